//! Every book against a recount by definition: for every ply the counts are
//! looked up in the whole game so far, walking back from the present, by predicates of
//! its own.
//!
//! `cargo xtask proofs soak` plays a million games over all books and settings
//! (`DAMIER_SOAK_GAMES` of them, in several threads); without it, a few thousand.

use std::sync::Arc;

use damier_arbiter::book::{Condition, Lasts};
use damier_arbiter::{Applies, Clause, ClauseKind, LimitRule, Referee, RuleBook, Unit};
use damier_draughts::{Position, Variant};
use damier_game::{Outcome, PlyFacts, PositionFacts, Reason, Side};

use crate::oracle::random_ending;
use crate::predicates::{self, allowed, holds};
use crate::support::Random;

/// How the condition of one clause holds in one position.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// Wholly, with the strong side if there is one.
    wholly: Option<Option<Side>>,
    /// Its relation of force keeps a begun count alive.
    forced: bool,
}

/// An edition of a book with what the recount asks of it.
struct Edition {
    book: Arc<RuleBook>,
    variant: Variant,
    limits: Vec<LimitRule>,
    /// For each limit: those that switch it off, that share its count, that keep
    /// it alive; and the one that it lives within.
    unless: Vec<Vec<usize>>,
    group: Vec<Vec<usize>>,
    keepers: Vec<Vec<usize>>,
    within: Vec<Option<usize>>,
    /// Each limit without whatever it asks beside the force.
    bare: Vec<Condition>,
    /// What ends a game of itself: a number of repetitions, or a limit.
    enders: Vec<(Reason, Result<u32, usize>)>,
}

impl Edition {
    fn new(book: Arc<RuleBook>, variant: Variant) -> Edition {
        let clauses: Vec<&Clause> = book.clauses().filter(|c| c.limit().is_some()).collect();
        let place = |name: &String| clauses.iter().position(|c| c.id.local() == name);
        let places = |names: &[String]| names.iter().filter_map(place).collect::<Vec<_>>();
        let limits: Vec<LimitRule> = clauses.iter().filter_map(|c| c.limit().cloned()).collect();
        let group = |rule: &LimitRule, index: usize| {
            let same = |other: &usize| {
                *other == index || (rule.shares.is_some() && limits[*other].shares == rule.shares)
            };
            (0..limits.len()).filter(same).collect::<Vec<_>>()
        };
        let groups: Vec<Vec<usize>> = limits
            .iter()
            .enumerate()
            .map(|(i, r)| group(r, i))
            .collect();
        let kept = |group: &Vec<usize>| {
            let all = group
                .iter()
                .flat_map(|index| places(&limits[*index].hands_on_to));
            all.collect::<Vec<_>>()
        };
        let automatic = book.clauses().filter(|c| c.applies == Applies::Automatic);
        let enders = automatic.filter_map(|clause| {
            let what = match &clause.kind {
                ClauseKind::Repetition { times } => Ok(*times),
                ClauseKind::Limit(_) => Err(clauses.iter().position(|c| c.id == clause.id)?),
            };
            Some((clause.reason(), what))
        });
        Edition {
            unless: limits.iter().map(|rule| places(&rule.unless)).collect(),
            keepers: groups.iter().map(kept).collect(),
            group: groups,
            within: limits
                .iter()
                .map(|rule| rule.within.as_ref().and_then(place))
                .collect(),
            bare: limits
                .iter()
                .map(|rule| Condition {
                    force: rule.when.force.clone(),
                    ..Condition::default()
                })
                .collect(),
            enders: enders.collect(),
            limits,
            variant,
            book: Arc::clone(&book),
        }
    }

    /// Whether a clause asks for a win that is at hand.
    fn spares_wins(&self) -> bool {
        self.limits.iter().any(|rule| rule.unless_won_at_once)
    }

    /// How every condition holds in a position.
    fn look(&self, position: &PositionFacts) -> Vec<Seen> {
        let force = &position.force;
        let total = predicates::total(force);
        let mut all: Vec<Seen> = Vec::with_capacity(self.limits.len());
        for (rule, bare) in self.limits.iter().zip(&self.bare) {
            let counts = allowed(&rule.limit, total).is_some();
            let follows = matches!(rule.lasts, Lasts::WhileForce | Lasts::AddsUp);
            all.push(Seen {
                wholly: holds(&rule.when, force).filter(|_| counts),
                forced: follows && counts && holds(bare, force).is_some(),
            });
        }
        let before = all.clone();
        for (seen, unless) in all.iter_mut().zip(&self.unless) {
            if unless.iter().any(|other| before[*other].wholly.is_some()) {
                *seen = Seen::default();
            }
        }
        all
    }
}

/// A game up to some ply, as a list.
struct Past<'e> {
    edition: &'e Edition,
    start: PositionFacts,
    plies: Vec<PlyFacts>,
    seen: Vec<Vec<Seen>>,
    /// Whether the side to move now wins with some move, if a clause asks.
    won_at_once: bool,
}

impl<'e> Past<'e> {
    fn new(edition: &'e Edition, position: &Position) -> Past<'e> {
        let start = position.facts();
        Past {
            edition,
            start,
            plies: Vec::new(),
            seen: vec![edition.look(&start)],
            won_at_once: edition.spares_wins() && predicates::wins_at_once(position),
        }
    }

    fn push(&mut self, ply: &PlyFacts, position: &Position) {
        self.plies.push(*ply);
        self.seen.push(self.edition.look(&ply.after));
        self.won_at_once = self.edition.spares_wins() && predicates::wins_at_once(position);
    }

    fn position(&self, ply: usize) -> &PositionFacts {
        ply.checked_sub(1)
            .map_or(&self.start, |index| &self.plies[index].after)
    }

    fn any(&self, clauses: &[usize], ply: usize) -> bool {
        clauses
            .iter()
            .any(|clause| self.seen[ply][*clause].wholly.is_some())
    }

    /// The ply after which the count that runs after `ply` began.
    fn began(&self, limit: usize, ply: usize) -> Option<usize> {
        let rule = &self.edition.limits[limit];
        let group = &self.edition.group[limit];
        let alive = |at: usize| {
            rule.lasts == Lasts::OnceBegun
                || self.any(group, at)
                || self.any(&self.edition.keepers[limit], at)
                || group.iter().any(|clause| self.seen[at][*clause].forced)
        };
        let floor = match (&rule.within, self.edition.within[limit]) {
            (None, _) => 0,
            (Some(_), None) => return None,
            (Some(_), Some(parent)) => self.began(parent, ply)?,
        };
        if !alive(ply) {
            return None;
        }
        // Back to the last moment that broke the count.
        let mut first = ply;
        let broken = |at: usize| {
            let before = self.position(at - 1);
            predicates::restarted(rule.restarts, before, &self.plies[at - 1])
        };
        while first > floor && !broken(first) && alive(first - 1) {
            first -= 1;
        }
        (first..=ply).find(|at| self.any(group, *at))
    }

    /// Whether the limit is reached after a ply.
    fn expired(&self, limit: usize, ply: usize) -> bool {
        let Some(since) = self.began(limit, ply) else {
            return false;
        };
        let rule = &self.edition.limits[limit];
        let group = &self.edition.group[limit];
        // Of a group, those read whose condition holds, else the last that did.
        let last = (since..=ply).rev().find_map(|at| {
            let mut holding = group.iter().filter(|c| self.seen[at][**c].wholly.is_some());
            holding.next()
        });
        let now = self.seen[ply][limit].wholly;
        if now.is_none() && (self.any(group, ply) || last != Some(&limit)) {
            return false;
        }
        let strong = (since..=ply)
            .rev()
            .find_map(|at| self.seen[at][limit].wholly.flatten());
        let counted = (since..ply).filter(|at| {
            let of_side = match rule.unit {
                Unit::Each => true,
                Unit::Strong => strong.is_none_or(|side| self.plies[*at].mover == side),
            };
            let there = |at: usize| self.any(group, at);
            of_side && (rule.lasts != Lasts::AddsUp || (there(*at) && there(*at + 1)))
        });
        let total = predicates::total(&self.position(ply).force);
        let factor = if rule.unit == Unit::Each { 2 } else { 1 };
        let moves = allowed(&rule.limit, total);
        moves.is_some_and(|moves| counted.count() >= usize::from(moves) * factor)
    }

    /// The result and reason after the last ply.
    fn judge(&self) -> Option<(Outcome, Reason)> {
        let ply = self.plies.len();
        let position = self.position(ply);
        if let Some(end) = position.terminal {
            return Some((end.outcome, end.reason));
        }
        let same = |at: &usize| self.position(*at).key == position.key;
        let times = (0..=ply).filter(same).count();
        let reached = |what: &Result<u32, usize>| match what {
            Ok(limit) => times >= *limit as usize,
            Err(limit) => {
                let spared = self.edition.limits[*limit].unless_won_at_once && self.won_at_once;
                !spared && self.expired(*limit, ply)
            }
        };
        let order = [Reason::Repetition, Reason::MoveLimit, Reason::EndgameLimit];
        let first = order.into_iter().find(|reason| {
            let mut of_reason = self.edition.enders.iter().filter(|(r, _)| r == reason);
            of_reason.any(|(_, what)| reached(what))
        })?;
        Some((Outcome::Draw, first))
    }
}

/// Every book with every setting, for each of its games.
fn editions() -> Vec<Edition> {
    let books = crate::support::editions();
    let pairs = books.iter().flat_map(|book| {
        let variants = book.variants().iter().filter_map(|id| id.parse().ok());
        variants.map(|variant| Edition::new(Arc::clone(book), variant))
    });
    pairs.collect()
}

/// A move that seldom captures or offers a piece, so that counters get far. Some
/// games go to and fro, so that positions repeat.
fn careful(position: &Position, to_and_fro: bool, random: &mut Random) -> Option<Played> {
    const TRIES: usize = 8;
    let moves = position.legal_moves();
    for attempt in 1..=TRIES {
        let mut after = *position;
        let index = match to_and_fro && attempt == 1 {
            true => 0,
            false => random.below(moves.len().max(1)),
        };
        let facts = after.play(moves.get(index)?).ok()?;
        let fine = attempt == TRIES || random.chance(2) || {
            facts.captured == 0 && !after.legal_moves().iter().any(|mv| mv.is_capture())
        };
        if fine {
            return Some((after, facts));
        }
    }
    None
}

/// A position with the facts of the ply that led to it.
type Played = (Position, PlyFacts);

/// Plays one game and compares referee and recount after every ply; gives the
/// number of plies and how the game ended.
fn check(edition: &Edition, seed: u64) -> (u32, Option<Reason>) {
    let mut random = Random(seed.wrapping_mul(0xda94_2042_e4dd_58b5) | 1);
    let mut position = random_ending(edition.variant, &mut random);
    let start = position.facts();
    let fen = position.fen();
    let to_and_fro = random.chance(20);
    let mut past = Past::new(edition, &position);
    let mut referee = Referee::new(Arc::clone(&edition.book), start);
    loop {
        let found = referee.verdict().map(|v| (v.outcome, v.reason));
        let expected = past.judge();
        let ply = referee.plies();
        assert_eq!(
            found,
            expected,
            "{} {fen} seed {seed} ply {ply}: {:?}",
            edition.book.id(),
            referee.verdict()
        );
        if found.is_some() || ply >= 160 {
            return (ply, found.map(|(_, reason)| reason));
        }
        let Some((after, facts)) = careful(&position, to_and_fro, &mut random) else {
            return (ply, None);
        };
        position = after;
        referee.record(&facts);
        past.push(&facts, &position);
    }
}

#[test]
fn soak_all_books_against_a_recount_by_definition() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let asked: Option<u64> = number("DAMIER_SOAK_GAMES");
    let games = asked.unwrap_or(4_000);
    // Where to go on after a shorter run: each game has a number of its own.
    let first: u64 = number("DAMIER_SOAK_FROM").unwrap_or(0);
    let editions = editions();
    assert!(editions.len() > 40, "{} editions", editions.len());
    let threads: u64 = if asked.is_some() { 2 } else { 1 };
    let play = |thread: u64| {
        let mut tally = std::collections::BTreeMap::new();
        let mut plies = 0_u64;
        for game in (first + thread..first + games).step_by(threads as usize) {
            let edition = &editions[(game % editions.len() as u64) as usize];
            let (played, end) = check(edition, game + 1);
            plies += u64::from(played);
            *tally
                .entry(end.map_or("cut off", |reason| reason.as_str()))
                .or_insert(0_u64) += 1;
        }
        (plies, tally)
    };
    let results: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads)
            .map(|t| {
                scope.spawn({
                    let play = &play;
                    move || play(t)
                })
            })
            .collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("no disagreement"))
            .collect()
    });
    let plies: u64 = results.iter().map(|(plies, _)| plies).sum();
    println!(
        "{games} games, {plies} plies, {} editions of books",
        editions.len()
    );
    let mut total = std::collections::BTreeMap::new();
    for (end, number) in results.iter().flat_map(|(_, tally)| tally) {
        *total.entry(*end).or_insert(0_u64) += number;
    }
    println!("{total:?}");
    for end in ["repetition", "move-limit", "endgame-limit"] {
        assert!(
            total.get(end).is_some_and(|n| *n * 50 > games),
            "{end}: {total:?}"
        );
    }
}
