use damier_draughts::{Notation, Piece, PieceKind, Position, Square};
use damier_game::Side;

use crate::plan::Plan;

/// The characters that stand for pieces in text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Symbols {
    /// `w` and `b` for men, `W` and `B` for kings: they can be told apart on any
    /// background.
    #[default]
    Letters,
    /// The draughts pieces of Unicode: ⛀ ⛁ ⛂ ⛃.
    Discs,
}

/// How a position is to be written as text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TextOptions {
    /// The side that sits at the bottom.
    pub bottom: Side,
    /// How squares are named; `None` as the variant's federation does.
    pub notation: Option<Notation>,
    /// The characters for pieces.
    pub symbols: Symbols,
}

impl Default for TextOptions {
    fn default() -> TextOptions {
        TextOptions {
            bottom: Side::White,
            notation: None,
            symbols: Symbols::Letters,
        }
    }
}

/// Writes a position as a board of characters, White at the bottom.
///
/// A dot is an empty square. With numbers, the first and the last square of each
/// row are named beside it; with algebra, rows and columns are.
///
/// ```
/// use damier_draughts::{Position, Variant};
///
/// let position = Position::from_fen(Variant::Brazilian, "W:WKa1,c3:Bb8,f6")?;
/// assert_eq!(damier_diagram::text(&position), "
///  8   b   .   .   .
///  7 .   .   .   .
///  6   .   .   b   .
///  5 .   .   .   .
///  4   .   .   .   .
///  3 .   w   .   .
///  2   .   .   .   .
///  1 W   .   .   .
///    a b c d e f g h
/// ".trim_start_matches('\n'));
/// # Ok::<(), damier_draughts::PositionError>(())
/// ```
pub fn text(position: &Position) -> String {
    text_with(position, &TextOptions::default())
}

/// Writes a position as a board of characters, as the options say.
pub fn text_with(position: &Position, options: &TextOptions) -> String {
    let plan = Plan::new(position, options.bottom, options.notation);
    let mut out = String::new();
    for row in 0..plan.geometry.height() {
        let squares = (0..plan.geometry.width()).map(|column| plan.at(row, column));
        let squares: Vec<Option<Square>> = squares.collect();
        let mut line: String = squares
            .iter()
            .flat_map(|&square| match square {
                Some(square) => [' ', symbol(position.piece_at(square), options.symbols)],
                None => [' ', ' '],
            })
            .collect();
        match plan.notation {
            Notation::Algebraic => {
                let rank = if plan.is_turned() {
                    row + 1
                } else {
                    plan.geometry.height() - row
                };
                line.insert_str(0, &format!("{rank:>2}"));
            }
            Notation::Numeric | Notation::Reversed => {
                let name = |square: Option<&Square>| {
                    square.map_or_else(String::new, |&square| plan.name(square))
                };
                let first = name(squares.iter().flatten().next());
                let last = name(squares.iter().flatten().next_back());
                line = format!("{first:>3} {line}  {last:>2}");
            }
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    if plan.notation == Notation::Algebraic {
        out.push_str("  ");
        for column in 0..plan.geometry.width() {
            let index = if plan.is_turned() {
                plan.geometry.width() - 1 - column
            } else {
                column
            };
            out.extend([' ', char::from(b'a' + index)]);
        }
        out.push('\n');
    }
    out
}

fn symbol(piece: Option<Piece>, symbols: Symbols) -> char {
    let Some(Piece { side, kind }) = piece else {
        return '.';
    };
    match (symbols, side, kind) {
        (Symbols::Letters, Side::White, PieceKind::Man) => 'w',
        (Symbols::Letters, Side::White, PieceKind::King) => 'W',
        (Symbols::Letters, Side::Black, PieceKind::Man) => 'b',
        (Symbols::Letters, Side::Black, PieceKind::King) => 'B',
        (Symbols::Discs, Side::White, PieceKind::Man) => '⛀',
        (Symbols::Discs, Side::White, PieceKind::King) => '⛁',
        (Symbols::Discs, Side::Black, PieceKind::Man) => '⛂',
        (Symbols::Discs, Side::Black, PieceKind::King) => '⛃',
    }
}
