//! Everything that was done to an event.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use super::head::{Bar, Head, at_desk, told};
use crate::AppState;
use crate::pages::date;
use crate::pages::fault;
use crate::pages::frame::{Frame, html};
use crate::pages::path::Path;
use crate::problem::Problem;
use crate::referee::Seat;

#[derive(Template)]
#[template(path = "tournament-history.html")]
struct HistoryPage {
    frame: Frame,
    head: Head,
    bar: Bar,
    rows: Vec<Row>,
}

struct Row {
    version: u64,
    text: String,
    by: String,
    at: String,
    iso: String,
    is_undone: bool,
}

/// The steps of an event, the last one first.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    frame: Frame,
) -> Response {
    let (seat, found) = match at_desk(&state, &id, seat, &frame, "/history").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let steps = match state.tournaments().history(&id).await {
        Ok(steps) => steps,
        Err(problem) => return fault::page(frame, &problem),
    };
    let undone: Vec<u64> = steps.iter().filter_map(|step| step.undoes).collect();
    let rows = steps.iter().map(|step| Row {
        version: step.version,
        text: match step.undoes {
            Some(version) => {
                let args = [("version", version.to_string().into())];
                frame.text_with("deed-undone-version", &args)
            }
            None => told(&frame, step),
        },
        by: match step.by.as_str() {
            "" => frame.text("event-by-site"),
            name => name.to_owned(),
        },
        at: date::plain(step.at),
        iso: date::iso(step.at),
        is_undone: undone.contains(&step.version),
    });
    let page = HistoryPage {
        rows: rows.collect(),
        head: Head::desk(&frame, &found, "/history", 0),
        bar: Bar::new(&frame, &found, &seat, None),
        frame: frame.titled(&found.doc.event.name),
    };
    html(&page)
}
