use core::fmt;
use core::str::FromStr;

use crate::Side;

/// How the points of a finished game are shared. White is always named first,
/// whoever moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Outcome {
    /// The named side won.
    Win(Side),
    /// Nobody won.
    Draw,
    /// Both sides were given a loss (`0-0`), as a referee can decide.
    BothLost,
}

/// The two customs of writing a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spelling {
    /// `2-0 1-1 0-2`
    Draughts,
    /// `1-0 1/2-1/2 0-1`
    Chess,
}

impl Outcome {
    /// The result in the given custom, White first.
    pub const fn spell(self, spelling: Spelling) -> &'static str {
        match (self, spelling) {
            (Outcome::Win(Side::White), Spelling::Draughts) => "2-0",
            (Outcome::Win(Side::Black), Spelling::Draughts) => "0-2",
            (Outcome::Draw, Spelling::Draughts) => "1-1",
            (Outcome::Win(Side::White), Spelling::Chess) => "1-0",
            (Outcome::Win(Side::Black), Spelling::Chess) => "0-1",
            (Outcome::Draw, Spelling::Chess) => "1/2-1/2",
            (Outcome::BothLost, _) => "0-0",
        }
    }

    /// Reads either custom, White first. `None` for `*` and anything else.
    ///
    /// `0-0` reads as [`Outcome::BothLost`], although old logs use it for
    /// "unknown": whoever reads such logs must decide that from the tags.
    pub fn parse(text: &str) -> Option<Outcome> {
        Some(match text {
            "2-0" | "1-0" => Outcome::Win(Side::White),
            "0-2" | "0-1" => Outcome::Win(Side::Black),
            "1-1" | "1/2-1/2" | "1/2" | "½-½" => Outcome::Draw,
            "0-0" => Outcome::BothLost,
            _ => return None,
        })
    }

    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win(side) => Some(side),
            Outcome::Draw | Outcome::BothLost => None,
        }
    }
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// Why a game ended, as data. The machine name is stable.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        pub enum Reason {
            $($(#[$doc])* $name,)*
        }

        impl Reason {
            /// Every reason.
            pub const ALL: &[Reason] = &[$(Reason::$name),*];

            /// The machine name, such as `endgame-limit`.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Reason::$name => $text,)*
                }
            }
        }

        impl FromStr for Reason {
            type Err = UnknownReason;

            fn from_str(text: &str) -> Result<Reason, UnknownReason> {
                match text {
                    $($text => Ok(Reason::$name),)*
                    _ => Err(UnknownReason),
                }
            }
        }
    };
}

reasons! {
    /// The player on move has no piece left.
    NoPieces = "no-pieces",
    /// The player on move has pieces but no legal move.
    NoMoves = "no-moves",
    /// Chess: the king is attacked and cannot be saved.
    Checkmate = "checkmate",
    /// Chess: no legal move, king not attacked.
    Stalemate = "stalemate",
    /// The same position came about as often as the book allows.
    Repetition = "repetition",
    /// Too long without a capture, a promotion or a man move.
    MoveLimit = "move-limit",
    /// The stronger side did not win in the moves allowed.
    EndgameLimit = "endgame-limit",
    /// Chess: no sequence of moves can mate anybody.
    DeadPosition = "dead-position",
    /// A player gave up.
    Resignation = "resignation",
    /// The players agreed to a draw.
    Agreement = "agreement",
    /// A flag fell.
    Time = "time",
    /// A player did not appear or may not play on.
    Forfeit = "forfeit",
    /// A referee decided.
    Referee = "referee",
    /// The variant has an end of its own, such as crowning in Breakthrough.
    VariantEnd = "variant-end",
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text is no machine name of a [`Reason`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownReason;

impl fmt::Display for UnknownReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown reason of a result")
    }
}

impl core::error::Error for UnknownReason {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_spellings_are_read_back() {
        for outcome in [
            Outcome::Win(Side::White),
            Outcome::Win(Side::Black),
            Outcome::Draw,
            Outcome::BothLost,
        ] {
            for spelling in [Spelling::Draughts, Spelling::Chess] {
                assert_eq!(Outcome::parse(outcome.spell(spelling)), Some(outcome));
            }
        }
        assert_eq!(Outcome::parse("*"), None);
        assert_eq!(Outcome::parse("2-2"), None);
    }

    #[test]
    fn reasons_are_read_back() {
        for reason in Reason::ALL {
            assert_eq!(reason.as_str().parse(), Ok(*reason));
        }
        assert_eq!("mate".parse::<Reason>(), Err(UnknownReason));
    }
}
