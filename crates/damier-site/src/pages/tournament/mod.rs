//! The pages of tournaments: for everybody, for the hall and for the desk.

mod chart;
mod desk;
mod fields;
mod files;
mod form;
mod hall;
mod head;
mod history;
mod list;
mod meeting;
mod pairing;
mod people;
mod person;
mod report;
mod standing;
mod ties;
mod view;

pub(crate) use desk::{clash, enter_results};
pub(crate) use files::read as read_event_file;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};

use crate::{AppState, limits};

/// Routes of all pages of tournaments.
pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/events", get(list::show))
        .route("/events/new", get(form::new).post(form::create))
        .route("/events/import", post(files::import))
        .route("/events/{id}", get(view::overview))
        .route("/events/{id}/{view}", get(view::show))
        .route("/events/{id}/player/{number}", get(person::show))
        .route("/events/{id}/why", get(meeting::show))
        .route("/events/{id}/hall", get(hall::show))
        .route("/events/{id}/hall/live", get(hall::live))
        .route("/events/{id}/changes", get(hall::changes))
        .route("/events/{id}/files/{name}", get(files::download))
        .route(
            "/events/{id}/report/{code}",
            get(report::show).post(report::submit),
        )
        .route("/events/{id}/desk", get(desk::show).post(desk::act))
        .route("/events/{id}/desk/live", get(desk::live))
        .route(
            "/events/{id}/desk/pair",
            get(pairing::show).post(pairing::act),
        )
        .route(
            "/events/{id}/desk/players",
            get(people::show).post(people::act),
        )
        .route("/events/{id}/desk/players/list", post(people::list))
        .route(
            "/events/{id}/desk/play-offs",
            get(ties::show).post(ties::act),
        )
        .route("/events/{id}/desk/files", get(files::show))
        .route("/events/{id}/desk/games", post(files::games))
        .route(
            "/events/{id}/desk/rules",
            get(form::edit).post(form::change),
        )
        .route("/events/{id}/desk/history", get(history::show))
        .layer(DefaultBodyLimit::max(limits::TOURNAMENT_BYTES))
}
