//! The tournament desk of the site: events as logs of steps, and what is done to
//! them. Pairing, results and orders themselves are `damier-tournament`'s.
//!
//! An event is a document (`doc`). Whatever is done to it is stored as the
//! difference that it makes (`patch`), with who did what (`step`), before it
//! is acknowledged (`office`). So nothing is worked out anew when a log is read,
//! and every step can be undone.

pub mod book;
pub mod chess_record;
mod code;
mod doc;
mod drawn;
mod game;
mod intake;
mod misfit;
mod office;
mod patch;
pub mod play_off;
pub mod record;
pub(crate) mod report;
mod result_code;
mod results;
mod roster;
mod start_draw;
mod step;
mod tie;
mod wish;

pub(crate) use code::BoardCode;
pub(crate) use doc::{Doc, Link, MatchLink, Report};
pub(crate) use game::face;
pub(crate) use office::{Found, Tournaments, when};
pub(crate) use report::{Said, report, settle};
pub(crate) use result_code::{choices, code_of, result_of_code};
pub(crate) use results::{Outcome, Wanted, decide, enter_all};
pub(crate) use roster::{add_all, check_name, doubt_in, players_of_text, seat, unreadable_file};
pub(crate) use start_draw::{LONGEST_TEXT, draw_start, is_chess};
pub(crate) use step::{Deed, Told};
pub(crate) use tie::wish as match_wish;
pub(crate) use tie::{FormWish, game as play_off_game, start as start_play_off};
pub(crate) use wish::{CHESS, EventWish, OWN_BOOK};

pub use crate::referee::explains_to_a_child;
