use std::collections::BTreeMap;

use damier_arbiter::irregularity::{Choice, Irregularity};
use damier_arbiter::{LeftRuling, RuleBook, Verdict};
use damier_game::{BySide, Outcome, Reason, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::live::Remaining;

/// What a referee asks for.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DecreeWish {
    /// What is to be done: an object with a `type` such as `end`.
    #[schema(value_type = Object)]
    pub(crate) order: Order,
    /// The clause (`fmjd/6.4`) or article (`7.3.3`) of the game's rule book;
    /// without it, another rule, which the explanation names.
    #[serde(default)]
    pub(crate) article: Option<String>,
    /// The explanation, in the referee's words.
    #[serde(default)]
    pub(crate) why: String,
    /// The explanation in further languages, by their codes (`en`, `fr`, `ru`).
    #[serde(default)]
    pub(crate) why_in: BTreeMap<String, String>,
    /// How many plies the referee has seen, where that matters. If the game has
    /// moved on, the decree is refused.
    #[serde(default)]
    pub(crate) ply: Option<u32>,
    /// How many decisions of the game the referee has seen, where that matters. If
    /// another was made since, the decree is refused.
    #[serde(default)]
    pub(crate) decisions: Option<u32>,
    /// Record it even if the board does not show what the article speaks of.
    #[serde(default)]
    pub(crate) anyway: bool,
}

/// What a referee does in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub(crate) enum Order {
    /// The game ends with this result, or gets another one.
    End {
        /// `2-0`, `1-1`, `0-2` or `0-0`, White first.
        #[serde(with = "damier_arbiter::result_text")]
        result: Outcome,
    },
    /// A player forfeits the game, or both do.
    Forfeit {
        /// Who; nobody named: both.
        #[serde(default)]
        side: Option<Side>,
        /// Why.
        cause: ForfeitCause,
    },
    /// The game is stopped and weighed by the material on the board.
    Material {
        /// The points, which the desk works out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<BySide<u8>>,
        /// Whom the tie-break favours, which the desk works out as well.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        favours: Option<Side>,
    },
    /// An irregular move was noticed.
    Irregularity {
        /// Whose it was.
        by: Side,
        /// What it was.
        what: Irregularity,
        /// What the opponent chose; nothing: still to choose.
        #[serde(default)]
        choice: Option<Choice>,
        /// How many plies are taken back to correct it.
        #[serde(default)]
        take_back: u32,
        /// What the opponent gains on the clock, in milliseconds.
        #[serde(default)]
        gains_ms: u64,
        /// Whether the game is lost by it.
        #[serde(default)]
        lost: bool,
    },
    /// The opponent chose about the irregular move that was noticed last.
    Choice {
        /// What.
        choice: Choice,
        /// How many plies are taken back to correct it.
        #[serde(default)]
        take_back: u32,
    },
    /// A claim is decided.
    Claim {
        /// Whose claim it is.
        side: Side,
        /// How.
        answer: ClaimAnswer,
    },
    /// The clocks are put right.
    Clock {
        /// What White has now, in milliseconds.
        white_ms: u64,
        /// What Black has now, in milliseconds.
        black_ms: u64,
    },
    /// The clocks are stopped.
    Pause,
    /// The clocks run again.
    Resume,
    /// A game that was over goes on.
    PlayOn {
        /// What the players have on the clock; without it, what they had.
        #[serde(default)]
        clock: Option<Remaining>,
    },
    /// The game is annulled and begins anew, with every ply taken back.
    StartOver,
    /// An earlier decree is undone.
    Withdraw {
        /// The version of the game that it made.
        version: u64,
    },
}

/// Why a player forfeits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ForfeitCause {
    /// Not there in time.
    Lateness,
    /// Not ready to follow the rules.
    Refusal,
    /// Punished for something else.
    Punishment,
}

impl ForfeitCause {
    /// All of them.
    pub(crate) const ALL: &[ForfeitCause] = &[
        ForfeitCause::Lateness,
        ForfeitCause::Refusal,
        ForfeitCause::Punishment,
    ];

    /// The machine name.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            ForfeitCause::Lateness => "lateness",
            ForfeitCause::Refusal => "refusal",
            ForfeitCause::Punishment => "punishment",
        }
    }
}

/// How a claim is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ClaimAnswer {
    /// The draw is given.
    Granted,
    /// The game goes on.
    Refused,
}

impl ClaimAnswer {
    /// Both.
    pub(crate) const ALL: &[ClaimAnswer] = &[ClaimAnswer::Granted, ClaimAnswer::Refused];

    /// The machine name.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            ClaimAnswer::Granted => "granted",
            ClaimAnswer::Refused => "refused",
        }
    }
}

impl Order {
    /// The machine names of all.
    pub(crate) const NAMES: &[&str] = &[
        "end",
        "forfeit",
        "material",
        "irregularity",
        "choice",
        "claim",
        "clock",
        "pause",
        "resume",
        "play-on",
        "start-over",
        "withdraw",
    ];

    /// The machine name, as in its `type`.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Order::End { .. } => "end",
            Order::Forfeit { .. } => "forfeit",
            Order::Material { .. } => "material",
            Order::Irregularity { .. } => "irregularity",
            Order::Choice { .. } => "choice",
            Order::Claim { .. } => "claim",
            Order::Clock { .. } => "clock",
            Order::Pause => "pause",
            Order::Resume => "resume",
            Order::PlayOn { .. } => "play-on",
            Order::StartOver => "start-over",
            Order::Withdraw { .. } => "withdraw",
        }
    }

    /// The ruling of a rule book that it is, whichever article has it there.
    pub(crate) const fn ruling(&self) -> Option<LeftRuling> {
        match self {
            Order::Forfeit {
                cause: ForfeitCause::Refusal,
                ..
            } => Some(LeftRuling::Refusal),
            Order::StartOver => Some(LeftRuling::Replay),
            _ => None,
        }
    }

    /// Whether it has moves taken back: those can only be played again.
    pub(crate) const fn takes_back(&self) -> bool {
        matches!(
            self,
            Order::Irregularity { take_back: 1.., .. }
                | Order::Choice { take_back: 1.., .. }
                | Order::StartOver
        )
    }

    /// Whether it needs no explanation, but in youth mode: stopping the clocks is
    /// what gives an explanation its time.
    pub(crate) const fn speaks_for_itself(&self) -> bool {
        matches!(self, Order::Pause | Order::Resume)
    }
}

/// A referee's decree, as it is written to the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Decree {
    /// What was done.
    pub(crate) order: Order,
    /// The name of the referee.
    pub(crate) referee: String,
    /// The article that it rests on, if the book has one for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) article: Option<Article>,
    /// The explanation.
    #[serde(default)]
    pub(crate) why: String,
    /// The explanation in further languages, by their codes.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) why_in: BTreeMap<String, String>,
    /// The number of plies when it was made.
    pub(crate) ply: u32,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
    /// When, in the game's own time, in games with a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock_at: Option<u64>,
    /// How things stood before.
    pub(crate) before: Standing,
    /// How they stand after it; a verdict that it leads to follows in the log.
    pub(crate) after: Standing,
    /// The plies that were taken back, as they were written.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) taken_back: Vec<String>,
    /// Makes decrees that a program asks for happen once, however often it asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) key: Option<String>,
}

/// What a decree can change.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Standing {
    /// How the game had ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) verdict: Option<Verdict>,
    /// What the players had left, in games with a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<Remaining>,
    /// Whether the clocks were stopped.
    #[serde(default)]
    pub(crate) paused: bool,
}

/// An article of a rule book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Article {
    /// Its number.
    pub(crate) number: String,
    /// The clause of the draw rules, if it is one, by its full name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clause: Option<String>,
}

impl Article {
    /// The article that a referee names: a clause by its full or short name, or
    /// the number of an article that the book mentions.
    pub(crate) fn find(book: &RuleBook, named: &str) -> Option<Article> {
        let clause = book
            .clauses()
            .find(|clause| clause.id.as_str() == named || clause.id.local() == named);
        if let Some(clause) = clause {
            return Some(Article {
                number: clause.article.clone(),
                clause: Some(clause.id.as_str().to_owned()),
            });
        }
        let number = Article::numbers(book).into_iter().find(|n| n == named)?;
        Some(Article {
            number,
            clause: None,
        })
    }

    /// The numbers of articles beside the clauses: endings, and what is left to a
    /// referee.
    pub(crate) fn numbers(book: &RuleBook) -> Vec<String> {
        let endings = Reason::ALL.iter().filter_map(|r| book.article_for(*r));
        let left = book.left_to_referee().iter().map(|item| &*item.article);
        let mut numbers: Vec<String> = Vec::new();
        for number in endings.chain(left) {
            if !numbers.iter().any(|known| known == number) {
                numbers.push(number.to_owned());
            }
        }
        numbers
    }

    /// What a ruling by this article comes to, if it is left to a referee.
    pub(crate) fn ruling(&self, book: &RuleBook) -> Option<LeftRuling> {
        match self.clause {
            Some(_) => None,
            None => book.left_ruling(&self.number),
        }
    }

    /// The article of the book by which a referee rules so.
    pub(crate) fn of_ruling(book: &RuleBook, ruling: LeftRuling) -> Option<Article> {
        let number = book.article_of_ruling(ruling)?.to_owned();
        Some(Article {
            number,
            clause: None,
        })
    }

    /// The reason that the book gives for this article, if it speaks of one.
    pub(crate) fn reason(&self, book: &RuleBook) -> Option<Reason> {
        if self.ruling(book) == Some(LeftRuling::Refusal) {
            return Some(Reason::Forfeit);
        }
        if let Some(clause) = &self.clause {
            let found = book.clauses().find(|c| c.id.as_str() == clause);
            return found.map(damier_arbiter::Clause::reason);
        }
        let named = |reason: &Reason| book.article_for(*reason) == Some(&*self.number);
        Reason::ALL.iter().copied().find(named)
    }
}
