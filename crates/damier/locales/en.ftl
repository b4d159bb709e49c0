# A judged game
game-called = { $variant }
judged-number = { $file ->
    [none] game { $number }
   *[other] { $file }, game { $number }
}
judged-players = { $game }: { $players }
judged-game = {" "}({ game-called }, { $played } of { $recorded } { $recorded ->
    [one] ply
   *[other] plies
} played)
judged-unreadable = cannot be read
judged-end = { $result } after ply { $ply }: { $why }
judged-differs = but the record says { $header }
judged-open = not over by the rules
judged-open-header = not over by the rules; the record says { $header }
judged-claimable = a draw could be claimed by article { $article }, “{ $name }” ({ $book })
judged-win-proven = { $side ->
    [white] White
   *[black] Black
} had a proven win from ply { $ply } on, in an ending that is not played on, and had to show it; evidence: { $evidence }
judged-short-trouble = { $ply ->
    [none] { $what }
   *[other] ply { $ply }: { $what }
}
judged-short-open = { $line } ({ $what })
judged-short-unfinished = { $line } (unfinished)
judged-short-unfinished-why = { $line } (unfinished; { $what })
judged-short-differs = { $line } (the record says { $header })
# What is wrong with a record
trouble = { $kind ->
    [warning] warning
   *[other] problem
}{ $place ->
    [file] {" "}at line { $line }, column { $column }
    [moves] {" "}at character { $column } of --moves
   *[none] {""}
}{ $ply ->
    [none] {""}
   *[other] {" "}(ply { $ply })
}: { $what }
trouble-with-remedy = { $what }; { $remedy }
trouble-after-end = recorded after the end of the game
trouble-let-stand = { $what }, but it was let stand: the position that is set up after it counts
trouble-no-book = no rule book is built in for { $variant }, so nothing was judged
trouble-no-book-remedy = give one with --rules
trouble-no-setting = the rule book { $book } has no choice { $choice }: judged without it
trouble-other-book = the rule book { $book } is not for { $variant }
trouble-other-book-remedy = leave --rules out, or give a book that names this game
trouble-counts-twice = counts stand in the FEN and come with --carried as well
trouble-counts-remedy = judged with every count at 0
trouble-time-control = the time control “{ $value }” cannot be read
trouble-time-control-remedy = write it as PDN does, such as 40/7200:3600 or 300+3; the clock was not judged
trouble-no-control = the record has no time control that the regulation draw could follow, so the game is judged without it
trouble-no-control-remedy = add a tag such as `[TimeControl "1200"]`, or choose `--set regulation-draw=on`
trouble-dead = no series of moves can mate any more: a dead position
trouble-dead-remedy = an arbiter may declare the game drawn (article 5.2.2)
trouble-name-game = add a tag such as `[GameType "20"]`, or name the game with --variant
trouble-who-begins = in this game { $side ->
    [white] White moves first: begin with a move of White’s
   *[black] Black moves first: begin with a move of Black’s
}, such as { $move }, or give the position and the turn with --fen
