//! What a decision rests on beyond the position and its counts, as data, so that
//! it can be told in any language.

use damier_game::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::irregularity::Irregularity;
use crate::offer::OfferRefused;

/// What a decision rests on. Stored with the verdict; the texts are made when it
/// is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
#[non_exhaustive]
pub enum Grounds {
    /// The claim was for the position after a move that was announced and not
    /// played.
    AnnouncedMove,
    /// The players agreed on a draw before they had made so many moves each, and
    /// the event punishes both.
    EarlyAgreement {
        /// Moves of each player that the event asks.
        moves: u16,
    },
    /// The same while a side had more pieces than the event allows.
    CrowdedAgreement {
        /// The most pieces of a side.
        pieces: u8,
    },
    /// A claim in time shortage.
    TimeShortage {
        /// The article of the book; 6.1.1.b of FMJD Annex 3 in records of before.
        #[serde(default = "shortage_article")]
        article: String,
        /// What the claimant had left, in milliseconds.
        left_ms: u64,
        /// Pieces on the board.
        pieces: u8,
        /// What each side had, in men.
        material: BySide<u32>,
        /// What the evidence rests on, in the words of whoever gave it.
        rests_on: String,
    },
    /// No win was proven or shown in an ending that is not played on.
    NoWinShown {
        /// The article of the book; 6.1.1.a of FMJD Annex 3 in records of before.
        #[serde(default = "regulation_article")]
        article: String,
        /// What the evidence rests on, in the words of whoever gave it.
        rests_on: String,
    },
    /// A player came later than the event allows, or both did.
    Late {
        /// How late each came, in milliseconds.
        late_ms: BySide<u64>,
        /// How late they may come.
        allowed_ms: u64,
    },
    /// A player did not appear.
    Absent,
    /// The rule book leaves it to a referee.
    LeftToReferee {
        /// The article that says so.
        article: String,
    },
    /// One irregular move too many (FMJD Annex 1, 5.4, with the penalties of the
    /// event).
    Irregular {
        /// The last one.
        what: Irregularity,
        /// How many there were.
        times: u32,
        /// The article of the book, if it has one; 5.4 of FMJD Annex 1 in records of
        /// before.
        #[serde(default = "irregular_article")]
        article: Option<String>,
    },
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "serde wants the type of the field"
)]
fn irregular_article() -> Option<String> {
    Some("5.4".to_owned())
}

fn shortage_article() -> String {
    "6.1.1.b".to_owned()
}

fn regulation_article() -> String {
    "6.1.1.a".to_owned()
}

impl Grounds {
    /// The article that they stand under, if one does: what an event lays down has
    /// no number of its own.
    pub fn article(&self) -> Option<&str> {
        match self {
            Grounds::TimeShortage { article, .. }
            | Grounds::NoWinShown { article, .. }
            | Grounds::LeftToReferee { article } => Some(article),
            Grounds::Irregular { article, .. } => article.as_deref(),
            Grounds::AnnouncedMove
            | Grounds::EarlyAgreement { .. }
            | Grounds::CrowdedAgreement { .. }
            | Grounds::Late { .. }
            | Grounds::Absent => None,
        }
    }

    /// The sides that came too late, by these grounds.
    pub(crate) fn late(&self) -> Vec<Side> {
        match self {
            Grounds::Late {
                late_ms,
                allowed_ms,
            } => Side::BOTH
                .into_iter()
                .filter(|side| late_ms[*side] > *allowed_ms)
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Why an agreement is punished.
    pub(crate) const fn of_agreement(refused: OfferRefused) -> Option<Grounds> {
        match refused {
            OfferRefused::TooEarly { moves } => Some(Grounds::EarlyAgreement { moves }),
            OfferRefused::TooManyPieces { pieces } => Some(Grounds::CrowdedAgreement { pieces }),
            OfferRefused::Over
            | OfferRefused::NoOffer
            | OfferRefused::OwnOffer
            | OfferRefused::AlreadyOpen => None,
        }
    }
}
