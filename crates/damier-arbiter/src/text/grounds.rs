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
            args.set("allowed", span(*allowed_ms));
            args.set("late", span(late_ms[side.unwrap_or(Side::White)]));
            args.set("ours", span(late_ms.white));
            args.set("theirs", span(late_ms.black));
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
    let seconds = ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_written_as_on_a_clock() {
        assert_eq!(span(55_999), "0:55");
        assert_eq!(span(3_900_000), "1:05:00");
    }
}
