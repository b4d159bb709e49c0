//! Why two players do not meet in a round.

use std::collections::BTreeSet;

use damier_game::Side;
use serde::Serialize;

use super::dutch::{self, Draw, rate};
use super::field::{Field, Wish};
use super::rewind::as_paired;
use super::team::Teams;
use super::{Edition, Pair, PairingError, pair_present, pairs_of, placed, team};
use crate::Fraction;
use crate::model::{ByeKind, Event, PlayerId, System};

/// One reason why two players do not meet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Obstacle {
    /// They do meet.
    TheyMeet,
    /// One of them is not paired in that round.
    NotPaired {
        /// Who.
        player: PlayerId,
        /// Which bye he has, if any.
        bye: Option<ByeKind>,
    },
    /// They have met over the board.
    HaveMet {
        /// In which rounds.
        rounds: Vec<u16>,
    },
    /// The arbiter forbade it.
    Forbidden,
    /// Both must have the same colour and neither is a top scorer.
    SameColour {
        /// Which.
        colour: Side,
    },
    /// The pair made by hand gives somebody one colour for the third time running.
    ColourAgain {
        /// Whom.
        player: PlayerId,
        /// Which.
        colour: Side,
    },
    /// The bye given by hand goes to somebody who has had one.
    RestAgain {
        /// Who.
        player: PlayerId,
    },
    /// The table of the round robin puts them into another round.
    OtherRound {
        /// Which.
        round: u16,
    },
    /// If they met, the others could not all be paired.
    NoCompletePairing,
    /// If they met, a criterion would be fulfilled less well.
    Worse {
        /// Its number in the text, for example 12 for C12.
        criterion: u8,
        /// Points of the bracket in which it happens.
        bracket: Fraction,
        /// What it counts as it is: so many players, or their points.
        now: Vec<Fraction>,
        /// What it would count.
        then: Vec<Fraction>,
    },
    /// Their meeting is as good, but comes later in the order of generation
    /// (transpositions and exchanges).
    LaterCandidate,
    /// They stand in different point groups.
    DifferentGroups {
        /// Points of the first.
        first: Fraction,
        /// Points of the second.
        second: Fraction,
    },
    /// The order inside the group gives both other partners.
    OrderInGroup,
    /// The arbiter paired this round otherwise than the system; what follows is
    /// said of the system.
    ByHand,
    /// A result was corrected after the round had been paired; what follows is said
    /// of the results as they stood then.
    Corrected {
        /// Of which round.
        round: u16,
    },
    /// The arbiter makes all pairs of the event.
    Arbiter,
    /// The tree of a knock-out brings them together later.
    Tree {
        /// In which tie at the earliest, from 1.
        stage: u16,
    },
}

impl Obstacle {
    /// Whether it is itself a reason, and not a remark on what the others mean.
    const fn keeps_apart(&self) -> bool {
        !matches!(self, Obstacle::ByHand | Obstacle::Corrected { .. })
    }
}

/// The answer to "why is A not paired with B?".
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Explanation {
    /// Round, from 1.
    pub round: u16,
    /// The two asked about.
    pub players: [PlayerId; 2],
    /// Reasons, the decisive one first.
    pub obstacles: Vec<Obstacle>,
    /// The partners that the system gives them.
    pub partners: [Option<PlayerId>; 2],
    /// The whole round as it would be if they had to meet, where there is one.
    pub instead: Option<Vec<Pair>>,
}

/// Says why two players do not meet in a round (from 1), whether it was paired
/// already or is the next one.
///
/// # Errors
///
/// If the round itself cannot be paired.
pub fn explain(
    event: &Event,
    round: u16,
    system: System,
    a: PlayerId,
    b: PlayerId,
) -> Result<Explanation, PairingError> {
    let (stood, corrected) = as_paired(event, round);
    let event = &*stood;
    let made = (round < event.next_round()).then(|| placed(event, round));
    let written = pairs_of(event, round).ok();
    let own = system == event.regulations.system;
    let by_system = match (system, &written) {
        (System::Manual, Some(written)) => written.clone(),
        (System::Manual, None) => Vec::new(),
        _ => pair_present(event, round, system, made.as_ref())?,
    };
    // Who met is what counts, not who should have.
    let pairs = written.filter(|_| own).unwrap_or_else(|| by_system.clone());
    let partner = |player: PlayerId| {
        pairs.iter().find_map(|p| match p.black {
            Some(black) if p.white == player => Some(black),
            Some(black) if black == player => Some(p.white),
            _ => None,
        })
    };
    let mut explanation = Explanation {
        round,
        players: [a, b],
        obstacles: Vec::new(),
        partners: [partner(a), partner(b)],
        instead: None,
    };
    if partner(a) == Some(b) {
        explanation.obstacles.push(Obstacle::TheyMeet);
        return Ok(explanation);
    }
    if !system.is_round_robin() {
        let corrected = corrected.into_iter();
        let corrected = corrected.map(|round| Obstacle::Corrected { round });
        explanation.obstacles.extend(corrected);
    }
    if of_pair(&by_system, a) != of_pair(&pairs, a) || of_pair(&by_system, b) != of_pair(&pairs, b)
    {
        explanation.obstacles.push(Obstacle::ByHand);
        if of_pair(&by_system, a) == Some(Some(b)) {
            return Ok(explanation);
        }
    }
    if system.is_round_robin() {
        explanation
            .obstacles
            .extend(other_rounds(event, system, a, b));
    } else if system == System::KnockOut {
        explanation.obstacles.extend(in_tree(event, &pairs, a, b));
    } else {
        Why {
            event,
            round,
            system,
            made,
            a,
            b,
        }
        .add(&mut explanation);
    }
    Ok(explanation)
}

/// With whom somebody is paired, if at all; `Some(None)` is a bye.
fn of_pair(pairs: &[Pair], player: PlayerId) -> Option<Option<PlayerId>> {
    pairs.iter().find_map(|p| match p.black {
        None if p.white == player => Some(None),
        Some(black) if p.white == player => Some(Some(black)),
        Some(black) if black == player => Some(Some(p.white)),
        _ => None,
    })
}

/// Knock-out: who is out, or when the tree brings two together.
fn in_tree(event: &Event, pairs: &[Pair], a: PlayerId, b: PlayerId) -> Vec<Obstacle> {
    let out: Vec<Obstacle> = [a, b]
        .into_iter()
        .filter(|player| of_pair(pairs, *player).is_none())
        .map(|player| Obstacle::NotPaired { player, bye: None })
        .collect();
    if !out.is_empty() {
        return out;
    }
    let order = super::seeds(event.players.len().next_power_of_two());
    let place = |player: PlayerId| {
        let index = event.players.iter().position(|p| p.id == player)?;
        order.iter().position(|seed| *seed == index + 1)
    };
    let (Some(a), Some(b)) = (place(a), place(b)) else {
        return Vec::new();
    };
    let stage = (1..16).find(|stage| a >> stage == b >> stage).unwrap_or(16);
    vec![Obstacle::Tree { stage }]
}

fn other_rounds(event: &Event, system: System, a: PlayerId, b: PlayerId) -> Vec<Obstacle> {
    (1..=u16::MAX)
        .map_while(|round| Some((round, super::by_table(event, round, system)?.ok()?)))
        .filter(|(_, pairs)| {
            pairs
                .iter()
                .any(|p| (p.white, p.black) == (a, Some(b)) || (p.white, p.black) == (b, Some(a)))
        })
        .map(|(round, _)| Obstacle::OtherRound { round })
        .collect()
}

struct Why<'a> {
    event: &'a Event,
    round: u16,
    system: System,
    made: Option<BTreeSet<PlayerId>>,
    a: PlayerId,
    b: PlayerId,
}

impl Why<'_> {
    fn add(&self, explanation: &mut Explanation) {
        if self.system == System::TeamSwiss {
            return self.add_of_teams(explanation);
        }
        let edition = match self.system {
            System::Dutch2017 => Edition::E2017,
            _ => Edition::E2026,
        };
        let field = Field::of(self.event, self.round, edition, self.made.as_ref());
        let obstacles = &mut explanation.obstacles;
        let (place_a, place_b) = (field.place_of(self.a), field.place_of(self.b));
        for (player, place) in [(self.a, place_a), (self.b, place_b)] {
            if place.is_none() {
                obstacles.push(Obstacle::NotPaired {
                    player,
                    bye: self.bye_of(player),
                });
            }
        }
        let (Some(a), Some(b)) = (place_a, place_b) else {
            return;
        };
        let dutch = matches!(self.system, System::Dutch2026 | System::Dutch2017);
        if field.have_met(a, b) {
            obstacles.push(Obstacle::HaveMet {
                rounds: self.meetings(),
            });
        } else if field.is_barred(a, b) {
            obstacles.push(Obstacle::Forbidden);
        }
        if dutch
            && field.colours_clash(a, b)
            && let Some(colour) = field.players[a].colour
        {
            obstacles.push(Obstacle::SameColour { colour });
        }
        if obstacles.iter().any(Obstacle::keeps_apart) {
            return;
        }
        if self.system == System::Manual {
            obstacles.push(Obstacle::Arbiter);
            return;
        }
        if dutch {
            let (obstacle, instead) = compared(field, edition, a, b);
            obstacles.push(obstacle);
            explanation.instead = instead;
            return;
        }
        let (one, other) = (&field.players[a], &field.players[b]);
        obstacles.push(if one.score == other.score {
            Obstacle::OrderInGroup
        } else {
            Obstacle::DifferentGroups {
                first: field.points(one.score),
                second: field.points(other.score),
            }
        });
    }

    /// Teams: what keeps them apart, else the first criterion that suffers.
    fn add_of_teams(&self, explanation: &mut Explanation) {
        let teams = Teams::of(self.event, self.round, self.made.as_ref());
        let obstacles = &mut explanation.obstacles;
        let places = [self.a, self.b].map(|id| (id, teams.place_of(id)));
        for (player, _) in places.iter().filter(|(_, place)| place.is_none()) {
            let (player, bye) = (*player, self.bye_of(*player));
            obstacles.push(Obstacle::NotPaired { player, bye });
        }
        let [(_, Some(a)), (_, Some(b))] = places else {
            return;
        };
        if teams.have_met(a, b) {
            let rounds = self.meetings();
            obstacles.push(Obstacle::HaveMet { rounds });
        } else if !teams.may_meet(a, b) {
            obstacles.push(Obstacle::Forbidden);
        } else {
            let (obstacle, instead) = teams_compared(&teams, a, b);
            obstacles.push(obstacle);
            explanation.instead = instead;
        }
    }

    fn bye_of(&self, player: PlayerId) -> Option<ByeKind> {
        let made = self.event.round(self.round).ok();
        let bye = made.and_then(|r| {
            if self.event.regulations.system.is_team() {
                let mut byes = r.team_byes.iter();
                return byes.find(|b| b.team.0 == player.0).map(|b| b.kind);
            }
            r.byes.iter().find(|b| b.player == player).map(|b| b.kind)
        });
        bye.or_else(|| self.event.requested(self.round).get(&player).copied())
    }

    fn meetings(&self) -> Vec<u16> {
        let before = (1..self.round).zip(&self.event.rounds);
        let both = |a, b| [(self.a, self.b), (self.b, self.a)].contains(&(a, b));
        let teams = self.event.regulations.system.is_team();
        let met = before.filter(|(_, round)| {
            if teams {
                let mut matches = round.matches.iter();
                return matches.any(|m| both(PlayerId(m.white.0), PlayerId(m.black.0)));
            }
            let mut boards = round.boards.iter();
            boards.any(|board| board.result.is_played() && both(board.white, board.black))
        });
        met.map(|(number, _)| number).collect()
    }
}

/// Lets the two meet and compares: the first criterion that suffers.
fn compared(field: Field, edition: Edition, a: usize, b: usize) -> (Obstacle, Option<Vec<Pair>>) {
    let mut forced = field.clone();
    for other in (0..field.players.len()).filter(|o| ![a, b].contains(o)) {
        forced.bar(a, other);
        forced.bar(b, other);
    }
    for index in [a, b] {
        forced.players[index].may_rest = false;
    }
    let (Some(now), Some(then)) = (dutch::pair(&field, edition), dutch::pair(&forced, edition))
    else {
        return (Obstacle::NoCompletePairing, None);
    };
    let obstacle = first_loss(&field, edition, &now, &then);
    (obstacle, Some(super::swiss::boards(&field, then)))
}

/// The same of teams.
fn teams_compared(teams: &Teams, a: usize, b: usize) -> (Obstacle, Option<Vec<Pair>>) {
    let mut forced = teams.clone();
    for other in (0..teams.list.len()).filter(|o| ![a, b].contains(o)) {
        forced.bar(a, other);
        forced.bar(b, other);
    }
    [a, b].into_iter().for_each(|t| forced.deny_rest(t));
    let (Some(now), Some(then)) = (team::draw(teams), team::draw(&forced)) else {
        return (Obstacle::NoCompletePairing, None);
    };
    let instead = Some(team::boards(teams, &then));
    for (real, other) in team::rate(teams, &now)
        .iter()
        .zip(&team::rate(teams, &then))
    {
        if (real.score, real.criterion) != (other.score, other.criterion) {
            break;
        }
        if real.value != other.value {
            // Better here, and yet not chosen: the following group suffers (C6).
            let ahead = other.value < real.value;
            let obstacle = Obstacle::Worse {
                criterion: if ahead { 6 } else { real.criterion },
                bracket: real.score,
                now: real.value.clone(),
                then: other.value.clone(),
            };
            return (obstacle, instead);
        }
    }
    (Obstacle::LaterCandidate, instead)
}

fn first_loss(field: &Field, edition: Edition, now: &Draw, then: &Draw) -> Obstacle {
    let (now, then) = (rate(field, now, edition), rate(field, then, edition));
    for (real, other) in now.iter().zip(&then) {
        if (real.score, real.criterion) != (other.score, other.criterion) {
            break;
        }
        if real.value != other.value {
            // Better here, and yet not chosen: then it suffers below (C8).
            let ahead = other.value < real.value;
            let criterion = match (ahead, edition) {
                (false, _) => real.criterion,
                (true, Edition::E2026) => 8,
                (true, Edition::E2017) => 7,
            };
            return Obstacle::Worse {
                criterion,
                bracket: field.points(real.score),
                now: real.value.clone(),
                then: other.value.clone(),
            };
        }
    }
    Obstacle::LaterCandidate
}

/// What colour somebody wishes in the next round, and how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColourWish {
    /// None: he has not played.
    None,
    /// To alternate.
    Mild(Side),
    /// One more game with the other colour.
    Strong(Side),
    /// Two more, or twice running.
    Absolute(Side),
}

/// Colour wishes of everybody to be paired in a round, by the Dutch rules; of teams
/// by theirs.
pub fn colour_wishes(event: &Event, round: u16) -> Vec<(PlayerId, ColourWish)> {
    if event.regulations.system == System::TeamSwiss {
        return Teams::of(event, round, None).wishes();
    }
    let field = Field::of(event, round, Edition::E2026, None);
    let wish = |wish: Wish, colour: Option<Side>| match (wish, colour) {
        (Wish::Mild, Some(side)) => ColourWish::Mild(side),
        (Wish::Strong, Some(side)) => ColourWish::Strong(side),
        (Wish::Absolute, Some(side)) => ColourWish::Absolute(side),
        _ => ColourWish::None,
    };
    field
        .players
        .iter()
        .map(|p| (p.id, wish(p.wish, p.colour)))
        .collect()
}
