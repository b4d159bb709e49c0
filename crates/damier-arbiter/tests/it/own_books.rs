//! Books as federations might write them, made at random: whatever a book says, the order
//! of its clauses changes nothing, and a game goes on elsewhere as it would have here.

use std::sync::Arc;

use damier_arbiter::{Carried, Referee, RuleBook, Verdict};
use damier_draughts::{Position, Variant};
use damier_game::PlyFacts;

use crate::books::{CLAUSE, HEAD};
use crate::oracle::random_ending;
use crate::support::Random;

const FORCES: [&str; 8] = [
    "3K v K",
    "2K+M v K",
    "K+2M v K",
    "2K v K",
    "K+M v K",
    "K v K",
    "2K v 2K",
    ">=2K+*M v K",
];

fn one<'w>(words: &[&'w str], random: &mut Random) -> &'w str {
    words[random.below(words.len())]
}

/// A clause with a limit. Not every one makes sense; the book is then refused.
fn limit(id: usize, clauses: usize, random: &mut Random) -> String {
    let mut text = CLAUSE.replace("id = '1'", &format!("id = '{id}'"));
    let kind = one(&["move-limit", "endgame-limit"], random);
    let unit = one(&["each", "each", "strong"], random);
    text += &format!("kind = '{kind}'\nunit = '{unit}'\n");
    text += &match random.below(4) {
        0 => "limit = { '2-3' = 2, '4' = 4, '5+' = 6 }\n".to_owned(),
        _ => format!("limit = {}\n", 1 + random.below(9)),
    };
    if random.chance(70) {
        let forces: Vec<String> = (0..=random.below(3))
            .map(|_| format!("'{}'", one(&FORCES, random)))
            .collect();
        text += &format!("when.force = [{}]\n", forces.join(", "));
        if random.chance(25) {
            let place = one(&["weak-alone", "strong-present"], random);
            text += &format!("when.long-diagonal = '{place}'\n");
        }
    }
    if random.chance(25) {
        text += &format!("when.pieces = '{}'\n", one(&["2-3", "4-5", "3+"], random));
    }
    if random.chance(20) {
        text += "when.kings-on-both-sides = true\n";
    }
    let events: Vec<&str> = ["'capture'", "'man-move'", "'promotion'"]
        .into_iter()
        .filter(|_| random.chance(40))
        .collect();
    text += &format!("restarts = [{}]\n", events.join(", "));
    if random.chance(40) {
        let lasts = ["while-it-holds", "once-begun", "while-force", "adds-up"];
        text += &format!("lasts = '{}'\n", one(&lasts, random));
    }
    for (word, percent) in [("hands-on-to", 25), ("unless", 15), ("within", 15)] {
        if random.chance(percent) {
            text += &format!("{word} = '{}'\n", 2 + random.below(clauses));
        }
    }
    if random.chance(20) {
        text += "shares = 'one'\n";
    }
    if random.chance(10) {
        text += "applies = 'claim'\n";
    }
    text
}

/// The clauses of a book that is one.
fn clauses(variant: Variant, random: &mut Random) -> Vec<String> {
    loop {
        let count = 1 + random.below(5);
        let repetition = format!("{CLAUSE}kind = 'repetition'\ntimes = 3\n");
        let limits = (0..count).map(|index| limit(index + 2, count, random));
        let clauses: Vec<String> = std::iter::once(repetition).chain(limits).collect();
        if RuleBook::parse(&text(variant, &clauses)).is_ok() {
            return clauses;
        }
    }
}

fn text(variant: Variant, clauses: &[String]) -> String {
    let head = HEAD.replace("'russian'", &format!("'{}'", variant.id()));
    head + &clauses.concat()
}

fn book(variant: Variant, clauses: &[String]) -> Arc<RuleBook> {
    let text = text(variant, clauses);
    Arc::new(RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}\nof\n{text}")))
}

/// A game that captures seldom: the start, and each ply with the position after it.
fn game(variant: Variant, random: &mut Random) -> (Position, Vec<(PlyFacts, Position)>) {
    let start = random_ending(variant, random);
    let mut position = start;
    let mut plies = Vec::new();
    while plies.len() < 60 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut next = position;
        for attempt in 0..5 {
            let mut after = position;
            let mv = &moves[random.below(moves.len())];
            let facts = after.play(mv).expect("legal");
            let hangs = after.legal_moves().iter().any(|mv| mv.is_capture());
            if attempt == 4 || (facts.captured == 0 && !hangs) || random.chance(5) {
                plies.push((facts, after));
                next = after;
                break;
            }
        }
        position = next;
    }
    (start, plies)
}

fn verdict(referee: &Referee) -> Option<Verdict> {
    referee.verdict().cloned()
}

/// What everybody must agree on.
fn told(verdict: Option<&Verdict>, shift: u32) -> Option<String> {
    let verdict = verdict?;
    let ply = verdict.ply + shift;
    let clause = verdict.clause.as_ref().map(|id| id.to_string());
    Some(format!(
        "{:?} {:?} {ply} {clause:?}",
        verdict.outcome, verdict.reason
    ))
}

const GAMES: u64 = 1_000;

fn of_seed(seed: u64) -> (Variant, Random) {
    let variants = [Variant::International, Variant::Russian, Variant::Frisian];
    let variant = variants[usize::try_from(seed).expect("small") % variants.len()];
    (
        variant,
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
    )
}

#[test]
fn the_order_of_clauses_changes_no_verdict_of_any_book() {
    let mut drawn = 0;
    for seed in 1..=GAMES {
        let (variant, mut random) = of_seed(seed);
        let mut clauses = clauses(variant, &mut random);
        let first = book(variant, &clauses);
        for index in (1..clauses.len()).rev() {
            clauses.swap(index, random.below(index + 1));
        }
        let second = book(variant, &clauses);
        let (start, plies) = game(variant, &mut random);
        let mut referees = [first, second].map(|book| Referee::new(book, start.facts()));
        for (facts, _) in &plies {
            for referee in &mut referees {
                referee.record(facts);
            }
        }
        let [one, other] = referees
            .each_ref()
            .map(|referee| told(verdict(referee).as_ref(), 0));
        assert_eq!(
            one,
            other,
            "seed {seed} {}\n{}",
            start.fen(),
            clauses.concat()
        );
        drawn += u64::from(referees[0].verdict().is_some_and(|v| v.clause.is_some()));
    }
    assert!(
        drawn * 5 > GAMES,
        "only {drawn} games were drawn by a clause"
    );
}

/// The counts go along in the FEN, the positions that may come back in JSON.
#[test]
fn a_game_goes_on_from_its_texts_under_any_book() {
    for seed in 1..=GAMES {
        let (variant, mut random) = of_seed(seed ^ 0x5555);
        let clauses = clauses(variant, &mut random);
        let book = book(variant, &clauses);
        let (start, plies) = game(variant, &mut random);
        let mut whole = Referee::new(Arc::clone(&book), start.facts());
        let mut stops = Vec::new();
        let mut position = start;
        for (facts, after) in &plies {
            if whole.verdict().is_some() {
                break;
            }
            stops.push((position, whole.carried()));
            whole.record(facts);
            position = *after;
        }
        let end = told(verdict(&whole).as_ref(), 0);
        for (index, (position, carried)) in stops.iter().enumerate() {
            let fen = carried.in_fen(&position.fen());
            let (plain, counts) = Carried::split_fen(&fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
            let there = Position::from_fen(variant, plain).expect(plain);
            assert_eq!(there.facts(), position.facts(), "{fen}");
            let json = serde_json::to_string(carried).expect("it can be written");
            let mut read: Carried = serde_json::from_str(&json).expect("it can be read");
            assert_eq!(&read, carried);
            read.counters = counts.unwrap_or_default().counters;
            let place = || format!("seed {seed} {fen} ply {index}\n{}", clauses.concat());
            let part = Referee::with_counters(Arc::clone(&book), there.facts(), &read);
            let mut part = part.unwrap_or_else(|error| panic!("{error}: {}", place()));
            for (facts, _) in &plies[index..] {
                part.record(facts);
            }
            let shift = u32::try_from(index).expect("small");
            assert_eq!(told(verdict(&part).as_ref(), shift), end, "{}", place());
        }
    }
}
