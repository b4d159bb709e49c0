## Échecs 960

facts-chess960 = 960 départs, dont la position classique

chess-start = Position de départ
chess-start-classical = Classique (518)
chess-start-random = Tirée au sort
chess-start-double = Tirée au sort, les Noirs à part (hors FIDE)
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
problem-unknown-start-detail = « { $start } » n’est pas une position de départ. Indiquez un numéro de 0 à 959 (518 est la position classique), deux numéros pour les Blancs et les Noirs comme 518/42, ou « random » ou « double » pour un tirage au sort.
problem-unknown-start-game = Seuls les échecs 960 ont des départs numérotés. Retirez « start », ou choisissez la variante « chess960 ».
problem-unknown-start-both = Envoyez « start » ou « fen », pas les deux.
problem-ambiguous-move-promotion = « { $move } » ne dit pas ce que devient le pion. Ajoutez Q, R, B ou N, comme dans e8=Q.
problem-castling-right = Le roque de ce côté est impossible : le roi ou la tour a déjà joué, ou une case à franchir n’est pas libre.
problem-castling-blocked = Le roque est impossible : la pièce en { $square } barre le chemin.
problem-castling-check = Le roque est impossible tant que le roi est en échec.
problem-castling-attacked = Le roque est impossible : le roi passerait ou arriverait en { $square }, case attaquée.
problem-castling-exposed = Le roque est impossible : là où elle se trouve, la tour protège son roi d’une attaque.

castling-figures = Le roque en images
castling-figure-short = Roque du côté h : d’où qu’ils partent, le roi arrive en g1 et la tour en f1 (cases cerclées). Ici, ils échangent leurs places.
castling-figure-long = Roque du côté a : le roi arrive en c1, la tour en d1. Toutes les cases que l’un d’eux traverse ou atteint (teintées) doivent être vides, à part ces deux pièces.
castling-figure-attacked = Interdit : le roi traverserait d1, case attaquée.
castling-figure-rook-only = Permis : seule la tour traverse b1, et une attaque sur cette case ne gêne pas.
