# The pages.

site-description = Play draughts against the computer or with a friend on one screen. The referee keeps every counter in sight and says why a game ended.
skip-to-content = Skip to the content
menu = Menu
nav-label = Main
nav-play = Play
nav-games = My games
nav-rules = Rules
nav-about = About
language = Language
theme-switch = Light or dark
footer-line = Damier: draughts with a referee.
needs-script = Playing needs JavaScript in your browser. Rules and finished games can be read without it.
white = White
black = Black
key-enter = Enter

variant-international = International draughts
variant-russian = Russian draughts
variant-brazilian = Brazilian draughts
variant-american = American checkers
variant-frisian = Frisian draughts
variant-frysk = Frysk!
variant-antidraughts = Antidraughts
variant-breakthrough = Breakthrough
variant-killer = Killer draughts
variant-italian = Italian draughts
variant-spanish = Spanish draughts
variant-portuguese = Portuguese draughts
variant-czech = Czech draughts
variant-pool = Pool checkers
variant-turkish = Turkish draughts
variant-canadian = Canadian draughts
variant-thai = Thai checkers
variant-chess960 = Chess960
facts-international = 10 × 10. Kings fly; the largest capture is compulsory.
facts-russian = 8 × 8. Kings fly; any capture may be chosen.
facts-brazilian = 8 × 8. Kings fly; the largest capture is compulsory.
facts-american = 8 × 8. Kings take single steps; men capture forwards only. Black begins.
facts-frisian = 10 × 10. Captures also along rows and columns; the most valuable one is compulsory.
facts-frysk = Frisian draughts with five men each.
facts-antidraughts = 10 × 10. Who has no pieces or no moves left wins.
facts-breakthrough = 10 × 10. The first to crown a man wins.
facts-killer = 10 × 10. A king that takes a king last stops right behind it: two kings beat one.
facts-italian = 8 × 8. Kings take single steps; men may not capture kings.
facts-spanish = 8 × 8. Kings fly; men capture forwards only; the largest capture is compulsory.
facts-portuguese = 8 × 8. The moves of Spanish draughts, with limits of its own for drawn endings.
facts-czech = 8 × 8. Kings fly and capture before men do; men capture forwards only.
facts-pool = 8 × 8. Kings fly; any capture may be chosen. Black begins.
facts-turkish = 8 × 8, on all squares. Men go forwards and sideways; the largest capture is compulsory.
facts-canadian = 12 × 12. International draughts with thirty men each.
facts-thai = 8 × 8. Eight men each; a king lands right behind what it takes. Black begins.
choose-more-games = More games

# Choosing a game

choose-page = Play draughts
choose-title = Choose a game
choose-lead = Against the computer or with a friend beside you. The referee keeps the count and says why a game ended.
choose-going-on = Still going on
choose-going-on-game = { $variant } · { $moves ->
    [0] not begun
   *[other] move { $moves }
}
choose-variant = Game
choose-opponent = Opponent
choose-computer = Computer
choose-local = Two players here
choose-level = Level
choose-time = Time for each player: minutes + seconds a move
choose-time-none = No clock
choose-time-own = Own
choose-time-preset = { $minutes } + { $seconds }
choose-time-preset-title = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, and { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} more with every move
choose-minutes = Minutes
choose-increment = Seconds a move
choose-side = Your colour
choose-side-random = By lot
choose-further = Rule book and start position
choose-rulebook = Rule book
choose-fen = Start position (FEN), empty for the usual one
choose-start = Start the game
choose-enter-hint = starts too

# The play page

play-page = { $variant }
play-board = Board
play-counters = The referee’s counters
play-moves = Moves
play-replay = Go through the game
play-actions = Actions
play-type-move = Type a move, such as { $example }
play-move = Play this move
play-you = You
play-computer = Computer
play-computer-level = Level { $level }, { $name }
play-player = Player
play-to-label = { $side }: { $name }
play-take-back = Take back
play-offer-draw = Draw
play-offer-draw-title = Offer a draw
play-claim = Claim draw
play-claim-title = Claim the draw that the rules grant now
play-resign = Resign
play-rematch = Rematch
play-new-game = New game
play-flip = Flip
play-more = More
play-go-on = Play on
play-coordinates = Coordinates
play-coordinates-outside = At the edge
play-coordinates-squares = On squares
play-coordinates-none = None
play-notation = Moves in
play-turns = Turn the board after every move
play-regulation = No time is added: small endings against a lone king are a draw at once unless a win is shown (article { $article }).
play-export-pdn = Export PDN
play-export-fen = Position as FEN
play-copy-fen = Copy FEN
play-share = Share
play-rules = Rule book
play-offline = The connection is lost. Trying again; your game is safe.

# My games

games-page = My games
games-title = My games
games-none = No games yet. Every game you start is kept here: you can go on with it, replay it, or take it along as PDN, chess as PGN.
games-first = Start your first game
games-new = New game
games-game = Game
games-opponent = Opponent
games-moves = Moves
games-last = Last move
games-result = Result
games-against-computer = Computer, level { $level }
games-local = Two players
games-move-count = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
games-going-on = Going on
games-won = Won { $result }
games-lost = Lost { $result }
games-drawn = Drawn { $result }

# Rules

rules-page = Rule books
rules-title = Rule books
rules-lead = A game ends by the rules of one book: one authority, one edition. Here is every book the referee knows, clause by clause, and what each leaves to a human arbiter.
rules-default = Used unless you choose another
rules-crumbs = Where you are
rules-for = For
rules-when = What it is
rules-source = Source
rules-draws = When a game is drawn
rules-counting = “Moves each” counts the moves of both players: five moves each are ten turns. The move that brings about the condition is not counted.
rules-endings = Other endings
rules-ending-no-pieces = A player who has no pieces left has lost.
rules-ending-no-moves = A player whose turn it is and who cannot move has lost.
rules-ending-checkmate = A player who is checkmated has lost.
rules-ending-stalemate = The game is drawn if the player to move has no legal move and the king is not in check.
rules-ending-dead-position = The game is drawn as soon as no series of legal moves could checkmate either king.
rules-ending-resignation = A player who resigns has lost.
rules-ending-agreement = The game is drawn if both players agree to it.
rules-ending-time = A player whose time runs out has lost.
rules-ending-time-mate = A player whose time runs out has lost; but if no series of legal moves could mate him, the game is drawn.
rules-left = Left to a human arbiter
rules-left-lead = These articles need a person’s judgement. The referee on this site does not apply them.
rules-left-nothing = This book leaves nothing of the end of a game to an arbiter’s judgement.
rules-settings = Where organisers may choose
rules-settings-lead = The book allows different practice here. The reading that is marked holds unless another one is chosen when a game is started.
rules-chosen = Used here
rules-note-unverified = * The number comes from a quotation: we have not seen it in the federation’s own text.

# About

about-title = About Damier
about-lead = Damier is draughts with a referee: it plays, keeps every counter in sight, and when a game ends it says by which article.
about-does-title = What it does
about-does-play = Plays International, Russian, Brazilian and American draughts, against the computer at ten levels or between two people at one screen, with or without a clock.
about-does-referee = Applies the draw rules of the federations by itself: repetition, moves without progress, and the limits on endings. Each running counter is on the screen with its article.
about-does-record = Keeps every game: you can leave and come back, replay it, and export it as PDN (chess as PGN) with the result and its reason.
about-does-languages = Speaks English, French and Russian, works with mouse, touch and keyboard, and reads its board aloud to screen readers.
about-limits-title = What it does not do
about-limits-online = There are no opponents over the network yet, no accounts, and no ratings.
about-limits-strength = The computer’s strongest level plays a sound game, but programs that specialise in one variant and come with large endgame tables are stronger.
about-limits-arbiter = What needs a person’s judgement, such as touch-move or a claim in time trouble, stays with a human arbiter. The page of each rule book lists it.
about-limits-readings = Where the text of a federation leaves a doubt, we had to choose a reading. It is a program’s reading, not a ruling.
about-privacy-title = Your data
about-privacy = A cookie with a random number makes a game yours, and another remembers the language. There is no tracking and nothing is sent to anyone else. Games stay in a file on the computer that runs this site; clearing the cookies gives up your hold on them.
about-keys-title = Keys
about-keys-board = On the board, the arrow keys move from square to square, Enter takes a piece and puts it down, Escape lets it go.
about-keys-type = In the field under the board, a move can be typed: 32-28, 3228, 14x3, a whole path, or c3-b4 on 64 squares.
about-keys-replay = Anywhere else, the left and right arrows go through the moves, Home and End to the start and the end.
about-programs-title = For programs
about-programs = Everything on these pages can also be done over HTTP; the description is generated from the code:
about-licence-title = Licence
about-licence = Damier is free software under the GNU Affero General Public License, version 3 or later. The libraries for rules and refereeing may be used under the MIT or Apache licences.
about-version = Version { $version }

# Errors

error-home = To the start page
error-no-game = The name “{ $game }” may be misspelt. The games you started are listed under My games.
error-nothing-here = The address may be misspelt, or the page may have moved.

# Texts for the scripts. Values in braces are filled in by the browser.

js-board-board = Draughts board
js-board-empty = empty
js-board-white-man = white man
js-board-white-king = white king
js-board-black-man = black man
js-board-black-king = black king
js-board-cell = { $square }, { $piece }
js-board-movable = can move
js-board-target = can be reached
js-board-white = White
js-board-black = Black
js-board-moved = { $side }: { $move }
js-clock-white = White’s clock: { $time }
js-clock-black = Black’s clock: { $time }
js-first = To the start
js-previous = One move back
js-next = One move on
js-last = To the present
js-no-moves = No moves yet.
js-counter-since = Running since move { $number }: show the position
js-counter-since-start = Running since the start: show the position
js-move-number = move { $move }
js-read-article = Read the article
js-show-board = Put aside
js-at-start = at the start
js-after-move = after move { $number }
js-same-position = The same position
js-rematch = Rematch
js-replay = Replay
js-share = Share
js-new-game = New game
js-export-pdn = Export PDN
js-copy-fen = Copy FEN
js-yes-draw = Draw
js-ask-claim = Which draw is claimed?
js-show-win = Your move: show the win. Every move is checked.
js-show-win-white = White to move: the win must be shown
js-show-win-black = Black to move: the win must be shown
js-ask-announced = { $reason }. Which move is announced?
js-claim-with = { $reason }: announce { $moves }
js-claim-with-more = { $reason }: announce one of { $count } moves ({ $moves }, …)
js-ask-resign = Resign this game?
js-ask-resign-white = Does White resign?
js-ask-resign-black = Does Black resign?
js-yes-resign = Resign
js-refused-no-move = This piece has nowhere to go.
js-refused-must-capture = A capture is compulsory: move { $squares }.
js-refused-not-there = The piece cannot go there.
js-parting = Several captures lead this way: choose { $squares }.
js-parting-again = Several captures end here: choose { $squares }, or { $square } again for the shortest.
js-refused-unreadable = “{ $move }” names no squares of this board. Write the squares, for example { $example }.
js-type-move = Type a move, such as { $example }
js-fen-copied = The position is copied as FEN.
js-link-copied = The link is copied.
js-copy-this = Copy this text
js-draw-declined = The computer declines the draw.
js-draw-from = Draws by agreement: after move { $number } of each player
js-looking = Earlier position: move { $number } of { $total }
js-looking-start = Position at the start
js-over = The game is over.
js-thinking = The computer is thinking…
js-turn-white = White to move
js-turn-black = Black to move
js-turn-white-capture = White to move, and must capture
js-turn-black-capture = Black to move, and must capture
js-your-turn = Your move
js-your-turn-capture = Your move: you must capture
js-waiting = No connection: your move is waiting and will be sent as soon as it is back.
js-no-line = The server does not answer. Check the connection and try again.
js-level = { $level } · { $name }
