use damier_chess::{CastlingFault, Move, MoveTextError, Position, Square, StartNumber, Wing};
use damier_game::Game;

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn castle(fen: &str, text: &str) -> Result<Move, MoveTextError> {
    position(fen).parse_move(text)
}

#[track_caller]
fn refused(fen: &str, text: &str, expected: CastlingFault) {
    match castle(fen, text) {
        Err(MoveTextError::Castling { fault, .. }) => assert_eq!(fault, expected, "{fen} {text}"),
        other => panic!("{fen} {text}: {other:?}"),
    }
    let legal = position(fen).legal_moves();
    let wing = if text.len() > 3 {
        Wing::Long
    } else {
        Wing::Short
    };
    assert!(
        legal.iter().all(|mv| mv.wing() != Some(wing)),
        "{fen} {text}"
    );
}

/// The board after castling.
#[track_caller]
fn castled(fen: &str, text: &str, board: &str) {
    let here = position(fen);
    let mv = here
        .parse_move(text)
        .unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert!(here.legal_moves().contains(&mv));
    let after = here.after(&mv).fen();
    assert_eq!(after.split(' ').next(), Some(board), "{fen} {text}");
}

#[test]
fn the_worked_examples() {
    // The king stands still.
    castled("4k3/8/8/8/8/8/8/6KR w H -", "O-O", "4k3/8/8/8/8/8/8/5RK1");
    // King and rook cross each other on the first move.
    let three = StartNumber::new(3).expect("below 960").position().fen();
    castled(&three, "O-O", "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB");
    // The rook shields its king.
    let shield = "4k3/8/8/8/8/8/8/rRK4R w BH -";
    refused(shield, "O-O-O", CastlingFault::Exposed);
    castled(shield, "O-O", "4k3/8/8/8/8/8/8/rR3RK1");
    castled(
        "4k3/8/8/8/8/8/8/1RK4R w BH -",
        "O-O-O",
        "4k3/8/8/8/8/8/8/2KR3R",
    );
    // The rook may cross an attacked square, the king may not.
    castled(
        "1r2k3/8/8/8/8/8/8/R3K3 w A -",
        "O-O-O",
        "1r2k3/8/8/8/8/8/8/2KR4",
    );
    refused(
        "3rk3/8/8/8/8/8/8/R3K3 w A -",
        "O-O-O",
        CastlingFault::Attacked(Square::D1),
    );
    // Something on the squares where king and rook arrive.
    refused(
        "4k3/8/8/8/8/8/8/RKN5 w A -",
        "O-O-O",
        CastlingFault::Blocked(Square::C1),
    );
    refused(
        "4k3/8/8/8/8/8/8/RK1N4 w A -",
        "O-O-O",
        CastlingFault::Blocked(Square::D1),
    );
    // Squares outside do not matter.
    castled(
        "4k3/8/8/8/8/8/8/NR3K2 w B -",
        "O-O-O",
        "4k3/8/8/8/8/8/8/N1KR4",
    );
    refused(
        "4k3/8/8/8/8/8/8/NR2BK2 w B -",
        "O-O-O",
        CastlingFault::Blocked(Square::E1),
    );
    // An inner rook has the right; the outermost would be in its own way.
    castled("4k3/8/8/8/8/8/8/5KRR w G -", "O-O", "4k3/8/8/8/8/8/8/5RKR");
    refused(
        "4k3/8/8/8/8/8/8/5KRR w K -",
        "O-O",
        CastlingFault::Blocked(Square::G1),
    );
}

#[test]
fn every_reason_is_told() {
    refused("4k3/8/8/8/8/8/8/4K2R w - -", "O-O", CastlingFault::NoRight);
    refused(
        "4k3/8/8/8/8/8/4r3/4K2R w K -",
        "O-O",
        CastlingFault::InCheck,
    );
    refused(
        "4k1r1/8/8/8/8/8/8/4K2R w K -",
        "O-O",
        CastlingFault::Attacked(Square::G1),
    );
    for (fault, word) in [
        (CastlingFault::NoRight, "moved"),
        (CastlingFault::Blocked(Square::F1), "f1"),
        (CastlingFault::Exposed, "shields"),
    ] {
        let wing = Wing::Short;
        let said = MoveTextError::Castling { wing, fault }.to_string();
        assert!(said.contains("O-O") && said.contains(word), "{said}");
    }
}

#[test]
fn castling_is_entered_in_every_way() {
    // King two files from its end square: rook, end square, two steps, signs.
    let fen = "r2k3r/8/8/8/8/8/8/R2K3R w KQkq -";
    let here = position(fen);
    let short = here.parse_move("O-O").expect("legal");
    let long = here.parse_move("0-0-0").expect("legal");
    for text in [
        "0-0", "o-o", "O–O", "O-O+", "0-0!?", "d1h1", "d1g1", "d1f1", "Kd1-g1",
    ] {
        let found = here.parse_move(text);
        if text.starts_with("Kd1") {
            assert!(found.is_err(), "a king's own move of three squares");
        } else {
            assert_eq!(found, Ok(short), "{text}");
        }
    }
    for text in ["O-O-O", "d1a1", "d1b1"] {
        assert_eq!(here.parse_move(text), Ok(long), "{text}");
    }
    let step = here.parse_move("d1c1").expect("legal");
    assert_eq!(step.wing(), None, "one step is the king's own move");
    let ways = |mv: &Move| here.entries(mv).into_iter().map(|(_, to)| to.to_string());
    assert_eq!(ways(&short).collect::<Vec<_>>(), ["h1", "g1", "f1"]);
    assert_eq!(ways(&long).collect::<Vec<_>>(), ["a1", "b1"]);
}

#[test]
fn a_rook_without_its_right_is_not_taken() {
    let here = position("4k3/8/8/8/8/8/8/R3K2R w K -");
    let error = here
        .enter(Square::E1, Square::A1, None)
        .expect_err("no right");
    assert!(matches!(
        error,
        MoveTextError::Castling {
            wing: Wing::Long,
            fault: CastlingFault::NoRight
        }
    ));
    assert!(here.enter(Square::E1, Square::H1, None).is_ok());
    assert!(here.enter(Square::E1, Square::C1, None).is_err());
}

#[test]
fn on_the_first_move_162_positions_can_castle() {
    let (mut short, mut long) = (0, 0);
    for start in StartNumber::all() {
        for mv in start.position().legal_moves() {
            match mv.wing() {
                Some(Wing::Short) => short += 1,
                Some(Wing::Long) => long += 1,
                None => {}
            }
        }
    }
    assert_eq!((short, long), (90, 72));
}

/// The first rank with nothing but the king and the rook of one wing.
fn bare_rank(start: StartNumber, wing: Wing) -> String {
    let letters: Vec<char> = start.letters().chars().collect();
    let mut rooks = (0..8).filter(|&file| letters[file] == 'R');
    let kept = match wing {
        Wing::Long => rooks.next(),
        Wing::Short => rooks.next_back(),
    };
    let sign = |(file, &letter)| match letter {
        'K' => 'K',
        _ if Some(file) == kept => 'R',
        _ => '1',
    };
    letters.iter().enumerate().map(sign).collect()
}

#[test]
fn all_positions_castle_to_both_wings_for_both_sides() {
    for start in StartNumber::all() {
        for (wing, king, rook) in [(Wing::Short, 'g', 'f'), (Wing::Long, 'c', 'd')] {
            let rank = bare_rank(start, wing);
            for fen in [
                format!("7k/7p/8/8/8/8/8/{rank} w KQ -").replace(
                    "w KQ",
                    match wing {
                        Wing::Short => "w K",
                        Wing::Long => "w Q",
                    },
                ),
                format!(
                    "{}/8/8/8/8/8/P7/K7 b {} -",
                    rank.to_lowercase(),
                    match wing {
                        Wing::Short => "k",
                        Wing::Long => "q",
                    }
                ),
            ] {
                let here = match Position::from_fen(&fen) {
                    Ok(here) => here,
                    // The rook attacks the king that is not on move.
                    Err(damier_chess::FenError::LeftInCheck(_)) => continue,
                    Err(error) => panic!("{fen}: {error}"),
                };
                let mv = here
                    .parse_move(wing.as_str())
                    .expect("nothing is in the way");
                assert_eq!(mv.to().file().char(), king, "{fen}");
                assert_eq!(mv.rook().map(|(_, to)| to.file().char()), Some(rook));
                for (from, to) in here.entries(&mv) {
                    assert_eq!(here.enter(from, to, None), Ok(mv), "{fen} {from}{to}");
                }
                let mut after = here.clone();
                after.play(&mv).expect("legal");
                assert_eq!(after.castling_rooks(), [], "{fen}");
                let home = after.fen();
                let row = match home.starts_with(&rank.to_lowercase()[..1]) || fen.contains(" b ") {
                    true => home.split('/').next().map(str::to_lowercase),
                    false => home
                        .split(' ')
                        .next()
                        .and_then(|b| b.split('/').next_back())
                        .map(str::to_lowercase),
                };
                let expected = if wing == Wing::Short { "5rk1" } else { "2kr4" };
                assert_eq!(row.as_deref(), Some(expected), "{fen}");
            }
        }
    }
}
