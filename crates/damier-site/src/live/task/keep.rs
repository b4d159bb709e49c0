//! What a game notes of its running clock, in case the server is cut off.

use std::sync::Arc;

use tokio::time::Instant;

use super::{End, Task};
use crate::live::decide;
use crate::live::event::Event;

impl Task {
    /// Notes how far the running clock has come. Nobody is told: nothing has changed.
    pub(super) async fn keep_clock(&mut self) -> Result<(), End> {
        self.kept = Instant::now();
        let now = self.now(0);
        let event = Event::ClockKept {
            clock_at: now.ms,
            at: now.at,
        };
        let Ok((next, events)) = decide::advance(&self.game, vec![event], None) else {
            return Ok(());
        };
        if let Err((_, end)) = self.store(&next, &events).await {
            return end;
        }
        self.game = Arc::new(next);
        let snapshot = self.snapshot("state");
        self.snapshots.send_if_modified(|last| {
            *last = snapshot;
            false
        });
        Ok(())
    }
}
