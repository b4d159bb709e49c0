//! Claims of a draw: those that the rule book grants, also with a move that is
//! announced, and those for which evidence is looked at. Pure.

use damier_arbiter::book::Ruled;
use damier_arbiter::{
    Applies, Assessment, ClaimRefused, Clause, ClauseId, Evidence, Proof, RegulationRuling,
};
use damier_game::{BySide, PlyFacts, Side};

use super::action::Action;
use super::decide::{Decision, Now, clock_at, flag_events};
use super::event::Event;
use super::evidence::{Case, may_be_in_tables};
use super::game::Game;
use super::new_game::shorten;
use super::ruling::{Basis, ClaimKind, Decision as Outcome, Ruling, Shortage};
use super::{notation, resolve};
use crate::board::Turn;
use crate::problem::{Problem, ProblemKind};

/// A draw that can be claimed now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OpenClaim {
    /// By a clause of the book, perhaps with a move that brings it about.
    Clause(ClauseId, Option<Turn>),
    /// By a rule that needs evidence.
    Ruling(ClaimKind),
}

/// What is known of a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Known(pub(super) BySide<Assessment>);

impl Evidence for Known {
    fn assess(&self, side: Side) -> Assessment {
        self.0[side].clone()
    }
}

impl Known {
    /// Nothing.
    pub(super) fn nothing() -> Known {
        Known(BySide::from_fn(|_| Assessment {
            proof: Proof::Open,
            centimen: None,
            rests_on: String::new(),
        }))
    }
}

/// Decides about a claim.
///
/// # Errors
///
/// The problem why it is not granted.
pub(super) fn claim(game: &Game, action: &Action, now: Now) -> Result<Decision, Problem> {
    if let Some((side, _)) = game.fallen(now.ms) {
        // A claim that comes when the time is up comes too late.
        return Ok(Decision::Do(flag_events(game, side, now), None));
    }
    if let Some(kind) = action.ruling {
        return ask(game, kind, action.side, now);
    }
    if game.computer_to_move() {
        return Err(Problem::new(ProblemKind::OutOfTurn));
    }
    let announced = match (&action.path, &action.text) {
        (None, None) => None,
        _ => Some(resolve::named_move(game.position(), action)?),
    };
    let clauses = named_clauses(game, action.clause.as_deref())?;
    let mut refused = None;
    for clause in clauses {
        match claim_events(game, &clause, announced.as_ref(), now) {
            Ok(events) => return Ok(Decision::Do(events, None)),
            Err(why) => refused = refused.or(Some(why)),
        }
    }
    let is_precise = action.clause.is_some() || announced.is_some();
    Err(match refused {
        None => Problem::new(ProblemKind::NothingToClaim).detail("problem-nothing-to-claim-book"),
        Some(why) if is_precise => refusal(game, &why),
        Some(_) => Problem::new(ProblemKind::NothingToClaim),
    })
}

/// The clauses that are meant: the one named, or all that are to be claimed.
fn named_clauses(game: &Game, name: Option<&str>) -> Result<Vec<ClauseId>, Problem> {
    let claimed = to_be_claimed(game).map(|clause| clause.id.clone());
    let Some(name) = name else {
        return Ok(claimed.collect());
    };
    let clauses = game.book().clauses();
    let mut found =
        clauses.filter(|clause| clause.id.as_str() == name || clause.id.local() == name);
    let no_clause = |detail| {
        Err(Problem::new(ProblemKind::NothingToClaim)
            .text("clause", shorten(name))
            .detail(detail))
    };
    match found.next() {
        None => no_clause("problem-nothing-to-claim-clause"),
        Some(clause) if clause.applies != Applies::Claim => {
            no_clause("problem-nothing-to-claim-other")
        }
        Some(clause) => Ok(vec![clause.id.clone()]),
    }
}

fn to_be_claimed(game: &Game) -> impl Iterator<Item = &Clause> {
    let clauses = game.book().clauses();
    clauses.filter(|clause| clause.applies == Applies::Claim)
}

fn refusal(game: &Game, why: &ClaimRefused) -> Problem {
    let problem = Problem::new(ProblemKind::NothingToClaim);
    let article = |id: &ClauseId| {
        let clause = game.book().clause(id);
        clause.map_or_else(|| id.local().to_owned(), |clause| clause.article.clone())
    };
    match why {
        ClaimRefused::NotRepeated { clause, times } => problem
            .text("article", article(clause))
            .number("times", (*times).into())
            .detail("problem-nothing-to-claim-repeated"),
        ClaimRefused::NotCounting(clause) => problem
            .text("article", article(clause))
            .detail("problem-nothing-to-claim-not-here"),
        ClaimRefused::NotYet {
            clause,
            missing,
            unit,
        } => problem
            .text("article", article(clause))
            .text("unit", unit.as_str())
            .number("missing", (*missing).into())
            .detail("problem-nothing-to-claim-yet"),
        // The game is over, or it is not the claimant's turn.
        _ => problem,
    }
}

/// The events of the side to move claiming a draw.
fn claim_events(
    game: &Game,
    clause: &ClauseId,
    announced: Option<&Turn>,
    now: Now,
) -> Result<Vec<Event>, ClaimRefused> {
    let side = game.position().side_to_move();
    let facts = announced.and_then(|mv| facts_of(game, mv));
    let verdict = game.referee().clone().claim(side, clause, facts.as_ref())?;
    let claim = Event::Claim {
        side,
        clause: clause.as_str().to_owned(),
        announced: announced.map(|mv| notation::numeric(game.position(), mv)),
        clock_at: clock_at(game, now),
        at: now.at,
    };
    Ok(vec![claim, Event::Verdict(verdict)])
}

fn facts_of(game: &Game, mv: &Turn) -> Option<PlyFacts> {
    let mut after = game.position().clone();
    after.play(mv).ok()
}

/// The events of the computer claiming a draw for the position on the board;
/// `None` if there is none to claim.
pub(super) fn computer_claims(game: &Game, now: Now) -> Option<Vec<Event>> {
    let clause = game.referee().claimable().into_iter().next()?;
    claim_events(game, &clause, None, now).ok()
}

/// What a human may claim now.
pub(crate) fn open_claims(game: &Game, now_ms: u64) -> Vec<OpenClaim> {
    if game.is_over() || game.asked().is_some() {
        return Vec::new();
    }
    let mut open = Vec::new();
    if !game.computer_to_move() {
        by_clauses(game, &mut open);
    }
    if regulation_applies(game) && game.to_show().is_none() {
        open.push(OpenClaim::Ruling(ClaimKind::Regulation));
    }
    let sides: Vec<Side> = match game.computer_side() {
        Some(computer) => vec![!computer],
        None => vec![game.position().side_to_move()],
    };
    let may = |side: &Side| {
        is_short(game, *side, now_ms) && !was_refused(game, ClaimKind::TimeShortage, *side)
    };
    if sides.iter().any(may) {
        open.push(OpenClaim::Ruling(ClaimKind::TimeShortage));
    }
    open
}

fn by_clauses(game: &Game, open: &mut Vec<OpenClaim>) {
    if to_be_claimed(game).next().is_none() {
        return;
    }
    let here = game.referee().claimable();
    let side = game.position().side_to_move();
    for mv in game.position().legal_moves() {
        let Some(facts) = facts_of(game, &mv) else {
            continue;
        };
        for clause in to_be_claimed(game).filter(|clause| !here.contains(&clause.id)) {
            let claimed = game
                .referee()
                .clone()
                .claim(side, &clause.id, Some(&facts))
                .is_ok();
            if claimed {
                open.push(OpenClaim::Clause(clause.id.clone(), Some(mv.clone())));
            }
        }
    }
    let here = here
        .into_iter()
        .map(|clause| OpenClaim::Clause(clause, None));
    open.splice(0..0, here);
}

/// The article by which small endings of this game are not played on: the book has it,
/// and no time is added.
pub(crate) fn regulation_article(game: &Game) -> Option<&str> {
    let by_evidence = |clause: &&Clause| clause.ruled == Some(Ruled::RegulationDraw);
    let clause = game.book().clauses().find(by_evidence)?;
    (game.has_clock() && has_no_added_time(game)).then_some(&*clause.article)
}

/// Whether the book has this ending ruled on instead of played on. It is for games
/// with a fixed time: without a clock, or with added seconds, one plays on.
pub(crate) fn regulation_applies(game: &Game) -> bool {
    if regulation_article(game).is_none() {
        return false;
    }
    let ruling = game.referee().clone().regulation_ruling(&Known::nothing());
    ruling != RegulationRuling::DoesNotApply
}

/// Both rules are for games in which no time is ever added.
fn has_no_added_time(game: &Game) -> bool {
    let control = game.settings().clock.as_ref();
    control.is_none_or(|control| control.is_without_added_time())
}

fn pieces(game: &Game) -> u8 {
    let force = game.referee().position().force;
    force.white.pieces().saturating_add(force.black.pieces())
}

fn is_short(game: &Game, side: Side, now_ms: u64) -> bool {
    let knows = game.book().time_shortage().is_some();
    knows && shortage_lacks(game, &[side], now_ms).is_none()
}

/// What a claim in time shortage lacks on the board or on the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ShortageLack {
    /// A fixed time: there is no clock, or time is added.
    FixedTime,
    /// Little time: so much is left.
    Little {
        /// In milliseconds.
        left_ms: u64,
    },
    /// Few pieces: there are so many.
    Few {
        /// On the board.
        pieces: u8,
        /// The most that the article allows.
        most: u8,
    },
}

/// What a claim in time shortage by one of these sides lacks, in a book that knows it.
pub(crate) fn shortage_lacks(game: &Game, sides: &[Side], now_ms: u64) -> Option<ShortageLack> {
    let rule = game.book().time_shortage()?;
    let fits = has_no_added_time(game) && game.variant().draughts().is_some();
    let Some(left) = game.remaining(now_ms).filter(|_| fits) else {
        return Some(ShortageLack::FixedTime);
    };
    let least = sides.iter().map(|side| left[*side]).min()?;
    let pieces = pieces(game);
    if pieces > rule.most_pieces {
        let most = rule.most_pieces;
        return Some(ShortageLack::Few { pieces, most });
    }
    (least > rule.most_ms).then_some(ShortageLack::Little { left_ms: least })
}

/// What a claim in time shortage needs before anything is looked into: the clock
/// stands while that is done, so what the board and the clock show is answered
/// at once.
fn shortage_facts(game: &Game, side: Side, now_ms: u64) -> Result<(), Problem> {
    let problem = Problem::new(ProblemKind::NothingToClaim);
    if game.book().time_shortage().is_none() {
        return Err(problem.detail("problem-nothing-to-claim-shortage-book"));
    }
    match shortage_lacks(game, &[side], now_ms) {
        None => Ok(()),
        Some(ShortageLack::FixedTime) => Err(problem.detail("problem-nothing-to-claim-shortage")),
        Some(ShortageLack::Little { left_ms }) => Err(problem
            .text("time", crate::referee::face(left_ms))
            .detail("problem-nothing-to-claim-shortage-time")),
        Some(ShortageLack::Few { pieces, .. }) => Err(problem
            .number("pieces", pieces.into())
            .detail("problem-nothing-to-claim-shortage-pieces")),
    }
}

/// Whether a side has asked for this ruling in this position already. One answer a
/// position is enough: the clock stands meanwhile.
fn was_refused(game: &Game, kind: ClaimKind, side: Side) -> bool {
    let asked = |ruling: &Ruling| {
        ruling.kind == kind && ruling.by == Some(side) && ruling.ply == game.ply()
    };
    game.rulings().iter().any(|ruling| asked(ruling))
}

/// A player asks for a ruling that needs evidence.
fn ask(game: &Game, kind: ClaimKind, side: Option<Side>, now: Now) -> Result<Decision, Problem> {
    let side = match game.computer_side() {
        Some(computer) => !computer,
        None => side.unwrap_or(game.position().side_to_move()),
    };
    let not_so = |detail| Problem::new(ProblemKind::NothingToClaim).detail(detail);
    match kind {
        ClaimKind::Regulation if game.to_show().is_some() => {
            return Err(not_so("problem-nothing-to-claim-shown"));
        }
        ClaimKind::Regulation if !regulation_applies(game) => {
            return Err(not_so("problem-nothing-to-claim-regulation"));
        }
        ClaimKind::TimeShortage => shortage_facts(game, side, now.ms)?,
        ClaimKind::Regulation => {}
    }
    if was_refused(game, kind, side) {
        return Err(not_so("problem-nothing-to-claim-again"));
    }
    let asked = Event::RulingAsked {
        side,
        kind,
        ply: game.ply(),
        clock_at: clock_at(game, now),
        at: now.at,
    };
    Ok(Decision::Do(vec![asked], None))
}

/// After how many plies a clause ends the game if nothing stops it: a win that
/// comes later is none.
fn deadline(game: &Game) -> Option<u32> {
    let counters = game.referee().counters();
    let automatic = |clause: &ClauseId| {
        let found = game.book().clause(clause);
        found.is_some_and(|clause| clause.applies == Applies::Automatic)
    };
    counters
        .iter()
        .filter(|counter| automatic(&counter.clause))
        .map(|counter| counter.deadline.saturating_sub(game.ply()))
        .min()
}

/// The game as a ruling finds it.
pub(super) fn case(game: &Game, effort: u32) -> Case {
    Case {
        referee: game.referee().clone(),
        deadline: deadline(game),
        effort,
    }
}

/// Whether a ruling may be asked for that endgame tables can decide.
pub(super) fn may_ask_tables(game: &Game) -> bool {
    game.has_clock()
        && !game.is_over()
        && has_no_added_time(game)
        && may_be_in_tables(game.referee().position())
}

/// The ruling that was asked for, now that the position was looked into.
pub(super) fn rule(game: &Game, known: &Known, basis: Basis, now: Now) -> Vec<Event> {
    let Some(asked) = game.asked() else {
        return Vec::new();
    };
    let mut ruling = Ruling {
        kind: asked.kind,
        by: asked.by,
        imposed: asked.imposed,
        ply: game.ply(),
        decision: Outcome::Refused,
        to_show: None,
        known: known.0.clone(),
        basis,
        shortage: None,
        clock_at: clock_at(game, now),
        at: now.at,
    };
    let mut referee = game.referee().clone();
    let mut verdict = None;
    match asked.kind {
        ClaimKind::Regulation => match referee.regulation_ruling(known) {
            RegulationRuling::DoesNotApply => {}
            RegulationRuling::Drawn(drawn) => verdict = Some(drawn),
            RegulationRuling::MustShow { side, .. } => {
                ruling.decision = Outcome::ToShow;
                ruling.to_show = Some(side);
            }
        },
        ClaimKind::TimeShortage => {
            let side = asked.by.unwrap_or(game.position().side_to_move());
            let left_ms = game.remaining(now.ms).map_or(0, |left| left[side]);
            let control = game.settings().clock.as_ref();
            let found = control
                .and_then(|control| referee.time_shortage(side, left_ms, control, known).ok());
            if let Some(found) = found {
                ruling.shortage = Some(Shortage {
                    left_ms,
                    short_of_time: found.short_of_time,
                    pieces: found.pieces,
                    material: found.material,
                    superior: found.superior,
                });
                verdict = found.verdict;
            }
        }
    }
    if verdict.is_some() {
        ruling.decision = Outcome::Granted;
    }
    let end = verdict.map(|mut verdict| {
        verdict.claimed_by = verdict.claimed_by.or(asked.by);
        Event::Verdict(verdict)
    });
    [Event::Ruling(ruling)].into_iter().chain(end).collect()
}
