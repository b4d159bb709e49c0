//! The ballots of American checkers.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;

use damier_game::Side;

use super::{Opening, Table};
use crate::{Move, Notation, Position, Setup, Square, Variant};

/// Two-move openings that are not used: the second player loses a man or the game.
const BARRED_TWO: [&str; 6] = [
    "9-14 21-17",
    "9-14 23-18",
    "10-14 21-17",
    "10-14 23-18",
    "11-16 23-19",
    "12-16 23-19",
];

/// Three-move openings that give a man away and are in no list.
const LOSE_A_MAN: [&str; 42] = [
    "9-13 22-18 5-9",
    "9-13 23-18 13-17",
    "9-13 23-19 12-16",
    "9-13 23-19 13-17",
    "9-13 24-19 12-16",
    "9-13 24-19 13-17",
    "9-13 24-20 13-17",
    "9-14 21-17 14x21",
    "9-14 22-17 12-16",
    "9-14 22-17 14-18",
    "9-14 23-19 12-16",
    "9-14 24-19 12-16",
    "9-14 24-19 14-18",
    "9-14 24-20 12-16",
    "9-14 24-20 14-18",
    "10-14 21-17 14x21",
    "10-14 22-17 12-16",
    "10-14 22-18 14-17",
    "10-14 23-19 12-16",
    "10-14 23-19 14-17",
    "10-14 24-19 12-16",
    "10-14 24-19 14-17",
    "10-14 24-20 12-16",
    "10-14 24-20 14-17",
    "10-15 21-17 12-16",
    "10-15 21-17 15-19",
    "10-15 22-17 12-16",
    "10-15 23-18 15-19",
    "10-15 23-19 12-16",
    "11-15 21-17 12-16",
    "11-15 21-17 15-18",
    "11-15 22-17 12-16",
    "11-15 23-19 12-16",
    "11-15 23-19 15-18",
    "12-16 21-17 10-14",
    "12-16 22-17 9-13",
    "12-16 22-18 10-15",
    "12-16 22-18 11-15",
    "12-16 23-18 10-14",
    "12-16 24-19 10-15",
    "12-16 24-19 11-15",
    "12-16 24-20 16-19",
];

/// Three-move openings that the American Checker Federation bars.
const BARRED_THREE: [&str; 18] = [
    "9-13 21-17 10-14",
    "9-13 23-18 10-14",
    "9-13 24-20 12-16",
    "9-14 22-18 12-16",
    "9-14 22-18 14-17",
    "9-14 23-19 10-15",
    "9-14 24-19 10-15",
    "10-14 24-19 11-15",
    "10-15 21-17 9-14",
    "10-15 22-17 9-14",
    "10-15 24-20 11-16",
    "11-15 21-17 9-13",
    "11-15 21-17 10-14",
    "11-16 21-17 10-14",
    "11-16 22-18 10-15",
    "11-16 24-19 10-15",
    "12-16 23-18 9-14",
    "12-16 23-19 16-23",
];

/// Openings that the deck knows by another order of the moves than the first.
const OTHER_ORDER: [(&str, &str); 15] = [
    ("10-15 24-20 12-16", "12-16 24-20 10-15"),
    ("11-15 24-20 15-19", "11-16 24-20 16-19"),
    ("11-16 24-20 8-11", "12-16 24-20 8-12"),
    ("9-13 21-17 10-15", "10-15 21-17 9-13"),
    ("9-13 21-17 11-15", "11-15 21-17 9-13"),
    ("9-13 21-17 11-16", "11-16 21-17 9-13"),
    ("9-13 21-17 12-16", "12-16 21-17 9-13"),
    ("9-13 22-18 13-17", "9-14 22-18 14-17"),
    ("9-13 23-19 11-15", "11-15 23-19 9-13"),
    ("9-14 22-17 10-15", "10-15 22-17 9-14"),
    ("9-14 22-18 6-9", "10-14 22-18 6-10"),
    ("9-14 23-19 11-15", "11-15 23-19 9-14"),
    ("9-14 23-19 6-9", "10-14 23-19 6-10"),
    ("9-14 24-19 6-9", "10-14 24-19 6-10"),
    ("9-14 24-20 6-9", "10-14 24-20 6-10"),
];

/// All of two moves.
pub(super) fn two_move(table: Table) -> Vec<Opening> {
    sequences(table, 2, &[], &BARRED_TWO)
}

/// All of three moves that do not give a man away, each position once.
pub(super) fn three_move(table: Table) -> Vec<Opening> {
    sequences(table, 3, &LOSE_A_MAN, &BARRED_THREE)
}

/// The position after moves that are legal.
fn after(moves: &str) -> Option<(Position, Vec<Move>)> {
    let mut position = Position::start(Variant::American);
    let mut played = Vec::new();
    for text in moves.split(' ') {
        let mv = position.parse_move(text).ok()?;
        position.play(&mv).ok()?;
        played.push(mv);
    }
    Some((position, played))
}

fn sequences(table: Table, plies: usize, left_out: &[&str], barred: &[&str]) -> Vec<Opening> {
    let set = |list: &[&str]| -> BTreeSet<String> {
        let reached = list.iter().filter_map(|moves| after(moves));
        reached.map(|(position, _)| position.fen()).collect()
    };
    let (left_out, barred) = (set(left_out), set(barred));
    let mut lines = Vec::from([(Position::start(Variant::American), String::new())]);
    for _ in 0..plies {
        lines = lines
            .iter()
            .flat_map(|(at, name)| further(at, name))
            .collect();
    }
    let mut seen = left_out;
    let mut openings = Vec::new();
    for (position, first_name) in lines {
        if !seen.insert(position.fen()) {
            continue;
        }
        let known = OTHER_ORDER.iter().find(|(first, _)| *first == first_name);
        let name = known.map_or(first_name.as_str(), |(_, name)| name);
        let Some((position, moves)) = after(name) else {
            continue;
        };
        openings.push(Opening {
            table,
            name: name.into(),
            barred: barred.contains(&position.fen()),
            position,
            moves,
        });
    }
    openings
}

/// The positions one ply on, in the order of the squares.
fn further(at: &Position, name: &str) -> Vec<(Position, String)> {
    let mut legal = at.legal_moves();
    legal.sort_by_key(|mv| (mv.from(), mv.to()));
    let next = |mv: &Move| {
        let mut position = *at;
        position.play(mv).ok()?;
        let text = at.move_text(mv, Notation::Numeric);
        let glue = if name.is_empty() { "" } else { " " };
        Some((position, alloc::format!("{name}{glue}{text}")))
    };
    legal.iter().filter_map(next).collect()
}

/// One man of the two front rows of each side is taken off, and each side has made a
/// move, but not one from the back row into the gap.
pub(super) fn eleven_men(table: Table) -> Vec<Opening> {
    let halves = [half(Side::Black), half(Side::White)];
    let mut openings = Vec::new();
    for (black_men, black) in &halves[0] {
        for (white_men, white) in &halves[1] {
            let mut setup = Setup::empty(Side::Black);
            setup.pieces.extend(black_men.pieces.clone());
            setup.pieces.extend(white_men.pieces.clone());
            let Ok(position) = Position::from_setup(Variant::American, &setup) else {
                continue;
            };
            openings.push(Opening {
                table,
                name: alloc::format!(
                    "without {} and {}: {} {}",
                    black.0,
                    white.0,
                    black.1,
                    white.1
                ),
                position,
                moves: Vec::new(),
                barred: false,
            });
        }
    }
    openings
}

/// What a side of the eleven-men game can look like after its move, with the man taken
/// off and the move; each once.
fn half(side: Side) -> Vec<(Setup, (u8, String))> {
    let (taken_off, back_row) = match side {
        Side::Black => (5..=12, 1..=4),
        Side::White => (21..=28, 29..=32),
    };
    let mut found = BTreeMap::new();
    for number in taken_off {
        let Some(square) = Square::new(number) else {
            continue;
        };
        let mut start = Position::start(Variant::American).setup();
        start.side_to_move = side;
        start.pieces.remove(&square);
        let Ok(position) = Position::from_setup(Variant::American, &start) else {
            continue;
        };
        let legal = position.legal_moves();
        let fills_gap = |mv: &Move| mv.to() == square && back_row.contains(&mv.from().number());
        for mv in legal.iter().filter(|mv| !fills_gap(mv)) {
            let mut after = position;
            if after.play(mv).is_err() {
                continue;
            }
            let mut setup = after.setup();
            setup.pieces.retain(|_, piece| piece.side == side);
            let text = position.move_text(mv, Notation::Numeric);
            found.entry(setup.fen()).or_insert((setup, (number, text)));
        }
    }
    found.into_values().collect()
}
