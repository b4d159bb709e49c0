//! What a table cannot say, beside it: remarks of one line each, `damier KIND JSON`,
//! which other programs pass over. Only what the table itself leaves open is written,
//! so that a table of an ordinary event has none.
//!
//! `event`, `regulations`, `player`, `round` and `game` name fields as the event file
//! has them; a field that is to be empty is null.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::audit::{MOST_ROUNDS, audit};
use super::{Fault, Problem};
use crate::model::{Board, ByeKind, Event, PlayerId, Round};

/// What a remark begins with.
const MARK: &str = "damier ";

/// The remark of a table of TRF in which full-point byes are what they seem: it changes
/// nothing.
const FULL_BYES: &str = "full-byes";

/// Fields of an event that have remarks of their own, or none: the log stays in the
/// event file.
const APART: [&str; 4] = ["regulations", "players", "rounds", "log"];

/// One remark of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Note {
    line: usize,
    kind: String,
    fields: Map<String, Value>,
}

impl Note {
    /// Reads what follows the sign of a remark; `None` if it is somebody else's.
    pub(super) fn read(line: usize, text: &str) -> Option<Result<Note, Problem>> {
        let (kind, json) = text.trim().strip_prefix(MARK)?.trim().split_once(' ')?;
        let note = |fields| Note {
            line,
            kind: kind.to_owned(),
            fields,
        };
        let wrong = |_| Problem::new(line, 1, Fault::RemarkBroken);
        Some(serde_json::from_str(json).map(note).map_err(wrong))
    }

    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// The ways to the parts of the event that it sets.
    pub(super) fn paths(&self, event: &Event) -> Vec<String> {
        let way = match self.kind.as_str() {
            "regulations" => "event.regulations".to_owned(),
            "event" => "event".to_owned(),
            "player" => {
                let id = self.fields.get("id").and_then(Value::as_u64);
                let mut players = event.players.iter();
                let index = players.position(|player| Some(player.id.0.into()) == id);
                format!("event.players[{}]", index.unwrap_or(usize::MAX))
            }
            "round" => {
                let round = self.fields.get("round").and_then(Value::as_u64);
                format!("event.rounds[{}]", round.unwrap_or(0).wrapping_sub(1))
            }
            _ => return Vec::new(),
        };
        let fields = self.fields.keys();
        fields.map(|field| format!("{way}.{field}")).collect()
    }

    /// Whether it says that full-point byes are meant as such.
    pub(super) fn is_of_full_byes(&self) -> bool {
        self.kind == FULL_BYES
    }

    pub(super) fn is_of_regulations(&self) -> bool {
        self.kind == "regulations"
    }
}

/// The remark that full-point byes are no pairing byes in disguise; `None` if there are
/// none outside matches of teams.
pub(super) fn of_full_byes(event: &Event) -> Option<String> {
    let mut byes = event.rounds.iter().flat_map(|round| &round.byes);
    let has_some = event.teams.is_empty() && byes.any(|bye| bye.kind == ByeKind::Full);
    has_some.then(|| format!("{MARK}{FULL_BYES} {{}}"))
}

/// The remarks that turn the event as it would be read from its table into what it is.
pub(super) fn missing(event: &Event, read: &Event) -> Vec<String> {
    let mut notes = Vec::new();
    let mut add = |kind: &str, fields: Map<String, Value>| {
        notes.push(format!("{MARK}{kind} {}", Value::Object(fields)));
    };
    let regulations = difference(&event.regulations, &read.regulations, &[]);
    if !regulations.is_empty() {
        add("regulations", regulations);
    }
    let mut fields = difference(event, read, &APART);
    if event.rounds.len() != read.rounds.len() {
        fields.insert("rounds".to_owned(), json!(event.rounds.len()));
    }
    if !fields.is_empty() {
        add("event", fields);
    }
    for player in &event.players {
        let Some(known) = read.player(player.id) else {
            continue;
        };
        let mut fields = difference(player, known, &[]);
        if !fields.is_empty() {
            fields.insert("id".to_owned(), json!(player.id));
            add("player", fields);
        }
    }
    let none = Round::default();
    for (number, round) in event.rounds.iter().enumerate() {
        let known = read.rounds.get(number).unwrap_or(&none);
        of_round(number + 1, round, known, &mut add);
    }
    notes
}

fn of_round(
    number: usize,
    round: &Round,
    known: &Round,
    add: &mut impl FnMut(&str, Map<String, Value>),
) {
    let mut boards = known.boards.clone();
    for board in &round.boards {
        let same = |b: &&Board| (b.white, b.black) == (board.white, board.black);
        if known.boards.iter().find(same) == Some(board) {
            continue;
        }
        let mut fields = object(board);
        fields.insert("round".to_owned(), json!(number));
        add("game", fields);
        put(&mut boards, board.clone());
    }
    let mut fields = difference(round, known, &["boards"]);
    if boards != round.boards {
        let order: Vec<[PlayerId; 2]> = round.boards.iter().map(|b| [b.white, b.black]).collect();
        fields.insert("order".to_owned(), json!(order));
    }
    if !fields.is_empty() {
        fields.insert("round".to_owned(), json!(number));
        add("round", fields);
    }
}

/// Puts a game in the place of the one of the same two, or behind all others.
fn put(boards: &mut Vec<Board>, board: Board) {
    let same = |b: &Board| {
        [(board.white, board.black), (board.black, board.white)].contains(&(b.white, b.black))
    };
    match boards.iter().position(same) {
        Some(place) => boards[place] = board,
        None => boards.push(board),
    }
}

fn object(value: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(value) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

/// The fields in which the two differ, as the first has them.
fn difference<T: Serialize>(wanted: &T, known: &T, apart: &[&str]) -> Map<String, Value> {
    let (mut wanted, mut known) = (object(wanted), object(known));
    for name in apart {
        wanted.remove(*name);
        known.remove(*name);
    }
    wanted.retain(|name, value| {
        let other = known.remove(name);
        other.as_ref() != Some(value)
    });
    let gone = known.into_iter().map(|(name, _)| (name, Value::Null));
    wanted.extend(gone);
    wanted
}

/// The value with other fields; `None` if it then is none of its kind.
fn patched<T: Serialize + DeserializeOwned>(value: &T, fields: &Map<String, Value>) -> Option<T> {
    let mut whole = object(value);
    for (name, field) in fields {
        match field {
            Value::Null => whole.remove(name),
            field => whole.insert(name.clone(), field.clone()),
        };
    }
    serde_json::from_value(Value::Object(whole)).ok()
}

/// Lets remarks complete an event; those that do not fit it are warned of. An event whose
/// parts fit one another stays one.
pub(super) fn apply(event: &mut Event, notes: &[Note]) -> Vec<Problem> {
    let mut misfits = Vec::new();
    if !notes.is_empty() && audit(event).is_empty() {
        let mut audits = MOST_AUDITS;
        some(event, notes, &mut audits, &mut misfits);
    } else {
        misfits.extend(notes.iter().filter(|note| one(event, note).is_none()));
    }
    let warnings = misfits.iter();
    warnings
        .map(|note| Problem::new(note.line, 1, Fault::RemarkMisfit))
        .collect()
}

/// How often an event is looked through for the remark that spoils it.
const MOST_AUDITS: usize = 64;

/// Lets some remarks complete an event. If it cannot be afterwards, each half of them is
/// tried by itself.
fn some<'n>(event: &mut Event, notes: &'n [Note], audits: &mut usize, misfits: &mut Vec<&'n Note>) {
    let (before, known) = (event.clone(), misfits.len());
    misfits.extend(notes.iter().filter(|note| one(event, note).is_none()));
    *audits = audits.saturating_sub(1);
    if audit(event).is_empty() {
        return;
    }
    *event = before;
    misfits.truncate(known);
    if notes.len() < 2 || *audits == 0 {
        misfits.extend(notes);
        return;
    }
    let (first, second) = notes.split_at(notes.len() / 2);
    some(event, first, audits, misfits);
    some(event, second, audits, misfits);
}

fn one(event: &mut Event, note: &Note) -> Option<()> {
    let mut fields = note.fields.clone();
    match note.kind.as_str() {
        FULL_BYES => {}
        "regulations" => event.regulations = patched(&event.regulations, &fields)?,
        "event" => {
            let most = MOST_ROUNDS;
            let rounds = match fields.remove("rounds").map(|n| n.as_u64()) {
                Some(number) => Some(usize::try_from(number?).ok().filter(|n| *n <= most)?),
                None => None,
            };
            if fields.keys().any(|name| APART.contains(&name.as_str())) {
                return None;
            }
            let bare = Event {
                players: Vec::new(),
                rounds: Vec::new(),
                ..event.clone()
            };
            let whole: Event = patched(&bare, &fields)?;
            let players = std::mem::take(&mut event.players);
            let mut kept = std::mem::take(&mut event.rounds);
            if let Some(rounds) = rounds {
                kept.resize(rounds, Round::default());
            }
            *event = Event {
                players,
                rounds: kept,
                ..whole
            };
        }
        "player" => {
            let id: PlayerId = serde_json::from_value(fields.get("id")?.clone()).ok()?;
            let player = event.players.iter_mut().find(|p| p.id == id)?;
            *player = patched(player, &fields)?;
        }
        "game" => {
            let round = round_of(event, &mut fields)?;
            let board: Board = serde_json::from_value(Value::Object(fields)).ok()?;
            let known = [board.white, board.black];
            if known.iter().any(|id| event.player(*id).is_none()) {
                return None;
            }
            put(&mut event.rounds[round].boards, board);
        }
        "round" => {
            let round = round_of(event, &mut fields)?;
            let order = fields.remove("order");
            let mut changed: Round = patched(&event.rounds[round], &fields)?;
            if let Some(order) = order {
                changed.boards = sorted(&changed.boards, order)?;
            }
            let most = changed.boards.len();
            let mut seats = changed.matches.iter().flat_map(|m| &m.boards);
            if seats.any(|seat| *seat >= most) {
                return None;
            }
            event.rounds[round] = changed;
        }
        _ => return None,
    }
    Some(())
}

/// The index of the round that the fields name.
fn round_of(event: &Event, fields: &mut Map<String, Value>) -> Option<usize> {
    let number = fields.remove("round")?.as_u64()?;
    let index = usize::try_from(number).ok()?.checked_sub(1)?;
    (index < event.rounds.len()).then_some(index)
}

/// The boards in an order; those that it does not name are left out.
fn sorted(boards: &[Board], order: Value) -> Option<Vec<Board>> {
    use std::collections::BTreeMap;

    let order: Vec<[PlayerId; 2]> = serde_json::from_value(order).ok()?;
    let mut known: BTreeMap<[PlayerId; 2], &Board> =
        boards.iter().map(|b| ([b.white, b.black], b)).collect();
    order
        .iter()
        .map(|pair| known.remove(pair).cloned())
        .collect()
}
