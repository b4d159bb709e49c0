//! The fast generator and the slow one agree on random positions.

use std::collections::BTreeSet;

use damier_draughts::{Move, PieceKind, PlayOptions, Position, Setup, Square, Variant};
use damier_game::Side;

use crate::chance::{Chance, any_placed};
use crate::sheet::{Sheet, other_readings, sheet};
use crate::slow::{Man, Table, Turn};

const POSITIONS: usize = 20_000;

pub(crate) fn table(sheet: &Sheet, position: &Position) -> Table {
    let places = sheet.places();
    let mut table = Table::empty(sheet, position.side_to_move() == Side::White);
    for (square, piece) in position.pieces() {
        let man = Man {
            white: piece.side == Side::White,
            king: piece.kind == PieceKind::King,
        };
        table.put(places[usize::from(square.number()) - 1], Some(man));
    }
    table
}

fn numbers(squares: &[Square]) -> Vec<u8> {
    squares.iter().map(|square| square.number()).collect()
}

pub(crate) fn turn(mv: &Move) -> Turn {
    Turn {
        from: mv.from().number(),
        to: mv.to().number(),
        captured: numbers(mv.captures()),
        crowned: mv.crowns(),
    }
}

enum Outcome {
    Agrees,
    /// The slow generator gave up.
    Unknown,
    Differs(String),
}

fn compare(sheet: &Sheet, position: &Position, before: &Table) -> Outcome {
    let Ok(legal) = before.legal(sheet) else {
        return Outcome::Unknown;
    };
    let moves = position.legal_moves();
    let fast: BTreeSet<Turn> = moves.iter().map(turn).collect();
    if fast.len() != moves.len() {
        return Outcome::Differs(format!("a move is listed twice: {moves:?}"));
    }
    if fast != legal.turns {
        let missing: Vec<_> = legal.turns.difference(&fast).collect();
        let extra: Vec<_> = fast.difference(&legal.turns).collect();
        return Outcome::Differs(format!("missing {missing:?}, extra {extra:?}"));
    }
    if position.perft(1) != moves.len() as u64 {
        return Outcome::Differs(format!(
            "{} moves, perft {}",
            moves.len(),
            position.perft(1)
        ));
    }
    let routes = if legal.routes.is_empty() {
        legal.turns.len()
    } else {
        legal.routes.len()
    };
    if position.perft_routes(1) != routes as u64 {
        return Outcome::Differs(format!("{routes} routes, not {}", position.perft_routes(1)));
    }
    for mv in &moves {
        for route in position.routes(mv) {
            let stood = numbers(&route);
            if mv.is_capture() && !legal.ways.contains(&(turn(mv), stood.clone())) {
                return Outcome::Differs(format!("{mv:?} has no route {stood:?}"));
            }
        }
        let mut after = *position;
        let facts = after.play(mv).expect("a legal move can be played");
        if table(sheet, &after).squares != before.after(sheet, &turn(mv)).squares {
            return Outcome::Differs(format!("{mv:?} leads to {}", after.fen()));
        }
        if (facts.captured as usize, facts.promoted) != (mv.captures().len(), mv.crowns()) {
            return Outcome::Differs(format!("{mv:?} has the facts {facts:?}"));
        }
    }
    Outcome::Agrees
}

/// The smallest position that still differs: pieces are taken away, kings made
/// men, for as long as that leaves a difference.
fn shrunk(sheet: &Sheet, position: &Position) -> (Position, String) {
    let mut smallest = *position;
    let mut why = String::new();
    loop {
        let setup = smallest.setup();
        let mut smaller: Vec<Setup> = Vec::new();
        for (square, piece) in &setup.pieces {
            let mut without = setup.clone();
            without.pieces.remove(square);
            smaller.push(without);
            if piece.is_king() {
                let mut demoted = setup.clone();
                demoted
                    .pieces
                    .entry(*square)
                    .and_modify(|p| p.kind = PieceKind::Man);
                smaller.push(demoted);
            }
        }
        let next = smaller.iter().find_map(|setup| {
            let position = Position::from_setup(sheet.variant, setup).ok()?;
            match compare(sheet, &position, &table(sheet, &position)) {
                Outcome::Differs(why) => Some((position, why)),
                Outcome::Agrees | Outcome::Unknown => None,
            }
        });
        match next {
            Some(found) => (smallest, why) = found,
            None => return (smallest, why),
        }
    }
}

/// A game of random moves, each position with the slow generator's own account
/// of it.
fn game(sheet: &Sheet, options: PlayOptions, chance: &mut Chance) -> Vec<(Position, Table)> {
    let mut position = if chance.one_in(2) {
        Position::start_with(sheet.variant, options)
    } else {
        any_placed(sheet.variant, chance).with_options(options)
    };
    let mut account = table(sheet, &position);
    let mut positions = vec![(position, account.clone())];
    for _ in 0..60 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = &moves[chance.below(moves.len())];
        position.play(mv).expect("a legal move can be played");
        account = account.after(sheet, &turn(mv));
        positions.push((position, account.clone()));
    }
    positions
}

fn check(variant: Variant) {
    compare_all(&sheet(variant), PlayOptions::USUAL);
}

/// Every other reading of the rules of a game.
fn check_others(variant: Variant) {
    let readings = other_readings(variant);
    let values = variant.options().iter();
    let others: usize = values.map(|option| option.values.len() - 1).sum();
    assert!(others > 0 && readings.len() == others, "{variant}");
    for (option, value, sheet) in readings {
        let options = variant.choose([(option, value)]).expect("offered");
        let differing = compare_all(&sheet, options);
        assert!(differing > 0, "{option}={value} made no difference");
    }
}

/// Compares until enough positions agree. Returns in how many of them the options
/// change what is legal.
fn compare_all(sheet: &Sheet, options: PlayOptions) -> usize {
    let variant = sheet.variant;
    let mut differing = 0;
    let mut chance = Chance::new(u64::from(variant.game_type()));
    let (mut agreed, mut unknown) = (0, 0);
    while agreed < POSITIONS {
        let positions = if chance.one_in(30) {
            game(sheet, options, &mut chance)
        } else {
            let position = any_placed(variant, &mut chance).with_options(options);
            vec![(position, table(sheet, &position))]
        };
        for (position, account) in positions {
            assert_eq!(position.options(), options);
            match compare(sheet, &position, &account) {
                Outcome::Agrees => {
                    agreed += 1;
                    let usual = position.with_options(PlayOptions::USUAL);
                    differing += usize::from(usual.legal_moves() != position.legal_moves());
                }
                Outcome::Unknown => unknown += 1,
                Outcome::Differs(why) => {
                    let (smallest, shrunk_why) = shrunk(sheet, &position);
                    panic!(
                        "{variant} {}: {why}\nshrunk to {}: {shrunk_why}",
                        position.fen(),
                        smallest.fen()
                    );
                }
            }
        }
    }
    assert!(
        unknown * 50 < agreed,
        "{variant}: {unknown} positions were too much for the slow one"
    );
    differing
}

macro_rules! agreement {
    ($($name:ident: $variant:ident,)*) => {
        $(#[test]
        fn $name() {
            check(Variant::$variant);
        })*
    };
}

agreement! {
    international: International,
    russian: Russian,
    brazilian: Brazilian,
    american: American,
    frisian: Frisian,
    frysk: Frysk,
    antidraughts: Antidraughts,
    breakthrough: Breakthrough,
    killer: Killer,
    italian: Italian,
    spanish: Spanish,
    portuguese: Portuguese,
    czech: Czech,
    pool: Pool,
    turkish: Turkish,
    canadian: Canadian,
    thai: Thai,
}

#[test]
fn frisian_with_other_options() {
    check_others(Variant::Frisian);
}

#[test]
fn frysk_with_other_options() {
    check_others(Variant::Frysk);
}

#[test]
fn turkish_with_other_options() {
    check_others(Variant::Turkish);
}

#[test]
fn every_variant_is_compared() {
    // A new variant without a sheet makes this panic.
    for &variant in Variant::ALL {
        assert_eq!(sheet(variant).variant, variant);
    }
}
