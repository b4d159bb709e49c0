//! The card of a player.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use damier_game::Side;
use damier_print::{Who, halves};
use damier_tournament::model::ByeKind;
use damier_tournament::standings::standings;
use damier_tournament::table::Slot;
use damier_tournament::{Event, PlayerId, Ranking, Table};

use super::head::{Head, texts};
use super::played_off::{PlayedOff, played_off};
use super::worth::{Worth, worth};
use crate::AppState;
use crate::pages::desk::icon;
use crate::pages::fault;
use crate::pages::frame::{Frame, html};
use crate::pages::path::Path;
use crate::problem::{Problem, ProblemKind};
use crate::tournament::{Found, is_chess};

#[derive(Template)]
#[template(path = "tournament-player.html")]
struct PersonPage {
    frame: Frame,
    head: Head,
    name: String,
    title: String,
    facts: Vec<(String, String)>,
    place: Option<String>,
    points: String,
    rounds: Vec<RoundRow>,
    /// Those that he plays in, or his team.
    play_offs: Vec<PlayedOff>,
    why: Vec<String>,
    worth: Option<Worth>,
}

struct RoundRow {
    round: u16,
    side: &'static str,
    icon: &'static str,
    side_text: String,
    opponent: Option<u32>,
    name: String,
    result: String,
    /// Why a referee decided so; empty where none did.
    reason: String,
    sum: String,
    game: Option<String>,
}

/// The page of a player by number.
pub(super) async fn show(
    State(state): State<AppState>,
    Path((id, number)): Path<(String, u32)>,
    frame: Frame,
) -> Response {
    let found = match state.tournaments().find(&id).await {
        Ok(found) => found,
        Err(problem) => return fault::page(frame, &problem),
    };
    let event = &found.doc.event;
    let Some(player) = event.player(PlayerId(number)) else {
        let problem = Problem::new(ProblemKind::NotFound).detail("error-nothing-here");
        return fault::page(frame, &problem);
    };
    let texts = texts(&frame, event);
    let table = Table::of_players(event, None);
    let row = table.row_of(number).map(|row| &table.rows[row]);
    let (mut place, mut why) = (None, Vec::new());
    if Who::of_table(event) == Who::Players && event.has_started() {
        let order = standings(event, &Ranking::of(event), None);
        if let Some(line) = order.line(number) {
            place = Some(line.place.to_string());
            why = texts.place(&order, line).into_iter().skip(1).collect();
        }
    }
    let rating = player.rating.map_or_else(String::new, |r| r.to_string());
    let team = event.team_of(player.id).map(|team| team.name.clone());
    let joined = (player.joined > 1).then(|| player.joined.to_string());
    let left = player.withdrawn_after.map(|round| round.to_string());
    let facts = [
        ("event-col-number", Some(number.to_string())),
        ("event-col-rating", Some(rating)),
        ("event-col-federation", Some(player.federation.clone())),
        ("event-col-club", Some(player.club.clone())),
        ("event-col-team", team),
        ("event-fact-joined", joined),
        ("event-fact-left", left),
    ];
    let facts = facts.into_iter().filter_map(|(id, value)| {
        let value = value.filter(|value| !value.is_empty())?;
        Some((frame.text(id), value))
    });
    let page = PersonPage {
        facts: facts.collect(),
        name: player.name.clone(),
        title: player.title.clone(),
        place,
        points: row.map_or_else(String::new, |row| halves(row.points())),
        rounds: rounds(&frame, &found, &table, number),
        play_offs: played_off(&frame, event, |play_off| {
            let own = match Who::of_table(event) {
                Who::Players => Some(player.id),
                Who::Teams => event.team_of(player.id).map(|team| PlayerId(team.id.0)),
            };
            own.is_some_and(|own| play_off.players.contains(&own))
        }),
        why,
        worth: worth(&frame, event, player.id),
        head: Head::public(&frame, &found, "", 0),
        frame: frame.titled(&player.name),
    };
    html(&page)
}

fn rounds(frame: &Frame, found: &Found, table: &Table, number: u32) -> Vec<RoundRow> {
    let event = &found.doc.event;
    let Some(row) = table.row_of(number).map(|row| &table.rows[row]) else {
        return Vec::new();
    };
    let mut sum = damier_tournament::Fraction::ZERO;
    let slots = (1..).zip(&row.slots);
    slots
        .map(|(round, slot)| {
            sum += slot.points();
            round_row(frame, found, event, (round, slot), halves(sum), number)
        })
        .collect()
}

/// Why somebody has no game in a round: he is free, or his team is.
fn rests(event: &Event, round: u16, player: PlayerId) -> Option<ByeKind> {
    let mut byes = event.resting(round).into_iter();
    let own = byes.find(|bye| bye.player == player).map(|bye| bye.kind);
    own.or_else(|| {
        let team = event.team_of(player)?;
        let mut byes = event.resting_teams(round).into_iter();
        byes.find(|bye| bye.team == team.id).map(|bye| bye.kind)
    })
}

fn round_row(
    frame: &Frame,
    found: &Found,
    event: &Event,
    (round, slot): (u16, &Slot),
    sum: String,
    number: u32,
) -> RoundRow {
    let texts = texts(frame, event);
    let mut row = RoundRow {
        round,
        side: "",
        icon: "",
        side_text: String::new(),
        opponent: None,
        name: String::new(),
        result: String::new(),
        reason: String::new(),
        sum,
        game: None,
    };
    let made = event.round(round).ok();
    if let Some((index, board)) = made.and_then(|made| made.board_of(PlayerId(number))) {
        let (side, other) = if board.white == PlayerId(number) {
            (Side::White, board.black)
        } else {
            (Side::Black, board.white)
        };
        row.side = side.as_str();
        row.icon = icon(is_chess(&event.regulations), side);
        row.side_text = frame.text(side.as_str());
        row.opponent = Some(other.0);
        row.name = texts.name(other, Who::Players);
        row.result = texts.result_of(&board.result, side);
        super::view::reason(&board.result).clone_into(&mut row.reason);
        row.game = found.doc.link(round, index + 1).map(|l| l.game.clone());
    } else if let Slot::Bye { kind, .. } = slot {
        row.name = texts.bye(*kind);
        row.result = halves(slot.points());
    } else if let Some(kind) = rests(event, round, PlayerId(number)) {
        row.name = texts.bye(kind);
    }
    row
}
