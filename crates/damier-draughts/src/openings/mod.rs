//! Drawn and balloted openings: tables of positions that events begin from, and the
//! rules of drawing one.
//!
//! Where too many games of the best players are drawn, an event draws the opening of each
//! round: the first moves of a table are played for both sides, or pieces are moved to
//! other squares before the game (*flying pieces*). The position so reached is the start
//! of the game: every count of the arbiter begins there, and it has stood on the board
//! once. Both players of a pair play the same opening, each side once.
//!
//! ```
//! use damier_draughts::{Variant, openings::{Seed, Table}};
//!
//! let table = Table::default_for(Variant::American).expect("three-move openings");
//! let openings = table.openings();
//! assert_eq!(openings.len(), 174);
//! assert_eq!(openings.iter().filter(|opening| !opening.barred).count(), 156);
//!
//! // Everybody who knows the seed can draw again, and gets the same.
//! let drawn = table.draw(&Seed::of("lottery of 4 May: 7 12 23 31 40 44"), 1);
//! assert_eq!(drawn[0].name, "10-14 22-18 6-10");
//! ```
//!
//! # What there is, and what is missing
//!
//! - American, two moves: computed, all 49; the 6 barred ones are listed.
//! - American, three moves: computed; the 42 that lose a man at once are left out, the 18
//!   that the American Checker Federation bars are marked.
//! - American, eleven men: computed, all 2500. Which 247 are barred as lost is **not known
//!   here**.
//! - Russian: the 745 openings of the International Draughts Federation, of record.
//! - Brazilian: the 736 of these that are used there, of record.
//! - Russian and Brazilian: the older 150, of record.
//!
//! Missing: four- and five-move openings of American checkers (which of them are lost is
//! the result of computer analysis), the 2400 Italian positions with eleven men, and
//! tables of events that changed the ones above.

mod american;
mod draw;
mod table;

pub use draw::Seed;
pub use table::{Opening, Table, UnknownTable};
