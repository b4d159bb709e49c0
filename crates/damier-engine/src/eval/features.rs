//! Which features a position has, and where their weights stand in a sheet.

use damier_draughts::{Bits, Cells};
use damier_game::Side;

use crate::arena::{Pieces, Shape};

/// Takes the features of a position one by one.
pub(crate) trait Sink {
    /// The feature at this place of the sheet occurs so many times more for
    /// White than for Black.
    fn add(&mut self, place: usize, times: i32);
}

/// A feature that is no pattern. The order is the order in the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plain {
    /// A man.
    Man,
    /// A side's first king.
    FirstKing,
    /// Every further king.
    MoreKings,
    /// The turn.
    Turn,
    /// A row that a man has advanced.
    Advance,
    /// A king on the long diagonal.
    Road,
    /// A square that a king can reach in one move.
    Reach,
    /// How far the men are from being evenly left and right.
    Skew,
    /// A king of a side with more pieces: steps nearer to the enemy's kings.
    Nearness,
    /// A king locked in: it reaches nothing.
    Locked,
}

/// Number of [`Plain`] features.
pub(crate) const PLAIN: usize = 10;

/// Settings of a pattern of eight squares: each empty, ours or theirs.
pub(crate) const PATTERN: usize = 6561;

/// A pattern of eight squares, as White looks at the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Region {
    /// Bits of the lowest two (or eight) squares.
    first: u32,
    /// Distance of its rows; 0 for a region of two whole rows of four.
    stride: u32,
}

/// Where things stand on a board and in a sheet, worked out once per shape.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    shape: Shape,
    regions: Vec<Region>,
    /// Neighbours of each square in the four directions.
    steps: Vec<[Option<u8>; 4]>,
    /// Base-3 value of eight bits.
    ternary: Box<[u16; 256]>,
    /// The left and the right half.
    halves: (u128, u128),
    /// See [`ahead`].
    ahead: Vec<u128>,
}

impl Layout {
    pub(crate) fn new(shape: Shape) -> Layout {
        let mut ternary = Box::new([0_u16; 256]);
        for (bits, value) in ternary.iter_mut().enumerate() {
            *value = (0..8)
                .filter(|i| bits >> i & 1 == 1)
                .map(|i| 3_u16.pow(i))
                .sum();
        }
        let steps = (0..shape.squares)
            .map(|square| neighbours(&shape, square))
            .collect();
        Layout {
            shape,
            regions: regions(&shape),
            steps,
            ternary,
            halves: halves(&shape),
            ahead: ahead(&shape),
        }
    }

    pub(crate) fn shape(&self) -> &Shape {
        &self.shape
    }

    pub(crate) fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// How many weights a sheet holds.
    pub(crate) fn len(&self) -> usize {
        PLAIN + self.shape.squares + self.regions.len() * PATTERN
    }

    /// The weight of a king on this square, as White looks at the board.
    pub(crate) fn king_place(&self, square: usize) -> usize {
        PLAIN + square
    }

    /// The first weight of a pattern.
    pub(crate) fn region_place(&self, region: usize) -> usize {
        PLAIN + self.shape.squares + region * PATTERN
    }

    /// The squares of a region, in the order of their base-3 digits.
    pub(crate) fn region_squares(&self, region: Region) -> [usize; 8] {
        core::array::from_fn(|i| {
            let (row, column) = (i as u32 / 2, i as u32 % 2);
            match region.stride {
                0 => region.first as usize + i,
                stride => (region.first + row * stride + column) as usize,
            }
        })
    }

    /// The rotated set: what Black sees from his side.
    #[inline(always)]
    pub(crate) fn turn<B: Bits>(&self, set: B) -> B {
        let squares = self.shape.squares as u32;
        if B::SIZE == 64 {
            let turned = (set.wide() as u64).reverse_bits() >> (64 - squares);
            B::from_wide(u128::from(turned))
        } else {
            B::from_wide(set.wide().reverse_bits() >> (128 - squares))
        }
    }

    /// Hands every feature of the position to the sink.
    #[inline]
    pub(crate) fn list<B: Bits>(&self, pieces: &Pieces<B>, side: Side, sink: &mut impl Sink) {
        self.list_plain(pieces, side, sink);
        let (white, black) = (pieces.men.white, pieces.men.black);
        let (own, other) = (self.turn(black), self.turn(white));
        for (i, &region) in self.regions.iter().enumerate() {
            let place = self.region_place(i);
            sink.add(place + self.setting(region, white, black), 1);
            sink.add(place + self.setting(region, own, other), -1);
        }
        if !pieces.men_only() {
            self.list_kings(pieces, Side::White, 1, sink);
            self.list_kings(pieces, Side::Black, -1, sink);
        }
    }

    #[inline(always)]
    fn list_plain<B: Bits>(&self, pieces: &Pieces<B>, side: Side, sink: &mut impl Sink) {
        let (white, black) = (pieces.men.white, pieces.men.black);
        let count = |set: B| set.count() as i32;
        sink.add(Plain::Man as usize, count(white) - count(black));
        sink.add(
            Plain::Turn as usize,
            if side == Side::White { 1 } else { -1 },
        );
        sink.add(Plain::Advance as usize, self.advance(white, black));
        let (left, right) = (B::from_wide(self.halves.0), B::from_wide(self.halves.1));
        let skew = |men: B| (count(men & left) - count(men & right)).abs();
        sink.add(Plain::Skew as usize, skew(white) - skew(black));
    }

    /// Rows advanced by White's men, less those by Black's.
    #[inline(always)]
    fn advance<B: Bits>(&self, white: B, black: B) -> i32 {
        // Men beyond each row, added up over the rows, are the rows advanced.
        let mut rows = 0;
        for &ahead in &self.ahead {
            let ahead = B::from_wide(ahead);
            rows += (white & ahead).count() as i32 - (black & !ahead).count() as i32;
        }
        rows
    }

    /// The base-3 number of a region for a side's own men and the other's.
    #[inline(always)]
    fn setting<B: Bits>(&self, region: Region, own: B, other: B) -> usize {
        let gather = |set: B| {
            let set = set.rotated(B::SIZE - region.first).wide() as u64;
            if region.stride == 0 {
                return (set & 255) as usize;
            }
            let s = region.stride;
            let pairs = (set & 3)
                | (set >> s & 3) << 2
                | (set >> (2 * s) & 3) << 4
                | (set >> (3 * s) & 3) << 6;
            pairs as usize
        };
        usize::from(self.ternary[gather(own)]) + 2 * usize::from(self.ternary[gather(other)])
    }

    fn list_kings<B: Bits>(&self, pieces: &Pieces<B>, side: Side, sign: i32, sink: &mut impl Sink) {
        let (kings, others) = (pieces.kings[side], pieces.kings[!side]);
        if kings.is_empty() {
            return;
        }
        let all = pieces.men.white | pieces.men.black | kings | others;
        sink.add(Plain::FirstKing as usize, sign);
        sink.add(Plain::MoreKings as usize, sign * (kings.count() as i32 - 1));
        let road = (kings & B::from_wide(self.shape.long_diagonal)).count();
        sink.add(Plain::Road as usize, sign * road as i32);
        let mine = (kings | pieces.men[side]).count();
        let theirs = (others | pieces.men[!side]).count();
        for square in kings.each().map(usize::from) {
            let seen = match side {
                Side::White => square,
                Side::Black => self.shape.squares - 1 - square,
            };
            sink.add(self.king_place(seen), sign);
            let reach = self.reach(square, all);
            sink.add(Plain::Reach as usize, sign * reach);
            sink.add(Plain::Locked as usize, sign * i32::from(reach == 0));
            if mine > theirs && !others.is_empty() {
                sink.add(
                    Plain::Nearness as usize,
                    sign * self.nearness(square, others),
                );
            }
        }
    }

    /// How many empty squares a king reaches in one quiet move.
    fn reach<B: Bits>(&self, from: usize, all: B) -> i32 {
        let mut reached = 0;
        for direction in 0..4 {
            let mut here = from;
            while let Some(next) = self.steps[here][direction] {
                here = usize::from(next);
                if all.meets(B::single(next)) {
                    break;
                }
                reached += 1;
                if !self.shape.flying {
                    break;
                }
            }
        }
        reached
    }

    /// Rows and columns saved on the way to the nearest of these kings.
    fn nearness<B: Bits>(&self, from: usize, kings: B) -> i32 {
        let size = i32::from(self.shape.grid.width);
        let (row, column) = place(&self.shape, from);
        kings
            .each()
            .map(|square| {
                let (r, c) = place(&self.shape, usize::from(square));
                size - (r - row).abs().max((c - column).abs())
            })
            .max()
            .unwrap_or(0)
    }
}

/// Row from the top and column from the left, counting unused squares too.
pub(crate) fn place(shape: &Shape, square: usize) -> (i32, i32) {
    let (row, column) = shape.grid.row_column(square as u8 + 1);
    (i32::from(row), i32::from(column))
}

fn neighbours(shape: &Shape, square: usize) -> [Option<u8>; 4] {
    let (row, column) = place(shape, square);
    let directions = match shape.grid.cells {
        Cells::All => [(-1, 0), (0, -1), (0, 1), (1, 0)],
        Cells::DarkLeft | Cells::DarkRight => [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    };
    directions.map(|(down, right)| {
        let to = (row + down, column + right);
        (0..shape.squares)
            .find(|&other| place(shape, other) == to)
            .map(|other| other as u8)
    })
}

fn halves(shape: &Shape) -> (u128, u128) {
    let mut halves = (0, 0);
    for square in 0..shape.squares {
        if place(shape, square).1 < i32::from(shape.grid.width) / 2 {
            halves.0 |= 1 << square;
        } else {
            halves.1 |= 1 << square;
        }
    }
    halves
}

/// For every row but the last, from the bottom up: the squares beyond it as
/// White looks.
fn ahead(shape: &Shape) -> Vec<u128> {
    let rows = shape.squares / shape.row;
    (1..rows).map(|row| (1 << (row * shape.row)) - 1).collect()
}

/// Regions of four rows by two squares that cover the board, and on boards with
/// four squares in a row also pairs of whole rows. Of two regions that are each
/// other's rotation only one is listed: the other is met from Black's side.
fn regions(shape: &Shape) -> Vec<Region> {
    let rows = shape.squares / shape.row;
    let step = if shape.row == 4 { 1 } else { 2 };
    let mut found = Vec::new();
    for top in (0..=rows - 4).step_by(step) {
        for column in 0..shape.row - 1 {
            let turned = (rows - 4 - top, shape.row - 2 - column);
            if (top, column) <= turned {
                let first = (top * shape.row + column) as u32;
                found.push(Region {
                    first,
                    stride: shape.row as u32,
                });
            }
        }
    }
    if shape.row == 4 {
        let pairs = (0..rows / 2).step_by(2).map(|top| (top * shape.row) as u32);
        found.extend(pairs.map(|first| Region { first, stride: 0 }));
    }
    found
}
