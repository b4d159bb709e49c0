//! The moves of a position, whatever the game: a thin layer over the typed
//! boards of `damier-draughts`.

use std::collections::HashMap;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::{LazyLock, Mutex, PoisonError};

use damier_draughts::{Bits, Board, BoardVisitor, Goal, Ply, Position, Precedence, Rules, Variant};

use crate::class::{Class, side};
use crate::shape::{Shape, bit, each};
use crate::table::Sign;

/// A position: sets of squares and the side to move (0 White, 1 Black).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Node {
    pub(crate) men: [u64; 2],
    pub(crate) kings: [u64; 2],
    pub(crate) mover: usize,
}

impl Node {
    pub(crate) fn occupied(&self) -> u64 {
        self.men[0] | self.men[1] | self.kings[0] | self.kings[1]
    }

    pub(crate) fn class(&self) -> Class {
        let count = |set: u64| set.count_ones() as u8;
        Class {
            men: self.men.map(count),
            kings: self.kings.map(count),
        }
    }

    /// The same position seen from the other side of the board.
    pub(crate) fn turned(&self, shape: &Shape) -> Node {
        let turn = |[a, b]: [u64; 2]| [shape.turned(b), shape.turned(a)];
        Node {
            men: turn(self.men),
            kings: turn(self.kings),
            mover: 1 - self.mover,
        }
    }
}

/// A move and where it leads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) node: Node,
    /// Whether a man moved.
    pub(crate) man: bool,
    /// Whether the man was crowned.
    pub(crate) crowned: bool,
    /// Whether the game is won by that.
    pub(crate) wins: bool,
}

impl Child {
    /// What the position is worth to the side to move there if the game is over:
    /// it has no piece left, or the other side has won by a crowning.
    #[inline]
    pub(crate) fn ended(&self, no_move_wins: bool) -> Option<Sign> {
        let node = &self.node;
        if self.wins {
            return Some(Sign::Loss);
        }
        let gone = (node.men[node.mover] | node.kings[node.mover]) == 0;
        gone.then_some(if no_move_wins { Sign::Win } else { Sign::Loss })
    }
}

/// What kind of moves a position has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// Somebody has crowned where that wins: the side to move has lost.
    Decided,
    /// Captures, which must be played.
    Captures,
    /// Only moves that capture nothing, perhaps none.
    Quiet,
}

/// The moves of one game.
pub(crate) trait Moves: Send + Sync + Debug {
    fn shape(&self) -> &Shape;
    /// Which variant.
    fn variant(&self) -> Variant;
    /// Somebody who lists moves.
    fn expander(&self) -> Box<dyn Expander + '_>;
    /// Whether a capture must be played.
    fn has_capture(&self, node: &Node) -> bool;
    /// Whether a side without a move has won.
    fn no_move_wins(&self) -> bool;
    /// Whether tables can be made for positions of this class: the legal moves
    /// must follow from the pieces alone, in this class and all it leads to.
    fn covers(&self, class: Class) -> bool;
    /// Whether positions remember nothing but their pieces.
    fn only_pieces(&self) -> bool;
    /// The position for people.
    fn position(&self, node: &Node) -> Position;
    /// All the rules in one text: tables made under others are not used.
    fn rules(&self) -> String;
}

/// Lists moves, with room of its own to work in.
pub(crate) trait Expander: Send {
    /// Lists the captures, or else the moves of men; kings are left to
    /// [`king_children`].
    fn expand(&mut self, node: &Node, list: &mut Vec<Child>) -> Turn;
}

/// Appends the quiet moves of kings.
pub(crate) fn king_children(shape: &Shape, node: &Node, list: &mut Vec<Child>) {
    let occupied = node.occupied();
    for from in each(node.kings[node.mover]) {
        for to in each(shape.king_reach(from, occupied)) {
            let mut next = *node;
            next.kings[node.mover] ^= bit(from) | bit(to);
            next.mover = 1 - node.mover;
            list.push(Child {
                node: next,
                man: false,
                crowned: false,
                wins: false,
            });
        }
    }
}

/// How many quiet moves kings have, themselves among what is occupied.
#[inline]
pub(crate) fn count_king_moves(shape: &Shape, kings: u64, occupied: u64) -> u32 {
    each(kings)
        .map(|from| shape.king_reach(from, occupied).count_ones())
        .sum()
}

/// The moves of a variant; `None` if its board does not fit a machine word.
pub(crate) fn moves_of(variant: Variant) -> Option<&'static dyn Moves> {
    // Made once a variant and kept: a few tens of kilobytes each.
    type Known = Mutex<HashMap<Variant, Option<&'static dyn Moves>>>;
    static KNOWN: LazyLock<Known> = LazyLock::new(Known::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    *known.entry(variant).or_insert_with(|| {
        let moves = Position::start(variant).visit(Find(variant))?;
        Some(Box::leak(moves))
    })
}

/// The node of a position.
pub(crate) fn node_of(position: &Position) -> Option<Node> {
    position.visit(Read)
}

struct Find(Variant);

impl BoardVisitor for Find {
    type Output = Option<Box<dyn Moves>>;

    fn visit<R: Rules>(self, _: &Board<R>) -> Self::Output {
        Some(Box::new(Typed::<R> {
            shape: Shape::of::<R>()?,
            variant: self.0,
            rules: PhantomData,
        }))
    }
}

struct Read;

impl BoardVisitor for Read {
    type Output = Option<Node>;

    fn visit<R: Rules>(self, board: &Board<R>) -> Self::Output {
        use damier_game::Side;
        // Tables are of the usual reading of the rules.
        let is_usual = R::OPTIONS.is_empty() && board.memory() == R::Memory::default();
        if R::Bits::SIZE as usize != crate::shape::WORD || !is_usual {
            return None;
        }
        let narrow = |set: R::Bits| set.wide() as u64;
        Some(Node {
            men: [Side::White, Side::Black].map(|side| narrow(board.men(side))),
            kings: [Side::White, Side::Black].map(|side| narrow(board.kings(side))),
            mover: crate::class::place(board.side_to_move()),
        })
    }
}

#[derive(Debug)]
struct Typed<R> {
    shape: Shape,
    variant: Variant,
    rules: PhantomData<R>,
}

impl<R: Rules> Typed<R> {
    #[inline]
    fn board(node: &Node) -> Board<R> {
        let set = |set: u64| R::Bits::from_wide(u128::from(set));
        Board::from_parts(
            set(node.men[0] | node.kings[0]),
            set(node.men[1] | node.kings[1]),
            set(node.kings[0] | node.kings[1]),
            side(node.mover),
        )
    }
}

impl<R: Rules> Moves for Typed<R> {
    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn variant(&self) -> Variant {
        self.variant
    }

    fn expander(&self) -> Box<dyn Expander + '_> {
        Box::new(Typist::<R> {
            shape: &self.shape,
            plies: Vec::new(),
        })
    }

    fn has_capture(&self, node: &Node) -> bool {
        Self::board(node).has_capture()
    }

    fn no_move_wins(&self) -> bool {
        matches!(R::GOAL, Goal::HaveNoMove)
    }

    fn covers(&self, class: Class) -> bool {
        if matches!(R::GOAL, Goal::CrownFirst) && class.kings != [0, 0] {
            return false;
        }
        if Shape::men_return::<R>() && class.all_men() > 0 {
            return false;
        }
        // A memory of moves (Frisian king runs) concerns sides with both kinds.
        size_of::<R::Memory>() == 0
            || (0..2).all(|side| {
                class.men[side] == 0 || (class.men[side] == 1 && class.kings[side] == 0)
            })
    }

    fn only_pieces(&self) -> bool {
        size_of::<R::Memory>() == 0
    }

    fn position(&self, node: &Node) -> Position {
        let letter = |place: usize| if place == 0 { 'W' } else { 'B' };
        let mut fen = String::from(letter(node.mover));
        for place in 0..2 {
            let men = each(node.men[place]).map(|at| format!("{}", self.shape.numbers[at]));
            let kings = each(node.kings[place]).map(|at| format!("K{}", self.shape.numbers[at]));
            let pieces: Vec<String> = kings.chain(men).collect();
            fen.push(':');
            fen.push(letter(place));
            fen.push_str(&pieces.join(","));
        }
        Position::from_fen(self.variant, &fen)
            .expect("pieces on different squares, men where they can stand")
    }

    fn rules(&self) -> String {
        // Files keep what this gives: a word more and they would be made anew.
        let precedence = match R::PRECEDENCE {
            Precedence::MostValue { king: 199 } => "MostValue".to_owned(),
            other => format!("{other:?}"),
        };
        format!(
            "{} {:?} {:?} {:?} {:?} {:?} {:?} {} {:?} {:?} {} {} {:?} {:?}",
            R::NAMES.id,
            R::GRID,
            R::MAN_STEPS,
            R::MAN_JUMPS,
            R::KING_STEPS,
            R::KING_JUMPS,
            R::KING_REACH,
            precedence,
            R::CROWNING,
            R::LANDING,
            R::TURNS_BACK,
            R::MEN_TAKE_KINGS,
            R::GOAL,
            R::REMOVAL,
        )
    }
}

struct Typist<'m, R: Rules> {
    shape: &'m Shape,
    plies: Vec<Ply<R::Bits>>,
}

impl<R: Rules> Typist<'_, R> {
    fn captures(&mut self, node: &Node, board: &Board<R>, list: &mut Vec<Child>) {
        self.plies.clear();
        board.captures_into(&mut self.plies);
        for ply in &self.plies {
            let taken = ply.captured.wide() as u64;
            let (from, to) = (bit(usize::from(ply.from)), bit(usize::from(ply.to)));
            let mover = node.mover;
            let man = node.men[mover] & from != 0;
            let mut next = *node;
            next.men[1 - mover] &= !taken;
            next.kings[1 - mover] &= !taken;
            if man {
                next.men[mover] &= !from;
            } else {
                next.kings[mover] &= !from;
            }
            if man && !ply.crowns {
                next.men[mover] |= to;
            } else {
                next.kings[mover] |= to;
            }
            next.mover = 1 - mover;
            list.push(Child {
                node: next,
                man,
                crowned: ply.crowns,
                wins: ply.crowns && matches!(R::GOAL, Goal::CrownFirst),
            });
        }
    }
}

impl<R: Rules> Expander for Typist<'_, R> {
    fn expand(&mut self, node: &Node, list: &mut Vec<Child>) -> Turn {
        if matches!(R::GOAL, Goal::CrownFirst) && (node.kings[0] | node.kings[1]) != 0 {
            return Turn::Decided;
        }
        let board = Typed::<R>::board(node);
        if board.has_capture() {
            self.captures(node, &board, list);
            return Turn::Captures;
        }
        let empty = self.shape.board & !node.occupied();
        let mover = node.mover;
        for from in each(node.men[mover]) {
            for to in each(self.shape.man_steps[mover][from] & empty) {
                let crowned = bit(to) & self.shape.zones[mover] == 0;
                let mut next = *node;
                next.men[mover] &= !bit(from);
                if crowned {
                    next.kings[mover] |= bit(to);
                } else {
                    next.men[mover] |= bit(to);
                }
                next.mover = 1 - mover;
                list.push(Child {
                    node: next,
                    man: true,
                    crowned,
                    wins: crowned && matches!(R::GOAL, Goal::CrownFirst),
                });
            }
        }
        Turn::Quiet
    }
}
