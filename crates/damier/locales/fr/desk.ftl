# La table des tournois : ce qu’elle refuse et ce qu’elle dit

desk-number = numéro { $id }
desk-no-player = aucun joueur n’a le numéro { $id } : regardez la liste des inscrits
desk-no-team = aucune équipe n’a le numéro { $id } : regardez la liste des équipes
desk-date = { $option } { $date } : écrivez une date comme AAAA/MM/JJ

# Appariements
desk-pair-form = « { $text } » n’est pas une paire : écrivez 1-4, les Blancs d’abord, ou 7-bye
desk-pair = { $white } - { $black }
desk-pair-bye = { $white } : exempt
desk-hand-left-out = --by-hand oublie : { $names } ; appariez-les, ou donnez-leur --absent, --half-bye, --full-bye ou (à un seul) une exemption, par exemple { $first }-bye
desk-hand-byes = --by-hand : un seul peut rester sans adversaire, et ceux-ci sont exempts : { $names } ; appariez-en deux, ou donnez aux autres --absent, --half-bye ou --full-bye
desk-hand-gone = --by-hand : absents du tournoi à cette ronde : { $names } ; retirez-les
desk-hand-twice = --by-hand : dans plus d’une paire : { $names } ; ne laissez chacun que dans une
desk-hand-himself = --by-hand { $id }-{ $id } : personne ne joue contre soi-même ; nommez deux joueurs différents
desk-only-chess = --start et --draw servent aux tournois de chess960 ; faites-en un avec « damier tournament new --rules fide-960 »
desk-two-options = { $id } figure dans { $other } et dans { $option } ; retirez l’un des deux
desk-bye-withdrawn = { $id } figure dans { $option } et dans --withdrawn ; qui s’est retiré n’a pas besoin d’exemption : retirez l’un des deux
desk-bye-gone = { $option } { $id } : { $name } a quitté le tournoi et ne reçoit pas d’exemption ; retirez ce numéro
desk-forbid-two = --forbid : nommez deux joueurs, par exemple 1-5
desk-forbid-himself = --forbid { $id }-{ $id } : nommez deux joueurs différents
desk-no-round = { $file } : aucune ronde n’est encore appariée
desk-has-results = { $file } : résultats inscrits à la ronde { $round } : { $count } ; effacez-les d’abord, par exemple avec « damier tournament result { $file } 1:open »
desk-taken-back = la ronde { $round } a été annulée
desk-otherwise = { $system } aurait apparié autrement (noté au journal) :

# Départages joués
desk-times-alone = --left et --flag vont avec --result ou --record
desk-not-over = le tournoi n’est pas fini : les départages viennent après son dernier résultat
desk-playing-off = { $name } joue déjà un départage : finissez-le d’abord
desk-lots = --order : nommez une fois chacun de { $names }, dans l’ordre du tirage
desk-for-two = cette formule est pour deux : à plus, faites jouer un toutes rondes
desk-not-shared = la place { $place } n’est pas partagée ; « damier tournament playoff { $file } » montre qui est à égalité
desk-players-number = --players { $id } : nommez des numéros différents du classement
desk-players-few = --players : nommez-en au moins deux
desk-players-place = --players : seuls ceux qui partagent la place { $place } peuvent la jouer ; s’y trouve : { $names }
desk-nobody = personne
desk-alone = { $name }, seul
desk-level = un duel à égalité se départage entre ses deux joueurs, pour sa propre place : nommez-la avec --start et eux avec --players ; à égalité : { $ties }
desk-tie = { $names } (place { $place })
desk-game-number = { $games ->
    [0] { $source } : aucune partie ; donnez le relevé de la prochaine partie
    [one] { $source } : { $games } partie ; donnez le relevé de la prochaine partie
   *[other] { $source } : { $games } parties ; donnez le relevé de la prochaine partie, et d’aucune autre
}
desk-other-game = { $record } : la prochaine partie est { $next }, les Blancs d’abord, et celle-ci est { $this } : corrigez le relevé, ou nommez avec --players ceux qui jouent le départage
desk-against = { $white } contre { $black }
desk-both-lost = { $record } : tous deux ont perdu, ce qui ne décide aucun départage : l’arbitre nomme le vainqueur avec --result
desk-no-play-off = aucun départage n’est en cours : commencez-en un avec --start
desk-not-this-play-off = aucun départage de ce genre n’est en cours ; en cours : { $ties } ; nommez-en un par ses joueurs, par exemple --players { $players }
desk-several-play-offs = plusieurs départages sont en cours : { $ties } ; nommez-en un par ses joueurs, par exemple --players { $players }
desk-left-missing = donnez les temps restants avec --left, celui des Blancs d’abord : la prochaine partie commence avec eux
desk-left-needless = --left : cette formule ne garde pas de temps d’une partie à l’autre
desk-budget = « { $text } » : écrivez les minutes et les secondes par coup, par exemple 5+2
desk-left = « { $text } » : écrivez les deux temps, par exemple 1:40,3:05
desk-shared = la place { $place } est partagée : { $names }
desk-none-shared = aucune place n’est partagée
desk-play-off = départage pour la place { $place } : { $names }
desk-play-off-game = { "  " }partie { $number } : { $white } - { $black }, { $winner ->
    [white] gain des Blancs
    [black] gain des Noirs
   *[none] nulle
}
desk-play-off-next = { "  " }prochaine : { $white } - { $black }{ $stage ->
    [standard] {" "}(partie standard)
    [rapid] {" "}(partie rapide)
    [blitz] {" "}(partie blitz)
    [decider] {" "}(partie décisive)
   *[none] {""}
}
desk-play-off-left = { $next }, { $white } contre { $black }
desk-play-off-order = { "  " }ordre : { $names }
