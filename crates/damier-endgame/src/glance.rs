//! Short answers for those who ask often: a search, which has its own boards and
//! counters and no referee.

use std::sync::Arc;

use damier_draughts::Position;
use damier_game::Side;

use crate::class::{Class, place};
use crate::counters::{Counter, Left, NEVER};
use crate::expand::{Node, node_of};
use crate::prober::{Prober, judge};
use crate::table::{Needs, Sign, Value, code};
use crate::tables::{Frame, Metric, Tables};
use crate::values::{PureVerdict, Standing};

/// A position in the bits of the boards of `damier-draughts`: the men of White and
/// Black, their kings, and who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Words {
    /// White's and Black's men.
    pub men: [u64; 2],
    /// White's and Black's kings.
    pub kings: [u64; 2],
    /// Who is to move.
    pub mover: Side,
}

impl Words {
    /// The pieces of a position; `None` if the rules of its game remember more than them.
    pub fn of(position: &Position) -> Option<Words> {
        let node = node_of(position)?;
        Some(Words {
            men: node.men,
            kings: node.kings,
            mover: position.side_to_move(),
        })
    }

    /// All pieces.
    #[inline]
    pub fn pieces(&self) -> u32 {
        let all = self.men[0] | self.men[1] | self.kings[0] | self.kings[1];
        all.count_ones()
    }

    fn node(&self) -> Node {
        Node {
            men: self.men,
            kings: self.kings,
            mover: place(self.mover),
        }
    }
}

/// What a short look at the tables says to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glance {
    /// The pure game.
    pub pure: PureVerdict,
    /// Under the book, with what is left of its counters.
    pub book: Standing,
    /// Of the governing counter: the fewest plies with which the game is still
    /// decided, and the plies that are left. `None` where nothing is counted, or
    /// nobody wins whatever is left.
    pub need: Option<(u16, u16)>,
}

impl Tables {
    /// The counters of the book whose limits end the game of themselves: what is left is
    /// told in this order.
    pub fn counters(&self) -> &[Counter] {
        let plan = self.frame.plan.as_ref();
        plan.map_or(&[], |plan| &plan.book.counters)
    }
}

impl Frame {
    /// What is left of each group of counters of a class; `None` if no game leads
    /// there, since another counter would have run out first.
    pub(crate) fn groups_left(&self, class: Class, left: &[Left]) -> Option<GroupsLeft> {
        let groups = self.groups(class)?;
        let mut all = GroupsLeft {
            left: [NEVER; MOST_GROUPS],
            spare: [0; MOST_GROUPS],
            count: groups.len().min(MOST_GROUPS),
        };
        let counters = self.plan.as_ref().map_or(&[][..], |p| &p.book.counters);
        for (at, group) in groups.iter().enumerate().take(MOST_GROUPS) {
            let of_group = group.iter().filter_map(|&at| left.get(at));
            all.left[at] = of_group.copied().min().unwrap_or(NEVER);
            let first = group.first().and_then(|&at| counters.get(at));
            all.spare[at] = Left::from(first.is_some_and(|one| one.spares_wins));
        }
        let nearest = all.nearest();
        (!left.iter().any(|&left| left < nearest)).then_some(all)
    }
}

/// More counters than a book has that end the game of themselves.
const MOST_COUNTERS: usize = 16;
/// So many groups of counters are told apart.
const MOST_GROUPS: usize = 8;

/// What is left of each group of counters of a class.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GroupsLeft {
    left: [Left; MOST_GROUPS],
    /// One where the last ply is kept for a move that wins: the book does not count it.
    spare: [Left; MOST_GROUPS],
    count: usize,
}

impl GroupsLeft {
    pub(crate) fn each(&self) -> &[Left] {
        &self.left[..self.count]
    }

    /// Plies of a group as the book counts them.
    pub(crate) fn counted(&self, group: usize, plies: Left) -> Left {
        plies.saturating_sub(self.spare[group])
    }

    /// What is left of the nearest counter that runs, as the book counts.
    pub(crate) fn nearest_counted(&self) -> Option<Left> {
        let nearest = self.nearest();
        let group = self.each().iter().position(|&left| left == nearest)?;
        (nearest != NEVER).then(|| self.counted(group, nearest))
    }

    pub(crate) fn nearest(&self) -> Left {
        self.each().iter().copied().min().unwrap_or(NEVER)
    }
}

impl Prober {
    /// A short look: no list of moves, no history, and `left` of the counters in
    /// the order of [`Tables::counters`], `u16::MAX` for one that does not run.
    ///
    /// The variant must be that of the tables, and the legal moves must follow
    /// from the pieces.
    pub fn glance(&mut self, position: &Words, left: &[u16]) -> Glance {
        let node = position.node();
        let pure = self.pure_of(&node);
        let mut glance = Glance {
            pure,
            book: Standing::Unknown,
            need: None,
        };
        let kept = self.kept_way(&node);
        let tables = Arc::clone(self.tables());
        let counters = tables.counters();
        let mut told = [NEVER; MOST_COUNTERS];
        for ((told, counter), &left) in told.iter_mut().zip(counters).zip(left) {
            *told = counter.told(left);
        }
        let told = &told[..left.len().min(MOST_COUNTERS)];
        let Some(groups) = tables.frame.groups_left(kept.class(), told) else {
            return glance;
        };
        if let Some(sign) = self.one_number(&tables, &kept) {
            glance.book = match sign {
                None => Standing::Draw,
                Some((sign, need)) => {
                    let left = groups.nearest();
                    let counted = (groups.counted(0, need), groups.counted(0, left));
                    glance.need = (left != NEVER).then_some(counted);
                    if need <= left {
                        of_sign(sign)
                    } else {
                        Standing::Draw
                    }
                }
            };
            return glance;
        }
        let Some(needs) = self.needs(&kept) else {
            return glance;
        };
        let (book, need) = judged(needs.as_ref(), &groups);
        Glance {
            book,
            need,
            ..glance
        }
    }

    /// The value of a position without captures for which one number will do;
    /// `None` for every other.
    fn one_number(&mut self, tables: &Tables, node: &Node) -> Option<Option<(Sign, Left)>> {
        if tables.frame.moves.has_capture(node) {
            return None;
        }
        let spot = tables.frame.atlas.find(tables.frame.moves.shape(), node)?;
        match self.stored(tables, Metric::Book, &spot)? {
            Value::Draw => Some(None),
            Value::One(sign, left) => Some(Some((sign, left))),
            Value::Many(_) => None,
        }
    }
}

fn of_sign(sign: Sign) -> Standing {
    match sign {
        Sign::Win => Standing::Win,
        Sign::Loss => Standing::Loss,
    }
}

fn judged(needs: Option<&Needs>, groups: &GroupsLeft) -> (Standing, Option<(u16, u16)>) {
    let verdict = judge(needs, groups);
    (verdict.value, verdict.need.zip(verdict.remaining))
}

impl Frame {
    /// The groups of counters of a class, as it is kept; `None` if the book does
    /// something there that the tables cannot hold.
    #[inline]
    fn groups(&self, class: Class) -> Option<&[Vec<usize>]> {
        self.groups_of[code(class)].as_deref()
    }
}
