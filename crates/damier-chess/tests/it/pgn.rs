//! Reading whatever is found, writing strictly.

use std::fs;
use std::path::{Path, PathBuf};

use damier_chess::pgn::{self, ProblemKind, Record, Stream};
use damier_chess::{FenError, Start};
use damier_game::{Game, Outcome, Side};

fn records(text: &str) -> Vec<Result<Record, pgn::Problem>> {
    pgn::read(text.as_bytes()).collect()
}

#[track_caller]
fn one(text: &str) -> Record {
    let mut all = records(text);
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0)
        .unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn uci(record: &Record) -> Vec<String> {
    record.moves().map(|mv| mv.uci()).collect()
}

const START: &str = "[FEN \"bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1\"]";

#[test]
fn a_game_without_a_start_is_not_guessed() {
    for tags in [
        "[Variant \"Chess960\"][FEN \"?\"]",
        "[Variant \"Chess960\"]",
        "[FEN \"\"]",
    ] {
        let text = format!("{tags}\n\n1. e4 *");
        let problem = records(&text).remove(0).expect_err("no start position");
        assert_eq!(problem.kind, ProblemKind::NoStart, "{tags}");
        assert!(problem.is_error() && problem.remedy().contains("FEN"));
    }
    let other = records("[Variant \"Crazyhouse\"]\n\n1. e4 *").remove(0);
    assert!(matches!(
        other.map_err(|p| p.kind),
        Err(ProblemKind::OtherGame(_))
    ));
    let broken = records("[FEN \"8/8/8/8 w - -\"]\n\n*").remove(0);
    let kind = ProblemKind::Fen(FenError::Ranks(4));
    assert_eq!(
        broken.map_err(|problem| problem.kind).map(|_| ()),
        Err(kind)
    );
}

#[test]
fn tags_have_no_order_and_the_name_has_many_spellings() {
    for name in [
        "Chess960",
        "chess960",
        "chess 960",
        "chess-960",
        "Fischerandom",
        "fischerandom",
        "Fischer Random",
        "wild/fr",
        "CHESS960",
    ] {
        let record = one(&format!("{START}\n[Variant \"{name}\"]\n\n1. O-O e5 *"));
        assert_eq!(uci(&record), ["f1g1", "e7e5"], "{name}");
    }
    // From a telephone: rights by file, no Variant at all.
    let fen = "qrnknbbr/pppppppp/8/8/8/8/PPPPPPPP/QRNKNBBR w HBhb - 0 1";
    let record = one(&format!("[FEN \"{fen}\"]\n\n1. e4 *"));
    assert!(record.start_numbers().is_some_and(Start::is_fide));
}

#[test]
fn moves_are_read_as_people_write_them() {
    let long = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 5.Re1 0-0 6.....d5 ";
    let record = one(&long.replace("6.....d5", "6. d3 6....d6"));
    assert_eq!(record.line.len(), 12);
    assert_eq!(uci(&record)[6], "e1h1");
    let mate = one("[FEN \"4rnr1/3pkp2/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n\n1. 0-0-0 d5 2. 0-0# *");
    assert_eq!(
        mate.problems.len(),
        1,
        "castling twice is refused: {:?}",
        mate.problems
    );
    let odd = "1. e2-e4 e7e5 2. Ng1-f3 Nb8c6 3. f1b5 a6 4. Bc6: *";
    assert!(
        one(odd).problems.iter().any(pgn::Problem::is_error),
        "Bc6: is odd"
    );
    let taken = one(
        "1. e4 d5 2. ed5 Qd5 3. Nc3 Qd8 4. d4 e5 5. de5 Qd1+ 6. Nd1: *"
            .split(" 6.")
            .next()
            .expect("the first part"),
    );
    assert_eq!(taken.line.len(), 10, "{:?}", taken.problems);
    let passing = one("1. e4 a6 2. e5 d5 3. exd6 e.p. exd6 4. d4 c5 5.dxc5 e.p.! *");
    assert_eq!(uci(&passing)[4], "e5d6");
    assert_eq!(passing.line.len(), 9);
}

#[test]
fn numbers_results_and_dashes_in_any_form() {
    for (end, outcome) in [
        ("1-0", Some(Outcome::Win(Side::White))),
        ("0–1", Some(Outcome::Win(Side::Black))),
        ("1/2-1/2", Some(Outcome::Draw)),
        ("½-½", Some(Outcome::Draw)),
        ("*", None),
        ("", None),
    ] {
        let record = one(&format!("1.e4 e5 2 . Nf3 2...Nc6 3 Bb5 {end}\n"));
        assert_eq!((record.outcome, record.line.len()), (outcome, 5), "{end}");
        assert_eq!(record.problems, [], "{end}");
    }
}

#[test]
fn header_only_games_are_games_of_their_own() {
    let headers = "[Event \"a\"]\n[White \"x\"]\n\n[Event \"b\"]\n[White \"y\"]\n\n[Event \"c\"]\n";
    let names: Vec<_> = records(headers)
        .into_iter()
        .map(|record| record.expect("fine").tag("Event").map(str::to_owned))
        .collect();
    assert_eq!(
        names,
        [Some("a".into()), Some("b".into()), Some("c".into())]
    );
    // A blank line inside of one header is no new game.
    assert_eq!(
        records("[Event \"a\"]\n\n[White \"x\"]\n\n1. e4 *").len(),
        1
    );
    // Without tags, a result and number 1 begin another.
    assert_eq!(records("1. e4 e5 1-0\n1. d4 d5 0-1\n\n1. c4 *").len(), 3);
}

#[test]
fn comments_variations_and_signs_are_kept() {
    let text = "{before} 1. e4! {good (or not)} (1. d4 d5 (1... Nf6 {x}) 2. c4) 1... e5?! $14 \
                ; to the end\n2. Nf3 *";
    let record = one(text);
    assert_eq!(record.intro, ["before"]);
    assert_eq!(record.line[0].nags, [1]);
    assert_eq!(record.line[0].comments, ["good (or not)"]);
    let variation = &record.line[0].variations[0];
    assert_eq!(variation.line.len(), 3);
    assert_eq!(variation.line[1].variations[0].line[0].comments, ["x"]);
    assert_eq!(record.line[1].nags, [6, 14]);
    assert_eq!(record.line[1].comments, ["to the end"]);
    assert_eq!(one(&record.to_string()).line, record.line);
}

#[test]
fn trouble_is_told_with_its_place() {
    let record = one("[Event \"x\"]\n\n1. e4 e5\n2. Nf3 Nf3 3. Bc4 *");
    let problem = &record.problems[0];
    assert_eq!((problem.line, problem.column, problem.ply), (4, 8, Some(4)));
    assert!(problem.to_string().contains("Nf3"));
    assert_eq!(record.line.len(), 3);
    for (text, kind) in [
        ("1. e4 {never ends", ProblemKind::OpenComment),
        ("1. e4 (1. d4 *", ProblemKind::Brackets),
        ("1. e4) e5 *", ProblemKind::Brackets),
        ("1. e4 } e5 *", ProblemKind::Stray("}".to_owned())),
    ] {
        let kinds: Vec<_> = one(text).problems.into_iter().map(|p| p.kind).collect();
        assert!(kinds.contains(&kind), "{text}: {kinds:?}");
    }
    // A comment that never ends does not swallow the next game.
    let two = "[Event \"a\"]\n\n1. e4 {oops\n\n[Event \"b\"]\n\n1. d4 {fine} *";
    assert_eq!(records(two).len(), 2);
}

#[test]
fn playing_through_counts_what_it_does_not_play() {
    let mut stream = Stream::new();
    stream.push(b"[Result \"1-0\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# Kxf7 5. d3 0-1");
    stream.end();
    let raw = stream.next_game().expect("a game");
    let opened = raw.open().expect("fine");
    let played = opened.play(|_, facts| facts.after.terminal.is_none());
    assert_eq!((played.recorded, played.played), (9, 7));
    assert_eq!(played.outcome, Some(Outcome::Win(Side::Black)));
    assert!(
        played
            .problems
            .iter()
            .any(|p| p.kind == ProblemKind::TwoResults)
    );
}

#[test]
fn writing_is_strict() {
    let mut record = one(&format!(
        "[White \"A \\\"x\\\" B\"]\n{START}\n\n1.0-0 g6 1/2-1/2"
    ));
    record.set_tag("Termination", "normal");
    let text = record.to_string();
    assert!(
        text.starts_with("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n")
    );
    assert!(text.contains("[White \"A \\\"x\\\" B\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n"));
    assert!(text.contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"bqnnrkrb/"));
    assert!(text.ends_with("\n\n1. O-O g6 1/2-1/2\n"), "{text}");
    let long: String = "Nf3 Nf6 Ng1 Ng8 ".repeat(60);
    let record = one(&long);
    assert!(record.to_string().lines().all(|line| line.len() < 80));
    assert_eq!(one(&record.to_string()).line.len(), 240);
    // Ordinary chess needs no Variant.
    assert!(!record.to_string().contains("Variant"));
}

#[test]
fn any_bytes_are_read_without_a_panic() {
    let text = "[Event \"é\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - -\"]\n%x\n1. Ke2 {c} (1. Kd1) $1 0-1";
    for cut in 0..text.len() {
        for sign in [b'[', b'"', b'{', b'(', b'\n', b'%', b';', 0xff, b'0', b'\\'] {
            let mut bytes = text.as_bytes()[..cut].to_vec();
            bytes.push(sign);
            bytes.extend(&text.as_bytes()[cut..]);
            for record in pgn::read(&bytes).flatten() {
                let _ = record.to_string();
            }
        }
    }
    let deep = format!("1. e4 {}", "(1. d4 ".repeat(5_000));
    assert!(
        one(&deep)
            .problems
            .iter()
            .any(|p| p.kind == ProblemKind::TooDeep)
    );
}

#[test]
fn pieces_of_any_size_give_the_same_games() {
    let text = fs::read(samples().join("several.pgn")).expect("a sample");
    let whole: Vec<_> = pgn::read(&text).collect();
    for size in [1, 7, 100, 1000] {
        let mut stream = Stream::new();
        let mut found = Vec::new();
        for block in text.chunks(size) {
            stream.push(block);
            while let Some(raw) = stream.next_game() {
                found.push(raw.record());
            }
        }
        stream.end();
        while let Some(raw) = stream.next_game() {
            found.push(raw.record());
        }
        assert_eq!(found, whole, "{size}");
    }
}

fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data/pgn")
}

/// Every file of a folder, and of the folders in it.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .flatten()
        .map(|entry| entry.path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "pgn") {
            found.push(path);
        }
    }
}

/// Reads the samples, or the folder that `DAMIER_PGN` names: every game plays to
/// its end, and what is written is read back the same.
#[test]
fn real_files_are_read_whole() {
    let folder = std::env::var_os("DAMIER_PGN").map_or_else(samples, PathBuf::from);
    let mut found = Vec::new();
    files(&folder, &mut found);
    let (mut games, mut plies, mut castlings) = (0, 0, 0);
    for path in found {
        let text = fs::read(&path).expect("a file");
        for (number, record) in pgn::read(&text).enumerate() {
            let place = format!("{} game {}", path.display(), number + 1);
            let record = match record {
                Ok(record) => record,
                Err(problem) if matches!(problem.kind, ProblemKind::OtherGame(_)) => continue,
                Err(problem) => panic!("{place}: {problem}"),
            };
            let errors: Vec<_> = record.problems.iter().filter(|p| p.is_error()).collect();
            assert!(errors.is_empty(), "{place}: {errors:?}");
            games += 1;
            plies += record.line.len();
            castlings += record.moves().filter(|mv| mv.wing().is_some()).count();
            let again = one(&record.to_string());
            assert_eq!(
                (&again.line, &again.start),
                (&record.line, &record.start),
                "{place}"
            );
            assert_eq!(again.outcome, record.outcome, "{place}");
            assert_eq!(again.to_string(), record.to_string(), "{place}");
        }
    }
    println!("{games} games, {plies} plies, {castlings} castlings");
    assert!(
        games >= 20 && plies > 500 && castlings > 5,
        "{games} {plies} {castlings}"
    );
}

/// The quick way to a move and the careful one agree.
#[test]
fn every_legal_move_is_read_from_its_san() {
    let mut bits = 5_u64;
    for start in damier_chess::StartNumber::all().step_by(40) {
        let mut position = start.position();
        for _ in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            for mv in &moves {
                let san = position.san(mv, damier_chess::Letters::English);
                let text = format!("[FEN \"{}\"]\n\n1. {san} *", position.fen());
                assert_eq!(one(&text).moves().next(), Some(*mv), "{text}");
            }
            bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(7);
            let mv = moves[(bits >> 33) as usize % moves.len()];
            position.play(&mv).expect("legal");
        }
    }
}
