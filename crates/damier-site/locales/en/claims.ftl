# Claims of a draw, and rulings that rest on evidence.

claim-clause = Claim the draw: { $name }, article { $article }
claim-announced = Announce { $move } and claim: { $name }, article { $article }
note-repetition-chip = Position has stood { $times ->
    [2] twice
   *[other] { $times } times
}
claim-regulation = Ask for the draw by regulation
note-regulation-chip = Draw by regulation: may be asked for now
note-regulation = This ending need not be played on in a game without added time: the draw by regulation of article { $article } may be asked for now. It is granted unless a win is proven; whoever has one then shows it.
claim-time-shortage = Claim a draw in time shortage

ruling-regulation-granted = The draw is given: this ending is not played on, and no obvious win was found.
ruling-regulation-granted-checked = The draw is given: after this move the win is gone.
ruling-regulation-refused = The regulation does not speak of this position. The game goes on.
ruling-regulation-refused-checked = The position is no longer one of those that the regulation names. The game goes on.
ruling-regulation-to-show = { $side ->
    [white] White
   *[black] Black
} has a win and must show it. Every move is checked.
ruling-regulation-to-show-checked = Checked: { $side ->
    [white] White
   *[black] Black
} still wins. Go on.
ruling-regulation-granted-imposed = Draw by regulation: without added time this ending is not played on, and no obvious win was found.
ruling-regulation-refused-imposed = The regulation does not speak of this position. The game goes on.
ruling-regulation-to-show-imposed = Without added time this ending is a draw unless a win is shown. { $side ->
    [white] White
   *[black] Black
} has a win and must show it now. Every move is checked.
ruling-time-shortage-granted = The draw in time shortage is given.
ruling-time-shortage-refused = The claim in time shortage is not granted. The game goes on.

evidence-time = { $short ->
    [yes] Time left: { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }; that is a minute or less.
   *[no] Time left: { $time }; the claim needs a minute or less.
}
evidence-pieces = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
} on the board; { $few ->
    [yes] that is eight or fewer.
   *[no] the claim needs eight or fewer.
}
evidence-material = Material, a king counted as two men: White { $white }, Black { $black }.
evidence-superior = { $superior ->
    [yes] { $side ->
        [white] White’s position
       *[black] Black’s position
    } is clearly superior.
    [no] { $side ->
        [white] White’s position
       *[black] Black’s position
    } is not clearly superior.
   *[open] Whose position is better could not be found out: an arbiter must decide.
}
evidence-win = { $side ->
    [white] White
   *[black] Black
} wins by force in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} of its own.
evidence-win-some-time = { $side ->
    [white] White
   *[black] Black
} wins by force.
evidence-no-win = Whether a win can be forced is not known: none was found.
evidence-no-win-proven = Neither side can force a win: this is proven.
evidence-tables = { $word ->
    [building] The endgame tables are being made and could not be asked yet.
    [unknown] The endgame tables do not know this position under this rule book.
   *[known] The endgame tables of up to { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } know this position.
}
evidence-limit = { $in-time ->
    [yes] The win takes { $need } of the { $left ->
        [one] 1 move
       *[other] { $left } moves
    } that the limit leaves.
   *[no] The win would take { $need ->
        [one] 1 move
       *[other] { $need } moves
    }, but the limit leaves { $left }.
}
evidence-lines = Every line of { $plies ->
    [one] 1 turn
   *[other] { $plies } turns
} was looked at ({ $positions ->
    [one] 1 position
   *[other] { $positions-text } positions
}).
evidence-reach = A search into endgame tables of up to { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} looked at { $positions ->
    [one] 1 position
   *[other] { $positions-text } positions
}{ $shown ->
    [yes] ; its line begins with { $line }.
   *[no] .
}
evidence-engine = { $whole ->
    [yes] The engine followed every line that it looked at to its end
   *[no] The engine looked { $depth ->
        [one] 1 turn
       *[other] { $depth } turns
    } ahead
} ({ $positions ->
    [one] 1 position
   *[other] { $positions-text } positions
}). It estimates and proves nothing.
evidence-estimate = { $side ->
    [white] Engine’s estimate, in men: White is ahead by { $men }.
    [black] Engine’s estimate, in men: Black is ahead by { $men }.
   *[none] Engine’s estimate: the position is level.
}
evidence-estimate-won = { $side ->
    [white] Engine’s estimate: won for White.
   *[black] Engine’s estimate: won for Black.
}

problem-unknown-setting = The rule book has no such setting
problem-unknown-setting-detail = “{ $setting }” is no setting of this rule book. Choose one of: { $known }.
problem-unknown-setting-none = This rule book leaves nothing to choose, so “{ $setting }” cannot be set. Leave it out.
problem-unknown-setting-value = The setting “{ $setting }” cannot be “{ $value }”. Choose one of: { $known }.
problem-ruling-pending = The position is being looked into
problem-ruling-pending-detail = A ruling was asked for; the clock stands until it is given. Wait a moment.
problem-too-many-games = Too many games at once
problem-too-many-games-detail = You have started very many games in a short time. Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} and start the next one.
problem-no-draw-offer-early = In this game a draw can be offered only once each player has made { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. Play on until then.
problem-no-draw-offer-pieces = In this game a draw can be agreed only when neither side has more than { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}. Play on until then.
problem-no-draw-offer-open = No draw is offered at the moment. Offer one first.
problem-nothing-to-claim-clause = The rule book of this game has no clause “{ $clause }”. Look at its page for the clauses.
problem-nothing-to-claim-other = The clause “{ $clause }” is not one to be claimed: it comes by itself, or a referee decides.
problem-nothing-to-claim-repeated = Article { $article }: the position has stood on the board { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}, which is not often enough. Play on.
problem-nothing-to-claim-not-here = Article { $article } counts nothing in this position. Play on.
problem-nothing-to-claim-yet = Article { $article }: { $unit ->
    [strong] { $missing ->
        [one] 1 move of the stronger side is
       *[other] { $missing } moves of the stronger side are
    }
   *[each] { $missing ->
        [one] 1 ply is
       *[other] { $missing } plies are
    }
} missing from the count. Play on and watch the counter.
problem-nothing-to-claim-shown = A win has to be shown at present, and each move is checked. Play on.
problem-nothing-to-claim-regulation = The regulation does not speak of this position: it needs a small ending against a lone king, a game without added seconds, and a rule book in which it is switched on.
problem-nothing-to-claim-shortage = A draw in time shortage can be claimed only in a game with a clock and without added seconds.
problem-nothing-to-claim-shortage-book = The rule book of this game knows no claim in time shortage. Play on, or offer a draw.
problem-nothing-to-claim-shortage-time = A claim in time shortage needs a minute or less on the clock; you have { $time }. Play on.
problem-nothing-to-claim-shortage-pieces = A claim in time shortage needs eight pieces or fewer on the board; there are { $pieces }. Play on.
problem-nothing-to-claim-again = This was asked in this position already, and answered. Ask again after a move.
problem-unknown-setting-clock = The setting “{ $setting }” is for games with a fixed time: choose a clock without added seconds, or leave the setting out.

choose-regulation-by-clock = By the clock: in games without added seconds, at once, unless a win is shown

ruling-by-article = Article { $article }: { $text }
story-flag = { $side ->
    [white] White
   *[black] Black
} { $moves ->
    [0] had not completed a move
    [one] had completed 1 move, { $move }, in { $used }
   *[other] had completed { $moves } moves in { $used }, the last one { $move }
}; during the next one the flag fell.
story-flag-required = { $required ->
    [one] { $required } move was required by then.
   *[other] { $required } moves were required by then.
}
story-flag-always = In draughts it does not matter whether the opponent could still have won: who runs out of time has lost.
story-announced = The move was announced and not played: the board shows the position before it.

## Endgame tables

endgame-building = The endgame tables are being made: { $percent } % are ready.
endgame-failed = The endgame tables could not be made. Whoever runs this site finds the reason in its log.
endgame-unknown = The endgame tables do not know this position.
endgame-drawn = Endgame tables: neither side can force a win.
endgame-won = Endgame tables: { $side ->
    [white] White
   *[black] Black
} wins in { $plies ->
    [one] 1 turn
   *[other] { $plies } turns
}; no limit is in the way.
endgame-won-in-time = Endgame tables: { $side ->
    [white] White
   *[black] Black
} wins in { $plies ->
    [one] 1 turn
   *[other] { $plies } turns
}; of the { $left ->
    [one] 1 turn
   *[other] { $left } turns
} that the limit leaves the win takes { $need }.
endgame-won-too-late = Endgame tables: { $side ->
    [white] White
   *[black] Black
} would win in { $plies ->
    [one] 1 turn
   *[other] { $plies } turns
}, which takes { $need } of the limit; it leaves { $left }: a draw.
endgame-won-not-here = Endgame tables: { $side ->
    [white] White
   *[black] Black
} would win in { $plies ->
    [one] 1 turn
   *[other] { $plies } turns
} if nothing were counted; under this rule book it is a draw.
endgame-won-uncounted = Endgame tables: { $side ->
    [white] White
   *[black] Black
} wins in { $plies ->
    [one] 1 turn
   *[other] { $plies } turns
} if nothing is counted; what the limits of this rule book make of it the tables do not know.
