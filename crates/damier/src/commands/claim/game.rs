//! The game that a claim is about.

use std::str::FromStr;
use std::sync::Arc;

use clap::Args;
use damier_arbiter::{Carried, Lang, Referee, RuleBook, text};
use damier_draughts::{UnknownVariant, Variant};
use damier_engine::Past;
use damier_game::{PlyFacts, Spelling};

use super::board::Board;
use crate::book::BookArgs;
use crate::chess;
use crate::failure::Failure;
use crate::inquiry::Case;
use crate::messages::{of_option, say};

/// The game that is played, as the command line names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Played {
    Draughts(Variant),
    Chess,
}

impl Played {
    /// Its machine name.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Played::Draughts(variant) => variant.id(),
            Played::Chess => "chess960",
        }
    }

    /// How it spells results.
    pub(super) const fn spelling(self) -> Spelling {
        match self {
            Played::Draughts(_) => Spelling::Draughts,
            Played::Chess => Spelling::Chess,
        }
    }
}

impl FromStr for Played {
    type Err = UnknownVariant;

    fn from_str(text: &str) -> Result<Played, UnknownVariant> {
        match chess::is_name(text) {
            true => Ok(Played::Chess),
            false => text.parse().map(Played::Draughts),
        }
    }
}

/// A position, the moves from it, and how to answer.
#[derive(Debug, Args)]
pub(super) struct GameArgs {
    /// The game: international, russian, brazilian, american or a relative; chess960.
    #[arg(value_name = "VARIANT")]
    pub(super) variant: Played,
    /// The position, with counters that already ran if need be:
    /// W:WK1,K2,K3:BK48:Cfmjd/6.3=11+12 [default: the start of the game].
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Moves from there, such as "32-28 19-23 28x19", or "e4 e5 Nf3".
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
    pub(super) board: Box<dyn Board>,
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
        let (fen, carried) = match self.fen.as_deref() {
            None => (None, None),
            Some(text) => {
                let (fen, carried) = Carried::split_fen(text)
                    .map_err(|error| refuse(text::carried_unread(&error, self.lang)))?;
                (Some(fen), carried)
            }
        };
        let board = super::board::set_up(self.variant, fen, book, self.lang).map_err(refuse)?;
        let book = &match board.draughts() {
            Some(position) => self.book.as_played(book, position)?,
            None => Arc::clone(book),
        };
        let facts = board.facts();
        let referee = match carried {
            Some(carried) => Referee::with_counters(Arc::clone(book), facts, &carried)
                .map_err(|error| refuse(text::carry_refused(&error, self.lang)))?,
            None => Referee::with_quiet_plies(Arc::clone(book), facts, board.quiet_plies()),
        };
        let mut game = Game {
            board,
            past: Past::going_on(&referee),
            referee,
        };
        game.play_all(self.moves.as_deref().unwrap_or(""), "--moves", |_| Ok(true))?;
        Ok(game)
    }

    /// Refuses a question that only draughts answers.
    pub(super) fn only_draughts(&self, what: &str) -> Result<(), Failure> {
        match self.variant {
            Played::Draughts(_) => Ok(()),
            Played::Chess => Err(Failure::Usage(say(
                "claim-of-draughts",
                &[("claim", what.into())],
            ))),
        }
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
        let facts = self.board.play(text)?;
        self.referee.record(&facts);
        self.past.record(&facts);
        Ok(())
    }

    /// The facts of a move that is not played.
    pub(super) fn announced(&self, text: &str) -> Result<PlyFacts, String> {
        self.board.announce(text)
    }

    /// What witnesses are asked about; nothing of a game that none knows.
    pub(super) fn case(&self) -> Option<Case<'_>> {
        let position = self.board.draughts()?;
        Some(Case {
            position,
            referee: &self.referee,
            past: &self.past,
        })
    }
}
