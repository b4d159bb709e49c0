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

problem-chess-fen-empty = The position is empty. Write a FEN, or leave it out for the usual start.
problem-chess-fen-ranks = { $ranks ->
    [one] The board has one rank instead of 8. Separate the ranks by a slash.
   *[other] The board has { $ranks } ranks instead of 8. Separate the ranks by a slash.
  }
problem-chess-fen-rank = { $squares ->
    [one] Rank { $rank } has one square instead of 8. Count its pieces and empty squares.
   *[other] Rank { $rank } has { $squares } squares instead of 8. Count its pieces and empty squares.
  }
problem-chess-fen-sign = “{ $text }” on rank { $rank } is neither a piece (K, Q, R, B, N, P, small for Black) nor a number of empty squares from 1 to 8.
problem-chess-fen-turn = The side to move is “{ $text }”. Write w or b after the board.
problem-chess-fen-right = “{ $text }” is not a right to castle. Write KQkq, the files of the rooks, or - for none.
problem-chess-fen-right-king = { $side ->
    [white] White has a right to castle, but its king is not on the first rank. Write - instead.
   *[black] Black has a right to castle, but its king is not on the last rank. Write - instead.
  }
problem-chess-fen-right-rook = { $side ->
    [white] White's right to castle “{ $text }” has no rook. Leave it out, or place the rook.
   *[black] Black's right to castle “{ $text }” has no rook. Leave it out, or place the rook.
  }
problem-chess-fen-right-twice = { $side ->
    [white] White has two rights to castle to the same side. Keep one of them.
   *[black] Black has two rights to castle to the same side. Keep one of them.
  }
problem-chess-fen-passing = “{ $text }” is not a square for capturing in passing. Write the square behind the pawn that has just moved two squares, or -.
problem-chess-fen-passing-pawn = No pawn can just have passed { $text }. Write - in its place.
problem-chess-fen-count = “{ $text }” is not a number of moves. The last two fields count from 0 and from 1.
problem-chess-fen-much = “{ $text }” is one field too many. A FEN has six.
problem-chess-fen-no-king = { $side ->
    [white] White has no king. Place one.
   *[black] Black has no king. Place one.
  }
problem-chess-fen-kings = { $side ->
    [white] White has more than one king. Leave one.
   *[black] Black has more than one king. Leave one.
  }
problem-chess-fen-pawn = A pawn cannot stand on { $text }, at the edge of the board. Move it, or make it another piece.
problem-chess-fen-check = { $side ->
    [white] White has just moved and is in check. Change the side to move, or the pieces.
   *[black] Black has just moved and is in check. Change the side to move, or the pieces.
  }
problem-chess-fen-impossible = No last move can have given this check. Look at the pieces that attack the king.
problem-chess-fen-crowd = { $side ->
    [white] White has more pieces than promotions can account for. Take some off.
   *[black] Black has more pieces than promotions can account for. Take some off.
  }

castling-figures = Castling in pictures
castling-figure-short = Castling towards h: wherever king and rook begin, the king comes to g1 and the rook to f1 (ringed). Here the two change places.
castling-figure-long = Castling towards a: the king comes to c1, the rook to d1. Every square that one of them crosses or reaches (tinted) must be empty, save for the two themselves.
castling-figure-attacked = Not allowed: the king would cross d1, which is attacked.
castling-figure-rook-only = Allowed: only the rook crosses b1, so that an attack on this square does no harm.
