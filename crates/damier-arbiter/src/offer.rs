//! Offers of a draw, and the bans on early ones that events know.

use std::fmt;

use damier_game::Side;
use serde::{Deserialize, Serialize};

use crate::grounds::Grounds;
use crate::referee::Referee;
use crate::verdict::Verdict;

/// What an event says about draws by agreement. They bind agreements only:
/// repetition and counts still end a game at any time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OfferRules {
    /// No offer and no agreement before each player has made so many moves.
    #[serde(default)]
    pub not_before_move: Option<u16>,
    /// No agreement while a side has more pieces than so many.
    #[serde(default)]
    pub most_pieces: Option<u8>,
    /// What an agreement against these rules leads to.
    #[serde(default)]
    pub early_agreement: EarlyAgreement,
}

/// What an agreement that is not allowed leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EarlyAgreement {
    /// It is refused and the game goes on.
    #[default]
    Refused,
    /// Both players lose (0-0).
    BothLose,
}

impl EarlyAgreement {
    /// Both.
    pub const ALL: [EarlyAgreement; 2] = [EarlyAgreement::Refused, EarlyAgreement::BothLose];

    /// The word for it in a rule book.
    pub const fn as_str(self) -> &'static str {
        match self {
            EarlyAgreement::Refused => "refused",
            EarlyAgreement::BothLose => "both-lose",
        }
    }
}

/// An offer or an answer that is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OfferRefused {
    /// The game is over.
    Over,
    /// Each player must make so many moves first.
    TooEarly {
        /// The number of moves.
        moves: u16,
    },
    /// A side has more pieces than so many.
    TooManyPieces {
        /// The number of pieces.
        pieces: u8,
    },
    /// There is no offer.
    NoOffer,
    /// The offer is the player's own.
    OwnOffer,
    /// An offer is open already.
    AlreadyOpen,
}

impl fmt::Display for OfferRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::text::offer_refused(self, crate::Lang::En))
    }
}

impl std::error::Error for OfferRefused {}

/// The offers of one game. An offer stands until the opponent accepts, declines
/// or moves.
///
/// ```
/// use damier_arbiter::{OfferRefused, OfferRules, Offers, Referee, RuleBook};
/// use damier_draughts::{Position, Variant};
/// use damier_game::Side;
///
/// let book = RuleBook::builtin("fmjd").expect("built in");
/// let mut referee = Referee::new(book, Position::start(Variant::International).facts());
/// let mut offers = Offers::new(OfferRules { not_before_move: Some(40), ..OfferRules::default() });
/// let refused = offers.offer(Side::White, &referee);
/// assert_eq!(refused, Err(OfferRefused::TooEarly { moves: 40 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offers {
    rules: OfferRules,
    open: Option<Side>,
}

impl Offers {
    /// No offer yet.
    pub const fn new(rules: OfferRules) -> Offers {
        Offers { rules, open: None }
    }

    /// Who has offered a draw that still stands.
    pub const fn open(&self) -> Option<Side> {
        self.open
    }

    /// A player offers a draw.
    ///
    /// # Errors
    ///
    /// [`OfferRefused`]. Where early agreements are punished, early offers are
    /// let through, so that the punishment can follow.
    pub fn offer(&mut self, side: Side, referee: &Referee) -> Result<(), OfferRefused> {
        if referee.verdict().is_some() {
            return Err(OfferRefused::Over);
        }
        if self.open.is_some() {
            return Err(OfferRefused::AlreadyOpen);
        }
        if self.rules.early_agreement == EarlyAgreement::Refused {
            self.allowed(referee)?;
        }
        self.open = Some(side);
        Ok(())
    }

    /// The opponent accepts: a draw, or the punishment for an early one.
    ///
    /// # Errors
    ///
    /// [`OfferRefused`]; the game then goes on.
    pub fn accept(&mut self, side: Side, referee: &mut Referee) -> Result<Verdict, OfferRefused> {
        if referee.verdict().is_some() {
            return Err(OfferRefused::Over);
        }
        match self.open {
            None => return Err(OfferRefused::NoOffer),
            Some(by) if by == side => return Err(OfferRefused::OwnOffer),
            Some(_) => {}
        }
        match (self.allowed(referee), self.rules.early_agreement) {
            (Ok(()), _) => {
                self.open = None;
                Ok(referee.agree_draw())
            }
            (Err(refused), EarlyAgreement::BothLose) => {
                self.open = None;
                Ok(referee.forfeit_both_on(Grounds::of_agreement(refused)))
            }
            (Err(refused), EarlyAgreement::Refused) => Err(refused),
        }
    }

    /// A player declines, or takes his own offer back.
    pub fn decline(&mut self) {
        self.open = None;
    }

    /// A side has moved: an offer of the other side lapses with it.
    pub fn moved(&mut self, side: Side) {
        if self.open == Some(side.opponent()) {
            self.open = None;
        }
    }

    fn allowed(&self, referee: &Referee) -> Result<(), OfferRefused> {
        if let Some(moves) = self.rules.not_before_move
            && referee.plies() < 2 * u32::from(moves)
        {
            return Err(OfferRefused::TooEarly { moves });
        }
        let force = referee.position().force;
        match self.rules.most_pieces {
            Some(pieces) if force.white.pieces().max(force.black.pieces()) > pieces => {
                Err(OfferRefused::TooManyPieces { pieces })
            }
            _ => Ok(()),
        }
    }
}
