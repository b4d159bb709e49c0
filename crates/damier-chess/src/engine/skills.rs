//! How strong each level is at chess.

use damier_search::Skill;

/// By level. Found by playing levels against each other and against Stockfish held
/// back (BENCHMARKS.md).
pub(super) const SKILLS: [Skill; 10] = [
    Skill::new(1, 5_000, 120, 500),
    Skill::new(1, 5_000, 90, 300),
    Skill::new(2, 10_000, 70, 180),
    Skill::new(2, 20_000, 50, 100),
    Skill::new(3, 40_000, 35, 50),
    Skill::new(4, 80_000, 20, 20),
    Skill::new(5, 150_000, 10, 5),
    Skill::new(64, 120_000, 0, 0),
    Skill::new(64, 400_000, 0, 0),
    Skill::new(64, 40_000_000, 0, 0),
];
