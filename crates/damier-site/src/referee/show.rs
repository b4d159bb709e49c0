//! Decisions in words, for referees and players, in the language of the reader.

use damier_arbiter::irregularity::{Choice, Noted};
use damier_arbiter::{RuleBook, text};
use damier_game::{Outcome, Side};
use serde::Serialize;
use utoipa::ToSchema;

use super::decree::{Decree, Order};
use super::desk::Entry;
use crate::i18n::{FluentValue, Language};
use crate::live::Game;

/// A decision of a referee, as everybody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DecisionView {
    /// Its name in addresses.
    pub id: String,
    /// The version of the game that it made.
    pub version: u64,
    /// What was done, such as `end`.
    pub order: String,
    /// The same in a word or two.
    pub title: String,
    /// What was decided, in a sentence or two.
    pub text: String,
    /// The referee's explanation, in the language of the reader if it was given in
    /// that.
    pub why: String,
    /// Who decided.
    pub referee: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// How many plies had been played.
    pub ply: u32,
    /// The number of the article that it rests on.
    pub article: Option<String>,
    /// The article on the page of the rule book.
    pub article_url: Option<String>,
    /// Whether it was withdrawn.
    pub withdrawn: bool,
    /// The note to be printed.
    pub url: String,
}

/// A decision as everybody sees it.
pub(crate) fn decision_view(game: &Game, entry: &Entry, language: Language) -> DecisionView {
    let decree = &entry.decree;
    let id = format!("{}-{}", game.id(), entry.version);
    let anchor = decree.article.as_ref().map(|article| {
        let clause = article.clause.as_deref();
        let local = clause.and_then(|clause| clause.split_once('/'));
        local.map_or(article.number.as_str(), |(_, local)| local)
    });
    DecisionView {
        url: format!("/referee/decision/{id}"),
        id,
        version: entry.version,
        order: decree.order.name().to_owned(),
        title: language.text(&format!("decision-{}", decree.order.name())),
        text: sentence(decree, game.book(), language),
        why: why(decree, language).to_owned(),
        referee: decree.referee.clone(),
        at: decree.at,
        ply: decree.ply,
        article: decree
            .article
            .as_ref()
            .map(|article| article.number.clone()),
        article_url: anchor.map(|anchor| game.place_url(anchor)),
        withdrawn: entry.withdrawn,
    }
}

/// The explanation in the reader's language, or else as it was written.
fn why(decree: &Decree, language: Language) -> &str {
    decree.why_in.get(language.code()).unwrap_or(&decree.why)
}

/// What was decided, in a sentence or two.
fn sentence(decree: &Decree, book: &RuleBook, language: Language) -> String {
    match &decree.order {
        Order::End { result } => {
            let winner = outcome_word(*result);
            language.text_with("decree-end", &[("winner", winner.into())])
        }
        Order::Forfeit { side, cause } => {
            let who = side.map_or("both", Side::as_str);
            let args = [("side", who.into())];
            language.text_with(&format!("decree-forfeit-{}", cause.as_str()), &args)
        }
        Order::Material { points, favours } => {
            let points = points.unwrap_or(damier_game::BySide { white: 5, black: 5 });
            let args = [
                ("white", FluentValue::from(u32::from(points.white))),
                ("black", u32::from(points.black).into()),
                ("favours", favours.map_or("nobody", Side::as_str).into()),
            ];
            language.text_with("decree-material", &args)
        }
        Order::Irregularity { .. } => irregularity(decree, book, language),
        Order::Choice { choice, take_back } => {
            let told = chosen("none", *choice, *take_back, &decree.taken_back, language);
            with_clock(told, decree, language)
        }
        Order::Claim { side, answer } => {
            let args = [
                ("side", side.as_str().into()),
                ("answer", answer.as_str().into()),
            ];
            language.text_with("decree-claim", &args)
        }
        Order::Clock { white_ms, black_ms } => {
            let args = [
                ("white", face(*white_ms).into()),
                ("black", face(*black_ms).into()),
            ];
            language.text_with("decree-clock", &args)
        }
        Order::Pause | Order::Resume | Order::PlayOn { .. } | Order::StartOver => {
            language.text(&format!("decree-{}", decree.order.name()))
        }
        Order::Withdraw { version } => {
            let number = version.to_string();
            language.text_with("decree-withdraw", &[("number", number.into())])
        }
    }
}

fn irregularity(decree: &Decree, book: &RuleBook, language: Language) -> String {
    let Order::Irregularity {
        by,
        what,
        choice,
        take_back,
        gains_ms,
        lost,
    } = decree.order
    else {
        return String::new();
    };
    let noted = Noted {
        by,
        what,
        ply: decree.ply,
        choice,
    };
    let named = match lost {
        true => text::irregularity_too_many(&noted, book, language.referee()),
        false => text::irregularity(&noted, book, language.referee()),
    };
    let mut told = vec![named];
    let opponent = (!by).as_str();
    if gains_ms > 0 {
        let args = [("side", opponent.into()), ("time", face(gains_ms).into())];
        told.push(language.text_with("decree-gains", &args));
    }
    if lost {
        told.push(language.text_with("decree-lost", &[("side", by.as_str().into())]));
        let ended = decree.after.verdict.as_ref().map(|ended| ended.outcome);
        if ended == Some(Outcome::Draw) {
            told.push(language.text("decree-lost-drawn"));
        }
    } else if let Some(choice) = choice {
        told.push(chosen(
            opponent,
            choice,
            take_back,
            &decree.taken_back,
            language,
        ));
    }
    with_clock(told.join(" "), decree, language)
}

/// Says how the clocks go on where moves were taken back.
fn with_clock(told: String, decree: &Decree, language: Language) -> String {
    match decree.after.clock.filter(|_| decree.order.takes_back()) {
        None => told,
        Some(clock) => {
            let args = [
                ("white", face(clock.white).into()),
                ("black", face(clock.black).into()),
            ];
            format!("{told} {}", language.text_with("decree-clock-back", &args))
        }
    }
}

fn chosen(
    side: &'static str,
    choice: Choice,
    take_back: u32,
    taken: &[String],
    language: Language,
) -> String {
    let choice = match choice {
        Choice::Correct => "correct",
        Choice::LetStand => "let-stand",
    };
    let args = [
        ("side", side.into()),
        ("choice", choice.into()),
        ("plies", FluentValue::from(take_back)),
        (
            "moves",
            match taken {
                // Decisions of earlier versions do not know them.
                [] => "none".into(),
                taken => taken.join(" ").into(),
            },
        ),
    ];
    language.text_with("decree-choice", &args)
}

fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(side) => side.as_str(),
        Outcome::Draw => "nobody",
        Outcome::BothLost => "both",
    }
}

/// A time as on a clock: `1:05:09`, `5:09`.
pub(crate) fn face(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// A time as a clock shows it: `5:09`, `1:05:09`. A number alone may be minutes or seconds.
pub(crate) fn read_face(text: &str) -> Option<u64> {
    let parts: Option<Vec<u64>> = text
        .trim()
        .split(':')
        .map(|part| part.trim().parse().ok())
        .collect();
    let seconds = match parts?.as_slice() {
        [minutes, seconds] if *seconds < 60 => minutes.checked_mul(60)?.checked_add(*seconds)?,
        [hours, minutes, seconds] if *minutes < 60 && *seconds < 60 => hours
            .checked_mul(3600)?
            .checked_add(minutes * 60 + seconds)?,
        _ => return None,
    };
    seconds.checked_mul(1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_back() {
        for ms in [0, 1_000, 59_000, 61_000, 3_600_000, 36_061_000] {
            assert_eq!(read_face(&face(ms)), Some(ms), "{}", face(ms));
        }
        for bad in [
            "",
            "5",
            "5:60",
            "x",
            "1:2:3:4",
            "-1",
            "1:99:00",
            "99999999999999999999",
        ] {
            assert_eq!(read_face(bad), None, "{bad}");
        }
    }
}
