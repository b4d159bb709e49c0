//! What the forms of the referee's page send.

use std::collections::BTreeMap;

use damier_arbiter::irregularity::{Choice, Irregularity};
use damier_game::{BySide, Outcome, Side};
use serde::Deserialize;

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

/// What was filled in before something was refused.
#[derive(Default)]
pub(super) struct Again {
    typed: DecreeForm,
    /// The board said otherwise: the referee can insist.
    pub(super) may_insist: bool,
}

impl Again {
    /// What was typed into the forms of a page.
    pub(super) fn of(typed: DecreeForm, may_insist: bool) -> Again {
        Again { typed, may_insist }
    }

    /// Whether it was this form.
    pub(super) fn is(&self, form: &str) -> bool {
        self.typed.order == form
    }

    /// What was typed into a field of a form, or what else stands there.
    pub(super) fn value<'a>(&'a self, form: &str, field: &str, otherwise: &'a str) -> &'a str {
        if !self.is(form) {
            return otherwise;
        }
        let typed = &self.typed;
        match field {
            "article" => &typed.article,
            "why" => &typed.why,
            "result" => &typed.result,
            "side" => &typed.side,
            "cause" => &typed.cause,
            "what" => &typed.what,
            "choice" => &typed.choice,
            "take_back" => &typed.take_back,
            "gains" => &typed.gains,
            "lost" => &typed.lost,
            "answer" => &typed.answer,
            "white" => &typed.white,
            "black" => &typed.black,
            "anyway" => &typed.anyway,
            _ => otherwise,
        }
    }

    /// Whether a choice of a form was made.
    pub(super) fn chose(&self, form: &str, field: &str, value: &str) -> bool {
        self.is(form) && self.value(form, field, "") == value
    }

    /// Whether the explanation was given in further languages.
    pub(super) fn has_translation(&self, form: &str) -> bool {
        let typed = &self.typed;
        let all = [&typed.why_en, &typed.why_fr, &typed.why_ru];
        self.is(form) && all.iter().any(|text| !text.is_empty())
    }

    /// The explanation in a further language.
    pub(super) fn translation(&self, form: &str, code: &str) -> &str {
        match code {
            _ if !self.is(form) => "",
            "en" => &self.typed.why_en,
            "fr" => &self.typed.why_fr,
            _ => &self.typed.why_ru,
        }
    }
}

impl DecreeForm {
    /// What is asked for.
    ///
    /// # Errors
    ///
    /// A problem that says what is missing or cannot be read.
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
            ply: self.ply()?,
            decisions: None,
            anyway: is_ticked("anyway", &self.anyway)?,
        })
    }

    /// Whether it is an order for whatever the game looks like by now.
    pub(super) fn is_for_any(&self) -> bool {
        ["pause", "resume", "withdraw"].contains(&self.order.as_str())
    }

    /// The position for which the form was filled in. Stopping the clocks is for any, and
    /// what is withdrawn has a number of its own.
    fn ply(&self) -> Result<Option<u32>, Problem> {
        match self.ply.trim() {
            "" if self.is_for_any() => Ok(None),
            text => text.parse().map(Some).map_err(|_| {
                let shown = crate::live::shorten(text);
                invalid("problem-invalid-decision-ply").text("value", shown)
            }),
        }
    }

    fn order(&self) -> Result<Order, Problem> {
        Ok(match self.order.as_str() {
            "end" => Order::End {
                result: self.result()?,
            },
            "forfeit" => Order::Forfeit {
                side: match self.side.as_str() {
                    "both" => None,
                    _ => Some(self.side(&["white", "black", "both"])?),
                },
                cause: chosen(
                    "cause",
                    &self.cause,
                    ForfeitCause::ALL,
                    ForfeitCause::as_str,
                )?,
            },
            "material" => Order::Material {
                points: None,
                favours: None,
            },
            "irregularity" => self.irregularity()?,
            "choice" => Order::Choice {
                choice: self.choice()?.ok_or_else(|| missing("choice"))?,
                take_back: number("take_back", &self.take_back)?,
            },
            "claim" => Order::Claim {
                side: self.side(&SIDES)?,
                answer: chosen(
                    "answer",
                    &self.answer,
                    ClaimAnswer::ALL,
                    ClaimAnswer::as_str,
                )?,
            },
            "clock" => {
                let clock = self.clock()?.ok_or_else(|| missing("white"))?;
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
                version: match self.version.trim() {
                    "" => return Err(missing("version")),
                    text => text.parse().map_err(|_| no_number("version", text))?,
                },
            },
            "" => return Err(missing("order")),
            other => return Err(unknown("order", other, Order::NAMES)),
        })
    }

    fn result(&self) -> Result<Outcome, Problem> {
        let known = ["2-0", "1-1", "0-2", "1-0", "1/2-1/2", "0-1", "0-0"];
        match self.result.trim() {
            "" => Err(missing("result")),
            text => Outcome::parse(text).ok_or_else(|| unknown("result", text, &known)),
        }
    }

    fn irregularity(&self) -> Result<Order, Problem> {
        Ok(Order::Irregularity {
            by: self.side(&SIDES)?,
            what: chosen("what", &self.what, Irregularity::ALL, Irregularity::as_str)?,
            choice: self.choice()?,
            take_back: number("take_back", &self.take_back)?,
            gains_ms: u64::from(number("gains", &self.gains)?) * 1000,
            lost: is_ticked("lost", &self.lost)?,
        })
    }

    fn side(&self, known: &[&str]) -> Result<Side, Problem> {
        match self.side.as_str() {
            "" => Err(missing("side")),
            text => text.parse().map_err(|_| unknown("side", text, known)),
        }
    }

    fn choice(&self) -> Result<Option<Choice>, Problem> {
        let name = |choice: Choice| match choice {
            Choice::Correct => "correct",
            Choice::LetStand => "let-stand",
        };
        match self.choice.as_str() {
            "" => Ok(None),
            text => chosen("choice", text, &[Choice::Correct, Choice::LetStand], name).map(Some),
        }
    }

    fn clock(&self) -> Result<Option<BySide<u64>>, Problem> {
        if self.white.trim().is_empty() && self.black.trim().is_empty() {
            return Ok(None);
        }
        let read = |side: &str, text: &str| match text.trim() {
            "" => Err(missing(side)),
            text => read_face(text).ok_or_else(|| {
                let shown = crate::live::shorten(text);
                invalid("problem-invalid-decision-face").text("time", shown)
            }),
        };
        Ok(Some(BySide {
            white: read("white", &self.white)?,
            black: read("black", &self.black)?,
        }))
    }
}

const SIDES: [&str; 2] = ["white", "black"];

/// One of several by its name.
fn chosen<T: Copy>(
    field: &str,
    text: &str,
    all: &[T],
    name: impl Fn(T) -> &'static str,
) -> Result<T, Problem> {
    let names: Vec<&str> = all.iter().map(|one| name(*one)).collect();
    match text {
        "" => Err(missing(field)),
        text => {
            let found = all.iter().find(|one| name(**one) == text);
            found.copied().ok_or_else(|| unknown(field, text, &names))
        }
    }
}

fn is_ticked(field: &str, text: &str) -> Result<bool, Problem> {
    match text {
        "" => Ok(false),
        "yes" => Ok(true),
        other => Err(unknown(field, other, &["yes"])),
    }
}

/// A number; nothing typed is none.
fn number(field: &str, text: &str) -> Result<u32, Problem> {
    match text.trim() {
        "" => Ok(0),
        text => text.parse().map_err(|_| no_number(field, text)),
    }
}

fn missing(field: &str) -> Problem {
    invalid("problem-invalid-decision-missing").text("field", field)
}

fn no_number(field: &str, text: &str) -> Problem {
    let shown = crate::live::shorten(text);
    invalid("problem-invalid-decision-number")
        .text("field", field)
        .text("value", shown)
}

fn unknown(field: &str, text: &str, known: &[&str]) -> Problem {
    let known: Vec<String> = known.iter().map(|name| (*name).to_owned()).collect();
    invalid("problem-invalid-decision-value")
        .text("field", field)
        .text("value", crate::live::shorten(text))
        .list("known", &known)
}

fn invalid(detail: &'static str) -> Problem {
    Problem::new(ProblemKind::InvalidDecision).detail(detail)
}
