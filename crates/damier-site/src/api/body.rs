//! Reading what clients send, with problems that name the place.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::limits;
use crate::live::shorten;
use crate::problem::{Problem, ProblemKind};

/// A JSON body.
#[derive(Debug)]
pub(super) struct JsonBody<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, Problem> {
        if !is_json(&request) {
            return Err(Problem::new(ProblemKind::NotJson));
        }
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|rejection| {
                if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                    too_large(limits::BODY_BYTES)
                } else {
                    Problem::new(ProblemKind::InvalidJson)
                        .number("line", 1)
                        .number("column", 0)
                        .text("reason", rejection.body_text())
                }
            })?;
        parse(&bytes).map(JsonBody)
    }
}

fn is_json(request: &Request) -> bool {
    let kind = request
        .headers()
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    let kind = kind
        .and_then(|kind| kind.split(';').next())
        .unwrap_or_default()
        .trim();
    kind.eq_ignore_ascii_case("application/json")
        || kind.to_ascii_lowercase().starts_with("application/") && kind.ends_with("+json")
}

/// The problem of something too large.
pub(super) fn too_large(limit: usize) -> Problem {
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    Problem::new(ProblemKind::BodyTooLarge).number("limit", limit)
}

/// What stands in the address, such as the name of a game. What cannot be read is told as
/// any other problem.
#[derive(Debug)]
pub(super) struct Path<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Problem> {
        let read = axum::extract::Path::from_request_parts(parts, state).await;
        let refused = |_| Problem::new(ProblemKind::InvalidParameter).detail("problem-path");
        read.map(|axum::extract::Path(named)| Path(named))
            .map_err(refused)
    }
}

/// A body of text in UTF-8.
#[derive(Debug)]
pub(super) struct TextBody(pub(super) String);

impl<S: Send + Sync> FromRequest<S> for TextBody {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<TextBody, Problem> {
        let bytes = bytes_of(request, state).await?;
        let text = String::from_utf8(bytes.to_vec());
        text.map(TextBody)
            .map_err(|_| Problem::new(ProblemKind::BadRequest).detail("problem-body-text"))
    }
}

/// The file of a tournament, in whatever letters old programs write.
#[derive(Debug)]
pub(super) struct FileBody(pub(super) String);

impl<S: Send + Sync> FromRequest<S> for FileBody {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<FileBody, Problem> {
        let bytes = bytes_of(request, state).await?;
        let text = damier_tournament::files::decode(&bytes);
        text.map(FileBody)
            .ok_or_else(|| Problem::new(ProblemKind::BadRequest).detail("problem-body-file"))
    }
}

async fn bytes_of<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Problem> {
    let read = Bytes::from_request(request, state).await;
    read.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            Problem::new(ProblemKind::BodyTooLarge).detail("problem-body-too-large-text")
        }
        _ => Problem::new(ProblemKind::BadRequest).detail("problem-body-cut"),
    })
}

/// Reads JSON.
///
/// # Errors
///
/// A problem with line, column and, if the JSON as such is fine, the member that
/// is not as it should be.
pub(super) fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    if std::str::from_utf8(bytes).is_err() {
        let problem = Problem::new(ProblemKind::InvalidJson);
        return Err(problem.detail("problem-invalid-json-text"));
    }
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let field = error.path().to_string();
        let problem = at(error.inner());
        match field.as_str() {
            "" | "." | "?" => problem,
            _ => problem
                .text("field", shorten(&field))
                .detail("problem-invalid-json-field"),
        }
    })?;
    reader.end().map_err(|error| at(&error))?;
    Ok(value)
}

fn at(error: &serde_json::Error) -> Problem {
    let (line, column) = (error.line(), error.column());
    let whole = error.to_string();
    let place = format!(" at line {line} column {column}");
    let reason = whole.strip_suffix(&place).unwrap_or(&whole);
    let number = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let (kind, name, known) = kind_of(error, reason);
    Problem::new(ProblemKind::InvalidJson)
        .text("kind", kind)
        .text("name", shorten(name))
        .text("known", shorten_long(&known.join(", ")))
        .number("line", number(line))
        .number("column", number(column))
        .text("reason", shorten_long(reason))
}

/// What kind of fault it is, which name it speaks of, and what would be known
/// there. The parser has only English words: they are for programs, in `reason`.
fn kind_of<'a>(
    error: &serde_json::Error,
    reason: &'a str,
) -> (&'static str, &'a str, Vec<&'a str>) {
    use serde_json::error::Category;
    let mut quoted = reason.split('`').skip(1).step_by(2);
    let name = quoted.next().unwrap_or_default();
    let known: Vec<&str> = quoted.collect();
    let kind = match error.classify() {
        Category::Eof => "eof",
        Category::Syntax | Category::Io => "syntax",
        Category::Data if known.is_empty() && reason.starts_with("unknown ") => "other",
        Category::Data if reason.starts_with("unknown field") => "unknown-field",
        Category::Data if reason.starts_with("unknown variant") => "unknown-variant",
        Category::Data if reason.starts_with("missing field") => "missing-field",
        Category::Data if reason.starts_with("invalid ") => "type",
        Category::Data => "other",
    };
    (kind, name, known)
}

/// A reason can quote what was sent; a glance at it is enough.
fn shorten_long(text: &str) -> String {
    const CHARACTERS: usize = 300;
    text.chars().take(CHARACTERS).collect()
}

/// Parameters in the address.
#[derive(Debug)]
pub(super) struct Params<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Params<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Params<T>, Problem> {
        Query::try_from_uri(&parts.uri)
            .map(|Query(value)| Params(value))
            .map_err(|rejection| {
                let reason = shorten_long(&rejection.body_text());
                Problem::new(ProblemKind::InvalidParameter).text("reason", reason)
            })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::i18n::Language;
    use crate::live::{Action, NewGame};

    fn problem<T: DeserializeOwned + std::fmt::Debug>(text: &str) -> Value {
        parse::<T>(text.as_bytes())
            .unwrap_err()
            .to_json(Language::English)
    }

    #[test]
    fn the_place_of_a_fault_is_named() {
        let broken = problem::<Action>("{\n  \"type\": \"move\",\n  \"ply\": 3,,\n}");
        assert_eq!(
            (&broken["line"], &broken["column"]),
            (&3.into(), &12.into())
        );
        assert_eq!(broken["field"], Value::Null);

        let wrong = problem::<NewGame>(
            r#"{"variant":"russian","mode":"local","clock":{"initialMs":"long"}}"#,
        );
        assert_eq!(wrong["field"], "clock.initialMs");
        assert!(
            wrong["detail"]
                .as_str()
                .unwrap()
                .contains("clock.initialMs")
        );

        let after = problem::<Action>(r#"{"type":"flag","ply":0} x"#);
        assert_eq!(after["column"], 25);
    }

    #[test]
    fn the_reason_is_told_in_the_reader_s_language() {
        let told = |text: &str, language| {
            let problem = parse::<Action>(text.as_bytes()).unwrap_err();
            problem.detail_in(language)
        };
        for (text, english, french) in [
            ("{1:2}", "no JSON", "JSON"),
            ("{\"type\":", "ends too early", "trop tôt"),
            (r#"{"type":"fly","ply":0}"#, "“fly”", "fly"),
            (r#"{"type":"move"}"#, "“ply” is missing", "manque"),
            (r#"{"type":"move","ply":0,"bogus":1}"#, "“bogus”", "bogus"),
            (r#"{"type":"move","ply":"x"}"#, "wrong kind", "genre"),
        ] {
            let (en, fr) = (told(text, Language::English), told(text, Language::French));
            assert!(en.contains(english), "{en}");
            assert!(fr.contains(french), "{fr}");
            for parser in ["expected", "must be", "unknown", "missing", "EOF"] {
                assert!(!fr.contains(parser), "{fr}");
                assert!(!told(text, Language::Russian).contains(parser));
            }
        }
    }

    #[test]
    fn nothing_and_noise_are_refused_without_a_stir() {
        for text in ["", "null", "[]", "\"x\"", "{\"ply\":1e99}", "{", "\u{0}"] {
            assert_eq!(problem::<Action>(text)["status"], 400, "{text:?}");
        }
        assert_eq!(
            parse::<Action>(b"\xff\xfe{}").unwrap_err().kind(),
            ProblemKind::InvalidJson
        );
        let deep = "[".repeat(100_000);
        assert_eq!(problem::<Action>(&deep)["status"], 400);
    }
}
