# Claims of a draw, and rulings that rest on evidence.

claim-clause = Réclamer la nulle : { $name }, article { $article }
claim-announced = Annoncer { $move } et réclamer : { $name }, article { $article }
note-repetition-chip = Position apparue { $times ->
    [one] { $times } fois
   *[other] { $times } fois
}
claim-regulation = Demander la nulle réglementaire
note-regulation-chip = Nulle réglementaire : peut être demandée maintenant
note-regulation = Dans une partie sans temps ajouté, cette finale n’a pas à être jouée : la nulle réglementaire de l’article { $article } peut être demandée maintenant. Elle est accordée sauf si un gain est prouvé ; il faut alors le montrer.
claim-time-shortage = Réclamer la nulle en crise de temps

ruling-regulation-granted = La nulle est accordée : cette finale ne se joue pas, et aucun gain évident n’a été trouvé.
ruling-regulation-granted-checked = La nulle est accordée : après ce coup, le gain n’est plus là.
ruling-regulation-refused = Le règlement ne parle pas de cette position. La partie continue.
ruling-regulation-refused-checked = La position n’est plus de celles que nomme le règlement. La partie continue.
ruling-regulation-to-show = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} ont un gain et doivent le montrer. Chaque coup est vérifié.
ruling-regulation-to-show-checked = Vérifié : { $side ->
    [white] les Blancs
   *[black] les Noirs
} gagnent toujours. Continuez.
ruling-regulation-granted-imposed = Nulle réglementaire : sans temps ajouté, cette finale ne se joue pas, et aucun gain évident n’a été trouvé.
ruling-regulation-refused-imposed = Le règlement ne parle pas de cette position. La partie continue.
ruling-regulation-to-show-imposed = Sans temps ajouté, cette finale est nulle si un gain n’est pas montré. { $side ->
    [white] Les Blancs ont un gain
   *[black] Les Noirs ont un gain
} et doivent le montrer maintenant. Chaque coup est vérifié.
ruling-time-shortage-granted = La nulle en crise de temps est accordée.
ruling-time-shortage-refused = La réclamation en crise de temps est rejetée. La partie continue.

evidence-time = { $short ->
    [yes] Temps restant : { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } ; c’est une minute au plus.
   *[no] Temps restant : { $time } ; il faut une minute au plus.
}
evidence-pieces = { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} sur le damier ; { $few ->
    [yes] c’est huit au plus.
   *[no] il en faut huit au plus.
}
evidence-material = Matériel, une dame comptée pour deux pions : Blancs { $white }, Noirs { $black }.
evidence-superior = { $superior ->
    [yes] La position des { $side ->
        [white] Blancs
       *[black] Noirs
    } est nettement supérieure.
    [no] La position des { $side ->
        [white] Blancs
       *[black] Noirs
    } n’est pas nettement supérieure.
   *[open] On n’a pas pu établir qui est mieux : un arbitre doit décider.
}
evidence-win = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} gagnent de force en { $moves ->
    [one] { $moves } de leurs coups
   *[other] { $moves } de leurs coups
}.
evidence-win-some-time = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} gagnent de force.
evidence-no-win = On ne sait pas si un gain peut être forcé : aucun n’a été trouvé.
evidence-no-win-proven = Aucun camp ne peut forcer le gain : c’est prouvé.
evidence-tables = { $word ->
    [building] Les tables de finales sont en cours de calcul et n’ont pas encore pu être consultées.
    [unknown] Les tables de finales ne connaissent pas cette position sous ce règlement.
   *[known] Les tables de finales jusqu’à { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    } connaissent cette position.
}
evidence-limit = { $in-time ->
    [yes] Le gain prend { $need ->
        [one] { $need } coup
       *[other] { $need } coups
    } sur les { $left } que laisse la limite.
   *[no] Le gain prendrait { $need ->
        [one] { $need } coup
       *[other] { $need } coups
    }, mais la limite en laisse { $left }.
}
evidence-lines = Toutes les suites de { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} ont été examinées ({ $positions-text } { $positions ->
    [one] position
   *[other] positions
}).
evidence-reach = Une recherche jusqu’aux tables de finales, { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} au plus, a examiné { $positions-text } { $positions ->
    [one] position
   *[other] positions
}{ $shown ->
    [yes] {" "}; sa variante commence par { $line }.
   *[no] .
}
evidence-engine = { $whole ->
    [yes] Le moteur a suivi jusqu’au bout toutes les lignes qu’il a regardées
   *[no] Le moteur a regardé { $depth ->
        [one] { $depth } demi-coup
       *[other] { $depth } demi-coups
    } en avant
} ({ $positions-text } { $positions ->
    [one] position
   *[other] positions
}). Il estime, il ne prouve rien.
evidence-estimate = { $side ->
    [white] Estimation du moteur, en pions : les Blancs ont { $men } d’avance.
    [black] Estimation du moteur, en pions : les Noirs ont { $men } d’avance.
   *[none] Estimation du moteur : la position est égale.
}
evidence-estimate-won = { $side ->
    [white] Estimation du moteur : les Blancs gagnent.
   *[black] Estimation du moteur : les Noirs gagnent.
}

problem-unknown-setting = Le règlement n’a pas ce réglage
problem-unknown-setting-detail = « { $setting } » n’est pas un réglage de ce règlement. Choisissez parmi : { $known }.
problem-unknown-setting-none = Ce règlement ne laisse rien à choisir ; « { $setting } » ne peut pas être réglé. Omettez-le.
problem-unknown-setting-value = Le réglage « { $setting } » ne peut pas valoir « { $value } ». Choisissez parmi : { $known }.
problem-ruling-pending = La position est à l’examen
problem-ruling-pending-detail = Une décision a été demandée ; la pendule est arrêtée jusque-là. Attendez un instant.
problem-too-many-games = Trop de parties à la fois
problem-too-many-games-detail = Vous avez commencé beaucoup de parties en peu de temps. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} avant la suivante.
problem-no-draw-offer-early = Dans cette partie, la nulle ne peut être proposée qu’après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} de chaque joueur. Continuez jusque-là.
problem-no-draw-offer-pieces = Dans cette partie, la nulle ne peut être convenue que si aucun camp n’a plus de { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}. Continuez jusque-là.
problem-no-draw-offer-open = Aucune nulle n’est proposée en ce moment. Proposez-la d’abord.
problem-nothing-to-claim-clause = Le règlement de cette partie n’a pas de clause « { $clause } ». Voyez sa page.
problem-nothing-to-claim-other = La clause « { $clause } » ne se réclame pas : elle s’applique d’elle-même, ou un arbitre décide.
problem-nothing-to-claim-repeated = Article { $article } : la position est apparue { $times ->
    [one] { $times } fois
   *[other] { $times } fois
}, ce n’est pas assez. Continuez.
problem-nothing-to-claim-not-here = L’article { $article } ne compte rien dans cette position. Continuez.
problem-nothing-to-claim-yet = Article { $article } : il manque au décompte { $unit ->
    [strong] { $missing ->
        [one] { $missing } coup du camp le plus fort
       *[other] { $missing } coups du camp le plus fort
    }
   *[each] { $missing ->
        [one] { $missing } demi-coup
       *[other] { $missing } demi-coups
    }
}. Continuez et regardez le compteur.
problem-nothing-to-claim-shown = Un gain est en train d’être montré, et chaque coup est vérifié. Continuez.
problem-nothing-to-claim-regulation = Le règlement sportif ne parle pas de cette position : il faut une petite finale contre une dame seule, une partie sans secondes ajoutées et un règlement choisi où cette clause est activée.
problem-nothing-to-claim-shortage = La nulle en crise de temps ne se réclame que dans une partie à la pendule et sans secondes ajoutées.
problem-nothing-to-claim-shortage-book = Le règlement de cette partie ne connaît pas de demande de nulle en crise de temps. Continuez, ou proposez la nulle.
problem-nothing-to-claim-shortage-time = La nulle en crise de temps demande une minute au plus à la pendule ; il vous reste { $time }. Continuez à jouer.
problem-nothing-to-claim-shortage-pieces = La nulle en crise de temps demande huit pièces au plus sur le damier ; il y en a { $pieces }. Continuez à jouer.
problem-nothing-to-claim-again = On l’a déjà demandé dans cette position, et la réponse est donnée. Redemandez après un coup.
problem-unknown-setting-clock = Le réglage « { $setting } » est pour les parties à temps fixe : choisissez une pendule sans secondes ajoutées, ou laissez-le de côté.

choose-regulation-by-clock = Selon la pendule : dans les parties sans secondes ajoutées, aussitôt, sauf si un gain est montré

ruling-by-article = Article { $article } : { $text }
story-flag = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} { $moves ->
    [0] n’avaient terminé aucun coup
    [one] avaient terminé 1 coup, { $move }, en { $used }
   *[other] avaient terminé { $moves } coups en { $used }, le dernier { $move }
} ; pendant le suivant, le drapeau est tombé.
story-flag-required = { $required ->
    [one] { $required } coup était alors exigé.
   *[other] { $required } coups étaient alors exigés.
}
story-flag-always = Au jeu de dames, peu importe que l’adversaire ait encore pu gagner : qui n’a plus de temps a perdu.
story-announced = Le coup a été annoncé et non joué : le damier montre la position d’avant.

## Endgame tables

endgame-building = Les tables de finales sont en cours de calcul : { $percent } % sont prêts.
endgame-failed = Les tables de finales n’ont pas pu être calculées. La raison se trouve dans le journal du site.
endgame-unknown = Les tables de finales ne connaissent pas cette position.
endgame-drawn = Tables de finales : aucun camp ne peut forcer le gain.
endgame-won = Tables de finales : { $side ->
    [white] les Blancs
   *[black] les Noirs
} gagnent en { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} ; aucune limite ne s’y oppose.
endgame-won-in-time = Tables de finales : { $side ->
    [white] les Blancs
   *[black] les Noirs
} gagnent en { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} ; sur les { $left ->
    [one] { $left } demi-coup
   *[other] { $left } demi-coups
} que laisse la limite, le gain en prend { $need }.
endgame-won-too-late = Tables de finales : { $side ->
    [white] les Blancs
   *[black] les Noirs
} gagneraient en { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}, ce qui en prend { $need } sur la limite ; elle laisse { $left ->
    [one] { $left } demi-coup
   *[other] { $left } demi-coups
} : nulle.
endgame-won-not-here = Tables de finales : { $side ->
    [white] les Blancs
   *[black] les Noirs
} gagneraient en { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} si rien n’était compté ; sous ce règlement, c’est nulle.
endgame-won-uncounted = Tables de finales : { $side ->
    [white] les Blancs
   *[black] les Noirs
} gagnent en { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} si rien n’est compté ; ce qu’en font les limites de ce règlement, les tables ne le savent pas.
