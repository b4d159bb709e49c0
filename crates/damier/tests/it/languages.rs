//! Whatever is wrong with a request or a file is told in the language of the user.

use std::fs;

use crate::run::damier;

/// No English in what is told, whatever it is told of.
fn is_english(text: &str) -> bool {
    [
        " the ", " is ", " not ", " write ", " of ", "problem", "line ", "usage:",
    ]
    .iter()
    .any(|word| format!(" {} ", text.to_lowercase()).contains(word))
}

#[test]
fn refusals_are_in_the_language_of_the_user() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        path.to_str().expect("UTF-8").to_owned()
    };
    let game = file("a.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x20 *\n");
    let chess = file(
        "a.pgn",
        "[Variant \"chess960\"]\n[FEN \"bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w \
         GEge - 0 1\"]\n\n1. e9 *\n",
    );
    let json = file("a.json", "{\"variant\": \"russian\", \"line\": []}\n");
    let clock = file(
        "a.jsonl",
        "{\"control\": \"5'\"}\n{\"at\": 0, \"event\": \"moved\"}\n",
    );
    let book = file("a.toml", "format = 1\nid = 'x'\nname.de = 'x'\n[clause]\n");
    let log = file("b.jsonl", "{\"type\": \"none\"}\n");
    let broken = "W:W99:B";
    for args in [
        &["moves", "international", "--fen", broken][..],
        &["moves", "ludo"],
        &["moves", "russian", "--start", "3"],
        &["moves", "chess960", "--fen", "x"],
        &["perft", "russian", "-1"],
        &["perft", "russian", "3", "--fen", broken],
        &["analyse", "russian", "--depth", "-1"],
        &["analyse", "russian", "--fen", broken],
        &["show", ""],
        &["show", broken],
        &["show", "missing.pdn"],
        &["show", &game],
        &["show", &chess],
        &["show", &json],
        &["show", &game, "--game", "7"],
        &["adjudicate", &game],
        &["adjudicate", &chess],
        &["adjudicate", "--variant", "russian", "--moves", "32-28"],
        &["rules", "check", &book],
        &["rules", "show", "none"],
        &["clock", "replay", &clock],
        &["clock", "control", "5"],
        &["clock", "control", "--tag", "x"],
        &["playoff", "replay", &log],
        &["claim", "draw", "international"],
        &[
            "claim",
            "draw",
            "american",
            "--rules",
            "wcdf-claim",
            "--moves",
            "1-2",
        ],
        &[
            "claim", "decide", "russian", "--result", "1-1", "--reason", "",
        ],
        &["openings", "list", "american", "--table", "none"],
        &["endgame", "build", "canadian", "--rules", "fmjd"],
        &["endgame", "build", "russian", "--pieces", "9"],
        &["endgame", "stats", "russian", "--folder", "/dev/null/x"],
        &["endgame", "probe", "russian", "--rules", "wcdf"],
        &["adjudicate"],
        &["clock", "replay", "--no-such-option"],
    ] {
        for lang in ["fr", "ru"] {
            let run = damier(&[args, &["--lang", lang]].concat());
            let told = format!("{}{}", run.out, run.err);
            assert_ne!(run.code, 0, "{args:?}: {told}");
            assert!(!is_english(&told), "{args:?}: {told}");
            assert!(
                !told.contains("{$") && !told.contains("??"),
                "{args:?}: {told}"
            );
        }
    }
}

/// A picture that cannot be written keeps nobody from reading the verdict.
#[test]
fn the_verdict_is_told_even_if_its_picture_cannot_be_written() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("a.pdn");
    fs::write(&path, "[GameType \"20\"]\n\n1. 32-28 *\n\n1. 32-28 *\n").expect("written");
    let games = path.to_str().expect("UTF-8");
    let picture = folder.path().join("none/t.svg");
    let picture = picture.to_str().expect("UTF-8");
    let run = damier(&["adjudicate", games, "--timeline", picture]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(
        run.out.contains("game 1 (") && run.out.contains("game 2 ("),
        "{run:?}"
    );
    assert!(run.err.contains("there is no such folder"), "{run:?}");
}

#[test]
fn a_folder_of_both_families_is_looked_through() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let write = |name: &str, text: &str| {
        fs::write(folder.path().join(name), text).expect("written");
    };
    write(
        "good.pgn",
        "[Site \"https://lichess.org/x\"]\n\n1. e4 e5 *\n",
    );
    write(
        "bad.pgn",
        "[Site \"https://lichess.org/x\"]\n\n1. e4 Ke3 *\n",
    );
    write("good.pdn", "[GameType \"20\"]\n\n1. 32-28 19-23 *\n");
    let name = folder.path().to_str().expect("UTF-8");
    let run = damier(&["show", "--check", name]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.out.contains("| bad.pgn | 1 | 3 | 2 | `Ke3`"), "{run:?}");
    assert!(!run.out.contains("good"), "{run:?}");
    assert!(
        run.out
            .ends_with("3 games in 3 files; 2 of the 3 with moves play through, 5 plies in all.\n"),
        "{run:?}"
    );
}

#[test]
fn chess_is_named_among_the_games() {
    for args in [
        &["show", "--variant", "ludo", "x"][..],
        &["perft", "ludo", "3"],
        &["moves", "--help"],
        &["perft", "--help"],
        &["show", "--help"],
    ] {
        let run = damier(args);
        let told = format!("{}{}", run.out, run.err);
        assert!(told.contains("chess960"), "{args:?}: {told}");
    }
}
