//! Texts of moves, one a line, after a line with a position.
#![no_main]

use damier_draughts::{Notation, Position, Variant};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let variant = Variant::ALL[usize::from(choice) % Variant::ALL.len()];
    let mut lines = text.lines();
    let fen = lines.next().unwrap_or("");
    let mut position = Position::from_fen(variant, fen).unwrap_or(Position::start(variant));
    for line in lines.take(40) {
        for notation in [Notation::Numeric, Notation::Reversed] {
            match position.parse_move_in(line, notation) {
                Ok(mv) => {
                    for notation in [Notation::Numeric, Notation::Reversed, Notation::Algebraic] {
                        let written = position.move_text(&mv, notation);
                        let read = position.parse_move_in(&written, notation);
                        assert_eq!(read.as_ref(), Ok(&mv), "{written}");
                    }
                    position.play(&mv).expect("read as legal");
                    break;
                }
                Err(error) => {
                    for candidate in error.candidates() {
                        assert!(
                            position.parse_move_in(candidate, notation).is_ok(),
                            "{error}"
                        );
                    }
                }
            }
        }
    }
});
