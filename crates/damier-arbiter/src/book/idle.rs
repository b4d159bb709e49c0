//! What a book says without changing anything.

use damier_game::{BySide, Force, Reason};
use toml::de::{DeTable, DeValue};

use super::fields::whole_number;
use super::place::{tables, value};
use super::setting::{BY_CLOCK, REGULATION};
use super::table::{forces, most_each};
use super::{
    Applies, Clause, Condition, Lasts, Limit, LimitRule, OfferClause, Relation, RuleBook, Setting,
    Warning,
};

/// A book with more clauses is looked at less closely, or it would take long.
const MOST_CLAUSES: usize = 40;

/// What is odd about the text of a book for these games and cannot be told from the book
/// that was read: values that are the usual ones, things named twice, numbers of pieces
/// that no game has.
pub(super) fn noted(book: &DeTable<'_>, variants: &[String]) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let is_zero = |table: &DeTable<'_>, field: &str| number(table, field) == Some(0);
    if is_zero(book, "wrong-claim-gives") {
        warnings.push(idle(None, "", "wrong-claim-gives"));
    }
    doubled(book, None, "default-for", &mut warnings);
    for (table, _) in tables(book, "clause") {
        of_clause(table, &mut warnings);
    }
    if let Some(table) = value(book, "irregular-moves").and_then(|v| v.get_ref().as_table()) {
        let heading = "[irregular-moves]";
        for field in ["paragraphs", "must-be-corrected"] {
            if is_false(table, field) {
                warnings.push(idle(None, heading, field));
            }
        }
        // No reply accepts what is always corrected.
        let always =
            value(table, "must-be-corrected").is_some() && !is_false(table, "must-be-corrected");
        if always && value(table, "accepted-by-reply").is_some() {
            warnings.push(idle(None, heading, "accepted-by-reply"));
        }
        // Who loses by the first of them gains nothing more.
        let loses_at_once = number(table, "loses-at") == Some(1);
        let gives = number(table, "opponent-gains");
        if gives == Some(0) || (loses_at_once && gives.is_some()) {
            warnings.push(idle(None, heading, "opponent-gains"));
        }
    }
    let most = u16::from(most_each(variants));
    for (table, _) in tables(book, "offers") {
        too_many(table, "[[offers]]", most, &mut warnings);
    }
    if let Some(table) = value(book, "time-shortage").and_then(|v| v.get_ref().as_table()) {
        too_many(table, "[time-shortage]", 2 * most, &mut warnings);
        if is_zero(table, "superior-by") {
            warnings.push(idle(None, "[time-shortage]", "superior-by"));
        }
    }
    two_rulings(book, &mut warnings);
    warnings
}

fn idle(clause: Option<&str>, heading: &'static str, field: &'static str) -> Warning {
    Warning::Idle {
        clause: clause.map(str::to_owned),
        heading,
        field,
    }
}

fn number(table: &DeTable<'_>, field: &str) -> Option<u16> {
    whole_number(value(table, field)?.get_ref())
}

fn is_false(table: &DeTable<'_>, field: &str) -> bool {
    value(table, field).is_some_and(|value| value.get_ref().as_bool() == Some(false))
}

fn is_empty_list(table: &DeTable<'_>, field: &str) -> bool {
    let list = value(table, field).and_then(|value| value.get_ref().as_array());
    list.is_some_and(|list| list.is_empty())
}

fn of_clause(table: &DeTable<'_>, warnings: &mut Vec<Warning>) {
    let id = value(table, "id").and_then(|value| value.get_ref().as_str());
    if is_false(table, "unless-won-at-once") {
        warnings.push(idle(id, "", "unless-won-at-once"));
    }
    for field in ["unless", "hands-on-to", "within"] {
        if is_empty_list(table, field) {
            warnings.push(idle(id, "", field));
        }
        doubled(table, id, field, warnings);
    }
    doubled(table, id, "restarts", warnings);
    if let Some(when) = value(table, "when").and_then(|value| value.get_ref().as_table()) {
        if when.is_empty() {
            warnings.push(idle(id, "", "when"));
        }
        if is_false(when, "kings-on-both-sides") {
            warnings.push(idle(id, "", "when.kings-on-both-sides"));
        }
        if is_empty_list(when, "force") {
            warnings.push(idle(id, "", "when.force"));
        }
        doubled(when, id, "force", warnings);
    }
}

/// What stands twice in a list.
fn doubled(
    table: &DeTable<'_>,
    clause: Option<&str>,
    field: &'static str,
    warnings: &mut Vec<Warning>,
) {
    let list = value(table, field).and_then(|value| value.get_ref().as_array());
    let items = list.into_iter().flat_map(|list| list.iter());
    let mut seen: Vec<&str> = Vec::new();
    for text in items.filter_map(|item| match item.get_ref() {
        DeValue::String(text) => Some(text.as_ref()),
        _ => None,
    }) {
        if seen.contains(&text) {
            warnings.push(Warning::Doubled {
                clause: clause.map(str::to_owned),
                field,
                text: text.to_owned(),
            });
        }
        seen.push(text);
    }
}

/// Numbers of pieces that no position exceeds.
fn too_many(table: &DeTable<'_>, heading: &'static str, most: u16, warnings: &mut Vec<Warning>) {
    if let Some(number) = number(table, "most-pieces").filter(|number| *number >= most) {
        warnings.push(Warning::TooLarge {
            heading,
            field: "most-pieces",
            number: u32::from(number),
        });
    }
}

/// Articles that are left to a referee twice, with rulings that differ: the first counts.
fn two_rulings(book: &DeTable<'_>, warnings: &mut Vec<Warning>) {
    let text = |table: &DeTable<'_>, field: &str| {
        let found = value(table, field).and_then(|value| value.get_ref().as_str());
        found.map(str::to_owned)
    };
    let mut seen: Vec<(String, Option<String>)> = Vec::new();
    for (table, _) in tables(book, "left-to-referee") {
        let Some(article) = text(table, "article") else {
            continue;
        };
        let ruling = text(table, "ruling");
        let differs = |(other, its): &(String, Option<String>)| *other == article && *its != ruling;
        if seen.iter().any(differs) {
            let article = article.clone();
            warnings.push(Warning::TwoRulings { article });
        }
        seen.push((article, ruling));
    }
}

/// Looks at every limit by itself: what of its condition never comes about in a game of
/// the book, and what excludes nothing.
pub(super) fn reach_warnings(book: &RuleBook, warnings: &mut Vec<Warning>) {
    let most = most_each(&book.variants);
    let limits: Vec<(&Clause, &LimitRule)> = book
        .clauses
        .iter()
        .take(MOST_CLAUSES)
        .filter_map(|clause| Some((clause, clause.limit()?)))
        .collect();
    for (clause, rule) in &limits {
        let pairs = pairs(&[(clause, rule)], most);
        let held: Vec<&BySide<Force>> = pairs
            .iter()
            .filter(|force| rule.when.holds(force).is_some())
            .collect();
        // Of a clause that never counts something has been said.
        if held.is_empty() {
            continue;
        }
        let name = || clause.id.local().to_owned();
        for relation in rule.when.force.iter().filter(|one| !arises(one, &pairs)) {
            warnings.push(Warning::NoSuchForce {
                clause: name(),
                relation: relation.to_string(),
            });
        }
        if let Limit::ByPieces(rows) = &rule.limit {
            let pieces =
                |force: &BySide<Force>| force.white.pieces().saturating_add(force.black.pieces());
            for (row, _) in rows {
                if !held.iter().any(|force| row.contains(pieces(force))) {
                    warnings.push(Warning::IdleRow {
                        clause: name(),
                        row: row.to_string(),
                    });
                }
            }
        }
        for field in idle_parts(&rule.when, &pairs) {
            warnings.push(idle(Some(clause.id.local()), "", field));
        }
        if rule.lasts == Lasts::OnceBegun && !rule.hands_on_to.is_empty() {
            warnings.push(idle(Some(clause.id.local()), "", "hands-on-to"));
        }
        if is_always_restarted(rule) {
            warnings.push(Warning::AlwaysRestarted { clause: name() });
        }
        let named =
            |other: &&(&Clause, &LimitRule)| rule.unless.iter().any(|id| other.0.id.local() == id);
        let others: Vec<_> = limits.iter().filter(named).collect();
        let meets = |other: &(&Clause, &LimitRule)| {
            let both = self::pairs(&[(*clause, *rule), (other.0, other.1)], most);
            both.iter().any(|force| {
                rule.when.holds(force).is_some() && other.1.when.holds(force).is_some()
            })
        };
        if !others.is_empty() && !others.iter().any(|other| meets(other)) {
            warnings.push(idle(Some(clause.id.local()), "", "unless"));
        }
    }
}

/// The positions that the conditions tell apart.
fn pairs(limits: &[(&Clause, &LimitRule)], most: u8) -> Vec<BySide<Force>> {
    let forces = forces(limits, most);
    let white = forces.iter();
    white
        .flat_map(|white| {
            forces.iter().map(|black| BySide {
                white: *white,
                black: *black,
            })
        })
        .collect()
}

fn arises(relation: &Relation, pairs: &[BySide<Force>]) -> bool {
    pairs
        .iter()
        .any(|force| relation.strong.fits(force.white) && relation.weak.fits(force.black))
}

/// The parts of a condition without which it holds in just the same positions.
fn idle_parts(when: &Condition, pairs: &[BySide<Force>]) -> Vec<&'static str> {
    let same = |other: &Condition| {
        let mut all = pairs.iter();
        all.all(|force| when.holds(force) == other.holds(force))
    };
    let mut parts = Vec::new();
    if when.kings_on_both_sides {
        let mut without = when.clone();
        without.kings_on_both_sides = false;
        parts.push((without, "when.kings-on-both-sides"));
    }
    // Beside a relation of force a number of pieces may be said once more.
    if when.force.is_empty() && when.pieces.is_some() {
        let mut without = when.clone();
        without.pieces = None;
        parts.push((without, "when.pieces"));
    }
    if when.force.is_empty() && when.each_side_pieces.is_some() {
        let mut without = when.clone();
        without.each_side_pieces = None;
        parts.push((without, "when.each-side-pieces"));
    }
    let idle = parts.into_iter().filter(|(without, _)| same(without));
    idle.map(|(_, field)| field).collect()
}

/// Whether only men stand there, so that every move is one that restarts the count.
fn is_always_restarted(rule: &LimitRule) -> bool {
    let kingless = |relation: &Relation| {
        let armies = [relation.strong, relation.weak];
        armies.iter().all(|army| army.kings.high() == Some(0))
    };
    rule.restarts.man_move
        && rule.lasts == Lasts::WhileItHolds
        && rule.limit.most() > 0
        && !rule.when.force.is_empty()
        && rule.when.force.iter().all(kingless)
}

/// Settings that leave nothing to choose, and what no clause of the book ever asks.
pub(super) fn idle_choices(book: &RuleBook, warnings: &mut Vec<Warning>) {
    for setting in &book.settings {
        // Of one that nothing depends on something has been said.
        if is_unused(book, setting) {
            continue;
        }
        if setting.choices.len() == 1 {
            let setting = setting.id.clone();
            warnings.push(Warning::OneChoice { setting });
        }
        if let Some((value, other)) = same_choices(book, setting) {
            warnings.push(Warning::SameChoice {
                setting: setting.id.clone(),
                value,
                other,
            });
        }
    }
    let is_claim = |clause: &Clause| clause.applies == Applies::Claim || clause.ruled.is_some();
    let can_claim = book.clauses.iter().any(is_claim) || book.time_shortage.is_some();
    if book.wrong_claim_seconds > 0 && !can_claim {
        warnings.push(Warning::NothingToClaim);
    }
    never_agreed(book, warnings);
    let has = |chess: bool| {
        let mut games = book.variants.iter();
        games.any(|id| (id == "chess960") == chess)
    };
    for reason in book.articles.keys() {
        let has_clauses = matches!(
            reason,
            Reason::Repetition | Reason::MoveLimit | Reason::EndgameLimit
        );
        let is_foreign = match reason {
            Reason::Checkmate | Reason::Stalemate => !has(true),
            Reason::NoPieces | Reason::NoMoves => !has(false),
            _ => false,
        };
        if has_clauses || is_foreign {
            warnings.push(Warning::IdleArticle {
                reason: reason.as_str(),
                has_clauses,
            });
        }
    }
}

/// Whether nothing of the book depends on the setting.
pub(super) fn is_unused(book: &RuleBook, setting: &Setting) -> bool {
    let clauses = book.clauses.iter().map(|clause| &clause.only_if);
    let offers = book.offers.iter().map(|offers| &offers.only_if);
    let mut asked = clauses.chain(offers).flatten();
    !asked.any(|(id, _)| *id == setting.id) && setting.moves().next().is_none()
}

/// Two values of a setting under which the book says the same.
fn same_choices(book: &RuleBook, setting: &Setting) -> Option<(String, String)> {
    let asks = |only_if: &[(String, String)], value: &str| {
        let mut named = only_if.iter();
        named.any(|(id, named)| *id == setting.id && named == value)
    };
    let others = |only_if: &[(String, String)]| -> Vec<(String, String)> {
        let named = only_if.iter();
        named.filter(|(id, _)| *id != setting.id).cloned().collect()
    };
    let clauses = |value: &str| -> Vec<Clause> {
        let asking = book.clauses.iter().filter(|c| asks(&c.only_if, value));
        let bare = asking.map(|clause| Clause {
            only_if: others(&clause.only_if),
            ..clause.clone()
        });
        bare.collect()
    };
    let offers = |value: &str| -> Vec<OfferClause> {
        let asking = book.offers.iter().filter(|c| asks(&c.only_if, value));
        let bare = asking.map(|offers| OfferClause {
            only_if: others(&offers.only_if),
            ..offers.clone()
        });
        bare.collect()
    };
    // By the clock a draw by regulation is in force in some games and not in others.
    let follows_clock = |value: &str| setting.id == REGULATION && value == BY_CLOCK;
    for (index, one) in setting.choices.iter().enumerate() {
        let same = setting.choices[..index].iter().find(|other| {
            !follows_clock(&one.value)
                && !follows_clock(&other.value)
                && one.moves == other.moves
                && clauses(&one.value) == clauses(&other.value)
                && offers(&one.value) == offers(&other.value)
        });
        if let Some(other) = same {
            return Some((other.value.clone(), one.value.clone()));
        }
    }
    None
}

/// Bans on draws by agreement that outlast every game.
fn never_agreed(book: &RuleBook, warnings: &mut Vec<Warning>) {
    let ends_all = book.clauses.iter().filter_map(|clause| {
        let rule = clause.limit()?;
        let is_whole = rule.when.is_always()
            && rule.unless.is_empty()
            && rule.within.is_none()
            && rule.restarts.is_empty()
            && clause.only_if.is_empty()
            && clause.applies == Applies::Automatic;
        match rule.limit {
            Limit::Fixed(moves) if is_whole => Some((moves, clause.id.local())),
            _ => None,
        }
    });
    let Some((last, before)) = ends_all.min() else {
        return;
    };
    let bans = book.offers.iter();
    for moves in bans.filter_map(|offers| offers.rules.not_before_move) {
        if moves >= last {
            let before = before.to_owned();
            warnings.push(Warning::NeverAgreed { moves, before });
        }
    }
}
