//! The one list of variants. Whatever must exist once a variant is generated
//! from it. Where its rules can be read in other ways, the types of these stand beside it.

#[cfg(feature = "serde")]
use alloc::string::String;

use damier_game::Side;

use crate::play::Play;
use crate::position::Sheet;
use crate::setup::Placement;
use crate::{Board, PlayOptions, Rules, rules};

macro_rules! registry {
    ($($(#[$doc:meta])* $name:ident $(or $other:ident = $rules:ty)*,)*) => {
        /// A game of draughts.
        ///
        /// ```
        /// use damier_draughts::Variant;
        ///
        /// let variant: Variant = "English".parse()?;
        /// assert_eq!(variant, Variant::American);
        /// assert_eq!(variant.id(), "american");
        /// assert_eq!(variant.game_type(), 21);
        /// assert_eq!(Variant::from_game_type(25), Some(Variant::Russian));
        /// assert!("ludo".parse::<Variant>().is_err());
        /// # Ok::<(), damier_draughts::UnknownVariant>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(try_from = "String", into = "&'static str"))]
        #[non_exhaustive]
        pub enum Variant {
            $($(#[$doc])* $name,)*
        }

        impl Variant {
            /// Every variant, in the order in which to list them.
            pub const ALL: &'static [Variant] = &[$(Variant::$name),*];

            pub(crate) const fn sheet(self) -> &'static Sheet {
                match self {
                    $(Variant::$name => const { &Sheet::of::<rules::$name>() },)*
                }
            }
        }

        /// A board of any variant, its rules read in any way.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) enum AnyBoard {
            $(
                $name(Board<rules::$name>),
                $($other(Board<$rules>),)*
            )*
        }

        impl AnyBoard {
            pub(crate) fn start(variant: Variant) -> AnyBoard {
                match variant {
                    $(Variant::$name => AnyBoard::$name(Board::start()),)*
                }
            }

            pub(crate) fn place(variant: Variant, side: Side, pieces: &Placement) -> AnyBoard {
                match variant {
                    $(
                        $(Variant::$name if pieces.options == <$rules>::OPTIONS => {
                            AnyBoard::$other(pieces.on_board(side))
                        })*
                        Variant::$name => AnyBoard::$name(pieces.on_board(side)),
                    )*
                }
            }

            /// The same board, its rules read as these options of the game say.
            pub(crate) fn under(&self, options: PlayOptions) -> AnyBoard {
                let usual = self.as_usual();
                match &usual {
                    $(
                        $(AnyBoard::$name(board) if options == <$rules>::OPTIONS => {
                            AnyBoard::$other(board.under())
                        })*
                    )*
                    _ => usual,
                }
            }

            /// The same board, its rules read the usual way.
            fn as_usual(&self) -> AnyBoard {
                match self {
                    $(
                        AnyBoard::$name(_) => *self,
                        $(AnyBoard::$other(board) => AnyBoard::$name(board.under()),)*
                    )*
                }
            }

            pub(crate) fn variant(&self) -> Variant {
                match self {
                    $(AnyBoard::$name(_) $(| AnyBoard::$other(_))* => Variant::$name,)*
                }
            }

            pub(crate) fn play(&self) -> &dyn Play {
                match self {
                    $(
                        AnyBoard::$name(board) => board,
                        $(AnyBoard::$other(board) => board,)*
                    )*
                }
            }

            pub(crate) fn play_mut(&mut self) -> &mut dyn Play {
                match self {
                    $(
                        AnyBoard::$name(board) => board,
                        $(AnyBoard::$other(board) => board,)*
                    )*
                }
            }

            pub(crate) fn visit<V: BoardVisitor>(&self, visitor: V) -> V::Output {
                match self {
                    $(
                        AnyBoard::$name(board) => visitor.visit(board),
                        $(AnyBoard::$other(board) => visitor.visit(board),)*
                    )*
                }
            }
        }

        $(
            impl From<Board<rules::$name>> for crate::Position {
                fn from(board: Board<rules::$name>) -> crate::Position {
                    crate::Position::of(AnyBoard::$name(board))
                }
            }

            $(impl From<Board<$rules>> for crate::Position {
                fn from(board: Board<$rules>) -> crate::Position {
                    crate::Position::of(AnyBoard::$other(board))
                }
            })*
        )*
    };
}

registry! {
    /// International draughts, 10x10.
    International,
    /// Russian draughts, 8x8.
    Russian,
    /// Brazilian draughts, 8x8.
    Brazilian,
    /// American checkers (English draughts), 8x8.
    American,
    /// Frisian draughts, 10x10: captures along rows and columns too.
    Frisian or FrisianHalves = rules::Frisian<rules::OneAndAHalf>,
    /// Frysk!, 10x10: Frisian draughts with five men a side.
    Frysk or FryskHalves = rules::Frysk<rules::OneAndAHalf>,
    /// Antidraughts, 10x10: who cannot move wins.
    Antidraughts,
    /// Breakthrough, 10x10: who crowns a man first wins.
    Breakthrough,
    /// Killer draughts, 10x10: a king stops right behind the last king it takes.
    Killer,
    /// Italian draughts, 8x8, dark corner at the right.
    Italian,
    /// Spanish draughts, 8x8, dark corner at the right.
    Spanish,
    /// Portuguese draughts, 8x8, dark corner at the right.
    Portuguese,
    /// Czech draughts, 8x8.
    Czech,
    /// Pool checkers, 8x8.
    Pool,
    /// Turkish draughts, 8x8 along rows and columns.
    Turkish or TurkishEnds = rules::Turkish<rules::EndsOnCrownRow>
        or TurkishAtOnce = rules::Turkish<rules::CrownedAtOnce>,
    /// Canadian draughts, 12x12.
    Canadian,
    /// Thai checkers (makhos), 8x8.
    Thai,
}

/// Code that works for the boards of every variant: the way from a
/// [`Position`](crate::Position), whose variant is known at run time, to the
/// [`Board`] whose rules are a type.
///
/// ```
/// use damier_draughts::{Board, BoardVisitor, Position, Rules, Variant};
///
/// struct Count;
///
/// impl BoardVisitor for Count {
///     type Output = usize;
///
///     fn visit<R: Rules>(self, board: &Board<R>) -> usize {
///         let mut plies = Vec::new();
///         board.moves_into(&mut plies);
///         plies.len()
///     }
/// }
///
/// assert_eq!(Position::start(Variant::Brazilian).visit(Count), 7);
/// ```
pub trait BoardVisitor {
    /// What the work yields.
    type Output;

    /// Does the work.
    fn visit<R: Rules>(self, board: &Board<R>) -> Self::Output;
}
