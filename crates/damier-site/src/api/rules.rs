//! The rule books as JSON.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use damier_arbiter::book::{Choice, Setting};
use damier_arbiter::{Clause, Lang, RuleBook, text};
use serde::Serialize;
use utoipa::ToSchema;

use super::body::{Path, TextBody};
use crate::i18n::Language;
use crate::live::shorten;
use crate::problem::{Problem, ProblemKind};
use crate::view::ProblemView;
use crate::{AppState, Library, limits};

/// A rule book in short.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct BookSummary {
    /// Its machine name.
    id: String,
    /// Its name.
    name: String,
    /// What it is.
    about: String,
    /// Where the rules were read.
    source: String,
    /// The variants it is for.
    variants: Vec<String>,
    /// The variants whose games it judges if nobody chooses another.
    default_for: Vec<String>,
    /// Its page.
    url: String,
}

/// A rule book with its clauses.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct BookView {
    /// The book.
    #[serde(flatten)]
    book: BookSummary,
    /// Its clauses, in order.
    clauses: Vec<ClauseView>,
    /// Where it leaves a choice.
    settings: Vec<SettingView>,
    /// What it leaves to a referee.
    left_to_referee: Vec<LeftToReferee>,
}

/// Where the book leaves a choice.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SettingView {
    /// Its machine name, for `choices` when a game is started.
    id: String,
    /// What it is about.
    name: String,
    /// The value that holds if nobody chooses.
    default: String,
    /// The values to choose from.
    values: Vec<ValueView>,
}

/// One value of a setting.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ValueView {
    /// Its machine name.
    value: String,
    /// What it means.
    what: String,
}

/// A clause.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ClauseView {
    /// Its machine name, such as `fmjd/6.3`.
    id: String,
    /// The number of its article.
    article: String,
    /// Whether the number was seen in the federation's own text.
    verified: bool,
    /// A short name.
    name: String,
    /// The rule in a sentence.
    rule: String,
    /// The reason of a verdict by it.
    reason: String,
    /// Who acts on it: `automatic`, `claim` or `referee`.
    applies: String,
    /// What puts its count back; empty if it keeps none.
    restarts: String,
}

/// Something that no program decides.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LeftToReferee {
    /// The number of the article.
    article: String,
    /// What is left to the referee.
    what: String,
}

/// Lists the rule books.
#[utoipa::path(
    get, path = "/api/rules", tag = "rules",
    responses((status = 200, description = "Every rule book", body = Vec<BookSummary>))
)]
pub(super) async fn list(
    State(state): State<AppState>,
    language: Language,
) -> Json<Vec<BookSummary>> {
    let lang = language.referee();
    Json(
        state
            .library()
            .all()
            .iter()
            .map(|book| summary(book, lang))
            .collect(),
    )
}

/// Shows a rule book.
#[utoipa::path(
    get, path = "/api/rules/{book}", tag = "rules",
    params(("book" = String, Path, description = "Name of the rule book")),
    responses(
        (status = 200, description = "The rule book", body = BookView),
        (status = 404, description = "No such rule book", body = ProblemView),
    )
)]
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    language: Language,
) -> Result<Json<BookView>, Problem> {
    let library = state.library();
    let book = library
        .find(&id)
        .ok_or_else(|| no_such_book(library, &id))?;
    let lang = language.referee();
    Ok(Json(BookView {
        book: summary(&book, lang),
        clauses: book
            .clauses()
            .map(|clause| clause_view(clause, &book, lang))
            .collect(),
        settings: book
            .settings()
            .iter()
            .map(|s| setting_view(s, lang))
            .collect(),
        left_to_referee: book
            .left_to_referee()
            .iter()
            .map(|left| LeftToReferee {
                article: left.article.clone(),
                what: left.what.get(lang).to_owned(),
            })
            .collect(),
    }))
}

/// The problem of an unknown book.
pub(crate) fn no_such_book(library: &Library, id: &str) -> Problem {
    let books = library.all();
    let known: Vec<String> = books.iter().map(|book| book.id().to_owned()).collect();
    Problem::new(ProblemKind::NoSuchRulebook)
        .text("rulebook", shorten(id))
        .list("known", &known)
}

/// Gives the text of a rule book, to start one of one's own from.
#[utoipa::path(
    get, path = "/api/rules/{book}/source", tag = "rules",
    params(("book" = String, Path, description = "Name of the rule book")),
    responses(
        (status = 200, description = "The book as TOML", body = String,
         content_type = "application/toml"),
        (status = 404, description = "No such rule book", body = ProblemView),
    )
)]
pub(super) async fn source(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let library = state.library();
    let text = library
        .text(&id)
        .ok_or_else(|| no_such_book(library, &id))?;
    let kind = HeaderValue::from_static("application/toml; charset=utf-8");
    let name = format!("attachment; filename=\"{id}.toml\"");
    let name = HeaderValue::try_from(name).map_err(|_| Problem::new(ProblemKind::Internal))?;
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text.to_owned()).into_response())
}

/// What was found in a rule book.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Checked {
    /// Whether games could be judged by it.
    ok: bool,
    /// Every mistake.
    mistakes: Vec<Mistake>,
    /// What is allowed and yet probably not meant.
    warnings: Vec<String>,
}

/// A mistake in a rule book.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Mistake {
    /// The line, from 1.
    line: usize,
    /// The column in characters, from 1.
    column: usize,
    /// What is wrong.
    what: String,
    /// What to do about it.
    remedy: String,
}

/// Checks the text of a rule book (TOML, as the body of the request).
#[utoipa::path(
    post, path = "/api/rules/check", tag = "rules", request_body = String,
    responses(
        (status = 200, description = "Every mistake with its place and remedy", body = Checked),
        (status = 413, description = "Longer than any rule book", body = ProblemView),
    )
)]
pub(super) async fn check(
    language: Language,
    TextBody(text): TextBody,
) -> Result<Json<Checked>, Problem> {
    let lang = language.referee();
    if text.len() > limits::RULEBOOK_BYTES {
        return Err(super::body::too_large(limits::RULEBOOK_BYTES));
    }
    // A long book takes a while to look through.
    let checked = tokio::task::spawn_blocking(move || checked(&text, lang)).await;
    checked
        .map(Json)
        .map_err(|_| Problem::new(ProblemKind::Internal))
}

fn checked(text: &str, lang: Lang) -> Checked {
    match damier_words::read_book(text) {
        Ok(book) => Checked {
            ok: true,
            mistakes: Vec::new(),
            warnings: book
                .warnings()
                .iter()
                .map(|warning| warning.sentence_at(text, lang))
                .collect(),
        },
        Err(errors) => Checked {
            ok: false,
            mistakes: errors
                .all()
                .iter()
                .map(|error| Mistake {
                    line: error.line,
                    column: error.column,
                    what: error.what(lang),
                    remedy: error.remedy(lang),
                })
                .collect(),
            warnings: Vec::new(),
        },
    }
}

fn summary(book: &Arc<RuleBook>, lang: Lang) -> BookSummary {
    let is_default = |id: &&String| RuleBook::default_for(id).is_some_and(|b| b.id() == book.id());
    BookSummary {
        id: book.id().to_owned(),
        name: book.name().get(lang).to_owned(),
        about: book.about().get(lang).to_owned(),
        source: book.source().get(lang).to_owned(),
        variants: book.variants().to_vec(),
        default_for: book.variants().iter().filter(is_default).cloned().collect(),
        url: format!("/rules/{}", book.id()),
    }
}

fn setting_view(setting: &Setting, lang: Lang) -> SettingView {
    let value = |choice: &Choice| ValueView {
        value: choice.value.clone(),
        what: choice.what.get(lang).to_owned(),
    };
    SettingView {
        id: setting.id.clone(),
        name: setting.name.get(lang).to_owned(),
        default: setting.default.clone(),
        values: setting.choices.iter().map(value).collect(),
    }
}

fn clause_view(clause: &Clause, book: &RuleBook, lang: Lang) -> ClauseView {
    ClauseView {
        id: clause.id.as_str().to_owned(),
        article: clause.article.clone(),
        verified: clause.verified,
        name: clause.name.get(lang).to_owned(),
        rule: clause.rule.get(lang).to_owned(),
        reason: clause.reason().as_str().to_owned(),
        applies: clause.applies.as_str().to_owned(),
        restarts: text::restarts(clause, book, lang),
    }
}
