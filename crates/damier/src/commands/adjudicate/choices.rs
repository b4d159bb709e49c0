//! Choices for the usual rule book of each game.

use std::collections::BTreeSet;
use std::sync::Arc;

use damier_arbiter::{RuleBook, SettingError};
use damier_draughts::Variant;

use crate::failure::Failure;
use crate::messages::{say, spoken};

/// One `--set SETTING=VALUE` that is given without a rule book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Choices {
    setting: String,
    value: String,
}

impl Choices {
    /// Reads the choices, and sees that the usual book of some game offers each; of the
    /// game that is named, if one is.
    pub(super) fn of(set: &[String], variant: Option<Variant>) -> Result<Vec<Choices>, Failure> {
        set.iter().map(|text| choice(text, variant)).collect()
    }

    /// The book with this choice.
    pub(super) fn make(&self, book: &RuleBook) -> Result<Arc<RuleBook>, SettingError> {
        book.with_setting(&self.setting, &self.value).map(Arc::new)
    }

    /// `setting=value`.
    pub(super) fn text(&self) -> String {
        format!("{}={}", self.setting, self.value)
    }
}

fn choice(text: &str, variant: Option<Variant>) -> Result<Choices, Failure> {
    let refuse = |what: String| {
        let args = [("choice", text.into()), ("what", what.into())];
        Failure::Usage(say("set-refused", &args))
    };
    let Some((setting, value)) = text.split_once('=') else {
        return Err(Failure::Usage(say("set-form", &[("choice", text.into())])));
    };
    let made = Choices {
        setting: setting.trim().to_owned(),
        value: value.trim().to_owned(),
    };
    let games = variant.map_or_else(|| Variant::ALL.to_vec(), |variant| vec![variant]);
    let usual = games
        .iter()
        .filter_map(|game| RuleBook::default_for(game.id()));
    let (mut known, mut values) = (BTreeSet::new(), None);
    for book in usual {
        match made.make(&book) {
            Ok(_) => return Ok(made),
            Err(error @ SettingError::UnknownValue { .. }) => values = Some(error),
            Err(_) => {
                let settings = book.settings().iter();
                known.extend(settings.map(|setting| format!("{} ({})", setting.id, book.id())));
            }
        }
    }
    if let Some(error) = values {
        return Err(refuse(error.sentence(spoken())));
    }
    if known.is_empty() {
        return Err(refuse(say("set-none", &[])));
    }
    let known: Vec<String> = known.into_iter().collect();
    let args = [
        ("setting", made.setting.as_str().into()),
        ("known", known.join(", ").into()),
    ];
    Err(refuse(say("set-unknown", &args)))
}
