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
