//! Which fields a log may have. A server reads its own logs more leniently: one of a later
//! version may have added to them.

use serde_json::{Map, Value};

use super::machine::MatchError;

const PLAN: &[&str] = &[
    "kind",
    "variant",
    "rulebook",
    "rulebookText",
    "names",
    "firstWhite",
    "youth",
    "stages",
    "drawn",
    "breakMs",
    "pauseMs",
    "sanctionMs",
];
const STAGE: &[&str] = &["stage", "games", "winner", "loser", "clock", "carried"];
const CLOCK: &[&str] = &["initialMs", "incrementMs"];
const NAMES: &[&str] = &["first", "second"];
const END: &[&str] = &["result", "leftMs", "flag", "reason", "refereed"];
const LEFT: &[&str] = &["white", "black"];

/// Refuses a line with a field that no event has there. What is no event at all is left
/// to the reader.
///
/// # Errors
///
/// [`MatchError::UnknownField`].
pub(super) fn known(text: &str) -> Result<(), MatchError> {
    let Ok(Value::Object(event)) = serde_json::from_str(text) else {
        return Ok(());
    };
    let fields: &[&str] = match event.get("type").and_then(Value::as_str) {
        Some("created") => &["type", "at", "plan"],
        Some("game-began") => &["type", "at", "number", "game", "breakMs"],
        Some("game-ended" | "game-corrected") => &["type", "at", "number", "end"],
        Some("pause-asked") => &["type", "at", "player"],
        Some("sanctioned") => &["type", "at", "player", "referee", "why"],
        Some("decided") => &["type", "at", "winner", "referee", "why"],
        _ => return Ok(()),
    };
    only(&event, "", fields)?;
    if let Some(plan) = object(&event, "plan") {
        only(plan, "plan.", PLAN)?;
        inside(plan, "plan.", "names", NAMES)?;
        let stages = plan.get("stages").and_then(Value::as_array);
        for (index, stage) in stages.into_iter().flatten().enumerate() {
            if let Value::Object(stage) = stage {
                let place = format!("plan.stages[{index}].");
                only(stage, &place, STAGE)?;
                inside(stage, &place, "clock", CLOCK)?;
            }
        }
    }
    if let Some(end) = object(&event, "end") {
        only(end, "end.", END)?;
        inside(end, "end.", "leftMs", LEFT)?;
    }
    Ok(())
}

fn object<'v>(of: &'v Map<String, Value>, name: &str) -> Option<&'v Map<String, Value>> {
    of.get(name).and_then(Value::as_object)
}

fn inside(
    of: &Map<String, Value>,
    place: &str,
    name: &str,
    known: &[&str],
) -> Result<(), MatchError> {
    match object(of, name) {
        Some(inner) => only(inner, &format!("{place}{name}."), known),
        None => Ok(()),
    }
}

fn only(object: &Map<String, Value>, place: &str, known: &[&str]) -> Result<(), MatchError> {
    match object.keys().find(|key| !known.contains(&key.as_str())) {
        Some(key) => Err(MatchError::UnknownField {
            field: format!("{place}{}", crate::live::shorten(key)),
            known: known.join(", "),
        }),
        None => Ok(()),
    }
}
