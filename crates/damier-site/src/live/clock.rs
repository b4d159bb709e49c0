//! The clock of a live game: the arbiter's [`Clock`] with its log, in
//! milliseconds of the game's own time.
//!
//! That time begins with the game and stands still while the server is down, so
//! that after a restart the turn in progress begins anew with the time that its
//! player had. Only correspondence goes on meanwhile: its days are those of the
//! calendar. A clock waits for the first ply, so that nobody loses time while a
//! page loads; only in a match does it run from the beginning of each game.
//!
//! A move is complete on the board and pressed in one message; the log keeps
//! both moments, so that `damier clock replay` can settle a dispute.

use damier_arbiter::clock::log::{Entry, Event as Deed};
use damier_arbiter::clock::{Bonus, Clock, Course, Reading, TimeControl};
use damier_game::{Outcome, Side};

use super::event::Remaining;
use super::lag::LagQuota;

/// A period of so long or more is a matter of days, not of a sitting.
const DAY_MS: u64 = 86_400_000;

/// A clock with its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameClock {
    course: Course,
    first: Side,
    log: Vec<Entry>,
    /// How long the log was after each ply, the start included.
    marks: Vec<usize>,
    /// Since when the present turn runs, and what it took before a pause.
    since_ms: u64,
    spent_ms: u64,
    lag: LagQuota,
    /// Whether the clock runs from the beginning of the game, not from its first ply.
    at_once: bool,
}

/// When a move was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stamp {
    /// Complete on the board and pressed.
    pub(super) moved_at: u64,
    /// When the opponent's clock began to run: later, if the message of the move
    /// was under way for a while.
    pub(super) runs_at: u64,
}

/// What a ply costs and what is left after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Charge {
    pub(super) elapsed_ms: u64,
    pub(super) remaining: Remaining,
    pub(super) stamp: Stamp,
    /// Whether it came after the flag had fallen.
    pub(super) out_of_time: bool,
}

impl GameClock {
    /// A clock before the first ply.
    pub(super) fn new(control: TimeControl, first: Side) -> GameClock {
        GameClock {
            course: Course::new(control, first),
            first,
            log: Vec::new(),
            marks: vec![0],
            since_ms: 0,
            spent_ms: 0,
            lag: LagQuota::FULL,
            at_once: false,
        }
    }

    /// A clock that runs from the beginning of the game: in a match the time of the side
    /// that moves first is what decides, so its first move costs time as any other.
    pub(super) fn at_once(control: TimeControl, first: Side) -> GameClock {
        let mut clock = GameClock {
            at_once: true,
            ..GameClock::new(control, first)
        };
        clock.run(0);
        clock.marks = vec![clock.log.len()];
        clock
    }

    fn clock(&self) -> &Clock {
        self.course.clock()
    }

    /// How many moves a side must have completed when its present period is up, if the
    /// control asks for a number.
    pub(crate) fn required(&self, side: Side) -> Option<u32> {
        self.clock().required(side)
    }

    /// The times in force.
    pub(crate) fn control(&self) -> &TimeControl {
        self.clock().control()
    }

    /// The side that moves first.
    pub(crate) fn first(&self) -> Side {
        self.first
    }

    /// What was done at the clock so far.
    pub(crate) fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The moment of the last entry: where the game's time stands for whoever
    /// reads the game again.
    pub(crate) fn latest(&self) -> u64 {
        self.log.last().map_or(0, |entry| entry.at_ms)
    }

    /// Whose time runs.
    pub(crate) fn running(&self) -> Option<Side> {
        self.clock().running()
    }

    /// What the clock shows for a side.
    pub(crate) fn reading(&self, side: Side, now_ms: u64) -> Reading {
        self.clock().reading(side, now_ms)
    }

    /// Whether a side lives on its byo-yomi.
    pub(crate) fn in_byo_yomi(&self, side: Side, now_ms: u64) -> bool {
        self.clock().in_byo_yomi(side, now_ms)
    }

    /// The number of the period that a side is in, from 0.
    pub(crate) fn period(&self, side: Side) -> usize {
        self.clock().period_index(side)
    }

    /// How many moves a side has completed.
    pub(crate) fn completed(&self, side: Side) -> u32 {
        self.clock().completed(side)
    }

    /// What both sides have left now.
    pub(crate) fn remaining(&self, now_ms: u64) -> Remaining {
        Remaining::from_fn(|side| self.clock().left_ms(side, now_ms))
    }

    /// The side whose flag has fallen by now, and when it fell.
    pub(crate) fn fallen(&self, now_ms: u64) -> Option<(Side, u64)> {
        let flagged = self.clock().flagged(now_ms)?;
        Some((flagged.side, flagged.at_ms))
    }

    /// When the flag of the running side falls, if nothing happens before.
    pub(crate) fn flag_at(&self) -> Option<u64> {
        self.clock().flag_falls_at()
    }

    /// For how long after the flag fell a move of the running side may still
    /// come in time, if messages are under way for so long.
    pub(super) fn grace(&self, lag_ms: u64) -> u64 {
        self.lag.forgive(lag_ms).0
    }

    /// Whether the times are a matter of days: they then run by the calendar.
    pub(crate) fn is_correspondence(&self) -> bool {
        Side::BOTH.into_iter().any(|side| {
            let periods = self.control().side(side).periods();
            periods.iter().any(|period| period.time_ms >= DAY_MS)
        })
    }

    /// What a ply of the side to move would cost now. `lag_ms` is how long its
    /// message was under way; a small quota of that is not charged.
    pub(super) fn charge(&self, now_ms: u64, lag_ms: u64) -> (Charge, LagQuota) {
        let used = match self.clock().running() {
            Some(_) => self.turn_ms(now_ms),
            None => 0,
        };
        let (forgiven, lag) = match self.clock().running() {
            Some(_) => self
                .lag
                .forgive(lag_ms.min(now_ms.saturating_sub(self.since_ms))),
            None => (0, self.lag),
        };
        let stamp = Stamp {
            moved_at: now_ms - forgiven.min(now_ms),
            runs_at: now_ms,
        };
        let mut after = self.clock().clone();
        let out_of_time = after.press(stamp.moved_at).is_err();
        let charge = Charge {
            elapsed_ms: used.saturating_sub(forgiven),
            remaining: Remaining::from_fn(|side| after.left_ms(side, stamp.moved_at)),
            stamp,
            out_of_time,
        };
        (charge, lag)
    }

    /// Records a ply. `ends` is how the game stands if the ply ended it;
    /// `remaining` is what the log of events says is left after it, which holds.
    pub(super) fn moved(&mut self, stamp: Stamp, ends: Option<Outcome>, remaining: Remaining) {
        let Stamp { moved_at, runs_at } = stamp;
        // The first move costs nothing: the clock waits for it.
        self.run(moved_at);
        self.note(moved_at, Deed::Moved { ends });
        // A flag that fell before is an event of its own; none fell here.
        if ends.is_none() {
            self.note(moved_at, Deed::Pressed);
            if runs_at > moved_at {
                self.stand(moved_at);
            }
            self.run(runs_at);
        } else {
            // It needs no press, but then shows what the log of events says.
            self.course.happen(Deed::Pressed, moved_at);
        }
        (self.since_ms, self.spent_ms) = (runs_at, 0);
        self.correct(remaining);
        self.marks.push(self.log.len());
    }

    /// Goes back to how it stood after so many plies, but with the time used since, and
    /// without what the moves taken back had earned; at `at` it runs again. `remaining` is
    /// what the log of events says is left then, which holds.
    ///
    /// The turn of the side that moves again goes on where it had ended: nobody gets time,
    /// a delay or a stretch of byo-yomi by taking back.
    pub(super) fn take_back(&mut self, ply: u32, remaining: Remaining, at: u64) {
        let at = at.max(self.latest());
        self.go_back(ply, at);
        self.correct(remaining);
        // A referee who has moves taken back may give time with it.
        self.correct_byo_yomi(remaining, |has, should| has < should);
        if ply > 0 || self.at_once {
            self.run(at);
        }
        if let Some(mark) = self.marks.last_mut() {
            *mark = self.log.len();
        }
    }

    fn go_back(&mut self, ply: u32, at: u64) {
        let played = self.marks.len() - 1;
        let plies = played.saturating_sub(ply as usize);
        let plies = u16::try_from(plies).unwrap_or(u16::MAX);
        self.note(at, Deed::TakenBack { plies });
        self.marks.truncate(ply as usize + 1);
        (self.since_ms, self.spent_ms) = (at, 0);
    }

    /// What both sides have left if the game goes back to a ply now.
    pub(super) fn remaining_after(&self, ply: u32, now_ms: u64) -> Remaining {
        let mut then = self.clone();
        then.go_back(ply, now_ms.max(self.latest()));
        then.remaining(then.latest())
    }

    /// What both sides have before the first move.
    pub(crate) fn initial(&self) -> Remaining {
        GameClock::new(self.control().clone(), self.first()).remaining(0)
    }

    /// Stops the clock while something is looked into. Nothing happens if it
    /// stands.
    pub(super) fn pause(&mut self, at: u64) {
        let at = at.max(self.latest());
        if self.clock().running().is_some() {
            self.spent_ms = self.turn_ms(at);
            self.stand(at);
        }
    }

    /// Lets the clock run on after a pause.
    pub(super) fn resume(&mut self, at: u64) {
        let at = at.max(self.latest());
        if self.clock().running().is_none() && !self.log.is_empty() {
            self.run(at);
            self.since_ms = at;
        }
    }

    /// A referee puts the times right and lets the clock run or stand. A flag that
    /// had fallen is lifted: its side stays in its period, with the moves that it
    /// has made there. The stretch of byo-yomi in which it fell begins anew.
    pub(super) fn put_right(&mut self, remaining: Remaining, runs: bool, at: u64) {
        let at = at.max(self.latest());
        let has_begun = !self.log.is_empty();
        match self.clock().flagged(at) {
            Some(flagged) => {
                let side = flagged.side;
                let last = match self.bonus(side) {
                    Bonus::ByoYomi { ms, .. } => Some(ms),
                    _ => None,
                };
                // A last stretch needs no other time beside it.
                let ms = remaining[side];
                let main_ms = if last == Some(ms) { 0 } else { ms };
                self.set(side, main_ms, last.map(|_| 1), at);
            }
            None => self.pause(at),
        }
        self.correct(remaining);
        self.correct_byo_yomi(remaining, |has, should| has != should);
        if runs && has_begun {
            self.run(at);
            self.since_ms = at;
        }
    }

    /// Remembers how much lag was forgiven.
    pub(super) fn set_lag(&mut self, lag: LagQuota) {
        self.lag = lag;
    }

    fn turn_ms(&self, now_ms: u64) -> u64 {
        let running = match self.clock().running() {
            Some(_) => now_ms.saturating_sub(self.since_ms),
            None => 0,
        };
        self.spent_ms.saturating_add(running)
    }

    fn note(&mut self, at_ms: u64, event: Deed) {
        self.course.happen(event, at_ms);
        self.log.push(Entry { at_ms, event });
    }

    fn stand(&mut self, at: u64) {
        self.note(at, Deed::Paused);
    }

    fn run(&mut self, at: u64) {
        if self.clock().running().is_none() {
            self.note(at, Deed::Started);
        }
    }

    /// Puts the times right where the log of events says otherwise: after a
    /// take-back nobody may have more than before it, a referee may give or take
    /// time, and a game of an earlier version counted its first move differently.
    /// What a clock with byo-yomi shows may be a stretch, so it stays as it is here.
    fn correct(&mut self, remaining: Remaining) {
        let at = self.latest();
        let now = self.remaining(at);
        for side in Side::BOTH {
            let (has, should) = (now[side], remaining[side]);
            if has == should || self.bonus_is_byo_yomi(side) {
                continue;
            }
            if has > should {
                let ms = has - should;
                self.note(at, Deed::TimeTaken { side, ms });
            } else {
                let ms = should - has;
                self.note(at, Deed::TimeAdded { side, ms });
            }
        }
    }

    /// The same for sides with byo-yomi, where what they have is wrong: the time
    /// that they then have comes before their stretches.
    fn correct_byo_yomi(&mut self, remaining: Remaining, wrong: impl Fn(u64, u64) -> bool) {
        let at = self.latest();
        for side in Side::BOTH {
            let reading = self.clock().reading(side, at);
            let should = remaining[side];
            if self.bonus_is_byo_yomi(side) && wrong(reading.left_ms, should) {
                self.set(side, should, Some(reading.stretches), at);
            }
        }
    }

    /// Sets what a side has; its turn, if it is on turn, begins anew.
    fn set(&mut self, side: Side, ms: u64, stretches: Option<u16>, at: u64) {
        self.note(
            at,
            Deed::TimeSet {
                side,
                ms,
                stretches,
            },
        );
        if side == self.clock().turn() {
            (self.since_ms, self.spent_ms) = (at, 0);
        }
    }

    fn bonus(&self, side: Side) -> Bonus {
        let periods = self.control().side(side).periods();
        let period = periods.get(self.period(side)).or(periods.last());
        period.map_or(Bonus::None, |period| period.bonus)
    }

    fn bonus_is_byo_yomi(&self, side: Side) -> bool {
        matches!(self.bonus(side), Bonus::ByoYomi { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A clock on which plies took so many seconds.
    fn after(control: &str, took: &[u64]) -> (GameClock, u64) {
        let mut clock = GameClock::new(control.parse().unwrap(), Side::White);
        let mut now = 0;
        for seconds in took {
            now += seconds * 1000;
            let (charge, _) = clock.charge(now, 0);
            assert!(!charge.out_of_time, "{took:?}");
            clock.moved(charge.stamp, None, charge.remaining);
        }
        (clock, now)
    }

    fn stretches(clock: &GameClock, side: Side) -> (u64, u16) {
        let reading = clock.reading(side, clock.latest());
        (reading.left_ms, reading.stretches)
    }

    #[test]
    fn taking_back_gives_no_stretch_of_byo_yomi_back() {
        // The clock begins with the first ply: Black takes 5, White 95 seconds.
        let (mut clock, now) = after("1' byo-yomi 3x30\"", &[0, 5, 95]);
        assert_eq!(stretches(&clock, Side::White), (30_000, 2));
        let told = clock.remaining_after(2, now + 1_000);
        clock.take_back(2, told, now + 1_000);
        // The stretch that ran when the move was made goes on: five of its seconds are gone.
        assert_eq!(stretches(&clock, Side::White), (25_000, 2));
        assert_eq!(clock.remaining(clock.latest()), told);
        assert_eq!(clock.running(), Some(Side::White));
        // Whoever has not come to byo-yomi yet only loses what was used.
        let (mut clock, now) = after("1' byo-yomi 3x30\"", &[0, 5, 20]);
        let told = clock.remaining_after(2, now);
        clock.take_back(2, told, now);
        assert_eq!(stretches(&clock, Side::White), (40_000, 3));
    }

    #[test]
    fn a_move_taken_back_is_paid_once() {
        let kinds = [
            "1'+10\"",
            "1' bronstein 10\"",
            "1' delay 10\"",
            "3' hourglass",
            "1'/2, 30\"",
            "1'",
            "20\" byo-yomi 3x30\"",
        ];
        for control in kinds {
            // White's second move takes 20 seconds, is taken back, and takes 3 more.
            let (mut clock, now) = after(control, &[1, 5, 20]);
            let told = clock.remaining_after(2, now);
            clock.take_back(2, told, now);
            assert_eq!(clock.remaining(now), told, "{control}");
            let (charge, _) = clock.charge(now + 3_000, 0);
            clock.moved(charge.stamp, None, charge.remaining);
            let (once, then) = after(control, &[1, 5, 23]);
            assert_eq!(clock.remaining(then), once.remaining(then), "{control}");
            let counts =
                |clock: &GameClock| (clock.period(Side::White), clock.completed(Side::White));
            assert_eq!(counts(&clock), counts(&once), "{control}");
            let mut again = Course::new(clock.control().clone(), Side::White);
            for entry in clock.log() {
                again.happen(entry.event, entry.at_ms);
            }
            assert_eq!(
                again.clock().left_ms(Side::White, then),
                once.remaining(then).white
            );
            let set = |entry: &Entry| {
                matches!(entry.event, Deed::TimeAdded { .. } | Deed::TimeTaken { .. })
            };
            assert!(
                !clock.log().iter().any(set),
                "{control}: nothing is put right by hand"
            );
        }
    }

    #[test]
    fn an_end_that_is_taken_back_leaves_the_time_used() {
        let (mut clock, now) = after("1'+10\"", &[1, 5]);
        let (charge, _) = clock.charge(now + 20_000, 0);
        clock.moved(charge.stamp, Some(Outcome::Draw), charge.remaining);
        assert_eq!(clock.remaining(now + 90_000), charge.remaining);
        let told = clock.remaining_after(2, now + 90_000);
        assert_eq!(told.white, charge.remaining.white - 10_000);
        clock.take_back(2, told, now + 90_000);
        assert_eq!(clock.remaining(now + 90_000), told);
        let record = damier_arbiter::clock::log::judge(
            clock.control().clone(),
            Side::White,
            clock.log(),
            now + 95_000,
        );
        assert_eq!(record, Ok(damier_arbiter::clock::log::Judgement::GoesOn));
    }

    #[test]
    fn a_flag_that_is_lifted_leaves_the_period() {
        // Three minutes for two moves, then a minute and two stretches.
        let (mut clock, now) = after("3'/2, 1' byo-yomi 2x10\"", &[0, 1, 1, 1]);
        assert_eq!(clock.period(Side::White), 1);
        let fallen = now + 1_000_000;
        let (side, at) = clock.fallen(fallen).unwrap();
        assert_eq!(side, Side::White);
        clock.pause(at);
        assert_eq!(clock.remaining(at)[Side::White], 0);
        let mut given = clock.remaining(at);
        given.white = 25_000;
        clock.put_right(given, true, at + 500);
        assert_eq!(clock.period(Side::White), 1);
        assert_eq!(clock.completed(Side::White), 2);
        assert_eq!(stretches(&clock, Side::White), (25_000, 1));
        assert_eq!(clock.running(), Some(Side::White));
        assert_eq!(clock.fallen(at + 35_499), None);
        assert!(clock.fallen(at + 35_500).is_some());
        // The log tells the same to whoever replays it.
        let mut again = Course::new(clock.control().clone(), Side::White);
        for entry in clock.log() {
            again.happen(entry.event, entry.at_ms);
        }
        let again = again.clock();
        assert_eq!(again.reading(Side::White, at + 500).stretches, 1);
        assert_eq!(again.flag_falls_at(), clock.flag_at());
    }

    #[test]
    fn in_a_match_the_first_move_costs_time_too() {
        let control = || "10\"+2\"".parse().unwrap();
        let mut clock = GameClock::at_once(control(), Side::White);
        assert_eq!(clock.fallen(9_999), None);
        assert_eq!(clock.fallen(10_000), Some((Side::White, 10_000)));
        let (charge, _) = clock.charge(4_000, 0);
        assert_eq!((charge.elapsed_ms, charge.remaining.white), (4_000, 8_000));
        clock.moved(charge.stamp, None, charge.remaining);
        assert_eq!(clock.running(), Some(Side::Black));
        // Taken back, it runs on with what was left.
        let told = clock.remaining_after(0, 5_000);
        clock.take_back(0, told, 5_000);
        assert_eq!(clock.running(), Some(Side::White));
        assert!(clock.remaining(5_000).white <= 10_000);
        // Elsewhere it waits.
        assert_eq!(GameClock::new(control(), Side::White).fallen(10_000), None);
    }

    #[test]
    fn a_referee_sets_a_clock_with_byo_yomi() {
        let (mut clock, now) = after("1' byo-yomi 3x30\"", &[0, 5, 95, 1]);
        let mut given = clock.remaining(now);
        given.white = 45_000;
        clock.put_right(given, true, now);
        assert_eq!(stretches(&clock, Side::White), (45_000, 2));
        assert_eq!(clock.remaining(now), given);
    }
}
