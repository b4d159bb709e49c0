//! What is told of a judged game, whatever the game: troubles of its record, its
//! verdict as JSON, and how several files are gone through.

use std::io::Write;

use damier_arbiter::book::Ruled;
use damier_arbiter::{ClauseId, CounterView, DecidedBy, Lang, RuleBook, Verdict, text};
use damier_game::Spelling;
use fluent_bundle::FluentValue;
use serde::Serialize;

use crate::Ending;
use crate::failure::Failure;
use crate::messages::{message, number};

/// Where in what was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// Line and column of a file.
    File(u32, u32),
    /// So manieth character of the moves of the command line.
    Moves(u32),
}

/// Something wrong or unusual in a record.
#[derive(Debug)]
pub(crate) struct Trouble {
    /// The ply that it is about.
    pub(crate) ply: Option<u32>,
    /// Where it stands.
    pub(crate) place: Option<Spot>,
    /// Whether it is only unusual.
    pub(crate) is_warning: bool,
    /// What is wrong.
    pub(crate) what: String,
    /// What to do about it.
    pub(crate) remedy: Option<String>,
}

impl Trouble {
    /// About a record as a whole, or about a ply of it: a message, and perhaps one
    /// that says what to do.
    pub(crate) fn told(
        lang: Lang,
        id: &str,
        args: &[(&str, FluentValue<'_>)],
        remedy: Option<&str>,
    ) -> Trouble {
        Trouble {
            ply: None,
            place: None,
            is_warning: false,
            what: message(lang, id, args),
            remedy: remedy.map(|id| message(lang, id, &[])),
        }
    }

    /// The same, about a ply.
    pub(crate) fn at_ply(self, ply: usize) -> Trouble {
        Trouble {
            ply: u32::try_from(ply).ok(),
            ..self
        }
    }

    /// The same, but no more than unusual.
    pub(crate) fn into_warning(self) -> Trouble {
        Trouble {
            is_warning: true,
            ..self
        }
    }

    /// Moves after the end of the game, after so many that were played.
    pub(crate) fn after_end(lang: Lang, played: usize) -> Trouble {
        Trouble::told(lang, "trouble-after-end", &[], None).at_ply(played + 1)
    }

    /// Writes it on a line of its own.
    pub(crate) fn write(&self, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
        let kind = if self.is_warning {
            "warning"
        } else {
            "problem"
        };
        let (place, line, column) = match self.place {
            None => ("none", 0, 0),
            Some(Spot::File(line, column)) => ("file", line, column),
            Some(Spot::Moves(column)) => ("moves", 0, column),
        };
        let ply = self
            .ply
            .map_or(FluentValue::from("none"), FluentValue::from);
        let what = match &self.remedy {
            Some(remedy) => {
                let args = [
                    ("what", self.what.as_str().into()),
                    ("remedy", remedy.as_str().into()),
                ];
                message(lang, "trouble-with-remedy", &args)
            }
            None => self.what.clone(),
        };
        let args = [
            ("kind", kind.into()),
            ("place", place.into()),
            ("line", line.into()),
            ("column", column.into()),
            ("ply", ply),
            ("what", what.into()),
        ];
        writeln!(out, "  {}", message(lang, "trouble", &args))?;
        Ok(())
    }
}

/// What stands open in a game that no rule has ended.
pub(crate) struct Open<'g> {
    /// Whether the record states no result either.
    pub(crate) is_unfinished: bool,
    /// What is wrong with the record.
    pub(crate) troubles: &'g [Trouble],
    /// What can be claimed or is to be decided, in sentences.
    pub(crate) claims: Vec<String>,
}

impl Open<'_> {
    /// The line of a result sheet for such a game, with the reason why it stops or stands
    /// open: a move that cannot be played, what could be claimed, or only that the record
    /// ends.
    pub(crate) fn remark(mut self, line: String, lang: Lang) -> String {
        let stops = |trouble: &&Trouble| !trouble.is_warning;
        let said = match self.troubles.iter().find(stops) {
            Some(trouble) => {
                let ply = trouble.ply.map_or_else(|| "none".into(), FluentValue::from);
                let args = [("ply", ply), ("what", trouble.what.as_str().into())];
                Some(message(lang, "judged-short-trouble", &args))
            }
            None => match self.claims.is_empty() {
                true => None,
                false => Some(self.claims.swap_remove(0)),
            },
        };
        let id = match (self.is_unfinished, &said) {
            (true, Some(_)) => "judged-short-unfinished-why",
            (true, None) => "judged-short-unfinished",
            (false, Some(_)) => "judged-short-open",
            (false, None) => return line,
        };
        let args = [
            ("line", line.into()),
            ("what", said.unwrap_or_default().into()),
        ];
        message(lang, id, &args)
    }
}

/// That a draw could be claimed, with article and book as people name them.
pub(crate) fn claimable(clause: &ClauseId, book: &RuleBook, lang: Lang) -> String {
    let found = book.clause(clause);
    let (article, name) = found.map_or((clause.local(), clause.local()), |clause| {
        (clause.article.as_str(), clause.name.get(lang))
    });
    let args = [
        ("article", article.into()),
        ("name", name.into()),
        ("book", book.name().get(lang).into()),
    ];
    message(lang, "judged-claimable", &args)
}

/// What could be claimed in a game that no rule has ended, and what a referee could decide.
pub(crate) fn open_claims(
    clauses: &[ClauseId],
    counters: &[CounterView],
    book: &RuleBook,
    lang: Lang,
) -> Vec<String> {
    let claims = clauses.iter().map(|clause| claimable(clause, book, lang));
    let rulings = counters.iter().filter(|counter| {
        let clause = book.clause(&counter.clause);
        clause.is_some_and(|clause| clause.ruled == Some(Ruled::RegulationDraw))
    });
    let rulings = rulings.map(|counter| text::counter_sentence(counter, book, lang));
    claims.chain(rulings).collect()
}

/// What is told of a game in the first words: its number, in which of several files,
/// and who played.
pub(crate) fn heading(
    lang: Lang,
    file: Option<&str>,
    number: u64,
    players: Option<&str>,
) -> String {
    let args = [
        ("file", file.unwrap_or("none").into()),
        ("number", number.into()),
    ];
    let game = message(lang, "judged-number", &args);
    match players {
        Some(players) => {
            let args = [("game", game.into()), ("players", players.into())];
            message(lang, "judged-players", &args)
        }
        None => game,
    }
}

/// How a game stands, as it is told in lines.
#[derive(Debug)]
pub(crate) struct Standing<'g> {
    /// The machine name of the game.
    pub(crate) variant: &'static str,
    /// How many plies were played before the end, and how many the record has.
    pub(crate) plies: (usize, usize),
    /// How the game ended and by which book.
    pub(crate) verdict: Option<(&'g Verdict, &'g RuleBook)>,
    /// The result that the record states, and whether it is the same.
    pub(crate) header: Option<&'static str>,
    /// The same in the words of the record, where they may differ.
    pub(crate) stated: Option<&'g str>,
    pub(crate) agrees: Option<bool>,
    pub(crate) spelling: Spelling,
}

impl Standing<'_> {
    /// Writes the rest of the first line, and what came of the game.
    pub(crate) fn write(&self, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
        let (played, recorded) = self.plies;
        let args = [
            ("variant", self.variant.into()),
            ("played", number(played)),
            ("recorded", number(recorded)),
        ];
        writeln!(out, "{}", message(lang, "judged-game", &args))?;
        let stated = self.stated.or(self.header);
        let header = stated.map(|header| [("header", header.into())]);
        let said = match (self.verdict, &header) {
            (Some((verdict, book)), _) => {
                let args = [
                    ("result", verdict.result(self.spelling).into()),
                    ("ply", verdict.ply.into()),
                    ("why", text::explain(verdict, book, lang).into()),
                ];
                message(lang, "judged-end", &args)
            }
            (None, None) => message(lang, "judged-open", &[]),
            (None, Some(header)) => message(lang, "judged-open-header", header),
        };
        writeln!(out, "  {said}")?;
        if let (Some(header), Some(false)) = (header, self.agrees) {
            writeln!(out, "  {}", message(lang, "judged-differs", &header))?;
        }
        Ok(())
    }

    /// One line for a result sheet, with what the record says if that is something
    /// else.
    pub(crate) fn sheet(&self, lang: Lang) -> String {
        let header = self.header.unwrap_or("*");
        let Some((verdict, book)) = self.verdict else {
            return header.to_owned();
        };
        let line = text::sheet(verdict, book, self.spelling, lang);
        match self.agrees {
            Some(false) => {
                let stated = self.stated.unwrap_or(header);
                let args = [("line", line.into()), ("header", stated.into())];
                message(lang, "judged-short-differs", &args)
            }
            _ => line,
        }
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
            line: match trouble.place {
                Some(Spot::File(line, _)) => Some(line),
                _ => None,
            },
            column: trouble.place.map(|place| match place {
                Spot::File(_, column) | Spot::Moves(column) => column,
            }),
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
