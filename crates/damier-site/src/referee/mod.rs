//! The referee's desk: who may sit at it, what can be decided in a game, and how
//! decisions read.
//!
//! A decision of a human referee is a *decree* in the log of its game, an event
//! like a move: it says who decided, when and why, and how things stood before.
//! Nothing is ever erased; a decree is undone only by another one.

mod access;
mod decide;
mod declared;
mod decree;
mod desk;
mod fits;
mod irregular;
mod show;
mod words;

pub(crate) use access::{Gate, KeySetting, REFEREE_COOKIE, SITTING, Seat};
pub(crate) use decide::decide;
pub(crate) use declared::{Declared, declared};
pub(crate) use decree::{Article, ClaimAnswer, Decree, DecreeWish, ForfeitCause, Order};
pub(crate) use desk::{Desk, Entry};
pub(crate) use fits::{Offer, offer};
pub use show::DecisionView;
pub(crate) use show::{decision_view, face, read_face};
pub use words::explains_to_a_child;
pub(crate) use words::{Asked, check_words, clean};
