# Files that cannot be read

output-failed = the output cannot be written: { $why }
source-at = { $source }: { $what }
source-stdin = standard input
source-missing = no such file; check the name, or write - to read standard input
source-denied = may not be read by you
source-broken = cannot be read: { $why }
source-folder = is a folder; name the files in it
source-not-utf8 = is not UTF-8 text: byte { $at } of the file, in line { $line }, is { $byte }; save it as UTF-8
source-too-long = is too long for what it should be
source-packed = is compressed ({ $how }); unpack it first
source-zip = is a zip archive; unpack it first
source-pdf = is a PDF document, not a file of games (PDN)
source-picture = is a picture, not a file of games (PDN)
source-binary = is a binary file, not a file of games (PDN)
no-games = { $source }: there is no game in it
no-such-game = { $source }: there is no game { $wanted }, only { $number }
at-game = { $source }: game { $number }: { $what }
at-line = { $source }: line { $line }: { $what }
at-line-game = { $source }: line { $line }: game { $number }: { $what }
object-at = the object in line { $line }: { $what }
object-long = it has more than { $most } bytes
object-deep = it is nested more than { $most } deep
object-open-before = it is not closed before line { $line }
object-open = it is not closed
object-none = expected `{ $sign }`
chess-json-variant = its variant is `{ $name }`, not chess960
chess-json-no-start = it has no startFen
chess-json-position = its position: { $what }
chess-json-result = `{ $result }` is no result, such as 1-0
chess-json-uci = ply { $ply }: `{ $uci }` is no legal move
chess-json-move = ply { $ply }: { $what }
chess-json-no-move = ply { $ply }: it has neither uci nor text

# Requests that make no sense

option-refused = { $option }: { $what }
no-position = this is no position of { $variant } draughts: { $what }
fen-counted = the numbers of the position were counted from the top left: { $taken }; if they count as the federation of the game does, from the bottom right, write { $other }
fen-counted-wrongly = { $what }; counted as the federation of the game does, from the bottom right, it is { $other }
no-chess-position = this is no position of chess960: { $what }
nothing-named = no file and no position is named; write the name of a file, - for standard input, or a position such as { $example }
fen-is-alone = --game and --ply are for files; a FEN is a single position
ply-is-of-games = --ply is for games; a FEN is a single position
ply-beyond = --ply { $ply }: the game has { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
counters-forms = --counters go with --to text and --to fen
two-positions = `{ $what }` and --fen or --start: name one of them
start-number = --start { $number }: write a number from 0 to 959, or random
moves-odd = --moves: `{ $odd }` stands in no move; write moves such as { $example }
moves-none = --moves: there is no move
moves-over = `{ $move }`: the game is over since ply { $ply }
no-counters = { $source }: no counters: { $what }
no-counts = it names none: write them as in fmjd/6.3=11+12, or give the object `carried` that `damier adjudicate --carry --json` writes
no-counts-inside = this is a whole line of `damier adjudicate --json`: give the object in its field `carried` alone
counts-none = it names no clause; write plies by clause, such as { $example }
counts-no-clause = `{ $name }` is no clause; write plies by clause, such as { $example }
counts-broken = { $what }; write plies by clause, such as { $example }
picture-failed = the picture { $file } cannot be written: { $why }
picture-no-folder = the picture { $file } cannot be written: there is no such folder; make it, or give --timeline a file in a folder that exists
no-book = no rule book `{ $name }`; built in: { $known }; or give a file such as ./mine.toml
book-too-long = is longer than { $kilobytes } KB, and no rule book needs so much; check the name of the file
book-broken = { $name } is no rule book:
set-form = --set { $choice }: write SETTING=VALUE
set-refused = --set { $choice }: { $what }
set-none = the usual rule book of the game has no settings
set-unknown = no usual rule book has a setting `{ $setting }`; they have: { $known }; with --rules give the book that has it
no-usual-book = no rule book is built in for { $variant }: give one with --rules
book-of-others = the rule book { $book } is for { $variants }, not for { $variant }: leave --rules out, or give a book that names this game
book-not-built-in = --toml is for built-in books; { $id } is a file
own-id = --id { $id }: { $what }
players-form = --players { $players }: write two names, a comma between
no-table = no table of openings is known for { $variant }; see damier openings list
barred = barred
no-regulation = the rule book { $book } has no regulation draw: choose one that has, such as fmjd or idf
no-such-claim = --by { $name }: no such clause; to be claimed: { $known }
nothing-to-claim = in the rule book { $book } nothing has to be claimed: its draws come of themselves
claim-of-draughts = `{ $claim }` is for draughts: the laws of chess have no such article; see `damier claim draw` and `damier claim flag`
ruling-no-article = the rule book { $book } leaves no article { $article } to a referee: { $known ->
    [none] it leaves none, so leave --article out and name the rule in --reason
   *[other] choose from { $known }, or leave --article out and name the rule in --reason
}
ruling-other-result = article { $article } never leads to the result { $result }: choose the result that belongs to it, or another article
reason-empty = --reason is empty: a decision needs its reason, which is stored with it
over-already = the game is over already: { $result }, { $why }
tables-failed = { $why }; { $without }
match-usual = programs of the Hub protocol know the usual way to play only: leave out the choice about the moves, or take other players
tables-usual = endgame tables are made for the usual way to play only: leave out the choice about the moves
tables-none = there are no endgame tables for { $variant }: its board is too large
tables-pieces = endgame tables are for 2 to { $most } pieces, not for { $pieces }
tables-memory = the endgame tables of { $class } take { $megabytes } MB of memory: allow more
tables-memory-option = { $why } with --memory
tables-write = { $path } cannot be written: { $why }
tables-stopped = the making of endgame tables was stopped; what is done is kept
tables-beyond = { $class } has values that endgame tables cannot hold
tables-wrong = the table of { $class } came out wrong at { $fen } ({ $what }): its files are not to be trusted, remove them
tables-missing = not every endgame table is there: make them with `damier endgame build { $variant } --pieces { $pieces }`
give-control = give a time control
tag-without-clock = `{ $tag }` says that there is no clock, or that the control is unknown
engine-failed = --uci-engine { $program }: { $what }
engine-start = the engine { $path } cannot be started: { $why }
engine-ended = the engine ended without an answer
engine-slow = the engine did not answer in time
engine-no-960 = the engine does not know Chess960 (option UCI_Chess960); start from position 518
engine-no-move = the engine answered `{ $move }`, no legal move
not-judged = a game could not be judged

# Arguments of the command line

arg-value = { $arg } { $value }: { $what }
arg-number = write a whole number
arg-number-from-to = write a whole number from { $from } to { $to }
arg-one-of = write one of { $known }
arg-seconds = write a number of seconds such as 2 or 0.5
arg-lang = write en, fr or ru
arg-moment = write a moment such as 1:59:30.500, 90{ "\"" } or 1700ms
arg-time = write a time such as 0:55, 55{ "\"" }, 1:05:00 or 1h30
arg-result = write 2-0, 1-1, 0-2 or 0-0, White first
arg-side = write white or black
ruling-by-facts = article { $article } is for a claim in time shortage, whose facts are looked at: ask with `damier claim time-shortage`; a referee who decides otherwise leaves `--article` out and gives the reason
arg-irregularity = choose one of: { $known }
arg-empty = no value was given
arg-needs-value = { $arg } needs a value after it: { $arg } { $name }
arg-unknown = there is no option { $arg } here
arg-unknown-near = there is no option { $arg } here; did you mean { $meant }?
arg-surplus = nothing is expected at `{ $arg }`: leave it out, or put it in quotes with the word before it
arg-command = there is no command { $arg }
arg-command-near = there is no command { $arg }; did you mean { $meant }?
arg-missing = missing: { $args }
arg-conflict = { $arg } cannot go with { $other }: leave one of them out
arg-twice = { $arg } is given twice
arg-bad-utf8 = an argument is not UTF-8 text
arg-usage =
    { $what }
    Usage: { $usage }
    More: { $help }

# A folder that was looked through

check-heading = | file | game | line | ply | what is wrong |
check-totals = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
}; { $whole } of the { $moving } with moves play through, { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
} in all.

# Options of chess and of draughts

stray-show-pdn = { $option } is not for chess, whose games are written as pgn
stray-show-pgn = { $option } is only for chess; games of draughts are written as pdn
stray-timeline = { $option } is not for chess: the story of a chess game has no counters to draw; --explain tells it
stray-carried = { $option } is not for chess: write the FEN to go on from into the record; it tells the counter
stray-adjudicate-notation = { $option } is not for chess: its squares have one name each
stray-evidence = { $option } is not for chess, in which no ending is ruled on by evidence
stray-uci-engine = { $option } is only for chess: `damier analyse chess960 --uci-engine PROGRAM`; draughts is analysed by the built-in engine, without this option
stray-start = { $option } is only for chess; give a position of draughts as --fen
stray-letters = { $option } is only for chess: draughts writes squares alone; see --notation
stray-analyse-notation = { $option } is not for chess; see --letters
stray-rules = { $option } is not for chess: its engine knows the laws of FIDE alone
stray-counters = { $option } is not for chess: `damier adjudicate` tells what counts in a game
stray-show-notation = { $option } is not for chess; see --letters and --rights
stray-discs = { $option } is not for chess, whose pieces are letters
stray-rights = { $option } is only for chess: no other game has castling rights

# Lists of players

list-name = line { $line }, character { $column }: the name is missing, or has no letter; write every player’s name
list-name-long = line { $line }, character { $column }: the name is longer than 80 characters; shorten it
event-book-game = the rule book { $book } is not for { $game }, but for { $known }: name one of them with --variant, or another book with --rules
event-own-book-game = the rule book that the event holds is not for { $game }: give another one with --rules
export-open-round = { $source }: round { $round } is not finished ({ $count ->
    [one] { $count } result is missing
   *[other] { $count } results are missing
}); TRF has no letter for that, so other programs see the event before this round, and only Damier reads the round from the comments
export-adjourned = { $source }: games of round { $rounds } have no result; their cells have no letter, and some programs refuse the file: enter what they count as meanwhile
list-one-name = the name is missing, has no letter or is too long; write it in quotes
list-number = line { $line }, character { $column }: “{ $found }” is no start number; write a whole number from 1 to 9999, or leave it empty
list-rating = line { $line }, character { $column }: “{ $found }” is no rating; write a whole number below 10000, or leave it empty
list-born = line { $line }, character { $column }: “{ $found }” is no date of birth; write 1990, 1990/05/17 or 17.05.1990
list-sex = line { $line }, character { $column }: “{ $found }” is no sex; write w or m, or leave it empty
list-extra = line { $line }, character { $column }: “{ $found }” stands outside the columns that have names; name its column, or put names with the separator in them into quotes
list-twice = line { $line }, character { $column }: the column “{ $found }” stands there a second time; leave one of the two, or name them Surname and First name
list-quote = line { $line }, character { $column }: a quotation mark is not closed; close it before the end of the line
list-empty = the list names no players; write one line a player, such as Anna Berg;2100;NED
list-more = and { $more ->
    [one] { $more } more line
   *[other] { $more } more lines
}
list-nobody = nobody was entered: correct the list, and enter it once more
doubt-column = the column “{ $what }” is not known here and was not read
doubt-club = “{ $what }” { $which ->
    [1] was taken for a club
   *[other] and others ({ $which } in all) were taken for clubs
}; name the columns in a first line if that is wrong
doubt-name = { $where ->
    [event] “{ $what }” is entered already, as number { $which }
    [line] “{ $what }” stands in line { $which } already
   *[list] “{ $what }” stands in the list twice
}: entered once more, remove one of the two if it is the same person
doubt-federation-id = { $where ->
    [event] number { $which } has the federation’s number { $what }, too
    [line] line { $which } has the federation’s number { $what }, too
   *[list] the federation’s number { $what } stands in the list twice
}: entered all the same, correct one of the two
doubt-number = the start number { $what } is taken; the next free one was given
doubt-numbers = the order of ratings gave other start numbers than the list to { $which ->
    [one] { $which } player
   *[other] { $which } players
}; number them yourself if the list is to count: leave --sort out
