//! Why: the story of counters and end, and the log of the clock.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use damier_arbiter::clock::log::{Entry, Event};
use damier_game::Reason;
use serde_json::json;

use super::body::{Params, Path};
use super::games::AtPly;
use crate::AppState;
use crate::i18n::Language;
use crate::live::{EndgameView, Game};
use crate::problem::{Problem, ProblemKind};
use crate::view::{ProblemView, StoryView};

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

/// Tells what endgame tables say of a position of up to four pieces: who wins, and whether the
/// counters leave the time. The tables are made in the background when they are first asked for.
#[utoipa::path(
    get, path = "/api/games/{id}/endgame", tag = "games",
    params(("id" = String, Path, description = "Name of the game"), AtPly),
    responses(
        (status = 200, description = "What is known", body = EndgameView),
        (status = 404, description = "No such game or ply", body = ProblemView),
    )
)]
pub(super) async fn endgame(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Params(AtPly { ply }): Params<AtPly>,
    language: Language,
) -> Result<Json<EndgameView>, Problem> {
    let game = state.live().find(&id).await?.snapshot().game;
    let asked = ply.unwrap_or(game.ply());
    let view = state.live().endgame(&game, asked, language).await;
    view.map(Json).ok_or_else(|| {
        Problem::new(ProblemKind::NoSuchPly)
            .number("asked", asked.into())
            .number("ply", game.ply().into())
    })
}

/// Gives the log of a game's clock, as `damier clock replay` reads it: one JSON
/// object a line, the times and the first side in the first of them.
#[utoipa::path(
    get, path = "/api/games/{id}/clock-log", tag = "games",
    params(("id" = String, Path, description = "Name of the game")),
    responses(
        (status = 200, description = "Times, first side, and every move, press and pause",
         body = String, content_type = "application/x-ndjson"),
        (status = 404, description = "No such game, or one without a clock", body = ProblemView),
    )
)]
pub(super) async fn clock_log(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let game = state.live().find(&id).await?.snapshot().game;
    let clock = game
        .clock()
        .ok_or_else(|| Problem::new(ProblemKind::NotFound).detail("problem-no-clock-log"))?;
    let variant = game.variant().id();
    let head = json!({"control": clock.control(), "first": clock.first(), "variant": variant});
    let mut lines = vec![format!("# /game/{id}"), head.to_string()];
    let flagged = flagged(&game);
    for entry in clock.log().iter().chain(&flagged) {
        let line = serde_json::to_string(entry);
        lines.push(line.map_err(|_| Problem::new(ProblemKind::Internal))?);
    }
    let kind = HeaderValue::from_static("application/x-ndjson");
    let text = lines.join("\n") + "\n";
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

/// Of a game that ended by a flag: whether the opponent could still have won, which the
/// clock itself cannot tell and in chess decides. A referee may have named time as the
/// reason though no flag fell.
fn flagged(game: &Game) -> Option<Entry> {
    let verdict = game.verdict()?;
    if verdict.reason != Reason::Time {
        return None;
    }
    let clock = game.clock()?;
    let at_ms = clock.latest();
    let (side, _) = clock.fallen(at_ms)?;
    let can_win = Some(game.position().can_win(!side));
    let event = Event::Flagged { can_win };
    Some(Entry { at_ms, event })
}
