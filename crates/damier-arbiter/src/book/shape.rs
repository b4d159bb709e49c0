//! What is odd about one clause by itself, whatever the others say.

use super::{Applies, Clause, ClauseKind, Limit, LimitRule, Range, Relation, RuleBook, Warning};

/// No game on record has so many moves of each player, by far.
const MOST_MOVES: u16 = 500;

/// Nobody plays on until a position has come about so often.
const MOST_TIMES: u32 = 50;

/// What is odd about a limit by itself.
pub(super) fn shape_warnings(clause: &Clause, rule: &LimitRule, warnings: &mut Vec<Warning>) {
    let name = || clause.id.local().to_owned();
    let ends_all = rule.when.is_always()
        && rule.unless.is_empty()
        && rule.within.is_none()
        && clause.applies == Applies::Automatic;
    let most = rule.limit.most();
    match rule.limit {
        Limit::Fixed(0) if ends_all => {
            warnings.push(Warning::DrawnAtOnce { clause: name() });
        }
        _ if most > MOST_MOVES => {
            let (clause, moves) = (name(), most);
            warnings.push(Warning::NeverReached { clause, moves });
        }
        Limit::Fixed(moves) if ends_all && rule.restarts.is_empty() => {
            let clause = name();
            warnings.push(Warning::WholeGame { clause, moves });
        }
        _ if most == 0 => zero(clause, rule, warnings),
        _ => {}
    }
    if rule.when.long_diagonal.is_none()
        && let Some(relation) = rule.when.force.iter().find(|relation| is_weaker(relation))
    {
        warnings.push(Warning::WeakerFirst {
            clause: name(),
            relation: relation.to_string(),
        });
    }
}

/// A limit of 0 draws at once: there is no count, and perhaps a win is cut off.
fn zero(clause: &Clause, rule: &LimitRule, warnings: &mut Vec<Warning>) {
    let of_counts = [
        ("restarts", !rule.restarts.is_empty()),
        ("lasts", rule.lasts != super::Lasts::WhileItHolds),
        ("shares", rule.shares.is_some()),
        ("hands-on-to", !rule.hands_on_to.is_empty()),
    ];
    let clause_name = || clause.id.local().to_owned();
    for (field, _) in of_counts.into_iter().filter(|(_, is_there)| *is_there) {
        let clause = clause_name();
        warnings.push(Warning::NothingCounted { clause, field });
    }
    // One against one is drawn wherever nothing can be taken; more can win at once.
    let more = |relation: &Relation| {
        let armies = [relation.strong, relation.weak];
        let ranges = armies.iter().flat_map(|army| [army.kings, army.men]);
        let most = ranges.map(|range| range.high().map(u16::from));
        most.sum::<Option<u16>>().is_none_or(|most| most > 2)
    };
    let is_wide = rule.when.force.is_empty() || rule.when.force.iter().any(more);
    if clause.applies == Applies::Automatic && !rule.unless_won_at_once && is_wide {
        let clause = clause_name();
        warnings.push(Warning::DrawnBeforeWin { clause });
    }
}

/// Whether the side named first has plainly less. Three men count as much as a king, so
/// only what is plainly less is told.
fn is_weaker(relation: &Relation) -> bool {
    let most = |range: Range| range.high().map(u16::from);
    let (strong, weak) = (relation.strong, relation.weak);
    let (kings, men) = (most(strong.kings), most(strong.men));
    // A side without pieces is no side at all, which is told in other words.
    if (kings, men) == (Some(0), Some(0)) {
        return false;
    }
    kings.is_some_and(|kings| kings <= u16::from(weak.kings.low()))
        && men.is_some_and(|men| men <= u16::from(weak.men.low()))
        && !relation.is_even()
}

/// Numbers beside the limits that are too large to mean anything.
pub(super) fn endless(book: &RuleBook, warnings: &mut Vec<Warning>) {
    for clause in &book.clauses {
        if let ClauseKind::Repetition { times } = clause.kind
            && times > MOST_TIMES
        {
            let clause = clause.id.local().to_owned();
            warnings.push(Warning::NeverSoOften { clause, times });
        }
    }
    let mut tell = |heading, field, number: Option<u32>, most: u32| {
        if let Some(number) = number.filter(|number| *number > most) {
            warnings.push(Warning::TooLarge {
                heading,
                field,
                number,
            });
        }
    };
    for offers in &book.offers {
        let moves = offers.rules.not_before_move.map(u32::from);
        tell("[[offers]]", "not-before-move", moves, MOST_MOVES.into());
    }
    let loss_at = book.penalties().loss_at;
    tell("[irregular-moves]", "loses-at", loss_at, MOST_TIMES);
}
