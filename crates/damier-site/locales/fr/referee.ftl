# Le bureau de l’arbitre.

nav-referee = Arbitre
youth-mode = Mode jeunes : aucune décision sans son explication
youth-mode-hint = La fin de chaque partie et toute décision d’un arbitre sont expliquées aussitôt aux joueurs, avec des mots qu’un enfant comprend.

# La porte

referee-login-title = Le bureau de l’arbitre
referee-login-lead = Qui possède la clé de l’arbitre peut suivre toutes les parties de ce serveur, y décider et imprimer la décision. Chaque décision est conservée avec son auteur, sa date et son motif.
referee-name = Votre nom
referee-name-hint = Tel qu’il figurera sous vos décisions.
referee-key = Clé de l’arbitre
referee-key-hint = Affichée au premier démarrage du serveur, ou donnée par --referee-key.
referee-enter = Prendre place
referee-leave = Quitter le bureau

# Le mur

wall-title = Toutes les parties
wall-lead = { $games ->
    [0] Aucune partie n’est en cours.
    [one] { $games } partie est en cours.
   *[other] { $games } parties sont en cours.
}
wall-show = Quelles parties
wall-show-going = En cours
wall-show-watch = À surveiller
wall-show-clock = Avec pendule
wall-show-over = Terminées
wall-search = Nom, partie ou règlement
wall-filter = Filtrer
wall-none = Aucune partie ne correspond. Les parties paraissent ici d’elles-mêmes dès qu’elles commencent.
mark-claim = Demande
mark-paused = Pendules arrêtées
mark-short = Moins d’une minute
mark-youth = Mode jeunes
mark-playoff = Départage

# Le bureau

desk-title = { $variant }, partie { $game }
desk-game-page = Page de la partie
desk-board-label = Plateau. Blancs : { $white }. Noirs : { $black }.
desk-plies = { $plies ->
    [0] aucun coup joué
    [one] après { $plies } demi-coup
   *[other] après { $plies } demi-coups
}
desk-pieces = { $men ->
    [one] { $men } pion
   *[other] { $men } pions
}, { $kings ->
    [one] { $kings } dame
   *[other] { $kings } dames
}
desk-chess-pieces = { $men ->
    [one] { $men } pion
   *[other] { $men } pions
}, { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}
desk-computer = Ordinateur, niveau { $level } ({ $name })
desk-over = La partie est finie
desk-counters = Compteurs
desk-no-counters = Aucun décompte ne court.
desk-claims = Demandes
desk-claim-pending = { $side ->
    [white] Les Blancs demandent : { $kind }. Les preuves sont réunies.
    [black] Les Noirs demandent : { $kind }. Les preuves sont réunies.
   *[none] { $kind } : les preuves sont réunies.
}
desk-claim-open = Peut être demandé maintenant : { $claim }
desk-moves = Coups
desk-evidence = Preuves
desk-evidence-ask = Examiner la position
desk-evidence-look = Examiner
desk-effort-1 = d’un coup d’œil
desk-effort-4 = à fond
desk-effort-16 = au plus profond
desk-weighed = Matériel : Blancs { $white } ; Noirs { $black }.
desk-timeline = Les compteurs au fil de la partie
desk-decisions = Décisions dans cette partie
desk-no-decisions = Rien n’a encore été décidé.
desk-ruled-only = Aucun arbitre n’a rien décidé : la demande a été jugée sur les preuves données avec elle.
desk-note = Note à imprimer
desk-log = Toutes les décisions
desk-log-none = Aucun arbitre n’a encore rien décidé sur ce serveur.

# Décider

decide-title = Décider
decide-pause = Arrêter les pendules
decide-pause-hint = Personne ne peut jouer entre-temps.
decide-resume = Remettre les pendules en marche
decide-resume-hint = Les pendules sont arrêtées et personne ne peut jouer.
decide-is-over = La partie est finie. Une décision peut lui donner un autre résultat ou la faire reprendre.
decide-end = Terminer la partie
decide-end-otherwise = Donner un autre résultat
decide-result = Résultat
result-2-0 = Les Blancs gagnent
result-1-1 = Nulle
result-0-2 = Les Noirs gagnent
result-0-0 = Les deux perdent
decide-article = Article
decide-article-other = Une autre règle, nommée dans l’explication
decide-why = Explication
decide-why-hint = Les joueurs la lisent sur la page de la partie, et elle est imprimée sur la note.
decide-why-youth = Mode jeunes : à dire de sorte qu’un enfant le comprenne, en six mots et 40 caractères au moins.
decide-other-languages = L’explication en d’autres langues
decide-record = Noter la décision
decide-claim = Trancher une demande
decide-claim-hint = La demande a été jugée sur les preuves données avec elle. Vous pouvez décider autrement.
decide-claimant = Qui demande
decide-answer = La demande est
decide-granted = Accordée : nulle
decide-refused = Refusée : on continue
decide-irregularity = Coup irrégulier
decide-whose = De qui
decide-what = Ce qui s’est passé
decide-opponent-chooses = L’adversaire choisit
decide-correction = Rectification
decide-choice = Le choix de l’adversaire
decide-choice-open = Pas encore
decide-correct = Rectifier
decide-let-stand = Laisser tel quel
decide-take-back = Demi-coups repris
decide-gains = Secondes à l’adversaire
decide-lost = La partie est perdue pour cela
decide-anyway = L’enregistrer bien que le damier dise autre chose
decide-anyway-back = Le reprendre malgré tout
verdict-declared = { $article ->
    [none] Décision de l’arbitre { $referee }
   *[other] Décision de l’arbitre { $referee } selon l’article { $article }
} : { $text }
verdict-time-shortage = { $side ->
    [white] Les Blancs ont demandé la nulle en crise de temps, et elle est accordée
    [black] Les Noirs ont demandé la nulle en crise de temps, et elle est accordée
   *[none] La nulle en crise de temps est accordée
} (article { $article }).
sheet-declared = { $result } · { $headline }{ $order ->
    [material] , jugée au matériel { $points }
    [time-shortage] , en crise de temps
   *[other] , déclarée par l’arbitre
}{ $article ->
    [none] {""}
   *[other] , article { $article }
} · { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}
decide-forfeit = Forfait
decide-who-forfeits = Qui perd par forfait
decide-both = Les deux
decide-cause = Pourquoi
cause-lateness = Absent à l’heure
cause-refusal = Refuse les règles
cause-punishment = Sanction
decide-material = Juger au matériel
decide-material-now = Avec le matériel sur le damier, la partie compterait maintenant { $white }–{ $black }. C’est le système à dix points où une partie gagnée compte 12–0 ; une dame y vaut deux pions.
decide-clock = Régler les pendules
decide-clock-hint = Minutes et secondes, par exemple 4:30.
decide-play-on = Faire reprendre la partie
decide-refusal-hint = Sans article, un refus repose sur l’article { $article }.
decide-start-over = Recommencer la partie
decide-start-over-hint = La partie est annulée et rejouée : tous les coups sont repris, et les pendules montrent leur temps du début et sont arrêtées jusqu’à ce que vous les remettiez en marche.
decide-withdraw = Retirer cette décision

# Les décisions en un mot ou deux

decision-end = Résultat
decision-forfeit = Forfait
decision-material = Jugée au matériel
decision-irregularity = Coup irrégulier
decision-choice = Le choix de l’adversaire
decision-claim = Demande
decision-clock = Pendules
decision-pause = Pendules arrêtées
decision-resume = Pendules en marche
decision-play-on = La partie reprend
decision-start-over = Partie recommencée
decision-withdraw = Décision retirée
decision-withdrawn = retirée
decision-article = article { $article }

# Les décisions en une phrase

decree-end = { $winner ->
    [white] Les Blancs sont déclarés gagnants.
    [black] Les Noirs sont déclarés gagnants.
    [both] Les deux joueurs perdent la partie.
   *[nobody] La partie est déclarée nulle.
}
decree-forfeit-lateness = { $side ->
    [white] Les Blancs étaient absents à l’heure et perdent par forfait.
    [black] Les Noirs étaient absents à l’heure et perdent par forfait.
   *[both] Aucun joueur n’était présent à l’heure : les deux perdent par forfait.
}
decree-forfeit-refusal = { $side ->
    [white] Les Blancs ne suivent pas les règles et perdent par forfait.
    [black] Les Noirs ne suivent pas les règles et perdent par forfait.
   *[both] Aucun joueur ne suit les règles : les deux perdent par forfait.
}
decree-forfeit-punishment = { $side ->
    [white] Les Blancs sont punis par la perte de la partie.
    [black] Les Noirs sont punis par la perte de la partie.
   *[both] Les deux joueurs sont punis par la perte de la partie.
}
decree-material = La partie a été arrêtée et jugée au matériel : { $white }–{ $black }.{ $favours ->
    [white] {" "}À égalité, les Blancs seraient avantagés.
    [black] {" "}À égalité, les Noirs seraient avantagés.
   *[nobody] {""}
}
decree-clock-back = Les pendules continuent sans ce que les coups repris avaient rapporté : { $white } aux blancs, { $black } aux noirs.
decree-gains = { $side ->
    [white] Les Blancs reçoivent { $time } de plus à la pendule.
   *[black] Les Noirs reçoivent { $time } de plus à la pendule.
}
decree-lost = C’est un coup irrégulier de trop { $side ->
    [white] des Blancs
   *[black] des Noirs
}.
decree-lost-drawn = L’adversaire ne peut mater par aucune suite de coups légaux : la partie est nulle.
decree-choice = { $choice ->
    [correct] { $side ->
        [white] Les Blancs l’ont fait rectifier
        [black] Les Noirs l’ont fait rectifier
       *[none] L’adversaire l’a fait rectifier
    }{ $plies ->
        [0] .
        [one] {""} ; { $plies } demi-coup a été repris{ $moves ->
            [none] .
           *[other] {""} : { $moves }.
        }
       *[other] {""} ; { $plies } demi-coups ont été repris{ $moves ->
            [none] .
           *[other] {""} : { $moves }.
        }
    }
   *[let-stand] { $side ->
        [white] Les Blancs l’ont laissé tel quel.
        [black] Les Noirs l’ont laissé tel quel.
       *[none] L’adversaire l’a laissé tel quel.
    }
}
decree-claim = { $answer ->
    [granted] { $side ->
        [white] La demande des Blancs est accordée : nulle.
       *[black] La demande des Noirs est accordée : nulle.
    }
   *[refused] { $side ->
        [white] La demande des Blancs est refusée : la partie continue.
       *[black] La demande des Noirs est refusée : la partie continue.
    }
}
decree-clock = Les pendules ont été réglées à { $white } pour les Blancs et { $black } pour les Noirs.
decree-pause = Les pendules ont été arrêtées.
decree-resume = Les pendules sont de nouveau en marche.
decree-play-on = La partie reprend de la position sur le damier.
decree-start-over = La partie est annulée et recommence.
decree-withdraw = La décision { $number } de cette partie ne vaut plus.

# La note

note-title = Décision de l’arbitre
note-game = Partie
note-players = Joueurs
note-player = { $name } ({ $side })
note-book = Règlement
note-when = Décidé
note-clocks = Pendules
note-clock-times = Blancs { $white }, Noirs { $black }
note-decision = Décision
note-print = Imprimer
note-referee = Arbitre
note-referee-name = Arbitre : { $name }
note-players-sign = Vu par les joueurs

# Les décisions sur la page d’une partie

play-decisions = Les décisions de l’arbitre
play-story = Pourquoi la partie est finie
play-paused = L’arbitre a arrêté les pendules.

# Problèmes

problem-game-paused = Les pendules sont arrêtées
problem-game-paused-detail = Un arbitre a arrêté les pendules. La partie continue quand il les remet en marche.
problem-no-referee = Réservé aux arbitres
problem-no-referee-detail = Montrez d’abord la clé de l’arbitre à l’adresse /referee ; une séance dure seize heures.
problem-wrong-key = La clé n’est pas la bonne
problem-wrong-key-detail = Ce n’est pas la clé de l’arbitre de ce serveur. Elle a été affichée au premier démarrage ; l’exploitant peut en donner une autre par --referee-key.
problem-no-explanation = L’explication manque
problem-no-explanation-detail = Dites pourquoi vous décidez ainsi : les joueurs le lisent, et cela reste avec la décision.
problem-no-explanation-youth = { $language ->
    [fr] L’explication en français est trop courte.
    [ru] L’explication en russe est trop courte.
    [en] L’explication en anglais est trop courte.
   *[none] En mode jeunes, pas de décision sans son explication.
} Écrivez au moins { $words } mots et { $characters } lettres et chiffres, espaces simples compris, de sorte qu’un enfant le comprenne ; les points et les blancs ne comptent pas.
problem-no-explanation-translation = { $language ->
    [fr] L’explication en français ne contient aucun mot.
    [ru] L’explication en russe ne contient aucun mot.
   *[en] L’explication en anglais ne contient aucun mot.
} Écrivez-la, ou laissez le champ vide.
problem-no-explanation-long = L’explication dépasse { $limit } caractères. Dites-le plus court.
problem-unknown-article = Le règlement n’a pas cet article
problem-unknown-article-detail = Le règlement de cette partie n’a ni clause ni article « { $article } ». Nommez une de ses clauses ou un de ces articles : { $known } ; ou aucun, et nommez la règle dans l’explication.
problem-invalid-decision = La décision n’est pas complète
problem-invalid-decision-detail = Il manque quelque chose dont cette décision a besoin. Remplissez tous les champs du formulaire.
problem-invalid-decision-missing = « { decide-field } » n’est pas rempli. Remplissez ce champ, puis décidez.
problem-invalid-decision-number = « { $value } » ne convient pas à « { decide-field } » : écrivez un nombre entier, par exemple 0, 1 ou 30.
problem-invalid-decision-value = « { $value } » n’est pas parmi les choix de « { decide-field } » : { $known }.
problem-invalid-decision-ply = Le formulaire ne dit pas pour quelle position il a été rempli. Ce que vous avez écrit est gardé. Regardez la partie telle qu’elle est, puis décidez.
problem-invalid-decision-irregularity = Les parties de ce règlement ne connaissent pas ce coup irrégulier (« { $what } »). Choisissez parmi : { $known }.
problem-stale-ply-decided = Une autre décision a été prise dans cette partie depuis que vous avez ouvert la page. Ce que vous avez écrit est gardé. Lisez cette décision, puis décidez.
problem-stale-ply-decision = La partie a changé depuis que vous avez commencé à décider : elle en est au coup { $move }. Ce que vous avez écrit est gardé. Regardez de nouveau la partie, puis décidez.
decide-field = { $field ->
    [result] { decide-result }
    [side] Blancs ou Noirs
    [cause] { decide-cause }
    [what] { decide-what }
    [choice] { decide-choice }
    [take_back] { decide-take-back }
    [gains] { decide-gains }
    [answer] { decide-answer }
    [white] Temps des Blancs
    [black] Temps des Noirs
    [version] Numéro de la décision
    [lost] { decide-lost }
    [anyway] { decide-anyway }
   *[order] Genre de décision
}
problem-invalid-decision-language = « { $language } » n’est pas une langue de ce site : donnez les explications en en, fr ou ru.
problem-invalid-decision-no-time = Une pendule sans temps est un drapeau tombé. Écrivez le temps qui reste, ou terminez la partie selon l’article sur le temps.
problem-invalid-decision-clock = Une pendule montre soixante jours au plus. Écrivez un temps plus court.
problem-invalid-decision-face = « { $time } » n’est pas un temps. Écrivez minutes et secondes, par exemple 4:30.
problem-invalid-decision-take-back = { $ply ->
    [0] Aucun demi-coup n’a encore été joué. N’en reprenez aucun.
    [one] Un seul demi-coup a été joué. Reprenez-en moins.
   *[other] Seuls { $ply } demi-coups ont été joués. Reprenez-en moins.
}
problem-invalid-decision-article = L’article { $article } ne mène jamais au résultat { $result }. Choisissez le résultat ou l’article qui va avec ; ou aucun article, et nommez la règle dans l’explication.
problem-invalid-decision-not-corrected = Des coups ne sont repris que si le coup irrégulier est rectifié. Choisissez « Rectifier », ou ne reprenez aucun demi-coup.
problem-invalid-decision-lost = Une partie perdue par le coup irrégulier n’est pas rectifiée : laissez le choix de l’adversaire ouvert et ne reprenez aucun demi-coup.
problem-invalid-decision-let-stand = Ce règlement fait toujours rectifier un coup irrégulier : choisissez « Rectifier », ou laissez cela ouvert.
problem-board-disagrees = Le damier dit autre chose
problem-board-disagrees-detail = Le damier ne montre pas ce dont parle l’article { $article }. Choisissez un autre article, ou enregistrez quand même la décision : elle dira que l’arbitre l’a déclarée.
problem-board-disagrees-repetition = L’article { $article } demande { $needed } fois la même position ; sur ce damier elle s’est présentée { $times } fois. Choisissez un autre article, ou enregistrez quand même la décision : elle dira que l’arbitre l’a déclarée.
problem-board-disagrees-pieces = L’article { $article } parle d’un joueur sans pions ; sur ce damier le perdant en a. Choisissez un autre article, ou enregistrez quand même la décision : elle dira que l’arbitre l’a déclarée.
problem-board-disagrees-moves = L’article { $article } parle d’un joueur qui ne peut pas jouer ; sur ce damier le perdant le peut. Choisissez un autre article, ou enregistrez quand même la décision : elle dira que l’arbitre l’a déclarée.
problem-board-disagrees-time = L’article { $article } parle d’un temps épuisé ; le drapeau du perdant n’est pas tombé ici. Choisissez un autre article, ou enregistrez quand même la décision : elle dira que l’arbitre l’a déclarée.
problem-board-disagrees-count = Le compte de l’article { $article } n’est pas complet : il manque { $left ->
    [one] { $left } demi-coup
   *[other] { $left } demi-coups
}. Choisissez un autre article, ou enregistrez quand même la décision : elle dira que l’arbitre l’a déclarée.
problem-board-disagrees-count-none = L’article { $article } ne parle pas de la position sur le damier. Choisissez un autre article, ou enregistrez quand même la décision : elle dira que l’arbitre l’a déclarée.
problem-invalid-decision-time = Un joueur n’a plus de temps. Dites combien chacun aura quand la partie reprend.
problem-invalid-decision-name = Donnez votre nom, en { $limit } caractères au plus : il figure sous vos décisions.
problem-nothing-to-do = Rien à décider ainsi
problem-nothing-to-do-detail = La partie n’en est pas là où cela pourrait se décider.
problem-nothing-to-do-irregular = Aucun coup irrégulier n’attend le choix de l’adversaire : il a été fait, ou un coup joué depuis l’a accepté (article { $article }).
problem-nothing-to-do-irregular-custom = Aucun coup irrégulier n’attend le choix de l’adversaire : il a été fait, ou un coup joué depuis l’a accepté. Ce règlement n’a pas d’article à ce sujet : tel est l’usage (FMJD, Annexe 1, 5.7).
problem-nothing-to-do-irregular-corrected = Aucun coup irrégulier n’attend d’être corrigé.
problem-nothing-to-do-material = Les règles des échecs ne connaissent pas de décompte du matériel. Terminez la partie par le résultat que donnent les règles.
problem-nothing-to-do-clock = Cette partie se joue sans pendule.
problem-nothing-to-do-paused = Les pendules sont déjà arrêtées.
problem-nothing-to-do-running = Les pendules ne sont pas arrêtées.
problem-nothing-to-do-going = La partie est en cours.
problem-nothing-to-do-board = La partie s’est terminée sur le damier, par ses règles : elle ne peut pas reprendre. Vous pouvez lui donner un autre résultat, ou reprendre des coups comme coup irrégulier.
problem-nothing-to-do-start = Aucun coup n’a encore été joué : la partie en est à son début.
problem-invalid-decision-start = L’article { $article } ne fait recommencer aucune partie. Ne citez pas d’article, et nommez la règle dans l’explication.
problem-nothing-to-do-withdraw = Seule la dernière décision qui vaut encore peut être retirée, et aucune par laquelle des coups ont été repris.
problem-nothing-to-do-match = Le match est passé à la partie suivante : le résultat de celle-ci demeure.
problem-nothing-to-do-named = Un arbitre a désigné le vainqueur du match : ses parties ne reprennent pas, et leurs résultats demeurent.
problem-no-such-decision = Cette décision n’existe pas
problem-no-such-decision-detail = Le nom « { $decision } » est peut-être mal écrit. Les décisions d’une partie figurent sur sa page.

# Textes pour les scripts

js-wall-shown = { $count ->
    [one] { $count } partie affichée
   *[other] { $count } parties affichées
}
js-match-next = Vers le match
js-match-page = Partie { $number } du match
problem-invalid-decision-other-side = Les coups à reprendre commencent par un coup de l’autre camp. Seul un coup du camp nommé peut être corrigé : changez le nombre de coups ou le camp.
problem-board-disagrees-replied = L’adversaire a déjà répondu, et répondre, c’est accepter le coup : il ne se corrige plus. Laissez-le, ou reprenez-le malgré tout.
decide-article-not-shown = { $article } (le damier ne le montre pas)
problem-invalid-decision-shortage = L’article { $article } ne vaut que dans les parties avec pendule et sans secondes ajoutées. Choisissez une autre règle.
problem-board-disagrees-shortage-time = L’article { $article } demande une minute au plus à la pendule de celui qui demande ; il reste { $time }. Choisissez une autre règle, ou consignez quand même la décision : elle dit alors que l’arbitre l’a déclaré.
problem-board-disagrees-shortage-pieces = L’article { $article } demande { $most } pièces au plus sur le damier ; il y en a { $pieces }. Choisissez une autre règle, ou consignez quand même la décision : elle dit alors que l’arbitre l’a déclaré.
