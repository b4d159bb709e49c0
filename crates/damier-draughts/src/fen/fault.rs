//! What can be wrong with the text of a position.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use damier_game::Side;

use crate::{PlayOption, Square};

/// What is wrong at one place of a FEN text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenFault {
    /// The text does not begin with the side to move.
    NoSide,
    /// A list of squares does not begin with its colour.
    NoColour,
    /// A second list for the same colour.
    ColourTwice(Side),
    /// No list for this colour.
    NoList(Side),
    /// Nothing between two commas.
    NothingListed,
    /// Not a square, such as a stray letter.
    NotASquare,
    /// A number above that of the last square, which is given.
    OffBoard(u8),
    /// A range whose ends are no squares of the board or in the wrong order; the
    /// last square is given.
    BadRange(u8),
    /// A second piece on the same square.
    UsedTwice(Square),
    /// A choice about the moves, `Oking-value=150`, that the game does not offer. What
    /// it offers is given; perhaps nothing.
    NoSuchOption(&'static [&'static PlayOption]),
    /// A second value for a choice about the moves.
    OptionTwice,
    /// In the Hub form, a letter that stands for no piece and no empty square.
    HubLetter,
    /// In the Hub form, too few or too many letters for the board.
    HubLength {
        /// How many there are after the side to move.
        found: usize,
        /// How many squares the board has.
        squares: u8,
    },
}

/// One fault of a FEN text and its place.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FenProblem {
    /// Where, in bytes from the beginning of the text.
    pub offset: usize,
    /// The piece of text that is wrong.
    pub text: String,
    /// What is wrong with it.
    pub what: FenFault,
}

impl fmt::Display for FenProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = &self.text;
        write!(f, "at offset {}: ", self.offset)?;
        match self.what {
            FenFault::NoSide => {
                write!(f, "`{text}` is no side to move: begin with `W:` or `B:`")
            }
            FenFault::NoColour => write!(
                f,
                "`{text}` does not say whose pieces these are: begin each list with W or B, \
                 as in `W:W31,K5:B20`"
            ),
            FenFault::ColourTwice(side) => {
                write!(f, "a second list for {side}: put all its pieces into one")
            }
            FenFault::NoList(side) => write!(
                f,
                "no pieces for {side}: add `:{}`, followed by its squares if it has pieces",
                if side == Side::White { 'W' } else { 'B' }
            ),
            FenFault::NothingListed => f.write_str("a square is missing: remove the comma"),
            FenFault::NotASquare => write!(
                f,
                "`{text}` is not a square of this board: write a number, with K before a king"
            ),
            FenFault::OffBoard(last) => {
                write!(
                    f,
                    "`{text}` is off the board, whose squares are 1 to {last}"
                )
            }
            FenFault::BadRange(last) => write!(
                f,
                "`{text}` is not a range: write two numbers from 1 to {last}, the smaller first"
            ),
            FenFault::UsedTwice(square) => {
                write!(
                    f,
                    "a second piece on square {square}: leave one of them out"
                )
            }
            FenFault::NoSuchOption([]) => write!(
                f,
                "`{text}` chooses what this game leaves nobody to choose: leave it out"
            ),
            FenFault::NoSuchOption(offered) => {
                write!(f, "`{text}` is no choice of this game: write")?;
                let values = |option: &&'static PlayOption| {
                    let id = option.id;
                    option.values.iter().map(move |value| (id, value))
                };
                for (place, (id, value)) in offered.iter().flat_map(values).enumerate() {
                    write!(f, "{} `O{id}={value}`", if place == 0 { "" } else { " or" })?;
                }
                Ok(())
            }
            FenFault::OptionTwice => {
                write!(f, "`{text}` chooses a second time: leave one of them out")
            }
            FenFault::HubLetter => write!(
                f,
                "`{text}` stands for no square: write w, b, W or B for a piece and e for an \
                 empty square"
            ),
            FenFault::HubLength { found, squares } => write!(
                f,
                "{found} letters after the side to move, but the board has {squares} squares: \
                 write one letter for each"
            ),
        }
    }
}

/// The text is not FEN for this board: every fault, never empty.
///
/// ```
/// use damier_draughts::{FenFault, Setup, Variant};
///
/// let error = Setup::parse_fen(Variant::International, "W:W31,51:B").unwrap_err();
/// assert_eq!(error.problems()[0].what, FenFault::OffBoard(50));
/// assert_eq!(
///     error.to_string(),
///     "at offset 6: `51` is off the board, whose squares are 1 to 50"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FenError {
    problems: Vec<FenProblem>,
}

impl FenError {
    /// Faults in the order of their places, at least one.
    pub(super) fn of(problems: Vec<FenProblem>) -> FenError {
        FenError { problems }
    }

    /// The faults in the order of their places.
    pub fn problems(&self) -> &[FenProblem] {
        &self.problems
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, problem) in self.problems.iter().enumerate() {
            write!(f, "{}{problem}", if place == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for FenError {}
