//! Legal moves go into the caller's list without a detour through the heap.

use damier_draughts::{Board, BoardVisitor, Position, Rules, Variant};

/// Plays the first games of a made-up order of moves; the number of allocations and
/// of positions.
struct Walk;

impl BoardVisitor for Walk {
    type Output = (u64, u32);

    fn visit<R: Rules>(self, start: &Board<R>) -> (u64, u32) {
        let mut list = Vec::with_capacity(256);
        let mut positions = 0;
        let allocations = allocation_counter::measure(|| {
            for seed in 0..40 {
                let mut board = *start;
                for ply in 0..120 {
                    list.clear();
                    board.captures_into(&mut list);
                    let captures = list.len();
                    list.clear();
                    board.moves_into(&mut list);
                    assert_eq!(captures > 0, board.has_capture());
                    positions += 1;
                    if list.is_empty() {
                        break;
                    }
                    let choice = (seed * 31 + ply * (seed + 7)) % list.len();
                    board = board.apply(list[choice]);
                }
            }
        });
        (allocations.count_total, positions)
    }
}

#[test]
fn moves_are_listed_without_allocation() {
    for &variant in Variant::ALL {
        let (allocations, positions) = Position::start(variant).visit(Walk);
        assert_eq!(allocations, 0, "{variant}");
        assert!(positions > 1_000, "{variant}: {positions} positions");
    }
}

#[test]
fn nor_are_the_captures_of_crowded_boards() {
    let crowded = "W:WK15,K16,K25,K45,K47:BK1,K3,K6,K11,K14,K21,K22,K26,K28,K30,K33,K34,K41,K43,\
                   K44,K46,K50";
    for variant in [Variant::International, Variant::Killer] {
        let position = Position::from_fen(variant, crowded).expect("a position");
        let (allocations, positions) = position.visit(Walk);
        assert_eq!(allocations, 0, "{variant}");
        assert!(positions > 40, "{variant}: {positions} positions");
    }
}
