//! What a player sees who scans the code of a board.

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use damier_game::Side;
use damier_tournament::model::GameResult;

use super::fields::Fields;
use super::head::texts;
use super::view::{People, Person};
use crate::live::unix_ms;
use crate::pages::desk::icon;
use crate::pages::fault;
use crate::pages::frame::{Frame, html};
use crate::pages::path::Path;
use crate::problem::{Problem, ProblemKind};
use crate::tournament::{
    BoardCode, Doc, Found, Report, Said, choices, is_chess, report as take_note, result_of_code,
};
use crate::{AppState, Player};

#[derive(Template)]
#[template(path = "tournament-report.html")]
struct ReportPage {
    frame: Frame,
    id: String,
    code: String,
    event: String,
    place: String,
    white: Person,
    black: Person,
    /// The symbols of White and Black.
    icons: [&'static str; 2],
    choices: Vec<ResultChoice>,
    result: Option<String>,
    said: Option<String>,
    is_settled: bool,
    reports: Vec<String>,
    fault: Option<String>,
}

struct ResultChoice {
    value: String,
    points: String,
    text: String,
}

/// The form for a result.
pub(super) async fn show(
    State(state): State<AppState>,
    Path((id, code)): Path<(String, String)>,
    frame: Frame,
) -> Response {
    match board(&state, &id, &code).await {
        Ok((found, code)) => html(&page(frame, &found, &code, None, None)),
        Err(problem) => fault::page(frame, &problem),
    }
}

async fn board(state: &AppState, id: &str, code: &str) -> Result<(Found, BoardCode), Problem> {
    let found = state.tournaments().find(id).await?;
    let unknown = || Problem::new(ProblemKind::NotFound).detail("problem-event-code");
    let code: BoardCode = code.parse().map_err(|()| unknown())?;
    if !code.fits(&found.doc) {
        return Err(unknown());
    }
    Ok((found, code))
}

/// A player may say who won, or how it was drawn; the rest is for the arbiter.
fn may_say(result: &GameResult) -> bool {
    matches!(
        result,
        GameResult::Win { .. }
            | GameResult::Draw
            | GameResult::AdvantageDraw { .. }
            | GameResult::Graded { .. }
    )
}

fn page(
    frame: Frame,
    found: &Found,
    code: &BoardCode,
    said: Option<Said>,
    problem: Option<&Problem>,
) -> ReportPage {
    let event = &found.doc.event;
    let texts = texts(&frame, event);
    let people = People::before(event, code.round);
    let seats = &event.rounds[usize::from(code.round) - 1].boards[code.board - 1];
    let (white, black) = (people.person(seats.white), people.person(seats.black));
    let offered = choices(&event.regulations);
    let offered = offered.iter().filter_map(|value| {
        let result = result_of_code(value, &event.regulations.scale)?;
        let text = match result {
            GameResult::Win { side: Side::White } => white.name.clone(),
            GameResult::Win { side: Side::Black } => black.name.clone(),
            GameResult::Draw => frame.text("event-draw"),
            _ => String::new(),
        };
        may_say(&result).then(|| ResultChoice {
            value: value.clone(),
            points: texts.result(&result),
            text,
        })
    });
    let reports = found.doc.reports_of(code.round, code.board);
    let reports = reports.into_iter().map(|report| {
        let args = [
            ("board", code.board.to_string().into()),
            ("side", report.side.as_str().into()),
            ("result", texts.result(&report.result).into()),
        ];
        frame.text_with("event-reported", &args)
    });
    let said = said.map(|said| {
        frame.text(match said {
            Said::Waits => "event-said-waits",
            Said::Agreed => "event-said-agreed",
            Said::Disputed => "event-said-disputed",
        })
    });
    let args = [
        ("round", code.round.to_string().into()),
        ("board", code.board.to_string().into()),
    ];
    ReportPage {
        id: found.id.clone(),
        code: code.to_string(),
        event: event.name.clone(),
        place: frame.text_with("event-round-board", &args),
        choices: offered.collect(),
        result: seats.result.is_final().then(|| texts.result(&seats.result)),
        is_settled: seats.result.is_final(),
        reports: reports.collect(),
        said,
        fault: problem.map(|problem| problem.detail_in(frame.language)),
        icons: [Side::White, Side::Black].map(|side| icon(is_chess(&event.regulations), side)),
        white,
        black,
        frame: frame.titled(&event.name),
    }
}

/// A player reports.
pub(super) async fn submit(
    State(state): State<AppState>,
    Path((id, code)): Path<(String, String)>,
    player: Player,
    frame: Frame,
    Form(form): Form<Fields>,
) -> Response {
    let (found, code) = match board(&state, &id, &code).await {
        Ok(both) => both,
        Err(problem) => return fault::page(frame, &problem),
    };
    let scale = &found.doc.event.regulations.scale;
    let result = result_of_code(form.get("result"), scale).filter(may_say);
    let side = form.get("side").parse::<Side>().ok();
    let (Some(result), Some(side)) = (result, side) else {
        let problem = Problem::new(ProblemKind::InvalidEvent).detail("problem-event-report");
        let page = html(&page(frame, &found, &code, None, Some(&problem)));
        return (problem.status(), page).into_response();
    };
    let new = Report {
        round: code.round,
        board: code.board,
        side,
        result,
        browser: player.key().to_owned(),
        at: unix_ms(),
    };
    let same = code.clone();
    let work = move |doc: &mut Doc| {
        if !same.fits(doc) {
            return Err(Problem::new(ProblemKind::NotFound).detail("problem-event-code"));
        }
        take_note(doc, new)
    };
    match state.tournaments().change(&id, "", None, work).await {
        Ok((found, said)) => html(&page(frame, &found, &code, Some(said), None)),
        Err(problem) => {
            let page = html(&page(frame, &found, &code, None, Some(&problem)));
            (problem.status(), page).into_response()
        }
    }
}
