use std::io::Write;

use clap::Args;
use damier_arbiter::Referee;
use damier_draughts::{Position, Variant};
use damier_endgame::{Class, Metric, Prober, Standing};

use super::{SetArgs, grouped};
use crate::Ending;
use crate::failure::Failure;

/// Compare the tables with their own successors: the value of every position must
/// follow from those of its legal moves, as the rules and the referee have them.
///
/// The moves come from the generator of the program, the counters from its
/// referee. (A checker with a move generator of its own is `cargo xtask proofs
/// endgame`.)
#[derive(Debug, Args)]
pub(super) struct Verify {
    /// The game.
    #[arg(value_name = "VARIANT")]
    variant: Variant,
    #[command(flatten)]
    set: SetArgs,
    /// The most pieces of a position.
    #[arg(long, value_name = "N", default_value_t = 4)]
    pieces: u8,
    /// Positions to check, evenly spread over every class; 0: all of them.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    sample: u64,
}

pub(super) fn run(args: &Verify, out: &mut impl Write) -> Result<Ending, Failure> {
    let tables = args.set.tables(args.variant, args.pieces)?;
    let mut damaged = false;
    for missing in tables.missing() {
        damaged = true;
        writeln!(out, "{}: {}", missing.path.display(), missing.problem)?;
    }
    let mut prober = tables.prober(64 << 20);
    let contents = tables.contents(Metric::Pure);
    let all: u64 = contents.iter().map(|(_, positions, _)| positions).sum();
    let every = match args.sample {
        0 => 1,
        sample => (all / sample).max(1),
    };
    let (mut checked, mut wrong) = (0_u64, 0_u64);
    let mut next = every / 2;
    for (class, positions, _) in contents {
        while next < positions {
            if let Some(position) = place(&prober, class, next) {
                checked += 1;
                if let Err(what) = check(&mut prober, &position) {
                    wrong += 1;
                    writeln!(out, "{}: {what}", position.fen())?;
                }
            }
            next += every;
        }
        next -= positions;
    }
    writeln!(out, "{} positions checked, {wrong} wrong", grouped(checked))?;
    Ok(if damaged || wrong > 0 {
        Ending::ProblemsFound
    } else {
        Ending::Fine
    })
}

/// The position of a class with this number, both sides to move counted.
fn place(prober: &Prober, class: Class, number: u64) -> Option<Position> {
    let (mover, place) = if class.is_even() {
        (0, number)
    } else {
        ((number % 2) as usize, number / 2)
    };
    prober.tables().position_at(class, mover, place)
}

fn check(prober: &mut Prober, position: &Position) -> Result<(), String> {
    let own = prober.pure(position);
    let mut best: Option<(Standing, u16)> = None;
    for mv in position.legal_moves() {
        let mut next = *position;
        next.play(&mv).map_err(|error| error.to_string())?;
        let after = prober.pure(&next);
        let value = (
            after.value.reversed(),
            after.plies.map_or(0, |plies| plies + 1),
        );
        if after.value == Standing::Unknown {
            return Err("a move leads to a position without a table".to_owned());
        }
        let better = best.is_none_or(|known| quality(value) > quality(known));
        best = if better { Some(value) } else { best };
    }
    let Some((value, plies)) = best else {
        return Ok(());
    };
    let plies = (value != Standing::Draw).then_some(plies);
    if (own.value, own.plies) != (value, plies) {
        return Err(format!(
            "the table says {own:?}, its moves say {value:?} in {plies:?} plies"
        ));
    }
    let Some(book) = prober.tables().book().cloned() else {
        return Ok(());
    };
    let referee = Referee::new(book, position.facts());
    let stored = prober.book(position, &referee).value;
    let found = prober.probe(position, &referee);
    match found.moves.iter().map(|mv| mv.book).max() {
        Some(value) if value != stored => Err(format!(
            "under the book the table says {stored:?}, its moves say {value:?}"
        )),
        _ => Ok(()),
    }
}

/// The quicker win is better, and the slower loss.
fn quality((standing, plies): (Standing, u16)) -> (u8, i32) {
    let plies = i32::from(plies);
    match standing {
        Standing::Win => (2, -plies),
        Standing::Draw => (1, 0),
        Standing::Loss | Standing::Unknown => (0, plies),
    }
}
