use damier_arbiter::{Referee, RuleBook};
use damier_draughts::{Position, Variant};
use damier_engine::Level;
use damier_game::Side;
use serde::Deserialize;
use utoipa::ToSchema;

use super::event::{ClockSetting, Settings};
use crate::limits;
use crate::problem::{Problem, ProblemKind};
use crate::view::Mode;

/// What a player asks for when starting a game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewGame {
    /// The variant, such as `russian`; aliases are understood.
    pub variant: String,
    /// The rule book; without it, the variant's own federation's.
    #[serde(default)]
    pub rulebook: Option<String>,
    /// Who plays.
    pub mode: Mode,
    /// The computer's level. 5 if left out.
    #[serde(default)]
    pub level: Option<u8>,
    /// The human's side against the computer. Drawn by lot if left out.
    #[serde(default)]
    pub side: Option<SideChoice>,
    /// The times; without it the game has no clock.
    #[serde(default)]
    pub clock: Option<ClockSetting>,
    /// The first position; without it, the usual one.
    #[serde(default)]
    pub fen: Option<String>,
}

/// Which side a player wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SideChoice {
    /// The light pieces.
    White,
    /// The dark pieces.
    Black,
    /// Either, by lot.
    Random,
}

/// The level when none is asked for.
const USUAL_LEVEL: u8 = 5;

impl NewGame {
    /// Checks everything and settles what was left open. `chance` decides the
    /// lot and seeds the computer; `at` is now in milliseconds since 1970.
    ///
    /// # Errors
    ///
    /// A problem that names what can't be.
    pub(crate) fn settle(&self, chance: u64, at: u64) -> Result<Settings, Problem> {
        let variant = self.known_variant()?;
        let book = self.known_book(variant)?;
        let start = self.start(variant)?;
        if Referee::new(book.clone(), start.facts())
            .verdict()
            .is_some()
        {
            let problem = Problem::new(ProblemKind::InvalidFen);
            return Err(problem.detail("problem-invalid-fen-over"));
        }
        self.check_clock()?;
        let (level, human_side) = match self.mode {
            Mode::Computer => (Some(self.known_level()?), Some(self.draw_lots(chance))),
            Mode::Local => (None, None),
        };
        Ok(Settings {
            variant: variant.id().to_owned(),
            rulebook: book.id().to_owned(),
            mode: self.mode,
            level,
            human_side,
            clock: self.clock,
            start_fen: start.fen(),
            // SQLite and JavaScript have signed or shorter integers; 53 bits are
            // read the same everywhere.
            seed: chance >> 11,
            at,
        })
    }

    fn known_variant(&self) -> Result<Variant, Problem> {
        self.variant.parse().map_err(|_| {
            let known: Vec<String> = Variant::ALL.iter().map(|v| v.id().to_owned()).collect();
            Problem::new(ProblemKind::UnknownVariant)
                .text("variant", shorten(&self.variant))
                .list("known", &known)
        })
    }

    fn known_book(&self, variant: Variant) -> Result<std::sync::Arc<RuleBook>, Problem> {
        let fits = |book: &RuleBook| book.variants().iter().any(|id| id == variant.id());
        let book = match &self.rulebook {
            None => RuleBook::default_for(variant.id()),
            Some(id) => RuleBook::builtin(id).filter(|book| fits(book)),
        };
        book.ok_or_else(|| {
            let known: Vec<String> = RuleBook::all()
                .iter()
                .filter(|book| fits(book))
                .map(|book| book.id().to_owned())
                .collect();
            Problem::new(ProblemKind::UnknownRulebook)
                .text(
                    "rulebook",
                    shorten(self.rulebook.as_deref().unwrap_or_default()),
                )
                .list("known", &known)
        })
    }

    fn known_level(&self) -> Result<u8, Problem> {
        let asked = self.level.unwrap_or(USUAL_LEVEL);
        let known = |level: &Level| level.number();
        let numbers = || Level::ALL.iter().map(known);
        if numbers().any(|number| number == asked) {
            return Ok(asked);
        }
        Err(Problem::new(ProblemKind::UnknownLevel)
            .number("level", asked.into())
            .number("lowest", numbers().min().unwrap_or_default().into())
            .number("highest", numbers().max().unwrap_or_default().into()))
    }

    fn start(&self, variant: Variant) -> Result<Position, Problem> {
        match &self.fen {
            Some(fen) => super::fen::read(variant, fen),
            None => Ok(Position::start(variant)),
        }
    }

    fn check_clock(&self) -> Result<(), Problem> {
        match self.clock {
            Some(clock)
                if !limits::CLOCK_MS.contains(&clock.initial_ms)
                    || clock.increment_ms > limits::INCREMENT_MS =>
            {
                let number = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
                Err(Problem::new(ProblemKind::InvalidClock)
                    .number("leastMs", number(*limits::CLOCK_MS.start()))
                    .number("mostMs", number(*limits::CLOCK_MS.end()))
                    .number("mostIncrementMs", number(limits::INCREMENT_MS)))
            }
            _ => Ok(()),
        }
    }

    fn draw_lots(&self, chance: u64) -> Side {
        match self.side.unwrap_or(SideChoice::Random) {
            SideChoice::White => Side::White,
            SideChoice::Black => Side::Black,
            SideChoice::Random if chance & 1 == 0 => Side::White,
            SideChoice::Random => Side::Black,
        }
    }
}

/// The beginning of a text that is shown back.
pub(crate) fn shorten(text: &str) -> String {
    const CHARACTERS: usize = 60;
    let mut short: String = text.chars().take(CHARACTERS).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
