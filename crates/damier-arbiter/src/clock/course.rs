//! A clock with what its presses earned, so that moves can be taken back.

use damier_game::Side;

use super::state::Press;
use super::{Clock, TimeControl, log::Event};

/// A clock that remembers its presses: what happened at it, done again entry by entry.
///
/// When moves are taken back, as for the correction of an irregular one (FMJD Annex 1,
/// section 5), what they had earned goes with them: their increments, what Bronstein's
/// clock gave back, the time of a period that they began, the moves counted. The time that
/// was used stays used. The turn of the side that moves again goes on where its press had
/// ended it, so that its move is paid once, however often it is made.
///
/// ```
/// use damier_arbiter::clock::{Course, log::Event};
/// use damier_game::Side;
///
/// let mut course = Course::new("5'+3\"".parse()?, Side::White);
/// course.happen(Event::Started, 0);
/// course.happen(Event::Pressed, 10_000);
/// assert_eq!(course.clock().left_ms(Side::White, 10_000), 293_000);
/// course.happen(Event::TakenBack { plies: 1 }, 12_000);
/// assert_eq!(course.clock().left_ms(Side::White, 12_000), 290_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    clock: Clock,
    presses: Vec<Press>,
    /// Whether a move stands on the board that was not pressed yet.
    is_moved: bool,
    /// Whether a move has ended the game: the clock then stands.
    is_over: bool,
}

impl Course {
    /// A clock that stands, with the whole time on both sides.
    pub fn new(control: TimeControl, first: Side) -> Course {
        Course {
            clock: Clock::new(control, first),
            presses: Vec::new(),
            is_moved: false,
            is_over: false,
        }
    }

    /// The clock as it is now.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    pub(super) fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }

    /// Whether a move stands on the board that was not pressed yet.
    pub(super) fn is_moved(&self) -> bool {
        self.is_moved
    }

    /// Whether a move has ended the game, and was not taken back.
    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Forgets a move that was not pressed, since it does not count.
    pub(super) fn drop_move(&mut self) {
        self.is_moved = false;
    }

    /// How many moves can be taken back.
    pub fn plies(&self) -> usize {
        self.presses.len() + usize::from(self.is_moved)
    }

    /// Does to the clock what happened. A flag that has fallen stops everything but a
    /// referee who sets its side's time or has moves taken back. A move that ends the game
    /// stops the clock; a press may follow.
    pub fn happen(&mut self, event: Event, at_ms: u64) {
        match event {
            Event::Started | Event::Paused if self.is_over => {}
            Event::Started => self.clock.start(at_ms),
            Event::Moved { ends } => {
                self.is_moved = self.clock.check(at_ms).is_ok();
                if self.is_moved && ends.is_some() {
                    self.is_over = true;
                    let _ = self.clock.pause(at_ms);
                }
            }
            Event::Flagged { .. } => {}
            Event::Pressed => {
                // A fallen flag stays on the clock, which is all that is asked here.
                if let Ok(press) = self.clock.press(at_ms) {
                    self.presses.push(press);
                    self.is_moved = false;
                }
            }
            Event::Paused => {
                let _ = self.clock.pause(at_ms);
            }
            Event::TimeAdded { side, ms } => self.clock.add_time(side, ms),
            Event::TimeTaken { side, ms } => self.clock.take_time(side, ms, at_ms),
            Event::TimeSet {
                side,
                ms,
                stretches,
            } => self.clock.set_time(side, ms, stretches, at_ms),
            Event::TakenBack { plies } => self.take_back(plies as usize, at_ms),
        }
    }

    /// As many plies as there are, at most. One that was not pressed earned nothing.
    fn take_back(&mut self, plies: usize, at_ms: u64) {
        let pressed = plies.saturating_sub(usize::from(self.is_moved && plies > 0));
        self.is_moved &= plies == 0;
        self.is_over &= plies == 0;
        let kept = self.presses.len().saturating_sub(pressed);
        self.clock.take_back(&self.presses[kept..], at_ms);
        self.presses.truncate(kept);
    }
}
