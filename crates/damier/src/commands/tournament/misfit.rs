//! Why the record of a game is not entered, in words.

use damier_site::tournament::book::BookFault;
use damier_site::tournament::record::{Misfit, OtherRecord};
use damier_tournament::model::EventError;
use fluent_bundle::FluentValue;

use super::refusal;
use crate::messages::{say, spoken};

/// What is wrong, with the remedy.
pub(super) fn told(misfit: &Misfit) -> String {
    let text = |name, text: &str| (name, FluentValue::from(text.to_owned()));
    let number = |name, number: usize| (name, FluentValue::from(number.to_string()));
    let round = |round: u16| number("round", round.into());
    match misfit {
        Misfit::Unreadable(problem) => damier_words::pdn_problem(problem, spoken()),
        Misfit::NoChess(problem) => damier_words::pgn_problem(problem, spoken()),
        Misfit::NoSuchName(name) => say("misfit-no-name", &[text("name", name)]),
        Misfit::SeveralOfName(name) => say("misfit-several", &[text("name", name)]),
        Misfit::NoRound => say("misfit-no-round", &[]),
        Misfit::NoSuchRound(number) => say("misfit-not-paired", &[round(*number)]),
        Misfit::DoNotMeet(number) => say("misfit-not-met", &[round(*number)]),
        Misfit::Colours => say("misfit-colours", &[]),
        Misfit::OtherResult => say("misfit-other-result", &[]),
        Misfit::OtherStart { drawn, found } => {
            let found = text("found", found.as_deref().unwrap_or("none"));
            say(
                "misfit-other-start",
                &[found, number("drawn", (*drawn).into())],
            )
        }
        Misfit::NoStart => say("misfit-no-start", &[]),
        Misfit::NoBook(fault) => book(fault),
        Misfit::Disagrees { header, verdict } => {
            let args = [text("header", header), text("verdict", verdict)];
            say("misfit-disagrees", &args)
        }
        Misfit::Contradicts { tag, end } => {
            say("misfit-contradicts", &[text("tag", tag), text("end", end)])
        }
        Misfit::TwoTags(tag) => say("misfit-two-tags", &[text("tag", tag)]),
        Misfit::NoMoves => say("misfit-no-moves", &[]),
        Misfit::Punished => say("misfit-punished", &[]),
        Misfit::OddResult(result) => say("misfit-odd-result", &[text("text", result)]),
        Misfit::OtherGame { record, event } => {
            let args = [text("record", record), text("event", event)];
            say("misfit-other-game", &args)
        }
        Misfit::OtherMoves { declared, played } => {
            let args = [text("declared", declared), text("played", played)];
            say("misfit-other-moves", &args)
        }
        Misfit::ToldOtherwise(others) => {
            let others: Vec<String> = others.iter().map(other).collect();
            say("misfit-otherwise", &[text("others", &others.join("; "))])
        }
        Misfit::SetUpStart => say("misfit-set-up-start", &[]),
        Misfit::GoesOn { round, one, other } => {
            let (round, one, other) = (*round, *one, *other);
            refusal::event(&EventError::GoesOn { round, one, other })
        }
        Misfit::IllegalPly(ply) => say("misfit-illegal", &[number("ply", *ply)]),
        Misfit::SetUp => say("misfit-set-up", &[]),
        Misfit::Open => say("misfit-open", &[]),
    }
}

/// Another record of the same game: which one, where, and what it says.
fn other(other: &OtherRecord) -> String {
    let args = [
        ("number", other.number.to_string().into()),
        ("file", other.file.as_str().into()),
        ("line", other.line.to_string().into()),
        ("result", other.result.into()),
    ];
    say("import-other", &args)
}

/// Why the rule book of the event does not judge a game.
fn book(fault: &BookFault) -> String {
    let text = |name, text: &str| (name, FluentValue::from(text.to_owned()));
    match fault {
        BookFault::Mistakes(mistakes) => {
            let mistakes = text("mistakes", &mistakes.to_string());
            say("misfit-book-broken", &[mistakes])
        }
        BookFault::Unknown(book) => say("misfit-book-unknown", &[text("book", book)]),
        BookFault::OtherGame { book, variant } => {
            let args = [text("book", book), text("variant", variant)];
            say("misfit-book-other", &args)
        }
        BookFault::Otherwise(error) => damier_words::not_offered(error, spoken()),
        BookFault::NoUsual(variant) => say("misfit-book-none", &[text("variant", variant)]),
    }
}
