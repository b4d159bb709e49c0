//! Telling chess from draughts.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::Path;

use damier_chess::pgn::is_chess960_name;
use damier_draughts::Variant;

/// Bytes of a file that are looked at.
const HEAD: u64 = 1 << 16;

/// Whether the arguments of the program are about chess.
pub(crate) fn is_meant(arguments: &[OsString]) -> bool {
    let words: Vec<&str> = arguments.iter().filter_map(|word| word.to_str()).collect();
    let Some((command, rest)) = words.get(1..).and_then(<[&str]>::split_first) else {
        return false;
    };
    let about_positions = matches!(*command, "moves" | "perft");
    let about_games = matches!(*command, "adjudicate" | "show");
    if !about_positions && !about_games {
        return false;
    }
    if let Some(named) = named_game(rest, about_positions) {
        return is_name(named);
    }
    about_games && rest.iter().any(|word| is_chess_argument(word))
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
pub(super) fn is_name(name: &str) -> bool {
    let number = name.bytes().all(|sign| sign.is_ascii_digit());
    !number && (is_chess960_name(name) || name.eq_ignore_ascii_case("chess"))
}

/// Whether an argument is a chess position, or a file of chess games.
fn is_chess_argument(word: &str) -> bool {
    if matches!(word, "fide-960" | "casual-960") || is_fen(word) {
        return true;
    }
    if word == "-" {
        // What is looked at here stays in the buffer for whoever reads on.
        let head = io::stdin().lock().fill_buf().map(<[u8]>::to_vec);
        return head.is_ok_and(|head| is_pgn(&head, false));
    }
    let path = Path::new(word);
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

/// Whether a text holds chess games; `likely` if its name says so.
pub(super) fn is_pgn(head: &[u8], likely: bool) -> bool {
    let text = String::from_utf8_lossy(head);
    for line in text.lines().map(str::trim_start) {
        let Some((name, value)) = line.strip_prefix('[').and_then(|tag| tag.split_once('"')) else {
            if let Some(chess) = line.split_whitespace().find_map(says_game) {
                return chess;
            }
            continue;
        };
        let value = value.split('"').next().unwrap_or_default();
        match name.trim().to_ascii_lowercase().as_str() {
            "gametype" => return false,
            "variant" => return is_name(value) || value.parse::<Variant>().is_err() && likely,
            "fen" if is_fen(value) => return true,
            "fen" if value.contains(':') => return false,
            _ => {}
        }
    }
    likely
}

/// What a word of the moves says about the game: `e4`, `Nf3` and `O-O` are chess,
/// `32-28` and `c3xe5` are draughts.
fn says_game(word: &str) -> Option<bool> {
    let word = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let after_number = word.trim_start_matches('.');
    let bytes = after_number.as_bytes();
    match bytes {
        [b'a'..=b'h', b'1'..=b'8'] | [b'O', b'-', b'O', ..] => Some(true),
        [
            b'K' | b'Q' | b'R' | b'B' | b'N',
            b'a'..=b'h' | b'1'..=b'8' | b'x',
            ..,
        ] => Some(true),
        [b'a'..=b'h', b'x', b'a'..=b'h', b'1'..=b'8', ..] => Some(true),
        [
            b'a'..=b'h',
            b'1'..=b'8',
            b'+' | b'#' | b'=' | b'!' | b'?',
            ..,
        ] => Some(true),
        [b'a'..=b'h', b'1'..=b'8', b'-' | b'x' | b':', ..] => Some(false),
        [b'-' | b'x' | b':', b'0'..=b'9', rest @ ..] if word.len() == after_number.len() => {
            // `1-0`, `0-1` and `1/2-1/2` are results in both.
            (!rest.is_empty()).then_some(false)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meant(words: &[&str]) -> bool {
        let all = ["damier"].iter().chain(words).map(OsString::from);
        is_meant(&all.collect::<Vec<_>>())
    }

    #[test]
    fn the_arguments_tell_the_family() {
        for (words, chess) in [
            (&["moves", "chess960"][..], true),
            (&["moves", "--json", "Chess960"], true),
            (&["perft", "russian", "960"], false),
            (&["perft", "chess", "3"], true),
            (&["moves", "international"], false),
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
        ] {
            assert_eq!(is_pgn(text.as_bytes(), false), chess, "{text}");
        }
        assert!(is_pgn(b"[Event \"x\"]\n\n1-0", true));
    }
}
