//! Which clauses hold in which positions, for telling clauses that never hold or
//! never end a game.

use std::collections::{BTreeSet, HashSet};

use damier_game::{BySide, Force};

use super::{Clause, Limit, LimitRule, Range, Unit};

/// The most and the least plies after which a limit ends the game.
fn plies(rule: &LimitRule, moves: u16) -> (u32, u32) {
    let full = 2 * u32::from(moves);
    match rule.unit {
        Unit::Each => (full, full),
        Unit::Strong => (full.saturating_sub(1), full),
    }
}

/// So many men and kings a side are looked at one by one; beyond them the numbers
/// that the book names.
const DENSE: u8 = 8;

/// Pieces that the largest board there is has room for.
const LARGEST: u8 = 144;

/// So many pieces each side has at the start of a game; no side ever has more.
const AT_START: [(&str, u8); 18] = [
    ("american", 12),
    ("antidraughts", 20),
    ("brazilian", 12),
    ("breakthrough", 20),
    ("canadian", 30),
    ("chess960", 16),
    ("czech", 12),
    ("frisian", 20),
    ("frysk", 5),
    ("international", 20),
    ("italian", 12),
    ("killer", 20),
    ("pool", 12),
    ("portuguese", 12),
    ("russian", 12),
    ("spanish", 12),
    ("thai", 8),
    ("turkish", 16),
];

/// The most pieces that a side can have in any of the games; of a game that nobody knows
/// all that fit on a board.
pub(crate) fn most_each<S: AsRef<str>>(variants: &[S]) -> u8 {
    let of = |id: &str| AT_START.iter().find(|(known, _)| *known == id);
    let numbers = variants.iter();
    let numbers = numbers.map(|id| of(id.as_ref()).map_or(LARGEST, |(_, pieces)| *pieces));
    numbers.max().unwrap_or(LARGEST)
}

/// For a kind of positions: the least and the most plies of every clause that
/// holds in them.
type Row = Vec<Option<(u32, u32)>>;

/// Which clauses hold in which positions, as far as conditions can tell
/// positions apart.
pub(super) struct Table {
    rows: HashSet<Row>,
}

impl Table {
    pub(super) fn of(limits: &[(&Clause, &LimitRule)], most: u8) -> Table {
        let unless: Vec<Vec<usize>> = limits
            .iter()
            .map(|(_, rule)| {
                let named = |at: &usize| {
                    let name = limits[*at].0.id.local();
                    rule.unless.iter().any(|other| other == name)
                };
                (0..limits.len()).filter(named).collect()
            })
            .collect();
        let mut rows = HashSet::new();
        let mut row = Row::new();
        let forces = forces(limits, most);
        for white in &forces {
            for black in &forces {
                let force = BySide {
                    white: *white,
                    black: *black,
                };
                let pieces = white.pieces().saturating_add(black.pieces());
                let holds = limits
                    .iter()
                    .map(|(_, rule)| rule.when.holds(&force).is_some());
                let holds: Vec<bool> = holds.collect();
                row.clear();
                row.extend(limits.iter().enumerate().map(|(index, (_, rule))| {
                    let off = unless[index].iter().any(|other| holds[*other]);
                    (holds[index] && !off).then_some(())?;
                    Some(plies(rule, rule.limit.with_pieces(pieces)?))
                }));
                // Most positions are alike for the clauses.
                if !rows.contains(&row) {
                    rows.insert(row.clone());
                }
            }
        }
        Table { rows }
    }

    pub(super) fn ever(&self, clause: usize) -> bool {
        self.rows.iter().any(|row| row[clause].is_some())
    }

    /// Whether both hold in some position.
    pub(super) fn together(&self, one: usize, other: usize) -> bool {
        let both = |row: &Row| row[one].is_some() && row[other].is_some();
        self.rows.iter().any(both)
    }

    /// Whether `by` is over no later than `clause` wherever that holds.
    pub(super) fn covered(&self, clause: usize, by: usize) -> bool {
        self.rows.iter().all(|row| match (row[clause], row[by]) {
            (None, _) => true,
            (Some((least, _)), Some((_, most))) => most <= least,
            (Some(_), None) => false,
        })
    }

    /// Whether `clause` is never over before `by` where both hold.
    pub(super) fn never_sooner(&self, clause: usize, by: usize) -> bool {
        self.rows.iter().all(|row| match (row[clause], row[by]) {
            (Some((least, _)), Some((_, most))) => most <= least,
            _ => true,
        })
    }

    pub(super) fn two_limits(&self, one: usize, other: usize) -> bool {
        self.rows
            .iter()
            .any(|row| row[one].is_some() && row[other].is_some() && row[one] != row[other])
    }
}

/// What a side may have. A side without pieces has lost, so every side has one.
pub(super) fn forces(limits: &[(&Clause, &LimitRule)], most: u8) -> Vec<Force> {
    let numbers = numbers(limits);
    let asks_diagonal = limits
        .iter()
        .any(|(_, rule)| rule.when.long_diagonal.is_some());
    let mut forces = Vec::new();
    for kings in &numbers {
        for men in &numbers {
            let pieces = kings.saturating_add(*men);
            if pieces == 0 || pieces > most {
                continue;
            }
            let most = if asks_diagonal { pieces.min(2) } else { 0 };
            forces.extend((0..=most).map(|on_long_diagonal| Force {
                men: *men,
                kings: *kings,
                on_long_diagonal,
            }));
        }
    }
    forces
}

/// The numbers of men and of kings at which a condition of the book may change.
fn numbers(limits: &[(&Clause, &LimitRule)]) -> Vec<u8> {
    let mut named = BTreeSet::new();
    let mut add = |range: Range, split: u8| {
        let ends = [Some(range.low()), range.high()];
        for end in ends.into_iter().flatten() {
            // A total is made up of both sides' kings and men.
            for part in 0..=split {
                named.insert(end.saturating_sub(part));
            }
            named.insert(end.saturating_add(1));
            if split > 0 {
                named.insert(end / 2);
                named.insert(end.div_ceil(2));
            }
        }
    };
    for (_, rule) in limits {
        for relation in &rule.when.force {
            for army in [relation.strong, relation.weak] {
                add(army.kings, 0);
                add(army.men, 0);
            }
        }
        let totals = [rule.when.pieces, rule.when.each_side_pieces];
        for range in totals.into_iter().flatten() {
            add(range, 1);
        }
        if let Limit::ByPieces(table) = &rule.limit {
            for (range, _) in table {
                add(*range, 1);
            }
        }
    }
    // A book with many clauses is looked at less closely, or it would take long.
    let beyond = if limits.len() <= 40 { 10 } else { 3 };
    let far = named
        .into_iter()
        .filter(|n| (DENSE + 1..=LARGEST).contains(n));
    (0..=DENSE).chain(far.take(beyond)).collect()
}
