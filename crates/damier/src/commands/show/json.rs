//! A game, move by move, for programs.

use std::io::{BufReader, Read, Write};

use damier_draughts::pdn::{Clocks, Game, GameData, Replay, Step, StepData};
use damier_draughts::{Notation, Position};
use damier_game::{BySide, Spelling};
use serde::{Deserialize as _, Serialize, Serializer};

use super::objects::{Object, Objects};
use crate::failure::Failure;
use crate::input::json_fault;
use crate::messages::{say, spoken};
use crate::position::MoveJson;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct GameJson<'g> {
    game: u64,
    variant: &'static str,
    #[serde(serialize_with = "tags_in_order")]
    tags: &'g [(String, String)],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    tag_list: &'g [(String, String)],
    start_fen: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    notation: Option<Notation>,
    moves: Vec<PlyJson>,
    line: Vec<StepData>,
    result: Option<&'static str>,
    problems: Vec<ProblemJson>,
}

#[derive(Serialize)]
struct PlyJson {
    ply: usize,
    side: &'static str,
    #[serde(flatten)]
    mv: MoveJson,
    crowns: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<ClockJson>,
    fen: String,
}

/// Seconds on the clocks after a ply, as a comment tells.
#[derive(Serialize)]
struct ClockJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<u32>,
}

#[derive(Serialize)]
struct ProblemJson {
    ply: Option<u32>,
    line: u32,
    column: u32,
    what: String,
    remedy: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PositionJson {
    variant: &'static str,
    fen: String,
    side_to_move: &'static str,
    moves: Vec<MoveJson>,
}

/// Writes a game as one JSON object on a line.
pub(super) fn write_game(
    number: u64,
    game: &Game,
    replay: &Replay,
    notation: Notation,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut before = replay.start;
    let mut moves = Vec::with_capacity(replay.plies.len());
    let mut clocks = clocks(game).into_iter();
    for (index, played) in replay.plies.iter().enumerate() {
        if let Some(set_up) = replay
            .set_ups
            .iter()
            .rev()
            .find(|set_up| set_up.after == index)
        {
            before = set_up.position;
        }
        moves.push(PlyJson {
            ply: index + 1,
            side: before.side_to_move().as_str(),
            mv: MoveJson::new(&before, &played.mv, notation),
            crowns: played.mv.crowns(),
            clock: clocks.next().flatten(),
            fen: played.position.fen_in(notation),
        });
        before = played.position;
    }
    let problems = replay.problems.iter().map(|problem| ProblemJson {
        ply: problem.ply,
        line: problem.line,
        column: problem.column,
        what: damier_words::pdn_problem(problem, spoken()),
        remedy: damier_words::pdn_remedy(problem, spoken()),
    });
    let data = GameData::of(game, notation);
    let game = GameJson {
        game: number,
        variant: replay.variant.id(),
        tags: &data.tags,
        tag_list: &data.tag_list,
        start_fen: replay.start.fen_in(notation),
        notation: Some(notation).filter(|&notation| notation == Notation::Reversed),
        moves,
        line: data.line,
        result: replay
            .outcome
            .map(|outcome| outcome.spell(Spelling::Draughts)),
        problems: problems.collect(),
    };
    serde_json::to_writer(&mut *out, &game)?;
    writeln!(out)?;
    Ok(())
}

/// The clock times after every move of the main line.
fn clocks(game: &Game) -> Vec<Option<ClockJson>> {
    let mut side = game.start().side_to_move();
    let mut found = Vec::new();
    for step in game.line() {
        match step {
            Step::Move(_) => {
                side = side.opponent();
                found.push(None);
            }
            Step::SetUp(position) => side = position.side_to_move(),
            Step::Comment(text) => {
                let clocks = Clocks::of(text, side.opponent());
                if let (Some(clocks), Some(last)) = (clocks, found.last_mut()) {
                    let BySide { white, black } = clocks.left;
                    *last = Some(ClockJson { white, black });
                }
            }
            _ => {}
        }
    }
    found
}

/// Writes a position with its legal moves as one JSON object on a line.
pub(super) fn write_position(
    position: &Position,
    notation: Notation,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let legal = position.legal_moves();
    let position = PositionJson {
        variant: position.variant().id(),
        fen: position.fen_in(notation),
        side_to_move: position.side_to_move().as_str(),
        moves: legal
            .iter()
            .map(|mv| MoveJson::new(position, mv, notation))
            .collect(),
    };
    serde_json::to_writer(&mut *out, &position)?;
    writeln!(out)?;
    Ok(())
}

fn tags_in_order<S: Serializer>(
    tags: &[(String, String)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(tags.iter().map(|(name, value)| (name, value)))
}

/// The games of a text of JSON objects, one after another: as the functions above write
/// them, or with less. One that is broken does not stop the next.
pub(super) fn games(reader: impl Read) -> impl Iterator<Item = Result<Game, String>> {
    Objects::of(BufReader::new(reader)).map(|Object { line, text }| {
        let game = text.and_then(|text| {
            // How deep an object goes was limited when it was cut out of the text.
            let mut reader = serde_json::Deserializer::from_slice(&text);
            reader.disable_recursion_limit();
            let data = GameData::deserialize(&mut reader).map_err(|error| json_fault(&error))?;
            reader.end().map_err(|error| json_fault(&error))?;
            Game::try_from(data).map_err(|error| damier_words::game_data(&error, spoken()))
        });
        game.map_err(|what| {
            let args = [("line", line.to_string().into()), ("what", what.into())];
            say("object-at", &args)
        })
    })
}
