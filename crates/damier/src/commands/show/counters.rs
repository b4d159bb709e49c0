//! The referee's counters beside a position.

use std::io::Write;

use clap::Args;
use damier_arbiter::{Carried, Lang, Referee, text};
use damier_draughts::{PlayOptions, Position, Variant};
use damier_game::PlyFacts;

use super::Form;
use crate::book::BookArgs;
use crate::failure::Failure;
use crate::messages::say;

/// Whether counters are shown, and by which book.
#[derive(Debug, Args)]
pub(super) struct CounterArgs {
    /// Show the counters that run in the position, too: as text, or in fen as a
    /// field such as `:Cfmjd/6.3=11+12`, which is read again everywhere.
    #[arg(long)]
    counters: bool,
    #[command(flatten)]
    book: BookArgs,
    /// The language of the counters, and of what is wrong.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

impl CounterArgs {
    /// A referee who has followed the game to the position shown; `None` if nobody
    /// asked for counters. `fen` is the text of the start, where counts may stand.
    pub(super) fn referee<'p>(
        &self,
        form: Form,
        start: &Position,
        fen: Option<&str>,
        plies: impl Iterator<Item = &'p PlyFacts>,
    ) -> Result<Option<Referee>, Failure> {
        if !self.counters {
            return Ok(None);
        }
        if !matches!(form, Form::Text | Form::Fen) {
            return Err(Failure::Usage(say("counters-forms", &[])));
        }
        let book = self.book.for_game(start.variant().id())?;
        let book = self.book.as_played(&book, start)?;
        let carried = match fen {
            None => Carried::default(),
            Some(fen) => {
                let (_, carried) = Carried::split_fen(fen)
                    .map_err(|error| Failure::Usage(text::carried_unread(&error, self.lang)))?;
                carried.unwrap_or_default()
            }
        };
        let mut referee = Referee::with_counters(book, start.facts(), &carried)
            .map_err(|error| Failure::Usage(text::carry_refused(&error, self.lang)))?;
        for ply in plies {
            referee.record(ply);
        }
        Ok(Some(referee))
    }

    /// How the book has the rules of a game read.
    pub(super) fn options(&self, variant: Variant) -> Result<PlayOptions, Failure> {
        self.book.options(variant)
    }

    /// The same for records, whose games may differ: what the book that is named, or else
    /// the usual one of each game, has each game read as.
    pub(super) fn options_of_all(&self) -> Result<PlayOptions, Failure> {
        self.book.options_of_all()
    }

    /// Writes the counters below the board.
    pub(super) fn write(&self, referee: &Referee, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(verdict) = referee.verdict() {
            writeln!(out, "{}", text::explain(verdict, referee.book(), self.lang))?;
            return Ok(());
        }
        for counter in referee.counters() {
            let sentence = text::counter_sentence(&counter, referee.book(), self.lang);
            writeln!(out, "{sentence}")?;
        }
        Ok(())
    }
}
