//! Endings that do not come from the board: what players, clocks and referees
//! decide.

use damier_game::{BySide, Outcome, Reason, Side};

use crate::book::{FlagRule, LeftRuling};
use crate::grounds::Grounds;
use crate::referee::Referee;
use crate::verdict::{DecidedBy, Verdict};

/// Why a referee cannot rule so by an article.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RulingRefused {
    /// The book leaves no such article to a referee.
    NoSuchArticle {
        /// Those that it does.
        known: Vec<String>,
    },
    /// The article never leads to that result.
    OtherResult,
}

impl std::fmt::Display for RulingRefused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RulingRefused::NoSuchArticle { known } => write!(
                f,
                "the book leaves no such article to a referee: choose from {}",
                known.join(", ")
            ),
            RulingRefused::OtherResult => {
                f.write_str("the article never leads to that result: choose another of either")
            }
        }
    }
}

impl std::error::Error for RulingRefused {}

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

    /// A player gives up: what that means by the book. Where a flag is a draw if the
    /// opponent cannot win by any series of moves ([`RuleBook::flag_rule`]), so is
    /// giving up (FIDE 5.1.2 beside 6.9); elsewhere it is a loss.
    ///
    /// [`RuleBook::flag_rule`]: crate::RuleBook::flag_rule
    pub fn resigned(&mut self, side: Side, opponent_can_win: bool) -> Verdict {
        if opponent_can_win || self.book.flag_rule() == FlagRule::Loses {
            return self.resign(side);
        }
        self.decide(
            Outcome::Draw,
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

    /// A player's flag fell: what that means by the book ([`RuleBook::flag_rule`]).
    /// Whether the opponent could still win by any series of moves matters in
    /// books that ask for it, and in no other.
    ///
    /// [`RuleBook::flag_rule`]: crate::RuleBook::flag_rule
    pub fn flag_fell(&mut self, side: Side, opponent_can_win: bool) -> Verdict {
        match self.book.flag_rule() {
            FlagRule::DrawIfNobodyCanWin if !opponent_can_win => self.flag_without_winner(side),
            FlagRule::DrawIfNobodyCanWin | FlagRule::Loses => self.flag(side),
        }
    }

    /// A referee sees that nobody can win by any series of moves (FIDE 5.2.2): a draw.
    /// What the position itself shows ends the game without him.
    pub fn dead_position(&mut self) -> Verdict {
        self.decide(
            Outcome::Draw,
            Reason::DeadPosition,
            DecidedBy::Referee,
            None,
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

    /// Both players lose by the rules of the event, on grounds that can be told in every
    /// language.
    pub fn forfeit_both_on(&mut self, grounds: Option<Grounds>) -> Verdict {
        self.decide_on(Outcome::BothLost, None, grounds)
    }

    /// A player forfeits by the rules of the event, on grounds that can be told in every
    /// language.
    pub fn forfeit_on(&mut self, side: Side, grounds: Grounds) -> Verdict {
        self.decide_on(Outcome::Win(!side), Some(side), Some(grounds))
    }

    /// A player has made too many irregular moves, on these grounds. Where the book draws a
    /// fallen flag if the opponent cannot win by any series of legal moves, it does the same
    /// here (FIDE 6.9 and 7.5.5).
    ///
    /// ```
    /// use damier_arbiter::{Grounds, Referee, RuleBook};
    /// use damier_draughts::{Position, Variant};
    /// use damier_game::{Outcome, Side};
    ///
    /// let ended = |book: &str| {
    ///     let book = RuleBook::builtin(book).expect("built in");
    ///     let start = Position::start(Variant::Russian).facts();
    ///     let mut referee = Referee::new(book, start);
    ///     referee.lost_by_irregular_moves(Side::White, Grounds::Absent, false).outcome
    /// };
    /// assert_eq!(ended("russia-2022"), Outcome::Win(Side::Black));
    /// assert_eq!(ended("fide-960"), Outcome::Draw);
    /// ```
    pub fn lost_by_irregular_moves(
        &mut self,
        side: Side,
        grounds: Grounds,
        opponent_can_win: bool,
    ) -> Verdict {
        let outcome = self.book.lost_by_irregular_moves(side, opponent_can_win);
        self.decide_on(outcome, Some(side), Some(grounds))
    }

    /// Players came late: whoever came later than the event allows loses, both of
    /// them if both did. `None`: nobody did, the game goes on.
    ///
    /// ```
    /// use damier_arbiter::{Referee, RuleBook};
    /// use damier_draughts::{Position, Variant};
    /// use damier_game::{BySide, Outcome, Side};
    ///
    /// let book = RuleBook::builtin("fmjd").expect("built in");
    /// let mut referee = Referee::new(book, Position::start(Variant::International).facts());
    /// let allowed = 30 * 60_000;
    /// let white_by = |white: u64| BySide { white, black: 0 };
    /// assert_eq!(referee.late(white_by(allowed), allowed), None);
    /// let verdict = referee.late(white_by(allowed + 1), allowed).expect("too late");
    /// assert_eq!(verdict.outcome, Outcome::Win(Side::Black));
    /// ```
    pub fn late(&mut self, late_ms: BySide<u64>, allowed_ms: u64) -> Option<Verdict> {
        let grounds = Grounds::Late {
            late_ms,
            allowed_ms,
        };
        match grounds.late().as_slice() {
            [] => None,
            [side] => Some(self.forfeit_on(*side, grounds)),
            _ => Some(self.forfeit_both_on(Some(grounds))),
        }
    }

    fn decide_on(
        &mut self,
        outcome: Outcome,
        side: Option<Side>,
        grounds: Option<Grounds>,
    ) -> Verdict {
        let by = DecidedBy::Rules;
        let mut verdict = Verdict::plain(outcome, Reason::Forfeit, by, self.plies());
        verdict.side = side;
        verdict.grounds = grounds;
        self.end(verdict)
    }

    /// A referee decides the game; the note says why.
    pub fn referee_decides(&mut self, outcome: Outcome, note: Option<String>) -> Verdict {
        self.decide(outcome, Reason::Referee, DecidedBy::Referee, None, note)
    }

    /// A referee rules by an article that the book leaves to a referee: a plain draw, say,
    /// or the loss of a player who refuses to follow the rules (FMJD Annex 1, 7.2.4).
    ///
    /// ```
    /// use damier_arbiter::{Referee, RuleBook};
    /// use damier_game::{Game as _, Outcome, Side};
    ///
    /// let book = RuleBook::builtin("fmjd").expect("built in");
    /// let start = damier_draughts::Position::start(damier_draughts::Variant::International);
    /// let mut referee = Referee::new(book, start.facts());
    /// assert!(referee.referee_rules("7.2.4", Outcome::Draw, None).is_err());
    /// let lost = Outcome::Win(Side::Black);
    /// let verdict = referee.referee_rules("7.2.4", lost, None)?;
    /// assert_eq!(verdict.side, Some(Side::White));
    /// # Ok::<(), damier_arbiter::RulingRefused>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`RulingRefused`] if the book leaves no such article to a referee, or the article
    /// never leads to that result.
    pub fn referee_rules(
        &mut self,
        article: &str,
        outcome: Outcome,
        note: Option<String>,
    ) -> Result<Verdict, RulingRefused> {
        let left = self.book.left_to_referee();
        if !left.iter().any(|left| left.article == article) {
            let known = left.iter().map(|left| left.article.clone()).collect();
            return Err(RulingRefused::NoSuchArticle { known });
        }
        let ruling = self.book.left_ruling(article);
        if ruling.is_some_and(|ruling| !ruling.leads_to(outcome)) {
            return Err(RulingRefused::OtherResult);
        }
        let (reason, side) = match ruling {
            Some(LeftRuling::Refusal) => {
                let loser = outcome.winner().map(Side::opponent);
                (Reason::Forfeit, loser)
            }
            _ => (Reason::Referee, None),
        };
        let by = DecidedBy::Referee;
        let mut verdict = Verdict::plain(outcome, reason, by, self.plies());
        verdict.side = side;
        verdict.note = note;
        verdict.grounds = Some(Grounds::LeftToReferee {
            article: article.to_owned(),
        });
        Ok(self.end(verdict))
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
