//! Every book against a recount by definition: for every ply the counts are
//! looked up in the whole game so far, walking back from the present.
//!
//! `DAMIER_SOAK_GAMES=1000000 cargo test -p damier-arbiter --release soak` plays
//! as many games as asked, over all books; without it, a few hundred a book.

use std::sync::Arc;

use damier_arbiter::book::{Condition, Lasts};
use damier_arbiter::{Applies, Clause, ClauseKind, LimitRule, Referee, RuleBook, Unit};
use damier_draughts::Variant;
use damier_game::{Outcome, PlyFacts, PositionFacts, Reason, Side};

use crate::oracle::random_game;
use crate::support::Random;

/// A game up to some ply, as a list.
struct Past<'g> {
    book: &'g RuleBook,
    start: &'g PositionFacts,
    plies: &'g [PlyFacts],
}

impl<'g> Past<'g> {
    fn position(&self, ply: usize) -> &'g PositionFacts {
        ply.checked_sub(1)
            .map_or(self.start, |index| &self.plies[index].after)
    }

    /// Whether the condition of a clause holds after a ply.
    fn holds(&self, rule: &LimitRule, ply: usize) -> Option<Option<Side>> {
        let force = &self.position(ply).force;
        rule.limit
            .with_pieces(force.white.pieces() + force.black.pieces())?;
        let named = |name: &String| self.book.clause_named(name).and_then(Clause::limit);
        let off = rule
            .unless
            .iter()
            .filter_map(named)
            .any(|r| self.holds(r, ply).is_some());
        if off { None } else { rule.when.holds(force) }
    }

    /// Whether the relation of force alone keeps a count alive after a ply.
    fn forced(&self, rule: &LimitRule, ply: usize) -> bool {
        let force = &self.position(ply).force;
        let total = force.white.pieces() + force.black.pieces();
        let mut bare = LimitRule {
            when: Condition {
                force: rule.when.force.clone(),
                ..Condition::default()
            },
            ..rule.clone()
        };
        bare.unless.clear();
        matches!(rule.lasts, Lasts::WhileForce | Lasts::AddsUp)
            && rule.unless.is_empty()
            && rule.limit.with_pieces(total).is_some()
            && bare.when.holds(force).is_some()
    }

    /// The clauses that keep one count with this one.
    fn group(&self, rule: &LimitRule) -> Vec<&'g LimitRule> {
        let same = |other: &&LimitRule| {
            std::ptr::eq(*other, rule) || (rule.shares.is_some() && other.shares == rule.shares)
        };
        let all = self.book.clauses().filter_map(Clause::limit);
        all.filter(same).collect()
    }

    /// The ply after which the count that runs after `ply` began.
    fn began(&self, rule: &LimitRule, ply: usize) -> Option<usize> {
        let group = self.group(rule);
        let named = |name: &String| self.book.clause_named(name).and_then(Clause::limit);
        let own = |at: usize| group.iter().any(|rule| self.holds(rule, at).is_some());
        let kept = |at: usize| {
            let mut keepers = group
                .iter()
                .flat_map(|rule| &rule.hands_on_to)
                .filter_map(named);
            keepers.any(|rule| self.holds(rule, at).is_some())
        };
        let forced = |at: usize| group.iter().any(|rule| self.forced(rule, at));
        let alive = |at: usize| rule.lasts == Lasts::OnceBegun || own(at) || kept(at) || forced(at);
        let floor = match rule.within.as_ref() {
            None => 0,
            Some(parent) => self.began(named(parent)?, ply)?,
        };
        if !alive(ply) {
            return None;
        }
        // Back to the last moment that broke the count.
        let mut first = ply;
        while first > floor && !rule.restarts.by(&self.plies[first - 1]) && alive(first - 1) {
            first -= 1;
        }
        (first..=ply).find(|at| own(*at))
    }

    /// Whether the limit is reached after a ply.
    fn expired(&self, rule: &LimitRule, ply: usize) -> bool {
        let Some(since) = self.began(rule, ply) else {
            return false;
        };
        let group = self.group(rule);
        let now = self.holds(rule, ply);
        let any = group.iter().any(|rule| self.holds(rule, ply).is_some());
        // Of a group, those read whose condition holds, else the last that did.
        let last = (since..=ply)
            .rev()
            .find_map(|at| group.iter().find(|rule| self.holds(rule, at).is_some()));
        if now.is_none() && (any || !last.is_some_and(|last| std::ptr::eq(*last, rule))) {
            return false;
        }
        let strong = (since..=ply)
            .rev()
            .find_map(|at| self.holds(rule, at).flatten());
        let there = |at: usize| group.iter().any(|rule| self.holds(rule, at).is_some());
        let counted = (since..ply).filter(|at| {
            let of_side = match rule.unit {
                Unit::Each => true,
                Unit::Strong => strong.is_none_or(|side| self.plies[*at].mover == side),
            };
            of_side && (rule.lasts != Lasts::AddsUp || (there(*at) && there(*at + 1)))
        });
        let force = &self.position(ply).force;
        let moves = rule
            .limit
            .with_pieces(force.white.pieces() + force.black.pieces());
        let factor = if rule.unit == Unit::Each { 2 } else { 1 };
        moves.is_some_and(|moves| counted.count() >= usize::from(moves) * factor)
    }

    /// The result and reason after a ply.
    fn judge(&self, ply: usize) -> Option<(Outcome, Reason)> {
        let position = self.position(ply);
        if let Some(end) = position.terminal {
            return Some((end.outcome, end.reason));
        }
        let times = (0..=ply)
            .filter(|at| self.position(*at).key == position.key)
            .count();
        let mut reasons: Vec<Reason> = Vec::new();
        for clause in self
            .book
            .clauses()
            .filter(|c| c.applies == Applies::Automatic)
        {
            let reached = match &clause.kind {
                ClauseKind::Repetition { times: limit } => times >= *limit as usize,
                ClauseKind::Limit(rule) => self.expired(rule, ply),
            };
            if reached {
                reasons.push(clause.reason());
            }
        }
        let order = [Reason::Repetition, Reason::MoveLimit, Reason::EndgameLimit];
        let first = order.into_iter().find(|reason| reasons.contains(reason))?;
        Some((Outcome::Draw, first))
    }
}

/// Every setting chosen in turn.
fn editions() -> Vec<Arc<RuleBook>> {
    let mut all = Vec::new();
    for book in RuleBook::all() {
        all.push(book.clone());
        for setting in book.settings() {
            for choice in setting
                .choices
                .iter()
                .filter(|c| c.value != setting.default)
            {
                let chosen = book
                    .with_setting(&setting.id, &choice.value)
                    .expect("exists");
                all.push(Arc::new(chosen));
            }
        }
    }
    all
}

fn check(book: &Arc<RuleBook>, variant: Variant, seed: u64) {
    let mut random = Random(seed.wrapping_mul(0xda94_2042_e4dd_58b5) | 1);
    let (start, plies) = random_game(variant, &mut random);
    let facts = start.facts();
    let past = Past {
        book,
        start: &facts,
        plies: &plies,
    };
    let mut referee = Referee::new(book.clone(), facts);
    for ply in 0..=plies.len() {
        if let Some(index) = ply.checked_sub(1) {
            referee.record(&plies[index]);
        }
        let found = referee
            .verdict()
            .map(|verdict| (verdict.outcome, verdict.reason));
        let expected = past.judge(ply);
        let place = || format!("{} {} seed {seed} ply {ply}", book.id(), start.fen());
        assert_eq!(found, expected, "{}: {:?}", place(), referee.verdict());
        if found.is_some() {
            return;
        }
    }
}

#[test]
fn soak_all_books_against_a_recount_by_definition() {
    let asked = std::env::var("DAMIER_SOAK_GAMES")
        .ok()
        .and_then(|text| text.parse().ok());
    let games: u64 = asked.unwrap_or(4_000);
    let editions: Vec<(Arc<RuleBook>, Variant)> = editions()
        .into_iter()
        .filter_map(|book| Some((book.clone(), book.variants()[0].parse().ok()?)))
        .collect();
    assert!(editions.len() > 25);
    for game in 0..games {
        let index = usize::try_from(game).expect("a number of games") % editions.len();
        let (book, variant) = &editions[index];
        check(book, *variant, game + 1);
    }
}
