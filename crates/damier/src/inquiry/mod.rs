//! What the program finds out about a position, for rulings that rest on evidence: one
//! way for all commands, so that a ruling is the same wherever it is asked for.

mod tables;

use std::cell::RefCell;
use std::sync::Arc;

use clap::Args;
use damier_arbiter::{Applies, Assessment, Lang, Proof, Referee, RuleBook, text};
use damier_draughts::{Position, Variant};
use damier_endgame::Tables;
use damier_engine::Past;
use damier_engine::evidence::{Estimate, EveryLine, Known, Witness, gather};
use damier_game::{BySide, Side};

/// Positions that the engine looks at for an estimate.
const ESTIMATE: u64 = 250_000;

/// How hard evidence is looked for.
#[derive(Clone, Debug, Args)]
pub(crate) struct EvidenceArgs {
    /// For a ruling on an ending: plies to which every line is searched at most.
    #[arg(long, value_name = "PLIES", default_value_t = 21)]
    plies: u32,
    /// Positions to look at in that search.
    #[arg(long, value_name = "N", default_value_t = 60_000)]
    positions: u64,
    /// Do not ask endgame tables, which know every position of up to four pieces and
    /// are made when they are first needed.
    #[arg(long)]
    no_tables: bool,
}

/// A position of a game that is asked about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case<'g> {
    pub(crate) position: &'g Position,
    /// Who has followed the game.
    pub(crate) referee: &'g Referee,
    pub(crate) past: &'g Past,
}

impl Case<'_> {
    /// Plies until a clause of the book ends the game.
    fn deadline(&self) -> Option<u32> {
        let nearest = self.referee.counters().into_iter().find(|counter| {
            let clause = self.referee.book().clause(&counter.clause);
            clause.is_some_and(|clause| clause.applies == Applies::Automatic)
        });
        nearest.map(|counter| counter.deadline.saturating_sub(self.referee.plies()))
    }

    fn pieces(&self) -> usize {
        self.position.pieces().count()
    }
}

/// Tables that were looked for, whether there are any or not.
#[derive(Debug)]
struct Opened {
    variant: Variant,
    book: Arc<RuleBook>,
    /// The pieces of the position that they were looked for.
    pieces: usize,
    found: Option<Arc<Tables>>,
}

impl Opened {
    /// Whether they are those for a position, which may have fewer pieces.
    fn are_for(&self, case: &Case<'_>) -> bool {
        self.variant == case.position.variant()
            && self.pieces >= case.pieces()
            && *self.book == **case.referee.book()
    }
}

/// Who is asked about a position, in this order: a search of every line, which is short
/// and needs no file; tables, which are made if need be; the engine, whose word proves
/// nothing.
#[derive(Debug)]
pub(crate) struct Inquiry {
    how: EvidenceArgs,
    /// The language of what an answer rests on.
    lang: Lang,
    /// Looked for once, when the search has first proven nothing.
    opened: RefCell<Vec<Opened>>,
}

impl Inquiry {
    pub(crate) fn new(how: &EvidenceArgs, lang: Lang) -> Inquiry {
        Inquiry {
            how: how.clone(),
            lang,
            opened: RefCell::default(),
        }
    }

    /// What can be proven of a position, or else is estimated. Of no position, which is
    /// how a game stands here that no witness knows, nothing.
    pub(crate) fn evidence(&self, case: Option<Case<'_>>) -> Known {
        let Some(case) = case else {
            return nothing();
        };
        let search = EveryLine {
            plies: self.how.plies,
            positions: self.how.positions,
        };
        let searched = self.ask(&case, vec![Box::new(search)]);
        if is_proven(&searched) {
            return searched;
        }
        if let Some(tables) = self.tables(&case) {
            let witness = tables::witness(&tables, case.position, case.referee);
            let known = self.ask(&case, vec![witness]);
            if is_proven(&known) {
                return known;
            }
        }
        // Neither has proven anything: both are named beside the estimate.
        let mut known = self.ask(&case, vec![Box::new(Estimate::new(ESTIMATE))]);
        known.testimonies.splice(0..0, searched.testimonies);
        self.name_all(&mut known);
        known
    }

    /// The same with the engine's estimate, whatever is proven: a position can be
    /// clearly superior that nobody can win.
    pub(crate) fn evidence_and_estimate(&self, case: Option<Case<'_>>) -> Known {
        let mut known = self.evidence(case);
        let Some(case) = case.filter(|_| known.assessments.white.centimen.is_none()) else {
            return known;
        };
        let estimate = self.ask(&case, vec![Box::new(Estimate::new(ESTIMATE))]);
        known.testimonies.extend(estimate.testimonies);
        for side in Side::BOTH {
            known.assessments[side].centimen = estimate.assessments[side].centimen;
        }
        self.name_all(&mut known);
        known
    }

    /// Names every witness as what the answer rests on.
    fn name_all(&self, known: &mut Known) {
        let said = known.testimonies.iter();
        let sources: Vec<_> = said.map(|testimony| testimony.source.clone()).collect();
        let rests_on = text::sources(&sources, self.lang);
        for side in Side::BOTH {
            known.assessments[side].rests_on.clone_from(&rests_on);
        }
    }

    fn ask(&self, case: &Case<'_>, mut witnesses: Vec<Box<dyn Witness>>) -> Known {
        let deadline = case.deadline();
        gather(
            &mut witnesses,
            case.position,
            case.past,
            deadline,
            self.lang,
        )
    }

    fn tables(&self, case: &Case<'_>) -> Option<Arc<Tables>> {
        if self.how.no_tables {
            return None;
        }
        let mut opened = self.opened.borrow_mut();
        if let Some(known) = opened.iter().find(|known| known.are_for(case)) {
            return known.found.clone();
        }
        let found = tables::open(case.position, case.referee, self.lang);
        opened.push(Opened {
            variant: case.position.variant(),
            book: Arc::clone(case.referee.book()),
            pieces: case.pieces(),
            found: found.clone(),
        });
        found
    }
}

fn is_proven(known: &Known) -> bool {
    let mut sides = Side::BOTH.iter();
    sides.any(|side| known.assessments[*side].proof != Proof::Open)
}

fn nothing() -> Known {
    let nothing = || Assessment {
        proof: Proof::Open,
        centimen: None,
        rests_on: String::new(),
    };
    Known {
        testimonies: Vec::new(),
        assessments: BySide::from_fn(|_| nothing()),
    }
}
