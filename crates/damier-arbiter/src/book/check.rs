use super::contrary::{contrary, left_and_automatic};
use super::distance::nearest;
use super::idle::{idle_choices, is_unused, reach_warnings};
use super::shape::{endless, shape_warnings};
use super::table::{Table, most_each};
use super::{
    Applies, Clause, ClauseKind, Condition, Lasts, LimitRule, Relation, RuleBook, Warning,
};
use crate::Lang;

/// So many choices of settings are looked at, beside the defaults.
const MOST_EDITIONS: usize = 32;

impl RuleBook {
    /// Looks for clauses that can never bind or that contradict one another, and
    /// for missing texts, under the settings chosen and with each other value of
    /// each setting.
    pub fn warnings(&self) -> Vec<Warning> {
        let mut warnings = self.warnings_of_clauses();
        let mut others = Vec::new();
        let choices = self.settings.iter().flat_map(|setting| {
            let other = move |choice: &&super::Choice| choice.value != setting.chosen;
            setting
                .choices
                .iter()
                .filter(other)
                .map(move |c| (setting, c))
        });
        for (setting, choice) in choices.take(MOST_EDITIONS) {
            let Ok(edition) = self.with_setting(&setting.id, &choice.value) else {
                continue;
            };
            let new = edition.warnings_of_clauses().into_iter();
            // One value may well overrule a clause: that is what settings are for.
            let told =
                |w: &Warning| !warnings.contains(w) && !matches!(w, Warning::NeverBinds { .. });
            others.extend(new.filter(told).map(|w| {
                let (setting, value) = (setting.id.clone(), choice.value.clone());
                let warning = Box::new(w);
                Warning::Under {
                    setting,
                    value,
                    warning,
                }
            }));
        }
        warnings.append(&mut others);
        self.conditions_of_draughts(&mut warnings);
        self.names(&mut warnings);
        if let Some(rule) = self.time_shortage() {
            let limits = [
                ("seconds", rule.most_ms == 0),
                // There are always two pieces or more on a board.
                ("most-pieces", rule.most_pieces < 2),
            ];
            let zeros = limits.into_iter().filter(|(_, is_zero)| *is_zero);
            warnings.extend(zeros.map(|(field, _)| Warning::ShortageNeverBinds { field }));
        }
        endless(self, &mut warnings);
        reach_warnings(self, &mut warnings);
        idle_choices(self, &mut warnings);
        contrary(self, &mut warnings);
        warnings.extend(self.noted.iter().cloned());
        self.missing_texts(&mut warnings);
        warnings
    }

    fn warnings_of_clauses(&self) -> Vec<Warning> {
        let mut warnings = Vec::new();
        let repeats = |clause: &Clause| matches!(clause.kind, ClauseKind::Repetition { .. });
        if !self.clauses().any(repeats) {
            warnings.push(Warning::NoRepetition);
        }
        let limits: Vec<(&Clause, &LimitRule)> = self
            .clauses()
            .filter_map(|clause| Some((clause, clause.limit()?)))
            .collect();
        let table = Table::of(&limits, most_each(&self.variants));
        for index in 0..limits.len() {
            limit_warnings(&limits, &table, index, &mut warnings);
        }
        self.repetitions(&mut warnings);
        left_and_automatic(self, &mut warnings);
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
            let before = |other: &Clause| match (other.applies, clause.applies) {
                (Applies::Automatic, _) => times(other).is_some_and(|t| t <= own && later(t)),
                // Whoever can claim at the third time need not wait for the fourth.
                (Applies::Claim, Applies::Claim) => times(other).is_some_and(|t| t < own),
                _ => false,
            };
            let mut all = self.clauses();
            let sooner = all.find(|other| other.id != clause.id && before(other));
            if let Some(sooner) = sooner {
                warnings.push(Warning::NeverRepeats {
                    clause: clause.id.local().to_owned(),
                    before: sooner.id.local().to_owned(),
                });
            }
        }
    }

    /// Conditions that mean little in chess, where every piece but a pawn is counted as
    /// a king.
    fn conditions_of_draughts(&self, warnings: &mut Vec<Warning>) {
        if !self.variants.iter().any(|id| id == "chess960") {
            return;
        }
        let mut warn = |clause: &Clause, condition| {
            let clause = clause.id.local().to_owned();
            warnings.push(Warning::DraughtsOnly { clause, condition });
        };
        for clause in &self.clauses {
            let Some(when) = clause.limit().map(|rule| &rule.when) else {
                continue;
            };
            if !when.force.is_empty() {
                warn(clause, "when.force");
            }
            if when.kings_on_both_sides {
                warn(clause, "when.kings-on-both-sides");
            }
            if when.long_diagonal.is_some() {
                warn(clause, "when.long-diagonal");
            }
        }
    }

    /// Settings that nothing depends on, games that nobody knows, an id that is
    /// taken.
    fn names(&self, warnings: &mut Vec<Warning>) {
        if RuleBook::builtin(&self.id).is_some() && !self.is_built_in() {
            warnings.push(Warning::TakenId {
                id: self.id.clone(),
            });
        }
        for setting in &self.settings {
            if is_unused(self, setting) {
                warnings.push(Warning::UnusedSetting {
                    setting: setting.id.clone(),
                });
            }
        }
        let variants = self.variants.iter().map(String::as_str);
        warnings.append(&mut odd_variants(variants));
    }

    fn missing_texts(&self, warnings: &mut Vec<Warning>) {
        for lang in Lang::ALL {
            let settings = self.settings.iter().flat_map(|setting| {
                let choices = setting.choices.iter().map(|choice| &choice.what);
                std::iter::once(&setting.name).chain(choices)
            });
            let left = self.left_to_referee.iter().map(|left| &left.what);
            let mut book = [&self.name, &self.about, &self.source]
                .into_iter()
                .chain(settings)
                .chain(left);
            if book.any(|text| text.given(lang).is_none()) {
                warnings.push(Warning::MissingText { clause: None, lang });
            }
            for clause in &self.clauses {
                if [&clause.name, &clause.rule, &clause.source]
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

/// The games that a built-in book is for.
pub(crate) fn known_variants() -> Vec<&'static str> {
    let mut known = Vec::new();
    let all = RuleBook::all().iter();
    for id in all.flat_map(|book| book.variants().iter().map(String::as_str)) {
        if !known.contains(&id) {
            known.push(id);
        }
    }
    known
}

/// Games that no built-in book knows, and those that are named more than once.
pub(crate) fn odd_variants<'v>(variants: impl Iterator<Item = &'v str>) -> Vec<Warning> {
    let known = known_variants();
    let (mut warnings, mut seen) = (Vec::new(), Vec::new());
    for variant in variants {
        if seen.contains(&variant) {
            let variant = variant.to_owned();
            warnings.push(Warning::RepeatedVariant { variant });
        } else if !known.contains(&variant) {
            warnings.push(Warning::UnknownVariant {
                variant: variant.to_owned(),
                meant: nearest(variant, &known).map(str::to_owned),
            });
        }
        seen.push(variant);
    }
    warnings
}

/// What is odd about one of the limits in force.
fn limit_warnings(
    limits: &[(&Clause, &LimitRule)],
    table: &Table,
    index: usize,
    warnings: &mut Vec<Warning>,
) {
    let (clause, rule) = limits[index];
    let name = |index: usize| limits[index].0.id.local().to_owned();
    let clause_name = || name(index);
    shape_warnings(clause, rule, warnings);
    if !table.ever(index) {
        let clause = clause_name();
        warnings.push(Warning::NeverHolds { clause });
        return;
    }
    let parent = rule.within.as_ref().and_then(|parent| {
        let mut all = 0..limits.len();
        all.find(|at| limits[*at].0.id.local() == parent)
    });
    let ends_with_its_condition = |parent: &usize| limits[*parent].1.lasts == Lasts::WhileItHolds;
    if let Some(parent) = parent.filter(ends_with_its_condition) {
        if !table.together(index, parent) {
            let (clause, within) = (clause_name(), name(parent));
            warnings.push(Warning::NeverWithin { clause, within });
            return;
        }
        // The count within begins later than the one around it.
        let longer = limits[parent].0.applies == Applies::Automatic
            && limits[parent].1.restarts.is_subset_of(rule.restarts)
            && table.never_sooner(index, parent);
        if longer {
            let (clause, before) = (clause_name(), name(parent));
            warnings.push(Warning::NeverBinds { clause, before });
            return;
        }
    }
    let first = |other: usize| {
        other != index
            && forestalls(limits[other].0.applies, clause.applies)
            && always_first(limits[other].1, rule)
            && table.covered(index, other)
            && !(other > index
                && always_first(rule, limits[other].1)
                && table.covered(other, index))
    };
    if let Some(other) = (0..limits.len()).find(|other| first(*other)) {
        let (clause, before) = (clause_name(), name(other));
        warnings.push(Warning::NeverBinds { clause, before });
    }
    let Some(word) = &rule.shares else {
        return;
    };
    let shares = |other: usize| other != index && limits[other].1.shares.as_ref() == Some(word);
    if !(0..limits.len()).any(shares) {
        let (clause, shares) = (clause_name(), word.clone());
        warnings.push(Warning::SharesAlone { clause, shares });
    }
    let clash = |other: usize| {
        shares(other) && limits[other].1.unit == rule.unit && table.two_limits(index, other)
    };
    if let Some(other) = (0..index).find(|other| clash(*other)) {
        let (clause, other) = (clause_name(), name(other));
        warnings.push(Warning::TwoLimits { clause, other });
    }
}

/// Whether an end of the one kind leaves nothing to one of the other that comes no sooner.
fn forestalls(one: Applies, other: Applies) -> bool {
    one == Applies::Automatic || (one == Applies::Claim && other == Applies::Claim)
}

/// Whether `a` counts everything that `b` counts: it begins no later wherever
/// both conditions hold and is restarted by nothing else that can happen there.
fn always_first(a: &LimitRule, b: &LimitRule) -> bool {
    possible(a.restarts, &b.when).is_subset_of(b.restarts)
        && a.within.is_none()
        && a.lasts != Lasts::AddsUp
        && a.unless.is_empty()
        && b.shares.is_none()
        && b.within.is_none()
        && b.lasts == Lasts::WhileItHolds
        && b.hands_on_to.is_empty()
}

/// Which of the events can happen while the condition goes on holding: no man
/// moves where there is none, and a capture leaves an ending that names a number
/// of pieces.
fn possible(mut restarts: super::Restarts, when: &Condition) -> super::Restarts {
    let exact = |range: super::Range| range.high().filter(|high| *high == range.low());
    let no_men = |relation: &Relation| {
        exact(relation.strong.men) == Some(0) && exact(relation.weak.men) == Some(0)
    };
    if !when.force.is_empty() && when.force.iter().all(no_men) {
        restarts.man_move = false;
        restarts.promotion = false;
    }
    let total = |relation: &Relation| {
        let armies = [relation.strong, relation.weak];
        let counts = armies.iter().flat_map(|army| [army.kings, army.men]);
        counts
            .map(|range| exact(range).map(u16::from))
            .sum::<Option<u16>>()
    };
    let totals: Vec<Option<u16>> = when.force.iter().map(total).collect();
    if let Some(Some(first)) = totals.first()
        && totals.iter().all(|total| *total == Some(*first))
    {
        restarts.capture = false;
    }
    restarts
}
