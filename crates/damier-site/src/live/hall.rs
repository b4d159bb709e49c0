//! All games of the server at once, for those who look after them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use damier_arbiter::RuleBookErrors;
use damier_arbiter::clock::TimeControl;
use damier_chess::StartNumber;
use damier_game::Side;
use tokio::sync::broadcast;

use super::claims;
use super::computer::Question;
use super::decreed::{Names, PlayoffRef};
use super::event::Settings;
use super::game::Game;
use super::new_game::{shorten, under};
use super::registry::{Live, fault, refused};
use super::ruling::{ClaimKind, Decision, Ruling};
use super::show_claims;
use super::task::{Command, Snapshot, unix_ms};
use crate::Player;
use crate::board::{Kind, Position};
use crate::i18n::Language;
use crate::library::{Chosen, Library};
use crate::limits;
use crate::problem::{Problem, ProblemKind};
use crate::referee::DecreeWish;
use crate::session::random_number;
use crate::storage::{Ledger, Office};
use crate::view::Mode;

/// How many changes a listener may be behind.
const CHANGES: usize = 256;

/// How often a decision is handed to a game that leaves memory at that moment.
const ATTEMPTS: usize = 5;

/// A game of a match or of an event, which is settled already.
#[derive(Clone, Debug)]
pub(crate) struct Seed {
    /// Machine name of the variant.
    pub(crate) variant: String,
    /// The rule book.
    pub(crate) book: Chosen,
    /// The number of a Chess960 start; none: the usual position.
    pub(crate) start: Option<u16>,
    /// The times.
    pub(crate) clock: Option<TimeControl>,
    /// Whether no decision goes without its explanation.
    pub(crate) youth: bool,
    /// The players' names.
    pub(crate) names: Names,
    /// The match, if it belongs to one.
    pub(crate) playoff: Option<PlayoffRef>,
}

/// The variant of this name.
///
/// # Errors
///
/// A problem that lists what there is.
pub(crate) fn kind(variant: &str) -> Result<Kind, Problem> {
    variant.parse().map_err(|_| {
        Problem::new(ProblemKind::UnknownVariant)
            .text("variant", shorten(variant))
            .list("known", &Kind::ids())
    })
}

/// The rule book that a text is, or that has a name, or the usual one of a variant.
///
/// # Errors
///
/// A problem that lists what there is, or says what is wrong with the text.
pub(super) fn choose(
    library: &Library,
    variant: Kind,
    name: Option<&str>,
    text: Option<&str>,
) -> Result<Chosen, Problem> {
    let text = text.map(|text| read(text, Chosen::kept)).transpose()?;
    fitting(library, variant, name, text)
}

fn fitting(
    library: &Library,
    variant: Kind,
    name: Option<&str>,
    text: Option<Chosen>,
) -> Result<Chosen, Problem> {
    let found = match (name, text) {
        (_, Some(own)) => Some(own),
        (None, None) => Chosen::usual(variant.id()),
        (Some(id), None) => library.chosen(id),
    };
    let named = match &found {
        Some(chosen) => chosen.book.id().to_owned(),
        None => name.unwrap_or_default().to_owned(),
    };
    let fitting = found.filter(|chosen| chosen.is_for(variant.id()));
    fitting.ok_or_else(|| {
        let books = library.for_variant(variant.id());
        let known: Vec<String> = books.iter().map(|book| book.id().to_owned()).collect();
        Problem::new(ProblemKind::UnknownRulebook)
            .text("rulebook", shorten(&named))
            .list("known", &known)
    })
}

/// The same for something new: a text of one's own has an id of its own, as what is recorded
/// under a book names it by its id alone.
///
/// # Errors
///
/// As [`choose`], and if the id is that of a built-in book.
pub(super) fn choose_anew(
    library: &Library,
    variant: Kind,
    name: Option<&str>,
    text: Option<&str>,
) -> Result<Chosen, Problem> {
    let text = text.map(|text| read(text, Chosen::read)).transpose()?;
    fitting(library, variant, name, text)
}

fn read(
    text: &str,
    as_book: impl FnOnce(&str) -> Result<Chosen, RuleBookErrors>,
) -> Result<Chosen, Problem> {
    if text.len() > limits::RULEBOOK_BYTES {
        let limit = i64::try_from(limits::RULEBOOK_BYTES).unwrap_or(i64::MAX);
        return Err(Problem::new(ProblemKind::BodyTooLarge).number("limit", limit));
    }
    as_book(text).map_err(|errors| mistaken(&errors))
}

/// The problem of a text that is no rule book.
pub(crate) fn mistaken(errors: &RuleBookErrors) -> Problem {
    let place = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let first = errors.all().first();
    let (line, column) = first.map_or((1, 1), |mistake| (mistake.line, mistake.column));
    Problem::new(ProblemKind::InvalidRulebook)
        .number("line", place(line))
        .number("column", place(column))
        .number("count", place(errors.all().len()))
        .mistakes(errors.clone())
}

/// Somebody to tell of changes, and everybody who listens.
pub(super) fn changes() -> broadcast::Sender<Arc<str>> {
    broadcast::Sender::new(CHANGES)
}

impl Live {
    /// Youth mode for every game that is started from now on.
    #[must_use]
    pub(crate) fn in_youth_mode(mut self, youth: bool) -> Live {
        self.youth = youth;
        self
    }

    /// Whether every game is one in youth mode.
    pub(crate) fn youth(&self) -> bool {
        self.youth
    }

    /// What is kept beside the games.
    pub(crate) fn office(&self) -> Option<&dyn Office> {
        self.storage.office()
    }

    /// The names of games in which something happens, from now on.
    pub(crate) fn changes(&self) -> broadcast::Receiver<Arc<str>> {
        self.changes.subscribe()
    }

    /// The games that go on, the last one touched first, and after them some that
    /// are over.
    ///
    /// # Errors
    ///
    /// A problem if the storage can't be read.
    pub(crate) async fn wall(&self, going: u32, over: u32) -> Result<Vec<Snapshot>, Problem> {
        let Some(office) = self.office() else {
            return Ok(Vec::new());
        };
        let mut records = office.all_games(false, going).await.map_err(refused)?;
        records.extend(office.all_games(true, over).await.map_err(refused)?);
        let mut games = Vec::new();
        for record in records {
            // A game that cannot be read is reported where it is looked at.
            if let Ok(handle) = self.find(&record.id).await {
                games.push(handle.snapshot());
            }
        }
        Ok(games)
    }

    /// The games and versions of all decisions, the last one first.
    ///
    /// # Errors
    ///
    /// A problem if the storage can't be read.
    pub(crate) async fn decrees(&self, limit: u32) -> Result<Vec<(String, u64)>, Problem> {
        let Some(office) = self.office() else {
            return Ok(Vec::new());
        };
        let found = office.decrees(limit).await.map_err(refused)?;
        let names = found.into_iter().map(|one| (one.game, one.event.version));
        Ok(names.collect())
    }

    /// A referee decides in a game; the answer is the version that the decision
    /// made.
    ///
    /// # Errors
    ///
    /// The problem why not.
    pub(crate) async fn decree(
        &self,
        id: &str,
        wish: DecreeWish,
        referee: &str,
        key: Option<String>,
    ) -> Result<u64, Problem> {
        for _ in 0..ATTEMPTS {
            let handle = self.find(id).await?;
            let (answer, wait) = tokio::sync::oneshot::channel();
            let command = Command::Decree {
                wish: Box::new(wish.clone()),
                referee: referee.to_owned(),
                key: key.clone(),
                answer,
            };
            if handle.commands.send(command).await.is_ok() {
                match wait.await {
                    Ok(answer) => return answer,
                    // It may or may not have been written: nobody decides twice.
                    Err(_) => return Err(Problem::new(ProblemKind::Storage)),
                }
            }
            // The game left memory before it heard of it.
        }
        Err(Problem::new(ProblemKind::Internal))
    }

    /// Looks into the position of a game, and says what was found, a sentence
    /// each. `effort` multiplies what is looked at.
    pub(crate) async fn evidence(
        &self,
        game: &Game,
        effort: u32,
        language: Language,
    ) -> Vec<String> {
        let question = Question {
            study: game.study(),
            book: Arc::clone(game.book()),
            ply: game.ply(),
            level: limits::STRONGEST_LEVEL,
            seed: 0,
            budget_ms: 0,
            bears_ms: None,
            stop: Arc::new(AtomicBool::new(false)),
        };
        let case = claims::case(game, effort);
        let (known, basis) = self.computers.assess(question, case).await;
        let ruling = Ruling {
            kind: ClaimKind::TimeShortage,
            by: None,
            imposed: false,
            ply: game.ply(),
            decision: Decision::Refused,
            to_show: None,
            known: known.0,
            basis,
            shortage: None,
            clock_at: None,
            at: 0,
        };
        show_claims::evidence(&ruling, language)
    }

    /// The variant of this name, and its rule book: the one that a text is, or of a name,
    /// or the usual one.
    ///
    /// # Errors
    ///
    /// A problem that lists what there is, or says what is wrong with the text.
    pub(crate) fn known(
        &self,
        variant: &str,
        rulebook: Option<&str>,
        text: Option<&str>,
    ) -> Result<(Kind, Chosen), Problem> {
        let variant = kind(variant)?;
        let chosen = choose(&self.library, variant, rulebook, text)?;
        Ok((variant, chosen))
    }

    /// The same for a new match: a text of one's own has an id of its own.
    ///
    /// # Errors
    ///
    /// As [`Live::known`], and if the id of the text is that of a built-in book.
    pub(crate) fn chosen_anew(
        &self,
        variant: &str,
        rulebook: Option<&str>,
        text: Option<&str>,
    ) -> Result<(Kind, Chosen), Problem> {
        let variant = kind(variant)?;
        let chosen = choose_anew(&self.library, variant, rulebook, text)?;
        Ok((variant, chosen))
    }

    /// Whether there is a game of this name.
    ///
    /// # Errors
    ///
    /// A problem if the storage can't be read.
    pub(crate) async fn exists(&self, id: &str) -> Result<bool, Problem> {
        let record = self.storage.record(id).await.map_err(refused)?;
        Ok(record.is_some())
    }

    /// Where tournaments are kept, if the storage keeps them.
    pub(crate) fn ledger(&self) -> Option<&dyn Ledger> {
        self.storage.ledger()
    }

    /// Starts a game of a match or an event under a name that was chosen for it.
    ///
    /// # Errors
    ///
    /// A problem that says what can't be, or that it can't be saved.
    pub(crate) async fn create_seeded(
        &self,
        owner: &Player,
        id: &str,
        seed: Seed,
    ) -> Result<(), Problem> {
        let variant = kind(&seed.variant)?;
        let Chosen { book, text } = seed.book;
        let (book, choices) = under(book, seed.clock.as_ref(), BTreeMap::new());
        let settings = Settings {
            variant: variant.id().to_owned(),
            rulebook: book.id().to_owned(),
            mode: Mode::Local,
            level: None,
            human_side: None::<Side>,
            clock: seed.clock,
            start_fen: match seed.start.and_then(StartNumber::new) {
                Some(number) if variant == Kind::Chess960 => {
                    Position::from(number.position()).fen()
                }
                _ => variant.start_under(&book).fen(),
            },
            carried: None,
            rulebook_text: text,
            choices,
            offers: book.offer_rules(),
            youth: seed.youth,
            imposes: true,
            clock_at_once: seed.playoff.is_some(),
            names: Some(seed.names),
            playoff: seed.playoff,
            seed: random_number() >> 11,
            at: unix_ms(),
        };
        match self.store_new(owner, id, settings).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(fault(format!("the name {id} is taken"))),
            Err(problem) => Err(problem),
        }
    }
}
