//! Pages for what went wrong.

use askama::Template;
use axum::response::{IntoResponse, Response};
use damier_draughts::{Position, Variant};

use super::frame::{Frame, html};
use super::picture::Picture;
use crate::problem::{Problem, ProblemKind};

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    frame: Frame,
    title: String,
    detail: String,
    picture: String,
}

/// The page of an address where nothing is.
pub(super) async fn not_found(frame: Frame) -> Response {
    page(
        frame,
        &Problem::new(ProblemKind::NotFound).detail("error-nothing-here"),
    )
}

/// The page that tells a problem.
pub(super) fn page(frame: Frame, problem: &Problem) -> Response {
    let language = frame.language;
    let title = problem.title_in(language);
    // Alone on an empty board, looking for the game.
    let lost = Position::from_fen(Variant::Russian, "W:WK14:B").ok();
    let page = ErrorPage {
        frame: frame.titled(&title),
        title,
        detail: problem.detail_in(language),
        picture: lost
            .map(|position| Picture::of(&position).svg())
            .unwrap_or_default(),
    };
    (problem.status(), html(&page)).into_response()
}
