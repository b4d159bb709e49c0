//! Every position against its successors, by a move generator of its own.

use damier_draughts::{Position, Variant};
use damier_endgame::{Metric, Prober, Standing};

use crate::plain::{Plain, numbered};
use crate::sheet::{Sheet, sheet};
use crate::{all, book, tables};

/// A value with the plies to the end.
type Value = (Standing, Option<u16>);

fn look_up(prober: &mut Prober, variant: Variant, fen: &str) -> Value {
    let position = Position::from_fen(variant, fen).expect("a position");
    let found = prober.pure(&position);
    (found.value, found.plies)
}

/// What the moves of a position make of it.
fn from_moves(prober: &mut Prober, sheet: &Sheet, plain: &Plain, squares: &[(i8, i8)]) -> Value {
    let no_move_wins = sheet.variant == Variant::Antidraughts;
    let (mut won, mut lost, mut held) = (None::<u16>, None::<u16>, false);
    for turn in plain.moves(sheet) {
        let after = &turn.after;
        let crowned = sheet.crowning_wins && turn.crowned;
        let value = if after.own() == 0 || crowned {
            let gone = after.own() == 0 && no_move_wins;
            (if gone { Standing::Win } else { Standing::Loss }, Some(0))
        } else {
            look_up(prober, sheet.variant, &after.fen(squares))
        };
        match value {
            (Standing::Loss, Some(plies)) => won = Some(won.map_or(plies, |n| n.min(plies))),
            (Standing::Win, Some(plies)) => lost = Some(lost.map_or(plies, |n| n.max(plies))),
            (Standing::Draw, None) => held = true,
            other => panic!("{}: {other:?}", after.fen(squares)),
        }
    }
    match (won, held, lost) {
        (Some(plies), _, _) => (Standing::Win, Some(plies + 1)),
        (None, true, _) => (Standing::Draw, None),
        (None, false, Some(plies)) => (Standing::Loss, Some(plies + 1)),
        (None, false, None) if no_move_wins => (Standing::Win, Some(0)),
        (None, false, None) => (Standing::Loss, Some(0)),
    }
}

/// Checks one position in `every`.
fn check(variant: Variant, pieces: u8, every: u64) {
    let default = damier_arbiter::RuleBook::default_for(variant.id()).expect("built in");
    let tables = tables(variant, &default, pieces);
    let mut prober = tables.prober(1 << 20);
    let sheet = sheet(variant);
    let squares = numbered(&sheet);
    let mut checked = 0;
    for (class, positions, _) in tables.contents(Metric::Pure) {
        let sides = if class.is_even() { 1 } else { 2 };
        for mover in 0..sides {
            let mut place = (u64::from(class.pieces()) * 7 + mover as u64) % every;
            while place < positions / sides as u64 {
                let position = tables
                    .position_at(class, mover, place)
                    .expect("there is one");
                let fen = position.fen();
                let plain = Plain::read(&squares, &fen);
                let found = look_up(&mut prober, variant, &fen);
                let moves = from_moves(&mut prober, &sheet, &plain, &squares);
                assert_eq!(found, moves, "{} {fen}", variant.id());
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
