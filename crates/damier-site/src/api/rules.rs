//! The rule books as JSON.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use damier_arbiter::{Clause, Lang, RuleBook, text};
use serde::Serialize;
use utoipa::ToSchema;

use crate::AppState;
use crate::i18n::Language;
use crate::live::shorten;
use crate::problem::{Problem, ProblemKind};
use crate::view::ProblemView;

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
    /// What it leaves to a referee.
    left_to_referee: Vec<LeftToReferee>,
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
pub(super) async fn list(State(_): State<AppState>, language: Language) -> Json<Vec<BookSummary>> {
    let lang = language.referee();
    Json(
        RuleBook::all()
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
    Path(id): Path<String>,
    language: Language,
) -> Result<Json<BookView>, Problem> {
    let book = RuleBook::builtin(&id).ok_or_else(|| {
        let known: Vec<String> = RuleBook::all().iter().map(|b| b.id().to_owned()).collect();
        Problem::new(ProblemKind::NoSuchRulebook)
            .text("rulebook", shorten(&id))
            .list("known", &known)
    })?;
    let lang = language.referee();
    Ok(Json(BookView {
        book: summary(&book, lang),
        clauses: book
            .clauses()
            .map(|clause| clause_view(clause, &book, lang))
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

fn summary(book: &Arc<RuleBook>, lang: Lang) -> BookSummary {
    let is_default = |id: &&String| RuleBook::default_for(id).is_some_and(|b| b.id() == book.id());
    BookSummary {
        id: book.id().to_owned(),
        name: book.name().get(lang).to_owned(),
        about: book.about().get(lang).to_owned(),
        source: book.source().to_owned(),
        variants: book.variants().to_vec(),
        default_for: book.variants().iter().filter(is_default).cloned().collect(),
        url: format!("/rules/{}", book.id()),
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
