use core::marker::PhantomData;

use crate::direction::OPPOSITE;
use crate::grid::Tables;
use crate::{Bits, KingReach, Rules};

/// The tables of a variant's board, worked out by the compiler.
pub(crate) struct Layout<R>(PhantomData<R>);

impl<R: Rules> Layout<R> {
    pub(crate) const TABLES: &'static Tables = &Tables::new(R::GRID, R::Bits::SIZE);

    /// All squares.
    #[inline(always)]
    pub(crate) fn board() -> R::Bits {
        R::Bits::from_wide(const { Self::TABLES.board })
    }

    /// The row on which this side's men are crowned.
    #[inline(always)]
    pub(crate) fn crown_row(white: bool) -> R::Bits {
        let top = const { Self::TABLES.rows[0] };
        let bottom = const { Self::TABLES.rows[R::GRID.height as usize - 1] };
        R::Bits::from_wide(if white { top } else { bottom })
    }

    /// Every square moved one step in a direction; those that leave the board
    /// vanish or fall on unused bits.
    #[inline(always)]
    pub(crate) fn step<const DIRECTION: usize>(squares: R::Bits) -> R::Bits {
        squares.rotated(const { Self::TABLES.rotate[DIRECTION] })
            & R::Bits::from_wide(const { Self::TABLES.arrive[DIRECTION] })
    }

    /// The same with a direction known only at run time.
    #[inline(always)]
    pub(crate) fn step_by(squares: R::Bits, direction: usize) -> R::Bits {
        squares.rotated(Self::TABLES.rotate[direction])
            & R::Bits::from_wide(Self::TABLES.arrive[direction])
    }

    /// The squares from which a step in the direction arrives on the given ones.
    #[inline(always)]
    pub(crate) fn back<const DIRECTION: usize>(squares: R::Bits) -> R::Bits {
        squares.rotated(const { Self::TABLES.rotate[OPPOSITE[DIRECTION]] })
            & R::Bits::from_wide(const { Self::TABLES.arrive[OPPOSITE[DIRECTION]] })
    }

    /// Bit index of the square one step before the one of this index.
    #[inline(always)]
    pub(crate) fn index_before<const DIRECTION: usize>(index: u8) -> u8 {
        let back = const { Self::TABLES.rotate[OPPOSITE[DIRECTION]] as u8 };
        index.wrapping_add(back) & const { (R::Bits::SIZE - 1) as u8 }
    }

    /// The squares that kings come to in a direction over free squares.
    #[inline(always)]
    pub(crate) fn slide<const DIRECTION: usize>(kings: R::Bits, free: R::Bits) -> R::Bits {
        let rotate = const { Self::TABLES.rotate[DIRECTION] };
        let open = free & R::Bits::from_wide(const { Self::TABLES.arrive[DIRECTION] });
        Self::slide_open(kings, rotate, open)
    }

    /// The same with a direction known only at run time.
    #[inline(always)]
    pub(crate) fn slide_by(kings: R::Bits, direction: usize, free: R::Bits) -> R::Bits {
        let open = free & R::Bits::from_wide(Self::TABLES.arrive[direction]);
        Self::slide_open(kings, Self::TABLES.rotate[direction], open)
    }

    /// One step at first, then over as many squares as have been passed so far:
    /// a board is crossed in three or four strides, without a branch.
    #[inline(always)]
    fn slide_open(kings: R::Bits, rotate: u32, mut open: R::Bits) -> R::Bits {
        let mut reach = kings.rotated(rotate) & open;
        if let KingReach::Flying = R::KING_REACH {
            let longest = const { max(R::GRID.width, R::GRID.height) - 1 };
            let (mut stride, mut squares) = (rotate, 1);
            while squares < longest {
                reach |= reach.rotated(stride) & open;
                open &= open.rotated(stride);
                stride *= 2;
                squares *= 2;
            }
        }
        reach
    }

    /// The squares that a king on the square of this bit index comes to in a direction
    /// over free squares. For one king this is cheaper than [`slide`](Self::slide).
    #[inline(always)]
    pub(crate) fn slide_from<const DIRECTION: usize>(index: u8, free: R::Bits) -> R::Bits {
        if let KingReach::Short = R::KING_REACH {
            return Self::step::<DIRECTION>(R::Bits::single(index)) & free;
        }
        let ray = Self::ray::<DIRECTION>(index);
        let blocked = ray & !free;
        let seen = if const { Self::rises(DIRECTION) } {
            blocked.up_to_lowest()
        } else {
            blocked.above_highest()
        };
        ray & free & seen
    }

    /// The nearest square beyond the one of this bit index that is not free; none if
    /// all are.
    #[inline(always)]
    pub(crate) fn first_from<const DIRECTION: usize>(index: u8, free: R::Bits) -> R::Bits {
        let blocked = Self::ray::<DIRECTION>(index) & !free;
        if const { Self::rises(DIRECTION) } {
            blocked.lowest()
        } else {
            blocked.highest()
        }
    }

    /// The squares beyond the one of this bit index, to the edge.
    #[inline(always)]
    pub(crate) fn ray<const DIRECTION: usize>(index: u8) -> R::Bits {
        // The index of a square is below 128, which spares a check.
        R::Bits::from_wide(Self::TABLES.rays[DIRECTION][usize::from(index & 127)])
    }

    /// Whether bit indices rise in this direction.
    const fn rises(direction: usize) -> bool {
        R::GRID.shift(direction) > 0
    }

    /// Where a king may stand when it jumps in a direction: on its square or,
    /// flying, on those that it slides to.
    #[inline(always)]
    pub(crate) fn approach<const DIRECTION: usize>(kings: R::Bits, free: R::Bits) -> R::Bits {
        match R::KING_REACH {
            KingReach::Short => kings,
            KingReach::Flying => kings | Self::slide::<DIRECTION>(kings, free),
        }
    }
}

const fn max(a: u8, b: u8) -> u8 {
    if a > b { a } else { b }
}
