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
//! [From zero to a legal move in five lines](five_lines) has more of this.
//!
//! # Where things are
//!
//! | to | use |
//! |---|---|
//! | play, referee, list legal moves | [`Position`], [`Move`] |
//! | read and write FEN, edit a board | [`Setup`], [`Position::from_fen`], [`Position::fen`] |
//! | read and write the text of moves | [`Position::parse_move`], [`Position::move_text`] |
//! | read and write PDN files | [`pdn`] |
//! | draw an opening of a table | [`openings`] |
//! | draw a board, name squares | [`Geometry`], [`Square`], [`Notation`] |
//! | search millions of positions | [`Board`], [`Ply`], [`BoardVisitor`] |
//! | see what the rules of a game are | [`rules`], [`Variant`] |
//! | read them in another way | [`PlayOption`], [`PlayOptions`] |
//!
//! # Conventions
//!
//! White sits at the bottom, and squares are numbered from the top left, in every game
//! (what its federation prints, [`Notation`] tells): 1-32 on the dark squares of 8x8,
//! 1-50 on 10x10, 1-72 on 12x12, 1-64 in Turkish draughts. A capture with the same
//! start, end and captured squares is one move, whatever its route; where published
//! counts take each route for a move, there is [`Position::perft_routes`].
//!
//! # Features
//!
//! - `serde`: [`Variant`], [`Square`], [`Piece`], [`Notation`] and [`Setup`] can be
//!   read and written, [`Move`] written (only a position makes one).
//!
//! The crate has no clock, no randomness, no files and no global state; it needs
//! `alloc` only. Work on hostile input is bounded: captures on boards crowded with
//! kings are found by states, not by routes, and nothing is ever cut off.
#![no_std]

extern crate alloc;

mod bits;
mod board;
mod direction;
mod fen;
#[doc = include_str!("../docs/five-lines.md")]
pub mod five_lines {}
mod geometry;
mod grid;
mod move_text;
mod moves;
mod naming;
pub mod openings;
mod options;
pub mod pdn;
mod play;
mod position;
mod registry;
pub mod rules;
mod setup;
mod square;
mod square_list;
mod variant;

pub use bits::{Bits, Each};
pub use board::{Board, Event, KingRuns, Memory, Ply};
pub use direction::Directions;
pub use fen::{FenError, FenFault, FenProblem};
pub use geometry::{Geometry, Notation};
pub use grid::{Cells, Grid};
pub use move_text::{MoveFault, MoveTextError};
pub use moves::Move;
pub use options::{OptionError, PlayOption, PlayOptions};
pub use position::{Position, PositionError};
pub use registry::{BoardVisitor, Variant};
pub use rules::{Crowning, Goal, KingReach, Landing, Names, Precedence, Removal, Rules};
pub use setup::{KingRun, Setup, SetupError, SetupErrors};
pub use square::{NoSuchSquare, Piece, PieceKind, Square};
pub use variant::UnknownVariant;
