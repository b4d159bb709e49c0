//! A position as a picture, or as a line of text.

use std::io::Write;

use damier_diagram::{Colours, Options, Symbols, TextOptions, svg, text_with};
use damier_draughts::{Position, Square};
use damier_game::Side;

use super::{Form, Look, Show};
use crate::failure::Failure;
use crate::position::fen_notation;

/// Draws a position, or writes it on a line.
pub(super) fn draw(
    args: &Show,
    position: &Position,
    last_move: &[Square],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let bottom = if args.flip { Side::Black } else { Side::White };
    let shown = args
        .notation
        .map(|notation| notation.of(position.variant()));
    match args.to {
        Form::Svg => {
            let options = Options {
                bottom,
                notation: shown,
                size: args.size,
                last_move: last_move.to_vec(),
                colours: match args.look {
                    Look::Light => Colours::LIGHT,
                    Look::Dark => Colours::DARK,
                    Look::Print => Colours::PRINT,
                },
                ..Options::default()
            };
            writeln!(out, "{}", svg(position, &options).trim_end())?;
        }
        Form::Hub => writeln!(out, "{}", position.setup().hub(position.variant()))?,
        Form::Fen => writeln!(
            out,
            "{}",
            position.fen_in(fen_notation(args.notation, position.variant()))
        )?,
        _ => {
            let symbols = if args.discs {
                Symbols::Discs
            } else {
                Symbols::Letters
            };
            let options = TextOptions {
                bottom,
                notation: shown,
                symbols,
            };
            writeln!(out, "{}", text_with(position, &options).trim_end())?;
        }
    }
    Ok(())
}
