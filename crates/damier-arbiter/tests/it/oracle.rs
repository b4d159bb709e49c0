//! The incremental referee against a plain recount of the whole game, written
//! from the rules and sharing nothing with the referee.

use std::sync::Arc;

use damier_arbiter::{Carried, CarryError, Referee, RuleBook};
use damier_draughts::{Position, Variant};
use damier_game::{Force, Outcome, PieceClass, PlyFacts, PositionFacts, Side};

use crate::support::{Game, Random, editions};

/// An ending by the recount: ply, result, and the clauses that may be named
/// (empty: the end lies in the position).
#[derive(Debug, PartialEq)]
pub(crate) struct Ending {
    ply: u32,
    outcome: Outcome,
    clauses: Vec<&'static str>,
}

fn draw(ply: u32, clauses: Vec<&'static str>) -> Option<Ending> {
    Some(Ending {
        ply,
        outcome: Outcome::Draw,
        clauses,
    })
}

/// Everything that the recount looks at after one ply.
pub(crate) struct Seen<'g> {
    number: u32,
    pub(crate) ply: Option<&'g PlyFacts>,
    pub(crate) white: Force,
    pub(crate) black: Force,
}

impl Seen<'_> {
    pub(crate) fn captured(&self) -> bool {
        self.ply.is_some_and(|ply| ply.captured > 0)
    }

    pub(crate) fn man_moved(&self) -> bool {
        self.ply.is_some_and(|ply| ply.piece == PieceClass::Man)
    }

    pub(crate) fn promoted(&self) -> bool {
        self.ply.is_some_and(|ply| ply.promoted)
    }

    pub(crate) fn mover(&self) -> Option<Side> {
        self.ply.map(|ply| ply.mover)
    }

    pub(crate) fn total(&self) -> u8 {
        self.white.pieces() + self.black.pieces()
    }

    /// Both ways round: the strong side, what it has, what the other has.
    pub(crate) fn pairs(&self) -> [(Side, Force, Force); 2] {
        [
            (Side::White, self.white, self.black),
            (Side::Black, self.black, self.white),
        ]
    }
}

/// The clauses that expire on a ply: limits on moves, then endgame limits.
#[derive(Default)]
pub(crate) struct Expired {
    pub(crate) moves: Vec<&'static str>,
    pub(crate) endgame: Vec<&'static str>,
}

pub(crate) fn listed(entries: &[(bool, &'static str)]) -> Vec<&'static str> {
    entries
        .iter()
        .filter(|(expired, _)| *expired)
        .map(|(_, clause)| *clause)
        .collect()
}

/// The limits of one rule book, asked after every ply.
pub(crate) type OwnLimits = Box<dyn FnMut(&Seen<'_>, u32) -> Expired>;

/// The limits of the usual book of a game, and its clause on repetition.
fn usual(variant: Variant) -> (OwnLimits, &'static str) {
    let own: OwnLimits = match variant {
        Variant::International => Box::new(international()),
        Variant::Brazilian => Box::new(brazilian()),
        Variant::Russian => Box::new(russian()),
        _ => Box::new(|_, quiet| Expired {
            moves: listed(&[(quiet == 80, "wcdf/1.32.2")]),
            endgame: Vec::new(),
        }),
    };
    let repetition = match variant {
        Variant::International => "fmjd/6.1",
        Variant::Brazilian => "cbd/98",
        Variant::Russian => "russia-2022/D1",
        _ => "wcdf/1.32.1",
    };
    (own, repetition)
}

fn recount(
    (mut own, repetition): (OwnLimits, &'static str),
    start: &PositionFacts,
    plies: &[PlyFacts],
) -> Option<Ending> {
    let mut positions = Vec::new();
    let mut quiet = 0;
    for number in 0..=plies.len() {
        let ply = number.checked_sub(1).map(|index| &plies[index]);
        let facts = ply.map_or(start, |ply| &ply.after);
        let ply_number = u32::try_from(number).expect("a short game");
        if let Some(end) = facts.terminal {
            return Some(Ending {
                ply: ply_number,
                outcome: end.outcome,
                clauses: Vec::new(),
            });
        }
        let force = facts.force;
        let seen = Seen {
            number: ply_number,
            ply,
            white: force.white,
            black: force.black,
        };
        quiet = if ply.is_none() || seen.captured() || seen.man_moved() {
            0
        } else {
            quiet + 1
        };
        positions.push(facts.key);
        let expired = own(&seen, quiet);
        if positions.iter().filter(|key| **key == facts.key).count() == 3 {
            return draw(ply_number, vec![repetition]);
        }
        for clauses in [expired.moves, expired.endgame] {
            if !clauses.is_empty() {
                return draw(ply_number, clauses);
            }
        }
    }
    None
}

fn international() -> impl FnMut(&Seen<'_>, u32) -> Expired {
    let mut sixteen: Option<u32> = None;
    let mut diagonal: Option<u32> = None;
    let mut five: Option<u32> = None;
    move |seen, quiet| {
        let king = |force: Force| force.kings == 1 && force.men == 0;
        let group = |sizes: &[u8]| {
            seen.pairs().into_iter().find(|(_, strong, weak)| {
                king(*weak) && strong.kings > 0 && sizes.contains(&strong.pieces())
            })
        };
        let (three, two) = (group(&[3]), group(&[1, 2]));
        if three.is_none() && two.is_none() {
            (sixteen, diagonal, five) = (None, None, None);
        }
        if let Some((_, strong, weak)) = three {
            sixteen.get_or_insert(seen.number + 32);
            if weak.on_long_diagonal == 1 && strong.on_long_diagonal == 0 {
                diagonal.get_or_insert(seen.number + 10);
            }
        }
        if two.is_some() {
            five.get_or_insert(seen.number + 10);
        }
        let now = |deadline: Option<u32>| deadline == Some(seen.number);
        Expired {
            moves: listed(&[(quiet == 50, "fmjd/6.2")]),
            endgame: listed(&[
                (now(sixteen), "fmjd/6.3"),
                (now(diagonal), "fmjd/6.3-diagonal"),
                (now(five), "fmjd/6.4"),
            ]),
        }
    }
}

fn brazilian() -> impl FnMut(&Seen<'_>, u32) -> Expired {
    let mut was_five = false;
    let mut count = 0;
    move |seen, quiet| {
        let shape = |force: Force| (force.kings, force.men);
        let sides = (shape(seen.white), shape(seen.black));
        let small = [
            ((2, 0), (2, 0)),
            ((2, 0), (1, 0)),
            ((2, 0), (1, 1)),
            ((1, 0), (1, 0)),
            ((1, 0), (1, 1)),
        ];
        let small = small
            .iter()
            .any(|(a, b)| sides == (*a, *b) || sides == (*b, *a));
        let road = seen.pairs().into_iter().any(|(_, strong, weak)| {
            shape(weak) == (1, 0)
                && [(3, 0), (2, 1), (1, 2)].contains(&shape(strong))
                && weak.on_long_diagonal == 1
                && strong.on_long_diagonal == 0
        });
        let five = small || road;
        count = if five && was_five { count + 1 } else { 0 };
        was_five = five;
        Expired {
            moves: listed(&[(quiet == 40, "cbd/97")]),
            endgame: listed(&[
                (small && count == 10, "cbd/99"),
                (road && count == 10, "cbd/100"),
            ]),
        }
    }
}

fn russian() -> impl FnMut(&Seen<'_>, u32) -> Expired {
    let mut balance = 0;
    let mut big: Option<(Side, u32)> = None;
    let mut road: Option<(Side, u32)> = None;
    move |seen, quiet| {
        let king = |force: Force| force.kings == 1 && force.men == 0;
        let both = seen.white.kings > 0 && seen.black.kings > 0;
        let restart = seen.ply.is_none() || seen.captured() || seen.promoted() || !both;
        balance = if restart { 0 } else { balance + 1 };
        let many = seen
            .pairs()
            .into_iter()
            .find(|(_, s, w)| s.kings >= 3 && king(*w));
        let there = seen.pairs().into_iter().find(|(_, s, w)| {
            s.pieces() == 3 && king(*w) && s.on_long_diagonal == 0 && w.on_long_diagonal == 1
        });
        for (count, side) in [(&mut big, many), (&mut road, there)] {
            *count = match (*count, side) {
                (_, None) => None,
                (None, Some((side, ..))) => Some((side, 0)),
                (Some((_, n)), Some((side, ..))) => {
                    Some((side, n + u32::from(seen.mover() == Some(side))))
                }
            };
        }
        let total = seen.total();
        let (two, four, six) = (total <= 3, matches!(total, 4 | 5), matches!(total, 6 | 7));
        Expired {
            moves: listed(&[
                (four && quiet == 30, "russia-2022/D5a"),
                (six && quiet == 50, "russia-2022/D5b"),
                (both && four && balance == 60, "russia-2022/D4b"),
                (both && six && balance == 120, "russia-2022/D4c"),
            ]),
            endgame: listed(&[
                (big.is_some_and(|(_, n)| n >= 15), "russia-2022/D2"),
                (road.is_some_and(|(_, n)| n >= 5), "russia-2022/D3"),
                (both && two && balance == 10, "russia-2022/D4a"),
            ]),
        }
    }
}

/// A position of a few pieces, most of them kings.
pub(crate) fn random_ending(variant: Variant, random: &mut Random) -> Position {
    let squares = usize::from(variant.geometry().squares());
    loop {
        let mut free: Vec<usize> = (1..=squares).collect();
        let mut army = |most: usize, random: &mut Random| {
            let count = 1 + random.below(most);
            let pieces: Vec<String> = (0..count)
                .map(|_| {
                    let square = free.swap_remove(random.below(free.len()));
                    let king = if random.chance(70) { "K" } else { "" };
                    format!("{king}{square}")
                })
                .collect();
            pieces.join(",")
        };
        let white = army(4, random);
        let black = army(if random.chance(50) { 1 } else { 4 }, random);
        let (white, black) = if random.chance(50) {
            (white, black)
        } else {
            (black, white)
        };
        let turn = if random.chance(50) { "W" } else { "B" };
        let fen = format!("{turn}:W{white}:B{black}");
        if let Ok(position) = Position::from_fen(variant, &fen) {
            return position;
        }
    }
}

/// A random game that captures seldom, so that the counters get far.
pub(crate) fn random_game(variant: Variant, random: &mut Random) -> (Position, Vec<PlyFacts>) {
    let start = random_ending(variant, random);
    let mut position = start;
    let mut plies = Vec::new();
    while plies.len() < 160 && position.facts().terminal.is_none() {
        let moves = position.legal_moves();
        // The first of a few tries that neither captures nor offers a piece.
        let mut chosen = &moves[random.below(moves.len())];
        for _ in 0..6 {
            let mut after = position;
            let facts = after.play(chosen).expect("legal");
            let hangs = after.legal_moves().iter().any(|mv| mv.is_capture());
            if (facts.captured == 0 && !hangs) || random.chance(4) {
                break;
            }
            chosen = &moves[random.below(moves.len())];
        }
        plies.push(position.play(chosen).expect("legal"));
    }
    (start, plies)
}

fn verdict_of(referee: &Referee) -> Option<(u32, Outcome, Option<String>)> {
    referee.verdict().map(|v| {
        (
            v.ply,
            v.outcome,
            v.clause.as_ref().map(|id| id.as_str().to_owned()),
        )
    })
}

/// Plays random games by a book and by a plain recount; returns how many were drawn.
pub(crate) fn drawn_alike(
    book: &Arc<RuleBook>,
    variant: Variant,
    games: u64,
    limits: impl Fn() -> (OwnLimits, &'static str),
) -> u64 {
    let mut drawn = 0;
    for seed in 1..=games {
        let mut random = Random(seed.wrapping_mul(0x2545_f491_4f6c_dd1d));
        let (start, plies) = random_game(variant, &mut random);
        let expected = recount(limits(), &start.facts(), &plies);
        let mut game = Game::new(book.clone(), start);
        for ply in &plies {
            if game.referee.record(ply).is_some() {
                break;
            }
        }
        let found = game.referee.verdict();
        let place = format!("{} seed {seed}: {found:?}, not {expected:?}", start.fen());
        assert_eq!(
            found.map(|v| (v.ply, v.outcome)),
            expected.as_ref().map(|e| (e.ply, e.outcome)),
            "{place}"
        );
        if let (Some(found), Some(expected)) = (found, &expected) {
            let fits = match &found.clause {
                Some(id) => expected.clauses.contains(&id.as_str()),
                None => expected.clauses.is_empty(),
            };
            assert!(fits, "{place}");
        }
        drawn += u64::from(expected.is_some_and(|e| e.outcome == Outcome::Draw));
    }
    drawn
}

fn agree(variant: Variant, games: u64) {
    let book = RuleBook::default_for(variant.id()).expect("a book");
    let drawn = drawn_alike(&book, variant, games, || usual(variant));
    assert!(
        drawn * 5 > games * 2,
        "only {drawn} draws: the games do not test the counters"
    );
}

macro_rules! agree {
    ($($name:ident $variant:ident;)*) => {
        $(#[test]
        fn $name() {
            agree(Variant::$variant, 4000);
        })*
    };
}

agree! {
    international_agrees_with_a_recount International;
    russian_agrees_with_a_recount Russian;
    brazilian_agrees_with_a_recount Brazilian;
    american_agrees_with_a_recount American;
}

#[test]
fn take_back_restores_everything() {
    for book in editions() {
        let variant: Variant = book.variants()[0].parse().expect("draughts");
        for seed in 1..30_u64 {
            let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let (start, plies) = random_game(variant, &mut random);
            let mut referee = Referee::new(book.clone(), start.facts());
            let mut states = vec![(referee.counters(), referee.verdict().cloned())];
            if referee.verdict().is_some() {
                continue; // over before the first move
            }
            for ply in &plies {
                if referee.record(ply).is_some() {
                    states.push((referee.counters(), referee.verdict().cloned()));
                    break;
                }
                states.push((referee.counters(), None));
            }
            while states.len() > 1 {
                let steps = 1 + random.below(states.len() - 1);
                states.truncate(states.len() - steps);
                let back = referee.take_back(u32::try_from(steps).expect("small"));
                assert_eq!(back as usize, steps);
                let (counters, verdict) = states.last().expect("the start is kept");
                assert_eq!(&referee.counters(), counters);
                assert_eq!(referee.verdict(), verdict.as_ref());
            }
            assert_eq!(referee.take_back(5), 0);
            // And the whole game again gives the same end.
            let mut again = Referee::new(book.clone(), start.facts());
            for ply in &plies {
                referee.record(ply);
                again.record(ply);
            }
            assert_eq!(referee.verdict(), again.verdict());
        }
    }
}

#[test]
fn a_game_goes_on_elsewhere_with_its_counters() {
    for book in editions() {
        let variant: Variant = book.variants()[0].parse().expect("draughts");
        for seed in 1..30_u64 {
            let mut random = Random(seed.wrapping_mul(0xd134_2543_de82_ef95));
            let (start, plies) = random_game(variant, &mut random);
            let mut whole = Referee::new(book.clone(), start.facts());
            let mut carried = Vec::new();
            for ply in &plies {
                carried.push((*whole.position(), whole.carried()));
                if whole.record(ply).is_some() {
                    break;
                }
            }
            for (index, (position, state)) in carried.iter().enumerate() {
                let json = serde_json::to_string(state).expect("it can be written");
                let mut state: Carried = serde_json::from_str(&json).expect("it can be read");
                if seed % 2 == 0 {
                    // The counters as text say the same.
                    let text: Carried = state.to_string().parse().expect("it can be read");
                    state.counters = text.counters;
                }
                let mut part = Referee::with_counters(book.clone(), *position, &state)
                    .expect("the counters were running");
                for ply in &plies[index..] {
                    part.record(ply);
                }
                let shift = u32::try_from(index).expect("small");
                let found = verdict_of(&part).map(|(ply, o, c)| (ply + shift, o, c));
                assert_eq!(
                    found,
                    verdict_of(&whole),
                    "{} {} {index}",
                    book.id(),
                    start.fen()
                );
            }
        }
    }
}

#[test]
fn counts_that_were_carried_in_cannot_overflow() {
    let position = Position::from_fen(Variant::International, "W:WK1,K2:BK48,K50").expect("legal");
    let carried = |clause: &str, key| {
        let full = format!("{clause}={0}+{0}", u32::MAX);
        let mut carried: Carried = full.parse().expect("two numbers");
        carried.positions = vec![damier_arbiter::CarriedPosition {
            key,
            times: u32::MAX,
        }];
        carried
    };
    let facts = position.facts();
    let book = RuleBook::default_for("international").expect("built in");
    let beyond = Referee::with_counters(book, facts, &carried("fmjd/6.2", facts.key));
    assert!(matches!(beyond, Err(CarryError::BeyondLimit { .. })));
    // Where a draw is to be claimed a count may go on.
    let position = Position::from_fen(Variant::American, "W:WK1,K2:BK31,K32").expect("legal");
    let facts = position.facts();
    let book = RuleBook::builtin("wcdf-claim").expect("built in");
    let carried = carried("wcdf-claim/1.32.2", facts.key);
    let mut referee = Referee::with_counters(book, facts, &carried).expect("it was running");
    let mut next = position;
    let mv = next.legal_moves()[0].clone();
    let facts = next.play(&mv).expect("legal");
    assert_eq!(referee.record(&facts), None, "nothing is claimed");
    assert!(!referee.carried().counters.is_empty());
}
