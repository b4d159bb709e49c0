use std::fmt;

use damier_game::{BySide, Side};

use super::{Bonus, Period, TimeControl};

/// A clock for two.
///
/// A press completes a move: the time used is charged, the bonus given, the
/// next period begun if its moves are made, and the other side's clock runs.
/// Times that are handed in must not go backwards; one that does counts as the
/// latest known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    sides: BySide<SideState>,
    /// The side whose turn it is.
    turn: Side,
    /// Since when its clock runs; `None` while the clock stands.
    running_since: Option<u64>,
    /// What this turn has taken before that.
    turn_ms: u64,
    /// The side whose flag fell, and when.
    fallen: Option<(Side, u64)>,
}

/// What one side has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SideState {
    left_ms: u64,
    period: usize,
    /// Moves made in the period.
    moves: u16,
    /// Byo-yomi stretches left.
    stretches: u16,
    /// Moves completed in the game.
    completed: u32,
    /// How often a referee set its time: what was earned before is settled by that.
    settings: u32,
}

/// A press that completed a move: what its turn took and what it earned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press {
    side: Side,
    /// What the turn took.
    elapsed_ms: u64,
    /// What it cost of the main time, and of stretches of byo-yomi.
    charged_ms: u64,
    stretches: u16,
    /// The side with that charged, before and after what the move earned.
    used: SideState,
    earned: SideState,
}

/// A flag fell: the side lost before it completed its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flagged {
    /// Whose flag.
    pub side: Side,
    /// When, in milliseconds.
    pub at_ms: u64,
}

impl fmt::Display for Flagged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}'s flag fell at {} ms", self.side, self.at_ms)
    }
}

impl std::error::Error for Flagged {}

/// What the clock shows for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The time left; in byo-yomi, of the stretch that runs.
    pub left_ms: u64,
    /// How many moves must still be completed in this period; `None`: the period
    /// lasts to the end of the game.
    pub moves_to_go: Option<u16>,
    /// Byo-yomi stretches left, the one that runs included.
    pub stretches: u16,
    /// What is left of a delay before the time begins to run.
    pub delay_ms: u64,
}

/// What a turn has cost so far.
struct Cost {
    /// Of the main time.
    charged: u64,
    /// Whole byo-yomi stretches.
    stretches: u16,
    /// Of the stretch that runs.
    into_stretch: u64,
}

impl Clock {
    /// A clock that stands, with the whole time on both sides.
    pub fn new(control: TimeControl, first: Side) -> Clock {
        let state = |side: Side| {
            let period = control.side(side).period(0);
            SideState {
                left_ms: period.time_ms,
                period: 0,
                moves: 0,
                stretches: stretches(period),
                completed: 0,
                settings: 0,
            }
        };
        let sides = BySide::from_fn(state);
        Clock {
            control,
            sides,
            turn: first,
            running_since: None,
            turn_ms: 0,
            fallen: None,
        }
    }

    /// The same, with times that are left from earlier games.
    pub fn with_left(control: TimeControl, first: Side, left_ms: BySide<u64>) -> Clock {
        let mut clock = Clock::new(control, first);
        for side in Side::BOTH {
            clock.sides[side].left_ms = left_ms[side];
        }
        clock
    }

    /// The control in force.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The side whose turn it is by the clock.
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// The side whose clock runs.
    pub fn running(&self) -> Option<Side> {
        self.running_since.map(|_| self.turn)
    }

    /// How many moves a side has completed, by presses.
    pub fn completed(&self, side: Side) -> u32 {
        self.sides[side].completed
    }

    /// How many moves a side must have completed, from the first one on, when the time of
    /// its present period is up; `None` if the period lasts to the end of the game.
    pub fn required(&self, side: Side) -> Option<u32> {
        let state = self.sides[side];
        let moves = self.period(side).moves?;
        let before = state.completed.saturating_sub(u32::from(state.moves));
        Some(before.saturating_add(u32::from(moves)))
    }

    /// Lets the clock run, at the start or after a pause. Does nothing if it
    /// runs or a flag has fallen.
    pub fn start(&mut self, now_ms: u64) {
        if self.fallen.is_none() {
            self.running_since.get_or_insert(now_ms);
        }
    }

    /// Stops the clock without completing a move.
    ///
    /// # Errors
    ///
    /// [`Flagged`] if a flag had fallen by then.
    pub fn pause(&mut self, now_ms: u64) -> Result<(), Flagged> {
        self.check(now_ms)?;
        self.turn_ms = self.turn_so_far(now_ms);
        self.running_since = None;
        Ok(())
    }

    /// The side whose turn it is presses: its move is complete and the other
    /// side's clock runs.
    ///
    /// # Errors
    ///
    /// [`Flagged`] if its flag had fallen by then: the move does not count.
    pub fn press(&mut self, now_ms: u64) -> Result<Press, Flagged> {
        self.check(now_ms)?;
        let side = self.turn;
        let elapsed = self.turn_so_far(now_ms);
        let period = self.period(side);
        let cost = self.cost(side, now_ms);
        let state = &mut self.sides[side];
        state.left_ms = state.left_ms.saturating_sub(cost.charged);
        state.stretches = state.stretches.saturating_sub(cost.stretches);
        let used = *state;
        match period.bonus {
            Bonus::Increment { ms } => state.left_ms = state.left_ms.saturating_add(ms),
            Bonus::Bronstein { ms } => {
                state.left_ms = state.left_ms.saturating_add(elapsed.min(ms));
            }
            Bonus::Hourglass => {
                let other = &mut self.sides[!side];
                other.left_ms = other.left_ms.saturating_add(cost.charged);
            }
            Bonus::None | Bonus::Delay { .. } | Bonus::ByoYomi { .. } => {}
        }
        self.count_move(side, period);
        let ran = self.running_since.is_some();
        self.turn = !side;
        self.turn_ms = 0;
        self.running_since = ran.then_some(now_ms);
        Ok(Press {
            side,
            elapsed_ms: elapsed,
            charged_ms: cost.charged,
            stretches: cost.stretches,
            used,
            earned: self.sides[side],
        })
    }

    /// Goes back to before presses, the last ones in their order, and then stands. What
    /// they earned goes with them: added time, the time of a period that they began, the
    /// moves counted. What was used stays used, by the turn in progress as well; the turn
    /// of the first of them goes on where it had ended, so that its delay, its stretch of
    /// byo-yomi or what Bronstein's clock gives back come once. Time that a referee has
    /// set since stays as he set it, and a flag that had fallen is lifted.
    ///
    /// Nobody is left without time by it: whoever has a second keeps one.
    pub(super) fn take_back(&mut self, presses: &[Press], now_ms: u64) {
        let now_ms = self.fallen.take().map_or(now_ms, |(_, at)| at);
        let Some((first, later)) = presses.split_first() else {
            self.turn_ms = self.turn_so_far(now_ms);
            self.running_since = None;
            return;
        };
        self.leave_turn(now_ms);
        for press in later.iter().rev() {
            self.undo(press);
        }
        let is_settled = self.undo(first);
        let is_hourglass = self.period(first.side).bonus == Bonus::Hourglass;
        // In an hourglass the sand has run already, and nothing comes with a move.
        if !is_settled && !is_hourglass {
            let state = &mut self.sides[first.side];
            state.left_ms = state.left_ms.saturating_add(first.charged_ms);
            state.stretches = state.stretches.saturating_add(first.stretches);
            self.turn_ms = first.elapsed_ms;
        }
        self.turn = first.side;
    }

    /// Charges the turn in progress what the clock shows, and ends it.
    fn leave_turn(&mut self, now_ms: u64) {
        let (side, cost) = (self.turn, self.cost(self.turn, now_ms));
        let is_hourglass = self.period(side).bonus == Bonus::Hourglass;
        let state = &mut self.sides[side];
        state.left_ms = state.left_ms.saturating_sub(cost.charged);
        state.stretches = state.stretches.saturating_sub(cost.stretches);
        if is_hourglass {
            let other = &mut self.sides[!side];
            other.left_ms = other.left_ms.saturating_add(cost.charged);
        }
        self.turn_ms = 0;
        self.running_since = None;
    }

    /// Takes back what a press earned; says whether a referee has set the time since.
    fn undo(&mut self, press: &Press) -> bool {
        let state = &mut self.sides[press.side];
        let is_settled = state.settings != press.earned.settings;
        if !is_settled {
            let least = state.left_ms.min(1_000);
            let left = state.left_ms.saturating_add(press.used.left_ms);
            state.left_ms = left.saturating_sub(press.earned.left_ms).max(least);
            if state.period != press.used.period || press.used.moves >= press.earned.moves {
                state.stretches = press.used.stretches;
            }
        }
        state.period = press.used.period;
        state.moves = press.used.moves;
        state.completed = press.used.completed;
        is_settled
    }

    fn count_move(&mut self, side: Side, period: Period) {
        let control = self.control.side(side);
        let (last, lapsing) = (control.periods().len() - 1, control.is_lapsing());
        let state = &mut self.sides[side];
        state.completed = state.completed.saturating_add(1);
        state.moves = state.moves.saturating_add(1);
        if period.moves.is_none_or(|moves| state.moves < moves) {
            return;
        }
        state.moves = 0;
        state.period = (state.period + 1).min(last);
        let next = control.period(state.period);
        let kept = if lapsing { 0 } else { state.left_ms };
        state.left_ms = kept.saturating_add(next.time_ms);
        state.stretches = stretches(next);
    }

    /// What a side has left, in milliseconds; 0 if its flag has fallen.
    pub fn left_ms(&self, side: Side, now_ms: u64) -> u64 {
        self.reading(side, now_ms).left_ms
    }

    /// What the clock shows for a side.
    pub fn reading(&self, side: Side, now_ms: u64) -> Reading {
        let state = self.sides[side];
        let period = self.period(side);
        let moves_to_go = period.moves.map(|moves| moves.saturating_sub(state.moves));
        let mut reading = Reading {
            left_ms: state.left_ms,
            moves_to_go,
            stretches: state.stretches,
            delay_ms: 0,
        };
        let now_ms = self.fallen.map_or(now_ms, |(_, at)| at);
        if side != self.turn {
            // The hourglass fills this side while the other one thinks.
            if self.period(!side).bonus == Bonus::Hourglass {
                let gained = self.cost(!side, now_ms).charged;
                reading.left_ms = reading.left_ms.saturating_add(gained);
            }
            // A stretch of byo-yomi waits whole for its turn.
            if let Bonus::ByoYomi { ms, .. } = period.bonus
                && reading.left_ms == 0
                && reading.stretches > 0
            {
                reading.left_ms = ms;
            }
            return reading;
        }
        let cost = self.cost(side, now_ms);
        reading.left_ms -= cost.charged.min(reading.left_ms);
        reading.stretches -= cost.stretches.min(reading.stretches);
        match period.bonus {
            Bonus::Delay { ms } => {
                reading.delay_ms = ms.saturating_sub(self.turn_so_far(now_ms));
            }
            Bonus::ByoYomi { ms, .. } if reading.left_ms == 0 && reading.stretches > 0 => {
                reading.left_ms = ms - cost.into_stretch;
            }
            _ => {}
        }
        reading
    }

    /// Which period a side is in, from 0; the last one may come again and again.
    pub fn period_index(&self, side: Side) -> usize {
        self.sides[side].period
    }

    /// Whether a side's time is used up, so that it lives on its byo-yomi
    /// stretches.
    pub fn in_byo_yomi(&self, side: Side, now_ms: u64) -> bool {
        let by_stretches = matches!(self.period(side).bonus, Bonus::ByoYomi { .. });
        let now_ms = self.fallen.map_or(now_ms, |(_, at)| at);
        let charged = match side == self.turn {
            true => self.cost(side, now_ms).charged,
            false => 0,
        };
        by_stretches && charged >= self.sides[side].left_ms
    }

    /// When the flag of the side that thinks will fall if it does not press;
    /// `None` while the clock stands. A press at this very moment is too late.
    pub fn flag_falls_at(&self) -> Option<u64> {
        if self.fallen.is_some() {
            return None;
        }
        let since = self.running_since?;
        let state = self.sides[self.turn];
        let own = match self.period(self.turn).bonus {
            Bonus::Delay { ms } => ms,
            Bonus::ByoYomi { ms, .. } => ms.saturating_mul(u64::from(state.stretches)),
            _ => 0,
        };
        let allowed = state.left_ms.saturating_add(own);
        Some(since.saturating_add(allowed.saturating_sub(self.turn_ms)))
    }

    /// The flag that has fallen by now, if one has.
    pub fn flagged(&self, now_ms: u64) -> Option<Flagged> {
        if let Some((side, at_ms)) = self.fallen {
            return Some(Flagged { side, at_ms });
        }
        let at_ms = self.flag_falls_at()?;
        (now_ms >= at_ms).then_some(Flagged {
            side: self.turn,
            at_ms,
        })
    }

    /// Looks whether a flag has fallen and, if so, stops the clock for good.
    ///
    /// # Errors
    ///
    /// [`Flagged`] if one has.
    pub fn check(&mut self, now_ms: u64) -> Result<(), Flagged> {
        let Some(flagged) = self.flagged(now_ms) else {
            return Ok(());
        };
        if self.fallen.is_none() {
            self.turn_ms = self.turn_so_far(flagged.at_ms);
            self.running_since = None;
            self.fallen = Some((flagged.side, flagged.at_ms));
        }
        Err(flagged)
    }

    /// A referee gives a side time.
    pub fn add_time(&mut self, side: Side, ms: u64) {
        let state = &mut self.sides[side];
        state.left_ms = state.left_ms.saturating_add(ms);
    }

    /// A referee takes time from a side, at most all that it has left at that
    /// moment: its flag then falls at once, and not before. Stretches of byo-yomi and
    /// a delay that still runs stay.
    pub fn take_time(&mut self, side: Side, ms: u64, now_ms: u64) {
        let used = match side == self.turn {
            true => self.cost(side, now_ms).charged,
            false => 0,
        };
        let state = &mut self.sides[side];
        state.left_ms -= ms.min(state.left_ms - used);
    }

    /// A referee sets a side's time; with a number, the byo-yomi stretches that it
    /// has left as well. A flag of that side that had fallen is lifted, and the
    /// clock then stands. A turn in progress begins anew; the period that the side
    /// is in and the moves made in it stay.
    pub fn set_time(&mut self, side: Side, ms: u64, stretches: Option<u16>, now_ms: u64) {
        self.fallen = self.fallen.filter(|(fallen, _)| *fallen != side);
        if side == self.turn {
            self.turn_ms = 0;
            self.running_since = self.running_since.map(|since| since.max(now_ms));
        }
        let state = &mut self.sides[side];
        state.left_ms = ms;
        state.stretches = stretches.unwrap_or(state.stretches);
        state.settings = state.settings.saturating_add(1);
    }

    fn period(&self, side: Side) -> Period {
        self.control.side(side).period(self.sides[side].period)
    }

    fn turn_so_far(&self, now_ms: u64) -> u64 {
        let stretch = self
            .running_since
            .map_or(0, |since| now_ms.saturating_sub(since));
        self.turn_ms.saturating_add(stretch)
    }

    fn cost(&self, side: Side, now_ms: u64) -> Cost {
        let elapsed = self.turn_so_far(now_ms);
        let state = self.sides[side];
        let (bonus, left) = (self.period(side).bonus, state.left_ms);
        let used = match bonus {
            Bonus::Delay { ms } => elapsed.saturating_sub(ms),
            _ => elapsed,
        };
        let charged = used.min(left);
        let over = used - charged;
        let (stretches, into_stretch) = match bonus {
            Bonus::ByoYomi { ms, .. } if ms > 0 => (over / ms, over % ms),
            _ => (0, 0),
        };
        let stretches = u16::try_from(stretches).unwrap_or(u16::MAX);
        Cost {
            charged,
            stretches,
            into_stretch,
        }
    }
}

fn stretches(period: Period) -> u16 {
    match period.bonus {
        Bonus::ByoYomi { times, .. } => times,
        _ => 0,
    }
}
