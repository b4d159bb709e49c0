//! Irregular moves at a real board: what they are, and the opponent's choice to
//! have them corrected or to let them stand (FMJD Annex 1, section 5); in chess they are
//! always corrected (FIDE 7.5).

use std::fmt;

use damier_game::Side;
use serde::{Deserialize, Serialize};

use crate::grounds::Grounds;
use crate::referee::Referee;
use crate::verdict::Verdict;

macro_rules! irregularities {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)*) => {
        /// What can be irregular at a board, of draughts or of chess. Which of them a game
        /// knows, its book says ([`RuleBook::irregularities`](crate::RuleBook::irregularities)).
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[non_exhaustive]
        pub enum Irregularity {
            $($(#[$doc])* $name,)*
        }

        impl Irregularity {
            /// All of them: those of draughts first, then what only chess has.
            pub const ALL: &[Irregularity] = &[$(Irregularity::$name),*];

            /// The machine name.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Irregularity::$name => $word,)*
                }
            }
        }
    };
}

irregularities! {
    /// Two moves in a row.
    TwoMoves = "two-moves",
    /// A move that the piece cannot make.
    IllegalMove = "illegal-move",
    /// One piece touched, another moved.
    OtherPieceTouched = "other-piece-touched",
    /// A move taken back.
    TakenBack = "taken-back",
    /// A piece of the opponent's moved.
    OpponentPieceMoved = "opponent-piece-moved",
    /// A quiet move although a capture was there.
    CaptureMissed = "capture-missed",
    /// A piece taken off without a reason.
    RemovedWithoutReason = "removed-without-reason",
    /// Fewer or more captured than the rule asks.
    WrongNumber = "wrong-number",
    /// A capture broken off.
    CaptureBrokenOff = "capture-broken-off",
    /// Pieces taken off while the capture was still going on.
    RemovedDuringCapture = "removed-during-capture",
    /// Fewer taken off than were captured.
    TooFewRemoved = "too-few-removed",
    /// Pieces taken off that were not jumped.
    OthersRemoved = "others-removed",
    /// The taking off interrupted.
    RemovalInterrupted = "removal-interrupted",
    /// Own pieces taken off.
    OwnPieceRemoved = "own-piece-removed",
    /// A man not crowned.
    NotCrowned = "not-crowned",
    /// A king moved that was not crowned.
    UncrownedKingMoved = "uncrowned-king-moved",
    /// Both hands used.
    TwoHands = "two-hands",
    /// A pawn left on the last rank as a pawn.
    PawnNotReplaced = "pawn-not-replaced",
    /// The clock pressed without a move.
    ClockWithoutMove = "clock-without-move",
}

impl Irregularity {
    /// Those of draughts, in the order of FMJD Annex 1, 5.4.
    pub const DRAUGHTS: &[Irregularity] = Irregularity::ALL.split_at(17).0;

    /// Those of chess, in the order of the FIDE Laws of Chess, 7.5.
    pub const CHESS: &[Irregularity] = &[
        Irregularity::IllegalMove,
        Irregularity::PawnNotReplaced,
        Irregularity::ClockWithoutMove,
        Irregularity::TwoHands,
    ];

    /// The number of the paragraph in FMJD Annex 1, such as `5.4.6`, if it is in that list;
    /// other books have articles of their own
    /// ([`RuleBook::article_for_irregularity`](crate::RuleBook::article_for_irregularity)).
    ///
    /// ```
    /// use damier_arbiter::irregularity::Irregularity;
    ///
    /// assert_eq!(Irregularity::CaptureMissed.article().as_deref(), Some("5.4.6"));
    /// assert_eq!(Irregularity::PawnNotReplaced.article(), None);
    /// ```
    pub fn article(self) -> Option<String> {
        let paragraph = self.paragraph_in(Irregularity::DRAUGHTS)?;
        Some(format!("5.4.{paragraph}"))
    }

    /// Its place in a list, from 1.
    pub(crate) fn paragraph_in(self, list: &[Irregularity]) -> Option<usize> {
        let place = list.iter().position(|what| *what == self)?;
        Some(place + 1)
    }
}

/// What the opponent chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// It is put right, wholly.
    Correct,
    /// It stands; the game goes on from there.
    LetStand,
}

/// What an event lays down for irregular moves beyond putting them right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Penalties {
    /// What the opponent gains for each, in milliseconds.
    #[serde(default)]
    pub opponent_gains_ms: u64,
    /// At which irregularity of one player the game is lost; `None`: never.
    #[serde(default)]
    pub loss_at: Option<u32>,
}

/// What follows from an irregularity that was noticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Consequence {
    /// The side that chooses between correction and letting stand.
    pub chooser: Side,
    /// What it gains, in milliseconds.
    pub gains_ms: u64,
    /// Whether the irregular side has lost the game by it.
    pub lost: bool,
}

/// One irregularity and what became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Noted {
    /// Whose it was.
    pub by: Side,
    /// What it was.
    pub what: Irregularity,
    /// The number of plies played when it was noticed.
    pub ply: u32,
    /// What the opponent chose; `None`: nothing yet.
    pub choice: Option<Choice>,
}

/// A choice that cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ChoiceRefused {
    /// Nothing irregular waits for a choice: it was made, or a move accepted it.
    NothingOpen,
    /// The choice is the opponent's.
    NotYours,
}

impl fmt::Display for ChoiceRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ChoiceRefused::NothingOpen => {
                "nothing irregular waits for a choice: it was made, or a move since has accepted it"
            }
            ChoiceRefused::NotYours => "the choice is the opponent's",
        })
    }
}

impl std::error::Error for ChoiceRefused {}

/// The irregularities of one game.
///
/// ```
/// use damier_arbiter::irregularity::{Choice, Irregularities, Irregularity, Penalties};
/// use damier_game::Side;
///
/// let mut desk = Irregularities::new(Penalties::default());
/// let follows = desk.notice(Side::White, Irregularity::CaptureMissed, 12);
/// assert_eq!(follows.chooser, Side::Black);
/// desk.choose(Side::Black, Choice::LetStand)?;
/// assert_eq!(desk.noted()[0].choice, Some(Choice::LetStand));
/// # Ok::<(), damier_arbiter::irregularity::ChoiceRefused>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Irregularities {
    penalties: Penalties,
    noted: Vec<Noted>,
}

impl Irregularities {
    /// None so far.
    pub const fn new(penalties: Penalties) -> Irregularities {
        Irregularities {
            penalties,
            noted: Vec::new(),
        }
    }

    /// All that were noticed, in order.
    pub fn noted(&self) -> &[Noted] {
        &self.noted
    }

    /// The one that waits for the opponent's choice.
    pub fn open(&self) -> Option<&Noted> {
        self.noted.last().filter(|noted| noted.choice.is_none())
    }

    /// An irregularity is noticed. One that was still open is taken as accepted.
    pub fn notice(&mut self, by: Side, what: Irregularity, ply: u32) -> Consequence {
        self.accept_open();
        self.noted.push(Noted {
            by,
            what,
            ply,
            choice: None,
        });
        let times = self.noted.iter().filter(|noted| noted.by == by).count();
        let lost = self
            .penalties
            .loss_at
            .is_some_and(|at| times >= at as usize);
        Consequence {
            chooser: by.opponent(),
            gains_ms: self.penalties.opponent_gains_ms,
            lost,
        }
    }

    /// Ends the game if the last irregularity was one too many: it is lost, but drawn where
    /// the book says so (FIDE 7.5.5) and the opponent cannot win by any series of moves.
    pub fn sanction(&self, referee: &mut Referee, opponent_can_win: bool) -> Option<Verdict> {
        let last = self.noted.last()?;
        let times = self
            .noted
            .iter()
            .filter(|noted| noted.by == last.by)
            .count();
        let times = u32::try_from(times).unwrap_or(u32::MAX);
        let lost = self.penalties.loss_at.is_some_and(|at| times >= at);
        lost.then(|| {
            let what = last.what;
            let article = referee.book().article_for_irregularity(what);
            let grounds = Grounds::Irregular {
                what,
                times,
                article,
            };
            referee.lost_by_irregular_moves(last.by, grounds, opponent_can_win)
        })
    }

    /// The opponent chooses.
    ///
    /// # Errors
    ///
    /// [`ChoiceRefused`].
    pub fn choose(&mut self, side: Side, choice: Choice) -> Result<(), ChoiceRefused> {
        match self.noted.last_mut().filter(|noted| noted.choice.is_none()) {
            None => Err(ChoiceRefused::NothingOpen),
            Some(noted) if noted.by == side => Err(ChoiceRefused::NotYours),
            Some(noted) => {
                noted.choice = Some(choice);
                Ok(())
            }
        }
    }

    /// A side makes a move: if the choice was its own, it has accepted (5.7).
    pub fn moved(&mut self, side: Side) {
        if self.open().is_some_and(|noted| noted.by != side) {
            self.accept_open();
        }
    }

    fn accept_open(&mut self) {
        if let Some(noted) = self.noted.last_mut() {
            noted.choice.get_or_insert(Choice::LetStand);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_accepts() {
        let mut desk = Irregularities::new(Penalties::default());
        desk.notice(Side::White, Irregularity::WrongNumber, 20);
        assert_eq!(
            desk.choose(Side::White, Choice::Correct),
            Err(ChoiceRefused::NotYours)
        );
        desk.moved(Side::White);
        assert!(desk.open().is_some(), "only the opponent's move accepts");
        desk.moved(Side::Black);
        assert_eq!(desk.open(), None);
        assert_eq!(
            desk.choose(Side::Black, Choice::Correct),
            Err(ChoiceRefused::NothingOpen)
        );
    }

    #[test]
    fn penalties_add_up_for_each_player() {
        let penalties = Penalties {
            opponent_gains_ms: 60_000,
            loss_at: Some(2),
        };
        let mut desk = Irregularities::new(penalties);
        let first = desk.notice(Side::White, Irregularity::TwoHands, 1);
        assert_eq!((first.gains_ms, first.lost), (60_000, false));
        assert!(!desk.notice(Side::Black, Irregularity::TwoHands, 2).lost);
        assert!(desk.notice(Side::White, Irregularity::IllegalMove, 9).lost);
    }

    #[test]
    fn articles_follow_the_list() {
        let draughts = Irregularity::DRAUGHTS;
        assert_eq!(draughts.last(), Some(&Irregularity::TwoHands));
        for (index, what) in draughts.iter().enumerate() {
            assert_eq!(what.article(), Some(format!("5.4.{}", index + 1)));
        }
        for what in Irregularity::ALL {
            let known = draughts.contains(what) || Irregularity::CHESS.contains(what);
            assert!(known, "{}", what.as_str());
        }
    }
}
