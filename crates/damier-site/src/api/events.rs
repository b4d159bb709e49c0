//! The log of a game as NDJSON: one event a line.

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::watch;
use utoipa::IntoParams;

use super::body::{Params, Path};
use crate::AppState;
use crate::live::Snapshot;
use crate::problem::Problem;
use crate::storage::StoredEvent;
use crate::view::ProblemView;

/// From where, and how far.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct From {
    /// The last version already known; events after it are sent.
    #[serde(default)]
    from: u64,
    /// Whether the stream stays open for events to come.
    #[serde(default)]
    follow: bool,
}

/// Streams the events of a game, one JSON object a line.
#[utoipa::path(
    get, path = "/api/games/{id}/events", tag = "games",
    params(("id" = String, Path, description = "Name of the game"), From),
    responses(
        (status = 200, description = "Events in order, each with `version` and `type`",
         body = String, content_type = "application/x-ndjson"),
        (status = 404, description = "No such game", body = ProblemView),
    )
)]
pub(super) async fn stream(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Params(From { from, follow }): Params<From>,
) -> Result<Response, Problem> {
    let snapshots = state.live().find(&id).await?.subscribe();
    let first = state.live().events(&id, from).await?;
    let body = if follow {
        let follower = Follower {
            state,
            id,
            snapshots,
            last: from,
        };
        let begin = lines(&first);
        let last = first.last().map_or(from, |event| event.version);
        let follower = Follower { last, ..follower };
        Body::from_stream(stream::unfold((Some(begin), follower), next))
    } else {
        Body::from(lines(&first))
    };
    let kind = HeaderValue::from_static("application/x-ndjson");
    Ok(([(header::CONTENT_TYPE, kind)], body).into_response())
}

/// Someone who reads a game as it goes on.
struct Follower {
    state: AppState,
    id: String,
    snapshots: watch::Receiver<Snapshot>,
    last: u64,
}

type Chunk = Result<Bytes, std::convert::Infallible>;

/// The next lines: those read already, else those that come.
async fn next(
    (waiting, mut follower): (Option<String>, Follower),
) -> Option<(Chunk, (Option<String>, Follower))> {
    if let Some(text) = waiting
        && !text.is_empty()
    {
        return Some((Ok(text.into()), (None, follower)));
    }
    let text = follower.wait().await?;
    Some((Ok(text.into()), (None, follower)))
}

impl Follower {
    /// Waits for events. `None` when there will be none: the game is over, or
    /// the server stops.
    async fn wait(&mut self) -> Option<String> {
        loop {
            let (version, over) = {
                let snapshot = self.snapshots.borrow_and_update();
                (snapshot.game.version(), snapshot.game.is_over())
            };
            if version > self.last {
                // The log, not the snapshot, since several may have come.
                let events = self.state.live().events(&self.id, self.last).await.ok()?;
                self.last = events.last().map_or(self.last, |event| event.version);
                return Some(lines(&events));
            }
            if over {
                return None;
            }
            tokio::select! {
                changed = self.snapshots.changed() => if changed.is_err() {
                    // It left memory for a moment.
                    self.snapshots = self.state.live().find(&self.id).await.ok()?.subscribe();
                },
                () = self.state.stopping() => return None,
            }
        }
    }
}

/// Events as lines. A payload is a JSON object on one line; its version is put
/// in front of its members.
fn lines(events: &[StoredEvent]) -> String {
    let mut text = String::new();
    for StoredEvent { version, payload } in events {
        let members = payload.strip_prefix('{').unwrap_or(payload);
        text.push_str(&format!("{{\"version\":{version},{members}\n"));
    }
    text
}
