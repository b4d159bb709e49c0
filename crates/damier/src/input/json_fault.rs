//! What is wrong with JSON, in the language of the run.

use serde::de::DeserializeOwned;
use serde_json::Error;

use crate::messages::spoken;

/// What is wrong, without its place in a file: texts are read object by object.
pub(crate) fn json_fault(error: &Error) -> String {
    damier_words::json_fault(error, "", spoken())
}

/// Reads data of which the whole text is one value.
///
/// # Errors
///
/// What is wrong and where.
pub(crate) fn read_json<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    damier_words::read_json(text, spoken())
}
