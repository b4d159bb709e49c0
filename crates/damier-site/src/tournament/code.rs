use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use super::doc::Doc;
use crate::session::ALPHABET;

/// Length of the part that nobody can guess: a hundred bits.
const LENGTH: usize = 20;

/// What leads to the report of a board: `3-12-` and letters made from the secret of
/// the event, and from who plays there, so that a board that is paired anew has
/// another code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BoardCode {
    /// Round, from 1.
    pub(crate) round: u16,
    /// Board, from 1.
    pub(crate) board: usize,
    word: String,
}

impl BoardCode {
    /// The code of a board; `None` if there is no such board.
    pub(crate) fn of(doc: &Doc, round: u16, board: usize) -> Option<BoardCode> {
        let made = doc.event.round(round).ok()?;
        let seats = made.boards.get(board.checked_sub(1)?)?;
        let text = format!(
            "{}/{round}/{board}/{}/{}",
            doc.secret, seats.white, seats.black
        );
        let hash = Sha256::digest(text.as_bytes());
        let letters = hash.iter().take(LENGTH);
        let word = letters.map(|byte| char::from(ALPHABET[usize::from(byte & 31)]));
        Some(BoardCode {
            round,
            board,
            word: word.collect(),
        })
    }

    /// Whether the code opens its board.
    pub(crate) fn fits(&self, doc: &Doc) -> bool {
        BoardCode::of(doc, self.round, self.board).is_some_and(|code| code == *self)
    }
}

impl fmt::Display for BoardCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.round, self.board, self.word)
    }
}

impl FromStr for BoardCode {
    type Err = ();

    fn from_str(text: &str) -> Result<BoardCode, ()> {
        let [round, board, word] = text.splitn(3, '-').collect::<Vec<_>>()[..] else {
            return Err(());
        };
        Ok(BoardCode {
            round: round.parse().map_err(drop)?,
            board: board.parse().map_err(drop)?,
            word: word.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use damier_tournament::simulate::Simulation;

    use super::*;

    #[test]
    fn a_code_opens_its_own_board_only() {
        let doc = Doc::new(Simulation::new(8, 2, 1).run().expect("eight can be paired"));
        let code = BoardCode::of(&doc, 1, 2).expect("a board");
        let read: BoardCode = code.to_string().parse().expect("a code");
        assert_eq!(read, code);
        assert!(read.fits(&doc));
        let mut other = read.clone();
        other.board = 3;
        assert!(!other.fits(&doc));
        let stranger = Doc::new(doc.event.clone());
        assert!(!code.fits(&stranger), "another secret");
        let mut again = doc.clone();
        let board = &mut again.event.rounds[0].boards[1];
        std::mem::swap(&mut board.white, &mut board.black);
        assert!(!code.fits(&again), "another pair");
        assert!(BoardCode::of(&doc, 1, 0).is_none());
        assert!(BoardCode::of(&doc, 9, 1).is_none());
        for text in ["", "1-2", "x-2-abc", "1-2-"] {
            let read = text.parse::<BoardCode>();
            assert!(!read.is_ok_and(|code| code.fits(&doc)), "{text}");
        }
    }
}
