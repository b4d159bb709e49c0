use damier_chess::{Position, Winnable};
use damier_game::{Game, Outcome, Reason, Side};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

#[test]
fn material_that_cannot_mate_ends_the_game() {
    for (board, dead) in [
        ("4k3/8/8/8/8/8/8/4K3", true),
        ("4k3/8/8/8/8/8/8/4KB2", true),
        ("4k3/8/8/8/8/8/8/4KN2", true),
        ("4kb2/8/8/8/8/8/8/2B1K3", true),
        ("2b1k3/8/8/8/8/8/8/2B1K3", false),
        ("8/8/3k4/8/5N2/2n5/3K4/8", false),
        ("4k3/8/8/8/8/8/8/3NKN2", false),
        ("4k3/8/8/8/8/8/4P3/4K3", false),
        ("4k3/8/8/8/8/8/8/4KR2", false),
    ] {
        let terminal = position(&format!("{board} w - -")).facts().terminal;
        assert_eq!(terminal.is_some(), dead, "{board}");
        if let Some(end) = terminal {
            assert_eq!(
                (end.outcome, end.reason),
                (Outcome::Draw, Reason::DeadPosition)
            );
        }
    }
}

#[test]
fn mate_and_stalemate_come_before_dead_positions() {
    let end = |fen: &str| {
        position(fen)
            .facts()
            .terminal
            .map(|end| (end.outcome, end.reason))
    };
    assert_eq!(
        end("rk2Q3/1p4p1/1B6/4p3/p5p1/2Kp2P1/PP4P1/R7 b q - 0 34"),
        Some((Outcome::Win(Side::White), Reason::Checkmate))
    );
    assert_eq!(
        end("7k/5Q2/6K1/8/8/8/8/8 b - -"),
        Some((Outcome::Draw, Reason::Stalemate))
    );
    // No move and nothing to mate with: what is on the board comes first.
    assert_eq!(
        end("7k/5K2/8/8/4B3/8/8/8 b - -"),
        Some((Outcome::Draw, Reason::Stalemate))
    );
}

#[test]
fn a_flag_looks_at_what_the_opponent_can_do() {
    use Winnable::{No, Unknown, Yes};
    let can = |fen: &str, side| position(fen).winnable(side);
    let (white, black) = (Side::White, Side::Black);
    // Knight against pawn: a helpmate exists. Knight against queen: none.
    assert_ne!(can("4k3/4p3/8/8/8/8/8/4KN2 w - -", white), No);
    assert_eq!(can("3qk3/8/8/8/8/8/8/4K3 w - -", white), No);
    assert_eq!(can("3qk3/8/8/8/8/8/8/4KN2 w - -", white), No);
    assert_ne!(can("3rk3/8/8/8/8/8/8/4KN2 w - -", white), No);
    // Bishop against pawn, and a bishop against its own colour only.
    assert_ne!(can("4kb2/8/8/8/8/8/4P3/4K3 w - - 0 1", black), No);
    assert_eq!(can("4kb2/8/8/8/8/8/8/2B1K3 w - -", black), No);
    assert_ne!(can("8/8/3k4/8/5N2/2n5/3K4/8 w - -", white), No);
    // Over already.
    assert_eq!(
        can("rk2Q3/1p4p1/1B6/4p3/p5p1/2Kp2P1/PP4P1/R7 b q -", white),
        Yes
    );
    assert_eq!(
        can("rk2Q3/1p4p1/1B6/4p3/p5p1/2Kp2P1/PP4P1/R7 b q -", black),
        No
    );
    assert_eq!(
        can(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
            black
        ),
        Unknown
    );
}

#[test]
fn locked_positions_are_proven_dead() {
    for (fen, dead) in [
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -", true),
        // A bishop of the wrong colour for every pawn.
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - -", true),
        // Both kings on the same side of it.
        ("8/8/8/p1p1p1p1/P1P1P1P1/8/8/k1K5 w - -", false),
        // A pawn that may still step, one that may be taken, and one in passing.
        ("4k3/7p/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -", false),
        ("8/8/3k4/p1p1p1p1/P1P1P1P1/4K3/8/8 w - -", true),
        ("4k3/8/8/p1p1pPp1/P1P1P1P1/8/8/4K3 w - g6", false),
        // The king stands on the other side of the wall already.
        ("4K3/8/8/p1p1p1p1/P1P1P1P1/8/8/4k3 w - -", false),
        // With a knight or a rook behind it a wall is none.
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KN2 w - -", false),
        // The only move takes the last piece that could mate.
        ("7k/8/8/8/8/8/1q6/K7 w - -", true),
        // The way round the wall is open.
        ("4k3/8/8/2p1p1p1/2P1P1P1/8/8/4K3 w - -", false),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
            false,
        ),
    ] {
        assert_eq!(position(fen).is_provably_dead(), dead, "{fen}");
        let end = position(fen).facts().terminal.map(|end| end.reason);
        assert_eq!(end, dead.then_some(Reason::DeadPosition), "{fen}");
    }
}

#[test]
fn a_forced_end_is_seen() {
    // White's only move stalemates or loses: nothing but forced moves is left.
    let forced = position("k7/P7/K7/8/8/8/8/8 w - -");
    assert_eq!(forced.winnable(Side::Black), Winnable::No);
    assert_eq!(forced.winnable(Side::White), Winnable::Yes);
}
