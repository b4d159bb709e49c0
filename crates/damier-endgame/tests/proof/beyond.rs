//! The search beyond the tables: positions that larger tables know, from smaller ones.

use damier_arbiter::RuleBook;
use damier_draughts::{Position, Variant};
use damier_endgame::Standing;

use crate::{Dice, all, tables};

/// Any position of so many pieces that can be set up, White or Black to move.
fn any_position(variant: Variant, squares: u64, pieces: usize, dice: &mut Dice) -> Position {
    loop {
        let mut sides = [Vec::new(), Vec::new()];
        let mut taken = Vec::new();
        while taken.len() < pieces {
            let square = 1 + dice.below(squares);
            if !taken.contains(&square) {
                taken.push(square);
                let king = if dice.below(2) == 0 { "K" } else { "" };
                sides[dice.below(2) as usize].push(format!("{king}{square}"));
            }
        }
        let mover = if dice.below(2) == 0 { "W" } else { "B" };
        let [white, black] = sides.map(|side| side.join(","));
        let fen = format!("{mover}:W{white}:B{black}");
        if !white.is_empty()
            && !black.is_empty()
            && let Ok(position) = Position::from_fen(variant, &fen)
        {
            return position;
        }
    }
}

/// Proves what it can of random positions of `pieces` with tables of `known`, and compares with
/// the tables that hold them. A good part must be settled.
fn agree(variant: Variant, squares: u64, pieces: u8, known: u8) {
    let book = RuleBook::default_for(variant.id()).expect("built in");
    let mut truth = tables(variant, &book, pieces).prober(16 << 20);
    let mut few = tables(variant, &book, known).prober(16 << 20);
    let (many, nodes) = if all() {
        (2_000, 200_000)
    } else {
        (200, 20_000)
    };
    let mut dice = Dice(0x51A7_0000 + squares + u64::from(pieces));
    let (mut settled, mut bounded, mut draws) = (0, 0, 0);
    for _ in 0..many {
        let position = any_position(variant, squares, usize::from(pieces), &mut dice);
        let value = truth.pure(&position).value;
        assert_ne!(value, Standing::Unknown);
        let found = few.bounds(&position, nodes, &|| false);
        let fen = position.fen();
        let what = format!("{} {fen}: {value:?}, found {found:?}", variant.id());
        assert!(found.low <= value && value <= found.high, "{what}");
        settled += u32::from(found.value().is_some());
        draws += u32::from(found.value() == Some(Standing::Draw));
        bounded += u32::from(found.word() != "unknown");
        let mut at = position;
        for mv in &found.line {
            assert!(at.play(mv).is_ok(), "{what}");
        }
    }
    println!(
        "{}, {pieces} pieces from {known}: {settled} of {many} settled, {draws} of them draws, \
         {bounded} bounded at least, 0 wrong",
        variant.id()
    );
    assert!(3 * settled > many, "{}: {settled}", variant.id());
    assert!(draws > 0, "draws by going round are proven, too");
}

#[test]
fn what_is_proven_of_russian_positions_is_true() {
    agree(Variant::Russian, 32, 4, 3);
    agree(Variant::Russian, 32, 4, 2);
    if all() {
        agree(Variant::Russian, 32, 5, 4);
        agree(Variant::Russian, 32, 5, 3);
    }
}

#[test]
fn what_is_proven_of_international_positions_is_true() {
    agree(Variant::International, 50, 4, 3);
}

#[test]
fn what_is_proven_of_american_positions_is_true() {
    agree(Variant::American, 32, 4, 3);
    agree(Variant::American, 32, 4, 2);
}

#[test]
fn what_is_proven_is_true_where_the_side_without_moves_wins() {
    agree(Variant::Antidraughts, 50, 3, 2);
}
