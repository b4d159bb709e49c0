//! Draws that a player must claim, and rulings that rest on evidence from
//! outside the rules: tables, an engine, a person.

use std::fmt;

use damier_game::{BySide, Outcome, PlyFacts, Reason, Side};
use serde::{Deserialize, Serialize};

use crate::book::{Applies, Clause, ClauseId, ClauseKind, Ruled, TimeShortage, Unit};
use crate::clock::TimeControl;
use crate::grounds::Grounds;
use crate::material::in_men;
use crate::referee::Referee;
use crate::verdict::{DecidedBy, Verdict};

/// A claim that is not granted.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
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
        /// How much is missing, in the unit.
        missing: u32,
        /// Whose moves the clause counts: plies for `each`, the strong side's own
        /// moves for `strong`.
        unit: Unit,
    },
    /// The clause counts nothing in this position.
    NotCounting(ClauseId),
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
                match this {
                    None => ClaimRefused::NotCounting(id),
                    Some(reading) => ClaimRefused::NotYet {
                        clause: id,
                        missing: reading.limit.saturating_sub(reading.count),
                        unit: rule.unit,
                    },
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
#[non_exhaustive]
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
    /// A search into endgame tables from a position with more pieces than they know.
    Reach {
        /// The most pieces of the tables.
        pieces: u8,
        /// Positions looked at.
        positions: u64,
        /// The moves that the proof begins with; empty where there is none to show.
        line: String,
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

/// Why a claim in time shortage cannot even be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ShortageRefused {
    /// The game is over.
    Over,
    /// The book has no such article.
    NoArticle,
    /// Time is added in this game.
    TimeAdded,
    /// The claimant's flag has fallen.
    NoTimeLeft,
}

impl fmt::Display for ShortageRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::text::shortage_refused(*self, crate::Lang::En))
    }
}

impl std::error::Error for ShortageRefused {}

/// What a claim in time shortage rests on, and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct ShortageRuling {
    /// The article of the book, with its numbers.
    pub rule: TimeShortage,
    /// What the claimant has left, in milliseconds.
    pub left_ms: u64,
    /// Whether that is little enough.
    pub short_of_time: bool,
    /// The pieces on the board, both sides together.
    pub pieces: u8,
    /// What each side has in men, a king being worth two.
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
        self.pieces <= self.rule.most_pieces
    }
}

impl Referee {
    /// Rules on an ending that is not played on (FMJD Annex 3, 6.1.1.a): a draw
    /// unless a win is proven. The book must say of the clause that it is ruled on so
    /// (`ruling = "regulation-draw"`); of another that is left to a referee only the
    /// count is shown.
    pub fn regulation_ruling(&mut self, evidence: &dyn Evidence) -> RegulationRuling {
        if self.verdict().is_some() {
            return RegulationRuling::DoesNotApply;
        }
        let ruled = |index: usize| {
            let clause = self.book.clause_at(index);
            clause.applies == Applies::Referee && clause.ruled == Some(Ruled::RegulationDraw)
        };
        let drawn = self.repeated(ruled).or_else(|| self.expired(ruled));
        let Some(mut verdict) = drawn else {
            return RegulationRuling::DoesNotApply;
        };
        let clause = verdict.clause.as_ref().and_then(|id| self.book.clause(id));
        let article = clause.map_or_else(String::new, |clause| clause.article.clone());
        let assessments = BySide::from_fn(|side| evidence.assess(side));
        for side in Side::BOTH {
            if matches!(assessments[side].proof, Proof::Win { .. }) {
                let assessment = assessments[side].clone();
                return RegulationRuling::MustShow { side, assessment };
            }
        }
        verdict.grounds = Some(Grounds::NoWinShown {
            article,
            rests_on: assessments.white.rests_on,
        });
        verdict.by = DecidedBy::Rules;
        RegulationRuling::Drawn(self.end(verdict))
    }

    /// A side that had to show its win has given it away: a draw, as it was asked to show
    /// the win or leave it, and whatever the ending has become. `None` if the game is over,
    /// or the book rules on no ending so.
    pub fn win_given_away(&mut self, evidence: &dyn Evidence) -> Option<Verdict> {
        if self.verdict().is_some() {
            return None;
        }
        let book = std::sync::Arc::clone(&self.book);
        let mut clauses = book.clauses();
        let clause = clauses.find(|clause| {
            clause.applies == Applies::Referee && clause.ruled == Some(Ruled::RegulationDraw)
        })?;
        let by = DecidedBy::Rules;
        let reason = Reason::EndgameLimit;
        let mut verdict = Verdict::plain(Outcome::Draw, reason, by, self.plies());
        verdict.clause = Some(clause.id.clone());
        verdict.grounds = Some(Grounds::NoWinShown {
            article: clause.article.clone(),
            rests_on: evidence.assess(Side::White).rests_on,
        });
        Some(self.end(verdict))
    }

    /// Rules on a claim in time shortage (FMJD Annex 3, 6.1.1.b) in a game under a
    /// time control: at most so much time left, at most so many pieces, a clearly
    /// superior position. Whatever the facts say, a referee can still decide
    /// otherwise.
    ///
    /// # Errors
    ///
    /// [`ShortageRefused`] if there is nothing to rule on.
    pub fn time_shortage(
        &mut self,
        side: Side,
        left_ms: u64,
        control: &TimeControl,
        evidence: &dyn Evidence,
    ) -> Result<ShortageRuling, ShortageRefused> {
        if self.verdict().is_some() {
            return Err(ShortageRefused::Over);
        }
        let rule = self.book.time_shortage().cloned();
        let rule = rule.ok_or(ShortageRefused::NoArticle)?;
        if !control.is_without_added_time() {
            return Err(ShortageRefused::TimeAdded);
        }
        if left_ms == 0 {
            return Err(ShortageRefused::NoTimeLeft);
        }
        let force = self.position().force;
        let pieces = force.white.pieces().saturating_add(force.black.pieces());
        let assessment = evidence.assess(side);
        let superior = match (assessment.proof, assessment.centimen) {
            (Proof::Win { .. }, _) => Some(true),
            (Proof::NoWin, _) => Some(false),
            (Proof::Open, Some(score)) => Some(score >= rule.superior_centimen),
            (Proof::Open, None) => None,
        };
        let mut ruling = ShortageRuling {
            short_of_time: left_ms <= rule.most_ms,
            rule,
            left_ms,
            pieces,
            material: BySide::from_fn(|side| u32::from(in_men(force[side]))),
            superior,
            assessment,
            verdict: None,
        };
        if ruling.short_of_time && ruling.few_pieces() && superior == Some(true) {
            let verdict = self.shortage_draw(side, &ruling);
            ruling.verdict = Some(self.end(verdict));
        }
        Ok(ruling)
    }

    fn shortage_draw(&self, side: Side, ruling: &ShortageRuling) -> Verdict {
        let by = DecidedBy::Evidence;
        let mut verdict = Verdict::plain(Outcome::Draw, Reason::Referee, by, self.plies());
        verdict.claimed_by = Some(side);
        verdict.grounds = Some(Grounds::TimeShortage {
            article: ruling.rule.article.clone(),
            left_ms: ruling.left_ms,
            pieces: ruling.pieces,
            material: ruling.material,
            rests_on: ruling.assessment.rests_on.clone(),
        });
        verdict
    }
}
