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
    [while] {" "}It lapses when the ending is no longer “{ $name }”.
    [begun] {" "}Once begun it goes on, even if the ending is no longer “{ $name }”.
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
   *[other] plies { $before }
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
    [strong] moves of the stronger side
   *[each] plies
}.
course-in-time = The win came in time: “{ $name }”, article { $article }, stood at { $count } of { $limit } { $unit ->
    [strong] moves of the stronger side
   *[each] plies
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
   *[two-hands] both hands used
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
grounds-absent = { side } did not appear.
grounds-both-absent = Neither player appeared.
grounds-irregular = { side }: irregular move number { $times } ({ irregularity }{ by-article }); by the rules of the event it loses the game.

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
source-material = material
source-person = { $name }

regulation-none = The rule about endings that are not played on does not speak of this position.
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

## Mistakes in the file of a rule book: what is wrong, and what to do

mistake-sentence = { $what }; { $remedy }
mistake-at = line { $line }, column { $column }: { $sentence }
in-table = { $table ->
    [book] the book
   *[other] `{ $table }`
}
mistake-utf8 = byte { $offset } of the file ({ $byte }) belongs to no UTF-8 text
    .remedy = save the file as UTF-8
mistake-toml = this is not TOML: { $complaint }
    .remedy = correct the line
mistake-toml-twice = this is not TOML: the name stands twice
    .remedy = keep one of the two lines
mistake-toml-text = this is not TOML: the text between the quotes does not end properly
    .remedy = close the quotes, and write a backslash or a quote within them with a backslash before it
mistake-toml-quotes = this is not TOML: the value is neither a number, nor true or false, nor a text in quotes
    .remedy = put the text in quotes, or write true and false in small letters
mistake-toml-name = this is not TOML: the name holds a sign that it may not
    .remedy = use letters a-z, digits and hyphens, or put the name in quotes
mistake-toml-rest = this is not TOML: after the value there is something more
    .remedy = begin a new line, or write # before a remark
mistake-toml-number = this is not TOML: the number is not written as it should be
    .remedy = write digits only, without a 0 in front, or put a text in quotes
mistake-toml-equals = this is not TOML: the line is no name with its value
    .remedy = write name = value, or # before a remark
mistake-toml-value = this is not TOML: the value is missing
    .remedy = write one after the = sign, or remove the line
mistake-toml-comma = this is not TOML: a comma is missing, or there is one too many
    .remedy = put one comma between each two values
mistake-toml-bracket = this is not TOML: a bracket is missing
    .remedy = close what is open: [ with ], and [[ with ]]
mistake-empty = `{ $name }` is empty
    .remedy = write a text or remove the line
mistake-missing = { in-table } has no `{ $name }`
    .remedy = add a line `{ $line }`
mistake-text-missing = the text `{ $name }` is missing
    .remedy = add a line `{ $line }`
mistake-word = `{ $name }` cannot be `{ $text }`
    .remedy = write one of { $choices }
mistake-wanted = { $wanted ->
    [bool] write true or false
    [number] write a whole number from 0 to 65535
    [texts] write a text in quotes or a list of texts
    [citation] write a text in quotes, or one line for each language: `{ $name }.en`, `{ $name }.fr`, `{ $name }.ru`
    [languages] write one line for each language: `{ $name }.en`, `{ $name }.fr`, `{ $name }.ru`
    [table] write it as a table: `name.part = value`, or its own heading in brackets
    [tables] write a heading in double brackets, such as `[[{ $name }]]`, before each
   *[text] write a text in quotes
}
mistake-type = `{ $name }` is { $type ->
    [string] a text
    [integer] a whole number
    [float] a number with a fraction
    [boolean] true or false
    [datetime] a date
    [array] a list
   *[table] a table
}
    .remedy = { mistake-wanted }
mistake-number-range = `{ $name }` is { $text }, which is outside the numbers that can be written here
    .remedy = { mistake-wanted }
mistake-language = `{ $name }` is given in `{ $language }`, a language that is not known here
    .remedy = write `en` (English), `fr` (French) or `ru` (Russian), or remove the line
mistake-one-bracket = of `{ $name }` there may be several, so its heading has two brackets on each side
    .remedy = write `{ $name }` before each of them
mistake-number = `{ $name }` is { $text }
    .remedy = { mistake-wanted }
mistake-unknown = { in-table } cannot have `{ $name }`
    .remedy = it can have: { $known }
mistake-unknown-near = { in-table } cannot have `{ $name }`
    .remedy = did you mean `{ $meant }`?
mistake-format = format { $format } is not known
    .remedy = write `format = { $known }`
mistake-default-for = `default-for` names { $variant }, which is not in `variants`
    .remedy = add it to `variants` or remove it here
mistake-id = `{ $name }` is “{ $text }”
    .remedy = use letters a-z, digits, dots and hyphens only
mistake-reason = `{ $name }` is no reason for the end of a game
    .remedy = write one of { $known }
mistake-setting-twice = the setting `{ $id }` stands twice
    .remedy = give it another id
mistake-default = the default `{ $default }` of `{ $id }` is none of its choices
    .remedy = add a [[setting.choice]] with that value
mistake-setting-unknown = `only-if` asks for { $setting } = { $value }, which does not exist
    .remedy = add the [[setting]] and its [[setting.choice]], or correct the name
mistake-times = { $times ->
    [one] a position cannot repeat { $times } time
   *[other] a position cannot repeat { $times } times
}
    .remedy = write 2 or more
mistake-no-strong-side = `unit` is `strong`, but the condition does not say which side is the strong one
    .remedy = give `when.force` with different sides, such as `3K v K`, or count for `each`
mistake-lasts-without-force = `lasts` is `{ $lasts }`, but no relation of force is named
    .remedy = add a line `{ $line }`
mistake-ruling = a clause with `ruling` is left to a referee, but this one is `{ $applies }`
    .remedy = write `{ $line }`, or leave `ruling` out
mistake-within-two = `within` names a second clause, `{ $name }`
    .remedy = name the one clause in whose count this one lives
mistake-diagonal-without-force = `long-diagonal` speaks of a strong and a weak side, but no `force` names them
    .remedy = add a line `{ $line }`
mistake-range = `{ $name }` is no number of pieces
    .remedy = write a number such as 4, or a range such as `4-5` or `8+`
mistake-limit-empty = `limit` names no number of pieces
    .remedy = write it such as `{ $line }`
mistake-limit-row = `{ $text }` and its limit cannot be read
    .remedy = write pieces = moves, such as { $example }
mistake-limit-overlap = { $one } and { $other } pieces overlap
    .remedy = give each number of pieces one limit
mistake-restarts = `{ $text }` restarts nothing
    .remedy = write some of `capture`, `man-move`, `promotion`
mistake-no-clause = the book has no clause
    .remedy = add at least one [[clause]]
mistake-too-many = this is the clause after number { $most }, and a book may have no more
    .remedy = join clauses that differ only in their force: `when.force` takes a list
mistake-id-twice = the id `{ $id }` stands twice
    .remedy = give one of the clauses another id
mistake-refers-to-itself = clause { $name } refers to itself
    .remedy = name another clause
mistake-no-such-clause = there is no clause `{ $name }` with a limit
    .remedy = name the id of a clause of this book that has a `limit`
mistake-unless-chain = clause { $name } switches another off and is itself switched off
    .remedy = spell the exception out in the `when` of one of them
mistake-within-chain = clause { $name } lies within one that lies within another
    .remedy = name the outermost clause in `within`
mistake-sharing = the clauses that share `{ $name }` keep the count differently
    .remedy = give them the same `restarts`, `lasts` and `within`
mistake-zero = `{ $name }` is 0, which forbids nothing that can be
    .remedy = write 1 or more, or remove the line
mistake-offers-empty = `[[offers]]` forbids nothing
    .remedy = add a line `{ $line }`, or remove the heading
mistake-offers-twice = two `[[offers]]` can be in force together
    .remedy = join them, or give each an `only-if` with another value of one setting
relation-two-sides = `{ $text }` has no ` v ` between the two sides
    .remedy = write a relation such as `3K v K`, `2K+M v K` or `>=3K+*M v K`
relation-kind = `{ $term }` does not end in K (kings) or M (men)
    .remedy = write a relation such as `3K v K`, `2K+M v K` or `>=3K+*M v K`
relation-twice = { $kind } stands twice in `{ $text }`
    .remedy = write each kind of piece once, such as `2K+M v K`
relation-count = `{ $count }` before { $kind } is no number, `>=` with a number, or `*`
    .remedy = write a relation such as `3K v K`, `2K+M v K` or `>=3K+*M v K`

## Warnings about a rule book

warning-never-holds = clause { $clause } can never count: no position fits its condition
warning-never-binds = clause { $clause } can never end a game: wherever it counts, clause { $before } ends the game no later
warning-never-within = clause { $clause } can never count: its ending never stands while clause { $within } counts
warning-drawn-at-once = clause { $clause } draws every game in its start position: its limit is 0 and its condition always holds
warning-whole-game = clause { $clause } runs from the first move and nothing restarts it, so every game ends after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: name what restarts it in `restarts`
warning-weaker-first = clause { $clause }: the side named first is the strong one, but in `{ $relation }` it has less than the other
warning-shares-alone = clause { $clause } shares its count `{ $shares }` with no other clause
warning-taken-id = { $id } is the id of a built-in book with other rules: a server refuses two books of one id, so choose another
warning-under = with { $setting } = { $value }: { $warning }
warning-two-limits = clauses { $clause } and { $other } share a count and give the same position two limits
warning-never-repeats = clause { $clause } can never end a game: clause { $before } ends it at an earlier repetition
warning-unused-setting = no clause depends on the setting { $setting }: add `only-if.{ $setting } = ...` to one, or remove it
warning-unknown-variant = { $meant ->
    [none] no game is called { $variant }: `damier rules` lists the games
   *[other] no game is called { $variant }: did you mean { $meant }?
}
warning-no-repetition = no clause ends a game by repetition: games may never end
warning-draughts-only = clause { $clause }: `{ $condition }` speaks of the kings and men of draughts; in chess every piece but a pawn counts as a king, so count pieces with `when.pieces` or leave the condition out
warning-missing-text = { $clause ->
    [none] a text of the book
   *[other] a text of clause { $clause }
} is missing in { $language ->
    [en] English
    [fr] French
   *[ru] Russian
}; English is shown

## Settings of a rule book

setting-none = there is no setting `{ $setting }`: this book has none
setting-unknown = there is no setting `{ $setting }`: choose from { $known }
setting-no-value = the setting `{ $setting }` has no value `{ $value }`: choose from { $known }

## A book as a whole

book-fine = fine; book { $id }, { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}
warning-at = line { $line }: { $warning }
warning-marked = warning: { $warning }
applies = { $applies ->
    [claim] A player must claim it.
    [referee] It is left to the referee.
   *[automatic] It comes of itself.
}
custom-flag = A flag that falls is a draw if the opponent cannot win by any series of moves.
tables-making = making the endgame tables of up to { $pieces } pieces, once ...
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
   *[time-set] time set
}
clock-after-end = { $event } (after the end)
control-without-tag = no { $tag } tag can say this
control-without-added-time = no time is added in the last period: articles on games without increment apply
