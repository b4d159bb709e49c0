//! Options that one family of games has and the other lacks.

use std::ffi::OsString;

use super::family::Family;
use crate::messages::say;

/// Why an option of one family does not go with the other; `None` if all do.
pub(crate) fn stray_option(arguments: &[OsString], family: Family) -> Option<String> {
    let words: Vec<&str> = arguments.iter().filter_map(|word| word.to_str()).collect();
    let (command, rest) = words.get(1..)?.split_first()?;
    STRAY.iter().find_map(|stray| {
        let given = (0..rest.len()).any(|at| stray.is_at(&rest[at..]));
        let lacks = match family {
            Family::Chess => !stray.of_chess,
            Family::Draughts => stray.of_chess,
            // The files of draughts can have it; the others would not.
            Family::Both => !stray.of_chess && stray.option != "--notation",
        };
        let applies = stray.command == *command && lacks && given;
        applies.then(|| {
            let option = match stray.value {
                None => stray.option.to_owned(),
                Some(value) => format!("{} {value}", stray.option),
            };
            say(stray.why, &[("option", option.into())])
        })
    })
}

/// An option that one family has and the other lacks.
struct Stray {
    command: &'static str,
    option: &'static str,
    /// The value that only one family has; none if it is the option itself.
    value: Option<&'static str>,
    /// Whether it is chess that has it.
    of_chess: bool,
    /// The message that says whom it is for, and what to do instead.
    why: &'static str,
}

impl Stray {
    /// Whether the words begin with it, its value behind a blank or an equals sign.
    fn is_at(&self, words: &[&str]) -> bool {
        let Some(tail) = words[0].strip_prefix(self.option) else {
            return false;
        };
        match (self.value, tail.strip_prefix('=')) {
            (None, after) => tail.is_empty() || after.is_some(),
            (Some(value), Some(after)) => after == value,
            (Some(value), None) => tail.is_empty() && words.get(1) == Some(&value),
        }
    }
}

const fn stray(
    command: &'static str,
    option: &'static str,
    of_chess: bool,
    why: &'static str,
) -> Stray {
    Stray {
        command,
        option,
        value: None,
        of_chess,
        why,
    }
}

/// A form of `show`.
const fn to(form: &'static str, of_chess: bool, why: &'static str) -> Stray {
    Stray {
        value: Some(form),
        ..stray("show", "--to", of_chess, why)
    }
}

/// What is asked of the wrong family by mistake, and the message about it.
const STRAY: [Stray; 23] = [
    to("pdn", false, "stray-show-pdn"),
    to("pgn", true, "stray-show-pgn"),
    stray("adjudicate", "--timeline", false, "stray-timeline"),
    stray("adjudicate", "--carried", false, "stray-carried"),
    stray(
        "adjudicate",
        "--notation",
        false,
        "stray-adjudicate-notation",
    ),
    stray("adjudicate", "--plies", false, "stray-evidence"),
    stray("adjudicate", "--positions", false, "stray-evidence"),
    stray("adjudicate", "--no-tables", false, "stray-evidence"),
    stray("analyse", "--uci-engine", true, "stray-uci-engine"),
    stray("analyse", "--start", true, "stray-start"),
    stray("analyse", "--letters", true, "stray-letters"),
    stray("analyse", "--notation", false, "stray-analyse-notation"),
    stray("analyse", "--rules", false, "stray-rules"),
    stray("show", "--counters", false, "stray-counters"),
    stray("show", "--notation", false, "stray-show-notation"),
    stray("show", "--discs", false, "stray-discs"),
    stray("show", "--letters", true, "stray-letters"),
    stray("show", "--rights", true, "stray-rights"),
    stray("moves", "--start", true, "stray-start"),
    stray("moves", "--letters", true, "stray-letters"),
    stray("moves", "--notation", false, "stray-analyse-notation"),
    stray("perft", "--start", true, "stray-start"),
    stray("show", "--start", true, "stray-start"),
];
