//! Ten levels of skill, from a beginner who errs as people do to the engine's
//! best.

use core::fmt;
use core::str::FromStr;

/// How strong the computer plays: 1 (beginner) to 10 (its best).
///
/// ```
/// use damier_search::Level;
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

    /// What the level can and cannot do, of what a game gives its levels.
    pub const fn of(self, skills: &[Skill; 10]) -> &Skill {
        &skills[self.0 as usize - 1]
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
pub struct Skill {
    /// Plies looked ahead.
    pub depth: i32,
    /// Positions looked at, at most.
    pub nodes: u64,
    /// How far judgement wavers, in hundredths of a man (standard deviation).
    pub wavering: i32,
    /// In how many of a thousand cases a dangerous answer is overlooked.
    pub oversights: u32,
}

impl Skill {
    /// Depth in plies, positions, wavering and oversights in a thousand.
    pub const fn new(depth: i32, nodes: u64, wavering: i32, oversights: u32) -> Skill {
        Skill {
            depth,
            nodes,
            wavering,
            oversights,
        }
    }

    /// Whether the level only ever plays the move that its search finds best.
    pub const fn is_steady(&self) -> bool {
        self.wavering == 0 && self.oversights == 0
    }
}

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
}
