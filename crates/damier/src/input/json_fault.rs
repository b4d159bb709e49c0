//! What the reader of JSON complains of, in the language of the run.

use serde_json::Error;
use serde_json::error::Category;

use crate::messages::say;

/// What is wrong, without its place in a file: texts are read object by object.
pub(crate) fn json_fault(error: &Error) -> String {
    if error.classify() != Category::Data {
        return say("json-broken", &[("column", error.column().into())]);
    }
    let text = error.to_string();
    let complaint = text.split(" at line ").next().unwrap_or_default();
    let quoted = |text: &str| text.split('`').nth(1).map(str::to_owned);
    if let Some(field) = complaint.strip_prefix("missing field ").and_then(quoted) {
        return say("json-missing", &[("field", field.into())]);
    }
    let unknown = complaint.strip_prefix("unknown variant ").and_then(quoted);
    if let (Some(found), Some((_, known))) = (unknown, complaint.split_once("expected ")) {
        let known = known.trim_start_matches("one of ");
        let args = [("found", found.into()), ("known", known.into())];
        return say("json-word", &args);
    }
    say("json-other", &[("complaint", complaint.into())])
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "lowercase")]
    enum Word {
        One,
        Two,
    }

    #[derive(Deserialize, Debug)]
    struct Data {
        #[expect(dead_code, reason = "only read")]
        word: Word,
    }

    #[test]
    fn complaints_are_told_apart() {
        for (text, told) in [
            ("{", "this is not JSON (column 1)"),
            ("{}", "the field `word` is missing"),
            ("{\"word\": \"three\"}", "`three` is none of `one` or `two`"),
            ("5", "the data do not fit: invalid type"),
        ] {
            let error = serde_json::from_str::<Data>(text).expect_err(text);
            assert!(
                json_fault(&error).starts_with(told),
                "{}",
                json_fault(&error)
            );
        }
        assert!(serde_json::from_str::<Data>("{\"word\": \"one\"}").is_ok());
        assert!(serde_json::from_str::<Data>("{\"word\": \"two\"}").is_ok());
    }
}
