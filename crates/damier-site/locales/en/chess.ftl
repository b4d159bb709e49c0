## Chess960

facts-chess960 = 960 starts, the classical one among them

chess-start = Start position
chess-start-classical = Classical (518)
chess-start-random = Drawn by lot
chess-start-double = Drawn by lot, Black's apart (not FIDE's)
chess-start-number = By number
chess-start-shown = Start { $number }
chess-castling = Castling
chess-number = Number, 0 to 959
play-export-pgn = Export PGN
js-castle-short = Castle short
js-castle-long = Castle long
js-board-chess-board = Chess board
js-board-promote = What does the pawn become?
js-board-check = in check
js-turn-white-check = White to move, in check
js-turn-black-check = Black to move, in check
js-your-turn-check = Your move: you are in check
js-board-white-chess-king = white king
js-board-black-chess-king = black king
js-board-white-chess-queen = white queen
js-board-black-chess-queen = black queen
js-board-white-chess-rook = white rook
js-board-black-chess-rook = black rook
js-board-white-chess-bishop = white bishop
js-board-black-chess-bishop = black bishop
js-board-white-chess-knight = white knight
js-board-black-chess-knight = black knight
js-board-white-chess-pawn = white pawn
js-board-black-chess-pawn = black pawn
js-export-pgn = Export PGN

problem-unknown-start = There is no such start position
problem-unknown-start-detail = “{ $start }” is not a start position. Write a number from 0 to 959 (518 is the classical one), two of them for White and Black as in 518/42, or “random” or “double” for a lot.
problem-unknown-start-game = Only Chess960 has numbered start positions. Leave “start” out, or choose the variant “chess960”.
problem-unknown-start-both = Send either “start” or “fen”, not both.
problem-ambiguous-move-promotion = “{ $move }” does not say what the pawn becomes. Add Q, R, B or N, as in e8=Q.
problem-castling-right = Castling is not possible to this side: the king or the rook has moved, or a square in between is not free to pass.
problem-castling-blocked = Castling is not possible: the piece on { $square } is in the way.
problem-castling-check = Castling is not possible while the king is in check.
problem-castling-attacked = Castling is not possible: the king would pass or reach { $square }, which is attacked.
problem-castling-exposed = Castling is not possible: the rook shields its king from an attack where it stands.

castling-figures = Castling in pictures
castling-figure-short = Castling towards h: wherever king and rook begin, the king comes to g1 and the rook to f1 (ringed). Here the two change places.
castling-figure-long = Castling towards a: the king comes to c1, the rook to d1. Every square that one of them crosses or reaches (tinted) must be empty, save for the two themselves.
castling-figure-attacked = Not allowed: the king would cross d1, which is attacked.
castling-figure-rook-only = Allowed: only the rook crosses b1, so that an attack on this square does no harm.
