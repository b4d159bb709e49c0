use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cmp::Reverse;

use damier_game::{Outcome, PlyFacts, Side};

use super::guess::{Declared, candidates};
use super::problem::{Found, Place, Problem, ProblemKind, excerpt};
use super::raw::{Item, ItemKind, Line, RawGame};
use super::result::Results;
use super::walk::{Taken, Walker};
use crate::naming::{Corner, Naming};
use crate::{Cells, Move, Position, Setup, Variant};

/// One ply of a replayed game.
#[derive(Clone, Debug)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// What a referee needs to know of it.
    pub facts: PlyFacts,
    /// The position after it.
    pub position: Position,
}

/// A position that was set up between the moves, because an illegal move was let
/// stand or for analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetUpLater {
    /// After how many plies.
    pub after: usize,
    /// The position.
    pub position: Position,
}

/// The main line of a record, played.
#[derive(Clone, Debug)]
pub struct Replay {
    /// Which game.
    pub variant: Variant,
    /// The position in which it begins.
    pub start: Position,
    /// The moves that could be played, in order.
    pub plies: Vec<Played>,
    /// The positions set up between them; almost always none.
    pub set_ups: Vec<SetUpLater>,
    /// How many moves the record has, those that could not be played too.
    pub recorded: usize,
    /// What is wrong or unusual, in the order of the text: the problems of syntax
    /// first.
    pub problems: Vec<Problem>,
    /// The result that the record states, by its tag or at the end of the moves.
    pub outcome: Option<Outcome>,
    /// How the record names squares.
    pub(super) naming: Naming,
}

impl Replay {
    /// The position after the last move that could be played.
    pub fn position(&self) -> Position {
        let after = self
            .set_ups
            .last()
            .filter(|set_up| set_up.after >= self.plies.len());
        let last = self.plies.last().map(|played| played.position);
        after
            .map(|set_up| set_up.position)
            .or(last)
            .unwrap_or(self.start)
    }

    /// Whether every move of the record could be played.
    pub fn is_complete(&self) -> bool {
        self.plies.len() == self.recorded
    }
}

/// Plays the main line of a record.
///
/// The game is the one that its GameType (or Variant) tag names, and without such a
/// tag it is `assume`. Only if nobody names a game, it is the first one in which the
/// moves are legal. A tag is not believed, and a warning says so, where it cannot be
/// right: when its board does not have the squares of the first move, and the whole
/// record fits another game. Where a move is not legal in the game that was named,
/// the problem tells in [`fits`](Problem::fits) which other game the record fits.
/// Variations are not looked at: see [`Game`](super::Game).
///
/// A move that cannot be played ends the replay, but not the record: the moves
/// after it are counted and reported, and a position that is set up later takes
/// the game up again.
///
/// # Errors
///
/// If there is nothing to begin with: no known game, or a start position that
/// cannot be set up.
///
/// ```
/// use damier_draughts::{Variant, pdn};
/// use damier_game::{Outcome, Side};
///
/// let game = pdn::read("1. 32-28 19-23 2. 28x19 13x24 3. 1-2 2-0").next().expect("one")?;
/// let replay = pdn::replay(&game, None)?;
/// assert_eq!(replay.variant, Variant::International);
/// assert_eq!((replay.plies.len(), replay.recorded), (4, 5));
/// assert_eq!(replay.outcome, Some(Outcome::Win(Side::White)));
/// let problem = &replay.problems[0];
/// assert_eq!((problem.ply, problem.line, problem.column), (Some(5), 1, 34));
/// # Ok::<(), pdn::PdnError>(())
/// ```
pub fn replay(game: &RawGame<'_>, assume: Option<Variant>) -> Result<Replay, Problem> {
    let declared = Declared::of(game);
    let attempt = choose(game, &declared, assume)?;
    let results = Results::of(game, attempt.variant);
    let mut problems = game.problems().to_vec();
    problems.extend(remarks_on_tags(game, &declared, &attempt, &results));
    if attempt.is_renamed {
        problems.push(Problem::new(ProblemKind::BoardTurned, game.place(), None));
    }
    attempt.problems.append_to(&mut problems, game.place());
    Ok(Replay {
        variant: attempt.variant,
        start: attempt.start,
        plies: attempt.plies,
        set_ups: attempt.set_ups,
        recorded: attempt.recorded,
        problems,
        outcome: results.outcome,
        naming: attempt.walker.naming,
    })
}

/// Plays the game that is named, or finds by playing which one it is.
fn choose(
    game: &RawGame<'_>,
    declared: &Declared,
    assume: Option<Variant>,
) -> Result<Attempt, Problem> {
    // A game that Damier does not know is not taken for another one.
    let is_unknown = declared.text.is_some() && declared.variant.is_none();
    let named = declared.variant.or(assume.filter(|_| !is_unknown));
    let Some(variant) = named else {
        let others = match is_unknown {
            true => Vec::new(),
            false => candidates(game),
        };
        return guess(game, declared, others);
    };
    match Attempt::best(game, variant, declared) {
        Ok(attempt) if attempt.is_complete() => Ok(attempt),
        Ok(mut attempt) => {
            let other = attempt
                .problems
                .asks_for_another_game()
                .then(|| whole_in_another(game, variant, declared))
                .flatten();
            match other {
                Some(other) if !attempt.fits_board && declared.variant.is_some() => Ok(other),
                Some(other) => {
                    attempt.problems.suggest(other.variant);
                    Ok(attempt)
                }
                None => Ok(attempt),
            }
        }
        Err(mut problem) => {
            let other = whole_in_another(game, variant, declared);
            problem.fits = other.map(|other| other.variant);
            Err(problem)
        }
    }
}

/// The first other game into which the whole record fits.
fn whole_in_another(game: &RawGame<'_>, named: Variant, declared: &Declared) -> Option<Attempt> {
    let mut others = candidates(game).into_iter().filter(|other| *other != named);
    others.find_map(|other| {
        let attempt = Attempt::best(game, other, declared).ok()?;
        attempt.fits_wholly().then_some(attempt)
    })
}

/// The first game into which the whole record fits, or the one in which it gets
/// furthest.
fn guess(
    game: &RawGame<'_>,
    declared: &Declared,
    candidates: Vec<Variant>,
) -> Result<Attempt, Problem> {
    let mut failure = None;
    let mut best: Option<Attempt> = None;
    for variant in candidates {
        match Attempt::best(game, variant, declared) {
            Ok(attempt) if attempt.fits_wholly() => return Ok(attempt),
            Ok(attempt)
                if best
                    .as_ref()
                    .is_none_or(|best| attempt.rank() > best.rank()) =>
            {
                best = Some(attempt);
            }
            Ok(_) => {}
            Err(problem) => {
                failure.get_or_insert(problem);
            }
        }
    }
    match (failure, best) {
        (Some(problem), Some(best)) if best.plies.is_empty() => Err(problem),
        (_, Some(best)) => Ok(best),
        (Some(problem), None) => Err(problem),
        (None, None) => {
            let kind = ProblemKind::UnknownVariant {
                game_type: declared.text.clone(),
            };
            Err(Problem::new(kind, game.place(), None))
        }
    }
}

fn remarks_on_tags(
    game: &RawGame<'_>,
    declared: &Declared,
    attempt: &Attempt,
    results: &Results<'_>,
) -> Vec<Problem> {
    let mut kinds = Vec::new();
    if let Some(text) = &declared.text {
        if declared.variant != Some(attempt.variant) {
            let played = attempt.variant.id();
            kinds.push(ProblemKind::OtherVariant {
                declared: text.clone(),
                played,
            });
        } else if declared.foreign {
            let expected = attempt.variant.game_type();
            kinds.push(ProblemKind::ForeignGameType {
                found: text.clone(),
                expected,
            });
        }
    }
    if let Some(tag) = results.tag.filter(|_| results.tag_is_odd) {
        kinds.push(ProblemKind::UnknownResult { text: tag.into() });
    }
    if let (Some(tag), Some(end), false) = (results.tag, results.end, results.agree) {
        kinds.push(ProblemKind::ResultConflict {
            tag: tag.into(),
            end: end.into(),
        });
    }
    kinds
        .into_iter()
        .map(|kind| Problem::new(kind, game.place(), None))
        .collect()
}

/// Longer games have room made for them as they go.
const USUAL_PLIES: usize = 200;

/// The main line as far as it can be played in one variant.
#[derive(Debug)]
struct Attempt {
    variant: Variant,
    start: Position,
    walker: Walker,
    /// Whether squares are named in another way than the record says.
    is_renamed: bool,
    /// Whether the other side than the start position says makes the first move.
    turn_given: bool,
    plies: Vec<Played>,
    set_ups: Vec<SetUpLater>,
    recorded: usize,
    problems: Found,
    /// The place of the first move after the one that failed, and how many.
    unplayed: Option<(Place, usize)>,
    failed: bool,
    /// Whether the first move can be one on this board, by the squares it names.
    fits_board: bool,
}

impl Attempt {
    /// The attempt with the names of squares that get furthest: as the record says, or
    /// as other records have them for this game.
    fn best(game: &RawGame<'_>, variant: Variant, declared: &Declared) -> Result<Attempt, Problem> {
        let naming = declared.naming(variant);
        let said = Attempt::play(game, variant, naming);
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
            match Attempt::play(game, variant, other) {
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

    fn play(game: &RawGame<'_>, variant: Variant, naming: Naming) -> Result<Attempt, Problem> {
        let start = start_position(game, variant, naming)?;
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

    fn is_complete(&self) -> bool {
        self.plies.len() == self.recorded
    }

    /// Whether every move can be played, and nothing is odd about any.
    fn fits_wholly(&self) -> bool {
        self.is_complete() && self.unusual() == 0
    }

    /// How well the variant explains the record.
    fn rank(&self) -> (usize, Reverse<usize>) {
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

    /// Gives the turn to the other side if that makes the first move legal.
    fn let_other_side_begin(&mut self, item: Item<'_>) -> bool {
        if !self.plies.is_empty() || !self.set_ups.is_empty() {
            return false;
        }
        // Who begins a whole game is known; there the board may be turned.
        if self.start == Position::start(self.variant) && self.variant.first_mover() == Side::Black
        {
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
                if is_first && self.start == Position::start(self.variant) {
                    self.start = position;
                } else if !is_first || position != self.start {
                    self.set_ups.push(SetUpLater {
                        after: self.plies.len(),
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
        let ply = u32::try_from(self.plies.len() + 1).ok();
        self.problems.add(kind, || item.place(), ply);
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
) -> Result<Position, Problem> {
    let Some(tag) = game
        .tags()
        .iter()
        .find(|tag| tag.name.eq_ignore_ascii_case("FEN"))
    else {
        return Ok(Position::start(variant));
    };
    let Some(fen) = fen_of_tag(&tag.value) else {
        return Ok(Position::start(variant));
    };
    Position::from_fen_named(variant, fen, naming).map_err(|error| {
        let kind = ProblemKind::BadFen {
            fen: excerpt(fen),
            why: error.to_string(),
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
pub(super) fn set_up_position(walker: &Walker, fen: &str) -> Result<Position, String> {
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
        return Position::from_setup(variant, &setup).map_err(|error| error.to_string());
    }
    Position::from_fen_named(variant, fen, walker.naming).map_err(|error| error.to_string())
}
