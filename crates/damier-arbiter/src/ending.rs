//! Endings that do not come from the board: what players, clocks and referees
//! decide.

use damier_game::{Outcome, Reason, Side};

use crate::referee::Referee;
use crate::verdict::{DecidedBy, Verdict};

/// Each of these ends the game unless it is over already; then the verdict that
/// stands is given back.
impl Referee {
    /// A player gives up.
    pub fn resign(&mut self, side: Side) -> Verdict {
        let outcome = Outcome::Win(!side);
        self.decide(
            outcome,
            Reason::Resignation,
            DecidedBy::Players,
            Some(side),
            None,
        )
    }

    /// The players agree on a draw.
    pub fn agree_draw(&mut self) -> Verdict {
        self.decide(
            Outcome::Draw,
            Reason::Agreement,
            DecidedBy::Players,
            None,
            None,
        )
    }

    /// A player's flag fell before the moves required were made: a loss in
    /// draughts, whatever the position.
    pub fn flag(&mut self, side: Side) -> Verdict {
        let outcome = Outcome::Win(!side);
        self.decide(outcome, Reason::Time, DecidedBy::Rules, Some(side), None)
    }

    /// A player's flag fell, but in a game where the opponent cannot win by any
    /// series of moves (chess): a draw.
    pub fn flag_without_winner(&mut self, side: Side) -> Verdict {
        self.decide(
            Outcome::Draw,
            Reason::Time,
            DecidedBy::Rules,
            Some(side),
            None,
        )
    }

    /// A player did not appear or may not play on.
    pub fn forfeit(&mut self, side: Side, note: Option<String>) -> Verdict {
        let outcome = Outcome::Win(!side);
        self.decide(
            outcome,
            Reason::Forfeit,
            DecidedBy::Referee,
            Some(side),
            note,
        )
    }

    /// Neither player appeared, or both are punished.
    pub fn forfeit_both(&mut self, note: Option<String>) -> Verdict {
        self.decide(
            Outcome::BothLost,
            Reason::Forfeit,
            DecidedBy::Referee,
            None,
            note,
        )
    }

    /// A referee decides the game; the note says why.
    pub fn referee_decides(&mut self, outcome: Outcome, note: Option<String>) -> Verdict {
        self.decide(outcome, Reason::Referee, DecidedBy::Referee, None, note)
    }

    fn decide(
        &mut self,
        outcome: Outcome,
        reason: Reason,
        by: DecidedBy,
        side: Option<Side>,
        note: Option<String>,
    ) -> Verdict {
        let mut verdict = Verdict::plain(outcome, reason, by, self.plies());
        verdict.side = side;
        verdict.note = note;
        self.end(verdict)
    }
}
