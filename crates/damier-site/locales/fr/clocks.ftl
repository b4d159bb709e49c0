# Clocks on the play page and where a game is chosen.

clock-note-moves = { $moves ->
    [one] { $moves } coup avant le contrôle
   *[other] { $moves } coups avant le contrôle
}
clock-note-byo-yomi = { $stretches ->
    [0] plus de byo-yomi
   *[other] { $stretches } × { $seconds } s de byo-yomi
}
clock-note-delay = délai de { $seconds } s
clock-note-bronstein = { $seconds } s rendues
clock-note-hourglass = sablier
clock-word-bronstein = Bronstein
clock-word-delay = délai
clock-word-byo-yomi = byo-yomi
clock-word-hourglass = sablier
clock-word-lapsing = (le temps non utilisé est perdu)
clock-word-v = contre
