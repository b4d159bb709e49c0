//! What a clause asks of a position and of a ply, worked out from the fields of the
//! clause in plain words. The soak uses these, so that its recount shares no judgement
//! with the referee: `Condition::holds`, `Restarts::by`, `Limit::with_pieces` and
//! `Range::contains` are never asked, and what a ply did is read off the pieces that
//! stood before and after it.

use damier_arbiter::book::{Army, Condition, LongDiagonal, Range, Relation};
use damier_arbiter::{Limit, Restarts};
use damier_draughts::Position;
use damier_game::{BySide, Force, Outcome, PieceClass, PlyFacts, PositionFacts, Side};

fn within(number: u8, range: Range) -> bool {
    number >= range.low() && number <= range.high().unwrap_or(u8::MAX)
}

fn is_army(force: Force, army: Army) -> bool {
    within(force.kings, army.kings) && within(force.men, army.men)
}

fn pieces(force: Force) -> u8 {
    force.men + force.kings
}

/// How many pieces stand on the board.
pub(crate) fn total(force: &BySide<Force>) -> u8 {
    pieces(force.white) + pieces(force.black)
}

/// Both ways to call one side strong and the other weak.
fn both_ways(force: &BySide<Force>) -> [(Side, Force, Force); 2] {
    [
        (Side::White, force.white, force.black),
        (Side::Black, force.black, force.white),
    ]
}

fn on_the_diagonal(asked: Option<LongDiagonal>, strong: Force, weak: Force) -> bool {
    match asked {
        None => true,
        Some(LongDiagonal::WeakAlone) => (strong.on_long_diagonal, weak.on_long_diagonal) == (0, 1),
        Some(LongDiagonal::StrongPresent) => strong.on_long_diagonal >= 1,
    }
}

/// Whether a condition holds: not at all, or with the strong side if it names one.
/// Equal sides are neither strong nor weak, unless the diagonal tells them apart.
pub(crate) fn holds(asked: &Condition, force: &BySide<Force>) -> Option<Option<Side>> {
    let (white, black) = (force.white, force.black);
    if let Some(range) = asked.pieces
        && !within(total(force), range)
    {
        return None;
    }
    if let Some(range) = asked.each_side_pieces
        && !(within(pieces(white), range) && within(pieces(black), range))
    {
        return None;
    }
    if asked.kings_on_both_sides && (white.kings == 0 || black.kings == 0) {
        return None;
    }
    if asked.force.is_empty() {
        return Some(None);
    }
    let fitting = asked.force.iter().flat_map(|relation| {
        let ways = both_ways(force).into_iter();
        ways.map(move |(side, strong, weak)| (*relation, side, strong, weak))
    });
    let (relation, side, ..) = fitting.into_iter().find(|(relation, _, strong, weak)| {
        is_army(*strong, relation.strong)
            && is_army(*weak, relation.weak)
            && on_the_diagonal(asked.long_diagonal, *strong, *weak)
    })?;
    let Relation { strong, weak } = relation;
    let told_apart = strong != weak || asked.long_diagonal.is_some();
    Some(told_apart.then_some(side))
}

/// The number of moves that a limit allows with so many pieces on the board.
pub(crate) fn allowed(limit: &Limit, pieces: u8) -> Option<u16> {
    match limit {
        Limit::Fixed(moves) => Some(*moves),
        Limit::ByPieces(rows) => rows
            .iter()
            .filter(|(range, _)| within(pieces, *range))
            .map(|(_, moves)| *moves)
            .next(),
    }
}

/// Whether a ply puts a count back to 0, by what it changed on the board.
pub(crate) fn restarted(by: Restarts, before: &PositionFacts, ply: &PlyFacts) -> bool {
    let (was, is) = (&before.force, &ply.after.force);
    let mover = before.side_to_move;
    let taken = pieces(is[mover.opponent()]) < pieces(was[mover.opponent()]);
    let crowned = is[mover].kings > was[mover].kings;
    let man = ply.piece == PieceClass::Man || crowned;
    (by.capture && taken) || (by.man_move && man) || (by.promotion && crowned)
}

/// Whether the side to move wins with one of its moves, tried out one after the other.
pub(crate) fn wins_at_once(position: &Position) -> bool {
    let mover = position.side_to_move();
    let won = |facts: &PositionFacts| {
        let end = facts.terminal;
        end.is_some_and(|end| end.outcome == Outcome::Win(mover))
    };
    let moves = position.legal_moves();
    moves.iter().any(|mv| {
        let mut after = *position;
        after.play(mv).is_ok_and(|ply| won(&ply.after))
    })
}
