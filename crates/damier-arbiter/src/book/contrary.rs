//! What a book says in two ways that do not go together, or for another kind of game.

use super::idle::is_unused;
use super::setting::REGULATION;
use super::{Applies, Clause, ClauseKind, FlagRule, RuleBook, Warning};

/// The values that a clock without added time puts in force.
const BY_THE_CLOCK: [&str; 2] = ["on", "shown"];

/// The game in which a fallen flag can be a draw.
const CHESS: &str = "chess960";

/// Looks at the book as a whole, whatever is chosen in it.
pub(super) fn contrary(book: &RuleBook, warnings: &mut Vec<Warning>) {
    let is_draughts = book.variants.iter().any(|id| id != CHESS);
    if book.flag_rule == FlagRule::DrawIfNobodyCanWin && is_draughts {
        warnings.push(Warning::FlagOfChess);
    }
    let settings = book.settings.iter();
    for setting in settings.filter(|s| s.id == REGULATION && !is_unused(book, s)) {
        let clauses = book.clauses.iter().map(|clause| &clause.only_if);
        let offers = book.offers.iter().map(|offers| &offers.only_if);
        let by_the_clock = |(id, value): &(String, String)| {
            *id == setting.id && BY_THE_CLOCK.contains(&value.as_str())
        };
        if !clauses.chain(offers).flatten().any(by_the_clock) {
            let setting = setting.id.clone();
            warnings.push(Warning::NoRegulation { setting });
        }
    }
    for clause in &book.clauses {
        let left = |left: &super::LeftToReferee| left.article == clause.article;
        if clause.applies == Applies::Automatic && book.left_to_referee.iter().any(left) {
            warnings.push(both_ways(clause));
        }
    }
}

/// Articles that end a game of themselves by one clause, and by another that is in force
/// beside it are left to a referee.
pub(super) fn left_and_automatic(book: &RuleBook, warnings: &mut Vec<Warning>) {
    for clause in book.clauses().filter(|c| c.applies == Applies::Automatic) {
        let left = |other: &Clause| {
            other.applies == Applies::Referee
                && other.article == clause.article
                && is_alike(&other.kind, &clause.kind)
        };
        if book.clauses().any(left) {
            warnings.push(both_ways(clause));
        }
    }
}

fn both_ways(clause: &Clause) -> Warning {
    Warning::BothWays {
        clause: clause.id.local().to_owned(),
        article: clause.article.clone(),
    }
}

/// Whether two clauses of one article are about the same positions.
fn is_alike(one: &ClauseKind, other: &ClauseKind) -> bool {
    match (one, other) {
        (ClauseKind::Limit(one), ClauseKind::Limit(other)) => one.when == other.when,
        (ClauseKind::Repetition { .. }, ClauseKind::Repetition { .. }) => true,
        _ => false,
    }
}
