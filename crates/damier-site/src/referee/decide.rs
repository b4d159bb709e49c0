//! What a decree leads to: the events it causes, or why it can't be. Pure.

use damier_arbiter::irregularity::{Choice, Irregularity};
use damier_arbiter::{
    DecidedBy, Favour, Grounds, LeftRuling, Verdict, material_favours, material_points,
};
use damier_game::{BySide, Outcome, Reason, Side};

use super::decree::{Article, ClaimAnswer, Decree, DecreeWish, Order, Standing};
use super::fits;
use super::words::{Asked, check_words, clean};
use crate::i18n::Language;
use crate::limits;
use crate::live::{Event, Game, Now, Remaining};
use crate::problem::{Problem, ProblemKind};

/// Decides about a decree.
///
/// # Errors
///
/// The problem to answer with, if it can't be made.
pub(crate) fn decide(
    game: &Game,
    wish: &DecreeWish,
    referee: &str,
    key: Option<&str>,
    now: Now,
) -> Result<Vec<Event>, Problem> {
    if wish.ply.is_some_and(|ply| ply != game.ply()) {
        return Err(Problem::new(ProblemKind::StalePly)
            .number("asked", wish.ply.unwrap_or_default().into())
            .number("ply", game.ply().into()));
    }
    let article = article(game, wish)?;
    check_words(&wish.why, &wish.why_in, asked_words(game, wish, key))?;
    let before = standing(game, now.ms);
    let mut effect = Effect {
        order: wish.order.clone(),
        after: Standing {
            verdict: None,
            ..before.clone()
        },
        verdict: before.verdict.clone(),
        take_back: 0,
    };
    let desk = Deciding {
        game,
        article: article.as_ref(),
        why: clean(&wish.why),
        anyway: wish.anyway,
        now_ms: now.ms,
    };
    desk.rule(&before, &mut effect)?;
    let changed = effect.verdict != before.verdict;
    effect.after.verdict.clone_from(&effect.verdict);
    let decree = Decree {
        order: effect.order,
        referee: referee.to_owned(),
        article,
        why: clean(&wish.why).to_owned(),
        why_in: wish
            .why_in
            .iter()
            .map(|(code, text)| (code.clone(), clean(text).to_owned()))
            .filter(|(_, text)| !text.is_empty())
            .collect(),
        ply: game.ply(),
        at: now.at,
        clock_at: crate::live::clock_at(game, now),
        before,
        after: effect.after,
        taken_back: taken_back(game, effect.take_back),
        key: key.map(str::to_owned),
    };
    let clock = decree.after.clock;
    let mut events = vec![Event::Decree(Box::new(decree))];
    if effect.take_back > 0 {
        events.push(Event::TakeBack {
            ply: game.ply() - effect.take_back,
            clock,
            clock_at: crate::live::clock_at(game, now),
            at: now.at,
        });
    }
    if let Some(verdict) = effect.verdict.filter(|_| changed) {
        events.push(Event::Verdict(verdict));
    }
    Ok(events)
}

/// How much an explanation must say. A decree with a key comes from a program:
/// what it explains was checked when a referee said it.
fn asked_words(game: &Game, wish: &DecreeWish, key: Option<&str>) -> Asked {
    match game.settings().youth {
        true if key.is_none() => Asked::Youth,
        false if wish.order.speaks_for_itself() => Asked::Nothing,
        _ => Asked::Something,
    }
}

/// The last plies as their game's federation writes them; of chess with the
/// letters of records, which are English.
fn taken_back(game: &Game, plies: u32) -> Vec<String> {
    let from = game.ply().saturating_sub(plies);
    (from + 1..=game.ply())
        .map(|ply| crate::live::written(game, ply, Language::English))
        .collect()
}

/// What a decree will have done.
struct Effect {
    order: Order,
    after: Standing,
    verdict: Option<Verdict>,
    take_back: u32,
}

fn standing(game: &Game, now_ms: u64) -> Standing {
    Standing {
        verdict: game.verdict().cloned(),
        clock: game.remaining(now_ms),
        paused: game.desk().is_paused(),
    }
}

/// The article that a referee names, or else the one that the book has for such a ruling.
fn article(game: &Game, wish: &DecreeWish) -> Result<Option<Article>, Problem> {
    let named = wish.article.as_deref().map(str::trim);
    let Some(named) = named.filter(|named| !named.is_empty()) else {
        let ruling = wish.order.ruling();
        return Ok(ruling.and_then(|ruling| Article::of_ruling(game.book(), ruling)));
    };
    match Article::find(game.book(), named) {
        Some(article) => Ok(Some(article)),
        None => Err(Problem::new(ProblemKind::UnknownArticle)
            .text("article", crate::live::shorten(named))
            .list("known", &Article::numbers(game.book()))),
    }
}

/// A game before a decree.
struct Deciding<'a> {
    game: &'a Game,
    article: Option<&'a Article>,
    why: &'a str,
    /// The referee insists on what the board does not show.
    anyway: bool,
    now_ms: u64,
}

impl Deciding<'_> {
    fn rule(&self, before: &Standing, effect: &mut Effect) -> Result<(), Problem> {
        match effect.order.clone() {
            Order::End { result } => effect.verdict = Some(self.ended(result, None)?),
            Order::Forfeit { side, .. } => {
                let verdict = self.forfeited(side);
                fits::check(
                    self.game,
                    self.article,
                    verdict.outcome,
                    None,
                    true,
                    self.now_ms,
                )?;
                effect.verdict = Some(verdict);
            }
            Order::Material { .. } => {
                if self.game.position().draughts().is_none() {
                    return Err(nothing("problem-nothing-to-do-material"));
                }
                let force = self.game.position().facts().force;
                let points = material_points(&force);
                let favours = material_favours(&force, self.game.first_king()).map(Favour::side);
                effect.verdict = Some(self.plain(lead(points), Reason::Referee, None));
                effect.order = Order::Material {
                    points: Some(points),
                    favours: favours.filter(|_| points.white == points.black),
                };
            }
            Order::Irregularity {
                by,
                what,
                choice,
                take_back,
                gains_ms,
                lost,
            } => {
                if lost && (choice.is_some() || take_back > 0) {
                    return Err(invalid("problem-invalid-decision-lost"));
                }
                self.gain(effect, !by, gains_ms)?;
                if lost {
                    effect.verdict = Some(self.one_too_many(by, what));
                } else {
                    self.belongs(by, choice, take_back)?;
                    self.correct(effect, choice, take_back)?;
                }
            }
            Order::Choice { choice, take_back } => {
                let Some(noted) = self.game.desk().open_irregularity() else {
                    return Err(nothing("problem-nothing-to-do-irregular"));
                };
                self.belongs(noted.by, Some(choice), take_back)?;
                self.correct(effect, Some(choice), take_back)?;
            }
            Order::Claim { side, answer } => self.claim(effect, side, answer)?,
            Order::Clock { white_ms, black_ms } => {
                let clock = BySide {
                    white: white_ms,
                    black: black_ms,
                };
                self.set_clock(effect, clock)?;
            }
            Order::Pause => self.pause(before, effect, true)?,
            Order::Resume => self.pause(before, effect, false)?,
            Order::PlayOn { clock } => self.play_on(effect, clock)?,
            Order::StartOver => self.start_over(effect)?,
            Order::Withdraw { version } => self.withdraw(before, effect, version)?,
        }
        Ok(())
    }

    fn plain(&self, outcome: Outcome, reason: Reason, side: Option<Side>) -> Verdict {
        Verdict {
            outcome,
            reason,
            clause: None,
            ply: self.game.ply(),
            by: DecidedBy::Referee,
            side,
            repetitions: Vec::new(),
            count: None,
            claimed_by: None,
            grounds: None,
            note: Some(self.why.to_owned()),
        }
    }

    /// The verdict of a result. It takes its reason from the article if that
    /// speaks of one.
    fn ended(&self, outcome: Outcome, claimant: Option<Side>) -> Result<Verdict, Problem> {
        let (game, article) = (self.game, self.article);
        fits::check(game, article, outcome, claimant, self.anyway, self.now_ms)?;
        let loser = outcome.winner().map(|side| !side);
        let mut verdict = self.plain(outcome, Reason::Referee, loser);
        let book = self.game.book();
        let Some(article) = self.article else {
            return Ok(verdict);
        };
        if let Some(reason) = article.reason(book) {
            verdict.reason = reason;
            let clause = book
                .clauses()
                .find(|c| Some(c.id.as_str()) == article.clause.as_deref());
            verdict.clause = clause.map(|clause| clause.id.clone());
        }
        if verdict.reason == Reason::Repetition {
            let plies = self.game.referee().occurrences();
            verdict.repetitions = if plies.len() > 1 { plies } else { Vec::new() };
        }
        Ok(verdict)
    }

    fn forfeited(&self, side: Option<Side>) -> Verdict {
        let outcome = side.map_or(Outcome::BothLost, |side| Outcome::Win(!side));
        self.plain(outcome, Reason::Forfeit, side)
    }

    /// A side has made one irregular move too many: it has lost, but in chess the game is
    /// drawn if the opponent cannot checkmate by any series of moves (FIDE 7.5.5).
    fn one_too_many(&self, by: Side, what: Irregularity) -> Verdict {
        let book = self.game.book();
        let can_win = self.game.position().can_win(!by);
        let outcome = book.lost_by_irregular_moves(by, can_win);
        let grounds = Grounds::Irregular {
            what,
            times: self.game.desk().irregular_moves(by).saturating_add(1),
            article: book.article_for_irregularity(what),
        };
        Verdict {
            grounds: Some(grounds),
            ..self.plain(outcome, Reason::Forfeit, Some(by))
        }
    }

    fn gain(&self, effect: &mut Effect, side: Side, ms: u64) -> Result<(), Problem> {
        if ms == 0 {
            return Ok(());
        }
        let mut clock = self.clock(effect)?;
        clock[side] = clock[side].saturating_add(ms);
        self.set_clock(effect, clock)
    }

    fn clock(&self, effect: &Effect) -> Result<Remaining, Problem> {
        effect
            .after
            .clock
            .ok_or_else(|| nothing("problem-nothing-to-do-clock"))
    }

    fn set_clock(&self, effect: &mut Effect, clock: Remaining) -> Result<(), Problem> {
        self.clock(effect)?;
        let most = limits::MOST_CLOCK_MS;
        if clock.white > most || clock.black > most {
            return Err(invalid("problem-invalid-decision-clock"));
        }
        effect.after.clock = Some(clock);
        Ok(())
    }

    /// Where the book has every irregular move corrected, none is let stand.
    /// An irregular move that is corrected is one of the side named, and the opponent has
    /// not replied to it: his reply would have accepted it. A referee may insist on the
    /// latter, as where the reply was made before he could be called.
    fn belongs(&self, by: Side, choice: Option<Choice>, take_back: u32) -> Result<(), Problem> {
        let must_correct = self.game.book().irregular_must_be_corrected();
        if must_correct && choice == Some(Choice::LetStand) {
            return Err(invalid("problem-invalid-decision-let-stand"));
        }
        if take_back == 0 || take_back > self.game.ply() || choice != Some(Choice::Correct) {
            return Ok(());
        }
        let turn = self.game.position().side_to_move();
        let of_first = if take_back.is_multiple_of(2) {
            turn
        } else {
            !turn
        };
        if of_first != by {
            return Err(invalid("problem-invalid-decision-other-side"));
        }
        // Where irregular moves are always corrected (FIDE 7.5.1) no reply accepts them.
        let reply_accepts = !self.game.book().irregular_must_be_corrected();
        if take_back > 1 && reply_accepts && !self.anyway {
            return Err(
                Problem::new(ProblemKind::BoardDisagrees).detail("problem-board-disagrees-replied")
            );
        }
        Ok(())
    }

    fn correct(
        &self,
        effect: &mut Effect,
        choice: Option<Choice>,
        take_back: u32,
    ) -> Result<(), Problem> {
        if take_back == 0 {
            return Ok(());
        }
        if choice != Some(Choice::Correct) {
            return Err(invalid("problem-invalid-decision-not-corrected"));
        }
        if take_back > self.game.ply() {
            return Err(
                invalid("problem-invalid-decision-take-back").number("ply", self.game.ply().into())
            );
        }
        effect.take_back = take_back;
        self.clock_back(effect, take_back);
        // What the moves led to goes with them.
        effect.verdict = None;
        Ok(())
    }

    /// What the moves taken back had earned on the clock goes with them, or the move that
    /// replaces them would earn it again. What the opponent gains by the decision stays.
    fn clock_back(&self, effect: &mut Effect, take_back: u32) {
        let ply = self.game.ply() - take_back;
        let now = self.game.remaining(self.now_ms);
        let back = self.game.remaining_at(ply, self.now_ms);
        if let (Some(with_gain), Some(now), Some(back)) = (effect.after.clock, now, back) {
            let gained = |side: Side| with_gain[side].saturating_sub(now[side]);
            let after = |side: Side| back[side].saturating_add(gained(side));
            effect.after.clock = Some(BySide::from_fn(after));
        }
    }

    fn claim(&self, effect: &mut Effect, side: Side, answer: ClaimAnswer) -> Result<(), Problem> {
        match answer {
            ClaimAnswer::Granted => {
                let mut verdict = self.ended(Outcome::Draw, Some(side))?;
                verdict.claimed_by = Some(side);
                effect.verdict = Some(verdict);
                Ok(())
            }
            ClaimAnswer::Refused if effect.verdict.is_some() => self.play_on(effect, None),
            ClaimAnswer::Refused => Ok(()),
        }
    }

    fn pause(&self, before: &Standing, effect: &mut Effect, paused: bool) -> Result<(), Problem> {
        self.going(before)?;
        if before.paused == paused {
            return Err(nothing(if paused {
                "problem-nothing-to-do-paused"
            } else {
                "problem-nothing-to-do-running"
            }));
        }
        effect.after.paused = paused;
        Ok(())
    }

    fn going(&self, before: &Standing) -> Result<(), Problem> {
        match &before.verdict {
            None => Ok(()),
            Some(verdict) => {
                let result = verdict.result(self.game.variant().spelling());
                Err(Problem::new(ProblemKind::GameOver).text("result", result))
            }
        }
    }

    fn play_on(&self, effect: &mut Effect, clock: Option<Remaining>) -> Result<(), Problem> {
        if effect.verdict.is_none() {
            return Err(nothing("problem-nothing-to-do-going"));
        }
        if self.game.referee().verdict().is_some() {
            return Err(nothing("problem-nothing-to-do-board"));
        }
        if let Some(clock) = clock {
            self.set_clock(effect, clock)?;
        }
        if let Some(clock) = effect.after.clock
            && (clock.white == 0 || clock.black == 0)
        {
            return Err(invalid("problem-invalid-decision-time"));
        }
        effect.verdict = None;
        Ok(())
    }

    /// The game begins anew with fresh clocks, stopped until both players are ready.
    fn start_over(&self, effect: &mut Effect) -> Result<(), Problem> {
        if self.game.ply() == 0 {
            return Err(nothing("problem-nothing-to-do-start"));
        }
        let other =
            |article: &&Article| article.ruling(self.game.book()) != Some(LeftRuling::Replay);
        if let Some(article) = self.article.filter(other) {
            let problem = invalid("problem-invalid-decision-start");
            return Err(problem.text("article", article.number.clone()));
        }
        effect.take_back = self.game.ply();
        effect.verdict = None;
        if let Some(clock) = self.game.clock() {
            effect.after.clock = Some(clock.initial());
            effect.after.paused = true;
        }
        Ok(())
    }

    /// Puts back what a decree had changed: the verdict and the pause as they
    /// were; on the clocks, what it gave or took.
    fn withdraw(
        &self,
        before: &Standing,
        effect: &mut Effect,
        version: u64,
    ) -> Result<(), Problem> {
        let last = self.game.desk().withdrawable();
        let Some(entry) = last.filter(|entry| entry.version == version) else {
            return Err(nothing("problem-nothing-to-do-withdraw"));
        };
        let decree = &entry.decree;
        effect.verdict.clone_from(&decree.before.verdict);
        effect.after.paused = decree.before.paused;
        if let (Some(now), Some(was), Some(made)) =
            (before.clock, decree.before.clock, decree.after.clock)
        {
            let back = |side: Side| {
                now[side]
                    .saturating_add(was[side])
                    .saturating_sub(made[side])
            };
            effect.after.clock = Some(BySide::from_fn(back));
        }
        Ok(())
    }
}

fn lead(points: BySide<u8>) -> Outcome {
    match points.white.cmp(&points.black) {
        std::cmp::Ordering::Greater => Outcome::Win(Side::White),
        std::cmp::Ordering::Less => Outcome::Win(Side::Black),
        std::cmp::Ordering::Equal => Outcome::Draw,
    }
}

fn nothing(detail: &'static str) -> Problem {
    Problem::new(ProblemKind::NothingToDo).detail(detail)
}

fn invalid(detail: &'static str) -> Problem {
    Problem::new(ProblemKind::InvalidDecision).detail(detail)
}
