# The referee's desk.

nav-referee = Referee
youth-mode = Youth mode: no decision without its explanation
youth-mode-hint = How each game ends, and whatever a referee decides, is explained to the players at once, in words that a child understands.

# The door

referee-login-title = The referee’s desk
referee-login-lead = Whoever holds the referee’s key can follow every game of this server, decide in it and print the decision. Each decision is kept with who made it, when and why.
referee-name = Your name
referee-name-hint = As it will stand under your decisions.
referee-key = Referee’s key
referee-key-hint = Printed when the server was started for the first time, or given to it with --referee-key.
referee-enter = Sit down
referee-leave = Leave the desk

# The wall

wall-title = All games
wall-lead = { $games ->
    [0] No game is going on.
    [one] { $games } game is going on.
   *[other] { $games } games are going on.
}
wall-show = Which games
wall-show-going = Going on
wall-show-watch = To be watched
wall-show-clock = With a clock
wall-show-over = Just ended
wall-search = Name, game or rule book
wall-filter = Filter
wall-none = No game fits. Games appear here by themselves as soon as they are started.
mark-claim = Claim
mark-paused = Clocks stopped
mark-short = Under a minute
mark-youth = Youth mode
mark-playoff = Play-off

# The desk

desk-title = { $variant }, game { $game }
desk-game-page = Page of the game
desk-board-label = Board. White: { $white }. Black: { $black }.
desk-plies = { $plies ->
    [0] no move yet
    [one] after { $plies } ply
   *[other] after { $plies } plies
}
desk-pieces = { $men ->
    [one] { $men } man
   *[other] { $men } men
}, { $kings ->
    [one] { $kings } king
   *[other] { $kings } kings
}
desk-chess-pieces = { $men ->
    [one] { $men } pawn
   *[other] { $men } pawns
}, { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}
desk-computer = Computer, level { $level } ({ $name })
desk-over = The game is over
desk-counters = Counters
desk-no-counters = No count is running.
desk-claims = Claims
desk-claim-pending = { $side ->
    [white] White asks: { $kind }. The evidence is being gathered.
    [black] Black asks: { $kind }. The evidence is being gathered.
   *[none] { $kind }: the evidence is being gathered.
}
desk-claim-open = Could be claimed now: { $claim }
desk-moves = Moves
desk-evidence = Evidence
desk-evidence-ask = Look into the position
desk-evidence-look = Look
desk-effort-1 = at a glance
desk-effort-4 = thoroughly
desk-effort-16 = as deep as possible
desk-weighed = Material: White { $white }; Black { $black }.
desk-timeline = Counters over the game
desk-decisions = Decisions in this game
desk-no-decisions = Nothing has been decided yet.
desk-ruled-only = No referee has decided anything: the claim was judged by the evidence shown with it.
desk-note = Note to print
desk-log = All decisions
desk-log-none = No referee has decided anything on this server yet.

# Deciding

decide-title = Decide
decide-pause = Stop the clocks
decide-pause-hint = Nobody can move meanwhile.
decide-resume = Let the clocks run
decide-resume-hint = The clocks are stopped and nobody can move.
decide-is-over = The game is over. A decision can give it another result or let it go on.
decide-end = End the game
decide-end-otherwise = Give another result
decide-result = Result
result-2-0 = White wins
result-1-1 = Draw
result-0-2 = Black wins
result-0-0 = Both lose
decide-article = Article
decide-article-other = Another rule: named in the explanation
decide-why = Explanation
decide-why-hint = The players read it on the page of the game, and it is printed on the note.
decide-why-youth = Youth mode: say it so that a child understands it, in at least six words and 40 characters.
decide-other-languages = The explanation in other languages
decide-record = Record the decision
decide-claim = Decide a claim
decide-claim-hint = The claim was judged by the evidence shown with it. You can decide otherwise.
decide-claimant = Who claims
decide-answer = The claim is
decide-granted = Granted: draw
decide-refused = Refused: play on
decide-irregularity = Irregular move
decide-whose = Whose
decide-what = What happened
decide-opponent-chooses = The opponent chooses
decide-correction = Correction
decide-choice = The opponent’s choice
decide-choice-open = Not yet
decide-correct = Correct it
decide-let-stand = Let it stand
decide-take-back = Plies taken back
decide-gains = Seconds for the opponent
decide-lost = The game is lost by it
decide-anyway = Record it although the board says otherwise
decide-anyway-back = Take it back all the same
verdict-declared = { $article ->
    [none] Decision of the referee { $referee }
   *[other] Decision of the referee { $referee } by article { $article }
}: { $text }
verdict-time-shortage = { $side ->
    [white] White claimed a draw in time shortage, and it is given
    [black] Black claimed a draw in time shortage, and it is given
   *[none] The draw in time shortage is given
} (article { $article }).
sheet-declared = { $result } · { $headline }{ $order ->
    [material] , weighed by material { $points }
    [time-shortage] , in time shortage
   *[other] , declared by the referee
}{ $article ->
    [none] {""}
   *[other] , article { $article }
} · { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
decide-forfeit = Forfeit
decide-who-forfeits = Who forfeits
decide-both = Both
decide-cause = Why
cause-lateness = Not there in time
cause-refusal = Refuses the rules
cause-punishment = Punishment
decide-material = Weigh by material
decide-material-now = With the material on the board now the game would count { $white }–{ $black }. This is the system of ten points in which a game won counts 12–0; a king counts as two men.
decide-clock = Put the clocks right
decide-clock-hint = Minutes and seconds, such as 4:30.
decide-play-on = Let the game go on
decide-refusal-hint = Without an article, a refusal rests on article { $article }.
decide-start-over = Begin the game anew
decide-start-over-hint = The game is annulled and played again: every move is taken back, and the clocks show their first times and stand until you let them run.
decide-withdraw = Withdraw this decision

# Decisions in a word or two

decision-end = Result
decision-forfeit = Forfeit
decision-material = Weighed by material
decision-irregularity = Irregular move
decision-choice = The opponent’s choice
decision-claim = Claim
decision-clock = Clocks
decision-pause = Clocks stopped
decision-resume = Clocks running
decision-play-on = The game goes on
decision-start-over = Begun anew
decision-withdraw = Decision withdrawn
decision-withdrawn = withdrawn
decision-article = article { $article }

# Decisions in a sentence

decree-end = { $winner ->
    [white] White is declared the winner.
    [black] Black is declared the winner.
    [both] Both players lose the game.
   *[nobody] The game is declared a draw.
}
decree-forfeit-lateness = { $side ->
    [white] White was not there in time and forfeits the game.
    [black] Black was not there in time and forfeits the game.
   *[both] Neither player was there in time: both forfeit the game.
}
decree-forfeit-refusal = { $side ->
    [white] White does not follow the rules and forfeits the game.
    [black] Black does not follow the rules and forfeits the game.
   *[both] Neither player follows the rules: both forfeit the game.
}
decree-forfeit-punishment = { $side ->
    [white] White is punished by the loss of the game.
    [black] Black is punished by the loss of the game.
   *[both] Both players are punished by the loss of the game.
}
decree-material = The game was stopped and weighed by the material: { $white }–{ $black }.{ $favours ->
    [white] {" "}A tie-break would favour White.
    [black] {" "}A tie-break would favour Black.
   *[nobody] {""}
}
decree-clock-back = The clocks go on without what the moves taken back had earned: White has { $white }, Black { $black }.
decree-gains = { $side ->
    [white] White gets { $time } more on the clock.
   *[black] Black gets { $time } more on the clock.
}
decree-lost = That is one irregular move of { $side ->
    [white] White
   *[black] Black
} too many.
decree-lost-drawn = The opponent cannot checkmate by any series of legal moves, so the game is drawn.
decree-choice = { $choice ->
    [correct] { $side ->
        [white] White had it corrected
        [black] Black had it corrected
       *[none] The opponent had it corrected
    }{ $plies ->
        [0] .
        [one] ; { $plies } ply was taken back{ $moves ->
            [none] .
           *[other] : { $moves }.
        }
       *[other] ; { $plies } plies were taken back{ $moves ->
            [none] .
           *[other] : { $moves }.
        }
    }
   *[let-stand] { $side ->
        [white] White let it stand.
        [black] Black let it stand.
       *[none] The opponent let it stand.
    }
}
decree-claim = { $answer ->
    [granted] { $side ->
        [white] White’s claim is granted: draw.
       *[black] Black’s claim is granted: draw.
    }
   *[refused] { $side ->
        [white] White’s claim is refused: the game goes on.
       *[black] Black’s claim is refused: the game goes on.
    }
}
decree-clock = The clocks were set to { $white } for White and { $black } for Black.
decree-pause = The clocks were stopped.
decree-resume = The clocks run again.
decree-play-on = The game goes on from the position on the board.
decree-start-over = The game is annulled and begins anew.
decree-withdraw = Decision { $number } of this game no longer holds.

# The note

note-title = Decision of the referee
note-game = Game
note-players = Players
note-player = { $name } ({ $side })
note-book = Rule book
note-when = Decided
note-clocks = Clocks
note-clock-times = White { $white }, Black { $black }
note-decision = Decision
note-print = Print
note-referee = Referee
note-referee-name = Referee: { $name }
note-players-sign = Seen by the players

# Decisions on the page of a game

play-decisions = The referee’s decisions
play-story = Why the game ended
play-paused = The referee has stopped the clocks.

# Problems

problem-game-paused = The clocks are stopped
problem-game-paused-detail = A referee has stopped the clocks. The game goes on when the referee lets them run.
problem-no-referee = Only for referees
problem-no-referee-detail = Show the referee’s key at /referee first; a sitting lasts sixteen hours.
problem-wrong-key = The key does not fit
problem-wrong-key-detail = This is not the referee’s key of this server. It was printed when the server was started for the first time; the operator can set another one with --referee-key.
problem-no-explanation = The explanation is missing
problem-no-explanation-detail = Say why you decide so: the players read it, and it stays with the decision.
problem-no-explanation-youth = { $language ->
    [fr] The French explanation is too short.
    [ru] The Russian explanation is too short.
    [en] The English explanation is too short.
   *[none] In youth mode there is no decision without its explanation.
} Write at least { $words } words and { $characters } letters and digits with single spaces, so that a child understands it; dots and blanks do not count.
problem-no-explanation-translation = { $language ->
    [fr] The French explanation has no word in it.
    [ru] The Russian explanation has no word in it.
   *[en] The English explanation has no word in it.
} Write it, or leave the field empty.
problem-no-explanation-long = The explanation is longer than { $limit } characters. Say it shorter.
problem-unknown-article = The rule book has no such article
problem-unknown-article-detail = The rule book of this game has no clause or article “{ $article }”. Name one of its clauses or one of these articles: { $known }; or none, and name the rule in the explanation.
problem-invalid-decision = The decision is not complete
problem-invalid-decision-detail = Something that this decision needs is missing. Fill in every field of the form.
problem-invalid-decision-missing = “{ decide-field }” is not filled in. Fill it in, then decide.
problem-invalid-decision-number = “{ $value }” cannot be used for “{ decide-field }”: write a whole number such as 0, 1 or 30.
problem-invalid-decision-value = “{ $value }” is not among the choices for “{ decide-field }”: { $known }.
problem-invalid-decision-ply = The form does not say for which position it was filled in. What you wrote is kept. Look at the game as it is now, then decide.
problem-invalid-decision-irregularity = Games by this rule book know no such irregular move (“{ $what }”). Choose one of: { $known }.
problem-stale-ply-decided = Another decision was made in this game since you opened the page. What you wrote is kept. Read that decision, then decide.
problem-stale-ply-decision = The game has changed since you began to decide: it now stands at move { $move }. What you wrote is kept. Look at the game again, then decide.
decide-field = { $field ->
    [result] { decide-result }
    [side] White or Black
    [cause] { decide-cause }
    [what] { decide-what }
    [choice] { decide-choice }
    [take_back] { decide-take-back }
    [gains] { decide-gains }
    [answer] { decide-answer }
    [white] Time of White
    [black] Time of Black
    [version] Number of the decision
    [lost] { decide-lost }
    [anyway] { decide-anyway }
   *[order] Kind of decision
}
problem-invalid-decision-language = “{ $language }” is no language of this site: give explanations in en, fr or ru.
problem-invalid-decision-no-time = A clock without time is a flag. Write how much is left, or end the game by the article on time.
problem-invalid-decision-clock = A clock shows sixty days at most. Write a shorter time.
problem-invalid-decision-face = “{ $time }” is no time. Write minutes and seconds, such as 4:30.
problem-invalid-decision-take-back = { $ply ->
    [0] No ply has been played yet. Take back none.
    [one] Only { $ply } ply has been played. Take back fewer.
   *[other] Only { $ply } plies have been played. Take back fewer.
}
problem-invalid-decision-article = Article { $article } never leads to the result { $result }. Choose the result or the article that belongs to it; or no article, and name the rule in the explanation.
problem-invalid-decision-not-corrected = Moves are taken back only where the irregular move is corrected. Choose “Correct it”, or take back 0 plies.
problem-invalid-decision-lost = A game that is lost by the irregular move is not corrected: leave the opponent’s choice open and take back 0 plies.
problem-invalid-decision-let-stand = By this rule book an irregular move is always corrected: choose “Correct it”, or leave that open.
problem-board-disagrees = The board says otherwise
problem-board-disagrees-detail = The board does not show what article { $article } speaks of. Choose another article, or record the decision all the same: it then says that the referee declared it.
problem-board-disagrees-repetition = Article { $article } asks for the same position { $needed ->
    [one] { $needed } time
   *[other] { $needed } times
}; on this board it has stood { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}. Choose another article, or record the decision all the same: it then says that the referee declared it.
problem-board-disagrees-pieces = Article { $article } speaks of a player without pieces; on this board the loser has some. Choose another article, or record the decision all the same: it then says that the referee declared it.
problem-board-disagrees-moves = Article { $article } speaks of a player who cannot move; on this board the loser can. Choose another article, or record the decision all the same: it then says that the referee declared it.
problem-board-disagrees-time = Article { $article } speaks of a time that ran out; no flag of the loser has fallen here. Choose another article, or record the decision all the same: it then says that the referee declared it.
problem-board-disagrees-count = The count of article { $article } is not full: { $left ->
    [one] { $left } more ply is
   *[other] { $left } more plies are
} missing. Choose another article, or record the decision all the same: it then says that the referee declared it.
problem-board-disagrees-count-none = Article { $article } does not speak of the position on the board. Choose another article, or record the decision all the same: it then says that the referee declared it.
problem-invalid-decision-time = A player has no time left. Say how much time both have when the game goes on.
problem-invalid-decision-name = Give your name, with at most { $limit } characters: it stands under your decisions.
problem-nothing-to-do = There is nothing to decide so
problem-nothing-to-do-detail = The game does not stand so that this could be decided.
problem-nothing-to-do-irregular = No irregular move waits for the opponent’s choice: it was made, or a move since has accepted it (article { $article }).
problem-nothing-to-do-irregular-custom = No irregular move waits for the opponent’s choice: it was made, or a move since has accepted it. This rule book has no article on it: so is the custom (FMJD Annex 1, 5.7).
problem-nothing-to-do-irregular-corrected = No irregular move waits to be corrected.
problem-nothing-to-do-material = The laws of chess know no weighing by the material. End the game with the result that the laws give.
problem-nothing-to-do-clock = This game is played without a clock.
problem-nothing-to-do-paused = The clocks are stopped already.
problem-nothing-to-do-running = The clocks are not stopped.
problem-nothing-to-do-going = The game is going on.
problem-nothing-to-do-board = The game ended on the board, by its rules: it cannot be played on. You can give it another result, or take moves back as an irregular move.
problem-nothing-to-do-start = No move has been played yet: the game stands at its beginning.
problem-invalid-decision-start = By article { $article } no game begins anew. Leave the article out, and name the rule in the explanation.
problem-nothing-to-do-withdraw = Only the last decision that still holds can be withdrawn, and none by which moves were taken back.
problem-nothing-to-do-match = The match has gone on to its next game: the result of this one stays.
problem-nothing-to-do-named = A referee has named the winner of the match: its games do not go on, and their results stay.
problem-no-such-decision = There is no such decision
problem-no-such-decision-detail = The name “{ $decision }” may be misspelt. The decisions in a game are listed on its page.

# Texts for the scripts

js-wall-shown = { $count ->
    [one] { $count } game shown
   *[other] { $count } games shown
}
js-match-next = To the match
js-match-page = Game { $number } of the match
problem-invalid-decision-other-side = The moves to be taken back begin with one of the other side. Only a move of the side named can be corrected: change the number of moves or the side.
problem-board-disagrees-replied = The opponent has already replied, and a reply accepts the move: it is no longer corrected. Let it stand, or take it back all the same.
decide-article-not-shown = { $article } (the board does not show it)
problem-invalid-decision-shortage = Article { $article } holds only in games with a clock and without added seconds. Choose another rule.
problem-board-disagrees-shortage-time = Article { $article } asks for a minute or less on the clock of whoever claims; { $time } are left. Choose another rule, or record the decision all the same: it then says that the referee declared it.
problem-board-disagrees-shortage-pieces = Article { $article } asks for { $most } pieces or fewer on the board; there are { $pieces }. Choose another rule, or record the decision all the same: it then says that the referee declared it.
