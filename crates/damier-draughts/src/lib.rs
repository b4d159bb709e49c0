//! Draughts rules: positions, legal moves, notation, FEN and PDN, for every
//! family of the game.
//!
//! Two layers say the same thing. A [`Position`] knows its [`Variant`] at run
//! time: use it to play, referee, read and write. A [`Board`] has its rules as
//! a type: use it where millions of positions are visited. Both rest on one
//! move generator, compiled once a variant from the constants of its
//! [`Rules`].
//!
//! ```
//! use damier_draughts::{Position, Variant};
//!
//! let mut game = Position::start(Variant::International);
//! for text in ["32-28", "18-23", "34-29"] {
//!     let mv = game.parse_move(text)?;
//!     game.play(&mv)?;
//! }
//! // Black must capture, and may choose how.
//! let captures = game.legal_moves();
//! assert!(captures.iter().all(|mv| mv.is_capture()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate has no clock, no randomness, no files and no global state; it needs
//! `alloc` only.
#![no_std]

extern crate alloc;

mod bits;
mod board;
mod direction;
mod fen;
mod geometry;
mod grid;
mod move_text;
mod moves;
pub mod pdn;
mod play;
mod position;
mod registry;
pub mod rules;
mod setup;
mod square;
mod variant;

pub use bits::{Bits, Each};
pub use board::{Board, Event, KingRuns, Memory, Ply};
pub use direction::Directions;
pub use fen::{FenError, FenFault, FenProblem};
pub use geometry::{Geometry, Notation};
pub use grid::{Cells, Grid};
pub use move_text::{MoveFault, MoveTextError};
pub use moves::Move;
pub use position::{Position, PositionError};
pub use registry::{BoardVisitor, Variant};
pub use rules::{Crowning, Goal, KingReach, Landing, Names, Precedence, Removal, Rules};
pub use setup::{Setup, SetupError, SetupErrors};
pub use square::{Piece, PieceKind, Square};
pub use variant::UnknownVariant;
