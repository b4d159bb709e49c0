/// How much of the time on the network is still forgiven. Without a limit, a
/// slow line could be feigned to gain time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LagQuota {
    left_ms: u64,
}

impl LagQuota {
    const MOST_MS: u64 = 1000;
    const MOST_AT_ONCE_MS: u64 = 500;
    const REGAINED_MS: u64 = 100;

    /// At the start of a game.
    pub(super) const FULL: LagQuota = LagQuota {
        left_ms: LagQuota::MOST_MS,
    };

    /// How much of a delay is forgiven now, and the quota after that.
    pub(super) fn forgive(self, lag_ms: u64) -> (u64, LagQuota) {
        let forgiven = lag_ms.min(LagQuota::MOST_AT_ONCE_MS).min(self.left_ms);
        let left_ms = (self.left_ms - forgiven + LagQuota::REGAINED_MS).min(LagQuota::MOST_MS);
        (forgiven, LagQuota { left_ms })
    }
}
