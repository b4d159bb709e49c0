//! The tournament desk as a library: entry list and regulations, pairing by
//! Berger tables and Swiss systems, results of every kind, final orders in
//! exact fractions with the reason for every place, ratings, and files.
//!
//! It knows results, not boards, and touches no file, clock or randomness of
//! its own.
//!
//! ```
//! use damier_tournament::{Preset, Ranking, files, standings};
//!
//! let text = "# scoring: win=2 draw=1 loss=0\n\
//!             id;name;R1\n\
//!             1;Anna;2w2\n\
//!             2;Boris;1b0\n";
//! let event = files::read_csv(text)?.event;
//! let order = standings::standings(&event, &Ranking::preset(Preset::FmjdRr, false), None);
//! assert_eq!(order.rows()[0].points, "2");
//! # Ok::<(), files::Problems>(())
//! ```

pub mod desk;
pub mod files;
mod fraction;
pub mod model;
pub mod pairing;
pub mod play_off;
pub mod rating;
pub mod simulate;
pub mod standings;
pub mod table;

pub use fraction::{Fraction, NotAFraction};
pub use model::{Event, Player, PlayerId, PointScale, Regulations, System, TeamId};
pub use standings::{Criterion, Preset, Ranking, StandingRow, UnplayedPolicy};
pub use table::Table;
