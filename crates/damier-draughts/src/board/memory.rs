use core::fmt::Debug;
use core::hash::Hash;

use crate::Bits;

/// What a position remembers besides pieces and side to move.
///
/// Most games remember nothing and use `()`.
pub trait Memory: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// The kings of this side that may make no quiet move now.
    fn resting<B: Bits>(self, white: bool) -> B;

    /// What is remembered after a ply.
    #[must_use]
    fn after<B: Bits>(self, event: Event<B>) -> Self;

    /// All of it in 16 bits: 0 if there is nothing to remember.
    fn packed(self) -> u16;
}

/// A ply as a [`Memory`] sees it.
#[derive(Clone, Copy, Debug)]
pub struct Event<B> {
    /// Whether White moved.
    pub white: bool,
    /// Bit index of the square it left.
    pub from: u8,
    /// Bit index of the square it reached.
    pub to: u8,
    /// Whether it was a quiet move of a king.
    pub quiet_king: bool,
    /// What it captured.
    pub captured: B,
    /// White's men after it.
    pub white_men: B,
    /// Black's men after it.
    pub black_men: B,
}

impl Memory for () {
    #[inline(always)]
    fn resting<B: Bits>(self, _white: bool) -> B {
        B::EMPTY
    }

    #[inline(always)]
    fn after<B: Bits>(self, _event: Event<B>) -> Self {}

    #[inline(always)]
    fn packed(self) -> u16 {
        0
    }
}
