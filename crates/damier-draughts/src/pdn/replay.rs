use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use damier_game::{Outcome, PlyFacts};

use super::attempt::Attempt;
use super::guess::{Declared, candidates};
use super::problem::{Problem, ProblemKind};
use super::raw::RawGame;
use super::result::Results;
use crate::naming::Naming;
use crate::{Move, PlayOptions, Position, Variant};

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
    /// How many moves of the record, after those plies, could not be played before it:
    /// one, as a rule, an illegal move that was let stand.
    pub refused: usize,
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
    /// That result as the record spells it, such as `1-0` for `2-0`.
    pub stated: Option<String>,
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

/// Plays the main line of a record, its rules read the usual way unless its FEN tells
/// another; see [`replay_with`].
///
/// The game is the one that its GameType (or Variant) tag names, and without such a
/// tag it is `assume`. Only if nobody names a game, it is the first one in which the
/// moves are legal. A tag is not believed, and a warning says so, where it cannot be
/// right: when its board does not have the squares of the first move, and the
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
    replay_with(game, assume, PlayOptions::USUAL)
}

/// Plays the main line of a record as [`replay`] does, its rules read as the options
/// say where the record itself says nothing of it: no tag of PDN does, but the FEN of
/// its start may. Options of other games are passed over.
///
/// # Errors
///
/// As [`replay`].
///
/// ```
/// use damier_draughts::{Variant, pdn};
///
/// let record = "[GameType \"40\"]\n1. 32-28 *";
/// let game = pdn::read(record).next().expect("one")?;
/// let options = Variant::Frisian.choose([("king-value", "150")]).expect("offered");
/// let replay = pdn::replay_with(&game, None, options)?;
/// assert_eq!(replay.position().options(), options);
/// # Ok::<(), pdn::PdnError>(())
/// ```
pub fn replay_with(
    game: &RawGame<'_>,
    assume: Option<Variant>,
    options: PlayOptions,
) -> Result<Replay, Problem> {
    let mut declared = Declared::of(game);
    declared.options = options;
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
        stated: results.stated.map(|text| text.trim().to_owned()),
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
            if !declared.is_named
                && declared.text.is_some()
                && !attempt.fits_board
                && let Some(other) = on_another_board(game, declared, &attempt)
            {
                return Ok(other);
            }
            if attempt.problems.asks_for_another_game()
                && let Some(other) = whole_in_another(game, variant, declared)
            {
                attempt.problems.suggest(other.variant);
            }
            Ok(attempt)
        }
        Err(mut problem) => {
            let other = whole_in_another(game, variant, declared);
            problem.fits = other.map(|other| other.variant);
            Err(problem)
        }
    }
}

/// The record as a game on a board of another size, where the tag names one that does not
/// have the squares of the first move: the tag is then left over from something else.
fn on_another_board(game: &RawGame<'_>, declared: &Declared, named: &Attempt) -> Option<Attempt> {
    let size = |variant: Variant| (variant.geometry().width(), variant.geometry().height());
    let mut others = candidates(game);
    others.retain(|other| size(*other) != size(named.variant));
    let best = guess(game, declared, others).ok()?;
    (best.plies.len() > named.plies.len()).then_some(best)
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
    for name in ["GameType", "FEN", "Result", "Variant"] {
        let mut values = game
            .tags()
            .iter()
            .filter(|tag| tag.name.eq_ignore_ascii_case(name));
        let first = values.next().map(|tag| tag.value.trim());
        if values.any(|tag| Some(tag.value.trim()) != first) {
            let name = name.into();
            kinds.push(ProblemKind::ContradictoryTag { name });
        }
    }
    let fen = game.tag("FEN");
    let set_up = game.tag("SetUp").map(str::trim);
    let is_empty = fen.is_some_and(|fen| fen.trim().is_empty()) && set_up != Some("0");
    if is_empty || (set_up == Some("1") && fen.is_none()) {
        kinds.push(ProblemKind::MissingFen);
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
