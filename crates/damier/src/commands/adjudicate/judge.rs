//! One game: from its record to a verdict.

use std::sync::Arc;

use damier_arbiter::clock::{SideControl, TimeControl};
use damier_arbiter::{Carried, ClauseId, CounterView, Lang, Referee, RuleBook, Verdict, text};
use damier_draughts::pdn::{self, PdnError, Problem, ProblemKind, RawGame, Replay};
use damier_draughts::{PlayOptions, Position, Variant};
use damier_game::{Outcome, Spelling};

use super::choices::Choices;
use super::course::Course;
use super::explain::Told;
use super::regulation::ProvenWin;
use crate::inquiry::Inquiry;
use crate::judged::{Spot, Standing, Trouble, open_claims};
use crate::messages::message;
use crate::position::{NotationArg, fen_notation};

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
    /// How many of them were legal, or let stand, and came before the end.
    pub(super) played: usize,
    /// The position after these.
    pub(super) position: Position,
    /// `None` while the game could go on.
    pub(super) verdict: Option<Verdict>,
    pub(super) counters: Vec<CounterView>,
    /// The clauses by which a draw could be claimed at the end of the record; `None` if
    /// the book has nothing to be claimed.
    pub(super) claimable: Option<Vec<ClauseId>>,
    /// The referee who followed the game, if a rule book is for it.
    pub(super) referee: Option<Referee>,
    /// The result that the record states.
    pub(super) header: Option<Outcome>,
    /// The same as the record spells it.
    pub(super) stated: Option<String>,
    /// The win that was proven in an ending that is not played on, and has to be shown.
    pub(super) shows: Option<ProvenWin>,
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
    pub(super) fn carried_fen(&self, notation: Option<NotationArg>) -> Option<String> {
        let fen = self.position.fen_in(fen_notation(notation, self.variant));
        Some(self.referee.as_ref()?.carried().in_fen(&fen))
    }

    /// What its story is told of, if a rule book is for it.
    pub(super) fn told(&self) -> Option<Told<'_>> {
        Some(Told {
            verdict: self.verdict.as_ref(),
            counters: &self.counters,
            book: self.book.as_deref()?,
            referee: self.referee.as_ref(),
            win: self.shows.as_ref(),
        })
    }

    /// What could be claimed or is to be decided at the end of the record, in sentences.
    pub(super) fn open_claims(&self, book: &RuleBook, lang: Lang) -> Vec<String> {
        match &self.shows {
            Some(win) => vec![text::must_show(win.side, lang)],
            None => {
                let clauses = self.claimable.as_deref().unwrap_or_default();
                open_claims(clauses, &self.counters, book, lang)
            }
        }
    }

    /// What is told of it in lines.
    pub(super) fn standing(&self) -> Standing<'_> {
        Standing {
            variant: self.variant.id(),
            plies: (self.played, self.recorded),
            verdict: self.verdict.as_ref().zip(self.book.as_deref()),
            header: self.header.map(|outcome| outcome.spell(Spelling::Draughts)),
            stated: self.stated.as_deref(),
            agrees: self.agrees(),
            spelling: Spelling::Draughts,
        }
    }
}

/// How games are to be judged.
#[derive(Debug)]
pub(super) struct Judge {
    /// The rule book for every game; otherwise each game has its usual one.
    pub(super) book: Option<Arc<RuleBook>>,
    /// What is chosen in the usual book of each game.
    pub(super) choices: Vec<Choices>,
    /// How the rules are read where a record says nothing of it.
    pub(super) options: PlayOptions,
    /// The settings that were chosen.
    pub(super) set: Vec<String>,
    /// The game that a record without a GameType is one of.
    pub(super) assume: Option<Variant>,
    /// Counts that every game begins with, unless its FEN names others.
    pub(super) carried: Option<Carried>,
    /// The language of what is wrong.
    pub(super) lang: Lang,
    /// Who finds out what a ruling on an ending rests on.
    pub(super) inquiry: Inquiry,
    /// The line of the moves, if the record was made of those of the command line.
    pub(super) moves_at: Option<u32>,
}

impl Judge {
    /// Judges the next game of a file.
    pub(super) fn judge(&self, number: u64, game: &Result<RawGame<'_>, PdnError>) -> Judged {
        let raw = match game {
            Ok(raw) => raw,
            Err(problem) => return self.unreadable(number, None, &[], problem),
        };
        let players = players(raw);
        let replay = match pdn::replay_with(raw, self.assume, self.options) {
            Ok(replay) => replay,
            Err(problem) => return self.unreadable(number, players, raw.problems(), &problem),
        };
        let mut troubles = Vec::new();
        let book = self.book_for(replay.variant, &mut troubles);
        let book = book.map(|book| self.as_played(&book, &replay.start, &mut troubles));
        let book = book.map(|book| self.under_its_clock(book, raw, &mut troubles));
        let carried = self.carried_into(raw, &mut troubles);
        self.look_at_clock(raw, &mut troubles);
        let game = self.judge_replay(&replay, book, &carried, &mut troubles);
        Judged {
            number,
            players,
            game: Some(game),
            troubles,
        }
    }

    /// What is wrong with a record, as it is told.
    fn trouble(&self, problem: &Problem) -> Trouble {
        let remedy = match problem.kind {
            ProblemKind::UnknownVariant { game_type: None } => {
                message(self.lang, "trouble-name-game", &[])
            }
            // What is given as moves has no tags: whoever begins with the wrong side is
            // read as one who counts squares from the other corner.
            ProblemKind::BoardTurned if self.moves_at.is_some() => self.who_begins(problem),
            _ => damier_words::pdn_remedy(problem, self.lang),
        };
        let place = match self.moves_at {
            None => Some(Spot::File(problem.line, problem.column)),
            // Other lines were made for the record and stand nowhere.
            Some(line) => (line == problem.line).then_some(Spot::Moves(problem.column)),
        };
        Trouble {
            ply: problem.ply,
            place,
            is_warning: !problem.is_error(),
            what: damier_words::pdn_problem(problem, self.lang),
            remedy: Some(remedy),
        }
    }

    /// Who moves first in the game of the command line, with a move of that side.
    fn who_begins(&self, problem: &Problem) -> String {
        let Some(variant) = self.assume else {
            return damier_words::pdn_remedy(problem, self.lang);
        };
        let start = Position::start(variant);
        let notation = NotationArg::default().of(variant);
        let first = start.legal_moves().into_iter().next();
        let example = first.map_or_else(String::new, |mv| start.move_text(&mv, notation));
        let args = [
            ("side", variant.first_mover().as_str().into()),
            ("move", example.into()),
        ];
        message(self.lang, "trouble-who-begins", &args)
    }

    /// Counts that are carried in and cannot be.
    fn about_counts(&self, what: String) -> Trouble {
        Trouble {
            ply: None,
            place: None,
            is_warning: false,
            what,
            remedy: Some(message(self.lang, "trouble-counts-remedy", &[])),
        }
    }

    /// A time control that nobody can read is no use to a referee.
    fn look_at_clock(&self, raw: &RawGame<'_>, troubles: &mut Vec<Trouble>) {
        let Some(value) = raw.tag("TimeControl").map(str::trim) else {
            return;
        };
        if SideControl::from_tag(value).is_err() {
            let args = [("value", value.into())];
            let remedy = Some("trouble-time-control-remedy");
            let trouble = Trouble::told(self.lang, "trouble-time-control", &args, remedy);
            troubles.push(trouble.into_warning());
        }
    }

    /// The book as it holds under the clock of a record, if it was chosen to follow that:
    /// the regulation draw is for games without added time. A record that does not name
    /// its control cannot be judged so, and that is told.
    fn under_its_clock(
        &self,
        book: Arc<RuleBook>,
        raw: &RawGame<'_>,
        troubles: &mut Vec<Trouble>,
    ) -> Arc<RuleBook> {
        if !book.follows_clock() {
            return book;
        }
        match control(raw) {
            Some(control) => Arc::new(book.under(&control, true)),
            None => {
                let remedy = Some("trouble-no-control-remedy");
                let trouble = Trouble::told(self.lang, "trouble-no-control", &[], remedy);
                troubles.push(trouble.into_warning());
                book
            }
        }
    }

    /// The counts that the game begins with.
    fn carried_into(&self, raw: &RawGame<'_>, troubles: &mut Vec<Trouble>) -> Carried {
        let named = raw.tag("FEN").map(Carried::split_fen);
        match named {
            Some(Ok((_, Some(_)))) if self.carried.is_some() => {
                let what = message(self.lang, "trouble-counts-twice", &[]);
                troubles.push(self.about_counts(what));
                Carried::default()
            }
            Some(Ok((_, Some(carried)))) => carried,
            Some(Err(error)) => {
                troubles.push(self.about_counts(text::carried_unread(&error, self.lang)));
                Carried::default()
            }
            Some(Ok((_, None))) | None => self.carried.clone().unwrap_or_default(),
        }
    }

    fn book_for(&self, variant: Variant, troubles: &mut Vec<Trouble>) -> Option<Arc<RuleBook>> {
        let Some(book) = &self.book else {
            let usual = RuleBook::default_for(variant.id());
            if usual.is_none() {
                let args = [("variant", variant.id().into())];
                let remedy = Some("trouble-no-book-remedy");
                let trouble = Trouble::told(self.lang, "trouble-no-book", &args, remedy);
                troubles.push(trouble.into_warning());
            }
            return usual.map(|usual| self.chosen(usual, troubles));
        };
        if book.variants().iter().any(|id| id == variant.id()) {
            return Some(Arc::clone(book));
        }
        let args = [("book", book.id().into()), ("variant", variant.id().into())];
        let remedy = Some("trouble-other-book-remedy");
        troubles.push(Trouble::told(
            self.lang,
            "trouble-other-book",
            &args,
            remedy,
        ));
        None
    }

    /// The book with its settings as the game is played, where the record says that.
    fn as_played(
        &self,
        book: &Arc<RuleBook>,
        start: &Position,
        troubles: &mut Vec<Trouble>,
    ) -> Arc<RuleBook> {
        let is_chosen = |setting: &str| self.set.iter().any(|name| name == setting);
        damier_words::as_played(book, start, is_chosen).unwrap_or_else(|error| {
            troubles.push(Trouble {
                ply: None,
                place: None,
                is_warning: false,
                what: damier_words::not_offered(&error, self.lang),
                remedy: None,
            });
            Arc::clone(book)
        })
    }

    /// The usual book of a game, with what was chosen in it. A choice that another game's
    /// book offers is passed over, and that is told.
    fn chosen(&self, mut book: Arc<RuleBook>, troubles: &mut Vec<Trouble>) -> Arc<RuleBook> {
        for choice in &self.choices {
            match choice.make(&book) {
                Ok(chosen) => book = chosen,
                Err(_) => {
                    let args = [
                        ("book", book.id().to_owned().into()),
                        ("choice", choice.text().into()),
                    ];
                    let trouble = Trouble::told(self.lang, "trouble-no-setting", &args, None);
                    troubles.push(trouble.into_warning());
                }
            }
        }
        book
    }

    fn unreadable(
        &self,
        number: u64,
        players: Option<String>,
        earlier: &[Problem],
        problem: &Problem,
    ) -> Judged {
        let told = earlier.iter().chain([problem]);
        Judged {
            number,
            players,
            game: None,
            troubles: told.map(|problem| self.trouble(problem)).collect(),
        }
    }

    fn judge_replay(
        &self,
        replay: &Replay,
        book: Option<Arc<RuleBook>>,
        carried: &Carried,
        troubles: &mut Vec<Trouble>,
    ) -> JudgedGame {
        let referee = book.as_ref().map(|book| {
            let start = replay.start.facts();
            let referee = Referee::with_counters(Arc::clone(book), start, carried);
            referee.unwrap_or_else(|error| {
                troubles.push(self.about_counts(text::carry_refused(&error, self.lang)));
                Referee::new(Arc::clone(book), start)
            })
        });
        let course = Course::follow(replay, referee, &self.inquiry);
        let verdict = course.verdict();
        let is_after_end = |problem: &&Problem| verdict.is_none() || !course.is_past(problem);
        let told = replay.problems.iter().filter(is_after_end);
        let told: Vec<Trouble> = told.map(|problem| self.told_of(problem, &course)).collect();
        troubles.splice(0..0, told);
        if verdict.is_some() && course.played < replay.recorded {
            troubles.push(Trouble::after_end(self.lang, course.played));
        }
        JudgedGame {
            variant: replay.variant,
            book,
            recorded: replay.recorded,
            played: course.played,
            position: course.position,
            verdict,
            counters: course.counters(),
            claimable: course.claimable(),
            referee: course.referee,
            header: replay.outcome,
            stated: replay.stated.clone(),
            shows: course.shows,
        }
    }

    /// What is wrong with a record that was followed: a move that was let stand keeps
    /// nobody from judging.
    fn told_of(&self, problem: &Problem, course: &Course) -> Trouble {
        let trouble = self.trouble(problem);
        if !course.lets_stand(problem) {
            return trouble;
        }
        let args = [("what", trouble.what.as_str().into())];
        Trouble {
            what: message(self.lang, "trouble-let-stand", &args),
            remedy: None,
            ..trouble.into_warning()
        }
    }
}

/// The time control of a record, as far as its tags tell it.
fn control(raw: &RawGame<'_>) -> Option<TimeControl> {
    let side = |tag: &str| SideControl::from_tag(raw.tag(tag)?).ok()?;
    match (side("TimeControlWhite"), side("TimeControlBlack")) {
        (Some(white), Some(black)) => Some(TimeControl::unequal(white, black)),
        _ => side("TimeControl").map(TimeControl::equal),
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
