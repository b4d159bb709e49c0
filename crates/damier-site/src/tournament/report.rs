//! Results that players report by the code of their board.

use damier_game::Side;
use damier_tournament::model::{EventError, GameResult};

use super::doc::{Doc, Report};
use super::office::when;
use super::step::Deed;
use crate::problem::{Problem, ProblemKind};

/// What became of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// It waits for the other side or the arbiter.
    Waits,
    /// Both sides said the same: it counts.
    Agreed,
    /// The two sides said different things: the arbiter decides.
    Disputed,
}

/// Takes note of what a player says. It counts at once if the other side has said
/// the same from another browser; one telephone cannot speak for both.
///
/// # Errors
///
/// The problem if the board has a result already.
pub(crate) fn report(doc: &mut Doc, new: Report) -> Result<(Deed, Said), Problem> {
    let (round, board) = (new.round, new.board);
    let refused = |detail| Problem::new(ProblemKind::EventRefused).detail(detail);
    let made = doc.event.round(round);
    let seats = made.ok().and_then(|made| made.boards.get(board - 1));
    let seats = seats.ok_or_else(|| refused("problem-event-no-board"))?;
    if seats.result.is_final() {
        return Err(refused("problem-event-has-result"));
    }
    let own = |r: &Report| (r.round, r.board, r.side) == (round, board, new.side);
    doc.reports.retain(|r| !own(r));
    let other = doc
        .reports
        .iter()
        .find(|r| (r.round, r.board) == (round, board))
        .cloned();
    let agreed = other
        .as_ref()
        .is_some_and(|o| o.result == new.result && o.browser != new.browser);
    let deed = Deed::new(if agreed { "agreed" } else { "reported" })
        .round(round)
        .board(board);
    let said = match other {
        Some(_) if agreed => Said::Agreed,
        Some(other) if other.result != new.result => Said::Disputed,
        _ => Said::Waits,
    };
    let at = new.at;
    let result = new.result.clone();
    doc.reports.push(new);
    if agreed {
        enter(doc, round, board, result, at)?;
    }
    Ok((deed, said))
}

/// The arbiter makes the report of a side count, or puts all of a board aside.
///
/// # Errors
///
/// The problem if there is no such report.
pub(crate) fn settle(
    doc: &mut Doc,
    (round, board): (u16, usize),
    side: Option<Side>,
    at: u64,
) -> Result<Deed, Problem> {
    let none = || Problem::new(ProblemKind::EventRefused).detail("problem-event-no-report");
    let reports = doc.reports_of(round, board);
    if reports.is_empty() {
        return Err(none());
    }
    let Some(side) = side else {
        doc.reports.retain(|r| (r.round, r.board) != (round, board));
        return Ok(Deed::new("dismissed").round(round).board(board));
    };
    let found = reports.into_iter().find(|report| report.side == side);
    let result = found.map(|report| report.result.clone()).ok_or_else(none)?;
    enter(doc, round, board, result, at)?;
    Ok(Deed::new("confirmed").round(round).board(board))
}

/// Enters a result; whatever was reported of the board is done with.
pub(super) fn enter(
    doc: &mut Doc,
    round: u16,
    board: usize,
    result: GameResult,
    at: u64,
) -> Result<(), Problem> {
    doc.event
        .set_result(round, board, result, Some(when(at)))
        .map_err(|error| refused(&error))?;
    doc.reports.retain(|r| (r.round, r.board) != (round, board));
    Ok(())
}

/// Why a result is not entered.
pub(crate) fn refused(error: &EventError) -> Problem {
    let problem = Problem::new(ProblemKind::EventRefused);
    match error {
        EventError::GoesOn { round, one, other } => problem
            .number("round", i64::from(*round))
            .text("one", one.to_string())
            .text("other", other.to_string())
            .detail("problem-event-goes-on"),
        _ => problem.detail("problem-event-no-board"),
    }
}

#[cfg(test)]
mod tests {
    use damier_tournament::desk::pair_next;
    use damier_tournament::{Event, Player, Preset, Regulations, System};

    use super::*;

    fn doc() -> Doc {
        let regulations = Regulations::new(System::Dutch2026, 3, Preset::Fmjd2022);
        let mut event = Event::new("Club", regulations);
        for id in 1..=4 {
            event.add_player(Player::new(id, "X")).expect("free");
        }
        pair_next(&mut event).expect("four");
        Doc::new(event)
    }

    fn said(doc: &mut Doc, side: Side, result: GameResult, browser: &str) -> Said {
        let new = Report {
            round: 1,
            board: 2,
            side,
            result,
            browser: browser.to_owned(),
            at: 0,
        };
        report(doc, new).expect("open").1
    }

    #[test]
    fn two_sides_agree_from_two_browsers() {
        let mut doc = doc();
        let win = GameResult::win(Side::Black);
        assert_eq!(said(&mut doc, Side::White, win.clone(), "a"), Said::Waits);
        assert_eq!(
            said(&mut doc, Side::Black, win.clone(), "a"),
            Said::Waits,
            "one browser cannot speak for both"
        );
        assert_eq!(
            said(&mut doc, Side::Black, GameResult::Draw, "b"),
            Said::Disputed
        );
        assert!(!doc.event.rounds[0].boards[1].result.is_final());
        assert_eq!(said(&mut doc, Side::Black, win.clone(), "b"), Said::Agreed);
        assert_eq!(doc.event.rounds[0].boards[1].result, win);
        assert!(doc.reports.is_empty());
        let late = Report {
            round: 1,
            board: 2,
            side: Side::White,
            result: GameResult::Draw,
            browser: "c".to_owned(),
            at: 0,
        };
        assert!(report(&mut doc, late).is_err());
    }

    #[test]
    fn the_arbiter_settles() {
        let mut doc = doc();
        said(&mut doc, Side::White, GameResult::Draw, "a");
        assert!(settle(&mut doc, (1, 2), Some(Side::Black), 0).is_err());
        assert!(settle(&mut doc, (1, 1), None, 0).is_err());
        let mut other = doc.clone();
        settle(&mut doc, (1, 2), Some(Side::White), 0).expect("reported");
        assert_eq!(doc.event.rounds[0].boards[1].result, GameResult::Draw);
        settle(&mut other, (1, 2), None, 0).expect("reported");
        assert!(other.reports.is_empty());
        assert!(!other.event.rounds[0].boards[1].result.is_final());
    }
}
