//! Ten levels of skill, from a beginner who errs as people do to the engine's
//! best.

use core::fmt;
use core::str::FromStr;

/// How strong the computer plays: 1 (beginner) to 10 (its best).
///
/// ```
/// use damier_engine::Level;
///
/// assert_eq!(Level::new(3).map(Level::number), Some(3));
/// assert_eq!(Level::new(11), None);
/// assert_eq!(Level::ALL.len(), 10);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 10] = [
        Level(1),
        Level(2),
        Level(3),
        Level(4),
        Level(5),
        Level(6),
        Level(7),
        Level(8),
        Level(9),
        Level(10),
    ];
    /// The strongest.
    pub const STRONGEST: Level = Level(10);

    /// The level of this number, if it is 1 to 10.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 10 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The longest that a move at this level should take without a clock, in
    /// milliseconds: pass a `stop` that turns true after it. Lower levels end
    /// by themselves long before.
    pub const fn thinking_ms(self) -> u64 {
        match self.0 {
            0..=7 => 500,
            8 => 700,
            9 => 1_000,
            _ => 1_500,
        }
    }

    /// What the level can and cannot do.
    pub(crate) const fn skill(self) -> &'static Skill {
        &SKILLS[self.0 as usize - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The text is no number from 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown level: write a number from 1 (beginner) to 10 (strongest)")
    }
}

impl core::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        text.trim()
            .parse()
            .ok()
            .and_then(Level::new)
            .ok_or(UnknownLevel)
    }
}

/// The limits of a level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skill {
    /// Plies looked ahead.
    pub(crate) depth: i32,
    /// Positions looked at, at most.
    pub(crate) nodes: u64,
    /// How far judgement wavers, in hundredths of a man (standard deviation).
    pub(crate) wavering: i32,
    /// In how many of a thousand cases an answer that takes several pieces is
    /// overlooked.
    pub(crate) oversights: u32,
}

impl Skill {
    /// Whether the level only ever plays the move that its search finds best.
    pub(crate) const fn is_steady(&self) -> bool {
        self.wavering == 0 && self.oversights == 0
    }
}

const fn skill(depth: i32, nodes: u64, wavering: i32, oversights: u32) -> Skill {
    Skill {
        depth,
        nodes,
        wavering,
        oversights,
    }
}

/// By level. Found by playing neighbours against each other (`examples/ladder`).
const SKILLS: [Skill; 10] = [
    skill(1, 20_000, 70, 600),
    skill(1, 20_000, 45, 400),
    skill(2, 20_000, 32, 250),
    skill(3, 30_000, 24, 150),
    skill(4, 40_000, 18, 80),
    skill(5, 60_000, 12, 40),
    skill(7, 120_000, 7, 10),
    skill(64, 100_000, 0, 0),
    skill(64, 500_000, 0, 0),
    skill(64, 50_000_000, 0, 0),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_and_shown() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for wrong in ["0", "11", "", "ten", "-1"] {
            assert_eq!(wrong.parse::<Level>(), Err(UnknownLevel));
        }
    }

    #[test]
    fn each_level_sees_at_least_as_much_and_errs_at_most_as_much() {
        for pair in SKILLS.windows(2) {
            assert!(pair[0].depth <= pair[1].depth);
            assert!(pair[0].wavering >= pair[1].wavering);
            assert!(pair[0].oversights >= pair[1].oversights);
        }
        assert!(Level::STRONGEST.skill().is_steady());
    }
}
