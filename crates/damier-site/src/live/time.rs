//! The clock as part of its game.

use damier_arbiter::clock::Bonus;
use damier_game::Side;

use super::clock::{Charge, GameClock};
use super::event::Remaining;
use super::game::Game;
use super::lag::LagQuota;
use crate::limits;

impl Game {
    /// The clock, if the game has one.
    pub(crate) fn clock(&self) -> Option<&GameClock> {
        self.clock.as_ref()
    }

    /// Whether the game is played with a clock.
    pub(crate) fn has_clock(&self) -> bool {
        self.clock.is_some()
    }

    /// Where the game's own time stands for whoever reads the game at this
    /// moment (in milliseconds since 1970).
    pub(super) fn time_at(&self, unix_ms: u64) -> u64 {
        let Some(clock) = &self.clock else { return 0 };
        let away = match clock.is_correspondence() {
            true => unix_ms.saturating_sub(self.updated_at()),
            false => 0,
        };
        // A turn that was under way goes on from where it was noted last.
        clock.latest().max(self.kept_ms()).saturating_add(away)
    }

    /// Whether the running clock is noted now and then: one that counts days goes
    /// by the calendar, and a log that is too long takes nothing more.
    pub(super) fn keeps_clock(&self) -> bool {
        self.running().is_some()
            && self.clock_needs_watching()
            && self.version() < limits::EVENTS_PER_GAME
    }

    /// What both sides have left now.
    pub(crate) fn remaining(&self, now_ms: u64) -> Option<Remaining> {
        Some(self.clock()?.remaining(now_ms))
    }

    /// Whose clock runs.
    pub(crate) fn running(&self) -> Option<Side> {
        self.clock()?.running()
    }

    /// When the next flag falls, in the game's time.
    pub(crate) fn flag_at(&self) -> Option<u64> {
        self.clock()?.flag_at()
    }

    /// Whether the game has to stay in memory for its clock. One whose players
    /// have days does not: its flag is looked at when the game is.
    pub(super) fn clock_needs_watching(&self) -> bool {
        self.clock()
            .is_some_and(|clock| clock.flag_at().is_some() && !clock.is_correspondence())
    }

    /// The side whose flag has fallen, and when it fell.
    pub(crate) fn fallen(&self, now_ms: u64) -> Option<(Side, u64)> {
        self.clock()?.fallen(now_ms)
    }

    /// For how long after its fall the flag of the running side is not acted on,
    /// since a move may be under way. The computer's moves come at once.
    pub(super) fn grace(&self, lag_ms: u64) -> u64 {
        let human = self.running() != self.computer_side();
        let grace = self.clock().map(|clock| clock.grace(lag_ms));
        grace.filter(|_| human).unwrap_or(0)
    }

    /// What a ply of the side to move would cost now, in games with a clock.
    pub(super) fn charge(&self, now_ms: u64, lag_ms: u64) -> Option<(Charge, LagQuota)> {
        Some(self.clock()?.charge(now_ms, lag_ms))
    }

    /// Remembers how much lag was forgiven. It is no event: after a restart the
    /// quota is full again.
    pub(super) fn set_lag(&mut self, lag: LagQuota) {
        if let Some(clock) = &mut self.clock {
            clock.set_lag(lag);
        }
    }

    /// What both sides have left if the game goes back to this ply now: never
    /// more than they have now.
    pub(crate) fn remaining_at(&self, ply: u32, now_ms: u64) -> Option<Remaining> {
        Some(self.clock()?.remaining_after(ply, now_ms))
    }

    /// How long the computer's clock bears that it takes for a move, in
    /// milliseconds.
    pub(super) fn computer_bears_ms(&self, now_ms: u64) -> Option<u64> {
        let clock = self.clock()?;
        let side = self.computer_side()?;
        let reading = clock.reading(side, now_ms);
        let periods = clock.control().side(side).periods();
        let period = periods.get(clock.period(side)).or(periods.last())?;
        // What comes with every move, whether it is given before, after or as a
        // stretch that comes back.
        let per_move = match period.bonus {
            Bonus::None | Bonus::Hourglass => 0,
            Bonus::ByoYomi { .. } if reading.stretches == 0 => 0,
            bonus => bonus.ms(),
        };
        if clock.in_byo_yomi(side, now_ms) {
            return Some(reading.left_ms / 2);
        }
        let usual = damier_engine::budget(reading.left_ms, per_move, self.ply());
        // Moves that a period still asks for share what is left of it.
        let share = reading
            .moves_to_go
            .map(|moves| reading.left_ms / (u64::from(moves) + 1) + per_move / 2);
        Some(share.map_or(usual, |share| usual.min(share)))
    }
}
