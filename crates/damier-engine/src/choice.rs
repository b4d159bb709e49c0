//! How a level chooses its move.

use crate::arena::{Arena, Shape};
use crate::eval::{evaluate, phase};
use crate::level::Skill;
use crate::random::Random;
use crate::search::{Line, Searcher, Task};
use crate::table::{NEAR_WIN, Table};

/// How much worse than the best an opening move of a steady level may be, in
/// hundredths of a man.
const VARIETY: i32 = 5;

/// The line that a player of this skill would go for, and the nodes it took.
/// `None` if there is no legal move.
pub(crate) fn choose<A: Arena>(
    board: &A,
    task: Task<'_>,
    skill: &Skill,
    seed: u64,
    table: &mut Table,
) -> (Option<Line<A::Move>>, u64) {
    let mut random = Random::new(seed);
    let pieces = board.pieces();
    let (men, all) = phase(&A::SHAPE, &pieces);
    let mut moves = Vec::new();
    board.moves(&mut moves);
    let forced = moves.first().is_some_and(|mv| A::captured(mv) > 0);
    let opening = men == all;
    let lines = match (skill.is_steady(), opening) {
        // People count pieces when they must capture: no mistakes there.
        _ if forced => 1,
        (true, true) => 3,
        (true, false) => 1,
        (false, _) => moves.len(),
    };
    let depth = if forced {
        skill.depth.max(2)
    } else {
        skill.depth
    };
    let nodes = skill.nodes.min(task.nodes);
    let task = Task {
        depth,
        nodes,
        lines,
        hasty: true,
        ..task
    };
    let mut searcher = Searcher::<A>::new(task, table);
    let found = searcher.run(board);
    let nodes = searcher.nodes();
    let picked = if lines == 1 {
        found.into_iter().next()
    } else if skill.is_steady() {
        pick_varied(found, &mut random)
    } else {
        pick_human(board, &task, skill, found, &mut random)
    };
    (picked, nodes)
}

/// Any of the lines that are as good as the best.
fn pick_varied<M>(lines: Vec<Line<M>>, random: &mut Random) -> Option<Line<M>> {
    let best = lines.first()?.score;
    let deep = lines.first()?.depth;
    let mut good: Vec<Line<M>> = lines
        .into_iter()
        .filter(|line| line.score >= best - VARIETY && line.depth + 1 >= deep)
        .collect();
    let at = random.below(good.len());
    (!good.is_empty()).then(|| good.swap_remove(at))
}

/// The line that looks best to somebody who wavers and overlooks shots.
fn pick_human<A: Arena>(
    board: &A,
    task: &Task<'_>,
    skill: &Skill,
    lines: Vec<Line<A::Move>>,
    random: &mut Random,
) -> Option<Line<A::Move>> {
    let mut best: Option<(i32, Line<A::Move>)> = None;
    for line in lines {
        let mv = line.moves[0];
        let overlooked = random.chance(skill.oversights) && allows_shot(board, &mv);
        let seen = if overlooked {
            naive(board, &mv, task)
        } else {
            line.score
        };
        // A win that is seen is played; otherwise the judgement wavers.
        let felt = if seen >= NEAR_WIN {
            seen
        } else {
            seen + random.spread(skill.wavering) + natural(board, &mv, skill)
        };
        if best.as_ref().is_none_or(|(worth, _)| felt > *worth) {
            best = Some((felt, line));
        }
    }
    best.map(|(_, line)| line)
}

/// Whether the answer to this move can take several pieces at once.
fn allows_shot<A: Arena>(board: &A, mv: &A::Move) -> bool {
    let mut answers = Vec::new();
    board.after(mv).moves(&mut answers);
    answers.iter().any(|answer| A::captured(answer) > 1)
}

/// What the position is worth after the move if the answer is not thought of.
fn naive<A: Arena>(board: &A, mv: &A::Move, task: &Task<'_>) -> i32 {
    let next = board.after(mv);
    -evaluate(task.weights, &next.pieces(), next.side_to_move())
}

/// What draws the hand of a player who does not calculate: towards the middle,
/// not to the side, and the back row stays at home.
fn natural<A: Arena>(board: &A, mv: &A::Move, skill: &Skill) -> i32 {
    if !board.is_man(mv) {
        return 0;
    }
    let (from, to) = A::ends(mv);
    let towards = middle(&A::SHAPE, to) - middle(&A::SHAPE, from);
    let row = from / A::SHAPE.row;
    let leaves_home = row == 0 || row == A::SHAPE.squares / A::SHAPE.row - 1;
    (2 * towards - 4 * i32::from(leaves_home)) * skill.wavering / 20
}

/// Columns from the nearer side of the board.
fn middle(shape: &Shape, square: usize) -> i32 {
    let (_, column) = shape.grid.row_column(square as u8 + 1);
    i32::from(column.min(shape.grid.width as i8 - 1 - column))
}
