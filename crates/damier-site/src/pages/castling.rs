//! Castling in pictures, for the pages of the rule books of chess.

use damier_arbiter::RuleBook;

use super::frame::Frame;
use super::picture::Picture;
use crate::board::{Kind, Position, Writing};

/// A picture with what is to be seen in it.
pub(super) struct Figure {
    pub(super) svg: String,
    pub(super) caption: String,
}

/// An example: White castles, or may not.
struct Example {
    /// The message that explains it.
    text: &'static str,
    fen: &'static str,
    castling: &'static str,
    /// Squares that the explanation speaks of, by their numbers from a8.
    tinted: &'static [u8],
}

const EXAMPLES: [Example; 4] = [
    Example {
        text: "castling-figure-short",
        fen: "4k3/8/8/8/8/8/5PPP/5KR1 w G - 0 1",
        castling: "O-O",
        tinted: &[],
    },
    Example {
        text: "castling-figure-long",
        fen: "4k3/8/8/8/8/8/PPP5/R4K2 w A - 0 1",
        castling: "O-O-O",
        tinted: &[58, 59, 60, 61],
    },
    Example {
        text: "castling-figure-attacked",
        fen: "3rk3/8/8/8/8/8/PPP5/R4K2 w A - 0 1",
        castling: "O-O-O",
        tinted: &[60],
    },
    Example {
        text: "castling-figure-rook-only",
        fen: "1r2k3/8/8/8/8/8/P1P5/R4K2 w A - 0 1",
        castling: "O-O-O",
        tinted: &[58],
    },
];

/// The figures of a book; none if it is not for chess.
pub(super) fn figures(frame: &Frame, book: &RuleBook) -> Vec<Figure> {
    let chess = Kind::Chess960.id();
    if !book.variants().iter().any(|variant| variant == chess) {
        return Vec::new();
    }
    let drawn = EXAMPLES.iter().filter_map(|example| figure(frame, example));
    drawn.collect()
}

fn figure(frame: &Frame, example: &Example) -> Option<Figure> {
    let position = Position::from_fen(Kind::Chess960, example.fen)?;
    let caption = frame.text(example.text);
    let svg = Picture::of(&position)
        .with_coordinates(Writing::Chess)
        .with_trace(example.tinted)
        .with_rings(&ends(&position, example.castling))
        .labelled(caption.clone())
        .svg();
    Some(Figure { svg, caption })
}

/// Where king and rook stand after castling, if it is allowed.
fn ends(position: &Position, castling: &str) -> Vec<u8> {
    let turn = position.parse_move(castling);
    let squares = turn.and_then(|turn| Some([turn.ends()[1], turn.rook()?[1]]));
    squares.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_show_what_the_rules_say() {
        let expected: [&[u8]; 4] = [&[63, 62], &[59, 60], &[], &[59, 60]];
        for (example, squares) in EXAMPLES.iter().zip(expected) {
            let position = Position::from_fen(Kind::Chess960, example.fen).expect("a position");
            assert_eq!(
                ends(&position, example.castling),
                squares,
                "{}",
                example.text
            );
        }
    }
}
