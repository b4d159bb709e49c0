use damier_game::Side;
use serde::{Deserialize, Serialize};

use crate::Fraction;

/// How a game of a round ended, or that it did not.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum GameResult {
    /// The named side won over the board.
    Win {
        /// The winner.
        side: Side,
    },
    /// Drawn over the board.
    Draw,
    /// Drawn, with a lasting advantage for one side (the plus and minus draws
    /// of the KNDB).
    AdvantageDraw {
        /// Who has the plus.
        side: Side,
    },
    /// A split of points that the scale lists, such as 8-4 of a match by
    /// stages or 9-1 of the Delft count.
    Graded {
        /// White's points.
        white: Fraction,
        /// Black's points.
        black: Fraction,
    },
    /// Played, and both sides were given a loss (`0-0`), for example for a draw
    /// agreed too early.
    BothPunished,
    /// Not played: the named side wins because the other did not appear.
    Forfeit {
        /// The winner.
        side: Side,
    },
    /// Not played: neither side appeared.
    DoubleForfeit,
    /// Not finished yet, or adjourned.
    #[default]
    Unfinished,
    /// Struck from the table.
    Annulled,
    /// The referee's decision, where none of the others fits.
    Decided {
        /// White's points.
        white: Fraction,
        /// Black's points.
        black: Fraction,
        /// Whether the game counts as played.
        played: bool,
        /// Why, for the log.
        reason: String,
    },
}

impl GameResult {
    /// `side` won over the board.
    pub const fn win(side: Side) -> GameResult {
        GameResult::Win { side }
    }

    /// `side` won because the other did not appear.
    pub const fn forfeit(side: Side) -> GameResult {
        GameResult::Forfeit { side }
    }

    /// Whether two players sat down and made a game that counts for colours,
    /// floats and "has met".
    pub const fn is_played(&self) -> bool {
        match self {
            GameResult::Win { .. }
            | GameResult::Draw
            | GameResult::AdvantageDraw { .. }
            | GameResult::Graded { .. }
            | GameResult::BothPunished => true,
            GameResult::Decided { played, .. } => *played,
            GameResult::Forfeit { .. }
            | GameResult::DoubleForfeit
            | GameResult::Unfinished
            | GameResult::Annulled => false,
        }
    }

    /// Whether one or both did not appear.
    pub const fn is_forfeit(&self) -> bool {
        matches!(self, GameResult::Forfeit { .. } | GameResult::DoubleForfeit)
    }

    /// Whether nobody needs to report anything any more.
    pub const fn is_final(&self) -> bool {
        !matches!(self, GameResult::Unfinished)
    }

    /// What the game was for one side: won, drawn or lost. `None` while it is
    /// unfinished or if it was annulled.
    pub fn class(&self, side: Side) -> Option<ResultClass> {
        let by_winner = |winner: Side| {
            if winner == side {
                ResultClass::Win
            } else {
                ResultClass::Loss
            }
        };
        Some(match self {
            GameResult::Win { side: winner } | GameResult::Forfeit { side: winner } => {
                by_winner(*winner)
            }
            GameResult::Draw | GameResult::AdvantageDraw { .. } => ResultClass::Draw,
            GameResult::BothPunished | GameResult::DoubleForfeit => ResultClass::Loss,
            GameResult::Graded { white, black } | GameResult::Decided { white, black, .. } => {
                match white.cmp(black) {
                    std::cmp::Ordering::Greater => by_winner(Side::White),
                    std::cmp::Ordering::Less => by_winner(Side::Black),
                    std::cmp::Ordering::Equal if white.is_zero() => ResultClass::Loss,
                    std::cmp::Ordering::Equal => ResultClass::Draw,
                }
            }
            GameResult::Unfinished | GameResult::Annulled => return None,
        })
    }

    /// The balance of plus and minus draws that this game adds for one side.
    pub fn balance(&self, side: Side) -> i64 {
        match self {
            GameResult::AdvantageDraw { side: ahead } if *ahead == side => 1,
            GameResult::AdvantageDraw { .. } => -1,
            _ => 0,
        }
    }
}

/// Won, drawn or lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResultClass {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

/// Why a player has no game in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByeKind {
    /// Left over by the pairing (TRF `U`): an odd field.
    Pairing,
    /// Asked for, with the points of a draw (TRF `H`).
    Half,
    /// Given with the points of a win (TRF `F`).
    Full,
    /// Absent, with the points of a loss (TRF `Z`).
    Zero,
}

impl ByeKind {
    /// The letter of the TRF format.
    pub const fn letter(self) -> char {
        match self {
            ByeKind::Pairing => 'U',
            ByeKind::Half => 'H',
            ByeKind::Full => 'F',
            ByeKind::Zero => 'Z',
        }
    }

    /// Reads the letter of the TRF format, either case.
    pub fn from_letter(letter: char) -> Option<ByeKind> {
        Some(match letter.to_ascii_uppercase() {
            'U' => ByeKind::Pairing,
            'H' => ByeKind::Half,
            'F' => ByeKind::Full,
            'Z' => ByeKind::Zero,
            _ => return None,
        })
    }
}
