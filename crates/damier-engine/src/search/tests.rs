use damier_draughts::rules::{American, Brazilian, International, Russian};
use damier_draughts::{Board, Rules};
use damier_search::Table;

use super::{Effort, Spot, Task, WIN, is_over, search, step};
use crate::Random;
use crate::arena::Arena;
use crate::clocks::{DrawClocks, DrawRules};
use crate::eval::{Weights, evaluate};

/// The horizon of the search, written out again without any cleverness.
struct Plain<'a> {
    weights: &'a Weights,
    rules: DrawRules,
    root_depth: i32,
}

impl Plain<'_> {
    fn value<A: Arena>(&self, spot: &Spot<A>, path: &[u64], depth: i32) -> i32 {
        let ply = path.len() as i32;
        let quiet = usize::from(spot.clocks.quiet_plies());
        let key = spot.board.key();
        if ply > 0 && path[path.len() - quiet.min(path.len())..].contains(&key) {
            return 0;
        }
        let mut moves = Vec::new();
        spot.board.moves(&mut moves);
        let Some(first) = moves.first() else {
            return -WIN + ply;
        };
        let left = spot.clocks.left();
        if left == Some(0) && is_over(&spot.board, &spot.clocks) {
            return 0;
        }
        let capture = A::captured(first) > 0;
        let side = spot.board.side_to_move();
        if depth <= 0 && !capture {
            let value = evaluate(self.weights, &spot.board.pieces(), side);
            return match left {
                Some(left @ 0..16) => value * i32::from(left) / 16,
                _ => value,
            };
        }
        let forced = moves.len() == 1 && ply < 2 * self.root_depth;
        let below = if depth <= 0 || forced {
            depth
        } else {
            depth - 1
        };
        let mut longer = path.to_vec();
        longer.push(key);
        let value = |mv| {
            let board = spot.board.after(mv);
            let clocks = step(&self.rules, &spot.board, &spot.clocks, mv, &board);
            let key = board.key();
            -self.value(&Spot { board, key, clocks }, &longer, below)
        };
        moves.iter().map(value).max().expect("there is a move")
    }
}

fn task<'a>(weights: &'a Weights, rules: DrawRules, depth: i32) -> Task<'a> {
    Task {
        weights,
        oracle: None,
        rules,
        clocks: DrawClocks::start(&rules, &Default::default()),
        past: &[],
        effort: Effort {
            depth,
            selective: false,
            ..Effort::default()
        },
    }
}

fn wander<R: Rules>(random: &mut Random, plies: usize) -> Option<Board<R>> {
    let mut board = Board::<R>::start();
    for _ in 0..plies {
        let mut moves = Vec::new();
        board.moves_into(&mut moves);
        board = board.apply(*moves.get(random.below(moves.len()))?);
    }
    Some(board)
}

fn agrees_with_minimax<R: Rules>(book: &str) {
    let weights = Weights::handmade(Board::<R>::SHAPE);
    let rules = DrawRules::for_book(book).expect("a known book");
    let mut random = Random::new(7);
    let mut compared = 0;
    while compared < 60 {
        let plies = 4 + random.below(70);
        let Some(board) = wander::<R>(&mut random, plies) else {
            continue;
        };
        if !board.has_move() {
            continue;
        }
        let depth = 1 + (compared % 3);
        let force = Arena::pieces(&board).force(Board::<R>::SHAPE.long_diagonal);
        let clocks = DrawClocks::start(&rules, &force);
        let mut table = Table::new(1);
        let task = Task {
            clocks,
            ..task(&weights, rules, depth)
        };
        let (lines, _) = search(&board, &task, &mut table);
        let plain = Plain {
            weights: &weights,
            rules,
            root_depth: depth,
        };
        let mut moves = Vec::new();
        board.moves_into(&mut moves);
        let below = if moves.len() == 1 { depth } else { depth - 1 };
        let spot = Spot {
            board,
            key: board.key(),
            clocks,
        };
        let best = moves
            .iter()
            .map(|mv| {
                let next = board.apply(*mv);
                let clocks = step(&rules, &spot.board, &spot.clocks, mv, &next);
                -plain.value(
                    &Spot {
                        board: next,
                        key: next.key(),
                        clocks,
                    },
                    &[board.hash()],
                    below,
                )
            })
            .max();
        assert_eq!(Some(lines[0].score), best, "{board:?} at depth {depth}");
        compared += 1;
    }
}

#[test]
fn without_pruning_the_search_is_plain_minimax_international() {
    agrees_with_minimax::<International>("fmjd");
}

#[test]
fn without_pruning_the_search_is_plain_minimax_russian() {
    agrees_with_minimax::<Russian>("russia-2022");
}

#[test]
fn without_pruning_the_search_is_plain_minimax_brazilian() {
    agrees_with_minimax::<Brazilian>("cbd");
}

#[test]
fn without_pruning_the_search_is_plain_minimax_american() {
    agrees_with_minimax::<American>("wcdf");
}
