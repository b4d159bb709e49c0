//! What a book asks a referee to rule on with evidence.

use damier_game::{Outcome, Side};

use super::error::Errors;
use super::fields::Fields;
use super::offers::positive;
use super::{FlagRule, RuleBook};
use crate::clock::log::CHESS;
use crate::irregularity::{Irregularity, Penalties};

/// How a clause that is left to a referee is ruled on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Ruled {
    /// The ending is not played on: a draw, unless a side has a proven win and shows
    /// it ([`Referee::regulation_ruling`](crate::Referee::regulation_ruling)).
    RegulationDraw,
}

impl Ruled {
    /// All.
    pub const ALL: [Ruled; 1] = [Ruled::RegulationDraw];

    /// The word for it in a rule book.
    pub const fn as_str(self) -> &'static str {
        match self {
            Ruled::RegulationDraw => "regulation-draw",
        }
    }
}

/// An article by which a player who is short of time may claim a draw from a clearly
/// superior position, in games in which no time is added.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[non_exhaustive]
pub struct TimeShortage {
    /// The number of the article.
    pub article: String,
    /// The most time that the claimant may have left, in milliseconds.
    pub most_ms: u64,
    /// The most pieces on the board, both sides together.
    pub most_pieces: u8,
    /// The estimate from which a position counts as clearly superior, in hundredths
    /// of a man.
    pub superior_centimen: i32,
}

/// What a ruling that a book leaves to a person comes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum LeftRuling {
    /// The game is drawn.
    Draw,
    /// Whoever refuses to follow the rules has lost (FMJD Annex 1, 7.2.4).
    Refusal,
    /// The game is annulled and played again from its start (FMJD Annex 1, 5.1).
    Replay,
}

impl LeftRuling {
    /// All of them.
    pub const ALL: [LeftRuling; 3] = [LeftRuling::Draw, LeftRuling::Refusal, LeftRuling::Replay];

    /// The word for it in a rule book.
    pub const fn as_str(self) -> &'static str {
        match self {
            LeftRuling::Draw => "draw",
            LeftRuling::Refusal => "refusal",
            LeftRuling::Replay => "replay",
        }
    }

    /// Whether a game can get this result by it.
    pub const fn leads_to(self, outcome: Outcome) -> bool {
        match self {
            LeftRuling::Draw => matches!(outcome, Outcome::Draw),
            LeftRuling::Refusal => !matches!(outcome, Outcome::Draw),
            LeftRuling::Replay => false,
        }
    }
}

/// Where a book speaks of irregular moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct IrregularMoves {
    /// The number of the article.
    article: String,
    /// Whether the article lists them in the order of FMJD Annex 1, 5.4 (in chess of FIDE
    /// 7.5), so that each has a paragraph of its own.
    paragraphs: bool,
    /// The article by which a reply accepts an irregular move.
    accepted_by_reply: Option<String>,
    /// Whether the opponent has no choice: the move is taken back.
    must_be_corrected: bool,
    /// What each costs.
    penalties: Penalties,
}

impl RuleBook {
    /// The article on irregular moves as a whole, if the book has one.
    pub fn article_for_irregular_moves(&self) -> Option<&str> {
        let found = self.irregular_moves.as_ref()?;
        Some(&found.article)
    }

    /// Whether an irregular move is always taken back, so that the opponent cannot let it
    /// stand. The laws of chess have it so where a book of chess says nothing.
    pub fn irregular_must_be_corrected(&self) -> bool {
        let found = self.irregular_moves.as_ref();
        found.map_or(self.is_of_chess(), |found| found.must_be_corrected)
    }

    /// What can be irregular in the games of this book: the list of FMJD Annex 1, 5.4, which
    /// draughts follows where a book has none of its own, or that of the laws of chess.
    ///
    /// ```
    /// use damier_arbiter::RuleBook;
    /// use damier_arbiter::irregularity::Irregularity;
    ///
    /// let of = |book: &str| RuleBook::builtin(book).expect("built in").irregularities();
    /// assert!(of("cbd").contains(&Irregularity::NotCrowned));
    /// assert!(!of("casual-960").contains(&Irregularity::NotCrowned));
    /// ```
    pub fn irregularities(&self) -> &'static [Irregularity] {
        match self.is_of_chess() {
            true => Irregularity::CHESS,
            false => Irregularity::DRAUGHTS,
        }
    }

    fn is_of_chess(&self) -> bool {
        self.variants.iter().any(|variant| variant == CHESS)
    }

    /// The article by which a reply accepts an irregular move, if the book has one. Where
    /// they are always corrected no reply accepts any.
    pub fn article_for_acceptance(&self) -> Option<&str> {
        let found = self.irregular_moves.as_ref()?;
        found.accepted_by_reply.as_deref()
    }

    /// What irregular moves cost by the book, unless an event says otherwise.
    ///
    /// ```
    /// use damier_arbiter::RuleBook;
    /// use damier_arbiter::irregularity::Penalties;
    ///
    /// let penalties = |book: &str| RuleBook::builtin(book).expect("built in").penalties();
    /// let of_chess = Penalties { opponent_gains_ms: 120_000, loss_at: Some(2) };
    /// assert_eq!(penalties("fide-960"), of_chess);
    /// assert_eq!(penalties("fmjd"), Penalties::default());
    /// ```
    pub fn penalties(&self) -> Penalties {
        let found = self.irregular_moves.as_ref();
        found.map_or_else(Penalties::default, |found| found.penalties)
    }

    /// How a game ends in which a side has made too many irregular moves: it has lost. Where
    /// the book draws a fallen flag if the opponent cannot win by any series of legal moves,
    /// it does the same here (FIDE 6.9 and 7.5.5).
    pub fn lost_by_irregular_moves(&self, side: Side, opponent_can_win: bool) -> Outcome {
        match self.flag_rule() {
            FlagRule::DrawIfNobodyCanWin if !opponent_can_win => Outcome::Draw,
            FlagRule::DrawIfNobodyCanWin | FlagRule::Loses => Outcome::Win(!side),
        }
    }

    /// The article or paragraph on an irregular move, if the book has one. Without, the
    /// custom of FMJD Annex 1, 5.4 is followed.
    ///
    /// ```
    /// use damier_arbiter::RuleBook;
    /// use damier_arbiter::irregularity::Irregularity;
    ///
    /// let article = |book: &str| {
    ///     let book = RuleBook::builtin(book).expect("built in");
    ///     book.article_for_irregularity(Irregularity::CaptureMissed)
    /// };
    /// assert_eq!(article("fmjd").as_deref(), Some("5.4.6"));
    /// assert_eq!(article("wcdf").as_deref(), Some("1.25"));
    /// assert_eq!(article("turkish"), None);
    /// ```
    pub fn article_for_irregularity(&self, what: Irregularity) -> Option<String> {
        let found = self.irregular_moves.as_ref()?;
        let article = &found.article;
        let paragraph = what.paragraph_in(self.irregularities());
        Some(match paragraph.filter(|_| found.paragraphs) {
            Some(paragraph) => format!("{article}.{paragraph}"),
            None => article.clone(),
        })
    }
}

pub(crate) fn irregular_moves(
    fields: &mut Fields<'_, '_>,
    errors: &mut Errors<'_>,
) -> Option<IrregularMoves> {
    let mut table = fields.table("irregular-moves", "[irregular-moves]", errors)?;
    let article = table.required("article", errors);
    let paragraphs = table.bool("paragraphs", errors).unwrap_or(false);
    let must_be_corrected = table.bool("must-be-corrected", errors).unwrap_or(false);
    let accepted_by_reply = table.string("accepted-by-reply", errors);
    let gains = table.number("opponent-gains", errors).unwrap_or(0);
    let loss_at = positive(&mut table, "loses-at", errors);
    table.finish(errors);
    Some(IrregularMoves {
        article: article?,
        paragraphs,
        accepted_by_reply,
        must_be_corrected,
        penalties: Penalties {
            opponent_gains_ms: u64::from(gains) * 1000,
            loss_at: loss_at.map(u32::from),
        },
    })
}

pub(crate) fn time_shortage(
    fields: &mut Fields<'_, '_>,
    errors: &mut Errors<'_>,
) -> Option<TimeShortage> {
    let mut table = fields.table("time-shortage", "[time-shortage]", errors)?;
    let article = table.required("article", errors);
    let mut number = |name| {
        if table.get(name).is_none() {
            table.missing(name, errors);
        }
        table.number(name, errors)
    };
    let (seconds, pieces) = (number("seconds"), number("most-pieces"));
    let superior = number("superior-by");
    table.finish(errors);
    Some(TimeShortage {
        article: article?,
        most_ms: u64::from(seconds?) * 1000,
        // No board holds so many pieces.
        most_pieces: u8::try_from(pieces?).unwrap_or(u8::MAX),
        superior_centimen: i32::from(superior?),
    })
}
