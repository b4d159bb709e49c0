//! The clock of a live game, in milliseconds of the task's own time.
//!
//! A clock waits for the first ply, so that nobody loses time while a page
//! loads, and it does not run while the server is down: after a restart the turn
//! in progress begins anew, with the time its player had at its start.

use damier_game::Side;

use super::event::{ClockSetting, Remaining};

/// A clock that may run for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clock {
    setting: ClockSetting,
    remaining: Remaining,
    running: Option<Running>,
    lag: LagQuota,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    side: Side,
    since_ms: u64,
}

/// What a ply cost and what is left after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Charge {
    pub(super) elapsed_ms: u64,
    pub(super) remaining: Remaining,
    /// Whether it came after the flag had fallen.
    pub(super) out_of_time: bool,
}

impl Clock {
    /// A clock before the first ply.
    pub(super) fn new(setting: ClockSetting) -> Clock {
        let remaining = Remaining::from_fn(|_| setting.initial_ms);
        Clock {
            setting,
            remaining,
            running: None,
            lag: LagQuota::FULL,
        }
    }

    /// The times it was set to.
    pub(super) fn setting(&self) -> ClockSetting {
        self.setting
    }

    /// Whose time runs.
    pub(super) fn running(&self) -> Option<Side> {
        self.running.map(|running| running.side)
    }

    /// What both sides have left now.
    pub(super) fn remaining(&self, now_ms: u64) -> Remaining {
        let mut remaining = self.remaining;
        if let Some(Running { side, since_ms }) = self.running {
            let used = now_ms.saturating_sub(since_ms);
            remaining[side] = remaining[side].saturating_sub(used);
        }
        remaining
    }

    /// The side whose flag has fallen by now.
    pub(super) fn fallen(&self, now_ms: u64) -> Option<Side> {
        self.running()
            .filter(|side| self.remaining(now_ms)[*side] == 0)
    }

    /// For how long after the flag fell a move of the running side may still
    /// come in time, if messages are under way for so long.
    pub(super) fn grace(&self, lag_ms: u64) -> u64 {
        self.lag.forgive(lag_ms).0
    }

    /// When the flag of the running side falls, if nothing happens before.
    pub(super) fn flag_at(&self) -> Option<u64> {
        self.running
            .map(|Running { side, since_ms }| since_ms + self.remaining[side])
    }

    /// What a ply of this side would cost now. `lag_ms` is how long its message
    /// was under way; a small quota of that is not charged.
    pub(super) fn charge(&self, side: Side, now_ms: u64, lag_ms: u64) -> (Charge, LagQuota) {
        let Some(running) = self.running.filter(|running| running.side == side) else {
            let remaining = self.remaining;
            return (
                Charge {
                    elapsed_ms: 0,
                    remaining,
                    out_of_time: false,
                },
                self.lag,
            );
        };
        let used = now_ms.saturating_sub(running.since_ms);
        let (forgiven, lag) = self.lag.forgive(lag_ms.min(used));
        let elapsed_ms = used - forgiven;
        let mut remaining = self.remaining;
        remaining[side] = remaining[side]
            .saturating_sub(elapsed_ms)
            .saturating_add(self.setting.increment_ms);
        let out_of_time = elapsed_ms >= self.remaining[side];
        (
            Charge {
                elapsed_ms,
                remaining,
                out_of_time,
            },
            lag,
        )
    }

    /// Sets the times and lets the clock of one side run, or of none.
    pub(super) fn set(&mut self, remaining: Remaining, running: Option<Side>, now_ms: u64) {
        self.remaining = remaining;
        self.running = running.map(|side| Running {
            side,
            since_ms: now_ms,
        });
    }

    /// Remembers how much lag was forgiven.
    pub(super) fn set_lag(&mut self, lag: LagQuota) {
        self.lag = lag;
    }

    /// Stops with the times as they are now.
    pub(super) fn stop(&mut self, now_ms: u64) {
        self.remaining = self.remaining(now_ms);
        self.running = None;
    }
}

/// How much of the time on the network is still forgiven. Without a limit, a
/// slow line could be feigned to gain time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LagQuota {
    left_ms: u64,
}

impl LagQuota {
    const MOST_MS: u64 = 1000;
    const MOST_AT_ONCE_MS: u64 = 500;
    const REGAINED_MS: u64 = 100;

    const FULL: LagQuota = LagQuota {
        left_ms: LagQuota::MOST_MS,
    };

    fn forgive(self, lag_ms: u64) -> (u64, LagQuota) {
        let forgiven = lag_ms.min(LagQuota::MOST_AT_ONCE_MS).min(self.left_ms);
        let left_ms = (self.left_ms - forgiven + LagQuota::REGAINED_MS).min(LagQuota::MOST_MS);
        (forgiven, LagQuota { left_ms })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETTING: ClockSetting = ClockSetting {
        initial_ms: 10_000,
        increment_ms: 2_000,
    };

    #[test]
    fn time_runs_for_one_side_and_the_increment_comes_after_the_ply() {
        let mut clock = Clock::new(SETTING);
        assert_eq!(
            clock.remaining(5_000),
            Remaining {
                white: 10_000,
                black: 10_000
            }
        );
        clock.set(clock.remaining(0), Some(Side::White), 1_000);
        assert_eq!(
            clock.remaining(4_000),
            Remaining {
                white: 7_000,
                black: 10_000
            }
        );
        let (charge, _) = clock.charge(Side::White, 4_000, 0);
        let remaining = Remaining {
            white: 9_000,
            black: 10_000,
        };
        assert_eq!(
            charge,
            Charge {
                elapsed_ms: 3_000,
                remaining,
                out_of_time: false
            }
        );
        assert_eq!(clock.flag_at(), Some(11_000));
        assert_eq!(clock.fallen(10_999), None);
        assert_eq!(clock.fallen(11_000), Some(Side::White));
        assert!(clock.charge(Side::White, 11_000, 0).0.out_of_time);
        assert!(!clock.charge(Side::White, 11_000, 1).0.out_of_time);
        clock.stop(12_000);
        assert_eq!((clock.remaining(99_000).white, clock.running()), (0, None));
    }

    #[test]
    fn lag_is_forgiven_within_a_quota_that_grows_back() {
        let mut clock = Clock::new(SETTING);
        let mut forgiven = Vec::new();
        for _ in 0..5 {
            clock.set(SETTING_REMAINING, Some(Side::Black), 0);
            let (charge, lag) = clock.charge(Side::Black, 3_000, 800);
            forgiven.push(3_000 - charge.elapsed_ms);
            clock.set_lag(lag);
        }
        assert_eq!(forgiven, [500, 500, 200, 100, 100]);
        // No more is forgiven than was used.
        let (charge, _) = Clock::new(SETTING).charge(Side::White, 50, 800);
        assert_eq!(charge.elapsed_ms, 0);
    }

    const SETTING_REMAINING: Remaining = Remaining {
        white: 10_000,
        black: 10_000,
    };
}
