# Une partie jugée
game-called = { $variant ->
    [international] dames internationales
    [russian] dames russes
    [brazilian] dames brésiliennes
    [american] dames américaines
    [frisian] dames frisonnes
    [frysk] Frysk!
    [antidraughts] qui perd gagne
    [breakthrough] Breakthrough
    [killer] dames Killer
    [italian] dames italiennes
    [spanish] dames espagnoles
    [portuguese] dames portugaises
    [czech] dames tchèques
    [pool] pool checkers
    [turkish] dames turques
    [canadian] dames canadiennes
    [thai] dames thaïlandaises
    [chess960] échecs 960
   *[other] { $variant }
}
judged-number = { $file ->
    [none] partie { $number }
   *[other] { $file }, partie { $number }
}
judged-players = { $game } : { $players }
judged-game = {" "}({ game-called }, { $played } { $played ->
    [one] demi-coup joué
   *[other] demi-coups joués
} sur { $recorded })
judged-unreadable = illisible
judged-end = { $result } après le demi-coup { $ply } : { $why }
judged-differs = mais la notation indique { $header }
judged-open = pas terminée selon les règles
judged-open-header = pas terminée selon les règles ; la notation indique { $header }
judged-claimable = la nulle pourrait être réclamée selon l’article { $article }, « { $name } » ({ $book })
judged-win-proven = Dès le demi-coup { $ply }, { $side ->
    [white] les Blancs avaient
   *[black] les Noirs avaient
} un gain prouvé dans une finale qui ne se joue pas, et devaient le montrer ; preuve : { $evidence }
judged-short-trouble = { $ply ->
    [none] { $what }
   *[other] demi-coup { $ply } : { $what }
}
judged-short-open = { $line } ({ $what })
judged-short-unfinished = { $line } (inachevée)
judged-short-unfinished-why = { $line } (inachevée ; { $what })
judged-short-differs = { $line } (la notation indique { $header })
# Ce qui ne va pas dans une notation
trouble = { $kind ->
    [warning] avertissement
   *[other] problème
}{ $place ->
    [file] {" "}à la ligne { $line }, colonne { $column }
    [moves] {" "}au caractère { $column } de --moves
   *[none] {""}
}{ $ply ->
    [none] {""}
   *[other] {" "}(demi-coup { $ply })
} : { $what }
trouble-with-remedy = { $what } ; { $remedy }
trouble-after-end = noté après la fin de la partie
trouble-let-stand = { $what }, mais il a été maintenu : la position établie ensuite fait foi
trouble-no-book = aucun règlement n’est fourni pour { $variant }, rien n’a donc été jugé
trouble-no-book-remedy = en donner un avec --rules
trouble-no-setting = le règlement { $book } n’offre pas le choix { $choice } : jugé sans lui
trouble-other-book = le règlement { $book } n’est pas pour { $variant }
trouble-other-book-remedy = omettre --rules, ou donner un règlement qui nomme ce jeu
trouble-counts-twice = des comptes se trouvent dans le FEN et sont aussi donnés par --carried
trouble-counts-remedy = jugé avec tous les décomptes à 0
trouble-time-control = la cadence « { $value } » est illisible
trouble-time-control-remedy = l’écrire comme le fait PDN, par exemple 40/7200:3600 ou 300+3 ; la pendule n’a pas été jugée
trouble-no-control = la notation n’indique pas de cadence que la nulle réglementaire puisse suivre : la partie est jugée sans elle
trouble-no-control-remedy = ajouter une balise telle que `[TimeControl { "\"" }1200{ "\"" }]`, ou choisir `--set regulation-draw=on`
trouble-dead = aucune suite de coups ne peut plus mater : position morte
trouble-dead-remedy = un arbitre peut déclarer la partie nulle (article 5.2.2)
trouble-name-game = ajouter une balise telle que `[GameType { "\"" }20{ "\"" }]`, ou nommer le jeu avec --variant
trouble-who-begins = dans ce jeu, { $side ->
    [white] les Blancs commencent : commencez par un coup des Blancs
   *[black] les Noirs commencent : commencez par un coup des Noirs
}, tel que { $move }, ou donnez la position et le trait avec --fen
