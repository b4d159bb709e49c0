//! What a change of the regulations changed.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::Regulations;

/// One item of the regulations that was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegulationChange {
    /// Its name in the event file, such as `rounds`, `scale` or `round_dates`.
    pub item: String,
    /// What it was, as the event file has it; `Null` if it was not there.
    pub before: Value,
    /// What it became.
    pub after: Value,
}

impl Regulations {
    /// What is different in regulations that came after these, item by item. Of the scale
    /// and of the rules of teams only the parts that differ are named.
    pub fn changes_to(&self, after: &Regulations) -> Vec<RegulationChange> {
        differing(&fields(self), &fields(after))
            .into_iter()
            .map(|(item, before, after)| match (&before, &after) {
                (Value::Object(old), Value::Object(new)) => {
                    let parts = differing(old, new);
                    let part = |side: fn(&(String, Value, Value)) -> &Value| {
                        let known = parts.iter().map(|p| (p.0.clone(), side(p).clone()));
                        Value::Object(known.collect())
                    };
                    RegulationChange {
                        before: part(|p| &p.1),
                        after: part(|p| &p.2),
                        item,
                    }
                }
                _ => RegulationChange {
                    item,
                    before,
                    after,
                },
            })
            .collect()
    }
}

fn fields(regulations: &Regulations) -> Map<String, Value> {
    // Plain data with string keys cannot fail to serialise.
    match serde_json::to_value(regulations) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

fn differing(old: &Map<String, Value>, new: &Map<String, Value>) -> Vec<(String, Value, Value)> {
    let names: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
    let of = |fields: &Map<String, Value>, name: &str| fields.get(name).cloned();
    names
        .into_iter()
        .map(|name| {
            let (before, after) = (of(old, name), of(new, name));
            (
                name.clone(),
                before.unwrap_or_default(),
                after.unwrap_or_default(),
            )
        })
        .filter(|(_, before, after)| before != after)
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::model::System;
    use crate::standings::Preset;

    #[test]
    fn only_what_differs_is_named() {
        let before = Regulations::new(System::Dutch2026, 5, Preset::FmjdSwissSolkoff);
        let mut after = before.clone();
        assert_eq!(before.changes_to(&after), []);
        after.rounds = 6;
        after.scale.draw = crate::Fraction::HALF;
        after.time_control = "1h".to_owned();
        let found = before.changes_to(&after);
        let items: Vec<&str> = found.iter().map(|change| change.item.as_str()).collect();
        assert_eq!(items, ["rounds", "scale", "time_control"]);
        assert_eq!((&found[0].before, &found[0].after), (&json!(5), &json!(6)));
        assert_eq!(found[1].before.as_object().map(Map::len), Some(1));
        assert_eq!(found[2].before, Value::Null);
    }
}
