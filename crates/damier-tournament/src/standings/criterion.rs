use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something a final order can be made by. Its machine name is what files,
/// `--json` and [`fmt::Display`] use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Criterion {
    /// `points`: all points.
    Points,
    /// `wins`: games with the full result. Forfeit wins count; under the FIDE
    /// policies byes worth a win count too (C.07 "WIN").
    Wins,
    /// `games_won`: won over the board (C.07 "WON").
    GamesWon,
    /// `mutual`: the result between those still tied, begun anew inside each
    /// smaller group (FMJD 5.11.1.2.1, FIDE direct encounter).
    Mutual,
    /// `mutual_first_place`: as `mutual`, but only for those tied for the first
    /// place (FMJD 5.11.1.2.2a). Shown as `mutual`.
    MutualFirstPlace,
    /// `classification_order`: the best result taken down the final order:
    /// points against place 1, then against place 2 and so on (FMJD
    /// 5.11.1.2.1). Not Koya.
    ClassificationOrder,
    /// `solkoff`: sum of the final points of all opponents, as they are.
    Solkoff,
    /// `solkoff_median`: Solkoff without the highest and the lowest opponent.
    SolkoffMedian,
    /// `solkoff_truncated_k`: Solkoff without the k lowest opponents.
    SolkoffTruncated(u16),
    /// `solkoff_truncated`: stands for all steps `solkoff_truncated_1`, `_2`
    /// and so on, one after the other (FMJD 5.11.1.2.2b).
    SolkoffTruncatedSteps,
    /// `solkoff_plus`: sum of the Solkoffs of all opponents.
    SolkoffPlus,
    /// `sonneborn_berger`, `sonneborn_berger_cut_k`: points of those beaten,
    /// half the points of those drawn with.
    SonnebornBerger(u16),
    /// `average_rating`, `average_rating_cut_k`: mean rating of the rated
    /// opponents met over the board.
    AverageRating(u16),
    /// `buchholz`, `buchholz_cut_k`: as Solkoff, with the adjustments for
    /// unplayed rounds that the policy makes.
    Buchholz(u16),
    /// `buchholz_median_k`: Buchholz without the k highest and k lowest.
    BuchholzMedian(u16),
    /// `koya`: points against those who made at least half of what they could.
    Koya,
    /// `performance`: rating that the result is worth.
    Performance,
    /// `balance`: plus draws less minus draws (KNDB).
    Balance,
    /// `progressive`: sum of the points after each round.
    Progressive,
    /// `black_games`: games played with Black.
    BlackGames,
    /// `black_wins`: games won with Black.
    BlackWins,
    /// `match_points`: teams, points for matches.
    MatchPoints,
    /// `game_points`: teams, points of all single games.
    GamePoints,
    /// `board_k`: teams, points made on board k, whoever sat there.
    Board(u16),
    /// `boards`: stands for `board_1`, `board_2` and so on (FIDE "TBR").
    Boards,
    /// `emmsb`, `egmsb`, `emgsb`, `eggsb`, each with `_cut_k`: teams, Sonneborn-
    /// Berger of the opponents' match or game points times own match or game
    /// points.
    TeamBerger(TeamBerger, u16),
    /// `mutual_extended`: teams, the result between those tied by match points,
    /// then by game points (FIDE "EDE").
    MutualExtended,
    /// `board_count`: teams, points on each board times its number; less is
    /// better, since high boards count most (FIDE "BC").
    BoardCount,
    /// `berlin`: teams, the same with the first board times the number of
    /// boards and the last times one; more is better.
    Berlin,
    /// `bottom_boards_k`: teams, game points without the k last boards.
    BottomBoards(u16),
    /// `bottom_boards`: stands for `bottom_boards_1`, `_2` and so on (FIDE
    /// "BBE").
    BottomBoardSteps,
    /// `progressive_cut_k`: the same without the first k rounds.
    ProgressiveCut(u16),
    /// `koya_plus_k`, `koya_minus_k`: Koya with a limit that many half points higher or
    /// lower (C.07 14.5).
    KoyaLimit(i16),
    /// `rounds_elected`: rounds that the player chose to play (C.07 "REP").
    RoundsElected,
    /// `standard_points`: one for each round in which he had more than his opponent, a
    /// half for as much, whatever the scale (C.07 "STD").
    StandardPoints,
    /// `pairing_number`: the start number; less is better (C.07 "TPN").
    PairingNumber,
    /// `rating`: the rating (C.07 "RTNG").
    Rating,
    /// `fore_buchholz`, `fore_buchholz_cut_k`: Buchholz as if all games of the last round
    /// had been drawn (C.07 "FB").
    ForeBuchholz(u16),
    /// `average_buchholz`: mean of the Buchholz of the opponents met over the board
    /// (C.07 "AOB").
    AverageBuchholz,
    /// `perfect_performance`: the lowest rating of which the points were to be expected
    /// (C.07 "PTP").
    PerfectPerformance,
    /// `average_performance`: mean performance of the opponents met (C.07 "APRO").
    AveragePerformance,
    /// `average_perfect_performance`: mean of their perfect performances (C.07 "APPO").
    AveragePerfectPerformance,
    /// `schedule_strength`, `schedule_strength_by_k`: teams, game points plus the Buchholz
    /// of match points divided by k; without k by as many matches' points as one match has
    /// game points at most (C.07 "SSSC").
    ScheduleStrength(u16),
    /// `stage`: knock-out, how many ties were survived; a half more while the next one is
    /// open.
    Stage,
    /// `play_off`: place in the play-off of those tied; less is better.
    PlayOff,
}

/// What is multiplied in a Sonneborn-Berger of teams.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TeamBerger {
    /// Game points of the opponents, not match points.
    pub opponent_games: bool,
    /// Own game points, not match points.
    pub own_games: bool,
}

impl TeamBerger {
    const ALL: [(TeamBerger, &str); 4] = [
        (TeamBerger::new(false, false), "emmsb"),
        (TeamBerger::new(true, false), "egmsb"),
        (TeamBerger::new(false, true), "emgsb"),
        (TeamBerger::new(true, true), "eggsb"),
    ];

    const fn new(opponent_games: bool, own_games: bool) -> TeamBerger {
        TeamBerger {
            opponent_games,
            own_games,
        }
    }

    /// `emmsb` and so on: first the opponents' points, then the own.
    pub fn name(self) -> &'static str {
        let found = TeamBerger::ALL.iter().find(|(kind, _)| *kind == self);
        found.map_or("emmsb", |(_, name)| name)
    }

    pub(super) fn parse(name: &str) -> Option<TeamBerger> {
        let found = TeamBerger::ALL.iter().find(|(_, known)| *known == name);
        found.map(|(kind, _)| *kind)
    }
}

impl Criterion {
    /// The name its value has in tables.
    pub fn name(self) -> String {
        let with = |name: &str, k: u16| {
            if k == 0 {
                name.to_owned()
            } else {
                format!("{name}_cut_{k}")
            }
        };
        match self {
            Criterion::Points => "points".to_owned(),
            Criterion::Wins => "wins".to_owned(),
            Criterion::GamesWon => "games_won".to_owned(),
            Criterion::Mutual | Criterion::MutualFirstPlace => "mutual".to_owned(),
            Criterion::ClassificationOrder => "classification_order".to_owned(),
            Criterion::Solkoff => "solkoff".to_owned(),
            Criterion::SolkoffMedian => "solkoff_median".to_owned(),
            Criterion::SolkoffTruncated(k) => format!("solkoff_truncated_{k}"),
            Criterion::SolkoffTruncatedSteps => "solkoff_truncated".to_owned(),
            Criterion::SolkoffPlus => "solkoff_plus".to_owned(),
            Criterion::SonnebornBerger(k) => with("sonneborn_berger", k),
            Criterion::AverageRating(k) => with("average_rating", k),
            Criterion::Buchholz(k) => with("buchholz", k),
            Criterion::BuchholzMedian(k) => format!("buchholz_median_{k}"),
            Criterion::Koya => "koya".to_owned(),
            Criterion::Performance => "performance".to_owned(),
            Criterion::Balance => "balance".to_owned(),
            Criterion::Progressive => "progressive".to_owned(),
            Criterion::BlackGames => "black_games".to_owned(),
            Criterion::BlackWins => "black_wins".to_owned(),
            Criterion::MatchPoints => "match_points".to_owned(),
            Criterion::GamePoints => "game_points".to_owned(),
            Criterion::Board(k) => format!("board_{k}"),
            Criterion::Boards => "boards".to_owned(),
            Criterion::TeamBerger(kind, k) => with(kind.name(), k),
            Criterion::MutualExtended => "mutual_extended".to_owned(),
            Criterion::BoardCount => "board_count".to_owned(),
            Criterion::Berlin => "berlin".to_owned(),
            Criterion::BottomBoards(k) => format!("bottom_boards_{k}"),
            Criterion::BottomBoardSteps => "bottom_boards".to_owned(),
            Criterion::ProgressiveCut(k) => with("progressive", k),
            Criterion::KoyaLimit(halves) if halves < 0 => format!("koya_minus_{}", -halves),
            Criterion::KoyaLimit(halves) => format!("koya_plus_{halves}"),
            Criterion::RoundsElected => "rounds_elected".to_owned(),
            Criterion::StandardPoints => "standard_points".to_owned(),
            Criterion::PairingNumber => "pairing_number".to_owned(),
            Criterion::Rating => "rating".to_owned(),
            Criterion::ForeBuchholz(k) => with("fore_buchholz", k),
            Criterion::AverageBuchholz => "average_buchholz".to_owned(),
            Criterion::PerfectPerformance => "perfect_performance".to_owned(),
            Criterion::AveragePerformance => "average_performance".to_owned(),
            Criterion::AveragePerfectPerformance => "average_perfect_performance".to_owned(),
            Criterion::ScheduleStrength(0) => "schedule_strength".to_owned(),
            Criterion::ScheduleStrength(k) => format!("schedule_strength_by_{k}"),
            Criterion::Stage => "stage".to_owned(),
            Criterion::PlayOff => "play_off".to_owned(),
        }
    }

    /// Whether a lower value is the better one.
    pub const fn is_lower_better(self) -> bool {
        matches!(
            self,
            Criterion::BoardCount | Criterion::PlayOff | Criterion::PairingNumber
        )
    }

    /// Whether a value depends on who is tied with whom, so that it exists only
    /// while the order is being made.
    pub const fn is_relative(self) -> bool {
        matches!(
            self,
            Criterion::Mutual
                | Criterion::MutualFirstPlace
                | Criterion::MutualExtended
                | Criterion::ClassificationOrder
                | Criterion::PlayOff
        )
    }

    /// Replaces the criteria that stand for a series by their steps.
    pub fn expand(list: &[Criterion], rounds: u16, boards: u16) -> Vec<Criterion> {
        let mut all = Vec::new();
        for criterion in list {
            match criterion {
                Criterion::SolkoffTruncatedSteps => {
                    all.extend((1..rounds.max(2)).map(Criterion::SolkoffTruncated));
                }
                Criterion::Boards => all.extend((1..=boards).map(Criterion::Board)),
                Criterion::BottomBoardSteps => {
                    all.extend((1..boards).map(Criterion::BottomBoards));
                }
                other => all.push(*other),
            }
        }
        all
    }

    /// Reads the name of a criterion.
    pub(super) fn parse(text: &str) -> Option<Criterion> {
        let fixed = [
            Criterion::Points,
            Criterion::Wins,
            Criterion::GamesWon,
            Criterion::Mutual,
            Criterion::ClassificationOrder,
            Criterion::Solkoff,
            Criterion::SolkoffMedian,
            Criterion::SolkoffTruncatedSteps,
            Criterion::SolkoffPlus,
            Criterion::SonnebornBerger(0),
            Criterion::AverageRating(0),
            Criterion::Buchholz(0),
            Criterion::Koya,
            Criterion::Performance,
            Criterion::Balance,
            Criterion::Progressive,
            Criterion::BlackGames,
            Criterion::BlackWins,
            Criterion::MatchPoints,
            Criterion::GamePoints,
            Criterion::Boards,
            Criterion::MutualExtended,
            Criterion::BoardCount,
            Criterion::Berlin,
            Criterion::BottomBoardSteps,
            Criterion::RoundsElected,
            Criterion::StandardPoints,
            Criterion::PairingNumber,
            Criterion::Rating,
            Criterion::ForeBuchholz(0),
            Criterion::AverageBuchholz,
            Criterion::PerfectPerformance,
            Criterion::AveragePerformance,
            Criterion::AveragePerfectPerformance,
            Criterion::ScheduleStrength(0),
            Criterion::Stage,
        ];
        if let Some(kind) = TeamBerger::parse(text) {
            return Some(Criterion::TeamBerger(kind, 0));
        }
        if text == "mutual_first_place" {
            return Some(Criterion::MutualFirstPlace);
        }
        if let Some(found) = fixed.into_iter().find(|c| c.name() == text) {
            return Some(found);
        }
        let (stem, number) = text.rsplit_once('_')?;
        let k: u16 = number.parse().ok().filter(|k| (1..=99).contains(k))?;
        Some(match stem {
            "solkoff_truncated" => Criterion::SolkoffTruncated(k),
            "sonneborn_berger_cut" => Criterion::SonnebornBerger(k),
            "average_rating_cut" => Criterion::AverageRating(k),
            "buchholz_cut" => Criterion::Buchholz(k),
            "buchholz_median" => Criterion::BuchholzMedian(k),
            "progressive_cut" => Criterion::ProgressiveCut(k),
            "fore_buchholz_cut" => Criterion::ForeBuchholz(k),
            "schedule_strength_by" => Criterion::ScheduleStrength(k),
            "koya_plus" => Criterion::KoyaLimit(i16::try_from(k).ok()?),
            "koya_minus" => Criterion::KoyaLimit(-i16::try_from(k).ok()?),
            "board" => Criterion::Board(k),
            "bottom_boards" => Criterion::BottomBoards(k),
            other => Criterion::TeamBerger(TeamBerger::parse(other.strip_suffix("_cut")?)?, k),
        })
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Criterion::MutualFirstPlace => f.write_str("mutual_first_place"),
            other => f.write_str(&other.name()),
        }
    }
}

/// No criterion has that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "unknown criterion `{0}`: choose from {names}, or the codes of FIDE C.07 such as {codes}",
    names = UnknownCriterion::NAMES,
    codes = UnknownCriterion::CODES
)]
pub struct UnknownCriterion(pub String);

impl UnknownCriterion {
    /// The names to choose from, a comma between.
    pub const NAMES: &'static str = "points, wins, games_won, mutual, mutual_first_place, \
     classification_order, solkoff, solkoff_median, solkoff_truncated, solkoff_truncated_1, \
     solkoff_plus, sonneborn_berger, average_rating, buchholz, buchholz_cut_1, \
     buchholz_median_1, koya, performance, balance, progressive, black_games, black_wins, \
     match_points, game_points, boards, board_1, emmsb, emgsb, egmsb, eggsb, mutual_extended, \
     board_count, berlin, bottom_boards, schedule_strength, progressive_cut_1, koya_plus_1, \
     fore_buchholz, average_buchholz, perfect_performance, average_performance, \
     average_perfect_performance, standard_points, rounds_elected, rating, pairing_number, \
     stage";

    /// Some codes of FIDE that are taken, too.
    pub const CODES: &'static str = "BH, BH-C1, BH/M1, SB, DE, WON, PS, ARO";
}

/// By its name or by its code of FIDE.
impl FromStr for Criterion {
    type Err = UnknownCriterion;

    fn from_str(text: &str) -> Result<Criterion, UnknownCriterion> {
        let known = Criterion::parse(text.trim()).or_else(|| Criterion::from_fide_code(text));
        known.ok_or_else(|| UnknownCriterion(text.to_owned()))
    }
}

impl Serialize for Criterion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Criterion {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Criterion, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
