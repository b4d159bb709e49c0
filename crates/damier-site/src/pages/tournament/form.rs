//! Making an event, and changing its regulations.

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use damier_draughts::Variant;
use damier_tournament::{Preset, System};

use super::head::{Bar, Head, at_desk, variant};
use crate::AppState;
use crate::live::unix_ms;
use crate::pages::date;
use crate::pages::frame::{Frame, html};
use crate::pages::own_book::{BookChoice, Mistake, books, mistakes_of};
use crate::pages::path::Path;
use crate::pages::wall::{Visitor, visitor};
use crate::problem::Problem;
use crate::referee::Seat;
use crate::tournament::{CHESS, Deed, Doc, EventWish};

/// A choice of a list.
pub(super) struct Choice {
    pub(super) value: String,
    pub(super) text: String,
    pub(super) is_chosen: bool,
}

/// The lists of the form.
struct Lists {
    variants: Vec<Choice>,
    books: Vec<BookChoice>,
    systems: Vec<Choice>,
    presets: Vec<Choice>,
    points: Vec<Choice>,
    colours: Vec<Choice>,
    apart: Vec<Choice>,
    team_colours: Vec<Choice>,
    team_scores: Vec<Choice>,
}

#[derive(Template)]
#[template(path = "tournament-new.html")]
struct NewPage {
    frame: Frame,
    fault: Option<String>,
    mistakes: Vec<Mistake>,
    wish: EventWish,
    lists: Lists,
}

#[derive(Template)]
#[template(path = "tournament-rules.html")]
struct RulesPage {
    frame: Frame,
    head: Head,
    bar: Bar,
    mistakes: Vec<Mistake>,
    wish: EventWish,
    lists: Lists,
    has_started: bool,
}

fn choice(value: &str, text: String, chosen: &str) -> Choice {
    Choice {
        value: value.to_owned(),
        text,
        is_chosen: value == chosen,
    }
}

fn lists(state: &AppState, frame: &Frame, wish: &EventWish) -> Lists {
    let named = |kind: &str, values: &[&str], chosen: &str| -> Vec<Choice> {
        let text = |value: &&str| match *value {
            "" => frame.text(&format!("event-{kind}-usual")),
            value => frame.text(&format!("event-{kind}-{}", value.replace('.', "-"))),
        };
        let values = values.iter();
        values.map(|v| choice(v, text(v), chosen)).collect()
    };
    let systems: Vec<&str> = System::ALL.iter().map(|s| s.as_str()).collect();
    let presets: Vec<&str> = [""]
        .into_iter()
        .chain(Preset::ALL.iter().map(|p| p.as_str()))
        .collect();
    let mut variants: Vec<&str> = Variant::ALL.iter().map(|v| v.id()).collect();
    variants.push(CHESS);
    Lists {
        variants: variants
            .into_iter()
            .map(|id| choice(id, variant(frame, id), &wish.variant))
            .collect(),
        books: books(state, frame, &wish.rulebook),
        systems: named("system", &systems, &wish.system),
        presets: named("preset", &presets, &wish.preset),
        points: named(
            "points",
            &["", "2-1-0", "1-0.5-0", "stages", "delft", "own"],
            &wish.points,
        ),
        colours: named("first-colour", &["", "white", "black"], &wish.first_colour),
        team_colours: named("team-colours", &["", "type-b", "none"], &wish.team_colours),
        team_scores: named("team-score", &["", "game-points"], &wish.team_score),
        apart: named("apart", &["", "federation", "club"], &wish.keep_apart),
    }
}

/// The empty form.
pub(super) async fn new(
    State(state): State<AppState>,
    seat: Result<Seat, Problem>,
    frame: Frame,
) -> Response {
    let seat = match visitor(seat, &frame, "/events/new") {
        Visitor::Referee(seat) => seat,
        Visitor::AtTheDoor(page) => return page,
    };
    let wish = EventWish {
        rounds: "5".to_owned(),
        arbiter: seat.name,
        system: System::Dutch2026.to_string(),
        ..EventWish::default()
    };
    page(&state, frame, wish, None)
}

pub(super) fn page(
    state: &AppState,
    frame: Frame,
    wish: EventWish,
    fault: Option<&Problem>,
) -> Response {
    let title = frame.text("event-new-title");
    let page = html(&NewPage {
        lists: lists(state, &frame, &wish),
        fault: fault.map(|problem| problem.detail_in(frame.language)),
        mistakes: mistakes_of(&frame, fault, &wish.rulebook_text),
        frame: frame.titled(&title),
        wish,
    });
    match fault {
        Some(problem) => (problem.status(), page).into_response(),
        None => page,
    }
}

/// Makes an event.
pub(super) async fn create(
    State(state): State<AppState>,
    seat: Result<Seat, Problem>,
    frame: Frame,
    Form(wish): Form<EventWish>,
) -> Response {
    let seat = match visitor(seat, &frame, "/events/new") {
        Visitor::Referee(seat) => seat,
        Visitor::AtTheDoor(page) => return page,
    };
    let made = match wish.settle(state.library()) {
        Ok(settled) => {
            let doc = Doc::new(settled.into_event());
            state.tournaments().create(&doc, &seat.name).await
        }
        Err(problem) => Err(problem),
    };
    match made {
        Ok(id) => Redirect::to(&format!("/events/{id}/desk/players")).into_response(),
        Err(problem) => page(&state, frame, wish, Some(&problem)),
    }
}

/// The regulations of an event, to be changed.
pub(super) async fn edit(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    frame: Frame,
) -> Response {
    rules(&state, &id, seat, frame, None, None).await
}

async fn rules(
    state: &AppState,
    id: &str,
    seat: Result<Seat, Problem>,
    frame: Frame,
    again: Option<EventWish>,
    fault: Option<&Problem>,
) -> Response {
    let (seat, found) = match at_desk(state, id, seat, &frame, "/rules").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let event = &found.doc.event;
    let wish = again.unwrap_or_else(|| EventWish::of(event));
    let page = html(&RulesPage {
        head: Head::desk(&frame, &found, "/rules", 0),
        bar: Bar::new(&frame, &found, &seat, fault),
        lists: lists(state, &frame, &wish),
        mistakes: mistakes_of(&frame, fault, &wish.rulebook_text),
        has_started: event.has_started(),
        frame: frame.titled(&event.name),
        wish,
    });
    match fault {
        Some(problem) => (problem.status(), page).into_response(),
        None => page,
    }
}

/// Changes facts and regulations.
pub(super) async fn change(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    frame: Frame,
    Form(wish): Form<EventWish>,
) -> Response {
    let (seat, _) = match at_desk(&state, &id, seat, &frame, "/rules").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let done = match wish.settle(state.library()) {
        Ok(settled) => {
            let reason = wish.reason.trim().to_owned();
            let change = move |doc: &mut Doc| {
                let when = date::plain(unix_ms());
                settled.give(&mut doc.event, &reason, &when)?;
                Ok((Deed::new("regulations"), ()))
            };
            let tournaments = state.tournaments();
            tournaments.change(&id, &seat.name, None, change).await
        }
        Err(problem) => Err(problem),
    };
    match done {
        Ok(_) => Redirect::to(&format!("/events/{id}/desk/rules")).into_response(),
        Err(problem) => rules(&state, &id, Ok(seat), frame, Some(wish), Some(&problem)).await,
    }
}
