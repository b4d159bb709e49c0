//! Whether an article, a result and the board go together. Pure.

use damier_arbiter::{Clause, ClauseKind};
use damier_game::{Outcome, Reason, Side};

use super::decree::Article;
use super::face;
use crate::live::{Game, ShortageLack, regulation_applies, shortage_lacks};
use crate::problem::{Problem, ProblemKind};

/// Looks whether a result can rest on an article of the game's book, and whether
/// the board shows what the article speaks of; a referee who insists (`anyway`)
/// knows better than the board, but not than the article.
///
/// Of a claim, only what its claimant has left on the clock counts; else what either has.
///
/// # Errors
///
/// The problem that says what does not fit.
pub(super) fn check(
    game: &Game,
    article: Option<&Article>,
    outcome: Outcome,
    claimant: Option<Side>,
    anyway: bool,
    now_ms: u64,
) -> Result<(), Problem> {
    let Some(article) = article else {
        return Ok(());
    };
    let ruling = article.ruling(game.book());
    let reason = article.reason(game.book());
    let fits = match (ruling, reason) {
        (Some(ruling), _) => ruling.leads_to(outcome),
        (None, Some(reason)) => leads_to(game, reason, outcome),
        (None, None) => true,
    };
    if !fits {
        return Err(Problem::new(ProblemKind::InvalidDecision)
            .text("article", article.number.clone())
            .text("result", outcome.spell(game.variant().spelling()))
            .detail("problem-invalid-decision-article"));
    }
    let named = |problem: Problem| problem.text("article", article.number.clone());
    if is_of_shortage(game, article) {
        return shortage(game, outcome, claimant, anyway, now_ms).map_err(named);
    }
    let Some(reason) = reason.filter(|_| ruling.is_none()) else {
        return Ok(());
    };
    if anyway {
        return Ok(());
    }
    match missing(game, article, reason, outcome, now_ms) {
        None => Ok(()),
        Some(problem) => Err(named(problem)),
    }
}

/// How an article can be offered for ending a game as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    /// The board and the clock allow it.
    Fits,
    /// Only if the referee insists on what they do not show.
    Insisting,
    /// Not in this game.
    Never,
}

/// Whether a game can end by an article now, whatever the result.
pub(crate) fn offer(game: &Game, article: &Article, now_ms: u64) -> Offer {
    let wins = Side::BOTH.map(Outcome::Win);
    let results = [Outcome::Draw, Outcome::BothLost].into_iter().chain(wins);
    let can = |outcome: Outcome, anyway: bool| {
        check(game, Some(article), outcome, None, anyway, now_ms).is_ok()
    };
    let results: Vec<Outcome> = results.collect();
    if results.iter().any(|outcome| can(*outcome, false)) {
        Offer::Fits
    } else if results.iter().any(|outcome| can(*outcome, true)) {
        Offer::Insisting
    } else {
        Offer::Never
    }
}

/// Whether it is the article on claims in time shortage.
fn is_of_shortage(game: &Game, article: &Article) -> bool {
    let rule = game.book().time_shortage();
    article.clause.is_none() && rule.is_some_and(|rule| rule.article == article.number)
}

/// The facts of a claim in time shortage. Where time is added, or without a clock, the
/// article does not hold for anybody; of the rest a referee may know better.
fn shortage(
    game: &Game,
    outcome: Outcome,
    claimant: Option<Side>,
    anyway: bool,
    now_ms: u64,
) -> Result<(), Problem> {
    if outcome != Outcome::Draw {
        return Err(Problem::new(ProblemKind::InvalidDecision)
            .text("result", outcome.spell(game.variant().spelling()))
            .detail("problem-invalid-decision-article"));
    }
    let sides = claimant.map_or(Side::BOTH.to_vec(), |side| vec![side]);
    let Some(lack) = shortage_lacks(game, &sides, now_ms) else {
        return Ok(());
    };
    match lack {
        ShortageLack::FixedTime => {
            Err(Problem::new(ProblemKind::InvalidDecision)
                .detail("problem-invalid-decision-shortage"))
        }
        _ if anyway => Ok(()),
        ShortageLack::Little { left_ms } => Err(Problem::new(ProblemKind::BoardDisagrees)
            .text("time", face(left_ms))
            .detail("problem-board-disagrees-shortage-time")),
        ShortageLack::Few { pieces, most } => Err(Problem::new(ProblemKind::BoardDisagrees)
            .number("pieces", pieces.into())
            .number("most", most.into())
            .detail("problem-board-disagrees-shortage-pieces")),
    }
}

/// Whether a reason can lead to a result.
fn leads_to(game: &Game, reason: Reason, outcome: Outcome) -> bool {
    match reason {
        Reason::Referee => true,
        Reason::Forfeit => outcome != Outcome::Draw,
        Reason::Agreement => {
            let early = game.settings().offers.early_agreement;
            let both = early == damier_arbiter::EarlyAgreement::BothLose;
            outcome == Outcome::Draw || (outcome == Outcome::BothLost && both)
        }
        Reason::Repetition
        | Reason::MoveLimit
        | Reason::EndgameLimit
        | Reason::DeadPosition
        | Reason::Stalemate => outcome == Outcome::Draw,
        Reason::NoPieces
        | Reason::NoMoves
        | Reason::Resignation
        | Reason::Time
        | Reason::Checkmate
        | Reason::VariantEnd => matches!(outcome, Outcome::Win(_)),
    }
}

/// What the board lacks for a reason, if it lacks something.
fn missing(
    game: &Game,
    article: &Article,
    reason: Reason,
    outcome: Outcome,
    now_ms: u64,
) -> Option<Problem> {
    let by_rules = game.referee().verdict();
    let is_so = by_rules.is_some_and(|v| v.reason == reason && v.outcome == outcome);
    let disagrees = |detail| Some(Problem::new(ProblemKind::BoardDisagrees).detail(detail));
    match reason {
        _ if is_so => None,
        Reason::Repetition => repeated_too_seldom(game, article),
        Reason::MoveLimit | Reason::EndgameLimit => count_is_not_full(game, article),
        Reason::Time => {
            let loser = outcome.winner().map(|side| !side);
            let fell = game.verdict().filter(|v| v.reason == Reason::Time);
            let left = game.remaining(now_ms);
            let is_out = |side: Side| left.is_some_and(|left| left[side] == 0);
            let known = fell.is_some_and(|v| v.side == loser) || loser.is_some_and(is_out);
            if known {
                return None;
            }
            disagrees("problem-board-disagrees-time")
        }
        Reason::NoPieces => disagrees("problem-board-disagrees-pieces"),
        Reason::NoMoves => disagrees("problem-board-disagrees-moves"),
        Reason::Checkmate | Reason::Stalemate | Reason::DeadPosition | Reason::VariantEnd => {
            disagrees("problem-board-disagrees-detail")
        }
        // The board cannot know what was said.
        Reason::Resignation | Reason::Agreement | Reason::Forfeit | Reason::Referee => None,
    }
}

fn clause<'a>(game: &'a Game, article: &Article) -> Option<&'a Clause> {
    let id = article.clause.as_deref()?;
    game.book()
        .clauses()
        .find(|clause| clause.id.as_str() == id)
}

fn repeated_too_seldom(game: &Game, article: &Article) -> Option<Problem> {
    let needed = match clause(game, article).map(|clause| &clause.kind) {
        Some(ClauseKind::Repetition { times }) => *times,
        _ => return None,
    };
    let times = u32::try_from(game.referee().occurrences().len()).unwrap_or(u32::MAX);
    (times < needed).then(|| {
        Problem::new(ProblemKind::BoardDisagrees)
            .number("times", times.into())
            .number("needed", needed.into())
            .detail("problem-board-disagrees-repetition")
    })
}

fn count_is_not_full(game: &Game, article: &Article) -> Option<Problem> {
    let clause = clause(game, article)?;
    let missing = Problem::new(ProblemKind::BoardDisagrees);
    if clause.ruled.is_some() {
        let applies = regulation_applies(game);
        return (!applies).then(|| missing.detail("problem-board-disagrees-count-none"));
    }
    let counters = game.referee().counters();
    match counters.iter().find(|counter| counter.clause == clause.id) {
        None => Some(missing.detail("problem-board-disagrees-count-none")),
        Some(counter) if counter.left > 0 => Some(
            missing
                .number("left", counter.left.into())
                .detail("problem-board-disagrees-count"),
        ),
        Some(_) => None,
    }
}
