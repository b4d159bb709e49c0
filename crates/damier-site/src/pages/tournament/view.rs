//! What everybody sees of a tournament, round by round.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use damier_print::{Align, Body as SheetBody, Column, Document, NOBODY, Sheet, Who, halves};
use damier_tournament::model::{Board, GameResult};
use damier_tournament::play_off::round_of;
use damier_tournament::{Event, PlayerId, System, Table};
use serde::Deserialize;

use super::chart;
use super::facts::{Facts, entries, regulations, teams};
use super::head::{Head, texts};
use super::played_off::{PlayedOff, played_off};
use super::standing::{StandingView, standing};
use super::start::rank_of;
use crate::AppState;
use crate::pages::fault;
use crate::pages::frame::{Frame, html};
use crate::pages::path::Path;
use crate::pages::query::Query;
use crate::problem::{Problem, ProblemKind};
use crate::tournament::Found;

#[derive(Template)]
#[template(path = "tournament.html")]
struct EventPage {
    frame: Frame,
    head: Head,
    title: String,
    body: Body,
    notes: Vec<String>,
    /// The play-offs that belong to it.
    play_offs: Vec<PlayedOff>,
    files: Vec<(String, String)>,
    is_going: bool,
    asks_why: bool,
}

/// What stands below the tabs.
enum Body {
    Pairings(Pairings),
    Table(TableView),
    Standings(StandingView),
    Chart(String),
    Facts(Facts),
}

/// A table of a sheet.
pub(super) struct TableView {
    /// Heads of columns, and their classes.
    pub(super) columns: Vec<(String, &'static str)>,
    pub(super) rows: Vec<Vec<(String, &'static str)>>,
}

/// The class of words, of figures, of a mark in a grid, and of its diagonal.
pub(super) const WORDS: &str = "";
pub(super) const FIGURES: &str = "number";
const MARK: &str = "mark";
const DIAGONAL: &str = "mark diagonal";

/// The boards of a round.
pub(super) struct Pairings {
    pub(super) matches: Vec<Match>,
    pub(super) off: Vec<(Person, String)>,
}

/// The boards of a match; all of a round where there are no teams.
pub(super) struct Match {
    /// Names of the teams, White on the first board first, and their board points.
    pub(super) teams: Option<(String, String, String)>,
    pub(super) boards: Vec<BoardRow>,
}

/// One board.
pub(super) struct BoardRow {
    pub(super) name: String,
    pub(super) number: usize,
    pub(super) white: Person,
    pub(super) black: Person,
    pub(super) result: String,
    /// Why a referee decided so; empty where none did.
    pub(super) reason: String,
    pub(super) is_open: bool,
    pub(super) game: Option<String>,
}

/// Somebody on a board.
pub(super) struct Person {
    pub(super) id: u32,
    pub(super) name: String,
    pub(super) title: String,
    pub(super) rating: String,
    /// Before the round.
    pub(super) points: String,
}

/// Which round.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    pub(super) round: Option<u16>,
}

/// The page that a tournament begins with: its pairings while it is played, the
/// entry list before, the standings afterwards.
pub(super) async fn overview(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    frame: Frame,
) -> Response {
    let found = match state.tournaments().find(&id).await {
        Ok(found) => found,
        Err(problem) => return fault::page(frame, &problem),
    };
    let event = &found.doc.event;
    let view = match event.rounds.last() {
        None => "players",
        Some(_) if event.is_over() => "standings",
        Some(_) => "pairings",
    };
    page(&state, &found, view, asked.round, frame)
}

/// One of the views.
pub(super) async fn show(
    State(state): State<AppState>,
    Path((id, view)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    frame: Frame,
) -> Response {
    match state.tournaments().find(&id).await {
        Ok(found) => page(&state, &found, &view, asked.round, frame),
        Err(problem) => fault::page(frame, &problem),
    }
}

fn page(state: &AppState, found: &Found, view: &str, round: Option<u16>, frame: Frame) -> Response {
    let event = &found.doc.event;
    let last = event.next_round() - 1;
    let round = round.unwrap_or(match view {
        "standings" | "crosstable" | "scores" => event.standing_round(),
        _ => last,
    });
    let needs_round = matches!(view, "pairings" | "names" | "progress");
    if round > last || (needs_round && round == 0) {
        return missing(frame);
    }
    let Some((title, body, notes)) = contents(state, found, view, round, &frame) else {
        return missing(frame);
    };
    let page = EventPage {
        head: Head::public(&frame, found, view, round),
        title,
        body,
        notes,
        files: files(&frame, &found.id, view, round),
        play_offs: played_off(&frame, event, |play_off| {
            let after = round_of(event, play_off);
            match view {
                "pairings" | "teams" => after == round,
                "standings" | "crosstable" => after <= round,
                _ => false,
            }
        }),
        is_going: !event.is_over() || event.is_open_ended(),
        asks_why: event.regulations.system != System::Manual,
        frame: frame.titled(&event.name),
    };
    html(&page)
}

/// The heading of a view, what stands below it, and remarks; `None` if there is no
/// such view.
fn contents(
    state: &AppState,
    found: &Found,
    view: &str,
    round: u16,
    frame: &Frame,
) -> Option<(String, Body, Vec<String>)> {
    let event = &found.doc.event;
    let sheet = |sheet: Sheet| {
        let asked = Some(round).filter(|round| *round > 0);
        sheet.of(event, asked, frame.language.referee()).ok()
    };
    let named = |body: Body| {
        let title = frame.text(&format!("event-view-{view}"));
        (title, body, Vec::new())
    };
    Some(match view {
        "pairings" => {
            let (title, mut notes) = words(sheet(Sheet::Pairings));
            notes.extend(rank_of(frame, event, round));
            (title, Body::Pairings(pairings(frame, found, round)), notes)
        }
        "teams" if !event.teams.is_empty() => match sheet(Sheet::Pairings) {
            Some(document) => {
                let body = Body::Pairings(pairings(frame, found, round));
                (document.title, body, document.notes)
            }
            None => named(Body::Table(teams(frame, event))),
        },
        "standings" => {
            let (title, mut notes) = words(sheet(Sheet::Standings));
            notes.extend(ties(frame, event, round));
            let body = Body::Standings(standing(frame, event, round));
            (title, body, notes)
        }
        "progress" => {
            let body = Body::Chart(chart::progress(frame, event));
            let notes = vec![frame.text("event-progress-hint")];
            (frame.text("event-view-progress"), body, notes)
        }
        "regulations" => named(Body::Facts(regulations(state, frame, event))),
        "players" => named(Body::Table(entries(frame, event))),
        "names" | "crosstable" | "scores" => {
            let kind = match view {
                "names" => Sheet::Names,
                "scores" => Sheet::Scores,
                _ => Sheet::Crosstable,
            };
            let document = sheet(kind)?;
            let table = table(&document);
            (document.title, Body::Table(table), document.notes)
        }
        _ => return None,
    })
}

fn missing(frame: Frame) -> Response {
    let problem = Problem::new(ProblemKind::NotFound).detail("error-nothing-here");
    fault::page(frame, &problem)
}

fn words(document: Option<Document>) -> (String, Vec<String>) {
    document.map_or_else(Default::default, |d| (d.title, d.notes))
}

/// The view as files for paper.
fn files(frame: &Frame, id: &str, view: &str, round: u16) -> Vec<(String, String)> {
    let printed = ["pairings", "names", "standings", "crosstable", "scores"].contains(&view);
    if !printed {
        return Vec::new();
    }
    let query = if round > 0 {
        format!("?round={round}")
    } else {
        String::new()
    };
    ["pdf", "html"]
        .map(|format| {
            let href = format!("/events/{id}/files/{view}.{format}{query}");
            (href, frame.text(&format!("event-print-{format}")))
        })
        .into()
}

/// A sheet as the page shows it.
pub(super) fn table(document: &Document) -> TableView {
    let SheetBody::Table { columns, rows } = &document.body else {
        return TableView {
            columns: Vec::new(),
            rows: Vec::new(),
        };
    };
    let class = |column: &Column| match column.align {
        Align::Left => WORDS,
        Align::Right => FIGURES,
        Align::Center => MARK,
    };
    let cell = |(text, column): (&String, &Column)| match class(column) {
        MARK if text == NOBODY => (text.clone(), DIAGONAL),
        class => (text.clone(), class),
    };
    let cells = |row: &Vec<String>| row.iter().zip(columns).map(cell).collect();
    let heads = columns.iter();
    TableView {
        columns: heads.map(|c| (c.head.clone(), class(c))).collect(),
        rows: rows.iter().map(cells).collect(),
    }
}

/// What a referee gave as the reason of his decision.
pub(super) fn reason(result: &GameResult) -> &str {
    match result {
        GameResult::Decided { reason, .. } => reason,
        _ => "",
    }
}

/// The boards of a round, in team events by match.
pub(super) fn pairings(frame: &Frame, found: &Found, number: u16) -> Pairings {
    let event = &found.doc.event;
    let texts = texts(frame, event);
    let nobody = Pairings {
        matches: Vec::new(),
        off: Vec::new(),
    };
    let Ok(round) = event.round(number) else {
        return nobody;
    };
    let people = People::before(event, number);
    let row = |index: usize, name: String, board: &Board| BoardRow {
        name,
        number: index + 1,
        white: people.person(board.white),
        black: people.person(board.black),
        result: texts.result(&board.result),
        reason: reason(&board.result).to_owned(),
        is_open: board.result == GameResult::Unfinished,
        game: found.doc.link(number, index + 1).map(|l| l.game.clone()),
    };
    let matches = if round.matches.is_empty() {
        let boards = round.boards.iter().enumerate();
        vec![Match {
            teams: None,
            boards: boards
                .map(|(i, b)| row(i, (i + 1).to_string(), b))
                .collect(),
        }]
    } else {
        let fixtures = round.matches.iter().enumerate();
        fixtures
            .map(|(number, fixture)| Match {
                teams: Some(fixture_teams(frame, event, round, fixture)),
                boards: fixture
                    .boards
                    .iter()
                    .enumerate()
                    .filter_map(|(seat, index)| {
                        let name = format!("{}.{}", number + 1, seat + 1);
                        Some(row(*index, name, round.boards.get(*index)?))
                    })
                    .collect(),
            })
            .collect()
    };
    let players = event.resting(number).into_iter();
    let players = players.map(|bye| (people.person(bye.player), texts.bye(bye.kind)));
    let teams = event.resting_teams(number).into_iter().map(|bye| {
        let name = texts.name(PlayerId(bye.team.0), Who::Teams);
        (Person::called(bye.team.0, name), texts.bye(bye.kind))
    });
    Pairings {
        matches,
        off: players.chain(teams).collect(),
    }
}

fn fixture_teams(
    frame: &Frame,
    event: &Event,
    round: &damier_tournament::model::Round,
    fixture: &damier_tournament::model::TeamMatch,
) -> (String, String, String) {
    use damier_game::Side;
    let texts = texts(frame, event);
    let name = |id: damier_tournament::TeamId| texts.name(PlayerId(id.0), Who::Teams);
    let scale = &event.regulations.scale;
    let mut sums = [damier_tournament::Fraction::ZERO; 2];
    let mut played = false;
    for index in &fixture.boards {
        let Some(board) = round.boards.get(*index) else {
            continue;
        };
        let home = event.team_of(board.white).map(|team| team.id) == Some(fixture.white);
        for (side, is_home) in [(Side::White, home), (Side::Black, !home)] {
            if let Some(points) = scale.game(&board.result, side) {
                let sum = &mut sums[usize::from(!is_home)];
                *sum += points;
                played = true;
            }
        }
    }
    for player in event.unopposed(round, fixture) {
        let home = event.team_of(player).map(|team| team.id) == Some(fixture.white);
        // Entered by nobody: they show with the first result, or if no game is played.
        played |= fixture.boards.is_empty();
        let points = scale.game(&GameResult::forfeit(Side::White), Side::White);
        sums[usize::from(!home)] += points.unwrap_or_default();
    }
    let score = if played {
        format!("{}–{}", halves(sums[0]), halves(sums[1]))
    } else {
        String::new()
    };
    (name(fixture.white), name(fixture.black), score)
}

/// People with what they had before a round.
pub(super) struct People<'a> {
    event: &'a Event,
    points: BTreeMap<u32, String>,
}

impl<'a> People<'a> {
    pub(super) fn before(event: &'a Event, round: u16) -> People<'a> {
        let table = Table::of_players(event, Some(round.saturating_sub(1)));
        let rows = table.rows.iter();
        People {
            event,
            points: rows.map(|row| (row.id, halves(row.points()))).collect(),
        }
    }

    pub(super) fn person(&self, id: PlayerId) -> Person {
        let player = self.event.player(id);
        let points = self.points.get(&id.0).cloned().unwrap_or_default();
        Person {
            id: id.0,
            name: player.map_or_else(|| format!("#{id}"), |p| p.name.clone()),
            title: player.map_or_else(String::new, |p| p.title.clone()),
            rating: player
                .and_then(|p| p.rating)
                .map_or_else(String::new, |r| r.to_string()),
            points,
        }
    }
}

impl Person {
    /// Somebody, or a team, of whom only the name is shown.
    pub(super) fn called(id: u32, name: String) -> Person {
        Person {
            id,
            name,
            title: String::new(),
            rating: String::new(),
            points: String::new(),
        }
    }
}

/// Shared places, once the event is over.
fn ties(frame: &Frame, event: &Event, round: u16) -> Vec<String> {
    if !event.is_over() || round < event.next_round() - 1 {
        return Vec::new();
    }
    damier_tournament::play_off::ties(event)
        .into_iter()
        .map(|tie| super::ties::tie_title(frame, event, &tie))
        .collect()
}
