//! The referee's desk for programs.

use axum::Json;
use axum::extract::State;

use super::body::{JsonBody, Path};
use crate::AppState;
use crate::i18n::Language;
use crate::problem::Problem;
use crate::referee::{DecisionView, DecreeWish, Seat, decision_view};
use crate::view::{GameView, ProblemView};

/// Decides in a game. `order` is one of `{"type":"end","result":"1-1"}`,
/// `{"type":"forfeit","side":"white","cause":"lateness"}` (no side: both; causes
/// `lateness`, `refusal`, `punishment`), `{"type":"material"}`,
/// `{"type":"irregularity","by":"white","what":"capture-missed","choice":"correct",
/// "takeBack":1,"gainsMs":60000,"lost":false}`, `{"type":"choice","choice":"let-stand"}`,
/// `{"type":"claim","side":"white","answer":"refused"}`,
/// `{"type":"clock","whiteMs":60000,"blackMs":60000}`, `{"type":"pause"}`,
/// `{"type":"resume"}`, `{"type":"play-on"}`, `{"type":"start-over"}`,
/// `{"type":"withdraw","version":12}`.
#[utoipa::path(
    post, path = "/api/referee/games/{id}/decisions", tag = "referee",
    request_body = DecreeWish,
    params(("id" = String, Path, description = "Name of the game")),
    responses(
        (status = 200, description = "The decision", body = DecisionView),
        (status = 401, description = "Only for referees", body = ProblemView),
        (status = 404, description = "No such game", body = ProblemView),
        (status = 409, description = "Nothing to decide so", body = ProblemView),
        (status = 422, description = "What is missing, such as the explanation",
         body = ProblemView),
    )
)]
pub(super) async fn decide(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Seat,
    language: Language,
    JsonBody(wish): JsonBody<DecreeWish>,
) -> Result<Json<DecisionView>, Problem> {
    let version = state.decree(&id, wish, &seat).await?;
    let game = state.live().find(&id).await?.snapshot().game;
    let entry = game.desk().decree(version);
    let entry = entry.ok_or_else(|| Problem::new(crate::problem::ProblemKind::Internal))?;
    Ok(Json(decision_view(&game, entry, language)))
}

/// Lists the games of everybody that go on, the last one touched first.
#[utoipa::path(
    get, path = "/api/referee/games", tag = "referee",
    responses(
        (status = 200, description = "At most 120 games", body = Vec<GameView>),
        (status = 401, description = "Only for referees", body = ProblemView),
    )
)]
pub(super) async fn games(
    State(state): State<AppState>,
    _seat: Seat,
    language: Language,
) -> Result<Json<Vec<GameView>>, Problem> {
    let games = state.live().wall(120, 0).await?;
    let views = games.iter().map(|game| game.view(false, language));
    Ok(Json(views.collect()))
}
