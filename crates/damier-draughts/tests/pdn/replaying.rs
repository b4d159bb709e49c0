use damier_draughts::pdn::{self, Problem, Replay};
use damier_draughts::{Position, Variant};
use damier_game::{Outcome, Side};

#[track_caller]
fn replay(text: &str) -> Replay {
    replay_as(text, None)
}

#[track_caller]
fn replay_as(text: &str, assume: Option<Variant>) -> Replay {
    let game = pdn::read(text).next().expect("a text").expect("a game");
    pdn::replay(&game, assume).expect("a start")
}

#[track_caller]
fn refused(text: &str) -> Problem {
    let game = pdn::read(text).next().expect("a text").expect("a game");
    pdn::replay(&game, None).expect_err("nothing to begin with")
}

/// The codes of the problems.
fn codes(replay: &Replay) -> Vec<&'static str> {
    replay
        .problems
        .iter()
        .map(|problem| problem.kind.code())
        .collect()
}

/// Checks that a game plays through without any problem, and where it leads.
#[track_caller]
fn check(text: &str, variant: Variant, fen: &str) {
    let replay = replay(text);
    assert_eq!(replay.variant, variant);
    assert_eq!(codes(&replay), [""; 0]);
    assert!(replay.is_complete());
    assert_eq!(replay.position().fen(), fen);
}

#[test]
fn the_game_is_named_by_its_tag() {
    for (tag, variant) in [
        ("20", Variant::International),
        ("20,W,10,10,N1,0", Variant::International),
        ("21", Variant::American),
        ("32", Variant::American),
        (" 25 ", Variant::Russian),
        ("26,W,8,8,A0,0", Variant::Brazilian),
        ("russian", Variant::Russian),
    ] {
        assert_eq!(
            replay(&format!("[GameType \"{tag}\"] *")).variant,
            variant,
            "{tag}"
        );
    }
    let replay = replay("[GameType \"32\"] 1. 9-14 *");
    assert_eq!(codes(&replay), ["foreign-game-type"]);
    assert_eq!(replay.problems[0].remedy(), "write `[GameType \"21\"]`");
    assert_eq!(
        refused("[GameType \"77\"] 1. 32-28 *").what(),
        "GameType \"77\" is no game that Damier plays"
    );
    assert_eq!(refused("[Event \"x\"] *").kind.code(), "unknown-variant");
}

#[test]
fn games_that_share_a_number_have_a_name_too() {
    let replay = replay("[GameType \"20\"] [Variant \"killer\"] 1. 32-28 *");
    assert_eq!(replay.variant.id(), "killer");
}

#[test]
fn the_game_is_found_by_playing() {
    check(
        "1. 32-28 19-23",
        Variant::International,
        &after("international", "32-28 19-23"),
    );
    check(
        "1. 9-14 22-17",
        Variant::American,
        &after("american", "9-14 22-17"),
    );
    check(
        "1. 22-17 11-15 2. 17-13",
        Variant::Russian,
        &after("russian", "22-17 11-15 17-13"),
    );
    check(
        "1.c3-d4 D6-C5",
        Variant::Russian,
        &after("russian", "c3-d4 d6-c5"),
    );
    // A king that a man becomes within a capture goes on only in Russian draughts.
    let text = "[FEN \"W:Wf6:Bb6,e7\"] 1. f6:d8:a5";
    assert_eq!(replay(text).variant, Variant::Russian);
    assert_eq!(
        replay("[FEN \"W:Wf6:Bb6,e7\"] 1. f6:d8").variant.id(),
        "czech"
    );
}

#[test]
fn what_the_caller_assumes_counts_if_nothing_else_does() {
    let text = "[FEN \"W:W30:B5\"] 1. 30-26";
    assert_eq!(
        replay_as(text, Some(Variant::Brazilian)).variant,
        Variant::Brazilian
    );
    let text = "[GameType \"25\"] [FEN \"W:W30:B5\"] 1. 30-26";
    assert_eq!(
        replay_as(text, Some(Variant::Brazilian)).variant,
        Variant::Russian
    );
}

#[test]
fn the_game_that_is_named_is_played_and_another_only_suggested() {
    // (game, moves, how many of them are legal, the game that the record fits)
    for (named, text, legal, fits) in [
        ("russian", "32-28 19-23", 0, Some("international")),
        ("russian", "[FEN \"W:WKb8:BKe1\"] b8-b7", 0, Some("turkish")),
        ("american", "9-14 22-17 31-27 1-6 14-18", 2, None),
        (
            "frisian",
            "[FEN \"W:WK1,K2,45:BK46,K48,6\"] 1-7 46-41",
            1,
            Some("international"),
        ),
        ("russian", "[FEN \"W:WK1,4:BK31\"] 1-5", 0, Some("spanish")),
    ] {
        let variant: Variant = named.parse().expect("a variant");
        let tag = format!("[GameType \"{}\"] {text}", variant.game_type());
        let named_text = format!("[Variant \"{named}\"] {text}");
        for (text, assume) in [(text, Some(variant)), (&tag, None), (&named_text, None)] {
            let game = pdn::read(text).next().expect("a text").expect("a game");
            let problem = match pdn::replay(&game, assume) {
                Ok(replay) => {
                    assert_eq!(replay.variant, variant, "{text}");
                    assert_eq!(replay.plies.len(), legal, "{text}");
                    let mut problems = replay.problems.into_iter();
                    problems.find(Problem::is_error).expect("an illegal move")
                }
                Err(problem) => problem,
            };
            assert!(problem.is_error(), "{text}");
            let suggested = problem.fits.map(Variant::id);
            if let Some(fits) = fits {
                assert_eq!(suggested, Some(fits), "{text}");
            }
            assert_eq!(
                problem.remedy().contains("name another game"),
                suggested.is_some()
            );
        }
    }
}

#[test]
fn counts_in_a_fen_are_no_squares() {
    for (fen, counts) in [
        ("B:WK29,K30:BK3,K4", ":Cwcdf/1.32.2=40+39"),
        ("B:WK29,K30:BK3,K4", ":H0:F64"),
        ("B:WK29,K30:BK3,K4", ":Cfmjd-64/6.2-bis=8+8"),
        ("W:WKa1,Kc1:BKh8", ":Cfmjd-64/6.2-bis=8+8"),
    ] {
        let played = |fen: &str| {
            let moves = if fen.starts_with('B') { "3-8" } else { "c1-d2" };
            let replay = replay(&format!("[FEN \"{fen}\"] {moves} *"));
            (replay.variant, replay.start, codes(&replay))
        };
        assert_eq!(
            played(&format!("{fen}{counts}")),
            played(fen),
            "{fen}{counts}"
        );
    }
}

#[test]
fn a_tag_of_another_board_is_not_believed() {
    let replay = replay("[GameType \"20\"] 1. g3-h4 b6-a5 2. e3-f4 *");
    assert_eq!((replay.variant, replay.plies.len()), (Variant::Russian, 3));
    assert_eq!(codes(&replay), ["other-variant"]);
    // Nor is that of a smaller one.
    let replay = self::replay("[GameType \"25\"] 1. 34-30 19-23 *");
    assert_eq!(codes(&replay), ["other-variant"]);
    // But the game that the caller or the Variant tag names is, whatever the squares.
    for (tag, assume) in [
        ("", Some(Variant::Russian)),
        ("[Variant \"russian\"]", None),
    ] {
        let replay = replay_as(&format!("{tag} 1. 34-30 19-23 *"), assume);
        assert_eq!(replay.variant, Variant::Russian);
        assert_eq!(codes(&replay), ["illegal-move", "not-played"]);
        assert_eq!(replay.problems[0].fits, Some(Variant::International));
    }
    // Nor where the record is broken further on.
    let replay = self::replay("[GameType \"20\"] 1. g3-h4 b6-a5 2. h2-h3 *");
    assert_eq!((replay.variant, replay.plies.len()), (Variant::Russian, 2));
    assert_eq!(codes(&replay), ["other-variant", "illegal-move"]);
    // On the same board it is.
    let replay = self::replay("[GameType \"25\"] [FEN \"W:Wf6:Bb6,e7\"] 1. f6:d8");
    assert_eq!(replay.variant, Variant::Russian);
    assert_eq!(codes(&replay), ["illegal-move"]);
}

/// The position after some moves.
#[track_caller]
fn after(variant: &str, moves: &str) -> String {
    let mut position = Position::start(variant.parse().expect("a variant"));
    for text in moves.split_whitespace() {
        let mv = position.parse_move(text).expect("a legal move");
        position.play(&mv).expect("it is legal");
    }
    position.fen()
}

#[test]
fn moves_in_every_writing() {
    let fen = after("international", "32-28 19-23 28x19 14x23 37-32");
    for text in [
        "1. 32-28 19-23 2. 28x19 14x23 3. 37-32",
        "01.32-28  19-23 02.28x19 14:23 37-32",
        "3228 1923 2819 1423 3732",
        "1. 32x28 19-23 2. 28-19 14-23 3. 37- 32",
        "1. 32–28 19—23 2. 28×19 14х23 3. 37-32",
    ] {
        check(text, Variant::International, &fen);
    }
    let fen = after("russian", "c3-d4 b6-c5 d4xb6 a7xc5");
    for text in [
        "1. c3-d4 b6-c5 2. d4:b6 a7:c5",
        "1.C3-D4 B6-C5 2.d4xb6 a7-c5",
        "1. c3d4 b6c5 2. d4b6 a7c5",
        "1. cd4 bc5 2. d:b6 a:c5",
        "1. 22-18 9-14 2. 18x9 5x14",
    ] {
        let replay = replay(&format!("[GameType \"25\"] {text}"));
        assert_eq!(
            (codes(&replay), replay.position().fen()),
            (vec![], fen.clone()),
            "{text}"
        );
    }
}

#[test]
fn captures_in_every_writing() {
    // Two ways from 20 to 35, taking 24, 39, 40 or 24, 43, 40.
    let game = |text: &str| {
        replay(&format!(
            "[GameType \"20\"] [FEN \"W:WK20:B24,39,40,43\"] 1. {text} *"
        ))
    };
    let ambiguous = game("20x35");
    assert_eq!(codes(&ambiguous), ["ambiguous-move"]);
    assert_eq!(
        ambiguous.problems[0].what(),
        "`20x35` can be any of 20x33x44x35, 20x38x49x35"
    );
    for text in [
        "20x38x49x35",
        "20x49x35",
        "20x35x24x40x43",
        "20x35 <24,40,43>",
        "20x38 38x49 49x35",
        "20-38 49x35",
        "35x49x20x38",
    ] {
        let replay = game(text);
        if text == "20-38 49x35" {
            assert_eq!(codes(&replay), ["illegal-move", "not-played"]);
            continue;
        }
        let captures: Vec<u8> = replay.plies[0]
            .mv
            .captures()
            .iter()
            .map(|s| s.number())
            .collect();
        assert_eq!(captures, [24, 40, 43], "{text}");
        assert!(replay.is_complete(), "{text}");
    }
    assert_eq!(codes(&game("20x38 38x49 49x35")), ["split-capture"]);
}

#[test]
fn a_capture_in_pieces_is_one_ply() {
    let text = "[GameType \"21\"] [FEN \"B:W7,14:B3\"] 1. 3-10 *";
    let replay = replay(text);
    assert_eq!(codes(&replay), ["illegal-move"]);
    let text = "[GameType \"21\"] [FEN \"B:W7,14,32:B3\"] 1. 3-10 2. 10-17 32-28 *";
    let replay = self::replay(text);
    assert_eq!(codes(&replay), ["split-capture"]);
    assert_eq!((replay.plies.len(), replay.recorded), (2, 2));
    assert_eq!(
        replay.problems[0].what(),
        "the capture 3x17 is written in pieces"
    );
}

#[test]
fn illegal_moves_are_placed_and_kept() {
    let replay = replay("[Event \"x\"]\n1. 32-28 19-23\n2. 28-22 {?} 18x27 3. 31x22 *");
    assert_eq!((replay.plies.len(), replay.recorded), (2, 5));
    assert_eq!(codes(&replay), ["illegal-move", "not-played"]);
    let problem = &replay.problems[0];
    assert_eq!((problem.ply, problem.line, problem.column), (Some(3), 3, 4));
    assert!(problem.is_error());
    assert_eq!(problem.what(), "`28-22` is not a legal move; legal: 28x19");
    let rest = &replay.problems[1];
    assert_eq!((rest.ply, rest.line, rest.column), (Some(4), 3, 14));
    assert_eq!(rest.what(), "2 more moves are kept but not played");
}

#[test]
fn nothing_is_played_after_the_end() {
    let replay = replay("[GameType \"20\"] [FEN \"W:W32:B28\"] 1. 32x23 28-33 *");
    assert_eq!(codes(&replay), ["game-over"]);
    assert_eq!((replay.plies.len(), replay.recorded), (1, 2));
}

#[test]
fn the_start_can_be_set_up() {
    check(
        "[FEN \"W:W27,31,36:\nB1,2,3.\"]\n1.27-22 *",
        Variant::International,
        "B:W22,31,36:B1,2,3",
    );
    check(
        "/FEN \"B:W46:B5\"/ 1... 5-10",
        Variant::International,
        "W:W46:B10",
    );
    let replay = replay("[GameType \"20\"] [FEN \"W:W46:B5\"] 1. 5-10 46-41");
    assert_eq!(codes(&replay), ["other-turn"]);
    assert_eq!(replay.start.side_to_move(), Side::Black);
    let problem = refused("[GameType \"20\"]\n[FEN \"W:W46,77:B5\"] 1. 46-41");
    assert_eq!(
        (problem.kind.code(), problem.line, problem.column),
        ("bad-fen", 2, 1)
    );
}

#[test]
fn a_set_up_takes_the_game_up_again() {
    let replay =
        replay("[GameType \"20\"] 1. 32-28 19-23 2. 37-32 20-25 /FEN \"W:W28,33:BK5\"/ 3. 28-22 *");
    assert_eq!(codes(&replay), ["illegal-move", "not-played"]);
    assert_eq!((replay.plies.len(), replay.recorded), (3, 5));
    assert_eq!(replay.set_ups[0].after, 2);
    assert_eq!(replay.position().fen(), "B:W22,33:BK5");
    let replay = self::replay("[GameType \"20\"] 1. 32-28 /FEN \"W::\"/ 2. 37-32 *");
    assert_eq!(codes(&replay), [""; 0]);
    assert_eq!(replay.plies.len(), 2);
}

#[test]
fn a_board_seen_from_black_is_turned() {
    let replay = replay("[Variant \"American/English\"] 1. c3-d4 b6-c5 2. d4xb6 a7xc5 0-1");
    assert_eq!(replay.variant, Variant::American);
    assert_eq!(codes(&replay), ["board-turned"]);
    assert_eq!(replay.start.side_to_move(), Side::Black);
    assert_eq!(
        replay.position().fen(),
        after("american", "11-15 24-19 15x24 28x19")
    );
    // The second player won, who has White here.
    assert_eq!(replay.outcome, Some(Outcome::Win(Side::White)));
}

#[test]
fn results_say_who_won() {
    let outcome = |tags: &str, end: &str| replay(&format!("{tags} {end}")).outcome;
    let white = Some(Outcome::Win(Side::White));
    let black = Some(Outcome::Win(Side::Black));
    for (game_type, tag, end, expected) in [
        // Records of these games, too, begin with Black; but none is known to mean Black.
        ("23", "1-0", "", white),
        ("31", "0-1", "", black),
        ("20", "2-0", "", white),
        ("20", "", "0-2", black),
        ("20", " 1-0", "*", white),
        ("20", "1 - 1", "", Some(Outcome::Draw)),
        ("20", "", "1/2 - 1/2", Some(Outcome::Draw)),
        ("20", "1+ - 1-", "", Some(Outcome::Draw)),
        ("20", "0-0", "", Some(Outcome::BothLost)),
        ("20", "", "0-0", None),
        ("20", "*", "*", None),
        ("20", "4-6", "4-6", None),
        ("21", "1-0", "", black),
        ("21", "0-1", "", white),
        ("21", "2-0", "", white),
        ("21", "", "0-2", black),
        ("25", "1-0", "", white),
    ] {
        let tag = if tag.is_empty() {
            String::new()
        } else {
            format!("[Result \"{tag}\"]")
        };
        let tags = format!("[GameType \"{game_type}\"] {tag}");
        assert_eq!(outcome(&tags, end), expected, "{game_type} {tag} {end}");
    }
    // A federation writes who played; the log of a program, whose `0-0` means that
    // nobody knows, does not.
    for (tags, expected) in [
        ("[White \"A. Berg\"]", Some(Outcome::BothLost)),
        (
            "[Black \"B. Maas\"] [Result \"*\"]",
            Some(Outcome::BothLost),
        ),
        ("[White \"?\"] [Black \" \"]", None),
        ("[Event \"Cup\"]", None),
        ("[White \"A. Berg\"] [Result \"2-0\"]", white),
        ("[White \"A. Berg\"] [Result \"4-6\"]", None),
    ] {
        let replayed = replay(&format!("[GameType \"20\"] {tags} 1. 32-28 19-23 0-0"));
        assert_eq!(replayed.outcome, expected, "{tags}");
    }
    // The side to move in a set-up does not change who is named first.
    assert_eq!(
        outcome("[GameType \"21\"] [FEN \"W:W30:B5\"] [Result \"1-0\"]", ""),
        black
    );
    let replay = replay("[GameType \"20\"] [Result \"2-0\"] 1. 32-28 0-2");
    assert_eq!(
        (replay.outcome, codes(&replay)),
        (white, vec!["result-conflict"])
    );
    assert_eq!(
        codes(&self::replay("[GameType \"20\"] [Result \"won\"]")),
        ["unknown-result"]
    );
}
