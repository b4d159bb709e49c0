use damier_game::Side;

use super::{Board, Memory, Ply, folded};
use crate::{Bits, Rules};

/// A number for each kind of piece on each bit of the widest word: 4 KiB, shared by
/// all games.
static KEYS: [[u64; 128]; 4] = keys();

/// Added when it is White's turn.
const WHITE_TO_MOVE: u64 = 0x9E37_79B9_7F4A_7C15;

/// The kinds of pieces, as rows of the table.
const fn kind(side: Side, king: bool) -> usize {
    match side {
        Side::White => king as usize,
        Side::Black => 2 + king as usize,
    }
}

/// The numbers that SplitMix64 gives, one after the other.
const fn keys() -> [[u64; 128]; 4] {
    let mut keys = [[0; 128]; 4];
    let mut state = 0_u64;
    let mut kind = 0;
    while kind < 4 {
        let mut index = 0;
        while index < 128 {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut word = state;
            word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            keys[kind][index] = word ^ word >> 31;
            index += 1;
        }
        kind += 1;
    }
    keys
}

fn sum<B: Bits>(kind: usize, squares: B) -> u64 {
    let keys = &KEYS[kind];
    squares
        .each()
        .fold(0, |sum, index| sum ^ keys[usize::from(index & 127)])
}

/// What is remembered; 0 if nothing is.
#[inline(always)]
fn of_memory<M: Memory>(memory: M) -> u64 {
    folded(u64::from(memory.packed()), 0xD6E8_FEB8_6659_FD93)
}

impl<R: Rules> Board<R> {
    /// A number for rules that are read in another way than usual.
    const OTHER_RULES: u64 = (R::OPTIONS.packed() as u64).wrapping_mul(0xA24B_AED4_963E_E407);

    /// A number that stands for the position in tables: equal for equal
    /// positions, and different for nearly all others.
    ///
    /// It is the sum (by exclusive or) of a number for each piece on its square,
    /// one for the side to move, one for what the position remembers and one for options
    /// that are not usual. Worked out anew here; [`hash_after`](Board::hash_after) carries
    /// it along.
    pub fn hash(&self) -> u64 {
        let mut hash = of_memory(self.memory) ^ Self::OTHER_RULES;
        for side in Side::BOTH {
            hash ^= sum(kind(side, false), self.men(side));
            hash ^= sum(kind(side, true), self.kings(side));
        }
        if self.side == Side::White {
            hash ^= WHITE_TO_MOVE;
        }
        hash
    }

    /// The hash after one of this board's moves, from the hash before it, without
    /// looking at the pieces that stay where they are.
    ///
    /// ```
    /// use damier_draughts::{Board, rules::Frisian};
    ///
    /// let board = Board::<Frisian>::start();
    /// let mut plies = Vec::new();
    /// board.moves_into(&mut plies);
    /// let hash = board.hash();
    /// for ply in plies {
    ///     assert_eq!(board.hash_after(ply, hash), board.apply(ply).hash());
    /// }
    /// ```
    #[inline]
    #[must_use]
    pub fn hash_after(&self, ply: Ply<R::Bits>, hash: u64) -> u64 {
        let (own, enemy) = (self.side, self.side.opponent());
        let was_king = self.moves_king(ply);
        let mut hash = hash
            ^ WHITE_TO_MOVE
            ^ KEYS[kind(own, was_king)][usize::from(ply.from & 127)]
            ^ KEYS[kind(own, was_king | ply.crowns)][usize::from(ply.to & 127)];
        if ply.is_capture() {
            hash ^= sum(kind(enemy, false), ply.captured & !self.kings);
            hash ^= sum(kind(enemy, true), ply.captured & self.kings);
        }
        hash ^ of_memory(self.memory) ^ of_memory(self.apply(ply).memory)
    }
}
