//! Whether the parts of an event fit one another: each number given once, nobody named
//! who is not there, no round that cannot be played.

mod people;
mod play_offs;
mod rounds;
mod rules;
mod wishes;

use std::collections::BTreeSet;

use super::fault::{Clash, Fault, Noun};
use super::{MOST_NAME, Problem};
use crate::Fraction;
use crate::model::Event;

/// No event has more rounds.
pub(super) const MOST_ROUNDS: usize = 999;

/// No result is worth more points, or less than as many below nought.
const MOST_POINTS: i64 = 1000;

/// What is wrong at one place of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Finding {
    /// The way to it in the event file.
    pub(super) path: String,
    pub(super) fault: Found,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Found {
    Clash(Clash),
    /// A name that begins so.
    LongName(String),
}

impl Finding {
    /// The fault at its place, which is told with the way to it if the file has such.
    pub(super) fn at(self, line: usize, column: usize, with_path: bool) -> Problem {
        let fault = match self.fault {
            Found::Clash(clash) => {
                let path = if with_path { self.path } else { String::new() };
                Fault::Clash { path, clash }
            }
            Found::LongName(start) => Fault::LongName { start },
        };
        Problem::new(line, column, fault)
    }
}

/// Everything that does not fit.
pub(super) fn audit(event: &Event) -> Vec<Finding> {
    look(event).0
}

/// Everything that does not fit, and what does but is odd.
pub(super) fn look(event: &Event) -> (Vec<Finding>, Vec<Finding>) {
    let mut audit = Audit {
        players: event.players.iter().map(|player| player.id.0).collect(),
        teams: event.teams.iter().map(|team| team.id.0).collect(),
        event,
        found: Vec::new(),
        odd: Vec::new(),
    };
    audit.name("event.name", &event.name);
    rules::audit(&mut audit);
    people::audit(&mut audit);
    rounds::audit(&mut audit);
    wishes::audit(&mut audit);
    play_offs::audit(&mut audit);
    (audit.found, audit.odd)
}

struct Audit<'e> {
    event: &'e Event,
    players: BTreeSet<u32>,
    teams: BTreeSet<u32>,
    found: Vec<Finding>,
    odd: Vec<Finding>,
}

impl Audit<'_> {
    fn tell(&mut self, path: impl Into<String>, clash: Clash) {
        let (path, fault) = (path.into(), Found::Clash(clash));
        self.found.push(Finding { path, fault });
    }

    /// What can be, but looks like a slip.
    fn warn(&mut self, path: impl Into<String>, clash: Clash) {
        let (path, fault) = (path.into(), Found::Clash(clash));
        self.odd.push(Finding { path, fault });
    }

    fn name(&mut self, path: &str, name: &str) {
        if name.chars().count() > MOST_NAME {
            let start = name.chars().take(20).collect();
            let (path, fault) = (path.to_owned(), Found::LongName(start));
            self.found.push(Finding { path, fault });
        }
    }

    fn range(&mut self, path: &str, number: impl TryInto<i64>, least: i64, most: i64) {
        let number = number.try_into().unwrap_or(i64::MAX);
        if !(least..=most).contains(&number) {
            let found = number.to_string();
            self.tell(path, Clash::Range { found, least, most });
        }
    }

    /// The number of a round, paired or not.
    fn round(&mut self, path: &str, number: impl TryInto<i64>) {
        self.range(path, number, 1, MOST_ROUNDS as i64);
    }

    fn points(&mut self, path: &str, points: Fraction) {
        let most = Fraction::whole(MOST_POINTS);
        if points > most || points < -most {
            let found = points.to_string();
            let (least, most) = (-MOST_POINTS, MOST_POINTS);
            self.tell(path, Clash::Range { found, least, most });
        }
    }

    /// Whether there is somebody of that number; it is told if not.
    fn known(&mut self, path: &str, noun: Noun, id: u32) {
        let all = match noun {
            Noun::Player => &self.players,
            Noun::Team => &self.teams,
        };
        if !all.contains(&id) {
            self.tell(path, Clash::Missing { noun, id });
        }
    }

    /// Who is paired in the event: only those have byes and rivals.
    fn paired(&self) -> Noun {
        match self.event.regulations.system.is_team() {
            true => Noun::Team,
            false => Noun::Player,
        }
    }

    fn in_order(&mut self, path: &str, first: u32, last: u32) {
        if last < first {
            self.tell(path, Clash::Backwards { first, last });
        }
    }
}
