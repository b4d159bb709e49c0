# Les matchs de départage.

nav-playoff = Départage
playoff-new-title = Match de départage
playoff-new-lead = Deux joueurs devant cet écran jouent jusqu’à la décision. Le match garde les temps, alterne les couleurs et dit qui a gagné.
playoff-mine = Vos matchs
playoff-kind = Genre de match
playoff-kind-lehmann-georgiev = Lehmann-Georgiev
playoff-kind-micro-match = Micromatch
playoff-kind-barrage = Barrage
playoff-about-lehmann-georgiev = Un seul crédit de temps pour un nombre quelconque de parties. Le premier gain ou drapeau décide ; les temps restants suivent les joueurs.
playoff-about-micro-match = Classique, rapide, blitz : 12–0, 8–4 ou 7–5 pour la première étape gagnée, 6–6 si aucune ne l’est.
playoff-about-barrage = Des parties uniques avec des pendules neuves, jusqu’au premier gain.
playoff-first = Premier joueur
playoff-second = Second joueur
playoff-first-white = Les Blancs à la première partie
playoff-white-first = Premier
playoff-white-random = Au sort
playoff-white-second = Second
playoff-clocks = Temps
playoff-clock-standard = Classique
playoff-clock-rapid = Rapide
playoff-clock-blitz = Blitz
playoff-clock-single = Lehmann-Georgiev ou barrage
playoff-clock-hint = Le temps, et les secondes ajoutées à chaque coup, par exemple 5:00 + 2 ou 5'+2".
playoff-decider = Si toutes les étapes sont nulles
playoff-decider-shared = 6–6
playoff-decider-lehmann-georgiev = Lehmann-Georgiev
playoff-decider-barrage = Barrage
playoff-break = Minutes entre les parties, au moins
playoff-pause-length = Minutes de la pause que chacun peut demander
playoff-sanction-length = Minutes qu’une sanction donne à l’adversaire
playoff-own-book-hint = Son texte (TOML). Il reste avec le match et en juge toutes les parties.
playoff-start = Commencer le match

# La page d’un match

playoff-title = { $first } – { $second }
playoff-score = Score : deux points par gain, un par nulle
playoff-left = Temps restant
playoff-winner = Vainqueur
playoff-ask-pause = Demander la pause
playoff-begin = Commencer la partie { $number }
playoff-break-left = Intervalle : au moins
playoff-play = Au damier
playoff-watch = Regarder la partie
playoff-look = Revoir la dernière partie
playoff-going-on = en cours
playoff-stages = Étapes
playoff-stage-standard = Classique
playoff-stage-rapid = Rapide
playoff-stage-blitz = Blitz
playoff-stage-decider = Départage
playoff-stage-clock = { $time }{ $seconds ->
    [0] , sans secondes ajoutées
    [one] {" "}et { $seconds } seconde par coup
   *[other] {" "}et { $seconds } secondes par coup
}{ $carried ->
    [yes] {" "}pour toutes les parties ensemble
   *[no] {""}
}
playoff-games = Parties
playoff-game = Partie
playoff-game-number = Partie { $number }
playoff-no-games = Aucune partie n’a encore été jouée.
playoff-left-of = Temps :
playoff-log = Journal
playoff-to-desk = Une sanction, ou un match qu’aucune partie ne décide : c’est à l’arbitre, qui s’installe ici
playoff-sanctions = Sanctions
playoff-sanction = Sanctionner
playoff-sanctioned = Contre qui
playoff-sanction-hint = L’adversaire reçoit du temps. La sanction est notée sous votre nom :
playoff-decide = Désigner le vainqueur
playoff-decide-hint = Pour un match qu’aucune partie ne décide : un joueur s’est retiré ou n’est pas venu, ou les deux ont perdu. La décision est notée sous votre nom :
playoff-decide-winner = Le vainqueur
playoff-points = { $first }⁠–⁠{ $second }

# Où en est un match

playoff-next = La partie { $number } vient ensuite ; { $white } a les Blancs.
playoff-playing = La partie { $number } se joue ; { $white } a les Blancs.
playoff-undecided = La dernière partie ne décide rien et aucune autre ne peut la suivre. Un arbitre doit lui donner un autre résultat ou désigner le vainqueur du match.
playoff-decided = { $referee } a désigné { $winner } vainqueur du match : « { $why } »
playoff-undecided-how = Cela se fait sur la page de l’arbitre de cette partie, avec « Donner un autre résultat ».
playoff-undecided-go = Vers la page de l’arbitre
playoff-drawn = Toutes les étapes ont été nulles : les points sont partagés, { $first }⁠–⁠{ $second }.
playoff-won = { $kind ->
    [micro-match] { $winner } gagne le match { $points }⁠–⁠{ $other } : { $stage ->
        [standard] la partie classique
        [rapid] la partie rapide
        [blitz] le blitz
       *[decider] le départage
    } a été gagné{ $stage ->
        [standard] e
        [rapid] e
       *[other] {""}
    }{ $how ->
        [flag] , { $loser } ayant épuisé son temps.
       *[win] .
    }
   *[other] { $winner } gagne le match : { $how ->
        [flag] { $loser } a épuisé son temps à la partie { $number }.
       *[win] la partie { $number } est la première gagnée.
    }
}

# Un match raconté d’après son journal

playoff-told-created = { $first } – { $second } : { $kind }, { $variant }.
playoff-told-began = Partie { $number } ({ $stage }) : { $white } a les Blancs avec { $whiteTime }, { $black } les Noirs avec { $blackTime }.
playoff-told-ended = Partie { $number } : { $result }{ $flag ->
    [yes] {" "}au temps
   *[no] {""}
}. Reste : { $first } { $firstTime }, { $second } { $secondTime }.
playoff-told-corrected = { $result ->
    [none] La partie { $number } reprend : un arbitre l’a décidé.
   *[other] La partie { $number } compte désormais { $result } : un arbitre l’a décidé.
}
playoff-told-pause = { $player } a demandé la pause.
playoff-told-sanction = Sanction contre { $player } : { $opponent } reçoit { $time } de plus. { $referee } : « { $why } »

# Les raisons en un mot ou deux

reason-no-pieces = plus de pièces
reason-no-moves = plus de coup
reason-checkmate = mat
reason-stalemate = pat
reason-repetition = répétition
reason-move-limit = limite de coups
reason-endgame-limit = limite de finale
reason-dead-position = position morte
reason-resignation = abandon
reason-agreement = accord
reason-time = temps
reason-forfeit = forfait
reason-referee = décision de l’arbitre
reason-variant-end = fin propre à la variante

# Problèmes

problem-invalid-playoff = Ce n’est pas un match
problem-invalid-playoff-detail = Dites quel genre de match c’est, qui joue et avec quels temps.
problem-invalid-playoff-name = Donnez un nom aux deux joueurs, en soixante caractères au plus.
problem-invalid-playoff-names = Les deux joueurs ont le même nom. Donnez-leur deux noms, pour que le match les distingue.
problem-invalid-playoff-break = Un intervalle dure de 0 minute à un jour.
problem-invalid-playoff-clock = « { $time } » n’est pas un temps. Écrivez par exemple 5:00 + 2 : le temps, et les secondes ajoutées à chaque coup.
problem-no-such-playoff = Ce match n’existe pas
problem-no-such-playoff-detail = Le nom « { $playoff } » est peut-être mal écrit. Vos matchs figurent sous Départage.
problem-not-your-playoff = Seul le navigateur qui a commencé le match peut en commencer les parties et demander des pauses. Vous pouvez regarder.
problem-playoff-rule = Pas maintenant
problem-playoff-rule-detail = Une partie du match se joue, ou aucune ne se joue : cela vient avant ou après.
problem-playoff-rule-break = { $seconds ->
    [one] L’intervalle dure encore { $seconds } seconde.
   *[other] L’intervalle dure encore { $seconds } secondes.
}
problem-playoff-rule-decided = Le match est fini.
problem-playoff-rule-pause = Ce joueur a déjà eu sa pause : chacun peut en demander une.
problem-playoff-rule-both-lost = Les deux joueurs ont perdu la dernière partie, ce qui ne décide aucun match : un arbitre doit lui donner un autre résultat ou désigner le vainqueur.

# Un journal de match qui ne peut pas être rejoué

playoff-log-at = la ligne { $line } n’est pas un événement de match : { $what }
playoff-log-cannot = la ligne { $line } n’a pas pu se produire : { $what }
playoff-log-no-event = { $complaint } ; écrivez-la comme la page d’un match donne son journal
playoff-log-no-name = un joueur n’a pas de nom : écrivez les deux dans `names`
playoff-log-odd-time = `{ $field }` vaut { $ms } : écrivez des millisecondes, de 1 à { $most }
playoff-log-reason = aucune partie ne finit pour la raison `{ $reason }` : écrivez l’une de { $known } comme `reason`
playoff-log-time-no-flag = la raison est `time`, mais aucun drapeau n’est tombé : dites lequel dans `flag`, ou donnez une autre `reason`
playoff-log-flag-no-time = un drapeau est tombé, mais la raison est `{ $reason }` : écrivez `time` comme `reason`, ou ôtez `flag`
playoff-log-other-result = la raison `{ $reason }` ne mène jamais à { $result } : corrigez `reason` ou `result`
playoff-log-no-beginning = le journal doit commencer par `created`
playoff-log-two-beginnings = un second `created`
playoff-log-other-game = partie { $named } alors que la partie { $present } est en cours
playoff-log-no-stage = un match a besoin d’une étape
playoff-log-backwards = elle précède l’événement au-dessus : corrigez `at`
playoff-log-same-names = les deux joueurs ont le même nom : distinguez-les
playoff-log-no-reason = une sanction a besoin de sa raison : remplissez `why`
playoff-log-decided = le match est décidé
playoff-log-playing = une partie est en cours : terminez-la d’abord
playoff-log-not-playing = aucune partie n’est en cours : commencez la suivante
playoff-log-break = la pause doit durer au moins { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
playoff-log-pause = chaque joueur ne peut demander qu’une pause
playoff-log-both-lost = une partie perdue par les deux ne décide pas un match : un arbitre doit nommer le vainqueur
playoff-log-flag = { $flag ->
    [white] le drapeau des Blancs est tombé, les Noirs
   *[black] le drapeau des Noirs est tombé, les Blancs
} ont donc gagné la partie : corrigez le résultat ou le drapeau
playoff-log-no-time = { $side ->
    [white] les Blancs
   *[black] les Noirs
} n’avaient plus de temps, la partie n’était donc pas nulle : donnez le camp dont le drapeau est tombé, ou le temps qui restait quand la nulle fut acquise
playoff-log-winner-reason = dites pourquoi ce joueur est le vainqueur
playoff-log-break-long = `breakMs` dit { $break } ms, mais { $passed } ms seulement se sont écoulées depuis la dernière partie : corrigez `breakMs` ou `at`
playoff-log-too-much = { $side ->
    [white] Blancs
   *[black] Noirs
} : il reste { $left } ms dans `leftMs` alors que le départ était de { $start } ms{ $moves ->
    [none] {" "}et que rien n’est ajouté ; corrigez `leftMs`
   *[other] {" "}; il y faudrait { $moves } coups, et la partie a été trop courte ; corrigez `leftMs` ou `at`
}
playoff-log-flag-early = le drapeau des { $side ->
    [white] Blancs
   *[black] Noirs
} est tombé, mais il reste { $left } ms dans `leftMs` : corrigez `flag` ou `leftMs`
playoff-log-too-long = d’après `leftMs` les pendules ont perdu { $used } ms, mais la partie n’a duré que { $lasted } ms : corrigez `leftMs` ou `at`
playoff-log-variant = aucun jeu ne s’appelle `{ $variant }` : écrivez l’un de { $known } comme `variant`
playoff-log-book = aucun règlement `{ $book }` n’est fourni : écrivez l’un de { $known } comme `rulebook`, ou donnez le texte du vôtre comme `rulebookText`
playoff-log-other-book = le règlement `{ $book }` n’est pas pour { $variant } : écrivez l’un de { $known } comme `rulebook`
playoff-log-other-text = `rulebookText` est le règlement `{ $found }`, mais `rulebook` nomme `{ $named }` : corrigez l’un des deux
playoff-log-book-mistakes = `rulebookText` n’est pas un règlement : { $mistakes }
playoff-log-no-referee = un arbitre a décidé : écrivez lequel dans `referee`
playoff-log-same-game = une autre partie s’appelle `{ $game }` : donnez à chacune son propre nom dans `game`
playoff-log-foreign-reason = au jeu { $variant }, rien ne finit pour la raison `{ $reason }` : corrigez `reason`
playoff-log-stage-points = `{ $field }` vaut { $winner } et `loser` { $loser } : donnez au vainqueur d’une étape plus de points qu’au perdant
playoff-log-drawn-points = `plan.drawn` vaut { $drawn }, mais un tel match dure jusqu’à une victoire : écrivez 0, ou ôtez-le
playoff-log-other-kind = `{ $field }` vaut { $found }, mais { $wanted } dans des parties du genre `{ $kind }` : écrivez { $wanted }, ou corrigez `plan.kind`
playoff-log-field = aucun champ ne s’appelle `{ $field }` : ôtez-le, ou écrivez l’un de { $known }
playoff-log-goes-on = un arbitre a désigné le vainqueur du match, aucune de ses parties ne reprend donc : donnez la fin (`end`) de celle-ci
