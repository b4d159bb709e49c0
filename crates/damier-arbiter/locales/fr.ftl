### Ce que dit l’arbitre, en français. Les espaces devant : ; ! ? et dans « » sont des fines insécables.

## Parties

white = les Blancs
black = les Noirs
side = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
}
kind = { $kind ->
    [move-limit] Limite de coups
    [endgame-limit] Limite de finale
   *[repetition] Répétition
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
        [one] { $moves } coup du camp le plus fort
       *[other] { $moves } coups du camp le plus fort
    }
   *[each] { $moves ->
        [one] { $moves } coup de chaque joueur
       *[other] { $moves } coups de chaque joueur
    }
}
outcome = { $winner ->
    [white] les Blancs gagnent
    [black] les Noirs gagnent
    [both] les deux joueurs perdent
   *[nobody] la partie est nulle
}

## Titres

headline = { $winner ->
    [white] Les Blancs gagnent
    [black] Les Noirs gagnent
    [both] Les deux joueurs perdent
   *[nobody] Partie nulle
}

## Pourquoi la partie est finie : une phrase

why-no-pieces = { side } n’ont plus de pièce : { outcome }{ in-article }.
why-no-moves = { side } ont le trait et aucun coup légal : { outcome }{ in-article }.
why-checkmate = { side } sont échec et mat : { outcome }{ in-article }.
why-stalemate = { side } n’ont aucun coup légal et ne sont pas en échec : { outcome }{ in-article }.
why-repetition = { $times ->
    [2] La même position, avec le même camp au trait, est apparue pour la deuxième fois{ in-article }.
    [3] La même position, avec le même camp au trait, est apparue pour la troisième fois{ in-article }.
    [4] La même position, avec le même camp au trait, est apparue pour la quatrième fois{ in-article }.
    [5] La même position, avec le même camp au trait, est apparue pour la cinquième fois{ in-article }.
   *[other] La même position, avec le même camp au trait, est apparue { $times } fois{ in-article }.
}
why-move-limit = { $restarts ->
    [capture] Nulle par la limite de coups{ by-article } : aucune prise en { allowed }.
    [man] Nulle par la limite de coups{ by-article } : aucun pion déplacé en { allowed }.
    [promotion] Nulle par la limite de coups{ by-article } : aucune promotion en { allowed }.
    [capture-man] Nulle par la limite de coups{ by-article } : aucune prise et aucun pion déplacé en { allowed }.
    [capture-pawn] Nulle par la limite de coups{ by-article } : aucune prise et aucun pion déplacé en { allowed }.
    [capture-promotion] Nulle par la limite de coups{ by-article } : aucune prise et aucune promotion en { allowed }.
   *[none] Nulle par la limite de coups{ by-article } : le total de { allowed } est atteint.
}
why-endgame-limit = { $moves ->
    [0] Nulle d’office{ by-article } ({ $name }) : avec si peu de pièces, la partie ne se poursuit pas.
   *[other] Nulle par la limite de finale{ by-article } : la finale « { $name } » n’a pas été gagnée en { allowed }.
}
why-dead-position = Aucune suite de coups ne peut plus gagner : { outcome }{ in-article }.
why-resignation = { $winner ->
    [nobody] { side } ont abandonné, mais aucune suite de coups ne permet à l’adversaire de gagner : partie nulle{ in-article }.
   *[other] { side } ont abandonné : { outcome }{ in-article }.
}
why-agreement = Les joueurs se sont accordés sur la nulle{ in-article }.
why-time = { $winner ->
    [nobody] { side } ont épuisé leur temps, mais aucune suite de coups ne permet à l’adversaire de gagner : partie nulle{ in-article }.
   *[other] { side } ont épuisé leur temps : { outcome }{ $general ->
        [yes] {" "}(d’après la règle générale, FMJD, Annexe 3, 6.11 : ce règlement n’a pas d’article à ce sujet)
       *[no] { in-article }
    }.
}
why-forfeit = { $winner ->
    [both] Forfait des deux joueurs : tous deux perdent{ in-article }.
    [nobody] { side } perdent la partie par forfait, mais l’adversaire ne peut gagner par aucune suite de coups : nulle{ in-article }.
   *[other] { side } sont déclarés forfaits : { outcome }{ in-article }.
}
why-referee = L’arbitre a tranché : { outcome }{ in-article }.
why-variant-end = La partie est finie par une règle propre à ce jeu : { outcome }{ in-article }.
why-claimed = { $side ->
    [white] Les Blancs ont réclamé la nulle.
   *[black] Les Noirs ont réclamé la nulle.
}
why-noted = Note de l’arbitre : { $note }

## Compteurs

label = { $label ->
    [none] {""}
   *[other] {" "}({ $label })
}
left-to = { $applies ->
    [claim]  : la nulle peut être réclamée
    [referee]  : à l’arbitre de décider
   *[automatic] {""}
}
counter-chip = { $left ->
    [0] { $name } · il n’en reste aucun
   *[other] { $name } · il en reste { $left }
}
counter-sentence = { kind }, article { $article }{ label } : { allowed }, { $left ->
    [0] il n’en reste aucun{ left-to }
   *[other] il en reste { $left }
}
counter-regulation = { kind }, article { $article }{ label } : la nulle réglementaire peut être prononcée maintenant, sauf si le gain est démontré
counter-spoken = { $left ->
    [0] { $name } : il ne reste aucun coup.
    [one] { $name } : il reste { $left } coup.
   *[other] { $name } : il reste { $left } coups.
}

## Ce qui remet un compteur à zéro

restarts = { restart-events }{ $life ->
    [while] {" "}{ $kind ->
        [endgame-limit] Il cesse dès que la finale n’est plus « { $name } ».
       *[other] Il cesse dès que « { $name } » n’est plus vrai.
    }
    [begun] {" "}{ $kind ->
        [endgame-limit] Une fois commencé, il continue, même si la finale n’est plus « { $name } ».
       *[other] Une fois commencé, il continue, même si « { $name } » n’est plus vrai.
    }
    [force] {" "}Une fois commencé, il continue tant que les pièces sont celles de « { $name } », où qu’elles se trouvent.
    [adds-up] {" "}Il s’interrompt quand les pièces sont placées autrement et reprend quand elles le sont de nouveau ainsi.
    [handed] {" "}{ $many ->
        [0] Si la partie passe à une autre finale de cet article, la plus proche des deux échéances compte.
        [one] Si la partie passe à l’article { $others }, la plus proche des deux échéances compte.
       *[other] Si la partie passe à l’un des articles { $others }, la plus proche des deux échéances compte.
    }
    [shared] {" "}{ $many ->
        [0] Un seul compteur court sur toutes les finales de cet article.
        [one] Un seul compteur court aussi sur les finales de l’article { $others }.
       *[other] Un seul compteur court aussi sur les finales des articles { $others }.
    }
   *[always] {""}
}
restart-events = { $restarts ->
    [capture] Une prise remet ce compteur à zéro ; un coup de pion ou une promotion, non.
    [man] Un coup de pion remet ce compteur à zéro ; une prise par une dame, non.
    [promotion] Une promotion remet ce compteur à zéro ; une prise ou un autre coup de pion, non.
    [capture-man] Une prise ou un coup de pion remet ce compteur à zéro.
    [capture-pawn] Une prise ou un coup de pion remet ce compteur à zéro.
    [capture-promotion] Une prise ou une promotion remet ce compteur à zéro ; un autre coup de pion, non.
   *[none] Rien ne remet ce compteur à zéro : ni prise, ni coup de pion, ni promotion.
}

## Le récit d’un verdict

story-began = { $began ->
    [start] Le décompte était à 0 dans la position de départ.
    [carried-in] Le décompte a été repris d’une phase antérieure de la partie.
    [capture] Le décompte a commencé après le demi-coup { $since }, une prise.
    [promotion] Le décompte a commencé après le demi-coup { $since }, une promotion.
    [man-move] Le décompte a commencé après le demi-coup { $since }, un coup de pion.
    [pawn-promotion] Le décompte a commencé après le demi-coup { $since }, une promotion.
    [pawn-move] Le décompte a commencé après le demi-coup { $since }, un coup de pion.
    [piece-move] Le décompte a commencé après le demi-coup { $since }, un coup de pièce.
   *[king-move] Le décompte a commencé après le demi-coup { $since }, un coup de dame.
}
story-counted = { $unit ->
    [strong] { side }, le camp le plus fort, ont joué { $moves ->
        [one] l’unique coup permis.
       *[other] les { $moves } coups permis.
    }
   *[each] Les deux camps ensemble ont joué { $plies ->
        [one] l’unique demi-coup permis
       *[other] les { $plies } demi-coups permis
    }, soit { $moves ->
        [one] { $moves } coup chacun.
       *[other] { $moves } coups chacun.
    }
}
story-repeated-earlier = { $earlier ->
    [one] La position était apparue { $earlier } fois dans une phase antérieure de la partie.
   *[other] La position était apparue { $earlier } fois dans une phase antérieure de la partie.
}
story-repeated = La position s’est présentée après les demi-coups { $before } et { $last } (0 est le départ).
story-repeated-announced = La position s’était présentée après { $many ->
    [one] le demi-coup { $before }
   *[other] les demi-coups { $first } et { $latest }
} (0 est le départ). Avec le coup annoncé, elle se serait présentée de nouveau après le demi-coup { $last }.
story-avoid-repetition = Tout coup vers une autre position au demi-coup { $last }, s’il y en avait un, l’aurait évitée.
story-avoid-limit = Un gain au demi-coup { $last } ou plus tôt l’aurait emporté sur la nulle.
course-anew = Le décompte « { $name } » courait depuis le demi-coup { $from }, en était à { $count } sur { $limit } après le demi-coup { $to } et a recommencé au demi-coup { $again }, { $event ->
    [capture] une prise
    [promotion] une promotion
    [pawn-promotion] une promotion
    [man-move] un coup de pion
    [pawn-move] un coup de pion
    [piece-move] un coup de pièce
   *[king-move] un coup de dame
}.
course-lapsed = Le décompte « { $name } » courait depuis le demi-coup { $from }, en était à { $count } sur { $limit } après le demi-coup { $to }, a cessé au demi-coup { $lapsed } et a recommencé après le demi-coup { $again }.
course-left-alone = { $many ->
    [one] Le demi-coup { $plies }, prise ou coup de pion, n’a pas remis ce décompte à zéro.
   *[other] Les demi-coups { $plies }, prises ou coups de pion, n’ont pas remis ce décompte à zéro.
}
course-beside = Un autre décompte courait à côté : « { $name } », article { $article }, en était à { $count } sur { $limit } { $unit ->
    [strong] { $limit ->
        [one] coup du camp le plus fort
       *[other] coups du camp le plus fort
    }
   *[each] { $limit ->
        [one] demi-coup
       *[other] demi-coups
    }
}.
course-in-time = Le gain est venu à temps : « { $name } », article { $article }, en était à { $count } sur { $limit } { $unit ->
    [strong] { $limit ->
        [one] coup du camp le plus fort
       *[other] coups du camp le plus fort
    }
   *[each] { $limit ->
        [one] demi-coup
       *[other] demi-coups
    }
}, et le demi-coup { $ply } était le dernier permis. Un gain l’emporte sur une nulle au même demi-coup.
story-source = Règle : { $rule }
story-read = Lu dans : { $source }.
story-unverified = Le numéro de cet article n’a pas été vu dans le texte même de la fédération.
sheet = { $result } · { headline }{ by-article } · { $ply ->
    [one] { $ply } demi-coup
   *[other] { $ply } demi-coups
}

## La frise

timeline-title = Décomptes du demi-coup 0 au demi-coup { $last }
timeline-span = { $name } : { $count } sur { $limit }, du demi-coup { $from } au demi-coup { $to }

## Réclamations

claim-over = La partie est finie.
claim-turn = Seul le joueur qui a le trait peut réclamer.
claim-wrong-gives = L’adversaire gagne { $gain } pour cette demande incorrecte.
claim-unknown = Le règlement n’a pas d’article « { $clause } » qui puisse être réclamé.
claim-not-yet = { $unit ->
    [strong] { $missing ->
        [one] La réclamation est incorrecte : il manque encore { $missing } coup du camp le plus fort{ by-article }.
       *[other] La réclamation est incorrecte : il manque encore { $missing } coups du camp le plus fort{ by-article }.
    }
   *[each] { $missing ->
        [one] La réclamation est incorrecte : il manque encore { $missing } demi-coup{ by-article }.
       *[other] La réclamation est incorrecte : il manque encore { $missing } demi-coups{ by-article }.
    }
}
claim-not-counting = La réclamation est incorrecte : dans cette position, rien n’est compté{ by-article }.
claim-not-repeated = { $times ->
    [one] La réclamation est incorrecte : la position est apparue { $times } fois{ in-article }.
   *[other] La réclamation est incorrecte : la position est apparue { $times } fois{ in-article }.
}

## Ce que dit le journal de la pendule

clock-goes-on = Aucun drapeau n’est tombé et aucun coup n’a terminé la partie : elle continue.
clock-ended = Un coup qui terminait la partie était accompli à { $at }, avant toute chute de drapeau : { outcome } (Annexe 1, 3.10 et 4.4).
clock-ended-flag-later = Un coup qui terminait la partie était accompli à { $at }. Le drapeau tombé ensuite ne compte pas : { outcome } (Annexe 1, 3.10 et 4.4 ; Annexe 3, 6.7).
clock-flag = { side } ont épuisé leur temps à { $at }, avec { $completed ->
    [one] { $completed } coup accompli
   *[other] { $completed } coups accomplis
}{ of-required } : { outcome } (Annexe 3, 6.11).
clock-flag-unpressed = { side } ont joué un coup avant la chute du drapeau à { $at }, mais ont appuyé trop tard : il ne compte pas ; { $completed ->
    [one] { $completed } coup était accompli
   *[other] { $completed } coups étaient accomplis
}{ of-required } : { outcome } (Annexe 3, 6.7 et 6.11).
clock-ended-chess = Un coup qui terminait la partie était accompli à { $at }, avant toute chute de drapeau : { outcome } (FIDE 6.2.1 et 6.9).
clock-ended-flag-later-chess = Un coup qui terminait la partie était accompli à { $at }. Le drapeau tombé ensuite ne compte pas : { outcome } (FIDE 6.2.1 et 6.9).
clock-flag-chess = { side } ont épuisé leur temps à { $at }, avec { $completed ->
    [one] { $completed } coup accompli
   *[other] { $completed } coups accomplis
}{ of-required } : { by-flag } (FIDE 6.9).
clock-flag-unpressed-chess = { side } ont joué un coup avant la chute du drapeau à { $at }, mais ont appuyé trop tard : il ne compte pas ; { $completed ->
    [one] { $completed } coup était accompli
   *[other] { $completed } coups étaient accomplis
}{ of-required } : { by-flag } (FIDE 6.2.1 et 6.9).
by-flag = { $cannot ->
    [yes] l’adversaire ne peut mater par aucune suite de coups légaux, donc { outcome }
    [unknown] { outcome }, à moins que l’adversaire ne puisse mater par aucune suite de coups légaux, ce que le journal ne dit pas
   *[no] { outcome }
}
of-required = { $required ->
    [0] {""}
    [one] {" "}sur { $required } exigé
   *[other] {" "}sur { $required } exigés
}

## Propositions de nulle

offer-too-early = La nulle ne peut être proposée ni convenue avant { $moves ->
    [one] { $moves } coup de chaque joueur.
   *[other] { $moves } coups de chaque joueur.
}
offer-too-many-pieces = La nulle ne peut être convenue que si aucun camp n’a plus de { $pieces ->
    [one] { $pieces } pièce.
   *[other] { $pieces } pièces.
}
offer-none = Il n’y a pas de proposition à accepter.
offer-own = Un joueur ne peut accepter sa propre proposition.
offer-open = Une proposition est déjà ouverte.
offer-over = La partie est finie.
offer-both-lose = Une nulle convenue malgré cela fait perdre les deux joueurs.

## Irrégularités (Annexe 1, 5.4)

irregularity = { $what ->
    [two-moves] deux coups de suite
    [illegal-move] un coup que la pièce ne peut jouer
    [other-piece-touched] une pièce touchée, une autre jouée
    [taken-back] un coup repris
    [opponent-piece-moved] une pièce de l’adversaire déplacée
    [capture-missed] un coup sans prise alors qu’une prise était possible
    [removed-without-reason] une pièce retirée sans raison
    [wrong-number] une prise de moins ou de plus de pièces que la règle ne l’exige
    [capture-broken-off] une prise interrompue
    [removed-during-capture] des pièces retirées avant la fin de la prise
    [too-few-removed] moins de pièces retirées que de pièces prises
    [others-removed] des pièces retirées sans avoir été sautées
    [removal-interrupted] le retrait des pièces interrompu
    [own-piece-removed] ses propres pièces retirées
    [not-crowned] un pion non couronné
    [uncrowned-king-moved] une dame jouée sans être couronnée
    [pawn-not-replaced] un pion laissé tel quel sur la dernière rangée
    [clock-without-move] la pendule actionnée sans avoir joué
   *[two-hands] l’usage des deux mains
}
irregularity-too-many = { side } : { irregularity }{ in-article }.
irregularity-corrected = { side } : { irregularity }{ in-article }. { $what ->
    [pawn-not-replaced] Le pion est remplacé par une dame de sa couleur.
    [clock-without-move] Cela compte comme un coup illégal.
    [two-hands] Cela compte comme un coup illégal.
   *[other] La position qui précédait est rétablie, et la pièce touchée est jouée si elle le peut.
}{ $article ->
    [none] {" "}Ce règlement n’a pas d’article à ce sujet : ainsi le veulent les règles des échecs (FIDE, 7.5).
   *[other] {""}
}
irregularity-noted = { side } : { irregularity }{ in-article }. L’adversaire choisit : corriger ou laisser en l’état.{ $article ->
    [none] {" "}Ce règlement n’a pas d’article à ce sujet : tel est l’usage (FMJD, Annexe 1, 5.4).
   *[other] {""}
}

## Sur quoi repose une décision

grounds-announced = La demande portait sur la position après un coup annoncé et non joué.
grounds-early = { $moves ->
    [one] Les joueurs sont convenus de la nulle avant { $moves } coup de chacun, ce que l’épreuve punit des deux côtés.
   *[other] Les joueurs sont convenus de la nulle avant { $moves } coups de chacun, ce que l’épreuve punit des deux côtés.
}
grounds-crowded = { $pieces ->
    [one] Les joueurs sont convenus de la nulle alors qu’un camp avait plus de { $pieces } pièce, ce que l’épreuve punit des deux côtés.
   *[other] Les joueurs sont convenus de la nulle alors qu’un camp avait plus de { $pieces } pièces, ce que l’épreuve punit des deux côtés.
}
grounds-shortage = Demande en crise de temps { $side ->
    [white] des Blancs
   *[black] des Noirs
} (article { $article }) : il reste { $left } ; { $pieces ->
    [one] { $pieces } pièce sur le damier
   *[other] { $pieces } pièces sur le damier
} ; matériel en pions, Blancs { $ours }, Noirs { $theirs } ; preuve : { $evidence }.
grounds-not-shown = Aucun gain n’est prouvé (article { $article }) ; preuve : { $evidence }.
grounds-late = Retard { $side ->
    [white] des Blancs
   *[black] des Noirs
} : { $late } ; tolérance : { $allowed }.
grounds-both-late = Retard des Blancs : { $ours }, des Noirs : { $theirs } ; tolérance : { $allowed }.
grounds-left = L’article { $article } laisse cela à l’arbitre.
grounds-absent = { side } ne se sont pas présentés.
grounds-both-absent = Aucun des deux joueurs ne s’est présenté.
grounds-irregular = { side } : coup irrégulier numéro { $times } ({ irregularity }{ by-article }) ; c’est un de trop.

source-every-line = { $plies ->
    [one] toutes les variantes de { $plies } demi-coup
   *[other] toutes les variantes de { $plies } demi-coups
} ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
})
source-engine = moteur, profondeur { $depth } ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
})
source-tables = { $pieces ->
    [one] tables de finales de { $pieces } pièce
   *[other] tables de finales jusqu’à { $pieces } pièces
}
source-reach = une recherche jusqu’aux tables de finales, { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} au plus ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
})
source-reach-line = { source-reach }, qui commence par { $line }
source-material = matériel
source-person = { $name }

regulation-none = La règle des finales qui ne se jouent pas ne parle pas de cette position.
regulation-must-show = { side } ont un gain prouvé et doivent le montrer : sinon la partie est nulle par règlement
regulation-shown = { side } ont démontré le gain qui était prouvé.
regulation-stands = La finale a changé, et le gain est toujours prouvé pour { $side ->
    [white] les Blancs
   *[black] les Noirs
} : il tient toujours.
regulation-nothing-to-show = Il n’y a pas de gain à démontrer : les coups donnés pour cela ne sont pas examinés.
regulation-show = { side } ont un gain prouvé{ $moves ->
    [0] {""}
    [one] {" "}en { $moves } coup
   *[other] {" "}en { $moves } coups
} et sont invités à le montrer ; un coup qui laisse échapper le gain fait nulle. Preuve : { $evidence }.
shortage-time = { $short ->
    [yes] Temps : { $side ->
        [white] les Blancs
       *[black] les Noirs
    } ont encore { $left }, pas plus de { $most }. Oui.
   *[no] Temps : { $side ->
        [white] les Blancs
       *[black] les Noirs
    } ont encore { $left }, plus de { $most }. Non.
}
shortage-pieces = { $few ->
    [yes] Pièces : { $pieces } sur le damier, pas plus de { $limit }. Oui.
   *[no] Pièces : { $pieces } sur le damier, plus de { $limit }. Non.
}
shortage-superior = Supériorité : matériel en pions { $ours } contre { $theirs }{ $score ->
    [none] {""}
   *[other]  ; estimation { $score }
}{ $win ->
    [none] {""}
    [0] {" "}; un gain est prouvé
    [one] {" "}; un gain en { $win } coup est prouvé
   *[other] {" "}; un gain en { $win } coups est prouvé
} ; preuve : { $evidence }. { $superior ->
    [yes] Nettement supérieur.
    [no] Pas nettement supérieur.
   *[unknown] À l’arbitre d’en juger.
}
shortage-ruling = { $granted ->
    [yes] La demande est accordée : la partie est nulle (article { $article }). Un arbitre peut décider autrement.
   *[no] La demande n’est pas accordée ; la partie continue, sauf décision contraire de l’arbitre.
}
shortage-no-article = Le règlement n’a pas d’article sur les demandes en crise de temps : la partie continue.
shortage-no-time-left = Le drapeau est tombé : qui n’a plus de temps a perdu, et ne peut plus rien réclamer.
shortage-time-added = Du temps est ajouté dans cette partie, et personne ne peut donc demander la nulle en crise de temps : la partie continue.
shortage-over = La partie est terminée.
claim-goes-on = La partie continue.
irregularity-gain = L’adversaire y gagne { $gain }.
not-late = Personne n’est arrivé plus tard que l’épreuve ne l’admet.
sources-and = { $first } ; { $second }

## Un règlement dans son ensemble

book-fine = aucune faute ; règlement { $id }, { $clauses ->
    [one] { $clauses } article
   *[other] { $clauses } articles
}
warning-at = ligne { $line }, colonne { $column } : { $warning }
warning-marked = avertissement : { $warning }
applies = { $applies ->
    [claim] Un joueur doit le réclamer.
    [referee] C’est laissé à l’arbitre.
   *[automatic] S’applique de soi-même.
}
reason-name = { $reason ->
    [no-pieces] plus de pièces
    [no-moves] plus de coup légal
    [checkmate] mat
    [stalemate] pat
    [repetition] répétition
    [move-limit] limite de coups
    [endgame-limit] limite de finale
    [dead-position] position morte
    [resignation] abandon
    [agreement] nulle par accord
    [time] chute du drapeau
    [forfeit] forfait
    [referee] décision de l’arbitre
   *[variant-end] fin propre au jeu
}
custom-irregular = { $kind ->
    [corrected] Un coup contraire aux règles est toujours repris.
   *[choice] D’un coup contraire aux règles, l’adversaire choisit s’il est repris ou s’il reste.
}
custom-irregular-loses = { $times ->
    [one] Le premier coup d’un joueur contraire aux règles perd la partie.
   *[other] Le { $times }e coup d’un joueur contraire aux règles perd la partie.
}
custom-shortage = Réclamation en crise de temps, sans temps ajouté : au plus { $left } à la pendule, au plus { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} sur le damier, une position nettement supérieure.
custom-flag = Un drapeau qui tombe fait nulle si aucune suite de coups ne permet à l’adversaire de gagner.
tables-making = calcul des tables de finales jusqu’à { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}, une fois pour toutes…
tables-without = suite sans tables de finales
points-material = Matériel en pions, une dame comptant pour { $king } : Blancs { $white }, Noirs { $black }.
points-favour = Le départage favorise { $side ->
    [white] les Blancs, seuls
   *[black] les Noirs, seuls
} à tenir la grande diagonale avec une dame.
points-favour-first = Le départage favorise { $side ->
    [white] les Blancs
   *[black] les Noirs
}, premiers à obtenir une dame.
points-first-unknown = Aucun camp ne tient seul la grande diagonale avec une dame, et la notation ne montre pas qui a obtenu la première : donnez les coups depuis le début, ou indiquez-le avec --first-king.
default-mark = par défaut

## Le journal d’une pendule en tableau, et les cadences

clock-column = { $column ->
    [line] ligne
    [moment] moment
    [event] événement
    [white] Blancs
   *[black] Noirs
}
clock-event = { $event ->
    [started] mise en marche
    [moved] coup
    [moved-end] coup final
    [pressed] appui
    [paused] arrêt
    [time-added] temps ajouté
    [time-taken] temps retiré
    [taken-back] coups repris
    [flagged] drapeau
   *[time-set] temps fixé
}
clock-after-end = { $event } (après la fin)
clock-undone = { $event } (ne compte pas : drapeau relevé)
control-without-tag = aucune balise { $tag } ne peut le dire
control-without-added-time = aucun temps n’est ajouté dans la dernière période : les articles sur les parties sans incrément s’appliquent
