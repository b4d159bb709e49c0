use std::collections::BTreeMap;

use damier_game::Reason;
use toml::de::DeTable;

use super::error::Errors;
use super::fields::{Fields, Placed, wrong_type};
use super::idle::noted;
use super::moves::{moves, verify_moves};
use super::offers::offers;
use super::parse_clause::{RawClause, clause};
use super::ruled::{irregular_moves, time_shortage};
use super::said::{listed, say};
use super::syntax;
use super::verify::{verify_clauses, verify_offers};
use super::{Choice, FlagRule, LeftRuling, LeftToReferee, Plan, RuleBook, RuleBookErrors, Setting};

/// The format that this program reads; a later one would get another number.
const FORMAT: u16 = 1;

/// A book may have so many clauses; every ply looks at each of them.
const MOST_CLAUSES: usize = 200;

impl RuleBook {
    /// Reads a rule book from the bytes of a file.
    ///
    /// # Errors
    ///
    /// Those of [`RuleBook::parse`], and where the bytes are no UTF-8 text.
    pub fn from_bytes(bytes: &[u8]) -> Result<RuleBook, RuleBookErrors> {
        match std::str::from_utf8(bytes) {
            Ok(text) => RuleBook::parse(text),
            Err(error) => {
                let at = error.valid_up_to();
                let before = std::str::from_utf8(&bytes[..at]).unwrap_or_default();
                let mut errors = Errors::new(before);
                errors.add(at, syntax::not_utf8(bytes, at));
                Err(errors.finish())
            }
        }
    }

    /// Reads a rule book.
    ///
    /// ```
    /// use damier_arbiter::RuleBook;
    ///
    /// let errors = RuleBook::parse("id = 'mine'\nformt = 1\n").expect_err("two mistakes");
    /// assert_eq!(errors.all()[0].line, 1);
    /// let text = errors.to_string();
    /// assert!(text.contains("line 2, column 1: the book cannot have `formt`"));
    /// assert!(text.contains("did you mean `format`?"));
    /// ```
    ///
    /// # Errors
    ///
    /// Every mistake that can be told apart, each with line, column and remedy.
    pub fn parse(text: &str) -> Result<RuleBook, RuleBookErrors> {
        RuleBook::parse_with(text, |errors| errors.no_game_known())
    }

    /// Reads a book that is built in: such books tell what games there are.
    pub(crate) fn parse_built_in(text: &str) -> Result<RuleBook, RuleBookErrors> {
        RuleBook::parse_with(text, |_| {})
    }

    fn parse_with(
        text: &str,
        look_at_games: impl FnOnce(&mut Errors<'_>),
    ) -> Result<RuleBook, RuleBookErrors> {
        if let Ok(document) = DeTable::parse(text) {
            let fields = Fields::new(document.get_ref(), 0, "book");
            let mut errors = Errors::new(text);
            if let Some(mut book) = read(fields, &mut errors) {
                book.noted = noted(document.get_ref(), &book.variants);
                look_at_games(&mut errors);
                return match errors.is_empty() {
                    true => Ok(book),
                    false => Err(errors.finish()),
                };
            }
        }
        Err(mistakes(text))
    }
}

/// Every mistake of a text that is no book. What can be read is looked at although
/// something else cannot, so that nobody has to mend one mistake to be told of the next.
fn mistakes(text: &str) -> RuleBookErrors {
    let (text, headings) = syntax::with_double_brackets(text);
    let mut errors = Errors::new(&text);
    for (at, heading) in headings {
        errors.add(at, say("mistake-one-bracket").with("name", heading));
    }
    let legible = syntax::legible(&text);
    let is_toml = legible.mistakes.is_empty();
    for (at, said) in legible.mistakes {
        errors.add(at, said);
    }
    let written = errors.mark();
    if let Ok(document) = DeTable::parse(&legible.text) {
        read(Fields::new(document.get_ref(), 0, "book"), &mut errors);
    }
    if !is_toml {
        errors.believe_only(written);
    }
    errors.finish()
}

fn read(mut fields: Fields<'_, '_>, errors: &mut Errors<'_>) -> Option<RuleBook> {
    format_number(&mut fields, errors);
    let id = word(&mut fields, "id", errors);
    let name = required_text(&mut fields, "name", errors);
    let about = required_text(&mut fields, "about", errors);
    let source = fields.citation("source", errors);
    let (variants, default_for) = games(&mut fields, errors);
    let articles = articles(&mut fields, errors);
    let flag_words = FlagRule::ALL.map(|rule| (rule.as_str(), rule));
    let flag_rule = fields.word("flag", &flag_words, errors).unwrap_or_default();
    let wrong_claim = fields.number("wrong-claim-gives", errors);
    let shortage = time_shortage(&mut fields, errors);
    let irregular = irregular_moves(&mut fields, errors);
    let settings = settings(&mut fields, errors);
    let left_to_referee = left_to_referee(&mut fields, errors);
    let mut offers = offers(&mut fields, errors);
    let book_id = id.clone().unwrap_or_default();
    let tables = fields.tables("clause", "[[clause]]", errors);
    if let Some(beyond) = tables.get(MOST_CLAUSES) {
        let most = u16::try_from(MOST_CLAUSES).unwrap_or(u16::MAX);
        errors.add(beyond.at(), say("mistake-too-many").with("most", most));
    }
    let mut raw: Vec<RawClause> = tables
        .into_iter()
        .take(MOST_CLAUSES)
        .map(|table| clause(table, &book_id, errors))
        .collect();
    fields.finish(errors);
    verify_offers(&mut offers, &settings, errors);
    verify_clauses(&mut raw, &settings, errors);
    let settings: Vec<Setting> = settings.whole;
    if !errors.is_empty() {
        return None;
    }
    let mut book = RuleBook {
        id: id?,
        name: name?,
        about: about?,
        source: source?,
        variants: texts(variants),
        default_for: texts(default_for),
        articles,
        flag_rule,
        time_shortage: shortage,
        irregular_moves: irregular,
        wrong_claim_seconds: wrong_claim.unwrap_or(0),
        settings,
        left_to_referee,
        offers: offers.into_iter().map(|raw| raw.clause).collect(),
        clauses: raw.into_iter().filter_map(|raw| raw.clause).collect(),
        plan: Plan::default(),
        noted: Vec::new(),
    };
    book.plan = Plan::of(&book);
    Some(book)
}

fn texts(placed: Vec<Placed<String>>) -> Vec<String> {
    placed.into_iter().map(|(text, _)| text).collect()
}

fn format_number(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) {
    let at = fields.get("format").map_or(0, |value| value.span().start);
    match fields.number("format", errors) {
        Some(FORMAT) => {}
        Some(other) => {
            let said = say("mistake-format").with("format", other);
            errors.add(at, said.with("known", FORMAT));
        }
        None if fields.get("format").is_none() => fields.missing("format", errors),
        None => {}
    }
}

pub(crate) fn required_text(
    fields: &mut Fields<'_, '_>,
    name: &'static str,
    errors: &mut Errors<'_>,
) -> Option<crate::Localized> {
    if fields.get(name).is_none() {
        let said = say("mistake-text-missing").with("name", name);
        errors.add(
            fields.at(),
            said.with("line", format!("{name}.en = \"...\"")),
        );
    }
    fields.localized(name, errors)
}

/// The games that a book is for, and those of which it is the usual one.
fn games(
    fields: &mut Fields<'_, '_>,
    errors: &mut Errors<'_>,
) -> (Vec<Placed<String>>, Vec<Placed<String>>) {
    let mark = errors.mark();
    let variants = fields.strings("variants", errors);
    if fields.get("variants").is_none() {
        fields.missing("variants", errors);
    } else if variants.is_empty() {
        fields.empty("variants", errors);
    }
    errors.games(&variants);
    // Of a list that cannot be read nobody knows what it names.
    let can_be_read = errors.mark() == mark;
    let default_for = fields.strings("default-for", errors);
    let lacks = |variant: &str| variants.iter().all(|(known, _)| known != variant);
    for (variant, at) in default_for.iter().filter(|(variant, _)| lacks(variant)) {
        if can_be_read {
            let said = say("mistake-default-for").with("variant", variant.as_str());
            errors.add(*at, said);
        }
    }
    (variants, default_for)
}

/// A word fit for an id: letters, digits, dots and hyphens.
pub(crate) fn word(
    fields: &mut Fields<'_, '_>,
    name: &'static str,
    errors: &mut Errors<'_>,
) -> Option<String> {
    let text = fields.required(name, errors)?;
    let fine = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
    if text.chars().all(fine) {
        return Some(text);
    }
    let at = fields.get(name).map_or(0, |value| value.span().start);
    errors.add(at, say("mistake-id").with("name", name).with("text", text));
    None
}

fn articles(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> BTreeMap<Reason, String> {
    let mut articles = BTreeMap::new();
    let Some(table) = fields.table("articles", "[articles]", errors) else {
        return articles;
    };
    for (name, at, value) in table.entries() {
        let Ok(reason) = name.parse::<Reason>() else {
            let known = Reason::ALL.iter().map(|reason| reason.as_str());
            let said = say("mistake-reason").with("name", name);
            errors.add(at, said.with("known", listed(known)));
            continue;
        };
        match value.get_ref().as_str() {
            Some(article) if article.trim().is_empty() => {
                let said = say("mistake-empty").with("name", name);
                errors.add(value.span().start, said);
            }
            Some(article) => {
                articles.insert(reason, article.to_owned());
            }
            None => wrong_type(errors, value, name, "text"),
        }
    }
    articles
}

/// Settings with what can be chosen, for remedies: "`draws` (on, off)".
fn choosable(settings: &[Setting]) -> String {
    let told = settings.iter().map(|setting| {
        let values = setting.choices.iter().map(|choice| choice.value.as_str());
        format!(
            "`{}` ({})",
            setting.id,
            values.collect::<Vec<_>>().join(", ")
        )
    });
    told.collect::<Vec<_>>().join(", ")
}

/// The settings of a book as far as they could be read.
#[derive(Default)]
pub(crate) struct ReadSettings {
    /// Those of which nothing is missing.
    pub(crate) whole: Vec<Setting>,
    /// The others: id and values as far as they are known.
    broken: Vec<(Option<String>, Vec<String>)>,
}

impl ReadSettings {
    /// What can be chosen, for a remedy; `none` if nothing.
    pub(crate) fn known(&self) -> String {
        match self.whole.is_empty() {
            true => "none".to_owned(),
            false => choosable(&self.whole),
        }
    }

    /// Whether a setting has that value, or may have it when it is mended.
    pub(crate) fn may_have(&self, setting: &str, value: &str) -> bool {
        let mut whole = self.whole.iter();
        let mut broken = self.broken.iter();
        let has = |s: &Setting| s.choices.iter().any(|choice| choice.value == value);
        whole.any(|s| s.id == setting && has(s))
            || broken.any(|(id, values)| {
                let is_it = id.as_deref().is_none_or(|id| id == setting);
                is_it && (values.is_empty() || values.iter().any(|known| known == value))
            })
    }
}

fn settings(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> ReadSettings {
    let mut settings = ReadSettings::default();
    let mut ids: Vec<String> = Vec::new();
    let mut places = Vec::new();
    for mut table in fields.tables("setting", "[[setting]]", errors) {
        let at = table.at();
        let id = word(&mut table, "id", errors);
        let name = required_text(&mut table, "name", errors);
        let default = word(&mut table, "default", errors);
        let default_at = table.get("default").map_or(at, |value| value.span().start);
        let (choices, values) = choices(&mut table, errors);
        table.finish(errors);
        if let Some(id) = &id {
            if ids.contains(id) {
                errors.add(at, say("mistake-setting-twice").with("id", id.as_str()));
            }
            ids.push(id.clone());
        }
        let named = values.iter().flatten();
        let named: Vec<String> = named.cloned().collect();
        let all_named = named.len() == values.len();
        if let Some(default) = &default
            && all_named
            && !named.contains(default)
        {
            let shown = id.clone().unwrap_or_default();
            let said = say("mistake-default").with("id", shown);
            errors.add(default_at, said.with("default", default.as_str()));
        }
        match (id, name, default) {
            (Some(id), Some(name), Some(default)) if choices.len() == values.len() => {
                let chosen = default.clone();
                places.push(at);
                settings.whole.push(Setting {
                    id,
                    name,
                    choices,
                    default,
                    chosen,
                });
            }
            // A value that cannot be read may be any.
            (id, _, _) => {
                let values = if all_named { named } else { Vec::new() };
                settings.broken.push((id, values));
            }
        }
    }
    verify_moves(&settings.whole, &places, errors);
    settings
}

/// The choices of a setting of which nothing is missing, and the values of all.
fn choices(
    table: &mut Fields<'_, '_>,
    errors: &mut Errors<'_>,
) -> (Vec<Choice>, Vec<Option<String>>) {
    let (mut choices, mut values): (Vec<Choice>, Vec<Option<String>>) = (Vec::new(), Vec::new());
    for mut choice in table.tables("choice", "[[setting.choice]]", errors) {
        let value = word(&mut choice, "value", errors);
        let what = required_text(&mut choice, "what", errors);
        let moves = moves(&mut choice, errors);
        let at = choice.at();
        choice.finish(errors);
        if let Some(value) = &value
            && values.iter().flatten().any(|known| known == value)
        {
            errors.add(
                at,
                say("mistake-choice-twice").with("value", value.as_str()),
            );
        }
        if let (Some(value), Some(what)) = (value.clone(), what) {
            choices.push(Choice { value, what, moves });
        }
        values.push(value);
    }
    (choices, values)
}

fn left_to_referee(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> Vec<LeftToReferee> {
    let mut left = Vec::new();
    for mut table in fields.tables("left-to-referee", "[[left-to-referee]]", errors) {
        let article = table.required("article", errors);
        let what = required_text(&mut table, "what", errors);
        let words = LeftRuling::ALL.map(|ruling| (ruling.as_str(), ruling));
        let ruling = table.word("ruling", &words, errors);
        table.finish(errors);
        if let (Some(article), Some(what)) = (article, what) {
            left.push(LeftToReferee {
                article,
                what,
                ruling,
            });
        }
    }
    left
}
