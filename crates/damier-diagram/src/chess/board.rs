use std::fmt;
use std::str::FromStr;

use damier_game::Side;

/// What a chess piece is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Pawn.
    Pawn,
    /// Knight.
    Knight,
    /// Bishop.
    Bishop,
    /// Rook.
    Rook,
    /// Queen.
    Queen,
    /// King.
    King,
}

impl Kind {
    /// The English letter.
    pub const fn letter(self) -> char {
        match self {
            Kind::Pawn => 'P',
            Kind::Knight => 'N',
            Kind::Bishop => 'B',
            Kind::Rook => 'R',
            Kind::Queen => 'Q',
            Kind::King => 'K',
        }
    }

    const fn of(letter: char) -> Option<Kind> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Kind::Pawn,
            'N' => Kind::Knight,
            'B' => Kind::Bishop,
            'R' => Kind::Rook,
            'Q' => Kind::Queen,
            'K' => Kind::King,
            _ => return None,
        })
    }
}

/// A square of the board: file a to h and rank 1 to 8, both counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// 0 is the a-file.
    pub file: u8,
    /// 0 is the first rank.
    pub rank: u8,
}

impl Place {
    pub(super) fn all() -> impl Iterator<Item = Place> {
        (0..64).map(|index| Place {
            file: index % 8,
            rank: index / 8,
        })
    }
}

impl FromStr for Place {
    type Err = NoBoard;

    fn from_str(text: &str) -> Result<Place, NoBoard> {
        match text.trim().as_bytes() {
            &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Place {
                file: file - b'a',
                rank: rank - b'1',
            }),
            _ => Err(NoBoard),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

/// The text is no board: eight ranks of eight squares, such as
/// `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoBoard;

impl fmt::Display for NoBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no board: write eight ranks of eight squares, separated by /")
    }
}

impl std::error::Error for NoBoard {}

/// Pieces on squares, legal or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// From a1, rank by rank.
    squares: [Option<(Side, Kind)>; 64],
}

impl Board {
    /// Who stands on a square.
    pub fn at(&self, place: Place) -> Option<(Side, Kind)> {
        let index = usize::from(place.rank) * 8 + usize::from(place.file);
        self.squares.get(index).copied().flatten()
    }

    /// All pieces.
    pub fn pieces(&self) -> impl Iterator<Item = (Place, Side, Kind)> {
        Place::all().filter_map(|place| self.at(place).map(|(side, kind)| (place, side, kind)))
    }

    /// A board with squares to be marked: they follow after a blank, separated by
    /// commas; a colon may end them.
    ///
    /// # Errors
    ///
    /// [`NoBoard`] if board or squares cannot be read.
    pub fn with_marks(text: &str) -> Result<(Board, Vec<Place>), NoBoard> {
        let text = text.trim().trim_end_matches(':');
        let (board, marks) = text.split_once(' ').unwrap_or((text, ""));
        let marks = marks.split(',').filter(|mark| !mark.trim().is_empty());
        Ok((
            board.parse()?,
            marks.map(str::parse).collect::<Result<_, _>>()?,
        ))
    }

    /// The pieces and their squares in English.
    pub(super) fn described(&self) -> String {
        let list = |side| {
            let own = self.pieces().filter(|(_, owner, _)| *owner == side);
            let names: Vec<String> = own
                .map(|(place, _, kind)| match kind {
                    Kind::Pawn => place.to_string(),
                    kind => format!("{}{place}", kind.letter()),
                })
                .collect();
            names.join(", ")
        };
        format!(
            "White: {}. Black: {}.",
            list(Side::White),
            list(Side::Black)
        )
    }
}

impl FromStr for Board {
    type Err = NoBoard;

    /// Reads the first field of a FEN; what follows after a blank is left alone.
    fn from_str(text: &str) -> Result<Board, NoBoard> {
        let board = text.split_whitespace().next().ok_or(NoBoard)?;
        let ranks: Vec<&str> = board.split('/').collect();
        if ranks.len() != 8 {
            return Err(NoBoard);
        }
        let mut squares = [None; 64];
        for (rank, row) in ranks.iter().rev().enumerate() {
            let mut file = 0;
            for sign in row.chars() {
                if let Some(empty @ 1..=8) = sign.to_digit(10) {
                    file += empty as usize;
                    continue;
                }
                let kind = Kind::of(sign).ok_or(NoBoard)?;
                let side = match sign.is_ascii_uppercase() {
                    true => Side::White,
                    false => Side::Black,
                };
                if file >= 8 {
                    return Err(NoBoard);
                }
                squares[rank * 8 + file] = Some((side, kind));
                file += 1;
            }
            if file != 8 {
                return Err(NoBoard);
            }
        }
        Ok(Board { squares })
    }
}
