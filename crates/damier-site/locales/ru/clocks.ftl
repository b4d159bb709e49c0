# Clocks on the play page and where a game is chosen.

clock-note-moves = { $moves ->
    [one] { $moves } ход до контроля
    [few] { $moves } хода до контроля
   *[many] { $moves } ходов до контроля
}
clock-note-byo-yomi = { $stretches ->
    [0] бёёми больше нет
   *[other] бёёми { $stretches } × { $seconds } с
}
clock-note-delay = задержка { $seconds } с
clock-note-bronstein = возврат до { $seconds } с
clock-note-hourglass = песочные часы
clock-word-bronstein = Бронштейн
clock-word-delay = задержка
clock-word-byo-yomi = бёёми
clock-word-hourglass = песочные часы
clock-word-lapsing = (остаток сгорает)
clock-word-v = против

# The own clock on the page where a game is chosen.

choose-kind = Вид часов
choose-kind-increment = Секунды за каждый ход
choose-kind-fixed = Время на всю партию
choose-kind-moves = Ходы за время, затем время на остаток
choose-kind-bronstein = Бронштейн: потраченное возвращается
choose-kind-delay = Задержка перед ходом часов
choose-kind-byo-yomi = Бёёми: возвращающиеся отрезки
choose-kind-hourglass = Песочные часы
choose-kind-correspondence = По переписке: дни на ходы
choose-days = Дни
choose-moves = На сколько ходов
choose-then = Затем минуты (0 — снова столько же)
choose-stretches = Отрезки
choose-other = Минуты чёрных
choose-other-same = столько же
choose-control = Краткая запись
choose-control-hint = Можно написать самому, например 80'+1', или 2h/50, 1h/25, или 5' v 3'.
choose-offers = Предлагать ничью с хода
choose-offers-any = в любое время

js-clock-days = { $number } д { $time }
js-clock-stretches = бёёми { $number } × { $time } с
js-control-missing = Заполните время на часах или напишите его краткой записью.
