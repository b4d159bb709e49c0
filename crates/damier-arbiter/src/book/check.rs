use std::fmt;

use damier_game::{BySide, Force};

use super::distance::nearest;
use super::{Applies, Clause, ClauseKind, LimitRule, RuleBook, Unit};
use crate::{Lang, text};

/// Something in a book that is allowed and yet probably not meant.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Warning {
    /// No position fits the condition of the clause.
    NeverHolds {
        /// The name of the clause.
        clause: String,
    },
    /// Wherever the clause counts, another one ends the game no later.
    NeverBinds {
        /// The name of the clause.
        clause: String,
        /// The one that is always there first.
        before: String,
    },
    /// Two clauses that share one count give one position different limits.
    TwoLimits {
        /// The name of the clause.
        clause: String,
        /// The other one.
        other: String,
    },
    /// A repetition that is never reached: another one ends the game sooner.
    NeverRepeats {
        /// The name of the clause.
        clause: String,
        /// The one that is always there first.
        before: String,
    },
    /// No clause asks for the setting, so choosing changes nothing.
    UnusedSetting {
        /// The name of the setting.
        setting: String,
    },
    /// No built-in book knows the game.
    UnknownVariant {
        /// The name of the game.
        variant: String,
        /// The one that was probably meant.
        meant: Option<String>,
    },
    /// Games may go on for ever: no clause ends a repetition.
    NoRepetition,
    /// A text is missing in a language; English stands in.
    MissingText {
        /// The name of the clause; `None` is the book.
        clause: Option<String>,
        /// The language.
        lang: Lang,
    },
}

impl Warning {
    /// The warning in words.
    pub fn sentence(&self, lang: Lang) -> String {
        text::warning(self, lang)
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}

/// So many men or kings a side are looked at: more than any relation names.
const MOST: u8 = 8;

impl RuleBook {
    /// Looks for clauses that can never bind or that contradict one another, and
    /// for missing texts, under the settings chosen.
    pub fn warnings(&self) -> Vec<Warning> {
        let mut warnings = Vec::new();
        let repeats = |clause: &Clause| matches!(clause.kind, ClauseKind::Repetition { .. });
        if !self.clauses().any(repeats) {
            warnings.push(Warning::NoRepetition);
        }
        let limits: Vec<(&Clause, &LimitRule)> = self
            .clauses()
            .filter_map(|clause| Some((clause, clause.limit()?)))
            .collect();
        let table = Table::of(&limits);
        for (index, (clause, rule)) in limits.iter().enumerate() {
            let name = || clause.id.local().to_owned();
            if !table.ever(index) {
                warnings.push(Warning::NeverHolds { clause: name() });
                continue;
            }
            let first = |other: usize| {
                other != index
                    && limits[other].0.applies == Applies::Automatic
                    && always_first(limits[other].1, rule)
                    && table.covered(index, other)
                    && !(other > index
                        && always_first(rule, limits[other].1)
                        && table.covered(other, index))
            };
            if let Some(other) = (0..limits.len()).find(|other| first(*other)) {
                let before = limits[other].0.id.local().to_owned();
                warnings.push(Warning::NeverBinds {
                    clause: name(),
                    before,
                });
            }
            let clash = |other: usize| {
                rule.shares.is_some()
                    && rule.shares == limits[other].1.shares
                    && rule.unit == limits[other].1.unit
                    && table.two_limits(index, other)
            };
            if let Some(other) = (0..index).find(|other| clash(*other)) {
                let other = limits[other].0.id.local().to_owned();
                warnings.push(Warning::TwoLimits {
                    clause: name(),
                    other,
                });
            }
        }
        self.repetitions(&mut warnings);
        self.names(&mut warnings);
        self.missing_texts(&mut warnings);
        warnings
    }

    /// Repetitions that another one forestalls.
    fn repetitions(&self, warnings: &mut Vec<Warning>) {
        let times = |clause: &Clause| match clause.kind {
            ClauseKind::Repetition { times } => Some(times),
            ClauseKind::Limit(_) => None,
        };
        for clause in self.clauses() {
            let Some(own) = times(clause) else {
                continue;
            };
            // At the same number the one that comes of itself is there first.
            let later = |other: u32| other < own || clause.applies != Applies::Automatic;
            let sooner = self.clauses().find(|other| {
                other.id != clause.id
                    && other.applies == Applies::Automatic
                    && times(other).is_some_and(|other| other <= own && later(other))
            });
            if let Some(sooner) = sooner {
                warnings.push(Warning::NeverRepeats {
                    clause: clause.id.local().to_owned(),
                    before: sooner.id.local().to_owned(),
                });
            }
        }
    }

    /// Settings that nothing depends on, and games that nobody knows.
    fn names(&self, warnings: &mut Vec<Warning>) {
        for setting in &self.settings {
            let asks = |clause: &Clause| clause.only_if.iter().any(|(id, _)| *id == setting.id);
            let forbids = |offers: &super::OfferClause| {
                let mut named = offers.only_if.iter();
                named.any(|(id, _)| *id == setting.id)
            };
            if !self.clauses.iter().any(asks) && !self.offers.iter().any(forbids) {
                warnings.push(Warning::UnusedSetting {
                    setting: setting.id.clone(),
                });
            }
        }
        let books = RuleBook::all();
        let known: Vec<&str> = books
            .iter()
            .flat_map(|book| book.variants().iter().map(String::as_str))
            .collect();
        for variant in self
            .variants
            .iter()
            .filter(|id| !known.contains(&id.as_str()))
        {
            warnings.push(Warning::UnknownVariant {
                variant: variant.clone(),
                meant: nearest(variant, &known).map(str::to_owned),
            });
        }
    }

    fn missing_texts(&self, warnings: &mut Vec<Warning>) {
        for lang in Lang::ALL {
            let book = [&self.name, &self.about];
            if book.iter().any(|text| text.given(lang).is_none()) {
                warnings.push(Warning::MissingText { clause: None, lang });
            }
            for clause in self.clauses() {
                if [&clause.name, &clause.rule]
                    .iter()
                    .any(|text| text.given(lang).is_none())
                {
                    let clause = Some(clause.id.local().to_owned());
                    warnings.push(Warning::MissingText { clause, lang });
                }
            }
        }
    }
}

/// Whether `a` counts everything that `b` counts: it begins no later wherever
/// both conditions hold and is restarted by nothing else.
fn always_first(a: &LimitRule, b: &LimitRule) -> bool {
    a.restarts.is_subset_of(b.restarts)
        && a.within.is_none()
        && a.lasts != super::Lasts::AddsUp
        && a.unless.is_empty()
        && b.shares.is_none()
        && b.within.is_none()
        && b.lasts == super::Lasts::WhileItHolds
        && b.hands_on_to.is_empty()
}

/// The most and the least plies after which a limit ends the game.
fn plies(rule: &LimitRule, moves: u16) -> (u32, u32) {
    let full = 2 * u32::from(moves);
    match rule.unit {
        Unit::Each => (full, full),
        Unit::Strong => (full.saturating_sub(1), full),
    }
}

/// Which clauses hold in which positions, as far as conditions can tell
/// positions apart: for each, the least and the most plies of every clause.
struct Table {
    rows: Vec<Vec<Option<(u32, u32)>>>,
}

impl Table {
    fn of(limits: &[(&Clause, &LimitRule)]) -> Table {
        let mut rows: Vec<Vec<Option<(u32, u32)>>> = Vec::new();
        for white in forces() {
            for black in forces() {
                let force = BySide { white, black };
                let pieces = white.pieces() + black.pieces();
                let row: Vec<_> = limits
                    .iter()
                    .map(|(_, rule)| {
                        rule.when.holds(&force)?;
                        Some(plies(rule, rule.limit.with_pieces(pieces)?))
                    })
                    .collect();
                // Most positions are alike for the clauses.
                if rows.last() != Some(&row) {
                    rows.push(row);
                }
            }
        }
        Table { rows }
    }

    fn ever(&self, clause: usize) -> bool {
        self.rows.iter().any(|row| row[clause].is_some())
    }

    /// Whether `by` is over no later than `clause` wherever that holds.
    fn covered(&self, clause: usize, by: usize) -> bool {
        self.rows.iter().all(|row| match (row[clause], row[by]) {
            (None, _) => true,
            (Some((least, _)), Some((_, most))) => most <= least,
            (Some(_), None) => false,
        })
    }

    fn two_limits(&self, one: usize, other: usize) -> bool {
        self.rows
            .iter()
            .any(|row| row[one].is_some() && row[other].is_some() && row[one] != row[other])
    }
}

fn forces() -> impl Iterator<Item = Force> {
    (0..=MOST).flat_map(|kings| {
        (0..=MOST).flat_map(move |men| {
            let most = (kings + men).min(2);
            (0..=most).map(move |on_long_diagonal| Force {
                men,
                kings,
                on_long_diagonal,
            })
        })
    })
}
