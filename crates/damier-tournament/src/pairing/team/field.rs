//! What is known of the teams before a round.

use std::collections::BTreeSet;

use damier_game::Side;

use crate::Fraction;
use crate::model::{ByeKind, ColourPreferences, Event, PlayerId, PrimaryScore, ResultClass};
use crate::pairing::ColourWish;
use crate::pairing::field::accelerated;
use crate::pairing::first_colour::first_colour;
use crate::table::{Row, Slot, Table};

/// How much a team wishes for a colour (article 1.7). Under type A every wish is
/// a strong one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::pairing) enum Wish {
    /// Not at all.
    None,
    /// Type B: to make colours even, or to alternate.
    Mild,
    /// Two more with one colour, or the same colour twice running.
    Strong,
}

/// One team to be paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::pairing) struct Team {
    pub(in crate::pairing) id: PlayerId,
    /// Its pairing number, from 1.
    pub(in crate::pairing) number: usize,
    /// Points that pairing goes by, with those that count for pairing only.
    pub(in crate::pairing) score: Fraction,
    /// The same without them.
    pub(super) real_score: Fraction,
    /// The other kind of points, if colours look at it.
    pub(super) secondary: Fraction,
    /// Colours on the first board of the matches played, oldest first.
    pub(super) colours: Vec<Side>,
    pub(super) wish: Wish,
    pub(super) colour: Option<Side>,
    /// Met somebody with another score in the round before.
    pub(super) floated: bool,
    /// May be left over.
    pub(super) may_rest: bool,
}

impl Team {
    pub(super) const fn played(&self) -> usize {
        self.colours.len()
    }

    /// Matches with White less matches with Black.
    pub(super) fn difference(&self) -> i64 {
        difference(&self.colours)
    }
}

/// Everybody to be paired in a round, by number.
#[derive(Clone, Debug)]
pub(in crate::pairing) struct Teams {
    pub(in crate::pairing) list: Vec<Team>,
    /// Who must not meet, by two indices.
    barred: Vec<bool>,
    /// Why: met before.
    met: Vec<bool>,
    pub(super) preferences: ColourPreferences,
    /// Whether criteria about floats hold: not in the last two rounds.
    pub(super) floats_count: bool,
    pub(super) first_colour: Side,
}

impl Teams {
    /// The teams of a round (from 1) before it is paired. `present` says which;
    /// without it all that have somebody to play and have not asked for a bye.
    pub(in crate::pairing) fn of(
        event: &Event,
        round: u16,
        present: Option<&BTreeSet<PlayerId>>,
    ) -> Teams {
        let table = Table::of(event, Some(round.saturating_sub(1)));
        let rules = event.regulations.teams.clone().unwrap_or_default();
        let scores = Scores::new(event, &table, rules.primary);
        let asked = event.requested(round);
        let is_in = |id: PlayerId| match present {
            Some(present) => present.contains(&id),
            None => !asked.contains_key(&id) && event.team_is_in(id, round),
        };
        let last = event.regulations.rounds > 0 && round >= event.regulations.rounds;
        let mut rows = Vec::new();
        let mut list = Vec::new();
        for (index, row) in table.rows.iter().enumerate() {
            let id = PlayerId(row.id);
            if !is_in(id) {
                continue;
            }
            rows.push(index);
            let colours: Vec<Side> = row
                .slots
                .iter()
                .filter_map(|s| Some(s.played()?.side))
                .collect();
            let (wish, colour) = wish(&colours, rules.colours, last);
            list.push(Team {
                id,
                number: index + 1,
                score: scores.now(index),
                real_score: scores.real(index),
                secondary: if rules.other_score_for_colours {
                    scores.other(row)
                } else {
                    Fraction::ZERO
                },
                wish,
                colour,
                floated: scores.floated(&table, index),
                may_rest: row.slots.iter().all(may_rest_after),
                colours,
            });
        }
        let count = list.len();
        let mut teams = Teams {
            barred: vec![false; count * count],
            met: vec![false; count * count],
            list,
            preferences: rules.colours,
            floats_count: round + 1 < event.regulations.rounds,
            first_colour: first_colour(event),
        };
        teams.bar_met(&table, &rows);
        teams.bar_forbidden(event, round);
        teams
    }

    fn bar_met(&mut self, table: &Table, rows: &[usize]) {
        for (index, row) in rows.iter().enumerate() {
            for game in table.rows[*row].slots.iter().filter_map(Slot::played) {
                if let Some(other) = rows.iter().position(|r| *r == game.opponent) {
                    let count = self.list.len();
                    self.met[index * count + other] = true;
                    self.bar(index, other);
                }
            }
        }
    }

    fn bar_forbidden(&mut self, event: &Event, round: u16) {
        let groups = event.forbidden.iter();
        for group in groups.filter(|g| (g.first..=g.last).contains(&round)) {
            let inside: Vec<usize> = (0..self.list.len())
                .filter(|t| group.players.contains(&self.list[*t].id))
                .collect();
            for a in &inside {
                for b in inside.iter().filter(|b| *b != a) {
                    self.bar(*a, *b);
                }
            }
        }
    }

    /// Forbids a pair.
    pub(in crate::pairing) fn bar(&mut self, a: usize, b: usize) {
        let count = self.list.len();
        self.barred[a * count + b] = true;
        self.barred[b * count + a] = true;
    }

    /// Takes away the right to be left over.
    pub(in crate::pairing) fn deny_rest(&mut self, team: usize) {
        self.list[team].may_rest = false;
    }

    /// Whether two may meet: colours never keep teams apart.
    pub(in crate::pairing) fn may_meet(&self, a: usize, b: usize) -> bool {
        a != b && !self.barred[a * self.list.len() + b]
    }

    /// Whether two have played a match.
    pub(in crate::pairing) fn have_met(&self, a: usize, b: usize) -> bool {
        self.met[a * self.list.len() + b]
    }

    /// Place in the list of a team.
    pub(in crate::pairing) fn place_of(&self, id: PlayerId) -> Option<usize> {
        self.list.iter().position(|t| t.id == id)
    }

    /// What everybody wishes.
    pub(in crate::pairing) fn wishes(&self) -> Vec<(PlayerId, ColourWish)> {
        let of = |team: &Team| match (team.wish, team.colour) {
            (Wish::Strong, Some(side)) => ColourWish::Strong(side),
            (_, Some(side)) => ColourWish::Mild(side),
            (_, None) => ColourWish::None,
        };
        self.list.iter().map(|t| (t.id, of(t))).collect()
    }

    /// Whether a pair leaves a wish open (C8), and whether a strong one (C9).
    pub(super) fn denies(&self, a: usize, b: usize) -> (bool, bool) {
        let (a, b) = (&self.list[a], &self.list[b]);
        let open = a.colour.is_some() && a.colour == b.colour;
        let both_strong = a.wish == Wish::Strong && b.wish == Wish::Strong;
        let strong = self.preferences == ColourPreferences::TypeB && both_strong;
        (open, open && strong)
    }
}

/// Points of both kinds.
struct Scores<'a> {
    event: &'a Event,
    rows: &'a [Row],
    primary: PrimaryScore,
    rounds: usize,
}

impl<'a> Scores<'a> {
    fn new(event: &'a Event, table: &'a Table, primary: PrimaryScore) -> Scores<'a> {
        Scores {
            event,
            rows: &table.rows,
            primary,
            rounds: usize::from(table.rounds),
        }
    }

    /// Points made in the first rounds.
    fn sum(&self, row: &Row, of: PrimaryScore, rounds: usize) -> Fraction {
        match of {
            PrimaryScore::MatchPoints => row.slots.iter().take(rounds).map(Slot::points).sum(),
            PrimaryScore::GamePoints => row.game_points.iter().take(rounds).copied().sum(),
        }
    }

    fn real(&self, index: usize) -> Fraction {
        self.sum(&self.rows[index], self.primary, self.rounds)
    }

    /// For pairing, before the round after so many.
    fn after(&self, index: usize, rounds: usize) -> Fraction {
        let row = &self.rows[index];
        let next = u16::try_from(rounds + 1).unwrap_or(u16::MAX);
        self.sum(row, self.primary, rounds) + accelerated(self.event, PlayerId(row.id), next)
    }

    fn now(&self, index: usize) -> Fraction {
        self.after(index, self.rounds)
    }

    fn other(&self, row: &Row) -> Fraction {
        let other = match self.primary {
            PrimaryScore::MatchPoints => PrimaryScore::GamePoints,
            PrimaryScore::GamePoints => PrimaryScore::MatchPoints,
        };
        self.sum(row, other, self.rounds)
    }

    /// Whether a team met one with another score in the last round (1.5).
    fn floated(&self, table: &Table, index: usize) -> bool {
        let Some(before) = self.rounds.checked_sub(1) else {
            return false;
        };
        table.rows[index].slots[before]
            .played()
            .is_some_and(|game| self.after(index, before) != self.after(game.opponent, before))
    }
}

/// C2: a pairing bye, a match won by forfeit and a full-point bye take the right
/// to be left over.
fn may_rest_after(slot: &Slot) -> bool {
    match slot {
        Slot::Bye { kind, .. } => !matches!(kind, ByeKind::Pairing | ByeKind::Full),
        Slot::Game(game) => game.played || game.class != ResultClass::Win,
        Slot::Empty | Slot::Pending { .. } => true,
    }
}

fn difference(colours: &[Side]) -> i64 {
    let whites = colours.iter().filter(|c| **c == Side::White).count();
    i64::try_from(2 * whites).unwrap_or(0) - i64::try_from(colours.len()).unwrap_or(0)
}

/// Article 1.7, its sentences in the order in which they stand: the first that
/// fits counts.
fn wish(colours: &[Side], kind: ColourPreferences, last: bool) -> (Wish, Option<Side>) {
    if kind == ColourPreferences::None {
        return (Wish::None, None);
    }
    let difference = difference(colours);
    let twice = match colours {
        [.., a, b] if a == b => Some(*a),
        _ => None,
    };
    for side in [Side::White, Side::Black] {
        // Seen from the side wished for: how many more it has had already.
        let more = if side == Side::White {
            difference
        } else {
            -difference
        };
        if more < -1 || (more == 0 || more == -1) && twice == Some(!side) {
            return (Wish::Strong, Some(side));
        }
    }
    let mild = match (difference, colours.last()) {
        (-1, _) => Some(Side::White),
        (1, _) => Some(Side::Black),
        (0, Some(side)) if !last => Some(!*side),
        _ => None,
    };
    match (kind, mild) {
        (ColourPreferences::TypeB, Some(side)) => (Wish::Mild, Some(side)),
        _ => (Wish::None, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(colours: &str, kind: ColourPreferences, last: bool) -> (Wish, Option<Side>) {
        let side = |c| if c == 'w' { Side::White } else { Side::Black };
        wish(&colours.chars().map(side).collect::<Vec<_>>(), kind, last)
    }

    #[test]
    fn wishes_of_type_a() {
        let a = |colours| of(colours, ColourPreferences::TypeA, false);
        assert_eq!(a(""), (Wish::None, None));
        assert_eq!(a("w"), (Wish::None, None));
        assert_eq!(a("wb"), (Wish::None, None));
        assert_eq!(a("ww"), (Wish::Strong, Some(Side::Black)));
        assert_eq!(a("bbww"), (Wish::Strong, Some(Side::Black)));
        assert_eq!(a("wbw"), (Wish::None, None));
        // One White more, but the last two were Black: no wish.
        assert_eq!(a("wwwbb"), (Wish::None, None));
        assert_eq!(a("wwbb"), (Wish::Strong, Some(Side::White)));
    }

    #[test]
    fn wishes_of_type_b() {
        let b = |colours| of(colours, ColourPreferences::TypeB, false);
        assert_eq!(b("w"), (Wish::Mild, Some(Side::Black)));
        assert_eq!(b("wb"), (Wish::Mild, Some(Side::White)));
        assert_eq!(b("wwwbb"), (Wish::Mild, Some(Side::Black)));
        assert_eq!(b("wwbb"), (Wish::Strong, Some(Side::White)));
        let last = |colours| of(colours, ColourPreferences::TypeB, true);
        assert_eq!(last("wb"), (Wish::None, None));
        assert_eq!(last("w"), (Wish::Mild, Some(Side::Black)));
        assert_eq!(last("wwbb"), (Wish::Strong, Some(Side::White)));
        assert_eq!(of("ww", ColourPreferences::None, false), (Wish::None, None));
    }
}
