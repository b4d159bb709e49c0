//! Where the rules can be read in more than one way: worked examples of each value.

use std::collections::BTreeSet;

use damier_draughts::{
    FenFault, Notation, OptionError, PlayOptions, Position, Setup, Square, Variant, pdn,
};

use Variant::{Frisian, Frysk, International, Turkish};

/// The reading of a game's rules with this value of its one option.
fn reading(variant: Variant, value: &str) -> PlayOptions {
    let option = variant.options()[0].id;
    variant.choose([(option, value)]).expect("offered")
}

/// Compares the legal moves under a value of the one option of the game: the squares,
/// then a `*` for a man that is crowned, and how many pieces are taken.
#[track_caller]
fn check(variant: Variant, fen: &str, value: &str, expected: &[&str]) {
    let options = reading(variant, value);
    let position = Position::from_fen_with(variant, fen, options).expect("a position");
    let name = |square: Square| variant.geometry().name(square, variant.notation());
    let moves = position.legal_moves();
    let found: BTreeSet<String> = moves
        .iter()
        .map(|mv| {
            let star = if mv.crowns() { "*" } else { "" };
            let (from, to) = (name(mv.from()), name(mv.to()));
            format!("{from}-{to}{star} [{}]", mv.captures().len())
        })
        .collect();
    let expected: BTreeSet<String> = expected.iter().map(|text| (*text).to_owned()).collect();
    assert_eq!(found, expected, "{variant} {fen} {value}");
}

#[test]
fn two_kings_are_worth_more_than_three_men_or_just_as_much() {
    for variant in [Frisian, Frysk] {
        // 46 takes two kings, to 6, or three men, to 35 or 45.
        let fen = "W:WK46:BK11,K48,10,19,25";
        check(variant, fen, "199", &["46-6 [2]"]);
        check(variant, fen, "150", &["46-6 [2]", "46-35 [3]", "46-45 [3]"]);
        // So a man takes the two kings, or the three men.
        let fen = "W:W15:BK8,K14,K17,20,34,43";
        check(variant, fen, "199", &["15-2* [2]"]);
        check(variant, fen, "150", &["15-2* [2]", "15-42 [3]"]);
    }
}

#[test]
fn of_equal_values_that_of_a_king_is_taken() {
    // 38 takes two kings, as many men as they are worth: but if 31, a king too, takes
    // three men, either may; a man that takes the two kings may not.
    let fen = "W:WK31,38:BK37,K41,8,14,27";
    check(Frisian, fen, "199", &["38-47 [2]"]);
    check(Frisian, fen, "150", &["31-2 [3]"]);
}

#[test]
fn a_king_and_a_man_beat_two_men_whatever_a_king_is_worth() {
    for value in ["199", "150"] {
        // The king and man of 28 and 18 against the men 29 and 20.
        check(Frisian, "W:W33:BK28,18,29,20", value, &["33-13 [2]"]);
        // Two men beat one king.
        check(Frisian, "W:W33,46:BK41,29,20", value, &["33-15 [2]"]);
    }
}

#[test]
fn two_kings_and_a_man_and_four_men() {
    let fen = "W:WK15:BK40,K49,9,20,21,23";
    check(Frisian, fen, "199", &["15-30 [3]"]);
    check(Frisian, fen, "150", &["15-30 [3]", "15-4 [4]"]);
}

#[test]
fn a_turkish_man_takes_on_along_the_crown_row_or_not() {
    // The man of d6 takes d7 and stands on d8; on the row stands e8.
    let fen = "W:Wd6:BKe8,d7";
    check(Turkish, fen, "as-man", &["d6-f8* [2]"]);
    check(Turkish, fen, "ends", &["d6-d8* [1]"]);
    let king = &["d6-f8* [2]", "d6-g8* [2]", "d6-h8* [2]"];
    check(Turkish, fen, "as-king", king);
}

#[test]
fn only_a_king_sees_along_the_row_or_back() {
    // From f8 a man goes on over e8 to d8; a king from d8 on down the file to d2.
    let fen = "W:Wf6:BKf7,e8,d2";
    check(Turkish, fen, "as-man", &["f6-d8* [2]"]);
    check(Turkish, fen, "ends", &["f6-f8* [1]"]);
    check(Turkish, fen, "as-king", &["f6-d1* [3]"]);
    // A man sees nobody from e8; a king sees h8's neighbour, and back along the file.
    let fen = "W:We6:Be7,g8,e2";
    check(Turkish, fen, "as-man", &["e6-e8* [1]"]);
    check(Turkish, fen, "ends", &["e6-e8* [1]"]);
    check(Turkish, fen, "as-king", &["e6-h8* [2]"]);
}

#[test]
fn where_captures_end_on_the_row_another_one_may_take_as_many() {
    let fen = "W:WKh8,c6:BKc7,d8";
    check(Turkish, fen, "as-man", &["c6-e8* [2]"]);
    let ends = &["c6-c8* [1]", "h8-a8 [1]", "h8-b8 [1]", "h8-c8 [1]"];
    check(Turkish, fen, "ends", ends);
    let king = &["c6-e8* [2]", "c6-f8* [2]", "c6-g8* [2]"];
    check(Turkish, fen, "as-king", king);
}

#[test]
fn black_captures_alike() {
    let fen = "B:Bd3:WKe1,d2";
    check(Turkish, fen, "as-man", &["d3-f1* [2]"]);
    check(Turkish, fen, "ends", &["d3-d1* [1]"]);
    check(
        Turkish,
        fen,
        "as-king",
        &["d3-f1* [2]", "d3-g1* [2]", "d3-h1* [2]"],
    );
}

#[test]
fn a_game_goes_on_as_it_was_begun() {
    for (variant, value) in [(Frisian, "150"), (Frysk, "150"), (Turkish, "ends")] {
        let options = reading(variant, value);
        let mut position = Position::start_with(variant, options);
        for _ in 0..30 {
            let Some(mv) = position.legal_moves().into_iter().next() else {
                break;
            };
            position.play(&mv).expect("legal");
            assert_eq!(position.options(), options);
            assert_eq!(Position::from_fen(variant, &position.fen()), Ok(position));
            let usual = position.with_options(PlayOptions::USUAL);
            assert_ne!(usual, position);
            assert_ne!(usual.facts().key, position.facts().key);
            assert!(!usual.fen().contains('O'));
        }
    }
}

#[test]
fn a_position_says_so_in_its_text() {
    let start = Position::start_with(Turkish, reading(Turkish, "as-king"));
    assert!(start.fen().ends_with(":Ocrown-row=as-king"));
    assert!(
        start
            .fen_in(Notation::Algebraic)
            .ends_with(":Ocrown-row=as-king")
    );
    // The field is read among others, in any order, and a default may be said.
    let fen = "W:WK46:BK11:+0+146:Oking-value=150:H0:F1";
    let position = Position::from_fen(Frisian, fen).expect("a position");
    assert_eq!(position.fen(), "W:WK46:BK11:Oking-value=150");
    let usual = Position::from_fen_with(
        Frisian,
        "W:WK46:BK11:Oking-value=199",
        reading(Frisian, "150"),
    );
    assert_eq!(usual.expect("a position").fen(), "W:WK46:BK11");
    // Where a text says nothing, what was chosen holds.
    let chosen = Position::from_fen_with(Frisian, "W:WK46:BK11", reading(Frisian, "150"));
    assert_eq!(chosen, Ok(position));
}

#[test]
fn what_cannot_be_chosen_is_refused() {
    let fault = |variant, fen| {
        let error = Setup::parse_fen(variant, fen).expect_err(fen);
        let [problem] = error.problems() else {
            panic!("{error}");
        };
        (problem.what, problem.offset, problem.to_string())
    };
    let (what, offset, said) = fault(Frisian, "W:WK1:BK2:Oking-value=200");
    assert_eq!(
        (what, offset),
        (FenFault::NoSuchOption(Frisian.options()), 10)
    );
    assert!(
        said.contains("`Oking-value=199` or `Oking-value=150`"),
        "{said}"
    );
    let (what, _, _) = fault(International, "W:WK1:BK2:Oking-value=150");
    assert_eq!(what, FenFault::NoSuchOption(&[]));
    let twice = "W:WK1:BK2:Oking-value=150:Oking-value=199";
    assert_eq!(fault(Frisian, twice).0, FenFault::OptionTwice);
    let error = Turkish
        .choose([("king-value", "150")])
        .expect_err("not Turkish");
    let known = vec!["crown-row"];
    let option = "king-value".to_owned();
    assert_eq!(error, OptionError::UnknownOption { option, known });
    let error = Turkish
        .choose([("crown-row", "maybe")])
        .expect_err("no value");
    assert!(
        error.to_string().contains("as-man, ends, as-king"),
        "{error}"
    );
}

#[test]
fn a_record_is_replayed_as_its_start_or_its_reader_says() {
    let options = reading(Frisian, "150");
    let fen = "[SetUp \"1\"][FEN \"W:WK46:BK11,K48,10,19,25,1";
    for (record, read_as, complete) in [
        (
            format!("[GameType \"40\"]{fen}\"] 46x35 *"),
            PlayOptions::USUAL,
            false,
        ),
        (format!("[GameType \"40\"]{fen}\"] 46x35 *"), options, true),
        (
            format!("[GameType \"40\"]{fen}:Oking-value=150\"] 46x35 *"),
            PlayOptions::USUAL,
            true,
        ),
        (
            format!("[GameType \"40\"]{fen}:Oking-value=199\"] 46x35 *"),
            options,
            false,
        ),
    ] {
        let raw = pdn::read(&record).next().expect("one").expect("a record");
        let (game, replay) = pdn::Game::understand_with(&raw, None, read_as).expect("read");
        assert_eq!(replay.is_complete(), complete, "{record}");
        // What is written says it by itself.
        let written = game.to_pdn();
        assert_eq!(
            written.contains(":Oking-value=150"),
            replay.start.options() == options
        );
        let again = pdn::read(&written).next().expect("one").expect("a record");
        let again = pdn::replay(&again, None).expect("read");
        assert_eq!(
            (again.start, again.plies.len()),
            (replay.start, replay.plies.len())
        );
    }
    let plain = "[GameType \"40\"]1. 32-28 *";
    let raw = pdn::read(plain).next().expect("one").expect("a record");
    let (game, _) = pdn::Game::understand_with(&raw, None, options).expect("read");
    assert!(
        game.to_pdn().contains("[FEN \"W:W31,32"),
        "{}",
        game.to_pdn()
    );
}

#[cfg(feature = "serde")]
#[test]
fn options_are_names_and_values_in_json() {
    let options = reading(Turkish, "ends");
    let json = serde_json::to_string(&options).expect("written");
    assert_eq!(json, r#"{"crown-row":"ends"}"#);
    assert_eq!(
        serde_json::from_str::<PlayOptions>(&json).expect("read"),
        options
    );
    assert!(serde_json::from_str::<PlayOptions>(r#"{"crown-row":"no"}"#).is_err());
    let setup = Position::start_with(Turkish, options).setup();
    let json = serde_json::to_string(&setup).expect("written");
    assert_eq!(serde_json::from_str::<Setup>(&json).expect("read"), setup);
    let usual = serde_json::to_string(&Position::start(Turkish).setup()).expect("written");
    assert!(!usual.contains("options"));
}
