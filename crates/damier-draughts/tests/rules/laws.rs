//! Laws that hold in every position.

use std::collections::{BTreeSet, HashMap, HashSet};

use damier_draughts::{
    Board, BoardVisitor, Move, Notation, Piece, Position, Rules, Setup, Square, Variant,
};
use damier_game::{Outcome, Reason, Side};

use crate::chance::{Chance, any_placed, played};

fn mixed(seed: u64, each: usize) -> impl Iterator<Item = Position> {
    let mut chance = Chance::new(seed);
    Variant::ALL.iter().flat_map(move |&variant| {
        let mut positions = played(variant, 120, &mut chance);
        positions.extend((0..each).map(|_| any_placed(variant, &mut chance)));
        positions
    })
}

/// The position with the board turned round and the colours exchanged.
fn flipped(position: &Position) -> Position {
    let squares = position.variant().geometry().squares();
    let turned = |square: Square| Square::new(squares + 1 - square.number()).expect("a square");
    let mut setup = Setup::empty(position.side_to_move().opponent());
    for (square, piece) in position.pieces() {
        let piece = Piece {
            side: piece.side.opponent(),
            ..piece
        };
        setup.pieces.insert(turned(square), piece);
    }
    setup.options = position.options();
    Position::from_setup(position.variant(), &setup).expect("a position")
}

#[test]
fn colours_are_equal() {
    for position in mixed(1, 400) {
        // Without memory of recent moves, which the set-up does not carry.
        let position = flipped(&flipped(&position));
        let squares = position.variant().geometry().squares();
        let turned = |square: Square| squares + 1 - square.number();
        let ends = |mv: &Move, turn: &dyn Fn(Square) -> u8| {
            let mut captures: Vec<u8> = mv.captures().iter().map(|s| turn(*s)).collect();
            captures.sort_unstable();
            (turn(mv.from()), turn(mv.to()), captures, mv.crowns())
        };
        let here: BTreeSet<_> = position
            .legal_moves()
            .iter()
            .map(|mv| ends(mv, &|s| s.number()))
            .collect();
        let there: BTreeSet<_> = flipped(&position)
            .legal_moves()
            .iter()
            .map(|mv| ends(mv, &turned))
            .collect();
        assert_eq!(here, there, "{} {}", position.variant(), position.fen());
    }
}

#[test]
fn every_move_text_names_its_move() {
    for position in mixed(2, 300) {
        for mv in position.legal_moves() {
            for notation in [Notation::Numeric, Notation::Algebraic] {
                let text = position.move_text(&mv, notation);
                let read = position.parse_move(&text);
                assert_eq!(read.as_ref(), Ok(&mv), "{} {text}", position.fen());
            }
            if position.routes(&mv).len() < 50 {
                for route in position.routes(&mv) {
                    let names: Vec<String> = route.iter().map(Square::to_string).collect();
                    let sign = if mv.is_capture() { "x" } else { "-" };
                    let text = names.join(sign);
                    assert_eq!(position.parse_move(&text).as_ref(), Ok(&mv), "{text}");
                }
            }
        }
    }
}

#[test]
fn only_legal_moves_can_be_played() {
    let mut chance = Chance::new(3);
    for &variant in Variant::ALL {
        for _ in 0..100 {
            let position = any_placed(variant, &mut chance);
            let other = any_placed(variant, &mut chance);
            let legal = position.legal_moves();
            for mv in other.legal_moves() {
                let mut after = position;
                let same = |own: &&Move| {
                    (own.from(), own.to(), own.captures(), own.crowns())
                        == (mv.from(), mv.to(), mv.captures(), mv.crowns())
                };
                let known = legal.iter().find(same).is_some();
                assert_eq!(after.play(&mv).is_ok(), known);
                assert_eq!(after == position, !known);
            }
        }
    }
}

struct Hash;

impl BoardVisitor for Hash {
    type Output = u64;

    fn visit<R: Rules>(self, board: &Board<R>) -> u64 {
        board.hash()
    }
}

#[test]
fn hash_and_key_tell_positions_apart() {
    let mut by_hash: HashMap<(Variant, u64), Position> = HashMap::new();
    let mut by_key = HashMap::new();
    let mut chance = Chance::new(4);
    for &variant in Variant::ALL {
        for _ in 0..300 {
            for position in played(variant, 100, &mut chance) {
                let hash = position.visit(Hash);
                assert_eq!(
                    *by_hash.entry((variant, hash)).or_insert(position),
                    position
                );
                let key = position.facts().key;
                assert_eq!(*by_key.entry((variant, key)).or_insert(position), position);
            }
        }
    }
    assert_eq!(by_hash.len(), by_key.len());
}

#[test]
fn hash_bits_are_even() {
    // Over many positions, every bit of the hash is set about half the time, and
    // any two neighbouring bits are alike about half the time.
    let (mut set, mut alike) = ([0_u32; 64], [0_u32; 64]);
    let mut positions = 0;
    let mut chance = Chance::new(5);
    for _ in 0..100 {
        for position in played(Variant::International, 80, &mut chance) {
            let hash = position.visit(Hash);
            for bit in 0..64 {
                set[bit] += (hash >> bit & 1) as u32;
                alike[bit] += (!(hash ^ hash.rotate_left(1)) >> bit & 1) as u32;
            }
            positions += 1;
        }
    }
    for (bit, count) in set.into_iter().chain(alike).enumerate() {
        assert!(
            (positions * 45 / 100..positions * 55 / 100).contains(&count),
            "bit {bit}: {count}/{positions}"
        );
    }
}

#[test]
fn facts_agree_with_the_position() {
    for position in mixed(6, 200) {
        let facts = position.facts();
        assert_eq!(facts.side_to_move, position.side_to_move());
        let diagonal = position.variant().geometry().long_diagonal();
        for side in Side::BOTH {
            let own: Vec<_> = position
                .pieces()
                .filter(|(_, piece)| piece.side == side)
                .collect();
            let kings = own.iter().filter(|(_, piece)| piece.is_king()).count();
            let on_it = own
                .iter()
                .filter(|(square, _)| diagonal.contains(square))
                .count();
            let force = facts.force[side];
            assert_eq!(usize::from(force.kings), kings);
            assert_eq!(usize::from(force.pieces()), own.len());
            assert_eq!(usize::from(force.on_long_diagonal), on_it);
        }
        // In a position that was set up, the other side can be without pieces.
        let none = Side::BOTH
            .into_iter()
            .any(|side| facts.force[side].pieces() == 0);
        let is_over = none || position.legal_moves().is_empty();
        assert_eq!(facts.terminal.is_some(), is_over, "{}", position.fen());
        if let Some(end) = facts.terminal {
            let reason = if none {
                Reason::NoPieces
            } else {
                Reason::NoMoves
            };
            if end.reason != Reason::VariantEnd {
                assert_eq!(end.reason, reason, "{}", position.fen());
            }
        }
    }
}

#[test]
fn a_side_without_pieces_has_lost_whoever_is_to_move() {
    for &variant in Variant::ALL {
        for bare in Side::BOTH {
            for to_move in Side::BOTH {
                let mut setup = Setup::empty(to_move);
                let middle = Square::new(variant.geometry().squares() / 2).expect("a square");
                setup.pieces.insert(middle, Piece::man(bare.opponent()));
                let position = Position::from_setup(variant, &setup).expect("a position");
                let end = position.facts().terminal.expect("it is over");
                assert_eq!(end.reason, Reason::NoPieces, "{variant} {}", position.fen());
                // In antidraughts that is what one plays for.
                let winner = match variant {
                    Variant::Antidraughts => bare,
                    _ => bare.opponent(),
                };
                assert_eq!(
                    end.outcome,
                    Outcome::Win(winner),
                    "{variant} {}",
                    position.fen()
                );
            }
        }
    }
}

#[test]
fn a_move_is_the_same_whatever_route_is_shown() {
    // The routes that a position shows of the same capture depend on what else stands
    // there, so moves of many positions are compared.
    let mut told: HashMap<(Square, Square, Vec<Square>, bool), Move> = HashMap::new();
    let mut others = 0;
    for position in mixed(7, 300) {
        for mv in position.legal_moves() {
            let what = (mv.from(), mv.to(), mv.captures().to_vec(), mv.crowns());
            let known = &*told.entry(what).or_insert_with(|| mv.clone());
            assert_eq!(*known, mv);
            assert_eq!(known.cmp(&mv), core::cmp::Ordering::Equal);
            assert_eq!(HashSet::from([known.clone(), mv.clone()]).len(), 1);
            others += usize::from(known.path() != mv.path());
        }
    }
    assert!(others > 0, "no capture was shown by two routes");
}
