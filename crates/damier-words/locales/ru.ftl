### Что не так в позиции, ходе или записи, по-русски.

both = { $first }; { $second }
at-place = строка { $line }, столбец { $column }: { $what }
at-ply = строка { $line }, столбец { $column }, полуход { $ply }: { $what }

## Позиции шашек

fen-at = смещение { $offset }: { $what }
fen-no-side = `{ $text }` — не очередь хода: начните с `W:` или `B:`
fen-no-colour = `{ $text }` не говорит, чьи это шашки: начинайте каждый список с W или B, как в `W:W31,K5:B20`
fen-colour-twice = второй список для { $side ->
    [white] белых
   *[black] чёрных
}: соберите все их шашки в одном
fen-no-list = нет шашек у { $side ->
    [white] белых: добавьте `:W`
   *[black] чёрных: добавьте `:B`
} и за ним поля, если шашки есть
fen-nothing-listed = не хватает поля: уберите запятую
fen-not-a-square = `{ $text }` — не поле этой доски: напишите номер, перед дамкой — K
fen-off-board = `{ $text }` — вне доски: её поля с 1 по { $last }
fen-bad-range = `{ $text }` — не промежуток: напишите два номера от 1 до { $last }, меньший впереди
fen-used-twice = вторая шашка на поле { $square }: оставьте одну
fen-no-such-option = { $known ->
    [none] `{ $text }`: эта игра не оставляет здесь выбора; уберите это
   *[other] `{ $text }`: такого выбора в этой игре нет; напишите одно из: { $known }
}
fen-option-twice = `{ $text }` выбирает второй раз: оставьте что-то одно
moves-not-offered = { $setting ->
    [none] позиция играется с { $option }={ $value }, а свод { $book } такого выбора не предлагает: измените позицию или возьмите другой свод
   *[other] позиция играется с { $option }={ $value }, но настройка { $setting } свода { $book } выбрана иначе: измените что-то одно
}
fen-hub-letter = `{ $text }` не обозначает поля: пишите w, b, W или B для шашки и e для пустого поля
fen-hub-length = после очереди хода { $found ->
    [one] { $found } буква
    [few] { $found } буквы
   *[other] { $found } букв
}, а полей на доске { $squares }: пишите по букве на поле
setup-off-board = поля { $square } на этой доске нет
setup-man = { $side ->
    [white] белая
   *[black] чёрная
} простая на поле { $square } стоит на своём дамочном ряду: сделайте её дамкой или переставьте
setup-empty = доска пуста: поставьте хотя бы одну шашку
setup-no-king = ходы дамкой { $side ->
    [white] белых
   *[black] чёрных
} указаны для поля { $square }, где их дамки нет: назовите поле, на котором она стоит

## Ходы шашек

move-legal = { $what } (можно: { $moves })
move-malformed = `{ $text }` — не ход: пишите, например, `32-28` или `19x28`
move-no-square = `{ $text }`: поля `{ $square }` на этой доске нет
move-no-own-piece = `{ $text }`: у стороны, чей ход, нет шашки на поле { $square }
move-must-capture = `{ $text }`: здесь взятие обязательно
move-nothing-to-capture = `{ $text }`: здесь нечего брать
move-ambiguous = `{ $text }` подходит к нескольким ходам: напишите промежуточные поля
move-game-over = `{ $text }`: партия окончена
move-illegal = `{ $text }` — здесь так ходить нельзя

## Партии как данные (JSON)

data-at = { $place }: { $what }
data-result = `{ $text }` — не результат: пишите 2-0, 1-1, 0-2 или 0-0
data-unknown-position = `{ $text }`: позиция неизвестна
data-too-deep = варианты вложены глубже { $limit } уровней

## Неизвестные игры и таблицы

unknown-variant = неизвестная игра `{ $name }`: напишите одну из { $known }
unknown-table = { $known ->
    [none] для { $variant } нет таблицы дебютов `{ $id }`: таблиц нет вовсе
   *[other] для { $variant } нет таблицы дебютов `{ $id }`: есть { $known }
}

## Записи партий (PDN): что не так и что делать

pdn-no-game = партии здесь нет: ожидался тег или ход, а стоит `{ $text }`
    .remedy = дайте файл PDN, например `[GameType { $example }] 1. 32-28 19-23 *`
pdn-too-long = партия не кончается за { $limit } байт; дальнейшее пропущено до следующего тега
    .remedy = найдите, где пропущен конец партии
pdn-unclosed-comment = комментарий не закрыт
    .remedy = добавьте недостающую `{ $sign }`
pdn-unclosed-variation = вариант не закрыт
    .remedy = добавьте недостающую `)`
pdn-lone-bracket = у `{ $bracket }` нет пары
    .remedy = уберите её или добавьте вторую скобку
pdn-too-deep = варианты вложены глубже { $limit } уровней
    .remedy = запишите внутренние варианты отдельными партиями
pdn-broken-tag = тег { $name } не закрыт
    .remedy = запишите его как `[Name { $example }]`
pdn-remark = ожидался ход, а стоит `{ $text }`
    .remedy = заключайте замечания в фигурные скобки: `{ $example }`
pdn-more-problems = { $count ->
    [one] ещё { $count } ошибка в этой партии
    [few] ещё { $count } ошибки в этой партии
   *[other] ещё { $count } ошибок в этой партии
}
    .remedy = исправьте сначала перечисленные
pdn-unknown-variant = { $value ->
    [none] нигде не сказано, какие это шашки
   *[other] GameType { $value } — не игра, которую знает Damier
}
    .remedy = добавьте тег, например `[GameType { $example }]`, или назовите игру (`--variant`)
pdn-other-variant = в записи указано GameType { $declared }, но ходы — { $played }
    .remedy = исправьте тег GameType
pdn-foreign-game-type = GameType { $found } — номер другой программы для { $expected }
    .remedy = напишите `[GameType { $example }]`
pdn-contradictory-tag = тег { $name } стоит несколько раз с разными значениями
    .remedy = оставьте один; взят первый
pdn-missing-fen = начальная позиция объявлена, но тега FEN с ней нет
    .remedy = добавьте тег FEN или уберите SetUp; взята обычная начальная позиция
pdn-bad-fen = позицию `{ $fen }` поставить нельзя: { $why }
    .remedy = исправьте её; позиция выглядит как `W:W31,K40:B1,K5`
pdn-other-turn = первый ход сделан стороной, чья очередь не наступила
    .remedy = укажите очередь хода первой буквой тега FEN: `W` или `B`
pdn-board-turned = поля названы от другого угла доски, чем сказано в записи
    .remedy = пишите поля так, как их считает федерация, или укажите в полном теге GameType, откуда начинаются имена
pdn-illegal-move = { $legal ->
    [none] `{ $text }` — так ходить нельзя
   *[other] `{ $text }` — так ходить нельзя; можно: { $legal }
}
    .remedy = исправьте ход или поставьте позицию через `{ $example }`
pdn-ambiguous-move = `{ $text }` может означать любой из { $candidates }
    .remedy = напишите весь путь взятия
pdn-game-over = `{ $text }` стоит после конца партии: ходов больше нет
    .remedy = уберите ходы после конца
pdn-not-played = { $count ->
    [one] ещё { $count } ход сохранён, но не сыгран
    [few] ещё { $count } хода сохранены, но не сыграны
   *[other] ещё { $count } ходов сохранено, но не сыграно
}
    .remedy = исправьте сначала ход перед ними
pdn-split-capture = взятие { $text } записано по частям
    .remedy = записывайте всё взятие одним ходом
pdn-unknown-result = `{ $text }` — неизвестный результат
    .remedy = напишите `2-0`, `1-1`, `0-2`, `1-0`, `1/2-1/2`, `0-1` или `*`
pdn-result-conflict = в теге Result стоит `{ $tag }`, а ходы кончаются на `{ $end }`
    .remedy = сделайте их одинаковыми; взят тег
pdn-or-fits = { $remedy }; или назовите другую игру: вся запись подходит к { $variant } (`[GameType { $example }]`)

## Позиции шахмат

chess-fen-empty = позиция пуста; напишите FEN
chess-fen-ranks = на доске { $ranks ->
    [one] { $ranks } горизонталь
    [few] { $ranks } горизонтали
   *[other] { $ranks } горизонталей
} вместо 8; разделяйте их знаком /
chess-fen-rank = на горизонтали { $rank } { $squares ->
    [one] { $squares } поле
    [few] { $squares } поля
   *[other] { $squares } полей
} вместо 8
chess-fen-sign = `{ $text }` на горизонтали { $rank } — не фигура (KQRBNP, kqrbnp) и не число от 1 до 8
chess-fen-turn = очередь хода указана как `{ $text }`; напишите w или b
chess-fen-right = `{ $text }` — не право на рокировку; напишите KQkq, вертикали ладей или -
chess-fen-right-king = у { $side ->
    [white] белых
   *[black] чёрных
} есть право на рокировку, но король не на своей первой горизонтали; напишите -
chess-fen-right-rook = для права на рокировку `{ $text }` у { $side ->
    [white] белых
   *[black] чёрных
} нет ладьи; уберите его или поставьте ладью
chess-fen-right-twice = у { $side ->
    [white] белых
   *[black] чёрных
} два права на рокировку в одну сторону; оставьте одно
chess-fen-passing = `{ $text }` — не поле для взятия на проходе; напишите поле за пешкой или -
chess-fen-passing-pawn = ни одна пешка не могла только что пройти через { $text }; напишите - вместо него
chess-fen-count = `{ $text }` — не число ходов
chess-fen-much = `{ $text }` — лишнее поле для FEN
chess-fen-no-king = у { $side ->
    [white] белых
   *[black] чёрных
} нет короля
chess-fen-kings = у { $side ->
    [white] белых
   *[black] чёрных
} больше одного короля
chess-fen-pawn = пешка не может стоять на { $text }, на краю доски
chess-fen-check = { $side ->
    [white] белые
   *[black] чёрные
} только что сходили и стоят под шахом; измените очередь хода или фигуры
chess-fen-impossible = никакой последний ход не мог дать такой шах; проверьте нападающие фигуры
chess-fen-crowd = у { $side ->
    [white] белых
   *[black] чёрных
} больше фигур, чем объясняют превращения

## Ходы шахмат

chess-move-unreadable = `{ $text }` — не ход; пишите, например, e4, Nf3, O-O или g1f3
chess-move-illegal = `{ $text }` — в этой позиции так ходить нельзя
chess-move-ambiguous = `{ $text }` подходит к нескольким ходам: { $candidates }
chess-move-promotion = в `{ $text }` не сказано, во что превращается пешка; добавьте =Q, =R, =B или =N
chess-castling-right = { $wing } — нельзя: король или ладья уже ходили
chess-castling-blocked = { $wing } — нельзя: мешает фигура на { $square }
chess-castling-check = { $wing } — нельзя: король под шахом
chess-castling-attacked = { $wing } — нельзя: король прошёл бы через битое поле { $square } или встал бы на него
chess-castling-exposed = { $wing } — нельзя: ладья прикрывает своего короля

## Записи шахмат (PGN): что не так и что делать

pgn-no-start = нет начальной позиции этой партии шахмат-960
    .remedy = добавьте тег, например `[FEN { $example }]`
pgn-fen = тег FEN — не позиция: { $why }
    .remedy = исправьте тег; без него ходы не сыграть
pgn-other-game = это партия { $name }, а не шахмат
    .remedy = уберите тег Variant, если это всё же шахматы
pgn-move = { $why }
    .remedy = ходы до этого места сыграны; исправьте этот
pgn-open-comment = комментарий не закончен
    .remedy = закройте его знаком `{ $sign }`
pgn-brackets = скобки вариантов не сходятся
    .remedy = дайте каждой ( свою )
pgn-too-deep = слишком глубоко вложенный вариант пропущен
    .remedy = сделайте его отдельной партией
pgn-after-result = после результата есть ходы
    .remedy = поставьте результат в конец
pgn-two-results = тег Result и конец ходов расходятся
    .remedy = взят конец ходов; исправьте одно из двух
pgn-second-listing = второй список ходов пропущен
    .remedy = ничего не нужно, если первый полон
pgn-stray = `{ $text }` среди ходов ничего не значит
    .remedy = уберите его

## Данные в JSON

json-at = в `{ $place }`: { $what }
json-broken = { $line ->
    [1] столбец { $column }
   *[other] строка { $line }, столбец { $column }
}: это не JSON; там не хватает знака или есть лишний
json-cut = JSON обрывается ({ $line ->
    [1] столбец { $column }
   *[other] строка { $line }, столбец { $column }
}): не хватает скобки или кавычки
json-missing = нет поля `{ $field }`
json-twice = поле `{ $field }` указано дважды
json-unknown = поля `{ $field }` здесь нет, есть такие: { $known }
json-word = стоит `{ $found }`, а нужно одно из слов: { $known }
json-type = { $kind ->
    [plain] стоит `{ $value }`
    [text] стоит текст `{ $value }`
    [list] стоит список в квадратных скобках
    [object] стоит объект в фигурных скобках
   *[other] стоит что-то другое
}, а нужно { $wanted ->
    [up-to] целое число от 0 до { $most }
    [whole] целое число, 0 или больше
    [integer] целое число
    [number] число
    [boolean] true или false
    [text] текст в кавычках
    [list] список в квадратных скобках
   *[object] объект в фигурных скобках
}
json-result = `{ $found }` — не результат: напишите 2-0, 1-1, 0-2 или 0-0, первыми белые
json-clause = `{ $found }` — не название пункта: напишите свод правил и статью, например fmjd/6.3
json-position = ключ позиции — 64 цифры от 0 до f: перенесите его так, как он был выдан
json-other = то, что здесь стоит, не подходит
