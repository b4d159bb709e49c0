use damier_chess::{Letters, Start, Winnable};
use damier_draughts::Notation;
use damier_game::{Game as _, IllegalMove, PlyFacts, PositionFacts, Side};

use super::{FenNumbers, Kind, Turn, chess, draughts};
use crate::i18n::Language;

/// A position that can be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Position {
    /// Of draughts.
    Draughts(damier_draughts::Position),
    /// Of chess.
    Chess(Box<damier_chess::Position>),
}

impl From<damier_draughts::Position> for Position {
    fn from(position: damier_draughts::Position) -> Position {
        Position::Draughts(position)
    }
}

impl From<damier_chess::Position> for Position {
    fn from(position: damier_chess::Position) -> Position {
        Position::Chess(Box::new(position))
    }
}

impl Position {
    /// Reads a FEN of a game; `None` if it is none. Players are told why by
    /// [`crate::live`].
    pub(crate) fn from_fen(kind: Kind, fen: &str) -> Option<Position> {
        match kind {
            Kind::Draughts(variant) => damier_draughts::Position::from_fen(variant, fen)
                .ok()
                .map(Position::from),
            Kind::Chess960 => damier_chess::Position::from_fen(fen)
                .ok()
                .map(Position::from),
        }
    }

    /// Which game.
    pub(crate) fn kind(&self) -> Kind {
        match self {
            Position::Draughts(position) => Kind::Draughts(position.variant()),
            Position::Chess(_) => Kind::Chess960,
        }
    }

    /// The position, if it is one of draughts.
    pub(crate) fn draughts(&self) -> Option<&damier_draughts::Position> {
        match self {
            Position::Draughts(position) => Some(position),
            Position::Chess(_) => None,
        }
    }

    /// Whose turn it is.
    pub(crate) fn side_to_move(&self) -> Side {
        match self {
            Position::Draughts(position) => position.side_to_move(),
            Position::Chess(position) => position.side_to_move(),
        }
    }

    /// The position as FEN, in numbers from the top left.
    pub(crate) fn fen(&self) -> String {
        self.fen_in(FenNumbers::TopLeft)
    }

    /// The position as FEN, in numbers that are counted in this way.
    pub(crate) fn fen_in(&self, numbers: FenNumbers) -> String {
        match self {
            Position::Draughts(position) => position.fen_in(numbers.notation(position.variant())),
            Position::Chess(position) => position.fen(),
        }
    }

    /// What a referee needs to know of it.
    pub(crate) fn facts(&self) -> PositionFacts {
        match self {
            Position::Draughts(position) => position.facts(),
            Position::Chess(position) => position.facts(),
        }
    }

    /// Plies without capture or pawn move that were played before the position,
    /// as its FEN has it.
    pub(crate) fn quiet_plies(&self) -> u32 {
        match self {
            Position::Draughts(_) => 0,
            Position::Chess(position) => position.halfmoves(),
        }
    }

    /// The side whose king is attacked, if it is on move. Nobody ever in draughts.
    pub(crate) fn checked(&self) -> Option<Side> {
        match self {
            Position::Draughts(_) => None,
            Position::Chess(position) => position.is_check().then(|| position.side_to_move()),
        }
    }

    /// Whether a side could still win if its opponent helped: in chess some
    /// material never mates.
    pub(crate) fn can_win(&self, side: Side) -> bool {
        match self {
            Position::Draughts(_) => true,
            Position::Chess(position) => position.winnable(side) != Winnable::No,
        }
    }

    /// The number of a Chess960 start; two if Black's pieces stand otherwise.
    pub(crate) fn start_number(&self) -> Option<String> {
        match self {
            Position::Draughts(_) => None,
            Position::Chess(position) => Start::of(position).map(|start| start.to_string()),
        }
    }

    /// Every legal turn, in a fixed order.
    pub(crate) fn legal_moves(&self) -> Vec<Turn> {
        match self {
            Position::Draughts(position) => position
                .legal_moves()
                .into_iter()
                .map(Turn::Draughts)
                .collect(),
            Position::Chess(position) => position
                .legal_moves()
                .into_iter()
                .map(Turn::Chess)
                .collect(),
        }
    }

    /// Plays a turn.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if it does not belong to this position.
    pub(crate) fn play(&mut self, turn: &Turn) -> Result<PlyFacts, IllegalMove> {
        match (self, turn) {
            (Position::Draughts(position), Turn::Draughts(mv)) => position.play(mv),
            (Position::Chess(position), Turn::Chess(mv)) => position.play(mv),
            _ => Err(IllegalMove),
        }
    }

    /// The turn that a text names, in machine notation or any that the game knows.
    pub(crate) fn parse_move(&self, text: &str) -> Option<Turn> {
        match self {
            Position::Draughts(position) => position.parse_move(text).ok().map(Turn::Draughts),
            Position::Chess(position) => position.parse_move(text).ok().map(Turn::Chess),
        }
    }

    /// The turn in machine notation: numbers, or UCI.
    pub(crate) fn text(&self, turn: &Turn) -> String {
        match (self, turn) {
            (Position::Draughts(position), Turn::Draughts(mv)) => {
                position.move_text(mv, Notation::Numeric)
            }
            (_, Turn::Chess(mv)) => mv.uci(),
            // The turn belongs to another game: there is nothing to write.
            (Position::Chess(_), Turn::Draughts(_)) => String::new(),
        }
    }

    /// The turn in algebra, on boards of draughts where that is a custom.
    pub(crate) fn algebra(&self, turn: &Turn) -> Option<String> {
        match (self, turn) {
            (Position::Draughts(position), Turn::Draughts(mv)) => draughts::algebra(position, mv),
            _ => None,
        }
    }

    /// The turn as people write it: as the federation does, or in chess with the
    /// piece letters of the reader's language.
    pub(crate) fn written(&self, turn: &Turn, language: Language) -> String {
        match (self, turn) {
            (Position::Chess(position), Turn::Chess(mv)) => position.san(mv, letters(language)),
            (Position::Draughts(position), Turn::Draughts(mv)) => {
                position.move_text(mv, position.variant().notation())
            }
            _ => self.text(turn),
        }
    }

    /// Every way to enter a turn on the board: start, landings, end. In chess
    /// castling has several.
    pub(crate) fn routes(&self, turn: &Turn) -> Vec<Vec<u8>> {
        match (self, turn) {
            (Position::Draughts(position), Turn::Draughts(mv)) => draughts::routes(position, mv),
            (Position::Chess(position), Turn::Chess(mv)) => position
                .entries(mv)
                .into_iter()
                .map(|(from, to)| vec![chess::number(from), chess::number(to)])
                .collect(),
            _ => Vec::new(),
        }
    }
}

/// The letters of pieces in a language.
fn letters(language: Language) -> Letters {
    Letters::of_language(language.code()).unwrap_or(Letters::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_written_in_the_readers_language() {
        let start = Kind::Chess960.start();
        let turn = start.parse_move("Nf3").unwrap();
        assert_eq!(start.text(&turn), "g1f3");
        assert_eq!(start.written(&turn, Language::English), "Nf3");
        assert_eq!(start.written(&turn, Language::French), "Cf3");
        assert_eq!(start.routes(&turn), [[63, 46]]);
        let russian = "russian".parse::<Kind>().unwrap().start();
        let turn = russian.parse_move("22-17").unwrap();
        assert_eq!(russian.written(&turn, Language::English), "c3-b4");
    }

    #[test]
    fn a_turn_of_another_game_is_refused() {
        let turn = Kind::Chess960.start().parse_move("e4").unwrap();
        let mut russian = "russian".parse::<Kind>().unwrap().start();
        assert_eq!(russian.play(&turn), Err(IllegalMove));
    }
}
