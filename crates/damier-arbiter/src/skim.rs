//! Judging records in bulk: the same verdicts as a [`Referee`]'s, without asking it
//! about plies after which nothing can happen.

use std::sync::Arc;

use damier_game::{PieceClass, PlyFacts, PositionFacts};

use crate::book::{Applies, Clause, ClauseId, ClauseKind, Limit, RuleBook};
use crate::carry::Carried;
use crate::counter::{CounterView, counted_limit};
use crate::referee::Referee;
use crate::verdict::{Began, Verdict};

/// Follows the record of a game in which neither a capture nor a move of a man can
/// ever be taken back (chess). After such a ply no earlier position can return and
/// every count starts anew, so that what came before is forgotten, and a referee
/// is only called once enough quiet plies have been played for something to end.
#[derive(Clone, Debug)]
pub struct Skim {
    book: Arc<RuleBook>,
    /// The ply that could not be taken back, and the position after it.
    base: u32,
    since: PositionFacts,
    began: Option<Began>,
    /// Quiet plies before the start of the record.
    before: u32,
    /// The plies since then.
    quiet: Vec<PlyFacts>,
    /// How many quiet plies must come before a count can end the game; 0 if no ply may
    /// be skipped.
    patience: u32,
    /// How often a position must come about to end the game.
    times: Option<u32>,
    /// The referee of the quiet plies, once there are so many.
    referee: Option<Referee>,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skimmed {
    /// How the game ended, if it has.
    pub verdict: Option<Verdict>,
    /// The counts in the last position.
    pub counters: Vec<CounterView>,
    /// The clauses by which a draw could be claimed there.
    pub claimable: Vec<ClauseId>,
}

impl Skim {
    /// A game from a position so many plies after the last capture or move of a
    /// man.
    pub fn new(book: Arc<RuleBook>, start: PositionFacts, quiet_plies: u32) -> Skim {
        let automatic = |clause: &&Clause| clause.applies == Applies::Automatic;
        let (mut patience, mut times) = (u32::MAX, None::<u32>);
        for clause in book.clauses().filter(automatic) {
            match &clause.kind {
                ClauseKind::Repetition { times: these } => {
                    times = Some(times.map_or(*these, |least| least.min(*these)));
                }
                ClauseKind::Limit(_) => patience = patience.min(self::patience(clause)),
            }
        }
        let mut skim = Skim {
            book,
            base: 0,
            since: start,
            began: None,
            before: quiet_plies,
            quiet: Vec::new(),
            patience,
            times,
            referee: None,
        };
        if start.terminal.is_some() || skim.is_long() {
            skim.ask();
        }
        skim
    }

    /// Records a ply and says whether the game is over. Plies after the end change
    /// nothing.
    pub fn record(&mut self, ply: &PlyFacts) -> bool {
        if let Some(referee) = &mut self.referee
            && referee.verdict().is_some()
        {
            return true;
        }
        let final_ply = ply.captured > 0 || ply.piece == PieceClass::Man;
        if final_ply && self.patience > 0 {
            self.base += 1 + self.quiet_plies();
            self.since = ply.after;
            self.began = Some(match (ply.captured, ply.promoted) {
                (1.., _) => Began::Capture,
                (0, true) => Began::Promotion,
                (0, false) => Began::ManMove,
            });
            self.before = 0;
            self.quiet.clear();
            self.referee = None;
        } else {
            self.quiet.push(*ply);
        }
        let may_end = ply.after.terminal.is_some() || self.is_long() || self.repeats();
        may_end && self.ask().verdict().is_some()
    }

    /// Whether the last position has come about so often that a clause may end the game.
    fn repeats(&self) -> bool {
        let Some(times) = self.times else {
            return false;
        };
        let others = times.saturating_sub(1);
        // The same side is on move every second ply, and one move there and one back
        // make four.
        if self.quiet_plies() < others.saturating_mul(4) {
            return false;
        }
        let Some((last, earlier)) = self.quiet.split_last() else {
            return others == 0;
        };
        let key = last.after.key;
        let before = earlier.iter().rev().skip(1).step_by(2);
        let found = before.filter(|ply| ply.after.key == key).count();
        let first = usize::from(self.since.key == key);
        u32::try_from(found + first).unwrap_or(u32::MAX) >= others
    }

    /// Whether so many quiet plies have been played that a count may end the game.
    fn is_long(&self) -> bool {
        self.quiet_plies().saturating_add(self.before) >= self.patience
    }

    fn quiet_plies(&self) -> u32 {
        u32::try_from(self.quiet.len()).unwrap_or(u32::MAX)
    }

    /// The referee, told of everything since the last ply that cannot be taken
    /// back.
    fn ask(&mut self) -> &Referee {
        let referee = self.referee.get_or_insert_with(|| {
            Referee::with_quiet_plies(Arc::clone(&self.book), self.since, self.before)
        });
        let told = referee.plies() as usize;
        for ply in self.quiet.get(told..).unwrap_or_default() {
            referee.record(ply);
        }
        referee
    }

    /// What a referee needs to go on elsewhere: the counters that run, and the
    /// positions since the last ply that cannot be taken back.
    pub fn carried(&mut self) -> Carried {
        self.ask().carried()
    }

    /// The verdict and the counts, by the plies of the whole game.
    pub fn finish(mut self) -> Skimmed {
        let (base, began) = (self.base, self.began);
        let referee = self.ask();
        let mut verdict = referee.verdict().cloned();
        let mut counters = referee.counters();
        let claimable = referee.claimable();
        let renumber = |since: &mut u32, from: &mut Began| {
            if let (0, Some(began)) = (*since, began) {
                *from = began;
            }
            *since += base;
        };
        if let Some(verdict) = &mut verdict {
            verdict.ply += base;
            for ply in &mut verdict.repetitions {
                *ply += base;
            }
            if let Some(count) = &mut verdict.count {
                renumber(&mut count.since, &mut count.began);
            }
        }
        for counter in &mut counters {
            renumber(&mut counter.since, &mut counter.began);
            counter.deadline = counter.deadline.saturating_add(base);
        }
        Skimmed {
            verdict,
            counters,
            claimable,
        }
    }
}

/// After how many quiet plies a count can first have something to say; 0 if it counts
/// in another way, so that no ply may be skipped.
fn patience(clause: &Clause) -> u32 {
    let ClauseKind::Limit(rule) = &clause.kind else {
        return u32::MAX;
    };
    let plain = rule.when.is_always()
        && rule.within.is_none()
        && rule.unless.is_empty()
        && rule.restarts.capture
        && rule.restarts.man_move;
    match (plain, &rule.limit) {
        (true, Limit::Fixed(moves)) => counted_limit(rule.unit, *moves),
        _ => 0,
    }
}
