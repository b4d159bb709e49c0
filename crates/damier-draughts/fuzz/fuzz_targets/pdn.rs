//! PDN: whatever the bytes are, they are read in pieces as they are read whole, and what
//! was understood is the same after it was written and read again.
#![no_main]

use damier_draughts::pdn::{self, Game, Stream};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = pdn::decode(bytes);
    let whole: Vec<String> = pdn::read(&text).map(|game| format!("{game:?}")).collect();
    let mut stream = Stream::new();
    let mut pieces = Vec::new();
    for piece in bytes.chunks(37) {
        stream.push(piece);
        while let Some(game) = stream.next_game() {
            pieces.push(format!("{game:?}"));
        }
    }
    stream.end();
    while let Some(game) = stream.next_game() {
        pieces.push(format!("{game:?}"));
    }
    assert_eq!(whole, pieces);

    for record in pdn::read(&text).flatten() {
        let Ok((game, replay)) = Game::understand(&record, None) else {
            continue;
        };
        assert!(replay.plies.len() <= replay.recorded);
        let written = game.to_pdn();
        let mut again = pdn::read(&written);
        let record = again.next().expect("a text").expect("a game");
        assert!(again.next().is_none(), "one game became two: {written}");
        let (read, _) = Game::understand(&record, Some(game.start().variant())).expect("a start");
        assert_eq!(read.start(), game.start());
        assert_eq!(read.outcome, game.outcome);
        assert_eq!(read.line(), game.line(), "{written}");
    }
});
