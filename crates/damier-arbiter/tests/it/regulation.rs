//! Draws by regulation that come of themselves: at once, unless the next move wins; and
//! following the clock, where that was chosen.

use std::sync::Arc;

use damier_arbiter::RuleBook;
use damier_arbiter::clock::{SideControl, TimeControl};
use damier_draughts::{Position, Variant};
use damier_game::{Outcome, Reason, Side};

use crate::support::{Game, book};

fn on(id: &str) -> Arc<RuleBook> {
    let chosen = book(id).with_setting("regulation-draw", "on");
    Arc::new(chosen.expect("a setting"))
}

fn game(book: &Arc<RuleBook>, variant: Variant, fen: &str) -> Game {
    let position = Position::from_fen(variant, fen).expect(fen);
    Game::new(Arc::clone(book), position)
}

#[test]
fn a_win_at_hand_is_played_before_the_draw_is_given() {
    let book = on("fmjd");
    for (fen, wins) in [
        ("W:WK28:BK22", "28x17"),
        ("W:WK1,K2,K3:BK25", ""),
        // The lone king takes its last opponents.
        ("B:WK28:BK22", "22x33"),
        ("B:WK28,31:BK22", ""),
        ("W:WK1:BK48", ""),
    ] {
        let mut game = game(&book, Variant::International, fen);
        let before = game.referee.verdict().map(|v| (v.ply, v.outcome));
        if wins.is_empty() {
            assert_eq!(before, Some((0, Outcome::Draw)), "{fen}");
            continue;
        }
        assert_eq!(before, None, "{fen}: the next move wins");
        let verdict = game.play_text(wins).expect("it ends the game");
        assert_eq!(verdict.reason, Reason::NoPieces, "{fen}");
        assert_eq!(
            verdict.outcome,
            Outcome::Win(game.position.side_to_move().opponent())
        );
    }
}

#[test]
fn the_clock_switches_the_draw_on_where_that_was_chosen() {
    for id in ["fmjd", "idf"] {
        let book = book(id);
        let follows = book
            .with_setting("regulation-draw", "by-clock")
            .expect("a setting");
        assert!(!book.follows_clock() && follows.follows_clock());
        let ruled = |book: &RuleBook| {
            let mut clauses = book.clauses();
            clauses.any(|clause| clause.limit().is_some_and(|rule| rule.limit.most() == 0))
        };
        assert!(!ruled(&follows), "{id}: no clock is known");
        for (tag, is_on) in [
            ("300+0", true),
            ("1200", true),
            ("300+3", false),
            ("50/7200:3600", true),
            ("50/7200:25/3600", false),
        ] {
            let side = SideControl::from_tag(tag).expect(tag).expect("a clock");
            let control = TimeControl::equal(side);
            assert_eq!(ruled(&follows.under(&control, false)), is_on, "{id} {tag}");
            if is_on {
                assert_eq!(
                    follows.under(&control, false),
                    follows.under(&control, true),
                    "{id} {tag}: a win that is shown stands, whoever asks"
                );
            }
            let off = book
                .with_setting("regulation-draw", "off")
                .expect("a setting");
            assert!(!off.follows_clock());
        }
    }
}

#[test]
fn the_side_without_pieces_is_named_whoever_is_to_move() {
    for (variant, fen, bare, winner) in [
        (Variant::International, "B:W:BK1", Side::White, Side::Black),
        (Variant::International, "W:W:BK1", Side::White, Side::Black),
        (Variant::International, "W:WK1:B", Side::Black, Side::White),
        (Variant::Russian, "W:WK1:B", Side::Black, Side::White),
    ] {
        let book = RuleBook::default_for(variant.id()).expect("built in");
        let game = game(&book, variant, fen);
        let verdict = game.referee.verdict().expect("it is over");
        assert_eq!(
            (verdict.side, verdict.outcome),
            (Some(bare), Outcome::Win(winner)),
            "{fen}"
        );
    }
}

#[test]
fn who_was_first_to_get_a_king_is_in_the_record() {
    let first = |fen: &str, moves: &[&str]| {
        let mut game = game(&book("fmjd"), Variant::International, fen);
        for text in moves {
            game.play_text(text);
        }
        game.referee.first_king()
    };
    assert_eq!(first("W:W7,31:B42,20", &[]), None);
    assert_eq!(first("W:W7,31:B42,20", &["7-1"]), Some(Side::White));
    assert_eq!(
        first("B:W7,31:B42,20", &["42-48", "7-1"]),
        Some(Side::Black)
    );
    assert_eq!(first("W:W31:BK48", &[]), Some(Side::Black));
    assert_eq!(first("W:WK1:BK48", &[]), None, "the record begins too late");
}
