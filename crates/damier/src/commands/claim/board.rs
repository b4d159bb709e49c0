//! The board of the game that a claim is about: whatever the game, moves are read,
//! announced and played through the one seam of all games.

use damier_arbiter::{Lang, RuleBook};
use damier_draughts::{PlayOptions, Position, Variant};
use damier_game::{Game, PlyFacts, PositionFacts, Side};

use super::game::Played;
use crate::messages::{of_option, spoken};
use crate::typed_fen;

/// A position that is played on.
pub(super) trait Board {
    /// Whose turn it is.
    fn side_to_move(&self) -> Side;

    /// What a referee needs to know of it.
    fn facts(&self) -> PositionFacts;

    /// Plies without capture or move of a man before it, as its FEN has it.
    fn quiet_plies(&self) -> u32;

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// Why the text is no legal move.
    fn play(&mut self, text: &str) -> Result<PlyFacts, String>;

    /// The facts of a move that is not played.
    ///
    /// # Errors
    ///
    /// Why the text is no legal move.
    fn announce(&self, text: &str) -> Result<PlyFacts, String>;

    /// Whether a side could still win by some series of moves.
    fn can_win(&self, side: Side) -> bool;

    /// Whether nobody can.
    fn is_dead(&self) -> bool;

    /// The position as one of draughts, for tables and engine; `None` in chess.
    fn draughts(&self) -> Option<&Position>;
}

/// What a board tells beyond the seam.
trait Family: Game {
    /// Why a text is no move, in words.
    fn fault(error: &Self::MoveTextError) -> String;

    /// Itself, if it is draughts.
    fn as_draughts(&self) -> Option<&Position> {
        None
    }
}

impl Family for Position {
    fn fault(error: &Self::MoveTextError) -> String {
        damier_words::move_text(error, spoken())
    }

    fn as_draughts(&self) -> Option<&Position> {
        Some(self)
    }
}

impl Family for damier_chess::Position {
    fn fault(error: &Self::MoveTextError) -> String {
        damier_words::chess_move(error, spoken())
    }
}

impl<P: Family> Board for P {
    fn side_to_move(&self) -> Side {
        Game::side_to_move(self)
    }

    fn facts(&self) -> PositionFacts {
        Game::facts(self)
    }

    fn quiet_plies(&self) -> u32 {
        Game::quiet_plies(self)
    }

    fn play(&mut self, text: &str) -> Result<PlyFacts, String> {
        let mv = self.parse_move(text).map_err(|error| P::fault(&error))?;
        Game::play(self, &mv).map_err(|error| of_option(text, error.to_string()))
    }

    fn announce(&self, text: &str) -> Result<PlyFacts, String> {
        Board::play(&mut self.clone(), text)
    }

    fn can_win(&self, side: Side) -> bool {
        Game::can_win(self, side)
    }

    fn is_dead(&self) -> bool {
        Game::is_dead(self)
    }

    fn draughts(&self) -> Option<&Position> {
        self.as_draughts()
    }
}

/// The position of a FEN, or the start of the game, its moves as the book has them.
///
/// # Errors
///
/// Why the FEN is no position.
pub(super) fn set_up(
    game: Played,
    fen: Option<&str>,
    book: &RuleBook,
    lang: Lang,
) -> Result<Box<dyn Board>, String> {
    Ok(match (game, fen) {
        (Played::Draughts(variant), fen) => {
            let options = damier_words::play_options(book, variant);
            Box::new(draughts(variant, fen, options)?)
        }
        (Played::Chess, None) => Box::new(damier_chess::Position::classical()),
        (Played::Chess, Some(fen)) => {
            let position = damier_chess::Position::from_fen(fen)
                .map_err(|error| damier_words::chess_position(&error, lang))?;
            Box::new(position)
        }
    })
}

fn draughts(variant: Variant, fen: Option<&str>, options: PlayOptions) -> Result<Position, String> {
    match fen {
        None => Ok(Position::start_with(variant, options)),
        Some(fen) => typed_fen::read(variant, fen, None, options),
    }
}
