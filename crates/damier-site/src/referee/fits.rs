//! Whether an article, a result and the board go together. Pure.

use damier_arbiter::{Applies, Clause, ClauseKind};
use damier_game::{Outcome, Reason, Side, Spelling};

use super::decree::Article;
use crate::live::{Game, regulation_applies};
use crate::problem::{Problem, ProblemKind};

/// Looks whether a result can rest on an article of the game's book, and whether
/// the board shows what the article speaks of; a referee who insists (`anyway`)
/// knows better than the board, but not than the article.
///
/// # Errors
///
/// The problem that says what does not fit.
pub(super) fn check(
    game: &Game,
    article: Option<&Article>,
    outcome: Outcome,
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
            .text("result", outcome.spell(Spelling::Draughts))
            .detail("problem-invalid-decision-article"));
    }
    let Some(reason) = reason.filter(|_| ruling.is_none()) else {
        return Ok(());
    };
    if anyway {
        return Ok(());
    }
    match missing(game, article, reason, outcome, now_ms) {
        None => Ok(()),
        Some(problem) => Err(problem.text("article", article.number.clone())),
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
    if clause.applies == Applies::Referee {
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
