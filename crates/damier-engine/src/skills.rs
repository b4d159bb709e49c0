//! How strong each level is at draughts.

use damier_search::Skill;

/// By level. Found by playing neighbours against each other (`examples/ladder`).
pub(crate) const SKILLS: [Skill; 10] = [
    Skill::new(1, 20_000, 70, 600),
    Skill::new(1, 20_000, 45, 400),
    Skill::new(2, 20_000, 32, 250),
    Skill::new(3, 30_000, 24, 150),
    Skill::new(4, 40_000, 18, 80),
    Skill::new(5, 60_000, 12, 40),
    Skill::new(7, 120_000, 7, 10),
    Skill::new(64, 100_000, 0, 0),
    Skill::new(64, 500_000, 0, 0),
    Skill::new(64, 50_000_000, 0, 0),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_sees_at_least_as_much_and_errs_at_most_as_much() {
        for pair in SKILLS.windows(2) {
            assert!(pair[0].depth <= pair[1].depth);
            assert!(pair[0].wavering >= pair[1].wavering);
            assert!(pair[0].oversights >= pair[1].oversights);
        }
        assert!(SKILLS[9].is_steady());
    }
}
