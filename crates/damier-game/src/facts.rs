use crate::{BySide, Outcome, Reason, Side};

/// What kind of piece made a ply, as far as rule books ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceClass {
    /// A man (draughts) or a pawn (chess): its moves cannot be taken back, so
    /// they restart the counters that speak of king moves.
    Man,
    /// A king (draughts) or any other piece (chess).
    King,
}

/// What one side has on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Force {
    /// Number of men (chess: pawns).
    pub men: u8,
    /// Number of kings (chess: all other pieces).
    pub kings: u8,
    /// How many of these pieces stand on the long diagonal (the *main road*:
    /// 46-5 on 100 squares, a1-h8 on 64). Always 0 in chess.
    pub on_long_diagonal: u8,
}

impl Force {
    /// All pieces.
    pub const fn pieces(self) -> u8 {
        self.men.saturating_add(self.kings)
    }

    /// Whether the whole army is exactly one king.
    pub const fn is_lone_king(self) -> bool {
        self.men == 0 && self.kings == 1
    }
}

/// A position for the purpose of repetition: equal keys mean equal positions in
/// the sense of the rule, never by accident (the key is the position, packed,
/// not a hash of it).
///
/// Draughts: pieces, squares and side to move, plus what else decides the legal
/// moves (Frisian king runs). Chess: castling and usable en-passant rights too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RepetitionKey(pub [u64; 4]);

/// The end of a game by the rules of the game itself, before any draw rule of a
/// book is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Terminal {
    /// Who won, or a draw.
    pub outcome: Outcome,
    /// Why.
    pub reason: Reason,
}

/// What a referee needs to know of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PositionFacts {
    /// Whose turn it is.
    pub side_to_move: Side,
    /// What each side has.
    pub force: BySide<Force>,
    /// The position for repetition.
    pub key: RepetitionKey,
    /// Set if the game is over by its own rules.
    pub terminal: Option<Terminal>,
    /// Whether the side to move has a move that ends the game with its win. Looked for
    /// only where rules ask for it: a lone king on either side, at most four pieces in
    /// all; elsewhere `false`. Always `false` in chess.
    pub wins_at_once: bool,
}

/// What a referee needs to know of one completed ply (a whole capture is one).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlyFacts {
    /// Who moved.
    pub mover: Side,
    /// What moved, as it was before the ply: a man that is crowned by it counts
    /// as a man.
    pub piece: PieceClass,
    /// How many pieces were captured.
    pub captured: u8,
    /// Whether a man was crowned.
    pub promoted: bool,
    /// The position after the ply.
    pub after: PositionFacts,
}

impl PlyFacts {
    /// Whether the ply is a quiet move of a king: nothing captured, no man
    /// moved.
    pub const fn is_quiet_king_move(&self) -> bool {
        matches!(self.piece, PieceClass::King) && self.captured == 0
    }
}
