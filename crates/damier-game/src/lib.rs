//! The seam between board games and everything that judges, shows or stores
//! them.
//!
//! A game family (draughts, chess) knows boards and moves; the arbiter, the site
//! and the command line know none of that. What they share is here: who moves
//! ([`Side`]), how a game can end ([`Outcome`], [`Reason`]), and the *facts of a
//! ply* ([`PlyFacts`], [`PositionFacts`]) from which a referee can keep every
//! counter that a rule book names.
//!
//! ```
//! use damier_game::{Outcome, Side, Spelling};
//!
//! let won = Outcome::Win(Side::White);
//! assert_eq!(won.spell(Spelling::Draughts), "2-0");
//! assert_eq!(won.spell(Spelling::Chess), "1-0");
//! assert_eq!(Outcome::parse("1/2-1/2"), Some(Outcome::Draw));
//! ```
#![no_std]

extern crate alloc;

mod facts;
mod game;
mod outcome;
mod side;

pub use facts::{Force, PieceClass, PlyFacts, PositionFacts, RepetitionKey, Terminal};
pub use game::{Game, IllegalMove};
pub use outcome::{Outcome, Reason, Spelling, UnknownReason};
pub use side::{BySide, Side, UnknownSide};
