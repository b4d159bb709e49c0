//! What the forms of the referee's page send.

use std::collections::BTreeMap;

use damier_arbiter::irregularity::{Choice, Irregularity};
use damier_game::{BySide, Outcome, Side};
use serde::Deserialize;

use super::referee::Again;
use crate::i18n::Language;
use crate::problem::{Problem, ProblemKind};
use crate::referee::{ClaimAnswer, DecreeWish, ForfeitCause, Order, read_face};

/// The fields of all forms together; each form fills in its own.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct DecreeForm {
    order: String,
    article: String,
    why: String,
    why_en: String,
    why_fr: String,
    why_ru: String,
    ply: String,
    result: String,
    side: String,
    cause: String,
    what: String,
    choice: String,
    take_back: String,
    gains: String,
    lost: String,
    answer: String,
    white: String,
    black: String,
    version: String,
    anyway: String,
}

impl DecreeForm {
    /// What is asked for.
    ///
    /// # Errors
    ///
    /// A problem if something is missing that the form asks for.
    pub(super) fn wish(&self) -> Result<DecreeWish, Problem> {
        let words = [&self.why_en, &self.why_fr, &self.why_ru];
        let why_in: BTreeMap<String, String> = Language::ALL
            .iter()
            .zip(words)
            .filter(|(_, text)| !text.trim().is_empty())
            .map(|(language, text)| (language.code().to_owned(), text.clone()))
            .collect();
        Ok(DecreeWish {
            order: self.order()?,
            article: Some(self.article.clone()).filter(|article| !article.is_empty()),
            why: self.why.clone(),
            why_in,
            ply: self.ply.parse().ok(),
            anyway: !self.anyway.is_empty(),
        })
    }

    /// What to fill in again after a refusal.
    pub(super) fn again(&self) -> Again {
        Again {
            form: self.order.clone(),
            why: self.why.clone(),
            result: self.result.clone(),
            side: self.side.clone(),
            answer: self.answer.clone(),
            article: self.article.clone(),
            why_in: [&self.why_en, &self.why_fr, &self.why_ru].map(String::clone),
            may_insist: false,
        }
    }

    fn order(&self) -> Result<Order, Problem> {
        Ok(match self.order.as_str() {
            "end" => Order::End {
                result: Outcome::parse(&self.result).ok_or_else(unfilled)?,
            },
            "forfeit" => Order::Forfeit {
                side: match self.side.as_str() {
                    "both" => None,
                    _ => Some(self.side()?),
                },
                cause: match self.cause.as_str() {
                    "lateness" => ForfeitCause::Lateness,
                    "refusal" => ForfeitCause::Refusal,
                    "punishment" => ForfeitCause::Punishment,
                    _ => return Err(unfilled()),
                },
            },
            "material" => Order::Material {
                points: None,
                favours: None,
            },
            "irregularity" => self.irregularity()?,
            "choice" => Order::Choice {
                choice: self.choice().ok_or_else(unfilled)?,
                take_back: number(&self.take_back)?,
            },
            "claim" => Order::Claim {
                side: self.side()?,
                answer: match self.answer.as_str() {
                    "granted" => ClaimAnswer::Granted,
                    "refused" => ClaimAnswer::Refused,
                    _ => return Err(unfilled()),
                },
            },
            "clock" => {
                let clock = self.clock()?.ok_or_else(unfilled)?;
                Order::Clock {
                    white_ms: clock.white,
                    black_ms: clock.black,
                }
            }
            "pause" => Order::Pause,
            "resume" => Order::Resume,
            "play-on" => Order::PlayOn {
                clock: self.clock()?,
            },
            "start-over" => Order::StartOver,
            "withdraw" => Order::Withdraw {
                version: self.version.parse().map_err(|_| unfilled())?,
            },
            _ => return Err(unfilled()),
        })
    }

    fn irregularity(&self) -> Result<Order, Problem> {
        let what = Irregularity::ALL
            .iter()
            .find(|what| what.as_str() == self.what);
        Ok(Order::Irregularity {
            by: self.side()?,
            what: *what.ok_or_else(unfilled)?,
            choice: self.choice(),
            take_back: number(&self.take_back)?,
            gains_ms: u64::from(number(&self.gains)?) * 1000,
            lost: !self.lost.is_empty(),
        })
    }

    fn side(&self) -> Result<Side, Problem> {
        self.side.parse().map_err(|_| unfilled())
    }

    fn choice(&self) -> Option<Choice> {
        match self.choice.as_str() {
            "correct" => Some(Choice::Correct),
            "let-stand" => Some(Choice::LetStand),
            _ => None,
        }
    }

    fn clock(&self) -> Result<Option<BySide<u64>>, Problem> {
        if self.white.trim().is_empty() && self.black.trim().is_empty() {
            return Ok(None);
        }
        let read = |text: &str| {
            read_face(text).ok_or_else(|| {
                Problem::new(ProblemKind::InvalidDecision)
                    .text("time", crate::live::shorten(text))
                    .detail("problem-invalid-decision-face")
            })
        };
        Ok(Some(BySide {
            white: read(&self.white)?,
            black: read(&self.black)?,
        }))
    }
}

fn number(text: &str) -> Result<u32, Problem> {
    match text.trim() {
        "" => Ok(0),
        text => text.parse().map_err(|_| unfilled()),
    }
}

fn unfilled() -> Problem {
    Problem::new(ProblemKind::InvalidDecision)
}
