//! Laws of playing on: boards and positions as a search walks through them.

use damier_draughts::{Board, BoardVisitor, Position, Rules, Setup, Variant};

use crate::chance::{Chance, any_placed};

/// Plays at random from a board and checks each step of the way.
struct Walk<'a> {
    chance: &'a mut Chance,
    plies: usize,
}

impl BoardVisitor for Walk<'_> {
    type Output = ();

    fn visit<R: Rules>(self, board: &Board<R>) {
        let (mut board, mut hash) = (*board, board.hash());
        let (mut list, mut captures) = (Vec::new(), Vec::new());
        for _ in 0..self.plies {
            list.clear();
            board.moves_into(&mut list);
            captures.clear();
            board.captures_into(&mut captures);
            let any_capture = list.iter().any(|ply| ply.is_capture());
            assert_eq!(any_capture, board.has_capture(), "{board:?}");
            assert_eq!(!list.is_empty(), board.has_move(), "{board:?}");
            if any_capture {
                assert_eq!(captures, list, "{board:?}");
            } else {
                assert!(captures.is_empty(), "{board:?}");
            }
            let before = board;
            for &ply in &list {
                let after = board.apply(ply);
                // Nothing of the board changed, so that going back is forgetting.
                assert_eq!(board, before);
                assert_eq!(
                    board.hash_after(ply, hash),
                    after.hash(),
                    "{ply:?} {board:?}"
                );
                assert_eq!(board.find(&board.describe(ply)), Some(ply), "{board:?}");
                assert_eq!(after.side_to_move(), board.side_to_move().opponent());
            }
            if list.is_empty() {
                return;
            }
            let ply = list[self.chance.below(list.len())];
            hash = board.hash_after(ply, hash);
            board = board.apply(ply);
        }
        assert_eq!(hash, board.hash(), "{board:?}");
    }
}

#[test]
fn a_hash_carried_along_is_the_hash_worked_out_anew() {
    let mut chance = Chance::new(11);
    for &variant in Variant::ALL {
        for game in 0..60 {
            let position = match game {
                0..20 => Position::start(variant),
                _ => any_placed(variant, &mut chance),
            };
            let chance = &mut chance;
            position.visit(Walk { chance, plies: 150 });
        }
    }
}

/// The position set up anew from its text.
fn rebuilt(position: &Position) -> Position {
    let variant = position.variant();
    let setup = Setup::parse_fen(variant, &position.fen()).expect("its own text");
    Position::from_setup(variant, &setup).expect("a position")
}

#[test]
fn a_position_is_what_its_text_says_wherever_play_has_led() {
    let mut chance = Chance::new(12);
    for &variant in Variant::ALL {
        for _ in 0..20 {
            let mut position = any_placed(variant, &mut chance);
            for _ in 0..80 {
                let text = rebuilt(&position);
                assert_eq!(text, position, "{variant} {}", position.fen());
                let moves = position.legal_moves();
                assert_eq!(moves, text.legal_moves(), "{variant} {}", position.fen());
                if moves.is_empty() {
                    break;
                }
                let mv = &moves[chance.below(moves.len())];
                position.play(mv).expect("a legal move can be played");
            }
        }
    }
}

#[test]
fn every_way_of_counting_gives_the_same_number() {
    let mut chance = Chance::new(13);
    for &variant in Variant::ALL {
        for _ in 0..60 {
            let position = any_placed(variant, &mut chance);
            let by_moves: u64 = position
                .legal_moves()
                .iter()
                .map(|mv| {
                    let mut after = position;
                    after.play(mv).expect("a legal move can be played");
                    after.perft(1)
                })
                .sum();
            assert_eq!(position.perft(2), by_moves, "{variant} {}", position.fen());
            assert_eq!(
                position.perft_no_bulk(2),
                by_moves,
                "{variant} {}",
                position.fen()
            );
        }
    }
}
