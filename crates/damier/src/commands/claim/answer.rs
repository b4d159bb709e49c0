//! How a claim is answered: in sentences or in JSON.

use std::io::Write;

use damier_arbiter::{RuleBook, Verdict, text};
use serde::Serialize;
use serde_json::Value;

use super::game::GameArgs;
use crate::Ending;
use crate::failure::Failure;

#[derive(Serialize)]
struct AnswerJson<'a> {
    granted: bool,
    verdict: Value,
    text: &'a [String],
    #[serde(skip_serializing_if = "Value::is_null")]
    facts: Value,
}

/// Writes the answer: the verdict if there is one, the sentences, and what they
/// rest on.
pub(super) fn give(
    args: &GameArgs,
    book: &RuleBook,
    verdict: Option<&Verdict>,
    told: &[String],
    facts: Value,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let granted = verdict.is_some();
    if args.json {
        let mut spelled = serde_json::to_value(verdict)?;
        if let (Some(verdict), Some(result)) = (verdict, spelled.get_mut("result")) {
            *result = verdict.result(args.variant.spelling()).into();
        }
        let answer = AnswerJson {
            granted,
            verdict: spelled,
            text: told,
            facts,
        };
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
    } else {
        if let Some(verdict) = verdict {
            let sheet = text::sheet(verdict, book, args.variant.spelling(), args.lang);
            writeln!(out, "{sheet}")?;
        }
        for sentence in told {
            writeln!(out, "{sentence}")?;
        }
    }
    Ok(if granted {
        Ending::Fine
    } else {
        Ending::ProblemsFound
    })
}

/// A verdict with its whole story.
pub(super) fn give_verdict(
    args: &GameArgs,
    book: &RuleBook,
    verdict: &Verdict,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let told = text::story(verdict, book, args.lang);
    give(args, book, Some(verdict), &told, Value::Null, out)
}
