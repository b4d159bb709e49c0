//! Differences of JSON documents, so that a log of an event holds what changed and
//! not the whole event again and again.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A step of the way to a value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Key {
    /// An item of a list, from 0.
    Index(usize),
    /// A member of an object.
    Name(String),
}

/// One difference.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Change {
    /// A value is there instead of the old one, of none, or behind the last item.
    Set {
        /// The way to it.
        at: Vec<Key>,
        /// The value.
        to: Value,
    },
    /// A list ends earlier.
    Cut {
        /// The way to it.
        at: Vec<Key>,
        /// How many items are left.
        to: usize,
    },
    /// A member is gone.
    Drop {
        /// The way to it.
        at: Vec<Key>,
    },
}

/// A change that does not fit the document.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a change leads to nothing at {0:?}")]
pub(crate) struct Astray(Vec<Key>);

/// What has to be done to the first document to get the second one.
pub(crate) fn difference(before: &Value, after: &Value) -> Vec<Change> {
    let mut changes = Vec::new();
    walk(before, after, &mut Vec::new(), &mut changes);
    changes
}

fn walk(before: &Value, after: &Value, at: &mut Vec<Key>, changes: &mut Vec<Change>) {
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => objects(before, after, at, changes),
        (Value::Array(before), Value::Array(after)) => {
            if after.len() < before.len() {
                changes.push(Change::Cut {
                    at: at.clone(),
                    to: after.len(),
                });
            }
            for (index, item) in after.iter().enumerate() {
                at.push(Key::Index(index));
                match before.get(index) {
                    Some(old) => walk(old, item, at, changes),
                    None => changes.push(Change::Set {
                        at: at.clone(),
                        to: item.clone(),
                    }),
                }
                at.pop();
            }
        }
        _ if before == after => {}
        _ => changes.push(Change::Set {
            at: at.clone(),
            to: after.clone(),
        }),
    }
}

fn objects(
    before: &Map<String, Value>,
    after: &Map<String, Value>,
    at: &mut Vec<Key>,
    changes: &mut Vec<Change>,
) {
    for name in before.keys().filter(|name| !after.contains_key(*name)) {
        at.push(Key::Name(name.clone()));
        changes.push(Change::Drop { at: at.clone() });
        at.pop();
    }
    for (name, value) in after {
        at.push(Key::Name(name.clone()));
        match before.get(name) {
            Some(old) => walk(old, value, at, changes),
            None => changes.push(Change::Set {
                at: at.clone(),
                to: value.clone(),
            }),
        }
        at.pop();
    }
}

/// Makes the changes, one after the other.
///
/// # Errors
///
/// If one of them does not fit; the document is of no use then.
pub(crate) fn apply(document: &mut Value, changes: &[Change]) -> Result<(), Astray> {
    for change in changes {
        let done = match change {
            Change::Set { at, to } => set(document, at, to.clone()),
            Change::Cut { at, to } => find(document, at)
                .and_then(Value::as_array_mut)
                .map(|list| list.truncate(*to)),
            Change::Drop { at } => drop_member(document, at),
        };
        if done.is_none() {
            let (Change::Set { at, .. } | Change::Cut { at, .. } | Change::Drop { at }) = change;
            return Err(Astray(at.clone()));
        }
    }
    Ok(())
}

fn find<'a>(document: &'a mut Value, at: &[Key]) -> Option<&'a mut Value> {
    at.iter().try_fold(document, |value, key| match key {
        Key::Index(index) => value.as_array_mut()?.get_mut(*index),
        Key::Name(name) => value.as_object_mut()?.get_mut(name),
    })
}

fn set(document: &mut Value, at: &[Key], to: Value) -> Option<()> {
    let Some((last, way)) = at.split_last() else {
        *document = to;
        return Some(());
    };
    let parent = find(document, way)?;
    match last {
        Key::Name(name) => {
            parent.as_object_mut()?.insert(name.clone(), to);
        }
        Key::Index(index) => {
            let list = parent.as_array_mut()?;
            if list.len() == *index {
                list.push(to);
            } else {
                *list.get_mut(*index)? = to;
            }
        }
    }
    Some(())
}

fn drop_member(document: &mut Value, at: &[Key]) -> Option<()> {
    let (Key::Name(last), way) = at.split_last()? else {
        return None;
    };
    find(document, way)?.as_object_mut()?.remove(last)?;
    Some(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_difference_leads_from_one_to_the_other_and_back() {
        let documents = [
            json!({"a": [1, 2, {"b": null}], "c": "x"}),
            json!({"a": [1, 3, {"b": 4, "d": []}, 5], "e": {}}),
            json!({"a": [], "c": null}),
            json!({"a": {"b": 1}, "c": [[]]}),
            json!([1]),
        ];
        for before in &documents {
            for after in &documents {
                let changes = difference(before, after);
                assert_eq!(changes.is_empty(), before == after);
                let written = serde_json::to_string(&changes).expect("JSON");
                let read: Vec<Change> = serde_json::from_str(&written).expect("changes");
                let mut document = before.clone();
                apply(&mut document, &read).expect("they fit");
                assert_eq!(document, *after, "{written}");
            }
        }
    }

    #[test]
    fn a_change_that_does_not_fit_is_refused() {
        let mut document = json!({"a": [1]});
        for text in [
            r#"[{"set":{"at":["a",3],"to":1}}]"#,
            r#"[{"set":{"at":["b",0],"to":1}}]"#,
            r#"[{"cut":{"at":["b"],"to":1}}]"#,
            r#"[{"drop":{"at":["b"]}}]"#,
            r#"[{"drop":{"at":[]}}]"#,
        ] {
            let changes: Vec<Change> = serde_json::from_str(text).expect("changes");
            assert!(apply(&mut document, &changes).is_err(), "{text}");
        }
    }
}
