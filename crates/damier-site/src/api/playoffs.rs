//! Play-off matches for programs.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::body::{JsonBody, Path};
use crate::i18n::Language;
use crate::playoff::{PlayoffAction, PlayoffView, PlayoffWish};
use crate::problem::{Problem, ProblemKind};
use crate::referee::Seat;
use crate::view::ProblemView;
use crate::{AppState, Player};

/// Starts a match.
#[utoipa::path(
    post, path = "/api/playoffs", tag = "playoffs", request_body = PlayoffWish,
    responses(
        (status = 201, description = "The match, with its address in `Location`",
         body = PlayoffView),
        (status = "4XX", description = "What can't be", body = ProblemView),
    )
)]
pub(super) async fn create(
    State(state): State<AppState>,
    player: Player,
    language: Language,
    JsonBody(wish): JsonBody<PlayoffWish>,
) -> Result<Response, Problem> {
    let id = state.playoffs().create(&player, &wish).await?;
    let found = state.playoffs().find(&id).await?;
    let location = HeaderValue::try_from(format!("/api/playoffs/{id}"))
        .map_err(|_| Problem::new(ProblemKind::Internal))?;
    let view = found.view(true, language);
    Ok((
        StatusCode::CREATED,
        [(header::LOCATION, location)],
        Json(view),
    )
        .into_response())
}

/// Lists the caller's matches, the last one touched first.
#[utoipa::path(
    get, path = "/api/playoffs", tag = "playoffs",
    responses((status = 200, description = "At most 50 matches", body = Vec<PlayoffView>))
)]
pub(super) async fn list(
    State(state): State<AppState>,
    player: Player,
    language: Language,
) -> Result<Json<Vec<PlayoffView>>, Problem> {
    let all = state.playoffs().of(&player).await?;
    Ok(Json(
        all.iter().map(|found| found.view(true, language)).collect(),
    ))
}

/// Shows a match.
#[utoipa::path(
    get, path = "/api/playoffs/{id}", tag = "playoffs",
    params(("id" = String, Path, description = "Name of the match")),
    responses(
        (status = 200, description = "The match as it stands", body = PlayoffView),
        (status = 404, description = "No such match", body = ProblemView),
    )
)]
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    player: Player,
    language: Language,
) -> Result<Json<PlayoffView>, Problem> {
    let found = state.playoffs().find(&id).await?;
    Ok(Json(found.view(found.owner == player, language)))
}

/// Does something in a match: begins the next game, asks for the pause, or (with
/// the referee's cookie) punishes a player. The games themselves are played like
/// any others.
#[utoipa::path(
    post, path = "/api/playoffs/{id}/actions", tag = "playoffs", request_body = PlayoffAction,
    params(("id" = String, Path, description = "Name of the match")),
    responses(
        (status = 200, description = "The match after it", body = PlayoffView),
        (status = 403, description = "Somebody else's match", body = ProblemView),
        (status = 404, description = "No such match", body = ProblemView),
        (status = 409, description = "The rules of the play-off forbid it now",
         body = ProblemView),
    )
)]
pub(super) async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    player: Player,
    language: Language,
    seat: Result<Seat, Problem>,
    JsonBody(action): JsonBody<PlayoffAction>,
) -> Result<Json<PlayoffView>, Problem> {
    let seat = seat.ok();
    state
        .playoff_act(&id, &player, seat.as_ref(), action)
        .await?;
    let found = state.playoffs().find(&id).await?;
    Ok(Json(found.view(found.owner == player, language)))
}

/// Gives the log of a match, from which it can be replayed: one JSON object a
/// line.
#[utoipa::path(
    get, path = "/api/playoffs/{id}/log", tag = "playoffs",
    params(("id" = String, Path, description = "Name of the match")),
    responses(
        (status = 200, description = "The events in order", body = String,
         content_type = "application/x-ndjson"),
        (status = 404, description = "No such match", body = ProblemView),
    )
)]
pub(super) async fn log(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let log = state.playoffs().log(&id).await?;
    let name = HeaderValue::try_from(format!("attachment; filename=\"damier-{id}.ndjson\""))
        .map_err(|_| Problem::new(ProblemKind::Internal))?;
    let kind = HeaderValue::from_static("application/x-ndjson");
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, log).into_response())
}
