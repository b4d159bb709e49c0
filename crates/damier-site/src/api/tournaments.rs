//! Tournaments for programs, and for the scripts of the desk.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use damier_tournament::Ranking;
use damier_tournament::files::write_json;
use damier_tournament::standings::standings;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::body::{FileBody, JsonBody, Path};
use crate::AppState;
use crate::i18n::Language;
use crate::pages::{clash, enter_results, read_event_file};
use crate::problem::{Problem, ProblemKind};
use crate::referee::Seat;
use crate::tournament::{Found, Wanted, code_of};
use crate::view::ProblemView;

/// A tournament in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TournamentSummary {
    /// The name of the tournament in addresses.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// When it was changed last, in milliseconds since 1970.
    pub updated_at: u64,
}

/// Results that are entered together.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ResultsWish {
    /// The round, from 1.
    pub round: u16,
    /// The boards.
    pub results: Vec<ResultWish>,
}

/// A result of one board.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ResultWish {
    /// The board, from 1.
    pub board: usize,
    /// `white`, `draw`, `black`, `plus-white`, `plus-black`, `both`, `+-`, `-+`,
    /// `--`, `annulled`, `open`, or points of the event such as `2-0`.
    pub result: String,
    /// The result that the board had for whoever enters; another one is not
    /// written over. `open` if left out.
    #[serde(default)]
    pub seen: Option<String>,
}

/// An event that has come to the site: its event file, and what is odd about the file
/// that it came from.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TournamentMade {
    /// `damier-tournament`.
    pub format: String,
    /// The version of the format.
    pub version: u32,
    /// The event.
    #[schema(value_type = Object)]
    pub event: Value,
    /// What is odd about the file, each with its place; it does not keep the event from
    /// being used.
    pub warnings: Vec<String>,
}

/// The event file, marked with the version as its entity tag.
fn shown(found: &Found) -> Response {
    let json = HeaderValue::from_static("application/json");
    let mut response = write_json(&found.doc.event).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, json);
    mark(&mut response, found);
    response
}

/// Names the version as the entity tag.
fn mark(response: &mut Response, found: &Found) {
    if let Ok(tag) = HeaderValue::from_str(&format!("\"{}\"", found.version)) {
        response.headers_mut().insert(header::ETAG, tag);
    }
}

/// The version that `If-Match` asks for.
fn seen(headers: &HeaderMap) -> Option<u64> {
    let tag = headers.get(header::IF_MATCH)?.to_str().ok()?;
    tag.trim().trim_matches('"').parse().ok()
}

/// Lists the tournaments, the last one touched first.
#[utoipa::path(
    get, path = "/api/tournaments", tag = "tournaments",
    responses((status = 200, description = "At most 200", body = Vec<TournamentSummary>))
)]
pub(super) async fn list(
    State(state): State<AppState>,
) -> Result<Json<Vec<TournamentSummary>>, Problem> {
    let records = state.tournaments().list().await?.into_iter();
    let summary = |record: crate::storage::TournamentRecord| TournamentSummary {
        id: record.id,
        name: record.name,
        updated_at: record.updated_at,
    };
    Ok(Json(records.map(summary).collect()))
}

/// Brings an event to the site, with the referee's cookie: the event file of the
/// command line, or TRF or CSV. What is odd about that file stands in `warnings`.
#[utoipa::path(
    post, path = "/api/tournaments", tag = "tournaments", request_body = String,
    responses(
        (status = 201, description = "The event file and the warnings, with its address in \
         `Location`", body = TournamentMade),
        (status = "4XX", description = "What can't be", body = ProblemView),
    )
)]
pub(super) async fn create(
    State(state): State<AppState>,
    seat: Seat,
    language: Language,
    FileBody(text): FileBody,
) -> Result<Response, Problem> {
    let doc = read_event_file(&text)?;
    let id = state.tournaments().create(&doc, &seat.name).await?;
    let found = state.tournaments().find(&id).await?;
    let fault = |_| Problem::new(ProblemKind::Internal);
    let mut made: Value = serde_json::from_str(&write_json(&found.doc.event)).map_err(fault)?;
    made["warnings"] = json!(found.doc.odd_in(language.referee()));
    let mut response = (StatusCode::CREATED, Json(made)).into_response();
    mark(&mut response, &found);
    let location = HeaderValue::try_from(format!("/api/tournaments/{id}"))
        .map_err(|_| Problem::new(ProblemKind::Internal))?;
    response.headers_mut().insert(header::LOCATION, location);
    Ok(response)
}

/// Gives the event file of a tournament; the entity tag is its version.
#[utoipa::path(
    get, path = "/api/tournaments/{id}", tag = "tournaments",
    params(("id" = String, Path, description = "Name of the tournament")),
    responses(
        (status = 200, description = "The event file", body = String),
        (status = 404, description = "No such tournament", body = ProblemView),
    )
)]
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    Ok(shown(&state.tournaments().find(&id).await?))
}

/// Gives the standings, as `damier tournament standings --json` does.
#[utoipa::path(
    get, path = "/api/tournaments/{id}/standings", tag = "tournaments",
    params(("id" = String, Path, description = "Name of the tournament")),
    responses(
        (status = 200, description = "One object a place", body = String),
        (status = 404, description = "No such tournament", body = ProblemView),
    )
)]
pub(super) async fn order(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let found = state.tournaments().find(&id).await?;
    let event = &found.doc.event;
    let order = standings(event, &Ranking::of(event), None);
    Ok(Json(order.rows()).into_response())
}

/// Enters results, with the referee's cookie. A board that another arbiter has
/// given another result keeps it; the answer then names the boards (409). With
/// `If-Match` nothing is entered unless the event still has that version.
#[utoipa::path(
    post, path = "/api/tournaments/{id}/results", tag = "tournaments",
    request_body = ResultsWish,
    params(("id" = String, Path, description = "Name of the tournament")),
    responses(
        (status = 200, description = "The new version and what the boards have now",
         body = String),
        (status = 401, description = "Nobody sits at the desk", body = ProblemView),
        (status = 409, description = "Somebody else was faster", body = ProblemView),
    )
)]
pub(super) async fn results(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Seat,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<ResultsWish>,
) -> Result<Response, Problem> {
    let wanted = wish.results.iter().map(|one| Wanted {
        board: one.board,
        seen: one.seen.clone().unwrap_or_else(|| "open".to_owned()),
        code: one.result.clone(),
    });
    let wanted: Vec<Wanted> = wanted.collect();
    let boards: Vec<usize> = wanted.iter().map(|one| one.board).collect();
    let round = wish.round;
    let tournaments = state.tournaments();
    let work = move |doc: &mut crate::tournament::Doc| enter_results(doc, round, &wanted);
    let done = tournaments.change(&id, &seat.name, seen(&headers), work);
    let (found, outcome) = done.await?;
    let current = current(&found, round, &boards);
    match clash(&outcome) {
        Ok(()) => {
            let answer = json!({ "version": found.version, "current": current });
            Ok(Json(answer).into_response())
        }
        Err(problem) => Err(problem.member("current", current)),
    }
}

/// What boards have now.
fn current(found: &Found, round: u16, boards: &[usize]) -> Value {
    let made = found.doc.event.round(round).ok();
    let of = |board: &usize| {
        let seats = made?.boards.get(board.checked_sub(1)?)?;
        Some(json!({ "board": board, "result": code_of(&seats.result) }))
    };
    boards.iter().filter_map(of).collect()
}
