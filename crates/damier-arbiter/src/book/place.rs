//! Where in the text of a book a warning is at home.

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::Warning;
use super::error::line_and_column;
use super::fields::whole_number;
use super::syntax;
use crate::{Lang, text};

impl Warning {
    /// The line, from 1, that the warning is about, in the text that the book was read
    /// from.
    pub fn line(&self, text: &str) -> usize {
        let legible = syntax::legible(text);
        let at = DeTable::parse(&legible.text)
            .ok()
            .and_then(|document| place(self, document.get_ref()));
        line_and_column(text, at.unwrap_or(0)).0
    }

    /// The warning in words, with its line in the text that the book was read from.
    pub fn sentence_at(&self, text: &str, lang: Lang) -> String {
        text::warning_at(self, self.line(text), lang)
    }
}

/// The byte at which the warning is at home.
fn place(warning: &Warning, book: &DeTable<'_>) -> Option<usize> {
    match warning {
        Warning::NeverHolds { clause }
        | Warning::NeverBinds { clause, .. }
        | Warning::NeverWithin { clause, .. }
        | Warning::DrawnAtOnce { clause }
        | Warning::WholeGame { clause, .. }
        | Warning::NeverReached { clause, .. }
        | Warning::NeverSoOften { clause, .. }
        | Warning::NothingCounted { clause, .. }
        | Warning::DrawnBeforeWin { clause }
        | Warning::WeakerFirst { clause, .. }
        | Warning::SharesAlone { clause, .. }
        | Warning::TwoLimits { clause, .. }
        | Warning::NeverRepeats { clause, .. }
        | Warning::DraughtsOnly { clause, .. } => named(book, "clause", clause).next(),
        Warning::Under {
            setting, warning, ..
        } => match &**warning {
            // No clause is to blame for what is not there.
            Warning::NoRepetition => named(book, "setting", setting).next(),
            warning => place(warning, book),
        },
        Warning::TakenId { .. } => key(book, "id"),
        Warning::ShortageNeverBinds { .. } => key(book, "time-shortage"),
        Warning::TooLarge {
            heading,
            number,
            field,
        } => match heading.trim_matches(['[', ']']) {
            "offers" => tables(book, "offers")
                .find(|(table, _)| {
                    let given = value(table, field).and_then(|value| whole_number(value.get_ref()));
                    given.map(u32::from) == Some(*number)
                })
                .or_else(|| tables(book, "offers").next())
                .map(|(_, at)| at),
            table => key(book, table),
        },
        Warning::UnusedSetting { setting } => named(book, "setting", setting).next(),
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

fn value<'t, 'i>(table: &'t DeTable<'i>, name: &str) -> Option<&'t Spanned<DeValue<'i>>> {
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
fn tables<'t, 'i>(
    table: &'t DeTable<'i>,
    name: &str,
) -> impl Iterator<Item = (&'t DeTable<'i>, usize)> + use<'t, 'i> {
    let items = value(table, name).and_then(|value| value.get_ref().as_array());
    let items = items.map_or_else(Vec::new, |items: &DeArray<'_>| items.iter().collect());
    items
        .into_iter()
        .filter_map(|item| Some((item.get_ref().as_table()?, item.span().start)))
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
