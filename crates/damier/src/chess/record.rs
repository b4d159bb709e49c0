//! A chess game as JSON, written and read.

use std::fmt;

use damier_chess::pgn::{Node, Record, Variation};
use damier_chess::{Letters, Position, Rights};
use damier_game::{Game as _, Outcome, Spelling};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::family::is_name;
use super::position::{MoveJson, start_number};
use crate::input::json_fault;
use crate::messages::{number, say, spoken};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct GameJson<'g> {
    game: u64,
    variant: &'static str,
    start: Option<u16>,
    #[serde(serialize_with = "tags_in_order")]
    tags: &'g [(String, String)],
    start_fen: String,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    intro: &'g [String],
    moves: Vec<PlyJson<'g>>,
    result: Option<&'static str>,
    problems: Vec<String>,
}

#[derive(Serialize)]
struct PlyJson<'g> {
    ply: usize,
    side: &'static str,
    #[serde(flatten)]
    mv: MoveJson,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    nags: &'g [u8],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    comments: &'g [String],
    fen: String,
    /// What could have been played instead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<VariationJson<'g>>,
}

#[derive(Serialize)]
struct VariationJson<'g> {
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    intro: &'g [String],
    moves: Vec<PlyJson<'g>>,
}

impl<'g> GameJson<'g> {
    /// A game with its number in the file.
    pub(super) fn of(
        game: u64,
        record: &'g Record,
        letters: Letters,
        rights: Rights,
    ) -> GameJson<'g> {
        GameJson {
            game,
            variant: "chess960",
            start: start_number(&record.start),
            tags: &record.tags,
            start_fen: record.start.fen_with(rights),
            intro: &record.intro,
            moves: plies(&record.start, 1, &record.line, letters, rights),
            result: record.outcome.map(|outcome| outcome.spell(Spelling::Chess)),
            problems: record
                .problems
                .iter()
                .map(|problem| damier_words::pgn_sentence(problem, spoken()))
                .collect(),
        }
    }
}

fn plies<'g>(
    start: &Position,
    first: usize,
    line: &'g [Node],
    letters: Letters,
    rights: Rights,
) -> Vec<PlyJson<'g>> {
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(line.len());
    for (ply, node) in (first..).zip(line) {
        let after = position.after(&node.mv);
        let variations = node.variations.iter().map(|variation| VariationJson {
            intro: &variation.intro,
            moves: plies(&position, ply, &variation.line, letters, rights),
        });
        moves.push(PlyJson {
            ply,
            side: position.side_to_move().as_str(),
            mv: MoveJson::new(&position, &node.mv, letters),
            nags: &node.nags,
            comments: &node.comments,
            fen: after.fen_with(rights),
            variations: variations.collect(),
        });
        position = after;
    }
    moves
}

fn tags_in_order<S: Serializer>(tags: &[(String, String)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(tags.iter().map(|(name, value)| (name, value)))
}

/// What is read again of a game; the rest follows from it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct GameData {
    variant: Option<String>,
    #[serde(default)]
    tags: Tags,
    start_fen: Option<String>,
    /// Of a position, whose `moves` are those that can be played.
    fen: Option<String>,
    #[serde(default)]
    intro: Vec<String>,
    #[serde(default)]
    moves: Vec<PlyData>,
    result: Option<String>,
}

#[derive(Deserialize)]
struct PlyData {
    uci: Option<String>,
    text: Option<String>,
    #[serde(default)]
    nags: Vec<u8>,
    #[serde(default)]
    comments: Vec<String>,
    #[serde(default)]
    variations: Vec<VariationData>,
}

#[derive(Deserialize)]
struct VariationData {
    #[serde(default)]
    intro: Vec<String>,
    #[serde(default)]
    moves: Vec<PlyData>,
}

/// Names and values in their order, also such as come twice.
#[derive(Default)]
struct Tags(Vec<(String, String)>);

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tags, D::Error> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = Tags;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("tags, as an object of names and values")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Tags, M::Error> {
                let mut tags = Vec::new();
                while let Some(tag) = map.next_entry()? {
                    tags.push(tag);
                }
                Ok(Tags(tags))
            }
        }
        from.deserialize_map(Pairs)
    }
}

/// Objects and lists are not nested deeper than this: a variation takes four levels, and
/// of PGN no more than 64 are kept in one another.
const MOST_DEPTH: usize = 4 * 64 + 8;

/// How deep objects and lists are nested.
fn depth(text: &[u8]) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    let (mut in_text, mut escaped) = (false, false);
    for byte in text {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            b'{' | b'[' if !in_text => depth += 1,
            b'}' | b']' if !in_text => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

/// Reads a game or position of JSON.
///
/// # Errors
///
/// What keeps it from being a game of chess.
pub(super) fn read(text: &[u8]) -> Result<Record, String> {
    if depth(text) > MOST_DEPTH {
        return Err(say(
            "object-deep",
            &[("most", MOST_DEPTH.to_string().into())],
        ));
    }
    let mut from = serde_json::Deserializer::from_slice(text);
    // Variations in one another are deeper than the usual limit.
    from.disable_recursion_limit();
    let data = GameData::deserialize(&mut from).map_err(|error| json_fault(&error))?;
    if let Some(name) = data.variant.as_deref().filter(|name| !is_name(name)) {
        return Err(say("chess-json-variant", &[("name", name.into())]));
    }
    let (fen, moves) = match (data.start_fen, data.fen) {
        (Some(fen), _) => (fen, data.moves),
        (None, Some(fen)) => (fen, Vec::new()),
        (None, None) => return Err(say("chess-json-no-start", &[])),
    };
    let start = Position::from_fen(&fen).map_err(|error| {
        let what = damier_words::chess_position(&error, spoken());
        say("chess-json-position", &[("what", what.into())])
    })?;
    let outcome = match data.result.as_deref() {
        None | Some("*") => None,
        Some(result) => {
            let outcome = Outcome::parse(result);
            Some(outcome.ok_or_else(|| say("chess-json-result", &[("result", result.into())]))?)
        }
    };
    let mut record = Record::new(start);
    record.line = line(&record.start, 1, moves)?;
    record.tags = data.tags.0;
    record.intro = data.intro;
    record.outcome = outcome;
    Ok(record)
}

fn line(start: &Position, first: usize, moves: Vec<PlyData>) -> Result<Vec<Node>, String> {
    let mut position = start.clone();
    let mut nodes = Vec::with_capacity(moves.len());
    for (ply, data) in (first..).zip(moves) {
        let mv = match (&data.uci, &data.text) {
            // In UCI the letters of the pieces are the same in all languages.
            (Some(uci), _) => {
                let moves = position.legal_moves();
                let named = moves.into_iter().find(|mv| mv.uci() == *uci);
                named.ok_or_else(|| {
                    let args = [("ply", number(ply)), ("uci", uci.as_str().into())];
                    say("chess-json-uci", &args)
                })?
            }
            (None, Some(text)) => position.parse_in(text, Letters::English).map_err(|error| {
                let what = damier_words::chess_move(&error, spoken());
                say(
                    "chess-json-move",
                    &[("ply", number(ply)), ("what", what.into())],
                )
            })?,
            (None, None) => return Err(say("chess-json-no-move", &[("ply", number(ply))])),
        };
        let mut variations = Vec::with_capacity(data.variations.len());
        for variation in data.variations {
            variations.push(Variation {
                intro: variation.intro,
                line: line(&position, ply, variation.moves)?,
            });
        }
        position = position.after(&mv);
        nodes.push(Node {
            mv,
            nags: data.nags,
            comments: data.comments,
            variations,
        });
    }
    Ok(nodes)
}
