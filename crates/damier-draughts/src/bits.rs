use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

mod sealed {
    pub trait Sealed {}
    impl Sealed for u64 {}
    impl Sealed for u128 {}
}

/// A set of squares of one board, a bit a square: `u64` where the padded board
/// fits, `u128` for the larger ones.
///
/// Which bit is which square is the [`Grid`](crate::Grid)'s affair.
///
/// ```
/// use damier_draughts::{Bits, Board, rules::International};
/// use damier_game::Side;
///
/// let board = Board::<International>::start();
/// let men = board.men(Side::Black);
/// assert_eq!(men.count(), 20);
/// assert!(!men.meets(board.empty()));
/// let numbers: Vec<u8> = men.each().map(Board::<International>::number_at).collect();
/// assert_eq!(numbers, Vec::from_iter(1..=20));
/// ```
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + sealed::Sealed
{
    /// Width of the word in bits.
    const SIZE: u32;
    /// No square.
    const EMPTY: Self;

    /// The low bits of a wide word.
    fn from_wide(wide: u128) -> Self;
    /// The same set in a wide word.
    fn wide(self) -> u128;
    /// The set of one square, given its bit index (taken modulo the width).
    fn single(index: u8) -> Self;
    /// How many squares.
    fn count(self) -> u32;
    /// Bit index of the lowest square; [`SIZE`](Bits::SIZE) if there is none.
    fn first(self) -> u8;
    /// The set of its lowest square; empty if there is none.
    #[must_use]
    fn lowest(self) -> Self;
    /// The set without its lowest square.
    #[must_use]
    fn without_first(self) -> Self;
    /// The set of its highest square; empty if there is none.
    #[must_use]
    fn highest(self) -> Self;
    /// All bits up to its lowest square, that one included; every bit if it is empty.
    #[must_use]
    fn up_to_lowest(self) -> Self;
    /// All bits above its highest square; every bit if it is empty.
    #[must_use]
    fn above_highest(self) -> Self;
    /// All bits moved up cyclically. Moving down is moving up by a negative
    /// number, wrapped.
    #[must_use]
    fn rotated(self, by: u32) -> Self;

    /// Whether there is no square.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether the two sets share a square.
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The bit indices of the squares, ascending.
    #[inline(always)]
    fn each(self) -> Each<Self> {
        Each(self)
    }
}

macro_rules! bits {
    ($word:ty) => {
        impl Bits for $word {
            const SIZE: u32 = <$word>::BITS;
            const EMPTY: Self = 0;

            #[inline(always)]
            fn from_wide(wide: u128) -> Self {
                wide as $word
            }

            #[inline(always)]
            fn wide(self) -> u128 {
                u128::from(self)
            }

            #[inline(always)]
            fn single(index: u8) -> Self {
                (1 as $word).wrapping_shl(u32::from(index))
            }

            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn first(self) -> u8 {
                self.trailing_zeros() as u8
            }

            #[inline(always)]
            fn lowest(self) -> Self {
                self & self.wrapping_neg()
            }

            #[inline(always)]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline(always)]
            fn highest(self) -> Self {
                (self != 0)
                    .then(|| 1 << (Self::BITS - 1 - self.leading_zeros()))
                    .unwrap_or(0)
            }

            #[inline(always)]
            fn up_to_lowest(self) -> Self {
                self ^ self.wrapping_sub(1)
            }

            #[inline(always)]
            fn above_highest(self) -> Self {
                Self::MAX.unbounded_shl(Self::BITS - self.leading_zeros())
            }

            #[inline(always)]
            fn rotated(self, by: u32) -> Self {
                self.rotate_left(by)
            }
        }
    };
}

bits!(u64);
bits!(u128);

/// Iterator over the bit indices of a set of squares, ascending.
#[derive(Clone, Copy, Debug)]
pub struct Each<B>(B);

impl<B: Bits> Iterator for Each<B> {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        if self.0.is_empty() {
            return None;
        }
        let index = self.0.first();
        self.0 = self.0.without_first();
        Some(index)
    }
}
