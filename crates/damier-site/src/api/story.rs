//! Why: the story of counters and end, and the log of the clock.

use axum::Json;
use axum::extract::{Path, State};
use damier_arbiter::clock::TimeControl;
use damier_arbiter::clock::log::Entry;
use damier_game::Side;
use serde::Serialize;
use utoipa::ToSchema;

use super::body::Params;
use super::games::AtPly;
use crate::AppState;
use crate::i18n::Language;
use crate::problem::{Problem, ProblemKind};
use crate::view::{ProblemView, SideName, StoryView};

/// Tells why the game ended or why its counters run.
#[utoipa::path(
    get, path = "/api/games/{id}/story", tag = "games",
    params(("id" = String, Path, description = "Name of the game"), AtPly),
    responses(
        (status = 200, description = "The whole story", body = StoryView),
        (status = 404, description = "No such game or ply", body = ProblemView),
    )
)]
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Params(AtPly { ply }): Params<AtPly>,
    language: Language,
) -> Result<Json<StoryView>, Problem> {
    let game = state.live().find(&id).await?.snapshot().game;
    if let Some(asked) = ply.filter(|ply| *ply > game.ply()) {
        return Err(Problem::new(ProblemKind::NoSuchPly)
            .number("asked", asked.into())
            .number("ply", game.ply().into()));
    }
    Ok(Json(game.story(ply, language)))
}

/// What was done at the clock of a game, as `damier clock replay` reads it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ClockLog {
    /// The times in the short notation.
    #[schema(value_type = String)]
    control: TimeControl,
    /// The side that moves first.
    #[schema(value_type = SideName)]
    first: Side,
    /// Each thing that was done, with its moment in milliseconds.
    #[schema(value_type = Vec<Object>)]
    log: Vec<Entry>,
    /// The moment up to which the log is complete.
    now: u64,
}

/// Gives the log of a game's clock.
#[utoipa::path(
    get, path = "/api/games/{id}/clock-log", tag = "games",
    params(("id" = String, Path, description = "Name of the game")),
    responses(
        (status = 200, description = "Times, first side, and every move, press and pause",
         body = ClockLog),
        (status = 404, description = "No such game, or one without a clock", body = ProblemView),
    )
)]
pub(super) async fn clock_log(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<ClockLog>, Problem> {
    let snapshot = state.live().find(&id).await?.snapshot();
    let clock = snapshot
        .game
        .clock()
        .ok_or_else(|| Problem::new(ProblemKind::NotFound).detail("problem-no-clock-log"))?;
    let now = match clock.running() {
        Some(_) => snapshot.now_ms(),
        None => clock.latest(),
    };
    Ok(Json(ClockLog {
        control: clock.control().clone(),
        first: clock.first(),
        log: clock.log().to_vec(),
        now,
    }))
}
