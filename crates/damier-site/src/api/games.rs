//! Games: start, list, look, act, export.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::{JsonBody, Params, Path};
use crate::board::FenNumbers;
use crate::i18n::Language;
use crate::live::{Action, NewGame};
use crate::problem::{Problem, ProblemKind};
use crate::rate::Origin;
use crate::view::{GameSummary, GameView, ProblemView};
use crate::{AppState, Player};

/// Starts a game.
#[utoipa::path(
    post, path = "/api/games", tag = "games", request_body = NewGame,
    responses(
        (status = 201, description = "The game, with its address in `Location`", body = GameView),
        (status = "4XX", description = "What can't be", body = ProblemView),
    )
)]
pub(super) async fn create(
    State(state): State<AppState>,
    player: Player,
    language: Language,
    origin: Origin,
    JsonBody(wish): JsonBody<NewGame>,
) -> Result<Response, Problem> {
    state.may_start(origin)?;
    let id = state.live().create(&player, &wish).await?;
    let view = state.game(&id, &player, language).await?;
    let location = HeaderValue::try_from(format!("/api/games/{id}"))
        .map_err(|_| Problem::new(ProblemKind::Internal))?;
    Ok((
        StatusCode::CREATED,
        [(header::LOCATION, location)],
        Json(view),
    )
        .into_response())
}

/// Lists the caller's games, the last one touched first.
#[utoipa::path(
    get, path = "/api/games", tag = "games",
    responses((status = 200, description = "At most 200 games", body = Vec<GameSummary>))
)]
pub(super) async fn list(
    State(state): State<AppState>,
    player: Player,
) -> Result<Json<Vec<GameSummary>>, Problem> {
    state.games_of(&player).await.map(Json)
}

/// Shows a game.
#[utoipa::path(
    get, path = "/api/games/{id}", tag = "games",
    params(("id" = String, Path, description = "Name of the game")),
    responses(
        (status = 200, description = "The game as it stands", body = GameView),
        (status = 404, description = "No such game", body = ProblemView),
    )
)]
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    player: Player,
    language: Language,
) -> Result<Json<GameView>, Problem> {
    state.game(&id, &player, language).await.map(Json)
}

/// Acts in a game: the same as a message over the socket.
#[utoipa::path(
    post, path = "/api/games/{id}/actions", tag = "games", request_body = Action,
    params(("id" = String, Path, description = "Name of the game")),
    responses(
        (status = 200, description = "The game after the action", body = GameView),
        (status = 403, description = "Somebody else's game", body = ProblemView),
        (status = 404, description = "No such game", body = ProblemView),
        (status = 409, description = "Not now; the member `game` shows the game as it stands",
         body = ProblemView),
        (status = 422, description = "No legal move; the member `moves` lists some that are",
         body = ProblemView),
    )
)]
pub(super) async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    player: Player,
    language: Language,
    JsonBody(action): JsonBody<Action>,
) -> Result<Json<GameView>, Problem> {
    state.act(&id, &player, language, action).await.map(Json)
}

/// Which ply.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AtPly {
    /// After how many plies; without it, now.
    pub(super) ply: Option<u32>,
}

/// Which ply, and from which corner its squares are counted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AskedFen {
    /// After how many plies; without it, now.
    ply: Option<u32>,
    /// How squares are counted: `top-left`, as without it, or `federation`.
    #[serde(default)]
    numbers: FenNumbers,
}

/// Gives a position of a game as FEN.
#[utoipa::path(
    get, path = "/api/games/{id}/fen", tag = "games",
    params(("id" = String, Path, description = "Name of the game"), AskedFen),
    responses(
        (status = 200, description = "FEN in numbers", body = String, content_type = "text/plain"),
        (status = 404, description = "No such game or ply", body = ProblemView),
    )
)]
pub(super) async fn fen(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Params(AskedFen { ply, numbers }): Params<AskedFen>,
) -> Result<String, Problem> {
    let game = state.live().find(&id).await?.snapshot().game;
    let asked = ply.unwrap_or(game.ply());
    let position = game.position_at(asked).ok_or_else(|| {
        Problem::new(ProblemKind::NoSuchPly)
            .number("asked", asked.into())
            .number("ply", game.ply().into())
    })?;
    Ok(position.fen_in(numbers))
}

/// Gives a game as PDN, of chess as PGN, with the reason of its end.
#[utoipa::path(
    get, path = "/api/games/{id}/pdn", tag = "games",
    params(("id" = String, Path, description = "Name of the game")),
    responses(
        (status = 200, description = "The game record", body = String,
         content_type = "application/x-draughts-pdn"),
        (status = 404, description = "No such game", body = ProblemView),
    )
)]
pub(super) async fn pdn(
    State(state): State<AppState>,
    Path(id): Path<String>,
    language: Language,
) -> Result<Response, Problem> {
    let game = state.live().find(&id).await?.snapshot().game;
    let export = crate::export::record(&game, language);
    let kind = HeaderValue::from_static(export.media_type);
    let file = format!("attachment; filename=\"damier-{id}.{}\"", export.extension);
    let name = HeaderValue::try_from(file).map_err(|_| Problem::new(ProblemKind::Internal))?;
    Ok((
        [
            (header::CONTENT_TYPE, kind),
            (header::CONTENT_DISPOSITION, name),
        ],
        export.text,
    )
        .into_response())
}
