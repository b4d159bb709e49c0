//! Norms for titles, as FIDE publishes them (B.01, article 1.4).
//!
//! All games over the board count: which of them a player may leave out (1.4.2), and
//! the exceptions for events with many foreign players or fewer rounds, are left to
//! the arbiter. The tables by which the FMJD and national federations of draughts
//! give norms are not published in a form that could be followed here.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::change::mean;
use super::performance;
use crate::Fraction;
use crate::model::{Event, Player, PlayerId};
use crate::table::{Game, Slot, Table};

/// Rated games that a norm takes.
const GAMES: usize = 9;

/// What an opponent without rating counts as.
const FLOOR: u32 = 1400;

/// Titles that count as titles for norms; CM and WCM do not.
const TITLED: [&str; 6] = ["GM", "IM", "WGM", "WIM", "FM", "WFM"];

/// A title that norms lead to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum NormTitle {
    /// Grandmaster.
    #[serde(rename = "GM")]
    Grandmaster,
    /// International master.
    #[serde(rename = "IM")]
    Master,
    /// Woman grandmaster.
    #[serde(rename = "WGM")]
    WomanGrandmaster,
    /// Woman international master.
    #[serde(rename = "WIM")]
    WomanMaster,
}

impl NormTitle {
    /// All of them, the highest first.
    pub const ALL: [NormTitle; 4] = [
        NormTitle::Grandmaster,
        NormTitle::Master,
        NormTitle::WomanGrandmaster,
        NormTitle::WomanMaster,
    ];

    /// As it is written before a name.
    pub const fn as_str(self) -> &'static str {
        match self {
            NormTitle::Grandmaster => "GM",
            NormTitle::Master => "IM",
            NormTitle::WomanGrandmaster => "WGM",
            NormTitle::WomanMaster => "WIM",
        }
    }

    /// The performance that is asked for.
    pub const fn performance(self) -> i64 {
        match self {
            NormTitle::Grandmaster => 2600,
            NormTitle::Master => 2450,
            NormTitle::WomanGrandmaster => 2400,
            NormTitle::WomanMaster => 2250,
        }
    }

    /// The mean rating of the opponents that is asked for.
    pub const fn average(self) -> i64 {
        self.performance() - 220
    }

    /// What the lowest rated opponent is raised to.
    const fn adjusted_floor(self) -> u32 {
        match self {
            NormTitle::Grandmaster => 2200,
            NormTitle::Master => 2050,
            NormTitle::WomanGrandmaster => 2000,
            NormTitle::WomanMaster => 1850,
        }
    }

    /// Titles of which a third of the opponents must have one.
    const fn peers(self) -> &'static [&'static str] {
        match self {
            NormTitle::Grandmaster => &["GM"],
            NormTitle::Master => &["GM", "IM"],
            NormTitle::WomanGrandmaster => &["GM", "IM", "WGM"],
            NormTitle::WomanMaster => &["GM", "IM", "WGM", "WIM"],
        }
    }
}

/// A condition that is not fulfilled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lack {
    /// Fewer than nine games.
    Games,
    /// Less than 35 per cent.
    Score,
    /// The performance is too low.
    Performance,
    /// The opponents are too weak on average.
    Average,
    /// Fewer than half of the opponents have a title.
    Titled,
    /// Fewer than a third, or than three, have the title or a higher one.
    Peers,
    /// Fewer than two federations beside one's own.
    Federations,
    /// More than three fifths of the opponents from one's own federation.
    OwnFederation,
    /// More than two thirds of the opponents from one federation.
    OneFederation,
    /// More than a fifth of the opponents are unrated.
    Unrated,
}

/// What an event is worth towards one title of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Norm {
    /// Who.
    pub player: PlayerId,
    /// Which title.
    pub title: NormTitle,
    /// Games over the board.
    pub games: usize,
    /// What was made of them, a win being one.
    pub score: Fraction,
    /// Mean rating of the opponents, the lowest one raised as the rules say.
    pub average: Option<i64>,
    /// Performance by that mean.
    pub performance: Option<i64>,
    /// What is missing; nothing if it is a norm.
    pub lacks: Vec<Lack>,
}

impl Norm {
    /// Whether every condition is fulfilled.
    pub fn is_made(&self) -> bool {
        self.lacks.is_empty()
    }
}

/// What the event is worth to everybody, title by title. Titles for women are
/// looked at for women only; the entry list must say so, and name titles and
/// federations.
pub fn norms(event: &Event) -> Vec<Norm> {
    let table = Table::of_players(event, None);
    let mut all = Vec::new();
    for (player, row) in event.players.iter().zip(&table.rows) {
        let games: Vec<(&Game, &Player)> = row
            .slots
            .iter()
            .filter_map(Slot::played)
            .filter(|game| game.rated)
            .filter_map(|game| Some((game, event.players.get(game.opponent)?)))
            .collect();
        let share = |game: &Game| game.points.checked_div(table.win).unwrap_or_default();
        let score: Fraction = games.iter().map(|(game, _)| share(game)).sum();
        let opponents: Vec<&Player> = games.iter().map(|(_, other)| *other).collect();
        let for_women = |title: NormTitle| title.as_str().starts_with('W');
        let titles = NormTitle::ALL.into_iter();
        let titles = titles.filter(|title| !for_women(*title) || player.sex == Some('w'));
        all.extend(titles.map(|title| norm(player, title, &opponents, score)));
    }
    all
}

fn norm(player: &Player, title: NormTitle, opponents: &[&Player], score: Fraction) -> Norm {
    let count = opponents.len();
    let mut ratings: Vec<u32> = opponents
        .iter()
        .map(|p| p.rating.unwrap_or(FLOOR).max(FLOOR))
        .collect();
    ratings.sort_unstable();
    if let Some(lowest) = ratings.first_mut() {
        *lowest = (*lowest).max(title.adjusted_floor());
    }
    let performance = performance(&ratings, score);
    // The same mean without what the score is worth.
    let average = mean(&ratings);
    // Who is met twice has one title all the same.
    let people: BTreeMap<PlayerId, &str> = opponents.iter().map(|p| (p.id, &p.title[..])).collect();
    let with = |titles: &[&str]| people.values().filter(|t| titles.contains(t)).count();
    let of = |federation: &str| {
        opponents
            .iter()
            .filter(|p| p.federation == federation)
            .count()
    };
    let mut by_federation: BTreeMap<&str, usize> = BTreeMap::new();
    for opponent in opponents {
        *by_federation.entry(&opponent.federation).or_default() += 1;
    }
    let others: BTreeSet<&str> = by_federation
        .keys()
        .copied()
        .filter(|f| !f.is_empty() && *f != player.federation)
        .collect();
    let unrated = opponents.iter().filter(|p| p.rating.is_none()).count();
    let most_of_one = by_federation.values().copied().max().unwrap_or(0);
    let least = Fraction::new(35, 100).unwrap_or_default() * whole(count);
    let lacks = [
        (Lack::Games, count < GAMES),
        (Lack::Score, score < least),
        (
            Lack::Performance,
            performance.is_none_or(|p| p < title.performance()),
        ),
        (Lack::Average, average.is_none_or(|a| a < title.average())),
        (Lack::Titled, with(&TITLED) * 2 < people.len()),
        (
            Lack::Peers,
            with(title.peers()) < people.len().div_ceil(3).max(3),
        ),
        (Lack::Federations, others.len() < 2),
        (Lack::OwnFederation, of(&player.federation) * 5 > count * 3),
        (Lack::OneFederation, most_of_one * 3 > count * 2),
        (Lack::Unrated, unrated * 5 > count),
    ];
    Norm {
        player: player.id,
        title,
        games: count,
        score,
        average,
        performance,
        lacks: lacks
            .into_iter()
            .filter(|(_, is)| *is)
            .map(|(lack, _)| lack)
            .collect(),
    }
}

fn whole(count: usize) -> Fraction {
    Fraction::whole(i64::try_from(count).unwrap_or(i64::MAX))
}
