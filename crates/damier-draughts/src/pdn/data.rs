//! Games as data, for JSON and the like.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use damier_game::{Outcome, Spelling};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::game::{Game, Step};
use super::scan;
use crate::naming::{Naming, translated};
use crate::{Geometry, Move, MoveTextError, Notation, Position, PositionError, Setup, Variant};

/// A [`Game`] in a form that `serde` reads and writes: all that a record tells, the
/// moves as texts.
///
/// ```
/// use damier_draughts::pdn::{Game, GameData};
/// use damier_draughts::Notation;
///
/// let json = r#"{
///     "variant": "international", "tags": {"White": "Ann"}, "startFen": "W:W31-50:B1-20",
///     "line": [{"move": "32-28"}, {"comment": "[%clk 1:59:30]"}, {"move": "19-23"},
///              {"variation": {"replaces": true, "line": [{"move": "18-23"}]}}],
///     "result": "1-1"
/// }"#;
/// let data: GameData = serde_json::from_str(json)?;
/// let game = Game::try_from(data)?;
/// assert!(game.to_pdn().ends_with("1. 32-28 {[%clk 1:59:30]} 1... 19-23 (1... 18-23) *\n"));
/// assert_eq!(Game::try_from(GameData::of(&game, Notation::Numeric))?, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GameData {
    /// Which game.
    pub variant: Variant,
    /// Names and values of the tags, in order; in JSON an object, which has a name that
    /// comes several times only once, with its first value.
    #[serde(default, with = "ordered_map")]
    pub tags: Vec<(String, String)>,
    /// All names and values in order, each a list of two; only if a name comes several
    /// times. It then counts in place of `tags`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tag_list: Vec<(String, String)>,
    /// The position in which the game begins, as FEN.
    #[serde(alias = "fen")]
    pub start_fen: String,
    /// Where numbers of squares begin; letters mean the same in every notation.
    #[serde(default, skip_serializing_if = "is_numeric")]
    pub notation: Notation,
    /// The main line.
    #[serde(default)]
    pub line: Vec<StepData>,
    /// `2-0`, `1-1`, `0-2` or `0-0`, White first, if it is known.
    #[serde(default)]
    pub result: Option<String>,
}

/// A [`Step`] as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum StepData {
    /// A move that can be played.
    Move(String),
    /// A move of the record that cannot.
    Unplayed(String),
    /// A judgement of the move before it.
    Judgement(String),
    /// A numeric annotation glyph.
    Nag(u32),
    /// A comment.
    Comment(String),
    /// Another way to go on.
    Variation {
        /// Whether it replaces the move before it.
        replaces: bool,
        /// Its moves.
        line: Vec<StepData>,
    },
    /// A position that is set up here, as FEN.
    SetUp(String),
}

impl GameData {
    /// A game as data, its squares named in a notation.
    pub fn of(game: &Game, notation: Notation) -> GameData {
        let tags = distinct(&game.tags);
        let tag_list = match tags.len() == game.tags.len() {
            true => Vec::new(),
            false => game.tags.clone(),
        };
        GameData {
            variant: game.start.variant(),
            tags,
            tag_list,
            start_fen: game.start.fen_in(notation),
            notation,
            line: Telling {
                geometry: game.start.variant().geometry(),
                notation,
            }
            .steps(Some(game.start), &game.line),
            result: game.outcome.map(|o| o.spell(Spelling::Draughts).into()),
        }
    }
}

/// The tags without those whose names came before.
fn distinct(tags: &[(String, String)]) -> Vec<(String, String)> {
    let mut seen = BTreeSet::new();
    let tags = tags.iter().filter(|(name, _)| seen.insert(name));
    tags.cloned().collect()
}

fn is_numeric(notation: &Notation) -> bool {
    *notation == Notation::Numeric
}

/// How moves are told.
struct Telling {
    geometry: &'static Geometry,
    notation: Notation,
}

impl Telling {
    fn steps(&self, start: Option<Position>, line: &[Step]) -> Vec<StepData> {
        let notation = self.notation;
        let (mut before, mut now) = (start, start);
        let data = line.iter().map(|step| match step {
            Step::Move(mv) => {
                before = now;
                now = now.and_then(|mut position| position.play(mv).ok().map(|_| position));
                let text = before.map(|position| position.move_text(mv, notation));
                match text.filter(|_| now.is_some()) {
                    Some(text) => StepData::Move(text),
                    None => StepData::Unplayed(self.path(mv)),
                }
            }
            Step::Unplayed(text) if scan::is_set_up(text) => {
                now = None;
                StepData::Unplayed(text.clone())
            }
            Step::Unplayed(text) => {
                before = now;
                now = None;
                let naming = Naming::of(notation);
                StepData::Unplayed(translated(text, self.geometry, Naming::OURS, naming))
            }
            Step::Judgement(text) => StepData::Judgement(text.clone()),
            Step::Nag(number) => StepData::Nag(*number),
            Step::Comment(text) => StepData::Comment(text.clone()),
            Step::Variation { replaces, line } => StepData::Variation {
                replaces: *replaces,
                line: self.steps(if *replaces { before } else { now }, line),
            },
            Step::SetUp(position) => {
                now = Some(*position);
                StepData::SetUp(position.fen_in(notation))
            }
        });
        data.collect()
    }

    /// A move whose position is not known, by its path.
    fn path(&self, mv: &Move) -> String {
        let sign = if mv.is_capture() { "x" } else { "-" };
        let name = |&square| self.geometry.name(square, self.notation);
        let squares: Vec<String> = mv.path().iter().map(name).collect();
        squares.join(sign)
    }
}

impl TryFrom<GameData> for Game {
    type Error = GameDataError;

    /// Plays the moves.
    ///
    /// # Errors
    ///
    /// If a position cannot be set up, or a move is not legal where it stands; the
    /// error names its place in the data.
    fn try_from(data: GameData) -> Result<Game, GameDataError> {
        let error = |place: &str, fault: DataFault| GameDataError {
            place: place.into(),
            fault,
        };
        let reading = Reading {
            variant: data.variant,
            notation: data.notation,
        };
        let start = reading
            .position(&data.start_fen)
            .map_err(|why| error("startFen", DataFault::Position(why)))?;
        let outcome = data.result.as_deref().map(|text| {
            let odd = || error("result", DataFault::Result(text.into()));
            Outcome::parse(text).ok_or_else(odd)
        });
        let tags = match data.tag_list.is_empty() {
            true => data.tags,
            false => data.tag_list,
        };
        let line = reading.steps(Some(start), data.line, "line", 0)?;
        Ok(Game::of_parts(tags, start, line, outcome.transpose()?))
    }
}

/// How data are read.
struct Reading {
    variant: Variant,
    notation: Notation,
}

impl Reading {
    fn position(&self, fen: &str) -> Result<Position, PositionError> {
        let setup = Setup::parse_fen_in(self.variant, fen, self.notation);
        let setup = setup.map_err(PositionError::Fen)?;
        Position::from_setup(self.variant, &setup).map_err(PositionError::Setup)
    }

    fn steps(
        &self,
        start: Option<Position>,
        line: Vec<StepData>,
        path: &str,
        depth: usize,
    ) -> Result<Vec<Step>, GameDataError> {
        let (mut before, mut now) = (start, start);
        let mut steps = Vec::with_capacity(line.len());
        for (index, step) in line.into_iter().enumerate() {
            let error = |fault: DataFault| GameDataError {
                place: format!("{path}[{index}]"),
                fault,
            };
            steps.push(match step {
                StepData::Move(text) => {
                    let lost = || error(DataFault::UnknownPosition(text.clone()));
                    let mut position = now.ok_or_else(lost)?;
                    before = now;
                    let mv = position
                        .parse_move_in(&text, self.notation)
                        .map_err(|why| error(DataFault::Move(why)))?;
                    position.play(&mv).map_err(|_| lost())?;
                    now = Some(position);
                    Step::Move(mv)
                }
                StepData::Unplayed(text) if scan::is_move(&text) => {
                    before = now;
                    now = None;
                    let geometry = self.variant.geometry();
                    let naming = Naming::of(self.notation);
                    Step::Unplayed(translated(&text, geometry, naming, Naming::OURS))
                }
                StepData::Unplayed(text) if scan::is_set_up(&text) => {
                    now = None;
                    Step::Unplayed(text)
                }
                StepData::Unplayed(text) => Step::Comment(text),
                StepData::Judgement(text) => {
                    Step::Judgement(text.chars().filter(|c| "!?".contains(*c)).collect())
                }
                StepData::Nag(number) => Step::Nag(number),
                StepData::Comment(text) => Step::Comment(text),
                StepData::Variation { .. } if depth == scan::MOST_DEPTH => {
                    return Err(error(DataFault::TooDeep(depth)));
                }
                StepData::Variation { replaces, line } => {
                    let start = if replaces { before } else { now };
                    let path = format!("{path}[{index}].line");
                    Step::Variation {
                        replaces,
                        line: self.steps(start, line, &path, depth + 1)?,
                    }
                }
                StepData::SetUp(fen) => {
                    let position = self
                        .position(&fen)
                        .map_err(|why| error(DataFault::Position(why)))?;
                    now = Some(position);
                    Step::SetUp(position)
                }
            });
        }
        Ok(steps)
    }
}

/// The data are no game that can be played.
///
/// ```
/// use damier_draughts::pdn::{Game, GameData};
///
/// let data: GameData = serde_json::from_str(
///     r#"{"variant": "russian", "startFen": "W:Wc3:Bh8", "line": [{"move": "c3-d5"}]}"#,
/// )?;
/// let error = Game::try_from(data).unwrap_err();
/// assert_eq!(error.to_string(), "line[0]: `c3-d5`: there is no square `d5` on this board");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameDataError {
    place: String,
    fault: DataFault,
}

/// What is wrong at one place of the data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DataFault {
    /// A position cannot be set up.
    Position(PositionError),
    /// The text is no result.
    Result(String),
    /// A move in a position that nobody knows.
    UnknownPosition(String),
    /// A move that is not legal where it stands.
    Move(MoveTextError),
    /// Variations are nested deeper than this.
    TooDeep(usize),
}

impl GameDataError {
    /// Where in the data, such as `line[3]`.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// What is wrong there.
    pub fn fault(&self) -> &DataFault {
        &self.fault
    }
}

impl fmt::Display for GameDataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.place)?;
        match &self.fault {
            DataFault::Position(error) => error.fmt(f),
            DataFault::Result(text) => write!(f, "`{text}` is none of 2-0, 1-1, 0-2, 0-0"),
            DataFault::UnknownPosition(text) => write!(f, "`{text}`: the position is not known"),
            DataFault::Move(error) => error.fmt(f),
            DataFault::TooDeep(limit) => {
                write!(f, "variations are nested more than {limit} deep")
            }
        }
    }
}

impl core::error::Error for GameDataError {}

/// Pairs as an object, in their order. A name that comes twice stays twice.
mod ordered_map {
    use super::*;

    pub(super) fn serialize<S: Serializer>(
        pairs: &[(String, String)],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<(String, String)>, D::Error> {
        struct Pairs;

        impl<'de> Visitor<'de> for Pairs {
            type Value = Vec<(String, String)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of texts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(pairs)
            }
        }

        deserializer.deserialize_map(Pairs)
    }
}
