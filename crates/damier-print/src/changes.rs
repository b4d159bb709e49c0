//! What a change of the regulations changed, in words.

use damier_tournament::model::{LogEntry, RegulationChange, What};
use damier_tournament::{Criterion, Regulations};
use serde_json::Value;

use crate::Texts;
use crate::messages::value;

/// The text of a rule book is told by its beginning alone.
const BEGINNING: usize = 40;

impl Texts<'_> {
    /// A change of the regulations: each item with what it was and what it became.
    pub(crate) fn regulations_changed(
        &self,
        entry: &LogEntry,
        before: &Regulations,
        reason: &str,
    ) -> String {
        let changes = before.changes_to(self.regulations_after(entry));
        let reason = ("reason", value(reason));
        if changes.is_empty() {
            return self.say("log-regulations", &[reason]);
        }
        let changes: Vec<String> = changes.iter().map(|change| self.change(change)).collect();
        let changes = ("changes", value(changes.join("; ")));
        self.say("log-regulations-changes", &[reason, changes])
    }

    /// The regulations that an entry of the log brought: the next change has noted them,
    /// and after the last one they are those of the event.
    fn regulations_after(&self, entry: &LogEntry) -> &Regulations {
        let log = &self.event().log;
        let after = log.iter().rposition(|e| e == entry).map_or(0, |at| at + 1);
        let mut later = log[after.min(log.len())..].iter();
        let next = later.find_map(|entry| match &entry.what {
            What::RegulationsChanged { before, .. } => Some(&**before),
            _ => None,
        });
        next.unwrap_or(&self.event().regulations)
    }

    fn change(&self, change: &RegulationChange) -> String {
        let item = self.word(&format!("regulation-{}", change.item.replace('_', "-")));
        let shown = |side: &Value| match (change.item.as_str(), side) {
            ("criteria", Value::Array(criteria)) => {
                let name = |criterion: &Value| {
                    serde_json::from_value::<Criterion>(criterion.clone())
                        .map_or_else(|_| self.plain(criterion), |c| self.criterion(c))
                };
                criteria.iter().map(name).collect::<Vec<_>>().join(", ")
            }
            ("rule_book_text", Value::String(text)) => {
                let start: String = text.chars().take(BEGINNING).collect();
                format!("{}…", start.replace('\n', " "))
            }
            ("system" | "preset" | "unplayed", Value::String(name)) => {
                self.word(&format!("event-{}-{}", change.item, policy(name)))
            }
            ("keep_apart" | "first_colour", Value::String(name)) => {
                self.word(&format!("regulation-{name}"))
            }
            _ => self.plain(side),
        };
        let args = [
            ("item", value(item)),
            ("before", value(shown(&change.before))),
            ("after", value(shown(&change.after))),
        ];
        self.say("log-change", &args)
    }

    /// A value of the event file without its brackets and quotation marks.
    fn plain(&self, side: &Value) -> String {
        match side {
            Value::Null => "—".to_owned(),
            Value::Bool(true) => self.word("regulation-yes"),
            Value::Bool(false) => self.word("regulation-no"),
            Value::Number(number) => number.to_string(),
            Value::String(text) => text.clone(),
            Value::Array(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.plain(part)).collect();
                parts.join(", ")
            }
            Value::Object(fields) => {
                let field =
                    |(name, part): (&String, &Value)| format!("{name} {}", self.plain(part));
                fields.iter().map(field).collect::<Vec<_>>().join(", ")
            }
        }
    }
}

/// What the names of the three policies of FIDE are called in messages.
fn policy(name: &str) -> &str {
    match name {
        "fide-virtual-2009" => "fide-2009",
        "fide-dummy-2024" => "fide-2024",
        "fide-capped-2026" => "fide-2026",
        other => other,
    }
}
