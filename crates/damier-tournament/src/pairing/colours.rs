//! Who has White (C.04.3 article 5).

use damier_game::Side;

use super::field::{Entrant, Wish};

/// Which rule gave the colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColourRule {
    /// Both have what they wish (5.2.1).
    BothWishes,
    /// The stronger wish (5.2.2).
    StrongerWish,
    /// Opposite of the latest round in which they had different colours (5.2.3).
    Alternation,
    /// The wish of the higher ranked (5.2.4).
    HigherRanked,
    /// The colour drawn by lot, by odd and even numbers (5.2.5).
    InitialColour,
}

/// The colour of `one` against `other`, and why.
pub(crate) fn colour_of(one: &Entrant, other: &Entrant, first: Side) -> (Side, ColourRule) {
    match (one.colour, other.colour) {
        (Some(a), Some(b)) if a == b => same_wish(one, other, a),
        (Some(a), _) => (a, ColourRule::BothWishes),
        (None, Some(b)) => (!b, ColourRule::BothWishes),
        (None, None) => {
            let higher_first = one.before(other);
            let higher = if higher_first { one } else { other };
            let side = if higher.rank % 2 == 0 { first } else { !first };
            (
                if higher_first { side } else { !side },
                ColourRule::InitialColour,
            )
        }
    }
}

fn same_wish(one: &Entrant, other: &Entrant, wished: Side) -> (Side, ColourRule) {
    // Between two absolute wishes the wider difference of colours is stronger.
    let strength = |p: &Entrant| {
        let width = if p.wish == Wish::Absolute {
            p.difference.abs()
        } else {
            0
        };
        (p.wish, width)
    };
    match strength(one).cmp(&strength(other)) {
        std::cmp::Ordering::Greater => return (wished, ColourRule::StrongerWish),
        std::cmp::Ordering::Less => return (!wished, ColourRule::StrongerWish),
        std::cmp::Ordering::Equal => {}
    }
    let latest = one.colours.iter().rev().zip(other.colours.iter().rev());
    if let Some((mine, _)) = latest.into_iter().find(|(a, b)| a != b) {
        return (!*mine, ColourRule::Alternation);
    }
    let side = if one.before(other) { wished } else { !wished };
    (side, ColourRule::HigherRanked)
}
