//! The tables against everything that does not come from their builder: a move
//! generator of its own, the referee with explicit counters, published facts.
//!
//! `DAMIER_ALL_ENDGAMES=1` checks every position instead of some (`cargo xtask
//! proofs endgame` sets it).

mod beyond;
mod brute;
mod facts;
mod files;
mod known;
mod positions;

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use damier_arbiter::RuleBook;
use damier_draughts::Variant;
use damier_endgame::{Folder, Order, Tables, build};

/// Whether everything is to be checked.
fn all() -> bool {
    std::env::var_os("DAMIER_ALL_ENDGAMES").is_some()
}

/// The tables of a game under a book, made once and kept between runs.
fn tables(variant: Variant, book: &Arc<RuleBook>, pieces: u8) -> Arc<Tables> {
    static BENCH: Mutex<()> = Mutex::new(());
    let _one_at_a_time = BENCH.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = Folder::new(Path::new(env!("CARGO_TARGET_TMPDIR")).join("endgame"));
    let order = Order {
        variant,
        book: Some(Arc::clone(book)),
        pure: true,
        pieces,
        threads: 2,
        memory: 2 << 30,
    };
    build(&order, &folder, &mut |_| true).expect("can be built");
    let mut tables =
        Tables::open(&folder, variant, Some(book), pieces).expect("the board fits a word");
    assert!(tables.missing().is_empty(), "{:?}", tables.missing());
    tables.load();
    Arc::new(tables)
}

fn book(id: &str) -> Arc<RuleBook> {
    RuleBook::builtin(id).expect("built in")
}

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % most.max(1)
    }
}
