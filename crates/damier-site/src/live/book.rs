//! The rule book of a stored game.

use std::sync::Arc;

use damier_arbiter::RuleBook;

use super::event::Settings;

/// The book that a game is judged by: a built-in one, or the copy that is kept
/// with the game; with what was chosen in it.
///
/// # Errors
///
/// What is wrong with the stored settings.
pub(super) fn of(settings: &Settings) -> Result<Arc<RuleBook>, String> {
    let mut book = match &settings.rulebook_text {
        Some(text) => Arc::new(RuleBook::parse(text).map_err(|errors| errors.to_string())?),
        None => RuleBook::builtin(&settings.rulebook)
            .ok_or_else(|| format!("no rule book `{}`", settings.rulebook))?,
    };
    for (setting, value) in &settings.choices {
        let chosen = book.with_setting(setting, value);
        book = Arc::new(chosen.map_err(|error| error.to_string())?);
    }
    Ok(book)
}
