//! How a level chooses its move.

use crate::{Effort, Line, NEAR_WIN, Random, Searcher, Skill, Table, Tree};

/// What people of a game look at and overlook.
pub trait Taste: Tree {
    /// How much worse than the best an opening move of a steady level may be, in
    /// hundredths of a man or pawn.
    const VARIETY: i32;

    /// Whether the choice is so small that nobody errs: a capture that must be made.
    fn is_forced(&self, spot: &Self::Spot, moves: &[Self::Move]) -> bool;
    /// Whether the game has only begun, so that games are to differ.
    fn is_opening(&self, spot: &Self::Spot) -> bool;
    /// Whether the answer to this move can be one that people overlook.
    fn invites(&self, spot: &Self::Spot, mv: &Self::Move) -> bool;
    /// What the position after the move is worth, for who makes it, if the answer is
    /// not thought of.
    fn naive(&self, spot: &Self::Spot, mv: &Self::Move) -> i32;
    /// What draws the hand of a player whose judgement wavers by so much.
    fn natural(&self, spot: &Self::Spot, mv: &Self::Move, wavering: i32) -> i32;
}

/// What a level is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'s> {
    /// What it can and cannot do.
    pub skill: &'s Skill,
    /// Other seeds give other games.
    pub seed: u64,
}

/// The line that a player of this skill would go for, and the nodes it took. `None` if
/// there is no legal move. Of the effort, depth and lines are the skill's to say, and
/// the nodes are an upper limit.
pub fn choose<T: Taste + Copy>(
    tree: T,
    spot: &T::Spot,
    effort: Effort<'_>,
    choice: Choice<'_>,
    table: &mut Table,
) -> (Option<Line<T::Move>>, u64) {
    let mut random = Random::new(choice.seed);
    let skill = choice.skill;
    let mut moves = Vec::new();
    tree.moves(spot, &mut moves);
    let forced = tree.is_forced(spot, &moves);
    let lines = match (skill.is_steady(), tree.is_opening(spot)) {
        // People count pieces when they must capture: no mistakes there.
        _ if forced => 1,
        (true, true) => 3,
        (true, false) => 1,
        (false, _) => moves.len(),
    };
    let effort = Effort {
        depth: if forced {
            skill.depth.max(2)
        } else {
            skill.depth
        },
        nodes: skill.nodes.min(effort.nodes),
        lines,
        hasty: true,
        ..effort
    };
    let mut searcher = Searcher::new(tree, effort, table);
    let found = searcher.run(spot);
    let nodes = searcher.nodes();
    let picked = if lines == 1 {
        found.into_iter().next()
    } else if skill.is_steady() {
        pick_varied(found, T::VARIETY, &mut random)
    } else {
        pick_human(&tree, spot, skill, found, &mut random)
    };
    (picked, nodes)
}

/// Any of the lines that are as good as the best.
fn pick_varied<M>(lines: Vec<Line<M>>, variety: i32, random: &mut Random) -> Option<Line<M>> {
    let best = lines.first()?.score;
    let deep = lines.first()?.depth;
    let mut good: Vec<Line<M>> = lines
        .into_iter()
        .filter(|line| line.score >= best - variety && line.depth + 1 >= deep)
        .collect();
    let at = random.below(good.len());
    (!good.is_empty()).then(|| good.swap_remove(at))
}

/// The line that looks best to somebody who wavers and overlooks dangers.
fn pick_human<T: Taste>(
    tree: &T,
    spot: &T::Spot,
    skill: &Skill,
    lines: Vec<Line<T::Move>>,
    random: &mut Random,
) -> Option<Line<T::Move>> {
    let mut best: Option<(i32, Line<T::Move>)> = None;
    for line in lines {
        let mv = line.moves[0];
        let overlooked = random.chance(skill.oversights) && tree.invites(spot, &mv);
        let seen = if overlooked {
            tree.naive(spot, &mv)
        } else {
            line.score
        };
        // A win that is seen is played; otherwise the judgement wavers.
        let felt = if seen >= NEAR_WIN {
            seen
        } else {
            seen + random.spread(skill.wavering) + tree.natural(spot, &mv, skill.wavering)
        };
        if best.as_ref().is_none_or(|(worth, _)| felt > *worth) {
            best = Some((felt, line));
        }
    }
    best.map(|(_, line)| line)
}
