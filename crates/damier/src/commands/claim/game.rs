//! The game that a claim is about.

use std::sync::Arc;

use clap::Args;
use damier_arbiter::{Carried, Lang, Referee, RuleBook, text};
use damier_draughts::{Position, Variant};
use damier_engine::{DrawRules, Past};
use damier_game::PlyFacts;

use crate::book::BookArgs;
use crate::failure::Failure;
use crate::messages::{of_option, say, spoken};

/// A position, the moves from it, and how to answer.
#[derive(Debug, Args)]
pub(super) struct GameArgs {
    /// The game: international, russian, brazilian, american or a relative.
    #[arg(value_name = "VARIANT")]
    pub(super) variant: Variant,
    /// The position, with counters that already ran if need be:
    /// W:WK1,K2,K3:BK48:Cfmjd/6.3=11+12 [default: the start of the game].
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Moves from there, such as "32-28 19-23 28x19".
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    #[command(flatten)]
    book: BookArgs,
    /// The language of the answer.
    #[arg(long, default_value = "en")]
    pub(super) lang: Lang,
    /// One JSON object instead of sentences.
    #[arg(long)]
    pub(super) json: bool,
}

/// The game, played up to now.
pub(super) struct Game {
    pub(super) position: Position,
    pub(super) referee: Referee,
    pub(super) past: Past,
}

impl GameArgs {
    /// The rule book asked for.
    pub(super) fn book(&self) -> Result<Arc<RuleBook>, Failure> {
        self.book.for_game(self.variant.id())
    }

    /// Sets the game up and plays the moves.
    pub(super) fn game(&self, book: &Arc<RuleBook>) -> Result<Game, Failure> {
        let refuse = |what: String| Failure::Usage(of_option("--fen", what));
        let (position, carried) = match &self.fen {
            None => (Position::start(self.variant), None),
            Some(fen) => {
                let (fen, carried) = Carried::split_fen(fen)
                    .map_err(|error| refuse(text::carried_unread(&error, self.lang)))?;
                let position = Position::from_fen(self.variant, fen)
                    .map_err(|error| refuse(damier_words::position(&error, self.lang)))?;
                (position, carried)
            }
        };
        let facts = position.facts();
        let carried = carried.unwrap_or_default();
        let referee = Referee::with_counters(Arc::clone(book), facts, &carried)
            .map_err(|error| refuse(text::carry_refused(&error, self.lang)))?;
        let mut game = Game {
            position,
            referee,
            past: Past::start(DrawRules::from_book(book), &facts),
        };
        game.play_all(self.moves.as_deref().unwrap_or(""), "--moves", |_| Ok(true))?;
        Ok(game)
    }
}

impl Game {
    /// Plays moves written one after the other, with or without numbers. `after`
    /// is asked after each whether to go on.
    pub(super) fn play_all(
        &mut self,
        moves: &str,
        option: &str,
        mut after: impl FnMut(&mut Game) -> Result<bool, Failure>,
    ) -> Result<(), Failure> {
        for text in moves.split_whitespace() {
            let text = text.trim_start_matches(|c: char| c.is_ascii_digit() && text.contains('.'));
            let text = text.trim_start_matches('.');
            if text.is_empty() {
                continue;
            }
            self.play(text)
                .map_err(|error| Failure::Usage(of_option(option, error)))?;
            if !after(self)? {
                break;
            }
        }
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        if let Some(verdict) = self.referee.verdict() {
            let args = [("move", text.into()), ("ply", verdict.ply.into())];
            return Err(say("moves-over", &args));
        }
        let facts = self.announced(text)?;
        let mv = self
            .position
            .parse_move(text)
            .map_err(|error| damier_words::move_text(&error, spoken()))?;
        self.position
            .play(&mv)
            .map_err(|error| of_option(text, error.to_string()))?;
        self.referee.record(&facts);
        self.past.record(&facts);
        Ok(())
    }

    /// The facts of a move that is not played.
    pub(super) fn announced(&self, text: &str) -> Result<PlyFacts, String> {
        let mut after = self.position;
        let mv = after
            .parse_move(text)
            .map_err(|error| damier_words::move_text(&error, spoken()))?;
        after
            .play(&mv)
            .map_err(|error| of_option(text, error.to_string()))
    }

    /// Plies until a clause of the book ends the game.
    pub(super) fn deadline(&self) -> Option<u32> {
        let nearest = self.referee.counters().into_iter().find(|counter| {
            let clause = self.referee.book().clause(&counter.clause);
            clause.is_some_and(|c| c.applies == damier_arbiter::Applies::Automatic)
        });
        nearest.map(|counter| counter.deadline.saturating_sub(self.referee.plies()))
    }
}
