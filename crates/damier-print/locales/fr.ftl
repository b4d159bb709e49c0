# Feuilles
sheet-pairings = Appariements de la ronde { $round }
sheet-names = Appariements de la ronde { $round } par nom
sheet-standings = { $rounds ->
    [0] Classement de départ
    [one] Classement après { $rounds } ronde
   *[other] Classement après { $rounds } rondes
}
sheet-crosstable = Grille
sheet-scores = { $rounds ->
    [0] Joueurs des équipes
    [one] Points des joueurs après { $rounds } ronde
   *[other] Points des joueurs après { $rounds } rondes
}
sheet-slips = Feuilles de résultat de la ronde { $round }
sheet-cards = Chevalets
sheet-log = Journal
note-start = Toutes les parties de la ronde commencent à la position n° { $number } des échecs 960.
note-start-text = Toutes les parties de la ronde commencent à la position n° { $number } des échecs 960, tirée du texte « { $text } ».
note-board-points = Les chiffres de la grille sont les points aux tables.
note-other-team = Les colonnes sont les tables de l’autre équipe.
note-astray = La ronde { $round } ne correspond pas aux résultats de la rencontre de { $one } et { $other } : un autre que le vainqueur est passé. Tant que ce résultat n’est pas corrigé, ou que les rondes à partir de la { $round } ne sont pas appariées de nouveau, ces places ne sont pas sûres.
note-missing = { $count ->
    [one] Il manque { $count } résultat.
   *[other] Il manque { $count } résultats.
}
page-of = Page { $page } sur { $pages }
match-board = { $match }.{ $board }

# Colonnes
col-board = Table
col-white = Blancs
col-black = Noirs
col-result = Résultat
col-name = Nom
col-number = Nº
col-place = Place
col-rating = Elo
col-federation = Féd.
col-team = Équipe
col-colour = Couleur
col-opponent = Adversaire
col-decided = Départagé par
col-round = Ronde
col-when = Date
col-event = Événement
col-points = Points
col-games = Parties
colour-white = Blancs
colour-black = Noirs
colour-white-short = b
colour-gap = no
colour-black-short = n

# Feuilles de résultat
slip-caption = Ronde { $round }, table { $board }
slip-result = Résultat
slip-sign-white = Signature des Blancs
slip-sign-black = Signature des Noirs

# Résultats et exemptions
result-annulled = annulée
result-advantage = { $points } (avantage { $side ->
    [white] Blancs
   *[black] Noirs
})
result-decided = { $points } (arbitre)
bye-pairing = exempt
bye-half = exempt avec un demi-point
bye-full = exempt avec un point
bye-zero = absent
nobody = numéro { $id }

# Critères
criterion-points = Points
criterion-wins = Victoires
criterion-games_won = Parties gagnées
criterion-mutual = Résultat entre ex æquo
criterion-mutual_extended = Résultat étendu entre ex æquo
criterion-classification_order = Meilleur résultat dans l’ordre du classement
criterion-solkoff = Solkoff
criterion-solkoff_median = Solkoff médian
criterion-solkoff_truncated = Solkoff tronqué de { $k }
criterion-solkoff_truncated-steps = Solkoff tronqué, étape par étape
criterion-solkoff_plus = Solkoff plus
criterion-sonneborn_berger = Sonneborn-Berger
criterion-sonneborn_berger_cut = Sonneborn-Berger tronqué de { $k }
criterion-average_rating = Moyenne des adversaires
criterion-average_rating_cut = Moyenne des adversaires tronquée de { $k }
criterion-buchholz = Buchholz
criterion-buchholz_cut = Buchholz tronqué de { $k }
criterion-buchholz_median = Buchholz médian de { $k }
criterion-koya = Koya
criterion-performance = Performance
criterion-balance = Solde des nulles plus et moins
criterion-progressive = Score cumulatif
criterion-progressive_cut = Score cumulatif tronqué de { $k }
criterion-koya_plus = Koya, limite { $k ->
    [one] { $k } demi-point
   *[other] { $k } demi-points
} plus haut
criterion-koya_minus = Koya, limite { $k ->
    [one] { $k } demi-point
   *[other] { $k } demi-points
} plus bas
criterion-rounds_elected = Rondes que l’on a voulu jouer
criterion-standard_points = Points standard
criterion-pairing_number = Numéro de départ
criterion-rating = Classement Elo
criterion-fore_buchholz = Buchholz anticipé
criterion-fore_buchholz_cut = Buchholz anticipé tronqué de { $k }
criterion-average_buchholz = Buchholz moyen des adversaires
criterion-perfect_performance = Performance parfaite
criterion-average_performance = Performance moyenne des adversaires
criterion-average_perfect_performance = Performance parfaite moyenne des adversaires
criterion-schedule_strength = Points de table et force des adversaires
criterion-schedule_strength_by = Points de table et force des adversaires divisée par { $k }
criterion-stage = Tours passés
criterion-black_games = Parties avec les Noirs
criterion-black_wins = Victoires avec les Noirs
criterion-match_points = Points de match
criterion-game_points = Points de partie
criterion-board = Points à la table { $k }
criterion-boards = Table par table
criterion-emmsb = Sonneborn-Berger des matchs
criterion-emmsb_cut = Sonneborn-Berger des matchs tronqué de { $k }
criterion-egmsb = Points de partie des adversaires fois points de match
criterion-egmsb_cut = Points de partie des adversaires fois points de match, tronqué de { $k }
criterion-emgsb = Points de match des adversaires fois points de partie
criterion-emgsb_cut = Points de match des adversaires fois points de partie, tronqué de { $k }
criterion-eggsb = Sonneborn-Berger des parties
criterion-eggsb_cut = Sonneborn-Berger des parties tronqué de { $k }
criterion-board_count = Somme pondérée des tables
criterion-berlin = Système berlinois
criterion-bottom_boards = Points de partie sans les { $k } dernières tables
criterion-bottom_boards-steps = Points de partie sans les dernières tables, l’une après l’autre
criterion-play_off = Barrage

# Pourquoi deux joueurs ne se rencontrent pas
explain-title = Ronde { $round } par le système « { $system } » : { $a } et { $b }
explain-partner = { $player } rencontre { $partner }.
explain-instead = S’ils devaient se rencontrer, la ronde serait :
explain-pair = { $white } – { $black }
explain-rests = { $player } : exempt
obstacle-they-meet = Ils se rencontrent bien.
obstacle-by-hand = L’arbitre a apparié cette ronde autrement que le système.
obstacle-corrected = Un résultat de la ronde { $round } a été corrigé après l’appariement de cette ronde. Ce qui suit vaut pour les résultats d’alors.
obstacle-arbiter = L’arbitre fait lui-même les appariements de ce tournoi.
obstacle-rests = { $player } est exempt.
obstacle-off = { $player } n’est pas apparié : { $bye }.
obstacle-not-paired = { $player } n’est pas apparié dans cette ronde.
obstacle-met = { $count ->
    [0] Ils se sont déjà rencontrés.
    [one] Ils se sont déjà rencontrés à la ronde { $rounds }.
   *[other] Ils se sont déjà rencontrés aux rondes { $rounds }.
}
obstacle-forbidden = L’arbitre a interdit cet appariement.
objection = { $pair } : { $why }
obstacle-colour-again = { $player } a les { $colour ->
    [white] Blancs
   *[black] Noirs
} pour la troisième fois de suite.
obstacle-rest-again = { $player } a déjà été exempt.
obstacle-colour = { $colour ->
    [white] Tous deux doivent avoir les Blancs, et aucun n’est parmi les premiers.
   *[black] Tous deux doivent avoir les Noirs, et aucun n’est parmi les premiers.
}
obstacle-other-round = La grille les fait se rencontrer à la ronde { $round }.
obstacle-never = La grille de ce système ne les réunit jamais.
obstacle-tree = Le tableau les réunit au plus tôt au tour { $stage }.
obstacle-incomplete = S’ils se rencontraient, les autres ne pourraient pas tous être appariés.
obstacle-worse = S’ils se rencontraient, le critère C{ $criterion } ({ $what }) serait moins bien rempli dans le groupe à { $bracket } points : { $then } au lieu de { $now }.
aim-bye = peu de points pour l’exempt
aim-bye-rounds = peu de rondes sans partie pour l’exempt
aim-down = peu de joueurs qui descendent
aim-down-points = peu de points qui descendent
aim-down-again = personne qui descende de nouveau
aim-down-gap = personne qui descende de nouveau de loin
aim-up = peu d’équipes qui montent
aim-up-points = beaucoup de points qui montent
aim-up-again = aucune équipe qui monte après un match entre groupes
aim-met-again = personne qui rencontre de nouveau un adversaire d’en dessous
aim-met-gap = personne qui rencontre de nouveau un adversaire de loin en dessous
aim-next = les paires du groupe suivant
aim-colours = les couleurs souhaitées
aim-strong-colours = les couleurs fortement souhaitées
aim-wide-colours = pas de troisième couleur de trop
aim-third-colour = pas trois fois de suite la même couleur
obstacle-later = Leur rencontre serait aussi bonne, mais vient plus tard dans l’ordre des essais.
obstacle-groups = Ils sont dans des groupes de points différents : { $first } et { $second }.
obstacle-order = L’ordre de leur groupe donne à chacun un autre adversaire.

# Pourquoi une place
place-title = { $name } : place { $place }
place-value = { $criterion } : { $value }
place-behind = derrière { $name } par : { $criterion }
place-shares = la partage avec { $names } ; aucun critère ne les départage
place-decided = la place est décidée par : { $criterion }
addend-from = { $amount } (nº { $opponent }, ronde { $round })
addend-game = { $amount } (nº { $opponent })
addend-dummy = { $amount } (remplaçant fictif, ronde { $round })
addend-round = { $amount } (ronde { $round })

# Journal
log-regulations = Le règlement a été modifié : { $reason }
log-regulations-changes = Le règlement a été modifié ({ $changes }) : { $reason }
log-change = { $item } : { $before } → { $after }
regulation-system = système d’appariement
regulation-rounds = rondes
regulation-scale = points
regulation-preset = préréglage
regulation-criteria = critères
regulation-unplayed = rondes non jouées
regulation-swap-last-rounds = dernières rondes échangées
regulation-keep-apart = joueurs séparés
regulation-games-a-tie = parties d’un match éliminatoire
regulation-first-colour = première couleur
regulation-withdrawal = parties des joueurs partis
regulation-round-dates = dates des rondes
regulation-time-control = cadence
regulation-variant = jeu
regulation-rule-book = règlement du jeu
regulation-rule-book-text = texte du règlement du jeu
regulation-youth = mode jeunes
regulation-play-off = départage par matchs
regulation-teams = règles des équipes
regulation-yes = oui
regulation-no = non
log-result = Ronde { $round }, table { $board } : { $before } est devenu { $after }
log-decided = { $result } (« { $reason } »)
log-no-result = pas de résultat
log-late = { $player } arrive à la ronde { $round }
log-withdrawal-before = { $player } se retire avant la ronde 1
log-withdrawal = { $player } se retire après la ronde { $round }
log-return = { $player } revient à partir de la ronde { $round }
log-by-hand = La ronde { $round } a été appariée à la main : { $made } au lieu de { $engine }
log-by-hand-none = La ronde { $round } a été appariée à la main : { $made }
log-undone = La dernière modification a été annulée
log-taken-back = La ronde { $round } a été annulée
log-start = La ronde { $round } part de la position { $after } au lieu de { $before }
regulation-federation = joueurs d’une fédération
regulation-club = joueurs d’un club
regulation-white = Blancs
regulation-black = Noirs

# Départages
play-off-game = { $white } – { $black } { $result }
play-off-lots = Départage pour la place { $place }, par tirage au sort : { $order }
play-off-over = Départage pour la place { $place } : { $games } (ordre : { $order })
play-off-open = Départage pour la place { $place }, pas encore décidé : { $games }
