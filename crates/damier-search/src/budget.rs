//! How long to think when a clock runs.

/// Milliseconds to spend on the next move, given what is left on the own clock,
/// the increment per move (both in milliseconds) and how many plies have been
/// played. Never more than the clock holds, less a reserve for the way of the
/// move to the clock.
///
/// ```
/// use damier_search::budget;
///
/// let early = budget(300_000, 3_000, 4);
/// assert!(early > 3_000 && early < 15_000);
/// assert!(budget(400, 0, 90) < 100);
/// ```
pub fn budget(remaining_ms: u64, increment_ms: u64, ply: u32) -> u64 {
    /// What the transport of a move may take.
    const RESERVE_MS: u64 = 150;
    let usable = remaining_ms.saturating_sub(RESERVE_MS);
    // A game lasts about 60 moves of each; late in it at least 16 more are
    // provided for.
    let moves_to_go = 60_u64.saturating_sub(u64::from(ply / 2)).max(16);
    let share = usable / moves_to_go + increment_ms * 4 / 5;
    share.min(usable / 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_never_runs_out() {
        for increment in [0, 1_000, 10_000] {
            let mut clock = 60_000_u64;
            for ply in 0..400 {
                let spent = budget(clock, increment, ply);
                assert!(spent < clock.max(1), "ply {ply}: {spent} of {clock}");
                clock = clock - spent + increment;
            }
        }
    }

    #[test]
    fn an_empty_clock_means_an_instant_move() {
        assert_eq!(budget(0, 5_000, 10), 0);
        assert_eq!(budget(100, 0, 10), 0);
    }
}
