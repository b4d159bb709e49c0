//! Patience with a storage that fails.
//!
//! A game whose own events can't be saved is read again, and the computer would
//! think and fail again at once. So the failures are counted per game, outside
//! its task, and each makes the next attempt wait twice as long.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// The wait after the first failure.
const FIRST: Duration = Duration::from_secs(1);

/// The longest wait.
const LONGEST: Duration = Duration::from_secs(60);

/// A game that nobody tried again for so long starts anew.
const FORGOTTEN_AFTER: Duration = Duration::from_secs(600);

/// The games whose last attempt failed.
#[derive(Debug, Default)]
pub(super) struct Backoff {
    games: Mutex<HashMap<String, Trouble>>,
}

#[derive(Clone, Copy, Debug)]
struct Trouble {
    failures: u32,
    until: Instant,
}

impl Backoff {
    /// Remembers that a game's own events could not be saved.
    pub(super) fn failed(&self, game: &str, now: Instant) {
        let mut games = self.games();
        games.retain(|_, trouble| now < trouble.until + FORGOTTEN_AFTER);
        let failures = games.get(game).map_or(0, |trouble| trouble.failures) + 1;
        let until = now + wait(failures);
        games.insert(game.to_owned(), Trouble { failures, until });
    }

    /// Remembers that all is well with a game.
    pub(super) fn succeeded(&self, game: &str) {
        self.games().remove(game);
    }

    /// When a game may try again; `None`: at any time.
    pub(super) fn until(&self, game: &str, now: Instant) -> Option<Instant> {
        let until = self.games().get(game)?.until;
        (until > now).then_some(until)
    }

    fn games(&self) -> std::sync::MutexGuard<'_, HashMap<String, Trouble>> {
        // Single inserts and removals leave no half-done state behind.
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn wait(failures: u32) -> Duration {
    FIRST
        .saturating_mul(2_u32.saturating_pow(failures.saturating_sub(1)))
        .min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_failure_doubles_the_wait_and_a_success_ends_it() {
        let backoff = Backoff::default();
        let now = Instant::now();
        let mut waits = Vec::new();
        for _ in 0..8 {
            backoff.failed("a", now);
            waits.push((backoff.until("a", now).unwrap() - now).as_secs());
        }
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 60, 60]);
        assert_eq!(backoff.until("b", now), None);
        assert_eq!(backoff.until("a", now + LONGEST), None);
        backoff.succeeded("a");
        assert_eq!(backoff.until("a", now), None);
    }
}
