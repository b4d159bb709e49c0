//! Draws that a player must claim, and rulings that rest on evidence from
//! outside the rules: tables, an engine, a person.

use std::fmt;

use damier_game::{BySide, Force, Outcome, PlyFacts, Reason, Side};
use serde::{Deserialize, Serialize};

use crate::book::{Applies, Clause, ClauseId, ClauseKind};
use crate::grounds::Grounds;
use crate::referee::Referee;
use crate::verdict::{DecidedBy, Verdict};

/// A claim that is not granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClaimRefused {
    /// The game is over.
    Over,
    /// It is not the claimant's turn.
    NotYourTurn,
    /// The book has no such clause that is to be claimed.
    NothingToClaim(ClauseId),
    /// The position has not stood often enough: it has so often.
    NotRepeated {
        /// The clause.
        clause: ClauseId,
        /// How often the position has stood (with the announced move, if one
        /// was).
        times: u32,
    },
    /// The count is not full.
    NotYet {
        /// The clause.
        clause: ClauseId,
        /// How much is missing, in the unit of the clause.
        missing: u32,
    },
}

impl fmt::Display for ClaimRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::text::claim_refused(self, None, crate::Lang::En))
    }
}

impl std::error::Error for ClaimRefused {}

impl Referee {
    /// The clauses by which the player whose turn it is may claim a draw now.
    pub fn claimable(&self) -> Vec<ClauseId> {
        if self.verdict().is_some() {
            return Vec::new();
        }
        let clauses = self
            .book
            .clauses()
            .filter(|clause| clause.applies == Applies::Claim);
        clauses
            .filter(|clause| self.grants(clause).is_some())
            .map(|c| c.id.clone())
            .collect()
    }

    /// A player whose turn it is claims a draw by a clause, for the position on
    /// the board or for the one that an announced move will bring about.
    ///
    /// ```
    /// use damier_arbiter::{Referee, RuleBook};
    /// use damier_draughts::{Position, Variant};
    /// use damier_game::Side;
    ///
    /// let book = RuleBook::builtin("wcdf-claim").expect("built in");
    /// let mut position = Position::from_fen(Variant::American, "W:WK1:BK32")?;
    /// let mut referee = Referee::new(book, position.facts());
    /// for text in ["1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1", "28-32"] {
    ///     let mv = position.parse_move(text)?;
    ///     assert_eq!(referee.record(&position.play(&mv)?), None, "nobody has claimed");
    /// }
    /// let clause = referee.claimable().remove(0);
    /// let verdict = referee.claim(Side::White, &clause, None)?;
    /// assert_eq!((verdict.ply, verdict.claimed_by), (8, Some(Side::White)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ClaimRefused`]; what a wrong claim costs is for the event to say.
    pub fn claim(
        &mut self,
        side: Side,
        clause: &ClauseId,
        announced: Option<&PlyFacts>,
    ) -> Result<Verdict, ClaimRefused> {
        if self.verdict().is_some() {
            return Err(ClaimRefused::Over);
        }
        if self.position().side_to_move != side {
            return Err(ClaimRefused::NotYourTurn);
        }
        let book = self.book.clone();
        let found = book
            .clause(clause)
            .filter(|clause| clause.applies == Applies::Claim);
        let Some(found) = found else {
            return Err(ClaimRefused::NothingToClaim(clause.clone()));
        };
        let verdict = match announced {
            None => self.grants(found).ok_or_else(|| self.refusal(found)),
            Some(ply) => {
                // The announced move is looked at and not played.
                let mut after = self.clone();
                after.record(ply);
                after.grants(found).ok_or_else(|| after.refusal(found))
            }
        };
        let mut verdict = verdict?;
        verdict.claimed_by = Some(side);
        verdict.grounds = announced.map(|_| Grounds::AnnouncedMove);
        verdict.ply = self.plies();
        Ok(self.end(verdict))
    }

    fn grants(&self, clause: &Clause) -> Option<Verdict> {
        let this = |index: usize| self.book.clause_at(index).id == clause.id;
        self.repeated(this).or_else(|| self.expired(this))
    }

    fn refusal(&self, clause: &Clause) -> ClaimRefused {
        let id = clause.id.clone();
        match &clause.kind {
            ClauseKind::Repetition { .. } => ClaimRefused::NotRepeated {
                clause: id,
                times: self.times_at(self.plies()),
            },
            ClauseKind::Limit(rule) => {
                let this = self
                    .readings()
                    .find(|r| self.book.clause_at(r.clause).id == id);
                let whole = crate::counter::counted_limit(rule.unit, rule.limit.most());
                let missing = this.map_or(whole, |r| r.limit.saturating_sub(r.count));
                ClaimRefused::NotYet {
                    clause: id,
                    missing,
                }
            }
        }
    }
}

/// What somebody who knows the board can say of the present position. The
/// arbiter asks; tables, an engine or a person answer.
pub trait Evidence {
    /// How the position looks for a side.
    fn assess(&self, side: Side) -> Assessment;
}

/// An answer of [`Evidence`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Assessment {
    /// What is known for certain.
    pub proof: Proof,
    /// An estimate in hundredths of a man, from the side's point of view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub centimen: Option<i32>,
    /// What the answer rests on, for the record: the tables, or the program and
    /// its depth.
    pub rests_on: String,
}

/// Where an answer of [`Evidence`] comes from, as data; [`crate::text::sources`]
/// puts it in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "source", rename_all = "kebab-case")]
pub enum Source {
    /// Every line was searched so many plies deep.
    EveryLine {
        /// Plies.
        plies: u32,
        /// Positions looked at.
        positions: u64,
    },
    /// An engine's estimate.
    Engine {
        /// Plies that it looked ahead.
        depth: u32,
        /// Positions looked at.
        positions: u64,
    },
    /// Endgame tables, which know every position with so many pieces.
    Tables {
        /// The most pieces.
        pieces: u8,
    },
    /// The material on the board.
    Material,
    /// A person.
    Person {
        /// Who.
        name: String,
    },
}

/// What is known for certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// The side wins, in at most so many of its own moves if that is known.
    Win {
        /// Its own moves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u32>,
    },
    /// It cannot force a win.
    NoWin,
    /// Nothing is proven.
    Open,
}

/// What becomes of an ending that is not played on.
#[derive(Clone, PartialEq, Debug)]
pub enum RegulationRuling {
    /// The rule does not speak of this position, or the game is over.
    DoesNotApply,
    /// The draw is given.
    Drawn(Verdict),
    /// A side has a proven win and must show it. Ask again after every ply: once
    /// the win is gone the draw is given.
    MustShow {
        /// The side.
        side: Side,
        /// The proof.
        assessment: Assessment,
    },
}

/// What a claim in time shortage rests on, and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ShortageRuling {
    /// Whether the claimant has a minute or less.
    pub short_of_time: bool,
    /// The pieces on the board, both sides together.
    pub pieces: u8,
    /// What each side has, a king counted as so many men.
    pub material: BySide<u32>,
    /// Whether the claimant's position is clearly superior; `None`: the evidence
    /// does not say, a referee must.
    pub superior: Option<bool>,
    /// The evidence.
    pub assessment: Assessment,
    /// The draw, if the claim is granted.
    pub verdict: Option<Verdict>,
}

impl ShortageRuling {
    /// Whether there are few enough pieces for the claim.
    pub const fn few_pieces(&self) -> bool {
        self.pieces <= FEW_PIECES
    }
}

/// The time under which a player may claim in time shortage.
const SHORT_MS: u64 = 60_000;
/// The most pieces with which he may.
const FEW_PIECES: u8 = 8;
/// An estimate from which a position counts as clearly superior.
const SUPERIOR_CENTIMEN: i32 = 150;
/// A king in men, where material is weighed.
const KING_IN_MEN: u32 = 3;

impl Referee {
    /// Rules on an ending that is not played on (FMJD Annex 3, 6.1.1.a): a draw
    /// unless a win is proven. The book must have the clause as one for the
    /// referee (setting `regulation-draw` = `shown`).
    pub fn regulation_ruling(&mut self, evidence: &dyn Evidence) -> RegulationRuling {
        if self.verdict().is_some() {
            return RegulationRuling::DoesNotApply;
        }
        let Some(mut verdict) = self.drawn_by(Applies::Referee) else {
            return RegulationRuling::DoesNotApply;
        };
        let assessments = BySide::from_fn(|side| evidence.assess(side));
        for side in Side::BOTH {
            if matches!(assessments[side].proof, Proof::Win { .. }) {
                let assessment = assessments[side].clone();
                return RegulationRuling::MustShow { side, assessment };
            }
        }
        verdict.grounds = Some(Grounds::NoWinShown {
            rests_on: assessments.white.rests_on,
        });
        verdict.by = DecidedBy::Rules;
        RegulationRuling::Drawn(self.end(verdict))
    }

    /// Rules on a claim in time shortage (FMJD Annex 3, 6.1.1.b): at most a
    /// minute left, at most eight pieces in all, a clearly superior position.
    /// Whatever the facts say, a referee can still decide otherwise.
    pub fn time_shortage(
        &mut self,
        side: Side,
        left_ms: u64,
        evidence: &dyn Evidence,
    ) -> ShortageRuling {
        let force = self.position().force;
        let pieces = force.white.pieces().saturating_add(force.black.pieces());
        let assessment = evidence.assess(side);
        let superior = match (assessment.proof, assessment.centimen) {
            (Proof::Win { .. }, _) => Some(true),
            (_, Some(score)) => Some(score >= SUPERIOR_CENTIMEN),
            (Proof::NoWin | Proof::Open, None) => None,
        };
        let short_of_time = left_ms <= SHORT_MS;
        let granted = short_of_time && pieces <= FEW_PIECES && superior == Some(true);
        let verdict = (granted && self.verdict().is_none()).then(|| {
            let by = DecidedBy::Referee;
            let mut verdict = Verdict::plain(Outcome::Draw, Reason::Referee, by, self.plies());
            verdict.claimed_by = Some(side);
            verdict.grounds = Some(Grounds::TimeShortage {
                left_ms,
                pieces,
                material: BySide::from_fn(|side| in_men(force[side])),
                rests_on: assessment.rests_on.clone(),
            });
            self.end(verdict)
        });
        let material = BySide::from_fn(|side| in_men(force[side]));
        ShortageRuling {
            short_of_time,
            pieces,
            material,
            superior,
            assessment,
            verdict,
        }
    }
}

fn in_men(force: Force) -> u32 {
    u32::from(force.men) + KING_IN_MEN * u32::from(force.kings)
}
