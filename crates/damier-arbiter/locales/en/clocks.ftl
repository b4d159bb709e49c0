## A time control that cannot be read

control-none = `{ $part }` is no time control
control-three-sides = { control-none }
    .remedy = write at most two controls, White’s ` v ` Black’s
control-no-time = { control-none }
    .remedy = a time is missing: write one, and on both sides of ` v `
control-no-period = { control-none }
    .remedy = a period is missing: write a time between each two commas
control-two-ways = { control-none }
    .remedy = a period adds time in one way only: leave out all others
control-moves = { control-none }
    .remedy = write a number of moves after `/`, as in `2h/50`
control-byo-yomi = { control-none }
    .remedy = write as in `{ $example }`
control-no-stretch = { control-none }
    .remedy = write one stretch or more of some time, or leave the byo-yomi out
control-no-part = a time is missing in the time control
    .remedy = write a time with its unit, such as { $example }
control-unit = { control-none }
    .remedy = write a time with its unit, such as { $example }
control-too-much = { control-none }
    .remedy = no clock shows so much: write less
control-no-periods = { control-none }
    .remedy = a time control needs at least one period
control-endless-inside = { control-none }
    .remedy = only the last period may go without a number of moves: write it as in `2h/50, 1h`
control-no-moves = { control-none }
    .remedy = a period of 0 moves is none: write at least 1
control-gives-no-time = { control-none }
    .remedy = a period gives no time: write how long it is
control-too-long = { control-none }
    .remedy = a time is longer than a hundred years: write a shorter one
control-tag = `{ $part }` is no time control of PDN
    .remedy = write seconds (300), seconds+increment (300+3), moves/seconds (40/7200) or several of them after one another with colons

## A clock log that cannot be: what is wrong, and what to do

log-at = line { $line }: { $sentence }
log-empty = the log is empty
    .remedy = begin with a line such as { $example }
log-no-entries = the log gives a time control and tells nothing that happened
    .remedy = add what happened, a line each, such as { $example }
log-too-long = there are more than { $most } entries
    .remedy = split the log
log-no-object = this is no JSON object
    .remedy = write { $example }
log-no-json = this is not JSON
    .remedy = write one object a line, such as { $example }
log-backwards = this lies before the entry above it
    .remedy = put the entries in order, or correct the moment
log-press-without-move = the clock was pressed, but no move was made before it
    .remedy = add the `moved` entry, or remove this one
log-not-running = the clock stood at that moment
    .remedy = add the `started` entry before it, or remove this one
log-started-twice = the clock was started while it ran
    .remedy = add the `paused` entry before it, or remove this one
log-paused-twice = the clock was stopped while it stood
    .remedy = add the `started` entry before it, or remove this one
log-move-loses = `ends` is { $value }, but nobody loses by a move of one’s own
    .remedy = write { $won } or 1-1; if the game is a losing one, name it in the first line, `variant` with `{ $losing }`
log-no-stretches = `stretches` is given, but the control { $control } has no byo-yomi for that side
    .remedy = leave `stretches` out, or correct `control`
log-two-moves = a second move was made before the clock was pressed
    .remedy = add the `pressed` entry between them, or remove this one
log-after-end = the game was over before this
    .remedy = remove it, or correct the entry that `ends` the game
log-no-flag = no flag had fallen by then
    .remedy = correct its moment or the ones before it, or remove it
log-taken-back-too-many = more moves are taken back than were made
    .remedy = correct `plies`, or add the `moved` entries that lack
log-no-plies = it does not say how many moves were taken back
    .remedy = add { $example }
log-plies = `plies` is { $value }, which is no number of moves
    .remedy = write a whole number of moves of one side, at least 1
log-variant-near = { $value } is no game
    .remedy = did you mean `{ $meant }`?
log-variant = { $value } is no game
    .remedy = write one of { $known }
log-can-win = `canWin` is { $value }, which is neither yes nor no
    .remedy = write true or false, without quotation marks
log-field-near = there is no field `{ $key }` here
    .remedy = did you mean `{ $meant }`?
log-field = there is no field `{ $key }` here
    .remedy = known here: { $known }
log-no-control = the first line gives no `control`
    .remedy = begin with a line such as { $example }
log-control-no-text = `control` is no text
    .remedy = begin with a line such as { $example }
log-no-moment = the entry has no `at`
    .remedy = add the moment: { $example }
log-no-event = the entry has no `event`
    .remedy = write one of { $known }
log-no-side = it does not say whose time
    .remedy = add { $example }
log-no-time = it does not say how much time
    .remedy = add { $example }
log-event-near = `{ $event }` is no event
    .remedy = did you mean `{ $meant }`?
log-event = `{ $event }` is no event
    .remedy = write one of { $known }
log-result = `ends` is { $value }, which is no result
    .remedy = write 2-0, 1-1 or 0-2, White first
log-stretches = `stretches` is { $value }, which is no number of stretches
    .remedy = write a whole number such as 3
log-side = { $value } is no side
    .remedy = write { $white } or { $black }
log-moment = `{ $name }` is { $value }, which is no moment
    .remedy = write milliseconds as a number without quotes, or { $example }

## Counts that cannot be carried on

carried-text = `{ $part }` is no counter: write clause=white+black, as in fmjd/6.3=11+12
carry-unknown = the rule book has no limit `{ $clause }`: choose the book that it belongs to
carry-not-running = `{ $clause }` does not count in this position: leave it out or correct the position
carry-twice = the count of `{ $clause }` is given twice: leave one out (clauses may share a count)
carry-not-alternating = `{ $clause }` counts the moves of both sides, which differ by one at most: correct the numbers
carry-out-of-turn = `{ $clause }`: { $next ->
    [white] White is to move, so Black made the last of the counted moves, and as many of them as White or one more
   *[black] Black is to move, so White made the last of the counted moves, and as many of them as Black or one more
}: correct the numbers
carry-beyond = `{ $clause }` ends the game at { $limit }: the count goes beyond; correct the numbers
carry-beyond-outer = `{ $clause }` counts within `{ $outer }`, which cannot be behind it: correct the numbers of one of them
carry-too-often = `{ $clause }` ends the game when a position stands for time number { $limit }, but one stood { $times ->
    [one] { $times } time
   *[other] { $times } times
} before: correct `times`
carry-other-side = `{ $clause }`: { $strong ->
    [white] white
   *[black] black
} is the strong side in this position: write `@{ $strong }` or leave the side out
control-hourglass = { control-none }
    .remedy = write `hourglass` for both sides, or for neither: what one side of it uses the other gains
log-both-lost = `ends` is { $value }, but no move loses the game for both
    .remedy = write how the move ended the game: 2-0, 1-1 or 0-2, White first; that both lose is for a referee to decide and belongs in no clock log
control-nothing-lapses = { control-none }
    .remedy = leave `lapsing` out, or give the period its moves, as in `3d/1 lapsing`: time lapses at the end of a period, and this one lasts to the end of the game
