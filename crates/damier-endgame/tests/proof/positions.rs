//! Every position against its successors, by the checker with a move generator of its own.

use damier_arbiter::RuleBook;
use damier_draughts::Variant;
use damier_endgame::{Checker, Metric};

use crate::{all, book, tables};

/// Which positions of a set are checked: one in so many.
struct Share {
    pieces: u8,
    pure: u64,
    /// Under the book, once with nothing counted and once with counts.
    book: u64,
}

/// Checks a share of the tables of a game under its own book; every position of the pure game of up
/// to four pieces if all is to be checked.
fn check(variant: Variant, usual: &Share, whole: &Share) {
    let share = if all() { whole } else { usual };
    let default = RuleBook::default_for(variant.id()).expect("built in");
    let tables = tables(variant, &default, share.pieces);
    let mut checker = Checker::new(&tables, 1 << 20).expect("knows the game");
    let (mut checked, mut counted) = (0_u64, 0_u64);
    for (class, positions, _) in tables.contents(Metric::Pure) {
        let sides = if class.is_even() { 1 } else { 2 };
        for mover in 0..sides {
            let first = u64::from(class.pieces()) * 7 + mover as u64;
            let last = positions / sides as u64;
            for place in (first % share.pure..last).step_by(share.pure as usize) {
                let found = checker.check(class, mover, place);
                assert_eq!(found, Ok(()), "{}", variant.id());
                checked += 1;
            }
            for place in (first % share.book..last).step_by(share.book as usize) {
                // Counts on the way, others for every position.
                let plies = (place.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58) as u32;
                for plies in [0, plies] {
                    match checker.check_book(class, mover, place, plies) {
                        Ok(known) => counted += u64::from(known),
                        Err(wrong) => panic!("{}: {wrong:?}", variant.id()),
                    }
                }
            }
        }
    }
    println!(
        "{}: {checked} positions, {counted} values under {}",
        variant.id(),
        default.id()
    );
    assert!(checked > 500, "{checked}");
    let beyond = tables.beyond_book().len() as u64;
    assert!(counted > 500 || beyond > 0, "{counted} of {checked}");
}

/// A tenth of a million positions of the four games.
const OFTEN: Share = Share {
    pieces: 4,
    pure: 61,
    book: 401,
};
const SELDOM: Share = Share {
    pieces: 3,
    pure: 29,
    book: 97,
};
/// Everything on 64 squares.
const WHOLE: Share = Share {
    pieces: 4,
    pure: 1,
    book: 5,
};
/// Every position of the pure game on 100 squares.
const WHOLE_LARGE: Share = Share {
    pieces: 4,
    pure: 1,
    book: 61,
};

/// One test a game, so that they run at the same time and each can be run alone.
macro_rules! games {
    ($($name:ident: $variant:ident, $usual:expr, $whole:expr;)*) => {
        $(#[test]
        fn $name() {
            check(Variant::$variant, &$usual, &$whole);
        })*

        /// The games that are checked.
        const CHECKED: &[Variant] = &[$(Variant::$variant),*];
    };
}

games! {
    russian: Russian, OFTEN, WHOLE;
    brazilian: Brazilian, OFTEN, WHOLE;
    american: American, OFTEN, WHOLE;
    international: International, SELDOM, WHOLE_LARGE;
    pool: Pool, SELDOM, WHOLE;
    czech: Czech, SELDOM, WHOLE;
    spanish: Spanish, SELDOM, WHOLE;
    portuguese: Portuguese, SELDOM, WHOLE;
    italian: Italian, SELDOM, WHOLE;
    thai: Thai, SELDOM, WHOLE;
    turkish: Turkish, SELDOM, WHOLE;
    antidraughts: Antidraughts, SELDOM, WHOLE_LARGE;
    breakthrough: Breakthrough, SELDOM, WHOLE_LARGE;
    killer: Killer, SELDOM, WHOLE_LARGE;
    frisian: Frisian, SELDOM, WHOLE_LARGE;
    frysk: Frysk, SELDOM, WHOLE_LARGE;
}

#[test]
fn every_game_that_has_tables_is_checked() {
    let folder = damier_endgame::Folder::new("nowhere");
    for &variant in Variant::ALL {
        let tables = damier_endgame::Tables::open(&folder, variant, None, 3);
        let checked = CHECKED.contains(&variant);
        assert_eq!(tables.is_some(), checked, "{}", variant.id());
        assert_eq!(Checker::knows(variant), checked, "{}", variant.id());
    }
    let canadian = book("canadian");
    let none = damier_endgame::Tables::open(&folder, Variant::Canadian, Some(&canadian), 3);
    assert!(none.is_none(), "72 squares do not fit");
}
