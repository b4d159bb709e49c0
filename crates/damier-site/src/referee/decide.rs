//! What a decree leads to: the events it causes, or why it can't be. Pure.

use damier_arbiter::{DecidedBy, Favour, LeftRuling, Verdict, material_favours, material_points};
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
        return Err(outdated(game, wish.ply.unwrap_or_default()));
    }
    let made = u32::try_from(game.desk().decrees().len()).unwrap_or(u32::MAX);
    if wish.decisions.is_some_and(|seen| seen != made) {
        return Err(overtaken(wish.decisions.unwrap_or_default(), made));
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

/// The game is not where the referee saw it. The number of the move is the one to be made.
fn outdated(game: &Game, asked: u32) -> Problem {
    Problem::new(ProblemKind::StalePly)
        .number("asked", asked.into())
        .number("ply", game.ply().into())
        .number("move", (game.ply() / 2 + 1).into())
        .detail("problem-stale-ply-decision")
}

/// Somebody decided in the meantime.
fn overtaken(asked: u32, made: u32) -> Problem {
    Problem::new(ProblemKind::StalePly)
        .number("asked", asked.into())
        .number("decisions", made.into())
        .detail("problem-stale-ply-decided")
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
pub(super) struct Effect {
    pub(super) order: Order,
    pub(super) after: Standing,
    pub(super) verdict: Option<Verdict>,
    pub(super) take_back: u32,
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
pub(super) struct Deciding<'a> {
    pub(super) game: &'a Game,
    article: Option<&'a Article>,
    why: &'a str,
    /// The referee insists on what the board does not show.
    pub(super) anyway: bool,
    pub(super) now_ms: u64,
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
            Order::Irregularity { .. } => self.irregular(effect)?,
            Order::Choice { choice, take_back } => self.chosen(effect, choice, take_back)?,
            Order::Claim { side, answer } => {
                self.still_claimed(before)?;
                self.claim(effect, side, answer)?;
            }
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

    pub(super) fn plain(&self, outcome: Outcome, reason: Reason, side: Option<Side>) -> Verdict {
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

    pub(super) fn clock(&self, effect: &Effect) -> Result<Remaining, Problem> {
        effect
            .after
            .clock
            .ok_or_else(|| nothing("problem-nothing-to-do-clock"))
    }

    pub(super) fn set_clock(&self, effect: &mut Effect, clock: Remaining) -> Result<(), Problem> {
        self.clock(effect)?;
        let most = limits::MOST_CLOCK_MS;
        if clock.white > most || clock.black > most {
            return Err(invalid("problem-invalid-decision-clock"));
        }
        // A clock without time is a flag, which is decided, not set.
        if clock.white == 0 || clock.black == 0 {
            return Err(invalid("problem-invalid-decision-no-time"));
        }
        effect.after.clock = Some(clock);
        Ok(())
    }

    /// A game that ended otherwise than by a claim has none that could be decided: whoever
    /// wants it to go on, or to end otherwise, orders that.
    fn still_claimed(&self, before: &Standing) -> Result<(), Problem> {
        match &before.verdict {
            Some(verdict) if verdict.claimed_by.is_some() => Ok(()),
            _ => self.going(before),
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

pub(super) fn nothing(detail: &'static str) -> Problem {
    Problem::new(ProblemKind::NothingToDo).detail(detail)
}

pub(super) fn invalid(detail: &'static str) -> Problem {
    Problem::new(ProblemKind::InvalidDecision).detail(detail)
}
