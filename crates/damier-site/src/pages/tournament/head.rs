//! What all pages of a tournament have around them.

use std::collections::BTreeSet;

use axum::response::Response;
use damier_print::Texts;
use damier_tournament::Event;

use crate::AppState;
use crate::pages::fault;
use crate::pages::frame::Frame;
use crate::pages::wall::{Visitor, visitor};
use crate::problem::Problem;
use crate::referee::Seat;
use crate::tournament::{Found, Told};

/// An entry of a row of links.
pub(super) struct Tab {
    pub(super) href: String,
    pub(super) text: String,
    pub(super) is_current: bool,
}

/// Name, facts and ways of a tournament.
pub(super) struct Head {
    pub(super) id: String,
    pub(super) version: u64,
    pub(super) name: String,
    pub(super) facts: Vec<String>,
    pub(super) tabs: Vec<Tab>,
    pub(super) rounds: Vec<Tab>,
}

/// The public views, in the order of their tabs.
pub(super) const VIEWS: [&str; 9] = [
    "pairings",
    "names",
    "standings",
    "crosstable",
    "scores",
    "progress",
    "teams",
    "players",
    "regulations",
];

/// The pages of the desk, in the order of their tabs.
pub(super) const DESK: [&str; 7] = [
    "",
    "/pair",
    "/players",
    "/play-offs",
    "/files",
    "/rules",
    "/history",
];

impl Head {
    /// Around a public view of a round.
    pub(super) fn public(frame: &Frame, found: &Found, view: &str, round: u16) -> Head {
        let event = &found.doc.event;
        let id = &found.id;
        let tab = |name: &str| Tab {
            href: match round {
                0 => format!("/events/{id}/{name}"),
                _ => format!("/events/{id}/{name}?round={round}"),
            },
            text: frame.text(&format!("event-view-{name}")),
            is_current: name == view,
        };
        let shown = |name: &str| match name {
            "pairings" | "names" | "progress" => event.has_started(),
            "teams" | "scores" => !event.teams.is_empty(),
            _ => true,
        };
        let mut head = Head::new(frame, found);
        head.tabs = VIEWS
            .into_iter()
            .filter(|name| shown(name))
            .map(tab)
            .collect();
        if !matches!(view, "players" | "regulations" | "progress" | "") {
            let first = u16::from(!matches!(view, "crosstable" | "scores"));
            head.rounds = rounds(frame, event, round, first.max(1), |n| {
                format!("/events/{id}/{view}?round={n}")
            });
        }
        head
    }

    /// Around a page of the desk.
    pub(super) fn desk(frame: &Frame, found: &Found, page: &str, round: u16) -> Head {
        let id = &found.id;
        let mut head = Head::new(frame, found);
        head.tabs = DESK
            .iter()
            .map(|name| Tab {
                href: format!("/events/{id}/desk{name}"),
                text: frame.text(&format!("event-desk{}", name.replace('/', "-"))),
                is_current: *name == page,
            })
            .collect();
        if page.is_empty() {
            head.rounds = rounds(frame, &found.doc.event, round, 1, |n| {
                format!("/events/{id}/desk?round={n}")
            });
        }
        head
    }

    fn new(frame: &Frame, found: &Found) -> Head {
        let event = &found.doc.event;
        Head {
            id: found.id.clone(),
            version: found.version,
            name: event.name.clone(),
            facts: facts(frame, event),
            tabs: Vec::new(),
            rounds: Vec::new(),
        }
    }
}

fn rounds(
    frame: &Frame,
    event: &Event,
    round: u16,
    first: u16,
    href: impl Fn(u16) -> String,
) -> Vec<Tab> {
    (first..event.next_round())
        .map(|n| Tab {
            href: href(n),
            text: frame.text_with("event-round-short", &[("round", n.to_string().into())]),
            is_current: n == round,
        })
        .collect()
}

/// Variant, system, place and dates, as far as they are known.
pub(super) fn facts(frame: &Frame, event: &Event) -> Vec<String> {
    let regulations = &event.regulations;
    let mut facts = Vec::new();
    if !regulations.variant.is_empty() {
        facts.push(variant(frame, &regulations.variant));
    }
    facts.push(frame.text(&format!("event-system-{}", regulations.system)));
    let played = event.rounds.len();
    let rounds = i64::from(event.round_count());
    if event.is_open_ended() && rounds > 0 {
        let args = [("rounds", rounds.into())];
        facts.push(frame.text_with("event-rounds-so-far", &args));
    } else if rounds > 0 {
        let args = [("played", played.into()), ("rounds", rounds.into())];
        facts.push(frame.text_with("event-rounds-of", &args));
    }
    facts.push(players(frame, event.players.len()));
    let dates = dates(event);
    for text in [&event.city, &dates] {
        if !text.is_empty() {
            facts.push(text.clone());
        }
    }
    facts
}

/// So many players.
pub(super) fn players(frame: &Frame, count: usize) -> String {
    frame.text_with("event-players-count", &[("count", count.into())])
}

fn dates(event: &Event) -> String {
    let day = |text: &str| text.replace('/', "-");
    match (event.starts.as_str(), event.ends.as_str()) {
        ("", "") => String::new(),
        (starts, "") => day(starts),
        ("", ends) => day(ends),
        (starts, ends) if starts == ends => day(starts),
        (starts, ends) => format!("{} – {}", day(starts), day(ends)),
    }
}

/// The name of a variant.
pub(super) fn variant(frame: &Frame, id: &str) -> String {
    let message = format!("variant-{id}");
    if frame.language.has_text(&message) {
        frame.text(&message)
    } else {
        id.to_owned()
    }
}

/// Sentences about the event in the language of the page.
pub(super) fn texts<'a>(frame: &Frame, event: &'a Event) -> Texts<'a> {
    Texts::new(event, frame.language.referee())
}

/// What happened last, in a line.
pub(super) fn told(frame: &Frame, told: &Told) -> String {
    let Some(deed) = &told.deed else {
        return frame.text("deed-undone");
    };
    let boards = distinct(&deed.boards);
    let args = [
        ("round", deed.round.unwrap_or(0).to_string().into()),
        ("boards", listed(frame, &boards).into()),
        ("count", deed.count.unwrap_or(boards.len()).into()),
        ("name", deed.name.as_str().into()),
    ];
    frame.text_with(&format!("deed-{}", deed.kind), &args)
}

/// The boards of a deed in order, each once.
fn distinct(boards: &[usize]) -> Vec<usize> {
    let all: BTreeSet<usize> = boards.iter().copied().collect();
    all.into_iter().collect()
}

/// Boards as one says them: `1, 3 and 5 to 15`.
fn listed(frame: &Frame, boards: &[usize]) -> String {
    let rows = boards.chunk_by(|one, next| *one + 1 == *next);
    let mut parts: Vec<String> = rows
        .flat_map(|row| match row {
            [first, _, .., last] => {
                let ends = [("first", *first), ("last", *last)];
                let ends = ends.map(|(name, board)| (name, board.to_string().into()));
                vec![frame.text_with("deed-range", &ends)]
            }
            few => few.iter().map(ToString::to_string).collect(),
        })
        .collect();
    match (parts.pop(), parts.is_empty()) {
        (Some(last), false) => {
            let args = [("most", parts.join(", ").into()), ("last", last.into())];
            frame.text_with("deed-list", &args)
        }
        (last, _) => last.unwrap_or_default(),
    }
}

/// The referee at the desk of an event, and the event; or the page to answer with.
pub(super) async fn at_desk(
    state: &AppState,
    id: &str,
    seat: Result<Seat, Problem>,
    frame: &Frame,
    page: &str,
) -> Result<(Seat, Found), Response> {
    let seat = match visitor(seat, frame, &format!("/events/{id}/desk{page}")) {
        Visitor::Referee(seat) => seat,
        Visitor::AtTheDoor(page) => return Err(page),
    };
    match state.tournaments().find(id).await {
        Ok(found) => Ok((seat, found)),
        Err(problem) => Err(fault::page(frame.clone(), &problem)),
    }
}

/// What stands under the head of every page of the desk.
pub(super) struct Bar {
    pub(super) seat: String,
    pub(super) last: String,
    pub(super) last_by: String,
    pub(super) last_at: String,
    pub(super) last_iso: String,
    pub(super) can_undo: bool,
    pub(super) fault: Option<String>,
}

impl Bar {
    pub(super) fn new(frame: &Frame, found: &Found, seat: &Seat, fault: Option<&Problem>) -> Bar {
        Bar {
            seat: seat.name.clone(),
            last: told(frame, &found.last),
            last_by: match found.last.by.as_str() {
                "" => frame.text("event-by-site"),
                name => name.to_owned(),
            },
            last_at: crate::pages::date::plain(found.last.at),
            last_iso: crate::pages::date::iso(found.last.at),
            can_undo: found.undo.is_some(),
            fault: fault.map(|problem| problem.detail_in(frame.language)),
        }
    }
}
