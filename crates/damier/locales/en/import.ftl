# Records of games that are not entered
misfit-no-name = no player is called `{ $name }`: correct the name in one of the files
misfit-several = several players are called `{ $name }`: give the record the whole name, or enter the result by hand
misfit-no-round = the record names no round: give it with --round
misfit-not-paired = round { $round } has not been paired: pair it first
misfit-not-met = the two do not meet in round { $round }: look at its pairs
misfit-colours = the colours differ from the pairs: correct the record or the round
misfit-other-result = the board has another result already: clear it first if the record is right
misfit-other-start = { $found ->
    [none] the game begins at none of the 960 starts
   *[other] the game begins at start { $found }
}, and position { $drawn } was drawn for the round: correct the record or the round
misfit-no-start = the game begins at none of the 960 starts: correct the FEN tag
misfit-book-broken = the rule book that the event holds cannot be used: { $mistakes }; mend it, and give it with `damier tournament regulations EVENT --rules FILE`
misfit-book-unknown = the event is judged by `{ $book }`, which is not known here: give its file with `damier tournament regulations EVENT --rules FILE`
misfit-book-other = the rule book of the event, `{ $book }`, is not for { $variant }: correct the game of the record, or give the event a book that names it
misfit-book-none = no rule book is built in for { $variant }: give the event one with `damier tournament regulations EVENT --rules FILE`, or enter the result by hand
misfit-disagrees = the record says { $header }, the rules say { $verdict }: the arbiter decides
misfit-contradicts = the Result tag says { $tag }, the end of the moves says { $end }: make both the same
misfit-two-tags = there are two { $tag } tags that differ: remove one
misfit-odd-result = the Result tag `{ $text }` is no result: write 2-0, 1-1 or 0-2 (in chess 1-0, 1/2-1/2 or 0-1), White first
misfit-other-game = the game of the record is { $record }, that of the event { $event }: correct the record, or leave it out
misfit-other-moves = the record is declared as `{ $declared }`, but the moves are those of { $played }: correct its GameType tag
misfit-otherwise = other games of this import tell it differently ({ $others }), and none of them is entered: remove those that are wrong, and import again
misfit-set-up-start = the game begins neither at the start position nor at a drawn opening: correct its FEN tag, or say with --any-start that games may begin anywhere
misfit-no-moves = the record has a result and no move: if it was not played, enter the result by hand as a forfeit
misfit-punished = 0-0 says that both are punished: enter that by hand
misfit-illegal = ply { $ply } cannot be played: correct the record
misfit-set-up = a position is set up in the middle of the game, so that the rules cannot judge it: enter the result by hand
misfit-open = the game is not over, and the record has no result: enter the result by hand once it is over

import-game = game { $game }: { $white } - { $black }
import-at = { $what } (round { $round }, board { $board })
import-other = game { $number } ({ $file } line { $line }) says { $result }
import-not = { $file }:{ $line }: { $what }: not entered: { $why }
import-result = { $what }: { $result }
import-same = { $what }: { $result }, as game { $first } says
import-entered = { $entered } of { $count ->
    [one] 1 game
   *[other] { $count } games
} entered
import-could = { $entered } of { $count ->
    [one] 1 game
   *[other] { $count } games
} could be entered
