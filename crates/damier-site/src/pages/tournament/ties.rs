//! Play-offs at the desk.

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use damier_arbiter::clock::TimeControl;
use damier_arbiter::playoff::Stage;
use damier_game::Side;
use damier_print::Who;
use damier_tournament::model::{PlayOff, PlayOffForm};
use damier_tournament::play_off::due;
use damier_tournament::{Event, PlayerId};

use super::fields::{Fields, numbers};
use super::head::{Bar, Head, at_desk, texts};
use crate::live::clock_words;
use crate::pages::frame::{Frame, html};
use crate::problem::{Problem, ProblemKind};
use crate::referee::{Seat, face};
use crate::tournament::play_off::{Next, next};
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
    title: String,
    form: String,
    games: Vec<(String, String)>,
    /// Who has White and Black next.
    next: Option<(String, String)>,
    next_text: String,
    keeps_time: bool,
    order: Vec<String>,
    playoff: Option<String>,
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
        let args = [
            ("place", tie.place.to_string().into()),
            ("count", tie.players.len().into()),
        ];
        TieRow {
            place: tie.place,
            title: frame.text_with("event-tie", &args),
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

fn row(frame: &Frame, found: &Found, index: usize, play_off: &PlayOff) -> PlayOffRow {
    let event = &found.doc.event;
    let texts = texts(frame, event);
    let who = Who::of_table(event);
    let name = |id: PlayerId| texts.name(id, who);
    let names: Vec<String> = play_off.players.iter().copied().map(name).collect();
    let title_args = [
        ("place", play_off.place.to_string().into()),
        ("names", names.join(" – ").into()),
    ];
    let games = play_off.games.iter().map(|game| {
        let args = [
            ("white", name(game.white).into()),
            ("black", name(game.black).into()),
        ];
        let result = match game.winner {
            Some(Side::White) => "1–0",
            Some(Side::Black) => "0–1",
            None => "½–½",
        };
        (frame.text_with("event-pair", &args), result.to_owned())
    });
    let (mut coming, mut next_text, mut order) = (None, String::new(), Vec::new());
    match next(play_off) {
        Ok(Next::Game {
            white,
            black,
            left_ms,
            stage,
        }) => {
            let (first, second) = (name(white), name(black));
            let args = [
                ("white", first.clone().into()),
                ("black", second.clone().into()),
            ];
            next_text = frame.text_with("event-play-off-next", &args);
            if let Some(stage) = stage {
                next_text += &format!(" · {}", stage_text(frame, stage));
            }
            if let Some([white, black]) = left_ms {
                next_text += &format!(" · {} – {}", face(white), face(black));
            }
            coming = Some((first, second));
        }
        Ok(Next::Over(places)) => {
            let part = |part: &Vec<PlayerId>| {
                let names: Vec<String> = part.iter().copied().map(name).collect();
                names.join(" = ")
            };
            order = places.iter().map(part).collect();
        }
        Err(_) => {}
    }
    let link = found.doc.match_of(index);
    let awaits_match = found.doc.awaits_match(index);
    PlayOffRow {
        index,
        title: frame.text_with("event-play-off-title", &title_args),
        form: form_text(frame, play_off.form),
        games: games.collect(),
        next: coming,
        next_text,
        keeps_time: matches!(play_off.form, PlayOffForm::LehmannGeorgiev { .. }),
        order,
        playoff: link.map(|link| link.playoff.clone()),
        awaits_match,
        can_match: awaits_match && match_wish(event, index).is_ok(),
    }
}

fn stage_text(frame: &Frame, stage: Stage) -> String {
    frame.text(match stage {
        Stage::Standard => "event-stage-standard",
        Stage::Rapid => "event-stage-rapid",
        Stage::Blitz => "event-stage-blitz",
        Stage::Decider => "event-stage-decider",
    })
}

fn form_text(frame: &Frame, form: PlayOffForm) -> String {
    match form {
        PlayOffForm::LehmannGeorgiev {
            budget_ms,
            increment_ms,
        } => {
            let name = frame.text("event-form-lehmann-georgiev");
            let control = TimeControl::fischer(budget_ms, increment_ms);
            format!("{name} {}", clock_words(&control, frame.language))
        }
        PlayOffForm::Barrage => frame.text("event-form-barrage"),
        PlayOffForm::Stages => frame.text("event-form-stages"),
        PlayOffForm::RoundRobin => frame.text("event-form-round-robin"),
        PlayOffForm::Lots => frame.text("event-form-lots"),
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
        });
        Ok((Deed::new("play-off-match"), ()))
    };
    let tournaments = state.tournaments();
    tournaments
        .change(&found.id, &seat.name, None, work)
        .await?;
    Ok(to)
}
