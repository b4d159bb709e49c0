//! What is told beside the board of a game: the referee's decisions, in youth
//! games the story of the end, in a match the way to it.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use damier_arbiter::{DecidedBy, Verdict};

use super::frame::{Frame, html};
use super::referee::{DecisionRow, row};
use crate::AppState;
use crate::live::{Snapshot, tell};
use crate::pages::path::Path;
use crate::problem::Problem;
use crate::referee::decision_view;

#[derive(Template)]
#[template(path = "game-told.html")]
struct Told {
    frame: Frame,
    playoff: Option<MatchStrip>,
    is_paused: bool,
    story: Vec<String>,
    decisions: Vec<DecisionRow>,
    is_empty: bool,
}

struct MatchStrip {
    url: String,
    text: String,
}

/// The part of the page that changes with decisions.
pub(super) async fn part(
    State(state): State<AppState>,
    Path(id): Path<String>,
    frame: Frame,
) -> Result<Response, Problem> {
    let snapshot = state.live().find(&id).await?.snapshot();
    Ok(html(&Told::new(frame, &snapshot)))
}

/// The same as text, for the page itself. A part that could not be made is left
/// out.
pub(super) fn told(frame: &Frame, snapshot: &Snapshot) -> String {
    Told::new(frame.clone(), snapshot)
        .render()
        .unwrap_or_default()
}

impl Told {
    fn new(frame: Frame, snapshot: &Snapshot) -> Told {
        let game = &*snapshot.game;
        let language = frame.language;
        let playoff = game.settings().playoff.as_ref().map(|playoff| MatchStrip {
            url: format!("/playoff/{}", playoff.id),
            text: frame.text_with("js-match-page", &[("number", playoff.number.into())]),
        });
        let is_paused = game.desk().is_paused() && !game.is_over();
        // In youth games the long explanation is not hidden behind a button.
        // What a referee decided is told as a decision.
        let by_itself = |verdict: &&Verdict| verdict.by != DecidedBy::Referee;
        let ended = game
            .verdict()
            .filter(by_itself)
            .filter(|_| game.settings().youth);
        let story = ended.map(|verdict| tell(game, verdict, language).story);
        let story = story.unwrap_or_default();
        let entries = game.desk().decrees().iter().rev();
        let decisions: Vec<DecisionRow> = entries
            .map(|entry| row(game.id(), decision_view(game, entry, language), language))
            .collect();
        Told {
            is_empty: playoff.is_none() && !is_paused && story.is_empty() && decisions.is_empty(),
            playoff,
            is_paused,
            story,
            decisions,
            frame,
        }
    }
}
