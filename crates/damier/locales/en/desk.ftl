# The tournament desk: what it refuses, and what it tells

desk-number = number { $id }
desk-no-player = no player has number { $id }: look at the entry list
desk-no-team = no team has number { $id }: look at the list of teams
desk-entered = { $count ->
    [one] { $count } player is entered
   *[other] { $count } players are entered
}
desk-date = { $option } { $date }: write a date as YYYY/MM/DD
desk-date-back = { $option } { $date }: that is before { $before }; give the days in their order
desk-dates-many = --round-dates: { $dates ->
    [one] { $dates } day
   *[other] { $dates } days
} for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}; leave out those that are too many, or correct --rounds

# Pairing
desk-pair-form = `{ $text }` is no pair: write 1-4, White first, or 7-bye
desk-pair = { $white } - { $black }
desk-pair-bye = { $white }: bye
desk-hand-left-out = --by-hand leaves out: { $names }; pair them, or give them --absent, --half-bye, --full-bye or (one of them) a bye such as { $first }-bye
desk-hand-byes = --by-hand: only one can be left over by the pairing, and these have byes: { $names }; pair two of them, or give the others --absent, --half-bye or --full-bye
desk-hand-gone = --by-hand: not in the event in this round: { $names }; leave them out
desk-hand-twice = --by-hand: in more than one pair: { $names }; leave each in one
desk-hand-himself = --by-hand { $id }-{ $id }: nobody plays against himself; name two different players
desk-only-chess = --start and --draw are for events of chess960; make it one with `damier tournament new --rules fide-960`
desk-two-options = { $id } stands in { $other } and in { $option }; leave out one of them
desk-bye-withdrawn = { $id } stands in { $option } and in --withdrawn; who has left needs no bye, so leave out one of them
desk-bye-gone = { $option } { $id }: { $name } has left the event and gets no bye; leave the number out
desk-not-gone = --returned: { $name } has not left the event; leave the number out
desk-forbid-two = --forbid: name two players, such as 1-5
desk-forbid-himself = --forbid { $id }-{ $id }: name two different players
desk-no-round = { $file }: no round is paired yet
desk-has-results = { $file }: results entered in round { $round }: { $count }; clear them first, such as with `damier tournament result { $file } 1:open`
desk-taken-back = round { $round } was taken back
desk-otherwise = { $system } would have paired otherwise (logged):

# Play-offs
desk-flag-won = --flag names the side that won: name the side whose flag fell, or correct the result
desk-times-alone = --left and --flag go with --result or --record
desk-not-over = the event is not over: play-offs come after its last result
desk-playing-off = { $name } is playing a play-off already: finish it first
desk-lots = --order: name each of { $names } once, as the lots were drawn
desk-for-two = this form is for two: let more of them play a round robin
desk-not-shared = place { $place } is not shared; `damier tournament playoff { $file }` lists who is tied
desk-players-number = --players { $id }: name different numbers of the standings
desk-players-few = --players: name at least two
desk-players-place = --players: only those who share place { $place } can play for it; there stands: { $names }
desk-nobody = nobody
desk-alone = { $name } alone
desk-level = a level tie is played off by its two, for its own place: name that with --start, and them with --players; level are: { $ties }
desk-tie = { $names } (place { $place })
desk-game-number = { $games ->
    [0] { $source }: there is no game in it; give the record of the next game
   *[other] { $source }: { $games } games; give the record of the next game and no other
}
desk-other-game = { $record }: the next game is { $next }, White first, and this is { $this }: correct the record, or name who plays in the play-off with --players
desk-against = { $white } against { $black }
desk-both-lost = { $record }: both lost, which decides no play-off: the arbiter names the winner with --result
desk-no-play-off = no play-off is being played: begin one with --start
desk-not-this-play-off = no such play-off is being played; being played are: { $ties }; name one of them by who plays, such as --players { $players }
desk-several-play-offs = several play-offs are being played: { $ties }; name one by who plays, such as --players { $players }
desk-left-missing = give the times left with --left, White’s first: the next game begins with them
desk-left-over = --left: { $side ->
    [white] White
   *[black] Black
} can have { $most } left at most, of the time for the whole series; look at the clocks again
desk-left-needless = --left: this form keeps no time from game to game
desk-budget = `{ $text }`: write minutes and seconds a move, such as 5+2
desk-left = `{ $text }`: write both times, such as 1:40,3:05
desk-shared = place { $place } is shared: { $names }
desk-none-shared = no place is shared
desk-tie-level = place { $place }: the tie of { $names } is level
desk-none-level = no tie is level: the knock-out goes on
desk-play-off = play-off for place { $place }: { $names }
desk-play-off-game = { "  " }game { $number }: { $white } - { $black }, { $winner ->
    [white] White won
    [black] Black won
   *[none] drawn
}
desk-play-off-next = { "  " }next: { $white } - { $black }{ $stage ->
    [standard] {" "}(standard game)
    [rapid] {" "}(rapid game)
    [blitz] {" "}(blitz game)
    [decider] {" "}(deciding game)
   *[none] {""}
}
desk-play-off-left = { $next }, { $white } against { $black }
desk-play-off-order = { "  " }order: { $names }

# Events and pairings
desk-boards-needless = --boards: { $system } does not pair teams; leave it out, or choose team-swiss or team-round-robin
desk-taken = number { $id } is taken: give the player a free number
desk-number-beyond = number { $id } does not fit into files: give a number from 1 to 9999
desk-rating-beyond = rating { $rating } does not fit into files: give a whole number below 10000
desk-no-such-round = round { $round } has not been paired: pair it first
desk-no-such-board = round { $round } has no board { $board }: boards are numbered from 1 to { $boards }
desk-twice = player { $id } appears twice in round { $round }: leave out one of the two entries
desk-himself = player { $id } is paired with himself: name two players
desk-unfinished = round { $round } still has games without result: enter them first
desk-no-result = the scale of this event has no result { $white }-{ $black }
desk-goes-on = round { $round } is paired, and this would change who goes on from the tie of { $one } and { $other }: take the rounds from { $round } on back first (damier tournament undo)
desk-table-made = round 1 is paired, and the table of this system has no place for more: let the newcomer take over the number of somebody who left, or take the rounds back and enter him before round 1
desk-team-table-made = round 1 is paired, and the table of this system has no place for the new team `{ $name }`: let the newcomer sit in a team that is there, or take the rounds back and enter the team before round 1
desk-no-rest = the table of the system { $system } has a game for everybody, so nobody rests for points: give --absent, which gives the game away
desk-reason-needed = the regulations are fixed since round 1: give a reason for the log, with --reason
desk-too-few = { $count ->
    [0] there is nobody to pair: enter at least two
    [one] there is only one to pair: enter at least two
   *[other] there are only { $count } to pair: enter at least two
}
desk-impossible = no pairing of all players keeps the absolute rules (nobody meets twice, no bye twice, colours): allow a pair by hand, or end the event
desk-over = every round of the event is paired (rounds: { $rounds }): raise the number of rounds
desk-undecided = the tie of { $first } and { $second } is level: enter their play-off, or a deciding result for its last game
desk-two-teams = this system needs exactly two teams of the same size: complete the teams
desk-by-hand = the system `{ $system }` makes no pairs by itself: name the pairs

# Results and others
desk-decided-range = `{ $text }`: no side gets more than { $most } points by decision, nor less than { $least }; write what the referee awards within these
desk-result-form = `{ $text }` is no result: write BOARD:RESULT such as 3:2-0, 3:draw, 3:+- or 3:open
desk-at = { $what }: { $why }
desk-no-round-yet = { $file }: no round is paired yet; begin with `damier tournament pair { $file }`
desk-board-twice = board { $board } is named twice; give it one result
desk-decided-points = { $text }: with --decided, write the points, such as { $board }:2-1
desk-three-results = { $win }, { $draw } and { $loss }
desk-either-side = { $splits }, for either side
desk-scale = { $text }: this event counts { $listed }; write one of them, or give the reason with --decided
desk-scale-form = `{ $text }`: write win-draw-loss such as 2-1-0 or 1-0.5-0, stages or delft
desk-scale-order = `{ $text }`: a win must be worth more than a loss, and a draw neither more than a win nor less than a loss; write for example 2-1-0

# A new event
desk-new-event = { $file }: { $name }, { $system }, { $rounds ->
    [0] as many rounds as it takes
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
desk-new-points = points: { $points }
desk-new-points-chess = points: { $points } (as usual in chess; --scale takes others)
desk-new-order = order: { $order }
desk-new-game = game: { $game }
desk-new-no-game = game: not named; --variant GAME names it, for games on the site
desk-new-next = next: damier tournament add { $file } NAME

desk-rounds-needed = { $system } needs to know how many rounds there are: add --rounds N
desk-boards-needed = { $system } needs to know how many boards a match has: add --boards N
desk-team-needless = --team: this is an event of single players; leave --team out
desk-sort-late = --sort: round 1 is paired, so that numbers must stay; leave --sort out
desk-check-manual = { $file }: the arbiter made the pairs of this event; name a system to compare with, such as --system dutch-2026
desk-round-paired = { $option } { $round }: rounds paired in { $file }: { $count }; name one of them
desk-no-number = { $file }: nobody has number { $id }; look at `damier tournament standings { $file }`
desk-meets-himself = nobody meets himself: name two different numbers
desk-name-long = { $option }: a name has at most { $most } characters; shorten it
desk-name-empty = --name: the event has no name; write one, such as --name "Open 2026"
desk-apart-late = --keep-apart gives everybody a place in the table: before round 1 only
desk-changed-meanwhile = the regulations were changed by another program meanwhile; try again
desk-fewer-rounds = --rounds { $rounds }: round { $round } is paired already
desk-yes-no = `{ $text }` is neither yes nor no; write one of the two
desk-apart = `{ $text }`: choose federation or club
desk-team-colours = `{ $text }`: choose type-a, type-b or none
desk-team-score = `{ $text }`: choose match or game
desk-deviation = --deviation: give a number above 0, such as 100
desk-nobody-to-pair = after round { $round } nobody can be paired; take more players or fewer rounds
desk-no-earlier = { $file }: there is no earlier version to go back to
desk-undone = taken back; earlier versions left: { $left }
desk-undo-damaged = nothing is taken back: the last version in { $undo } (line { $line }) is damaged; the event itself is whole. Delete that line to go back to the version before it, or restore the file from a copy
desk-needs-file = an event needs a file, not -
desk-change-file = an event to be changed must be a file, not -
desk-file-long = is too long for an event; an event file has at most 64 MiB
desk-file-binary = is a binary file; an event is text: TRF, CSV or JSON in UTF-8
desk-file-round = round { $round }: { $why }
desk-file-empty = is empty; begin an event with `damier tournament new`
desk-file-table = is a table, and only an event file can be changed; make one with `damier tournament export FILE --to json > event.json`
desk-file-changed = was changed by another program meanwhile; nothing was written, try again
desk-file-taken = is there already; choose another name, or remove it first
desk-file-unwritable = cannot be written: { $why }; check the folder and the disk
desk-sheet-no-rounds = no round has been paired yet: pair the first one
desk-sheet-no-round = round { $round } has not been paired: name an earlier one
desk-sheet-unknown = no sheet is called `{ $name }`: choose one of { $names }
