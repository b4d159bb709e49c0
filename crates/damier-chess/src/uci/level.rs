//! Levels for engines that know other scales.

use crate::engine::Level;

/// What an engine says about a numeric option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Range {
    pub(super) least: i64,
    pub(super) most: i64,
}

/// The Elo number of a level, from the engine's lowest to its highest; `None` for
/// the strongest level, which is not held back.
pub(super) fn elo(level: Level, range: Range) -> Option<i64> {
    let step = i64::from(level.number()) - 1;
    let spread = range.most.saturating_sub(range.least).max(0);
    (level != Level::STRONGEST).then(|| range.least + spread * step / 9)
}

/// The value of an option such as `Skill Level`.
pub(super) fn skill(level: Level, range: Range) -> i64 {
    let step = i64::from(level.number()) - 1;
    let spread = range.most.saturating_sub(range.least).max(0);
    range.least + spread * step / 9
}

/// Plies that a low level looks ahead: without this even a held back engine sees
/// every tactic.
pub(super) const fn depth(level: Level) -> Option<u32> {
    match level.number() {
        number @ 1..=7 => Some(number as u32),
        8 => Some(10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_cover_the_scale_of_the_engine() {
        let level = |number| Level::new(number).expect("1 to 10");
        let range = Range {
            least: 1320,
            most: 3190,
        };
        assert_eq!(elo(level(1), range), Some(1320));
        assert_eq!(elo(level(9), range), Some(2982));
        assert_eq!(elo(level(10), range), None);
        let range = Range { least: 0, most: 20 };
        assert_eq!((skill(level(1), range), skill(level(10), range)), (0, 20));
        let broken = Range { least: 5, most: 0 };
        assert_eq!(skill(level(9), broken), 5);
        assert!(Level::ALL.is_sorted_by_key(|&level| depth(level).unwrap_or(99)));
    }
}
