//! Play-offs at the desk.

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use damier_game::Side;
use damier_print::Who;
use damier_tournament::model::{PlayOff, PlayOffForm};
use damier_tournament::pairing::level_ties;
use damier_tournament::play_off::{Tie, due};
use damier_tournament::{Event, PlayerId};

use super::fields::{Fields, numbers};
use super::head::{Bar, Head, at_desk, texts};
use super::played_off::{PlayedOff, one};
use crate::pages::frame::{Frame, html};
use crate::pages::path::Path;
use crate::problem::{Problem, ProblemKind};
use crate::referee::Seat;
use crate::tournament::{
    Deed, Doc, FormWish, Found, MatchLink, match_wish, play_off_game, start_play_off,
};
use crate::{AppState, Player};

#[derive(Template)]
#[template(path = "tournament-ties.html")]
struct TiesPage {
    frame: Frame,
    head: Head,
    bar: Bar,
    is_over: bool,
    ties: Vec<TieRow>,
    play_offs: Vec<PlayOffRow>,
}

struct TieRow {
    place: usize,
    title: String,
    names: Vec<String>,
    numbers: String,
    of_two: bool,
}

struct PlayOffRow {
    index: usize,
    shown: PlayedOff,
    keeps_time: bool,
    playoff: Option<String>,
    /// Whether its match says that another one goes on than is paired.
    differs: bool,
    /// Whether it can be played or entered anew.
    awaits_match: bool,
    can_match: bool,
}

/// Ties and play-offs.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    frame: Frame,
) -> Response {
    page(&state, &id, seat, frame, None).await
}

async fn page(
    state: &AppState,
    id: &str,
    seat: Result<Seat, Problem>,
    frame: Frame,
    fault: Option<&Problem>,
) -> Response {
    let (seat, found) = match at_desk(state, id, seat, &frame, "/play-offs").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let event = &found.doc.event;
    let texts = texts(&frame, event);
    let who = Who::of_table(event);
    let ties = due(event).into_iter().map(|tie| {
        let numbers: Vec<String> = tie.players.iter().map(ToString::to_string).collect();
        TieRow {
            place: tie.place,
            title: tie_title(&frame, event, &tie),
            names: tie
                .players
                .iter()
                .map(|id| texts.numbered(*id, who))
                .collect(),
            numbers: numbers.join(", "),
            of_two: tie.players.len() == 2,
        }
    });
    let rows = event.play_offs.iter().enumerate();
    let page = html(&TiesPage {
        head: Head::desk(&frame, &found, "/play-offs", 0),
        bar: Bar::new(&frame, &found, &seat, fault),
        is_over: event.may_play_off(),
        ties: ties.collect(),
        play_offs: rows.map(|(i, p)| row(&frame, &found, i, p)).collect(),
        frame: frame.titled(&event.name),
    });
    match fault {
        Some(problem) => (problem.status(), page).into_response(),
        None => page,
    }
}

/// What a tie is called: in a knock-out by the two who met and are level, else by the
/// place that is shared.
pub(super) fn tie_title(frame: &Frame, event: &Event, tie: &Tie) -> String {
    if let [first, second] = tie.players[..]
        && level_ties(event).contains(&[first, second])
    {
        let texts = texts(frame, event);
        let name = |id| texts.name(id, Who::of_table(event)).into();
        let args = [("first", name(first)), ("second", name(second))];
        return frame.text_with("event-tie-level", &args);
    }
    let args = [
        ("place", tie.place.to_string().into()),
        ("count", tie.players.len().into()),
    ];
    frame.text_with("event-tie", &args)
}

fn row(frame: &Frame, found: &Found, index: usize, play_off: &PlayOff) -> PlayOffRow {
    let awaits_match = found.doc.awaits_match(index);
    PlayOffRow {
        index,
        shown: one(frame, &found.doc.event, play_off),
        keeps_time: matches!(play_off.form, PlayOffForm::LehmannGeorgiev { .. }),
        playoff: found.doc.match_of(index).map(|link| link.playoff.clone()),
        differs: found.doc.match_of(index).is_some_and(|link| link.differs),
        awaits_match,
        can_match: awaits_match && match_wish(&found.doc.event, index).is_ok(),
    }
}

/// Something is done to a play-off.
pub(super) async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    player: Player,
    frame: Frame,
    Form(form): Form<Fields>,
) -> Response {
    let (seat, found) = match at_desk(&state, &id, seat, &frame, "/play-offs").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let done = match form.get("do") {
        "match" => {
            let index = form.number("index").unwrap_or(usize::MAX);
            begin_match(&state, &found, &seat, &player, index).await
        }
        _ => {
            let work = move |doc: &mut Doc| Ok((change(&mut doc.event, &form)?, ()));
            let tournaments = state.tournaments();
            let done = tournaments.change(&id, &seat.name, None, work).await;
            done.map(|_| format!("/events/{id}/desk/play-offs"))
        }
    };
    match done {
        Ok(to) => Redirect::to(&to).into_response(),
        Err(problem) => page(&state, &id, Ok(seat), frame, Some(&problem)).await,
    }
}

fn change(event: &mut Event, form: &Fields) -> Result<Deed, Problem> {
    match form.get("do") {
        "start" => {
            let place = form.number("place").unwrap_or(0);
            let wish = FormWish {
                form: form.get("form").to_owned(),
                time: form.get("time").to_owned(),
                players: numbers(form.get("players"))
                    .into_iter()
                    .map(PlayerId)
                    .collect(),
                order: numbers(form.get("order"))
                    .into_iter()
                    .map(PlayerId)
                    .collect(),
            };
            start_play_off(event, place, &wish)?;
            Ok(Deed::new("play-off-begun").name(&place.to_string()))
        }
        "game" => {
            let winner = match form.get("winner") {
                "draw" => None,
                side => Some(
                    side.parse::<Side>()
                        .map_err(|_| Problem::new(ProblemKind::BadRequest))?,
                ),
            };
            let index = form.number("index").unwrap_or(usize::MAX);
            let left = [form.get("white"), form.get("black")];
            let flag = form.get("flag").parse::<Side>().ok();
            play_off_game(event, index, winner, left, flag)?;
            Ok(Deed::new("play-off-game"))
        }
        _ => Err(Problem::new(ProblemKind::BadRequest)),
    }
}

/// Begins the match on the site that plays a play-off; the answer is its address.
async fn begin_match(
    state: &AppState,
    found: &Found,
    seat: &Seat,
    player: &Player,
    index: usize,
) -> Result<String, Problem> {
    let wish = match_wish(&found.doc.event, index)?;
    let playoff = state.playoffs().create(player, &wish).await?;
    let to = format!("/playoff/{playoff}");
    let work = move |doc: &mut Doc| {
        if !doc.awaits_match(index) {
            let problem = Problem::new(ProblemKind::EventRefused);
            return Err(problem.detail("problem-event-no-match"));
        }
        doc.matches.push(MatchLink {
            play_off: index,
            playoff,
            brought: Vec::new(),
            differs: false,
        });
        Ok((Deed::new("play-off-match"), ()))
    };
    let tournaments = state.tournaments();
    tournaments
        .change(&found.id, &seat.name, None, work)
        .await?;
    Ok(to)
}
