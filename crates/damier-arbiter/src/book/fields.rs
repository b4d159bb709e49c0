use std::borrow::Borrow;
use std::collections::BTreeSet;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::distance::nearest;
use super::error::Errors;
use super::said::{listed, say};
use crate::{Lang, Localized};

/// A table of the file being read: hands out its values by name, notes what is
/// of the wrong type, and refuses names that nobody asked for.
pub(crate) struct Fields<'d, 'i> {
    table: &'d DeTable<'i>,
    /// Where the table begins, for what is missing.
    at: usize,
    /// What the table is, for messages: "the clause".
    what: &'static str,
    asked: BTreeSet<&'static str>,
}

/// A value with its place.
pub(crate) type Placed<T> = (T, usize);

impl<'d, 'i> Fields<'d, 'i> {
    pub(crate) fn new(table: &'d DeTable<'i>, at: usize, what: &'static str) -> Fields<'d, 'i> {
        Fields {
            table,
            at,
            what,
            asked: BTreeSet::new(),
        }
    }

    pub(crate) fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn get(&mut self, name: &'static str) -> Option<&'d Spanned<DeValue<'i>>> {
        self.asked.insert(name);
        self.table
            .iter()
            .find(|(key, _)| key.get_ref().as_ref() == name)
            .map(|(_, value)| value)
    }

    pub(crate) fn string(&mut self, name: &'static str, errors: &mut Errors<'_>) -> Option<String> {
        let (text, at) = self.placed_string(name, errors)?;
        if text.trim().is_empty() {
            errors.add(at, say("mistake-empty").with("name", name));
            return None;
        }
        Some(text)
    }

    fn placed_string(
        &mut self,
        name: &'static str,
        errors: &mut Errors<'_>,
    ) -> Option<Placed<String>> {
        let value = self.get(name)?;
        let at = value.span().start;
        match value.get_ref().as_str() {
            Some(text) => Some((text.to_owned(), at)),
            None => {
                wrong_type(errors, value, name, "text");
                None
            }
        }
    }

    pub(crate) fn required(
        &mut self,
        name: &'static str,
        errors: &mut Errors<'_>,
    ) -> Option<String> {
        if self.get(name).is_none() {
            self.missing(name, errors);
        }
        self.string(name, errors)
    }

    pub(crate) fn missing(&self, name: &str, errors: &mut Errors<'_>) {
        let said = say("mistake-missing").with("table", self.what);
        let said = said.with("name", name).with("line", self.example(name));
        errors.add(self.at, said);
    }

    /// A list that names nothing.
    pub(crate) fn empty(&mut self, name: &'static str, errors: &mut Errors<'_>) {
        let Some(value) = self.get(name) else { return };
        // Of a value that is no list something has been said.
        if value
            .get_ref()
            .as_array()
            .is_some_and(|list| list.is_empty())
        {
            let said = say("mistake-empty-list").with("name", name);
            let said = said.with("line", self.example(name));
            errors.add(value.span().start, said);
        }
    }

    /// A line that could be added where a name is missing.
    fn example(&self, name: &str) -> String {
        if name == "en" {
            // A text stands there with the name of the text before it.
            return format!("{}.en = \"...\"", self.what);
        }
        let value = match (self.what, name) {
            (_, "format") => "1",
            ("book", "id") => "\"mine\"",
            ("[[setting]]", "id") => "\"early-draws\"",
            (_, "id" | "article") => "\"6.1\"",
            (_, "source") => "\"https://example.org/rules\"",
            (_, "variants") => "[\"international\"]",
            (_, "kind") => "\"move-limit\"",
            (_, "unit") => "\"each\"",
            (_, "limit") => "25",
            (_, "times") => "3",
            (_, "seconds") => "60",
            (_, "most-pieces") => "8",
            (_, "superior-by") => "150",
            (_, "default" | "value") => "\"off\"",
            _ => "\"...\"",
        };
        format!("{name} = {value}")
    }

    /// One word of a few.
    pub(crate) fn word<T: Copy>(
        &mut self,
        name: &'static str,
        choices: &[(&str, T)],
        errors: &mut Errors<'_>,
    ) -> Option<T> {
        let (text, at) = self.placed_string(name, errors)?;
        let found = choices
            .iter()
            .find(|(word, _)| *word == text)
            .map(|(_, value)| *value);
        if found.is_none() {
            let words = choices.iter().map(|(word, _)| *word);
            let said = say("mistake-word").with("name", name).with("text", text);
            errors.add(at, said.with("choices", listed(words)));
        }
        found
    }

    pub(crate) fn bool(&mut self, name: &'static str, errors: &mut Errors<'_>) -> Option<bool> {
        let value = self.get(name)?;
        let found = value.get_ref().as_bool();
        if found.is_none() {
            wrong_type(errors, value, name, "bool");
        }
        found
    }

    pub(crate) fn number(&mut self, name: &'static str, errors: &mut Errors<'_>) -> Option<u16> {
        let value = self.get(name)?;
        let found = whole_number(value.get_ref());
        if found.is_none() {
            wrong_type(errors, value, name, "number");
        }
        found
    }

    /// A list of texts; a single text stands for a list of one.
    pub(crate) fn strings(
        &mut self,
        name: &'static str,
        errors: &mut Errors<'_>,
    ) -> Vec<Placed<String>> {
        let Some(value) = self.get(name) else {
            return Vec::new();
        };
        let single = std::slice::from_ref(value);
        let items: Vec<&Spanned<DeValue<'_>>> = match value.get_ref() {
            DeValue::Array(items) => items.iter().collect(),
            _ => single.iter().collect(),
        };
        let mut texts = Vec::new();
        for item in items {
            match item.get_ref().as_str() {
                Some(text) => texts.push((text.to_owned(), item.span().start)),
                None => wrong_type(errors, item, name, "texts"),
            }
        }
        texts
    }

    pub(crate) fn table(
        &mut self,
        name: &'static str,
        what: &'static str,
        errors: &mut Errors<'_>,
    ) -> Option<Fields<'d, 'i>> {
        let value = self.get(name)?;
        match value.get_ref().as_table() {
            Some(table) => Some(Fields::new(table, value.span().start, what)),
            None => {
                wrong_type(errors, value, name, "table");
                None
            }
        }
    }

    pub(crate) fn tables(
        &mut self,
        name: &'static str,
        what: &'static str,
        errors: &mut Errors<'_>,
    ) -> Vec<Fields<'d, 'i>> {
        let Some(value) = self.get(name) else {
            return Vec::new();
        };
        let Some(items) = value.get_ref().as_array() else {
            let at = value.span().start;
            match value.get_ref() {
                DeValue::Table(_) => errors.add(at, say("mistake-one-bracket").with("name", what)),
                _ => wrong_type(errors, value, name, "tables"),
            }
            return Vec::new();
        };
        let mut tables = Vec::new();
        for item in items.iter() {
            match item.get_ref().as_table() {
                Some(table) => tables.push(Fields::new(table, item.span().start, what)),
                None => wrong_type(errors, item, name, "tables"),
            }
        }
        tables
    }

    /// A text in several languages.
    pub(crate) fn localized(
        &mut self,
        name: &'static str,
        errors: &mut Errors<'_>,
    ) -> Option<Localized> {
        let value = self.get(name)?;
        let Some(table) = value.get_ref().as_table() else {
            wrong_type(errors, value, name, "languages");
            return None;
        };
        let mut texts = Fields::new(table, value.span().start, name);
        let en = texts.required("en", errors);
        let fr = texts.string("fr", errors);
        let ru = texts.string("ru", errors);
        for (key, _) in table.iter() {
            let language = key.get_ref().as_ref();
            if !Lang::ALL.iter().any(|lang| lang.code() == language) {
                let said = say("mistake-language").with("name", name);
                errors.add(key.span().start, said.with("language", language));
            }
        }
        Some(Localized { en: en?, fr, ru })
    }

    /// Where something can be read: a text for all languages, or one for each.
    pub(crate) fn citation(
        &mut self,
        name: &'static str,
        errors: &mut Errors<'_>,
    ) -> Option<Localized> {
        match self.get(name).map(Spanned::get_ref) {
            None => {
                self.missing(name, errors);
                None
            }
            Some(DeValue::String(_)) => self.string(name, errors).map(Localized::everywhere),
            Some(DeValue::Table(_)) => self.localized(name, errors),
            Some(_) => {
                let value = self.get(name)?;
                wrong_type(errors, value, name, "citation");
                None
            }
        }
    }

    /// Every name of the table with its value, for tables whose names are free.
    pub(crate) fn entries(
        &self,
    ) -> impl Iterator<Item = (&'d str, usize, &'d Spanned<DeValue<'i>>)> {
        self.table.iter().map(|(key, value)| {
            let name: &'d str = key.get_ref().borrow();
            (name, key.span().start, value)
        })
    }

    /// Refuses names that nobody asked for.
    pub(crate) fn finish(self, errors: &mut Errors<'_>) {
        let known: Vec<&str> = self.asked.iter().copied().collect();
        for (key, _) in self.table.iter() {
            let name = key.get_ref().as_ref();
            if known.contains(&name) {
                continue;
            }
            let said = match nearest(name, &known) {
                Some(meant) => {
                    errors.forget_missing_of(self.at, meant);
                    say("mistake-unknown-near").with("meant", meant)
                }
                None => say("mistake-unknown").with("known", listed(known.iter().copied())),
            };
            let said = said.with("table", self.what).with("name", name);
            errors.add(key.span().start, said);
        }
    }
}

pub(crate) fn whole_number(value: &DeValue<'_>) -> Option<u16> {
    let integer = value.as_integer()?;
    u16::from_str_radix(integer.as_str(), integer.radix()).ok()
}

/// `wanted` is one of the words that the message `mistake-wanted` knows; of tables with
/// parts of their own it tells these.
pub(crate) fn wrong_type(
    errors: &mut Errors<'_>,
    value: &Spanned<DeValue<'_>>,
    name: &str,
    wanted: &'static str,
) {
    let said = match value.get_ref() {
        DeValue::Integer(number) if wanted == "number" => {
            say("mistake-number-range").with("text", number.as_str())
        }
        DeValue::Integer(number) => say("mistake-number").with("text", number.as_str()),
        other => say("mistake-type").with("type", other.type_str()),
    };
    let parts = match wanted {
        "table" => PARTS.iter().find(|(table, _)| *table == name),
        _ => None,
    };
    let (wanted, parts) = parts.copied().unwrap_or((wanted, ""));
    let said = said.with("name", name).with("wanted", wanted);
    errors.add(value.span().start, said.with("parts", parts));
}

/// Tables with parts of their own, and lines with which these are given.
const PARTS: [(&str, &str); 5] = [
    (
        "when",
        "`when.force = [\"3K v K\"]`, `when.pieces = \"4-5\"`, `when.each-side-pieces = 2`, \
         `when.kings-on-both-sides = true`, `when.long-diagonal = \"weak-alone\"`",
    ),
    ("only-if", "`only-if.early-draws = \"refused\"`"),
    ("articles", "`resignation = \"7.2.1\"`"),
    ("time-shortage", ""),
    ("irregular-moves", "`article = \"5.4\"`"),
];
