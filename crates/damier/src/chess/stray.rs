//! Options that one family of games has and the other lacks.

use std::ffi::OsString;

use super::family::Family;

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
        applies.then(|| match stray.value {
            None => format!("{} is {}", stray.option, stray.why),
            Some(value) => format!("{} {value} is {}", stray.option, stray.why),
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
    /// Whom it is for, and what to do instead.
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

/// What is asked of the wrong family by mistake, and what to do instead.
const STRAY: [Stray; 15] = [
    to(
        "pdn",
        false,
        "not for chess, whose games are written as pgn",
    ),
    to(
        "pgn",
        true,
        "only for chess; games of draughts are written as pdn",
    ),
    stray(
        "adjudicate",
        "--timeline",
        false,
        "not for chess: the story of a chess game has no counters to draw; --explain tells it",
    ),
    stray(
        "adjudicate",
        "--carried",
        false,
        "not for chess: write the FEN to go on from into the record; it tells the counter",
    ),
    stray(
        "adjudicate",
        "--notation",
        false,
        "not for chess: its squares have one name each",
    ),
    stray(
        "analyse",
        "--uci-engine",
        true,
        "only for chess: `damier analyse chess960 --uci-engine PROGRAM`; \
         draughts is analysed by the built-in engine, without this option",
    ),
    stray(
        "analyse",
        "--start",
        true,
        "only for chess; give a position of draughts as --fen",
    ),
    stray(
        "analyse",
        "--letters",
        true,
        "only for chess: draughts writes squares alone; see --notation",
    ),
    stray(
        "analyse",
        "--notation",
        false,
        "not for chess; see --letters",
    ),
    stray(
        "analyse",
        "--rules",
        false,
        "not for chess: its engine knows the laws of FIDE alone",
    ),
    stray(
        "show",
        "--counters",
        false,
        "not for chess: `damier adjudicate` tells what counts in a game",
    ),
    stray(
        "show",
        "--notation",
        false,
        "not for chess; see --letters and --rights",
    ),
    stray(
        "show",
        "--discs",
        false,
        "not for chess, whose pieces are letters",
    ),
    stray(
        "show",
        "--letters",
        true,
        "only for chess: draughts writes squares alone; see --notation",
    ),
    stray(
        "show",
        "--rights",
        true,
        "only for chess: no other game has castling rights",
    ),
];
