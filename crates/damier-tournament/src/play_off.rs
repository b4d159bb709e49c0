//! Who may play off for which place, and the play-offs of an event.
//!
//! Whose turn it is in one and who has won are the referee's matter; here is what
//! standings and the tree of a knock-out say.

use std::collections::BTreeSet;

use crate::model::{Event, EventError, PlayOff, PlayOffForm, PlayerId, System, TeamId};
use crate::pairing::level_ties;
use crate::standings::{Ranking, Standings, standings};

/// Those who share a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tie {
    /// The place.
    pub place: usize,
    /// Who shares it: players, or teams by their numbers.
    pub players: Vec<PlayerId>,
}

/// A play-off that is to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The place played for.
    pub place: usize,
    /// How it is played.
    pub form: PlayOffForm,
    /// Who plays, of those who share the place, White of the first game first; nobody:
    /// all of them.
    pub players: Vec<PlayerId>,
    /// Lots: the order that was drawn.
    pub order: Vec<PlayerId>,
}

/// Why a play-off cannot begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayOffFault {
    /// Results are missing still.
    NotOver,
    /// Nobody in the standings has that number, or it is named twice.
    Number(PlayerId),
    /// Fewer than two are named.
    TooFew,
    /// The place is not shared, or not by all who are named.
    NotShared {
        /// The place.
        place: usize,
        /// Who stands there.
        there: Vec<PlayerId>,
        /// Whether anybody was named.
        named: bool,
    },
    /// Ties of a knock-out wait for their play-offs, and this is none of them, or it
    /// could be any of several.
    NotLevel {
        /// The ties that wait.
        level: Vec<Tie>,
    },
    /// One of them is playing one already.
    Playing(PlayerId),
    /// The lots do not name each of these once.
    Lots(Vec<PlayerId>),
    /// The form is for two.
    ForTwo,
    /// Lots: another one than is paired in the next stage of the knock-out would go on.
    GoesOn {
        /// The first round that would have to be paired again, from 1.
        round: u16,
        /// Who met in the tie.
        tie: [PlayerId; 2],
    },
}

/// Every place that several share; in a knock-out, as long as ties are level, those
/// ties: two by two, however many share a place meanwhile. While it goes on no place is
/// shared for good.
pub fn ties(event: &Event) -> Vec<Tie> {
    let order = order(event);
    let level = level_ties(event);
    if level.is_empty() && is_cup_going_on(event) {
        return Vec::new();
    }
    if level.is_empty() {
        return shared(&order);
    }
    let place = |id: PlayerId| order.line(id.0).map_or(1, |line| line.place);
    let tie = |players: [PlayerId; 2]| Tie {
        place: place(players[0]).min(place(players[1])),
        players: players.to_vec(),
    };
    level.into_iter().map(tie).collect()
}

/// Whether an event is a knock-out with rounds to come.
pub fn is_cup_going_on(event: &Event) -> bool {
    event.regulations.system == System::KnockOut && !event.is_over()
}

/// The ties that can be played off now: the results are in, and none of them plays
/// already.
pub fn due(event: &Event) -> Vec<Tie> {
    if !event.may_play_off() {
        return Vec::new();
    }
    let mut ties = ties(event);
    ties.retain(|tie| playing(event, &tie.players).is_none());
    ties
}

/// Begins a play-off; the answer is its index.
///
/// # Errors
///
/// Why not; then the event stays as it is.
pub fn begin(event: &mut Event, wanted: &Wanted) -> Result<usize, PlayOffFault> {
    if !event.may_play_off() {
        return Err(PlayOffFault::NotOver);
    }
    let players = who_plays(event, wanted.place, &wanted.players)?;
    if let Some(player) = playing(event, &players) {
        return Err(PlayOffFault::Playing(player));
    }
    let for_any = matches!(wanted.form, PlayOffForm::RoundRobin | PlayOffForm::Lots);
    if !for_any && players.len() != 2 {
        return Err(PlayOffFault::ForTwo);
    }
    let mut order = Vec::new();
    if wanted.form == PlayOffForm::Lots {
        let mut drawn = wanted.order.clone();
        let mut all = players.clone();
        drawn.sort_unstable();
        all.sort_unstable();
        if drawn != all {
            return Err(PlayOffFault::Lots(players));
        }
        order = wanted.order.iter().map(|id| vec![*id]).collect();
    }
    let open = PlayOff {
        place: wanted.place,
        form: wanted.form,
        players,
        games: Vec::new(),
        order: Vec::new(),
    };
    let index = event.play_offs.len();
    event.play_offs.push(open.clone());
    let drawn = event.set_play_off(index, PlayOff { order, ..open });
    if let Err(EventError::GoesOn { round, one, other }) = drawn {
        event.play_offs.pop();
        let tie = [one, other];
        return Err(PlayOffFault::GoesOn { round, tie });
    }
    Ok(index)
}

/// The indices of the play-offs that are being played, of those for a place and of
/// those in which everybody named plays.
pub fn under_way(event: &Event, place: Option<usize>, players: &[PlayerId]) -> Vec<usize> {
    let is_meant = |play_off: &PlayOff| {
        !play_off.is_decided()
            && place.is_none_or(|place| place == play_off.place)
            && players.iter().all(|id| play_off.players.contains(id))
    };
    let all = event.play_offs.iter().enumerate();
    all.filter(|(_, play_off)| is_meant(play_off))
        .map(|(index, _)| index)
        .collect()
}

/// After which round (from 1) a play-off is played: in a knock-out after the last game
/// of the tie that it decides, else after the last round.
pub fn round_of(event: &Event, play_off: &PlayOff) -> u16 {
    let last = event.next_round() - 1;
    let [one, other] = play_off.players[..] else {
        return last;
    };
    if event.regulations.system != System::KnockOut {
        return last;
    }
    let met = event.rounds.iter().rposition(|round| {
        let board = round.board_of(one);
        board.is_some_and(|(_, board)| board.white == other || board.black == other)
    });
    met.and_then(|index| u16::try_from(index + 1).ok())
        .unwrap_or(last)
}

fn order(event: &Event) -> Standings {
    standings(event, &Ranking::of(event), None)
}

fn shared(order: &Standings) -> Vec<Tie> {
    let groups = order.lines.chunk_by(|a, b| a.place == b.place);
    groups
        .filter(|group| group.len() > 1)
        .map(|group| Tie {
            place: group[0].place,
            players: group.iter().map(|line| PlayerId(line.id)).collect(),
        })
        .collect()
}

/// Which of them plays a play-off that is not decided.
fn playing(event: &Event, players: &[PlayerId]) -> Option<PlayerId> {
    let mut open = event.play_offs.iter().filter(|p| !p.is_decided());
    open.find_map(|p| players.iter().find(|id| p.players.contains(id)).copied())
}

/// Those of a tie at a place who are named, in the order in which they are; all of them,
/// in the order of the table, if nobody is named.
fn who_plays(
    event: &Event,
    place: usize,
    named: &[PlayerId],
) -> Result<Vec<PlayerId>, PlayOffFault> {
    let mut seen = BTreeSet::new();
    let is_there = |id: PlayerId| match event.regulations.teams {
        Some(_) if !event.teams.is_empty() => event.team(TeamId(id.0)).is_some(),
        _ => event.player(id).is_some(),
    };
    if let Some(id) = named
        .iter()
        .find(|id| !seen.insert(**id) || !is_there(**id))
    {
        return Err(PlayOffFault::Number(*id));
    }
    if named.len() == 1 {
        return Err(PlayOffFault::TooFew);
    }
    let is_tree = !level_ties(event).is_empty();
    let all = ties(event);
    let fits = |tie: &&Tie| {
        let is_named = named.iter().all(|id| tie.players.contains(id));
        tie.place == place && is_named
    };
    let mut fitting = all.iter().filter(fits);
    match (fitting.next(), fitting.next()) {
        (Some(tie), None) if named.is_empty() => Ok(tie.players.clone()),
        (Some(_), None) => Ok(named.to_vec()),
        _ if is_tree => Err(PlayOffFault::NotLevel { level: all }),
        _ => {
            let order = order(event);
            let there = order.lines.iter().filter(|line| line.place == place);
            Err(PlayOffFault::NotShared {
                place,
                there: there.map(|line| PlayerId(line.id)).collect(),
                named: !named.is_empty(),
            })
        }
    }
}
