use core::fmt;
use core::str::FromStr;

/// How strong the computer plays: 1 (beginner) to 10 (its best).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
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

    /// All levels, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The longest that a move at this level should take without a clock, in
    /// milliseconds: pass a `stop` that turns true after it.
    pub const fn thinking_ms(self) -> u64 {
        match self.0 {
            0..=7 => 500,
            8 => 700,
            9 => 1_000,
            _ => 1_500,
        }
    }

    pub(super) fn skill(self) -> Skill {
        SKILLS[usize::from(self.0) - 1]
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
        let number = text.trim().parse().ok();
        number.and_then(Level::new).ok_or(UnknownLevel)
    }
}

/// The limits of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// Plies looked ahead.
    pub(super) depth: u32,
    /// Positions looked at, at most.
    pub(super) nodes: u64,
    /// How far judgement wavers, in hundredths of a pawn (standard deviation).
    pub(super) wavering: i32,
    /// In how many of a thousand cases the opponent's answer is not thought of.
    pub(super) oversights: u32,
}

impl Skill {
    /// The same, looking at no more than so many positions.
    pub(super) fn within(self, nodes: u64) -> Skill {
        Skill {
            nodes: self.nodes.min(nodes.max(1)),
            ..self
        }
    }

    /// Whether the level only ever plays the move that its search finds best.
    pub(super) const fn is_steady(&self) -> bool {
        self.wavering == 0 && self.oversights == 0
    }
}

const fn skill(depth: u32, nodes: u64, wavering: i32, oversights: u32) -> Skill {
    Skill {
        depth,
        nodes,
        wavering,
        oversights,
    }
}

const SKILLS: [Skill; 10] = [
    skill(1, 5_000, 120, 500),
    skill(1, 5_000, 90, 300),
    skill(2, 10_000, 70, 180),
    skill(2, 20_000, 50, 100),
    skill(3, 40_000, 35, 50),
    skill(4, 80_000, 20, 20),
    skill(5, 150_000, 10, 5),
    skill(64, 120_000, 0, 0),
    skill(64, 400_000, 0, 0),
    skill(64, 40_000_000, 0, 0),
];
