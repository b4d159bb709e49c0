//! Texts that scripts show, handed over in the page. Values that only the
//! browser knows stay as `{places}`.

use serde_json::{Map, Value};

use crate::i18n::{FluentValue, Language};

/// Texts for the scripts of the referee's pages and of matches.
pub(super) const WALL: &[&str] = &["js-wall-shown", "js-match-next", "js-match-page"];

/// Texts for the scripts of the tournament desk.
pub(super) const TOURNAMENT: &[&str] = &[
    "js-event-clash",
    "js-event-failed",
    "js-event-saved",
    "js-event-saving",
];

/// Every place that a text for scripts can have.
const PLACES: &[&str] = &[
    "count", "example", "level", "move", "moves", "name", "number", "piece", "reason", "side",
    "square", "squares", "time", "total", "warning",
];

/// Texts of the play page.
pub(super) const PLAY: &[&str] = &[
    "js-after-move",
    "js-applies-claim",
    "js-applies-claim-short",
    "js-applies-referee",
    "js-applies-referee-short",
    "js-ask-announced",
    "js-ask-claim",
    "js-ask-draw-black",
    "js-ask-draw-early",
    "js-ask-draw-white",
    "js-ask-resign",
    "js-ask-resign-black",
    "js-ask-resign-white",
    "js-asked",
    "js-at-start",
    "js-board-black",
    "js-board-black-chess-bishop",
    "js-board-black-chess-king",
    "js-board-black-chess-knight",
    "js-board-black-chess-pawn",
    "js-board-black-chess-queen",
    "js-board-black-chess-rook",
    "js-board-black-king",
    "js-board-black-man",
    "js-board-board",
    "js-board-cell",
    "js-board-check",
    "js-board-chess-board",
    "js-board-empty",
    "js-board-movable",
    "js-board-moved",
    "js-board-promote",
    "js-board-target",
    "js-board-white",
    "js-board-white-chess-bishop",
    "js-board-white-chess-king",
    "js-board-white-chess-knight",
    "js-board-white-chess-pawn",
    "js-board-white-chess-queen",
    "js-board-white-chess-rook",
    "js-board-white-king",
    "js-board-white-man",
    "js-castle-long",
    "js-castle-short",
    "js-claim-with",
    "js-claim-with-more",
    "js-clock-black",
    "js-clock-days",
    "js-clock-stretches",
    "js-clock-white",
    "js-copy-fen",
    "js-copy-this",
    "js-counter-since",
    "js-counter-since-start",
    "js-draw-declined",
    "js-draw-from",
    "js-export-pdn",
    "js-export-pgn",
    "js-fen-copied",
    "js-first",
    "js-last",
    "js-link-copied",
    "js-looking",
    "js-looking-start",
    "js-move-number",
    "js-new-game",
    "js-next",
    "js-no-draw",
    "js-no-line",
    "js-no-moves",
    "js-over",
    "js-parting",
    "js-parting-again",
    "js-previous",
    "js-read-article",
    "js-refused-must-capture",
    "js-refused-no-move",
    "js-refused-not-there",
    "js-refused-unreadable",
    "js-match-next",
    "js-rematch",
    "js-replay",
    "js-same-position",
    "js-share",
    "js-show-win",
    "js-show-win-black",
    "js-show-win-white",
    "js-show-board",
    "js-thinking",
    "js-turn-black",
    "js-turn-black-capture",
    "js-turn-black-check",
    "js-turn-white",
    "js-turn-white-capture",
    "js-turn-white-check",
    "js-type-move",
    "js-waiting",
    "js-why",
    "js-why-begin",
    "js-why-counter",
    "js-why-loading",
    "js-why-nothing",
    "js-why-rulings",
    "js-why-sheet",
    "js-why-timeline",
    "js-yes-draw",
    "js-yes-draw-early",
    "js-yes-resign",
    "js-your-turn",
    "js-your-turn-capture",
    "js-your-turn-check",
];

/// Texts of the page where a game is chosen.
pub(super) const CHOOSE: &[&str] = &[
    "js-level",
    "js-no-line",
    "js-control-missing",
    "level-1",
    "level-2",
    "level-3",
    "level-4",
    "level-5",
    "level-6",
    "level-7",
    "level-8",
    "level-9",
    "level-10",
];

/// The texts as JSON, fit to stand in a `script` element.
pub(super) fn json(language: Language, ids: &[&str]) -> String {
    let args: Vec<(&str, FluentValue<'_>)> = PLACES
        .iter()
        .map(|place| (*place, format!("{{{place}}}").into()))
        .collect();
    let texts: Map<String, Value> = ids
        .iter()
        .map(|id| ((*id).to_owned(), language.text_with(id, &args).into()))
        .collect();
    in_script(&Value::Object(texts).to_string())
}

/// Makes JSON safe inside a `script` element, where `</script>` would end it.
pub(super) fn in_script(json: &str) -> String {
    json.replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_in_every_language_with_its_places() {
        for id in PLAY.iter().chain(CHOOSE) {
            let places: Vec<Vec<&str>> = Language::ALL
                .iter()
                .map(|language| {
                    assert!(language.has_text(id), "{}: {id}", language.code());
                    let texts: Value = serde_json::from_str(&json(*language, &[id])).expect("JSON");
                    let text = texts[id].as_str().expect("a text").to_owned();
                    assert!(!text.contains("{$"), "an unknown place: {text}");
                    PLACES
                        .iter()
                        .copied()
                        .filter(|p| text.contains(&format!("{{{p}}}")))
                        .collect()
                })
                .collect();
            assert!(
                places.windows(2).all(|pair| pair[0] == pair[1]),
                "{id}: {places:?}"
            );
        }
    }

    #[test]
    fn the_play_page_gets_every_text_written_for_scripts() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en/pages.ftl");
        let text = std::fs::read_to_string(file).expect("the texts are there");
        let written = text.lines().filter(|line| line.starts_with("js-"));
        for id in written.filter_map(|line| line.split_once(" =").map(|(id, _)| id)) {
            assert!(PLAY.contains(&id) || CHOOSE.contains(&id), "{id}");
        }
    }

    #[test]
    fn a_text_cannot_end_the_script() {
        assert_eq!(
            in_script(r#"{"a":"</script>"}"#),
            r#"{"a":"\u003c/script>"}"#
        );
    }
}
