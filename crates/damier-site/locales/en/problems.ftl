# Problem objects of the API: a title of a few words, then a detail that says
# what is wrong and what to do about it.

json-reason = { $kind ->
    [eof] the text ends too early
    [syntax] this is no JSON
    [unknown-field] there is no member “{ $name }” here, only { $known }
    [unknown-variant] “{ $name }” is none of { $known }
    [missing-field] the member “{ $name }” is missing
    [type] the value is of the wrong kind, or out of range
   *[other] { $reason }
}
problem-invalid-json = The request could not be understood
problem-invalid-json-detail = The body is not valid JSON (line { $line }, column { $column }): { json-reason }. Correct it and send it again.
problem-invalid-json-field = The member “{ $field }” cannot be used (line { $line }, column { $column }): { json-reason }. Correct it and send it again.
problem-invalid-json-text = The message is not valid UTF-8 text. Send JSON encoded as UTF-8.

problem-body-too-large = The request is too large
problem-body-too-large-detail = The largest request accepted here is { $limit } bytes. Send less at once.

problem-not-json = The request is not marked as JSON
problem-not-json-detail = Send a JSON body with the header “Content-Type: application/json”.

problem-bad-request = The request is not valid
problem-bad-request-detail = The address or the headers of this request could not be understood. Look at /api/openapi.json for what is expected.

problem-upgrade-required = This address is for WebSockets
problem-upgrade-required-detail = Open a WebSocket at this address, or use /api/games/…/actions and /api/games/…/events instead.

problem-invalid-parameter = A parameter in the address is not valid
problem-invalid-parameter-detail = The parameters of this address could not be read: { $reason }. Correct the address.

problem-unknown-variant = Unknown game
problem-unknown-variant-detail = There is no game called “{ $variant }” here. Choose one of: { $known }.

problem-unknown-rulebook = Unknown rule book
problem-unknown-rulebook-detail = There is no rule book “{ $rulebook }” for this game. Choose one of: { $known }.

problem-invalid-rulebook = This is no rule book
problem-invalid-rulebook-detail =
    { $count ->
        [one] The rule book has a mistake, in line { $line }, column { $column }.
       *[other] The rule book has { $count } mistakes, the first in line { $line }, column { $column }.
    } Each is listed with its remedy.

problem-unknown-level = Unknown level
problem-unknown-level-detail = The computer has no level { $level }. Choose a level from { $lowest } to { $highest }.

problem-invalid-clock = The clock cannot be set to these times
problem-invalid-clock-detail = Give each player at least a second for the first move and no more than 60 days for a period of the game, with at most an hour more for each move and at most 10 periods.
problem-invalid-clock-text = “{ $part }” is not a time control. Write times with their units: 20' · 5'+3" · 2h/50, 1h/25 · 30' bronstein 5" · 30' delay 5" · 30' byo-yomi 3x30" · 3' hourglass · 3d/1 lapsing · 5' v 3'.

problem-invalid-fen = The position cannot be used
problem-invalid-fen-detail = This FEN does not describe a position to play from: { $reason }. Correct it, or leave it out to start from the usual position.
problem-invalid-fen-over = In this position the game is already over{ $article ->
    [none] .
   *[other] , by article { $article } of the rule book.
} Choose a position in which a move can be played.
problem-invalid-fen-long = This FEN is longer than { $longest } bytes. A position needs far less; send just one.
problem-invalid-fen-counts = The counts after this position cannot be taken: { $reason }.
problem-invalid-fen-moves = This game cannot be set up so: { $reason }.
problem-invalid-fen-crowd = { $side ->
    [white] White
   *[black] Black
} has more than { $most } pieces, with which the game begins. Leave some out.

problem-no-such-game = There is no such game
problem-no-such-game-detail = No game has the name “{ $game }”. Check the address, or start a new game.

problem-no-such-rulebook = There is no such rule book
problem-no-such-rulebook-detail = No rule book has the name “{ $rulebook }”. Choose one of: { $known }.

problem-no-such-ply = There is no such move
problem-no-such-ply-detail = This game has { $ply ->
    [one] { $ply } ply
   *[other] { $ply } plies
} so far; ply { $asked } does not exist. Ask for a number from 0 to { $ply }.

problem-not-found = There is nothing at this address
problem-not-found-detail = Check the address. The API is described at /api/openapi.json.

problem-method-not-allowed = This address does not accept that kind of request
problem-method-not-allowed-detail = Look at the “Allow” header, or at /api/openapi.json, for what it accepts.

problem-not-your-game = This game belongs to somebody else
problem-not-your-game-detail = You can watch this game, but only the player who started it can play it. Start a game of your own.

problem-foreign-origin = The request came from another site
problem-foreign-origin-detail = For the safety of your games, only pages of this site may change them. Open the site itself and try again.

problem-stale-ply = The game has moved on
problem-stale-ply-detail = Your view of the game was { $asked ->
    [one] { $asked } ply
   *[other] { $asked } plies
} long, but the game stands at { $ply }. The board now shows the current position: look at it and move again.

problem-out-of-turn = It is not your turn
problem-out-of-turn-detail = The computer is to move. Wait for its answer.

problem-game-over = The game is over
problem-game-over-detail = This game ended { $result }; nothing more can be played in it. Start a new game.

problem-malformed-move = This is not a move
problem-malformed-move-detail = “{ $move }” cannot be read as a move. Write the squares, for example { $example }.
problem-malformed-move-path = A path needs at least two squares of this board, numbered from 1 to { $squares }.
problem-malformed-move-both = Send either “path” or “text”, not both and not neither.

problem-illegal-move = This move is not legal
problem-illegal-move-detail = “{ $move }” is not a legal move in this position.
problem-hint-captures = { $count ->
    [one] A capture is compulsory: { $moves }.
   *[other] One of these captures is compulsory: { $moves }.
}
problem-hint-near = { $count ->
    [one] Perhaps you mean { $moves }.
   *[other] Legal moves near it: { $moves }.
}

problem-ambiguous-move = This could be several moves
problem-ambiguous-move-detail = “{ $move }” names more than one capture.
problem-hint-candidates = Write the whole path of the one you mean: { $moves }.

problem-game-too-long = This game is too long
problem-game-too-long-detail = This game has reached { $limit } events, more than are kept of one game. Resign, agree to a draw or claim one, and start a new game.

problem-nothing-to-take-back = There is nothing to take back
problem-nothing-to-take-back-detail = You have not made a move in this game yet.
problem-nothing-to-take-back-match = In a match there is no taking back: a move that was made is made.
problem-nothing-to-take-back-shown = A win is being shown, and every move of it counts: nothing can be taken back meanwhile.

problem-no-draw-offer = A draw cannot be offered now
problem-no-draw-offer-detail = You have already offered a draw at this point. Make a move first.

problem-nothing-to-claim = There is no draw to claim
problem-nothing-to-claim-detail = The rule book grants a draw on claim only after the repetitions or moves that it names, and to the player whose turn it is. Play on and watch the counters.
problem-nothing-to-claim-book = The draws of this rule book come by themselves; none of them has to be claimed. You can offer a draw instead.

problem-no-flag = No flag has fallen
problem-no-flag-detail = By the clock of the server, both players still have time. The game goes on.
problem-no-flag-clock = This game is played without a clock, so no flag can fall.

problem-wrong-mode = This is not possible in this kind of game
problem-wrong-mode-detail = Look at the list of actions in /api/openapi.json for what this kind of game offers.
problem-wrong-mode-agree = Against the computer a draw is offered, and the computer decides. Offer a draw instead.
problem-wrong-mode-offer = Both players sit at one board here. When both agree to a draw, say so with “agree-draw”.
problem-wrong-mode-side = Say which side resigns: “white” or “black”.

problem-storage = The game could not be saved
problem-storage-detail = The storage refused the change, so nothing was changed. Try again in a moment; if it happens again, look at the messages of the server.

problem-internal = A fault of ours
problem-internal-detail = Something went wrong in the server. Nothing you did; try again.
problem-path = A name or number in this address could not be read. Write it as it was given, special characters as UTF-8.
problem-body-text = The body is no text in UTF-8. Send the text of the rule book in UTF-8.
problem-body-file = The body is no text. Send the event file, or a table as TRF or CSV.
problem-body-cut = The body broke off before its end. Send it once more.
problem-body-too-large-text = The body is longer than any such file. Send the file of one tournament or the text of one rule book.
problem-invalid-parameter-page = A parameter in the address could not be read, such as a round that is no number. Correct the address, or leave out what stands behind the question mark.
