//! Checking a rule book of one's own: every mistake with its place and remedy,
//! and what the book says once it has none. Works without script.

use askama::Template;
use axum::body::Bytes;
use axum::extract::multipart::MultipartError;
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use damier_arbiter::{Lang, RuleBook, RuleBookErrors};

use super::frame::{Frame, html};
use super::own_book::{Mistake, list_mistakes};
use super::rules::{Content, content};
use crate::problem::{Problem, ProblemKind};
use crate::{AppState, limits};

#[derive(Template)]
#[template(path = "check.html")]
struct CheckPage {
    frame: Frame,
    text: String,
    found: Option<Found>,
    examples: Vec<Example>,
}

/// What came of a check.
enum Found {
    /// The book can be used; here is what it says.
    Fine {
        content: Box<Content>,
        title: String,
        warnings: Vec<String>,
    },
    /// It has mistakes.
    Wrong {
        title: String,
        mistakes: Vec<Mistake>,
    },
    /// There is nothing to check, or too much.
    Unread(String),
}

/// A book to start from.
struct Example {
    url: String,
    name: String,
}

/// The empty page.
pub(super) async fn show(State(state): State<AppState>, frame: Frame) -> Response {
    html(&page(&state, frame, String::new(), None))
}

/// The page with what was found.
pub(super) async fn submit(
    State(state): State<AppState>,
    frame: Frame,
    form: Multipart,
) -> Response {
    let Ok(bytes) = read(form).await else {
        return too_long(&state, frame);
    };
    if bytes.len() > limits::RULEBOOK_BYTES {
        return too_long(&state, frame);
    }
    if bytes.trim_ascii().is_empty() {
        let nothing = Found::Unread(frame.text("check-nothing"));
        return html(&page(&state, frame, String::new(), Some(nothing)));
    }
    // A long book takes a while to look through.
    let checked = tokio::task::spawn_blocking(move || {
        match String::from_utf8(bytes.into()) {
            Ok(text) => {
                // Forms send line ends in the way of the network.
                let text = text.replace("\r\n", "\n");
                let found = check(&frame, damier_words::read_book(&text), &text);
                (frame, text, found)
            }
            // What cannot be read is not put back: sent again, it would pass for text.
            Err(error) => {
                let read = damier_words::read_book_bytes(error.as_bytes());
                let shown = String::from_utf8_lossy(error.as_bytes());
                let found = check(&frame, read, &shown);
                (frame, String::new(), found)
            }
        }
    });
    let Ok((frame, text, found)) = checked.await else {
        return Problem::new(ProblemKind::Internal).into_response();
    };
    html(&page(&state, frame, text, Some(found)))
}

fn too_long(state: &AppState, frame: Frame) -> Response {
    let limit = (limits::RULEBOOK_BYTES / 1024).into();
    let message = frame.text_with("check-too-long", &[("kilobytes", limit)]);
    let page = page(state, frame, String::new(), Some(Found::Unread(message)));
    (StatusCode::PAYLOAD_TOO_LARGE, html(&page)).into_response()
}

/// What the form holds: the file if one was chosen, else what was pasted.
async fn read(mut form: Multipart) -> Result<Bytes, MultipartError> {
    let mut pasted = Bytes::new();
    while let Some(field) = form.next_field().await? {
        let is_file = field.name() == Some("file");
        let bytes = field.bytes().await?;
        if is_file && !bytes.trim_ascii().is_empty() {
            return Ok(bytes);
        }
        if !is_file {
            pasted = bytes;
        }
    }
    Ok(pasted)
}

fn page(state: &AppState, frame: Frame, text: String, found: Option<Found>) -> CheckPage {
    let lang = frame.language.referee();
    let books = state.library().all();
    let examples = books.iter().map(|book| Example {
        url: format!("/api/rules/{}/source", book.id()),
        name: book.name().get(lang).to_owned(),
    });
    let title = frame.text("check-title");
    CheckPage {
        examples: examples.collect(),
        frame: frame.titled(&title),
        text,
        found,
    }
}

fn check(frame: &Frame, read: Result<RuleBook, RuleBookErrors>, text: &str) -> Found {
    match read {
        Ok(book) => Found::Fine {
            title: frame.text_with(
                "check-fine",
                &[("name", book.name().get(frame.language.referee()).into())],
            ),
            warnings: told(&book, text, frame.language.referee()),
            content: Box::new(content(frame, &book)),
        },
        Err(errors) => Found::Wrong {
            title: frame.text_with("check-mistakes", &[("count", errors.all().len().into())]),
            mistakes: list_mistakes(frame, &errors, text),
        },
    }
}

fn told(book: &RuleBook, text: &str, lang: Lang) -> Vec<String> {
    let warnings = book.warnings();
    let told = warnings
        .iter()
        .map(|warning| warning.sentence_at(text, lang));
    told.collect()
}
