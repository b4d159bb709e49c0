use std::collections::HashSet;

use damier_chess::{PublicDraw, Role, Scope, Start, StartNumber, UniformDraw};
use damier_game::Game;

fn number(number: u16) -> StartNumber {
    StartNumber::new(number).expect("below 960")
}

#[test]
fn known_numbers_have_their_ranks() {
    for (at, rank) in [
        (0, "BBQNNRKR"),
        (1, "BQNBNRKR"),
        (2, "BQNNRBKR"),
        (3, "BQNNRKRB"),
        (4, "QBBNNRKR"),
        (12, "QBNNRKBR"),
        (20, "NBBQNRKR"),
        (95, "NNRKRQBB"),
        (249, "NRKBBQNR"),
        (310, "NQBRKBRN"),
        (518, "RNBQKBNR"),
        (534, "RNBKQBNR"),
        (709, "RKBBQNNR"),
        (959, "RKRNNQBB"),
    ] {
        assert_eq!(number(at).letters(), rank, "{at}");
    }
    let classical = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(StartNumber::CLASSICAL.position().fen(), classical);
}

#[test]
fn every_number_is_a_rank_of_its_own_with_its_constraints() {
    let mut seen = HashSet::new();
    for start in StartNumber::all() {
        let rank = start.rank();
        let at = |role| (0..8).filter(move |&file| rank[file] == role);
        let (king, mut rooks) = (at(Role::King).next().expect("a king"), at(Role::Rook));
        assert!(rooks.next() < Some(king) && Some(king) < rooks.next());
        let bishops: Vec<usize> = at(Role::Bishop).collect();
        assert_eq!((bishops[0] + bishops[1]) % 2, 1, "opposite colours");
        assert_eq!(StartNumber::of_rank(&rank), Some(start));
        assert_eq!(Start::of(&start.position()), Some(Start::fide(start)));
        seen.insert(start.letters());
    }
    assert_eq!(seen.len(), 960);
}

#[test]
fn only_an_untouched_start_has_a_number() {
    let start = "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKNR";
    for (rest, found) in [
        ("w KQkq - 0 1", Some(521)),
        ("w HAha - 0 1", Some(521)),
        ("b KQkq - 0 1", None),
        ("w Kkq - 0 1", None),
        ("w KQkq - 1 1", None),
        ("w KQkq - 0 2", None),
    ] {
        let position = damier_chess::Position::from_fen(&format!("{start} {rest}"));
        let number = Start::of(&position.expect("a position")).map(|start| start.white.get());
        assert_eq!(number, found, "{rest}");
    }
}

#[test]
fn draws_are_uniform_and_repeatable() {
    let mut counts = [0_u32; 960];
    let mut draw = UniformDraw::seeded(960);
    for _ in 0..96_000 {
        counts[usize::from(draw.number().get())] += 1;
    }
    // 100 of each are expected; the sum of squares of the deviations, divided by
    // 100, is about 959 give or take 44 if all are equally likely.
    let chi: f64 = counts
        .iter()
        .map(|&n| (f64::from(n) - 100.0).powi(2) / 100.0)
        .sum();
    assert!((959.0 - chi).abs() < 5.0 * 44.0, "{chi}");
    let mut again = UniformDraw::seeded(960);
    let mut other = UniformDraw::from_source(|| 7);
    assert_eq!(other.number().get(), 7);
    assert_ne!(again.number(), again.number());
}

#[test]
fn bits_that_would_favour_some_numbers_are_thrown_away() {
    let mut bits = [u64::MAX, u64::MAX - 1, 961].into_iter();
    let mut draw = UniformDraw::from_source(|| bits.next().expect("three are enough"));
    assert_eq!(draw.number().get(), 1);
}

#[test]
fn games_of_a_public_draw_share_what_the_scope_says() {
    let draw = PublicDraw::new("lot 12", Scope::Pair);
    assert_eq!(draw.start(1, 5, 0), draw.start(1, 5, 1));
    let starts: HashSet<Start> = (0..40).map(|board| draw.start(1, board, 0)).collect();
    assert!(starts.len() > 30, "boards differ");
    let round = PublicDraw {
        scope: Scope::Round,
        ..draw
    };
    let starts: HashSet<Start> = (0..40).map(|board| round.start(2, board, 3)).collect();
    assert_eq!(starts.len(), 1);
    assert_ne!(round.start(1, 0, 0), round.start(2, 0, 0));
    assert!(draw.start(1, 1, 0).is_fide());
    let double = PublicDraw {
        double: true,
        ..draw
    };
    let apart = (0..20).filter(|&board| !double.start(1, board, 0).is_fide());
    assert!(apart.count() > 15, "Black's rank is drawn apart");
}

#[test]
fn a_double_drawn_start_has_all_rights() {
    let start = Start {
        white: number(0),
        black: number(959),
    };
    let position = start.position();
    assert_eq!(position.castling_rooks().len(), 4);
    let fen = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    assert_eq!(position.fen(), fen);
    assert_eq!(start.to_string(), "0/959");
    assert_eq!(Start::of(&position), Some(start));
}
