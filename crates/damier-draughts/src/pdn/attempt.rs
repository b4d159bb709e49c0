//! The main line of a record, played as a game of one variant.

use alloc::vec::Vec;
use core::cmp::Reverse;

use damier_game::Side;

use super::guess::Declared;
use super::problem::{Found, Place, Problem, ProblemKind, excerpt};
use super::raw::{Item, ItemKind, Line, RawGame};
use super::replay::{Played, SetUpLater};
use super::walk::{Taken, Walker};
use crate::naming::{Corner, Naming};
use crate::{Cells, PlayOptions, Position, PositionError, Setup, Variant};

/// Longer games have room made for them as they go.
const USUAL_PLIES: usize = 200;

/// The main line as far as it can be played in one variant.
#[derive(Debug)]
pub(super) struct Attempt {
    pub(super) variant: Variant,
    pub(super) start: Position,
    pub(super) walker: Walker,
    /// Whether squares are named in another way than the record says.
    pub(super) is_renamed: bool,
    /// Whether the other side than the start position says makes the first move.
    turn_given: bool,
    pub(super) plies: Vec<Played>,
    pub(super) set_ups: Vec<SetUpLater>,
    pub(super) recorded: usize,
    pub(super) problems: Found,
    /// The place of the first move after the one that failed, and how many.
    unplayed: Option<(Place, usize)>,
    failed: bool,
    /// Whether the first move can be one on this board, by the squares it names.
    pub(super) fits_board: bool,
}

impl Attempt {
    /// The attempt with the names of squares that get furthest: as the record says, or
    /// as other records have them for this game.
    pub(super) fn best(
        game: &RawGame<'_>,
        variant: Variant,
        declared: &Declared,
    ) -> Result<Attempt, Problem> {
        let naming = declared.naming(variant);
        let options = declared.options;
        let said = Attempt::play(game, variant, naming, options);
        let is_vain =
            |attempt: &Attempt| attempt.turn_given || (attempt.failed && attempt.plies.is_empty());
        if said.as_ref().is_ok_and(|attempt| !is_vain(attempt)) {
            return said;
        }
        let mut others = Vec::from([Naming::OURS, Naming::of(variant.notation())]);
        // Where White begins, moves of Black's are not taken for White's seen from the
        // other side.
        if variant.first_mover() == Side::Black {
            others.push(Naming::TURNED);
        }
        // Some play these games on a board with the dark corner at the left.
        if variant.geometry().cells() == Cells::DarkRight {
            others.extend(
                [Corner::TopRight, Corner::BottomLeft].map(|numbers| Naming {
                    numbers,
                    turned_letters: false,
                }),
            );
        }
        others.retain(|&other| other != naming);
        let mut vain = said;
        for other in others {
            match Attempt::play(game, variant, other, options) {
                Ok(mut attempt) if !is_vain(&attempt) => {
                    attempt.is_renamed = true;
                    return Ok(attempt);
                }
                // A position that can be set up explains more.
                Ok(attempt) if vain.is_err() => vain = Ok(attempt),
                _ => {}
            }
        }
        vain
    }

    fn play(
        game: &RawGame<'_>,
        variant: Variant,
        naming: Naming,
        options: PlayOptions,
    ) -> Result<Attempt, Problem> {
        let start = start_position(game, variant, naming, options)?;
        let mut attempt = Attempt {
            variant,
            start,
            walker: Walker {
                position: start,
                naming,
            },
            is_renamed: false,
            turn_given: false,
            // Two of three tokens are moves in a usual record.
            plies: Vec::with_capacity((game.tokens.len() * 2 / 3 + 1).min(USUAL_PLIES)),
            set_ups: Vec::new(),
            recorded: 0,
            problems: Found::default(),
            unplayed: None,
            failed: false,
            fits_board: true,
        };
        let mut line = game.line();
        while let Some(item) = line.next() {
            match item.kind {
                ItemKind::Move => attempt.take(item, &mut line),
                ItemKind::Setup => attempt.set_up(item),
                _ => {}
            }
        }
        attempt.report_unplayed();
        Ok(attempt)
    }

    pub(super) fn is_complete(&self) -> bool {
        self.plies.len() == self.recorded
    }

    /// Whether every move can be played, and nothing is odd about any.
    pub(super) fn fits_wholly(&self) -> bool {
        self.is_complete() && self.unusual() == 0
    }

    /// How well the variant explains the record.
    pub(super) fn rank(&self) -> (usize, Reverse<usize>) {
        (self.plies.len(), Reverse(self.unusual()))
    }

    fn unusual(&self) -> usize {
        self.problems.count() + usize::from(self.is_renamed)
    }

    fn take(&mut self, item: Item<'_>, line: &mut Line<'_>) {
        self.recorded += 1;
        if self.failed {
            let (place, count) = self.unplayed.unwrap_or_else(|| (item.place(), 0));
            self.unplayed = Some((place, count + 1));
            return;
        }
        match self.walker.take(item, line) {
            Taken::Played { mv, facts, split } => {
                if let Some(text) = split {
                    self.report(ProblemKind::SplitCapture { text }, item);
                }
                self.plies.push(Played {
                    mv,
                    facts,
                    position: self.walker.position,
                });
            }
            Taken::Refused { .. } if self.let_other_side_begin(item) => {
                self.recorded -= 1;
                self.take(item, line);
            }
            Taken::Refused { kind, fits_board } => {
                self.fits_board &= fits_board || !self.plies.is_empty();
                self.fail(kind, item);
            }
        }
    }

    /// Whether no start position is given, however the rules are read.
    fn starts_as_usual(&self) -> bool {
        self.start == Position::start_with(self.variant, self.start.options())
    }

    /// Gives the turn to the other side if that makes the first move legal.
    fn let_other_side_begin(&mut self, item: Item<'_>) -> bool {
        if !self.plies.is_empty() || !self.set_ups.is_empty() {
            return false;
        }
        // Who begins a whole game is known; there the board may be turned.
        if self.starts_as_usual() && self.variant.first_mover() == Side::Black {
            return false;
        }
        let mut setup = self.start.setup();
        setup.side_to_move = setup.side_to_move.opponent();
        let Ok(other) = Position::from_setup(self.variant, &setup) else {
            return false;
        };
        let walker = Walker {
            position: other,
            naming: self.walker.naming,
        };
        if walker.find(item).is_none() {
            return false;
        }
        self.start = other;
        self.walker = walker;
        self.turn_given = true;
        self.report(ProblemKind::OtherTurn, item);
        true
    }

    /// A position between the moves. Before the first of them it is the start.
    fn set_up(&mut self, item: Item<'_>) {
        match set_up_position(&self.walker, item.text()) {
            Ok(position) => {
                self.report_unplayed();
                self.failed = false;
                self.walker.position = position;
                let is_first = self.recorded == 0 && self.set_ups.is_empty();
                if is_first && self.starts_as_usual() {
                    self.start = position;
                } else if !is_first || position != self.start {
                    let earlier: usize = self.set_ups.iter().map(|set_up| set_up.refused).sum();
                    self.set_ups.push(SetUpLater {
                        after: self.plies.len(),
                        refused: self.recorded - self.plies.len() - earlier,
                        position,
                    });
                }
            }
            Err(why) => {
                self.fail(
                    ProblemKind::BadFen {
                        fen: excerpt(item.text()),
                        why,
                    },
                    item,
                );
            }
        }
    }

    fn fail(&mut self, kind: ProblemKind, item: Item<'_>) {
        self.failed = true;
        self.report(kind, item);
    }

    fn report(&mut self, kind: ProblemKind, item: Item<'_>) {
        // A position is set up before the next move.
        let ply = self.recorded + usize::from(item.kind != ItemKind::Move);
        self.problems
            .add(kind, || item.place(), u32::try_from(ply).ok());
    }

    fn report_unplayed(&mut self) {
        if let Some((place, count)) = self.unplayed.take() {
            let ply = u32::try_from(self.recorded - count + 1).ok();
            self.problems
                .add(ProblemKind::NotPlayed { count }, || place, ply);
        }
    }
}

/// The position in which the record begins.
fn start_position(
    game: &RawGame<'_>,
    variant: Variant,
    naming: Naming,
    options: PlayOptions,
) -> Result<Position, Problem> {
    let usual = Position::start_with(variant, options);
    let Some(tag) = game
        .tags()
        .iter()
        .find(|tag| tag.name.eq_ignore_ascii_case("FEN"))
    else {
        return Ok(usual);
    };
    let Some(fen) = fen_of_tag(&tag.value) else {
        return Ok(usual);
    };
    Position::from_fen_named(variant, fen, naming, options).map_err(|error| {
        let kind = ProblemKind::BadFen {
            fen: excerpt(fen),
            why: error,
        };
        Problem::new(kind, game.tag_place(tag), None)
    })
}

/// The value of a FEN tag, if it is meant to say something.
pub(super) fn fen_of_tag(value: &str) -> Option<&str> {
    Some(value.trim()).filter(|fen| !fen.is_empty() && *fen != "?")
}

/// The position that a set-up between the moves gives. Without any pieces it only
/// gives the turn to a side: `B::`.
pub(super) fn set_up_position(walker: &Walker, fen: &str) -> Result<Position, PositionError> {
    let before = walker.position;
    let variant = before.variant();
    let turn = fen.trim().strip_suffix("::").map(str::trim);
    if let Some(side) = turn.and_then(|turn| match turn {
        "W" | "w" => Some(Side::White),
        "B" | "b" => Some(Side::Black),
        _ => None,
    }) {
        let setup = Setup {
            side_to_move: side,
            ..before.setup()
        };
        return Position::from_setup(variant, &setup).map_err(PositionError::Setup);
    }
    Position::from_fen_named(variant, fen, walker.naming, before.options())
}
