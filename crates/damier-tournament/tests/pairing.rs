//! Pairings against what was really played.

use std::collections::BTreeSet;

use damier_tournament::files::read_trf;
use damier_tournament::model::GameResult;
use damier_tournament::pairing::{Pair, check_event, pair_round, pairs_of};
use damier_tournament::{Event, PlayerId, System};

fn world_cup() -> Event {
    read_trf(include_str!("data/04-world-cup-ouagadougou-2022-swiss.trf"))
        .expect("readable")
        .event
}

fn unordered(pairs: &[Pair]) -> BTreeSet<(PlayerId, PlayerId)> {
    let both = |p: &Pair| p.black.map(|b| (p.white.min(b), p.white.max(b)));
    pairs.iter().filter_map(both).collect()
}

/// The model of "Swiss on Solkoff" reproduces the World Cup of 2022. When round
/// 5 was paired, the game 40-60 of round 4 must have stood as a draw.
#[test]
fn the_world_cup_of_2022_on_solkoff() {
    let event = world_cup();
    let mut corrected = event.clone();
    let board = corrected.rounds[3]
        .boards
        .iter_mut()
        .find(|b| (b.white.min(b.black), b.white.max(b.black)) == (PlayerId(40), PlayerId(60)))
        .expect("the game was played");
    board.result = GameResult::Draw;
    let (mut pairs, mut colours) = (0, 0);
    for round in 1..=9 {
        let known = if round == 5 { &corrected } else { &event };
        let made = pair_round(known, round, System::FmjdSolkoff).expect("a pairing");
        let played = pairs_of(&event, round).expect("played");
        assert_eq!(unordered(&made), unordered(&played), "round {round}");
        pairs += unordered(&made).len();
        colours += made.iter().filter(|p| played.contains(p)).count();
    }
    assert_eq!(pairs, 306);
    assert!(colours >= 302, "{colours} of 306 colours");
}

/// Random events that an independent program made and paired, with byes,
/// forfeits and people who leave: every round comes out the same, colours too.
#[test]
fn events_of_an_independent_program() {
    let events = [
        (
            "2026-14p6r-byes",
            include_str!("data/pairings/2026-14p6r-byes.trf"),
        ),
        (
            "2026-30p8r-byes",
            include_str!("data/pairings/2026-30p8r-byes.trf"),
        ),
        ("2026-40p6r", include_str!("data/pairings/2026-40p6r.trf")),
        (
            "2026-forfeits",
            include_str!("data/pairings/2026-forfeits.trf"),
        ),
        (
            "2026-large-byes",
            include_str!("data/pairings/2026-large-byes.trf"),
        ),
        (
            "2017-24p4r-byes",
            include_str!("data/pairings/2017-24p4r-byes.trf"),
        ),
        (
            "2017-30p8r-byes",
            include_str!("data/pairings/2017-30p8r-byes.trf"),
        ),
        ("2017-37p8r", include_str!("data/pairings/2017-37p8r.trf")),
    ];
    for (name, text) in events {
        let event = read_trf(text).expect(name).event;
        let system = if name.starts_with("2017") {
            System::Dutch2017
        } else {
            System::Dutch2026
        };
        assert!(event.rounds.len() > 3, "{name}");
        assert_eq!(check_event(&event, system), [], "{name}");
    }
}
