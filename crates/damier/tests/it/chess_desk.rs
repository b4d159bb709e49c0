//! The referee's desk for chess: claims, flags and irregular moves by the laws of FIDE.

use crate::run::damier;

const LANGS: [&str; 3] = ["en", "fr", "ru"];
/// The knights go out and home: four plies to the same position.
const ROUND: &str = "Nf3 Nf6 Ng1 Ng8";

fn draw(more: &[&str]) -> (i32, serde_json::Value) {
    let run = damier(&[&["claim", "draw", "chess960", "--json"], more].concat());
    (run.code, run.json())
}

fn rounds(count: usize) -> String {
    vec![ROUND; count].join(" ")
}

#[test]
fn repetitions_are_claimed_at_three_and_come_of_themselves_at_five() {
    let (code, early) = draw(&["--moves", ROUND]);
    assert_eq!((code, &early["granted"]), (1, &false.into()), "{early}");
    let text = early["text"].to_string();
    assert!(text.contains("2 times") && text.contains("2:00"), "{text}");
    let (code, claimed) = draw(&["--moves", &rounds(2)]);
    assert_eq!(code, 0, "{claimed}");
    assert_eq!(claimed["verdict"]["clause"], "fide-960/9.2");
    assert_eq!(claimed["verdict"]["result"], "1/2-1/2");
    // The move that brings it about is announced and not played.
    let before = rounds(2);
    let before = before.strip_suffix(" Ng8").expect("it ends so");
    let (code, announced) = draw(&["--moves", before, "--announce", "Ng8"]);
    assert_eq!(
        (code, &announced["verdict"]["ply"]),
        (0, &7.into()),
        "{announced}"
    );
    let (code, other) = draw(&["--moves", before, "--announce", "a6"]);
    assert_eq!((code, &other["granted"]), (1, &false.into()), "{other}");
    let (code, fifth) = draw(&["--moves", &rounds(4)]);
    assert_eq!(
        (code, &fifth["verdict"]["clause"]),
        (0, &"fide-960/9.6.1".into())
    );
}

#[test]
fn the_count_of_the_fen_goes_on() {
    let fen = |halfmoves: u32| format!("3k4/8/8/8/8/8/4R3/4K3 w - - {halfmoves} 90");
    let clause = |fen: &str, more: &[&str]| {
        let (code, told) = draw(&[&["--fen", fen], more].concat());
        (code, told["verdict"]["clause"].as_str().map(str::to_owned))
    };
    let fifty = Some("fide-960/9.3".to_owned());
    assert_eq!(clause(&fen(99), &[]), (1, None));
    assert_eq!(clause(&fen(99), &["--announce", "Kd2"]), (0, fifty.clone()));
    assert_eq!(clause(&fen(99), &["--moves", "Kd2"]), (0, fifty.clone()));
    assert_eq!(clause(&fen(100), &[]), (0, fifty));
    let of_itself = Some("fide-960/9.6.2".to_owned());
    assert_eq!(clause(&fen(149), &["--moves", "Kd2"]), (0, of_itself));
    // A mate on the last move counts.
    let mate = "7k/8/6K1/8/8/8/8/4R3 w - - 149 90";
    let (code, told) = draw(&["--fen", mate, "--moves", "Re8#"]);
    assert_eq!(code, 1, "{told}");
    assert!(told["text"].to_string().contains("checkmated"), "{told}");
}

#[test]
fn what_nobody_can_win_is_a_draw_by_its_article() {
    for dead in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        // Everything is forced: the bishop is taken, and nothing is left to mate with.
        "8/8/8/8/8/2k5/1b6/K7 w - - 0 1",
    ] {
        let (code, told) = draw(&["--fen", dead]);
        assert_eq!(code, 0, "{dead}: {told}");
        assert_eq!(told["verdict"]["reason"], "dead-position", "{dead}");
        assert!(told["text"].to_string().contains("5.2.2"), "{told}");
    }
    let (code, alive) = draw(&["--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]);
    assert_eq!((code, &alive["granted"]), (1, &false.into()));
}

#[test]
fn a_flag_falls_by_the_laws_of_the_game() {
    let flag = |game: &str, fen: &str, side: &str| {
        let run = damier(&[
            "claim", "flag", game, "--fen", fen, "--side", side, "--json",
        ]);
        assert_eq!(run.code, 0, "{run:?}");
        run.json()["verdict"]["result"].to_string()
    };
    let bare = "8/8/8/4k3/8/8/4P3/4K3 b - - 0 1";
    assert_eq!(flag("chess960", bare, "white"), "\"1/2-1/2\"");
    assert_eq!(flag("chess960", bare, "black"), "\"1-0\"");
    // A knight mates with the help of a rook, and without help it never does.
    let helped = "4k2r/8/8/8/8/8/8/4K1N1 b - - 0 1";
    assert_eq!(flag("chess960", helped, "black"), "\"1-0\"");
    let alone = "4k3/8/8/8/8/8/8/4K1NR b - - 0 1";
    assert_eq!(flag("chess960", alone, "white"), "\"1/2-1/2\"");
    // Draughts know no such exception.
    assert_eq!(
        flag("international", "W:WK1,K2,K3:BK48", "white"),
        "\"0-2\""
    );
}

#[test]
fn an_irregular_move_costs_what_the_book_says() {
    let ask = |game: &str, more: &[&str]| {
        let what = [
            "claim",
            "irregular",
            game,
            "--by",
            "white",
            "--what",
            "illegal-move",
        ];
        damier(&[&what[..], more].concat())
    };
    let first = ask("chess960", &[]);
    assert!(first.code == 1 && first.out.contains("2:00"), "{first:?}");
    assert!(!first.out.contains("let it stand"), "{first:?}");
    assert!(ask("chess960", &["--times", "2"]).out.starts_with("0-1"));
    let lifted = ask(
        "chess960",
        &["--times", "2", "--loss-at", "0", "--gain", "1:00"],
    );
    assert!(
        lifted.code == 1 && lifted.out.contains("1:00"),
        "{lifted:?}"
    );
    // Who cannot checkmate does not win by it either.
    let bare = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let drawn = ask("chess960", &["--times", "2", "--fen", bare]);
    assert!(
        drawn.out.starts_with("1/2-1/2 · Draw, article 7.5"),
        "{drawn:?}"
    );
    let draughts = ask("international", &["--times", "5"]);
    assert!(draughts.out.contains("let it stand"), "{draughts:?}");
}

#[test]
fn agreements_decisions_and_lateness_end_a_game_of_chess() {
    assert_eq!(damier(&["claim", "agreement", "chess960"]).code, 1);
    let agreed = damier(&["claim", "agreement", "chess960", "--moves", "1.e4 e5"]);
    assert!(agreed.out.starts_with("1/2-1/2"), "{agreed:?}");
    let late = [
        "claim",
        "late",
        "chess960",
        "--white",
        "31:00",
        "--allowed",
        "30:00",
    ];
    assert!(damier(&late).out.starts_with("0-1"));
    let decide = [
        "claim",
        "decide",
        "chess960",
        "--result",
        "1-0",
        "--reason",
        "telephone",
    ];
    assert!(damier(&decide).out.starts_with("1-0"));
}

#[test]
fn what_is_no_claim_of_chess_is_refused_in_every_language() {
    for lang in LANGS {
        for what in [
            &["claim", "regulation-draw", "chess960"][..],
            &["claim", "points", "chess960"],
            &[
                "claim",
                "time-shortage",
                "chess960",
                "--side",
                "white",
                "--left",
                "0:20",
            ],
        ] {
            let run = damier(&[what, &["--lang", lang]].concat());
            assert!(run.code == 2 && run.err.contains("claim draw"), "{run:?}");
        }
        for wrong in [
            &["--moves", "e4 e5 Ke3"][..],
            &["--fen", "W:W31:B20"],
            &["--rules", "fmjd"],
        ] {
            let run = damier(&[&["claim", "draw", "chess960", "--lang", lang], wrong].concat());
            assert!(run.code == 2 && run.out.is_empty(), "{run:?}");
        }
    }
    let unknown = damier(&["claim", "draw", "klingon"]);
    assert!(unknown.err.contains("chess960"), "{unknown:?}");
}

/// A draw that has come of itself is one, whoever asks for it.
#[test]
fn a_draw_of_draughts_that_came_of_itself_is_told() {
    let moves = "1-6 50-45 6-1 45-50 1-6 50-45 6-1 45-50";
    let claim = [
        "claim",
        "draw",
        "international",
        "--fen",
        "W:WK1:BK50",
        "--moves",
        moves,
    ];
    let run = damier(&claim);
    assert!(run.code == 0 && run.out.contains("article 6.1"), "{run:?}");
}
