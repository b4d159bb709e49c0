//! Pages for what went wrong.

use askama::Template;
use axum::http::Uri;
use axum::response::{IntoResponse, Response};

use super::frame::{Frame, html};
use super::picture::Picture;
use crate::board::{Kind, Position};
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

/// The page of an address that no route knows. One below `/game/` is the
/// mistyped address of a game.
pub(super) async fn nowhere(uri: Uri, frame: Frame) -> Response {
    match uri.path().strip_prefix("/game/") {
        Some(name) if !name.is_empty() => no_such_game(frame, name),
        _ => not_found(frame).await,
    }
}

/// The page of a game that does not exist. Its title says so already; the text
/// says what to do.
pub(super) fn no_such_game(frame: Frame, name: &str) -> Response {
    /// So much of a name is enough to recognise it.
    const SHOWN: usize = 40;
    let shown: String = name.chars().take(SHOWN).collect();
    let problem = Problem::new(ProblemKind::NoSuchGame)
        .text("game", shown)
        .detail("error-no-game");
    page(frame, &problem)
}

/// The page that tells a problem.
pub(super) fn page(frame: Frame, problem: &Problem) -> Response {
    let language = frame.language;
    let title = problem.title_in(language);
    // Alone on an empty board, looking for the game.
    let lost = Position::from_fen(
        Kind::Draughts(damier_draughts::Variant::Russian),
        "W:WK14:B",
    );
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
