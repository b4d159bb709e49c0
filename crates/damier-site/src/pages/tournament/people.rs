//! The entry list at the desk: entries, byes, absences, withdrawals, and who must
//! not meet.

mod entry;
mod presence;

use askama::Template;
use axum::Form;
use axum::extract::{Multipart, State};
use axum::response::{IntoResponse, Redirect, Response};
use damier_tournament::files::{Doubt, renumbered};
use damier_tournament::model::ForbiddenGroup;
use damier_tournament::{Event, Player, PlayerId};

use super::fields::{Fields, numbers, upload};
use super::head::{Bar, Head, at_desk, texts};
use crate::AppState;
use crate::live::unix_ms;
use crate::pages::frame::{Frame, html};
use crate::pages::path::Path;
use crate::pages::query::Query;
use crate::problem::{Problem, ProblemKind};
use crate::referee::Seat;
use crate::tournament::{Deed, Doc, add_all, doubt_in, players_of_text, when};

use entry::Edited;
use presence::{Choice, TeamRow};

#[derive(Template)]
#[template(path = "tournament-people.html")]
struct PeoplePage {
    frame: Frame,
    head: Head,
    bar: Bar,
    rows: Vec<Row>,
    teams: Vec<TeamRow>,
    choices: &'static [Choice],
    edited: Option<Edited>,
    forbidden: Vec<(usize, String)>,
    next: u16,
    has_started: bool,
    has_teams: bool,
    of_teams: bool,
    doubts: Vec<String>,
    pasted: String,
    count: String,
    can_pair: bool,
}

struct Row {
    id: u32,
    name: String,
    title: String,
    about: String,
    team: String,
    /// What is chosen for the next round.
    state: &'static str,
    left: String,
    can_leave_out: bool,
}

/// Which player is edited.
#[derive(Debug, serde::Deserialize)]
pub(super) struct Asked {
    edit: Option<u32>,
}

/// The entry list.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    seat: Result<Seat, Problem>,
    frame: Frame,
) -> Response {
    page(&state, &id, seat, frame, asked.edit, Said::default()).await
}

/// What is said above the page after something was done.
#[derive(Default)]
struct Said<'a> {
    /// The list that was refused.
    pasted: &'a str,
    fault: Option<&'a Problem>,
    /// What may have been meant otherwise in what was entered.
    doubts: &'a [Doubt],
}

impl<'a> Said<'a> {
    fn fault(problem: &'a Problem) -> Said<'a> {
        Said {
            fault: Some(problem),
            ..Said::default()
        }
    }
}

async fn page(
    state: &AppState,
    id: &str,
    seat: Result<Seat, Problem>,
    frame: Frame,
    edit: Option<u32>,
    said: Said<'_>,
) -> Response {
    let (seat, found) = match at_desk(state, id, seat, &frame, "/players").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let Said {
        pasted,
        fault,
        doubts,
    } = said;
    let event = &found.doc.event;
    let next = event.next_round();
    let doubts = doubts.iter().map(|doubt| doubt_in(frame.language, doubt));
    let names = |ids: &[PlayerId]| {
        let texts = texts(&frame, event);
        let who = damier_print::Who::of_system(event.regulations.system);
        let names: Vec<String> = ids.iter().map(|id| texts.numbered(*id, who)).collect();
        names.join(" – ")
    };
    let groups = event.forbidden.iter().enumerate();
    let page = html(&PeoplePage {
        head: Head::desk(&frame, &found, "/players", 0),
        bar: Bar::new(&frame, &found, &seat, fault),
        rows: event
            .players
            .iter()
            .map(|p| row(&frame, event, p))
            .collect(),
        teams: presence::teams(&frame, event),
        choices: presence::choices(event),
        edited: edit.and_then(|id| Edited::of(event, PlayerId(id))),
        forbidden: groups.map(|(i, g)| (i, names(&g.players))).collect(),
        has_started: event.has_started(),
        has_teams: event.regulations.teams.is_some(),
        of_teams: event.regulations.system.is_team(),
        doubts: doubts.collect(),
        pasted: pasted.to_owned(),
        count: super::head::players(&frame, event.players.len()),
        can_pair: event.players.len() > 1
            && event.rounds.last().is_none_or(|round| round.is_finished()),
        next,
        frame: frame.titled(&event.name),
    });
    match fault {
        Some(problem) => (problem.status(), page).into_response(),
        None => page,
    }
}

fn row(frame: &Frame, event: &Event, player: &Player) -> Row {
    let rating = player.rating.map_or_else(String::new, |r| r.to_string());
    let about = [player.federation.clone(), player.club.clone(), rating];
    let about = about.into_iter().filter(|part| !part.is_empty());
    let left = player.withdrawn_after;
    Row {
        id: player.id.0,
        name: player.name.clone(),
        title: player.title.clone(),
        about: about.collect::<Vec<_>>().join(" · "),
        team: event
            .team_of(player.id)
            .map_or_else(String::new, |t| t.name.clone()),
        state: presence::of_player(event, player),
        left: left.map_or_else(String::new, |round| presence::left_after(frame, round)),
        can_leave_out: !event.has_started(),
    }
}

/// A list is pasted or uploaded.
pub(super) async fn list(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    frame: Frame,
    form: Multipart,
) -> Response {
    let (seat, _) = match at_desk(&state, &id, seat, &frame, "/players").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let Ok((text, fields)) = upload(form).await else {
        let problem = Problem::new(ProblemKind::BodyTooLarge).number(
            "limit",
            i64::try_from(crate::limits::TOURNAMENT_BYTES).unwrap_or(0),
        );
        return page(&state, &id, Ok(seat), frame, None, Said::fault(&problem)).await;
    };
    let entries = players_of_text(&text);
    let sort = !fields.get("sort").is_empty();
    let done = match entries {
        Ok(list) => {
            let work = move |doc: &mut Doc| {
                let mut doubts = [list.doubts.clone(), list.twice(&doc.event)].concat();
                let wanted: Vec<PlayerId> = list.entries.iter().map(|e| e.player.id).collect();
                let entered = add_all(&mut doc.event, list.entries, &when(unix_ms()))?;
                if sort && !doc.event.has_started() {
                    let numbers = doc.event.number_by_rating();
                    doubts = renumbered(doubts, &wanted, &entered, &numbers);
                }
                Ok((Deed::new("entered").count(entered.len()), doubts))
            };
            let tournaments = state.tournaments();
            let done = tournaments.change(&id, &seat.name, None, work).await;
            done.map(|(_, doubts)| doubts)
        }
        Err(problem) => Err(problem),
    };
    match done {
        Ok(doubts) => entered(&state, &id, seat, frame, &doubts).await,
        Err(problem) => {
            // A long file is not shown again.
            let shown = if text.len() < 20_000 {
                text.as_str()
            } else {
                ""
            };
            let said = Said {
                pasted: shown,
                ..Said::fault(&problem)
            };
            page(&state, &id, Ok(seat), frame, None, said).await
        }
    }
}

/// The answer when somebody was entered: the page, which says what is odd about it.
async fn entered(
    state: &AppState,
    id: &str,
    seat: Seat,
    frame: Frame,
    doubts: &[Doubt],
) -> Response {
    if doubts.is_empty() {
        return Redirect::to(&format!("/events/{id}/desk/players")).into_response();
    }
    let said = Said {
        doubts,
        ..Said::default()
    };
    page(state, id, Ok(seat), frame, None, said).await
}

/// The address of a list that was taken, looked at again: the players.
pub(super) async fn after_list(Path(id): Path<String>) -> Redirect {
    Redirect::to(&format!("/events/{id}/desk/players"))
}

/// Something is done to the entry list.
pub(super) async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    frame: Frame,
    Form(form): Form<Fields>,
) -> Response {
    let (seat, _) = match at_desk(&state, &id, seat, &frame, "/players").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let edit = form.number("id").filter(|_| form.get("do") == "edit");
    let work = move |doc: &mut Doc| {
        let doubts = match form.get("do") {
            "add" => entry::twice(&doc.event, &form),
            _ => Vec::new(),
        };
        Ok((change(&mut doc.event, &form)?, doubts))
    };
    let done = state
        .tournaments()
        .change(&id, &seat.name, None, work)
        .await;
    match done {
        Ok((_, doubts)) => entered(&state, &id, seat, frame, &doubts).await,
        Err(problem) => page(&state, &id, Ok(seat), frame, edit, Said::fault(&problem)).await,
    }
}

fn change(event: &mut Event, form: &Fields) -> Result<Deed, Problem> {
    match form.get("do") {
        "add" => entry::add(event, form),
        "edit" => entry::edit(event, form),
        "remove" => entry::remove(event, PlayerId(form.number("id").unwrap_or(0))),
        "sort" => {
            if event.has_started() {
                return Err(refused("problem-event-started"));
            }
            event.number_by_rating();
            Ok(Deed::new("sorted"))
        }
        "next" => presence::save(event, form),
        "withdraw" => presence::leave(event, form),
        "return" => presence::come_back(event, form),
        "forbid" => forbid(event, form),
        "allow" => {
            let index: usize = form.number("group").unwrap_or(usize::MAX);
            if index < event.forbidden.len() {
                event.forbidden.remove(index);
            }
            Ok(Deed::new("allowed"))
        }
        _ => Err(Problem::new(ProblemKind::BadRequest)),
    }
}

fn name(event: &Event, id: PlayerId) -> &str {
    event.player(id).map_or("", |player| &player.name)
}

fn forbid(event: &mut Event, form: &Fields) -> Result<Deed, Problem> {
    let mut players: Vec<PlayerId> = numbers(form.get("numbers"))
        .into_iter()
        .map(PlayerId)
        .collect();
    players.sort_unstable();
    players.dedup();
    let of_teams = event.regulations.system.is_team();
    let known = |id: &PlayerId| match of_teams {
        true => event.team(damier_tournament::TeamId(id.0)).is_some(),
        false => event.player(*id).is_some(),
    };
    if players.len() < 2 || !players.iter().all(known) {
        return Err(refused("problem-event-forbid"));
    }
    let first = event.next_round();
    event.forbidden.push(ForbiddenGroup {
        first,
        last: event.regulations.rounds.max(first).max(99),
        players,
    });
    Ok(Deed::new("forbidden"))
}

fn refused(detail: &'static str) -> Problem {
    Problem::new(ProblemKind::EventRefused).detail(detail)
}
