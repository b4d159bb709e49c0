## Шахматы 960

facts-chess960 = 960 начальных расстановок, среди них классическая

chess-start = Начальная расстановка
chess-start-classical = Классическая (518)
chess-start-random = По жребию
chess-start-double = По жребию, чёрные отдельно (не по ФИДЕ)
chess-start-number = По номеру
chess-start-shown = Расстановка { $number }
chess-castling = Рокировка
chess-number = Номер от 0 до 959
play-export-pgn = Скачать PGN
js-castle-short = Короткая рокировка
js-castle-long = Длинная рокировка
js-board-chess-board = Шахматная доска
js-board-promote = Во что превращается пешка?
js-board-check = под шахом
js-turn-white-check = Ход белых, шах
js-turn-black-check = Ход чёрных, шах
js-your-turn-check = Ваш ход: вам шах
js-board-white-chess-king = белый король
js-board-black-chess-king = чёрный король
js-board-white-chess-queen = белый ферзь
js-board-black-chess-queen = чёрный ферзь
js-board-white-chess-rook = белая ладья
js-board-black-chess-rook = чёрная ладья
js-board-white-chess-bishop = белый слон
js-board-black-chess-bishop = чёрный слон
js-board-white-chess-knight = белый конь
js-board-black-chess-knight = чёрный конь
js-board-white-chess-pawn = белая пешка
js-board-black-chess-pawn = чёрная пешка
js-export-pgn = Скачать PGN

problem-unknown-start = Такой начальной расстановки нет
problem-unknown-start-detail = «{ $start }» — не начальная расстановка. Укажите номер от 0 до 959 (518 — классическая), два номера для белых и чёрных, например 518/42, или «random» либо «double» для жребия.
problem-unknown-start-game = Номера расстановок есть только в шахматах 960. Уберите «start» или выберите вариант «chess960».
problem-unknown-start-both = Отправьте либо «start», либо «fen», но не оба сразу.
problem-ambiguous-move-promotion = В записи «{ $move }» не сказано, во что превращается пешка. Добавьте Q, R, B или N, например e8=Q.
problem-castling-right = Рокировка в эту сторону невозможна: король или ладья уже ходили либо поле на пути занято.
problem-castling-blocked = Рокировка невозможна: мешает фигура на { $square }.
problem-castling-check = Рокировка невозможна, пока король под шахом.
problem-castling-attacked = Рокировка невозможна: король прошёл бы через битое поле { $square } или встал бы на него.
problem-castling-exposed = Рокировка невозможна: ладья прикрывает своего короля от удара.

castling-figures = Рокировка на рисунках
castling-figure-short = Рокировка в сторону h: откуда бы король и ладья ни начинали, король встаёт на g1, а ладья на f1 (обведены). Здесь они меняются местами.
castling-figure-long = Рокировка в сторону a: король встаёт на c1, ладья на d1. Все поля, которые один из них проходит или занимает (подкрашены), должны быть свободны, не считая их самих.
castling-figure-attacked = Нельзя: король прошёл бы через поле d1, которое под боем.
castling-figure-rook-only = Можно: через b1 проходит только ладья, и удар по этому полю не мешает.
