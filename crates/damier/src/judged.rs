//! What is told of a judged game, whatever the game: troubles of its record, its
//! verdict as JSON, and how several files are gone through.

use std::io::Write;

use damier_arbiter::{DecidedBy, Lang, RuleBook, Verdict, text};
use damier_game::Spelling;
use serde::Serialize;

use crate::Ending;
use crate::failure::Failure;

/// Something wrong or unusual in a record.
#[derive(Debug)]
pub(crate) struct Trouble {
    /// The ply that it is about.
    pub(crate) ply: Option<u32>,
    /// Line and column.
    pub(crate) place: Option<(u32, u32)>,
    /// Whether it is only unusual.
    pub(crate) is_warning: bool,
    /// What is wrong.
    pub(crate) what: String,
    /// What to do about it.
    pub(crate) remedy: Option<String>,
}

impl Trouble {
    /// Writes it on a line of its own.
    pub(crate) fn write(&self, out: &mut impl Write) -> Result<(), Failure> {
        let kind = if self.is_warning {
            "warning"
        } else {
            "problem"
        };
        write!(out, "  {kind}")?;
        if let Some((line, column)) = self.place {
            write!(out, " at line {line}, column {column}")?;
        }
        if let Some(ply) = self.ply {
            write!(out, " (ply {ply})")?;
        }
        write!(out, ": {}", self.what)?;
        match &self.remedy {
            Some(remedy) => writeln!(out, "; {remedy}")?,
            None => writeln!(out)?,
        }
        Ok(())
    }
}

/// A trouble as JSON. Its fields, their names and their order are a contract with
/// other programs, like those of [`Ended`].
#[derive(Serialize)]
pub(crate) struct Problem<'g> {
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
    what: &'g str,
    #[serde(skip_serializing_if = "Option::is_none")]
    remedy: Option<&'g str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    severity: Option<&'static str>,
}

impl<'g> From<&'g Trouble> for Problem<'g> {
    fn from(trouble: &'g Trouble) -> Problem<'g> {
        Problem {
            ply: trouble.ply,
            line: trouble.place.map(|(line, _)| line),
            column: trouble.place.map(|(_, column)| column),
            what: &trouble.what,
            remedy: trouble.remedy.as_deref(),
            severity: trouble.is_warning.then_some("warning"),
        }
    }
}

/// A verdict as JSON, told in every language.
#[derive(Serialize)]
pub(crate) struct Ended<'g> {
    result: &'static str,
    reason: &'static str,
    clause: Option<&'g str>,
    ply: u32,
    by: DecidedBy,
    text: Texts,
}

#[derive(Serialize)]
struct Texts {
    en: String,
    fr: String,
    ru: String,
}

impl<'g> Ended<'g> {
    /// The result is spelled as the game spells results.
    pub(crate) fn of(verdict: &'g Verdict, book: &RuleBook, spelling: Spelling) -> Ended<'g> {
        let text = |lang| text::explain(verdict, book, lang);
        Ended {
            result: verdict.result(spelling),
            reason: verdict.reason.as_str(),
            clause: verdict.clause.as_ref().map(|clause| clause.as_str()),
            ply: verdict.ply,
            by: verdict.by,
            text: Texts {
                en: text(Lang::En),
                fr: text(Lang::Fr),
                ru: text(Lang::Ru),
            },
        }
    }
}

/// Judges one file after the other. One bad file does not keep the others from
/// being judged.
pub(crate) fn each_file(
    files: &[String],
    mut judge: impl FnMut(&str) -> Result<Ending, Failure>,
) -> Result<Ending, Failure> {
    let mut ending = Ending::Fine;
    let mut refused = Vec::new();
    for file in files {
        match judge(file) {
            Ok(Ending::Fine) => {}
            Ok(Ending::ProblemsFound) => ending = Ending::ProblemsFound,
            Err(Failure::Usage(what)) => refused.push(what),
            Err(failure) => return Err(failure),
        }
    }
    if refused.is_empty() {
        Ok(ending)
    } else {
        Err(Failure::Usage(refused.join("\n")))
    }
}
