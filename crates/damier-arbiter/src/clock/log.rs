//! What was done at the clock, kept so that a dispute can be settled later.
//!
//! Two moments of a move matter and differ. It is *complete on the board* when
//! the piece is released or all captured pieces are lifted (Annex 1, 3.10 and
//! 4.4). For counting moves when a flag falls, it is complete only when the
//! clock is pressed (Annex 3, 6.7 and 6.11).

use damier_game::{Outcome, Side};
use serde::{Deserialize, Serialize};

use super::{Clock, Course, Flagged, TimeControl};
use crate::book::{FlagRule, RuleBook};

/// One thing that happened, with its moment in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When.
    #[serde(rename = "at")]
    pub at_ms: u64,
    /// What.
    #[serde(flatten)]
    pub event: Event,
}

/// What can happen at a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The clock of the side whose turn it is was started.
    Started,
    /// A move was completed on the board by the side whose turn it was.
    Moved {
        /// How the game stands, if the move ended it: by a win, or by a count or
        /// repetition that was complete with it.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            with = "crate::result_text::option"
        )]
        ends: Option<Outcome>,
    },
    /// The clock was pressed.
    Pressed,
    /// The clock was stopped.
    Paused,
    /// A referee gave time.
    TimeAdded {
        /// To whom.
        side: Side,
        /// How much, in milliseconds.
        ms: u64,
    },
    /// A referee took time.
    TimeTaken {
        /// From whom.
        side: Side,
        /// How much, in milliseconds.
        ms: u64,
    },
    /// A referee set what a side has. A flag of that side that had fallen is
    /// lifted by it.
    TimeSet {
        /// Whose.
        side: Side,
        /// How much, in milliseconds.
        ms: u64,
        /// Byo-yomi stretches left; without it, as many as before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stretches: Option<u16>,
    },
    /// A referee had moves taken back, as for the correction of an irregular one. What they
    /// earned goes with them; a flag that had fallen is lifted, and the clock stands.
    TakenBack {
        /// How many plies, one that was not pressed included.
        plies: u16,
    },
    /// The flag of the side whose time ran was seen to have fallen.
    Flagged {
        /// Whether the opponent can still win by any series of legal moves; without it
        /// nobody looked.
        #[serde(default, rename = "canWin", skip_serializing_if = "Option::is_none")]
        can_win: Option<bool>,
    },
}

/// What a log says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(
    tag = "judgement",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Judgement {
    /// Nothing has ended the game.
    GoesOn,
    /// A move ended the game on the board before any flag fell. What the clock
    /// did afterwards does not matter.
    EndedOnBoard {
        /// The result.
        #[serde(skip)]
        outcome: Outcome,
        /// When the move was complete.
        at_ms: u64,
        /// Whether the mover's clock ran out before a press that then no longer
        /// mattered.
        flag_later: bool,
    },
    /// A flag fell before the moves required were complete: that side lost.
    FlagFell {
        /// Whose flag.
        side: Side,
        /// When.
        at_ms: u64,
        /// Moves completed by presses.
        completed: u32,
        /// Moves that had to be complete by then, those of earlier periods included;
        /// `None`: the period lasts to the end of the game.
        required: Option<u32>,
        /// Whether one more move stood on the board that was not pressed in time.
        moved_too_late_to_press: bool,
        /// Whether the opponent can still win by any series of legal moves, if the log
        /// says so: in chess it is a draw if not.
        #[serde(skip_serializing_if = "Option::is_none")]
        opponent_can_win: Option<bool>,
    },
}

/// The game whose laws of the clock are those of FIDE.
pub(crate) const CHESS: &str = "chess960";

/// The game in which whoever has nothing left to move wins, so that a move can lose for
/// its own side.
pub(super) const LOSING: &str = "antidraughts";

impl Judgement {
    /// How the game ended, by the usual rule book of the game; `None` while it goes on.
    /// Where that book asks for it, nobody wins by a flag who cannot win on the board
    /// (FIDE 6.9).
    pub fn outcome(&self, variant: &str) -> Option<Outcome> {
        match self {
            Judgement::GoesOn => None,
            Judgement::EndedOnBoard { outcome, .. } => Some(*outcome),
            Judgement::FlagFell {
                opponent_can_win: Some(false),
                ..
            } if draws_by_flag(variant) => Some(Outcome::Draw),
            Judgement::FlagFell { side, .. } => Some(Outcome::Win(side.opponent())),
        }
    }

    /// The articles on which it rests: those of FIDE in chess, otherwise those of the
    /// annexes of the FMJD.
    pub fn articles(&self, variant: &str) -> &'static [&'static str] {
        if variant == CHESS {
            return match self {
                Judgement::GoesOn => &[],
                Judgement::FlagFell {
                    moved_too_late_to_press: false,
                    ..
                } => &["FIDE 6.9"],
                _ => &["FIDE 6.2.1", "FIDE 6.9"],
            };
        }
        match self {
            Judgement::GoesOn => &[],
            Judgement::EndedOnBoard { .. } => &["A1 3.10", "A1 4.4", "A3 6.7"],
            Judgement::FlagFell {
                moved_too_late_to_press: true,
                ..
            } => &["A3 6.7", "A3 6.11"],
            Judgement::FlagFell { .. } => &["A3 6.11"],
        }
    }
}

fn draws_by_flag(variant: &str) -> bool {
    RuleBook::default_for(variant)
        .is_some_and(|book| book.flag_rule() == FlagRule::DrawIfNobodyCanWin)
}

/// A log that contradicts itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LogError {
    /// An entry lies before the one above it.
    Backwards {
        /// The number of the entry, from 1.
        entry: usize,
    },
    /// The clock was pressed without a move.
    PressWithoutMove {
        /// The number of the entry, from 1.
        entry: usize,
    },
    /// A second move was made before the clock was pressed.
    TwoMoves {
        /// The number of the entry, from 1.
        entry: usize,
    },
    /// A move was made after the one that ended the game.
    AfterEnd {
        /// The number of the entry, from 1.
        entry: usize,
    },
    /// A move was made or the clock pressed while it stood.
    NotRunning {
        /// The number of the entry, from 1.
        entry: usize,
    },
    /// A flag was seen to have fallen while both sides had time.
    NoFlag {
        /// The number of the entry, from 1.
        entry: usize,
    },
    /// The clock was started while it ran.
    StartedTwice {
        /// The number of the entry, from 1.
        entry: usize,
    },
    /// The clock was stopped while it stood.
    PausedTwice {
        /// The number of the entry, from 1.
        entry: usize,
    },
    /// More moves were taken back than were made.
    TakenBackTooMany {
        /// The number of the entry, from 1.
        entry: usize,
    },
}

impl std::fmt::Display for LogError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (entry, what) = match self {
            LogError::Backwards { entry } => (entry, "lies before the one above it"),
            LogError::PressWithoutMove { entry } => (entry, "is a press without a move before it"),
            LogError::TwoMoves { entry } => (entry, "is a second move before a press"),
            LogError::AfterEnd { entry } => (entry, "is a move after the end of the game"),
            LogError::NotRunning { entry } => (entry, "is a move or press while the clock stood"),
            LogError::NoFlag { entry } => (entry, "names a flag while both sides had time"),
            LogError::StartedTwice { entry } => (entry, "starts a clock that runs"),
            LogError::PausedTwice { entry } => (entry, "stops a clock that stands"),
            LogError::TakenBackTooMany { entry } => (entry, "takes back more than was played"),
        };
        write!(f, "entry {entry} {what}: correct the log")
    }
}

impl std::error::Error for LogError {}

/// Plays a log again and says how the game stands at the given moment.
///
/// # Errors
///
/// [`LogError`] if the log contradicts itself.
pub fn judge(
    control: TimeControl,
    first: Side,
    log: &[Entry],
    now_ms: u64,
) -> Result<Judgement, LogError> {
    let mut course = Course::new(control, first);
    let mut latest = 0;
    for (index, entry) in log.iter().enumerate() {
        let number = index + 1;
        if entry.at_ms < latest {
            return Err(LogError::Backwards { entry: number });
        }
        latest = entry.at_ms;
        if let Err(flagged) = course.clock_mut().check(entry.at_ms) {
            match lifted(flagged, &log[index..]) {
                None => return Ok(flag(&course, flagged, course.is_moved(), &log[index..])),
                Some(0) if is_taken_back(entry) => {}
                // What happened until the referee stepped in does not count.
                Some(0) => course.drop_move(),
                Some(_) => continue,
            }
        }
        follows(&course, entry.event, number)?;
        if let Event::Moved {
            ends: Some(outcome),
        } = entry.event
        {
            let undone = log[index + 1..].iter().position(is_taken_back);
            let until = undone.map_or(log.len(), |further| index + 1 + further);
            no_move_after(&log[..until], index)?;
            if undone.is_none() {
                let clock = course.clock().clone();
                return Ok(Judgement::EndedOnBoard {
                    outcome,
                    at_ms: entry.at_ms,
                    flag_later: falls_unpressed(clock, &log[index + 1..], now_ms),
                });
            }
        }
        course.happen(entry.event, entry.at_ms);
    }
    match course.clock().flagged(now_ms) {
        Some(flagged) => Ok(flag(&course, flagged, course.is_moved(), &[])),
        None => Ok(Judgement::GoesOn),
    }
}

/// Whether something can happen now, by what happened before. The number is the entry's.
fn follows(course: &Course, event: Event, entry: usize) -> Result<(), LogError> {
    let stands = course.clock().running().is_none();
    match event {
        Event::Started | Event::Pressed | Event::Paused if course.is_over() => Ok(()),
        Event::Started if !stands => Err(LogError::StartedTwice { entry }),
        Event::Flagged { .. } => Err(LogError::NoFlag { entry }),
        Event::Moved { .. } if course.is_moved() => Err(LogError::TwoMoves { entry }),
        Event::Pressed if !course.is_moved() => Err(LogError::PressWithoutMove { entry }),
        Event::Moved { .. } | Event::Pressed if stands => Err(LogError::NotRunning { entry }),
        Event::Paused if stands => Err(LogError::PausedTwice { entry }),
        Event::TakenBack { plies } if usize::from(plies) > course.plies() => {
            Err(LogError::TakenBackTooMany { entry })
        }
        _ => Ok(()),
    }
}

/// Whether it has moves taken back: then a flag that had fallen and an end on the board
/// are undone.
pub(super) fn is_taken_back(entry: &Entry) -> bool {
    matches!(entry.event, Event::TakenBack { .. })
}

/// How many entries further a referee lifts a flag that has fallen.
pub(super) fn lifted(flagged: Flagged, rest: &[Entry]) -> Option<usize> {
    let lifts = |entry: &Entry| match entry.event {
        Event::TimeSet { side, .. } => side == flagged.side,
        _ => is_taken_back(entry),
    };
    rest.iter().position(lifts)
}

/// Whether the flag of the side that ended the game fell before it pressed or the
/// clock was stopped.
fn falls_unpressed(mut clock: Clock, after: &[Entry], now_ms: u64) -> bool {
    for entry in after {
        if clock.flagged(entry.at_ms).is_some() {
            return true;
        }
        match entry.event {
            Event::Pressed | Event::Paused => return false,
            Event::TimeAdded { side, ms } => clock.add_time(side, ms),
            Event::TimeTaken { side, ms } => clock.take_time(side, ms, entry.at_ms),
            Event::TimeSet {
                side,
                ms,
                stretches,
            } => clock.set_time(side, ms, stretches, entry.at_ms),
            _ => {}
        }
    }
    clock.flagged(now_ms).is_some()
}

/// Once a move has ended the game only presses may follow.
fn no_move_after(log: &[Entry], end: usize) -> Result<(), LogError> {
    let mut latest = log[end].at_ms;
    for (index, entry) in log.iter().enumerate().skip(end + 1) {
        if entry.at_ms < latest {
            return Err(LogError::Backwards { entry: index + 1 });
        }
        latest = entry.at_ms;
        if matches!(entry.event, Event::Moved { .. }) {
            return Err(LogError::AfterEnd { entry: index + 1 });
        }
    }
    Ok(())
}

/// A flag that nobody lifts, with what the log says of it from then on.
fn flag(course: &Course, flagged: Flagged, moved: bool, rest: &[Entry]) -> Judgement {
    let clock = course.clock();
    let seen = rest.iter().find_map(|entry| match entry.event {
        Event::Flagged { can_win } => can_win,
        _ => None,
    });
    Judgement::FlagFell {
        side: flagged.side,
        at_ms: flagged.at_ms,
        completed: clock.completed(flagged.side),
        required: clock.required(flagged.side),
        moved_too_late_to_press: moved,
        opponent_can_win: seen,
    }
}
