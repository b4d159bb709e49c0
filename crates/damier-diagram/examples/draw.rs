//! Draws a board: `cargo run --example draw -- VARIANT [FEN] > board.svg`.

use std::error::Error;

use damier_diagram::{Options, svg};
use damier_draughts::{Position, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let variant: Variant = arguments.next().ok_or("give a variant")?.parse()?;
    let position = match arguments.next() {
        Some(fen) => Position::from_fen(variant, &fen)?,
        None => Position::start(variant),
    };
    print!("{}", svg(&position, &Options::default()));
    Ok(())
}
