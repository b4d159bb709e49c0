//! Files of an event: its own file, tables of other programs, sheets for paper,
//! and records of games.

use askama::Template;
use axum::extract::{Multipart, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use damier_chess::pgn::Games;
use damier_draughts::Variant;
use damier_draughts::pdn;
use damier_print::{Document, Sheet, html as print_html, pdf};
use damier_tournament::Event;
use damier_tournament::files::{
    LineEnd, TrfDialect, adjourned, open_round, read_event, write_csv, write_json, write_trf,
};

use super::fields::upload;
use super::form;
use super::head::{Bar, Head, at_desk};
use super::view::Asked;
use crate::AppState;
use crate::live::{mistaken, unix_ms};
use crate::pages::fault;
use crate::pages::frame::{Frame, html};
use crate::pages::path::Path;
use crate::pages::query::Query;
use crate::pages::wall::{Visitor, visitor};
use crate::problem::{Problem, ProblemKind};
use crate::referee::Seat;
use crate::tournament::record::{Entry, Given, Intake, Misfit, OtherRecord};
use crate::tournament::{
    BoardCode, CHESS, Deed, Doc, EventWish, Found, is_chess, unreadable_file, when,
};

#[derive(Template)]
#[template(path = "tournament-files.html")]
struct FilesPage {
    frame: Frame,
    head: Head,
    bar: Bar,
    /// What is odd about the file that the event came from.
    odd: Vec<String>,
    /// What is said above that.
    odd_lead: String,
    sheets: Vec<SheetRow>,
    /// What other programs will not find in a TRF file.
    trf_lacks: Vec<String>,
    games: Option<Vec<GameRow>>,
    entered: String,
    /// What is said above the field for records.
    lead: String,
    last: u16,
}

struct SheetRow {
    name: &'static str,
    text: String,
}

struct GameRow {
    title: String,
    place: String,
    result: String,
    /// What is said of it though nothing is wrong.
    note: String,
    problem: String,
}

/// The page of the desk with all files.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    frame: Frame,
) -> Response {
    page(&state, &id, seat, frame, Said::default()).await
}

/// What is said on the page after something was done.
#[derive(Default)]
struct Said<'a> {
    /// The games that were read.
    games: Option<Vec<Entry>>,
    fault: Option<&'a Problem>,
    /// Whether the event has just come.
    is_new: bool,
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
    said: Said<'_>,
) -> Response {
    let Said {
        games,
        fault,
        is_new,
    } = said;
    let (seat, found) = match at_desk(state, id, seat, &frame, "/files").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let last = found.doc.event.next_round() - 1;
    let wants_round = |sheet: Sheet| matches!(sheet, Sheet::Pairings | Sheet::Names | Sheet::Slips);
    let sheets = Sheet::ALL.iter();
    let sheets = sheets
        .filter(|(sheet, _)| last > 0 || !wants_round(*sheet))
        .filter(|(sheet, _)| *sheet != Sheet::Scores || !found.doc.event.teams.is_empty())
        .map(|(_, name)| SheetRow {
            name,
            text: frame.text(&format!("event-sheet-{name}")),
        });
    let entered = games.as_ref().map_or(0, |games| {
        games.iter().filter(|game| game.is_entered()).count()
    });
    let all = games.as_ref().map_or(0, Vec::len);
    let format = match is_chess(&found.doc.event.regulations) {
        true => "PGN",
        false => "PDN",
    };
    let args = [("entered", entered.into()), ("count", all.into())];
    let page = html(&FilesPage {
        head: Head::desk(&frame, &found, "/files", 0),
        bar: Bar::new(&frame, &found, &seat, fault),
        odd_lead: frame.text(match is_new {
            true => "event-file-odd",
            false => "event-file-odd-later",
        }),
        odd: found.doc.odd_in(frame.language.referee()),
        sheets: sheets.collect(),
        trf_lacks: trf_lacks(&frame, &found.doc.event),
        entered: frame.text_with("event-games-entered", &args),
        games: games.map(|games| games.iter().map(|game| row(&frame, game)).collect()),
        lead: frame.text_with("event-games-lead", &[("format", format.into())]),
        last,
        frame: frame.titled(&found.doc.event.name),
    });
    match fault {
        Some(problem) => (problem.status(), page).into_response(),
        None => page,
    }
}

/// What other programs will not find in a TRF file of the event, in sentences.
fn trf_lacks(frame: &Frame, event: &Event) -> Vec<String> {
    let open = open_round(event).map(|round| {
        let missing = event.rounds.last().map_or(0, |round| round.missing());
        let args = [
            ("round", round.to_string().into()),
            ("count", missing.into()),
        ];
        frame.text_with("event-trf-open-round", &args)
    });
    let rounds: Vec<String> = adjourned(event).iter().map(u16::to_string).collect();
    let earlier = (!rounds.is_empty()).then(|| {
        let args = [("rounds", rounds.join(", ").into())];
        frame.text_with("event-trf-adjourned", &args)
    });
    open.into_iter().chain(earlier).collect()
}

fn row(frame: &Frame, entry: &Entry) -> GameRow {
    let args = [
        ("white", entry.white.as_str().into()),
        ("black", entry.black.as_str().into()),
    ];
    let place = match (entry.round, entry.board) {
        (Some(round), Some(board)) => frame.text_with(
            "event-round-board",
            &[
                ("round", round.to_string().into()),
                ("board", board.to_string().into()),
            ],
        ),
        _ => String::new(),
    };
    GameRow {
        title: frame.text_with("event-pair", &args),
        place,
        result: entry.result.unwrap_or("").to_owned(),
        note: entry.same_as.map_or_else(String::new, |first| {
            frame.text_with("event-record-same", &[("first", first.to_string().into())])
        }),
        problem: entry
            .misfit
            .as_ref()
            .map_or_else(String::new, |misfit| misfit_text(frame, misfit)),
    }
}

fn misfit_text(frame: &Frame, misfit: &Misfit) -> String {
    let say = |id: &str, args: &[(&str, crate::i18n::FluentValue<'_>)]| {
        frame.text_with(&format!("event-misfit-{id}"), args)
    };
    match misfit {
        Misfit::Unreadable(problem) => {
            let reason = damier_words::pdn_problem(problem, frame.language.referee());
            say("unreadable", &[("reason", reason.into())])
        }
        Misfit::NoChess(problem) => {
            let reason = damier_words::pgn_problem(problem, frame.language.referee());
            say("unreadable", &[("reason", reason.into())])
        }
        Misfit::NoSuchName(name) => say("no-name", &[("name", name.as_str().into())]),
        Misfit::SeveralOfName(name) => say("several", &[("name", name.as_str().into())]),
        Misfit::NoRound => say("no-round", &[]),
        Misfit::NoSuchRound(round) => say("not-paired", &[("round", round.to_string().into())]),
        Misfit::DoNotMeet(round) => say("not-met", &[("round", round.to_string().into())]),
        Misfit::Colours => say("colours", &[]),
        Misfit::OtherResult => say("other-result", &[]),
        Misfit::OtherStart { drawn, found } => {
            let found = found.clone().unwrap_or_else(|| "none".to_owned());
            let args = [("drawn", drawn.to_string().into()), ("found", found.into())];
            say("other-start", &args)
        }
        Misfit::NoBook(fault) => Problem::from(fault.clone()).detail_in(frame.language),
        Misfit::Disagrees { header, verdict } => say(
            "disagrees",
            &[("header", (*header).into()), ("verdict", (*verdict).into())],
        ),
        Misfit::Contradicts { tag, end } => {
            let (tag, end) = (tag.as_str().into(), end.as_str().into());
            say("contradicts", &[("tag", tag), ("end", end)])
        }
        Misfit::TwoTags(tag) => say("two-tags", &[("tag", (*tag).into())]),
        Misfit::NoMoves => say("no-moves", &[]),
        Misfit::Punished => say("punished", &[]),
        Misfit::OddResult(text) => say("odd-result", &[("text", text.as_str().into())]),
        Misfit::OtherGame { record, event } => {
            let name = |id: &str| frame.text(&format!("variant-{id}")).into();
            say(
                "other-game",
                &[("record", name(record)), ("event", name(event))],
            )
        }
        Misfit::OtherMoves { declared, played } => {
            let played = frame.text(&format!("variant-{played}"));
            let args = [
                ("declared", declared.as_str().into()),
                ("played", played.into()),
            ];
            say("other-moves", &args)
        }
        Misfit::ToldOtherwise(others) => {
            let others: Vec<String> = others.iter().map(|other| named(frame, other)).collect();
            say("otherwise", &[("others", others.join(", ").into())])
        }
        Misfit::SetUpStart => say("set-up-start", &[]),
        Misfit::NoStart => say("no-start", &[]),
        Misfit::SetUp => say("set-up", &[]),
        Misfit::GoesOn { round, one, other } => {
            let (round, one, other) = (*round, *one, *other);
            let error = damier_tournament::model::EventError::GoesOn { round, one, other };
            crate::tournament::report::refused(&error).detail_in(frame.language)
        }
        Misfit::IllegalPly(ply) => say("illegal", &[("ply", ply.to_string().into())]),
        Misfit::Open => say("open", &[]),
    }
}

/// Another record of the same game: which one, where, and what it says.
fn named(frame: &Frame, other: &OtherRecord) -> String {
    let args = [
        ("number", other.number.to_string().into()),
        ("line", other.line.to_string().into()),
        ("result", other.result.into()),
    ];
    frame.text_with("event-record-says", &args)
}

/// An event of another program, or of the command line, comes to the site.
pub(super) async fn import(
    State(state): State<AppState>,
    seat: Result<Seat, Problem>,
    frame: Frame,
    form: Multipart,
) -> Response {
    let seat = match visitor(seat, &frame, "/events/new") {
        Visitor::Referee(seat) => seat,
        Visitor::AtTheDoor(page) => return page,
    };
    let made = match upload(form).await {
        Ok((text, _)) => match read(&text) {
            Ok(doc) => {
                let made = state.tournaments().create(&doc, &seat.name).await;
                made.map(|id| (id, !doc.odd.is_empty()))
            }
            Err(problem) => Err(problem),
        },
        Err(_) => Err(too_large()),
    };
    match made {
        Ok((id, is_odd)) => imported(&state, &id, seat, frame, is_odd).await,
        Err(problem) => form::page(&state, frame, EventWish::default(), Some(&problem)),
    }
}

/// The answer when an event has come: its desk, or what is odd about the file. The
/// address of the desk stands in `Location` in both cases.
async fn imported(state: &AppState, id: &str, seat: Seat, frame: Frame, is_odd: bool) -> Response {
    let desk = format!("/events/{id}/desk");
    if !is_odd {
        return Redirect::to(&desk).into_response();
    }
    let said = Said {
        is_new: true,
        ..Said::default()
    };
    let page = page(state, id, Ok(seat), frame, said).await;
    (StatusCode::CREATED, [(header::LOCATION, desk)], page).into_response()
}

/// The address of a file that came, looked at again: all events, with the new one.
pub(super) async fn after_import() -> Redirect {
    Redirect::to("/events")
}

fn too_large() -> Problem {
    let limit = i64::try_from(crate::limits::TOURNAMENT_BYTES).unwrap_or(i64::MAX);
    Problem::new(ProblemKind::BodyTooLarge).number("limit", limit)
}

/// An event from a file, with what is odd about it.
pub(crate) fn read(text: &str) -> Result<Doc, Problem> {
    let reading = read_event(text).map_err(|problems| unreadable_file(text, &problems))?;
    let mut event = reading.event;
    let own = &event.regulations.rule_book_text;
    if !own.is_empty()
        && let Err(errors) = damier_words::read_book(own)
    {
        return Err(mistaken(&errors));
    }
    crate::tournament::book::fill_in_game(&mut event.regulations);
    if event.name.trim().is_empty() {
        "?".clone_into(&mut event.name);
    }
    Ok(Doc::of_file(event, &reading.warnings))
}

/// Results come from records of games.
pub(super) async fn games(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    frame: Frame,
    form: Multipart,
) -> Response {
    let (seat, found) = match at_desk(&state, &id, seat, &frame, "/files").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let Ok((text, fields)) = upload(form).await else {
        return page(&state, &id, Ok(seat), frame, Said::fault(&too_large())).await;
    };
    let given = Given {
        round: fields.number("round"),
        variant: found.doc.event.regulations.variant.parse::<Variant>().ok(),
        any_start: !fields.get("any-start").is_empty(),
    };
    let library = state.library().clone();
    let work = move |doc: &mut Doc| {
        let now = when(unix_ms());
        let mut intake = Intake::new(given, &library);
        if doc.event.regulations.variant == CHESS {
            let mut games = Games::new(text.as_bytes());
            while let Some(game) = games.next_game() {
                intake.chess(&doc.event, &game);
            }
        } else {
            for game in pdn::read(&text) {
                intake.draughts(&doc.event, &game);
            }
        }
        let entries = intake.settle(&mut doc.event, Some(&now));
        let entered = entries.iter().filter(|entry| entry.is_entered());
        for entry in entered.clone() {
            let place = (entry.round.unwrap_or(0), entry.board.unwrap_or(0));
            doc.reports.retain(|r| (r.round, r.board) != place);
        }
        Ok((Deed::new("imported").count(entered.count()), entries))
    };
    let done = state
        .tournaments()
        .change(&id, &seat.name, None, work)
        .await;
    match done {
        Ok((_, entries)) => {
            let said = Said {
                games: Some(entries),
                ..Said::default()
            };
            page(&state, &id, Ok(seat), frame, said).await
        }
        Err(problem) => page(&state, &id, Ok(seat), frame, Said::fault(&problem)).await,
    }
}

/// A file of the event. Slips lead to the reports of boards, and the event file
/// holds everything: both are for the desk only.
pub(super) async fn download(
    State(state): State<AppState>,
    Path((id, name)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    seat: Result<Seat, Problem>,
    headers: HeaderMap,
    frame: Frame,
) -> Response {
    let found = match state.tournaments().find(&id).await {
        Ok(found) => found,
        Err(problem) => return fault::page(frame, &problem),
    };
    let is_secret = name.starts_with("slips") || name.ends_with(".json");
    if is_secret && let Visitor::AtTheDoor(page) = visitor(seat, &frame, "/events") {
        return page;
    }
    let made = match name.as_str() {
        "event.json" => Some((
            write_json(&found.doc.event).into_bytes(),
            "application/json",
        )),
        "event.trf" | "event16.trf" => {
            let dialect = match name.as_str() {
                "event.trf" => TrfDialect::Trf26,
                _ => TrfDialect::Trf16,
            };
            let text = write_trf(&found.doc.event, dialect, LineEnd::CrLf);
            Some((text.into_bytes(), "text/plain; charset=utf-8"))
        }
        "event.csv" => {
            let text = write_csv(&found.doc.event);
            Some((text.into_bytes(), "text/csv; charset=utf-8"))
        }
        name => paper(&found, name, asked.round, &headers, &frame),
    };
    match made {
        Some((bytes, kind)) => file(&found, &name, bytes, kind),
        None => {
            let problem = Problem::new(ProblemKind::NotFound).detail("error-nothing-here");
            fault::page(frame, &problem)
        }
    }
}

/// A sheet as PDF or as a page of its own.
fn paper(
    found: &Found,
    name: &str,
    round: Option<u16>,
    headers: &HeaderMap,
    frame: &Frame,
) -> Option<(Vec<u8>, &'static str)> {
    let (sheet, format) = name.rsplit_once('.')?;
    let sheet: Sheet = sheet.parse().ok()?;
    let lang = frame.language.referee();
    let event = &found.doc.event;
    let document: Document = if sheet == Sheet::Slips {
        let round = round.unwrap_or(event.next_round() - 1);
        let base = base(headers);
        let address = |index: usize| {
            let code = BoardCode::of(&found.doc, round, index + 1);
            let code = code.map_or_else(String::new, |code| code.to_string());
            format!("{base}/events/{}/report/{code}", found.id)
        };
        Sheet::slips_with_codes(event, round, lang, &address).ok()?
    } else {
        sheet.of(event, round, lang).ok()?
    };
    match format {
        "pdf" => Some((pdf::write(&[document], lang), "application/pdf")),
        "html" => {
            let page = print_html::page(&[document], lang);
            Some((page.into_bytes(), "text/html; charset=utf-8"))
        }
        _ => None,
    }
}

/// The address of the site as the visitor reached it.
fn base(headers: &HeaderMap) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let scheme = match text("x-forwarded-proto") {
        Some("https") => "https",
        _ => "http",
    };
    let host = text("x-forwarded-host").or_else(|| text("host"));
    format!("{scheme}://{}", host.unwrap_or("localhost"))
}

fn file(found: &Found, name: &str, bytes: Vec<u8>, kind: &'static str) -> Response {
    let saved = match kind.starts_with("text/html") || kind.ends_with("pdf") {
        true => "inline",
        false => "attachment",
    };
    let disposition = format!("{saved}; filename=\"damier-{}-{name}\"", found.id);
    let mut response = (StatusCode::OK, bytes).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    if let Ok(value) = HeaderValue::from_str(&disposition) {
        headers.insert(header::CONTENT_DISPOSITION, value);
    }
    // A page for paper has its style in itself, and nothing else.
    headers.insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static("default-src 'none'; style-src 'unsafe-inline'"),
    );
    response
}
