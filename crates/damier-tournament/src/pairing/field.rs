//! What pairing engines know of the players before a round.

use std::collections::BTreeSet;

use damier_game::Side;

use super::Edition;
use super::first_colour::{first_colour, placed_in};
use crate::Fraction;
use crate::model::{Event, PlayerId};
use crate::table::{Slot, Table};

/// A step out of the own score group in an earlier round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Float {
    /// None.
    None,
    /// Met somebody with fewer points, or was left over.
    Down,
    /// Met somebody with more points.
    Up,
}

/// How much a colour is wished for (C.04.3 1.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Wish {
    /// Has not played.
    None,
    /// To alternate.
    Mild,
    /// One game more with one colour.
    Strong,
    /// Two more, or the same colour twice running.
    Absolute,
}

/// One player to be paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entrant {
    pub(crate) id: PlayerId,
    /// Number among those who take part, from 0.
    pub(crate) rank: usize,
    /// Points, with those that count for pairing only, as whole number.
    pub(crate) score: i64,
    /// Points that really count.
    pub(crate) real_score: i64,
    /// Colours of the games played, oldest first.
    pub(crate) colours: Vec<Side>,
    /// Games with White less games with Black.
    pub(crate) difference: i64,
    /// The colour of the last two games, if it was the same.
    pub(crate) repeated: Option<Side>,
    /// The colour wished for.
    pub(crate) colour: Option<Side>,
    pub(crate) wish: Wish,
    /// In the round before, and in the one before that.
    pub(crate) floats: [Float; 2],
    /// Whether he may be left over.
    pub(crate) may_rest: bool,
    /// Rounds he did not play.
    pub(crate) unplayed: u16,
    /// More than half of what was possible, before the last round.
    pub(crate) top: bool,
    pub(crate) rating: Option<u32>,
}

impl Entrant {
    /// Whether a colour difference of more than one forces the colour.
    pub(crate) const fn is_lopsided(&self) -> bool {
        self.difference.abs() > 1
    }

    /// Before whom he stands: more points, then the lower number.
    pub(crate) fn before(&self, other: &Entrant) -> bool {
        (other.score, self.rank) < (self.score, other.rank)
    }
}

/// A set of couples of players: one bit for each, so that fields of thousands
/// stay in the cache.
#[derive(Clone, Debug)]
struct Couples {
    /// Words a row.
    width: usize,
    bits: Vec<u64>,
}

impl Couples {
    fn none_of(players: usize) -> Couples {
        let width = players.div_ceil(64);
        Couples {
            width,
            bits: vec![0; width * players],
        }
    }

    fn insert(&mut self, a: usize, b: usize) {
        self.bits[a * self.width + b / 64] |= 1 << (b % 64);
        self.bits[b * self.width + a / 64] |= 1 << (a % 64);
    }

    fn contains(&self, a: usize, b: usize) -> bool {
        self.bits[a * self.width + b / 64] >> (b % 64) & 1 == 1
    }
}

/// Everybody to be paired in a round, in the order of the system.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    /// By points, then by number.
    pub(crate) players: Vec<Entrant>,
    /// Who must not meet.
    barred: Couples,
    /// Why: met before.
    met: Couples,
    pub(crate) last_round: bool,
    pub(crate) rounds_done: u16,
    /// One point in the unit of the scores.
    pub(crate) one_point: i64,
    pub(crate) first_colour: Side,
}

impl Field {
    /// The field of a round (from 1), before it is paired. `present` says who
    /// is to be paired; without it everybody who is in and has not asked for a
    /// bye. Teams are numbered like players.
    pub(crate) fn of(
        event: &Event,
        round: u16,
        edition: Edition,
        present: Option<&BTreeSet<PlayerId>>,
    ) -> Field {
        let table = Table::of(event, Some(round.saturating_sub(1)));
        let scores = Scores::new(event, &table);
        let absent = event.requested(round);
        let is_in = |id: PlayerId| match present {
            Some(present) => present.contains(&id),
            None if table.teams => !absent.contains_key(&id),
            None => event.player(id).is_some_and(|p| p.is_in(round)) && !absent.contains_key(&id),
        };
        // Whatever became of the games: one struck from the table was paired, too.
        let earlier = event.rounds.iter().take(table.rounds.into());
        let placed: BTreeSet<PlayerId> = earlier.flat_map(placed_in).collect();
        let mut rank = 0;
        let mut rows = Vec::new();
        let mut players = Vec::new();
        let mut by_start: Vec<usize> = (0..table.rows.len()).collect();
        by_start.sort_by_key(|row| (table.rows[*row].start, table.rows[*row].id));
        for index in by_start {
            let row = &table.rows[index];
            let id = PlayerId(row.id);
            let active = is_in(id);
            if active {
                rows.push(index);
                players.push(entrant(&table, &scores, index, id, rank, edition));
            }
            // Somebody never paired does not take up a number.
            rank += usize::from(active || placed.contains(&id));
        }
        let last_round = table.rounds + 1 >= event.regulations.rounds;
        let most = scores.whole(table.win * Fraction::whole(table.rounds.into()));
        if last_round {
            players.iter_mut().for_each(|p| p.top = p.score * 2 > most);
        }
        let mut order: Vec<usize> = (0..players.len()).collect();
        order.sort_by_key(|i| (-players[*i].score, players[*i].rank));
        let rows: Vec<usize> = order.iter().map(|i| rows[*i]).collect();
        let players: Vec<Entrant> = order.iter().map(|i| players[*i].clone()).collect();
        let mut field = Field {
            barred: Couples::none_of(players.len()),
            met: Couples::none_of(players.len()),
            players,
            last_round,
            rounds_done: table.rounds,
            one_point: scores.whole(Fraction::ONE),
            first_colour: first_colour(event),
        };
        field.bar_met(&table, &rows);
        field.bar_forbidden(event, round);
        field
    }

    fn bar_met(&mut self, table: &Table, rows: &[usize]) {
        let mut place = vec![None; table.rows.len()];
        for (index, row) in rows.iter().enumerate() {
            place[*row] = Some(index);
        }
        for (index, row) in rows.iter().enumerate() {
            let played = table.rows[*row].slots.iter().filter_map(Slot::played);
            for other in played.filter_map(|game| place[game.opponent]) {
                self.met.insert(index, other);
                self.barred.insert(index, other);
            }
        }
    }

    fn bar_forbidden(&mut self, event: &Event, round: u16) {
        let count = self.players.len();
        for group in event
            .forbidden
            .iter()
            .filter(|g| (g.first..=g.last).contains(&round))
        {
            let inside: Vec<usize> = (0..count)
                .filter(|i| group.players.contains(&self.players[*i].id))
                .collect();
            for a in &inside {
                for b in inside.iter().filter(|b| *b != a) {
                    self.barred.insert(*a, *b);
                }
            }
        }
    }

    /// Forbids one pair more.
    pub(crate) fn bar(&mut self, a: usize, b: usize) {
        self.barred.insert(a, b);
    }

    /// Whether two have met over the board.
    pub(crate) fn have_met(&self, a: usize, b: usize) -> bool {
        self.met.contains(a, b)
    }

    /// Whether two must not meet, whatever their colours.
    pub(crate) fn is_barred(&self, a: usize, b: usize) -> bool {
        self.barred.contains(a, b)
    }

    /// Whether two want the same colour absolutely and neither is a top scorer.
    pub(crate) fn colours_clash(&self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.players[a], &self.players[b]);
        a.wish == Wish::Absolute
            && b.wish == Wish::Absolute
            && a.colour == b.colour
            && !a.top
            && !b.top
    }

    /// Whether two may meet by the absolute criteria of the Dutch system.
    pub(crate) fn may_meet(&self, a: usize, b: usize) -> bool {
        !self.is_barred(a, b) && !self.colours_clash(a, b)
    }

    /// A score in points of the event.
    pub(crate) fn points(&self, score: i64) -> Fraction {
        Fraction::whole(score) / Fraction::whole(self.one_point)
    }

    /// Place in the order of a player.
    pub(crate) fn place_of(&self, id: PlayerId) -> Option<usize> {
        self.players.iter().position(|p| p.id == id)
    }
}

/// Points as whole numbers, with those that count for pairing only.
pub(crate) struct Scores {
    unit: Fraction,
    /// Points for pairing by row and round (index 0: before round 1).
    extra: Vec<Vec<Fraction>>,
    /// Points after so many rounds.
    sums: Vec<Vec<Fraction>>,
}

impl Scores {
    pub(crate) fn new(event: &Event, table: &Table) -> Scores {
        let rounds = usize::from(table.rounds);
        let extra: Vec<Vec<Fraction>> = table
            .rows
            .iter()
            .map(|row| {
                let id = PlayerId(row.id);
                (1..=table.rounds + 1)
                    .map(|round| accelerated(event, id, round))
                    .collect()
            })
            .collect();
        let sums: Vec<Vec<Fraction>> = table
            .rows
            .iter()
            .map(|row| {
                let mut sum = Fraction::ZERO;
                let mut list = vec![sum];
                list.extend(row.slots.iter().take(rounds).map(|slot| {
                    sum += slot.points();
                    sum
                }));
                list
            })
            .collect();
        let all = extra.iter().chain(&sums).flatten().chain([&table.win]);
        let unit = all.fold(1_i64, |unit, f| lcm(unit, f.denominator()));
        Scores {
            unit: Fraction::whole(unit),
            extra,
            sums,
        }
    }

    fn whole(&self, points: Fraction) -> i64 {
        (points * self.unit).numerator()
    }

    /// Points for pairing after so many rounds.
    fn after(&self, row: usize, rounds: usize) -> i64 {
        self.whole(self.sums[row][rounds] + self.extra[row][rounds])
    }
}

fn lcm(a: i64, b: i64) -> i64 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x.max(1)).saturating_mul(b)
}

pub(super) fn accelerated(event: &Event, player: PlayerId, round: u16) -> Fraction {
    let of = event
        .accelerations
        .iter()
        .filter(|a| (a.first..=a.last).contains(&round) && (a.from..=a.to).contains(&player));
    of.map(|a| a.points).sum()
}

fn entrant(
    table: &Table,
    scores: &Scores,
    row: usize,
    id: PlayerId,
    rank: usize,
    edition: Edition,
) -> Entrant {
    let slots = &table.rows[row].slots;
    let colours: Vec<Side> = slots
        .iter()
        .filter_map(|s| Some(s.played()?.side))
        .collect();
    let whites = colours.iter().filter(|c| **c == Side::White).count();
    let difference =
        2 * i64::try_from(whites).unwrap_or(0) - i64::try_from(colours.len()).unwrap_or(0);
    let repeated = match colours[..] {
        [.., a, b] if a == b => Some(a),
        _ => None,
    };
    let lower = if difference > 0 {
        Side::Black
    } else {
        Side::White
    };
    let colour = match (difference.abs(), repeated, colours.last()) {
        (2.., _, _) => Some(lower),
        (_, Some(side), _) => Some(!side),
        (1, _, _) => Some(lower),
        (_, _, Some(side)) => Some(!*side),
        (_, _, None) => None,
    };
    let wish = match (difference.abs(), repeated, colour) {
        (2.., _, _) | (_, Some(_), _) => Wish::Absolute,
        (1, _, _) => Wish::Strong,
        (_, _, Some(_)) => Wish::Mild,
        (_, _, None) => Wish::None,
    };
    let rounds = slots.len();
    let float = |back: usize| match rounds.checked_sub(back) {
        Some(round) => float_of(table, scores, row, round, edition),
        None => Float::None,
    };
    Entrant {
        id,
        rank,
        score: scores.after(row, rounds),
        real_score: scores.whole(scores.sums[row][rounds]),
        difference,
        repeated,
        colour,
        wish,
        floats: [float(1), float(2)],
        may_rest: slots
            .iter()
            .all(|slot| may_rest_after(table, slot, edition)),
        unplayed: u16::try_from(rounds - colours.len()).unwrap_or(u16::MAX),
        colours,
        top: false,
        rating: table.rows[row].rating,
    }
}

fn float_of(table: &Table, scores: &Scores, row: usize, round: usize, edition: Edition) -> Float {
    let slot = &table.rows[row].slots[round];
    let Some(game) = slot.played() else {
        let counts = edition == Edition::E2017 || slot.points() > table.loss;
        return if counts { Float::Down } else { Float::None };
    };
    match scores
        .after(row, round)
        .cmp(&scores.after(game.opponent, round))
    {
        std::cmp::Ordering::Greater => Float::Down,
        std::cmp::Ordering::Less => Float::Up,
        std::cmp::Ordering::Equal => Float::None,
    }
}

/// Whether a round leaves the right to be left over: 2017 takes it away with a
/// pairing bye or a forfeit win, 2026 with any win's points without play.
fn may_rest_after(table: &Table, slot: &Slot, edition: Edition) -> bool {
    let pairing_bye =
        matches!(slot, Slot::Bye { kind, .. } if *kind == crate::model::ByeKind::Pairing);
    let unplayed_win = match edition {
        Edition::E2026 => slot.points() >= table.win,
        Edition::E2017 => slot.game().is_some_and(|g| g.points >= table.win),
    };
    slot.played().is_some() || !(pairing_bye || unplayed_win)
}
