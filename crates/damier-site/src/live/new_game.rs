use std::collections::BTreeMap;
use std::sync::Arc;

use damier_arbiter::clock::TimeControl;
use damier_arbiter::{Carried, EarlyAgreement, OfferRules, RuleBook, SettingError};
use damier_chess::{Start, StartNumber, UniformDraw};
use damier_game::Side;
use serde::Deserialize;
use utoipa::ToSchema;

use super::clock_wish::ClockWish;
use super::event::Settings;
use crate::Library;
use crate::board::{FenNumbers, Kind, Position};
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
    /// The text of a rule book of one's own, in its place.
    #[serde(default)]
    pub rulebook_text: Option<String>,
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
    pub clock: Option<ClockWish>,
    /// Where the rule book leaves a choice: its settings with the values chosen.
    #[serde(default)]
    pub choices: BTreeMap<String, String>,
    /// What the event says about draws by agreement; without it, what the rule book
    /// says.
    #[serde(default)]
    pub offers: Option<OffersWish>,
    /// Youth mode: no decision without its explanation.
    #[serde(default)]
    pub youth: bool,
    /// The first position; without it, the usual one. A last field brings counts
    /// along, as in `W:WK1,K2,K3:BK48:Cfmjd/6.3=15+15`.
    /// Where the rules leave a choice about the moves, a field says which:
    /// `W:WK46:BK11,K48:Oking-value=150`; without it, the rule book does.
    #[serde(default)]
    pub fen: Option<String>,
    /// How the squares of `fen` are counted; from the top left if left out.
    #[serde(default)]
    pub fen_numbers: FenNumbers,
    /// Of Chess960 the start by its number, `0` to `959` (`518` is the classical
    /// one), or White's and Black's as `518/42`; `random` for a lot, and `double`
    /// for one in which Black's pieces are drawn apart.
    #[serde(default)]
    pub start: Option<String>,
}

/// What an event says about draws by agreement. It binds agreements only:
/// repetition and counts still end a game at any time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OffersWish {
    /// No offer and no agreement before each player has made so many moves.
    #[serde(default)]
    pub not_before_move: Option<u16>,
    /// No agreement while a side has more pieces than so many.
    #[serde(default)]
    pub most_pieces: Option<u8>,
    /// Whether an early agreement is let through, and both players then lose.
    #[serde(default)]
    pub early_loses: bool,
}

impl From<OffersWish> for OfferRules {
    fn from(wish: OffersWish) -> OfferRules {
        OfferRules {
            not_before_move: wish.not_before_move,
            most_pieces: wish.most_pieces,
            early_agreement: match wish.early_loses {
                true => EarlyAgreement::BothLose,
                false => EarlyAgreement::Refused,
            },
        }
    }
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

/// The setting of a draw that comes by regulation.
pub(crate) const REGULATION: &str = "regulation-draw";

/// The book as it holds under the times of a game, and the choices that make it so.
pub(super) fn under(
    book: Arc<RuleBook>,
    clock: Option<&TimeControl>,
    mut choices: BTreeMap<String, String>,
) -> (Arc<RuleBook>, BTreeMap<String, String>) {
    let is_open = !choices.contains_key(REGULATION) || book.follows_clock();
    let Some(clock) = clock.filter(|_| is_open) else {
        return (book, choices);
    };
    // A win is proven by tables or a search: so it can be asked to be shown.
    let held = book.under(clock, true);
    note_choices(&book, &held, &mut choices);
    (Arc::new(held), choices)
}

/// Notes what is chosen otherwise in the same book.
fn note_choices(before: &RuleBook, after: &RuleBook, choices: &mut BTreeMap<String, String>) {
    for (setting, before) in after.settings().iter().zip(before.settings()) {
        if setting.chosen != before.chosen {
            choices.insert(setting.id.clone(), setting.chosen.clone());
        }
    }
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
    pub(crate) fn settle(
        &self,
        library: &Library,
        chance: u64,
        at: u64,
    ) -> Result<Settings, Problem> {
        let variant = self.known_variant()?;
        let (name, text) = (self.rulebook.as_deref(), self.rulebook_text.as_deref());
        let chosen = super::hall::choose_anew(library, variant, name, text)?;
        let rulebook_text = chosen.text;
        let book = self.with_choices(chosen.book)?;
        let clock = self.clock.as_ref().map(ClockWish::control).transpose()?;
        self.check_regulation(&book, clock.as_ref())?;
        let (start, carried) = self.first_position(variant, &book, chance)?;
        let (book, choices) = self.as_played(book, &start)?;
        let (book, choices) = under(book, clock.as_ref(), choices);
        let referee = super::carried::referee(book.clone(), &start, carried.as_ref())
            .map_err(|error| super::carried::refused(&error))?;
        if let Some(verdict) = referee.verdict() {
            let problem = Problem::new(ProblemKind::InvalidFen);
            let clause = verdict.clause.as_ref().and_then(|id| book.clause(id));
            let article = clause.map(|clause| &*clause.article);
            let article = article.or(book.article_for(verdict.reason));
            return Err(problem
                .text("article", article.unwrap_or("none"))
                .detail("problem-invalid-fen-over"));
        }
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
            clock,
            start_fen: start.fen(),
            carried,
            rulebook_text,
            choices,
            offers: self.offers.map_or_else(|| book.offer_rules(), Into::into),
            youth: self.youth,
            imposes: true,
            names: None,
            playoff: None,
            clock_at_once: false,
            // SQLite and JavaScript have signed or shorter integers; 53 bits are
            // read the same everywhere.
            seed: chance >> 11,
            at,
        })
    }

    fn known_variant(&self) -> Result<Kind, Problem> {
        super::hall::kind(&self.variant)
    }

    fn with_choices(&self, mut book: Arc<RuleBook>) -> Result<Arc<RuleBook>, Problem> {
        for (setting, value) in &self.choices {
            let chosen = book.with_setting(setting, value);
            book = Arc::new(chosen.map_err(|error| unknown_setting(&error))?);
        }
        Ok(book)
    }

    /// The book with its settings as a position is played that says it of itself, and the
    /// choices that make it so.
    fn as_played(
        &self,
        book: Arc<RuleBook>,
        start: &Position,
    ) -> Result<(Arc<RuleBook>, BTreeMap<String, String>), Problem> {
        let mut choices = self.choices.clone();
        let Some(draughts) = start.draughts() else {
            return Ok((book, choices));
        };
        let is_chosen = |setting: &str| self.choices.contains_key(setting);
        let followed = damier_words::as_played(&book, draughts, is_chosen).map_err(|error| {
            let reason = |lang| damier_words::not_offered(&error, lang);
            super::fen::problem("problem-invalid-fen-moves").said("reason", reason)
        })?;
        note_choices(&book, &followed, &mut choices);
        Ok((followed, choices))
    }

    /// A regulation draw is for games with a fixed time.
    fn check_regulation(
        &self,
        book: &RuleBook,
        clock: Option<&TimeControl>,
    ) -> Result<(), Problem> {
        let chosen = book.settings().iter().find(|s| s.id == REGULATION);
        let asks = |chosen: &str| !matches!(chosen, "off" | "by-clock");
        let wanted = chosen.filter(|s| asks(&s.chosen) && self.choices.contains_key(&s.id));
        let is_fixed = clock.is_some_and(TimeControl::is_without_added_time);
        match wanted {
            Some(setting) if !is_fixed => Err(Problem::new(ProblemKind::UnknownSetting)
                .text("setting", setting.id.clone())
                .detail("problem-unknown-setting-clock")),
            _ => Ok(()),
        }
    }

    fn known_level(&self) -> Result<u8, Problem> {
        let asked = self.level.unwrap_or(USUAL_LEVEL);
        if (1..=limits::STRONGEST_LEVEL).contains(&asked) {
            return Ok(asked);
        }
        Err(Problem::new(ProblemKind::UnknownLevel)
            .number("level", asked.into())
            .number("lowest", 1)
            .number("highest", limits::STRONGEST_LEVEL.into()))
    }

    /// The first position, and the counts that come with it.
    fn first_position(
        &self,
        kind: Kind,
        book: &RuleBook,
        chance: u64,
    ) -> Result<(Position, Option<Carried>), Problem> {
        match (&self.fen, &self.start) {
            (Some(_), Some(_)) => {
                let problem = Problem::new(ProblemKind::UnknownStart);
                Err(problem.detail("problem-unknown-start-both"))
            }
            (Some(fen), None) => {
                let (fen, carried) = super::carried::split(kind, fen)?;
                let start = super::fen::read(kind, self.fen_numbers, kind.options(book), fen)?;
                Ok((start, carried))
            }
            (None, Some(start)) => Ok((numbered(kind, start, chance)?, None)),
            (None, None) => Ok((kind.start_under(book), None)),
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

/// The start position of a number, or one drawn by `chance`.
fn numbered(kind: Kind, text: &str, chance: u64) -> Result<Position, Problem> {
    let problem = || Problem::new(ProblemKind::UnknownStart).text("start", shorten(text));
    if kind != Kind::Chess960 {
        return Err(problem().detail("problem-unknown-start-game"));
    }
    let mut lot = UniformDraw::seeded(chance);
    let number = |text: &str| text.trim().parse().ok().and_then(StartNumber::new);
    let start = match text.trim() {
        "random" => Some(lot.fide()),
        "double" => Some(lot.double()),
        numbers => match numbers.split_once('/') {
            None => number(numbers).map(Start::fide),
            Some((white, black)) => number(white)
                .zip(number(black))
                .map(|(white, black)| Start { white, black }),
        },
    };
    let start = start.ok_or_else(problem)?;
    Ok(start.position().into())
}

fn unknown_setting(error: &SettingError) -> Problem {
    let problem = Problem::new(ProblemKind::UnknownSetting);
    match error {
        SettingError::UnknownSetting { setting, known } if known.is_empty() => problem
            .text("setting", shorten(setting))
            .detail("problem-unknown-setting-none"),
        SettingError::UnknownSetting { setting, known } => problem
            .text("setting", shorten(setting))
            .list("known", known),
        SettingError::UnknownValue {
            setting,
            value,
            known,
        } => problem
            .text("setting", shorten(setting))
            .text("value", shorten(value))
            .list("known", known)
            .detail("problem-unknown-setting-value"),
        _ => problem,
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
