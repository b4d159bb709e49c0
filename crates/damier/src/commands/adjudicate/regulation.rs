//! Endings that are not played on, as the record of a game goes through them.

use damier_arbiter::book::Ruled;
use damier_arbiter::{
    Assessment, Evidence, Lang, Proof, Referee, RegulationRuling, Source, Verdict, text,
};
use damier_draughts::Position;
use damier_engine::Past;
use damier_game::{Outcome, Side};

use crate::inquiry::{Case, Inquiry};
use crate::messages::message;

/// A win that was proven in an ending that is not played on, and has to be shown.
#[derive(Clone, Debug)]
pub(crate) struct ProvenWin {
    /// Whose it is.
    pub(crate) side: Side,
    /// The plies played before that ending arose.
    ply: u32,
    /// What the proof rests on.
    sources: Vec<Source>,
}

impl ProvenWin {
    /// What was proven and by what, and whether the win was shown, a sentence each.
    pub(crate) fn told(&self, verdict: Option<&Verdict>, lang: Lang) -> Vec<String> {
        let args = [
            ("side", self.side.as_str().into()),
            ("ply", self.ply.into()),
            ("evidence", text::sources(&self.sources, lang).into()),
        ];
        let mut told = vec![message(lang, "judged-win-proven", &args)];
        if verdict.is_some_and(|verdict| verdict.outcome == Outcome::Win(self.side)) {
            told.push(text::win_shown(self.side, lang));
        }
        told
    }
}

/// Rules on the endings of one game that its book has ruled on instead of played on: a
/// draw as such an ending arises, unless a side has a proven win; that side must then keep
/// it with every move of the record.
#[derive(Debug)]
pub(super) struct Regulation<'j> {
    /// Who finds out what is proven.
    inquiry: &'j Inquiry,
    /// The win that has to be shown.
    pub(super) shows: Option<ProvenWin>,
}

impl Regulation<'_> {
    pub(super) const fn new(inquiry: &Inquiry) -> Regulation<'_> {
        Regulation {
            inquiry,
            shows: None,
        }
    }

    /// Looks at the position of the referee, who ends the game if it is drawn.
    pub(super) fn look(&mut self, referee: &mut Referee, position: &Position) {
        if referee.verdict().is_some() {
            return;
        }
        if self.shows.is_none() && !arises(referee) {
            return;
        }
        let case = Case {
            position,
            referee,
            past: &Past::going_on(referee),
        };
        let known = self.inquiry.evidence(Some(case));
        match &self.shows {
            Some(win) if !matches!(known.assessments[win.side].proof, Proof::Win { .. }) => {
                referee.win_given_away(&known);
            }
            Some(_) => {}
            None => {
                if let RegulationRuling::MustShow { side, .. } = referee.regulation_ruling(&known) {
                    let said = known.testimonies.into_iter();
                    self.shows = Some(ProvenWin {
                        side,
                        ply: referee.plies(),
                        sources: said.map(|testimony| testimony.source).collect(),
                    });
                }
            }
        }
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
