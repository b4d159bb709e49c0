//! Positions and moves on the command line: how they are asked for and shown.

use clap::{Args, ValueEnum};
use damier_draughts::{Move, Notation, PlayOptions, Position, Square, Variant};
use serde::Serialize;

use crate::failure::Failure;
use crate::messages::of_option;
use crate::typed_fen;

/// A game and a position in it.
#[derive(Debug, Args)]
pub(crate) struct PositionArgs {
    /// The game: international, russian, brazilian, american, or a relative
    /// (frisian, frysk, antidraughts, breakthrough, killer, italian, spanish,
    /// portuguese, czech, pool, turkish, canadian, thai). Of chess, `chess960`.
    #[arg(value_name = "VARIANT")]
    pub(crate) variant: Variant,
    /// The position, such as W:W31-50:B1-20 or "B:WKc3,e5:BKh8" [default: the
    /// start of the game]. Numbers count from the top left in every game.
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,
}

impl PositionArgs {
    /// The position asked for, played as it says itself, or else as the options have it;
    /// its numbers read as the notation asked for has them.
    pub(crate) fn position(
        &self,
        options: PlayOptions,
        asked: Option<NotationArg>,
    ) -> Result<Position, Failure> {
        let Some(fen) = &self.fen else {
            return Ok(Position::start_with(self.variant, options));
        };
        typed_fen::read(self.variant, fen, asked, options)
            .map_err(|what| Failure::Usage(of_option("--fen", what)))
    }
}

/// How squares are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum NotationArg {
    /// 1 to 50, or 1 to 32 from the top left.
    #[default]
    Numbers,
    /// a1 to h8.
    Algebra,
    /// As the federation of the game prints them.
    Federation,
}

impl NotationArg {
    /// The notation meant, for a game.
    pub(crate) const fn of(self, variant: Variant) -> Notation {
        match self {
            NotationArg::Numbers => Notation::Numeric,
            NotationArg::Algebra => Notation::Algebraic,
            NotationArg::Federation => variant.notation(),
        }
    }
}

/// How a FEN is written by default, so that it is the same position wherever it is read:
/// by letters if the federation of the game counts from the other corner, as records do
/// and what is typed does not; otherwise by number.
pub(crate) fn fen_notation(asked: Option<NotationArg>, variant: Variant) -> Notation {
    match asked {
        Some(notation) => notation.of(variant),
        None if variant.notation() == Notation::Reversed => Notation::Algebraic,
        None => Notation::Numeric,
    }
}

/// A square in JSON: a number, or a text in algebra.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum SquareJson {
    Number(u8),
    Algebra(String),
}

/// A legal move in JSON.
#[derive(Serialize)]
pub(crate) struct MoveJson {
    text: String,
    path: Vec<SquareJson>,
    captures: Vec<SquareJson>,
}

impl MoveJson {
    /// Describes a move of the position.
    pub(crate) fn new(position: &Position, mv: &Move, notation: Notation) -> MoveJson {
        let squares = |squares: &[Square]| {
            squares
                .iter()
                .map(|&square| square_json(position, square, notation))
                .collect()
        };
        MoveJson {
            text: position.move_text(mv, notation),
            path: squares(mv.path()),
            captures: squares(mv.captures()),
        }
    }
}

fn square_json(position: &Position, square: Square, notation: Notation) -> SquareJson {
    let geometry = position.variant().geometry();
    match notation {
        Notation::Numeric => SquareJson::Number(square.number()),
        Notation::Reversed => {
            SquareJson::Number(geometry.opposite(square).unwrap_or(square).number())
        }
        Notation::Algebraic => SquareJson::Algebra(geometry.algebra(square)),
    }
}
