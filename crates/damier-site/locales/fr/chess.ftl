## Échecs 960

facts-chess960 = 960 départs, dont la position classique

chess-start = Position de départ
chess-start-classical = Classique (518)
chess-start-random = Tirée au sort
chess-start-double = Tirée au sort, les noirs à part (hors FIDE)
chess-start-number = Par numéro
chess-start-shown = Départ { $number }
chess-castling = Roque
chess-number = Numéro, de 0 à 959
play-export-pgn = Exporter en PGN
js-castle-short = Petit roque
js-castle-long = Grand roque
js-board-chess-board = Échiquier
js-board-promote = Que devient le pion ?
js-board-check = en échec
js-turn-white-check = Trait aux Blancs, en échec
js-turn-black-check = Trait aux Noirs, en échec
js-your-turn-check = À vous de jouer : votre roi est en échec
js-board-white-chess-king = roi blanc
js-board-black-chess-king = roi noir
js-board-white-chess-queen = dame blanche
js-board-black-chess-queen = dame noire
js-board-white-chess-rook = tour blanche
js-board-black-chess-rook = tour noire
js-board-white-chess-bishop = fou blanc
js-board-black-chess-bishop = fou noir
js-board-white-chess-knight = cavalier blanc
js-board-black-chess-knight = cavalier noir
js-board-white-chess-pawn = pion blanc
js-board-black-chess-pawn = pion noir
js-export-pgn = Exporter en PGN

problem-unknown-start = Cette position de départ n’existe pas
problem-unknown-start-detail = « { $start } » n’est pas une position de départ. Indiquez un numéro de 0 à 959 (518 est la position classique), deux numéros pour les blancs et les noirs comme 518/42, ou « random » ou « double » pour un tirage au sort.
problem-unknown-start-game = Seuls les échecs 960 ont des départs numérotés. Retirez « start », ou choisissez la variante « chess960 ».
problem-unknown-start-both = Envoyez « start » ou « fen », pas les deux.
problem-ambiguous-move-promotion = « { $move } » ne dit pas ce que devient le pion. Ajoutez Q, R, B ou N, comme dans e8=Q.
problem-castling-right = Le roque de ce côté est impossible : le roi ou la tour a déjà joué, ou une case à franchir n’est pas libre.
problem-castling-blocked = Le roque est impossible : la pièce en { $square } barre le chemin.
problem-castling-check = Le roque est impossible tant que le roi est en échec.
problem-castling-attacked = Le roque est impossible : le roi passerait ou arriverait en { $square }, case attaquée.
problem-castling-exposed = Le roque est impossible : là où elle se trouve, la tour protège son roi d’une attaque.

problem-chess-fen-empty = La position est vide. Écrivez un FEN, ou retirez-le pour le départ habituel.
problem-chess-fen-ranks = { $ranks ->
    [one] L’échiquier a { $ranks } rangée au lieu de 8. Séparez les rangées par une barre oblique.
   *[other] L’échiquier a { $ranks } rangées au lieu de 8. Séparez les rangées par une barre oblique.
  }
problem-chess-fen-rank = { $squares ->
    [one] La rangée { $rank } a { $squares } case au lieu de 8. Comptez ses pièces et ses cases vides.
   *[other] La rangée { $rank } a { $squares } cases au lieu de 8. Comptez ses pièces et ses cases vides.
  }
problem-chess-fen-sign = « { $text } », dans la rangée { $rank }, n’est ni une pièce (K, Q, R, B, N, P, en minuscule pour les noirs) ni un nombre de cases vides de 1 à 8.
problem-chess-fen-turn = Le trait est noté « { $text } ». Écrivez w ou b après l’échiquier.
problem-chess-fen-right = « { $text } » n’est pas un droit de roque. Écrivez KQkq, les colonnes des tours, ou - s’il n’y en a pas.
problem-chess-fen-right-king = { $side ->
    [white] Les blancs ont un droit de roque, mais leur roi n’est pas sur la première rangée. Écrivez -.
   *[black] Les noirs ont un droit de roque, mais leur roi n’est pas sur la dernière rangée. Écrivez -.
  }
problem-chess-fen-right-rook = { $side ->
    [white] Le droit de roque « { $text } » des blancs n’a pas de tour. Retirez-le, ou placez la tour.
   *[black] Le droit de roque « { $text } » des noirs n’a pas de tour. Retirez-le, ou placez la tour.
  }
problem-chess-fen-right-twice = { $side ->
    [white] Les blancs ont deux droits de roque du même côté. N’en gardez qu’un.
   *[black] Les noirs ont deux droits de roque du même côté. N’en gardez qu’un.
  }
problem-chess-fen-passing = « { $text } » n’est pas une case de prise en passant. Écrivez la case derrière le pion qui vient d’avancer de deux cases, ou -.
problem-chess-fen-passing-pawn = Aucun pion ne peut venir de franchir { $text }. Écrivez - à sa place.
problem-chess-fen-count = « { $text } » n’est pas un nombre de coups. Les deux derniers champs comptent à partir de 0 et de 1.
problem-chess-fen-much = « { $text } » est de trop. Un FEN a six champs.
problem-chess-fen-no-king = { $side ->
    [white] Les blancs n’ont pas de roi. Placez-en un.
   *[black] Les noirs n’ont pas de roi. Placez-en un.
  }
problem-chess-fen-kings = { $side ->
    [white] Les blancs ont plus d’un roi. N’en laissez qu’un.
   *[black] Les noirs ont plus d’un roi. N’en laissez qu’un.
  }
problem-chess-fen-pawn = Un pion ne peut pas se trouver en { $text }, au bord de l’échiquier. Déplacez-le, ou remplacez-le.
problem-chess-fen-check = { $side ->
    [white] Les blancs viennent de jouer et sont en échec. Changez le trait ou les pièces.
   *[black] Les noirs viennent de jouer et sont en échec. Changez le trait ou les pièces.
  }
problem-chess-fen-impossible = Aucun dernier coup n’a pu donner cet échec. Vérifiez les pièces qui attaquent le roi.
problem-chess-fen-crowd = { $side ->
    [white] Les blancs ont plus de pièces que les promotions n’en expliquent. Retirez-en.
   *[black] Les noirs ont plus de pièces que les promotions n’en expliquent. Retirez-en.
  }

castling-figures = Le roque en images
castling-figure-short = Roque du côté h : d’où qu’ils partent, le roi arrive en g1 et la tour en f1 (cases cerclées). Ici, ils échangent leurs places.
castling-figure-long = Roque du côté a : le roi arrive en c1, la tour en d1. Toutes les cases que l’un d’eux traverse ou atteint (teintées) doivent être vides, à part ces deux pièces.
castling-figure-attacked = Interdit : le roi traverserait d1, case attaquée.
castling-figure-rook-only = Permis : seule la tour traverse b1, et une attaque sur cette case ne gêne pas.
