//! What is known about endings from elsewhere.

use std::sync::Arc;

use damier_arbiter::{Evidence, Proof, Referee};
use damier_draughts::{Move, Position, Variant};
use damier_endgame::{Facts, Standing, TableEvidence, Tables, Verdict};
use damier_game::Side;

use crate::{all, book, tables};

fn of<'f>(facts: &'f [Facts], class: &str, mover: &str) -> &'f Facts {
    let mut all = facts.iter();
    all.find(|one| one.class == class && one.mover == mover)
        .expect("a class of the set")
}

fn probe(tables: &Arc<Tables>, fen: &str) -> Verdict {
    let position = Position::from_fen(tables.variant(), fen).expect("a position");
    let book = tables.book().expect("a book").clone();
    let referee = Referee::new(book, position.facts());
    tables.prober(1 << 20).probe(&position, &referee)
}

#[test]
fn petrovs_triangle() {
    let tables = tables(Variant::Russian, &book("russia-2022"), 4);
    let facts = tables.facts();
    let three = of(&facts, "3K v K", "white");
    assert_eq!(three.longest_win, 25, "the 13th move");
    assert_eq!(of(&facts, "3K v K", "black").longest_loss, 26);
    assert!(three.most_need <= 29, "two moves to spare");
    // Off the main road it is always won; on it only with luck within five moves.
    let sure = probe(&tables, "W:WK30,K31,K32:BK13");
    assert_eq!(sure.book.value, Standing::Win);
    let longest = facts
        .iter()
        .map(|one| one.longest_win.max(one.longest_loss));
    assert_eq!(longest.max(), Some(86));
    let decided = |class: &str, mover: &str| {
        let one = of(&facts, class, mover);
        one.won + one.lost
    };
    assert!(decided("2K+M v K", "white") > 0);
    let spoilt: u64 = facts
        .iter()
        .map(|one| one.win_spoilt + one.loss_saved)
        .sum();
    assert!(spoilt < 60, "fresh counters hardly ever matter: {spoilt}");
}

#[test]
fn one_number_is_not_enough_in_russian_endings() {
    let tables = tables(Variant::Russian, &book("russia-2022"), 4);
    let fen = "W:WK9,K23,31:BK20";
    let position = Position::from_fen(Variant::Russian, fen).expect("a position");
    let mut prober = tables.prober(1 << 20);
    // Least remaining plies: (8, 8) (21, 7) (23, 6) (25, 5) (27, 4) (29, 3), the
    // thirty moves of D4b first, the fifteen of D5a second.
    for (of_60, of_30, wins) in [
        (8, 8, true),
        (20, 7, false),
        (21, 7, true),
        (29, 3, true),
        (28, 3, false),
        (60, 2, false),
        (7, 30, false),
    ] {
        let counters = format!(
            "russia-2022/D4b={}+{},russia-2022/D5a={}+{}",
            (60 - of_60) / 2,
            (60 - of_60 + 1) / 2,
            (30 - of_30) / 2,
            (30 - of_30 + 1) / 2
        );
        let carried = counters.parse().expect("counters");
        let book = book("russia-2022");
        let referee = Referee::with_counters(book, position.facts(), &carried).expect("can run");
        let found = prober.book(&position, &referee);
        let wanted = if wins { Standing::Win } else { Standing::Draw };
        assert_eq!(found.value, wanted, "{counters} {found:?}");
    }
}

#[test]
fn kings_alone_in_american_draughts() {
    // Published by Trice: 230 won, 654 drawn, 108 lost, the longest in 11 plies.
    let tables = tables(Variant::American, &book("wcdf"), 4);
    let mut prober = tables.prober(1 << 20);
    let (mut won, mut drawn, mut lost, mut longest) = (0, 0, 0, 0);
    let class = damier_endgame::Class::new([0, 0], [1, 1]);
    for place in 0.. {
        let Some(position) = tables.position_at(class, 0, place) else {
            break;
        };
        let found = prober.pure(&position);
        longest = longest.max(found.plies.unwrap_or(0));
        match found.value {
            Standing::Win => won += 1,
            Standing::Draw => drawn += 1,
            Standing::Loss => lost += 1,
            Standing::Unknown => panic!("there is a table"),
        }
    }
    assert_eq!((won, drawn, lost, longest), (230, 654, 108, 11));
    let facts = tables.facts();
    let longest = facts
        .iter()
        .map(|one| one.longest_win.max(one.longest_loss));
    assert_eq!(longest.max(), Some(109));
}

#[test]
fn international_endings_of_three() {
    let tables = tables(Variant::International, &book("fmjd"), 3);
    let facts = tables.facts();
    let mixed = of(&facts, "K+M v K", "white");
    assert_eq!(mixed.longest_win, 9, "exactly the fifth move");
    assert_eq!(of(&facts, "2K v K", "white").longest_win, 7);
    let exact = probe(&tables, "W:WK2,6:BK50");
    assert_eq!((exact.pure.plies, exact.book.need), (Some(9), Some(9)));
    assert_eq!(exact.book.remaining, Some(10));
    assert_eq!(exact.book.value, Standing::Win);
}

#[test]
fn international_endings_of_four() {
    if !all() {
        return;
    }
    let tables = tables(Variant::International, &book("fmjd"), 4);
    let facts = tables.facts();
    let three = of(&facts, "3K v K", "white");
    assert_eq!(three.longest_win, 15, "eight moves of sixteen");
    assert_eq!(of(&facts, "3K v K", "black").longest_loss, 16);
    assert_eq!(of(&facts, "2K+M v K", "white").most_need, 31);
    assert_eq!(of(&facts, "2K+M v K", "black").most_need, 32);
    let longest = facts
        .iter()
        .map(|one| one.longest_win.max(one.longest_loss));
    assert_eq!(longest.max(), Some(43));
    // The lone king alone on the main diagonal: won in 11 plies, five moves left.
    let cursed = probe(&tables, "W:WK2,6,K35:BK28");
    assert_eq!(
        (cursed.pure.value, cursed.pure.plies),
        (Standing::Win, Some(11))
    );
    assert_eq!(
        (cursed.book.value, cursed.book.need),
        (Standing::Draw, Some(11))
    );
    assert_eq!(cursed.book.remaining, Some(10));
    let longest = probe(&tables, "W:WK12,K40,50:BK11");
    assert_eq!(
        (longest.book.value, longest.book.need),
        (Standing::Win, Some(31))
    );
}

#[test]
fn the_brazilian_diagonal_needs_two_numbers() {
    let tables = tables(Variant::Brazilian, &book("cbd"), 4);
    let found = probe(&tables, "W:W5,K14,K23:BK18");
    assert_eq!(found.book.value, Standing::Win);
    let facts = tables.facts();
    let several: u64 = facts.iter().map(|one| one.several).sum();
    assert!((1..1000).contains(&several), "a handful: {several}");
}

/// Moves of White and Black, there and back, that lead to the same position.
fn shuffle(position: &Position) -> Option<[Move; 4]> {
    let play = |from: &Position, mv: &Move| {
        let mut next = *from;
        next.play(mv).ok().map(|_| next)
    };
    let back = |from: &Position, mv: &Move| {
        let moves = from.legal_moves().into_iter();
        let mut moves = moves.filter(|other| other.captures().is_empty());
        moves.find(|other| (other.from(), other.to()) == (mv.to(), mv.from()))
    };
    let quiet = |from: &Position| {
        let moves = from.legal_moves().into_iter();
        moves.filter(|mv| mv.captures().is_empty())
    };
    for white in quiet(position) {
        let second = play(position, &white)?;
        for black in quiet(&second) {
            let third = play(&second, &black)?;
            let Some(white_back) = back(&third, &white) else {
                continue;
            };
            let fourth = play(&third, &white_back)?;
            if let Some(black_back) = back(&fourth, &black) {
                return Some([white, black, white_back, black_back]);
            }
        }
    }
    None
}

#[test]
fn a_position_seen_twice_is_no_way_to_win() {
    let tables = tables(Variant::Russian, &book("russia-2022"), 4);
    let mut prober = tables.prober(1 << 20);
    let class = damier_endgame::Class::new([0, 0], [3, 1]);
    let mut tried = 0;
    for place in (0..).step_by(997) {
        let Some(start) = tables.position_at(class, 0, place) else {
            break;
        };
        let won = prober.pure(&start).value == Standing::Win;
        let Some(moves) = shuffle(&start).filter(|_| won) else {
            continue;
        };
        let mut position = start;
        let mut referee = Referee::new(book("russia-2022"), position.facts());
        for mv in moves.iter().chain(&moves[..3]) {
            referee.record(&position.play(mv).expect("legal"));
        }
        // Black brings the position about for the third time, whatever the
        // tables say of it.
        let found = prober.probe(&position, &referee);
        let mut listed = found.moves.iter();
        let back = listed.find(|mv| mv.mv == moves[3]).expect("legal");
        assert_eq!(back.book, Standing::Draw, "{}", start.fen());
        assert!(found.book.value >= Standing::Draw, "{}", start.fen());
        tried += 1;
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn evidence_for_a_ruling() {
    let tables = tables(Variant::Russian, &book("russia-2022"), 4);
    let position = Position::from_fen(Variant::Russian, "W:WK30,K31,K32:BK13").expect("one");
    let referee = Referee::new(book("russia-2022"), position.facts());
    let mut prober = tables.prober(1 << 20);
    let plies = prober.pure(&position).plies.expect("won");
    let evidence = TableEvidence::new(&mut prober, &position, &referee);
    let moves = Some(u32::from(plies.div_ceil(2)));
    assert_eq!(evidence.assess(Side::White).proof, Proof::Win { moves });
    assert_eq!(evidence.assess(Side::Black).proof, Proof::NoWin);
}

#[test]
fn beyond_the_tables_a_search_proves_what_it_can() {
    let tables = tables(Variant::Russian, &book("russia-2022"), 4);
    let mut prober = tables.prober(1 << 20);
    let mut proven = 0;
    for fen in [
        "W:WK30,K31,K32,K28:BK13",
        "W:WK30,K31,K32,K20:BK13",
        "W:WK30,K31,K32,K12:BK21",
        "W:WK32,K28,K24,K20:BK1",
    ] {
        let position = Position::from_fen(Variant::Russian, fen).expect("one");
        let bounds = prober.bounds(&position, 100_000, &|| false);
        assert_ne!(bounds.value(), Some(Standing::Loss), "{fen}");
        if bounds.value() != Some(Standing::Win) {
            continue;
        }
        proven += 1;
        let mut at = position;
        for mv in &bounds.line {
            at.play(mv).expect("the line is legal");
        }
    }
    assert!(proven > 0, "four kings against one can give up a king");
    let position = Position::from_fen(Variant::Russian, "W:W29,30,31:B1,2,3").expect("one");
    assert_eq!(prober.pure(&position).value, Standing::Unknown);
    assert_eq!(prober.bounds(&position, 1, &|| false).word(), "unknown");
}
