//! Endings that must be won, and counters that must be known.

use damier_arbiter::RuleBook;
use damier_draughts::{Position, Variant};
use damier_engine::Limits;
use damier_engine::matches::{GameRecord, SearchPlayer, play_game};
use damier_game::{Outcome, Side};

fn position(variant: Variant, fen: &str) -> Position {
    Position::from_fen(variant, fen).expect("a good FEN")
}

/// Lets the engine play both sides, each to so many positions a move.
fn play_out(variant: Variant, fen: &str, nodes: u64) -> GameRecord {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let player = || SearchPlayer::new(limits, 16);
    let book = RuleBook::default_for(variant.id()).expect("a book of its own");
    play_game(
        &mut player(),
        &mut player(),
        &position(variant, fen),
        &book,
        1,
    )
}

#[test]
fn petrovs_triangle_is_won_within_fifteen_moves() {
    for fen in [
        "W:WK29,K30,K31:BK5",
        "W:WK1,K2,K3:BK32",
        "B:WK21,K29,K30:BK12",
    ] {
        let game = play_out(Variant::Russian, fen, 300_000);
        let verdict = game.referee.verdict();
        println!("{fen}: {verdict:?} {}", game.moves.len());
        assert_eq!(
            game.outcome(),
            Outcome::Win(Side::White),
            "{fen}: {verdict:?}"
        );
    }
}
