//! What can be found out about a position, for rulings that rest on evidence:
//! endgame tables, a short search of everything, a search into the tables from positions with
//! more pieces, and the engine's estimate.
//!
//! All but the last prove what they say. An engine is selective and looks for the
//! likely: a win that it announces is an estimate.

use damier_arbiter::{Assessment, Evidence as _, Lang, Proof, Referee, Source, text};
use damier_draughts::Position;
use damier_endgame::{EndgameService, Standing, State, TableEvidence};
use damier_engine::evidence::{BEYOND_PIECES, Beyond, EveryLine, own_moves};
use damier_engine::{Engine, Limits, Past};
use damier_game::{BySide, PositionFacts, Side};

use super::claims::Known;
use super::ruling::{Basis, Reach, TableWord};

/// So many positions the engine looks at.
const ENGINE_POSITIONS: u64 = 250_000;

/// So many positions a search into the tables looks at: about half a second.
const BEYOND_POSITIONS: u64 = 1_500_000;

/// An engine that has looked so far ahead goes no deeper: the lines have all ended before.
pub(super) const ENGINE_END: u32 = 100;

/// The most pieces of the tables that the site has made.
const TABLE_PIECES: u8 = 4;

/// The most forced plies that are played before the engine looks.
const FORCED_PLIES: u32 = 40;

/// Memory for what a ruling reads of the tables, in bytes.
pub(super) const TABLE_MEMORY: usize = 4 << 20;

/// A game as a ruling finds it.
#[derive(Clone, Debug)]
pub(super) struct Case {
    /// The game as the referee has followed it.
    pub(super) referee: Referee,
    /// Plies until a clause ends the game: a win that comes later is none.
    pub(super) deadline: Option<u32>,
    /// Multiplies how many positions are looked at.
    pub(super) effort: u32,
}

/// Looks into a position. Wins that come only after the deadline do not count.
pub(super) fn gather(
    tables: Option<&EndgameService>,
    engine: &mut Engine,
    position: &Position,
    past: &Past,
    case: &Case,
    stop: &dyn Fn() -> bool,
) -> (Known, Basis) {
    let effort = u64::from(case.effort.max(1));
    let mut basis = Basis::default();
    let by_tables = tables.and_then(|tables| ask_tables(tables, position, case, &mut basis));
    let mut proof = by_tables.unwrap_or_else(|| {
        let usual = EveryLine::default();
        let search = EveryLine {
            positions: usual.positions * effort,
            ..usual
        };
        ask_every_line(search, position, case.deadline, &mut basis, stop)
    });
    if !is_proven(&proof)
        && let Some(tables) = tables
        && let Some(found) = ask_beyond(tables, position, case, &mut basis, stop)
    {
        proof = found;
    }
    let limits = Limits {
        depth: None,
        nodes: Some(ENGINE_POSITIONS * effort),
    };
    let (score, depth, nodes) = estimate(engine, position, past, &limits, stop);
    // Tables that were still being made may be there by now: what they say is proven.
    if basis.tables == TableWord::Building
        && let Some(found) = tables.and_then(|t| ask_tables(t, position, case, &mut basis))
    {
        proof = found;
    }
    basis.engine_depth = depth;
    basis.engine_positions = nodes;
    let rests_on = text::sources(&basis.sources(), Lang::En);
    let known = BySide::from_fn(|side| Assessment {
        proof: proof[side],
        centimen: Some(if side == position.side_to_move() {
            score
        } else {
            -score
        }),
        rests_on: rests_on.clone(),
    });
    (Known(known), basis)
}

/// The engine's estimate for the side to move, with its depth in plies and how many
/// positions it looked at. Where only one move is legal an engine need not think;
/// here it is to, so that move is played and the next position looked into.
fn estimate(
    engine: &mut Engine,
    position: &Position,
    past: &Past,
    limits: &Limits,
    stop: &dyn Fn() -> bool,
) -> (i32, u32, u64) {
    let (mut position, mut past) = (*position, past.clone());
    let (mut forced, mut sign) = (0, 1);
    while forced < FORCED_PLIES {
        let moves = position.legal_moves();
        let [only] = moves.as_slice() else { break };
        let mut next = position;
        let Ok(facts) = next.play(only) else { break };
        // An end is told by the search of the position before it.
        if next.legal_moves().is_empty() {
            break;
        }
        past.record(&facts);
        position = next;
        (forced, sign) = (forced + 1, -sign);
    }
    let report = engine.search(&position, &past, limits, stop);
    (
        sign * report.score,
        report.depth + forced,
        report.nodes + u64::from(forced),
    )
}

/// Whether there are so few pieces that tables may know the position.
pub(super) fn may_be_in_tables(facts: &PositionFacts) -> bool {
    let force = facts.force;
    force.white.pieces().saturating_add(force.black.pieces()) <= TABLE_PIECES
}

/// What the tables prove; `None` if they do not know the position.
fn ask_tables(
    service: &EndgameService,
    position: &Position,
    case: &Case,
    basis: &mut Basis,
) -> Option<BySide<Proof>> {
    if !may_be_in_tables(&position.facts()) {
        return None;
    }
    let tables = match service.state(position.variant(), case.referee.book()) {
        State::Ready(tables) => tables,
        State::Building(_) => {
            basis.tables = TableWord::Building;
            basis.table_pieces = TABLE_PIECES;
            return None;
        }
        State::Failed(why) => {
            tracing::warn!(variant = position.variant().id(), why, "no endgame tables");
            return None;
        }
    };
    basis.table_pieces = tables.pieces();
    let mut prober = tables.prober(TABLE_MEMORY);
    let evidence = TableEvidence::new(&mut prober, position, &case.referee);
    let by_rules = prober.book(position, &case.referee);
    basis.need = by_rules.need.zip(by_rules.remaining);
    let by_book = by_rules.value != Standing::Unknown;
    let proof = BySide::from_fn(|side| match evidence.assess(side).proof {
        // The pure game knows no deadline: such a win may come too late.
        Proof::Win { moves } if !by_book && is_late(moves, case.deadline) => Proof::Open,
        proof => proof,
    });
    let known = is_proven(&proof);
    basis.tables = if known {
        TableWord::Known
    } else {
        TableWord::Unknown
    };
    known.then_some(proof)
}

fn is_proven(proof: &BySide<Proof>) -> bool {
    Side::BOTH.iter().any(|side| proof[*side] != Proof::Open)
}

/// What a search into the tables proves of a position with somewhat more pieces; `None` if there
/// are no tables, too many pieces, or nothing is proven.
fn ask_beyond(
    service: &EndgameService,
    position: &Position,
    case: &Case,
    basis: &mut Basis,
    stop: &dyn Fn() -> bool,
) -> Option<BySide<Proof>> {
    if may_be_in_tables(&position.facts()) || position.pieces().count() > BEYOND_PIECES {
        return None;
    }
    let State::Ready(tables) = service.state(position.variant(), case.referee.book()) else {
        return None;
    };
    let positions = BEYOND_POSITIONS * u64::from(case.effort.max(1));
    let mut search = Beyond::new(tables.prober(TABLE_MEMORY), positions);
    let (proof, source) = search.look(position, case.deadline, stop)?;
    if let Source::Reach {
        pieces,
        positions,
        line,
    } = source
    {
        basis.reach = Some(Reach {
            pieces,
            positions,
            line,
        });
    }
    is_proven(&proof).then_some(proof)
}

/// Whether so many own moves may take until after the deadline.
fn is_late(moves: Option<u32>, deadline: Option<u32>) -> bool {
    deadline.is_some_and(|deadline| moves.is_none_or(|moves| 2 * moves > deadline))
}

/// What a search of every line proves.
fn ask_every_line(
    search: EveryLine,
    position: &Position,
    deadline: Option<u32>,
    basis: &mut Basis,
    stop: &dyn Fn() -> bool,
) -> BySide<Proof> {
    let found = search.look(position, deadline, stop);
    basis.plies = found.plies;
    basis.positions = found.positions;
    let mover = position.side_to_move();
    // Every line to the deadline is known and none wins: so nobody can.
    let exhausted = deadline.is_some_and(|deadline| found.plies >= deadline);
    BySide::from_fn(|side| match found.win {
        Some((winner, plies)) if winner == side => Proof::Win {
            moves: Some(own_moves(plies, side == mover)),
        },
        Some(_) => Proof::NoWin,
        None if exhausted => Proof::NoWin,
        None => Proof::Open,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use damier_arbiter::RuleBook;
    use damier_draughts::Variant;
    use damier_endgame::Folder;
    use damier_engine::DrawRules;

    use super::*;

    fn assess(
        tables: Option<&EndgameService>,
        variant: Variant,
        fen: &str,
        deadline: Option<u32>,
    ) -> (Known, Basis) {
        let position = Position::from_fen(variant, fen).unwrap();
        let rules = DrawRules::for_variant(variant.id());
        let past = Past::start(rules, &position.facts());
        let book = RuleBook::default_for(variant.id()).unwrap();
        let case = Case {
            referee: Referee::new(book, position.facts()),
            deadline,
            effort: 1,
        };
        let mut engine = Engine::new(1);
        gather(tables, &mut engine, &position, &past, &case, &|| false)
    }

    #[test]
    fn a_short_win_is_found_and_counted_in_own_moves() {
        // White takes the last piece at once.
        let (known, basis) = assess(None, Variant::International, "W:WK28:B22", None);
        assert_eq!(known.0.white.proof, Proof::Win { moves: Some(1) });
        assert_eq!(known.0.black.proof, Proof::NoWin);
        assert_eq!(basis.plies, 1);
        assert_eq!(basis.tables, TableWord::None);
    }

    #[test]
    fn a_king_each_proves_nothing_to_a_search() {
        let (known, basis) = assess(None, Variant::International, "W:WK1:BK48", None);
        assert_eq!(known.0.white.proof, Proof::Open);
        assert!(basis.plies >= 3, "{basis:?}");
        assert!(known.0.white.rests_on.contains("positions"));
    }

    #[test]
    fn a_win_that_an_engine_announces_is_an_estimate() {
        // Three kings catch one within fifteen moves, too deep for every line.
        let fen = "W:WK30,K31,K32:BK1";
        let (known, basis) = assess(None, Variant::Russian, fen, None);
        assert_eq!(known.0.white.proof, Proof::Open, "{basis:?}");
        assert!(known.0.white.centimen.unwrap() > 150);
    }

    #[test]
    fn a_forced_move_does_not_end_the_search() {
        // White must take; what counts comes after it.
        let fen = "W:W28,46,47,48,31:B23,6,7,8,16";
        let position = Position::from_fen(Variant::International, fen).unwrap();
        assert_eq!(position.legal_moves().len(), 1, "a forced move");
        let (_, basis) = assess(None, Variant::International, fen, None);
        assert!(basis.engine_depth > 5, "{basis:?}");
        assert!(basis.engine_positions > 1_000, "{basis:?}");
    }

    #[test]
    fn nobody_wins_where_every_line_ends_at_the_deadline() {
        let (known, _) = assess(None, Variant::International, "W:WK1:BK48", Some(2));
        assert_eq!(known.0.white.proof, Proof::NoWin);
    }

    #[test]
    fn tables_are_asked_first_once_they_are_made() {
        let folder = tempfile::tempdir().unwrap();
        let service = EndgameService::new(Folder::new(folder.path()));
        let book = RuleBook::default_for("american").unwrap();
        let ask = |fen: &str| assess(Some(&service), Variant::American, fen, None);
        let far = "W:WK1,K2:BK32,K31,28";
        let (_, basis) = ask(far);
        assert_eq!(basis.tables, TableWord::None, "five pieces are too many");
        let fen = "W:WK1,K6:BK32";
        let (_, basis) = ask(fen);
        assert_eq!(basis.tables, TableWord::Building);
        assert!(basis.positions > 0, "meanwhile every line is looked at");
        while !matches!(service.state(Variant::American, &book), State::Ready(_)) {
            assert!(!matches!(
                service.state(Variant::American, &book),
                State::Failed(_)
            ));
            std::thread::yield_now();
        }
        let (known, basis) = ask(fen);
        assert_eq!((basis.tables, basis.positions), (TableWord::Known, 0));
        let told = text::sources(&basis.sources(), Lang::En);
        assert!(told.contains("endgame tables"), "{told}");
        assert_ne!(known.0.white.proof, Proof::Open);
        drop(Arc::clone(&book));
    }
}
