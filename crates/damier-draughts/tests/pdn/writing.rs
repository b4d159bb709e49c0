use damier_draughts::pdn::{self, Game};
use damier_draughts::{Position, Variant};
use damier_game::{Outcome, Side};

#[track_caller]
fn understand(text: &str) -> Game {
    let record = pdn::read(text).next().expect("a text").expect("a game");
    Game::understand(&record, None).expect("a start").0
}

/// Checks what becomes of the moves of a text.
#[track_caller]
fn check(text: &str, moves: &str) {
    let written = understand(text).to_pdn();
    let (_, found) = written
        .split_once("\n\n")
        .expect("an empty line after the tags");
    assert_eq!(found.replace('\n', " "), format!("{moves} * "));
}

#[test]
fn moves_as_the_game_writes_them() {
    check(
        "01.32-28  19x23 02. 28-19 14:23",
        "1. 32-28 19-23 2. 28x19 14x23",
    );
    check(
        "[GameType \"25\"] 1. 22-18 9-14 2. 18x9",
        "1. c3-d4 b6-c5 2. d4:b6",
    );
    check(
        "[GameType \"26\"] 1. 22-18 9-14 2. 18x9",
        "1. c3-d4 b6-c5 2. d4xb6",
    );
    check("[GameType \"21\"] 1. 9-14 22-17", "1. 9-14 22-17");
    check(
        "[GameType \"21\"] [FEN \"W:W30:B5\"] 30-26 5-9 26-22",
        "1... 30-26 2. 5-9 26-22",
    );
}

#[test]
fn captures_in_full_only_if_need_be() {
    check("[FEN \"W:WK20:B24,39,40,43\"] 20x49x35", "1. 20x38x49x35");
    check("[FEN \"W:W32:B28,19\"] 32x23x14", "1. 32x14");
}

#[test]
fn comments_judgements_and_variations_keep_their_places() {
    check(
        "{before} 1. 32-28! (1. 33-28?! 18-23 ; inner\n (1... 17-22* $1)) 19-23 {a\n b} 28x19",
        "{before} 1. 32-28! (1. 33-28?! 18-23 {inner} (1... 17-22 $7 $1)) 1... 19-23 {a b} \
         2. 28x19",
    );
    check(
        "1. 32-28 (1. 33-28) (1. 34-29) 19-23",
        "1. 32-28 (1. 33-28) (1. 34-29) 1... 19-23",
    );
    check(
        "((1. 33-28) (1. 34-29)) 1. 32-28",
        "((1. 33-28) (1. 34-29)) 1. 32-28",
    );
    // Before the move that it replaces, as some programs write.
    check(
        "1. 32-28 (1... 18-23) 19-23",
        "1. 32-28 (1... 18-23) 1... 19-23",
    );
    check(
        "1. 32-28 () 19-23 ({only this})",
        "1. 32-28 19-23 ({only this})",
    );
    check("1. 32-28 {} 19-23", "1. 32-28 19-23");
    check("1. 32-28 {a {b} c}", "1. 32-28 {a (b) c}");
}

#[test]
fn what_cannot_be_played_is_kept() {
    check(
        "1. 32-28 19-23 2. 37- 32 (2. 1-2) 20-25",
        "1. 32-28 19-23 2. 37-32 (2. 1-2) 2... 20-25",
    );
    check(
        "1. 32-28 White was late. 19-23 -",
        "1. 32-28 {White was late.} 1... 19-23",
    );
    check(
        "1. 32-28 19-23 2. 37-32 /FEN \"B:W28:B19\"/ 19-24",
        "1. 32-28 19-23 2. 37-32 /FEN \"B:W28:B19\"/ 2... 19-24",
    );
}

#[test]
fn what_cannot_be_played_is_named_like_the_rest() {
    // Found by fuzzing: the record names squares from Black's side, what is written
    // does not.
    let text = "[GameType \"21\"] 1. c3-d4 a1-h8 2. d4-e5 *";
    check(text, "1. 11-15 h8-a1 2. e5-d4");
    // And a variation without moves stays where it is.
    let empty = "[GameType \"20\"] 1. 32-28 19-23 (2. {so}) *";
    let game = understand(empty);
    assert_eq!(understand(&game.to_pdn()).line(), game.line());
    let spanish = "[GameType \"24\"] 1. 10-14 1-32 2. 5-9 *";
    check(spanish, "1. 10-14 1-32 2. 5-9");
}

#[test]
fn tags_are_put_right() {
    let game = understand(
        "[Event \"say \\\"x\\\" C:\\\\a\"]\n[risultato \"1-0\"]\n[Type de jeu \"20\"]\n\
         [Setup \"1\"]\n[Évaluation blanche \"12\"]\n[FEN \"W:W46:B5\"]\n",
    );
    assert_eq!(
        game.to_pdn(),
        "[Event \"say \\\"x\\\" C:\\\\a\"]\n[Result \"1-0\"]\n[GameType \"20\"]\n[Setup \"1\"]\n\
         [ValuationBlanche \"12\"]\n[FEN \"W:W46:B5\"]\n\n*\n"
    );
}

#[test]
fn headers_that_are_right_stay_as_they_are_written() {
    for header in [
        "[Event \"x\"]\n[Setup \"1\"]\n[FEN \"B:W 46, K3 :B5:H0:F1\"]\n[Result \"1-0\"]\n\
         [GameType \"20,W,10,10,N2,0\"]\n",
        "[GameType \"25\"]\n[Variant \"Shashki/Russian\"]\n[Result \"1/2\"]\n[White \"a\"]\n\
         [White \"b\"]\n[SetUp \"0\"]\n",
        "[Result \"?\"]\n[GameType \"25\"]\n[SetUp \"1\"]\n[FEN \"W:W21-32:B1-12\"]\n",
        "[Variant \"frysk!\"]\n[GameType \"40\"]\n[Result \"0-0\"]\n",
        "[GameType \"20\"]\n[Result \"4-6\"]\n",
    ] {
        let game = understand(header);
        assert_eq!(game.to_pdn(), format!("{header}\n*\n"));
    }
}

#[test]
fn headers_that_are_wrong_are_put_right() {
    let header = |text: &str| {
        let written = understand(text).to_pdn();
        let (tags, moves) = written.split_once("\n\n").expect("an empty line");
        (tags.replace('\n', ""), moves.to_owned())
    };
    // The moves are those of another game than the tag says.
    let (tags, _) = header("[GameType \"20,W,0,0,N,0\"][Result \"*\"] 1. 32-28 0-2");
    assert_eq!(tags, "[GameType \"20\"][Result \"0-2\"]");
    let (tags, _) = header("[SetUp \"1\"][FEN \"?\"][GameType \"20\"] 1. 32-28 1-1");
    assert_eq!(tags, "[GameType \"20\"][Result \"1-1\"]");
    // What is no result stays, and who won is told after the moves.
    let (tags, moves) = header("[GameType \"20\"][Result \"12-4\"] 1. 32-28 2-0");
    assert_eq!(
        (tags.as_str(), moves.as_str()),
        ("[GameType \"20\"][Result \"12-4\"]", "1. 32-28 2-0\n",)
    );
    // In another notation everything is told in it.
    let game = understand("[GameType \"25\"][FEN \"W:Wc3:Bh8\"]");
    let written = game.to_pdn_in(damier_draughts::Notation::Numeric);
    assert!(written.contains("[FEN \"W:W22:B4\"]"), "{written}");
    // Another game with the same number is not named.
    let mut game = Game::new(Position::start(Variant::International));
    game.set_tag("Variant", "killer");
    game.set_tag("FEN", "W:W1:B2");
    assert_eq!(game.to_pdn(), "[Result \"*\"]\n[GameType \"20\"]\n\n*\n");
}

#[test]
fn broken_records_stay_the_same_when_written_again() {
    for text in [
        // Signs with blanks between them, alone in brackets.
        "1. 32-28 (!? !) 19-23",
        "1. 32-28 ((! !) $3) 19-23",
        "1. 32-28 ($1) 19-23 ($2 $3)",
        "1. 32-28 ((1. 33-28) $5) 19-23",
        "1. 32-28 (! ! {x}) 19-23",
        "1.32-28!-39!2?1 ? 1 9-(!?!! !2.)28 x19 *",
        // Zeros, results that are none, and squares that are none.
        "1. 1-01-2 2. 01-1 3. 032 0128 4. 99-00 *",
        "[GameType \"24,W,8,8,N2,1\"]\n1-01-2 32-0 01-0 *",
        // Positions that cannot be set up.
        "1. 32-28 /FEN \"W:Wx\"/ 19-23 28x19",
        "1. 32-28 1-2 3-4 /FEN \"B::\"/ 19-23 (/FEN \"oh\"/ 28x19)",
        "1. 32-28 1-2 3-4 /FEN \"W:W32:B19\"/ 32-28 *",
        "[GameType \"21\"] /FEN \"W:W31:B20\"/ /FEN \"B::\"/c3-d4",
        "[GameType \"25\"] /FEN \"B::\"/ /FEN \"B::\"/ cd4",
        // A result with signs that are no letters, and moves of another board.
        "[GameType \"20\"] [Result \"1/2\0\0\0\0\0-1/2\"] 1. 32-28",
        "[Variant \"American/English\"] 1. 50-44",
        "35-30 (35-30) 20-25 (/FEN \"B::\"/3228",
        "[GameType \"24\"] 0-02. 32-28",
        // A variation that tells its number only deep inside.
        "1. 32-28 (1. (2. 33-28)) 19-23",
        "1. 32-28 (/FEN \"W:W33:B1\"/ 33-28) 19-23",
    ] {
        let mut game = understand(text);
        let written = game.to_pdn();
        let again = understand(&written);
        game.tags.clone_from(&again.tags);
        assert_eq!(again, game, "{text}\n{written}");
        assert_eq!(again.to_pdn(), written, "{text}");
    }
    check("1. 32-28 (! !) 19-23", "1. 32-28!! 19-23");
    check(
        "1. 32-28 /FEN \"W:Wx\"/ 19-23 28x19",
        "1. 32-28 /FEN \"W:Wx\"/ 1... 19-23 2. 28x19",
    );
    check("1. 32-28 ($1) 19-23", "1. 32-28 ($1) 1... 19-23");
}

#[test]
fn results_are_spelt_as_the_game_has_them() {
    for (variant, outcome, expected) in [
        (
            Variant::International,
            Some(Outcome::Win(Side::White)),
            "2-0",
        ),
        (Variant::International, Some(Outcome::Draw), "1-1"),
        (Variant::American, Some(Outcome::Win(Side::Black)), "1-0"),
        (Variant::American, Some(Outcome::Win(Side::White)), "0-1"),
        (Variant::Russian, Some(Outcome::Draw), "1/2-1/2"),
        (Variant::Brazilian, Some(Outcome::Win(Side::Black)), "0-1"),
        (Variant::Russian, Some(Outcome::BothLost), "0-0"),
        (Variant::Russian, None, "*"),
    ] {
        let mut game = Game::new(Position::start(variant));
        game.outcome = outcome;
        let written = game.to_pdn();
        assert!(
            written.starts_with(&format!("[Result \"{expected}\"]\n")),
            "{written}"
        );
        assert_eq!(understand(&written).outcome, outcome);
    }
    let delft = understand("[GameType \"20\"] [Result \"4-6\"] 1. 32-28 4-6");
    assert!(
        delft
            .to_pdn()
            .starts_with("[GameType \"20\"]\n[Result \"4-6\"]\n")
    );
}

#[test]
fn every_variant_reads_its_own_start_back() {
    for &variant in Variant::ALL {
        let mut game = Game::new(Position::start(variant));
        let first = game.start().legal_moves().remove(0);
        game.push(&first).expect("it is legal");
        let again = understand(&game.to_pdn());
        assert_eq!(
            (again.start(), again.line()),
            (game.start(), game.line()),
            "{variant}"
        );
    }
}

#[test]
fn lines_are_not_longer_than_eighty_characters() {
    let long = "1. 32-28 {".to_owned() + &"слово [x] ".repeat(40) + "} 19-23 *";
    let game = understand(&long);
    let written = game.to_pdn();
    for line in written.lines() {
        assert!(line.chars().count() <= 80 || line.contains('['), "{line}");
        assert!(!line.starts_with('[') || line.contains('"'), "{line}");
    }
    assert_eq!(understand(&written).line(), game.line());
}
