//! Which team has White on the first board (article 4).

use damier_game::Side;

use super::field::{Team, Teams, Wish};
use crate::model::ColourPreferences;

/// Whether team `a` has White against team `b`.
pub(super) fn has_white(teams: &Teams, a: usize, b: usize) -> bool {
    let (one, other) = (&teams.list[a], &teams.list[b]);
    // 4.2: more points, then more of the other points, then the lower number.
    let rank = |t: &Team| (std::cmp::Reverse((t.score, t.secondary)), t.number);
    if rank(one) < rank(other) {
        side_of(teams, one, other) == Side::White
    } else {
        side_of(teams, other, one) == Side::Black
    }
}

/// The colour of the first team (4.3).
fn side_of(teams: &Teams, first: &Team, second: &Team) -> Side {
    if first.played() == 0 && second.played() == 0 {
        return if first.number % 2 == 1 {
            teams.first_colour
        } else {
            !teams.first_colour
        };
    }
    match (first.colour, second.colour) {
        (Some(side), None) => return side,
        (None, Some(side)) => return !side,
        (Some(a), Some(b)) if a != b => return a,
        _ => {}
    }
    let type_b = teams.preferences == ColourPreferences::TypeB;
    if type_b && let (Some(a), Some(b)) = (first.colour, second.colour) {
        match (first.wish == Wish::Strong, second.wish == Wish::Strong) {
            (true, false) => return a,
            (false, true) => return !b,
            _ => {}
        }
    }
    match first.difference().cmp(&second.difference()) {
        std::cmp::Ordering::Less => return Side::White,
        std::cmp::Ordering::Greater => return Side::Black,
        std::cmp::Ordering::Equal => {}
    }
    let latest = first.colours.iter().rev().zip(second.colours.iter().rev());
    if let Some((mine, _)) = latest.into_iter().find(|(a, b)| a != b) {
        return !*mine;
    }
    if let Some(side) = first.colour {
        return side;
    }
    match (first.colours.last(), second.colours.last()) {
        (Some(mine), _) => !*mine,
        (None, Some(theirs)) => *theirs,
        (None, None) => teams.first_colour,
    }
}
