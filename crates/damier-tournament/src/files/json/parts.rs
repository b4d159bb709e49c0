//! What cannot be read of an event file, part by part: the reader of a whole stops at the
//! first place.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::complaint;
use crate::Fraction;
use crate::model::{
    Acceleration, Board, Bye, ByeKind, Event, ForbiddenGroup, LogEntry, PlayOff, PlayOffForm,
    PlayOffGame, Player, PlayerId, Regulations, RequestedBye, Round, StartDraw, System, Team,
    TeamBye, TeamId, TeamMatch, What,
};
use crate::standings::Preset;

/// Complaints of the reader, each with the way to its place.
pub(super) fn complaints(event: &Value) -> Vec<(String, String)> {
    let mut parts = Parts { found: Vec::new() };
    let regulations = Regulations::new(System::Manual, 0, Preset::FmjdRr);
    let Some(fields) = event.as_object() else {
        parts.try_out::<Event>(EVENT, event);
        return parts.found;
    };
    let mut rest = fields.clone();
    let mut part = |name: &str| Some((format!("{EVENT}.{name}"), rest.remove(name)?));
    if let Some((path, value)) = part("regulations") {
        parts.fields(&path, &value, &regulations);
    }
    parts.items(part("players"), &Player::new(1, ""));
    parts.items(part("teams"), &Team::sample());
    if let Some((path, list)) = part("rounds") {
        parts.list(&path, &list, Parts::round);
    }
    parts.items(part("requested_byes"), &RequestedBye::sample());
    parts.items(part("start_draws"), &StartDraw::sample());
    parts.items(part("forbidden"), &ForbiddenGroup::sample());
    parts.items(part("accelerations"), &Acceleration::sample());
    if let Some((path, list)) = part("play_offs") {
        parts.list(&path, &list, Parts::play_off);
    }
    parts.items(part("log"), &LogEntry::sample());
    let sample = object(&Event::new("", regulations));
    parts.each_field::<Event>(EVENT, &rest, &sample);
    parts.missing::<Event>(EVENT, fields, &sample);
    parts.found
}

/// The way to an event in its file.
const EVENT: &str = "event";

struct Parts {
    found: Vec<(String, String)>,
}

impl Parts {
    /// Reads a value as a whole; whether that can be done.
    fn try_out<T: DeserializeOwned>(&mut self, path: &str, value: &Value) -> bool {
        let Err(error) = serde_path_to_error::deserialize::<_, T>(value) else {
            return true;
        };
        let inner = error.path().to_string();
        let path = match inner.as_str() {
            "." | "?" => path.to_owned(),
            inner if inner.starts_with('[') => format!("{path}{inner}"),
            inner => format!("{path}.{inner}"),
        };
        self.found.push((path, complaint(error.inner())));
        false
    }

    /// The items of a list, each by itself.
    fn list(&mut self, path: &str, list: &Value, mut item: impl FnMut(&mut Parts, &str, &Value)) {
        let Some(items) = list.as_array() else {
            self.try_out::<Vec<Value>>(path, list);
            return;
        };
        for (index, value) in items.iter().enumerate() {
            item(self, &format!("{path}[{index}]"), value);
        }
    }

    /// The items of a list of a kind.
    fn items<T>(&mut self, list: Option<(String, Value)>, sample: &T)
    where
        T: Serialize + DeserializeOwned,
    {
        if let Some((path, list)) = list {
            self.list(&path, &list, |parts, path, value| {
                parts.fields(path, value, sample);
            });
        }
    }

    /// An object, field by field: each is tried in the place of that of a sample.
    fn fields<T>(&mut self, path: &str, value: &Value, sample: &T)
    where
        T: Serialize + DeserializeOwned,
    {
        if T::deserialize(value).is_ok() {
            return;
        }
        let Some(given) = value.as_object() else {
            self.try_out::<T>(path, value);
            return;
        };
        let (known, sample) = (self.found.len(), object(sample));
        self.each_field::<T>(path, given, &sample);
        self.missing::<T>(path, given, &sample);
        if self.found.len() == known {
            // Only together do they fail.
            self.try_out::<T>(path, value);
        }
    }

    fn each_field<T: DeserializeOwned>(
        &mut self,
        path: &str,
        given: &Map<String, Value>,
        sample: &Map<String, Value>,
    ) {
        for (name, value) in given {
            let mut whole = sample.clone();
            whole.insert(name.clone(), value.clone());
            self.try_out::<T>(path, &Value::Object(whole));
        }
    }

    /// Fields that have to be there, and are not.
    fn missing<T: DeserializeOwned>(
        &mut self,
        path: &str,
        given: &Map<String, Value>,
        sample: &Map<String, Value>,
    ) {
        for name in sample.keys().filter(|name| !given.contains_key(*name)) {
            let mut whole = sample.clone();
            whole.remove(name);
            self.try_out::<T>(path, &Value::Object(whole));
        }
    }

    fn round(&mut self, path: &str, value: &Value) {
        if Round::deserialize(value).is_ok() {
            return;
        }
        let Some(fields) = value.as_object() else {
            self.try_out::<Round>(path, value);
            return;
        };
        let mut rest = fields.clone();
        let mut part = |name: &str| Some((format!("{path}.{name}"), rest.remove(name)?));
        self.items(part("boards"), &Board::new(PlayerId(1), PlayerId(2)));
        self.items(part("byes"), &Bye::sample());
        self.items(part("matches"), &TeamMatch::sample());
        self.items(part("team_byes"), &TeamBye::sample());
        let sample = object(&Round::default());
        self.each_field::<Round>(path, &rest, &sample);
        self.missing::<Round>(path, fields, &sample);
    }

    fn play_off(&mut self, path: &str, value: &Value) {
        let mut rest = value.clone();
        let games = rest.as_object_mut().and_then(|own| own.remove("games"));
        let games = games.map(|list| (format!("{path}.games"), list));
        self.items(games, &PlayOffGame::sample());
        self.fields(path, &rest, &PlayOff::sample());
    }
}

fn object(value: &impl Serialize) -> Map<String, Value> {
    // Plain data with string keys cannot fail to serialise.
    match serde_json::to_value(value) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

/// Values that can be read, in whose fields others are tried.
trait Sample {
    fn sample() -> Self;
}

macro_rules! samples {
    ($($name:ident { $($field:ident: $value:expr),* })*) => {
        $(impl Sample for $name {
            fn sample() -> $name {
                $name { $($field: $value),* }
            }
        })*
    };
}

samples! {
    Team { id: TeamId(1), name: String::new(), members: Vec::new() }
    RequestedBye { round: 1, player: PlayerId(1), kind: ByeKind::Zero }
    StartDraw { round: 1, number: 1, text: String::new() }
    ForbiddenGroup { first: 1, last: 1, players: Vec::new() }
    Acceleration {
        points: Fraction::ONE, first: 1, last: 1, from: PlayerId(1), to: PlayerId(1)
    }
    LogEntry { when: None, after_round: 0, what: What::Undone }
    Bye { player: PlayerId(1), kind: ByeKind::Zero }
    TeamMatch { white: TeamId(1), black: TeamId(2), boards: Vec::new() }
    TeamBye { team: TeamId(1), kind: ByeKind::Zero }
    PlayOffGame {
        white: PlayerId(1), black: PlayerId(2), winner: None, left_ms: None, flag: None
    }
    PlayOff {
        place: 1, players: Vec::new(), form: PlayOffForm::Lots, games: Vec::new(),
        order: Vec::new()
    }
}
