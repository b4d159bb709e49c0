use alloc::string::String;
use alloc::vec::Vec;

use damier_game::{IllegalMove, Outcome};

use super::attempt::set_up_position;
use super::problem::{Found, Problem, ProblemKind, excerpt};
use super::raw::{Item, ItemKind, Line, RawGame};
use super::replay::{Replay, replay_with};
use super::scan;
use super::walk::{Taken, Walker};
use crate::naming::{Naming, translated};
use crate::{Geometry, Move, PlayOptions, Position, Variant};

/// A game with everything that a record tells of it: tags, moves, comments,
/// judgements and variations. It can be written as PDN.
///
/// Positions are not kept: whoever needs them plays the steps.
///
/// ```
/// use damier_draughts::{Position, Variant, pdn};
///
/// let mut position = Position::start(Variant::Russian);
/// let mut game = pdn::Game::new(position);
/// game.set_tag("White", "Ann");
/// for text in ["c3-d4", "d6-c5"] {
///     let mv = position.parse_move(text)?;
///     position.play(&mv)?;
///     game.push(&mv)?;
/// }
/// game.add(pdn::Step::Comment("agreed".into()))?;
/// game.outcome = Some(damier_game::Outcome::Draw);
/// assert_eq!(
///     game.to_pdn(),
///     "[White \"Ann\"]\n[Result \"1/2-1/2\"]\n[GameType \"25\"]\n\n\
///      1. c3-d4 d6-c5 {agreed} *\n"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Names and values of the tags, in order. Where `Result`, `GameType`, `Variant`,
    /// `SetUp` or `FEN` do not say what the other fields do, those are written.
    pub tags: Vec<(String, String)>,
    pub(super) start: Position,
    pub(super) line: Vec<Step>,
    /// Who won, if it is known.
    pub outcome: Option<Outcome>,
    end: End,
}

/// Where a line leads: what has to be known to add a step to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct End {
    /// Before the last move.
    before: Option<Position>,
    now: Option<Position>,
}

impl End {
    fn of(start: Option<Position>) -> End {
        End {
            before: None,
            now: start,
        }
    }

    fn follow(&mut self, steps: &[Step]) -> Result<(), IllegalMove> {
        steps.iter().try_for_each(|step| self.step(step))
    }

    fn step(&mut self, step: &Step) -> Result<(), IllegalMove> {
        match step {
            Step::Move(mv) => {
                let before = self.now.ok_or(IllegalMove)?;
                let mut position = before;
                position.play(mv)?;
                *self = End {
                    before: Some(before),
                    now: Some(position),
                };
            }
            Step::Unplayed(text) if scan::is_set_up(text) => self.now = None,
            Step::Unplayed(_) => {
                *self = End {
                    before: self.now,
                    now: None,
                };
            }
            Step::Variation { replaces, line } => {
                End::of(if *replaces { self.before } else { self.now }).follow(line)?;
            }
            Step::SetUp(position) => *self = End::of(Some(*position)),
            Step::Judgement(_) | Step::Nag(_) | Step::Comment(_) => {}
        }
        Ok(())
    }
}

/// One thing in a line of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A move, legal in the position that the steps before it lead to.
    Move(Move),
    /// A move of the record that could not be played, as it is written, but with
    /// squares named from the top left or by letters; or a position that could not be
    /// set up, as `/FEN "…"/`. The position after it is not known.
    Unplayed(String),
    /// A judgement of the move before it, such as `!?`.
    Judgement(String),
    /// A numeric annotation glyph.
    Nag(u32),
    /// A comment, its words parted by single blanks.
    Comment(String),
    /// Another way to go on.
    Variation {
        /// Whether it replaces the move before it. Otherwise it follows that move.
        replaces: bool,
        /// Its moves.
        line: Vec<Step>,
    },
    /// A position that is set up here.
    SetUp(Position),
}

impl Game {
    /// A game without tags and moves.
    pub fn new(start: Position) -> Game {
        Game {
            tags: Vec::new(),
            start,
            line: Vec::new(),
            outcome: None,
            end: End::of(Some(start)),
        }
    }

    /// A game of which every move is known to be legal.
    pub(super) fn of_parts(
        tags: Vec<(String, String)>,
        start: Position,
        line: Vec<Step>,
        outcome: Option<Outcome>,
    ) -> Game {
        let mut end = End::of(Some(start));
        // Whoever played them has refused what is not.
        if end.follow(&line).is_err() {
            end = End::of(None);
        }
        Game {
            tags,
            start,
            line,
            outcome,
            end,
        }
    }

    /// The position in which the game begins.
    pub fn start(&self) -> Position {
        self.start
    }

    /// The main line.
    pub fn line(&self) -> &[Step] {
        &self.line
    }

    /// Adds a move to the main line.
    ///
    /// # Errors
    ///
    /// If it is not legal in the position that the line leads to, or that position is
    /// not known; the game then stays as it is.
    ///
    /// ```
    /// use damier_draughts::{Position, Variant, pdn};
    ///
    /// let start = Position::start(Variant::Russian);
    /// let mut game = pdn::Game::new(start);
    /// let mv = start.parse_move("c3-d4")?;
    /// assert!(game.push(&mv).is_ok());
    /// assert!(game.push(&mv).is_err());
    /// assert_eq!(game.line().len(), 1);
    /// # Ok::<(), damier_draughts::MoveTextError>(())
    /// ```
    pub fn push(&mut self, mv: &Move) -> Result<(), IllegalMove> {
        self.add(Step::Move(mv.clone()))
    }

    /// Adds anything to the main line.
    ///
    /// # Errors
    ///
    /// If a move of it, or of a variation, is not legal where it stands; the game then
    /// stays as it is.
    pub fn add(&mut self, step: Step) -> Result<(), IllegalMove> {
        let mut end = self.end;
        end.step(&step)?;
        self.end = end;
        self.line.push(step);
        Ok(())
    }

    /// The value of a tag, whatever the case of its name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self
            .tags
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(&tag.1)
    }

    /// Sets a tag, in its old place if there is one of this name.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self
            .tags
            .iter_mut()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
        {
            Some((_, old)) => *old = value.into(),
            None => self.tags.push((name.into(), value.into())),
        }
    }

    /// Understands a record with its variations.
    ///
    /// The problems are those of the [`Replay`] of the main line, and then those of
    /// the variations.
    ///
    /// # Errors
    ///
    /// As [`replay`](super::replay()): if there is nothing to begin with.
    ///
    /// ```
    /// use damier_draughts::pdn::{self, Game};
    ///
    /// let text = "[GameType \"20\"] 1.32-28 (1. 33-28! {or so} 18x 9) 19-23* 2-0";
    /// let record = pdn::read(text).next().expect("one")?;
    /// let (game, replay) = Game::understand(&record, None)?;
    /// assert_eq!(replay.problems.len(), 1); // 18x9 is no move
    /// assert_eq!(
    ///     game.to_pdn(),
    ///     "[GameType \"20\"]\n[Result \"2-0\"]\n\n\
    ///      1. 32-28 (1. 33-28! {or so} 1... 18x9) 1... 19-23 $7 *\n"
    /// );
    /// # Ok::<(), pdn::PdnError>(())
    /// ```
    pub fn understand(
        record: &RawGame<'_>,
        assume: Option<Variant>,
    ) -> Result<(Game, Replay), Problem> {
        Game::understand_with(record, assume, PlayOptions::USUAL)
    }

    /// The same, its rules read as the options say where the record says nothing of it:
    /// see [`replay_with`](super::replay_with).
    ///
    /// # Errors
    ///
    /// As [`understand`](Game::understand).
    pub fn understand_with(
        record: &RawGame<'_>,
        assume: Option<Variant>,
        options: PlayOptions,
    ) -> Result<(Game, Replay), Problem> {
        let mut replay = replay_with(record, assume, options)?;
        let mut builder = Builder {
            geometry: replay.variant.geometry(),
            naming: replay.naming,
            inside: 0,
            problems: Found::default(),
        };
        let line = builder.line(
            record.line(),
            Start {
                position: Some(replay.start),
                known: replay.start,
                ply: 0,
            },
        );
        builder
            .problems
            .append_to(&mut replay.problems, record.place());
        let tags = record
            .tags()
            .iter()
            .map(|tag| (tag.name.into(), tag.value.clone().into()));
        let game = Game::of_parts(tags.collect(), replay.start, line, replay.outcome);
        Ok((game, replay))
    }
}

/// Where a line begins: the position, if it is known, the last one that was, and how
/// many plies come before.
#[derive(Clone, Copy)]
struct Start {
    position: Option<Position>,
    known: Position,
    ply: usize,
}

/// Turns the items of a record into steps.
struct Builder {
    geometry: &'static Geometry,
    naming: Naming,
    /// How many variations are open.
    inside: usize,
    problems: Found,
}

/// A line while it is being built.
struct Progress {
    steps: Vec<Step>,
    now: Start,
    /// Before the last move.
    before: Option<Start>,
    /// What to subtract from twice a move number to get a ply, as far as the
    /// numbers of the line have told.
    numbering: Option<usize>,
}

impl Builder {
    fn line(&mut self, mut items: Line<'_>, start: Start) -> Vec<Step> {
        let mut progress = Progress {
            steps: Vec::new(),
            now: start,
            before: None,
            numbering: None,
        };
        while let Some(item) = items.next() {
            match item.kind {
                ItemKind::Move => self.take(item, &mut items, &mut progress),
                ItemKind::Setup => self.set_up(item, &mut progress),
                ItemKind::Variation => self.variation(item, &mut progress),
                ItemKind::Number => {
                    let label = label(item).and_then(|label| label.checked_sub(progress.now.ply));
                    progress.numbering = label.or(progress.numbering);
                }
                ItemKind::Strength => judge(item.text(), &mut progress.steps),
                ItemKind::Nag => progress.steps.extend(item.value().map(Step::Nag)),
                ItemKind::Comment | ItemKind::Remark | ItemKind::Result => {
                    progress
                        .steps
                        .extend(comment(item.text()).map(Step::Comment));
                }
                ItemKind::Ellipsis | ItemKind::Null => {}
            }
        }
        progress.steps
    }

    fn take(&mut self, item: Item<'_>, items: &mut Line<'_>, progress: &mut Progress) {
        let before = progress.now;
        let taken = before.position.map(|position| {
            let mut walker = Walker {
                position,
                naming: self.naming,
            };
            let taken = walker.take(item, items);
            (taken, walker.position)
        });
        let (step, position) = match taken {
            Some((Taken::Played { mv, .. }, position)) => (Step::Move(mv), Some(position)),
            refused => {
                // Those of the main line are in the replay already.
                if let (Some((Taken::Refused { kind, .. }, _)), 1..) = (refused, self.inside) {
                    let ply = u32::try_from(before.ply + 1).ok();
                    self.problems.add(kind, || item.place(), ply);
                }
                let text: String = item.text().chars().filter(|c| !c.is_whitespace()).collect();
                let text = translated(&text, self.geometry, self.naming, Naming::OURS);
                match scan::as_move(text) {
                    Ok(text) => (Step::Unplayed(text), None),
                    // What would not be read as a move again is kept as a remark.
                    Err(text) => {
                        progress.steps.extend(comment(&text).map(Step::Comment));
                        return;
                    }
                }
            }
        };
        progress.before = Some(before);
        progress.now = Start {
            position,
            known: position.unwrap_or(before.known),
            ply: before.ply + 1,
        };
        progress.steps.push(step);
    }

    fn set_up(&mut self, item: Item<'_>, progress: &mut Progress) {
        let walker = Walker {
            position: progress.now.position.unwrap_or(progress.now.known),
            naming: self.naming,
        };
        match set_up_position(&walker, item.text()) {
            Ok(position)
                if self.inside == 0
                    && progress.steps.is_empty()
                    && Some(position) == progress.now.position =>
            {
                // The start position once more.
            }
            Ok(position) => {
                progress.now.position = Some(position);
                progress.now.known = position;
                progress.before = None;
                progress.steps.push(Step::SetUp(position));
            }
            Err(why) => {
                progress.now.position = None;
                progress.before = None;
                // Where squares are counted from elsewhere, it must not become a position.
                let usual = self.naming == Naming::of(walker.position.variant().notation());
                let text = broken_set_up(item.text(), if usual { "" } else { "? " });
                progress.steps.push(match scan::is_set_up(&text) {
                    true => Step::Unplayed(text),
                    false => Step::Comment(text),
                });
                if self.inside > 0 {
                    let kind = ProblemKind::BadFen {
                        fen: excerpt(item.text()),
                        why,
                    };
                    self.problems.add(kind, || item.place(), None);
                }
            }
        }
    }

    /// A variation replaces the move before it, as a rule. Some programs put it
    /// before the move that it replaces: numbers and legality tell.
    fn variation(&mut self, item: Item<'_>, progress: &mut Progress) {
        let Some(line) = item.line() else { return };
        let first = line.first_anywhere(|kind| matches!(kind, ItemKind::Move | ItemKind::Setup));
        // With nothing but comments, or in a position of its own, there is nothing to
        // tell by.
        let first = first.filter(|item| item.kind == ItemKind::Move);
        let legal = |start: Start| {
            let walker = start.position.map(|position| Walker {
                position,
                naming: self.naming,
            });
            walker
                .zip(first)
                .is_some_and(|(walker, first)| walker.find(first).is_some())
        };
        let numbered = |start: Start| {
            let number = line
                .first_anywhere(|kind| kind == ItemKind::Number)
                .and_then(label);
            number
                .zip(progress.numbering)
                .is_some_and(|(number, base)| number == base + start.ply)
        };
        let replaces = progress.before.is_some_and(|before| {
            let now = progress.now;
            let score = |start| (legal(start), numbered(start));
            first.is_none() || score(before) >= score(now)
        });
        let start = progress.before.filter(|_| replaces).unwrap_or(progress.now);
        self.inside += 1;
        let line = self.line(line, start);
        self.inside -= 1;
        match line.as_slice() {
            // PDN has no empty variations,
            [] => {}
            // and signs in brackets are a judgement of the move before them.
            [Step::Judgement(signs)] => judge(signs, &mut progress.steps),
            _ => progress.steps.push(Step::Variation { replaces, line }),
        }
    }
}

/// How a position that cannot be set up is kept: such that it is read as one again.
fn broken_set_up(fen: &str, mark: &str) -> String {
    let words: Vec<&str> = fen.split_whitespace().collect();
    alloc::format!("/FEN \"{mark}{}\"/", words.join(" "))
}

/// A comment with single blanks and without braces, which PDN cannot have in one.
fn comment(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ").replace('{', "(").replace('}', ")");
    if text.is_empty() { None } else { Some(text) }
}

/// Twice the number, and one more for the second move of a pair.
fn label(item: Item<'_>) -> Option<usize> {
    let number = usize::try_from(item.value()?).ok()?;
    Some(number.checked_mul(2)? + usize::from(item.is_second()))
}

/// Adds the signs of a judgement: `!?` as it is, `*` (*forced*) as its glyph.
fn judge(text: &str, steps: &mut Vec<Step>) {
    let signs: String = text.chars().filter(|c| matches!(c, '!' | '?')).collect();
    match steps.last_mut() {
        _ if signs.is_empty() => {}
        Some(Step::Judgement(before)) => before.push_str(&signs),
        _ => steps.push(Step::Judgement(signs)),
    }
    if text.contains('*') {
        steps.push(Step::Nag(7));
    }
}
