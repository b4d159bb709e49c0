//! Telling games from positions, and PDN from JSON, by how a text begins.

use std::path::Path;

/// What a text holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Games as PDN.
    Pdn,
    /// Games or positions as JSON objects.
    Json,
    /// Positions, one a line.
    Positions,
}

impl Kind {
    /// The kind of a text with this beginning.
    pub(crate) fn of(head: &[u8]) -> Kind {
        let text = String::from_utf8_lossy(head);
        let text = text.trim_start_matches('\u{FEFF}').trim_start();
        // A brace also opens a comment of PDN.
        let unlisted = text.strip_prefix('[').map_or(text, str::trim_start);
        let object = unlisted.strip_prefix('{').map(str::trim_start);
        let named = ["\"startFen\"", "\"fen\"", "\"variant\"", "\"moves\""];
        if object.is_some_and(|rest| rest.starts_with('"'))
            && named.iter().any(|name| text.contains(name))
        {
            Kind::Json
        } else if text.lines().next().is_some_and(looks_like_position) {
            Kind::Positions
        } else {
            Kind::Pdn
        }
    }
}

/// Whether an argument is a position, or meant as one. A file of such a name wins.
pub(crate) fn is_position(text: &str) -> bool {
    (looks_like_position(text) || is_meant_as_position(text)) && !Path::new(text).exists()
}

/// Whether a text begins like FEN, or is a position of the Hub protocol.
fn looks_like_position(text: &str) -> bool {
    let text = text.trim();
    let mut chars = text.chars();
    let side = chars.next().is_some_and(|side| "WBwb?".contains(side));
    let fen = chars.as_str().trim_start().starts_with(':');
    let hub = text.len() > 32 && text.bytes().all(|b| b"wbWBe".contains(&b));
    side && (fen || hub)
}

/// Whether a text that may have mistakes is rather a position than the name of a file:
/// what it says is wrong with it helps more than that there is no such file.
fn is_meant_as_position(text: &str) -> bool {
    /// Less than a board has squares, and more than a word.
    const LONG: usize = 20;
    let text = text.trim();
    // `[FEN "W:W31:B5"]`, or the value alone with its quotes.
    let tag = text
        .get(..4)
        .is_some_and(|tag| tag.eq_ignore_ascii_case("[FEN"));
    // `W31-50:B1-20` lacks the side to move; `C:\\Black` does not name squares.
    let lists = text.split(':').skip(1).any(|list| {
        let square = match list.trim_start().as_bytes() {
            [b'w' | b'b' | b'W' | b'B', b' ', rest @ ..] => rest,
            [b'w' | b'b' | b'W' | b'B', rest @ ..] => rest,
            _ => return false,
        };
        matches!(
            square,
            [b'0'..=b'9', ..] | [b'K' | b'k', ..] | [b'a'..=b'h', b'0'..=b'9', ..]
        )
    });
    let letters = text.bytes().filter(|b| b"wbWBe".contains(b)).count();
    let hub = text.len() >= LONG
        && text.starts_with(['w', 'b', 'W', 'B'])
        && !text.contains(['.', '/', '\\'])
        && letters * 10 >= text.len() * 8;
    tag || text.starts_with('"') || lists || hub
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_with_mistakes_are_told_from_names_of_files() {
        let hub = format!("W{}x", "e".repeat(48));
        for text in [
            "[FEN \"W:W31:B5\"]",
            "[fen \"W:W31",
            "\"W:W31:B5\"",
            "W31-50:B1-20",
            "X:WK5:B46",
            "X:W c3,e3:Bd6",
            &hub,
        ] {
            assert!(is_position(text), "{text}");
        }
        for text in [
            "games.pdn",
            "C:\\Black\\games.pdn",
            "we:be",
            "webbeweebbeeweweweb/webbew.bew",
            "http://b.example/x.pdn",
            "",
        ] {
            assert!(!is_position(text), "{text}");
        }
    }

    #[test]
    fn kinds_are_told_by_the_beginning() {
        let hub = format!("W{}", "e".repeat(50));
        for (text, kind) in [
            ("[Event \"x\"]\n1. 32-28 *", Kind::Pdn),
            ("{ a comment } 1. 32-28 *", Kind::Pdn),
            ("{\"quoted\" comment} 1. 32-28 *", Kind::Pdn),
            ("B: W moves first", Kind::Positions),
            ("W:W31:BK5\nB:W31:BK5\n", Kind::Positions),
            (hub.as_str(), Kind::Positions),
            ("{\"game\":1,\"variant\":\"russian\"}", Kind::Json),
            ("\u{FEFF}{\n  \"startFen\": \"W:W1:B\"}", Kind::Json),
            (
                "[\n {\n  \"game\": 1, \"variant\": \"russian\"}]",
                Kind::Json,
            ),
            ("", Kind::Pdn),
        ] {
            assert_eq!(Kind::of(text.as_bytes()), kind, "{text}");
        }
    }
}
