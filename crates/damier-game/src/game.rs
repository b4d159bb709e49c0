use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::{PlyFacts, PositionFacts, Side};

/// A position of some game that can be played on: the one interface through
/// which arbiter, site and command line see every game family.
pub trait Game: Clone {
    /// A whole turn, legal in the position that produced it.
    type Move: Clone + PartialEq;
    /// Why a text names no legal move; its message says what was expected.
    type MoveTextError: core::error::Error;

    /// Whose turn it is.
    fn side_to_move(&self) -> Side;

    /// Every legal move, in a fixed order. Empty if the game is over by its own
    /// rules.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// What a referee needs to know of this position.
    fn facts(&self) -> PositionFacts;

    /// Plays a move and reports its facts.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if the move does not belong to this position, which is
    /// then unchanged.
    fn play(&mut self, mv: &Self::Move) -> Result<PlyFacts, IllegalMove>;

    /// Reads a move in any notation that the game knows.
    ///
    /// # Errors
    ///
    /// If the text is malformed, illegal here or names more than one move.
    fn parse_move(&self, text: &str) -> Result<Self::Move, Self::MoveTextError>;

    /// The move in the game's machine notation (draughts: numbers), long enough
    /// to name one legal move only.
    fn move_text(&self, mv: &Self::Move) -> String;

    /// The position as FEN.
    fn fen(&self) -> String;

    /// Whether a side could still win by some series of legal moves, for rules that ask
    /// for it when a flag falls. A game that does not know says yes.
    fn can_win(&self, side: Side) -> bool {
        let _ = side;
        true
    }

    /// Whether neither side can win by any series of legal moves, as far as that can be
    /// proven.
    fn is_dead(&self) -> bool {
        Side::BOTH.into_iter().all(|side| !self.can_win(side))
    }

    /// Plies since the last capture or move of a man, where positions tell them; 0
    /// elsewhere.
    fn quiet_plies(&self) -> u32 {
        0
    }
}

/// The move does not belong to the position it was played in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalMove;

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this move is not legal in this position")
    }
}

impl core::error::Error for IllegalMove {}
