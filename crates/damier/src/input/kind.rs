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
        let object = text.strip_prefix('{').map(str::trim_start);
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

/// Whether an argument is a position. A file of such a name wins.
pub(crate) fn is_position(text: &str) -> bool {
    looks_like_position(text) && !Path::new(text).exists()
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

#[cfg(test)]
mod tests {
    use super::*;

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
            ("", Kind::Pdn),
        ] {
            assert_eq!(Kind::of(text.as_bytes()), kind, "{text}");
        }
    }
}
