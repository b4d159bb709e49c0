//! Telling chess from draughts.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::Path;

use damier_chess::pgn::is_chess960_name;
use damier_draughts::Variant;

/// Bytes of a file that are looked at.
const HEAD: u64 = 1 << 16;

/// What the arguments of the program are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    Draughts,
    Chess,
    /// Files of both, to be told apart one by one.
    Both,
}

impl Family {
    /// What the arguments of the program are about.
    pub(crate) fn of(arguments: &[OsString]) -> Family {
        let words: Vec<&str> = arguments.iter().filter_map(|word| word.to_str()).collect();
        let Some((command, rest)) = words.get(1..).and_then(<[&str]>::split_first) else {
            return Family::Draughts;
        };
        let about_positions = matches!(*command, "moves" | "perft" | "analyse");
        let about_games = matches!(*command, "adjudicate" | "show");
        if !about_positions && !about_games && *command != "match" {
            return Family::Draughts;
        }
        if let Some(named) = named_game(rest, about_positions) {
            return Family::chess_if(is_name(named));
        }
        if !about_games {
            return Family::Draughts;
        }
        let files: Vec<&str> = files_of(rest).collect();
        match files.iter().filter(|file| holds_chess(file)).count() {
            0 => Family::chess_if(rest.iter().any(|word| is_chess_book(word) || is_fen(word))),
            chess if chess < files.len() && *command == "adjudicate" => Family::Both,
            _ => Family::Chess,
        }
    }

    const fn chess_if(is_chess: bool) -> Family {
        match is_chess {
            true => Family::Chess,
            false => Family::Draughts,
        }
    }
}

/// The arguments that are files to be read, not the values of options.
fn files_of<'a>(rest: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    /// Options whose value may be a file.
    const VALUED: [&str; 3] = ["--rules", "--timeline", "--carried"];
    let mut before = "";
    rest.iter().copied().filter(move |word| {
        let is_value = VALUED.contains(&std::mem::replace(&mut before, word));
        !is_value && (*word == "-" || Path::new(word).is_file())
    })
}

/// The game that the arguments name: `--variant`, or for the commands that begin
/// with it the first argument.
fn named_game<'a>(rest: &[&'a str], first: bool) -> Option<&'a str> {
    let at = rest.iter().position(|word| *word == "--variant");
    let option = at.and_then(|at| rest.get(at + 1)).copied();
    let equals = rest.iter().find_map(|word| word.strip_prefix("--variant="));
    let positional = || {
        let known = |word: &&&str| is_name(word) || word.parse::<Variant>().is_ok();
        rest.iter().find(known).copied()
    };
    option
        .or(equals)
        .or_else(|| if first { positional() } else { None })
}

/// Whether a name on the command line means chess.
pub(crate) fn is_name(name: &str) -> bool {
    let number = name.bytes().all(|sign| sign.is_ascii_digit());
    !number && (is_chess960_name(name) || name.eq_ignore_ascii_case("chess"))
}

/// Whether an argument is a rule book for chess.
fn is_chess_book(word: &str) -> bool {
    let id = word.strip_prefix("--rules=").unwrap_or(word);
    matches!(id, "fide-960" | "casual-960")
}

/// Whether a file, or `-` for standard input, holds chess: games or positions.
pub(crate) fn holds_chess(file: &str) -> bool {
    if file == "-" {
        // What is looked at here stays in the buffer for whoever reads on.
        let head = io::stdin().lock().fill_buf().map(<[u8]>::to_vec);
        return head.is_ok_and(|head| is_pgn(&head, false));
    }
    let path = Path::new(file);
    let mut head = Vec::new();
    let read = File::open(path)
        .ok()
        .filter(|_| path.is_file())
        .and_then(|file| file.take(HEAD).read_to_end(&mut head).ok());
    let named = path
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("pgn"));
    read.is_some() && is_pgn(&head, named)
}

/// Whether a text is meant as a chess position.
pub(super) fn is_fen(text: &str) -> bool {
    let board = text.split_whitespace().next().unwrap_or_default();
    board.matches('/').count() == 7
        && board
            .bytes()
            .all(|b| b"/12345678pnbrqkPNBRQK~".contains(&b))
}

/// Whether a text holds chess games or positions; `likely` if its name says so.
fn is_pgn(head: &[u8], mut likely: bool) -> bool {
    let text = String::from_utf8_lossy(head);
    let text = text.trim_start_matches('\u{feff}').trim_start();
    if let Some(game) = json_game(text) {
        return is_name(game);
    }
    if text.lines().next().is_some_and(is_fen) {
        return true;
    }
    let mut in_comment = false;
    for line in text.lines().map(str::trim_start) {
        if !in_comment && let Some(tag) = tag_line(line) {
            let Some((name, value)) = tag.split_once('"') else {
                continue;
            };
            let value = value.split('"').next().unwrap_or_default();
            match name.trim().to_ascii_lowercase().as_str() {
                "gametype" => return false,
                "variant" if is_name(value) => return true,
                // Servers of both families call their usual game so.
                "variant" if is_shared_name(value) => {}
                "variant" if value.parse::<Variant>().is_ok() => return false,
                "site" => likely |= value.contains("://lichess.org/"),
                "fen" if is_fen(value) => return true,
                "fen" if value.contains(':') => return false,
                _ => {}
            }
            continue;
        }
        let moves = without_comments(line, &mut in_comment);
        if let Some(chess) = moves.split_whitespace().find_map(says_game) {
            return chess;
        }
    }
    likely
}

/// Whether a name of a variant says no more than that it is the usual game.
fn is_shared_name(value: &str) -> bool {
    [
        "standard",
        "normal",
        "classic",
        "classical",
        "from position",
    ]
    .iter()
    .any(|name| value.trim().eq_ignore_ascii_case(name))
}

/// The game that records in JSON say they are of; none if the text is no JSON.
fn json_game(text: &str) -> Option<&str> {
    // Objects may stand in a list.
    let object = text.strip_prefix('[').map_or(text, str::trim_start);
    let inner = object.strip_prefix('{')?.trim_start();
    let (_, after) = inner.strip_prefix('"')?.split_once("variant\"")?;
    let value = after.trim_start().strip_prefix(':')?.trim_start();
    value.strip_prefix('"')?.split('"').next()
}

/// What follows the bracket of a line that is a tag, or was meant as one.
fn tag_line(line: &str) -> Option<&str> {
    let tag = line.strip_prefix('[')?;
    tag.trim_start()
        .starts_with(|sign: char| sign.is_ascii_alphabetic())
        .then_some(tag)
}

/// A line of moves without its comments: words of a comment such as `Kees` or `Breda`
/// begin like moves of chess. `inside` says whether a comment in braces is open.
fn without_comments(line: &str, inside: &mut bool) -> String {
    let mut kept = String::new();
    if !*inside && line.starts_with('%') {
        return kept;
    }
    for sign in line.chars() {
        match sign {
            '}' if *inside => *inside = false,
            _ if *inside => {}
            '{' => {
                *inside = true;
                kept.push(' ');
            }
            ';' => break,
            _ => kept.push(sign),
        }
    }
    kept
}

/// What a word of the moves says about the game: `e4`, `Nf3` and `O-O` are chess,
/// `32-28` and `c3xe5` are draughts.
fn says_game(word: &str) -> Option<bool> {
    let word = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let after_number = word.trim_start_matches('.');
    if is_chess_move(after_number) {
        return Some(true);
    }
    match after_number.as_bytes() {
        [b'a'..=b'h', b'1'..=b'8', b'-' | b'x' | b':', ..] => Some(false),
        [b'-' | b'x' | b':', b'0'..=b'9', rest @ ..] if word.len() == after_number.len() => {
            // `1-0`, `0-1` and `1/2-1/2` are results in both.
            (!rest.is_empty()).then_some(false)
        }
        _ => None,
    }
}

/// Whether a word is a whole move of chess, and not merely begins like one.
fn is_chess_move(word: &str) -> bool {
    let word = word.trim_end_matches(['+', '#', '!', '?']);
    if matches!(word, "O-O" | "O-O-O") {
        return true;
    }
    let file = |sign: &u8| (b'a'..=b'h').contains(sign);
    let rank = |sign: &u8| (b'1'..=b'8').contains(sign);
    let (pawn, rest) = match word.as_bytes() {
        [b'K' | b'Q' | b'R' | b'B' | b'N', rest @ ..] => (false, rest),
        [rest @ .., b'=', b'Q' | b'R' | b'B' | b'N'] => (true, rest),
        rest => (true, rest),
    };
    let Some((from, [to_file, to_rank])) = rest.split_last_chunk::<2>() else {
        return false;
    };
    if !file(to_file) || !rank(to_rank) {
        return false;
    }
    match (pawn, from) {
        (_, []) => true,
        (true, [a, b'x']) => file(a),
        (true, _) => false,
        (false, [b'x']) => true,
        (false, [a] | [a, b'x']) => file(a) || rank(a),
        (false, [a, b] | [a, b, b'x']) => file(a) && rank(b),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meant(words: &[&str]) -> bool {
        let all = ["damier"].iter().chain(words).map(OsString::from);
        Family::of(&all.collect::<Vec<_>>()) == Family::Chess
    }

    #[test]
    fn the_arguments_tell_the_family() {
        for (words, chess) in [
            (&["moves", "chess960"][..], true),
            (&["moves", "--json", "Chess960"], true),
            (&["perft", "russian", "960"], false),
            (&["perft", "chess", "3"], true),
            (&["moves", "international"], false),
            (&["analyse", "chess960", "--start", "3"], true),
            (&["analyse", "russian"], false),
            (&["match", "--variant", "chess960"], true),
            (&["match", "--engine", "level:1"], false),
            (&["show", "4k3/8/8/8/8/8/8/4K3 w - -"], true),
            (&["show", "W:W31:BK46"], false),
            (&["show", "--variant", "russian", "W:W31:BK5"], false),
            (&["adjudicate", "--variant=chess960", "x"], true),
            (&["adjudicate", "no-such-file.pgn"], false),
            (&["rules", "show", "fide-960"], false),
            (&["serve"], false),
            (&[], false),
        ] {
            assert_eq!(meant(words), chess, "{words:?}");
        }
    }

    #[test]
    fn the_beginning_of_a_file_tells_it() {
        for (text, chess) in [
            ("[Event \"x\"]\n\n1. e4 e5 2. Nf3 *", true),
            ("1.Nf3 d5 1-0", true),
            ("1. 32-28 19-23 2. 28x19 14x23 1-1", false),
            ("1. c3-d4 b6-a5 *", false),
            ("[GameType \"20\"]\n\n1. 32-28 *", false),
            ("[Variant \"fischerandom\"]\n[FEN \"x\"]\n\n*", true),
            ("[Variant \"Russian\"]\n\n*", false),
            (
                "[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\"]",
                true,
            ),
            ("[FEN \"W:W31:B1\"]\n\n*", false),
            ("[Event \"x\"]\n\n1-0", false),
            ("[Variant \"Standard\"]\n\n1. e4 e5 2. Nf3 *", true),
            ("[Variant \"Standard\"]\n\n1. 32-28 19-23 *", false),
            ("[Variant \"Standard\"]\n\n1. c3-d4 b6-a5 *", false),
            ("[Variant \"Standard\"]\n[GameType \"20\"]\n\n*", false),
            ("[Variant \"Standard\"]\n\n*", false),
            (
                "[Site \"https://lichess.org/a\"]\n[Variant \"Standard\"]\n\n*",
                true,
            ),
            ("[Variant \"Crazyhouse\"]\n\n1. e4 *", true),
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n",
                true,
            ),
            ("W:W31:BK46\n", false),
            // Words that begin like a move of chess, where draughts players write them.
            ("[Event Open van Breda]\n\n1. 32-28 *", false),
            ("% Bericht\n1. 32-28 *", false),
            ("Rabobank Open\n\n1. 32-28 *", false),
            ("{Kees\nNf3 Beets} 1. 32-28 *", false),
            ("{Kees} 1. e4 *", true),
            ("1. Nbxd7+ *", true),
            ("1. R1e2 *", true),
            ("1. exd8=Q# *", true),
            (
                "{\"game\":1,\"variant\":\"russian\",\"tags\":{\"Event\":\"World Record of e4\"}}",
                false,
            ),
            ("{ \"variant\": \"chess960\", \"moves\": [] }", true),
            ("[\n {\n  \"game\": 1,\n  \"variant\": \"chess960\"", true),
        ] {
            assert_eq!(is_pgn(text.as_bytes(), false), chess, "{text}");
        }
        assert!(is_pgn(b"[Event \"x\"]\n\n1-0", true));
    }
}
