//! The evaluation: a weighted sum of features of a position, from two sheets of
//! weights (many men, few men) between which the number of men interpolates.
//!
//! The same code that evaluates also lists the features for training, so that
//! both can never disagree.

mod features;
mod sheet;

use damier_draughts::Bits;
use damier_game::Side;

use crate::arena::{Pieces, Shape};
pub(crate) use features::{PATTERN, Sink};
pub(crate) use sheet::{Pair, UNIT, Weights};

/// Adds up weights for the evaluation.
struct Sum<'a> {
    weights: &'a [Pair],
    many: i32,
    few: i32,
}

impl Sink for Sum<'_> {
    fn add(&mut self, place: usize, times: i32) {
        let pair = self.weights[place];
        self.many += times * i32::from(pair.many);
        self.few += times * i32::from(pair.few);
    }
}

/// The value of a position for the side to move, in hundredths of a man.
pub(crate) fn evaluate<B: Bits>(weights: &Weights, pieces: &Pieces<B>, side: Side) -> i32 {
    let layout = weights.layout();
    let mut sum = Sum {
        weights: weights.pairs(),
        many: 0,
        few: 0,
    };
    layout.list(pieces, side, &mut sum);
    let (men, all) = phase(layout.shape(), pieces);
    let white = (sum.many * men + sum.few * (all - men)) / (all * UNIT);
    let white = drawish(layout.shape(), pieces, white);
    let white = if layout.shape().losing { -white } else { white };
    if side == Side::White { white } else { -white }
}

/// How many men are left, and how many there were.
pub(crate) fn phase<B: Bits>(shape: &Shape, pieces: &Pieces<B>) -> (i32, i32) {
    let men = (pieces.men.white | pieces.men.black).count() as i32;
    let all = 2 * shape.men as i32;
    (men.min(all), all)
}

/// Whether an advantage counts in full here for either side.
pub(crate) fn is_plain<B: Bits>(shape: &Shape, pieces: &Pieces<B>) -> bool {
    [1600, -1600]
        .iter()
        .all(|&white| drawish(shape, pieces, white) == white)
}

/// Takes most of an advantage away that usually cannot be turned into a win.
fn drawish<B: Bits>(shape: &Shape, pieces: &Pieces<B>, white: i32) -> i32 {
    if !shape.flying || shape.losing {
        return white;
    }
    let (strong, weak) = if white >= 0 {
        (Side::White, Side::Black)
    } else {
        (Side::Black, Side::White)
    };
    let weak_kings = pieces.kings[weak];
    if weak_kings.is_empty() {
        return white;
    }
    let strong_kings = pieces.kings[strong].count();
    let strong_all = strong_kings + pieces.men[strong].count();
    let road = B::from_wide(shape.long_diagonal);
    let on_road =
        weak_kings.meets(road) && !(pieces.men[strong] | pieces.kings[strong]).meets(road);
    match strong_all {
        0..=2 => white / 16,
        // Three catch a king on the small board only, and only off the road.
        3 if shape.squares > 32 || on_road => white / 8,
        _ if on_road && strong_all <= 5 => white / 3,
        4 if shape.squares > 32 => white / 2,
        _ if pieces.kings[weak].count() == strong_kings && white.abs() <= 150 => white / 2,
        _ => white,
    }
}
