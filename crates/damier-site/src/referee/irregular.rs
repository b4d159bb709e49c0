//! Irregular moves: whose they were, what becomes of them, and what they cost. Pure.

use damier_arbiter::irregularity::{Choice, Irregularity};
use damier_arbiter::{Grounds, Verdict};
use damier_game::{BySide, Reason, Side};

use super::decide::{Deciding, Effect, invalid, nothing};
use super::decree::Order;
use crate::problem::{Problem, ProblemKind};

impl Deciding<'_> {
    /// An irregular move was noticed.
    pub(super) fn irregular(&self, effect: &mut Effect) -> Result<(), Problem> {
        let Order::Irregularity {
            by,
            what,
            choice,
            take_back,
            gains_ms,
            lost,
        } = effect.order
        else {
            return Ok(());
        };
        self.is_known(what)?;
        if lost && (choice.is_some() || take_back > 0) {
            return Err(invalid("problem-invalid-decision-lost"));
        }
        self.gain(effect, !by, gains_ms)?;
        if lost {
            effect.verdict = Some(self.one_too_many(by, what));
            return Ok(());
        }
        self.belongs(by, choice, take_back)?;
        self.correct(effect, choice, take_back)
    }

    /// The opponent chose about the one that was noticed last.
    pub(super) fn chosen(
        &self,
        effect: &mut Effect,
        choice: Choice,
        take_back: u32,
    ) -> Result<(), Problem> {
        let Some(noted) = self.game.desk().open_irregularity() else {
            return Err(self.nothing_open());
        };
        self.belongs(noted.by, Some(choice), take_back)?;
        self.correct(effect, Some(choice), take_back)
    }

    /// Games of chess and of draughts know different irregular moves.
    fn is_known(&self, what: Irregularity) -> Result<(), Problem> {
        let known = self.game.book().irregularities();
        if known.contains(&what) {
            return Ok(());
        }
        let known: Vec<String> = known.iter().map(|what| what.as_str().to_owned()).collect();
        Err(invalid("problem-invalid-decision-irregularity")
            .text("what", what.as_str())
            .list("known", &known))
    }

    /// Where a reply accepts, the article that says so is named: the book's, or that of
    /// the custom.
    fn nothing_open(&self) -> Problem {
        let book = self.game.book();
        match book.article_for_acceptance() {
            _ if book.irregular_must_be_corrected() => {
                nothing("problem-nothing-to-do-irregular-corrected")
            }
            Some(article) => nothing("problem-nothing-to-do-irregular").text("article", article),
            None => nothing("problem-nothing-to-do-irregular-custom"),
        }
    }

    /// A side has made one irregular move too many: it has lost, but in chess the game is
    /// drawn if the opponent cannot checkmate by any series of moves (FIDE 7.5.5).
    fn one_too_many(&self, by: Side, what: Irregularity) -> Verdict {
        let book = self.game.book();
        let can_win = self.game.position().can_win(!by);
        let outcome = book.lost_by_irregular_moves(by, can_win);
        let grounds = Grounds::Irregular {
            what,
            times: self.game.desk().irregular_moves(by).saturating_add(1),
            article: book.article_for_irregularity(what),
        };
        Verdict {
            grounds: Some(grounds),
            ..self.plain(outcome, Reason::Forfeit, Some(by))
        }
    }

    fn gain(&self, effect: &mut Effect, side: Side, ms: u64) -> Result<(), Problem> {
        if ms == 0 {
            return Ok(());
        }
        let mut clock = self.clock(effect)?;
        clock[side] = clock[side].saturating_add(ms);
        self.set_clock(effect, clock)
    }

    /// Where the book has every irregular move corrected, none is let stand.
    /// An irregular move that is corrected is one of the side named, and the opponent has
    /// not replied to it: his reply would have accepted it. A referee may insist on the
    /// latter, as where the reply was made before he could be called.
    fn belongs(&self, by: Side, choice: Option<Choice>, take_back: u32) -> Result<(), Problem> {
        let must_correct = self.game.book().irregular_must_be_corrected();
        if must_correct && choice == Some(Choice::LetStand) {
            return Err(invalid("problem-invalid-decision-let-stand"));
        }
        if take_back == 0 || take_back > self.game.ply() || choice != Some(Choice::Correct) {
            return Ok(());
        }
        let turn = self.game.position().side_to_move();
        let of_first = if take_back.is_multiple_of(2) {
            turn
        } else {
            !turn
        };
        if of_first != by {
            return Err(invalid("problem-invalid-decision-other-side"));
        }
        // Where irregular moves are always corrected (FIDE 7.5.1) no reply accepts them.
        let reply_accepts = !self.game.book().irregular_must_be_corrected();
        if take_back > 1 && reply_accepts && !self.anyway {
            return Err(
                Problem::new(ProblemKind::BoardDisagrees).detail("problem-board-disagrees-replied")
            );
        }
        Ok(())
    }

    fn correct(
        &self,
        effect: &mut Effect,
        choice: Option<Choice>,
        take_back: u32,
    ) -> Result<(), Problem> {
        if take_back == 0 {
            return Ok(());
        }
        if choice != Some(Choice::Correct) {
            return Err(invalid("problem-invalid-decision-not-corrected"));
        }
        if take_back > self.game.ply() {
            return Err(
                invalid("problem-invalid-decision-take-back").number("ply", self.game.ply().into())
            );
        }
        effect.take_back = take_back;
        self.clock_back(effect, take_back);
        // What the moves led to goes with them.
        effect.verdict = None;
        Ok(())
    }

    /// What the moves taken back had earned on the clock goes with them, or the move that
    /// replaces them would earn it again. What the opponent gains by the decision stays.
    fn clock_back(&self, effect: &mut Effect, take_back: u32) {
        let ply = self.game.ply() - take_back;
        let now = self.game.remaining(self.now_ms);
        let back = self.game.remaining_at(ply, self.now_ms);
        if let (Some(with_gain), Some(now), Some(back)) = (effect.after.clock, now, back) {
            let gained = |side: Side| with_gain[side].saturating_sub(now[side]);
            let after = |side: Side| back[side].saturating_add(gained(side));
            effect.after.clock = Some(BySide::from_fn(after));
        }
    }
}
