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

problem-chess-fen-empty = Позиция пуста. Напишите FEN или не указывайте его, чтобы начать с обычной расстановки.
problem-chess-fen-ranks = { $ranks ->
    [one] На доске { $ranks } горизонталь вместо 8. Разделяйте горизонтали косой чертой.
    [few] На доске { $ranks } горизонтали вместо 8. Разделяйте горизонтали косой чертой.
   *[many] На доске { $ranks } горизонталей вместо 8. Разделяйте горизонтали косой чертой.
  }
problem-chess-fen-rank = { $squares ->
    [one] На горизонтали { $rank } — { $squares } поле вместо 8. Пересчитайте фигуры и пустые поля.
    [few] На горизонтали { $rank } — { $squares } поля вместо 8. Пересчитайте фигуры и пустые поля.
   *[many] На горизонтали { $rank } — { $squares } полей вместо 8. Пересчитайте фигуры и пустые поля.
  }
problem-chess-fen-sign = «{ $text }» на горизонтали { $rank } — не фигура (K, Q, R, B, N, P, у чёрных строчные) и не число пустых полей от 1 до 8.
problem-chess-fen-turn = Очередь хода указана как «{ $text }». После доски напишите w или b.
problem-chess-fen-right = «{ $text }» — не право на рокировку. Напишите KQkq, вертикали ладей или -, если его нет.
problem-chess-fen-right-king = { $side ->
    [white] У белых есть право на рокировку, но их король не на первой горизонтали. Напишите -.
   *[black] У чёрных есть право на рокировку, но их король не на последней горизонтали. Напишите -.
  }
problem-chess-fen-right-rook = { $side ->
    [white] Для права белых на рокировку «{ $text }» нет ладьи. Уберите его или поставьте ладью.
   *[black] Для права чёрных на рокировку «{ $text }» нет ладьи. Уберите его или поставьте ладью.
  }
problem-chess-fen-right-twice = { $side ->
    [white] У белых два права на рокировку в одну сторону. Оставьте одно.
   *[black] У чёрных два права на рокировку в одну сторону. Оставьте одно.
  }
problem-chess-fen-passing = «{ $text }» — не поле для взятия на проходе. Укажите поле за пешкой, только что пошедшей на два поля, или -.
problem-chess-fen-passing-pawn = Ни одна пешка не могла только что пройти через { $text }. Напишите - вместо него.
problem-chess-fen-count = «{ $text }» — не число ходов. Последние два поля считают с 0 и с 1.
problem-chess-fen-much = «{ $text }» — лишнее. В FEN шесть полей.
problem-chess-fen-no-king = { $side ->
    [white] У белых нет короля. Поставьте его.
   *[black] У чёрных нет короля. Поставьте его.
  }
problem-chess-fen-kings = { $side ->
    [white] У белых больше одного короля. Оставьте одного.
   *[black] У чёрных больше одного короля. Оставьте одного.
  }
problem-chess-fen-pawn = Пешка не может стоять на { $text }, на краю доски. Передвиньте её или замените фигурой.
problem-chess-fen-check = { $side ->
    [white] Белые только что сходили и стоят под шахом. Измените очередь хода или фигуры.
   *[black] Чёрные только что сходили и стоят под шахом. Измените очередь хода или фигуры.
  }
problem-chess-fen-impossible = Никакой последний ход не мог дать такой шах. Проверьте фигуры, нападающие на короля.
problem-chess-fen-crowd = { $side ->
    [white] У белых больше фигур, чем объясняют превращения. Уберите лишние.
   *[black] У чёрных больше фигур, чем объясняют превращения. Уберите лишние.
  }

castling-figures = Рокировка на рисунках
castling-figure-short = Рокировка в сторону h: откуда бы король и ладья ни начинали, король встаёт на g1, а ладья на f1 (обведены). Здесь они меняются местами.
castling-figure-long = Рокировка в сторону a: король встаёт на c1, ладья на d1. Все поля, которые один из них проходит или занимает (подкрашены), должны быть свободны, не считая их самих.
castling-figure-attacked = Нельзя: король прошёл бы через поле d1, которое под боем.
castling-figure-rook-only = Можно: через b1 проходит только ладья, и удар по этому полю не мешает.
