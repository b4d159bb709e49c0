//! Where in the text of a book a warning is at home.

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::error::line_and_column;
use super::fields::whole_number;
use super::syntax;
use super::{Relation, Warning};
use crate::{Lang, text};

impl Warning {
    /// The line, from 1, that the warning is about, in the text that the book was read
    /// from.
    pub fn line(&self, text: &str) -> usize {
        self.place(text).0
    }

    /// The line and the column, in characters, both from 1, that the warning is about, in
    /// the text that the book was read from.
    pub fn place(&self, text: &str) -> (usize, usize) {
        let legible = syntax::legible(text);
        let at = DeTable::parse(&legible.text)
            .ok()
            .and_then(|document| place(self, document.get_ref()));
        line_and_column(text, at.unwrap_or(0))
    }

    /// The warning in words, with its line and column in the text that the book was read from.
    pub fn sentence_at(&self, text: &str, lang: Lang) -> String {
        text::warning_at(self, self.place(text), lang)
    }
}

/// The byte at which the warning is at home.
fn place(warning: &Warning, book: &DeTable<'_>) -> Option<usize> {
    match warning {
        Warning::NeverHolds { clause } | Warning::WeakerFirst { clause, .. } => {
            field(book, clause, "when.force")
                .or_else(|| field(book, clause, "when"))
                .or_else(|| named(book, "clause", clause).next())
        }
        Warning::NeverReached { clause, .. } | Warning::IdleRow { clause, .. } => {
            field(book, clause, "limit")
        }
        Warning::NeverSoOften { clause, .. } => field(book, clause, "times"),
        Warning::SharesAlone { clause, .. } => field(book, clause, "shares"),
        Warning::BothWays { clause, .. } => field(book, clause, "article"),
        Warning::NoRegulation { setting } => named(book, "setting", setting).next(),
        Warning::FlagOfChess => key(book, "flag"),
        Warning::NeverWithin { clause, .. } => field(book, clause, "within"),
        Warning::AlwaysRestarted { clause } => field(book, clause, "restarts"),
        Warning::NothingCounted {
            clause,
            field: name,
        } => field(book, clause, name),
        Warning::NoSuchForce { clause, relation } => tables(book, "clause")
            .filter(|(table, _)| is_named(table, clause))
            .find_map(|(table, _)| relation_in(table, relation)),
        Warning::DraughtsOnly { clause, condition } => field(book, clause, condition),
        Warning::Idle {
            clause,
            heading,
            field: name,
        } => match clause {
            Some(clause) => field(book, clause, name),
            None if heading.is_empty() => key(book, name),
            None => value(book, heading.trim_matches(['[', ']']))
                .and_then(|table| key(table.get_ref().as_table()?, name)),
        },
        Warning::Doubled {
            clause,
            field: name,
            text,
        } => match clause {
            None => repeated(book, name, text),
            Some(clause) => tables(book, "clause")
                .filter(|(table, _)| is_named(table, clause))
                .find_map(|(table, _)| {
                    let when = value(table, "when").and_then(|when| when.get_ref().as_table());
                    repeated(table, name, text).or_else(|| repeated(when?, name, text))
                }),
        },
        Warning::NothingToClaim => key(book, "wrong-claim-gives"),
        Warning::NeverAgreed { moves, .. } => tables(book, "offers").find_map(|(table, _)| {
            let given = value(table, "not-before-move")?;
            (whole_number(given.get_ref()) == Some(*moves)).then(|| given.span().start)
        }),
        Warning::SameChoice { setting, other, .. } => tables(book, "setting")
            .filter(|(table, _)| is_named(table, setting))
            .flat_map(|(table, _)| tables(table, "choice"))
            .find_map(|(choice, _)| {
                let given = value(choice, "value")?;
                (given.get_ref().as_str() == Some(other)).then(|| given.span().start)
            }),
        Warning::IdleArticle { reason, .. } => {
            value(book, "articles").and_then(|table| key(table.get_ref().as_table()?, reason))
        }
        Warning::TwoRulings { article } => tables(book, "left-to-referee")
            .filter(|(table, _)| {
                let given = value(table, "article").and_then(|given| given.get_ref().as_str());
                given == Some(article)
            })
            .nth(1)
            .map(|(_, at)| at),
        Warning::NeverBinds { clause, .. }
        | Warning::DrawnAtOnce { clause }
        | Warning::WholeGame { clause, .. }
        | Warning::DrawnBeforeWin { clause }
        | Warning::TwoLimits { clause, .. }
        | Warning::NeverRepeats { clause, .. } => named(book, "clause", clause).next(),
        Warning::Under {
            setting, warning, ..
        } => match &**warning {
            // No clause is to blame for what is not there.
            Warning::NoRepetition => named(book, "setting", setting).next(),
            warning => place(warning, book),
        },
        Warning::TakenId { .. } => key(book, "id"),
        Warning::TooLarge {
            heading,
            number,
            field,
        } => match heading.trim_matches(['[', ']']) {
            "offers" => tables(book, "offers").find_map(|(table, _)| {
                let given = value(table, field).and_then(|value| whole_number(value.get_ref()));
                (given.map(u32::from) == Some(*number)).then(|| key(table, field))?
            }),
            name => {
                let table = value(book, name).and_then(|table| table.get_ref().as_table());
                table.and_then(|table| key(table, field))
            }
        },
        Warning::ShortageNeverBinds { field } => {
            value(book, "time-shortage").and_then(|table| key(table.get_ref().as_table()?, field))
        }
        Warning::UnusedSetting { setting } | Warning::OneChoice { setting } => {
            named(book, "setting", setting).next()
        }
        Warning::UnknownVariant { variant, .. } => listed(book, "variants", variant),
        Warning::RepeatedVariant { variant } => repeated(book, "variants", variant),
        Warning::NoRepetition => tables(book, "clause").next().map(|(_, at)| at),
        Warning::MissingText { clause, lang } => match clause {
            Some(clause) => tables(book, "clause")
                .filter(|(table, _)| is_named(table, clause))
                .find_map(|(table, _)| lacking(table, &["name", "rule", "source"], *lang)),
            None => lacking(book, &["name", "about", "source"], *lang)
                .or_else(|| lacking_in(book, "setting", "name", *lang))
                .or_else(|| lacking_choice(book, *lang))
                .or_else(|| lacking_in(book, "left-to-referee", "what", *lang)),
        },
    }
}

pub(super) fn value<'t, 'i>(
    table: &'t DeTable<'i>,
    name: &str,
) -> Option<&'t Spanned<DeValue<'i>>> {
    let mut entries = table.iter();
    let found = entries.find(|(key, _)| key.get_ref().as_ref() == name);
    found.map(|(_, value)| value)
}

fn key(table: &DeTable<'_>, name: &str) -> Option<usize> {
    let mut keys = table.iter().map(|(key, _)| key);
    let found = keys.find(|key| key.get_ref().as_ref() == name);
    found.map(|key| key.span().start)
}

/// The tables under a heading in double brackets, each with its place.
pub(super) fn tables<'t, 'i>(
    table: &'t DeTable<'i>,
    name: &str,
) -> impl Iterator<Item = (&'t DeTable<'i>, usize)> + use<'t, 'i> {
    let items = value(table, name).and_then(|value| value.get_ref().as_array());
    let items = items.map_or_else(Vec::new, |items: &DeArray<'_>| items.iter().collect());
    items
        .into_iter()
        .filter_map(|item| Some((item.get_ref().as_table()?, item.span().start)))
}

/// The place of a field in a clause with this id, `when.force` for one within a table; of
/// the clause if it is not found.
fn field(book: &DeTable<'_>, clause: &str, path: &str) -> Option<usize> {
    let in_table = |table: &DeTable<'_>| match path.split_once('.') {
        None => key(table, path),
        Some((outer, inner)) => key(value(table, outer)?.get_ref().as_table()?, inner),
    };
    let found = tables(book, "clause")
        .filter(|(table, _)| is_named(table, clause))
        .find_map(|(table, _)| in_table(table));
    found.or_else(|| named(book, "clause", clause).next())
}

/// The place of a relation of force in a clause.
fn relation_in(clause: &DeTable<'_>, relation: &str) -> Option<usize> {
    let when = value(clause, "when")?.get_ref().as_table()?;
    let list = value(when, "force")?;
    let is_it = |text: &str| Relation::parse(text).is_ok_and(|found| found.to_string() == relation);
    let items = list.get_ref().as_array().map(|items| items.iter());
    let mut items = items.into_iter().flatten();
    let found = items.find(|item| item.get_ref().as_str().is_some_and(is_it));
    Some(found.unwrap_or(list).span().start)
}

fn is_named(table: &DeTable<'_>, id: &str) -> bool {
    value(table, "id").and_then(|value| value.get_ref().as_str()) == Some(id)
}

/// The places of the tables with this id.
fn named<'t>(
    book: &'t DeTable<'_>,
    heading: &str,
    id: &'t str,
) -> impl Iterator<Item = usize> + use<'t> {
    let found: Vec<usize> = tables(book, heading)
        .filter(|(table, _)| is_named(table, id))
        .map(|(_, at)| at)
        .collect();
    found.into_iter()
}

/// The place of a text in a list, or of the text that stands for a list of one.
fn listed(table: &DeTable<'_>, name: &str, text: &str) -> Option<usize> {
    let list = value(table, name)?;
    let items = list.get_ref().as_array().map(|items| items.iter());
    let mut items = items.into_iter().flatten();
    let found = items.find(|item| item.get_ref().as_str() == Some(text));
    Some(found.unwrap_or(list).span().start)
}

/// The place of a text that stands in a list a second time.
fn repeated(table: &DeTable<'_>, name: &str, text: &str) -> Option<usize> {
    let list = value(table, name)?;
    let items = list.get_ref().as_array().map(|items| items.iter());
    let same = items.into_iter().flatten();
    let mut same = same.filter(|item| item.get_ref().as_str() == Some(text));
    Some(same.nth(1).unwrap_or(list).span().start)
}

/// The place of the first of these texts that is not given in the language.
fn lacking(table: &DeTable<'_>, names: &[&str], lang: Lang) -> Option<usize> {
    let lacks = |name: &&&str| {
        let texts = value(table, name).and_then(|value| value.get_ref().as_table());
        texts.is_some_and(|texts| value(texts, lang.code()).is_none())
    };
    let name = names.iter().find(lacks)?;
    key(table, name)
}

fn lacking_in(book: &DeTable<'_>, heading: &str, name: &str, lang: Lang) -> Option<usize> {
    tables(book, heading).find_map(|(table, _)| lacking(table, &[name], lang))
}

fn lacking_choice(book: &DeTable<'_>, lang: Lang) -> Option<usize> {
    tables(book, "setting").find_map(|(setting, _)| lacking_in(setting, "choice", "what", lang))
}
