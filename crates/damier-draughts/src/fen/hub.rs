//! The Hub form of a position: the side to move, and a letter for each square.

use alloc::vec::Vec;

use damier_game::Side;

use super::{FenFault, FenProblem, LONGEST_QUOTE, MOST_PROBLEMS, Part, side};
use crate::{Piece, Setup, Variant};

/// The letters of the Hub form after the side to move.
const HUB: &[u8] = b"wbWBe";

/// Whether a text is meant as the Hub form: long, without the signs of lists, and
/// nearly all of its letters are such as stand for squares.
fn is_hub_like(text: &str) -> bool {
    /// More than any word has, and less than the smallest board.
    const SHORTEST: usize = 20;
    let bytes = text.as_bytes();
    let meant = bytes.iter().filter(|b| HUB.contains(b)).count();
    bytes.first().is_some_and(|b| b"wbWB".contains(b))
        && bytes.len() >= SHORTEST
        && !bytes.iter().any(|b| b":,./\\".contains(b))
        && meant * 10 >= bytes.len() * 8
}

/// Reads the Hub form; `None` if the text is not meant as such.
pub(super) fn read(variant: Variant, body: Part<'_>) -> Option<Result<Setup, Vec<FenProblem>>> {
    let text = body.text;
    let geometry = variant.geometry();
    if !is_hub_like(text) {
        return None;
    }
    let mut problems = Vec::new();
    for (index, letter) in text.char_indices().skip(1) {
        if !(letter.is_ascii() && HUB.contains(&(letter as u8))) && problems.len() < MOST_PROBLEMS {
            problems.push(FenProblem {
                offset: body.offset + index,
                text: letter.into(),
                what: FenFault::HubLetter,
            });
        }
    }
    let found = text.chars().count() - 1;
    if found != usize::from(geometry.squares()) {
        let (excess, _) = text
            .char_indices()
            .nth(usize::from(geometry.squares()) + 1)
            .unwrap_or((text.len(), ' '));
        problems.push(FenProblem {
            offset: body.offset + excess,
            text: text[excess..].chars().take(LONGEST_QUOTE).collect(),
            what: FenFault::HubLength {
                found,
                squares: geometry.squares(),
            },
        });
    }
    if !problems.is_empty() {
        return Some(Err(problems));
    }
    let mut setup = Setup::empty(side(&text[..1])?);
    for (square, letter) in geometry.all_squares().zip(text[1..].chars()) {
        let piece = match letter {
            'w' => Piece::man(Side::White),
            'b' => Piece::man(Side::Black),
            'W' => Piece::king(Side::White),
            'B' => Piece::king(Side::Black),
            _ => continue,
        };
        setup.pieces.insert(square, piece);
    }
    Some(Ok(setup))
}
