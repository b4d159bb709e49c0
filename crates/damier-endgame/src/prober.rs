//! Asking the tables.

use std::fmt;
use std::sync::Arc;

use damier_arbiter::{Applies, ClauseId, Referee};
use damier_draughts::{Move, Notation, Position};
use damier_game::{Outcome, PieceClass, Reason, Side};

use crate::cache::Cache;
use crate::class::place;
use crate::counters::{Left, NEVER, pull};
use crate::expand::{Child, Expander, Node, Turn, node_of};
use crate::glance::GroupsLeft;
use crate::table::{Needs, Sign, Spot, Value};
use crate::tables::{Metric, Tables};
use crate::values::{BookVerdict, MoveVerdict, PureVerdict, Standing, Verdict, WhyUnknown};

/// Asks the tables, and keeps the blocks that it has unpacked.
pub struct Prober {
    tables: Arc<Tables>,
    expander: Box<dyn Expander>,
    cache: Cache,
    spare: Vec<Vec<Child>>,
}

impl fmt::Debug for Prober {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Prober")
            .field("blocks", &self.cache.room())
            .finish_non_exhaustive()
    }
}

/// A value without draw rules: nobody wins, or who and in how many plies.
pub(crate) type Ending = Option<(Sign, Left)>;

impl Prober {
    pub(crate) fn new(tables: Arc<Tables>, blocks: usize) -> Prober {
        Prober {
            expander: tables.frame.moves.expander(),
            tables,
            cache: Cache::new(blocks),
            spare: Vec::new(),
        }
    }

    /// The tables.
    pub fn tables(&self) -> &Arc<Tables> {
        &self.tables
    }

    /// What the pure game is worth to the side to move.
    pub fn pure(&mut self, position: &Position) -> PureVerdict {
        let unknown = PureVerdict {
            value: Standing::Unknown,
            plies: None,
        };
        if position.variant() != self.tables.variant() {
            return unknown;
        }
        node_of(position).map_or(unknown, |node| self.pure_of(&node))
    }

    pub(crate) fn pure_of(&mut self, node: &Node) -> PureVerdict {
        let unknown = PureVerdict {
            value: Standing::Unknown,
            plies: None,
        };
        self.ending(node).map_or(unknown, pure_verdict)
    }

    /// What the tables say of a position in a game that the referee has
    /// followed.
    pub fn probe(&mut self, position: &Position, referee: &Referee) -> Verdict {
        let mut moves: Vec<MoveVerdict> = position
            .legal_moves()
            .into_iter()
            .map(|mv| self.probe_move(position, referee, mv))
            .collect();
        moves.sort_by_key(rank);
        let mut book = self.book(position, referee);
        // A win whose every move runs into a third repetition is none.
        let known = moves.iter().all(|mv| mv.book != Standing::Unknown);
        if let (Some(best), true, None) = (moves.first(), known, referee.verdict()) {
            book.value = moves.iter().map(|mv| mv.book).max().unwrap_or(best.book);
            book.why = None;
        }
        Verdict {
            pure: self.pure(position),
            book,
            moves,
        }
    }

    fn probe_move(&mut self, position: &Position, referee: &Referee, mv: Move) -> MoveVerdict {
        let text = position.move_text(&mv, Notation::Numeric);
        let mut next = *position;
        let mut after = referee.clone();
        let Ok(facts) = next.play(&mv) else {
            return MoveVerdict {
                text,
                mv,
                pure: Standing::Unknown,
                plies: None,
                book: Standing::Unknown,
                need: None,
            };
        };
        after.record(&facts);
        let pure = self.pure(&next);
        let mut book = self.book(&next, &after);
        if book.value == Standing::Loss && may_repeat(&next, &after) {
            // The other side brings about a position for the third time.
            book.value = Standing::Draw;
        }
        MoveVerdict {
            text,
            mv,
            pure: pure.value.reversed(),
            plies: pure.plies,
            book: book.value.reversed(),
            need: book.need.zip(book.remaining),
        }
    }

    /// What the position is worth under the referee's book, with its counters.
    pub fn book(&mut self, position: &Position, referee: &Referee) -> BookVerdict {
        if let Some(end) = referee.verdict() {
            let value = standing(end.outcome, position.side_to_move());
            return BookVerdict {
                value,
                why: None,
                ..BookVerdict::unknown(WhyUnknown::NoTable)
            };
        }
        match node_of(position) {
            Some(node) if position.variant() == self.tables.variant() => {
                self.book_of(&node, referee)
            }
            _ => BookVerdict::unknown(WhyUnknown::NoTable),
        }
    }

    /// The same of a node, in a game that is not over.
    pub(crate) fn book_of(&mut self, node: &Node, referee: &Referee) -> BookVerdict {
        let tables = Arc::clone(&self.tables);
        let Some(plan) = &tables.frame.plan else {
            return BookVerdict::unknown(WhyUnknown::OtherBook);
        };
        let same =
            Arc::ptr_eq(&plan.book.book, referee.book()) || *plan.book.book == **referee.book();
        if !same {
            return BookVerdict::unknown(WhyUnknown::OtherBook);
        }
        let node = self.kept_way(node);
        let class = node.class();
        if tables.frame.atlas.index(class).is_some() && plan.class(class).is_none() {
            return self.uncounted(&node);
        }
        let Some(left) = plan.book.left(referee) else {
            return BookVerdict::unknown(WhyUnknown::ImpossibleCounts);
        };
        // Counts that no game leads to: another counter runs out first than the one
        // that always does.
        let Some(groups) = tables.frame.groups_left(class, &left) else {
            let none = plan.class(class).is_none();
            return BookVerdict::unknown(if none {
                WhyUnknown::NoTable
            } else {
                WhyUnknown::ImpossibleCounts
            });
        };
        let Some(needs) = self.needs(&node) else {
            return BookVerdict::unknown(WhyUnknown::NoTable);
        };
        let mut verdict = judge(needs.as_ref(), &groups);
        let shown = verdict.remaining.or(groups.nearest_counted());
        verdict.remaining = shown;
        verdict.limited_by = shown.and_then(|left| clause(referee, left));
        verdict
    }

    /// What is known where the counts are not: no book gives anybody a win for moves that
    /// were counted, so that a draw of the pure game stays one.
    fn uncounted(&mut self, node: &Node) -> BookVerdict {
        let mut verdict = BookVerdict::unknown(WhyUnknown::CountedOtherwise);
        if self.ending(node) == Some(None) {
            (verdict.value, verdict.why) = (Standing::Draw, None);
        }
        verdict
    }

    /// The position as its class is kept.
    pub(crate) fn kept_way(&self, node: &Node) -> Node {
        if node.class().is_kept() {
            *node
        } else {
            node.turned(self.tables.frame.moves.shape())
        }
    }

    /// Lists the captures, or else the moves of men.
    pub(crate) fn expand(&mut self, node: &Node, list: &mut Vec<Child>) -> Turn {
        self.expander.expand(node, list)
    }

    fn take_list(&mut self) -> Vec<Child> {
        let mut list = self.spare.pop().unwrap_or_default();
        list.clear();
        list
    }

    /// The value of the pure game: `None` if it is not known.
    pub(crate) fn ending(&mut self, node: &Node) -> Option<Ending> {
        if node.men[node.mover] | node.kings[node.mover] == 0 {
            let sign = self.sign_of_no_move();
            return Some(Some((sign, 0)));
        }
        let mut list = self.take_list();
        if !self.captures(node, &mut list) {
            self.spare.push(list);
            let tables = &*self.tables;
            let spot = tables.frame.atlas.find(tables.frame.moves.shape(), node);
            let Some(spot) = spot else {
                return decided(tables, node);
            };
            return match self.cache.stored(tables, Metric::Pure, &spot)? {
                Value::Draw => Some(None),
                Value::One(sign, plies) => Some(Some((sign, plies))),
                Value::Many(_) => None,
            };
        }
        let mut best = Some(Best::default());
        for child in &list {
            let ending = self.ending(&child.node);
            best = best.zip(ending).map(|(best, ending)| best.and(ending));
            if best.is_none() {
                break;
            }
        }
        self.spare.push(list);
        best.map(Best::ending)
    }

    /// Lists the captures; `false` if there is none.
    fn captures(&mut self, node: &Node, list: &mut Vec<Child>) -> bool {
        let moves = self.tables.frame.moves;
        if !moves.has_capture(node) {
            return false;
        }
        let lanes = moves.shape().lanes.as_ref();
        if lanes.is_some_and(|lanes| lanes.simple && lanes.single_captures(node, list)) {
            return true;
        }
        self.expander.expand(node, list);
        true
    }

    fn sign_of_no_move(&self) -> Sign {
        if self.tables.frame.moves.no_move_wins() {
            Sign::Win
        } else {
            Sign::Loss
        }
    }

    /// What must be left under the book: `None` if it is not known.
    pub(crate) fn needs(&mut self, node: &Node) -> Option<Option<Needs>> {
        let tables = Arc::clone(&self.tables);
        let node = self.kept_way(node);
        let class = node.class();
        let most = tables.frame.most(class);
        let mut list = self.take_list();
        if !self.captures(&node, &mut list) {
            self.spare.push(list);
            let spot = tables.frame.atlas.find(tables.frame.moves.shape(), &node)?;
            let value = self.stored(&tables, Metric::Book, &spot)?;
            return Some(match value {
                Value::Draw => None,
                Value::Many(needs) => Some(needs.clone()),
                Value::One(sign, left) => Some(Needs {
                    sign,
                    least: vec![vec![left; most.len()]],
                }),
            });
        }
        let edges = tables.frame.edges(class)?;
        let phase = edges.phase(&node);
        let mut worth = Worth::new(most.len());
        for child in &list {
            let start = || vec![vec![1; most.len()]];
            match child.ended(tables.frame.moves.no_move_wins()) {
                Some(Sign::Loss) => worth.win(start()),
                Some(Sign::Win) => worth.lose(start()),
                None => {}
            }
            if child.ended(false).is_some() {
                continue;
            }
            let ply = edges.of(phase, child)?;
            match self.needs(&child.node)? {
                None => worth.held = true,
                Some(needs) => {
                    let wins = needs.is_lost_at_once();
                    let pulled = needs.least.iter();
                    let pulled = pulled.filter_map(|list| pull(list, ply, most, wins));
                    let pulled: Vec<Vec<Left>> = pulled.collect();
                    match (pulled.is_empty(), needs.sign) {
                        (true, _) => worth.held = true,
                        (false, Sign::Loss) => worth.win(pulled),
                        (false, Sign::Win) => worth.lose(pulled),
                    }
                }
            }
        }
        self.spare.push(list);
        Some(worth.needs())
    }

    /// A value as it is stored: `None` if there is no table.
    #[inline]
    pub(crate) fn stored<'t>(
        &mut self,
        tables: &'t Tables,
        metric: Metric,
        spot: &Spot,
    ) -> Option<Value<'t>> {
        self.cache.stored(tables, metric, spot)
    }
}

/// Whether the side to move can end the game by a repetition at once.
fn may_repeat(position: &Position, referee: &Referee) -> bool {
    if referee.verdict().is_some() {
        return false;
    }
    position.legal_moves().iter().any(|mv| {
        let mut next = *position;
        let Ok(facts) = next.play(mv) else {
            return false;
        };
        if facts.captured > 0 || facts.piece == PieceClass::Man {
            return false;
        }
        let mut after = referee.clone();
        after.record(&facts);
        let verdict = after.verdict();
        verdict.is_some_and(|verdict| verdict.reason == Reason::Repetition)
    })
}

/// What the moves of a position are worth together.
struct Worth {
    groups: usize,
    best: Vec<Vec<Left>>,
    worst: Option<Vec<Vec<Left>>>,
    held: bool,
}

impl Worth {
    fn new(groups: usize) -> Worth {
        Worth {
            groups,
            best: Vec::new(),
            worst: None,
            held: false,
        }
    }

    fn win(&mut self, lists: Vec<Vec<Left>>) {
        self.best.extend(lists);
    }

    fn lose(&mut self, lists: Vec<Vec<Left>>) {
        self.worst = Some(match self.worst.take() {
            None => lists,
            Some(known) => {
                let mut met = Vec::new();
                for one in &known {
                    for other in &lists {
                        met.push((0..self.groups).map(|at| one[at].max(other[at])).collect());
                    }
                }
                least(met)
            }
        });
    }

    fn needs(self) -> Option<Needs> {
        let (sign, all) = match (self.best.is_empty(), self.held, self.worst) {
            (false, _, _) => (Sign::Win, self.best),
            (true, false, Some(worst)) => (Sign::Loss, worst),
            _ => return None,
        };
        Some(Needs {
            sign,
            least: least(all),
        })
    }
}

/// The lists that have no other below them, ascending.
fn least(mut lists: Vec<Vec<Left>>) -> Vec<Vec<Left>> {
    lists.sort();
    lists.dedup();
    let below = |a: &Vec<Left>, b: &Vec<Left>| a != b && a.iter().zip(b).all(|(a, b)| a <= b);
    let kept = lists
        .iter()
        .filter(|list| !lists.iter().any(|other| below(other, list)));
    kept.cloned().collect()
}

/// The value of a position without a table that is over by its own rules.
fn decided(tables: &Tables, node: &Node) -> Option<Ending> {
    let mut list = Vec::new();
    let turn = tables.frame.moves.expander().expand(node, &mut list);
    (turn == Turn::Decided).then_some(Some((Sign::Loss, 0)))
}

/// What the successors of a position make of it.
#[derive(Clone, Copy, Debug, Default)]
struct Best {
    won: Option<Left>,
    held: bool,
    lost: Option<Left>,
}

impl Best {
    /// With one successor more.
    fn and(mut self, child: Ending) -> Best {
        match child {
            None => self.held = true,
            Some((Sign::Loss, plies)) => {
                self.won = Some(self.won.map_or(plies + 1, |won| won.min(plies + 1)));
            }
            Some((Sign::Win, plies)) => self.lost = self.lost.max(Some(plies + 1)),
        }
        self
    }

    fn ending(self) -> Ending {
        match self {
            Best {
                won: Some(plies), ..
            } => Some((Sign::Win, plies)),
            Best { held: true, .. } => None,
            Best { lost, .. } => Some((Sign::Loss, lost?)),
        }
    }
}

/// The value of a position from those of its successors.
pub(crate) fn best_ending(children: &[Ending]) -> Ending {
    let all = children.iter();
    all.fold(Best::default(), |best, &child| best.and(child))
        .ending()
}

pub(crate) fn pure_verdict(ending: Ending) -> PureVerdict {
    match ending {
        None => PureVerdict {
            value: Standing::Draw,
            plies: None,
        },
        Some((sign, plies)) => PureVerdict {
            value: of_sign(sign),
            plies: Some(plies),
        },
    }
}

fn of_sign(sign: Sign) -> Standing {
    match sign {
        Sign::Win => Standing::Win,
        Sign::Loss => Standing::Loss,
    }
}

fn standing(outcome: Outcome, mover: Side) -> Standing {
    match outcome.winner() {
        None => Standing::Draw,
        Some(side) if place(side) == place(mover) => Standing::Win,
        Some(_) => Standing::Loss,
    }
}

/// Compares what must be left with what is.
pub(crate) fn judge(needs: Option<&Needs>, groups: &GroupsLeft) -> BookVerdict {
    let left = groups.each();
    let mut verdict = BookVerdict {
        value: Standing::Draw,
        why: None,
        ..BookVerdict::unknown(WhyUnknown::NoTable)
    };
    let Some(needs) = needs else {
        return verdict;
    };
    let spare = |(need, left): (&Left, &Left)| match *left {
        NEVER => i32::MAX,
        left => i32::from(left) - i32::from(*need),
    };
    let tightest = |list: &&Vec<Left>| list.iter().zip(left).map(spare).min().unwrap_or(i32::MAX);
    let Some(list) = needs.least.iter().max_by_key(tightest) else {
        return BookVerdict::unknown(WhyUnknown::NoTable);
    };
    if tightest(&list) >= 0 {
        verdict.value = of_sign(needs.sign);
    }
    let pairs = list.iter().zip(left).enumerate();
    let pairs = pairs.filter(|(_, (_, left))| **left != NEVER);
    if let Some((group, (need, left))) = pairs.min_by_key(|&(_, pair)| spare(pair)) {
        verdict.need = Some(groups.counted(group, *need));
        verdict.remaining = Some(groups.counted(group, *left));
    }
    verdict
}

/// The automatic clause whose count has so many plies left.
fn clause(referee: &Referee, left: Left) -> Option<ClauseId> {
    let book = referee.book();
    let now = referee.plies();
    let automatic = |id: &ClauseId| {
        book.clause(id)
            .is_some_and(|clause| clause.applies == Applies::Automatic)
    };
    referee
        .all_counters()
        .into_iter()
        .filter(|view| automatic(&view.clause))
        .find(|view| view.deadline.saturating_sub(now) == u32::from(left))
        .map(|view| view.clause)
}

/// The order of moves, the best first: what the book says, what the pure game
/// says, and the quicker win or the slower loss.
fn rank(mv: &MoveVerdict) -> (u8, u8, i32) {
    let order = |standing: Standing| match standing {
        Standing::Win => 0,
        Standing::Draw => 1,
        Standing::Unknown => 2,
        Standing::Loss => 3,
    };
    let plies = i32::from(mv.plies.unwrap_or(0));
    let plies = if mv.pure == Standing::Loss {
        -plies
    } else {
        plies
    };
    (order(mv.book), order(mv.pure), plies)
}
