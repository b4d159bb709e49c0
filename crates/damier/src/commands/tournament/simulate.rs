use std::io::Write;

use clap::{Args, ValueEnum};
use damier_tournament::Event;
use damier_tournament::files::{LineEnd, TrfDialect, write_csv, write_json, write_trf};
use damier_tournament::simulate::Simulation;
use damier_tournament::{Preset, System};

use super::refusal;
use crate::Ending;
use crate::failure::Failure;
use crate::messages::say;

/// Make up a whole event, to try regulations and programs out.
///
/// The same seed makes the same event. It is written as TRF, or as --to says. Rates are
/// one in so many: --forfeits 20 loses one game in twenty by not appearing. Where teams
/// are paired, players are dealt out to teams of --boards, byes and absences are those of
/// teams, and both players and whole teams leave.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament simulate --players 30 --rounds 5 --seed 7 > made-up.trf
  damier tournament simulate --players 30 --rounds 5 --seed 7 --system fmjd-solkoff
  damier tournament simulate --players 41 --rounds 9 --seed 1 --forfeits 20 --half-byes 15
  damier tournament simulate --players 41 --rounds 5 --system team-swiss --boards 4 --to json
  damier tournament simulate --players 12 --rounds 5 --seed 3 | damier tournament check -")]
pub(crate) struct Simulate {
    /// How many players.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=9999))]
    players: u32,
    /// How many rounds.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=99))]
    rounds: u16,
    /// Where chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How rounds are paired.
    #[arg(long, value_name = "NAME", default_value_t = System::Dutch2026)]
    system: System,
    /// Systems of teams: boards of a match [default: 4].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=99))]
    boards: Option<u16>,
    /// What the order is made by, which says what a win is worth, too.
    #[arg(long, value_name = "NAME", default_value_t = Preset::Fide2026)]
    preset: Preset,
    /// Draws among equals, per cent.
    #[arg(long, value_name = "N", default_value_t = 30)]
    draws: u32,
    /// One game in N is lost by not appearing; 0 for none.
    #[arg(long, value_name = "N", default_value_t = 0)]
    forfeits: u32,
    /// One player in N asks for a half-point bye, each round; 0 for none.
    #[arg(long, value_name = "N", default_value_t = 0)]
    half_byes: u32,
    /// One player in N is absent, each round; 0 for none.
    #[arg(long, value_name = "N", default_value_t = 0)]
    absences: u32,
    /// One player in N leaves for good, each round; 0 for none.
    #[arg(long, value_name = "N", default_value_t = 0)]
    withdrawals: u32,
    /// The format.
    #[arg(long, alias = "format", default_value = "trf")]
    to: Format,
    /// The same as --to json.
    #[arg(long, conflicts_with = "to")]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// TRF26, the edition of 2026.
    #[value(alias = "trf26")]
    Trf,
    /// TRF16, for older programs.
    Trf16,
    /// One line a player, one cell a round.
    Csv,
    /// The event file, which keeps everything.
    Json,
}

impl Simulate {
    fn text(&self, event: &Event) -> String {
        match self.to {
            _ if self.json => write_json(event),
            Format::Json => write_json(event),
            Format::Csv => write_csv(event),
            Format::Trf => write_trf(event, TrfDialect::Trf26, LineEnd::Lf),
            Format::Trf16 => write_trf(event, TrfDialect::Trf16, LineEnd::Lf),
        }
    }
}

pub(super) fn run(args: &Simulate, out: &mut impl Write) -> Result<Ending, Failure> {
    if args.boards.is_some() && !args.system.is_team() {
        let args = [("system", args.system.as_str().into())];
        return Err(Failure::Usage(say("desk-boards-needless", &args)));
    }
    let mut simulation = Simulation::new(args.players, args.rounds, args.seed);
    simulation.system = args.system;
    simulation.preset = args.preset;
    simulation.boards = args.boards.unwrap_or(simulation.boards);
    simulation.draws = args.draws;
    simulation.forfeits = args.forfeits;
    simulation.half_byes = args.half_byes;
    simulation.absences = args.absences;
    simulation.withdrawals = args.withdrawals;
    let event = simulation.run().map_err(|error| {
        let args = [
            ("source", format!("--system {}", args.system).into()),
            ("what", refusal::pairing(&error).into()),
        ];
        Failure::Usage(say("source-at", &args))
    })?;
    out.write_all(args.text(&event).as_bytes())?;
    if event.rounds.len() < usize::from(args.rounds) {
        let made = event.rounds.len();
        let args = [("round", made.to_string().into())];
        return Err(Failure::Trouble(say("desk-nobody-to-pair", &args)));
    }
    Ok(Ending::Fine)
}
