//! Records that leave something to the referee: which game it is, counts that were
//! brought along, moves that were let stand, tags that contradict each other.

use serde_json::{Value, json};

use crate::run::{Run, damier, damier_reading};

/// Judges moves of the command line.
#[track_caller]
fn moves(args: &[&str]) -> (Run, Value) {
    let run = damier(&[&["adjudicate", "--json"], args].concat());
    let answer = run.json();
    (run, answer)
}

/// Judges a file.
#[track_caller]
fn file(text: &str) -> (Run, Value) {
    let run = damier_reading(&["adjudicate", "--json", "-"], text.as_bytes());
    let answer = run.json();
    (run, answer)
}

fn whats(answer: &Value) -> Vec<&str> {
    let problems = answer["problems"].as_array().expect("problems");
    let whats = problems.iter().map(|problem| problem["what"].as_str());
    whats.map(|what| what.expect("a text")).collect()
}

#[test]
fn the_game_that_is_named_is_judged() {
    for (args, variant, played, fits) in [
        (
            vec!["--variant", "russian", "--moves", "32-28 19-23"],
            "russian",
            0,
            "international",
        ),
        (
            vec![
                "--variant",
                "russian",
                "--fen",
                "W:WKb8:BKe1",
                "--moves",
                "b8-b7",
            ],
            "russian",
            0,
            "turkish",
        ),
        (
            vec![
                "--variant",
                "frisian",
                "--fen",
                "W:WK1,K2,45:BK46,K48,6",
                "--moves",
                "1-7 46-41 7-1",
            ],
            "frisian",
            1,
            "international",
        ),
        // A book for one game names it, too.
        (
            vec![
                "--rules",
                "cbd",
                "--variant",
                "brazilian",
                "--moves",
                "32-28 19-23",
            ],
            "brazilian",
            0,
            "international",
        ),
    ] {
        let (run, answer) = moves(&args);
        assert_eq!(answer["variant"], variant, "{args:?}");
        assert_eq!(answer["played"], played, "{args:?}");
        let problem = &answer["problems"][0];
        let what = problem["what"].as_str().expect("a text");
        assert!(what.contains("is not a legal move"), "{what}");
        let remedy = problem["remedy"].as_str().expect("a text");
        assert!(remedy.contains(&format!("fits {fits}")), "{remedy}");
        assert_eq!(run.code, 1);
    }
    let one_game = "[White \"Ann\"]\n1. 32-28 19-23 *\n";
    let run = damier_reading(
        &["adjudicate", "--json", "--rules", "russia-2022", "-"],
        one_game.as_bytes(),
    );
    assert_eq!(run.json()["variant"], "russian");
    assert_eq!(run.code, 1);
}

#[test]
fn a_position_that_cannot_be_in_the_game_is_not_moved_to_another() {
    let (run, answer) = file("[GameType \"25\"]\n[FEN \"W:WK1,4:BK31\"]\n\n1. 1-5 *\n");
    assert_eq!(answer["variant"], Value::Null);
    assert!(whats(&answer)[0].contains("crown row"), "{}", run.out);
    let remedy = answer["problems"][0]["remedy"].as_str().expect("a text");
    assert!(remedy.contains("fits spanish"), "{remedy}");
    assert_eq!(run.code, 1);
}

#[test]
fn counts_in_the_fen_of_an_adjourned_game_decide_in_its_own_game() {
    let fen = "B:WK29,K30:BK3,K4:Cwcdf/1.32.2=40+39";
    let (run, answer) = moves(&["--variant", "american", "--fen", fen, "--moves", "3-8"]);
    assert_eq!(answer["variant"], "american");
    assert_eq!(answer["verdict"]["clause"], "wcdf/1.32.2", "{}", run.out);
    assert_eq!(answer["verdict"]["ply"], 1);
    assert_eq!(answer["problems"], json!([]));
    let (_, answer) = moves(&[
        "--variant",
        "russian",
        "--rules",
        "fmjd-64",
        "--fen",
        "W:WKa1,Kc1:BKh8:Cfmjd-64/6.2-bis=8+8",
        "--moves",
        "c1-d2",
    ]);
    assert_eq!(answer["variant"], "russian");
    assert_eq!(answer["problems"], json!([]));
}

#[test]
fn a_side_without_pieces_has_lost_before_the_first_move() {
    for (game_type, fen, result) in [
        ("20", "W:W32:B", "2-0"),
        ("20", "W:W:B32", "0-2"),
        ("25", "B:WKa1:B", "2-0"),
        ("21", "W:W:B1", "0-2"),
    ] {
        let text = format!("[GameType \"{game_type}\"]\n[FEN \"{fen}\"]\n\n*\n");
        let (_, answer) = file(&text);
        assert_eq!(answer["verdict"]["result"], result, "{fen}");
        assert_eq!(answer["verdict"]["reason"], "no-pieces", "{fen}");
        assert_eq!(answer["verdict"]["ply"], 0, "{fen}");
    }
}

/// Two kings against one, of which each has 5 moves, with something in place of White's
/// second move and perhaps Black's.
fn two_kings(second: &str) -> String {
    format!(
        "[GameType \"20\"]\n[Result \"1-1\"]\n[FEN \"W:WK49,K50:BK1\"]\n\n\
         1. 49-44 1-6 {second} 3. 49-44 1-6 4. 44-35 6-1 5. 35-49 1-6 1-1\n"
    )
}

#[test]
fn judging_goes_on_from_a_position_that_is_set_up() {
    // An illegal move that was let stand, the same without the move, two at once.
    for (second, recorded, played) in [
        ("2. 44-49 6-1", 10, 10),
        ("2. 44-1 /FEN \"B:WK49,K50:BK6\"/ 2... 6-1", 10, 10),
        ("2. /FEN \"B:WK49,K50:BK6\"/ 2... 6-1", 9, 9),
        ("2. 44-49 6-50 /FEN \"W:WK49,K50:BK1\"/", 10, 10),
        // A position that is put right: nobody has moved.
        ("2. 44-49 6-2 /FEN \"B:WK49,K50:BK6\"/ 2... 6-1", 11, 11),
        // A diagram of the position that stands there anyway.
        ("/FEN \"W:WK44,K50:BK6\"/ 2. 44-49 6-1", 10, 10),
    ] {
        let (run, answer) = file(&two_kings(second));
        assert_eq!(answer["plies"], recorded, "{second}");
        assert_eq!(answer["played"], played, "{second}: {}", run.out);
        assert_eq!(
            answer["verdict"]["clause"], "fmjd/6.4",
            "{second}: {}",
            run.out
        );
        assert_eq!(answer["finalFen"], "W:WK49,K50:BK6", "{second}");
        assert_eq!(run.code, 0, "{second}: {}", run.out);
        let is_warning = |problem: &Value| problem["severity"] == "warning";
        let problems = answer["problems"].as_array().expect("problems");
        assert!(problems.iter().all(is_warning), "{second}: {}", run.out);
    }
    // The game is over where a position without pieces is set up.
    let (_, answer) = file(&two_kings("2. 44-1 /FEN \"B:WK49:B\"/ 2... 6-1"));
    assert_eq!(answer["verdict"]["result"], "2-0");
    assert_eq!(answer["verdict"]["ply"], 3);
    // Without a position, nothing after an illegal move is played.
    let (run, answer) = file(&two_kings("2. 44-1 6-1"));
    assert_eq!(answer["played"], 2);
    assert_eq!(run.code, 1);
}

#[test]
fn repetitions_are_counted_across_a_position_that_is_set_up() {
    let text = "[GameType \"20\"]\n[FEN \"W:WK49,31:BK1,20\"]\n\n\
                1. 49-44 1-6 2. 44-49 6-1 3. 49-44 1-6 \
                4. 44-50 /FEN \"B:WK49,31:BK6,20\"/ 4... 6-1 *\n";
    let (run, answer) = file(text);
    assert_eq!(answer["verdict"]["reason"], "repetition", "{}", run.out);
    assert_eq!(answer["verdict"]["ply"], 8, "{}", run.out);
}

#[test]
fn problems_of_the_command_line_are_placed_in_its_moves() {
    let (_, answer) = moves(&["--variant", "russian", "--moves", "22-18 9-13 99-1"]);
    let problem = &answer["problems"][0];
    assert_eq!(problem["line"], Value::Null);
    assert_eq!(
        (&problem["column"], &problem["ply"]),
        (&json!(12), &json!(3))
    );
    // Numbers are answered with numbers.
    let what = problem["what"].as_str().expect("a text");
    assert!(what.contains("legal: ") && !what.contains("c3"), "{what}");
    let (_, answer) = moves(&["--variant", "russian", "--moves", "c3-d4 d6-c5 h2-h3"]);
    assert!(whats(&answer)[0].contains("legal: "), "{answer}");
    let (_, answer) = moves(&[
        "--variant",
        "international",
        "--fen",
        "W:W32,99:B19",
        "--moves",
        "32-28",
    ]);
    assert_eq!(answer["problems"][0]["line"], Value::Null);
}

#[test]
fn tags_that_say_nothing_or_contradict_each_other_are_told() {
    for (tags, expected) in [
        ("[SetUp \"1\"]", "no FEN tag gives it"),
        ("[FEN \"\"]", "no FEN tag gives it"),
        (
            "[TimeControl \"foo\"]",
            "the time control “foo” cannot be read",
        ),
        ("[GameType \"25\"]", "GameType comes several times"),
        (
            "[FEN \"W:W32:B19\"]\n[Round \"1\"]\n[FEN \"W:W33:B19\"]",
            "FEN comes several times",
        ),
    ] {
        let (run, answer) = file(&format!("[GameType \"20\"]\n{tags}\n\n1. 32-28 *\n"));
        assert_eq!(answer["variant"], "international", "{tags}");
        assert_eq!(answer["played"], 1, "{tags}");
        let whats = whats(&answer);
        assert!(
            whats.len() == 1 && whats[0].contains(expected),
            "{tags}: {whats:?}"
        );
        assert_eq!(answer["problems"][0]["severity"], "warning", "{tags}");
        assert_eq!(run.code, 0, "{tags}");
    }
    for fine in [
        "[SetUp \"0\"]\n[FEN \"\"]",
        "[TimeControl \"?\"]",
        "[GameType \"20\"]",
    ] {
        let (_, answer) = file(&format!("[GameType \"20\"]\n{fine}\n\n1. 32-28 *\n"));
        assert_eq!(answer["problems"], json!([]), "{fine}");
    }
}

#[test]
fn pictures_of_several_files_do_not_overwrite_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(path("a.pdn"), two_kings("2. 44-49 6-1").repeat(2)).expect("written");
    std::fs::write(path("b.pdn"), two_kings("2. 44-49 6-1")).expect("written");
    let run = damier(&[
        "adjudicate",
        &path("a.pdn"),
        &path("b.pdn"),
        "--timeline",
        &path("t.svg"),
    ]);
    assert_eq!(run.code, 0, "{}", run.err);
    for name in ["t.svg", "t-2.svg", "t-3.svg"] {
        let svg = std::fs::read_to_string(path(name)).expect("a picture");
        assert!(svg.starts_with("<svg"), "{name}");
    }
}

#[test]
fn the_verdict_is_told_in_the_language_that_is_asked_for() {
    let longer = two_kings("2. 44-49 6-1").replace("1-1\n", "6. 49-44 2-0\n");
    let text = longer.replace("[Result \"1-1\"]", "[Result \"2-0\"]");
    let open = "[GameType \"20\"]\n[White \"Ann\"]\n1. 32-28 1-1\n";
    for (lang, words) in [
        (
            "en",
            [
                "game 1 (",
                " plies played)",
                "1-1 after ply 10: ",
                "but the record says 2-0",
            ],
        ),
        (
            "fr",
            [
                "partie 1 (",
                " demi-coups joués sur 11)",
                "1-1 après le demi-coup 10\u{202f}: ",
                "mais la notation indique 2-0",
            ],
        ),
        (
            "ru",
            [
                "партия 1 (",
                "сыграно 10 из 11 полуходов",
                "1-1 после полухода 10: ",
                "но в записи указано 2-0",
            ],
        ),
    ] {
        let run = damier_reading(&["adjudicate", "--lang", lang, "-"], text.as_bytes());
        for word in words {
            assert!(run.out.contains(word), "{word}: {}", run.out);
        }
        let unfinished = damier_reading(&["adjudicate", "--lang", lang, "-"], open.as_bytes());
        let short = damier_reading(
            &["adjudicate", "--short", "--lang", lang, "-"],
            text.as_bytes(),
        );
        assert!(short.out.contains("2-0"), "{}", short.out);
        if lang != "en" {
            for out in [&run.out, &unfinished.out, &short.out] {
                for english in [
                    "after",
                    "problem",
                    "recorded",
                    "record says",
                    "not over",
                    "ply ",
                ] {
                    assert!(!out.contains(english), "{english}: {out}");
                }
            }
        }
        assert_eq!(run.code, 1);
    }
}
