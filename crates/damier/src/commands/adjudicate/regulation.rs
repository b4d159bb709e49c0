//! Endings that are not played on, as the record of a game goes through them.

use damier_arbiter::book::Ruled;
use damier_arbiter::{Applies, Assessment, Evidence, Lang, Proof, Referee, RegulationRuling};
use damier_draughts::Position;
use damier_engine::Past;
use damier_engine::evidence::{EveryLine, Known, Witness, gather};
use damier_game::Side;

/// So deep every line is searched for a win that is obvious, as `damier claim` does.
const PLIES: u32 = 21;
/// So many positions are looked at in that search.
const POSITIONS: u64 = 60_000;

/// Rules on the endings of one game that its book has ruled on instead of played on: a
/// draw as such an ending arises, unless a side has a proven win; that side must then keep
/// it with every move of the record.
#[derive(Debug)]
pub(super) struct Regulation {
    lang: Lang,
    /// The side that has to show its win.
    pub(super) shows: Option<Side>,
}

impl Regulation {
    pub(super) const fn new(lang: Lang) -> Regulation {
        Regulation { lang, shows: None }
    }

    /// Looks at the position of the referee, who ends the game if it is drawn.
    pub(super) fn look(&mut self, referee: &mut Referee, position: &Position) {
        if referee.verdict().is_some() {
            return;
        }
        if self.shows.is_none() && !arises(referee) {
            return;
        }
        let known = self.evidence(referee, position);
        match self.shows {
            Some(side) if !matches!(known.assessments[side].proof, Proof::Win { .. }) => {
                referee.win_given_away(&known);
            }
            Some(_) => {}
            None => {
                if let RegulationRuling::MustShow { side, .. } = referee.regulation_ruling(&known) {
                    self.shows = Some(side);
                }
            }
        }
    }

    fn evidence(&self, referee: &Referee, position: &Position) -> Known {
        let mut witnesses: Vec<Box<dyn Witness>> = vec![Box::new(EveryLine {
            plies: PLIES,
            positions: POSITIONS,
        })];
        let past = Past::going_on(referee);
        let deadline = referee.counters().into_iter().find(|counter| {
            let clause = referee.book().clause(&counter.clause);
            clause.is_some_and(|clause| clause.applies == Applies::Automatic)
        });
        let left = deadline.map(|counter| counter.deadline.saturating_sub(referee.plies()));
        gather(&mut witnesses, position, &past, left, self.lang)
    }
}

/// Who knows nothing of the position.
struct Nobody;

impl Evidence for Nobody {
    fn assess(&self, _: Side) -> Assessment {
        Assessment {
            proof: Proof::Open,
            centimen: None,
            rests_on: String::new(),
        }
    }
}

/// Whether the book rules on the position so, whoever may win it.
fn arises(referee: &Referee) -> bool {
    let mut clauses = referee.book().clauses();
    clauses.any(|clause| clause.ruled == Some(Ruled::RegulationDraw))
        && referee.clone().regulation_ruling(&Nobody) != RegulationRuling::DoesNotApply
}
