# Endgame tables: names
endgame-class = { $first } v { $second }
endgame-king = K
endgame-man = M
endgame-percent = { $number } %
endgame-worth = { $value ->
    [win] win
    [loss] loss
    [draw] draw
   *[unknown] unknown
}{ $plies ->
    [none] {""}
    [one] {" "}in { $plies } ply
   *[other] {" "}in { $plies } plies
}
# Making them
endgame-making = making the tables of up to { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}, once ...
endgame-expected = { $positions } positions of up to { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}: about { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} of one processor, { $disk } MB on disk, { $memory } MB of memory
endgame-anew = made anew: { $path } ({ $why })
endgame-made = { $built ->
    [one] { $built } class
   *[other] { $built } classes
} made, { $kept ->
    [one] { $kept } was
   *[other] { $kept } were
} there; { $bytes } bytes below { $folder } ({ $seconds } s)
# What there is
endgame-set = { game-called } under { $book ->
    [none] no rule book
   *[other] { $book }
}
endgame-kept = { $kind ->
    [pure] pure game
   *[book] counters
}: { $classes ->
    [one] { $classes } class
   *[other] { $classes } classes
} of up to { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}, { $positions } positions, { $bytes } bytes, { $each } a position
endgame-beyond = { $classes ->
    [one] { $classes } class
   *[other] { $classes } classes
} whose counters tables cannot hold{ $more ->
    [yes] , such as { $names }
   *[no] : { $names }
}
endgame-file = { $path }: { $what }
endgame-file-missing = there is no such file
endgame-file-unreadable = it cannot be read: { $why }
endgame-file-damaged = it is damaged or cut short
endgame-file-outdated = it was made under other rules
endgame-system = { $kind ->
    [missing] there is no such file or folder
    [denied] you may not do that there
    [no-folder] a part of its path is no folder
    [folder] it is a folder
    [full] there is no room left
   *[other] { $why }
}
# What a position is worth
endgame-pure = pure game: { $worth }
endgame-book = under the book: { $worth }{ $need ->
    [none] {""}
    [one] , takes { $need } ply
   *[other] , takes { $need } plies
}{ $left ->
    [none] {""}
    [one] , { $clause } leaves { $left } ply
   *[other] , { $clause } leaves { $left } plies
}{ $why ->
    [no-table] : there is no table for this position
    [other-book] : the tables know another rule book
    [counted-otherwise] : after a capture or a crowning this rule book counts on in another unit: what is left then does not follow from what was left before
    [impossible-counts] : no game leads to these counts
   *[none] {""}
}
endgame-move = { $pure }, under the book { $book }
endgame-search = search: { $value ->
    [win] win
    [loss] loss
    [draw] draw
    [cannot-lose] cannot lose
    [cannot-win] cannot win
   *[unknown] unknown
}{"  "}nodes { $nodes }{"  "}{ $line }
# A second opinion
endgame-wrong = { $fen }: { $what }
endgame-no-value = there is no value
endgame-no-value-after = a move leads to where no value is
endgame-differs = the table says { $stored }, its moves say { $found }
endgame-differs-under = under { $book }{ $counts ->
    [none] {""}
   *[other] {" "}with { $counts }
}: { $what }
endgame-checked = { $positions } positions checked, { $counted } of them with counts under the book, { $wrong } wrong
# Facts
endgame-head = | class | to move | positions | won | lost | longest | win drawn | loss drawn | need | several |
endgame-mover = { $side ->
    [white] first
   *[black] second
}
endgame-plot-title = { game-called }: share of wins that take at most so many moves
endgame-plot-moves = moves of the winner
endgame-plot-failed = the picture { $file } cannot be written: { $why }
