//! Options that one family of games has and the other lacks.

use std::ffi::OsString;

use super::family::Family;

/// Why an option of one family does not go with the other; `None` if all do.
pub(crate) fn stray_option(arguments: &[OsString], family: Family) -> Option<String> {
    let words: Vec<&str> = arguments.iter().filter_map(|word| word.to_str()).collect();
    let (command, rest) = words.get(1..)?.split_first()?;
    STRAY.iter().find_map(|stray| {
        let given = rest.iter().any(|word| {
            let tail = word.strip_prefix(stray.option);
            tail.is_some_and(|tail| tail.is_empty() || tail.starts_with('='))
        });
        let lacks = match family {
            Family::Chess => !stray.of_chess,
            Family::Draughts => stray.of_chess,
            // The files of draughts can have it; the others would not.
            Family::Both => !stray.of_chess && stray.option != "--notation",
        };
        let applies = stray.command == *command && lacks && given;
        applies.then(|| format!("{} is {}", stray.option, stray.why))
    })
}

/// An option that one family has and the other lacks.
struct Stray {
    command: &'static str,
    option: &'static str,
    /// Whether it is chess that has it.
    of_chess: bool,
    /// Whom it is for, and what to do instead.
    why: &'static str,
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
        of_chess,
        why,
    }
}

/// What is asked of the wrong family by mistake, and what to do instead.
const STRAY: [Stray; 13] = [
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
