//! Legal moves, positions and keys beside those of another library.

use std::collections::HashMap;

use cozy_chess::{Board, Move as Other};
use damier_chess::{Position, Rights, Start, StartNumber, UniformDraw};
use damier_game::Game;

fn other_board(position: &Position) -> Board {
    let fen = position.fen_with(Rights::Shredder);
    Board::from_fen(&fen, true).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Placement, turn and rights. The other library keeps a square behind every pawn
/// that made two steps; ours only where a capture in passing is legal.
fn assert_same(position: &Position, board: &Board) {
    let (ours, theirs) = (position.fen_with(Rights::Shredder), format!("{board:#}"));
    let first = |fen: &str| {
        fen.split(' ')
            .take(3)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(first(&ours), first(&theirs));
    if let Some(square) = position.en_passant() {
        let file = board.en_passant().map(|file| file.to_string());
        assert_eq!(file, Some(square.file().to_string()), "{ours}");
    }
}

fn other_moves(board: &Board) -> Vec<String> {
    let mut moves = Vec::new();
    board.generate_moves(|from_one| {
        moves.extend(from_one.into_iter().map(|mv: Other| mv.to_string()));
        false
    });
    moves.sort_unstable();
    moves
}

/// Counts through the seam that arbiter and site use.
fn perft(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let below = |mv| {
        let mut next = position.clone();
        next.play(mv).expect("legal");
        perft(&next, depth - 1)
    };
    moves.iter().map(below).sum()
}

fn other_perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += other_perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

/// Rows of published counts: FEN, then `;D1 n ;D2 n ...`.
fn rows() -> impl Iterator<Item = (&'static str, Vec<(u32, u64)>)> {
    include_str!("data/perft.epd").lines().map(|line| {
        let mut parts = line.split(';');
        let fen = parts.next().expect("a position").trim();
        let count = |part: &str| {
            let (depth, nodes) = part.trim().strip_prefix('D')?.split_once(' ')?;
            Some((depth.parse().ok()?, nodes.trim().parse().ok()?))
        };
        (fen, parts.filter_map(count).collect())
    })
}

#[test]
fn counts_agree_with_two_libraries_and_published_numbers() {
    // The long proof goes deeper.
    let most = match std::env::var_os("DAMIER_ALL_PERFT") {
        Some(_) => 40_000_000,
        None => 20_000,
    };
    let mut tested = 0;
    for (fen, counts) in rows() {
        let position = Position::from_fen(fen).expect(fen);
        let board = other_board(&position);
        for (depth, nodes) in counts.into_iter().filter(|(_, nodes)| *nodes <= most) {
            assert_eq!(position.perft(depth), nodes, "{fen} at {depth}");
            assert_eq!(other_perft(&board, depth), nodes, "{fen} at {depth}");
            if nodes <= 2_000_000 {
                assert_eq!(perft(&position, depth), nodes, "{fen} at {depth}");
            }
        }
        tested += 1;
    }
    assert!(tested >= 60, "{tested}");
}

#[test]
fn random_games_agree_move_by_move() {
    let mut draw = UniformDraw::seeded(1);
    let mut bits = 1_u64;
    for game in 0..120 {
        let start = if game % 3 == 0 {
            draw.double()
        } else {
            draw.fide()
        };
        let mut position = start.position();
        let mut board = other_board(&position);
        for _ in 0..80 {
            let moves = position.legal_moves();
            let mut written: Vec<String> = moves.iter().map(|mv| mv.uci()).collect();
            written.sort_unstable();
            if moves.is_empty() {
                break;
            }
            assert_eq!(written, other_moves(&board), "{}", position.fen());
            bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            // Castle and capture more often than chance would.
            let lively = moves.iter().find(|mv| mv.wing().is_some());
            let mv = *lively.unwrap_or(&moves[(bits >> 33) as usize % moves.len()]);
            let other: Other = mv.uci().parse().expect("the same notation");
            position.play(&mv).expect("legal");
            board.play(other);
            assert_same(&position, &board);
            assert_eq!(Position::from_fen(&position.fen()).as_ref(), Ok(&position));
        }
    }
}

/// Every start, both sides, both wings: the board is emptied so that castling is
/// legal or forbidden, and both libraries must say the same.
#[test]
fn castling_of_all_960_agrees() {
    let mut legal = 0;
    for start in StartNumber::all() {
        let rank = start.letters();
        for kept in ["KR", "KRN", "KRB", "KRQ"] {
            let row: String = rank
                .chars()
                .map(|c| if kept.contains(c) { c } else { '1' })
                .collect();
            for attacker in ["8", "1n4b1", "3r2r1"] {
                for side in ["w", "b"] {
                    let fen = match side {
                        "w" => format!("4k3/8/8/8/8/{attacker}/8/{row} w KQ - 0 1"),
                        _ => format!(
                            "{}/8/{}/8/8/8/8/4K3 b kq - 0 1",
                            row.to_lowercase(),
                            attacker.to_uppercase()
                        ),
                    };
                    let Ok(position) = Position::from_fen(&fen) else {
                        continue;
                    };
                    let board = other_board(&position);
                    let mut ours: Vec<String> =
                        position.legal_moves().iter().map(|mv| mv.uci()).collect();
                    ours.sort_unstable();
                    assert_eq!(ours, other_moves(&board), "{fen}");
                    for mv in position.legal_moves() {
                        if mv.wing().is_none() {
                            continue;
                        }
                        legal += 1;
                        let mut board = board.clone();
                        board.play(mv.uci().parse().expect("the same notation"));
                        let after = position.after(&mv);
                        assert_same(&after, &board);
                    }
                }
            }
        }
    }
    assert!(legal > 5_000, "{legal} castlings were compared");
}

/// Equal keys exactly where the other library says "same position".
#[test]
fn keys_tell_positions_apart() {
    let mut seen: HashMap<[u64; 4], Position> = HashMap::new();
    let mut known: Vec<Position> = Vec::new();
    let mut waiting = vec![
        Position::from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ -").expect("a position"),
        Position::from_fen("r3k2r/3p4/8/4P3/8/8/8/R3K2R b KQkq -").expect("a position"),
        Start::fide(StartNumber::CLASSICAL).position(),
    ];
    while let Some(position) = waiting.pop() {
        if known.len() > 3_000 {
            break;
        }
        let key = position.facts().key.0;
        if let Some(same) = seen.get(&key) {
            assert_eq!(same, &position);
            assert!(other_board(same).same_position(&other_board(&position)));
            continue;
        }
        seen.insert(key, position.clone());
        for mv in position.legal_moves().into_iter().take(12) {
            waiting.insert(0, position.after(&mv));
        }
        known.push(position);
    }
    for pair in known.windows(2) {
        assert!(!other_board(&pair[0]).same_position(&other_board(&pair[1])));
    }
}
