//! Values of the criteria of FIDE's C.07 that draughts does not have.

use std::cell::OnceCell;

use super::sums::{Sums, adjusted, rounds};
use super::values::{Addend, Key, Part, Value};
use crate::Fraction;
use crate::model::{ByeKind, ResultClass};
use crate::rating::{fide_difference, fide_expectation};
use crate::table::{Slot, Table};

impl<'a> Sums<'a> {
    /// C.07 7.6: the rounds without half-point byes, absences and not appearing.
    pub(super) fn rounds_elected(&self, row: usize) -> Value {
        let slots = &self.table.rows[row].slots;
        let elected = |slot: &&Slot| match slot {
            // A free round of a table is nobody's choice.
            Slot::Empty => self.table.round_robin,
            Slot::Bye { kind, .. } => !matches!(kind, ByeKind::Half | ByeKind::Zero),
            Slot::Game(game) => game.played || game.class == ResultClass::Win,
            Slot::Pending { .. } => true,
        };
        Value::count(slots.iter().filter(elected).count())
    }

    /// C.07 7.7: rounds in which he had more than his opponent, and half of those in
    /// which he had as much.
    pub(super) fn standard_points(&self, row: usize) -> Value {
        let slots = &self.table.rows[row].slots;
        let addend = |(round, slot): (u16, &Slot)| {
            let (own, other) = match slot {
                Slot::Game(game) if game.played => (game.points, game.against),
                Slot::Game(_) | Slot::Bye { .. } => (slot.points(), self.table.draw),
                Slot::Empty | Slot::Pending { .. } => return None,
            };
            let amount = match own.cmp(&other) {
                std::cmp::Ordering::Greater => Fraction::ONE,
                std::cmp::Ordering::Equal => Fraction::HALF,
                std::cmp::Ordering::Less => Fraction::ZERO,
            };
            Some(Addend {
                round: Some(round),
                opponent: slot.game().map(|game| self.table.rows[game.opponent].id),
                part: Part::Round,
                amount,
                cut: false,
            })
        };
        Value::sum(rounds(slots).filter_map(addend).collect())
    }

    /// C.07 8.3: Buchholz as if all games of the last round had been drawn.
    pub(super) fn fore_buchholz(&self, row: usize, low: usize) -> Value {
        let fore = self.fore.get_or_init(|| Box::new(self.drawn_at_the_end()));
        fore.sum(row, false, low, 0)
    }

    fn drawn_at_the_end(&self) -> Sums<'a> {
        let mut table: Table = self.table.clone();
        for row in &mut table.rows {
            if let Some(Slot::Game(game)) = row.slots.last_mut() {
                (game.points, game.class, game.played) = (self.table.draw, ResultClass::Draw, true);
            }
        }
        let pending = |row: usize| match self.table.rows[row].slots.last() {
            Some(Slot::Pending { .. }) => self.table.draw,
            _ => Fraction::ZERO,
        };
        let all = 0..table.rows.len();
        let worth = |row: usize| adjusted(&table, self.policy, row) + pending(row);
        Sums {
            table: self.table,
            policy: self.policy,
            points: all
                .clone()
                .map(|row| table.rows[row].points() + pending(row))
                .collect(),
            adjusted: all.map(worth).collect(),
            count_open: true,
            fore: OnceCell::new(),
        }
    }

    /// C.07 8.2: mean of the Buchholz of the opponents met over the board.
    pub(super) fn average_buchholz(&self, row: usize) -> Value {
        let of = |opponent| match self.sum(opponent, false, 0, 0).key {
            Key::Number(number) => Some(number),
            _ => None,
        };
        self.mean_of_opponents(row, of, false)
    }

    /// C.07 10.4 and 10.5: mean of what the opponents met have, halves up.
    pub(super) fn average_of(&self, row: usize, perfect: bool) -> Value {
        let of = |opponent| {
            let value = match perfect {
                true => self.perfect_performance(opponent),
                false => self.performance(opponent),
            };
            match value.key {
                Key::Number(number) => Some(number),
                _ => None,
            }
        };
        self.mean_of_opponents(row, of, true)
    }

    fn mean_of_opponents(
        &self,
        row: usize,
        of: impl Fn(usize) -> Option<Fraction>,
        whole: bool,
    ) -> Value {
        let addends: Vec<Addend> = rounds(&self.table.rows[row].slots)
            .filter_map(|(round, slot)| Some((round, slot.played()?.opponent)))
            .filter_map(|(round, opponent)| {
                Some(Addend {
                    round: Some(round),
                    opponent: Some(self.table.rows[opponent].id),
                    part: Part::Opponent,
                    amount: of(opponent)?,
                    cut: false,
                })
            })
            .collect();
        let total: Fraction = addends.iter().map(|a| a.amount).sum();
        let count = i64::try_from(addends.len()).unwrap_or(i64::MAX);
        match total.checked_div(Fraction::whole(count)) {
            Some(mean) => Value {
                key: Key::Number(if whole { nearest(mean) } else { mean }),
                addends,
            },
            None => Value::none(),
        }
    }

    /// C.07 10.3: the lowest rating that makes the points expected against the rated
    /// opponents met at least those made; without points 800 below the weakest.
    pub(super) fn perfect_performance(&self, row: usize) -> Value {
        let games = self.table.rows[row].slots.iter().filter_map(Slot::played);
        let rated = games.filter_map(|g| Some((self.share(g.points), self.rating(g.opponent)?)));
        let games: Vec<(Fraction, i64)> = rated.collect();
        let score: Fraction = games.iter().map(|(share, _)| *share).sum();
        let ratings = || games.iter().map(|(_, rating)| *rating);
        let (Some(weakest), Some(strongest)) = (ratings().min(), ratings().max()) else {
            return Value::none();
        };
        if score <= Fraction::ZERO {
            return Value::number(Fraction::whole(weakest - 800));
        }
        let expected =
            |own: i64| -> Fraction { ratings().map(|r| fide_expectation(own - r)).sum() };
        // From 800 above the strongest everything is expected.
        let (mut low, mut high) = (weakest - 800, strongest + 800);
        while low < high {
            let middle = low + (high - low).div_euclid(2);
            if expected(middle) >= score {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        Value::number(Fraction::whole(low))
    }

    fn rating(&self, row: usize) -> Option<i64> {
        self.table.rows[row].rating.map(i64::from)
    }

    /// C.07 13.4: game points plus the Buchholz of match points divided by a factor.
    pub(super) fn schedule_strength(&self, row: usize, factor: u16) -> Value {
        let boards = i64::try_from(self.table.rows[row].board_points.len()).unwrap_or(0);
        let most_games = self.table.game_win * Fraction::whole(boards);
        let most_matches = self.table.win * Fraction::whole(self.table.rounds.into());
        let usual = || {
            let ratio = most_matches.checked_div(most_games).unwrap_or_default();
            ratio.numerator().div_euclid(ratio.denominator()).max(1)
        };
        let factor = match factor {
            0 => usual(),
            given => i64::from(given),
        };
        let share = Fraction::ONE.checked_div(Fraction::whole(factor));
        let share = share.unwrap_or(Fraction::ONE);
        let mut addends = self.boards(row, None).addends;
        let schedule = self.sum(row, false, 0, 0).addends.into_iter();
        addends.extend(schedule.map(|addend| Addend {
            amount: addend.amount * share,
            ..addend
        }));
        Value::sum(addends)
    }

    /// Mean rating of the opponents plus what the share of points is worth by
    /// FIDE's table; on play sites ±500 a game.
    pub(super) fn performance(&self, row: usize) -> Value {
        let games = self.table.rows[row].slots.iter().filter_map(Slot::played);
        let rated = games.filter_map(|g| Some((self.share(g.points), self.rating(g.opponent)?)));
        let games: Vec<(Fraction, i64)> = rated.collect();
        let count = Fraction::whole(i64::try_from(games.len()).unwrap_or(0));
        let sum: Fraction = games.iter().map(|(_, r)| Fraction::whole(*r)).sum();
        let share: Fraction = games.iter().map(|(share, _)| *share).sum();
        let (Some(mean), Some(share)) = (sum.checked_div(count), share.checked_div(count)) else {
            return Value::none();
        };
        if self.policy == super::UnplayedPolicy::Online {
            let shift = (share - Fraction::HALF) * Fraction::whole(1000);
            return Value::number(mean + shift);
        }
        // C.07 10.2.
        Value::number(nearest(mean) + Fraction::whole(fide_difference(share)))
    }
}

/// A whole number, halves rounded up.
fn nearest(number: Fraction) -> Fraction {
    let up = number + Fraction::HALF;
    Fraction::whole(up.numerator().div_euclid(up.denominator()))
}
