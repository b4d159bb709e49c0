//! The same second opinion on values under a rule book: moves from the plain
//! generator, counts from the referee, who is told of them by the checker alone.

use std::sync::Arc;

use damier_arbiter::{Applies, Carried, CarriedCounter, Referee, RuleBook};
use damier_game::{
    BySide, Force, Outcome, PieceClass, PlyFacts, PositionFacts, Reason, RepetitionKey, Side,
    Terminal,
};

use super::plain::{Plain, Turn};
use super::{Checker, Fault, Mismatch};
use crate::class::{Class, place as number_of, side};
use crate::expand::Node;
use crate::values::{PureVerdict, Standing};

impl Checker {
    /// Checks what the position in a place of a class is worth under the book of the
    /// tables when so many plies were counted on each of its counters, or as many as
    /// they bear: it must follow from what its moves come to as the referee counts
    /// them. `false`: the tables do not know it, or the game would be over.
    ///
    /// # Errors
    ///
    /// The [`Mismatch`], also if there is no value for what a move leads to.
    pub fn check_book(
        &mut self,
        class: Class,
        mover: usize,
        place: u64,
        plies: u32,
    ) -> Result<bool, Mismatch> {
        let tables = Arc::clone(self.prober.tables());
        let Some(book) = tables.book() else {
            return Ok(false);
        };
        let index = tables.frame.atlas.index(class);
        let Some(index) = index.filter(|index| place < index.len()) else {
            return Ok(false);
        };
        // Where counts are not kept a draw is known without them: there is nothing to check.
        let plan = tables.frame.plan.as_ref();
        if plan.is_none_or(|plan| plan.class(class).is_none()) {
            return Ok(false);
        }
        let (men, kings) = index.position(place);
        let node = Node { men, kings, mover };
        let plain = Plain::new(&self.squares, &self.pieces(&node), mover == 0);
        let moves = plain.moves(&self.sheet);
        let referee = counted(book, self.facts(&plain, moves.is_empty()), plies);
        if referee.verdict().is_some() {
            return Ok(false);
        }
        let stored = self.prober.book_of(&node, &referee).value;
        if stored == Standing::Unknown {
            return Ok(false);
        }
        let mismatch = |fault: Fault| Mismatch {
            fen: tables.frame.moves.position(&node).fen(),
            under: Some((book.id().to_owned(), referee.carried().to_string())),
            fault,
        };
        let mut best = None;
        for turn in &moves {
            let Some(value) = self.worth(&referee, &plain, turn) else {
                return Err(mismatch(Fault::NothingAfter));
            };
            best = best.max(Some(value));
        }
        match best {
            Some(best) if best != stored => {
                let only = |value| PureVerdict { value, plies: None };
                Err(mismatch(Fault::Differs {
                    stored: only(stored),
                    found: only(best),
                }))
            }
            _ => Ok(true),
        }
    }

    /// What a move comes to for the side that makes it; `None`: not known.
    fn worth(&mut self, referee: &Referee, before: &Plain, turn: &Turn) -> Option<Standing> {
        let mover = if before.white {
            Side::White
        } else {
            Side::Black
        };
        let mut after = referee.clone();
        let stuck = turn.after.own() == 0 || turn.after.moves(&self.sheet).is_empty();
        let mut facts = self.facts(&turn.after, stuck);
        if self.sheet.crowning_wins && turn.crowned {
            facts.terminal = Some(Terminal {
                outcome: Outcome::Win(mover),
                reason: Reason::VariantEnd,
            });
        }
        after.record(&PlyFacts {
            mover,
            piece: if turn.man {
                PieceClass::Man
            } else {
                PieceClass::King
            },
            captured: turn.captured,
            promoted: turn.crowned,
            after: facts,
        });
        if let Some(verdict) = after.verdict() {
            return Some(match verdict.outcome.winner() {
                None => Standing::Draw,
                Some(winner) if number_of(winner) == number_of(mover) => Standing::Win,
                Some(_) => Standing::Loss,
            });
        }
        let node = self.node(&turn.after);
        match self.prober.book_of(&node, &after).value {
            Standing::Unknown => None,
            value => Some(value.reversed()),
        }
    }

    /// Whether the side to move wins with its next move; looked for where regulation draws are,
    /// among few pieces with a lone king on one side.
    fn wins_at_once(&self, plain: &Plain, force: &BySide<Force>) -> bool {
        let lone = |side: Side| force[side].pieces() == 1 && force[side].kings == 1;
        let few = force.white.pieces() + force.black.pieces() <= 4;
        if !few || !(lone(Side::White) || lone(Side::Black)) || self.sheet.no_move_wins {
            return false;
        }
        plain.moves(&self.sheet).iter().any(|turn| {
            let stuck = turn.after.own() == 0 || turn.after.moves(&self.sheet).is_empty();
            stuck || (self.sheet.crowning_wins && turn.crowned)
        })
    }

    /// The facts of a position for the referee, as the checker sees it.
    fn facts(&self, plain: &Plain, stuck: bool) -> PositionFacts {
        let mut force = BySide::from_fn(|_| Force {
            men: 0,
            kings: 0,
            on_long_diagonal: 0,
        });
        let mut key = [0; 4];
        for (whose, king, number) in plain.pieces(&self.squares) {
            let one = &mut force[side(whose)];
            if king {
                one.kings += 1;
            } else {
                one.men += 1;
            }
            let square = self.squares.get(usize::from(number).wrapping_sub(1));
            one.on_long_diagonal += u8::from(square.is_some_and(|&at| self.sheet.is_long(at)));
            key[2 * whose + usize::from(king)] |= 1 << (number & 63);
        }
        key[0] |= u64::from(plain.white) << 63;
        let mover = if plain.white {
            Side::White
        } else {
            Side::Black
        };
        let winner = if self.sheet.no_move_wins {
            mover
        } else {
            !mover
        };
        PositionFacts {
            side_to_move: mover,
            force,
            key: RepetitionKey(key),
            terminal: stuck.then_some(Terminal {
                outcome: Outcome::Win(winner),
                reason: Reason::NoMoves,
            }),
            wins_at_once: self.spares_wins && !stuck && self.wins_at_once(plain, &force),
        }
    }
}

/// A referee with so many plies counted on each counter, or as many as it bears.
fn counted(book: &Arc<RuleBook>, facts: PositionFacts, plies: u32) -> Referee {
    let fresh = Referee::new(Arc::clone(book), facts);
    if plies == 0 || fresh.verdict().is_some() {
        return fresh;
    }
    let mut carried = Carried::default();
    for view in fresh.all_counters() {
        let clause = book.clause(&view.clause);
        let automatic = clause.is_some_and(|clause| clause.applies == Applies::Automatic);
        let known = carried.counters.iter();
        let mut known = known.filter(|one: &&CarriedCounter| one.clause == view.clause);
        if !automatic || known.next().is_some() {
            continue;
        }
        let bears = view.deadline.saturating_sub(fresh.plies());
        let plies = plies.min(bears.saturating_sub(1));
        // Who does not move now has made the last of the plies.
        let (last, other) = (plies.div_ceil(2), plies / 2);
        let (white, black) = match facts.side_to_move {
            Side::White => (other, last),
            Side::Black => (last, other),
        };
        carried.counters.push(CarriedCounter {
            clause: view.clause.clone(),
            white,
            black,
            strong: None,
        });
    }
    Referee::with_counters(Arc::clone(book), facts, &carried).unwrap_or(fresh)
}
