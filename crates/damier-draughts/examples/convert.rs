//! Converts games: `cargo run --example convert -- pdn|fen|hub FILE`.
//!
//! Reads any PDN file, game by game in little memory, and writes each anew: as clean
//! PDN, or its last position as FEN or in the form of the Hub protocol.

use std::error::Error;
use std::fs::File;
use std::io::Read;

use damier_draughts::pdn::{Game, PdnError, RawGame, Stream};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [form, file] = arguments.as_slice() else {
        return Err("give a form (pdn, fen, hub) and a PDN file".into());
    };
    let mut file = File::open(file)?;
    let mut stream = Stream::new();
    let mut block = vec![0; 1 << 16];
    loop {
        let read = file.read(&mut block)?;
        match read {
            0 => stream.end(),
            _ => stream.push(&block[..read]),
        }
        while let Some(game) = stream.next_game() {
            convert(form, &game);
        }
        if read == 0 {
            return Ok(());
        }
    }
}

fn convert(form: &str, record: &Result<RawGame<'_>, PdnError>) {
    let understood = match record {
        Ok(record) => Game::understand(record, None),
        Err(problem) => Err(problem.clone()),
    };
    match understood {
        Err(problem) => eprintln!("{problem}"),
        Ok((game, replay)) => {
            let last = replay.position();
            match form {
                "fen" => println!("{}", last.fen()),
                "hub" => println!("{}", last.setup().hub(last.variant())),
                _ => println!("{game}"),
            }
            for problem in replay.problems {
                eprintln!("{problem}");
            }
        }
    }
}
