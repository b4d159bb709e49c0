//! FEN and the positions of the Hub protocol, for the game that the first byte chooses.
#![no_main]

use damier_draughts::pdn::GameType;
use damier_draughts::{Notation, Position, Setup, Variant};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let variant = Variant::ALL[usize::from(choice) % Variant::ALL.len()];
    if let Some(game_type) = GameType::parse(text) {
        assert_eq!(GameType::parse(&game_type.to_string()), Some(game_type));
    }
    for notation in [Notation::Numeric, Notation::Reversed] {
        let setup = match Setup::parse_fen_in(variant, text, notation) {
            Ok(setup) => setup,
            Err(error) => {
                assert!(!error.problems().is_empty());
                for problem in error.problems() {
                    assert!(text.get(problem.offset..).is_some(), "{error}");
                }
                continue;
            }
        };
        let written = setup.fen_in(variant, notation);
        let again = Setup::parse_fen_in(variant, &written, notation).expect("written by us");
        assert_eq!(again.pieces, setup.pieces, "{written}");
        let hub = Setup::parse_fen(variant, &setup.hub(variant)).expect("written by us");
        assert_eq!(hub.pieces, setup.pieces);
        if let Ok(position) = Position::from_setup(variant, &setup) {
            for notation in [Notation::Numeric, Notation::Reversed, Notation::Algebraic] {
                let fen = position.fen_in(notation);
                let setup = Setup::parse_fen_in(variant, &fen, notation).expect("written by us");
                assert_eq!(Position::from_setup(variant, &setup), Ok(position), "{fen}");
            }
        }
    }
});
