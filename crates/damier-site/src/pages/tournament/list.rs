//! All tournaments of the server.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use super::head::facts;
use crate::AppState;
use crate::pages::date;
use crate::pages::fault;
use crate::pages::frame::{Frame, html};

#[derive(Template)]
#[template(path = "tournament-list.html")]
struct ListPage {
    frame: Frame,
    rows: Vec<Row>,
}

struct Row {
    id: String,
    name: String,
    facts: String,
    state: String,
    at: String,
    iso: String,
}

/// So many are read for their facts; the others are only named.
const TOLD: usize = 30;

/// The list.
pub(super) async fn show(State(state): State<AppState>, frame: Frame) -> Response {
    let records = match state.tournaments().list().await {
        Ok(records) => records,
        Err(problem) => return fault::page(frame, &problem),
    };
    let mut rows = Vec::new();
    for (index, record) in records.into_iter().enumerate() {
        let found = match index < TOLD {
            true => state.tournaments().find(&record.id).await.ok(),
            false => None,
        };
        let event = found.as_ref().map(|found| &found.doc.event);
        let status = event.map(|event| match event.rounds.last() {
            None => "event-state-entries",
            Some(_) if event.is_over() && !event.is_open_ended() => "event-state-over",
            Some(_) => "event-state-going",
        });
        rows.push(Row {
            facts: event.map_or_else(String::new, |event| facts(&frame, event).join(" · ")),
            state: status.map_or_else(String::new, |id| frame.text(id)),
            id: record.id,
            name: record.name,
            at: date::plain(record.updated_at),
            iso: date::iso(record.updated_at),
        });
    }
    let title = frame.text("event-list-title");
    html(&ListPage {
        frame: frame.titled(&title),
        rows,
    })
}
