# Tournois : ce qui accompagne les rondes.

event-worth = La valeur des parties
event-performance = Performance
event-rated-score = Score contre des adversaires classés
event-score-of = { $score } sur { $games }
event-expected-score = Attendu d’après les classements
event-hundredths = { $whole },{ $hundredths }
event-norms = Normes de titres
event-norms-hint = D’après le règlement des titres de la FIDE (B.01, 1.4). Les parties qui peuvent être laissées de côté et les exceptions reviennent à l’arbitre.
event-norms-none = Pas de normes ici : les fédérations de dames n’ont pas publié de tables que l’on puisse suivre.
event-norm-games = Parties
event-norm-average = Moyenne des adversaires
event-norm-missing = Il manque
event-norm-made = Norme réussie
event-lack-games = neuf parties
event-lack-score = 35 % des points
event-lack-performance = une performance plus élevée
event-lack-average = des adversaires plus forts
event-lack-titled = des adversaires titrés
event-lack-peers = des adversaires qui ont ce titre
event-lack-federations = deux autres fédérations
event-lack-own-federation = moins d’adversaires de sa propre fédération
event-lack-one-federation = moins d’adversaires d’une même fédération
event-lack-unrated = moins d’adversaires non classés
event-hall-before = Page précédente
event-hall-pause = Arrêter de tourner les pages
event-hall-after = Page suivante
