use std::fmt;

use damier_game::{BySide, Side};

/// How much time each side has for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeControl {
    sides: BySide<SideControl>,
}

impl TimeControl {
    /// The same time for both sides.
    pub fn equal(side: SideControl) -> TimeControl {
        TimeControl {
            sides: BySide {
                white: side.clone(),
                black: side,
            },
        }
    }

    /// Different times for the two sides.
    pub fn unequal(white: SideControl, black: SideControl) -> TimeControl {
        TimeControl {
            sides: BySide { white, black },
        }
    }

    /// A fixed time for the whole game.
    pub fn fixed(time_ms: u64) -> TimeControl {
        TimeControl::fischer(time_ms, 0)
    }

    /// A time for the whole game and an increment after every move.
    pub fn fischer(time_ms: u64, increment_ms: u64) -> TimeControl {
        let increment = Bonus::Increment { ms: increment_ms };
        let period = Period {
            time_ms,
            moves: None,
            bonus: increment.if_any(),
        };
        TimeControl::equal(SideControl {
            periods: vec![period],
            lapsing: false,
        })
    }

    /// What one side has.
    pub fn side(&self, side: Side) -> &SideControl {
        &self.sides[side]
    }

    /// Whether both sides have the same.
    pub fn is_equal(&self) -> bool {
        self.sides.white == self.sides.black
    }

    /// Whether in the last period, in which endings are played, no time is added and
    /// none given back, so that the articles on games without added seconds apply.
    /// Periods before it may add time: `1h/40+30", 30'` is such a control.
    pub fn is_without_added_time(&self) -> bool {
        let plain = |side: &SideControl| {
            side.periods
                .last()
                .is_none_or(|last| last.bonus == Bonus::None && last.moves.is_none())
        };
        plain(&self.sides.white) && plain(&self.sides.black)
    }
}

/// The time of one side: one period after the other. Made by
/// [`SideControl::new`] or read from text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideControl {
    pub(super) periods: Vec<Period>,
    pub(super) lapsing: bool,
}

impl SideControl {
    /// Puts periods together. All but the last must name a number of moves; if
    /// the last names one too, it comes again and again. `lapsing`: time not
    /// used in a period is lost instead of carried over, which asks for a period that
    /// ends before the game does. A bonus of no time is none: `5'+0"` is the same
    /// control as `5'`, without added time.
    ///
    /// # Errors
    ///
    /// [`ControlError`] if the periods make no control.
    pub fn new(mut periods: Vec<Period>, lapsing: bool) -> Result<SideControl, ControlError> {
        for period in &mut periods {
            period.bonus = period.bonus.if_any();
        }
        let Some((last, before)) = periods.split_last() else {
            return Err(ControlError::NoPeriod);
        };
        if before.iter().any(|period| period.moves.is_none()) {
            return Err(ControlError::EndlessPeriodInside);
        }
        if periods.iter().any(|period| period.moves == Some(0)) {
            return Err(ControlError::NoMoves);
        }
        let no_time = |period: &Period| period.time_ms == 0 && !period.bonus.has_own_time();
        if no_time(last) || before.iter().any(no_time) {
            return Err(ControlError::NoTime);
        }
        if lapsing && last.moves.is_none() && before.is_empty() {
            return Err(ControlError::NothingLapses);
        }
        let too_long = |period: &Period| period.time_ms > MOST_MS || period.bonus.ms() > MOST_MS;
        if periods.iter().any(too_long) {
            return Err(ControlError::TooLong);
        }
        Ok(SideControl { periods, lapsing })
    }

    /// The periods, in order; never empty.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Whether time not used in a period is lost.
    pub fn is_lapsing(&self) -> bool {
        self.lapsing
    }

    pub(super) fn period(&self, index: usize) -> Period {
        let last = self.periods.len() - 1;
        self.periods[index.min(last)]
    }
}

/// The most that a period or bonus may be: a hundred years of days.
pub(super) const MOST_MS: u64 = 36_525 * 86_400_000;

/// A stretch of the game with its own time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    /// The time that is added when the period begins, in milliseconds.
    pub time_ms: u64,
    /// How many moves must be made in it; `None`: all the rest of the game.
    pub moves: Option<u16>,
    /// What else each move gets.
    pub bonus: Bonus,
}

/// What a move gets beside the time of its period.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// Nothing.
    None,
    /// So much is added after every move (Fischer).
    Increment {
        /// Milliseconds.
        ms: u64,
    },
    /// What the move took is given back, at most so much (Bronstein).
    Bronstein {
        /// Milliseconds.
        ms: u64,
    },
    /// The clock begins to run only after so much (simple or US delay).
    Delay {
        /// Milliseconds.
        ms: u64,
    },
    /// When the time is used up, so many stretches of so much: one that is not
    /// used up comes back whole after the move.
    ByoYomi {
        /// How many stretches.
        times: u16,
        /// Milliseconds of one.
        ms: u64,
    },
    /// What one side uses the other gains.
    Hourglass,
}

impl Bonus {
    /// The milliseconds that it speaks of; 0 if of none.
    pub const fn ms(self) -> u64 {
        match self {
            Bonus::None | Bonus::Hourglass => 0,
            Bonus::Increment { ms }
            | Bonus::Bronstein { ms }
            | Bonus::Delay { ms }
            | Bonus::ByoYomi { ms, .. } => ms,
        }
    }

    /// Itself, or [`Bonus::None`] if it never gives any time.
    const fn if_any(self) -> Bonus {
        match self {
            Bonus::Increment { ms: 0 }
            | Bonus::Bronstein { ms: 0 }
            | Bonus::Delay { ms: 0 }
            | Bonus::ByoYomi { times: 0, .. }
            | Bonus::ByoYomi { ms: 0, .. } => Bonus::None,
            bonus => bonus,
        }
    }

    /// Whether a first move can be made without any time of the period.
    const fn has_own_time(self) -> bool {
        match self {
            Bonus::Delay { ms } => ms > 0,
            Bonus::ByoYomi { times, ms } => times > 0 && ms > 0,
            Bonus::None | Bonus::Hourglass | Bonus::Increment { .. } | Bonus::Bronstein { .. } => {
                false
            }
        }
    }
}

/// Periods that make no control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ControlError {
    /// There is no period at all.
    NoPeriod,
    /// A period that is not the last has no number of moves.
    EndlessPeriodInside,
    /// A period asks for no move.
    NoMoves,
    /// A period gives no time.
    NoTime,
    /// A time is longer than a hundred years.
    TooLong,
    /// Time that is left over is to lapse, but the only period lasts to the end of the
    /// game: no time is ever left over.
    NothingLapses,
}

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ControlError::NoPeriod => "a time control needs at least one period",
            ControlError::EndlessPeriodInside => {
                "only the last period may go without a number of moves: write it as in `2h/50, 1h`"
            }
            ControlError::NoMoves => "a period of 0 moves is none: write at least 1",
            ControlError::NoTime => "a period gives no time: write how long it is",
            ControlError::NothingLapses => {
                "time lapses at the end of a period, and this one lasts to the end of the game: \
                 leave `lapsing` out, or give the period its moves, as in `3d/1 lapsing`"
            }
            ControlError::TooLong => "a time is longer than a hundred years: write a shorter one",
        })
    }
}

impl std::error::Error for ControlError {}
