### What the referee says, in English.

## Parts

white = White
black = Black
side = { $side ->
    [white] White
   *[black] Black
}
kind = { $kind ->
    [move-limit] Move limit
    [endgame-limit] Endgame limit
   *[repetition] Repetition
}
in-article = { $article ->
    [none] {""}
   *[other] {" "}(article { $article })
}
by-article = { $article ->
    [none] {""}
   *[other] , article { $article }
}
allowed = { $unit ->
    [strong] { $moves ->
        [one] { $moves } move of the stronger side
       *[other] { $moves } moves of the stronger side
    }
   *[each] { $moves ->
        [one] { $moves } move each
       *[other] { $moves } moves each
    }
}
outcome = { $winner ->
    [white] White wins
    [black] Black wins
    [both] both lose
   *[nobody] the game is drawn
}

## Headlines

headline = { $winner ->
    [white] White wins
    [black] Black wins
    [both] Both lose
   *[nobody] Draw
}

## Why a game ended: one sentence each

why-no-pieces = { side } has no pieces left: { outcome }{ in-article }.
why-no-moves = { side } is to move and has no legal move: { outcome }{ in-article }.
why-checkmate = { side } is checkmated: { outcome }{ in-article }.
why-stalemate = { side } has no legal move and is not in check: { outcome }{ in-article }.
why-repetition = { $times ->
    [1] The same position, with the same side to move, came about once{ in-article }.
    [2] The same position, with the same side to move, came about for the second time{ in-article }.
    [3] The same position, with the same side to move, came about for the third time{ in-article }.
    [4] The same position, with the same side to move, came about for the fourth time{ in-article }.
    [5] The same position, with the same side to move, came about for the fifth time{ in-article }.
   *[other] The same position, with the same side to move, came about { $times } times{ in-article }.
}
why-move-limit = { $restarts ->
    [capture] Draw by the move limit{ by-article }: nothing was captured in { allowed }.
    [man] Draw by the move limit{ by-article }: no man moved in { allowed }.
    [promotion] Draw by the move limit{ by-article }: no man was crowned in { allowed }.
    [capture-man] Draw by the move limit{ by-article }: nothing was captured and no man moved in { allowed }.
    [capture-pawn] Draw by the move limit{ by-article }: nothing was captured and no pawn moved in { allowed }.
    [capture-promotion] Draw by the move limit{ by-article }: nothing was captured and no man crowned in { allowed }.
   *[none] Draw by the move limit{ by-article }: the limit of { allowed } is reached.
}
why-endgame-limit = { $moves ->
    [0] Draw by rule{ by-article } ({ $name }): with so few pieces left, the game is not played on.
   *[other] Draw by the endgame limit{ by-article }: the ending “{ $name }” was not won in { allowed }.
}
why-dead-position = No series of moves can win any more: { outcome }{ in-article }.
why-resignation = { $winner ->
    [nobody] { side } resigned, but the opponent cannot win by any series of moves: draw{ in-article }.
   *[other] { side } resigned: { outcome }{ in-article }.
}
why-agreement = The players agreed on a draw{ in-article }.
why-time = { $winner ->
    [nobody] { side } ran out of time, but the opponent cannot win by any series of moves: draw{ in-article }.
   *[other] { side } ran out of time: { outcome }{ $general ->
        [yes] {" "}(by the general rule, FMJD Annex 3, 6.11: this rule book has no article on it)
       *[no] { in-article }
    }.
}
why-forfeit = { $winner ->
    [both] Neither player may have the game: both lose{ in-article }.
    [nobody] { side } forfeits the game, but the opponent cannot win by any series of moves: draw{ in-article }.
   *[other] { side } forfeits the game: { outcome }{ in-article }.
}
why-referee = The referee decided: { outcome }{ in-article }.
why-variant-end = The game ended by a rule of its own: { outcome }{ in-article }.
why-claimed = { $side ->
    [white] White claimed it.
   *[black] Black claimed it.
}
why-noted = The referee’s note: { $note }

## Counters

label = { $label ->
    [none] {""}
   *[other] {" "}({ $label })
}
left-to = { $applies ->
    [claim] : a draw may be claimed
    [referee] : left to a referee
   *[automatic] {""}
}
counter-chip = { $name } · { $left } left
counter-sentence = { kind }, article { $article }{ label }: { allowed }, { $left ->
    [0] none left{ left-to }
   *[other] { $left } left
}
counter-regulation = { kind }, article { $article }{ label }: a draw by regulation may be decided now, unless the win is shown
counter-spoken = { $left ->
    [0] { $name }: no move left.
    [one] { $name }: { $left } move left.
   *[other] { $name }: { $left } moves left.
}

## What restarts a counter

restarts = { restart-events }{ $life ->
    [while] {" "}{ $kind ->
        [endgame-limit] It lapses when the ending is no longer “{ $name }”.
       *[other] It lapses when “{ $name }” no longer holds.
    }
    [begun] {" "}{ $kind ->
        [endgame-limit] Once begun it goes on, even if the ending is no longer “{ $name }”.
       *[other] Once begun it goes on, even if “{ $name }” no longer holds.
    }
    [force] {" "}Once begun it goes on while the pieces are those of “{ $name }”, wherever they stand.
    [adds-up] {" "}It pauses while the pieces stand otherwise and goes on when they stand so again.
    [handed] {" "}{ $many ->
        [0] If the game passes to another ending of this article, the nearer of the two deadlines counts.
        [one] If the game passes to article { $others }, the nearer of the two deadlines counts.
       *[other] If the game passes to one of the articles { $others }, the nearer of the two deadlines counts.
    }
    [shared] {" "}{ $many ->
        [0] One count runs through all endings of this article.
        [one] One count runs through the endings of article { $others } too.
       *[other] One count runs through the endings of articles { $others } too.
    }
   *[always] {""}
}
restart-events = { $restarts ->
    [capture] A capture restarts this count; moves of men and crownings do not.
    [man] A move of a man restarts this count; captures by kings do not.
    [promotion] A crowning restarts this count; captures and other moves of men do not.
    [capture-man] A capture or a move of a man restarts this count.
    [capture-pawn] A capture or a move of a pawn restarts this count.
    [capture-promotion] A capture or a crowning restarts this count; other moves of men do not.
   *[none] Nothing restarts this count: neither captures nor moves of men nor crownings.
}

## The long story of a verdict

story-began = { $began ->
    [start] The count stood at 0 in the start position.
    [carried-in] The count was brought along from an earlier part of the game.
    [capture] The count began after ply { $since }, a capture.
    [promotion] The count began after ply { $since }, a crowning.
    [man-move] The count began after ply { $since }, a move of a man.
    [pawn-promotion] The count began after ply { $since }, a promotion.
    [pawn-move] The count began after ply { $since }, a move of a pawn.
    [piece-move] The count began after ply { $since }, a move of a piece.
   *[king-move] The count began after ply { $since }, a move of a king.
}
story-counted = { $unit ->
    [strong] { side } as the stronger side made { $moves ->
        [one] the one move
       *[other] all { $moves } moves
    } allowed.
   *[each] Both sides together made { $plies ->
        [one] the one ply
       *[other] all { $plies } plies
    } allowed, { $moves ->
        [one] { $moves } move each.
       *[other] { $moves } moves each.
    }
}
story-repeated-earlier = { $earlier ->
    [one] The position had stood { $earlier } time in an earlier part of the game.
   *[other] The position had stood { $earlier } times in an earlier part of the game.
}
story-repeated = The position stood on the board after plies { $before } and { $last } (0 is the start).
story-repeated-announced = The position had stood on the board after { $many ->
    [one] ply { $before }
   *[other] plies { $first } and { $latest }
} (0 is the start). With the announced move it would have stood there again after ply { $last }.
story-avoid-repetition = Any move to another position on ply { $last }, if there was one, would have avoided it.
story-avoid-limit = A win on ply { $last } or sooner would have stood before the draw.
course-anew = The count of “{ $name }” ran from ply { $from }, stood at { $count } of { $limit } after ply { $to } and began anew with ply { $again }, { $event ->
    [capture] a capture
    [promotion] a crowning
    [pawn-promotion] a promotion
    [man-move] a move of a man
    [pawn-move] a move of a pawn
    [piece-move] a move of a piece
   *[king-move] a move of a king
}.
course-lapsed = The count of “{ $name }” ran from ply { $from }, stood at { $count } of { $limit } after ply { $to }, lapsed with ply { $lapsed } and began anew after ply { $again }.
course-left-alone = { $many ->
    [one] Ply { $plies }, a capture or a move of a man, did not put the count back.
   *[other] Plies { $plies }, captures or moves of men, did not put the count back.
}
course-beside = Another count ran beside it: “{ $name }”, article { $article }, stood at { $count } of { $limit } { $unit ->
    [strong] { $limit ->
        [one] move of the stronger side
       *[other] moves of the stronger side
    }
   *[each] { $limit ->
        [one] ply
       *[other] plies
    }
}.
course-in-time = The win came in time: “{ $name }”, article { $article }, stood at { $count } of { $limit } { $unit ->
    [strong] { $limit ->
        [one] move of the stronger side
       *[other] moves of the stronger side
    }
   *[each] { $limit ->
        [one] ply
       *[other] plies
    }
}, and ply { $ply } was the last one allowed. A win comes before a draw on the same ply.
story-source = Rule: { $rule }
story-read = Read in: { $source }.
story-unverified = The number of this article was not seen in the federation’s own text.
sheet = { $result } · { headline }{ by-article } · { $ply ->
    [one] { $ply } ply
   *[other] { $ply } plies
}

## The timeline

timeline-title = Counters from ply 0 to ply { $last }
timeline-span = { $name }: { $count } of { $limit }, from ply { $from } to ply { $to }

## Claims

claim-over = The game is over.
claim-turn = Only the player whose turn it is may claim.
claim-wrong-gives = The opponent gains { $gain } for the wrong claim.
claim-unknown = The rule book has no clause “{ $clause }” that can be claimed.
claim-not-yet = { $unit ->
    [strong] { $missing ->
        [one] The claim is wrong: { $missing } move of the stronger side is still missing{ by-article }.
       *[other] The claim is wrong: { $missing } moves of the stronger side are still missing{ by-article }.
    }
   *[each] { $missing ->
        [one] The claim is wrong: { $missing } ply is still missing{ by-article }.
       *[other] The claim is wrong: { $missing } plies are still missing{ by-article }.
    }
}
claim-not-counting = The claim is wrong: in this position nothing is counted{ by-article }.
claim-not-repeated = { $times ->
    [one] The claim is wrong: the position has stood { $times } time{ in-article }.
   *[other] The claim is wrong: the position has stood { $times } times{ in-article }.
}

## What a clock log says

clock-goes-on = No flag has fallen and no move has ended the game: it goes on.
clock-ended = A move that ended the game was complete at { $at }, before any flag: { outcome } (Annex 1, 3.10 and 4.4).
clock-ended-flag-later = A move that ended the game was complete at { $at }. The flag that fell afterwards does not matter: { outcome } (Annex 1, 3.10 and 4.4; Annex 3, 6.7).
clock-flag = { side } ran out of time at { $at } with { $completed ->
    [one] { $completed } move
   *[other] { $completed } moves
} completed{ of-required }: { outcome } (Annex 3, 6.11).
clock-flag-unpressed = { side } made a move before the flag fell at { $at } but pressed too late, so it does not count; { $completed ->
    [one] { $completed } move was
   *[other] { $completed } moves were
} completed{ of-required }: { outcome } (Annex 3, 6.7 and 6.11).
clock-ended-chess = A move that ended the game was complete at { $at }, before any flag: { outcome } (FIDE 6.2.1 and 6.9).
clock-ended-flag-later-chess = A move that ended the game was complete at { $at }. The flag that fell afterwards does not matter: { outcome } (FIDE 6.2.1 and 6.9).
clock-flag-chess = { side } ran out of time at { $at } with { $completed ->
    [one] { $completed } move
   *[other] { $completed } moves
} completed{ of-required }: { by-flag } (FIDE 6.9).
clock-flag-unpressed-chess = { side } made a move before the flag fell at { $at } but pressed too late, so it does not count; { $completed ->
    [one] { $completed } move was
   *[other] { $completed } moves were
} completed{ of-required }: { by-flag } (FIDE 6.2.1 and 6.9).
by-flag = { $cannot ->
    [yes] the opponent cannot checkmate by any series of legal moves, so { outcome }
    [unknown] { outcome }, unless the opponent cannot checkmate by any series of legal moves, of which the log says nothing
   *[no] { outcome }
}
of-required = { $required ->
    [0] {""}
   *[other] {" "}of { $required } required
}

## Draw offers

offer-too-early = A draw may not be offered or agreed before { $moves ->
    [one] { $moves } move of each player.
   *[other] { $moves } moves of each player.
}
offer-too-many-pieces = A draw may be agreed only when neither side has more than { $pieces ->
    [one] { $pieces } piece.
   *[other] { $pieces } pieces.
}
offer-none = There is no offer to accept.
offer-own = A player cannot accept an offer of his own.
offer-open = An offer is open already.
offer-over = The game is over.
offer-both-lose = A draw agreed against this costs both players the game.

## Irregular moves (Annex 1, 5.4)

irregularity = { $what ->
    [two-moves] two moves in a row
    [illegal-move] a move that the piece cannot make
    [other-piece-touched] one piece touched, another moved
    [taken-back] a move taken back
    [opponent-piece-moved] a piece of the opponent’s moved
    [capture-missed] a quiet move although there was a capture
    [removed-without-reason] a piece taken off without a reason
    [wrong-number] fewer or more captured than the rule asks
    [capture-broken-off] a capture broken off
    [removed-during-capture] pieces taken off before the capture was finished
    [too-few-removed] fewer pieces taken off than were captured
    [others-removed] pieces taken off that were not jumped
    [removal-interrupted] the taking off interrupted
    [own-piece-removed] pieces of one’s own taken off
    [not-crowned] a man not crowned
    [uncrowned-king-moved] a king moved that was not crowned
    [pawn-not-replaced] a pawn left as a pawn on the last rank
    [clock-without-move] the clock pressed without a move
   *[two-hands] both hands used
}
irregularity-too-many = { side }: { irregularity }{ in-article }.
irregularity-corrected = { side }: { irregularity }{ in-article }. { $what ->
    [pawn-not-replaced] The pawn is replaced by a queen of its colour.
    [clock-without-move] It counts like an illegal move.
    [two-hands] It counts like an illegal move.
   *[other] The position before it is set up again, and the piece that was touched is moved if it can be.
}{ $article ->
    [none] {" "}This rule book has no article on it: so say the laws of chess (FIDE 7.5).
   *[other] {""}
}
irregularity-noted = { side }: { irregularity }{ in-article }. The opponent chooses: correct it or let it stand.{ $article ->
    [none] {" "}This rule book has no article on it: so is the custom (FMJD Annex 1, 5.4).
   *[other] {""}
}

## What a decision rests on

grounds-announced = The claim was for the position after a move that was announced and not played.
grounds-early = { $moves ->
    [one] The players agreed on a draw before each had made { $moves } move, and the event punishes both for that.
   *[other] The players agreed on a draw before each had made { $moves } moves, and the event punishes both for that.
}
grounds-crowded = { $pieces ->
    [one] The players agreed on a draw while a side had more than { $pieces } piece, and the event punishes both for that.
   *[other] The players agreed on a draw while a side had more than { $pieces } pieces, and the event punishes both for that.
}
grounds-shortage = { side } claimed in time shortage (article { $article }): { $left } left; { $pieces ->
    [one] { $pieces } piece on the board
   *[other] { $pieces } pieces on the board
}; material in men, White { $ours }, Black { $theirs }; evidence: { $evidence }.
grounds-not-shown = No win is proven (article { $article }); evidence: { $evidence }.
grounds-late = { side } came { $late } late; { $allowed } is allowed.
grounds-both-late = White came { $ours } late and Black { $theirs }; { $allowed } is allowed.
grounds-left = Article { $article } leaves this to the referee.
grounds-absent = { side } did not appear.
grounds-both-absent = Neither player appeared.
grounds-irregular = { side }: irregular move number { $times } ({ irregularity }{ by-article }); that is one too many.

source-every-line = { $plies ->
    [one] every line of { $plies } ply
   *[other] every line of { $plies } plies
} ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
})
source-engine = engine, depth { $depth } ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
})
source-tables = { $pieces ->
    [one] endgame tables of { $pieces } piece
   *[other] endgame tables of up to { $pieces } pieces
}
source-reach = a search into endgame tables of up to { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
})
source-reach-line = { source-reach }, beginning with { $line }
source-material = material
source-person = { $name }

regulation-none = The rule about endings that are not played on does not speak of this position.
regulation-must-show = { side } has a proven win and must show it: without it the game is drawn by regulation
regulation-shown = { side } has shown the win that was proven.
regulation-stands = The ending has changed, and the win of { side } is still proven: it still stands.
regulation-nothing-to-show = No win has to be shown, so the moves given for that are not looked at.
regulation-show = { side } has a proven win{ $moves ->
    [0] {""}
    [one] {" "}in { $moves } move
   *[other] {" "}in { $moves } moves
} and is asked to show it; a move that gives the win away makes it a draw. Evidence: { $evidence }.
shortage-time = { $short ->
    [yes] Time: { side } has { $left } left, at most { $most }. Yes.
   *[no] Time: { side } has { $left } left, more than { $most }. No.
}
shortage-pieces = { $few ->
    [yes] Pieces: { $pieces } on the board, at most { $limit }. Yes.
   *[no] Pieces: { $pieces } on the board, more than { $limit }. No.
}
shortage-superior = Superiority: material in men { $ours } to { $theirs }{ $score ->
    [none] {""}
   *[other] ; estimate { $score }
}{ $win ->
    [none] {""}
    [0] ; a win is proven
    [one] ; a win in { $win } move is proven
   *[other] ; a win in { $win } moves is proven
}; evidence: { $evidence }. { $superior ->
    [yes] Clearly superior.
    [no] Not clearly superior.
   *[unknown] The referee must judge.
}
shortage-ruling = { $granted ->
    [yes] The claim is granted: the game is drawn (article { $article }). A referee can decide otherwise.
   *[no] The claim is not granted; the game goes on unless the referee decides otherwise.
}
shortage-no-article = The rule book has no article on claims in time shortage: the game goes on.
shortage-no-time-left = The flag has fallen: who has no time left has lost, and can claim nothing.
shortage-time-added = Time is added in this game, so nobody can claim in time shortage: the game goes on.
shortage-over = The game is over.
claim-goes-on = The game goes on.
irregularity-gain = The opponent gains { $gain } for it.
not-late = Nobody came later than the event allows.
sources-and = { $first }; { $second }

## A book as a whole

book-fine = fine; book { $id }, { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}
warning-at = line { $line }, column { $column }: { $warning }
warning-marked = warning: { $warning }
applies = { $applies ->
    [claim] A player must claim it.
    [referee] It is left to the referee.
   *[automatic] It comes of itself.
}
reason-name = { $reason ->
    [no-pieces] no pieces left
    [no-moves] no legal move left
    [checkmate] checkmate
    [stalemate] stalemate
    [repetition] repetition
    [move-limit] move limit
    [endgame-limit] endgame limit
    [dead-position] dead position
    [resignation] resignation
    [agreement] draw by agreement
    [time] fall of a flag
    [forfeit] forfeit
    [referee] decision of the referee
   *[variant-end] end of the game of its own kind
}
custom-irregular = { $kind ->
    [corrected] Moves against the rules are always taken back.
   *[choice] Of moves against the rules the opponent chooses whether they are taken back or stand.
}
custom-irregular-loses = { $times ->
    [one] The first one of a player loses the game.
   *[other] Move number { $times } against the rules of one player loses the game.
}
custom-shortage = A claim in time shortage without added time: at most { $left } left, at most { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} on the board, a clearly superior position.
custom-flag = A flag that falls is a draw if the opponent cannot win by any series of moves.
tables-making = making the endgame tables of up to { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}, once ...
tables-without = going on without endgame tables
points-material = Material in men, a king counting as { $king }: White { $white }, Black { $black }.
points-favour = The tie-break favours { $side ->
    [white] White
   *[black] Black
}, alone with a king on the long diagonal.
points-favour-first = The tie-break favours { $side ->
    [white] White
   *[black] Black
}, the first to get a king.
points-first-unknown = No side holds the long diagonal alone with a king, and the record does not show who was first to get one: give the moves from the start, or say it with --first-king.
default-mark = default

## A clock log as a table, and time controls

clock-column = { $column ->
    [line] line
    [moment] moment
    [event] event
    [white] White
   *[black] Black
}
clock-event = { $event ->
    [started] started
    [moved] moved
    [moved-end] moved, end
    [pressed] pressed
    [paused] paused
    [time-added] time added
    [time-taken] time taken
    [taken-back] moves taken back
    [flagged] flag
   *[time-set] time set
}
clock-after-end = { $event } (after the end)
clock-undone = { $event } (does not count: the flag was lifted)
control-without-tag = no { $tag } tag can say this
control-without-added-time = no time is added in the last period: articles on games without increment apply
