//! A rule book's limits, laid out so that the search can step them on every ply.

use damier_arbiter::book::{Army, Lasts, LongDiagonal, Range, Relation};
use damier_arbiter::{Applies, Clause, ClauseId, LimitRule, Restarts, RuleBook, Unit};
use damier_endgame::{Counter as TableCounter, Opener};
use damier_game::{BySide, Force, Side};

/// So many clauses with a limit are kept; no book comes near.
pub(super) const MOST_CLAUSES: usize = 16;
/// So many counters.
pub(super) const MOST_COUNTERS: usize = 12;
/// So many relations of force of one clause.
const MOST_RELATIONS: usize = 8;
/// So many rows of a limit that depends on the pieces on the board.
const MOST_ROWS: usize = 6;
/// A limit beyond what the search counts.
const FAR: u16 = 500;

/// The limits of a rule book as the search keeps them, in the edition that its
/// settings choose. Clauses that are to be claimed are taken for automatic ones,
/// since somebody will claim; those left to a referee are not counted.
///
/// Of a book with more than 16 limits the search sees the first 16; the referee
/// sees them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawRules {
    clauses: [Limited; MOST_CLAUSES],
    clause_count: u8,
    counters: [Counter; MOST_COUNTERS],
    counter_count: u8,
    counts_men: bool,
    /// Clauses whose draw waits while the side to move wins at once, as bits.
    spared: u16,
}

/// A number of pieces, from and to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Span {
    low: u8,
    high: u8,
}

impl Span {
    const ANY: Span = Span {
        low: 0,
        high: u8::MAX,
    };

    const fn has(self, number: u8) -> bool {
        self.low <= number && number <= self.high
    }
}

impl From<Range> for Span {
    fn from(range: Range) -> Span {
        Span {
            low: range.low(),
            high: range.high().unwrap_or(u8::MAX),
        }
    }
}

/// What each side has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pair {
    strong: (Span, Span),
    weak: (Span, Span),
    even: bool,
}

impl Pair {
    const NONE: Pair = Pair {
        strong: (Span::ANY, Span::ANY),
        weak: (Span::ANY, Span::ANY),
        even: false,
    };

    fn of(relation: &Relation) -> Pair {
        let army = |army: Army| (Span::from(army.kings), Span::from(army.men));
        Pair {
            strong: army(relation.strong),
            weak: army(relation.weak),
            even: relation.is_even(),
        }
    }

    fn fits(&self, strong: Force, weak: Force) -> bool {
        let fits =
            |army: (Span, Span), force: Force| army.0.has(force.kings) && army.1.has(force.men);
        fits(self.strong, strong) && fits(self.weak, weak)
    }
}

/// How a condition holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Held {
    No,
    /// Only its relation of force, on which the count lives.
    Force,
    /// Wholly, with the strong side if it names one.
    Yes(Option<Side>),
}

/// How all conditions hold in a position, four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct AllHeld(u64);

impl AllHeld {
    pub(super) const NONE: AllHeld = AllHeld(0);

    pub(super) fn get(self, clause: usize) -> Held {
        match (self.0 >> (4 * clause)) & 15 {
            0 => Held::No,
            1 => Held::Force,
            2 => Held::Yes(None),
            3 => Held::Yes(Some(Side::White)),
            _ => Held::Yes(Some(Side::Black)),
        }
    }

    fn set(&mut self, clause: usize, held: Held) {
        let bits = match held {
            Held::No => 0,
            Held::Force => 1,
            Held::Yes(None) => 2,
            Held::Yes(Some(Side::White)) => 3,
            Held::Yes(Some(Side::Black)) => 4,
        };
        self.0 = self.0 & !(15 << (4 * clause)) | bits << (4 * clause);
    }

    /// The first of the clauses whose whole condition holds.
    fn first(self, clauses: u16) -> Option<(usize, Option<Side>)> {
        each(clauses).find_map(|clause| match self.get(clause) {
            Held::Yes(strong) => Some((clause, strong)),
            Held::No | Held::Force => None,
        })
    }

    pub(super) fn any_wholly(self, clauses: u16) -> bool {
        self.first(clauses).is_some()
    }

    fn any_at_all(self, clauses: u16) -> bool {
        each(clauses).any(|clause| self.get(clause) != Held::No)
    }
}

/// The numbers of the bits that are set.
pub(super) fn each(mut bits: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(lowest)
    })
}

/// A clause with a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Limited {
    pairs: [Pair; MOST_RELATIONS],
    pair_count: u8,
    pieces: Span,
    each_side: Span,
    kings_on_both_sides: bool,
    diagonal: Option<LongDiagonal>,
    follows_force: bool,
    /// Pieces on the board, and the limit in the unit counted.
    rows: [(Span, u16); MOST_ROWS],
    row_count: u8,
    pub(super) unit: Unit,
    /// Clauses that switch this one off, as bits.
    unless: u16,
}

impl Limited {
    const NONE: Limited = Limited {
        pairs: [Pair::NONE; MOST_RELATIONS],
        pair_count: 0,
        pieces: Span::ANY,
        each_side: Span::ANY,
        kings_on_both_sides: false,
        diagonal: None,
        follows_force: false,
        rows: [(Span::ANY, 0); MOST_ROWS],
        row_count: 0,
        unit: Unit::Each,
        unless: 0,
    };

    fn of(rule: &LimitRule) -> Limited {
        let mut limited = Limited {
            pieces: rule.when.pieces.map_or(Span::ANY, Span::from),
            each_side: rule.when.each_side_pieces.map_or(Span::ANY, Span::from),
            kings_on_both_sides: rule.when.kings_on_both_sides,
            diagonal: rule.when.long_diagonal,
            follows_force: matches!(rule.lasts, Lasts::WhileForce | Lasts::AddsUp),
            unit: rule.unit,
            ..Limited::NONE
        };
        for (place, relation) in limited.pairs.iter_mut().zip(&rule.when.force) {
            *place = Pair::of(relation);
            limited.pair_count += 1;
        }
        let counted = |moves: u16| match rule.unit {
            Unit::Each => moves.saturating_mul(2),
            Unit::Strong => moves,
        };
        let rows: Vec<(Span, u16)> = match &rule.limit {
            damier_arbiter::Limit::Fixed(moves) => vec![(Span::ANY, counted(*moves))],
            damier_arbiter::Limit::ByPieces(rows) => rows
                .iter()
                .map(|(range, moves)| (Span::from(*range), counted(*moves)))
                .collect(),
        };
        for (place, row) in limited.rows.iter_mut().zip(rows) {
            *place = row;
            limited.row_count += 1;
        }
        limited
    }

    fn pairs(&self) -> &[Pair] {
        &self.pairs[..usize::from(self.pair_count)]
    }

    /// The limit with so many pieces on the board, in the unit counted; `None`
    /// beyond what is counted here.
    pub(super) fn limit(&self, pieces: u8) -> Option<u16> {
        let rows = &self.rows[..usize::from(self.row_count)];
        let row = rows.iter().find(|(span, _)| span.has(pieces))?;
        (row.1 < FAR).then_some(row.1)
    }

    fn held(&self, force: &BySide<Force>) -> Held {
        let (white, black) = (force.white, force.black);
        let total = white.pieces().saturating_add(black.pieces());
        if self.limit(total).is_none() {
            return Held::No;
        }
        let plain = self.pieces.has(total)
            && self.each_side.has(white.pieces())
            && self.each_side.has(black.pieces())
            && (!self.kings_on_both_sides || (white.kings > 0 && black.kings > 0));
        if self.pair_count == 0 {
            return if plain { Held::Yes(None) } else { Held::No };
        }
        let mut held = Held::No;
        for pair in self.pairs() {
            for side in Side::BOTH {
                let (strong, weak) = (force[side], force[!side]);
                if !pair.fits(strong, weak) {
                    continue;
                }
                if plain && self.there(strong, weak) {
                    let even = pair.even && self.diagonal.is_none();
                    return Held::Yes((!even).then_some(side));
                }
                if self.follows_force {
                    held = Held::Force;
                }
            }
        }
        held
    }

    fn there(&self, strong: Force, weak: Force) -> bool {
        match self.diagonal {
            None => true,
            Some(LongDiagonal::WeakAlone) => {
                weak.on_long_diagonal == 1 && strong.on_long_diagonal == 0
            }
            Some(LongDiagonal::StrongPresent) => strong.on_long_diagonal > 0,
        }
    }

    /// Whether it can count where there are only men.
    fn counts_men(&self) -> bool {
        let no_king = |army: (Span, Span)| army.0.low == 0;
        let pairs = self.pairs();
        let men_only = |pair: &Pair| no_king(pair.strong) && no_king(pair.weak);
        !self.kings_on_both_sides && (pairs.is_empty() || pairs.iter().any(men_only))
    }
}

/// One counter, of a clause or of several that share it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counter {
    /// The clauses that read it, as bits.
    pub(super) readers: u16,
    /// The clauses that keep a begun count alive.
    keepers: u16,
    /// The counter within which it lives.
    pub(super) within: Option<u8>,
    pub(super) restarts: Restarts,
    pub(super) lasts: Lasts,
}

impl Counter {
    const NONE: Counter = Counter {
        readers: 0,
        keepers: 0,
        within: None,
        restarts: Restarts {
            capture: false,
            man_move: false,
            promotion: false,
        },
        lasts: Lasts::WhileItHolds,
    };

    /// The clause that reads it now, with the strong side.
    pub(super) fn now(&self, held: AllHeld) -> Option<(usize, Option<Side>)> {
        held.first(self.readers)
    }

    /// Whether a begun count goes on.
    pub(super) fn lives(&self, held: AllHeld) -> bool {
        self.lasts == Lasts::OnceBegun
            || held.any_at_all(self.readers)
            || held.any_wholly(self.keepers)
    }
}

impl DrawRules {
    /// No counter at all: only repetition draws.
    pub const NONE: DrawRules = DrawRules {
        clauses: [Limited::NONE; MOST_CLAUSES],
        clause_count: 0,
        counters: [Counter::NONE; MOST_COUNTERS],
        counter_count: 0,
        counts_men: false,
        spared: 0,
    };

    /// The limits of a rule book, under the settings chosen in it.
    ///
    /// ```
    /// use damier_arbiter::RuleBook;
    /// use damier_engine::DrawRules;
    ///
    /// let book = RuleBook::builtin("fmjd").expect("built in");
    /// let latched = DrawRules::from_book(&book);
    /// let loose = book.with_setting("long-diagonal", "while-there")?;
    /// assert_ne!(DrawRules::from_book(&loose), latched);
    /// # Ok::<(), damier_arbiter::SettingError>(())
    /// ```
    pub fn from_book(book: &RuleBook) -> DrawRules {
        let limits: Vec<(&Clause, &LimitRule)> = limits(book).take(MOST_CLAUSES).collect();
        let place = |name: &String| limits.iter().position(|(c, _)| c.id.local() == name);
        let bits = |names: &[String]| {
            let places = names.iter().filter_map(place);
            places.fold(0_u16, |bits, place| bits | 1 << place)
        };
        let mut rules = DrawRules::NONE;
        for (index, (_, rule)) in limits.iter().enumerate() {
            rules.clauses[index] = Limited::of(rule);
            rules.clauses[index].unless = bits(&rule.unless);
            rules.clause_count += 1;
            rules.spared |= u16::from(rule.unless_won_at_once) << index;
            rules.counts_men |= !rule.restarts.man_move && rules.clauses[index].counts_men();
        }
        // A clause within another comes after it and is never itself a parent.
        for inner in [false, true] {
            for (index, (_, rule)) in limits.iter().enumerate() {
                if rule.within.is_some() != inner {
                    continue;
                }
                let shared = limits[..index]
                    .iter()
                    .position(|(_, other)| rule.shares.is_some() && other.shares == rule.shares);
                let keepers = bits(&rule.hands_on_to);
                let parent = rule.within.as_ref().and_then(place);
                rules.add_counter(index, shared, keepers, parent, rule);
            }
        }
        rules
    }

    fn add_counter(
        &mut self,
        clause: usize,
        shared: Option<usize>,
        keepers: u16,
        parent: Option<usize>,
        rule: &LimitRule,
    ) {
        let reads = |counter: &Counter, clause: usize| counter.readers & 1 << clause != 0;
        let count = usize::from(self.counter_count);
        let known = &mut self.counters[..count];
        if let Some(counter) = known
            .iter_mut()
            .find(|counter| shared.is_some_and(|other| reads(counter, other)))
        {
            counter.readers |= 1 << clause;
            counter.keepers |= keepers;
            return;
        }
        let within = known
            .iter()
            .position(|counter| parent.is_some_and(|parent| reads(counter, parent)));
        let orphan = rule.within.is_some() && within.is_none();
        if orphan || count == MOST_COUNTERS {
            return;
        }
        self.counters[count] = Counter {
            readers: 1 << clause,
            keepers,
            within: within.and_then(|within| u8::try_from(within).ok()),
            restarts: rule.restarts,
            lasts: rule.lasts,
        };
        self.counter_count += 1;
    }

    /// The limits of a built-in rule book, by its id. `None` if there is none.
    pub fn for_book(id: &str) -> Option<DrawRules> {
        RuleBook::builtin(id).map(|book| DrawRules::from_book(&book))
    }

    /// The limits of the default book of a variant, by the variant's id; none for
    /// a variant without a book.
    pub fn for_variant(id: &str) -> DrawRules {
        RuleBook::default_for(id).map_or(DrawRules::NONE, |book| DrawRules::from_book(&book))
    }

    /// The counter that a clause of the book reads, and the clause, by their places here.
    pub(super) fn reader(&self, book: &RuleBook, id: &ClauseId) -> Option<(usize, usize)> {
        let clause = limits(book).position(|(clause, _)| clause.id == *id)?;
        let mut counters = self.counters().iter();
        let reads = |counter: &Counter| clause < MOST_CLAUSES && counter.readers & 1 << clause != 0;
        Some((counters.position(reads)?, clause))
    }

    /// Clauses whose draw waits while the side to move wins at once, as bits.
    pub(super) fn spared(&self) -> u16 {
        self.spared
    }

    /// Whether some limit can count where there are only men. If not, such
    /// positions need no look.
    pub(crate) fn counts_men(&self) -> bool {
        self.counts_men
    }

    pub(super) fn counters(&self) -> &[Counter] {
        &self.counters[..usize::from(self.counter_count)]
    }

    pub(super) fn clause(&self, index: usize) -> &Limited {
        &self.clauses[index]
    }

    /// How every condition holds.
    pub(super) fn held(&self, force: &BySide<Force>) -> AllHeld {
        let clauses = &self.clauses[..usize::from(self.clause_count)];
        let mut all = AllHeld::NONE;
        for (index, clause) in clauses.iter().enumerate() {
            all.set(index, clause.held(force));
        }
        // A clause that switches others off is never switched off itself.
        for (index, clause) in clauses.iter().enumerate() {
            if all.any_wholly(clause.unless) {
                all.set(index, Held::No);
            }
        }
        all
    }
}

/// The clauses of a book that the search counts by.
fn limits(book: &RuleBook) -> impl Iterator<Item = (&Clause, &LimitRule)> {
    let of_kind = |clause: &&Clause| clause.applies != Applies::Referee;
    let clauses = book.clauses().filter(of_kind);
    clauses.filter_map(|clause| Some((clause, clause.limit()?)))
}

/// Where the search counts what a counter of the endgame tables counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Route {
    pub(super) counter: usize,
    /// The clauses that end the game of themselves, as bits.
    pub(super) readers: u16,
    /// Who began the count, where the tables tell that apart.
    pub(super) opener: Option<Opener>,
}

impl Route {
    /// The route to one of the search's own counters.
    pub(super) fn to(counter: usize) -> Route {
        Route {
            counter,
            readers: u16::MAX,
            opener: None,
        }
    }

    /// The route to one of the search's own counters, as far as its clauses spare nobody.
    pub(super) fn sparing_none(rules: &DrawRules, counter: usize) -> Route {
        Route {
            readers: !rules.spared,
            ..Route::to(counter)
        }
    }

    /// The routes to all counters of the tables.
    /// `None` if the search does not count one of them.
    pub(crate) fn all(book: &RuleBook, counters: &[TableCounter]) -> Option<Vec<Route>> {
        let rules = DrawRules::from_book(book);
        let limits: Vec<(&Clause, &LimitRule)> = limits(book).collect();
        if limits.len() > MOST_CLAUSES {
            return None;
        }
        let route = |asked: &TableCounter| {
            let automatic = limits.iter().enumerate().filter(|(_, (clause, _))| {
                clause.applies == Applies::Automatic && asked.clauses.contains(&clause.id)
            });
            let readers = automatic.fold(0, |bits, (place, _)| bits | 1 << place);
            let mut counters = rules.counters().iter();
            let counter = counters.position(|counter| counter.readers & readers == readers)?;
            (readers != 0).then_some(Route {
                counter,
                readers,
                opener: asked.opener,
            })
        };
        counters.iter().map(route).collect()
    }
}

impl Default for DrawRules {
    fn default() -> DrawRules {
        DrawRules::NONE
    }
}
