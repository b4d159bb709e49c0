use core::fmt;

use damier_game::{
    BySide, Force, Game, IllegalMove, Outcome, PieceClass, PlyFacts, PositionFacts, Reason,
    RepetitionKey, Side, Terminal,
};
use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Role, Square, attacks};

use crate::fen::{self, Rights};
use crate::lines::{lines, near};
use crate::{Letters, Move, MoveTextError, Winnable, entry};

/// A legal position of Chess960. Castling is always that of Chess960, which in
/// the classical position comes to the same as in ordinary chess.
///
/// Equal positions have the same pieces, side to move, castling rights and
/// possible captures in passing; the counts of moves do not matter.
#[derive(Clone)]
pub struct Position {
    chess: Chess,
    /// Whether the king of the side to move is attacked: asked again and again.
    check: bool,
    /// Pawns and other pieces of each side, counted once and kept.
    force: BySide<Force>,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.chess == other.chess
    }
}

impl Eq for Position {}

impl Position {
    pub(crate) fn from_chess(chess: Chess) -> Position {
        Position {
            check: chess.is_check(),
            force: force(chess.board()),
            chess,
        }
    }

    pub(crate) const fn chess(&self) -> &Chess {
        &self.chess
    }

    /// The classical start position, number 518.
    pub fn classical() -> Position {
        crate::StartNumber::CLASSICAL.position()
    }

    /// Reads a FEN: X-FEN (`KQkq`, or the file of an inner rook) and Shredder-FEN
    /// (always files) alike. Fields may be missing from the end.
    ///
    /// # Errors
    ///
    /// [`FenError`](crate::FenError) names the field and the reason.
    pub fn from_fen(text: &str) -> Result<Position, crate::FenError> {
        fen::read(text)
    }

    /// The position as FEN, with castling rights as asked for. A square for
    /// capturing in passing is only written if such a capture is legal.
    pub fn fen_with(&self, rights: Rights) -> String {
        fen::write(self, rights)
    }

    /// Who stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<(Side, Role)> {
        let piece = self.chess.board().piece_at(square)?;
        Some((side(piece.color), piece.role))
    }

    /// Plies since the last capture or pawn move, counts brought along by the
    /// FEN included.
    pub fn halfmoves(&self) -> u32 {
        self.chess.halfmoves()
    }

    /// The number of the move to be played, from 1.
    pub fn move_number(&self) -> u32 {
        self.chess.fullmoves().get()
    }

    /// How many pieces stand on the board.
    pub(crate) fn pieces(&self) -> u8 {
        self.force.white.pieces() + self.force.black.pieces()
    }

    /// Whether the king of the side to move is attacked.
    pub const fn is_check(&self) -> bool {
        self.check
    }

    /// The square on which a pawn can be captured in passing now.
    pub fn en_passant(&self) -> Option<Square> {
        self.chess.legal_ep_square()
    }

    /// The rooks with which each side may still castle.
    pub fn castling_rooks(&self) -> Vec<Square> {
        self.chess.castles().castling_rights().into_iter().collect()
    }

    /// The same position after a legal move: what a preview shows.
    #[must_use]
    pub fn after(&self, mv: &Move) -> Position {
        let mut after = self.clone();
        after.advance(*mv);
        after
    }

    /// Every square pair by which a person may enter the move: king onto rook,
    /// to its end square, two steps, as far as that is unambiguous here. A
    /// promotion still needs its piece.
    pub fn entries(&self, mv: &Move) -> Vec<(Square, Square)> {
        entry::entries(self, mv)
    }

    /// Reads a move with the piece letters of a language.
    ///
    /// # Errors
    ///
    /// [`MoveTextError`] says what the text lacks or which moves it could mean.
    pub fn parse_in(&self, text: &str, letters: Letters) -> Result<Move, MoveTextError> {
        entry::parse(self, text, letters)
    }

    /// The move from one square to another; `promotion` for a pawn that gets to
    /// the last rank.
    ///
    /// # Errors
    ///
    /// [`MoveTextError`]
    pub fn enter(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, MoveTextError> {
        entry::enter(self, from, to, promotion)
    }

    /// Counts the positions that legal play reaches in so many plies.
    pub fn perft(&self, depth: u32) -> u64 {
        shakmaty::perft(&self.chess, depth)
    }

    /// Plays a move that is known to be legal, and keeps check and force.
    fn advance(&mut self, mv: Move) {
        let mover = self.side_to_move();
        match mv.0.capture() {
            Some(Role::Pawn) => self.force[!mover].men -= 1,
            Some(_) => self.force[!mover].kings -= 1,
            None => {}
        }
        if mv.0.promotion().is_some() {
            self.force[mover].men -= 1;
            self.force[mover].kings += 1;
        }
        self.chess.play_unchecked(mv.0);
        self.check = self.may_check(mv) && self.chess.is_check();
    }

    /// Whether the move just played can have attacked the king at all.
    fn may_check(&self, mv: Move) -> bool {
        let king = self.chess.board().king_of(self.chess.turn());
        match (mv.0, king) {
            (shakmaty::Move::Normal { from, to, .. }, Some(king)) => {
                near(king).contains(to) || lines(king).contains(from)
            }
            _ => true,
        }
    }

    /// Plays a move that is known to be legal.
    pub(crate) fn play_legal(&mut self, mv: Move) -> PlyFacts {
        let mover = self.side_to_move();
        self.advance(mv);
        PlyFacts {
            mover,
            piece: match mv.role() {
                Role::Pawn => PieceClass::Man,
                _ => PieceClass::King,
            },
            captured: u8::from(mv.0.is_capture()),
            promoted: mv.promotion().is_some(),
            after: self.facts(),
        }
    }

    /// Four bits a square are just enough: twelve pieces and the empty square,
    /// a rook with its right to castle, a pawn that can be captured in passing,
    /// and the black king when it is Black's turn. Of the rook and the pawn the
    /// rank tells the colour.
    pub(crate) fn key(&self) -> RepetitionKey {
        let board = self.chess.board();
        let (knights, bishops, kings) = (board.knights(), board.bishops(), board.kings());
        let (rooks, queens) = (board.rooks(), board.queens());
        let castling = crate::start::rights(&self.chess);
        let passing = match self.chess.legal_ep_square() {
            Some(square) => Bitboard::from_square(square.xor(Square::A2)),
            None => Bitboard::EMPTY,
        };
        let on_move = match self.chess.turn() {
            Color::White => Bitboard::EMPTY,
            Color::Black => kings & board.black(),
        };
        let special = castling | passing;
        let ones = board.pawns() | bishops | queens | special;
        let twos = ((knights | bishops | kings) & !on_move) | special;
        let fours = ((rooks | queens | kings) & !on_move) | special;
        let white = ((board.white() & !castling) | passing) | on_move;
        RepetitionKey([ones.0, twos.0, fours.0, white.0])
    }

    fn terminal(&self) -> Option<Terminal> {
        if self.has_legal_move() {
            return (self.is_materially_dead() || self.is_seen_dead()).then_some(Terminal {
                outcome: Outcome::Draw,
                reason: Reason::DeadPosition,
            });
        }
        Some(if self.check {
            Terminal {
                outcome: Outcome::Win(!self.side_to_move()),
                reason: Reason::Checkmate,
            }
        } else {
            Terminal {
                outcome: Outcome::Draw,
                reason: Reason::Stalemate,
            }
        })
    }

    /// Most positions show at a glance that there is a move.
    fn has_legal_move(&self) -> bool {
        let board = self.chess.board();
        let turn = self.chess.turn();
        let Some(king) = board.king_of(turn) else {
            return false;
        };
        if !self.check {
            // A pawn that no line joins to its king cannot be pinned.
            let pawns = (board.pawns() & board.by_color(turn) & !lines(king)).0;
            let ahead = match turn {
                Color::White => pawns << 8,
                Color::Black => pawns >> 8,
            };
            if ahead & !board.occupied().0 != 0 {
                return true;
            }
        }
        let without_king = board.occupied().without(king);
        let safe = |to: Square| board.attacks_to(to, !turn, without_king).is_empty();
        let steps = attacks::king_attacks(king) & !board.by_color(turn);
        steps.into_iter().any(safe) || !self.chess.legal_moves().is_empty()
    }

    /// Whether neither side has what a mate needs (FIDE 5.2.2, as far as
    /// material shows it).
    pub fn is_materially_dead(&self) -> bool {
        let board = self.chess.board();
        (board.pawns() | board.rooks_and_queens()).is_empty()
            && self.chess.is_insufficient_material()
    }
}

/// Counts the pieces of each side.
fn force(board: &Board) -> BySide<Force> {
    BySide::from_fn(|side| {
        let own = board.by_color(color(side));
        let men = (own & board.pawns()).count();
        Force {
            men: men as u8,
            kings: (own.count() - men) as u8,
            on_long_diagonal: 0,
        }
    })
}

impl Game for Position {
    type Move = Move;
    type MoveTextError = MoveTextError;

    fn side_to_move(&self) -> Side {
        side(self.chess.turn())
    }

    /// Castling is one move, the king's.
    fn legal_moves(&self) -> Vec<Move> {
        if self.is_materially_dead() {
            return Vec::new();
        }
        self.chess.legal_moves().into_iter().map(Move).collect()
    }

    fn facts(&self) -> PositionFacts {
        PositionFacts {
            side_to_move: self.side_to_move(),
            force: self.force,
            key: self.key(),
            terminal: self.terminal(),
            wins_at_once: false,
        }
    }

    fn play(&mut self, mv: &Move) -> Result<PlyFacts, IllegalMove> {
        if !self.chess.is_legal(mv.0) {
            return Err(IllegalMove);
        }
        Ok(self.play_legal(*mv))
    }

    /// Reads SAN with English letters, UCI, and the ways in which people write
    /// and enter castling.
    fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        entry::parse(self, text, Letters::English)
    }

    /// UCI, castling as the king taking its own rook.
    fn move_text(&self, mv: &Move) -> String {
        mv.uci()
    }

    /// X-FEN.
    fn fen(&self) -> String {
        fen::write(self, Rights::XFen)
    }

    /// Proven or not, a *no* is never wrong.
    fn can_win(&self, side: Side) -> bool {
        self.winnable(side) != Winnable::No
    }

    fn is_dead(&self) -> bool {
        self.is_provably_dead()
    }

    fn quiet_plies(&self) -> u32 {
        self.halfmoves()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.fen())
    }
}

pub(crate) const fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

pub(crate) const fn color(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}
