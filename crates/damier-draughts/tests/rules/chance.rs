//! Random positions that are the same in every run.

use damier_draughts::{Piece, PieceKind, PlayOptions, Position, Setup, Variant};
use damier_game::Side;

/// SplitMix64: small, and good enough to place pieces.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    /// A number below the bound.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub(crate) fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }

    pub(crate) fn side(&mut self) -> Side {
        Side::BOTH[self.below(2)]
    }
}

/// Pieces thrown on the board: so many, one in `kings` a king.
pub(crate) fn placed(
    variant: Variant,
    pieces: usize,
    kings: usize,
    chance: &mut Chance,
) -> Position {
    let squares: Vec<_> = variant.geometry().all_squares().collect();
    loop {
        let mut setup = Setup::empty(chance.side());
        for _ in 0..pieces {
            let kind = if chance.one_in(kings) {
                PieceKind::King
            } else {
                PieceKind::Man
            };
            let piece = Piece {
                side: chance.side(),
                kind,
            };
            setup
                .pieces
                .insert(squares[chance.below(squares.len())], piece);
        }
        // Men on their own crown row are drawn again with the rest.
        if let Ok(position) = Position::from_setup(variant, &setup) {
            return position;
        }
        let geometry = variant.geometry();
        setup.pieces.retain(|square, piece| {
            let row = geometry.row_col(*square).0;
            let crown_row = if piece.side == Side::White {
                0
            } else {
                geometry.height() - 1
            };
            piece.is_king() || row != crown_row
        });
        if let Ok(position) = Position::from_setup(variant, &setup) {
            return position;
        }
    }
}

/// One of the ways to read the rules of a game.
pub(crate) fn any_options(variant: Variant, chance: &mut Chance) -> PlayOptions {
    let chosen: Vec<_> = variant
        .options()
        .iter()
        .map(|option| (option.id, option.values[chance.below(option.values.len())]))
        .collect();
    variant.choose(chosen).expect("offered by the game")
}

/// A position of one of the kinds that matter: thin and thick, endings with
/// kings, boards crowded with kings; under any of the readings of the rules.
pub(crate) fn any_placed(variant: Variant, chance: &mut Chance) -> Position {
    let position = any_pieces(variant, chance);
    position.with_options(any_options(variant, chance))
}

fn any_pieces(variant: Variant, chance: &mut Chance) -> Position {
    let squares = usize::from(variant.geometry().squares());
    match chance.below(4) {
        0 => {
            let pieces = 2 + chance.below(6);
            placed(variant, pieces, 2, chance)
        }
        1 => {
            let pieces = squares / 6 + chance.below(squares / 2);
            placed(variant, pieces, 12, chance)
        }
        2 => {
            let pieces = squares / 5 + chance.below(squares / 4);
            placed(variant, pieces, 3, chance)
        }
        _ => {
            let pieces = squares / 4 + chance.below(squares / 5);
            placed(variant, pieces, 1, chance)
        }
    }
}

/// A game of random moves from the start, at most so many plies.
pub(crate) fn played(variant: Variant, plies: usize, chance: &mut Chance) -> Vec<Position> {
    let mut position = Position::start_with(variant, any_options(variant, chance));
    let mut positions = vec![position];
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = &moves[chance.below(moves.len())];
        position.play(mv).expect("a legal move can be played");
        positions.push(position);
    }
    positions
}
