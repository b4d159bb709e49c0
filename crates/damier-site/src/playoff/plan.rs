use damier_arbiter::clock::TimeControl;
use damier_arbiter::playoff::{ByPlayer, Player, Stage, StagePoints};
use damier_game::Side;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::library::Chosen;
use crate::limits;
use crate::problem::{Problem, ProblemKind};

/// What is asked for when a match is started.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayoffWish {
    /// What kind of match.
    pub kind: Kind,
    /// The variant, such as `international`.
    pub variant: String,
    /// The rule book; without it, the variant's own federation's.
    #[serde(default)]
    pub rulebook: Option<String>,
    /// The text of a rule book of the match's own, in its place.
    #[serde(default)]
    pub rulebook_text: Option<String>,
    /// The first player's name.
    pub first: String,
    /// The second player's name.
    pub second: String,
    /// Who has White in the first game. Drawn by lot if left out.
    #[serde(default)]
    pub first_white: FirstWhite,
    /// The times. What a kind of match does not have is not looked at.
    #[serde(default)]
    pub clocks: StageClocks,
    /// For a micro-match: what follows if all stages are drawn.
    #[serde(default)]
    pub decider: Decider,
    /// The least break between two games, in milliseconds. Two minutes if left out.
    #[serde(default = "two_minutes")]
    pub break_ms: u64,
    /// The least length of the one pause that each player may ask for, in
    /// milliseconds. Five minutes if left out.
    #[serde(default = "five_minutes")]
    pub pause_ms: u64,
    /// What a sanction gives the opponent, in milliseconds. A minute if left out.
    #[serde(default = "one_minute")]
    pub sanction_ms: u64,
    /// Youth mode: no decision without its explanation.
    #[serde(default)]
    pub youth: bool,
}

const fn one_minute() -> u64 {
    60_000
}

const fn two_minutes() -> u64 {
    2 * 60_000
}

const fn five_minutes() -> u64 {
    5 * 60_000
}

/// The kinds of match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// One budget of time each for any number of games, until the first win or
    /// flag (FMJD Annex 3, 5.10).
    LehmannGeorgiev,
    /// Stages one after the other, until one is won: standard, rapid, blitz.
    MicroMatch,
    /// Single games, each with fresh clocks, until a win.
    Barrage,
}

impl Kind {
    /// The machine name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::LehmannGeorgiev => "lehmann-georgiev",
            Kind::MicroMatch => "micro-match",
            Kind::Barrage => "barrage",
        }
    }
}

/// Who has White first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum FirstWhite {
    /// The first player.
    First,
    /// The second player.
    Second,
    /// By lot.
    #[default]
    Random,
}

/// What follows if all stages of a micro-match are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Decider {
    /// The points are shared, 6-6.
    #[default]
    Shared,
    /// A Lehmann-Georgiev match.
    LehmannGeorgiev,
    /// Single games until a win.
    Barrage,
}

/// The time of one game, or of all games of a Lehmann-Georgiev match together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StageClock {
    /// What each player has, in milliseconds.
    pub initial_ms: u64,
    /// What every move adds, in milliseconds.
    #[serde(default)]
    pub increment_ms: u64,
}

impl StageClock {
    /// A time and what a move adds in the notation of time controls: `5'+2"`. `None` if
    /// it is none, or one of another kind.
    pub(crate) fn of_notation(text: &str) -> Option<StageClock> {
        let control: TimeControl = text.parse().ok()?;
        let [period] = control.side(Side::White).periods() else {
            return None;
        };
        let clock = StageClock {
            initial_ms: period.time_ms,
            increment_ms: period.bonus.ms(),
        };
        let is_plain = control == TimeControl::fischer(clock.initial_ms, clock.increment_ms);
        is_plain.then_some(clock)
    }
}

/// The times of the stages; the usual ones where left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StageClocks {
    /// Standard games: 80 minutes and one a move.
    #[serde(default)]
    pub standard: Option<StageClock>,
    /// Rapid games: 20 minutes and 5 seconds a move.
    #[serde(default)]
    pub rapid: Option<StageClock>,
    /// Blitz games: 5 minutes and 3 seconds a move.
    #[serde(default)]
    pub blitz: Option<StageClock>,
    /// The decider, which is the whole match in the other kinds: 5 minutes and 2
    /// seconds a move.
    #[serde(default)]
    pub decider: Option<StageClock>,
}

/// What is fixed before a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Plan {
    /// What kind of match.
    pub(crate) kind: Kind,
    /// Machine name of the variant.
    pub(crate) variant: String,
    /// Machine name of the rule book.
    pub(crate) rulebook: String,
    /// Its text, if it is not built in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rulebook_text: Option<String>,
    /// The players' names.
    pub(crate) names: ByPlayer<String>,
    /// Who has White in the first game.
    pub(crate) first_white: Player,
    /// Whether no decision goes without its explanation.
    #[serde(default)]
    pub(crate) youth: bool,
    /// The stages in order.
    pub(crate) stages: Vec<StagePlan>,
    /// The points of each player if all stages are drawn.
    #[serde(default)]
    pub(crate) drawn: u32,
    /// The least break between two games, in milliseconds.
    pub(crate) break_ms: u64,
    /// The least length of a pause, in milliseconds.
    pub(crate) pause_ms: u64,
    /// What a sanction gives the opponent, in milliseconds.
    pub(crate) sanction_ms: u64,
}

/// A stage of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StagePlan {
    /// Its games and points.
    #[serde(flatten)]
    pub(crate) points: StagePoints,
    /// Its times.
    pub(crate) clock: StageClock,
    /// Whether the times that are left are carried from game to game.
    #[serde(default)]
    pub(crate) carried: bool,
}

const STANDARD: StageClock = StageClock {
    initial_ms: 80 * 60_000,
    increment_ms: 60_000,
};
const RAPID: StageClock = StageClock {
    initial_ms: 20 * 60_000,
    increment_ms: 5_000,
};
const BLITZ: StageClock = StageClock {
    initial_ms: 5 * 60_000,
    increment_ms: 3_000,
};
const DECIDER: StageClock = StageClock {
    initial_ms: 5 * 60_000,
    increment_ms: 2_000,
};

/// The longest name of a player, in characters.
const NAME_CHARACTERS: usize = 60;

/// The longest break or pause: a day.
pub(super) const LONGEST_BREAK_MS: u64 = 24 * 3_600_000;

impl PlayoffWish {
    /// Checks everything and settles what was left open. `chance` decides the
    /// lot. Variant and rule book have been looked at.
    ///
    /// # Errors
    ///
    /// A problem that names what can't be.
    pub(crate) fn settle(
        &self,
        variant: &str,
        chosen: Chosen,
        youth: bool,
        chance: u64,
    ) -> Result<Plan, Problem> {
        let names = ByPlayer {
            first: name(&self.first)?,
            second: name(&self.second)?,
        };
        if names.first == names.second {
            let problem = Problem::new(ProblemKind::InvalidPlayoff);
            return Err(problem.detail("problem-invalid-playoff-names"));
        }
        for break_ms in [self.break_ms, self.pause_ms, self.sanction_ms] {
            if break_ms > LONGEST_BREAK_MS {
                let problem = Problem::new(ProblemKind::InvalidPlayoff);
                return Err(problem.detail("problem-invalid-playoff-break"));
            }
        }
        let stages = self.stages();
        stages.iter().try_for_each(|stage| check(stage.clock))?;
        Ok(Plan {
            kind: self.kind,
            variant: variant.to_owned(),
            rulebook: chosen.book.id().to_owned(),
            rulebook_text: chosen.text,
            names,
            first_white: match self.first_white {
                FirstWhite::First => Player::First,
                FirstWhite::Second => Player::Second,
                FirstWhite::Random if chance & 1 == 0 => Player::First,
                FirstWhite::Random => Player::Second,
            },
            youth: youth || self.youth,
            stages,
            drawn: if self.kind == Kind::MicroMatch { 6 } else { 0 },
            break_ms: self.break_ms,
            pause_ms: self.pause_ms,
            sanction_ms: self.sanction_ms,
        })
    }

    fn stages(&self) -> Vec<StagePlan> {
        let stage = |stage, games, (winner, loser), clock: Option<StageClock>, usual| StagePlan {
            points: StagePoints {
                stage,
                games,
                winner,
                loser,
            },
            clock: clock.unwrap_or(usual),
            carried: false,
        };
        let decider = |points, carried| StagePlan {
            carried,
            ..stage(Stage::Decider, 0, points, self.clocks.decider, DECIDER)
        };
        match self.kind {
            Kind::LehmannGeorgiev => vec![decider((1, 0), true)],
            Kind::Barrage => vec![decider((1, 0), false)],
            Kind::MicroMatch => {
                let clocks = self.clocks;
                let mut stages = vec![
                    stage(Stage::Standard, 1, (12, 0), clocks.standard, STANDARD),
                    stage(Stage::Rapid, 1, (8, 4), clocks.rapid, RAPID),
                    stage(Stage::Blitz, 1, (7, 5), clocks.blitz, BLITZ),
                ];
                match self.decider {
                    Decider::Shared => {}
                    Decider::LehmannGeorgiev => stages.push(decider((7, 5), true)),
                    Decider::Barrage => stages.push(decider((7, 5), false)),
                }
                stages
            }
        }
    }
}

fn name(given: &str) -> Result<String, Problem> {
    let name = given.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > NAME_CHARACTERS {
        let problem = Problem::new(ProblemKind::InvalidPlayoff);
        return Err(problem.detail("problem-invalid-playoff-name"));
    }
    Ok(name)
}

fn check(clock: StageClock) -> Result<(), Problem> {
    let (least, most) = (limits::LEAST_CLOCK_MS, limits::MOST_PLAYOFF_CLOCK_MS);
    if (least..=most).contains(&clock.initial_ms) && clock.increment_ms <= limits::INCREMENT_MS {
        return Ok(());
    }
    let number = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
    Err(Problem::new(ProblemKind::InvalidClock)
        .number("leastMs", number(least))
        .number("mostMs", number(most))
        .number("mostIncrementMs", number(limits::INCREMENT_MS)))
}
