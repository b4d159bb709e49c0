//! Sheets of weights: read from bytes, or made by hand where none was trained.

use super::features::{Layout, PATTERN, PLAIN, Plain, place};
use crate::arena::Shape;

/// Parts of a hundredth of a man in which weights are kept.
pub(crate) const UNIT: i32 = 16;

/// A weight with many men on the board and one with few.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pair {
    pub(crate) many: i16,
    pub(crate) few: i16,
}

/// All weights of one variant.
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    layout: Layout,
    pairs: Vec<Pair>,
}

impl Weights {
    /// The trained sheet of a variant, or a handmade one where there is none.
    pub(crate) fn of(variant: &str, shape: Shape) -> Weights {
        trained(variant)
            .and_then(|bytes| Weights::from_bytes(shape, bytes))
            .unwrap_or_else(|| Weights::handmade(shape))
    }

    pub(crate) fn layout(&self) -> &Layout {
        &self.layout
    }

    pub(crate) fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// Reads a sheet as written by [`Weights::to_bytes`]; `None` if its length
    /// does not fit the shape.
    pub(crate) fn from_bytes(shape: Shape, bytes: &[u8]) -> Option<Weights> {
        let layout = Layout::new(shape);
        if bytes.len() != layout.len() * 4 {
            return None;
        }
        let pairs = bytes
            .chunks_exact(4)
            .map(|b| Pair {
                many: i16::from_le_bytes([b[0], b[1]]),
                few: i16::from_le_bytes([b[2], b[3]]),
            })
            .collect();
        Some(Weights { layout, pairs })
    }

    /// The sheet as bytes, little-endian, many before few.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let bytes = |pair: &Pair| {
            let ([a, b], [c, d]) = (pair.many.to_le_bytes(), pair.few.to_le_bytes());
            [a, b, c, d]
        };
        self.pairs.iter().flat_map(bytes).collect()
    }

    /// The same layout with other weights, one for each place.
    pub(crate) fn with_pairs(&self, pairs: Vec<Pair>) -> Weights {
        Weights {
            layout: self.layout.clone(),
            pairs,
        }
    }

    /// Sensible weights from common knowledge: material, advance, centre, a
    /// guarded back row, and kings by what they reach.
    pub(crate) fn handmade(shape: Shape) -> Weights {
        let layout = Layout::new(shape);
        let mut pairs = vec![Pair::default(); layout.len()];
        let set = |many: i32, few: i32| Pair {
            many: (many * UNIT) as i16,
            few: (few * UNIT) as i16,
        };
        let plain: [(Plain, Pair); PLAIN] = [
            (Plain::Man, set(100, 100)),
            (
                Plain::FirstKing,
                if shape.flying {
                    set(300, 260)
                } else {
                    set(135, 130)
                },
            ),
            (
                Plain::MoreKings,
                if shape.flying {
                    set(250, 220)
                } else {
                    set(130, 130)
                },
            ),
            (Plain::Turn, set(4, 2)),
            (
                Plain::Advance,
                Pair {
                    many: 8,
                    few: 3 * UNIT as i16,
                },
            ),
            (
                Plain::Road,
                if shape.flying { set(20, 40) } else { set(0, 0) },
            ),
            (
                Plain::Reach,
                if shape.flying { set(2, 2) } else { set(3, 3) },
            ),
            (Plain::Skew, set(-2, -1)),
            (
                Plain::Nearness,
                if shape.flying { set(0, 0) } else { set(0, 3) },
            ),
            (Plain::Locked, set(-30, -40)),
        ];
        for (feature, pair) in plain {
            pairs[feature as usize] = pair;
        }
        for square in 0..shape.squares {
            pairs[layout.king_place(square)] = set(centre(&shape, square), centre(&shape, square));
        }
        fill_patterns(&layout, &mut pairs);
        Weights { layout, pairs }
    }
}

/// The bytes of a trained sheet, by variant id; see `examples/tune`.
fn trained(variant: &str) -> Option<&'static [u8]> {
    Some(match variant {
        "international" => include_bytes!("../../sheets/international.sheet"),
        "russian" => include_bytes!("../../sheets/russian.sheet"),
        "brazilian" => include_bytes!("../../sheets/brazilian.sheet"),
        _ => return None,
    })
}

/// Spreads the worth of a man on each square over the patterns that see it.
fn fill_patterns(layout: &Layout, pairs: &mut [Pair]) {
    let shape = *layout.shape();
    // How often each square is looked at, from either side of the board.
    let mut seen = vec![0; shape.squares];
    for &region in layout.regions() {
        for square in layout.region_squares(region) {
            seen[square] += 1;
            seen[shape.squares - 1 - square] += 1;
        }
    }
    let worth = |square: usize| man_worth(&shape, square) * UNIT / seen[square].max(1);
    for (i, &region) in layout.regions().iter().enumerate() {
        let squares = layout.region_squares(region);
        let first = layout.region_place(i);
        for setting in 0..PATTERN {
            let mut rest = setting;
            let mut sum = 0;
            for square in squares {
                sum += match rest % 3 {
                    1 => worth(square),
                    2 => -worth(shape.squares - 1 - square),
                    _ => 0,
                };
                rest /= 3;
            }
            pairs[first + setting] = Pair {
                many: sum as i16,
                few: (sum / 2) as i16,
            };
        }
    }
}

/// What a White man on this square is worth beyond its man's worth.
fn man_worth(shape: &Shape, square: usize) -> i32 {
    let (row, _) = place(shape, square);
    let rows = (shape.squares / shape.row) as i32;
    let guard = if row == rows - 1 { 8 } else { 0 };
    let near_crown = if row <= 2 { 6 * (3 - row) } else { 0 };
    centre(shape, square) + guard + near_crown
}

/// Nearness to the middle, at most as many hundredths as half the board's width.
fn centre(shape: &Shape, square: usize) -> i32 {
    let (row, column) = place(shape, square);
    let rows = (shape.squares / shape.row) as i32;
    let columns = i32::from(shape.grid.width);
    let from_side = column.min(columns - 1 - column);
    let from_end = row.min(rows - 1 - row);
    from_side.min(from_end + 1).min(4)
}

#[cfg(test)]
mod tests {
    use damier_draughts::Variant;

    use super::*;
    use crate::engine::shape_of;

    /// A sheet that no longer fits would silently be replaced by handmade weights.
    #[test]
    fn every_trained_sheet_fits_its_board() {
        for &variant in Variant::ALL {
            if let Some(bytes) = trained(variant.id()) {
                assert!(
                    Weights::from_bytes(shape_of(variant), bytes).is_some(),
                    "{variant}"
                );
            }
        }
    }

    #[test]
    fn handmade_weights_see_both_sides_alike() {
        for &variant in Variant::ALL {
            let position = damier_draughts::Position::start(variant);
            assert!(crate::static_score(&position).abs() < 60, "{variant}");
        }
    }

    #[test]
    fn sheets_are_read_as_written() {
        let shape = shape_of(Variant::American);
        let weights = Weights::handmade(shape);
        let again = Weights::from_bytes(shape, &weights.to_bytes()).expect("as long");
        assert_eq!(again.pairs(), weights.pairs());
        assert!(Weights::from_bytes(shape, &[0; 12]).is_none());
    }
}
