use std::fmt;
use std::str::FromStr;

use damier_game::Side;
use serde::{Deserialize, Serialize};

use super::PointScale;
use crate::Fraction;
use crate::standings::{Criterion, Preset, UnplayedPolicy};

macro_rules! systems {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// How rounds are paired.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum System {
            $($(#[$doc])* #[serde(rename = $text)] $name,)*
        }

        impl System {
            /// Every system.
            pub const ALL: &[System] = &[$(System::$name),*];

            /// The machine name.
            pub const fn as_str(self) -> &'static str {
                match self { $(System::$name => $text,)* }
            }
        }
    };
}

systems! {
    /// FIDE Dutch, the edition applied from 1 February 2026 (C.04.3).
    Dutch2026 = "dutch-2026",
    /// FIDE Dutch as applied until 31 January 2026 (Baku 2016, Goynuk 2017).
    Dutch2017 = "dutch-2017",
    /// FMJD Swiss on rating, colours not looked at when opponents are chosen.
    FmjdRating = "fmjd-rating",
    /// FMJD Swiss on rating with colour wishes inside a group.
    FmjdRatingColours = "fmjd-rating-colours",
    /// FMJD Swiss on Solkoff.
    FmjdSolkoff = "fmjd-solkoff",
    /// Everybody meets everybody once, by the Berger tables.
    RoundRobin = "round-robin",
    /// Everybody meets everybody twice, the second time with colours swapped.
    DoubleRoundRobin = "double-round-robin",
    /// The loser is out.
    KnockOut = "knock-out",
    /// Every player of one team meets every player of the other.
    Scheveningen = "scheveningen",
    /// Teams meet by the Berger tables.
    TeamRoundRobin = "team-round-robin",
    /// FIDE Swiss Team Pairing System, as applied from 1 February 2026 (C.04.6).
    TeamSwiss = "team-swiss",
    /// The arbiter makes every pair.
    Manual = "manual",
}

impl System {
    /// Whether the number of rounds follows from the number of players.
    pub const fn is_round_robin(self) -> bool {
        matches!(
            self,
            System::RoundRobin
                | System::DoubleRoundRobin
                | System::Scheveningen
                | System::TeamRoundRobin
        )
    }

    /// Whether a table or tree of the players entered gives every round, so that
    /// nobody can be added later.
    pub const fn is_fixed_by_entries(self) -> bool {
        matches!(
            self,
            System::RoundRobin | System::DoubleRoundRobin | System::Scheveningen | System::KnockOut
        )
    }

    /// Whether teams, not players, are paired.
    pub const fn is_team(self) -> bool {
        matches!(self, System::TeamRoundRobin | System::TeamSwiss)
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// No pairing system has that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown pairing system `{0}`: choose one of {list}", list = system_names())]
pub struct UnknownSystem(pub String);

fn system_names() -> String {
    System::ALL
        .iter()
        .map(|s| s.as_str())
        .collect::<Vec<_>>()
        .join(", ")
}

impl FromStr for System {
    type Err = UnknownSystem;

    fn from_str(text: &str) -> Result<System, UnknownSystem> {
        let found = System::ALL
            .iter()
            .find(|s| s.as_str().eq_ignore_ascii_case(text.trim()));
        found.copied().ok_or_else(|| UnknownSystem(text.to_owned()))
    }
}

/// What happens to the games of somebody who leaves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WithdrawalRule {
    /// What was played stays.
    #[default]
    Keep,
    /// What was played stays if it is more than half of the rounds; otherwise
    /// all his games are struck.
    KeepAboveHalf,
}

/// Whose members a round robin keeps from meeting in its last three rounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Apart {
    /// Players of one federation.
    Federation,
    /// Players of one club.
    Club,
}

/// Which wishes for colours teams of a Swiss have (C.04.6, article 1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColourPreferences {
    /// One kind: two more matches with one colour, or the same colour twice
    /// running.
    #[default]
    TypeA,
    /// Strong ones as in type A, and mild ones to make colours even.
    TypeB,
    /// Colours do not matter.
    None,
}

/// Which points of teams pairing goes by (C.04.6, article 1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrimaryScore {
    /// Points of matches.
    #[default]
    MatchPoints,
    /// Points of the single games.
    GamePoints,
}

/// What a bye of a team is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamByeWorth {
    /// Match points.
    pub match_points: Fraction,
    /// Points of single games.
    pub game_points: Fraction,
}

/// Team events: boards a side, what a match is worth, and what the Swiss system
/// of teams goes by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamRules {
    /// Games a match.
    pub boards: u16,
    /// Match points for a won match.
    pub win: Fraction,
    /// Match points for a drawn match.
    pub draw: Fraction,
    /// Match points for a lost match.
    pub loss: Fraction,
    /// Swiss: which wishes for colours there are.
    #[serde(default, skip_serializing_if = "is_default")]
    pub colours: ColourPreferences,
    /// Swiss: which points pairing goes by.
    #[serde(default, skip_serializing_if = "is_default")]
    pub primary: PrimaryScore,
    /// Swiss: whether the other points say which of two teams gets its colour.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub other_score_for_colours: bool,
    /// What the team left over by the pairing gets; without it as much as for a
    /// match drawn on every board (C.04.6, article 1.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<TeamByeWorth>,
}

const fn yes() -> bool {
    true
}

const fn is_yes(flag: &bool) -> bool {
    *flag
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Default for TeamRules {
    fn default() -> TeamRules {
        TeamRules::new(1)
    }
}

impl TeamRules {
    /// Matches over so many boards, 2-1-0.
    pub const fn new(boards: u16) -> TeamRules {
        TeamRules {
            boards,
            win: Fraction::whole(2),
            draw: Fraction::ONE,
            loss: Fraction::ZERO,
            colours: ColourPreferences::TypeA,
            primary: PrimaryScore::MatchPoints,
            other_score_for_colours: true,
            bye: None,
        }
    }
}

/// The special regulations of an event: fixed before the first round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// How rounds are paired.
    pub system: System,
    /// How many rounds; 0 in a round robin means "as many as it takes".
    pub rounds: u16,
    /// What results are worth.
    #[serde(default)]
    pub scale: PointScale,
    /// Which preset the list of criteria came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<Preset>,
    /// What the final order is made by, first criterion first.
    pub criteria: Vec<Criterion>,
    /// How rounds without play enter into tie-breaks.
    pub unplayed: UnplayedPolicy,
    /// Round robin: the last two rounds of the first cycle change places, so
    /// that nobody has one colour three times running at the turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swap_last_rounds: bool,
    /// Round robin: who must have met before the last three rounds (as the Varma
    /// tables see to it).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keep_apart: Option<Apart>,
    /// Knock-out: games of a tie, played in as many rounds with colours
    /// swapped.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub games_a_tie: u16,
    /// Colour of the first player in the first round, drawn by lot; without one it is
    /// kept as the first round to be paired shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_colour: Option<Side>,
    /// What becomes of the games of somebody who leaves.
    #[serde(default)]
    pub withdrawal: WithdrawalRule,
    /// When rounds are played, first round first, `YYYY/MM/DD`; may be shorter than
    /// the event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub round_dates: Vec<String>,
    /// In words, for example `1h20 + 1 min/move`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub time_control: String,
    /// The game that is played, by its machine name such as `international` or
    /// `chess960`; empty if the file does not say.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub variant: String,
    /// The rule book of the referee, for example `fmjd`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rule_book: String,
    /// The text of a rule book of the event's own, so that the file judges games
    /// wherever it is taken; empty for a built-in book.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rule_book_text: String,
    /// Youth mode: no decision in a game or on a board without its explanation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub youth: bool,
    /// How places still tied are played for, for example
    /// `lehmann-georgiev 5+2 for place 1`; empty: they are shared.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub play_off: String,
    /// Team events only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<TeamRules>,
}

const fn one() -> u16 {
    1
}

const fn is_one(number: &u16) -> bool {
    *number == 1
}

impl Regulations {
    /// Regulations by a preset, with the scale of draughts; chess presets take
    /// 1-½-0.
    pub fn new(system: System, rounds: u16, preset: Preset) -> Regulations {
        Regulations {
            system,
            rounds,
            scale: preset.scale(),
            preset: Some(preset),
            criteria: preset.criteria(),
            unplayed: preset.unplayed(),
            swap_last_rounds: false,
            keep_apart: None,
            games_a_tie: 1,
            first_colour: None,
            withdrawal: WithdrawalRule::default(),
            round_dates: Vec::new(),
            time_control: String::new(),
            variant: String::new(),
            rule_book: String::new(),
            rule_book_text: String::new(),
            youth: false,
            play_off: String::new(),
            teams: None,
        }
    }
}
