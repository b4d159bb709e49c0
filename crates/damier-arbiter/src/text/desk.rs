use damier_game::{Outcome, Side};
use fluent_bundle::FluentArgs;

use super::bundle::message;
use super::grounds::span;
use super::verdict::winner;
use crate::Lang;
use crate::book::RuleBook;
use crate::clock::log::{CHESS, Judgement};
use crate::irregularity::{Irregularity, Noted, Penalties};
use crate::offer::OfferRefused;

/// What a clock log says, in one sentence with its articles: those of the game.
pub fn clock_judgement(judgement: &Judgement, variant: &str, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    let id = match *judgement {
        Judgement::GoesOn => "clock-goes-on",
        Judgement::EndedOnBoard {
            outcome,
            at_ms,
            flag_later,
        } => {
            args.set("winner", winner(outcome));
            args.set("at", clock_moment(at_ms));
            if flag_later {
                "clock-ended-flag-later"
            } else {
                "clock-ended"
            }
        }
        Judgement::FlagFell {
            side,
            at_ms,
            completed,
            required,
            moved_too_late_to_press,
            opponent_can_win,
        } => {
            let side: Side = side;
            args.set("side", side.as_str());
            let outcome = judgement.outcome(variant);
            args.set("winner", outcome.map_or("nobody", winner));
            let cannot = match opponent_can_win {
                _ if outcome == Some(Outcome::Draw) => "yes",
                None => "unknown",
                Some(_) => "no",
            };
            args.set("cannot", cannot);
            args.set("at", clock_moment(at_ms));
            args.set("completed", completed);
            args.set("required", required.unwrap_or(0));
            if moved_too_late_to_press {
                "clock-flag-unpressed"
            } else {
                "clock-flag"
            }
        }
    };
    match variant == CHESS && *judgement != Judgement::GoesOn {
        true => message(lang, &format!("{id}-chess"), &args),
        false => message(lang, id, &args),
    }
}

/// A moment or a span of time as a clock shows it, from milliseconds:
/// `1:02:03.450`.
pub fn clock_moment(ms: u64) -> String {
    let (seconds, rest) = (ms / 1000, ms % 1000);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}.{rest:03}", seconds % 60)
}

/// The heads of a table of a clock log: line, moment, event, White, Black.
pub fn clock_columns(lang: Lang) -> [String; 5] {
    ["line", "moment", "event", "white", "black"].map(|column| {
        let mut args = FluentArgs::new();
        args.set("column", column);
        message(lang, "clock-column", &args)
    })
}

/// What happened at a clock, by its word in a log (`moved-end` for a move that ended the
/// game).
pub fn clock_event(event: &str, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("event", event);
    message(lang, "clock-event", &args)
}

/// The same after the end of the game, where it changes nothing any more.
pub fn clock_event_after_end(event: &str, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("event", clock_event(event, lang));
    message(lang, "clock-after-end", &args)
}

/// The same after a flag that a referee lifted later, where it does not count.
pub fn clock_event_undone(event: &str, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("event", clock_event(event, lang));
    message(lang, "clock-undone", &args)
}

/// No tag of PDN can say what a time control is.
pub fn control_without_tag(tag: &str, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("tag", tag);
    message(lang, "control-without-tag", &args)
}

/// A time control adds no time, which some articles speak of.
pub fn control_without_added_time(lang: Lang) -> String {
    message(lang, "control-without-added-time", &FluentArgs::new())
}

/// Why a draw cannot be offered or agreed.
pub fn offer_refused(refused: &OfferRefused, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    let id = match *refused {
        OfferRefused::Over => "offer-over",
        OfferRefused::TooEarly { moves } => {
            args.set("moves", moves);
            "offer-too-early"
        }
        OfferRefused::TooManyPieces { pieces } => {
            args.set("pieces", pieces);
            "offer-too-many-pieces"
        }
        OfferRefused::NoOffer => "offer-none",
        OfferRefused::OwnOffer => "offer-own",
        OfferRefused::AlreadyOpen => "offer-open",
    };
    message(lang, id, &args)
}

/// An irregularity that was noticed, with the article of the book and what follows.
pub fn irregularity(noted: &Noted, book: &RuleBook, lang: Lang) -> String {
    let id = match book.irregular_must_be_corrected() {
        true => "irregularity-corrected",
        false => "irregularity-noted",
    };
    irregularity_as(id, noted, book, lang)
}

/// An irregularity that was one too many, with the article of the book: nothing is put right
/// any more.
pub fn irregularity_too_many(noted: &Noted, book: &RuleBook, lang: Lang) -> String {
    irregularity_as("irregularity-too-many", noted, book, lang)
}

fn irregularity_as(id: &str, noted: &Noted, book: &RuleBook, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("side", noted.by.as_str());
    args.set("what", noted.what.as_str());
    let article = book.article_for_irregularity(noted.what);
    args.set("article", article.unwrap_or_else(|| "none".to_owned()));
    message(lang, id, &args)
}

/// What an irregularity is, in a few words, for lists to choose from.
pub fn irregularity_name(what: Irregularity, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("what", what.as_str());
    message(lang, "irregularity", &args)
}

/// What an irregular move gives the opponent, if the event gives anything.
pub fn irregularity_gain(penalties: &Penalties, lang: Lang) -> Option<String> {
    let mut args = FluentArgs::new();
    args.set("gain", span(penalties.opponent_gains_ms));
    (penalties.opponent_gains_ms > 0).then(|| message(lang, "irregularity-gain", &args))
}

/// Nobody came too late.
pub fn not_late(lang: Lang) -> String {
    message(lang, "not-late", &FluentArgs::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_exact() {
        assert_eq!(clock_moment(3_723_450), "1:02:03.450");
        assert_eq!(clock_moment(7), "0:00:00.007");
    }
}
