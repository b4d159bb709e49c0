use std::fmt;

use super::{MovesChoice, Plan, RuleBook};
use crate::clock::TimeControl;
use crate::{Lang, Localized, text};

/// The setting of a draw that comes by regulation, and its value "as the clock says".
pub(super) const REGULATION: &str = "regulation-draw";
pub(super) const BY_CLOCK: &str = "by-clock";

/// A choice that a book offers where its sources can be read in more than one
/// way, or where the event decides.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Setting {
    /// The name, such as `long-diagonal`.
    pub id: String,
    /// What it is about, for people.
    pub name: Localized,
    /// The values to choose from.
    pub choices: Vec<Choice>,
    /// The value that holds if nobody chooses.
    pub default: String,
    /// The value in force.
    pub chosen: String,
}

/// One value of a [`Setting`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Choice {
    /// The word for it.
    pub value: String,
    /// What it means.
    pub what: Localized,
    /// What it says about the moves of the game; empty for nothing, which leaves them as
    /// they usually are.
    pub moves: Vec<MovesChoice>,
}

/// A setting cannot be chosen so.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SettingError {
    /// The book has no such setting.
    UnknownSetting {
        /// The name that was asked for.
        setting: String,
        /// The names that exist.
        known: Vec<String>,
    },
    /// The setting has no such value.
    UnknownValue {
        /// The setting.
        setting: String,
        /// The value that was asked for.
        value: String,
        /// The values that exist.
        known: Vec<String>,
    },
}

impl SettingError {
    /// What is wrong, and what there is to choose from.
    pub fn sentence(&self, lang: Lang) -> String {
        text::setting_refused(self, lang)
    }
}

impl fmt::Display for SettingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}

impl std::error::Error for SettingError {}

impl RuleBook {
    /// The same book with a setting chosen.
    ///
    /// ```
    /// use damier_arbiter::RuleBook;
    ///
    /// let book = RuleBook::builtin("fmjd").expect("built in");
    /// let strict = book.with_setting("regulation-draw", "on")?;
    /// assert!(book.clause_named("A3-6.1.1.a").is_none());
    /// assert!(strict.clause_named("A3-6.1.1.a").is_some());
    /// # Ok::<(), damier_arbiter::SettingError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SettingError`] with the names that exist.
    pub fn with_setting(&self, setting: &str, value: &str) -> Result<RuleBook, SettingError> {
        let mut book = self.clone();
        let Some(found) = book.settings.iter_mut().find(|s| s.id == setting) else {
            return Err(SettingError::UnknownSetting {
                setting: setting.to_owned(),
                known: self.settings.iter().map(|s| s.id.clone()).collect(),
            });
        };
        if !found.choices.iter().any(|choice| choice.value == value) {
            return Err(SettingError::UnknownValue {
                setting: setting.to_owned(),
                value: value.to_owned(),
                known: found
                    .choices
                    .iter()
                    .map(|choice| choice.value.clone())
                    .collect(),
            });
        }
        value.clone_into(&mut found.chosen);
        book.plan = Plan::of(&book);
        Ok(book)
    }

    /// Whether the regulation draw of the book follows the clock of each game, because
    /// that was chosen (`regulation-draw = "by-clock"`). Whoever knows the time control
    /// asks for the book [`under`](RuleBook::under) it; of a game without a known one the
    /// draw is not in force.
    ///
    /// ```
    /// use damier_arbiter::RuleBook;
    ///
    /// let book = RuleBook::builtin("fmjd").expect("built in");
    /// assert!(!book.follows_clock());
    /// let book = book.with_setting("regulation-draw", "by-clock")?;
    /// assert!(book.follows_clock() && book.clause_named("A3-6.1.1.a").is_none());
    /// # Ok::<(), damier_arbiter::SettingError>(())
    /// ```
    pub fn follows_clock(&self) -> bool {
        let mut settings = self.settings.iter();
        settings.any(|s| s.id == REGULATION && s.chosen == BY_CLOCK)
    }

    /// The same book as it holds under a time control: without added time a
    /// regulation draw is in force, if the book has one that nobody has chosen
    /// otherwise. `shown`: a side with a proven win is asked to show it, which needs
    /// evidence; without, the draw comes of itself. Where it was chosen to follow the
    /// clock, a win that is shown always stands.
    ///
    /// ```
    /// use damier_arbiter::RuleBook;
    ///
    /// let book = RuleBook::builtin("fmjd").expect("built in");
    /// let rapid = book.under(&"20'".parse()?, false);
    /// assert!(rapid.clause_named("A3-6.1.1.a").is_some());
    /// let fischer = book.under(&"20'+5\"".parse()?, false);
    /// assert!(fischer.clause_named("A3-6.1.1.a").is_none());
    /// # Ok::<(), damier_arbiter::clock::ControlTextError>(())
    /// ```
    #[must_use]
    pub fn under(&self, control: &TimeControl, shown: bool) -> RuleBook {
        let mut setting = self.settings.iter().filter(|s| s.id == REGULATION);
        let open = setting.next().is_some_and(|s| s.chosen == s.default);
        if !(open || self.follows_clock()) || !control.is_without_added_time() {
            return self.clone();
        }
        let wanted = if shown || self.follows_clock() {
            ["shown", "on"]
        } else {
            ["on", "shown"]
        };
        wanted
            .iter()
            .find_map(|value| self.with_setting(REGULATION, value).ok())
            .unwrap_or_else(|| self.clone())
    }
}
