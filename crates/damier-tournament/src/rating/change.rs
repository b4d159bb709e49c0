//! What an event does to ratings.

use std::collections::BTreeMap;

use serde::Serialize;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::{expected_score, fide_difference};
use crate::Fraction;
use crate::model::{Event, PlayerId, ResultClass};
use crate::table::{Game, Slot, Table};

/// What an event is worth to one player by an Elo table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EloChange {
    /// Who.
    pub player: PlayerId,
    /// Rating before; `None` for the unrated, who have no change.
    pub before: Option<u32>,
    /// Rated games against rated opponents.
    pub games: u32,
    /// Share of points made in them, a win being one.
    pub score: Fraction,
    /// What the table expected.
    pub expected: Fraction,
    /// Development factor times the difference, exact.
    pub change: Fraction,
    /// Mean rating of the opponents plus what the score is worth; `None`
    /// without rated opponents.
    pub performance: Option<i64>,
}

/// How an Elo table is applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EloRules {
    /// Development factor, for example 20; other time controls take half of it.
    pub factor: Fraction,
    /// Differences above this count as this (FIDE: 400).
    pub cap: Option<u32>,
}

impl Default for EloRules {
    fn default() -> EloRules {
        EloRules {
            factor: Fraction::whole(20),
            cap: Some(400),
        }
    }
}

/// Changes of all players after `upto` rounds (`None`: all). Only games played
/// over the board and marked as rated count.
pub fn elo_changes(event: &Event, rules: EloRules, upto: Option<u16>) -> Vec<EloChange> {
    let table = Table::of_players(event, upto);
    table
        .rows
        .iter()
        .map(|row| {
            let games: Vec<(&Game, u32)> = rated(&table, &row.slots).collect();
            let share = |game: &Game| game.points.checked_div(table.win).unwrap_or_default();
            let score: Fraction = games.iter().map(|(game, _)| share(game)).sum();
            let expected: Fraction = row.rating.map_or(Fraction::ZERO, |own| {
                games
                    .iter()
                    .map(|(_, other)| expected_score(own, *other, rules.cap))
                    .sum()
            });
            let change = row
                .rating
                .map_or(Fraction::ZERO, |_| rules.factor * (score - expected));
            let opponents: Vec<u32> = games.iter().map(|(_, other)| *other).collect();
            EloChange {
                player: PlayerId(row.id),
                before: row.rating,
                games: u32::try_from(games.len()).unwrap_or(u32::MAX),
                score,
                expected,
                change,
                performance: performance(&opponents, score),
            }
        })
        .collect()
}

fn rated<'a>(table: &'a Table, slots: &'a [Slot]) -> impl Iterator<Item = (&'a Game, u32)> {
    let games = slots
        .iter()
        .filter_map(Slot::played)
        .filter(|game| game.rated);
    games.filter_map(|game| Some((game, table.rows[game.opponent].rating?)))
}

/// The rating that a score against these opponents is worth: their mean, rounded
/// halves up, plus the difference of FIDE's table.
pub fn performance(opponents: &[u32], score: Fraction) -> Option<i64> {
    let count = Fraction::whole(i64::try_from(opponents.len()).ok()?);
    Some(mean(opponents)? + fide_difference(score.checked_div(count)?))
}

/// The mean of ratings, halves rounded up.
pub(super) fn mean(ratings: &[u32]) -> Option<i64> {
    let count = Fraction::whole(i64::try_from(ratings.len()).ok()?);
    let sum: i64 = ratings.iter().map(|r| i64::from(*r)).sum();
    let mean = Fraction::whole(sum).checked_div(count)? + Fraction::HALF;
    Some(mean.numerator().div_euclid(mean.denominator()))
}

/// A Glicko-2 rating.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Glicko {
    /// Strength.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much it tends to move.
    pub volatility: f64,
}

impl Default for Glicko {
    /// Somebody of whom nothing is known: 1500, 350, 0.06.
    fn default() -> Glicko {
        Glicko {
            rating: 1500.0,
            deviation: 350.0,
            volatility: 0.06,
        }
    }
}

impl From<Glicko> for Glicko2Rating {
    fn from(own: Glicko) -> Glicko2Rating {
        Glicko2Rating {
            rating: own.rating,
            deviation: own.deviation,
            volatility: own.volatility,
        }
    }
}

impl From<Glicko2Rating> for Glicko {
    fn from(own: Glicko2Rating) -> Glicko {
        Glicko {
            rating: own.rating,
            deviation: own.deviation,
            volatility: own.volatility,
        }
    }
}

/// Ratings after an event taken as one Glicko-2 rating period. Players missing
/// from `before` start as unknown.
pub fn glicko_period(
    event: &Event,
    before: &BTreeMap<PlayerId, Glicko>,
) -> BTreeMap<PlayerId, Glicko> {
    let table = Table::of_players(event, None);
    let of = |row: usize| -> Glicko2Rating {
        let id = PlayerId(table.rows[row].id);
        before.get(&id).copied().unwrap_or_default().into()
    };
    table
        .rows
        .iter()
        .enumerate()
        .map(|(index, row)| {
            let games = row
                .slots
                .iter()
                .filter_map(Slot::played)
                .filter(|game| game.rated);
            let results: Vec<(Glicko2Rating, Outcomes)> = games
                .map(|game| {
                    let outcome = match game.class {
                        ResultClass::Win => Outcomes::WIN,
                        ResultClass::Draw => Outcomes::DRAW,
                        ResultClass::Loss => Outcomes::LOSS,
                    };
                    (of(game.opponent), outcome)
                })
                .collect();
            let after = glicko2_rating_period(&of(index), &results, &Glicko2Config::new());
            (PlayerId(row.id), after.into())
        })
        .collect()
}
