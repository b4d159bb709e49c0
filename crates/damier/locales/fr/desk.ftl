# La table des tournois : ce qu’elle refuse et ce qu’elle dit

desk-number = numéro { $id }
desk-no-player = aucun joueur n’a le numéro { $id } : regardez la liste des inscrits
desk-no-team = aucune équipe n’a le numéro { $id } : regardez la liste des équipes
desk-entered = { $count ->
    [one] { $count } joueur est inscrit
   *[other] { $count } joueurs sont inscrits
}
desk-date = { $option } { $date } : écrivez une date comme AAAA/MM/JJ
desk-date-back = { $option } { $date } : c’est avant { $before } ; donnez les jours dans leur ordre
desk-dates-many = --round-dates : { $dates ->
    [one] { $dates } jour
   *[other] { $dates } jours
} pour { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} ; enlevez les jours de trop, ou corrigez --rounds

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
desk-not-gone = --returned : { $name } n’a pas quitté le tournoi ; retirez ce numéro
desk-forbid-two = --forbid : nommez deux joueurs, par exemple 1-5
desk-forbid-himself = --forbid { $id }-{ $id } : nommez deux joueurs différents
desk-no-round = { $file } : aucune ronde n’est encore appariée
desk-has-results = { $file } : résultats inscrits à la ronde { $round } : { $count } ; effacez-les d’abord, par exemple avec « damier tournament result { $file } 1:open »
desk-taken-back = la ronde { $round } a été annulée
desk-otherwise = { $system } aurait apparié autrement (noté au journal) :

# Départages joués
desk-flag-won = --flag nomme le camp qui a gagné : nommez le camp dont le drapeau est tombé, ou corrigez le résultat
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
desk-left-over = --left : il peut rester au plus { $most } { $side ->
    [white] aux Blancs
   *[black] aux Noirs
} du temps de toute la série ; relisez les pendules
desk-left-needless = --left : cette formule ne garde pas de temps d’une partie à l’autre
desk-budget = « { $text } » : écrivez les minutes et les secondes par coup, par exemple 5+2
desk-left = « { $text } » : écrivez les deux temps, par exemple 1:40,3:05
desk-shared = la place { $place } est partagée : { $names }
desk-none-shared = aucune place n’est partagée
desk-tie-level = place { $place } : la rencontre de { $names } est à égalité
desk-none-level = aucune rencontre n’est à égalité : la coupe continue
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

# Tournois et appariements
desk-boards-needless = --boards : { $system } n’apparie pas d’équipes ; enlevez l’option, ou choisissez team-swiss ou team-round-robin
desk-taken = le numéro { $id } est pris : donnez au joueur un numéro libre
desk-number-beyond = le numéro { $id } n’entre pas dans les fichiers : donnez un numéro de 1 à 9999
desk-rating-beyond = l’Elo { $rating } n’entre pas dans les fichiers : donnez un entier inférieur à 10000
desk-no-such-round = la ronde { $round } n’est pas appariée : appariez-la d’abord
desk-no-such-board = la ronde { $round } n’a pas de table { $board } : les tables vont de 1 à { $boards }
desk-twice = le joueur { $id } figure deux fois à la ronde { $round } : retirez l’une des deux entrées
desk-himself = le joueur { $id } est apparié avec lui-même : nommez deux joueurs
desk-unfinished = la ronde { $round } a encore des parties sans résultat : inscrivez-les d’abord
desk-no-result = le barème de ce tournoi n’a pas de résultat { $white }-{ $black }
desk-goes-on = la ronde { $round } est appariée, et cela changerait qui passe de la rencontre de { $one } et { $other } : annulez d’abord les rondes à partir de la { $round } (damier tournament undo)
desk-table-made = la ronde 1 est appariée, et la table de ce système n’a plus de place : que le nouveau prenne le numéro d’un partant, ou annulez les rondes et inscrivez-le avant la ronde 1
desk-team-table-made = la ronde 1 est appariée, et la table de ce système n’a pas de place pour la nouvelle équipe « { $name } » : placez le nouveau dans une équipe existante, ou annulez les rondes et inscrivez l’équipe avant la ronde 1
desk-no-rest = la table du système { $system } a une partie pour chacun, nul ne s’y repose contre des points : donnez --absent, ce qui cède la partie
desk-reason-needed = le règlement est fixé depuis la ronde 1 : donnez un motif pour le journal, avec --reason
desk-too-few = { $count ->
    [0] il n’y a personne à apparier : inscrivez au moins deux joueurs
    [one] il n’y a que { $count } joueur à apparier : inscrivez-en au moins deux
   *[other] il n’y a que { $count } joueurs à apparier : inscrivez-en au moins deux
}
desk-impossible = aucun appariement de tous les joueurs ne respecte les règles absolues (pas deux fois le même adversaire, pas deux exemptions, couleurs) : permettez une paire à la main, ou terminez le tournoi
desk-over = toutes les rondes du tournoi sont appariées (rondes : { $rounds }) : augmentez leur nombre
desk-undecided = la rencontre de { $first } et { $second } est à égalité : inscrivez leur départage, ou un résultat décisif pour sa dernière partie
desk-two-teams = ce système demande exactement deux équipes de même taille : complétez les équipes
desk-by-hand = le système « { $system } » ne fait pas de paires lui-même : nommez les paires

# Résultats et autres
desk-decided-range = « { $text } » : aucun camp ne reçoit par décision plus de { $most } points, ni moins de { $least } ; écrivez ce que l’arbitre attribue entre les deux
desk-result-form = « { $text } » n’est pas un résultat : écrivez TABLE:RÉSULTAT, par exemple 3:2-0, 3:draw, 3:+- ou 3:open
desk-at = { $what } : { $why }
desk-no-round-yet = { $file } : aucune ronde n’est encore appariée ; commencez par « damier tournament pair { $file } »
desk-board-twice = la table { $board } est nommée deux fois ; donnez-lui un seul résultat
desk-decided-points = { $text } : avec --decided, écrivez les points, par exemple { $board }:2-1
desk-three-results = { $win }, { $draw } et { $loss }
desk-either-side = { $splits }, pour un côté ou l’autre
desk-scale = { $text } : ce tournoi compte { $listed } ; écrivez l’un d’eux, ou donnez le motif avec --decided
desk-scale-form = « { $text } » : écrivez gain-nulle-perte, comme 2-1-0 ou 1-0.5-0, ou bien stages ou delft
desk-scale-order = « { $text } » : un gain doit valoir plus qu’une perte, et une nulle ni plus qu’un gain ni moins qu’une perte ; écrivez par exemple 2-1-0

# Un nouveau tournoi
desk-new-event = { $file } : { $name }, { $system }, { $rounds ->
    [0] autant de rondes qu’il en faut
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
desk-new-points = points : { $points }
desk-new-points-chess = points : { $points } (comme d’usage aux échecs ; --scale en prend d’autres)
desk-new-order = ordre : { $order }
desk-new-game = jeu : { $game }
desk-new-no-game = jeu : non précisé ; --variant JEU le précise, pour les parties sur le site
desk-new-next = ensuite : damier tournament add { $file } NOM

desk-rounds-needed = { $system } doit savoir combien il y a de rondes : ajoutez --rounds N
desk-boards-needed = { $system } doit savoir combien de tables compte une rencontre : ajoutez --boards N
desk-team-needless = --team : c’est un tournoi individuel ; retirez --team
desk-sort-late = --sort : la ronde 1 est appariée, les numéros doivent rester ; retirez --sort
desk-check-manual = { $file } : l’arbitre a fait les paires de ce tournoi ; nommez un système de comparaison, par exemple --system dutch-2026
desk-round-paired = { $option } { $round } : rondes appariées dans { $file } : { $count } ; nommez l’une d’elles
desk-no-number = { $file } : personne n’a le numéro { $id } ; regardez « damier tournament standings { $file } »
desk-meets-himself = personne ne se rencontre soi-même : nommez deux numéros différents
desk-name-long = { $option } : un nom a { $most } caractères au plus ; raccourcissez-le
desk-name-empty = --name : le tournoi n’a pas de nom ; écrivez-en un, par exemple --name "Open 2026"
desk-apart-late = --keep-apart donne à chacun sa place dans la table : avant la ronde 1 seulement
desk-changed-meanwhile = un autre programme a modifié le règlement entre-temps ; recommencez
desk-fewer-rounds = --rounds { $rounds } : la ronde { $round } est déjà appariée
desk-yes-no = `{ $text }` n’est ni yes ni no ; écrivez l’un des deux
desk-apart = « { $text } » : choisissez federation ou club
desk-team-colours = « { $text } » : choisissez type-a, type-b ou none
desk-team-score = « { $text } » : choisissez match ou game
desk-deviation = --deviation : donnez un nombre supérieur à 0, par exemple 100
desk-nobody-to-pair = après la ronde { $round }, plus personne ne peut être apparié ; prenez plus de joueurs ou moins de rondes
desk-no-earlier = { $file } : il n’y a pas de version antérieure à reprendre
desk-undone = annulé ; versions antérieures restantes : { $left }
desk-undo-damaged = rien n’est annulé : la dernière version dans { $undo } (ligne { $line }) est endommagée ; le tournoi lui-même est intact. Supprimez cette ligne pour reprendre la version d’avant, ou reprenez une copie du fichier
desk-needs-file = un tournoi demande un fichier, pas -
desk-change-file = un tournoi à modifier doit être un fichier, pas -
desk-file-long = est trop long pour un tournoi ; un fichier de tournoi a au plus 64 Mio
desk-file-binary = est un fichier binaire ; un tournoi est du texte : TRF, CSV ou JSON en UTF-8
desk-file-round = ronde { $round } : { $why }
desk-file-empty = est vide ; commencez un tournoi par `damier tournament new`
desk-file-table = est un tableau, et seul un fichier de tournoi peut être modifié ; faites-en un par `damier tournament export FICHIER --to json > event.json`
desk-file-changed = a été modifié entre-temps par un autre programme ; rien n’a été écrit, essayez encore
desk-file-taken = existe déjà ; choisissez un autre nom, ou supprimez-le d’abord
desk-file-unwritable = ne peut pas être écrit : { $why } ; vérifiez le dossier et le disque
desk-sheet-no-rounds = aucune ronde n’est encore appariée : appariez la première
desk-sheet-no-round = la ronde { $round } n’est pas appariée : nommez-en une plus ancienne
desk-sheet-unknown = aucune feuille ne s’appelle `{ $name }` : choisissez parmi { $names }
