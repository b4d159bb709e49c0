use shakmaty::{CastlingSide, Role, Square};

use crate::Wing;

/// A legal move of the position that made it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move(pub(crate) shakmaty::Move);

impl Move {
    /// The square that the piece leaves; of castling, the king's.
    pub fn from(&self) -> Square {
        match self.0 {
            shakmaty::Move::Normal { from, .. } | shakmaty::Move::EnPassant { from, .. } => from,
            shakmaty::Move::Castle { king, .. } => king,
            // Drops belong to another game and are never made.
            shakmaty::Move::Put { to, .. } => to,
        }
    }

    /// The square that the piece reaches; of castling, the king's.
    pub fn to(&self) -> Square {
        match self.0 {
            shakmaty::Move::Castle { king, rook } => {
                let side = CastlingSide::from_king_side(king < rook);
                Square::from_coords(side.king_to_file(), king.rank())
            }
            other => other.to(),
        }
    }

    /// What moves; of castling, the king.
    pub fn role(&self) -> Role {
        self.0.role()
    }

    /// What a pawn becomes.
    pub fn promotion(&self) -> Option<Role> {
        self.0.promotion()
    }

    /// What is captured.
    pub fn captured(&self) -> Option<Role> {
        self.0.capture()
    }

    /// The square of the captured piece: in passing, not the one reached.
    pub fn capture_square(&self) -> Option<Square> {
        match self.0 {
            shakmaty::Move::EnPassant { from, to } => {
                Some(Square::from_coords(to.file(), from.rank()))
            }
            shakmaty::Move::Normal {
                capture: Some(_),
                to,
                ..
            } => Some(to),
            _ => None,
        }
    }

    /// Whether a pawn is captured in passing.
    pub fn is_en_passant(&self) -> bool {
        self.0.is_en_passant()
    }

    /// To which wing the king castles, if it does.
    pub fn wing(&self) -> Option<Wing> {
        self.0.castling_side().map(Wing::from)
    }

    /// The rook's squares before and after castling.
    pub fn rook(&self) -> Option<(Square, Square)> {
        let shakmaty::Move::Castle { king, rook } = self.0 else {
            return None;
        };
        let side = CastlingSide::from_king_side(king < rook);
        Some((rook, Square::from_coords(side.rook_to_file(), king.rank())))
    }

    /// The move as an engine writes it (UCI), castling as the king taking its own
    /// rook: unambiguous in every position.
    pub fn uci(&self) -> String {
        let mut text = format!("{}{}", self.from(), self.0.to());
        if let Some(role) = self.promotion() {
            text.push(role.char());
        }
        text
    }
}
