//! What the results of a record say.

use damier_game::{Outcome, Side};

use super::raw::RawGame;
use crate::Variant;

/// Names of the Result tag, that of other languages too.
pub(super) const NAMES: [&str; 4] = ["Result", "Risultato", "Résultat", "R&#x00e9;sultat"];

/// What the text of a result says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// Who won, or that nobody did.
    Outcome(Outcome),
    /// That it is not known.
    Unknown,
    /// Nothing that could be understood.
    Odd,
}

/// The text without blanks, if it is short.
struct Squeezed {
    bytes: [u8; 8],
    length: usize,
}

impl Squeezed {
    fn of(text: &str) -> Option<Squeezed> {
        let mut squeezed = Squeezed {
            bytes: [0; 8],
            length: 0,
        };
        // Signs that no printer shows are blanks, as they are written.
        let is_blank = |c: char| c.is_whitespace() || c.is_control();
        for c in text.chars().filter(|&c| !is_blank(c)) {
            let end = squeezed.length + c.len_utf8();
            c.encode_utf8(squeezed.bytes.get_mut(squeezed.length..end)?);
            squeezed.length = end;
        }
        Some(squeezed)
    }

    fn text(&self) -> &str {
        core::str::from_utf8(&self.bytes[..self.length]).unwrap_or("")
    }
}

/// Whether a value of the Result tag is one that many records have.
pub(super) fn is_usual(value: &str) -> bool {
    Squeezed::of(value).is_some_and(|squeezed| {
        matches!(
            squeezed.text(),
            "1-0" | "0-1" | "2-0" | "0-2" | "1-1" | "0-0" | "1/2-1/2" | "1/2" | "*"
        )
    })
}

/// What a result means in a game of this variant.
pub(super) fn understand(text: &str, variant: Variant) -> Said {
    let Some(squeezed) = Squeezed::of(text) else {
        return Said::Odd;
    };
    match squeezed.text() {
        "" | "*" | "?" | "-" => Said::Unknown,
        "1-0" => Said::Outcome(Outcome::Win(first_named(variant))),
        "0-1" => Said::Outcome(Outcome::Win(first_named(variant).opponent())),
        // A draw with an advantage is a draw.
        "1+-1-" | "1--1+" => Said::Outcome(Outcome::Draw),
        other => Outcome::parse(other).map_or(Said::Odd, Said::Outcome),
    }
}

/// The side that `1-0` and `0-1` name first.
fn first_named(variant: Variant) -> Side {
    variant.sheet().names.named_first
}

/// What the tag and the end of the moves say.
pub(super) struct Results<'g> {
    pub(super) tag: Option<&'g str>,
    pub(super) end: Option<&'g str>,
    pub(super) outcome: Option<Outcome>,
    /// The words of the record that say so.
    pub(super) stated: Option<&'g str>,
    pub(super) agree: bool,
    pub(super) tag_is_odd: bool,
}

impl<'g> Results<'g> {
    pub(super) fn of(game: &'g RawGame<'_>, variant: Variant) -> Results<'g> {
        let tag = NAMES.into_iter().find_map(|name| game.tag(name));
        let end = game.result();
        let by_tag = tag.map_or(Said::Unknown, |tag| understand(tag, variant));
        let by_end = match end.map_or(Said::Unknown, |end| understand(end, variant)) {
            // At the end of the moves of their logs `0-0` is how some programs say that
            // they do not know. Such logs name nobody; a record of a federation does.
            Said::Outcome(Outcome::BothLost)
                if by_tag != Said::Unknown || !names_a_player(game) =>
            {
                Said::Unknown
            }
            said => said,
        };
        let outcome = match (by_tag, by_end) {
            (Said::Outcome(outcome), _) | (_, Said::Outcome(outcome)) => Some(outcome),
            _ => None,
        };
        let stated = match (by_tag, by_end) {
            (Said::Outcome(_), _) => tag,
            (_, Said::Outcome(_)) => end,
            _ => None,
        };
        let agree = match (by_tag, by_end) {
            (Said::Outcome(tag), Said::Outcome(end)) => tag == end,
            _ => true,
        };
        Results {
            tag,
            end,
            outcome,
            stated,
            agree,
            tag_is_odd: by_tag == Said::Odd,
        }
    }
}

/// Whether a record says who played.
fn names_a_player(game: &RawGame<'_>) -> bool {
    ["White", "Black"].into_iter().any(|tag| {
        let name = game.tag(tag).map(str::trim);
        name.is_some_and(|name| !name.is_empty() && name != "?")
    })
}

/// The spelling of an outcome in PDN: that of international draughts or of chess.
pub(super) fn spell(outcome: Outcome, variant: Variant) -> &'static str {
    use damier_game::Spelling;
    match outcome {
        _ if variant.sheet().names.results == Spelling::Draughts => {
            outcome.spell(Spelling::Draughts)
        }
        Outcome::Win(side) if side == first_named(variant) => "1-0",
        Outcome::Win(_) => "0-1",
        Outcome::Draw | Outcome::BothLost => outcome.spell(Spelling::Chess),
    }
}
