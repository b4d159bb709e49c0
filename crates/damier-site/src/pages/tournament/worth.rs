//! What an event is worth to a player: performance, and the norms that can be told from
//! published tables.

use damier_print::halves;
use damier_tournament::rating::{EloRules, Lack, Norm, elo_changes, norms};
use damier_tournament::{Event, Fraction, PlayerId};

use crate::pages::frame::Frame;
use crate::tournament::is_chess;

/// What the card of a player says of it.
pub(super) struct Worth {
    pub(super) facts: Vec<(String, String)>,
    /// Title by title; none of draughts, whose tables are not published.
    pub(super) norms: Vec<NormRow>,
    /// Whether one of them was made.
    pub(super) has_norm: bool,
    /// Why there are no norms.
    pub(super) no_norms: Option<String>,
}

/// One title.
pub(super) struct NormRow {
    pub(super) title: &'static str,
    pub(super) games: usize,
    pub(super) average: String,
    pub(super) performance: String,
    pub(super) is_made: bool,
    /// What is missing.
    pub(super) lacks: String,
}

/// What the games so far are worth; `None` before any of them counts.
pub(super) fn worth(frame: &Frame, event: &Event, player: PlayerId) -> Option<Worth> {
    let all = elo_changes(event, EloRules::default(), None);
    let change = all.into_iter().find(|change| change.player == player)?;
    let performance = change.performance?;
    let mut facts = vec![
        ("event-performance", performance.to_string()),
        ("event-rated-score", {
            let args = [
                ("score", halves(change.score).into()),
                ("games", change.games.into()),
            ];
            frame.text_with("event-score-of", &args)
        }),
    ];
    if change.before.is_some() {
        let expected = hundredths(change.expected);
        let args = [
            ("whole", (expected / 100).to_string().into()),
            ("hundredths", format!("{:02}", expected % 100).into()),
        ];
        facts.push((
            "event-expected-score",
            frame.text_with("event-hundredths", &args),
        ));
    }
    let is_chess = is_chess(&event.regulations);
    let rows: Vec<NormRow> = norms(event)
        .iter()
        .filter(|norm| is_chess && norm.player == player)
        .map(|norm| row(frame, norm))
        .collect();
    Some(Worth {
        facts: facts
            .into_iter()
            .map(|(id, text)| (frame.text(id), text))
            .collect(),
        has_norm: rows.iter().any(|row| row.is_made),
        norms: rows,
        no_norms: (!is_chess).then(|| frame.text("event-norms-none")),
    })
}

/// To two digits after the point, as rating lists print it; never below nothing.
fn hundredths(number: Fraction) -> u64 {
    let (above, below) = (number.numerator().max(0), number.denominator().max(1));
    let rounded = (i128::from(above) * 200 + i128::from(below)) / (2 * i128::from(below));
    u64::try_from(rounded).unwrap_or(u64::MAX)
}

fn row(frame: &Frame, norm: &Norm) -> NormRow {
    let number = |number: Option<i64>| number.map_or_else(String::new, |n| n.to_string());
    NormRow {
        title: norm.title.as_str(),
        games: norm.games,
        average: number(norm.average),
        performance: number(norm.performance),
        is_made: norm.is_made(),
        lacks: norm
            .lacks
            .iter()
            .map(|lack| frame.text(lack_id(*lack)))
            .collect::<Vec<String>>()
            .join(", "),
    }
}

/// The message of a condition that is not fulfilled.
const fn lack_id(lack: Lack) -> &'static str {
    match lack {
        Lack::Games => "event-lack-games",
        Lack::Score => "event-lack-score",
        Lack::Performance => "event-lack-performance",
        Lack::Average => "event-lack-average",
        Lack::Titled => "event-lack-titled",
        Lack::Peers => "event-lack-peers",
        Lack::Federations => "event-lack-federations",
        Lack::OwnFederation => "event-lack-own-federation",
        Lack::OneFederation => "event-lack-one-federation",
        Lack::Unrated => "event-lack-unrated",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn fractions_are_rounded_to_hundredths() {
        let of = |above, below| hundredths(Fraction::new(above, below).expect("below is not 0"));
        assert_eq!([of(3, 1), of(1, 3), of(2, 3), of(1, 200)], [300, 33, 67, 1]);
    }

    #[test]
    fn every_condition_has_its_words() {
        let all = [
            Lack::Games,
            Lack::Score,
            Lack::Performance,
            Lack::Average,
            Lack::Titled,
            Lack::Peers,
            Lack::Federations,
            Lack::OwnFederation,
            Lack::OneFederation,
            Lack::Unrated,
        ];
        for language in Language::ALL {
            for lack in all {
                assert!(language.has_text(lack_id(lack)), "{lack:?}");
            }
        }
    }
}
