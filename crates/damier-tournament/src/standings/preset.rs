use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Criterion;
use crate::model::PointScale;

/// How rounds without play enter into tie-breaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnplayedPolicy {
    /// As draughts programs do: opponents at face value; a forfeit counts the
    /// scheduled opponent, a bye has none.
    #[default]
    Draughts,
    /// As play sites do: opponents at face value, own rounds without play are
    /// left out.
    Online,
    /// FIDE 2009 to August 2023: every unplayed game of an opponent counts as a
    /// draw, and an own unplayed round has a virtual opponent.
    #[serde(rename = "fide-virtual-2009")]
    FideVirtual2009,
    /// FIDE September 2023 to February 2026: byes asked for and not followed by
    /// play count as draws for the opponents; an own unplayed round has a dummy
    /// with the player's own points.
    #[serde(rename = "fide-dummy-2024")]
    FideDummy2024,
    /// FIDE C.07 from 1 March 2026: as 2024, but the dummy is worth no more
    /// than the scheduled opponent, or than draws in all rounds.
    #[serde(rename = "fide-capped-2026")]
    FideCapped2026,
}

impl UnplayedPolicy {
    /// Whether it is one of FIDE's.
    pub const fn is_fide(self) -> bool {
        !matches!(self, UnplayedPolicy::Draughts | UnplayedPolicy::Online)
    }
}

macro_rules! presets {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// A ready-made list of criteria with its policy for unplayed rounds.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum Preset {
            $($(#[$doc])* #[serde(rename = $text)] $name,)*
        }

        impl Preset {
            /// Every preset.
            pub const ALL: &[Preset] = &[$(Preset::$name),*];

            /// The machine name.
            pub const fn as_str(self) -> &'static str {
                match self { $(Preset::$name => $text,)* }
            }
        }
    };
}

presets! {
    /// FMJD 5.11.1.2.1, round robin: wins, result between the tied, best result
    /// in order of the classification. Teams (5.11.2.2.1): game points, then
    /// board by board.
    FmjdRr = "fmjd-rr",
    /// FMJD 5.11.1.2.2a, Swiss on rating: first place by the result between the
    /// tied, otherwise the average rating of the opponents.
    FmjdSwissRating = "fmjd-swiss-rating",
    /// FMJD 5.11.1.2.2b, Swiss on Solkoff: median Solkoff, then truncated
    /// Solkoff step by step.
    FmjdSwissSolkoff = "fmjd-swiss-solkoff",
    /// As the FMJD World Cup 2022 was ranked: short truncated Solkoff, then
    /// Solkoff plus.
    Fmjd2022 = "fmjd-2022",
    /// As KNDB Swiss events are listed: Solkoff, then Sonneborn-Berger.
    KndbSwiss = "kndb-swiss",
    /// KNDB championships: balance of plus and minus draws, result between the
    /// tied, best result in order of the classification.
    KndbChampionship = "kndb-championship",
    /// FIDE C.07 from 1 March 2026: Buchholz cut 1, Buchholz, Sonneborn-Berger,
    /// direct encounter, wins.
    Fide2026 = "fide-2026",
    /// The same with the unplayed rounds of 2023 and 2024.
    Fide2024 = "fide-2024",
    /// The same with the virtual opponent of 2009 to 2023.
    Fide2009Virtual = "fide-2009-virtual",
    /// As play sites rank: Sonneborn-Berger, then performance.
    Online = "online",
}

impl Preset {
    /// The criteria, points first.
    pub fn criteria(self) -> Vec<Criterion> {
        use Criterion as C;
        match self {
            Preset::FmjdRr => vec![C::Points, C::Wins, C::Mutual, C::ClassificationOrder],
            Preset::FmjdSwissRating => {
                vec![C::Points, C::MutualFirstPlace, C::AverageRating(0)]
            }
            Preset::FmjdSwissSolkoff => {
                vec![C::Points, C::SolkoffMedian, C::SolkoffTruncatedSteps]
            }
            Preset::Fmjd2022 => vec![C::Points, C::SolkoffTruncated(1), C::SolkoffPlus],
            Preset::KndbSwiss => vec![C::Points, C::Solkoff, C::SonnebornBerger(0)],
            Preset::KndbChampionship => {
                vec![C::Points, C::Balance, C::Mutual, C::ClassificationOrder]
            }
            Preset::Fide2026 | Preset::Fide2024 | Preset::Fide2009Virtual => vec![
                C::Points,
                C::Buchholz(1),
                C::Buchholz(0),
                C::SonnebornBerger(0),
                C::Mutual,
                C::Wins,
            ],
            Preset::Online => vec![C::Points, C::SonnebornBerger(0), C::Performance],
        }
    }

    /// The criteria for teams.
    pub fn team_criteria(self) -> Vec<Criterion> {
        use Criterion as C;
        match self {
            Preset::FmjdRr => vec![C::MatchPoints, C::GamePoints, C::Boards],
            other => {
                let mut list = other.criteria();
                list[0] = C::MatchPoints;
                list.push(C::GamePoints);
                list
            }
        }
    }

    /// Values that are shown beside those that decide.
    pub fn also_shown(self) -> Vec<Criterion> {
        use Criterion as C;
        let draughts = [
            C::Wins,
            C::Solkoff,
            C::SolkoffMedian,
            C::SolkoffTruncated(1),
            C::SolkoffPlus,
            C::SonnebornBerger(0),
            C::AverageRating(0),
            C::Balance,
        ];
        let fide = [
            C::Wins,
            C::GamesWon,
            C::Buchholz(0),
            C::Buchholz(1),
            C::Buchholz(2),
            C::BuchholzMedian(1),
            C::SonnebornBerger(0),
            C::SonnebornBerger(1),
            C::Progressive,
            C::AverageRating(0),
            C::Performance,
            C::Koya,
        ];
        if self.unplayed().is_fide() {
            fide.to_vec()
        } else {
            draughts.to_vec()
        }
    }

    /// How it treats rounds without play.
    pub const fn unplayed(self) -> UnplayedPolicy {
        match self {
            Preset::Fide2026 => UnplayedPolicy::FideCapped2026,
            Preset::Fide2024 => UnplayedPolicy::FideDummy2024,
            Preset::Fide2009Virtual => UnplayedPolicy::FideVirtual2009,
            Preset::Online => UnplayedPolicy::Online,
            _ => UnplayedPolicy::Draughts,
        }
    }

    /// The scale that goes with it where an event names none.
    pub fn scale(self) -> PointScale {
        if self.unplayed().is_fide() {
            PointScale::chess()
        } else {
            PointScale::draughts()
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// No preset has that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown preset `{0}`: choose one of {list}", list = preset_names())]
pub struct UnknownPreset(pub String);

fn preset_names() -> String {
    Preset::ALL
        .iter()
        .map(|p| p.as_str())
        .collect::<Vec<_>>()
        .join(", ")
}

impl FromStr for Preset {
    type Err = UnknownPreset;

    fn from_str(text: &str) -> Result<Preset, UnknownPreset> {
        let wanted = text.trim();
        let found = Preset::ALL
            .iter()
            .find(|p| p.as_str().eq_ignore_ascii_case(wanted));
        found.copied().ok_or_else(|| UnknownPreset(text.to_owned()))
    }
}
