//! Clocks as values: time is handed in, in milliseconds since any fixed moment,
//! and never read.
//!
//! A [`TimeControl`] says how much time each side has, a [`Clock`] keeps it, a
//! [`log`] of what was done can settle a dispute later.
//!
//! ```
//! use damier_arbiter::clock::{Clock, TimeControl};
//! use damier_game::Side;
//!
//! let control: TimeControl = "5'+3\"".parse()?;
//! let mut clock = Clock::new(control, Side::White);
//! clock.start(1_000);
//! // Ten seconds for the first move, three are given back.
//! clock.press(11_000)?;
//! assert_eq!(clock.left_ms(Side::White, 11_000), 293_000);
//! assert_eq!(clock.flag_falls_at(), Some(311_000));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod control;
mod course;
pub mod log;
mod notation;
pub mod record;
mod state;
mod tag;

pub use control::{Bonus, ControlError, Period, SideControl, TimeControl};
pub use course::Course;
pub use notation::{ControlTextError, read_span};
pub use record::{ClockRow, Record, RecordError, read_moment};
pub use state::{Clock, Flagged, Press, Reading};
pub use tag::TagError;
