//! Every position against its successors, by the checker with a move generator of its own.

use damier_draughts::Variant;
use damier_endgame::{Checker, Metric};

use crate::{all, book, tables};

/// Checks one position in `every`.
fn check(variant: Variant, pieces: u8, every: u64) {
    let default = damier_arbiter::RuleBook::default_for(variant.id()).expect("built in");
    let tables = tables(variant, &default, pieces);
    let mut checker = Checker::new(&tables, 1 << 20).expect("knows the game");
    let mut checked = 0;
    for (class, positions, _) in tables.contents(Metric::Pure) {
        let sides = if class.is_even() { 1 } else { 2 };
        for mover in 0..sides {
            let mut place = (u64::from(class.pieces()) * 7 + mover as u64) % every;
            while place < positions / sides as u64 {
                let found = checker.check(class, mover, place);
                assert_eq!(found, Ok(()), "{}", variant.id());
                checked += 1;
                place += every;
            }
        }
    }
    println!("{}: {checked} positions", variant.id());
    assert!(checked > 500, "{checked}");
}

#[test]
fn values_follow_from_the_moves_in_the_four_games() {
    for variant in [Variant::Russian, Variant::Brazilian, Variant::American] {
        if all() {
            check(variant, 4, 1);
        } else {
            check(variant, 4, 199);
        }
    }
    if all() {
        check(Variant::International, 4, 1);
    } else {
        check(Variant::International, 3, 29);
    }
}

#[test]
fn values_follow_from_the_moves_in_the_relatives() {
    let (pieces, every) = if all() { (4, 41) } else { (3, 97) };
    for &variant in Variant::ALL {
        let four = ["international", "russian", "brazilian", "american"];
        if variant == Variant::Canadian || four.contains(&variant.id()) {
            continue;
        }
        check(variant, pieces, every);
    }
    let canadian = book("canadian");
    let folder = damier_endgame::Folder::new("nowhere");
    let none = damier_endgame::Tables::open(&folder, Variant::Canadian, Some(&canadian), 3);
    assert!(none.is_none(), "72 squares do not fit");
}
