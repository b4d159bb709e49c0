//! All squares of a board at once: where pieces slide, what they can capture.
//!
//! On boards played on one colour a step in a diagonal direction is the same shift
//! of the word from every square, and a step over the edge falls on a bit that is
//! no square. So one word answers for every square that a piece could stand on.

use damier_draughts::{
    Cells, Crowning, Directions, Goal, KingReach, Landing, Precedence, Removal, Rules,
};

use crate::expand::{Child, Node};
use crate::shape::{bit, each};

/// The diagonals: up-left, up-right, down-left, down-right. Opposite ones add up
/// to 3.
pub(crate) const DIAGONALS: usize = 4;

/// How pieces move on a board whose diagonals are shifts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lanes {
    /// Bits from a square to the next down to the left, and to the right.
    left: u32,
    right: u32,
    pub(crate) board: u64,
    pub(crate) flying: bool,
    /// Whether a king can go more than eight squares.
    long: bool,
    /// Whether men capture backwards too.
    men_take_back: bool,
    /// Where White's and Black's men are crowned.
    crown: [u64; 2],
    /// Whether a man that is crowned within a capture goes on as a king.
    in_passing: bool,
    /// Whether captures of one piece are all there is where none goes on: no rule
    /// prefers one to another, and a king lands anywhere behind.
    pub(crate) simple: bool,
}

/// Captures of one piece by the same other one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Take {
    /// Where they lead; a king that captures is missing there.
    pub(crate) child: Child,
    /// The squares where that king can land.
    pub(crate) landings: u64,
}

impl Lanes {
    /// `None` for games in which pieces go other ways.
    pub(crate) fn of<R: Rules>(board: u64, zones: [u64; 2]) -> Option<Lanes> {
        let diagonal = R::KING_STEPS == Directions::DIAGONAL
            && R::KING_JUMPS == Directions::DIAGONAL
            && R::MAN_STEPS == Directions::DIAGONALLY_FORWARD
            && !matches!(R::GRID.cells, Cells::All);
        let men_take_back = R::MAN_JUMPS == Directions::DIAGONAL;
        let forward = R::MAN_JUMPS == Directions::DIAGONALLY_FORWARD;
        let plain = R::MEN_TAKE_KINGS && !matches!(R::GOAL, Goal::CrownFirst);
        if !diagonal || !plain || !(men_take_back || forward) {
            return None;
        }
        let half = u32::from(R::GRID.width) / 2;
        Some(Lanes {
            left: half,
            right: half + 1,
            board,
            flying: matches!(R::KING_REACH, KingReach::Flying),
            long: R::GRID.width.max(R::GRID.height) > 9,
            men_take_back,
            crown: zones.map(|zone| board & !zone),
            in_passing: matches!(R::CROWNING, Crowning::InPassing),
            simple: matches!(R::PRECEDENCE, Precedence::Free | Precedence::MostPieces)
                && matches!(R::LANDING, Landing::Anywhere)
                && matches!(R::REMOVAL, Removal::AfterTheMove),
        })
    }

    /// The set moved by a number of steps; what falls off the board is not masked.
    #[inline(always)]
    fn shifted(&self, direction: usize, set: u64, steps: u32) -> u64 {
        match direction {
            0 => set >> (self.right * steps),
            1 => set >> (self.left * steps),
            2 => set << (self.left * steps),
            _ => set << (self.right * steps),
        }
    }

    /// The set moved by one step.
    #[inline(always)]
    pub(crate) fn step(&self, direction: usize, set: u64) -> u64 {
        self.shifted(direction, set, 1) & self.board
    }

    /// The squares that kings on the set go to in a direction.
    #[inline(always)]
    fn slide(&self, direction: usize, set: u64, empty: u64) -> u64 {
        let mut reached = self.shifted(direction, set, 1) & empty;
        if !self.flying {
            return reached;
        }
        let mut through = empty;
        for steps in [1, 2, 4] {
            reached |= through & self.shifted(direction, reached, steps);
            through &= self.shifted(direction, through, steps);
        }
        if self.long {
            reached |= through & self.shifted(direction, reached, 8);
        }
        reached
    }

    /// The squares from which a king goes to one of the set without capturing, or
    /// that a king on one of them goes to.
    #[inline(always)]
    pub(crate) fn reach(&self, set: u64, empty: u64) -> u64 {
        let one = |direction| self.slide(direction, set, empty);
        one(0) | one(1) | one(2) | one(3)
    }

    /// Whether one of these kings can move without capturing.
    #[inline(always)]
    pub(crate) fn stirs(&self, kings: u64, empty: u64) -> bool {
        let one = |direction| self.shifted(direction, kings, 1);
        (one(0) | one(1) | one(2) | one(3)) & empty != 0
    }

    /// Whether men of a side capture in a direction.
    #[inline(always)]
    fn man_jumps(&self, side: usize, direction: usize) -> bool {
        self.men_take_back || (direction < 2) == (side == 0)
    }

    /// Where a king would have to stand to capture one of the targets.
    #[inline(always)]
    fn takeoffs(&self, targets: u64, empty: u64) -> u64 {
        let mut all = 0;
        for direction in 0..DIAGONALS {
            let jumped = targets & self.shifted(3 - direction, empty, 1);
            all |= self.slide(3 - direction, jumped, empty);
        }
        all
    }

    /// Bits from a square to the next in the two directions down the board.
    pub(crate) fn steps(&self) -> [usize; 2] {
        [self.left as usize, self.right as usize]
    }

    /// For one more piece on any of the empty squares: on which of them the side to
    /// move has a capture. The piece is a king or a man of `side`; `node` is without
    /// it, and says who is to move.
    #[inline]
    pub(crate) fn captures_with(&self, node: &Node, side: usize, king: bool) -> u64 {
        let empty = self.board & !node.occupied();
        let mover = node.mover;
        let targets = node.men[1 - mover] | node.kings[1 - mover];
        // Captures that are there without it stay, unless it stands in the way.
        let mut all = empty & !self.blocks(node, targets, empty);
        if side == mover && king {
            return all | (self.takeoffs(targets, empty) & empty);
        }
        if side == mover {
            for direction in (0..DIAGONALS).filter(|&at| self.man_jumps(mover, at)) {
                let jumped = targets & self.shifted(3 - direction, empty, 1);
                all |= self.shifted(3 - direction, jumped, 1) & empty;
            }
            return all;
        }
        // It can be captured itself.
        for direction in 0..DIAGONALS {
            let behind = empty & self.shifted(3 - direction, empty, 1);
            let mut seen = self.slide(direction, node.kings[mover], empty);
            if self.man_jumps(mover, direction) {
                seen |= self.shifted(direction, node.men[mover], 1);
            }
            all |= seen & behind;
        }
        all
    }

    /// The squares where a piece would stop every capture; all if there is none.
    fn blocks(&self, node: &Node, targets: u64, empty: u64) -> u64 {
        let (men, kings) = (node.men[node.mover], node.kings[node.mover]);
        let mut blocks = u64::MAX;
        for direction in 0..DIAGONALS {
            let jumped = targets & self.shifted(3 - direction, empty, 1);
            if jumped == 0 {
                continue;
            }
            if self.man_jumps(node.mover, direction) {
                for from in each(men & self.shifted(3 - direction, jumped, 1)) {
                    blocks &= self.shifted(direction, bit(from), 2);
                }
            }
            let seen = self.slide(3 - direction, jumped, empty);
            let near = self.shifted(3 - direction, jumped | seen, 1);
            let near = if self.flying {
                near
            } else {
                self.shifted(3 - direction, jumped, 1)
            };
            for from in each(kings & near) {
                let (path, over) = self.line(direction, bit(from), empty);
                blocks &= path | self.shifted(direction, over, 1);
            }
        }
        blocks
    }

    /// The empty squares before the first piece that a king meets, and the square
    /// of that piece.
    #[inline(always)]
    fn line(&self, direction: usize, king: u64, empty: u64) -> (u64, u64) {
        if !self.flying {
            return (0, self.step(direction, king));
        }
        let path = self.slide(direction, king, empty);
        (path, self.step(direction, path | king) & !path)
    }

    /// Lists the captures of a position if none of them takes more than one piece;
    /// otherwise says `false`, and the list is as it was.
    pub(crate) fn single_captures(&self, node: &Node, list: &mut Vec<Child>) -> bool {
        let start = list.len();
        let empty = self.board & !node.occupied();
        let single = self.singles(node, empty, |from, over, landings| {
            let all = each(landings).map(|landing| self.taken(node, from, over, bit(landing)));
            list.extend(all);
        });
        if !single {
            list.truncate(start);
        }
        single
    }

    /// The same with these squares empty, those together that differ in where a king lands.
    pub(crate) fn single_takes(&self, node: &Node, empty: u64, list: &mut Vec<Take>) -> bool {
        self.singles(node, empty, |from, over, landings| {
            let king = node.kings[node.mover] & from != 0;
            let landing = if king { 0 } else { landings };
            list.push(Take {
                child: self.taken(node, from, over, landing),
                landings: landings ^ landing,
            });
        })
    }

    /// Goes through the captures of a position until one takes more than one piece; whether
    /// none does.
    #[inline]
    fn singles(&self, node: &Node, empty: u64, mut found: impl FnMut(u64, u64, u64)) -> bool {
        let mover = node.mover;
        let targets = node.men[1 - mover] | node.kings[1 - mover];
        for direction in 0..DIAGONALS {
            let jumped = targets & self.shifted(3 - direction, empty, 1);
            if jumped == 0 {
                continue;
            }
            if self.man_jumps(mover, direction) {
                for from in each(node.men[mover] & self.shifted(3 - direction, jumped, 1)) {
                    let from = bit(from);
                    let over = self.shifted(direction, from, 1);
                    let landing = self.shifted(direction, from, 2);
                    let king = self.in_passing && landing & self.crown[mover] != 0;
                    if self.goes_on(node, empty, (from, over, landing), king) {
                        return false;
                    }
                    found(from, over, landing);
                }
            }
            for from in each(node.kings[mover]) {
                let from = bit(from);
                let over = self.line(direction, from, empty).1 & jumped;
                if over == 0 {
                    continue;
                }
                let landings = self.slide(direction, over, empty);
                if self.goes_on(node, empty, (from, over, landings), true) {
                    return false;
                }
                found(from, over, landings);
            }
        }
        true
    }

    /// Whether a piece could capture another one from where it lands.
    #[inline(always)]
    fn goes_on(
        &self,
        node: &Node,
        empty: u64,
        (from, over, landings): (u64, u64, u64),
        king: bool,
    ) -> bool {
        let other = 1 - node.mover;
        let targets = (node.men[other] | node.kings[other]) & !over;
        if targets == 0 {
            return false;
        }
        let empty = empty | from;
        if king {
            return landings & self.takeoffs(targets, empty) != 0;
        }
        (0..DIAGONALS)
            .filter(|&direction| self.man_jumps(node.mover, direction))
            .any(|direction| {
                let jumped = targets & self.shifted(3 - direction, empty, 1);
                landings & self.shifted(3 - direction, jumped, 1) != 0
            })
    }

    #[inline(always)]
    fn taken(&self, node: &Node, from: u64, over: u64, landing: u64) -> Child {
        let mover = node.mover;
        let man = node.men[mover] & from != 0;
        let crowned = man && landing & self.crown[mover] != 0;
        let mut next = *node;
        next.men[1 - mover] &= !over;
        next.kings[1 - mover] &= !over;
        next.men[mover] &= !from;
        next.kings[mover] &= !from;
        if man && !crowned {
            next.men[mover] |= landing;
        } else {
            next.kings[mover] |= landing;
        }
        next.mover = 1 - mover;
        Child {
            node: next,
            man,
            crowned,
            wins: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use damier_draughts::Variant;

    use super::*;
    use crate::expand::{Turn, moves_of};

    fn random(seed: &mut u64) -> u64 {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 7;
        *seed ^= *seed << 17;
        *seed
    }

    /// A random set of so many squares of a larger one.
    fn some(seed: &mut u64, count: u64, within: u64) -> u64 {
        let squares: Vec<usize> = each(within).collect();
        let mut set = 0_u64;
        while u64::from(set.count_ones()) < count {
            set |= bit(squares[random(seed) as usize % squares.len()]);
        }
        set
    }

    fn nodes(zones: [u64; 2], board: u64, count: usize) -> Vec<Node> {
        let mut seed = 0x2545_F491_4F6C_DD1D;
        let mut all = Vec::new();
        while all.len() < count {
            let [a, b, c, d] = [0; 4].map(|_| random(&mut seed) % 3);
            let men = some(&mut seed, a, zones[0]);
            let foes = some(&mut seed, b, zones[1] & !men);
            let kings = some(&mut seed, c, board & !men & !foes);
            let others = some(&mut seed, d, board & !men & !foes & !kings);
            all.push(Node {
                men: [men, foes],
                kings: [kings, others],
                mover: (random(&mut seed) % 2) as usize,
            });
        }
        all
    }

    fn sorted(mut list: Vec<Child>) -> Vec<([u64; 2], [u64; 2], bool, bool)> {
        let key = |child: &Child| (child.node.men, child.node.kings, child.man, child.crowned);
        let mut all: Vec<_> = list.drain(..).map(|child| key(&child)).collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn captures_are_those_of_the_generator() {
        let mut with_lanes = 0;
        let mut simple = 0;
        for &variant in Variant::ALL {
            let Some(moves) = moves_of(variant) else {
                continue;
            };
            let Some(lanes) = moves.shape().lanes else {
                continue;
            };
            with_lanes += 1;
            let mut expander = moves.expander();
            for node in nodes(moves.shape().zones, lanes.board, 4_000) {
                let empty = lanes.board & !node.occupied();
                for side in 0..2 {
                    for king in [true, false] {
                        let wanted = lanes.captures_with(&node, side, king);
                        let zone = if king {
                            empty
                        } else {
                            empty & moves.shape().zones[side]
                        };
                        for at in each(zone) {
                            let mut with = node;
                            let set = if king { &mut with.kings } else { &mut with.men };
                            set[side] |= bit(at);
                            let found = wanted & bit(at) != 0;
                            assert_eq!(found, moves.has_capture(&with), "{variant:?} {with:?}");
                        }
                    }
                }
                let (mut all, mut single) = (Vec::new(), Vec::new());
                let captures = expander.expand(&node, &mut all) == Turn::Captures;
                if captures && lanes.simple && lanes.single_captures(&node, &mut single) {
                    simple += 1;
                    assert_eq!(sorted(single), sorted(all), "{variant:?} {node:?}");
                }
            }
        }
        assert!(with_lanes >= 8, "{with_lanes}");
        assert!(simple > 5_000, "{simple}");
    }

    #[test]
    fn kings_reach_what_the_shape_says() {
        for &variant in Variant::ALL {
            let Some(moves) = moves_of(variant) else {
                continue;
            };
            let shape = moves.shape();
            let Some(lanes) = shape.lanes else { continue };
            for node in nodes(shape.zones, lanes.board, 500) {
                let (occupied, empty) = (node.occupied(), lanes.board & !node.occupied());
                for at in each(empty) {
                    let reach = shape.king_reach(at, occupied);
                    assert_eq!(lanes.reach(bit(at), empty), reach, "{variant:?}");
                    assert_eq!(lanes.stirs(bit(at), empty), reach != 0, "{variant:?}");
                }
            }
        }
    }
}
