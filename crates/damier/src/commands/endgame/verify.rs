use std::io::Write;

use clap::Args;
use damier_draughts::Variant;
use damier_endgame::{Checker, Class, Metric, Mismatch};

use super::{SetArgs, grouped};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::say;
use crate::tables::{disagreement, file_trouble};

/// Check the tables by a second opinion: the value of every position must follow from
/// what its moves come to.
///
/// The moves come from a generator written for this alone, which shares nothing with
/// the builder of the tables nor with the rest of the program. Values under the rule
/// book are checked with nothing counted before and with counts on the way, as the
/// referee counts.
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
    /// Leave out the plies to the end of the pure game, as `build --budgets-only` does.
    #[arg(long)]
    budgets_only: bool,
}

pub(super) fn run(args: &Verify, out: &mut impl Write) -> Result<Ending, Failure> {
    let tables = args.set.tables(args.variant, args.pieces)?;
    let mut damaged = false;
    let wanted = |metric: Metric| metric == Metric::Book || !args.budgets_only;
    for missing in tables.missing() {
        if !wanted(missing.metric) {
            continue;
        }
        damaged = true;
        let args = [
            ("path", missing.path.display().to_string().into()),
            ("what", file_trouble(&missing.problem).into()),
        ];
        writeln!(out, "{}", say("endgame-file", &args))?;
    }
    let mut checker =
        Checker::new(&tables, 64 << 20).ok_or_else(|| super::none_for(args.variant))?;
    // What is there is checked, also of a set that is not made to its end.
    let kinds = [Metric::Pure, Metric::Book].map(|metric| match wanted(metric) {
        true => tables.contents(metric),
        false => Vec::new(),
    });
    let [pure, book] = &kinds;
    let has = |kind: &[(Class, u64, u64)], class| kind.iter().any(|(there, ..)| *there == class);
    let mut classes = pure.clone();
    classes.extend(book.iter().filter(|(class, ..)| !has(pure, *class)));
    let all: u64 = classes.iter().map(|(_, positions, _)| positions).sum();
    let every = match args.sample {
        0 => 1,
        sample => (all / sample).max(1),
    };
    let mut tally = Tally::default();
    let mut next = every / 2;
    for (class, positions, _) in classes {
        let kinds = (has(pure, class), has(book, class));
        while next < positions {
            for what in tally.check(&mut checker, class, next, kinds) {
                writeln!(out, "{}", wrong(&what))?;
            }
            next += every;
        }
        next -= positions;
    }
    let args = [
        ("positions", grouped(tally.checked).into()),
        ("counted", grouped(tally.counted).into()),
        ("wrong", grouped(tally.wrong).into()),
    ];
    writeln!(out, "{}", say("endgame-checked", &args))?;
    Ok(if damaged || tally.wrong > 0 {
        Ending::ProblemsFound
    } else {
        Ending::Fine
    })
}

/// A line about a position whose value is wrong.
fn wrong(mismatch: &Mismatch) -> String {
    let args = [
        ("fen", mismatch.fen.clone().into()),
        ("what", disagreement(mismatch).into()),
    ];
    say("endgame-wrong", &args)
}

/// What has been checked.
#[derive(Default)]
struct Tally {
    checked: u64,
    /// Of these, positions whose value under the book is known.
    counted: u64,
    wrong: u64,
}

impl Tally {
    /// Checks the position of a class with this number, both sides to move counted, in
    /// the tables of the pure game and of the book that are there; says what is wrong.
    fn check(
        &mut self,
        checker: &mut Checker,
        class: Class,
        number: u64,
        (pure, book): (bool, bool),
    ) -> Vec<Mismatch> {
        let (mover, place) = if class.is_even() {
            (0, number)
        } else {
            ((number % 2) as usize, number / 2)
        };
        // The same counts at every check of a position, others for its neighbours.
        let plies = 1 + (number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 59) as u32;
        let mut wrong = Vec::new();
        self.checked += 1;
        if pure && let Err(found) = checker.check(class, mover, place) {
            wrong.push(found);
        }
        let mut known = false;
        let counts: &[u32] = if book { &[0, plies] } else { &[] };
        for &plies in counts {
            match checker.check_book(class, mover, place, plies) {
                Ok(was_known) => known |= was_known,
                Err(found) => wrong.push(found),
            }
        }
        self.counted += u64::from(known);
        self.wrong += wrong.len() as u64;
        wrong
    }
}
