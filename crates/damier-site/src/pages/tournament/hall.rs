//! The screen in the hall.

use std::convert::Infallible;

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use tokio::sync::broadcast::error::RecvError;

use super::head::Head;
use super::standing::{StandingView, standing};
use super::start::notes;
use super::view::{Person, pairings};
use crate::AppState;
use crate::pages::fault;
use crate::pages::frame::{Frame, html};
use crate::pages::path::Path;
use crate::problem::Problem;
use crate::referee::face as clock_face;
use crate::tournament::{Found, face};

#[derive(Template)]
#[template(path = "tournament-hall.html")]
struct HallPage {
    frame: Frame,
    head: Head,
    live: HallLive,
}

#[derive(Template)]
#[template(path = "tournament-hall-live.html")]
struct HallPart {
    head: Head,
    frame: Frame,
    live: HallLive,
}

/// What the screen shows.
struct HallLive {
    title: String,
    boards: Vec<HallRow>,
    /// Whether the boards are more than a screen takes at the usual size.
    is_large: bool,
    /// Whether clocks of games on the site stand between the names.
    has_clocks: bool,
    off: Vec<(Person, String)>,
    standings: Option<StandingView>,
    standings_title: String,
    time_control: String,
    /// The start position of the round, in chess.
    start: Vec<String>,
}

struct HallRow {
    /// Above the first board of a match: its teams, White there first, and their points
    /// of the boards.
    teams: Option<(String, String, String)>,
    name: String,
    white: Person,
    black: Person,
    result: String,
    clocks: Option<[HallClock; 2]>,
}

struct HallClock {
    left_ms: u64,
    text: String,
    is_running: bool,
}

/// So many columns stand beside the names: what places are given for first.
const COLUMNS: usize = 2;

/// So many boards fit at the usual size of letters.
const FEW: usize = 14;

/// The screen.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    frame: Frame,
) -> Response {
    let found = match state.tournaments().find(&id).await {
        Ok(found) => found,
        Err(problem) => return fault::page(frame, &problem),
    };
    html(&HallPage {
        live: hall(&state, &frame, &found).await,
        head: Head::public(&frame, &found, "", 0),
        frame: frame.titled(&found.doc.event.name),
    })
}

/// What the screen shows now.
pub(super) async fn live(
    State(state): State<AppState>,
    Path(id): Path<String>,
    frame: Frame,
) -> Result<Response, Problem> {
    let found = state.tournaments().find(&id).await?;
    Ok(html(&HallPart {
        live: hall(&state, &frame, &found).await,
        head: Head::public(&frame, &found, "", 0),
        frame,
    }))
}

async fn hall(state: &AppState, frame: &Frame, found: &Found) -> HallLive {
    let event = &found.doc.event;
    let round = event.next_round() - 1;
    let shown = pairings(frame, found, round);
    let mut boards = Vec::new();
    let matches = shown.matches.into_iter().flat_map(|fixture| {
        // The teams stand above their first board.
        let mut teams = fixture.teams;
        let boards = fixture.boards.into_iter();
        boards.map(move |row| (teams.take(), row))
    });
    for (teams, row) in matches {
        let clocks = match found.doc.link(round, row.number) {
            Some(link) if row.is_open => face(state.live(), link).await,
            _ => None,
        };
        let clocks = clocks.and_then(|face| {
            let [white, black] = face.left_ms?;
            let clock = |left_ms, side| HallClock {
                left_ms,
                text: clock_face(left_ms),
                is_running: face.running == Some(side) && !face.is_over,
            };
            Some([
                clock(white, damier_game::Side::White),
                clock(black, damier_game::Side::Black),
            ])
        });
        boards.push(HallRow {
            teams,
            name: row.name,
            white: row.white,
            black: row.black,
            result: row.result,
            clocks,
        });
    }
    let finished = event.rounds.last().is_some_and(|round| round.is_finished());
    let after = if finished {
        round
    } else {
        round.saturating_sub(1)
    };
    let standings = (after > 0).then(|| {
        let mut view = standing(frame, event, after);
        view.criteria.truncate(COLUMNS);
        for line in &mut view.rows {
            line.cells.truncate(COLUMNS);
        }
        view
    });
    HallLive {
        title: match round {
            0 => frame.text("event-state-entries"),
            _ => frame.text_with("event-round", &[("round", round.to_string().into())]),
        },
        is_large: boards.len() > FEW,
        has_clocks: boards.iter().any(|row| row.clocks.is_some()),
        boards,
        off: shown.off,
        standings,
        standings_title: frame.text_with(
            "event-standings-after",
            &[("rounds", i64::from(after).into())],
        ),
        time_control: event.regulations.time_control.clone(),
        start: notes(frame, event, round),
    }
}

/// Tells the new version of the event whenever it changes.
pub(super) async fn changes(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let changes = state.tournaments().changes();
    let now = state.tournaments().find(&id).await?.version;
    let first = Some(now);
    let all = stream::unfold(
        (changes, state, id, first),
        async |(mut changes, state, id, first)| {
            if let Some(version) = first {
                let event = Event::default().data(version.to_string());
                return Some((Ok(event), (changes, state, id, None)));
            }
            loop {
                let version = tokio::select! {
                    change = changes.recv() => match change {
                        Ok((name, version)) if *name == *id => version.to_string(),
                        Ok(_) => continue,
                        // Too far behind: look at everything.
                        Err(RecvError::Lagged(_)) => "0".to_owned(),
                        Err(RecvError::Closed) => return None,
                    },
                    () = state.stopping() => return None,
                };
                let event = Event::default().data(version);
                return Some((Ok(event), (changes, state, id, None)));
            }
        },
    );
    Ok(Sse::new(all).keep_alive(KeepAlive::default()))
}
