//! Endgame tables as a witness: they know every position of up to four pieces, and a search
//! from somewhat more pieces ends in them.

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::thread;

use damier_arbiter::{Evidence, Lang, Proof, Referee, Source, text};
use damier_draughts::{Position, Variant};
use damier_endgame::{Folder, Order, Prober, Progress, Standing, TableEvidence, Tables, build};
use damier_engine::Past;
use damier_engine::evidence::{BEYOND_PIECES, Beyond, Testimony, Witness};
use damier_game::BySide;

use crate::messages::say;
use crate::output;
use crate::tables::not_made;

/// The most pieces of positions that tables are made for.
const PIECES: usize = 4;
/// Memory for making them, and for what is read of them, in bytes.
const MAKING: u64 = 1 << 30;
const READING: usize = 16 << 20;
/// Positions that a search into them looks at: about a second.
const REACH: u64 = 3_000_000;

/// The tables for the game, made if they are not there yet; `None` where they cannot
/// help. Nothing depends on them: what goes wrong is told, and the question is
/// answered without.
pub(super) fn open(position: &Position, referee: &Referee, lang: Lang) -> Option<Arc<Tables>> {
    let count = position.pieces().count();
    if !(2..=BEYOND_PIECES).contains(&count) {
        return None;
    }
    let folder = Folder::of_user();
    let variant = position.variant();
    if count > PIECES {
        // Larger ones, if somebody has made them.
        let more = PIECES as u8 + 1;
        let found = Tables::open(&folder, variant, Some(referee.book()), more)?;
        if found.missing().is_empty() {
            return Some(Arc::new(found));
        }
    }
    let pieces = u8::try_from(count.min(PIECES)).ok()?;
    let look = || Tables::open(&folder, variant, Some(referee.book()), pieces);
    let found = look()?;
    if found.missing().is_empty() {
        return Some(Arc::new(found));
    }
    output::tell(text::making_tables(pieces, lang));
    match make(variant, referee, pieces, &folder) {
        Ok(()) => look().map(Arc::new),
        Err(why) => {
            let without = text::without_tables(lang);
            let args = [("why", why.into()), ("without", without.into())];
            output::tell(format_args!("damier: {}", say("tables-failed", &args)));
            None
        }
    }
}

fn make(variant: Variant, referee: &Referee, pieces: u8, folder: &Folder) -> Result<(), String> {
    let order = Order {
        variant,
        book: Some(Arc::clone(referee.book())),
        pure: true,
        pieces,
        threads: thread::available_parallelism().map_or(1, usize::from),
        memory: MAKING,
    };
    let shown = io::stderr().is_terminal();
    let mut tell = |progress: Progress| {
        if shown {
            let share = 100.0 * progress.done as f64 / progress.all.max(1) as f64;
            eprint!("\r{share:5.1} % ");
        }
        true
    };
    let built = build(&order, folder, &mut tell);
    if shown {
        eprint!("\r         \r");
    }
    built.map(|_| ()).map_err(|error| not_made(&error))
}

/// The tables as a witness about the position of a game: their word if they know it, a search
/// into them if it has more pieces.
pub(super) fn witness(
    tables: &Arc<Tables>,
    position: &Position,
    referee: &Referee,
) -> Box<dyn Witness> {
    if position.pieces().count() > usize::from(tables.pieces()) {
        return Box::new(Beyond::new(tables.prober(READING), REACH));
    }
    Box::new(TableWitness {
        prober: tables.prober(READING),
        referee: referee.clone(),
    })
}

/// Tables, and the game that they are asked about.
struct TableWitness {
    prober: Prober,
    referee: Referee,
}

impl Witness for TableWitness {
    fn testify(&mut self, position: &Position, _: &Past, deadline: Option<u32>) -> Testimony {
        let evidence = TableEvidence::new(&mut self.prober, position, &self.referee);
        let counts = self.prober.book(position, &self.referee).value != Standing::Unknown;
        let proof = BySide::from_fn(|side| match evidence.assess(side).proof {
            // Where the tables know the pure game only, a win may come too late.
            Proof::Win { moves } if !counts && is_late(moves, deadline) => Proof::Open,
            proof => proof,
        });
        Testimony {
            proof,
            centimen: None,
            source: Source::Tables {
                pieces: self.prober.tables().pieces(),
            },
        }
    }
}

fn is_late(moves: Option<u32>, deadline: Option<u32>) -> bool {
    deadline.is_some_and(|deadline| moves.is_none_or(|moves| 2 * moves > deadline))
}
