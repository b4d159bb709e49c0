### What is wrong with a position, a move or a record, in English.

both = { $first }; { $second }
at-place = line { $line }, column { $column }: { $what }
at-ply = line { $line }, column { $column }, ply { $ply }: { $what }

## Positions of draughts

fen-at = at offset { $offset }: { $what }
fen-no-side = `{ $text }` is no side to move: begin with `W:` or `B:`
fen-no-colour = `{ $text }` does not say whose pieces these are: begin each list with W or B, as in `W:W31,K5:B20`
fen-colour-twice = a second list for { $side ->
    [white] white
   *[black] black
}: put all its pieces into one
fen-no-list = no pieces for { $side ->
    [white] white: add `:W`
   *[black] black: add `:B`
}, followed by its squares if it has pieces
fen-nothing-listed = a square is missing: remove the comma
fen-not-a-square = `{ $text }` is not a square of this board: write a number, with K before a king
fen-off-board = `{ $text }` is off the board, whose squares are 1 to { $last }
fen-bad-range = `{ $text }` is not a range: write two numbers from 1 to { $last }, the smaller first
fen-used-twice = a second piece on square { $square }: leave one of them out
fen-no-such-option = { $known ->
    [none] `{ $text }` chooses what this game leaves nobody to choose: leave it out
   *[other] `{ $text }` is no choice of this game: write one of { $known }
}
fen-option-twice = `{ $text }` chooses a second time: leave one of them out
moves-not-offered = { $setting ->
    [none] the position is played with { $option }={ $value }, and the rule book { $book } offers no such choice: change the position or take another book
   *[other] the position is played with { $option }={ $value }, but the setting { $setting } of the rule book { $book } was chosen otherwise: change one of them
}
fen-hub-letter = `{ $text }` stands for no square: write w, b, W or B for a piece and e for an empty square
fen-hub-length = { $found ->
    [one] { $found } letter
   *[other] { $found } letters
} after the side to move, but the board has { $squares } squares: write one letter for each
setup-off-board = square { $square } is not on this board
setup-man = the man of { $side ->
    [white] white
   *[black] black
} on square { $square } stands on its own crown row: make it a king or move it
setup-empty = the board is empty: place at least one piece
setup-no-king = king moves of { $side ->
    [white] white
   *[black] black
} are told of square { $square }, where it has no king: name the square on which that king stands

## Moves of draughts

move-legal = { $what } (legal: { $moves })
move-malformed = `{ $text }` is not a move: write one like `32-28` or `19x28`
move-no-square = `{ $text }`: there is no square `{ $square }` on this board
move-no-own-piece = `{ $text }`: the side to move has no piece on square { $square }
move-must-capture = `{ $text }`: a capture is compulsory here
move-nothing-to-capture = `{ $text }`: nothing can be captured here
move-ambiguous = `{ $text }` names several moves: write the squares between
move-game-over = `{ $text }`: the game is over
move-illegal = `{ $text }` is not a legal move here

## Games as data (JSON)

data-at = { $place }: { $what }
data-result = `{ $text }` is none of 2-0, 1-1, 0-2, 0-0
data-unknown-position = `{ $text }`: the position is not known
data-too-deep = variations are nested more than { $limit } deep

## Games and tables that are not known

unknown-variant = unknown game `{ $name }`: write one of { $known }
unknown-table = { $known ->
    [none] { $variant } has no table of openings `{ $id }`: it has none
   *[other] { $variant } has no table of openings `{ $id }`: it has { $known }
}

## Records of draughts (PDN): what is wrong, and what to do

pdn-no-game = no game here: expected a tag or a move, found `{ $text }`
    .remedy = give a PDN file, such as `[GameType { $example }] 1. 32-28 19-23 *`
pdn-too-long = the game does not end within { $limit } bytes; what follows is skipped, up to the next tag
    .remedy = look for a missing end of the game
pdn-unclosed-comment = a comment is not closed
    .remedy = add the missing `{ $sign }`
pdn-unclosed-variation = a variation is not closed
    .remedy = add the missing `)`
pdn-lone-bracket = `{ $bracket }` has no partner
    .remedy = remove it, or add the other bracket
pdn-too-deep = variations are nested more than { $limit } deep
    .remedy = write the inner variations as games of their own
pdn-broken-tag = the tag { $name } is not closed
    .remedy = write it as `[Name { $example }]`
pdn-remark = expected a move, found `{ $text }`
    .remedy = put remarks between braces: `{ $example }`
pdn-more-problems = { $count ->
    [one] { $count } more problem in this game
   *[other] { $count } more problems in this game
}
    .remedy = mend those listed first
pdn-unknown-variant = { $value ->
    [none] nothing tells which draughts game this is
   *[other] GameType { $value } is no game that Damier plays
}
    .remedy = add a tag such as `[GameType { $example }]`, or name the game (`--variant`)
pdn-other-variant = the record says GameType { $declared }, but the moves are { $played }
    .remedy = correct the GameType tag
pdn-foreign-game-type = GameType { $found } is another program’s number for { $expected }
    .remedy = write `[GameType { $example }]`
pdn-contradictory-tag = the tag { $name } comes several times, with different values
    .remedy = keep one of them; the first was believed
pdn-missing-fen = a start position is announced, but no FEN tag gives it
    .remedy = add the FEN tag, or remove SetUp; the usual start position was taken
pdn-bad-fen = the position `{ $fen }` cannot be set up: { $why }
    .remedy = correct it; a position looks like `W:W31,K40:B1,K5`
pdn-other-turn = the first move is one of the side that does not have the turn
    .remedy = give the turn in the first letter of the FEN tag: `W` or `B`
pdn-board-turned = the squares are named from another corner of the board than the record says
    .remedy = write the squares as the federation counts them, or say in the whole GameType tag where names begin
pdn-illegal-move = { $legal ->
    [none] `{ $text }` is not a legal move
   *[other] `{ $text }` is not a legal move; legal: { $legal }
}
    .remedy = correct the move, or set up the position with `{ $example }`
pdn-ambiguous-move = `{ $text }` can be any of { $candidates }
    .remedy = write the complete path of the capture
pdn-game-over = `{ $text }` comes after the end of the game: there is no legal move
    .remedy = remove the moves after the end
pdn-not-played = { $count ->
    [one] { $count } more move is kept but not played
   *[other] { $count } more moves are kept but not played
}
    .remedy = mend the move before them first
pdn-split-capture = the capture { $text } is written in pieces
    .remedy = write a whole capture as one move
pdn-unknown-result = `{ $text }` is no known result
    .remedy = write `2-0`, `1-1`, `0-2`, `1-0`, `1/2-1/2`, `0-1` or `*`
pdn-result-conflict = the Result tag says `{ $tag }`, the moves end with `{ $end }`
    .remedy = make both the same; the tag was believed
pdn-or-fits = { $remedy }; or name another game: the whole record fits { $variant } (`[GameType { $example }]`)

## Positions of chess

chess-fen-empty = the position is empty; write a FEN
chess-fen-ranks = the board has { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
} instead of 8; separate them by /
chess-fen-rank = rank { $rank } has { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} instead of 8
chess-fen-sign = `{ $text }` on rank { $rank } is no piece (KQRBNP, kqrbnp) and no number from 1 to 8
chess-fen-turn = the side to move is `{ $text }`; write w or b
chess-fen-right = `{ $text }` is no castling right; write KQkq, files of rooks, or -
chess-fen-right-king = { $side ->
    [white] white
   *[black] black
} has a castling right, but its king is not on the first rank; write -
chess-fen-right-rook = the castling right `{ $text }` of { $side ->
    [white] white
   *[black] black
} has no rook; leave it out or put the rook
chess-fen-right-twice = { $side ->
    [white] white
   *[black] black
} has two castling rights to the same wing; keep one
chess-fen-passing = `{ $text }` is no square for capturing in passing; write one behind the pawn, or -
chess-fen-passing-pawn = no pawn can just have passed { $text }; write - for it
chess-fen-count = `{ $text }` is no number of moves
chess-fen-much = `{ $text }` is one field too many for a FEN
chess-fen-no-king = { $side ->
    [white] white
   *[black] black
} has no king
chess-fen-kings = { $side ->
    [white] white
   *[black] black
} has more than one king
chess-fen-pawn = a pawn cannot stand on { $text }, at the edge of the board
chess-fen-check = { $side ->
    [white] white
   *[black] black
} has just moved and is in check; change the side to move or the pieces
chess-fen-impossible = no last move can have given this check; look at the attackers
chess-fen-crowd = { $side ->
    [white] white
   *[black] black
} has more pieces than promotions can account for

## Moves of chess

chess-move-unreadable = `{ $text }` is no move; write it like e4, Nf3, O-O or g1f3
chess-move-illegal = `{ $text }` is not legal in this position
chess-move-ambiguous = `{ $text }` names several moves: { $candidates }
chess-move-promotion = `{ $text }` does not say what the pawn becomes; add =Q, =R, =B or =N
chess-castling-right = { $wing } is not legal: king or rook has moved
chess-castling-blocked = { $wing } is not legal: a piece on { $square } is in the way
chess-castling-check = { $wing } is not legal: the king is in check
chess-castling-attacked = { $wing } is not legal: the king may not pass or reach { $square }, which is attacked
chess-castling-exposed = { $wing } is not legal: the rook shields its king where it stands

## Records of chess (PGN): what is wrong, and what to do

pgn-no-start = the start position of this Chess960 game is missing
    .remedy = add a tag such as `[FEN { $example }]`
pgn-fen = the FEN tag is no position: { $why }
    .remedy = correct the tag; the moves cannot be played without it
pgn-other-game = this is a game of { $name }, not of chess
    .remedy = take the Variant tag out if this is chess after all
pgn-move = { $why }
    .remedy = the moves up to here were played; correct this one
pgn-open-comment = a comment does not end
    .remedy = close it with `{ $sign }`
pgn-brackets = brackets of variations do not match
    .remedy = give every ( its )
pgn-too-deep = a variation is nested too deep and was left out
    .remedy = make it a game of its own
pgn-after-result = there are moves after the result
    .remedy = put the result at the end
pgn-two-results = the Result tag and the end of the moves disagree
    .remedy = the end of the moves was taken; correct one of them
pgn-second-listing = a second listing of the moves was left out
    .remedy = nothing to do if the first one is whole
pgn-stray = `{ $text }` means nothing among moves
    .remedy = take it out

## Data in JSON

json-at = at `{ $place }`: { $what }
json-broken = { $line ->
    [1] column { $column }
   *[other] line { $line }, column { $column }
}: this is not JSON; look for a sign that is missing or too much there
json-cut = the JSON breaks off at { $line ->
    [1] column { $column }
   *[other] line { $line }, column { $column }
}: a bracket or a quotation mark is missing
json-missing = the field `{ $field }` is missing
json-twice = the field `{ $field }` is given twice
json-unknown = there is no field `{ $field }` here, but these: { $known }
json-word = `{ $found }` stands where one of these words should: { $known }
json-type = { $kind ->
    [plain] `{ $value }` stands
    [text] the text `{ $value }` stands
    [list] a list in square brackets stands
    [object] an object in braces stands
   *[other] something else stands
} where { $wanted ->
    [up-to] a whole number from 0 to { $most } should
    [whole] a whole number, 0 or more, should
    [integer] a whole number should
    [number] a number should
    [boolean] true or false should
    [text] a text in quotation marks should
    [list] a list in square brackets should
   *[object] an object in braces should
}
json-result = `{ $found }` is no result: write 2-0, 1-1, 0-2 or 0-0, White first
json-clause = `{ $found }` names no clause: write book and article, such as fmjd/6.3
json-position = the key of a position has 64 digits from 0 to f: take it over as it was given out
json-other = what stands here does not fit

## Files of tournaments

file-misread = `{ $found }` { $field ->
    [start-rank] is no starting rank number: write a whole number from 1 in columns 5 to 8
    [sex] is no sex: write m or w, or leave it empty
    [rating] is no rating, and none is taken: write a whole number, or 0 for none
    [federation-id] is no number at the federation, and is kept as it stands: write digits only
    [born] is no date of birth, and is kept as it stands: write 1990/05/17 or 1990
    [points] is no number of points: write it as 11.5
    [place] is no place: write a whole number, or leave it empty
    [opponent] is no opponent: write a starting rank number, or 0000 for nobody
    [colour] is no colour: write w, b or -
    [result] is no result: write one of 1 = 0 + - W D L H F U Z
    [rounds] is no number of rounds: write a whole number
    [round] is no round: write a whole number of three digits
    [first-colour] is no colour: write W or B
    [count] is no number of players or teams: write a whole number
    [date] is no date, and is kept as it stands: write 2026/11/30
    [system] is no type of tournament that is known here: write for example FIDE_DUTCH, or choose the system yourself
    [symbol] is no symbol of a result: write W, D, L, A, P or X, of matches TW, TD or TL
    [bye] is no kind of bye: write F, H or Z
    [player] is no player’s number: write numbers from 1 to 9999
    [team] is no team’s number: write a whole number from 1
    [board-colours] is no order of colours: write W and B, such as WBWB
    [setting] is no setting that is known here: write for example white1 or W=1.0
    [code] begins with no code of a record, and is kept as it stands: write three digits or letters and a blank
   *[number] is no whole number below 10000: write up to four digits, or leave it empty
    [scoring] is no scoring: write win=2 draw=1 loss=0
}
file-empty = the file is empty: give an event as JSON, or a table as CSV or TRF
file-no-players = no player was found: a TRF file has a line beginning 001 for each player, and the columns of a CSV table are parted by semicolons
file-between = `{ $found }` stands between the columns: move the fields of the line into theirs
file-long-name = a name that begins `{ $start }` is longer than { $most } characters: shorten it
file-taken = the number { $id } is nought or taken: give each player one line and his own number
file-id-missing = the id is missing: give a number from 1
file-one-line = the game of { $a } and { $b } in round { $round } must stand in both lines, once each: make both lines agree
file-two-games = { $a } has two games in round { $round }: make both players’ lines agree
file-himself = { $a } meets himself in round { $round }: name the opponent
file-colours = { $a } and { $b } need one White and one Black in round { $round }: make both lines agree
file-results = the results of { $a } and { $b } in round { $round } do not fit together in this scale: make both lines agree
file-kept = the records { $codes } are kept as they stand, but not used: nothing is to do
file-unused = the record { $code } is kept as it stands, but not used: enter what it says yourself
file-record-twice = the record { $code } stands here once more and says something else: leave in the file the one that is right
file-tie-breaks = the tie-break { $names } is not known here: name the criteria yourself
file-by-rank = pairing by place is not done here: renumber the players
file-nobody = nobody has number { $id }, which is named here: correct the number or remove it
file-points = { $listed } points are listed, the results make { $computed }: check the results, or name the scale in a 162 line
file-count = the file speaks of { $listed } and has { $found }: look whether lines are missing
file-full-bye = round { $round } has a full-point bye (F): write U if the pairing left the player over
file-no-heading = the line of column names is missing: write a line such as id;name;fed;rating;start;R1;R2
file-no-id = no column is called id: write a line such as id;name;fed;rating;start;R1;R2
file-round-beyond = the column { $name } names a round beyond { $most }: number the rounds from R1
file-column-twice = two columns are called { $name }: give each column its own name
file-column-unknown = the column { $name } is not known here and was not read: correct its name
file-outside = `{ $found }` stands outside the columns: add a column name or remove it
file-cell = the cell `{ $found }` is neither a game nor a bye: write for example 12w2, 7b+, U, H, F, Z or nothing
file-no-scoring = no scoring is named, and 2-1-0 is taken: add a line such as # scoring: win=2 draw=1 loss=0
file-remark-broken = the remark of Damier is no JSON object, and is passed over: remove it, or export the event once more
file-remark-misfit = the remark of Damier does not fit the table, and is passed over: remove it, or export the event once more
file-astray = round { $round } does not fit the result of the tie of { $a } and { $b }: another goes on; correct that result, or take the rounds from { $round } on back and pair again
file-absent = { $listed ->
    [none] { $id } has no line of a player: correct the opponent’s number or add the line
   *[other] { $id } has no line of a player, and the file speaks of { $listed } players but has { $players }: add the line that is missing, or correct the number
}
file-bye-met = { $letter } says that there was no game, but { $id } is named as opponent: write 0000 for the opponent, or the letter of a result
file-colour-alone = a colour stands here without an opponent: name the opponent, or write - for the colour
file-unequal = the results of { $a } and { $b } in round { $round } are not those of one game, and are taken for a decision of the referee: correct one of them if they are not
file-in-round = round { $round }: { $what }
file-clash-range = `{ $found }` cannot be: give a number from { $least } to { $most }
file-clash-boards = a match has more than { $most } boards: correct that number
file-clash-twice = { $noun ->
    [team] two teams have the number { $id }: give each its own
   *[player] two players have the number { $id }: give each his own
}
file-clash-missing = { $noun ->
    [team] no team has number { $id }: correct it or remove it
   *[player] no player has number { $id }: correct it or remove it
}
file-clash-himself = { $noun ->
    [team] team { $id } meets itself: name its opponent
   *[player] player { $id } meets himself: name the opponent
}
file-clash-seated = { $noun ->
    [team] team { $id } stands twice in round { $round }: leave out one of the two entries
   *[player] player { $id } stands twice in round { $round }: leave out one of the two entries
}
file-clash-two-teams = player { $id } belongs to another team as well: leave him in one of them
file-clash-no-board = there is no board { $board } in this round, which has { $boards }, counted from 0: correct the number or remove it
file-clash-board-twice = board { $board } belongs to a match already: leave it in one of them
file-clash-backwards = { $last } comes before { $first }: give the lower number first
file-clash-repeated = the same stands here twice: remove one of the two
file-clash-earlier = { $found } lies before { $before }, the day of an earlier round or of the beginning: correct one of the two if it is a slip
file-clash-dates = { $dates ->
    [one] { $dates } round has a day
   *[other] { $dates } rounds have a day
}, and the event has { $rounds }: leave out the days that are too many, or correct the number of rounds
file-clash-fewer-rounds = the event is said to have { $said ->
    [one] { $said } round
   *[other] { $said } rounds
}, and { $paired } are paired: correct the number of rounds
file-clash-joined = player { $id } joins in round { $joined }, but has a place in round { $round }: correct one of the two
file-clash-alone = only one is named here, and so is kept apart from nobody: name another or remove it
file-clash-in-vain = what is asked for { $id } in round { $round } is passed over, as something else stands there already: leave out one of the two
file-clash-not-tied = { $id } does not play in this play-off: correct the number, or the list of its players
file-clash-too-few = a play-off takes two at least: name them or remove it
file-clash-flag = the side whose flag fell has won: correct one of the two
file-clash-scale = a better result is worth less than a worse one: put the points into order
file-clash-unscaled = { $found } is beyond the scale, in which a game brings at most { $most }: correct the points if they are a slip
file-warning = warning: { $what }
file-no-event = this is JSON, but no event file, as it lacks { $missing }: give a file that `damier tournament` has made, or a table as CSV or TRF
file-format = this is { $format } version { $version }: it takes a newer program, or is no event file
file-mend = restore the file from a copy or mend that place
file-more = and { $more } more
