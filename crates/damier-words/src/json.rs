//! What is wrong with JSON that was handed in: where, what was expected, what stands there.
//!
//! The reader of JSON complains in English. Its complaints are taken apart here, so that
//! none of its words reaches somebody who reads another language.

use damier_arbiter::Lang;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::error::{Category, Error};

use crate::bundle::message;
use crate::{Args, number};

/// The longest text that is repeated in a sentence.
const MOST_SIGNS: usize = 40;

/// Reads data, or says what is wrong with them and where.
///
/// ```
/// use damier_arbiter::Lang;
///
/// let read = damier_words::read_json::<Vec<u8>>("[1, true]", Lang::En);
/// let what = "at `[1]`: `true` stands where a whole number from 0 to 255 should";
/// assert_eq!(read, Err(what.to_owned()));
/// ```
///
/// # Errors
///
/// A sentence without its full stop.
pub fn read_json<T: DeserializeOwned>(text: &str, lang: Lang) -> Result<T, String> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        let inner = error.into_inner();
        // The reader loses its way where a word chooses what the other fields are.
        let path = match path.as_str() {
            "." => only_place(&inner, text).unwrap_or_default(),
            _ => path,
        };
        json_fault(&inner, &path, lang)
    })?;
    reader.end().map_err(|error| json_fault(&error, "", lang))?;
    Ok(read)
}

/// What the reader of JSON complains of, with the path to the place if one is known: of
/// texts that hold more than these data.
pub fn json_fault(error: &Error, path: &str, lang: Lang) -> String {
    let at = |id| {
        let args = [
            ("line", number(error.line())),
            ("column", error.column().to_string().into()),
        ];
        message(lang, id, &args)
    };
    match error.classify() {
        Category::Data => {}
        Category::Eof => return at("json-cut"),
        Category::Syntax | Category::Io => return at("json-broken"),
    }
    let (id, args) = told(&complaint(error));
    with_path(message(lang, id, &args), path, lang)
}

/// What is wrong with the way to the place, if that is known.
pub(crate) fn with_path(what: String, path: &str, lang: Lang) -> String {
    match path {
        "" | "." => what,
        path => {
            let args = [("place", path.into()), ("what", what.into())];
            message(lang, "json-at", &args)
        }
    }
}

/// The complaint without its place, which counts lines of its own.
fn complaint(error: &Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    text.strip_suffix(&place).unwrap_or(&text).to_owned()
}

/// The message for a complaint.
pub(crate) fn told(complaint: &str) -> (&'static str, Args<'static>) {
    let quoted = complaint.split('`').nth(1).unwrap_or_default();
    let field = || vec![("field", short(quoted).into())];
    if complaint.starts_with("missing field ") {
        return ("json-missing", field());
    }
    if complaint.starts_with("duplicate field ") {
        return ("json-twice", field());
    }
    if let Some(rest) = complaint.strip_prefix("unknown field ") {
        return ("json-unknown", [field(), vec![known(rest)]].concat());
    }
    if let Some(rest) = complaint.strip_prefix("unknown variant ") {
        let found = vec![("found", short(quoted).into())];
        return ("json-word", [found, vec![known(rest)]].concat());
    }
    for kind in ["invalid type: ", "invalid value: "] {
        let parts = complaint.strip_prefix(kind);
        if let Some((found, wanted)) = parts.and_then(|parts| parts.rsplit_once(", expected ")) {
            return ("json-type", [seen(found), expected(wanted)].concat());
        }
    }
    // What our own types complain of.
    let found = || vec![("found", short(quoted).into())];
    if complaint.contains("is no result such as") {
        return ("json-result", found());
    }
    if complaint.contains("is no clause id") {
        return ("json-clause", found());
    }
    match complaint.contains("hexadecimal digits") {
        true => ("json-position", Args::new()),
        false => ("json-other", Args::new()),
    }
}

/// The words that may stand there.
fn known(rest: &str) -> (&'static str, fluent_bundle::FluentValue<'static>) {
    let words = rest.rsplit_once("expected ").map_or("", |(_, words)| words);
    let words: Vec<&str> = words.split('`').skip(1).step_by(2).collect();
    ("known", words.join(", ").into())
}

/// What stands there.
fn seen(found: &str) -> Args<'static> {
    let quoted = || found.split('`').nth(1).unwrap_or_default();
    let (kind, value) = match found.split([' ', ',']).next().unwrap_or_default() {
        "null" | "unit" => ("plain", "null"),
        "boolean" => ("plain", quoted()),
        "integer" | "floating" | "number" => ("plain", quoted()),
        "string" => ("text", text_of(found)),
        "map" => ("object", ""),
        "sequence" => ("list", ""),
        _ => ("other", ""),
    };
    vec![("kind", kind.into()), ("value", short(value).into())]
}

/// The text itself in `string "text"`.
fn text_of(found: &str) -> &str {
    let text = found.strip_prefix("string \"");
    let text = text.and_then(|text| text.strip_suffix('"'));
    text.unwrap_or_default()
}

/// What should stand there, by the word of the reader for it.
fn expected(wanted: &str) -> Args<'static> {
    let word = wanted.trim_start_matches("a nonzero ");
    let most = match word {
        "u8" => u64::from(u8::MAX),
        "u16" => u64::from(u16::MAX),
        "u32" => u64::from(u32::MAX),
        _ => u64::MAX,
    };
    let kind = match word {
        "u8" | "u16" | "u32" => "up-to",
        "u64" | "usize" => "whole",
        "i8" | "i16" | "i32" | "i64" | "isize" => "integer",
        "f32" | "f64" => "number",
        "a boolean" => "boolean",
        _ if word.contains("string") || word == "a character" => "text",
        _ if word.contains("sequence") || word.contains("tuple") || word.contains("array") => {
            "list"
        }
        _ => "object",
    };
    vec![("wanted", kind.into()), ("most", most.to_string().into())]
}

/// A text that is repeated, not longer than a sentence bears.
fn short(text: &str) -> String {
    match text.char_indices().nth(MOST_SIGNS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The one place at which stands what is complained of, if there is but one.
fn only_place(error: &Error, text: &str) -> Option<String> {
    let complaint = complaint(error);
    let found = complaint.split_once(": ")?.1.rsplit_once(", expected ")?.0;
    let quoted = found.split('`').nth(1).unwrap_or_default();
    let is_it = |value: &Value| match value {
        Value::Null => found.starts_with("null") || found.starts_with("unit"),
        Value::Bool(is) => {
            found.starts_with("boolean") && quoted == if *is { "true" } else { "false" }
        }
        Value::Number(number) => number.to_string() == quoted,
        Value::String(text) => found == format!("string {text:?}"),
        Value::Array(_) | Value::Object(_) => false,
    };
    let mut places = Vec::new();
    let value: Value = serde_json::from_str(text).ok()?;
    walk(&value, String::new(), &mut |place, value| {
        if is_it(value) {
            places.push(place.to_owned());
        }
    });
    match places.as_slice() {
        [place] => Some(place.clone()),
        _ => None,
    }
}

/// Visits every value. What was read as JSON is not nested too deep for it.
fn walk(value: &Value, place: String, visit: &mut impl FnMut(&str, &Value)) {
    visit(&place, value);
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                walk(item, format!("{place}[{index}]"), visit);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let dot = if place.is_empty() { "" } else { "." };
                walk(field, format!("{place}{dot}{name}"), visit);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use damier_arbiter::Carried;
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
    enum Data {
        One {
            #[serde(rename = "listOf")]
            #[expect(dead_code, reason = "only read")]
            list: Vec<u64>,
        },
        Two {
            #[expect(dead_code, reason = "only read")]
            on: bool,
        },
    }

    fn refused<T: DeserializeOwned + std::fmt::Debug>(text: &str, lang: Lang) -> String {
        read_json::<T>(text, lang).expect_err(text)
    }

    #[test]
    fn complaints_say_what_was_expected_and_where() {
        for (text, told) in [
            ("{", "the JSON breaks off at column 1"),
            ("{\n]", "line 2, column 1: this is not JSON"),
            ("{}", "the field `type` is missing"),
            (
                "{\"type\": \"six\"}",
                "`six` stands where one of these words should: one, two",
            ),
            (
                "{\"type\": \"one\", \"listOf\": [1, -2]}",
                "at `listOf[1]`: `-2` stands where a whole number, 0 or more, should",
            ),
            (
                "{\"type\": \"two\", \"on\": \"yes\"}",
                "at `on`: the text `yes` stands where true or false should",
            ),
            (
                "{\"type\": \"two\", \"on\": true, \"off\": 1}",
                "there is no field `off` here, but these: on",
            ),
            ("5", "`5` stands where an object in braces should"),
        ] {
            let told_of = refused::<Data>(text, Lang::En);
            assert!(told_of.contains(told), "{text}: {told_of}");
        }
    }

    #[test]
    fn counts_are_refused_in_every_language() {
        for (text, told) in [
            (r#"{"counters": 5}"#, "`counters`"),
            (r#"{"counters": [{"clause": "fmjd"}]}"#, "`fmjd`"),
            (
                r#"{"positions": [{"key": "12", "times": 1}]}"#,
                "`positions[0].key`",
            ),
            (
                r#"{"counters": [{"clause": "a/1", "white": 1.5, "black": 1}]}"#,
                "`1.5`",
            ),
            (r#"{"count": []}"#, "counters, positions"),
        ] {
            for lang in [Lang::En, Lang::Fr, Lang::Ru] {
                let what = refused::<Carried>(text, lang);
                assert!(what.contains(told), "{lang}: {what}");
                let foreign = lang != Lang::En;
                let english = ["expected", "invalid", "hexadecimal", "clause id", "should"];
                assert!(
                    !foreign || !english.iter().any(|word| what.contains(word)),
                    "{lang}: {what}"
                );
            }
        }
    }

    #[test]
    fn a_long_text_is_not_repeated_whole() {
        let text = format!("{{\"type\": \"two\", \"on\": \"{}\"}}", "é".repeat(500));
        assert!(refused::<Data>(&text, Lang::En).chars().count() < 150);
    }
}
