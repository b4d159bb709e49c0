//! A FEN that is typed is the same position in every command, from whichever corner the
//! federation of the game counts.

use damier_draughts::{Notation, Setup, Variant};

use crate::run::{Run, damier};

const TEXT: &str = "W:WK1,10:BK30,24";

fn said(args: &[&str]) -> Run {
    let run = damier(args);
    assert_eq!(run.code, 0, "{args:?}: {run:?}");
    run
}

/// What the commands make of a FEN, in letters.
fn readings(variant: &str, fen: &str) -> Vec<Run> {
    let letters = ["--notation", "algebra"];
    let shown = ["show", "--variant", variant, fen, "--to", "fen"];
    let judged = ["adjudicate", "--variant", variant, "--fen", fen, "--moves"];
    // Nothing is played, so that the position is only read.
    let judged = [&judged[..], &["", "--json"]].concat();
    let listed = ["moves", variant, "--fen", fen, "--json"];
    let all = [&shown[..], &judged, &listed];
    all.map(|args| said(&[args, &letters].concat())).into()
}

fn position_of(run: &Run) -> String {
    match run.out.starts_with('{') {
        false => run.out.trim().to_owned(),
        true => {
            let json = run.json();
            let fen = json.get("finalFen").or(json.get("fen"));
            fen.and_then(|fen| fen.as_str()).expect("a FEN").to_owned()
        }
    }
}

#[test]
fn the_same_text_is_the_same_position_in_every_command() {
    for &variant in Variant::ALL {
        let setup = Setup::parse_fen(variant, TEXT).expect("a FEN");
        let expected = setup.fen_in(variant, Notation::Algebraic);
        let other = Setup::parse_fen_in(variant, TEXT, Notation::Reversed).expect("a FEN");
        let other = other.fen_in(variant, Notation::Algebraic);
        for run in readings(variant.id(), TEXT) {
            assert_eq!(position_of(&run), expected, "{variant}: {run:?}");
            // Who may have meant another corner is told, and how to write that.
            let is_doubtful = variant.notation() == Notation::Reversed;
            assert_eq!(run.err.contains(&other), is_doubtful, "{variant}: {run:?}");
            assert_eq!(run.err.contains(&expected), is_doubtful, "{variant}");
        }
    }
}

#[test]
fn letters_and_a_corner_that_is_named_leave_no_doubt() {
    for variant in ["spanish", "portuguese", "thai"] {
        let letters = said(&["show", "--variant", variant, TEXT, "--to", "fen"]).out;
        for run in readings(variant, letters.trim()) {
            assert_eq!(position_of(&run), letters.trim(), "{variant}");
            assert_eq!(run.err, "", "{variant}");
        }
        for notation in ["numbers", "federation"] {
            let named = ["--notation", notation];
            let judged = ["adjudicate", "--variant", variant, "--fen", TEXT, "--moves"];
            let judged = [&judged[..], &["", "--json"]].concat();
            let shown = ["show", "--variant", variant, TEXT, "--to", "fen"];
            for args in [
                &judged[..],
                &shown,
                &["moves", variant, "--fen", TEXT, "--json"],
            ] {
                let run = said(&[args, &named].concat());
                assert_eq!(run.err, "", "{args:?}");
                // As it is read, so it is written.
                assert_eq!(position_of(&run), "W:WK1,10:BK30,24", "{args:?} {notation}");
            }
        }
    }
}

#[test]
fn claims_searches_and_tables_read_it_so_too() {
    for variant in ["spanish", "portuguese", "thai"] {
        let claim = ["claim", "agreement", variant, "--fen", TEXT];
        let perft = ["perft", variant, "1", "--fen", TEXT, "--json"];
        let shown = said(&["show", "--variant", variant, TEXT, "--to", "fen"]);
        for args in [&claim[..], &perft] {
            assert_eq!(said(args).err, shown.err, "{args:?}");
        }
        assert_eq!(said(&perft).json()["fen"], TEXT, "{variant}");
        let refused = damier(&["endgame", "probe", variant, "--fen", "W:W1:B32"]);
        let moves = damier(&["moves", variant, "--fen", "W:W1:B32"]);
        assert_eq!((refused.code, moves.code), (2, 2), "{variant}");
        assert_eq!(refused.err, moves.err);
    }
}

#[test]
fn moves_are_counted_as_the_position_before_them() {
    for variant in ["spanish", "portuguese", "thai"] {
        let judge = |fen: &str, moves: &str, more: &[&str]| {
            let args = ["adjudicate", "--variant", variant, "--fen", fen, "--moves"];
            let json = said(&[&args, &[moves, "--json", "--carry"][..], more].concat()).json();
            assert_eq!(json["problems"].as_array().map(Vec::len), Some(0), "{json}");
            json
        };
        let played = judge(TEXT, "1-5 30-26", &[]);
        let letters = said(&["show", "--variant", variant, TEXT, "--to", "fen"]).out;
        let same = judge(letters.trim(), "1-5 30-26", &[]);
        assert_eq!(same["finalFen"], played["finalFen"], "{variant}");
        // Nothing is lost on the way: counts are carried on.
        let fen = played["finalFen"].as_str().expect("a position");
        let again = judge(fen, "", &[]);
        assert_eq!(again["finalFen"], fen, "{variant}");
        assert_eq!(again["carried"]["counters"], played["carried"]["counters"]);
        // As the federation counts, it is another game.
        let printed = judge(TEXT, "1-5 30-26", &["--notation", "federation"]);
        let fen = printed["finalFen"].as_str().expect("a position");
        assert!(fen.starts_with("W:WK5,10:BK26,24"), "{variant}: {fen}");
    }
}

#[test]
fn what_only_the_other_corner_explains_is_refused_with_that_reading() {
    for (lang, word) in [
        ("en", "federation"),
        ("fr", "fédération"),
        ("ru", "федерации"),
    ] {
        let args = [
            "moves",
            "spanish",
            "--fen",
            "W:W1-12:B21-32",
            "--lang",
            lang,
        ];
        let run = damier(&args);
        assert_eq!(run.code, 2, "{run:?}");
        assert!(run.err.contains(word), "{lang}: {}", run.err);
        assert!(run.err.contains("W:Wb3,d3,f3,h3,"), "{}", run.err);
        let noted = damier(&["moves", "spanish", "--fen", TEXT, "--lang", lang]).err;
        assert!(noted.contains(word), "{lang}: {noted}");
    }
}
