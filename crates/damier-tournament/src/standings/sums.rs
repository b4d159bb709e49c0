//! Working out the values of criteria.

use std::cell::OnceCell;

use super::values::{Addend, Key, Part, Value};
use super::{Criterion, TeamBerger, UnplayedPolicy};
use crate::Fraction;
use crate::model::{ByeKind, ResultClass};
use crate::table::{Game, Slot, Table};

/// What one round of a player gives to sums over opponents.
#[derive(Clone, Copy, Debug)]
struct Contribution {
    round: u16,
    opponent: Option<usize>,
    /// Points of the opponent or of his stand-in.
    score: Fraction,
    /// Share of a win that the player made in that round.
    share: Fraction,
    /// A round the player chose not to play (FIDE: "voluntary").
    voluntary: bool,
}

/// Everything that sums over opponents need, worked out once.
#[derive(Debug)]
pub struct Sums<'a> {
    pub(super) table: &'a Table,
    pub(super) policy: UnplayedPolicy,
    pub(super) points: Vec<Fraction>,
    pub(super) adjusted: Vec<Fraction>,
    /// Whether opponents of games without result count, too.
    pub(super) count_open: bool,
    /// The same as if the last round had been drawn, once somebody asks for it.
    pub(super) fore: OnceCell<Box<Sums<'a>>>,
}

impl<'a> Sums<'a> {
    /// Prepares the sums for a table.
    pub fn new(table: &'a Table, policy: UnplayedPolicy) -> Sums<'a> {
        let points: Vec<Fraction> = table.rows.iter().map(|r| r.points()).collect();
        let adjusted = (0..table.rows.len())
            .map(|r| adjusted(table, policy, r))
            .collect();
        Sums {
            table,
            policy,
            points,
            adjusted,
            count_open: false,
            fore: OnceCell::new(),
        }
    }

    /// How rounds without play count.
    pub(super) const fn policy(&self) -> UnplayedPolicy {
        self.policy
    }

    /// All points of a row.
    pub fn points(&self, row: usize) -> Fraction {
        self.points[row]
    }

    /// The value of a criterion that does not depend on who is tied.
    pub fn value(&self, criterion: Criterion, row: usize) -> Value {
        let slots = &self.table.rows[row].slots;
        match criterion {
            Criterion::Points | Criterion::MatchPoints => self.point_value(row),
            Criterion::Wins => Value::count(slots.iter().filter(|s| self.is_win(s)).count()),
            Criterion::GamesWon => Value::count(count_won(slots, |_| true)),
            Criterion::Solkoff => self.solkoff(row, 0, 0),
            Criterion::SolkoffMedian => self.solkoff(row, 1, 1),
            Criterion::SolkoffTruncated(k) => self.solkoff(row, k.into(), 0),
            Criterion::SolkoffPlus => self.solkoff_plus(row),
            Criterion::SonnebornBerger(k) => self.sum(row, true, k.into(), 0),
            Criterion::Buchholz(k) => self.sum(row, false, k.into(), 0),
            Criterion::BuchholzMedian(k) => self.sum(row, false, k.into(), k.into()),
            Criterion::AverageRating(k) => self.average_rating(row, k.into()),
            Criterion::Koya => self.koya(row, 0),
            Criterion::KoyaLimit(halves) => self.koya(row, halves),
            Criterion::Performance => self.performance(row),
            Criterion::Balance => {
                let balance = self.table.rows[row].games().map(|g| g.balance).sum();
                Value::number(Fraction::whole(balance))
            }
            Criterion::Progressive => self.progressive(row, 0),
            Criterion::ProgressiveCut(k) => self.progressive(row, k),
            Criterion::RoundsElected => self.rounds_elected(row),
            Criterion::StandardPoints => self.standard_points(row),
            Criterion::PairingNumber => {
                Value::number(Fraction::whole(self.table.rows[row].start.into()))
            }
            Criterion::Rating => match self.table.rows[row].rating {
                Some(rating) => Value::number(Fraction::whole(rating.into())),
                None => Value::none(),
            },
            Criterion::ForeBuchholz(k) => self.fore_buchholz(row, k.into()),
            Criterion::AverageBuchholz => self.average_buchholz(row),
            Criterion::PerfectPerformance => self.perfect_performance(row),
            Criterion::AveragePerformance => self.average_of(row, false),
            Criterion::AveragePerfectPerformance => self.average_of(row, true),
            Criterion::ScheduleStrength(k) => self.schedule_strength(row, k),
            Criterion::Stage => Value::number(self.table.rows[row].stage),
            Criterion::BlackGames => Value::count(
                slots
                    .iter()
                    .filter_map(Slot::played)
                    .filter(|g| is_black(g))
                    .count(),
            ),
            Criterion::BlackWins => Value::count(count_won(slots, is_black)),
            Criterion::GamePoints => self.boards(row, None),
            Criterion::Board(k) => self.boards(row, Some(k)),
            Criterion::TeamBerger(kind, k) => self.team_berger(row, kind, k.into()),
            Criterion::BoardCount => self.weighted_boards(row, |number, _| number),
            Criterion::Berlin => self.weighted_boards(row, |number, all| all + 1 - number),
            Criterion::BottomBoards(k) => {
                self.weighted_boards(row, |number, all| i64::from(number + i64::from(k) <= all))
            }
            Criterion::Mutual
            | Criterion::MutualExtended
            | Criterion::PlayOff
            | Criterion::BottomBoardSteps
            | Criterion::MutualFirstPlace
            | Criterion::ClassificationOrder
            | Criterion::SolkoffTruncatedSteps
            | Criterion::Boards => Value::none(),
        }
    }

    fn opponent_id(&self, row: usize) -> u32 {
        self.table.rows[row].id
    }

    fn point_value(&self, row: usize) -> Value {
        Value::sum(
            rounds(&self.table.rows[row].slots)
                .filter(|(_, slot)| !matches!(slot, Slot::Empty | Slot::Pending { .. }))
                .map(|(round, slot)| Addend {
                    round: Some(round),
                    opponent: slot.game().map(|g| self.opponent_id(g.opponent)),
                    part: Part::Round,
                    amount: slot.points(),
                    cut: false,
                })
                .collect(),
        )
    }

    fn is_win(&self, slot: &Slot) -> bool {
        match slot {
            Slot::Game(game) => game.class == ResultClass::Win,
            Slot::Bye { points, .. } => self.policy.is_fide() && *points >= self.table.win,
            Slot::Empty | Slot::Pending { .. } => false,
        }
    }

    /// Solkoff at face value, whatever FIDE does with dummies.
    fn solkoff(&self, row: usize, low: usize, high: usize) -> Value {
        let mut list = self.face_value(row);
        list.sort_by_key(|c| c.score);
        let count = list.len();
        self.opponents(&list, |i| i < low || i + high >= count)
    }

    fn opponents(&self, list: &[Contribution], is_cut: impl Fn(usize) -> bool) -> Value {
        let addends = list
            .iter()
            .enumerate()
            .map(|(i, c)| self.addend(c, c.score, is_cut(i)));
        let mut addends: Vec<Addend> = addends.collect();
        addends.sort_by_key(|a| a.round);
        Value::sum(addends)
    }

    fn addend(&self, c: &Contribution, amount: Fraction, cut: bool) -> Addend {
        Addend {
            round: Some(c.round),
            opponent: c.opponent.map(|o| self.opponent_id(o)),
            part: if c.voluntary || c.opponent.is_none() {
                Part::Dummy
            } else {
                Part::Opponent
            },
            amount,
            cut,
        }
    }

    fn face_value(&self, row: usize) -> Vec<Contribution> {
        let only_played = self.policy == UnplayedPolicy::Online;
        rounds(&self.table.rows[row].slots)
            .filter_map(|(round, slot)| Some((round, slot.game()?)))
            .filter(|(_, game)| game.played || !only_played)
            .map(|(round, game)| Contribution {
                round,
                opponent: Some(game.opponent),
                score: self.points[game.opponent],
                share: self.share(game.points),
                voluntary: false,
            })
            .collect()
    }

    pub(super) fn share(&self, points: Fraction) -> Fraction {
        points.checked_div(self.table.win).unwrap_or(Fraction::ZERO)
    }

    fn solkoff_plus(&self, row: usize) -> Value {
        let addends = self.face_value(row).into_iter().map(|c| {
            let opponent = c.opponent.unwrap_or(row);
            let amount = self.face_value(opponent).iter().map(|o| o.score).sum();
            self.addend(&c, amount, false)
        });
        Value::sum(addends.collect())
    }

    /// Buchholz or Sonneborn-Berger under the policy.
    pub(super) fn sum(&self, row: usize, times_result: bool, low: usize, high: usize) -> Value {
        self.cut_sum(&self.contributions(row), times_result, low, high)
    }

    /// Sonneborn-Berger of teams: what an opponent made, by matches or games,
    /// times what was made against him, by matches or games.
    fn team_berger(&self, row: usize, kind: TeamBerger, cut: usize) -> Value {
        let games =
            |row: usize| -> Fraction { self.table.rows[row].game_points.iter().copied().sum() };
        let mut list = self.contributions(row);
        for one in &mut list {
            let index = usize::from(one.round) - 1;
            let slot = &self.table.rows[row].slots[index];
            if kind.opponent_games {
                let met = one.opponent.filter(|_| slot.played().is_some());
                one.score = match met.or(one.opponent.filter(|_| !self.policy.is_fide())) {
                    Some(opponent) => games(opponent),
                    // The stand-in of a round without play made what one made oneself.
                    None => games(row),
                };
            }
            one.share = if kind.own_games {
                let made = self.table.rows[row].game_points.get(index);
                made.copied().unwrap_or(Fraction::ZERO)
            } else {
                slot.points()
            };
        }
        self.cut_sum(&list, true, cut, 0)
    }

    fn cut_sum(&self, list: &[Contribution], times_result: bool, low: usize, high: usize) -> Value {
        let amount = |c: &Contribution| {
            if times_result {
                c.score * c.share
            } else {
                c.score
            }
        };
        let mut open: Vec<&Contribution> = list.iter().collect();
        let mut cut = Vec::new();
        for _ in 0..low {
            cut.extend(take_lowest(&mut open, amount));
        }
        for _ in 0..high {
            let highest = open
                .iter()
                .enumerate()
                .max_by_key(|(_, c)| (c.score, amount(c)));
            if let Some((index, _)) = highest {
                cut.push(open.remove(index).round);
            }
        }
        let addends = list
            .iter()
            .map(|c| self.addend(c, amount(c), cut.contains(&c.round)));
        Value::sum(addends.collect())
    }

    fn contributions(&self, row: usize) -> Vec<Contribution> {
        if !self.policy.is_fide() || self.table.round_robin {
            return self.face_value(row);
        }
        let mut before = Fraction::ZERO;
        let mut list = Vec::new();
        for (round, slot) in rounds(&self.table.rows[row].slots) {
            if let Some(contribution) = self.contribution(row, round, slot, before) {
                list.push(contribution);
            }
            before += slot.points();
        }
        list
    }

    fn contribution(
        &self,
        row: usize,
        round: u16,
        slot: &Slot,
        before: Fraction,
    ) -> Option<Contribution> {
        if let Slot::Pending { opponent, .. } = *slot {
            return self.count_open.then(|| Contribution {
                round,
                opponent: Some(opponent),
                score: self.adjusted[opponent],
                share: Fraction::HALF,
                voluntary: false,
            });
        }
        let opponent = slot.game().map(|g| g.opponent);
        let points = slot.points();
        let share = self.share(points);
        if let Some(game) = slot.played() {
            let score = self.adjusted[game.opponent];
            return Some(Contribution {
                round,
                opponent,
                score,
                share,
                voluntary: false,
            });
        }
        let all = Fraction::whole(self.table.rounds.into());
        let (score, share) = match self.policy {
            UnplayedPolicy::FideVirtual2009 => {
                let left = Fraction::whole((self.table.rounds - round).into());
                (
                    before + self.table.win - points + self.table.draw * left,
                    Fraction::HALF,
                )
            }
            UnplayedPolicy::FideCapped2026 => {
                let cap = opponent.map_or(self.table.draw * all, |o| self.adjusted[o]);
                (self.points[row].min(cap), share)
            }
            _ => (self.points[row], share),
        };
        let voluntary = is_voluntary(slot) && self.policy != UnplayedPolicy::FideVirtual2009;
        Some(Contribution {
            round,
            opponent,
            score,
            share,
            voluntary,
        })
    }

    fn average_rating(&self, row: usize, cut: usize) -> Value {
        let mut list: Vec<Addend> = rounds(&self.table.rows[row].slots)
            .filter_map(|(round, slot)| Some((round, slot.played()?)))
            .filter_map(|(round, game)| {
                Some(Addend {
                    round: Some(round),
                    opponent: Some(self.opponent_id(game.opponent)),
                    part: Part::Opponent,
                    amount: Fraction::whole(self.table.rows[game.opponent].rating?.into()),
                    cut: false,
                })
            })
            .collect();
        list.sort_by_key(|a| a.amount);
        list.iter_mut().take(cut).for_each(|a| a.cut = true);
        let total: Fraction = list.iter().filter(|a| !a.cut).map(|a| a.amount).sum();
        let count = i64::try_from(list.iter().filter(|a| !a.cut).count()).unwrap_or(0);
        list.sort_by_key(|a| a.round);
        match total.checked_div(Fraction::whole(count)) {
            Some(mean) => Value {
                key: Key::Number(mean),
                addends: list,
            },
            None => Value::none(),
        }
    }

    fn koya(&self, row: usize, halves: i16) -> Value {
        let shift = Fraction::new(halves.into(), 2).unwrap_or_default() * self.table.win;
        let strong = |opponent: usize| {
            let played = self.table.rows[opponent].games().count();
            let most = self.table.win * Fraction::whole(i64::try_from(played).unwrap_or(0));
            played > 0 && self.points[opponent] >= most.half() + shift
        };
        Value::sum(
            rounds(&self.table.rows[row].slots)
                .filter_map(|(round, slot)| Some((round, slot.game()?)))
                .filter(|(_, game)| strong(game.opponent))
                .map(|(round, game)| Addend {
                    round: Some(round),
                    opponent: Some(self.opponent_id(game.opponent)),
                    part: Part::Round,
                    amount: game.points,
                    cut: false,
                })
                .collect(),
        )
    }

    fn progressive(&self, row: usize, cut: u16) -> Value {
        let mut so_far = Fraction::ZERO;
        let addends = rounds(&self.table.rows[row].slots).map(|(round, slot)| {
            so_far += slot.points();
            Addend {
                round: Some(round),
                opponent: None,
                part: Part::Round,
                amount: so_far,
                cut: round <= cut,
            }
        });
        Value::sum(addends.collect())
    }

    /// Points on each board times a weight that depends on its number and on how
    /// many boards there are.
    fn weighted_boards(&self, row: usize, weight: impl Fn(i64, i64) -> i64) -> Value {
        let boards = &self.table.rows[row].board_points;
        let all = i64::try_from(boards.len()).unwrap_or(i64::MAX);
        let addend = |(number, points): (i64, &Fraction)| Addend {
            round: None,
            opponent: None,
            part: Part::Group,
            amount: *points * Fraction::whole(weight(number, all)),
            cut: false,
        };
        Value::sum((1..).zip(boards).map(addend).collect())
    }

    pub(super) fn boards(&self, row: usize, only: Option<u16>) -> Value {
        let boards = self.table.rows[row].board_points.iter().zip(1..=u16::MAX);
        let wanted = boards.filter(|(_, number)| only.is_none_or(|k| k == *number));
        Value::sum(
            wanted
                .map(|(points, _)| Addend {
                    round: None,
                    opponent: None,
                    part: Part::Group,
                    amount: *points,
                    cut: false,
                })
                .collect(),
        )
    }
}

/// Takes out the contribution that a cut removes: the lowest of the rounds the
/// player chose not to play, unless the least of all is worth more (C.07 14.1,
/// so that staying away never pays); where there are none simply the lowest.
fn take_lowest(
    open: &mut Vec<&Contribution>,
    amount: impl Fn(&Contribution) -> Fraction,
) -> Option<u16> {
    let lowest = |only_voluntary: bool| {
        let candidates = open
            .iter()
            .enumerate()
            .filter(|(_, c)| c.voluntary || !only_voluntary);
        candidates
            .min_by_key(|(_, c)| (c.score, amount(c)))
            .map(|(i, c)| (i, amount(c)))
    };
    let (any, any_amount) = lowest(false)?;
    let index = match lowest(true) {
        Some((voluntary, voluntary_amount)) if voluntary_amount >= any_amount => voluntary,
        _ => any,
    };
    Some(open.remove(index).round)
}

pub(super) fn rounds(slots: &[Slot]) -> impl Iterator<Item = (u16, &Slot)> {
    (1_u16..).zip(slots)
}

fn is_black(game: &Game) -> bool {
    game.side == damier_game::Side::Black
}

fn count_won(slots: &[Slot], which: impl Fn(&Game) -> bool) -> usize {
    let played = slots.iter().filter_map(Slot::played);
    played
        .filter(|g| g.class == ResultClass::Win && which(g))
        .count()
}

/// Whether the player himself chose not to play: a bye asked for, absence, or
/// not appearing. A full-point bye is given, not asked for.
fn is_voluntary(slot: &Slot) -> bool {
    match slot {
        Slot::Empty => true,
        Slot::Bye { kind, .. } => matches!(kind, ByeKind::Half | ByeKind::Zero),
        Slot::Game(game) => !game.played && game.class != ResultClass::Win,
        Slot::Pending { .. } => false,
    }
}

/// What a player is worth to his opponents.
pub(super) fn adjusted(table: &Table, policy: UnplayedPolicy, row: usize) -> Fraction {
    let row = &table.rows[row];
    if !policy.is_fide() || table.round_robin {
        return row.points();
    }
    if policy == UnplayedPolicy::FideVirtual2009 {
        let worth = |slot: &Slot| slot.played().map_or(table.draw, |game| game.points);
        return row.slots.iter().map(worth).sum();
    }
    // Rounds off after the last one he was there for count as draws.
    let last_there = row.slots.iter().rposition(|slot| !is_voluntary(slot));
    let counted = row.slots.iter().enumerate().map(|(round, slot)| {
        let gone = last_there.is_none_or(|last| round > last) && slot.game().is_none();
        if gone { table.draw } else { slot.points() }
    });
    counted.sum()
}
