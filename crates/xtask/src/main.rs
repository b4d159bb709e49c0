//! Development tasks of the Damier workspace, run as `cargo xtask TASK`.
//!
//! `cargo xtask test` is the one command that says whether a change is fit to
//! land. It is a program rather than a shell script so that it behaves the same
//! on every machine and can say what a machine lacks.

use std::process::ExitCode;

mod bench;
mod coverage;
mod fuzz;
mod instructions;
mod prerequisites;
mod proofs;
mod rust;
mod step;
mod tidy;
mod web;
mod workspace;

use step::Steps;
use workspace::Workspace;

const USAGE: &str = "\
Development tasks of Damier.

Usage: cargo xtask TASK

Tasks:
  test          everything below, in this order: what a change must pass
  test tidy     house rules on the files: length, markers, licences, translations
  test rust     rustfmt, clippy, all tests, documentation
  test web      type check, unit tests and browser tests of the pages
  proofs        the long proofs, all or some by name: perft (every count), soak
                (a million games judged twice), random (100 wins against a random
                mover), ladder (levels in order)
  coverage      write docs/RULES-COVERAGE.md: which rule is tested by what
  bench         the numbers of BENCHMARKS.md, on this machine
  bench peers   the same, and packages of PyPI beside them in the same run
  bench instructions  machine instructions a position of perft, counted by Valgrind
  bench memory  reads a made-up file of 1 GiB and tells the memory that takes
  fuzz [SECONDS] [NAME...]  feed made-up texts to everything that reads text, each
                reader, or those named (pdn, fen, moves, json), for so long
                [default: 300]; needs a C++ compiler
  setup         only look for the programs that the tests need, and install
                what is missing (Debian, as root)
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    if matches!(words.as_slice(), [] | ["help" | "--help" | "-h", ..]) {
        print!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    let workspace = match Workspace::find() {
        Ok(workspace) => workspace,
        Err(error) => {
            eprintln!("xtask: {error}");
            return ExitCode::FAILURE;
        }
    };
    let mut steps = Steps::default();
    match words.as_slice() {
        ["test"] => {
            prerequisites::check(&mut steps, &prerequisites::ALL);
            tidy::run(&workspace, &mut steps);
            rust::run(&workspace, &mut steps);
            web::run(&workspace, &mut steps);
        }
        ["test", "tidy"] => tidy::run(&workspace, &mut steps),
        ["test", "rust"] => {
            prerequisites::check(&mut steps, &prerequisites::RUST);
            rust::run(&workspace, &mut steps);
        }
        ["test", "web"] => {
            prerequisites::check(&mut steps, &prerequisites::ALL);
            web::run(&workspace, &mut steps);
        }
        ["proofs", names @ ..] => {
            if let Err(error) = proofs::run(&workspace, &mut steps, names) {
                eprintln!("xtask: {error}");
                return ExitCode::from(2);
            }
        }
        ["coverage"] => coverage::write(&workspace, &mut steps),
        ["bench"] => bench::run(&workspace, &mut steps, false),
        ["bench", "peers"] => bench::run(&workspace, &mut steps, true),
        ["bench", "instructions"] => instructions::run(&workspace, &mut steps),
        ["bench", "memory"] => bench::memory(&workspace, &mut steps),
        ["fuzz", rest @ ..] => {
            let seconds = rest.first().map(|first| first.parse());
            let (seconds, names) = match seconds {
                Some(Ok(seconds)) => (seconds, &rest[1..]),
                _ => (300, rest),
            };
            if let Err(error) = fuzz::run(&workspace, &mut steps, seconds, names) {
                eprintln!("xtask: {error}");
                return ExitCode::from(2);
            }
        }
        ["setup"] => prerequisites::check(&mut steps, &prerequisites::ALL),
        _ => {
            eprintln!("xtask: no such task: {}\n\n{USAGE}", words.join(" "));
            return ExitCode::from(2);
        }
    }
    steps.finish()
}
