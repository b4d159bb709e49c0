//! Positions at the root that endgame tables know: no search is needed to win them,
//! nor to see which moves hold a draw.

use damier_endgame::Standing;
use damier_game::RepetitionKey;

use crate::arena::Arena;
use crate::clocks::{DrawClocks, DrawRules};
use crate::endings::{Ending, Oracle};
use crate::search::{Line, Task, WIN, is_over, step, worth};

/// The longest line that is shown, in plies.
const LONGEST_LINE: usize = 60;
/// So often a position stands when the game is drawn.
const REPETITIONS: usize = 3;

/// What the tables say of the moves of a position.
#[derive(Debug)]
pub(crate) struct Known<M> {
    /// Every legal move with its score, the best first.
    pub(crate) lines: Vec<Line<M>>,
    /// If the game is drawn: the moves that hold the draw and ask the most of the
    /// opponent, by their places in the list of legal moves.
    pub(crate) holding: Vec<usize>,
}

/// A position of a game that may have stood before.
#[derive(Clone, Copy)]
struct Scene<'a, A> {
    board: A,
    clocks: DrawClocks,
    past: &'a [RepetitionKey],
}

/// A move and what it comes to, for the side that makes it.
struct Candidate<A: Arena> {
    place: usize,
    mv: A::Move,
    next: A,
    clocks: DrawClocks,
    ending: Ending,
    pure: Standing,
    /// How often the position after it has stood.
    stood: usize,
    /// By how many plies the winner of the game will be in time.
    margin: Option<i32>,
}

/// What the tables know of the root of a search; `None` unless they know every
/// move.
pub(crate) fn at_root<A: Arena>(board: &A, task: &Task<'_>) -> Option<Known<A::Move>> {
    let table = Table {
        oracle: task.oracle?,
        rules: &task.rules,
    };
    let scene = Scene {
        board: *board,
        clocks: task.clocks,
        past: task.past,
    };
    let all = table.candidates(&scene)?;
    let best = all.first()?;
    let mut holding = Vec::new();
    if best.ending == Ending::Drawn {
        let alike = |one: &&Candidate<A>| one.ending == Ending::Drawn && one.pure == best.pure;
        holding.extend(all.iter().filter(alike).map(|one| one.place));
    }
    let lines = all.iter().map(|one| table.line(&scene, one)).collect();
    Some(Known { lines, holding })
}

#[derive(Clone, Copy)]
struct Table<'a> {
    oracle: Oracle<'a>,
    rules: &'a DrawRules,
}

impl Table<'_> {
    /// Every legal move, the best first.
    fn candidates<A: Arena>(&self, scene: &Scene<'_, A>) -> Option<Vec<Candidate<A>>> {
        if scene.board.pieces().count() > self.oracle.pieces() {
            return None;
        }
        let mut moves = Vec::new();
        scene.board.moves(&mut moves);
        let all = moves.into_iter().enumerate();
        let all: Option<Vec<_>> = all
            .map(|(place, mv)| self.candidate(scene, place, mv))
            .collect();
        let mut all = all?;
        all.sort_by_key(rank);
        Some(all)
    }

    fn candidate<A: Arena>(
        &self,
        scene: &Scene<'_, A>,
        place: usize,
        mv: A::Move,
    ) -> Option<Candidate<A>> {
        let next = scene.board.after(&mv);
        let clocks = step(self.rules, &scene.board, &scene.clocks, &mv, &next);
        let stood = stood(scene.past, &next);
        let mut candidate = Candidate {
            place,
            mv,
            next,
            clocks,
            ending: Ending::Drawn,
            pure: Standing::Draw,
            stood,
            margin: None,
        };
        let mut replies = Vec::new();
        next.moves(&mut replies);
        if replies.is_empty() {
            (candidate.ending, candidate.pure) = if A::SHAPE.losing {
                (Ending::Lost(1), Standing::Loss)
            } else {
                (Ending::Won(1), Standing::Win)
            };
            return Some(candidate);
        }
        let glance = self.oracle.glance(self.rules, &next, &clocks)?;
        candidate.pure = glance.pure.value.reversed();
        candidate.margin = glance
            .need
            .map(|(need, left)| i32::from(left) - i32::from(need));
        let counted = clocks.left() == Some(0) && is_over(&next, &clocks);
        let over = stood + 1 >= REPETITIONS || counted;
        if over {
            return Some(candidate);
        }
        candidate.ending = match self.oracle.ask(self.rules, &next, &clocks)? {
            // The other side may bring about a position for the third time.
            Ending::Lost(_) if self.escapes(scene, &next, &replies) => Ending::Drawn,
            Ending::Lost(plies) => Ending::Won(plies + 1),
            Ending::Won(plies) => Ending::Lost(plies + 1),
            Ending::Drawn => Ending::Drawn,
        };
        Some(candidate)
    }

    fn escapes<A: Arena>(&self, scene: &Scene<'_, A>, next: &A, replies: &[A::Move]) -> bool {
        let third = |reply| stood(scene.past, &next.after(reply)) + 1 >= REPETITIONS;
        scene.past.len() > REPETITIONS && replies.iter().any(third)
    }

    /// The line that follows a move with best play of both sides.
    fn line<A: Arena>(&self, scene: &Scene<'_, A>, first: &Candidate<A>) -> Line<A::Move> {
        let score = worth(first.ending, 0);
        let mut moves = vec![first.mv];
        if first.ending != Ending::Drawn {
            let mut past = scene.past.to_vec();
            let (mut board, mut clocks) = (first.next, first.clocks);
            while moves.len() < LONGEST_LINE {
                past.push(board.repetition_key());
                let here = Scene {
                    board,
                    clocks,
                    past: &past,
                };
                let all = self.candidates(&here);
                let Some(best) = all.and_then(|all| all.into_iter().next()) else {
                    break;
                };
                moves.push(best.mv);
                (board, clocks) = (best.next, best.clocks);
            }
        }
        Line {
            score,
            depth: moves.len() as i32,
            moves,
        }
    }
}

fn stood<A: Arena>(past: &[RepetitionKey], board: &A) -> usize {
    if past.len() < 2 {
        return 0;
    }
    let key = board.repetition_key();
    past.iter().filter(|known| **known == key).count()
}

/// The order of moves, the best first. Who wins plays what is new and quick. Who
/// loses plays to bring the count nearest to its end, and holds out long. Who draws
/// prefers what would win if nobody counted.
fn rank<A: Arena>(one: &Candidate<A>) -> (u8, i32, i32) {
    match one.ending {
        Ending::Won(plies) => (0, one.stood as i32, i32::from(plies)),
        Ending::Drawn => {
            let pure = match one.pure {
                Standing::Win => 0,
                Standing::Draw | Standing::Unknown => 1,
                Standing::Loss => 2,
            };
            (1, pure, 0)
        }
        Ending::Lost(plies) => (2, one.margin.unwrap_or(WIN), -i32::from(plies)),
    }
}
