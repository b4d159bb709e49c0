use damier_chess::{FenError, Position, Rights, Square, StartNumber};
use damier_game::{Game, Side};

#[track_caller]
fn refused(fen: &str, expected: &FenError) {
    let error = Position::from_fen(fen).expect_err(fen);
    assert_eq!(&error, expected, "{fen}");
    assert!(!error.to_string().is_empty());
}

#[test]
fn both_kinds_of_rights_are_read_and_written() {
    for start in StartNumber::all() {
        let position = start.position();
        for rights in [Rights::XFen, Rights::Shredder] {
            let fen = position.fen_with(rights);
            assert_eq!(Position::from_fen(&fen).as_ref(), Ok(&position), "{fen}");
        }
    }
    let classical = Position::classical().fen_with(Rights::Shredder);
    assert!(classical.contains(" HAha "), "{classical}");
}

#[test]
fn an_inner_rook_keeps_its_file() {
    for (fen, x_fen, shredder) in [
        ("2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2 w B - 0 1", "B", "B"),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "G", "G"),
        ("4k3/8/8/8/8/8/8/4K1RR w H - 0 1", "K", "H"),
        ("4k3/8/8/8/8/6R1/8/4K2R w K - 0 1", "K", "H"),
        ("rk3r2/8/8/8/8/8/8/4K3 b fa - 0 1", "kq", "fa"),
    ] {
        let position = Position::from_fen(fen).expect("a position");
        let field = |rights| {
            position
                .fen_with(rights)
                .split(' ')
                .nth(2)
                .map(str::to_owned)
        };
        assert_eq!(field(Rights::XFen).as_deref(), Some(x_fen), "{fen}");
        assert_eq!(field(Rights::Shredder).as_deref(), Some(shredder), "{fen}");
        assert_eq!(Position::from_fen(&position.fen()).as_ref(), Ok(&position));
    }
}

#[test]
fn the_order_of_rights_and_missing_fields_do_not_matter() {
    let start = "qrnknbbr/pppppppp/8/8/8/8/PPPPPPPP/QRNKNBBR";
    let whole = Position::from_fen(&format!("{start} w HBhb - 0 1")).expect("a position");
    for rest in [
        "w BHbh - 0 1",
        "w KQkq - 0 1",
        "w hbBH",
        "w KQkq -",
        "w HBhb - - -",
    ] {
        let read = Position::from_fen(&format!("{start} {rest}"));
        assert_eq!(read.as_ref(), Ok(&whole), "{rest}");
    }
    let bare = Position::from_fen(start).expect("a position");
    assert_eq!(bare.castling_rooks(), []);
    // As one site writes it: plies, then rook files, a later letter for a lost right.
    let other = Position::from_fen(&format!("{start} w 0 bhbi -")).expect("a position");
    assert_eq!(
        other.fen_with(Rights::Shredder),
        format!("{start} w HBb - 0 1")
    );
}

#[test]
fn capturing_in_passing_is_only_written_if_it_is_legal() {
    for (fen, kept) in [
        (
            "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1",
            "d3",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
            "-",
        ),
        // Both pawns would leave the rank, and the king would stand in check.
        ("8/8/8/8/R3Pp1k/8/8/4K3 b - e3 0 1", "-"),
        ("8/8/8/8/4Pp1k/8/8/4K3 b - e3 0 1", "e3"),
    ] {
        let position = Position::from_fen(fen).expect(fen);
        assert_eq!(position.fen().split(' ').nth(3), Some(kept), "{fen}");
        assert_eq!(position.en_passant().is_some(), kept != "-");
    }
}

#[test]
fn nonsense_is_refused_with_its_reason() {
    use FenError as E;
    let (white, black) = (Side::White, Side::Black);
    refused("", &E::Empty);
    refused("8/8/8/8/8/8/8 w", &E::Ranks(7));
    refused("8/8/8/8/8/8/8/8/8", &E::Ranks(9));
    refused("4k3/8/9/8/8/8/8/4K3", &E::Sign { rank: 6, sign: '9' });
    refused("4k3/8/8/8/8/8/8/4X3", &E::Sign { rank: 1, sign: 'X' });
    refused(
        "4k3/8/7/8/8/8/8/4K3",
        &E::RankLength {
            rank: 6,
            squares: 7,
        },
    );
    refused(
        "4k3/8/ppppppppp/8/8/8/8/4K3",
        &E::RankLength {
            rank: 6,
            squares: 9,
        },
    );
    refused("4k3/8/8/8/8/8/8/4K3 x", &E::Turn("x".to_owned()));
    refused("4k3/8/8/8/8/8/8/4K2R w Z", &E::CastlingSign('Z'));
    refused("4k3/8/8/8/8/8/4K3/7R w K", &E::CastlingKing(white));
    refused(
        "4k3/8/8/8/8/8/8/4K2R w Q",
        &E::CastlingRook {
            side: white,
            sign: 'Q',
        },
    );
    refused(
        "4k2r/8/8/8/8/8/8/4K3 w g",
        &E::CastlingRook {
            side: black,
            sign: 'g',
        },
    );
    refused("4k3/8/8/8/8/8/8/4K1RR w GH", &E::CastlingTwice(white));
    refused("4k3/8/8/8/8/8/8/4K3 w - e4", &E::EnPassant("e4".to_owned()));
    refused("4k3/8/8/8/8/8/8/4K3 w - e3", &E::EnPassant("e3".to_owned()));
    refused("4k3/8/8/8/8/8/8/4K3 w - e6", &E::EnPassantPawn(Square::E6));
    refused("4k3/8/8/8/8/8/8/4K3 w - - x", &E::Count("x".to_owned()));
    refused(
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 more",
        &E::TooMuch("more".to_owned()),
    );
    refused("8/8/8/8/8/8/8/4K3 w", &E::NoKing(black));
    refused("4k2k/8/8/8/8/8/8/4K3 w", &E::Kings(black));
    refused("4k2P/8/8/8/8/8/8/4K3 w", &E::PawnOnEdge(Square::H8));
    refused("4k3/8/8/8/8/8/4r3/4K3 b", &E::LeftInCheck(white));
    refused("4k3/8/8/8/8/4r3/8/1r2K2r w", &E::ImpossibleCheck);
    refused("4k3/pppppppp/p7/8/8/8/8/4K3 w", &E::TooManyPieces(black));
}

#[test]
fn any_text_is_read_or_refused_without_a_panic() {
    let whole = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2";
    for cut in 0..whole.len() {
        let _ = Position::from_fen(&whole[..cut]);
        for sign in ['/', '9', 'k', ' ', 'é', '-', '_'] {
            let broken = format!("{}{sign}{}", &whole[..cut], &whole[cut..]);
            let _ = Position::from_fen(&broken);
        }
    }
    let huge = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 99999999999 99999999999");
    let mut huge = huge.expect("counts are cut off");
    let mv = huge.parse_move("e4").expect("legal");
    huge.play(&mv).expect("legal");
}
