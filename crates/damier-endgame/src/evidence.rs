//! What tables can say to a referee who has to rule.

use damier_arbiter::{Assessment, Evidence, Proof, Referee};
use damier_draughts::Position;
use damier_game::Side;

use crate::prober::Prober;
use crate::values::{Standing, Verdict};

/// The word of the tables on one position of a game, as evidence for a ruling:
/// a regulation draw, a win to be demonstrated, a claim in time shortage.
///
/// The value is that under the referee's book with its counters as they stand,
/// or that of the pure game where the tables do not know the book.
#[derive(Clone, PartialEq, Debug)]
pub struct TableEvidence {
    mover: Side,
    standing: Standing,
    plies: Option<u16>,
    rests_on: String,
}

impl TableEvidence {
    /// Asks the tables.
    pub fn new(prober: &mut Prober, position: &Position, referee: &Referee) -> TableEvidence {
        let verdict = prober.probe(position, referee);
        let pieces = prober.tables().pieces();
        let variant = position.variant().id();
        TableEvidence::of(&verdict, position.side_to_move(), || {
            format!("endgame tables of {variant} draughts, up to {pieces} pieces")
        })
    }

    /// The same from an answer of the tables.
    fn of(verdict: &Verdict, mover: Side, rests_on: impl Fn() -> String) -> TableEvidence {
        let known = verdict.book.value != Standing::Unknown;
        TableEvidence {
            mover,
            standing: if known {
                verdict.book.value
            } else {
                verdict.pure.value
            },
            plies: verdict.pure.plies,
            rests_on: rests_on(),
        }
    }
}

impl Evidence for TableEvidence {
    fn assess(&self, side: Side) -> Assessment {
        let own = side == self.mover;
        let standing = if own {
            self.standing
        } else {
            self.standing.reversed()
        };
        let proof = match standing {
            Standing::Unknown => Proof::Open,
            Standing::Draw | Standing::Loss => Proof::NoWin,
            Standing::Win => Proof::Win {
                // The side to move makes the first and the last of the plies.
                moves: self
                    .plies
                    .map(|plies| u32::from(if own { plies.div_ceil(2) } else { plies / 2 })),
            },
        };
        Assessment {
            proof,
            centimen: None,
            rests_on: self.rests_on.clone(),
        }
    }
}
