# Clocks on the play page and where a game is chosen.

clock-note-moves = { $moves ->
    [one] 1 move to the control
   *[other] { $moves } moves to the control
}
clock-note-byo-yomi = { $stretches ->
    [0] no byo-yomi left
    [one] 1 × { $seconds } s of byo-yomi
   *[other] { $stretches } × { $seconds } s of byo-yomi
}
clock-note-delay = { $seconds } s delay
clock-note-bronstein = { $seconds } s given back
clock-note-hourglass = hourglass
clock-word-bronstein = Bronstein
clock-word-delay = delay
clock-word-byo-yomi = byo-yomi
clock-word-hourglass = hourglass
clock-word-lapsing = (unused time lapses)
clock-word-v = against
