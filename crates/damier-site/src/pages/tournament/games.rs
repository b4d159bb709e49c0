//! Boards whose games are played on the site.

use damier_arbiter::clock::TimeControl;
use damier_tournament::Regulations;

use crate::board::Kind;
use crate::library::Chosen;
use crate::live::{NewGame, Seed, kind, unix_ms};
use crate::problem::{Problem, ProblemKind};
use crate::tournament::{Deed, Doc, Found, Link, book, when};
use crate::{AppState, Player};

/// A board is played by a game that is there already.
pub(super) async fn link(
    state: &AppState,
    found: &Found,
    by: &str,
    (round, board): (u16, usize),
    game: &str,
) -> Result<(), Problem> {
    let game = game.trim_end_matches('/').rsplit('/').next().unwrap_or("");
    let game = game.to_owned();
    let mut deed = Deed::new("unlinked");
    if !game.is_empty() {
        let snapshot = state.live().find(&game).await?.snapshot();
        let regulations = &found.doc.event.regulations;
        let refused = |detail| Problem::new(ProblemKind::EventRefused).detail(detail);
        let variant = snapshot.game.variant().id();
        if !regulations.variant.is_empty() && variant != regulations.variant {
            return Err(refused("problem-event-other-game"));
        }
        let chosen = book::of_event(regulations, state.library(), variant)?;
        if !snapshot.game.is_judged_by(&chosen) {
            return Err(refused("problem-event-other-book"));
        }
        if let Some(start) = snapshot.game.start_position().draughts() {
            book::check_played(&chosen, start)?;
        }
        deed = Deed::new("linked");
    }
    let work = move |doc: &mut Doc| {
        set_link(doc, round, board, &game)?;
        Ok((deed.round(round).board(board), ()))
    };
    let tournaments = state.tournaments();
    tournaments.change(&found.id, by, None, work).await?;
    // A game that is over brings its result at once.
    tournaments.find(&found.id).await.map(drop)
}

/// The game that an event plays, and the book that judges it.
pub(super) fn of_event(
    state: &AppState,
    regulations: &Regulations,
) -> Result<(Kind, Chosen), Problem> {
    let variant = kind(&regulations.variant)?;
    let chosen = book::of_event(regulations, state.library(), variant.id())?;
    Ok((variant, chosen))
}

fn set_link(doc: &mut Doc, round: u16, board: usize, game: &str) -> Result<(), Problem> {
    let made = doc.event.round(round).ok();
    if made
        .and_then(|made| made.boards.get(board.checked_sub(1)?))
        .is_none()
    {
        return Err(Problem::new(ProblemKind::EventRefused).detail("problem-event-no-board"));
    }
    doc.links
        .retain(|link| (link.round, link.board) != (round, board));
    if !game.is_empty() {
        doc.links.push(Link::new(round, board, game));
    }
    Ok(())
}

/// The arbiter decides between the board and its game: the board takes what the
/// game says, or keeps what it has.
pub(super) fn settle_difference(
    doc: &mut Doc,
    (round, board): (u16, usize),
    takes: bool,
) -> Result<Deed, Problem> {
    let refused = || Problem::new(ProblemKind::EventRefused).detail("problem-event-no-difference");
    let says = doc.difference(round, board).cloned().ok_or_else(refused)?;
    if takes {
        let now = Some(when(unix_ms()));
        let entered = doc.event.set_result(round, board, says, now);
        entered.map_err(|error| crate::tournament::report::refused(&error))?;
    }
    let current = doc.links.iter_mut().rev();
    for link in current.filter(|l| (l.round, l.board) == (round, board)) {
        link.differs = None;
    }
    let deed = Deed::new(if takes { "followed" } else { "kept" });
    Ok(deed.round(round).board(board))
}

/// A board is played by a new game at this device.
pub(super) async fn start(
    state: &AppState,
    found: &Found,
    by: &str,
    player: &Player,
    (round, board): (u16, usize),
    clock: &str,
) -> Result<(), Problem> {
    let event = &found.doc.event;
    let made = event.round(round).ok();
    let seats = made.and_then(|made| made.boards.get(board.checked_sub(1)?));
    let seats = seats
        .ok_or_else(|| Problem::new(ProblemKind::EventRefused).detail("problem-event-no-board"))?;
    let name = |id| {
        event
            .player(id)
            .map_or_else(String::new, |p| p.name.clone())
    };
    let regulations = &event.regulations;
    let (variant, book) = of_event(state, regulations)?;
    let control = match clock {
        "" => None,
        text => Some(control(text, variant.id())?),
    };
    let game = crate::session::random_word(crate::live::NAME_LENGTH);
    let seed = Seed {
        variant: variant.id().to_owned(),
        book,
        start: event.start_draw(round).map(|draw| draw.number),
        clock: control,
        youth: state.live().youth() || regulations.youth,
        names: damier_game::BySide {
            white: name(seats.white),
            black: name(seats.black),
        },
        playoff: None,
    };
    state.live().create_seeded(player, &game, seed).await?;
    link(state, found, by, (round, board), &game).await
}

/// Reads a time control as the page for choosing a game does.
fn control(text: &str, variant: &str) -> Result<TimeControl, Problem> {
    let wish = serde_json::json!({ "variant": variant, "mode": "local", "clock": text });
    let wish: NewGame =
        serde_json::from_value(wish).map_err(|_| Problem::new(ProblemKind::InvalidClock))?;
    let clock = wish
        .clock
        .ok_or_else(|| Problem::new(ProblemKind::InvalidClock))?;
    clock.control()
}
