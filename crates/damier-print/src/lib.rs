//! Tournaments in words and on paper.
//!
//! What the tournament desk works out is data; here it becomes sentences and
//! sheets in English, French and Russian. A [`Document`] is a sheet without a
//! format: [`html`] makes pages or parts of pages of it, [`pdf`] makes paper.
//!
//! ```
//! use damier_arbiter::Lang;
//! use damier_print::{Sheet, html};
//! use damier_tournament::{Event, Preset, Regulations, System};
//!
//! let event = Event::new("Club", Regulations::new(System::RoundRobin, 0, Preset::FmjdRr));
//! let sheet = Sheet::Standings.of(&event, None, Lang::Fr)?;
//! assert!(html::page(&[sheet], Lang::Fr).contains("Classement"));
//! # Ok::<(), damier_print::SheetError>(())
//! ```

mod changes;
mod code;
mod crosstable;
mod document;
pub mod html;
mod messages;
pub mod pdf;
mod play_offs;
mod sheet;
mod single;
mod texts;

pub use code::Code;
pub use crosstable::NOBODY;
pub use document::{Align, Body, Card, Column, Document};
pub use messages::names;
pub use sheet::{Sheet, SheetError, deciding};
pub use texts::{Texts, Who, halves};
