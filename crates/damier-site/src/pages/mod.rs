//! The pages, rendered on the server. What can be read works without script;
//! playing needs the modules under `web/`.

mod about;
mod assets;
mod castling;
mod check;
mod choose;
pub(crate) mod date;
mod decision;
mod desk;
mod fault;
mod frame;
mod game;
mod games;
mod language;
mod offered;
mod own_book;
mod path;
mod picture;
mod playoff;
mod query;
mod referee;
mod referee_form;
mod rules;
mod texts;
mod told;
mod tournament;
mod wall;
mod why;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use axum::routing::{get, post};

use crate::AppState;
use frame::Frame;
pub(crate) use tournament::{clash, enter_results, read_event_file};

/// Routes of all pages and assets.
pub(crate) fn router() -> Router<AppState> {
    let pages = Router::new()
        .route("/", get(choose::show))
        .route("/game/{id}", get(game::show))
        .route("/game/{id}/told", get(told::part))
        .route("/game/{id}/why", get(why::show))
        .route("/game/{id}/rules", get(rules::of_game))
        .route("/games", get(games::show))
        .route("/rules", get(rules::index))
        .route("/rules/check", get(check::show).post(check::submit))
        .route("/rules/{book}", get(rules::show))
        .route("/about", get(about::show))
        .route("/referee", get(wall::show))
        .route("/referee/login", post(wall::login))
        .route("/referee/leave", post(wall::leave))
        .route("/referee/changes", get(wall::changes))
        .route("/referee/card/{id}", get(wall::card))
        .route("/referee/game/{id}", get(referee::show))
        .route("/referee/game/{id}/live", get(referee::live))
        .route("/referee/game/{id}/decide", post(referee::decide))
        .route("/referee/decision/{id}", get(decision::show))
        .route("/referee/decisions", get(decision::log))
        .route("/playoff/new", get(playoff::new).post(playoff::create))
        .route("/playoff/{id}", get(playoff::show).post(playoff::act))
        .route("/playoff/{id}/live", get(playoff::live))
        .route("/lang/{code}", get(language::set))
        .merge(tournament::router())
        .layer(from_fn(private));
    Router::new()
        .merge(pages)
        .route("/assets/{*path}", get(assets::serve))
        .fallback(fault::nowhere)
}

/// Pages depend on language and player: browsers may keep them for going back,
/// but must ask before showing them anew.
async fn private(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static("private, no-cache"),
    );
    headers.insert(
        header::VARY,
        HeaderValue::from_static("Accept-Language, Cookie"),
    );
    response
}
