# Why: the story of an end or a counter. And rule books of one's own.

why-title = Why?
why-title-over = Why the game ended
why-crumb = Why?
why-heading = What counts in this position
why-after-plies = After move { $move } (ply { $ply })
why-show-begin = Show where the count began
why-nothing = No counter runs in this position, and no position has come twice. The game goes on until somebody wins, a count begins, or a position comes back.
why-repeated-so-far = This position has stood on the board { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} (after plies { $plies }).
why-timeline = All counters over the game
why-timeline-lead = One row for each article. The stair rises with the count and falls when something puts it back; a full one has reached its limit.
why-rulings = Rulings and what they rest on
why-sheet = For the result sheet
why-back = Back to the game
why-json = As data (JSON)
why-clock-log = Log of the clock

applies-automatic-title = By themselves
applies-automatic-sentence = The draw comes by itself when the count is full; nobody has to say anything.
applies-claim-title = To be claimed
applies-claim-sentence = When the count is full, the player whose turn it is may claim the draw; without a claim the game goes on.
applies-referee-title = Left to a referee
applies-referee-sentence = The count is shown; a referee decides what follows from it, or a ruling with evidence is asked for.
js-applies-claim-short = to be claimed
js-applies-referee-short = for a referee

rules-own = Brought along by the operator of this site
rules-of-game = The rule book of this game
rules-source-text = The text of this book (TOML)
rules-check-link = Write a rule book of your own and have it checked

check-title = Check a rule book
check-lead = Paste the text of your rule book or choose its file. Every mistake is explained with its place and what to do about it; nothing is kept.
check-text = Text of the book (TOML)
check-file = Or a file
check-button = Check
check-nothing = There is nothing to check yet: paste a text or choose a file.
check-too-long = That is longer than { $kilobytes } KB; no rule book needs so much. Check that it is the right file.
check-fine = “{ $name }” can be used
check-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
check-place = Line { $line }, column { $column }
check-warnings = Allowed, but perhaps not meant
check-use = Whoever runs the site starts it with this book: damier serve --rules my-book.toml
check-says = What the book says
check-examples = Books to start from

problem-no-clock-log = This game is played without a clock, so there is no log of one.

why-close = Close
why-whole = On a page of its own

js-why = Why?
js-why-counter = Why? { $name }
js-why-loading = One moment…
js-why-nothing = No counter runs in this position, and no position has come twice.
js-why-begin = Show where the count began
js-why-timeline = All counters over the game
js-why-rulings = Rulings and what they rest on
js-why-sheet = For the result sheet
js-applies-claim = To be claimed: without a claim the game goes on.
js-applies-referee = For a referee: the count is only shown.
js-asked = The referee is looking into the position; the clock stands.
js-ask-draw-white = White offers a draw. Does Black accept?
js-ask-draw-black = Black offers a draw. Does White accept?
js-no-draw = Decline
draw-both-lose = { $ban } An agreement now costs both players the game.
js-ask-draw-early = { $warning } Offer a draw all the same?
js-yes-draw-early = Offer it
