//! The desk: results, reports and what else belongs to a round.

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use damier_game::Side;
use damier_print::Who;
use damier_tournament::desk::entered_results;
use damier_tournament::model::{Event, GameResult, LogEntry, What};
use damier_tournament::pairing::pairs_of;
use damier_tournament::play_off::due;
use damier_tournament::{Regulations, System};

use super::fields::Fields;
use super::form::Choice;
use super::games::{link, of_event, settle_difference, start};
use super::head::{Bar, Head, at_desk, texts, variant};
use super::start::notes;
use super::view::{Asked, Person, pairings};
use crate::live::unix_ms;
use crate::pages::date;
use crate::pages::frame::{Frame, html};
use crate::pages::path::Path;
use crate::pages::query::Query;
use crate::pages::texts as scripts;
use crate::problem::{Problem, ProblemKind};
use crate::referee::{self, Seat};
use crate::tournament::book::{games_to_choose, name_game};
use crate::tournament::{
    BoardCode, Deed, Doc, Found, Outcome, Wanted, choices, code_of, decide, enter_all,
    result_of_code, settle, when,
};
use crate::{AppState, Player};

#[derive(Template)]
#[template(path = "tournament-desk.html")]
struct DeskPage {
    frame: Frame,
    head: Head,
    bar: Bar,
    round: u16,
    live: DeskLive,
    can_play: bool,
    /// The games to choose from where the event names none.
    games: Vec<(&'static str, String)>,
    /// What speaks against pairs that the arbiter made.
    against: Vec<String>,
    start: Vec<String>,
    texts: String,
    /// Whether a decision is explained so that a child understands it.
    is_youth: bool,
    typed: Typed,
}

/// What was typed into the form of a decision that was refused.
#[derive(Default)]
struct Typed {
    is_open: bool,
    board: String,
    white: String,
    black: String,
    why: String,
    is_unplayed: bool,
}

impl Typed {
    fn of(form: &Fields) -> Typed {
        if form.get("do") != "decide" {
            return Typed::default();
        }
        let typed = |name: &str| form.get(name).to_owned();
        Typed {
            is_open: true,
            board: typed("board"),
            white: typed("white"),
            black: typed("black"),
            why: typed("why"),
            is_unplayed: form.get("played") == "no",
        }
    }
}

#[derive(Template)]
#[template(path = "tournament-desk-live.html")]
struct LivePart {
    frame: Frame,
    head: Head,
    bar: Bar,
    round: u16,
    live: DeskLive,
}

/// The part of the page that changes while others work.
pub(super) struct DeskLive {
    boards: Vec<DeskRow>,
    off: Vec<(Person, String)>,
    reports: Vec<ReportRow>,
    differences: Vec<DifferenceRow>,
    missing: String,
    is_finished: bool,
    next: Option<u16>,
    /// Whether ties wait for their play-offs.
    has_play_offs: bool,
    /// Whether it is the last round and nothing was entered yet.
    can_take_back: bool,
}

struct DeskRow {
    /// Above the first board of a match: its teams.
    teams: Option<(String, String)>,
    name: String,
    number: usize,
    white: Person,
    black: Person,
    seen: String,
    choices: Vec<Choice>,
    is_open: bool,
    game: Option<String>,
    /// Where the players report, while there is no result.
    report: Option<String>,
    note: String,
}

struct ReportRow {
    board: usize,
    side: &'static str,
    text: String,
    confirm: String,
    is_disputed: bool,
}

/// A game that says something else than its board.
struct DifferenceRow {
    board: usize,
    game: String,
    text: String,
    take: String,
}

/// The desk of a round.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    seat: Result<Seat, Problem>,
    frame: Frame,
) -> Response {
    page(&state, &id, asked.round, seat, frame, None).await
}

async fn page(
    state: &AppState,
    id: &str,
    round: Option<u16>,
    seat: Result<Seat, Problem>,
    frame: Frame,
    refused: Option<(&Problem, &Fields)>,
) -> Response {
    let fault = refused.map(|(problem, _)| problem);
    let (seat, found) = match at_desk(state, id, seat, &frame, "").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let event = &found.doc.event;
    let last = event.next_round() - 1;
    if last == 0 {
        // Nothing to enter yet.
        return Redirect::to(&format!("/events/{id}/desk/players")).into_response();
    }
    let round = round.filter(|r| (1..=last).contains(r)).unwrap_or(last);
    let page = html(&DeskPage {
        head: Head::desk(&frame, &found, "", round),
        bar: Bar::new(&frame, &found, &seat, fault),
        live: live_part(&frame, &found, round),
        can_play: of_event(state, &event.regulations).is_ok(),
        games: games(state, &frame, &event.regulations),
        against: against(&frame, event, round),
        start: notes(&frame, event, round),
        texts: scripts::json(frame.language, scripts::TOURNAMENT),
        is_youth: state.live().youth() || event.regulations.youth,
        typed: refused.map_or_else(Typed::default, |(_, form)| Typed::of(form)),
        frame: frame.titled(&event.name),
        round,
    });
    match fault {
        Some(problem) => (problem.status(), page).into_response(),
        None => page,
    }
}

/// What speaks against the pairs of a round, if it was made by hand.
fn against(frame: &Frame, event: &Event, round: u16) -> Vec<String> {
    let is_noted = |entry: &LogEntry| match &entry.what {
        What::ManualPairs { round: made, .. } => *made == round,
        _ => false,
    };
    let system = event.regulations.system;
    if system != System::Manual && !event.log.iter().any(is_noted) {
        return Vec::new();
    }
    let texts = texts(frame, event);
    let pairs = pairs_of(event, round).unwrap_or_default();
    let told = pairs.iter();
    told.flat_map(|pair| texts.objections(round, pair, Who::of_system(system)))
        .collect()
}

/// What changes of the desk, for scripts that follow.
pub(super) async fn live(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    seat: Seat,
    frame: Frame,
) -> Result<Response, Problem> {
    let found = state.tournaments().find(&id).await?;
    let last = found.doc.event.next_round() - 1;
    let round = match asked.round.filter(|r| (1..=last).contains(r)) {
        Some(round) => round,
        // The round was taken back: who follows it goes to how the event stands.
        None if last == 0 => {
            let to = format!("/events/{id}/desk/players");
            return Ok(Redirect::to(&to).into_response());
        }
        None => {
            let to = format!("/events/{id}/desk/live?round={last}");
            return Ok(Redirect::to(&to).into_response());
        }
    };
    Ok(html(&LivePart {
        head: Head::desk(&frame, &found, "", round),
        bar: Bar::new(&frame, &found, &seat, None),
        live: live_part(&frame, &found, round),
        frame,
        round,
    }))
}

fn live_part(frame: &Frame, found: &Found, round: u16) -> DeskLive {
    let event = &found.doc.event;
    let texts = texts(frame, event);
    let codes = choices(&event.regulations);
    let shown = pairings(frame, found, round);
    let made = &event.rounds[usize::from(round) - 1];
    let boards = shown.matches.into_iter().flat_map(|fixture| {
        let mut teams = fixture.teams;
        let boards = fixture.boards.into_iter();
        boards.map(move |row| (teams.take().map(|(white, black, _)| (white, black)), row))
    });
    let boards: Vec<DeskRow> = boards
        .map(|(teams, row)| {
            let result = &made.boards[row.number - 1].result;
            let note = match result {
                GameResult::Decided { reason, .. } => reason.clone(),
                _ => String::new(),
            };
            let code = BoardCode::of(&found.doc, round, row.number).filter(|_| row.is_open);
            DeskRow {
                teams,
                report: code.map(|code| format!("/events/{}/report/{code}", found.id)),
                name: row.name,
                number: row.number,
                white: row.white,
                black: row.black,
                seen: code_of(result),
                choices: result_choices(frame, found, &codes, result),
                is_open: row.is_open,
                game: row.game,
                note,
            }
        })
        .collect();
    let missing = boards.iter().filter(|board| board.is_open).count();
    let reports = found.doc.reports.iter().filter(|r| r.round == round);
    let reports = reports.map(|report| {
        let said = texts.result(&report.result);
        let args = [
            ("board", report.board.to_string().into()),
            ("side", report.side.as_str().into()),
            ("result", said.clone().into()),
        ];
        let others = found.doc.reports_of(round, report.board);
        ReportRow {
            board: report.board,
            side: report.side.as_str(),
            text: frame.text_with("event-reported", &args),
            confirm: frame.text_with("event-confirm", &[("result", said.into())]),
            is_disputed: others.iter().any(|other| other.result != report.result),
        }
    });
    let differences = (1..=made.boards.len()).filter_map(|board| {
        let says = found.doc.difference(round, board)?;
        let said = |result: &GameResult| match result {
            GameResult::Unfinished => frame.text("event-game-goes-on"),
            other => texts.result(other),
        };
        let args = [
            ("board", board.to_string().into()),
            ("game", said(says).into()),
            ("result", said(&made.boards[board - 1].result).into()),
        ];
        Some(DifferenceRow {
            board,
            game: found.doc.link(round, board)?.game.clone(),
            text: frame.text_with("event-game-differs", &args),
            take: frame.text_with("event-game-take", &[("game", said(says).into())]),
        })
    });
    let differences = differences.collect();
    let next = event.next_round();
    DeskLive {
        reports: reports.collect(),
        differences,
        missing: frame.text_with("event-missing", &[("count", missing.into())]),
        is_finished: missing == 0,
        has_play_offs: round + 1 == next && !due(event).is_empty(),
        next: (round + 1 == next && event.has_more()).then_some(next),
        can_take_back: round + 1 == next && entered_results(event) == 0,
        off: shown.off,
        boards,
    }
}

/// The results that a board can have, the one that it has chosen.
fn result_choices(
    frame: &Frame,
    found: &Found,
    codes: &[String],
    result: &GameResult,
) -> Vec<Choice> {
    let event = &found.doc.event;
    let texts = texts(frame, event);
    let now = code_of(result);
    let mut all = vec![Choice {
        value: "open".to_owned(),
        text: "–".to_owned(),
        is_chosen: now == "open",
    }];
    for code in codes {
        let Some(result) = result_of_code(code, &event.regulations.scale) else {
            continue;
        };
        let points = texts.result(&result);
        let text = match code.as_str() {
            "+-" | "-+" | "--" | "both" => {
                let args = [("result", points.into())];
                let id = match code.as_str() {
                    "both" => "event-result-both",
                    "--" => "event-result-nobody",
                    _ => "event-result-forfeit",
                };
                frame.text_with(id, &args)
            }
            _ => points,
        };
        all.push(Choice {
            is_chosen: *code == now,
            value: code.clone(),
            text,
        });
    }
    if !all.iter().any(|choice| choice.is_chosen) {
        all.push(Choice {
            text: texts.result(result),
            value: now,
            is_chosen: true,
        });
    }
    all
}

/// The games that an event may name which names none.
fn games(
    state: &AppState,
    frame: &Frame,
    regulations: &Regulations,
) -> Vec<(&'static str, String)> {
    if !regulations.variant.is_empty() {
        return Vec::new();
    }
    let games = games_to_choose(regulations, state.library()).into_iter();
    games.map(|game| (game, variant(frame, game))).collect()
}

/// Something is done at the desk.
pub(super) async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    player: Player,
    frame: Frame,
    Form(form): Form<Fields>,
) -> Response {
    let (seat, found) = match at_desk(&state, &id, seat, &frame, "").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let round = form.number("round").unwrap_or(0);
    let done = do_it(&state, &found, &seat, &player, round, &form).await;
    match done {
        Ok(()) if form.get("do") == "undo" => back(&id, form.get("back")),
        Ok(()) => Redirect::to(&format!("/events/{id}/desk?round={round}")).into_response(),
        Err(problem) => {
            let round = Some(round).filter(|round| *round > 0);
            page(&state, &id, round, Ok(seat), frame, Some((&problem, &form))).await
        }
    }
}

/// To the page of the desk that a form was on.
fn back(id: &str, page: &str) -> Response {
    let known = page
        .bytes()
        .all(|b| b.is_ascii_lowercase() || b == b'-' || b == b'/');
    let page = if known { page } else { "" };
    Redirect::to(&format!("/events/{id}/desk{page}")).into_response()
}

async fn do_it(
    state: &AppState,
    found: &Found,
    seat: &Seat,
    player: &Player,
    round: u16,
    form: &Fields,
) -> Result<(), Problem> {
    let tournaments = state.tournaments();
    let (id, by) = (found.id.as_str(), seat.name.as_str());
    let board = board_of(found, round, form.get("board"));
    if board == 0 && matches!(form.get("do"), "decide" | "link" | "start") {
        return Err(no_board(round, form.get("board")));
    }
    match form.get("do") {
        "results" => {
            let wanted = wanted(form);
            let work = move |doc: &mut Doc| enter_results(doc, round, &wanted);
            let (_, outcome) = tournaments.change(id, by, None, work).await?;
            clash(&outcome)
        }
        "confirm" | "dismiss" => {
            let side = form.get("side").parse::<Side>().ok();
            let side = side.filter(|_| form.get("do") == "confirm");
            let work = move |doc: &mut Doc| Ok((settle(doc, (round, board), side, unix_ms())?, ()));
            tournaments.change(id, by, None, work).await.map(drop)
        }
        "decide" => {
            let (form, youth) = (form.clone(), state.live().youth());
            let work = move |doc: &mut Doc| {
                let asked = referee::Asked::where_youth(youth || doc.event.regulations.youth);
                let points = [form.get("white"), form.get("black")];
                let played = form.get("played") != "no";
                decide(
                    doc,
                    (round, board),
                    points,
                    played,
                    (form.get("why"), asked),
                    unix_ms(),
                )?;
                Ok((Deed::new("decided").round(round).board(board), ()))
            };
            tournaments.change(id, by, None, work).await.map(drop)
        }
        "take-back" => {
            let seen = form.number("version");
            let work = move |doc: &mut Doc| take_back(doc, round);
            tournaments.change(id, by, seen, work).await.map(drop)
        }
        "undo" => {
            let seen = form.number("version").unwrap_or(0);
            tournaments.undo(id, by, seen).await.map(drop)
        }
        "follow" | "keep" => {
            let takes = form.get("do") == "follow";
            let work =
                move |doc: &mut Doc| Ok((settle_difference(doc, (round, board), takes)?, ()));
            tournaments.change(id, by, None, work).await.map(drop)
        }
        "game" => {
            let (game, library) = (form.get("game").to_owned(), state.library().clone());
            let reason = form.get("reason").to_owned();
            let work = move |doc: &mut Doc| {
                let now = when(unix_ms());
                name_game(&mut doc.event, &library, &game, &reason, now)?;
                Ok((Deed::new("regulations"), ()))
            };
            tournaments.change(id, by, None, work).await.map(drop)
        }
        "link" => link(state, found, by, (round, board), form.get("game")).await,
        "start" => start(state, found, by, player, (round, board), form.get("clock")).await,
        _ => Err(Problem::new(ProblemKind::BadRequest)),
    }
}

fn no_board(round: u16, board: &str) -> Problem {
    Problem::new(ProblemKind::EventRefused)
        .detail("problem-event-board")
        .number("round", round.into())
        .text("board", board)
}

/// A board by its number, in matches also as `2.1`; nought if there is none.
fn board_of(found: &Found, round: u16, text: &str) -> usize {
    let Some((fixture, seat)) = text.split_once('.') else {
        let made = found.doc.event.round(round).ok();
        let boards = made.map_or(0, |made| made.boards.len());
        let number = text.parse().ok().filter(|number| *number <= boards);
        return number.unwrap_or(0);
    };
    let index = |text: &str| text.trim().parse::<usize>().ok()?.checked_sub(1);
    let find = || {
        let made = found.doc.event.round(round).ok()?;
        let boards = &made.matches.get(index(fixture)?)?.boards;
        Some(boards.get(index(seat)?)? + 1)
    };
    find().unwrap_or(0)
}

fn wanted(form: &Fields) -> Vec<Wanted> {
    let codes = form.numbered("b");
    codes
        .map(|(board, code)| Wanted {
            board: usize::try_from(board).unwrap_or(0),
            seen: form.get(&format!("s{board}")).to_owned(),
            code: code.to_owned(),
        })
        .collect()
}

/// Enters results and says which.
pub(crate) fn enter_results(
    doc: &mut Doc,
    round: u16,
    wanted: &[Wanted],
) -> Result<(Deed, Outcome), Problem> {
    let outcome = enter_all(doc, round, wanted, unix_ms())?;
    let mut deed = Deed::new("results").round(round);
    deed.boards.clone_from(&outcome.entered);
    Ok((deed, outcome))
}

/// The problem if somebody else was faster.
pub(crate) fn clash(outcome: &Outcome) -> Result<(), Problem> {
    if outcome.clashes.is_empty() {
        return Ok(());
    }
    let boards: Vec<String> = outcome.clashes.iter().map(ToString::to_string).collect();
    Err(Problem::new(ProblemKind::StaleEvent)
        .list("boards", &boards)
        .number("count", i64::try_from(boards.len()).unwrap_or(1))
        .detail("problem-event-clash"))
}

fn take_back(doc: &mut Doc, round: u16) -> Result<(Deed, ()), Problem> {
    let refused = |detail| Problem::new(ProblemKind::EventRefused).detail(detail);
    let event = &mut doc.event;
    if round + 1 != event.next_round() {
        return Err(refused("problem-event-not-last"));
    }
    if entered_results(event) > 0 {
        return Err(refused("problem-event-has-results"));
    }
    event.rounds.pop();
    event.note(Some(date::plain(unix_ms())), What::TakenBack { round });
    doc.forget_lost_rounds();
    Ok((Deed::new("taken-back").round(round), ()))
}
