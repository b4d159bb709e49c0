//! Squares as federations number them, and records that do otherwise.

use damier_draughts::pdn::{self, Game, GameType, Replay};
use damier_draughts::{Notation, Position, Setup, Variant};
use damier_game::Side;

#[track_caller]
fn replay(text: &str) -> Replay {
    let game = pdn::read(text).next().expect("a text").expect("a game");
    pdn::replay(&game, None).expect("a start")
}

fn codes(replay: &Replay) -> Vec<&'static str> {
    let problems = replay.problems.iter();
    problems.map(|problem| problem.kind.code()).collect()
}

/// The record plays through, and ends as the same moves in our numbers do.
#[track_caller]
fn check(text: &str, ours: &str, expected: &[&str]) {
    let replay = replay(text);
    let mut game = Position::start(replay.variant);
    for mv in ours.split(' ') {
        let mv = game.parse_move(mv).expect("a move");
        game.play(&mv).expect("a move");
    }
    assert_eq!(codes(&replay), expected, "{text}");
    assert_eq!(replay.position(), game, "{text}");
}

#[test]
fn spanish_and_portuguese_numbers_begin_at_whites_right() {
    let ours = "23-19 10-14 19x10 5x14";
    let theirs = "1. 10-14 23-19 2. 14x23 28x19 *";
    for number in [24, 28] {
        check(&format!("[GameType \"{number}\"] {theirs}"), ours, &[]);
        let full = format!("[GameType \"{number},W,8,8,N1,1\"] {theirs}");
        check(&full, ours, &[]);
        // Told to be from the top left.
        let told = format!("[GameType \"{number},W,8,8,N2,1\"] 1. {ours} *");
        check(&told, ours, &[]);
        // Not told, and found out.
        let silent = format!("[GameType \"{number}\"] 1. {ours} *");
        check(&silent, ours, &["board-turned"]);
        // Letters mean the same everywhere.
        let letters = format!("[GameType \"{number}\"] 1. f3-e4 c6-d5 2. e4xc6 b7xd5 *");
        check(&letters, ours, &[]);
    }
}

#[test]
fn italian_numbers_begin_at_the_top_left() {
    let ours = "23-19 10-14 19x10 5x14";
    check(&format!("[GameType \"22\"] 1. {ours} *"), ours, &[]);
    check(
        &format!("[GameType \"22,W,8,8,N2,1\"] 1. {ours} *"),
        ours,
        &[],
    );
    let reversed = "1. 10-14 23-19 2. 14x23 28x19 *";
    check(
        &format!("[GameType \"22,W,8,8,N1,1\"] {reversed}"),
        ours,
        &[],
    );
}

#[test]
fn a_board_in_the_mirror_is_noticed() {
    // As if the dark corner were at White's left.
    let text = "[GameType \"28\"] 1. 23-18 9-14 2. 18x9 5x14 *";
    check(text, "22-19 12-15 19x12 8x15", &["board-turned"]);
}

#[test]
fn every_corner_is_understood() {
    let ours = "32-28 19-23";
    check("[GameType \"20,W,10,10,N2,0\"] 1. 32-28 19-23 *", ours, &[]);
    check("[GameType \"20,W,10,10,N1,0\"] 1. 19-23 32-28 *", ours, &[]);
    check("[GameType \"20,W,10,10,N3,0\"] 1. 34-28 17-23 *", ours, &[]);
    check("[GameType \"20,W,10,10,N0,0\"] 1. 17-23 34-28 *", ours, &[]);
    // Some programs write fields that they do not mean, or broken ones.
    check(
        "[GameType \"20,W,10,10,N1,0\"] 1. 32-28 19-23 *",
        ours,
        &["board-turned"],
    );
    check("[GameType \"20,W,0,0,N,0\"] 1. 32-28 19-23 *", ours, &[]);
    // On a mirrored board the same names are the same moves.
    check(
        "[GameType \"23,B,8,8,A1,1\"] 1. c3-d4 b6-a5 *",
        "11-15 24-20",
        &[],
    );
}

#[test]
fn set_ups_are_numbered_like_the_moves() {
    let text = "[GameType \"24\"] [FEN \"W:W5,K32:B29\"] 1. 5-9 *";
    let game = replay(text);
    assert_eq!(codes(&game), [""; 0]);
    assert_eq!(game.start.fen(), "W:WK1,28:B4");
    let found = replay("[GameType \"24\"] [FEN \"W:W21-32:B1-12\"] 1. 23-19 *");
    assert_eq!(codes(&found), ["board-turned"]);
    assert_eq!(found.start, Position::start(Variant::Spanish));
}

#[test]
fn games_are_written_as_their_federation_has_them() {
    for (variant, notation, tag, start, mv) in [
        (
            Variant::Spanish,
            Notation::Reversed,
            "24",
            "W:W5:B28",
            "5-9",
        ),
        (
            Variant::Spanish,
            Notation::Numeric,
            "24,W,8,8,N2,1",
            "W:W28:B5",
            "28-24",
        ),
        (
            Variant::Portuguese,
            Notation::Reversed,
            "28",
            "W:W5:B28",
            "5-9",
        ),
        (
            Variant::Italian,
            Notation::Numeric,
            "22",
            "W:W28:B5",
            "28-24",
        ),
        (
            Variant::Russian,
            Notation::Algebraic,
            "25",
            "W:Wg1:Bb8",
            "g1-h2",
        ),
        (
            Variant::Russian,
            Notation::Numeric,
            "25,W,8,8,N2,0",
            "W:W32:B1",
            "32-28",
        ),
        (
            Variant::International,
            Notation::Algebraic,
            "20,W,10,10,A0,0",
            "W:Wj2:Bb10",
            "j2-i3",
        ),
        (
            Variant::Turkish,
            Notation::Algebraic,
            "30",
            "W:Wa2:Ba7",
            "a2-a3",
        ),
        (Variant::Thai, Notation::Reversed, "31", "B:W5:B28", "28-24"),
    ] {
        let setup = Setup::parse_fen_in(variant, start, notation).expect("a FEN");
        let position = Position::from_setup(variant, &setup).expect("a position");
        let found = position
            .legal_moves()
            .into_iter()
            .find(|legal| position.move_text(legal, notation) == mv)
            .expect("a move");
        let mut game = Game::new(position);
        game.push(&found).expect("it is legal");
        let text = game.to_pdn_in(notation);
        assert!(text.contains(&format!("[GameType \"{tag}\"]")), "{text}");
        assert!(text.contains(&format!("[FEN \"{start}\"]")), "{text}");
        assert!(text.contains(&format!("1. {mv} ")), "{text}");
        let record = pdn::read(&text).next().expect("a text").expect("a game");
        let (again, read) = Game::understand(&record, None).expect("a start");
        assert_eq!(codes(&read), [""; 0], "{text}");
        assert_eq!(
            (again.start(), again.line()),
            (game.start(), game.line()),
            "{text}"
        );
    }
}

#[test]
fn every_game_is_written_and_read_in_every_notation() {
    for &variant in Variant::ALL {
        for notation in [Notation::Numeric, Notation::Reversed, Notation::Algebraic] {
            let mut position = Position::start(variant);
            let mut game = Game::new(position);
            for ply in 0..30 {
                let legal = position.legal_moves();
                let Some(mv) = legal.get(ply % legal.len().max(1)) else {
                    break;
                };
                position.play(mv).expect("legal");
                game.push(mv).expect("it is legal");
            }
            let text = game.to_pdn_in(notation);
            let record = pdn::read(&text).next().expect("a text").expect("a game");
            let (again, read) = Game::understand(&record, None).expect("a start");
            assert_eq!(codes(&read), [""; 0], "{text}");
            assert_eq!(
                (again.start(), again.line()),
                (game.start(), game.line()),
                "{text}"
            );
            let full = GameType::full(variant, notation);
            assert_eq!(GameType::parse(&full.to_string()), Some(full));
        }
    }
}

#[test]
fn frisian_king_moves_are_read_and_written() {
    let parse = |fen| Position::from_fen(Variant::Frisian, fen).expect("a position");
    let runs = |fen| parse(fen).setup().king_runs;
    // Black first, with the king's square; without one it is the only king.
    let told = runs("W:WK46,31:BK5,20:H0:F1:+105+346");
    let run = told[Side::White].expect("a run");
    assert_eq!((run.square.number(), run.length), (46, 3));
    assert_eq!(told[Side::Black].expect("a run").length, 1);
    assert_eq!(
        runs("W:WK46,31:BK5,20:+0+2")[Side::White]
            .expect("a run")
            .length,
        2
    );
    assert_eq!(
        runs("W:WK46,K47,31:BK5,20:+0+2")[Side::White],
        None,
        "which king?"
    );
    assert_eq!(
        runs("W:WK46:BK5,20:+0+246")[Side::White],
        None,
        "no men, no rule"
    );
    assert_eq!(parse("W:WK46,31:BK5,20:+0+0").fen(), "W:WK46,31:BK5,20");
    // A king that has moved three times rests.
    let rests = parse("W:WK46,31:BK5,20:+0+346");
    assert!(
        rests
            .legal_moves()
            .iter()
            .all(|mv| mv.from().number() == 31)
    );
    assert_eq!(
        Position::from_fen(Variant::Frisian, &rests.fen()),
        Ok(rests)
    );
    // Other games have no such rule.
    let other = Position::from_fen(Variant::International, "W:WK46,31:BK5,20:+0+346");
    assert_eq!(other.expect("a position").fen(), "W:WK46,31:BK5,20");
}

#[test]
fn ghosts_are_gone() {
    let middle = Position::from_fen(Variant::International, "W:W19,40:BG23,P28,5:H0:F10");
    assert_eq!(middle.expect("a position").fen(), "W:W19,40:B5");
}
