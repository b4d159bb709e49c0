//! One game: from its record to a verdict.

use std::sync::Arc;

use damier_arbiter::{Carried, CounterView, Referee, RuleBook, Verdict};
use damier_draughts::pdn::{self, PdnError, Problem, ProblemKind, RawGame, Replay};
use damier_draughts::{Position, Variant};
use damier_game::Outcome;

use crate::judged::Trouble;
use crate::position::NotationArg;

/// What is to be known of a game.
#[derive(Debug)]
pub(super) struct Judged {
    /// The number of the game in its file, from 1.
    pub(super) number: u64,
    /// The players, as far as the record names them.
    pub(super) players: Option<String>,
    /// What was judged; `None` if the record could not be read so far.
    pub(super) game: Option<JudgedGame>,
    /// What is wrong or unusual.
    pub(super) troubles: Vec<Trouble>,
}

/// A game that could be set up and played.
#[derive(Debug)]
pub(super) struct JudgedGame {
    pub(super) variant: Variant,
    /// `None` if no rule book is for this game.
    pub(super) book: Option<Arc<RuleBook>>,
    /// Moves in the record.
    pub(super) recorded: usize,
    /// How many of them were legal and came before the end.
    pub(super) played: usize,
    /// The position after these.
    pub(super) position: Position,
    /// `None` while the game could go on.
    pub(super) verdict: Option<Verdict>,
    pub(super) counters: Vec<CounterView>,
    /// The referee who followed the game, if a rule book is for it.
    pub(super) referee: Option<Referee>,
    /// The result that the record states.
    pub(super) header: Option<Outcome>,
}

impl JudgedGame {
    /// Whether record and verdict say the same; `None` if one of them says
    /// nothing. `0-0` says nothing here: old logs write it for "unknown", and no
    /// rule book gives it.
    pub(super) fn agrees(&self) -> Option<bool> {
        let header = self.header.filter(|header| *header != Outcome::BothLost)?;
        Some(self.verdict.as_ref()?.outcome == header)
    }
}

impl JudgedGame {
    /// The final position with the counters that run in it.
    pub(super) fn carried_fen(&self, notation: NotationArg) -> Option<String> {
        let fen = self.position.fen_in(notation.of(self.variant));
        Some(self.referee.as_ref()?.carried().in_fen(&fen))
    }
}

/// Counts that are carried in and cannot be.
fn about_counts(what: String) -> Trouble {
    Trouble {
        ply: None,
        place: None,
        is_warning: false,
        what,
        remedy: Some("judged with every count at 0".to_owned()),
    }
}

impl From<&Problem> for Trouble {
    fn from(problem: &Problem) -> Trouble {
        let remedy = match problem.kind {
            ProblemKind::UnknownVariant { game_type: None } => {
                "add a tag such as `[GameType \"20\"]`, or name the game with --variant".to_owned()
            }
            _ => problem.remedy(),
        };
        Trouble {
            ply: problem.ply,
            place: Some((problem.line, problem.column)),
            is_warning: !problem.is_error(),
            what: problem.what(),
            remedy: Some(remedy),
        }
    }
}

/// How games are to be judged.
#[derive(Debug)]
pub(super) struct Judge {
    /// The rule book for every game; otherwise each game has its usual one.
    pub(super) book: Option<Arc<RuleBook>>,
    /// The game that a record without a GameType is taken for, if it fits.
    pub(super) assume: Option<Variant>,
    /// Counts that every game begins with, unless its FEN names others.
    pub(super) carried: Option<Carried>,
}

impl Judge {
    /// Judges the next game of a file.
    pub(super) fn judge(&self, number: u64, game: &Result<RawGame<'_>, PdnError>) -> Judged {
        let raw = match game {
            Ok(raw) => raw,
            Err(problem) => return unreadable(number, None, &[], problem),
        };
        let players = players(raw);
        let replay = match pdn::replay(raw, self.assume) {
            Ok(replay) => replay,
            Err(problem) => return unreadable(number, players, raw.problems(), &problem),
        };
        let mut troubles = Vec::new();
        let book = self.book_for(replay.variant, &mut troubles);
        let carried = self.carried_into(raw, &mut troubles);
        let game = judge_replay(&replay, book, &carried, &mut troubles);
        let told = replay
            .problems
            .iter()
            .filter(|problem| !is_after_end(problem, &game));
        troubles.splice(0..0, told.map(Trouble::from));
        Judged {
            number,
            players,
            game: Some(game),
            troubles,
        }
    }

    /// The counts that the game begins with.
    fn carried_into(&self, raw: &RawGame<'_>, troubles: &mut Vec<Trouble>) -> Carried {
        let named = raw.tag("FEN").map(Carried::split_fen);
        match named {
            Some(Ok((_, Some(carried)))) => carried,
            Some(Err(error)) => {
                troubles.push(about_counts(error.to_string()));
                Carried::default()
            }
            Some(Ok((_, None))) | None => self.carried.clone().unwrap_or_default(),
        }
    }

    fn book_for(&self, variant: Variant, troubles: &mut Vec<Trouble>) -> Option<Arc<RuleBook>> {
        let Some(book) = &self.book else {
            let usual = RuleBook::default_for(variant.id());
            if usual.is_none() {
                troubles.push(Trouble {
                    ply: None,
                    place: None,
                    is_warning: true,
                    what: format!("no rule book is built in for {variant}, so nothing was judged"),
                    remedy: Some("give one with --rules".to_owned()),
                });
            }
            return usual;
        };
        if book.variants().iter().any(|id| id == variant.id()) {
            return Some(Arc::clone(book));
        }
        troubles.push(Trouble {
            ply: None,
            place: None,
            is_warning: false,
            what: format!("the rule book {} is not for {variant}", book.id()),
            remedy: Some("leave --rules out, or give a book that names this game".to_owned()),
        });
        None
    }
}

fn unreadable(
    number: u64,
    players: Option<String>,
    earlier: &[Problem],
    problem: &Problem,
) -> Judged {
    let troubles = earlier.iter().chain([problem]).map(Trouble::from).collect();
    Judged {
        number,
        players,
        game: None,
        troubles,
    }
}

fn players(raw: &RawGame<'_>) -> Option<String> {
    let name = |tag| {
        raw.tag(tag)
            .map(str::trim)
            .filter(|name| !name.is_empty() && *name != "?")
    };
    match (name("White"), name("Black")) {
        (None, None) => None,
        (white, black) => Some(format!(
            "{} - {}",
            white.unwrap_or("?"),
            black.unwrap_or("?")
        )),
    }
}

fn judge_replay(
    replay: &Replay,
    book: Option<Arc<RuleBook>>,
    carried: &Carried,
    troubles: &mut Vec<Trouble>,
) -> JudgedGame {
    let mut playable = replay.plies.len();
    if let Some(set_up) = replay.set_ups.first() {
        playable = set_up.after;
        troubles.push(Trouble {
            ply: u32::try_from(set_up.after + 1).ok(),
            place: None,
            is_warning: true,
            what: "a position is set up here, so what came before no longer counts".to_owned(),
            remedy: Some("judged up to here; make what follows a game of its own".to_owned()),
        });
    }
    let referee = book.as_ref().map(|book| {
        let start = replay.start.facts();
        let referee = Referee::with_counters(Arc::clone(book), start, carried);
        let mut referee = referee.unwrap_or_else(|error| {
            troubles.push(about_counts(error.to_string()));
            Referee::new(Arc::clone(book), start)
        });
        for ply in &replay.plies[..playable] {
            if referee.verdict().is_some() {
                break;
            }
            referee.record(&ply.facts);
        }
        referee
    });
    let verdict = referee
        .as_ref()
        .and_then(|referee| referee.verdict().cloned());
    let ended_at = verdict.as_ref().map(|verdict| verdict.ply as usize);
    let played = ended_at.unwrap_or(playable);
    if played < replay.recorded && ended_at.is_some() {
        troubles.push(Trouble {
            ply: u32::try_from(played + 1).ok(),
            place: None,
            is_warning: false,
            what: "recorded after the end of the game".to_owned(),
            remedy: None,
        });
    }
    JudgedGame {
        variant: replay.variant,
        book,
        recorded: replay.recorded,
        played,
        position: played
            .checked_sub(1)
            .map_or(replay.start, |last| replay.plies[last].position),
        verdict,
        counters: referee.as_ref().map_or_else(Vec::new, Referee::counters),
        referee,
        header: replay.outcome,
    }
}

/// Whether the problem only says again that there are moves after the end.
fn is_after_end(problem: &Problem, game: &JudgedGame) -> bool {
    let told = matches!(
        problem.kind,
        ProblemKind::GameOver { .. } | ProblemKind::NotPlayed { .. }
    );
    told && game.verdict.is_some() && problem.ply.is_some_and(|ply| ply as usize > game.played)
}
