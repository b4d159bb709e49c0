//! The API under `/api`: REST with JSON, NDJSON streams of events, and a
//! WebSocket for play.

mod body;
mod events;
mod games;
mod openapi;
mod playoffs;
mod referee;
mod rules;
mod socket;
mod story;
mod tournaments;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderValue, header};
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use axum::routing::get;

pub use openapi::document;
pub(crate) use rules::no_such_book;

use crate::i18n::Language;
use crate::problem::{self, Problem, ProblemKind};
use crate::{AppState, limits};

/// Routes of the API, to be nested under `/api`.
pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/games", get(games::list).post(games::create))
        .route("/games/{id}", get(games::show))
        .route("/games/{id}/events", get(events::stream))
        .route("/games/{id}/actions", axum::routing::post(games::act))
        .route("/games/{id}/pdn", get(games::pdn))
        .route("/games/{id}/fen", get(games::fen))
        .route("/games/{id}/endgame", get(story::endgame))
        .route("/games/{id}/story", get(story::show))
        .route("/games/{id}/clock-log", get(story::clock_log))
        .route("/games/{id}/ws", get(socket::connect))
        .route("/rules", get(rules::list))
        .route("/rules/check", axum::routing::post(rules::check))
        .route("/rules/{book}", get(rules::show))
        .route("/rules/{book}/source", get(rules::source))
        .route("/referee/games", get(referee::games))
        .route(
            "/referee/games/{id}/decisions",
            axum::routing::post(referee::decide),
        )
        .route("/playoffs", get(playoffs::list).post(playoffs::create))
        .route("/playoffs/{id}", get(playoffs::show))
        .route("/playoffs/{id}/actions", axum::routing::post(playoffs::act))
        .route("/playoffs/{id}/log", get(playoffs::log))
        .route(
            "/tournaments",
            get(tournaments::list).merge(
                axum::routing::post(tournaments::create)
                    .layer(DefaultBodyLimit::max(limits::TOURNAMENT_BYTES)),
            ),
        )
        .route("/tournaments/{id}", get(tournaments::show))
        .route("/tournaments/{id}/standings", get(tournaments::order))
        .route(
            "/tournaments/{id}/results",
            axum::routing::post(tournaments::results),
        )
        .route("/openapi.json", get(openapi::show))
        .fallback(async || Problem::new(ProblemKind::NotFound))
        .layer(DefaultBodyLimit::max(limits::BODY_BYTES))
        .layer(from_fn(problem::name_refusals))
        .layer(from_fn(private))
}

/// Answers depend on language and player, and games change: nobody else may
/// keep a copy.
async fn private(language: Language, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(
        header::VARY,
        HeaderValue::from_static("Accept-Language, Cookie"),
    );
    headers
        .entry(header::CONTENT_LANGUAGE)
        .or_insert(HeaderValue::from_static(language.code()));
    response
}
