//! Chess960 as one more game of Damier: the 960 start positions (ordinary chess
//! is number 518), castling in every geometry, X-FEN and Shredder-FEN, PGN, and
//! the facts from which the arbiter judges.
//!
//! Legal moves come from `shakmaty`. What is ours: which start, how a move may
//! be entered and written, what a text means and why it is refused, and whether
//! a side can still win at all.
//!
//! ```
//! use damier_chess::{Letters, Position, StartNumber};
//! use damier_game::Game;
//!
//! // King on f1 between rooks on e1 and g1: castling on the first move.
//! let mut position = StartNumber::new(3).expect("below 960").position();
//! let castles = position.parse_move("O-O")?;
//! assert_eq!(position.move_text(&castles), "f1g1", "the king takes its rook");
//! assert_eq!(position.san(&castles, Letters::English), "O-O");
//! position.play(&castles)?;
//! assert_eq!(position.fen(), "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB b kq - 1 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod engine;
mod entry;
mod fen;
mod fen_fault;
mod letters;
mod lines;
mod moves;
pub mod pgn;
mod position;
mod san;
mod start;
pub mod uci;
mod win;

pub use entry::{CastlingFault, MoveTextError, Wing};
pub use fen::Rights;
pub use fen_fault::FenError;
pub use letters::Letters;
pub use moves::Move;
pub use position::Position;
pub use san::Style;
pub use shakmaty::{Role, Square};
pub use start::{PublicDraw, RandomBits, Scope, Seeded, Source, Start, StartNumber, UniformDraw};
pub use win::Winnable;
