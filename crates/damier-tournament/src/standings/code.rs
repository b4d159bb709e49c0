//! The codes of FIDE (C.07, and TRF lines 202 and 212), and lists of criteria.

use std::str::FromStr;

use super::Criterion;
use super::criterion::{TeamBerger, UnknownCriterion};

impl Criterion {
    /// The FIDE code of TRF lines 202 and 212, with `OTHER_…` for what FIDE has
    /// no code for.
    pub fn fide_code(self) -> String {
        let with = |name: &str, k: u16| {
            if k == 0 {
                name.to_owned()
            } else {
                format!("{name}/C{k}")
            }
        };
        match self {
            Criterion::Points => "PTS".to_owned(),
            Criterion::Wins => "WIN".to_owned(),
            Criterion::GamesWon => "WON".to_owned(),
            Criterion::Mutual | Criterion::MutualFirstPlace => "DE".to_owned(),
            Criterion::SonnebornBerger(k) => with("SB", k),
            Criterion::AverageRating(k) => with("ARO", k),
            Criterion::Buchholz(k) => with("BH", k),
            Criterion::BuchholzMedian(k) => format!("BH/M{k}"),
            Criterion::ForeBuchholz(k) => with("FB", k),
            Criterion::AverageBuchholz => "AOB".to_owned(),
            Criterion::Koya => "KS".to_owned(),
            Criterion::KoyaLimit(halves) => format!("KS/L{halves:+}"),
            Criterion::Performance => "TPR".to_owned(),
            Criterion::PerfectPerformance => "PTP".to_owned(),
            Criterion::AveragePerformance => "APRO".to_owned(),
            Criterion::AveragePerfectPerformance => "APPO".to_owned(),
            Criterion::Progressive => "PS".to_owned(),
            Criterion::ProgressiveCut(k) => with("PS", k),
            Criterion::RoundsElected => "REP".to_owned(),
            Criterion::StandardPoints => "STD".to_owned(),
            Criterion::PairingNumber => "TPN".to_owned(),
            Criterion::Rating => "RTNG".to_owned(),
            Criterion::BlackGames => "BPG".to_owned(),
            Criterion::BlackWins => "BWG".to_owned(),
            Criterion::MatchPoints => "MPTS".to_owned(),
            Criterion::GamePoints => "GPTS".to_owned(),
            Criterion::TeamBerger(kind, k) => with(&kind.name().to_ascii_uppercase(), k),
            Criterion::MutualExtended => "EDE".to_owned(),
            Criterion::BoardCount => "BC".to_owned(),
            Criterion::Boards => "TBR".to_owned(),
            Criterion::BottomBoardSteps => "BBE".to_owned(),
            Criterion::ScheduleStrength(0) => "SSSC".to_owned(),
            Criterion::ScheduleStrength(k) => format!("SSSC/K{k}"),
            other => format!("OTHER_{}", other.name().to_ascii_uppercase()),
        }
    }

    /// Reads a FIDE code; what modifies it stands after `/` or `-`, as `BH/C1` or
    /// `BH-C1`. `None` for codes this crate has no criterion for.
    pub fn from_fide_code(code: &str) -> Option<Criterion> {
        let code = code.trim().to_ascii_uppercase();
        if let Some(own) = code.strip_prefix("OTHER_") {
            return Criterion::parse(&own.to_ascii_lowercase());
        }
        // Match points are what criteria of teams go by anyway.
        let plain = code.replacen(":MP", "", 1);
        let (stem, modifier) = plain.split_once(['/', '-']).unwrap_or((&plain, ""));
        if modifier.is_empty() != (stem.len() == plain.len()) {
            return None;
        }
        match (stem, modifier.get(..1)) {
            (_, None) => plain_code(stem),
            ("BH", Some("M")) => Some(Criterion::BuchholzMedian(number(modifier, 'M')?)),
            ("BH", Some("F")) => match modifier.split_once(['/', '-']) {
                None if modifier == "F" => Some(Criterion::ForeBuchholz(0)),
                Some(("F", cut)) => Some(Criterion::ForeBuchholz(number(cut, 'C')?)),
                _ => None,
            },
            ("KS", Some("L")) => {
                let halves: i16 = modifier.get(1..)?.parse().ok()?;
                (1..=99)
                    .contains(&halves.unsigned_abs())
                    .then_some(Criterion::KoyaLimit(halves))
            }
            ("SSSC", Some("K")) => Some(Criterion::ScheduleStrength(number(modifier, 'K')?)),
            (stem, Some("C")) => cut_code(stem, number(modifier, 'C')?),
            _ => None,
        }
    }

    /// The criteria of one word of a list: a name, a code, or a code that stands for
    /// several (EDE with what follows it, C.07 13.3.2).
    pub(crate) fn of_word(word: &str) -> Option<Vec<Criterion>> {
        use Criterion as C;
        let word = word.trim();
        Some(match word.to_ascii_uppercase().as_str() {
            "EDEC" => vec![C::MutualExtended, C::BoardCount],
            "EDET" => vec![C::MutualExtended, C::Boards],
            "EDEB" => vec![C::MutualExtended, C::BottomBoardSteps],
            "EDEBT" => vec![C::MutualExtended, C::BoardCount, C::Boards],
            "EDEBB" => vec![C::MutualExtended, C::BoardCount, C::BottomBoardSteps],
            _ => vec![word.parse().ok()?],
        })
    }

    /// Whether only games among those tied count, so that it may stand in a list once
    /// more, after others (C.07 4.3, type A).
    const fn may_return(self) -> bool {
        matches!(
            self,
            Criterion::Mutual | Criterion::MutualFirstPlace | Criterion::MutualExtended
        )
    }
}

/// `C1` with the letter C is 1; from 1 to 99.
fn number(modifier: &str, letter: char) -> Option<u16> {
    let k: u16 = modifier.strip_prefix(letter)?.parse().ok()?;
    (1..=99).contains(&k).then_some(k)
}

fn plain_code(code: &str) -> Option<Criterion> {
    Some(match code {
        "PTS" => Criterion::Points,
        "WIN" => Criterion::Wins,
        "WON" => Criterion::GamesWon,
        "DE" => Criterion::Mutual,
        "SB" => Criterion::SonnebornBerger(0),
        "ARO" => Criterion::AverageRating(0),
        "BH" => Criterion::Buchholz(0),
        "FB" => Criterion::ForeBuchholz(0),
        "AOB" => Criterion::AverageBuchholz,
        "KS" => Criterion::Koya,
        "TPR" => Criterion::Performance,
        "PTP" => Criterion::PerfectPerformance,
        "APRO" => Criterion::AveragePerformance,
        "APPO" => Criterion::AveragePerfectPerformance,
        "PS" => Criterion::Progressive,
        // Until July 2024 it was called GE.
        "REP" | "GE" => Criterion::RoundsElected,
        "STD" => Criterion::StandardPoints,
        "TPN" => Criterion::PairingNumber,
        "RTNG" => Criterion::Rating,
        "BPG" => Criterion::BlackGames,
        "BWG" => Criterion::BlackWins,
        "MPTS" => Criterion::MatchPoints,
        // Teams are ranked by match points here, so that the other score is this.
        "GPTS" | "MPVGP" => Criterion::GamePoints,
        "EDE" => Criterion::MutualExtended,
        "BC" => Criterion::BoardCount,
        "TBR" => Criterion::Boards,
        "BBE" => Criterion::BottomBoardSteps,
        "SSSC" => Criterion::ScheduleStrength(0),
        other => Criterion::TeamBerger(TeamBerger::parse(&other.to_ascii_lowercase())?, 0),
    })
}

fn cut_code(code: &str, k: u16) -> Option<Criterion> {
    Some(match code {
        "BH" => Criterion::Buchholz(k),
        "FB" => Criterion::ForeBuchholz(k),
        "SB" => Criterion::SonnebornBerger(k),
        "ARO" => Criterion::AverageRating(k),
        "PS" => Criterion::ProgressiveCut(k),
        other => Criterion::TeamBerger(TeamBerger::parse(&other.to_ascii_lowercase())?, k),
    })
}

/// A list of criteria as it is written: names or FIDE codes between commas, the first
/// one first, such as `points,BH-C1,BH,SB,DE`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Criteria(pub Vec<Criterion>);

/// Why a list of criteria cannot be taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CriteriaError {
    /// A name that none has.
    #[error(transparent)]
    Unknown(#[from] UnknownCriterion),
    /// It stands there twice.
    #[error("the criterion `{0}` stands in the list twice: what it leaves tied stays tied")]
    Repeated(Criterion),
    /// The list names none.
    #[error("the list names no criterion: write for example points,solkoff")]
    Empty,
}

impl FromStr for Criteria {
    type Err = CriteriaError;

    fn from_str(text: &str) -> Result<Criteria, CriteriaError> {
        let mut list: Vec<Criterion> = Vec::new();
        for word in text.split(',') {
            let unknown = || UnknownCriterion(word.trim().to_owned());
            for criterion in Criterion::of_word(word).ok_or_else(unknown)? {
                let is_last = list.last() == Some(&criterion);
                if is_last || list.contains(&criterion) && !criterion.may_return() {
                    return Err(CriteriaError::Repeated(criterion));
                }
                list.push(criterion);
            }
        }
        if list.is_empty() {
            return Err(CriteriaError::Empty);
        }
        Ok(Criteria(list))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every criterion once, those with numbers with one.
    fn all() -> Vec<Criterion> {
        let names = "points wins games_won mutual classification_order solkoff solkoff_median \
            solkoff_truncated solkoff_truncated_2 solkoff_plus sonneborn_berger \
            sonneborn_berger_cut_1 average_rating average_rating_cut_1 buchholz buchholz_cut_2 \
            buchholz_median_1 koya koya_plus_1 koya_minus_2 performance balance progressive \
            progressive_cut_1 black_games black_wins match_points game_points boards board_3 \
            emmsb egmsb_cut_1 emgsb eggsb mutual_extended board_count berlin bottom_boards \
            bottom_boards_2 rounds_elected standard_points pairing_number rating fore_buchholz \
            fore_buchholz_cut_1 average_buchholz perfect_performance average_performance \
            average_perfect_performance schedule_strength schedule_strength_by_4 stage";
        let names = names.split_whitespace();
        names.map(|name| name.parse().expect(name)).collect()
    }

    #[test]
    fn names_and_codes_come_back() {
        for criterion in all() {
            assert_eq!(criterion.to_string().parse(), Ok(criterion));
            let code = criterion.fide_code();
            assert_eq!(Criterion::from_fide_code(&code), Some(criterion), "{code}");
            assert_eq!(code.parse(), Ok(criterion), "{code}");
            assert_eq!(code.to_lowercase().parse(), Ok(criterion), "{code}");
        }
    }

    #[test]
    fn every_code_of_c07_is_known() {
        let codes = "AOB APPO APRO ARO ARO-C1 BH BH-C1 BH-C2 BH-M1 BH-M2 DE FB FB-C1 REP KS BPG \
            WON BWG WIN PTP RTNG SB SB-C1 STD PS PS-C1 TPN TPR BC BBE TBR EMMSB EMGSB EGMSB \
            EGGSB EMGSB-C1 EDE EDEBT EDEBB EDET EDEB MPvGP SSSC BH/C1 BH:MP/C1 KS/L+1 KS/L-2 \
            SSSC/K4 BH/F BH/F/C1";
        for code in codes.split_whitespace() {
            assert!(Criterion::of_word(code).is_some(), "{code}");
        }
        for code in [
            "", "BH/", "BH-", "BH/C0", "BH/X1", "KS/L0", "SB/M1", "BH/F/M1", "DE/P",
        ] {
            assert_eq!(Criterion::from_fide_code(code), None, "{code}");
        }
    }

    #[test]
    fn a_list_says_each_once() {
        let list = |text: &str| text.parse::<Criteria>().map(|list| list.0);
        use Criterion as C;
        let expected = vec![C::Points, C::Buchholz(1), C::Mutual];
        assert_eq!(list("PTS, BH-C1,mutual"), Ok(expected));
        assert_eq!(
            list("points,BH,PTS"),
            Err(CriteriaError::Repeated(C::Points))
        );
        assert_eq!(
            list("points,BH/C1,buchholz_cut_1"),
            Err(CriteriaError::Repeated(C::Buchholz(1)))
        );
        // Among those whom something else has separated it may say more.
        assert!(list("points,DE,SB,DE").is_ok());
        assert_eq!(
            list("points,DE,DE"),
            Err(CriteriaError::Repeated(C::Mutual))
        );
        assert!(matches!(list("points,"), Err(CriteriaError::Unknown(_))));
        assert_eq!(list("EDEBT").map(|list| list.len()), Ok(3));
    }
}
