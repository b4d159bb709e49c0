//! Endgame tables as a witness: they know every position of up to four pieces.

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::thread;

use damier_arbiter::{Evidence, Proof, Referee, Source, text};
use damier_draughts::{Position, Variant};
use damier_endgame::{Folder, Order, Prober, Progress, Standing, TableEvidence, Tables, build};
use damier_engine::Past;
use damier_engine::evidence::{Testimony, Witness};
use damier_game::BySide;

use super::game::GameArgs;
use crate::messages::say;
use crate::tables::not_made;

/// The most pieces of positions that tables are made for.
const PIECES: usize = 4;
/// Memory for making them, and for what is read of them, in bytes.
const MAKING: u64 = 1 << 30;
const READING: usize = 16 << 20;

/// The tables for the game, made if they are not there yet; `None` where they cannot
/// help. Nothing depends on them: what goes wrong is told, and the claim goes on
/// without.
pub(super) fn open(args: &GameArgs, position: &Position, referee: &Referee) -> Option<Arc<Tables>> {
    let count = position.pieces().count();
    if !(2..=PIECES).contains(&count) {
        return None;
    }
    let pieces = u8::try_from(count).ok()?;
    let folder = Folder::of_user();
    let variant = position.variant();
    let look = || Tables::open(&folder, variant, Some(referee.book()), pieces);
    let found = look()?;
    if found.missing().is_empty() {
        return Some(Arc::new(found));
    }
    eprintln!("{}", text::making_tables(pieces, args.lang));
    match make(variant, referee, pieces, &folder) {
        Ok(()) => look().map(Arc::new),
        Err(why) => {
            let without = text::without_tables(args.lang);
            let args = [("why", why.into()), ("without", without.into())];
            eprintln!("damier: {}", say("tables-failed", &args));
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

/// Tables, and the game that they are asked about.
pub(super) struct TableWitness {
    prober: Prober,
    referee: Referee,
}

impl TableWitness {
    pub(super) fn new(tables: &Arc<Tables>, referee: &Referee) -> TableWitness {
        TableWitness {
            prober: tables.prober(READING),
            referee: referee.clone(),
        }
    }
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
