//! The course of a game, as far as the referee follows it: the moves that were
//! played, those that were let stand, and the positions that were put right.

use std::ops::RangeInclusive;
use std::sync::Arc;

use damier_arbiter::{
    Applies, Carried, CarriedPosition, CarryError, ClauseId, CounterView, Referee, Verdict,
};
use damier_draughts::Position;
use damier_draughts::pdn::{Problem, ProblemKind, Replay, SetUpLater};
use damier_game::{PieceClass, PlyFacts, PositionFacts, Side};

use super::regulation::{ProvenWin, Regulation};
use crate::inquiry::Inquiry;

/// A game up to its end, or to the end of its record.
#[derive(Debug)]
pub(super) struct Course {
    /// Who follows it, if a rule book is for it.
    pub(super) referee: Option<Referee>,
    /// The plies before the position from which this referee counts.
    base: u32,
    /// How many moves of the record were played or let stand.
    pub(super) played: usize,
    /// The position after these.
    pub(super) position: Position,
    /// The moves that were let stand though they are not legal, numbered from 1.
    let_stand: Vec<RangeInclusive<usize>>,
    /// The win that was proven in an ending that is not played on, and has to be shown.
    pub(super) shows: Option<ProvenWin>,
}

impl Course {
    /// Follows a game with a referee who stands at its beginning. `inquiry` finds out
    /// what a ruling on an ending rests on.
    pub(super) fn follow(replay: &Replay, referee: Option<Referee>, inquiry: &Inquiry) -> Course {
        let mut course = Course {
            referee,
            base: 0,
            played: 0,
            position: replay.start,
            let_stand: Vec::new(),
            shows: None,
        };
        let mut regulation = Regulation::new(inquiry);
        let mut set_ups = replay.set_ups.iter().peekable();
        for index in 0..=replay.plies.len() {
            while let Some(set_up) = set_ups.next_if(|set_up| set_up.after == index) {
                if course.is_over() {
                    return course;
                }
                course.set_up(set_up);
            }
            if let Some(referee) = &mut course.referee {
                regulation.look(referee, &course.position);
                course.shows.clone_from(&regulation.shows);
            }
            let ply = replay.plies.get(index).filter(|_| !course.is_over());
            let Some(ply) = ply else { break };
            if let Some(referee) = &mut course.referee {
                referee.record(&ply.facts);
            }
            course.played += 1;
            course.position = ply.position;
        }
        course
    }

    fn is_over(&self) -> bool {
        let referee = self.referee.as_ref();
        referee.is_some_and(|referee| referee.verdict().is_some())
    }

    /// Goes on from a position that was set up: the one that an irregular move led to,
    /// or one that was put right.
    fn set_up(&mut self, set_up: &SetUpLater) {
        let first = self.played + 1;
        self.played += set_up.refused;
        if set_up.refused > 0 {
            self.let_stand.push(first..=self.played);
        }
        let before = std::mem::replace(&mut self.position, set_up.position);
        let Some(referee) = &mut self.referee else {
            return;
        };
        if let Some(ply) = irregular_ply(&before, &set_up.position) {
            referee.record(&ply);
        } else if before != set_up.position {
            let plies = referee.plies() + u32::try_from(set_up.refused).unwrap_or(u32::MAX);
            self.base = self.base.saturating_add(plies);
            *referee = put_right(referee, set_up.position.facts());
        }
    }

    /// Whether the problem is with a move that was let stand.
    pub(super) fn lets_stand(&self, problem: &Problem) -> bool {
        let number = problem.ply.unwrap_or(0) as usize;
        let is_let = self.let_stand.iter().any(|moves| moves.contains(&number));
        is_let && (problem.stops_play() || is_left_out(problem))
    }

    /// Whether the problem only says that there are moves after the last one that was
    /// played.
    pub(super) fn is_past(&self, problem: &Problem) -> bool {
        let is_over = matches!(problem.kind, ProblemKind::GameOver { .. });
        let is_later = problem.ply.is_some_and(|ply| ply as usize > self.played);
        (is_over || is_left_out(problem)) && is_later
    }

    /// The verdict, by the plies of the whole game.
    pub(super) fn verdict(&self) -> Option<Verdict> {
        let mut verdict = self.referee.as_ref()?.verdict()?.clone();
        verdict.ply += self.base;
        for ply in &mut verdict.repetitions {
            *ply += self.base;
        }
        if let Some(count) = &mut verdict.count {
            count.since += self.base;
        }
        Some(verdict)
    }

    /// The clauses by which a draw could be claimed at the end; `None` if the book has
    /// nothing to be claimed.
    pub(super) fn claimable(&self) -> Option<Vec<ClauseId>> {
        let referee = self.referee.as_ref()?;
        let mut clauses = referee.book().clauses();
        let has_claims = clauses.any(|clause| clause.applies == Applies::Claim);
        has_claims.then(|| referee.claimable())
    }

    /// The counters that run at the end, by the plies of the whole game.
    pub(super) fn counters(&self) -> Vec<CounterView> {
        let mut counters = self
            .referee
            .as_ref()
            .map_or_else(Vec::new, Referee::counters);
        for counter in &mut counters {
            counter.since += self.base;
        }
        counters
    }
}

/// Whether moves are only kept, after one that could not be played.
fn is_left_out(problem: &Problem) -> bool {
    matches!(problem.kind, ProblemKind::NotPlayed { .. })
}

/// What a referee has to know of the move from one position to another that no legal
/// move leads to; `None` if the same side is to move, so that nobody has moved.
fn irregular_ply(before: &Position, after: &Position) -> Option<PlyFacts> {
    let mover = before.side_to_move();
    if after.side_to_move() == mover {
        return None;
    }
    let (was, is) = (before.facts().force, after.facts().force);
    let all = |side: Side| was[side].men + was[side].kings;
    let left = is[!mover].men + is[!mover].kings;
    let men = |position: &Position| {
        let pieces = position.pieces();
        let men = pieces.filter(|(_, piece)| piece.side == mover && !piece.is_king());
        men.map(|(square, _)| square).collect::<Vec<_>>()
    };
    Some(PlyFacts {
        mover,
        piece: match men(before) == men(after) {
            true => PieceClass::King,
            false => PieceClass::Man,
        },
        captured: all(!mover).saturating_sub(left),
        promoted: is[mover].men < was[mover].men && is[mover].kings > was[mover].kings,
        after: after.facts(),
    })
}

/// A referee who goes on from a position that was put right. He remembers the positions
/// that stood, and the counts that can run there.
fn put_right(referee: &Referee, position: PositionFacts) -> Referee {
    let Carried {
        counters,
        mut positions,
    } = referee.carried();
    // The position that was wrong stood on the board, too.
    let key = referee.position().key;
    match positions.iter_mut().find(|position| position.key == key) {
        Some(position) => position.times += 1,
        None => positions.push(CarriedPosition { key, times: 1 }),
    }
    let book = referee.book();
    let with = |carried: &Carried| Referee::with_counters(Arc::clone(book), position, carried);
    let mut carried = Carried {
        counters: Vec::new(),
        positions,
    };
    for counter in counters {
        let fewer = counter.white.min(counter.black);
        carried.counters.push(counter);
        let mut found = with(&carried);
        // It is the other side's turn now: a ply that was counted did not happen.
        if let (Err(CarryError::OutOfTurn { .. }), Some(last)) =
            (&found, carried.counters.last_mut())
        {
            (last.white, last.black) = (fewer, fewer);
            found = with(&carried);
        }
        if found.is_err() {
            carried.counters.pop();
        }
    }
    with(&carried).unwrap_or_else(|_| Referee::new(Arc::clone(book), position))
}
