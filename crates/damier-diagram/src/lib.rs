//! Pictures of draughts positions: SVG for pages and print, text for terminals.
//!
//! Any board that [`damier_draughts`] knows can be drawn, from either side, in a
//! light and a dark look that match the board of the site.
//!
//! ```
//! use damier_diagram::{Options, svg, text};
//! use damier_draughts::{Position, Variant};
//!
//! let position = Position::start(Variant::Russian);
//! let picture = svg(&position, &Options::default());
//! assert!(picture.starts_with("<svg "));
//! assert!(text(&position).contains("8   b   b   b   b"));
//! ```

pub mod chess;
mod frame;
mod marks;
mod options;
mod picture;
mod pieces;
mod plan;
mod text;

pub use options::{Colours, Coordinates, Margins, Options};
pub use picture::svg;
pub use text::{Symbols, TextOptions, text, text_with};
