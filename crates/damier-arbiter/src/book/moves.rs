//! What a book chooses about the moves of a game.
//!
//! Which moves are legal is the game's own affair, but its rules can leave a choice:
//! what a king is worth when captures are compared, say. The referee knows nothing of
//! that. It hands on the names of what was chosen, to whoever sets the game up.

use super::error::Errors;
use super::fields::{Fields, wrong_type};
use super::said::{listed, say};
use super::{RuleBook, RuleBookError, RuleBookErrors, Setting};

/// An option of a game's rules with the value that a setting gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct MovesChoice {
    /// The name of the option, such as `king-value`.
    pub option: String,
    /// The value, such as `150`.
    pub value: String,
    /// Where it stands in the text of the book: the line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

/// What a game offers to choose about its moves: each option with its values.
pub type MovesOffered = Vec<(&'static str, &'static [&'static str])>;

impl RuleBook {
    /// What the book chooses about the moves, under the settings chosen: names and values
    /// of options that belong to the rules of the game.
    ///
    /// ```
    /// use damier_arbiter::RuleBook;
    ///
    /// let book = RuleBook::builtin("frisian").expect("built in");
    /// assert!(book.moves().eq([("king-value", "199")]));
    /// let other = book.with_setting("king-value", "150")?;
    /// assert!(other.moves().eq([("king-value", "150")]));
    /// # Ok::<(), damier_arbiter::SettingError>(())
    /// ```
    pub fn moves(&self) -> impl Iterator<Item = (&str, &str)> {
        let settings = self.settings.iter();
        let chosen = settings.flat_map(|setting| {
            let mut choices = setting.choices.iter();
            let in_force = choices.find(|choice| choice.value == setting.chosen);
            in_force.map_or(&[][..], |choice| &choice.moves)
        });
        chosen.map(|one| (one.option.as_str(), one.value.as_str()))
    }

    /// The same book with the setting chosen that gives an option of the moves a value;
    /// `None` if the book offers no such choice.
    pub fn with_moves(&self, option: &str, value: &str) -> Option<RuleBook> {
        if self.moves().any(|chosen| chosen == (option, value)) {
            return Some(self.clone());
        }
        self.settings.iter().find_map(|setting| {
            let gives = |one: &MovesChoice| one.option == option && one.value == value;
            let mut choices = setting.choices.iter();
            let choice = choices.find(|choice| choice.moves.iter().any(gives))?;
            self.with_setting(&setting.id, &choice.value).ok()
        })
    }

    /// The setting that says anything of an option of the moves.
    pub fn setting_of_moves(&self, option: &str) -> Option<&Setting> {
        let says = |setting: &&Setting| setting.moves().any(|one| one.option == option);
        self.settings.iter().find(says)
    }

    /// Looks whether each game of the book offers what the book chooses about its moves.
    /// `offered` tells of a game, by its id, what it offers.
    ///
    /// # Errors
    ///
    /// Every choice that a game does not offer, with its place and remedy.
    pub fn check_moves(
        &self,
        offered: impl Fn(&str) -> MovesOffered,
    ) -> Result<(), RuleBookErrors> {
        let mut wrong = Vec::new();
        for one in self.settings.iter().flat_map(Setting::moves) {
            let said = self.variants.iter().find_map(|variant| {
                let known = offered(variant);
                let ids = || listed(known.iter().map(|(id, _)| *id));
                let said = match known.iter().find(|(id, _)| *id == one.option) {
                    Some((_, values)) if values.contains(&one.value.as_str()) => return None,
                    Some((_, values)) => say("mistake-moves-value")
                        .with("value", one.value.as_str())
                        .with("known", listed(values.iter().copied())),
                    None if known.is_empty() => say("mistake-moves-none"),
                    None => say("mistake-moves-option").with("known", ids()),
                };
                let said = said.with("option", one.option.as_str());
                Some(said.with("variant", variant.as_str()))
            });
            wrong.extend(said.map(|said| RuleBookError {
                line: one.line,
                column: one.column,
                said,
            }));
        }
        RuleBookErrors::unless_none(wrong, &self.variants)
    }
}

impl Setting {
    /// Everything that its values say about the moves.
    pub(crate) fn moves(&self) -> impl Iterator<Item = &MovesChoice> {
        self.choices.iter().flat_map(|choice| &choice.moves)
    }
}

/// Reads `moves.king-value = "150"` of a choice.
pub(crate) fn moves(choice: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> Vec<MovesChoice> {
    let Some(table) = choice.table("moves", "moves", errors) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (name, at, value) in table.entries() {
        let (line, column) = errors.place(at);
        match value.get_ref().as_str() {
            Some(text) => found.push(MovesChoice {
                option: name.to_owned(),
                value: text.to_owned(),
                line,
                column,
            }),
            None => wrong_type(errors, value, name, "text"),
        }
    }
    found
}

/// Two settings that say something of the same option would contradict one another.
pub(crate) fn verify_moves(settings: &[Setting], at: &[usize], errors: &mut Errors<'_>) {
    for (index, setting) in settings.iter().enumerate() {
        let earlier = settings[..index].iter().find_map(|earlier| {
            let mut said = setting.moves();
            let twice = said.find(|one| earlier.moves().any(|o| o.option == one.option))?;
            Some((earlier, twice))
        });
        if let Some((earlier, twice)) = earlier {
            let said = say("mistake-moves-twice").with("option", twice.option.as_str());
            let said = said.with("setting", setting.id.as_str());
            let place = at.get(index).copied().unwrap_or_default();
            errors.add(place, said.with("other", earlier.id.as_str()));
        }
    }
}
