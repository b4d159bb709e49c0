//! What the `serde` feature writes and reads.

use damier_draughts::{Notation, Position, Setup, Square, Variant};

#[test]
fn variants_are_written_by_name_and_read_by_any_name() {
    for &variant in Variant::ALL {
        let json = serde_json::to_string(&variant).expect("JSON");
        assert_eq!(json, format!("\"{}\"", variant.id()));
        assert_eq!(
            serde_json::from_str::<Variant>(&json).expect("a variant"),
            variant
        );
    }
    let english: Variant = serde_json::from_str("\"english\"").expect("a variant");
    assert_eq!(english, Variant::American);
    let error = serde_json::from_str::<Variant>("\"ludo\"").expect_err("no variant");
    assert!(error.to_string().contains("write one of"), "{error}");
}

#[test]
fn squares_are_numbers_and_setups_come_back() {
    assert_eq!(
        serde_json::from_str::<Square>("31")
            .expect("a square")
            .number(),
        31
    );
    assert!(serde_json::from_str::<Square>("0").is_err());
    assert!(serde_json::from_str::<Square>("73").is_err());
    assert_eq!(
        serde_json::to_string(&Notation::Algebraic).expect("JSON"),
        "\"algebraic\""
    );
    let position = Position::from_fen(Variant::International, "B:WK1,31:B5").expect("a position");
    let setup = position.setup();
    let json = serde_json::to_string(&setup).expect("JSON");
    assert_eq!(
        serde_json::from_str::<Setup>(&json).expect("a set-up"),
        setup
    );
}

#[test]
fn moves_are_written() {
    let position = Position::from_fen(Variant::International, "W:W32:B28,19").expect("a position");
    let json = serde_json::to_string(&position.legal_moves()[0]).expect("JSON");
    let expected = r#"{"from":32,"to":14,"captures":[19,28],"path":[32,23,14],"crowns":false}"#;
    assert_eq!(json, expected);
}
