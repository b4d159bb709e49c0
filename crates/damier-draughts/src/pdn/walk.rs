//! Playing the moves of a line as they are written.

use alloc::string::String;
use alloc::vec::Vec;

use damier_game::PlyFacts;

use super::problem::ProblemKind;
use super::raw::{Item, ItemKind, Line};
use crate::move_text::{Found, Written, plain};
use crate::naming::{Naming, translated};
use crate::{Move, Notation, Position};

/// So many legal moves are named in a problem.
const MOST_NAMED: usize = 8;

/// A position and how the squares of the record are to be read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walker {
    pub(super) position: Position,
    /// How the record names squares.
    pub(super) naming: Naming,
}

/// What became of a move.
#[derive(Debug)]
pub(super) enum Taken {
    /// It was played. If it was written in pieces, the move as it should be.
    Played {
        mv: Move,
        facts: PlyFacts,
        split: Option<String>,
    },
    /// It was not, and why. Whether its squares can be those of a move on this
    /// board at all.
    Refused { kind: ProblemKind, fits_board: bool },
}

impl Walker {
    /// Plays a move. A capture that is written in pieces takes the next moves off
    /// the line too.
    pub(super) fn take(&mut self, item: Item<'_>, line: &mut Line<'_>) -> Taken {
        // Nearly every move is written so that it needs no more than this.
        let geometry = self.position.variant().geometry();
        if let Some((from, to)) = plain(item.text(), geometry, self.naming)
            && let Some((mv, facts)) = self.position.play_between(from, to)
        {
            return Taken::Played {
                mv,
                facts,
                split: None,
            };
        }
        self.take_odd(item, line)
    }

    fn take_odd(&mut self, item: Item<'_>, line: &mut Line<'_>) -> Taken {
        let Some(written) = self.read(item) else {
            let legal = self.position.legal_moves();
            // Digits alone are meant as numbers, whatever the federation prints.
            let has_letter = item
                .text()
                .chars()
                .any(|c| c.is_ascii_alphabetic() && c != 'x');
            let kind = self.illegal(item, legal.iter(), notation_of(has_letter));
            return Taken::Refused {
                kind,
                fits_board: false,
            };
        };
        let legal = self.position.legal_moves();
        let (mv, split) = match self.look_up(&written, &legal) {
            Found::One(index) => (legal[index].clone(), None),
            Found::Several(indices) => {
                let names = indices
                    .iter()
                    .map(|&index| self.name(&legal[index], notation_of(written.algebraic)));
                let candidates = names.take(MOST_NAMED).collect();
                let kind = ProblemKind::AmbiguousMove {
                    text: item.text().into(),
                    candidates,
                };
                return Taken::Refused {
                    kind,
                    fits_board: true,
                };
            }
            Found::None => match self.in_pieces(&written, &legal, line) {
                Some(mv) => {
                    let text = self.name(&mv, notation_of(written.algebraic));
                    (mv, Some(text))
                }
                None => return self.refuse(item, &written, &legal),
            },
        };
        match self.position.play(&mv) {
            Ok(facts) => Taken::Played { mv, facts, split },
            Err(_) => self.refuse(item, &written, &legal),
        }
    }

    /// The move that a text names, if it names one.
    pub(super) fn find(&self, item: Item<'_>) -> Option<Move> {
        let legal = self.position.legal_moves();
        match self.look_up(&self.read(item)?, &legal) {
            Found::One(index) => Some(legal[index].clone()),
            _ => None,
        }
    }

    fn look_up(&self, written: &Written, legal: &[Move]) -> Found {
        match written.find(&self.position, legal) {
            Found::None if !written.lists_captures() => {
                written.find_in_disorder(&self.position, legal)
            }
            found => found,
        }
    }

    fn read(&self, item: Item<'_>) -> Option<Written> {
        let geometry = self.position.variant().geometry();
        Written::read(item.text(), geometry, self.naming).ok()
    }

    /// The capture whose pieces this move and the next ones are. Takes those off
    /// the line.
    fn in_pieces(&self, first: &Written, legal: &[Move], line: &mut Line<'_>) -> Option<Move> {
        let most = legal.iter().map(|mv| mv.captures().len()).max()?;
        let mut whole = first.clone();
        let mut rest = *line;
        for _ in 1..most {
            let next = rest.by_ref().find(|item| item.kind == ItemKind::Move)?;
            whole = whole.joined(&self.read(next)?)?;
            if let Found::One(index) = self.look_up(&whole, legal) {
                *line = rest;
                return Some(legal[index].clone());
            }
        }
        None
    }

    fn refuse(&self, item: Item<'_>, written: &Written, legal: &[Move]) -> Taken {
        let kind = if legal.is_empty() {
            ProblemKind::GameOver {
                text: item.text().into(),
            }
        } else {
            self.illegal(
                item,
                written.nearby(legal).into_iter(),
                notation_of(written.algebraic),
            )
        };
        // Letters on a board of numbers are often a GameType left from a template.
        let numeric = self.position.variant().notation() == Notation::Numeric;
        Taken::Refused {
            kind,
            fits_board: !(numeric && written.algebraic),
        }
    }

    fn illegal<'m>(
        &self,
        item: Item<'_>,
        moves: impl Iterator<Item = &'m Move>,
        notation: Notation,
    ) -> ProblemKind {
        let names = moves.take(MOST_NAMED).map(|mv| self.name(mv, notation));
        let legal: Vec<String> = names.collect();
        ProblemKind::IllegalMove {
            text: item.text().into(),
            legal,
        }
    }

    /// A move, its squares named as the record does.
    fn name(&self, mv: &Move, notation: Notation) -> String {
        let text = self.position.move_text(mv, notation);
        let geometry = self.position.variant().geometry();
        translated(&text, geometry, Naming::OURS, self.naming)
    }
}

/// Letters or numbers, as a text has them.
fn notation_of(has_letters: bool) -> Notation {
    if has_letters {
        Notation::Algebraic
    } else {
        Notation::Numeric
    }
}
