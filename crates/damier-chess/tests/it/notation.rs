use damier_chess::{Letters, MoveTextError, Position, Style};
use damier_game::Game;

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

const BUSY: &str = "r3k2r/pP1p1ppp/8/2pPp3/3N1N2/8/P1P2PPP/R3K2R w KQkq c6 0 1";

#[test]
fn every_legal_move_is_read_back_in_every_alphabet_and_style() {
    for fen in [
        BUSY,
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "5k2/1P6/8/8/Q6Q/8/8/Q3K2Q w - - 0 1",
    ] {
        let here = position(fen);
        for mv in here.legal_moves() {
            for letters in Letters::ALL {
                for style in [Style::Short, Style::Long, Style::ScoreSheet] {
                    let text = here.san_in(&mv, letters, style);
                    assert_eq!(here.parse_in(&text, letters), Ok(mv), "{fen} {text}");
                }
            }
            assert_eq!(here.parse_move(&here.move_text(&mv)), Ok(mv));
        }
    }
}

#[test]
fn people_write_in_many_ways() {
    let here = position(BUSY);
    for (texts, meant) in [
        (
            &[
                "dxc6",
                "d5xc6",
                "dxc6 e.p.",
                "dxc6e.p.",
                "dc6",
                "d5c6",
                "d:c6",
            ][..],
            "d5c6",
        ),
        (&["exf4", "Nf4"][..], ""),
        (
            &[
                "b8=Q", "b8Q", "b8(Q)", "b8/Q", "b7-b8=Q", "b7b8q", "b8=Q+", "Pb8=Q",
            ],
            "b7b8q",
        ),
        (&["bxa8=N", "ba8=N", "b7a8n", "b7xa8=N!"], "b7a8n"),
        (&["Nde2", "Nd4e2", "Nd4-e2", "d4e2", "N4e2"], ""),
    ] {
        for text in texts {
            let found = here.parse_move(text).map(|mv| mv.uci());
            match *text {
                "exf4" | "Nf4" | "N4e2" => assert!(found.is_err(), "{text}: {found:?}"),
                "Nde2" | "Nd4e2" | "Nd4-e2" | "d4e2" => {
                    assert_eq!(found.as_deref(), Ok("d4e2"), "{text}");
                }
                _ => assert_eq!(found.as_deref(), Ok(meant), "{text}"),
            }
        }
    }
}

#[test]
fn the_language_is_never_guessed() {
    // R is the king in French and the rook in English.
    let here = position("4k3/8/8/8/8/8/8/R2K4 w - - 0 1");
    let uci = |text, letters| here.parse_in(text, letters).map(|mv| mv.uci());
    assert_eq!(uci("Rc1", Letters::English).as_deref(), Ok("a1c1"));
    assert_eq!(uci("Rc1", Letters::French).as_deref(), Ok("d1c1"));
    assert_eq!(uci("Tc1", Letters::French).as_deref(), Ok("a1c1"));
    assert_eq!(uci("Крc1", Letters::Russian).as_deref(), Ok("d1c1"));
    // Typed with a Russian с.
    assert_eq!(uci("Лс1", Letters::Russian).as_deref(), Ok("a1c1"));
    assert!(uci("Лc1", Letters::English).is_err());
    assert_eq!(uci("♖c1", Letters::Figurines).as_deref(), Ok("a1c1"));
}

#[test]
fn what_cannot_be_meant_is_told() {
    let here = position(BUSY);
    assert!(
        matches!(here.parse_move("Ne6"), Err(MoveTextError::Ambiguous { candidates, .. })
        if candidates == ["Nde6", "Nfe6"])
    );
    assert!(matches!(
        here.parse_move("b8"),
        Err(MoveTextError::PromotionMissing(_))
    ));
    assert!(matches!(
        here.parse_move("b7b8"),
        Err(MoveTextError::PromotionMissing(_))
    ));
    assert!(matches!(
        here.parse_move("b8=K"),
        Err(MoveTextError::Illegal(_))
    ));
    assert!(matches!(
        here.parse_move("Qa4"),
        Err(MoveTextError::Illegal(_))
    ));
    for text in [
        "", "x", "e", "e9", "Nz3", "♔", "O-", "0-0-0-0", "--", "1. e4", "é4", "e4é", "=",
    ] {
        assert!(
            matches!(here.parse_move(text), Err(MoveTextError::Unreadable(_))),
            "{text}"
        );
    }
}

#[test]
fn a_pinned_piece_needs_no_distinction() {
    // The knight on e2 is pinned, so Nd4 means the other one.
    let here = position("4r1k1/8/8/8/8/5N2/4N3/4K3 w - - 0 1");
    let mv = here.parse_move("Nd4").expect("only one may");
    assert_eq!(mv.uci(), "f3d4");
    assert_eq!(here.san(&mv, Letters::English), "Nd4");
}

#[test]
fn score_sheets_and_long_forms() {
    let here = position("r3k2r/8/8/2pP4/8/8/8/R3K2R w KQkq c6 0 1");
    let written = |text: &str, letters, style| {
        here.san_in(&here.parse_move(text).expect("legal"), letters, style)
    };
    assert_eq!(
        written("O-O-O", Letters::French, Style::ScoreSheet),
        "0-0-0"
    );
    assert_eq!(
        written("d5c6", Letters::English, Style::ScoreSheet),
        "dxc6 e.p."
    );
    assert_eq!(written("d5c6", Letters::English, Style::Long), "d5xc6");
    assert_eq!(written("Rxh8", Letters::French, Style::Short), "Txh8+");
    assert_eq!(written("Rxh8", Letters::Russian, Style::Long), "Лh1xh8+");
}
