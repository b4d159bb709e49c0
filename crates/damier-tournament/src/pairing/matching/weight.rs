//! Weights of edges: numbers whose order is what the criteria ask for.

use std::fmt::Debug;

/// An ordered group of weights.
///
/// Priorities of criteria are put into one number where it is wide enough, else
/// into several compared one after the other. Adding and comparing is all that
/// the search does, so both behave alike.
pub(crate) trait Weight: Copy + Ord + Debug {
    const ZERO: Self;

    /// Whether this is nought; cheaper than comparing.
    fn is_zero(self) -> bool;

    fn plus(self, other: Self) -> Self;

    fn minus(self, other: Self) -> Self;

    fn doubled(self) -> Self {
        self.plus(self)
    }

    /// Exactly half; the search only halves even numbers.
    fn halved(self) -> Self;

    /// A weight from limbs, highest priority first; those it has no room for
    /// are dropped from the end (the caller chooses a type wide enough).
    fn from_limbs(limbs: &[i128]) -> Self;
}

impl Weight for i128 {
    const ZERO: i128 = 0;

    fn is_zero(self) -> bool {
        self == 0
    }

    fn plus(self, other: i128) -> i128 {
        self + other
    }

    fn minus(self, other: i128) -> i128 {
        self - other
    }

    fn halved(self) -> i128 {
        self / 2
    }

    fn from_limbs(limbs: &[i128]) -> i128 {
        limbs.first().copied().unwrap_or(0)
    }
}

/// Several numbers compared one after the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Wide<const N: usize>([i128; N]);

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Wide<N> = Wide([0; N]);

    fn is_zero(self) -> bool {
        self.0.iter().all(|limb| *limb == 0)
    }

    fn plus(mut self, other: Wide<N>) -> Wide<N> {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a += b);
        self
    }

    fn minus(mut self, other: Wide<N>) -> Wide<N> {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a -= b);
        self
    }

    fn halved(mut self) -> Wide<N> {
        self.0.iter_mut().for_each(|a| *a /= 2);
        self
    }

    fn from_limbs(limbs: &[i128]) -> Wide<N> {
        let mut own = [0; N];
        own.iter_mut().zip(limbs).for_each(|(a, b)| *a = *b);
        Wide(own)
    }
}
