//! Results that arbiters enter, each with what they saw before, so that nobody
//! writes over what another one entered meanwhile.

use std::collections::BTreeMap;

use damier_tournament::Fraction;
use damier_tournament::model::GameResult;

use super::doc::Doc;
use super::report::enter;
use super::result_code::{code_of, result_of_code};
use crate::problem::{Problem, ProblemKind};
use crate::referee::{Asked, check_words, clean};

/// One result that is entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wanted {
    /// The board, from 1.
    pub(crate) board: usize,
    /// The code of the result that it has for whoever enters.
    pub(crate) seen: String,
    /// The code of the new one.
    pub(crate) code: String,
}

/// What became of several results.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Outcome {
    /// Boards whose results were entered.
    pub(crate) entered: Vec<usize>,
    /// Boards that had got another result meanwhile: it was left there.
    pub(crate) clashes: Vec<usize>,
}

/// Enters results; a board that somebody else changed meanwhile keeps what it has.
///
/// # Errors
///
/// A problem if there is no such board or no such result; then none is entered.
pub(crate) fn enter_all(
    doc: &mut Doc,
    round: u16,
    wanted: &[Wanted],
    at: u64,
) -> Result<Outcome, Problem> {
    let mut outcome = Outcome::default();
    for wish in wanted.iter().filter(|wish| wish.seen != wish.code) {
        let now = board(doc, round, wish.board)?;
        let code = code_of(now);
        // What cannot be is wrong whatever stands on the board.
        let scale = &doc.event.regulations.scale;
        let result = result_of_code(&wish.code, scale)
            .ok_or_else(|| Problem::new(ProblemKind::InvalidEvent).detail("problem-event-result"));
        if code == wish.code {
            continue;
        }
        let result = result?;
        if code != wish.seen {
            outcome.clashes.push(wish.board);
            continue;
        }
        enter(doc, round, wish.board, result, at)?;
        outcome.entered.push(wish.board);
    }
    Ok(outcome)
}

/// The referee decides on points, with the reason, of which so much is asked.
///
/// # Errors
///
/// The problem with what was given.
pub(crate) fn decide(
    doc: &mut Doc,
    (round, number): (u16, usize),
    [white, black]: [&str; 2],
    played: bool,
    (reason, asked): (&str, Asked),
    at: u64,
) -> Result<(), Problem> {
    let bad = |detail| Problem::new(ProblemKind::InvalidEvent).detail(detail);
    board(doc, round, number)?;
    let points = |text: &str| -> Result<Fraction, Problem> {
        let points = text.trim().replace(',', ".").parse();
        points.map_err(|_| bad("problem-event-decision-points"))
    };
    let (white, black) = (points(white)?, points(black)?);
    let scale = &doc.event.regulations.scale;
    if !scale.may_award(white) || !scale.may_award(black) {
        let (least, most) = (scale.least_awarded(), scale.most_awarded());
        let problem = bad("problem-event-decision-range").text("least", least.to_string());
        return Err(problem.text("most", most.to_string()));
    }
    if clean(reason).is_empty() || reason.chars().count() > crate::limits::EXPLANATION_CHARACTERS {
        return Err(bad("problem-event-decision-reason"));
    }
    check_words(reason, &BTreeMap::new(), asked)?;
    let result = GameResult::Decided {
        white,
        black,
        played,
        reason: clean(reason).to_owned(),
    };
    enter(doc, round, number, result, at)
}

fn board(doc: &Doc, round: u16, board: usize) -> Result<&GameResult, Problem> {
    let made = doc.event.round(round).ok();
    let seats = made.and_then(|made| made.boards.get(board.checked_sub(1)?));
    seats
        .map(|seats| &seats.result)
        .ok_or_else(|| Problem::new(ProblemKind::EventRefused).detail("problem-event-no-board"))
}

#[cfg(test)]
mod tests {
    use damier_game::Side;
    use damier_tournament::simulate::Simulation;

    use super::*;

    fn wanted(board: usize, seen: &str, code: &str) -> Wanted {
        Wanted {
            board,
            seen: seen.to_owned(),
            code: code.to_owned(),
        }
    }

    #[test]
    fn nobody_writes_over_what_another_one_entered() {
        let mut event = Simulation::new(8, 1, 1).run().expect("eight");
        for board in &mut event.rounds[0].boards {
            board.result = GameResult::Unfinished;
        }
        let mut doc = Doc::new(event);
        let one = [wanted(1, "open", "white"), wanted(2, "open", "draw")];
        let done = enter_all(&mut doc, 1, &one, 0).expect("open");
        assert_eq!(done.entered, [1, 2]);
        let other = [
            wanted(1, "open", "open"),
            wanted(2, "open", "black"),
            wanted(3, "open", "--"),
            wanted(1, "open", "white"),
        ];
        let done = enter_all(&mut doc, 1, &other, 0).expect("some open");
        assert_eq!(done.entered, [3]);
        assert_eq!(done.clashes, [2]);
        let results: Vec<_> = doc.event.rounds[0]
            .boards
            .iter()
            .map(|b| &b.result)
            .collect();
        assert_eq!(results[0], &GameResult::win(Side::White));
        assert_eq!(results[1], &GameResult::Draw);
        assert!(doc.event.log.is_empty(), "nothing was overwritten");
        let change = [wanted(2, "draw", "black")];
        assert_eq!(
            enter_all(&mut doc, 1, &change, 0).expect("seen").entered,
            [2]
        );
        assert_eq!(doc.event.log.len(), 1, "a change is logged");
        assert!(enter_all(&mut doc, 1, &[wanted(9, "open", "draw")], 0).is_err());
        assert!(enter_all(&mut doc, 1, &[wanted(4, "open", "7-7")], 0).is_err());
        let taken = enter_all(&mut doc, 1, &[wanted(1, "open", "7-7")], 0);
        let kind = taken.expect_err("no such result, whoever was first").kind();
        assert_eq!(kind, ProblemKind::InvalidEvent);
        let some = Asked::Something;
        assert!(decide(&mut doc, (1, 4), ["2", "x"], true, ("why", some), 0).is_err());
        assert!(decide(&mut doc, (1, 4), ["2", "1"], true, (" ", some), 0).is_err());
        assert!(decide(&mut doc, (1, 4), ["1,5", "0"], true, ("late", some), 0).is_err());
        let short = ("late", Asked::Youth);
        assert!(decide(&mut doc, (1, 4), ["1", "0"], true, short, 0).is_err());
        decide(&mut doc, (1, 4), ["1", "0,5"], true, ("late", some), 0).expect("fine");
        assert_eq!(
            code_of(&doc.event.rounds[0].boards[3].result),
            "decided-1-0.5"
        );
    }
}
