//! Which features a position has, and where their weights stand in a sheet.

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
    halves: (u64, u64),
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
    pub(crate) fn turn(&self, set: u64) -> u64 {
        set.reverse_bits() >> (64 - self.shape.squares)
    }

    /// Hands every feature of the position to the sink.
    pub(crate) fn list(&self, pieces: &Pieces, side: Side, sink: &mut impl Sink) {
        self.list_plain(pieces, side, sink);
        let (white, black) = (pieces.men.white, pieces.men.black);
        let (own, other) = (self.turn(black), self.turn(white));
        for (i, &region) in self.regions.iter().enumerate() {
            let place = self.region_place(i);
            sink.add(place + self.setting(region, white, black), 1);
            sink.add(place + self.setting(region, own, other), -1);
        }
        if pieces.kings.white | pieces.kings.black != 0 {
            self.list_kings(pieces, sink);
        }
    }

    fn list_plain(&self, pieces: &Pieces, side: Side, sink: &mut impl Sink) {
        let (white, black) = (pieces.men.white, pieces.men.black);
        let count = |set: u64| set.count_ones() as i32;
        sink.add(Plain::Man as usize, count(white) - count(black));
        sink.add(
            Plain::Turn as usize,
            if side == Side::White { 1 } else { -1 },
        );
        sink.add(Plain::Advance as usize, self.advance(white, black));
        let (left, right) = self.halves;
        let skew = |men: u64| (count(men & left) - count(men & right)).abs();
        sink.add(Plain::Skew as usize, skew(white) - skew(black));
    }

    /// Rows advanced by White's men, less those by Black's.
    fn advance(&self, white: u64, black: u64) -> i32 {
        let row_mask = (1_u64 << self.shape.row) - 1;
        let rows = self.shape.squares / self.shape.row;
        (0..rows)
            .map(|row| {
                let mask = row_mask << (row * self.shape.row);
                let mine = (white & mask).count_ones() * (rows - 1 - row) as u32;
                let theirs = (black & mask).count_ones() * row as u32;
                mine as i32 - theirs as i32
            })
            .sum()
    }

    /// The base-3 number of a region for a side's own men and the other's.
    fn setting(&self, region: Region, own: u64, other: u64) -> usize {
        let gather = |set: u64| {
            let set = set >> region.first;
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

    fn list_kings(&self, pieces: &Pieces, sink: &mut impl Sink) {
        let all = pieces.men.white | pieces.men.black | pieces.kings.white | pieces.kings.black;
        for side in Side::BOTH {
            let kings = pieces.kings[side];
            if kings == 0 {
                continue;
            }
            let sign = if side == Side::White { 1 } else { -1 };
            sink.add(Plain::FirstKing as usize, sign);
            sink.add(
                Plain::MoreKings as usize,
                sign * (kings.count_ones() as i32 - 1),
            );
            let road = (kings & self.shape.long_diagonal).count_ones() as i32;
            sink.add(Plain::Road as usize, sign * road);
            let mine = (kings | pieces.men[side]).count_ones();
            let theirs = (pieces.kings[!side] | pieces.men[!side]).count_ones();
            for square in squares_of(kings) {
                let seen = if side == Side::White {
                    square
                } else {
                    self.shape.squares - 1 - square
                };
                sink.add(self.king_place(seen), sign);
                let reach = self.reach(square, all);
                sink.add(Plain::Reach as usize, sign * reach);
                sink.add(Plain::Locked as usize, sign * i32::from(reach == 0));
                if mine > theirs && pieces.kings[!side] != 0 {
                    let near = self.nearness(square, pieces.kings[!side]);
                    sink.add(Plain::Nearness as usize, sign * near);
                }
            }
        }
    }

    /// How many empty squares a king reaches in one quiet move.
    fn reach(&self, from: usize, all: u64) -> i32 {
        let mut reached = 0;
        for direction in 0..4 {
            let mut here = from;
            while let Some(next) = self.steps[here][direction] {
                here = usize::from(next);
                if all >> here & 1 == 1 {
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
    fn nearness(&self, from: usize, kings: u64) -> i32 {
        let size = 2 * self.shape.row as i32;
        let (row, column) = place(&self.shape, from);
        squares_of(kings)
            .map(|square| {
                let (r, c) = place(&self.shape, square);
                size - (r - row).abs().max((c - column).abs())
            })
            .max()
            .unwrap_or(0)
    }
}

/// The squares of a set, lowest first.
pub(crate) fn squares_of(mut set: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let square = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        square
    })
}

/// Row from the top and column from the left, counting light squares too. The
/// top left corner is light.
pub(crate) fn place(shape: &Shape, square: usize) -> (i32, i32) {
    let (row, nth) = (square / shape.row, square % shape.row);
    (row as i32, (2 * nth + usize::from(row % 2 == 0)) as i32)
}

fn neighbours(shape: &Shape, square: usize) -> [Option<u8>; 4] {
    let (row, column) = place(shape, square);
    let rows = (shape.squares / shape.row) as i32;
    let columns = 2 * shape.row as i32;
    [(-1, -1), (-1, 1), (1, -1), (1, 1)].map(|(down, right)| {
        let (r, c) = (row + down, column + right);
        let inside = (0..rows).contains(&r) && (0..columns).contains(&c);
        inside.then(|| (r * shape.row as i32 + c / 2) as u8)
    })
}

fn halves(shape: &Shape) -> (u64, u64) {
    let mut halves = (0, 0);
    for square in 0..shape.squares {
        if place(shape, square).1 < shape.row as i32 {
            halves.0 |= 1 << square;
        } else {
            halves.1 |= 1 << square;
        }
    }
    halves
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
