//! Games as JSON.
#![no_main]

use damier_draughts::Notation;
use damier_draughts::pdn::{Game, GameData};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(data) = serde_json::from_str::<GameData>(text) else {
        return;
    };
    let Ok(game) = Game::try_from(data) else {
        return;
    };
    for notation in [Notation::Numeric, Notation::Reversed, Notation::Algebraic] {
        let again = GameData::of(&game, notation);
        let json = serde_json::to_string(&again).expect("plain data");
        let read: GameData = serde_json::from_str(&json).expect("written by us");
        assert_eq!(Game::try_from(read).as_ref(), Ok(&game), "{json}");
    }
    let _ = game.to_pdn();
});
