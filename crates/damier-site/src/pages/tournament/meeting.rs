//! Why two do (not) meet.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use damier_print::Who;
use damier_tournament::pairing::explain;
use damier_tournament::{Event, PlayerId, TeamId};
use serde::Deserialize;

use super::form::Choice;
use super::head::{Head, texts};
use crate::AppState;
use crate::pages::fault;
use crate::pages::frame::{Frame, html};
use crate::pages::path::Path;
use crate::pages::query::Query;
use crate::problem::Problem;
use crate::tournament::Found;

#[derive(Template)]
#[template(path = "tournament-why.html")]
struct WhyPage {
    frame: Frame,
    head: Head,
    first: Vec<Choice>,
    second: Vec<Choice>,
    rounds: Vec<Choice>,
    title: Option<String>,
    lines: Vec<String>,
    fault: Option<String>,
}

/// Who and when.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Question {
    a: String,
    b: String,
    round: String,
}

/// The question, and the answer once it was asked.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(question): Query<Question>,
    frame: Frame,
) -> Response {
    let found = match state.tournaments().find(&id).await {
        Ok(found) => found,
        Err(problem) => return fault::page(frame, &problem),
    };
    let event = &found.doc.event;
    let next = event.next_round();
    let last = event.regulations.rounds.max(1);
    // Before its results are in, nothing can be said of the round after the last.
    let is_open = event.rounds.last().is_some_and(|last| !last.is_finished());
    let usual = if next > last || is_open {
        next - 1
    } else {
        next
    };
    let round = question.round.parse().unwrap_or(usual).clamp(1, next);
    let asked = (question.a.parse::<u32>(), question.b.parse::<u32>());
    let (mut title, mut lines, mut wrong) = (None, Vec::new(), None);
    if let (Ok(a), Ok(b)) = asked {
        match answer(&frame, &found, round, a, b).await {
            Ok(mut told) => {
                title = Some(told.remove(0));
                lines = told;
            }
            Err(text) => wrong = Some(text),
        }
    }
    let rounds = (1..=next).map(|n| Choice {
        value: n.to_string(),
        text: n.to_string(),
        is_chosen: n == round,
    });
    let page = WhyPage {
        first: people(&frame, event, &question.a),
        second: people(&frame, event, &question.b),
        rounds: rounds.collect(),
        title,
        lines,
        fault: wrong,
        head: Head::public(&frame, &found, "", 0),
        frame: frame.titled(&event.name),
    };
    html(&page)
}

async fn answer(
    frame: &Frame,
    found: &Found,
    round: u16,
    a: u32,
    b: u32,
) -> Result<Vec<String>, String> {
    let event = &found.doc.event;
    let system = event.regulations.system;
    let known = |id: u32| match Who::of_system(system) {
        Who::Players => event.player(PlayerId(id)).is_some(),
        Who::Teams => event.team(TeamId(id)).is_some(),
    };
    if a == b || !known(a) || !known(b) {
        return Err(frame.text("event-why-two"));
    }
    let doc = std::sync::Arc::clone(&found.doc);
    // Large fields take a while.
    let work = move || explain(&doc.event, round, system, PlayerId(a), PlayerId(b));
    let told = tokio::task::spawn_blocking(work).await;
    match told {
        Ok(Ok(told)) => Ok(texts(frame, event).explanation(&told, system)),
        Ok(Err(error)) => {
            Err(pairing_problem(&error, Who::of_system(system)).detail_in(frame.language))
        }
        Err(_) => Err(frame.text("problem-internal-detail")),
    }
}

fn people(frame: &Frame, event: &Event, chosen: &str) -> Vec<Choice> {
    let who = Who::of_system(event.regulations.system);
    let ids: Vec<u32> = match who {
        Who::Players => event.players.iter().map(|p| p.id.0).collect(),
        Who::Teams => event.teams.iter().map(|t| t.id.0).collect(),
    };
    let texts = texts(frame, event);
    let choice = |id: u32| Choice {
        value: id.to_string(),
        text: texts.numbered(PlayerId(id), who),
        is_chosen: id.to_string() == chosen,
    };
    ids.into_iter().map(choice).collect()
}

/// Why a round of players or of teams cannot be paired, as a problem.
pub(super) fn pairing_problem(
    error: &damier_tournament::pairing::PairingError,
    who: Who,
) -> Problem {
    use damier_tournament::pairing::PairingError as E;
    let problem = Problem::new(crate::problem::ProblemKind::EventRefused);
    let who = match who {
        Who::Players => "players",
        Who::Teams => "teams",
    };
    let number = |n: u16| i64::from(n);
    match error {
        E::TooFew(_) => problem.text("who", who).detail("problem-event-too-few"),
        E::Impossible => problem.text("who", who).detail("problem-event-impossible"),
        E::Unfinished(round) => problem
            .number("round", number(*round))
            .detail("problem-event-unfinished"),
        E::Over(rounds) => problem
            .number("rounds", number(*rounds))
            .detail("problem-event-all-paired"),
        E::Undecided(a, b) => problem
            .text("first", a.to_string())
            .text("second", b.to_string())
            .detail("problem-event-level"),
        E::TwoTeams => problem.detail("problem-event-two-teams"),
        E::ByHand(_) => problem.detail("problem-event-by-hand"),
    }
}
