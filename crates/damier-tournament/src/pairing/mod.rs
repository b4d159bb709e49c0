//! Who meets whom.

mod apart;
mod balanced;
mod berger;
mod by_hand;
mod check;
mod colours;
mod dutch;
mod explain;
mod field;
mod first_colour;
mod fmjd;
mod knock_out;
mod matching;
mod objection;
mod rewind;
mod swiss;
mod tables;
mod team;
mod tree;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize, Serializer};

use crate::model::{ByeKind, Event, PlayerId, System};

pub use berger::{berger, berger_rounds, scheveningen};
pub use by_hand::{HandFault, check_by_hand, expected_by_hand};
pub use check::{Difference, check_event, check_round, compare, pairs_of};
pub use colours::ColourRule;
pub use explain::{ColourWish, Explanation, Obstacle, colour_wishes, explain};
pub(crate) use first_colour::shown_first_colour;
pub(crate) use knock_out::stages as knock_out_stages;
pub use knock_out::{level_ties, seeds};
pub use objection::objections;
pub use tree::{Astray, astray};

/// Which text of the Dutch rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Edition {
    /// Until 31 January 2026.
    E2017,
    /// From 1 February 2026.
    E2026,
}

/// One pair of a round, or a player left over. Written to JSON as
/// `{"white":1,"black":4}` or `{"white":7,"bye":true}`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    /// White.
    pub white: PlayerId,
    /// Black; `None` is a pairing bye.
    pub black: Option<PlayerId>,
}

impl Pair {
    /// White, and Black if there is one.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        [Some(self.white), self.black].into_iter().flatten()
    }
}

#[derive(Serialize, Deserialize)]
struct PairText {
    white: PlayerId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    black: Option<PlayerId>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    bye: bool,
}

impl Serialize for Pair {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = PairText {
            white: self.white,
            black: self.black,
            bye: self.black.is_none(),
        };
        text.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Pair {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Pair, D::Error> {
        let text = PairText::deserialize(deserializer)?;
        if text.bye != text.black.is_none() {
            let message = "a pair has either `black` or `\"bye\":true`";
            return Err(serde::de::Error::custom(message));
        }
        Ok(Pair {
            white: text.white,
            black: text.black,
        })
    }
}

/// As its sentence.
impl Serialize for PairingError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why a round cannot be paired.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PairingError {
    /// Nobody to pair.
    #[error("{who} to pair: enter at least two", who = crowd(*.0))]
    TooFew(usize),
    /// The absolute criteria leave no pairing.
    #[error(
        "no pairing of all players keeps the absolute rules (nobody meets twice, no bye twice, \
         colours): allow a pair by hand, or end the event"
    )]
    Impossible,
    /// An earlier round has games without result.
    #[error("round {0} still has games without result: enter them first")]
    Unfinished(u16),
    /// All rounds have been paired.
    #[error("every round of the event is paired (rounds: {0}): raise the number of rounds")]
    Over(u16),
    /// Knock-out: a tie ended level.
    #[error(
        "the tie of {0} and {1} is level: enter their play-off, or a deciding result for its \
         last game"
    )]
    Undecided(PlayerId, PlayerId),
    /// Scheveningen needs two teams.
    #[error("this system needs exactly two teams of the same size: complete the teams")]
    TwoTeams,
    /// A system that makes no pairs.
    #[error("the system `{0}` makes no pairs by itself: name the pairs")]
    ByHand(System),
}

/// Pairs a round (from 1) by a system, from what happened in the rounds before
/// it. Boards come in their order: most points first. In team events the numbers
/// are those of the teams.
///
/// # Errors
///
/// If it cannot be paired.
pub fn pair_round(event: &Event, round: u16, system: System) -> Result<Vec<Pair>, PairingError> {
    pair_present(event, round, system, None)
}

pub(crate) fn pair_present(
    event: &Event,
    round: u16,
    system: System,
    present: Option<&BTreeSet<PlayerId>>,
) -> Result<Vec<Pair>, PairingError> {
    let before = usize::from(round.saturating_sub(1));
    let unfinished = event
        .rounds
        .iter()
        .take(before)
        .position(|r| !r.is_finished());
    if let Some(index) = unfinished {
        return Err(PairingError::Unfinished(
            u16::try_from(index + 1).unwrap_or(u16::MAX),
        ));
    }
    if let Some(pairs) = by_table(event, round, system) {
        return pairs;
    }
    match system {
        System::Dutch2026 => swiss::dutch(event, round, Edition::E2026, present),
        System::Dutch2017 => swiss::dutch(event, round, Edition::E2017, present),
        System::FmjdRating => swiss::fmjd(event, round, fmjd::Style::Rating, present),
        System::FmjdRatingColours => swiss::fmjd(event, round, fmjd::Style::RatingColours, present),
        System::FmjdSolkoff => swiss::fmjd(event, round, fmjd::Style::Solkoff, present),
        System::TeamSwiss => swiss::teams(event, round, present),
        System::KnockOut => knock_out::pair(event, round),
        other => Err(PairingError::ByHand(other)),
    }
}

/// A round of a system in which the entry list alone gives every round, whatever
/// was played before; `None` for the others.
fn by_table(event: &Event, round: u16, system: System) -> Option<Result<Vec<Pair>, PairingError>> {
    Some(match system {
        System::RoundRobin => tables::round_robin(event, &players(event), round, 1),
        System::DoubleRoundRobin => tables::round_robin(event, &players(event), round, 2),
        System::TeamRoundRobin => tables::round_robin(event, &teams(event), round, 1),
        System::Scheveningen => tables::two_teams(event, round),
        _ => return None,
    })
}

fn players(event: &Event) -> Vec<PlayerId> {
    event.players.iter().map(|p| p.id).collect()
}

/// How many are too few, in words.
fn crowd(count: usize) -> String {
    match count {
        0 => "there is nobody".to_owned(),
        1 => "there is only one".to_owned(),
        more => format!("there are only {more}"),
    }
}

/// Teams under the guise of players.
fn teams(event: &Event) -> Vec<PlayerId> {
    event.teams.iter().map(|t| PlayerId(t.id.0)).collect()
}

/// The players whom the pairing of a round that was made had to place.
pub(crate) fn placed(event: &Event, round: u16) -> BTreeSet<PlayerId> {
    if event.regulations.system.is_team() {
        let pairs = pairs_of(event, round).unwrap_or_default();
        return pairs.iter().flat_map(Pair::players).collect();
    }
    let Ok(round) = event.round(round) else {
        return BTreeSet::new();
    };
    let mut players: BTreeSet<PlayerId> = round
        .boards
        .iter()
        .flat_map(|b| [b.white, b.black])
        .collect();
    players.extend(
        round
            .byes
            .iter()
            .filter(|b| b.kind == ByeKind::Pairing)
            .map(|b| b.player),
    );
    players
}
