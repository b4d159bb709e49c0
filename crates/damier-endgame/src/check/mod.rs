//! A second opinion on the values of the pure game: every value must follow from those after the
//! moves that a plain generator finds, which shares nothing with the one that tables are built by.

mod book;
mod plain;
mod sheet;

use std::fmt;
use std::sync::Arc;

use damier_draughts::Variant;

use self::plain::{Piece, Plain, numbered};
use self::sheet::{Sheet, sheet};
use crate::class::Class;
use crate::expand::Node;
use crate::prober::{Ending, Prober, best_ending, pure_verdict};
use crate::shape::{bit, each};
use crate::table::Sign;
use crate::tables::Tables;
use crate::values::PureVerdict;

/// Compares the values of positions with those that their moves lead to.
///
/// The rules of the games are written down once more here, on an array of squares; neither the
/// boards of `damier-draughts` nor the builder are asked for a move. A table in which every
/// position passes is right about who wins and in how many plies.
#[derive(Debug)]
pub struct Checker {
    prober: Prober,
    sheet: Sheet,
    squares: Vec<(i8, i8)>,
    /// The bit of the square with each number.
    bits: Vec<usize>,
    /// Whether the book has draws that wait while a win is one move away.
    spares_wins: bool,
}

/// A position whose value is not what its moves make of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The position as FEN.
    pub fen: String,
    /// The rule book whose values were looked at, and the counts brought along, as in
    /// `fmjd/6.3=11+12`; `None`: the pure game.
    pub under: Option<(String, String)>,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with the value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no value for it.
    Nothing,
    /// A move leads to where no value is.
    NothingAfter,
    /// The table says something else than what the moves come to. Plies are told of the
    /// pure game alone.
    Differs {
        /// What the table says.
        stored: PureVerdict,
        /// What the moves come to.
        found: PureVerdict,
    },
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((book, counts)) = &self.under {
            write!(f, "under {book} with {counts}: ")?;
        }
        match self.fault {
            Fault::Nothing => f.write_str("there is no value"),
            Fault::NothingAfter => f.write_str("a move leads to where no value is"),
            Fault::Differs { stored, found } => {
                let plies =
                    |of: PureVerdict| of.plies.map_or(String::new(), |n| format!(" in {n}"));
                let (stored_in, found_in) = (plies(stored), plies(found));
                let (stored, found) = (stored.value.as_str(), found.value.as_str());
                write!(
                    f,
                    "the table says {stored}{stored_in}, its moves say {found}{found_in}"
                )
            }
        }
    }
}

impl Checker {
    /// Checks tables; `None` for a game whose rules the checker does not know.
    pub fn new(tables: &Arc<Tables>, cache_bytes: usize) -> Option<Checker> {
        let sheet = sheet(tables.variant())?;
        let squares = numbered(&sheet);
        let mut bits = vec![0; squares.len() + 1];
        let numbers = &tables.frame.moves.shape().numbers;
        for (at, &number) in numbers
            .iter()
            .enumerate()
            .filter(|(_, number)| **number > 0)
        {
            *bits.get_mut(usize::from(number))? = at;
        }
        let limits = tables.book().into_iter().flat_map(|book| book.clauses());
        let mut limits = limits.filter_map(|clause| clause.limit());
        Some(Checker {
            spares_wins: limits.any(|rule| rule.unless_won_at_once),
            prober: tables.prober(cache_bytes),
            sheet,
            squares,
            bits,
        })
    }

    /// Whether the checker knows the rules of a game.
    pub fn knows(variant: Variant) -> bool {
        sheet(variant).is_some()
    }

    /// Checks the position in a place of a class, as numbered by
    /// [`Tables::position_at`](crate::Tables::position_at).
    ///
    /// # Errors
    ///
    /// The [`Mismatch`], also if there is no table for what a move leads to.
    pub fn check(&mut self, class: Class, mover: usize, place: u64) -> Result<(), Mismatch> {
        let tables = Arc::clone(self.prober.tables());
        let index = tables.frame.atlas.index(class);
        let Some(index) = index.filter(|index| place < index.len()) else {
            return Ok(());
        };
        let (men, kings) = index.position(place);
        let node = Node { men, kings, mover };
        let mismatch = |fault: Fault| Mismatch {
            fen: tables.frame.moves.position(&node).fen(),
            under: None,
            fault,
        };
        let Some(stored) = self.prober.ending(&node) else {
            return Err(mismatch(Fault::Nothing));
        };
        let plain = Plain::new(&self.squares, &self.pieces(&node), mover == 0);
        let mut all = Vec::new();
        for turn in plain.moves(&self.sheet) {
            match self.after(&turn) {
                Some(ending) => all.push(ending),
                None => return Err(mismatch(Fault::NothingAfter)),
            }
        }
        let found = if all.is_empty() {
            let won = self.sheet.no_move_wins;
            Some((if won { Sign::Win } else { Sign::Loss }, 0))
        } else {
            best_ending(&all)
        };
        if found == stored {
            return Ok(());
        }
        Err(mismatch(Fault::Differs {
            stored: pure_verdict(stored),
            found: pure_verdict(found),
        }))
    }

    /// The value after a move.
    fn after(&mut self, turn: &plain::Turn) -> Option<Ending> {
        let gone = turn.after.own() == 0;
        if gone || (self.sheet.crowning_wins && turn.crowned) {
            let won = gone && self.sheet.no_move_wins;
            return Some(Some((if won { Sign::Win } else { Sign::Loss }, 0)));
        }
        let node = self.node(&turn.after);
        self.prober.ending(&node)
    }

    fn node(&self, plain: &Plain) -> Node {
        let mut node = Node {
            men: [0; 2],
            kings: [0; 2],
            mover: usize::from(!plain.white),
        };
        for (side, king, number) in plain.pieces(&self.squares) {
            let set = if king { &mut node.kings } else { &mut node.men };
            set[side] |= bit(self.bits[usize::from(number)]);
        }
        node
    }

    fn pieces(&self, node: &Node) -> Vec<Piece> {
        let numbers = &self.prober.tables().frame.moves.shape().numbers;
        let mut all = Vec::new();
        for side in 0..2 {
            for (king, set) in [(false, node.men[side]), (true, node.kings[side])] {
                all.extend(each(set).map(|at| (side, king, numbers[at])));
            }
        }
        all
    }
}
