//! Pairing the next round: as the system makes it, or changed by hand.

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use damier_print::{Texts, Who};
use damier_tournament::desk::{DeskError, pair_by_hand, plan_round};
use damier_tournament::model::{Event, EventError};
use damier_tournament::pairing::{
    Difference, HandFault, Pair, PairingError, check_by_hand, compare, expected_by_hand, pairs_of,
};
use damier_tournament::play_off::due;
use damier_tournament::{PlayerId, System, TeamId};

use super::fields::Fields;
use super::head::{Bar, Head, at_desk, texts};
use super::meeting::pairing_problem;
use super::start::notes_before;
use super::view::{People, Person};
use crate::AppState;
use crate::i18n::Language;
use crate::live::unix_ms;
use crate::pages::date;
use crate::pages::frame::{Frame, html};
use crate::pages::path::Path;
use crate::problem::{Problem, ProblemKind};
use crate::referee::Seat;
use crate::tournament::{Deed, Doc, Found, LONGEST_TEXT, draw_start, is_chess};

#[derive(Template)]
#[template(path = "tournament-pair.html")]
struct PairPage {
    frame: Frame,
    head: Head,
    bar: Bar,
    round: u16,
    pairs: Vec<PairRow>,
    off: Vec<(String, String)>,
    problem: Option<String>,
    difference: Option<Shown>,
    /// What speaks against the pairs of the arbiter.
    against: Vec<String>,
    people: Vec<(u32, String)>,
    can_pair: bool,
    /// Whether the arbiter makes every pair, so that there is nothing to compare with.
    is_manual: bool,
    /// Whether the system proposes pairs.
    is_proposed: bool,
    /// Whether play-offs are to be played, or are being played.
    has_play_offs: bool,
    draw: Option<DrawField>,
}

/// What is asked about the start position of the round.
struct DrawField {
    /// The position that it has had, with what it was drawn from.
    before: Vec<String>,
    longest: usize,
    /// What was filled in.
    text: String,
}

struct PairRow {
    number: usize,
    white: String,
    black: String,
    first: Option<Person>,
    second: Option<Person>,
    is_bye: bool,
}

/// How the arbiter's pairs differ from the system's.
struct Shown {
    made: Vec<String>,
    engine: Vec<String>,
    problem: bool,
}

/// The round as the system makes it.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    frame: Frame,
) -> Response {
    page(&state, &id, seat, frame, Filled::default(), None).await
}

/// What the arbiter filled in, to be shown again.
#[derive(Default)]
struct Filled {
    /// The two fields of every line.
    lines: Option<Vec<[String; 2]>>,
    /// The text that the start position is drawn from.
    draw: String,
}

impl Filled {
    fn of(form: &Fields) -> Filled {
        let lines = form.numbered("w").map(|(line, white)| {
            let black = form.get(&format!("b{line}"));
            [white.to_owned(), black.to_owned()]
        });
        let lines: Vec<[String; 2]> = lines.collect();
        Filled {
            // Without fields the pairs of the system are meant.
            lines: Some(lines).filter(|lines| !lines.is_empty()),
            draw: form.get("draw").to_owned(),
        }
    }
}

/// What there is to show of the next round.
struct Plan {
    pairs: Vec<Pair>,
    off: Vec<(PlayerId, damier_tournament::model::ByeKind)>,
    error: Option<PairingError>,
    difference: Option<Difference>,
}

/// Pairs the next round, or looks at the pairs of the arbiter.
fn plan(event: &Event, by_hand: Option<&[Pair]>) -> Plan {
    let round = event.next_round();
    let mut plan = Plan {
        pairs: Vec::new(),
        off: event.requested(round).into_iter().collect(),
        error: None,
        difference: None,
    };
    match plan_round(event) {
        Ok(made) => {
            let mut after = event.clone();
            after.rounds.push(made);
            plan.pairs = pairs_of(&after, round).unwrap_or_default();
        }
        Err(error) => plan.error = Some(error),
    }
    if let Some(pairs) = by_hand {
        if event.regulations.system != System::Manual {
            plan.difference = compare(event, round, event.regulations.system, pairs);
        }
        plan.pairs = pairs.to_vec();
    }
    plan
}

async fn page(
    state: &AppState,
    id: &str,
    seat: Result<Seat, Problem>,
    frame: Frame,
    filled: Filled,
    fault: Option<&Problem>,
) -> Response {
    let (seat, found) = match at_desk(state, id, seat, &frame, "/pair").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let event = &found.doc.event;
    // What cannot be read as pairs is shown as it is, and compared with nothing.
    let hand = filled.lines.as_deref().and_then(|lines| pairs(lines).ok());
    let hand = hand.filter(|pairs| each_once(event, pairs));
    let (doc, asked) = (std::sync::Arc::clone(&found.doc), hand.clone());
    // Large fields take a while.
    let planned = tokio::task::spawn_blocking(move || plan(&doc.event, asked.as_deref())).await;
    let Ok(plan) = planned else {
        return Problem::new(ProblemKind::Internal).into_response();
    };
    let who = Who::of_system(event.regulations.system);
    let texts = texts(&frame, event);
    let difference = plan.difference.as_ref().map(|difference| {
        let list = |pairs: &[Pair]| pairs.iter().map(|pair| texts.pair(pair, who)).collect();
        Shown {
            made: list(&difference.made),
            engine: list(&difference.engine),
            problem: difference.problem.is_some(),
        }
    });
    let round = event.next_round();
    let against = hand.iter().flatten();
    let against = against.flat_map(|pair| texts.objections(round, pair, who));
    let is_manual = event.regulations.system == System::Manual;
    let waits = matches!(plan.error, Some(PairingError::Undecided(..)));
    let people = match who {
        Who::Players => event
            .players
            .iter()
            .map(|p| (p.id.0, p.name.clone()))
            .collect(),
        Who::Teams => event
            .teams
            .iter()
            .map(|t| (t.id.0, t.name.clone()))
            .collect(),
    };
    let off = plan.off.iter();
    let can_pair = plan
        .error
        .as_ref()
        .is_none_or(|error| matches!(error, PairingError::Impossible | PairingError::ByHand(_)));
    let page = html(&PairPage {
        head: Head::desk(&frame, &found, "/pair", 0),
        bar: Bar::new(&frame, &found, &seat, fault),
        round,
        pairs: rows(&found, &plan, filled.lines.as_deref(), who),
        against: against.collect(),
        is_manual,
        is_proposed: plan.error.is_none(),
        has_play_offs: waits || !due(event).is_empty(),
        off: off
            .map(|(id, kind)| (texts.numbered(*id, who), texts.bye(*kind)))
            .collect(),
        problem: plan
            .error
            .as_ref()
            .filter(|error| !(is_manual && matches!(error, PairingError::ByHand(_))))
            .map(|error| pairing_problem(error, who).detail_in(frame.language)),
        difference,
        people,
        can_pair,
        draw: is_chess(&event.regulations).then(|| DrawField {
            before: notes_before(&frame, event, round),
            longest: LONGEST_TEXT,
            text: filled.draw,
        }),
        frame: frame.titled(&event.name),
    });
    match fault {
        Some(problem) => (problem.status(), page).into_response(),
        None => page,
    }
}

/// The lines of the form: as they were filled in, else the pairs of the plan; with room
/// for pairs by hand where the system makes none.
fn rows(found: &Found, plan: &Plan, filled: Option<&[[String; 2]]>, who: Who) -> Vec<PairRow> {
    let event = &found.doc.event;
    let people = People::before(event, event.next_round());
    let person = |text: &str| {
        let id = PlayerId(text.trim().parse().ok()?);
        match who {
            Who::Players => event.player(id).map(|_| people.person(id)),
            Who::Teams => {
                let team = event.team(TeamId(id.0))?;
                Some(Person::called(id.0, team.name.clone()))
            }
        }
    };
    let planned = plan.pairs.iter().map(|pair| {
        let black = pair.black.map_or_else(String::new, |id| id.to_string());
        [pair.white.to_string(), black]
    });
    let mut lines = filled.map_or_else(|| planned.collect(), <[_]>::to_vec);
    if plan.error.is_some() {
        let wanted = expected_by_hand(event)
            .len()
            .div_ceil(2)
            .min(500)
            .max(lines.len());
        lines.resize(wanted, Default::default());
    }
    let row = |(number, [white, black]): (usize, [String; 2])| PairRow {
        number,
        first: person(&white),
        second: person(&black),
        is_bye: black.trim().is_empty() && !white.trim().is_empty(),
        white,
        black,
    };
    (1..).zip(lines).map(row).collect()
}

/// Pairs the round, or compares first.
pub(super) async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    frame: Frame,
    Form(form): Form<Fields>,
) -> Response {
    let (seat, found) = match at_desk(&state, &id, seat, &frame, "/pair").await {
        Ok(both) => both,
        Err(page) => return page,
    };
    let text = form.get("draw").to_owned();
    let filled = Filled::of(&form);
    let pairs = match pairs(filled.lines.as_deref().unwrap_or_default()) {
        Ok(pairs) => pairs,
        Err(problem) => {
            return page(&state, &id, Ok(seat), frame, filled, Some(&problem)).await;
        }
    };
    if form.get("do") == "compare" {
        let fault = checked(&found.doc.event, frame.language, &pairs).err();
        return page(&state, &id, Ok(seat), frame, filled, fault.as_ref()).await;
    }
    let language = frame.language;
    let round = found.doc.event.next_round();
    let seen = form.number("version");
    let work = move |doc: &mut Doc| pair(doc, language, round, &pairs, &text);
    let done = state
        .tournaments()
        .change(&id, &seat.name, seen, work)
        .await;
    match done {
        Ok(_) => Redirect::to(&format!("/events/{id}/desk?round={round}")).into_response(),
        Err(problem) => page(&state, &id, Ok(seat), frame, filled, Some(&problem)).await,
    }
}

/// The pairs of the form; empty lines are left out.
fn pairs(lines: &[[String; 2]]) -> Result<Vec<Pair>, Problem> {
    let bad = |text: &str| {
        Problem::new(ProblemKind::InvalidEvent)
            .text("text", crate::live::shorten(text))
            .detail("problem-event-pair")
    };
    let number = |text: &str| text.parse().map(PlayerId).map_err(|_| bad(text));
    let mut pairs = Vec::new();
    for [white, black] in lines {
        match (white.trim(), black.trim()) {
            ("", "") => {}
            // Black alone has nobody to meet, and no bye either.
            ("", _) => return Err(bad("")),
            (white, "") => pairs.push(Pair {
                white: number(white)?,
                black: None,
            }),
            (white, black) => pairs.push(Pair {
                white: number(white)?,
                black: Some(number(black)?),
            }),
        }
    }
    Ok(pairs)
}

/// Whether everybody named is known and named once, so that the pairs can be looked at.
fn each_once(event: &Event, pairs: &[Pair]) -> bool {
    !matches!(
        check_by_hand(event, pairs),
        Err(HandFault::Unknown(_) | HandFault::Himself(_) | HandFault::Twice(_))
    )
}

/// Whether the pairs are a whole round; if not, why, with names in a language.
fn checked(event: &Event, language: Language, pairs: &[Pair]) -> Result<(), Problem> {
    let texts = Texts::new(event, language.referee());
    let who = Who::of_system(event.regulations.system);
    let round = event.next_round();
    let several = |id: &'static str, ids: &[PlayerId]| {
        let names: Vec<String> = ids.iter().map(|id| texts.numbered(*id, who)).collect();
        Problem::new(ProblemKind::EventRefused)
            .text("names", names.join(", "))
            .detail(id)
    };
    check_by_hand(event, pairs).map_err(|fault| match fault {
        HandFault::Unknown(id) => event_problem(&EventError::NoSuchPlayer(id)),
        HandFault::Himself(id) => event_problem(&EventError::Himself(id)),
        HandFault::Twice(ids) => match ids[..] {
            [player] => event_problem(&EventError::Twice { round, player }),
            _ => several("problem-event-hand-twice", &ids),
        },
        HandFault::LeftOut(ids) => several("problem-event-hand-left-out", &ids),
        HandFault::Byes(ids) => several("problem-event-hand-byes", &ids),
        HandFault::Gone(ids) => several("problem-event-hand-gone", &ids),
    })
}

/// Appends the round, and draws the start position where the game has one.
fn pair(
    doc: &mut Doc,
    language: Language,
    round: u16,
    pairs: &[Pair],
    text: &str,
) -> Result<(Deed, ()), Problem> {
    let paired = append(doc, language, round, pairs)?;
    let random = crate::session::random_number;
    draw_start(&mut doc.event, round, text, random, unix_ms());
    Ok(paired)
}

/// Appends the round: the system's own if the pairs are the same, else those of the
/// arbiter, compared and logged.
fn append(
    doc: &mut Doc,
    language: Language,
    round: u16,
    pairs: &[Pair],
) -> Result<(Deed, ()), Problem> {
    let event = &mut doc.event;
    let planned = plan_round(event);
    let who = Who::of_system(event.regulations.system);
    match &planned {
        Err(error @ (PairingError::Unfinished(_) | PairingError::Over(_))) => {
            return Err(pairing_problem(error, who));
        }
        // Without pairs by hand those of the system were wanted.
        Err(error) if pairs.is_empty() => return Err(pairing_problem(error, who)),
        _ => {}
    }
    if let Ok(made) = planned {
        let mut after = event.clone();
        after.rounds.push(made);
        let same = pairs_of(&after, round).is_ok_and(|made| same_pairs(&made, pairs));
        if same || pairs.is_empty() {
            let made = after.rounds.pop().unwrap_or_default();
            event.append_round(made).map_err(|e| event_problem(&e))?;
            return Ok((Deed::new("paired").round(round), ()));
        }
    }
    checked(event, language, pairs)?;
    let when = date::plain(unix_ms());
    match pair_by_hand(event, pairs, Some(when)) {
        Ok(_) => Ok((Deed::new("paired-by-hand").round(round), ())),
        Err(DeskError::Pairing(error)) => Err(pairing_problem(&error, who)),
        Err(DeskError::Event(error)) => Err(event_problem(&error)),
    }
}

fn same_pairs(one: &[Pair], other: &[Pair]) -> bool {
    let sorted = |pairs: &[Pair]| {
        let mut pairs = pairs.to_vec();
        pairs.sort_unstable();
        pairs
    };
    sorted(one) == sorted(other)
}

/// Why something cannot be done to an event, as a problem.
pub(super) fn event_problem(error: &EventError) -> Problem {
    let problem = Problem::new(ProblemKind::EventRefused);
    match error {
        EventError::NoSuchPlayer(id) => problem
            .text("number", id.to_string())
            .detail("problem-event-no-player"),
        EventError::NoSuchTeam(id) => problem
            .text("number", id.to_string())
            .detail("problem-event-no-player"),
        EventError::Taken(id) => problem
            .text("number", id.to_string())
            .detail("problem-event-taken"),
        EventError::NumberBeyond(id) => problem
            .text("number", id.to_string())
            .detail("problem-event-number-beyond"),
        EventError::RatingBeyond(_) => problem.detail("problem-event-rating"),
        EventError::NoSuchRound(_) | EventError::NoSuchBoard { .. } => {
            problem.detail("problem-event-no-board")
        }
        EventError::Twice { player, .. } => problem
            .text("number", player.to_string())
            .detail("problem-event-twice"),
        EventError::Himself(id) => problem
            .text("number", id.to_string())
            .detail("problem-event-himself"),
        EventError::Unfinished(round) => problem
            .number("round", i64::from(*round))
            .detail("problem-event-unfinished"),
        EventError::NoSuchResult { .. } => problem.detail("problem-event-result"),
        EventError::TeamTableMade(_) => problem.detail("problem-event-team-table-made"),
        EventError::GoesOn { .. } => crate::tournament::report::refused(error),
        EventError::TableMade => problem.detail("problem-event-table-made"),
        EventError::NoRest(_) => problem.detail("problem-event-no-rest"),
        EventError::ReasonNeeded => problem.detail("problem-event-reason"),
    }
}
