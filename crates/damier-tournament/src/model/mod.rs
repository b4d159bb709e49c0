//! Events, players, results and rounds: plain data, no arithmetic beyond the
//! point scale.

mod change;
mod dates;
mod event;
mod extent;
mod log;
mod play_off;
mod player;
mod regulations;
mod resting;
mod result;
mod round;
mod scale;
mod start_draw;

pub use change::RegulationChange;
pub use dates::{Misdated, first_step_back};
pub use event::{Acceleration, Event, EventError, ForbiddenGroup, RequestedBye};
pub use log::{LogEntry, What};
pub use play_off::{PlayOff, PlayOffForm, PlayOffGame};
pub use player::{MOST_PLAYER_ID, MOST_RATING, Player, PlayerId, Team, TeamId};
pub use regulations::{
    Apart, ColourPreferences, PrimaryScore, Regulations, System, TeamByeWorth, TeamRules,
    UnknownSystem, WithdrawalRule,
};
pub use result::{ByeKind, GameResult, ResultClass};
pub use round::{Board, Bye, Round, TeamBye, TeamMatch};
pub use scale::PointScale;
pub use start_draw::StartDraw;
