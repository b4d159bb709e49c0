//! A plain generator of legal moves on an array of squares, for few pieces: it
//! shares no code with the builder of the tables nor with `damier-draughts`.

use super::sheet::{Choice, Offset, Sheet};

/// Who moves, and who stands there: 0 nobody, 1 and 2 a white man and king, 3 and
/// 4 a black man and king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plain {
    cells: [u8; 100],
    pub(crate) white: bool,
}

const WHITE: [u8; 2] = [1, 2];
const BLACK: [u8; 2] = [3, 4];

/// One finished capture.
struct Take {
    after: Plain,
    pieces: usize,
    kings: usize,
    by_king: bool,
    order: Vec<bool>,
}

/// A move: the position after it, and what it did.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    pub(crate) after: Plain,
    /// Whether a man moved.
    pub(crate) man: bool,
    pub(crate) captured: u8,
    pub(crate) crowned: bool,
}

fn cell(row: i8, column: i8) -> usize {
    (row * 10 + column) as usize
}

fn played(sheet: &Sheet, row: i8, column: i8) -> bool {
    let inside = row >= 0 && column >= 0 && row < sheet.rows && column < sheet.columns;
    let odd = (row + column) % 2 == 1;
    inside && (sheet.all_squares || odd == sheet.dark_left)
}

/// The square numbers, row by row from the top.
pub(crate) fn numbered(sheet: &Sheet) -> Vec<(i8, i8)> {
    let all = (0..sheet.rows).flat_map(|row| (0..sheet.columns).map(move |column| (row, column)));
    all.filter(|&(row, column)| played(sheet, row, column))
        .collect()
}

/// A piece: whose (0 White, 1 Black), whether a king, on the square with which number.
pub(super) type Piece = (usize, bool, u8);

impl Plain {
    /// A board with these pieces.
    pub(super) fn new(squares: &[(i8, i8)], pieces: &[Piece], white: bool) -> Plain {
        let mut plain = Plain {
            cells: [0; 100],
            white,
        };
        for &(side, king, number) in pieces {
            let kinds = if side == 0 { WHITE } else { BLACK };
            if let Some(&(row, column)) = squares.get(usize::from(number).wrapping_sub(1)) {
                plain.cells[cell(row, column)] = kinds[usize::from(king)];
            }
        }
        plain
    }

    /// The pieces.
    pub(super) fn pieces(&self, squares: &[(i8, i8)]) -> Vec<Piece> {
        let all = squares.iter().zip(1..);
        all.filter_map(|(&(row, column), number)| {
            let kind = self.cells[cell(row, column)];
            let (side, king) = match kind {
                0 => return None,
                kind if kind < BLACK[0] => (0, kind == WHITE[1]),
                kind => (1, kind == BLACK[1]),
            };
            Some((side, king, number))
        })
        .collect()
    }

    /// Pieces of the side to move.
    pub(crate) fn own(&self) -> usize {
        let own = if self.white { WHITE } else { BLACK };
        self.cells.iter().filter(|kind| own.contains(kind)).count()
    }

    fn directions(&self, offsets: &[Offset]) -> Vec<Offset> {
        let turn = |&(rows, columns): &Offset| (if self.white { rows } else { -rows }, columns);
        offsets.iter().map(turn).collect()
    }

    /// Every position that a legal move leads to; a capture in two ways that end
    /// alike is there twice.
    pub(crate) fn moves(&self, sheet: &Sheet) -> Vec<Turn> {
        let own = if self.white { WHITE } else { BLACK };
        let far = if self.white { 0 } else { sheet.rows - 1 };
        let mut takes = Vec::new();
        let mut quiet = Vec::new();
        for row in 0..sheet.rows {
            for column in 0..sheet.columns {
                let kind = self.cells[cell(row, column)];
                if !own.contains(&kind) {
                    continue;
                }
                let king = kind == own[1];
                let mut lifted = *self;
                lifted.cells[cell(row, column)] = 0;
                let start = Chain {
                    at: (row, column),
                    king,
                    was_king: king,
                    jumped: Vec::new(),
                    came: None,
                };
                lifted.chain(sheet, &start, &mut takes);
                let steps = if king {
                    sheet.king_steps
                } else {
                    sheet.man_steps
                };
                for (rows, columns) in self.directions(steps) {
                    let (mut r, mut c) = (row + rows, column + columns);
                    while played(sheet, r, c) && self.cells[cell(r, c)] == 0 {
                        let crowned = !king && r == far;
                        let mut after = lifted;
                        after.cells[cell(r, c)] = if king || crowned { own[1] } else { own[0] };
                        after.white = !self.white;
                        quiet.push(Turn {
                            after,
                            man: !king,
                            captured: 0,
                            crowned,
                        });
                        if !(king && sheet.flying) {
                            break;
                        }
                        (r, c) = (r + rows, c + columns);
                    }
                }
            }
        }
        if takes.is_empty() {
            return quiet;
        }
        let rank = |take: &Take| {
            let by_king = usize::from(take.by_king);
            match sheet.choice {
                Choice::Any => (0, 0, 0, Vec::new()),
                Choice::Most => (take.pieces, 0, 0, Vec::new()),
                Choice::Value => {
                    let value = 100 * (take.pieces - take.kings) + 199 * take.kings;
                    (value, by_king, 0, Vec::new())
                }
                Choice::Spanish => (take.pieces, take.kings, 0, Vec::new()),
                Choice::Italian => (take.pieces, by_king, take.kings, take.order.clone()),
                Choice::King => (by_king, 0, 0, Vec::new()),
            }
        };
        let best = takes.iter().map(rank).max();
        let allowed = takes.into_iter().filter(|take| Some(rank(take)) == best);
        allowed
            .map(|take| {
                let kings =
                    |plain: &Plain| plain.cells.iter().filter(|&&kind| kind == own[1]).count();
                Turn {
                    crowned: kings(&take.after) > kings(self),
                    man: !take.by_king,
                    captured: take.pieces as u8,
                    after: take.after,
                }
            })
            .collect()
    }

    /// Follows a capture, the capturing piece lifted from the board. Whether it
    /// could go on.
    fn chain(&self, sheet: &Sheet, chain: &Chain, takes: &mut Vec<Take>) -> bool {
        let (own, enemy) = if self.white {
            (WHITE, BLACK)
        } else {
            (BLACK, WHITE)
        };
        let far = if self.white { 0 } else { sheet.rows - 1 };
        let offsets = if chain.king {
            sheet.king_takes
        } else {
            sheet.man_takes
        };
        let mut any = false;
        for (rows, columns) in self.directions(offsets) {
            if !sheet.turns_back && chain.came == Some((-rows, -columns)) {
                continue;
            }
            let long = chain.king && sheet.flying;
            let (mut r, mut c) = (chain.at.0 + rows, chain.at.1 + columns);
            while long && played(sheet, r, c) && self.cells[cell(r, c)] == 0 {
                (r, c) = (r + rows, c + columns);
            }
            if !played(sheet, r, c) {
                continue;
            }
            let victim = self.cells[cell(r, c)];
            let spared = victim == enemy[1] && !chain.king && sheet.men_spare_kings;
            let twice = chain.jumped.iter().any(|jump| jump.0 == (r, c));
            if !enemy.contains(&victim) || twice || spared {
                continue;
            }
            let over = (r, c);
            let mut next_board = *self;
            if sheet.lifted_at_once {
                next_board.cells[cell(r, c)] = 0;
            }
            let mut ends = Vec::new();
            let mut goes_on = false;
            (r, c) = (r + rows, c + columns);
            while played(sheet, r, c) && self.cells[cell(r, c)] == 0 {
                let mut jumped = chain.jumped.clone();
                jumped.push((over, victim == enemy[1]));
                let next = Chain {
                    at: (r, c),
                    king: chain.king || (sheet.crowned_in_passing && r == far),
                    was_king: chain.was_king,
                    jumped,
                    came: Some((rows, columns)),
                };
                goes_on |= next_board.chain(sheet, &next, takes);
                ends.push(next);
                if !long || sheet.lands_behind {
                    break;
                }
                (r, c) = (r + rows, c + columns);
            }
            any |= !ends.is_empty();
            if goes_on {
                continue;
            }
            if victim == enemy[1] && sheet.stops_behind_king {
                ends.truncate(1);
            }
            for end in ends {
                let mut after = *self;
                for ((r, c), _) in &end.jumped {
                    after.cells[cell(*r, *c)] = 0;
                }
                let king = end.king || end.at.0 == far;
                after.cells[cell(end.at.0, end.at.1)] = if king { own[1] } else { own[0] };
                after.white = !self.white;
                takes.push(Take {
                    after,
                    pieces: end.jumped.len(),
                    kings: end.jumped.iter().filter(|jump| jump.1).count(),
                    by_king: end.was_king,
                    order: end.jumped.iter().map(|jump| jump.1).collect(),
                });
            }
        }
        any
    }
}

struct Chain {
    at: (i8, i8),
    king: bool,
    was_king: bool,
    jumped: Vec<((i8, i8), bool)>,
    came: Option<Offset>,
}
