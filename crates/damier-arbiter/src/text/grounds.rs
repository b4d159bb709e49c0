use damier_game::Side;
use fluent_bundle::FluentArgs;

use super::bundle::message;
use crate::Lang;
use crate::grounds::Grounds;

/// What a decision rests on, in one sentence. The side is the one that the
/// verdict speaks of, or that claimed.
pub fn grounds(grounds: &Grounds, side: Option<Side>, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("side", side.unwrap_or(Side::White).as_str());
    let id = match grounds {
        Grounds::AnnouncedMove => "grounds-announced",
        Grounds::EarlyAgreement { moves } => {
            args.set("moves", *moves);
            "grounds-early"
        }
        Grounds::CrowdedAgreement { pieces } => {
            args.set("pieces", *pieces);
            "grounds-crowded"
        }
        Grounds::TimeShortage {
            article,
            left_ms,
            pieces,
            material,
            rests_on,
        } => {
            args.set("article", article.clone());
            args.set("left", span(*left_ms));
            args.set("pieces", *pieces);
            args.set("ours", material.white.to_string());
            args.set("theirs", material.black.to_string());
            args.set("evidence", rests_on.clone());
            "grounds-shortage"
        }
        Grounds::NoWinShown { article, rests_on } => {
            args.set("article", article.clone());
            args.set("evidence", rests_on.clone());
            "grounds-not-shown"
        }
        Grounds::Late {
            late_ms,
            allowed_ms,
        } => {
            args.set("allowed", exact_span(*allowed_ms));
            args.set("late", exact_span(late_ms[side.unwrap_or(Side::White)]));
            args.set("ours", exact_span(late_ms.white));
            args.set("theirs", exact_span(late_ms.black));
            match grounds.late().as_slice() {
                [_, _] => "grounds-both-late",
                _ => "grounds-late",
            }
        }
        Grounds::LeftToReferee { article } => {
            args.set("article", article.clone());
            "grounds-left"
        }
        Grounds::Absent if side.is_none() => "grounds-both-absent",
        Grounds::Absent => "grounds-absent",
        Grounds::Irregular {
            what,
            times,
            article,
        } => {
            args.set("what", what.as_str());
            args.set("article", article.clone().unwrap_or_else(none));
            args.set("times", times.to_string());
            "grounds-irregular"
        }
    };
    message(lang, id, &args)
}

fn none() -> String {
    "none".to_owned()
}

/// A span of time: `0:55`, `1:05:00`.
pub(crate) fn span(ms: u64) -> String {
    exact_span(ms - ms % 1000)
}

/// The same with its fraction of a second where that decides: beside the most that it may
/// be, if both show the same whole seconds.
pub(crate) fn span_beside(ms: u64, most_ms: u64) -> String {
    match ms > most_ms && ms / 1000 == most_ms / 1000 {
        true => exact_span(ms),
        false => span(ms),
    }
}

/// The same with its fraction of a second, if it has one: `30:00.5`.
pub(crate) fn exact_span(ms: u64) -> String {
    let fraction = format!(".{:03}", ms % 1000);
    let fraction = fraction.trim_end_matches('0').trim_end_matches('.');
    let seconds = ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}{fraction}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}{fraction}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_written_as_on_a_clock() {
        assert_eq!(span(55_999), "0:55");
        assert_eq!(exact_span(55_000), "0:55");
        assert_eq!(exact_span(55_999), "0:55.999");
        assert_eq!(exact_span(1_800_500), "30:00.5");
        assert_eq!(span_beside(60_500, 60_000), "1:00.5");
        assert_eq!(span_beside(59_500, 60_000), "0:59");
        assert_eq!(span(3_900_000), "1:05:00");
    }
}
