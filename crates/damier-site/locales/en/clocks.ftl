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

# The own clock on the page where a game is chosen.

choose-kind = Kind of clock
choose-kind-increment = Seconds added with every move
choose-kind-fixed = Time for the whole game
choose-kind-moves = Moves in time, then time for the rest
choose-kind-bronstein = Bronstein: what a move took comes back
choose-kind-delay = Delay before the time runs
choose-kind-byo-yomi = Byo-yomi: stretches that come back
choose-kind-hourglass = Hourglass
choose-kind-correspondence = Correspondence: days for moves
choose-days = Days
choose-moves = For how many moves
choose-then = Then minutes (0: the same again)
choose-stretches = Stretches
choose-other = Black’s minutes
choose-other-same = the same
choose-control = In short notation
choose-control-hint = Can be written by hand, for example 80'+1' or 2h/50, 1h/25 or 5' v 3'.
choose-offers = Draw offers only from move
choose-offers-any = at any time

js-clock-days = { $number } d { $time }
js-clock-stretches = byo-yomi { $number } × { $time } s
js-control-missing = Fill in the times of the clock, or write it in short notation.
