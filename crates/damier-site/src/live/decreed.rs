//! What a referee's decision does to a game.

use std::sync::Arc;

use damier_game::{BySide, Side};
use serde::{Deserialize, Serialize};

use super::clock::GameClock;
use super::game::{Game, Ply};
use crate::referee::{Decree, Desk, Order};

/// The match that a game belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlayoffRef {
    /// The name of the match.
    pub(crate) id: String,
    /// The number of the game in it, from 1.
    pub(crate) number: u32,
}

/// What the names of players are kept as.
pub(crate) type Names = BySide<String>;

impl Game {
    /// What referees did in this game.
    pub(crate) fn desk(&self) -> &Desk {
        &self.desk
    }

    /// The side that was the first to get a king.
    pub(crate) fn first_king(&self) -> Option<Side> {
        let crowning = self.plies().iter().find(|ply: &&Arc<Ply>| ply.crowns);
        crowning.map(|ply| ply.side)
    }

    /// A referee has decided. A verdict that comes of it follows.
    pub(super) fn decreed(&mut self, decree: &Decree) {
        self.desk.note(self.version, decree);
        if decree.after.verdict.is_none() {
            self.verdict = None;
        }
        if matches!(decree.order, Order::Claim { .. }) {
            self.asked = None;
        }
        self.updated_at = decree.at;
        let over = decree.after.verdict.is_some();
        let runs = !over && !decree.after.paused && self.asked.is_none();
        // Where moves are taken back, that puts the clock right.
        let right = decree.after.clock.filter(|_| !decree.order.takes_back());
        if let (Some(clock), Some(remaining)) = (&mut self.clock, right) {
            let clock: &mut GameClock = clock;
            clock.put_right(remaining, runs, decree.clock_at.unwrap_or_default());
        }
    }
}
