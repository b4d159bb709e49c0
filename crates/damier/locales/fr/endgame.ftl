# Tables de finales : les noms
endgame-class = { $first } contre { $second }
endgame-king = D
endgame-man = P
endgame-percent = { $number } %
endgame-worth = { $value ->
    [win] gain
    [loss] perte
    [draw] nulle
   *[unknown] inconnu
}{ $plies ->
    [none] {""}
    [one] {" "}en { $plies } demi-coup
   *[other] {" "}en { $plies } demi-coups
}
# Leur construction
endgame-making = construction des tables jusqu’à { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}, une fois pour toutes…
endgame-expected = { $positions } positions jusqu’à { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} : environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} d’un processeur, { $disk } Mo sur le disque, { $memory } Mo de mémoire
endgame-anew = refait : { $path } ({ $why })
endgame-made = { $built ->
    [one] { $built } classe construite
   *[other] { $built } classes construites
}, { $kept ->
    [one] { $kept } déjà présente
   *[other] { $kept } déjà présentes
} ; { $bytes } octets sous { $folder } ({ $seconds } s)
# Ce qu’il y a
endgame-set = { game-called }, { $book ->
    [none] sans règlement
   *[other] règlement { $book }
}
endgame-kept = { $kind ->
    [pure] jeu pur
   *[book] décomptes
} : { $classes ->
    [one] { $classes } classe
   *[other] { $classes } classes
} jusqu’à { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}, { $positions } positions, { $bytes } octets, { $each } par position
endgame-beyond = { $classes ->
    [one] { $classes } classe dont les tables ne peuvent pas contenir les décomptes
   *[other] { $classes } classes dont les tables ne peuvent pas contenir les décomptes
}{ $more ->
    [yes] , par exemple { $names }
   *[no] {""} : { $names }
}
endgame-file = { $path } : { $what }
endgame-file-missing = ce fichier n’existe pas
endgame-file-unreadable = illisible : { $why }
endgame-file-damaged = endommagé ou tronqué
endgame-file-outdated = construit sous d’autres règles
endgame-system = { $kind ->
    [missing] ce fichier ou ce dossier n’existe pas
    [denied] vous n’y avez pas accès
    [no-folder] une partie du chemin n’est pas un dossier
    [folder] c’est un dossier
    [full] il n’y a plus de place
   *[other] { $why }
}
# Ce que vaut une position
endgame-pure = jeu pur : { $worth }
endgame-book = sous le règlement : { $worth }{ $need ->
    [none] {""}
    [one] , il y faut { $need } demi-coup
   *[other] , il y faut { $need } demi-coups
}{ $left ->
    [none] {""}
    [one] , { $clause } laisse { $left } demi-coup
   *[other] , { $clause } laisse { $left } demi-coups
}{ $why ->
    [no-table] {""} : il n’y a pas de table pour cette position
    [other-book] {""} : les tables connaissent un autre règlement
    [counted-otherwise] {""} : après une prise ou une promotion, ce règlement compte dans une autre unité ; ce qui reste alors ne découle pas de ce qui restait avant
    [impossible-counts] {""} : aucune partie ne mène à ces décomptes
   *[none] {""}
}
endgame-move = { $pure }, sous le règlement { $book }
endgame-search = recherche : { $value ->
    [win] gain
    [loss] perte
    [draw] nulle
    [cannot-lose] ne peut pas perdre
    [cannot-win] ne peut pas gagner
   *[unknown] inconnu
}{"  "}nœuds { $nodes }{"  "}{ $line }
# Un second avis
endgame-wrong = { $fen } : { $what }
endgame-no-value = il n’y a pas de valeur
endgame-no-value-after = un coup mène là où il n’y a pas de valeur
endgame-differs = la table dit { $stored }, ses coups disent { $found }
endgame-differs-under = sous { $book }{ $counts ->
    [none] {""}
   *[other] {" "}avec { $counts }
} : { $what }
endgame-checked = positions contrôlées : { $positions }, dont { $counted } avec des décomptes du règlement ; fausses : { $wrong }
# Des faits
endgame-head = | classe | trait | positions | gagné | perdu | plus long | gain annulé | perte annulée | besoin | plusieurs |
endgame-mover = { $side ->
    [white] premier
   *[black] second
}
endgame-plot-title = { game-called } : part des gains qui prennent au plus tant de coups
endgame-plot-moves = coups du gagnant
endgame-plot-failed = l’image { $file } ne peut pas être écrite : { $why }
