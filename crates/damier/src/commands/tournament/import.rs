use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use damier_arbiter::{Referee, RuleBook};
use damier_draughts::Variant;
use damier_draughts::pdn::{self, PdnError, RawGame, Replay};
use damier_game::{Outcome, Spelling};
use damier_tournament::model::GameResult;
use damier_tournament::{Event, PlayerId};
use serde::Serialize;

use super::file::EventFile;
use super::{clock, print_json};
use crate::Ending;
use crate::failure::Failure;
use crate::input::{self, Source};

/// Take results from the records of games (PDN).
///
/// Players are found by their names, the board by round and players. Every game is
/// played through and refereed: what the rules say counts, and the record's own
/// result only where the game was not over by the rules (a resignation, an agreed
/// draw). Whatever does not fit is reported and not entered: a record that disagrees
/// with its game, an illegal move, another result on the board.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament import open.json round3.pdn
  damier tournament import open.json games.pdn --round 3     records that name no round
  damier tournament import open.json games.pdn --dry-run --json

The exit code is 1 if a game was not entered.")]
pub(crate) struct Import {
    /// The event.
    #[arg(value_name = "EVENT")]
    file: String,
    /// PDN files, or - for standard input.
    #[arg(value_name = "GAMES", required = true)]
    games: Vec<String>,
    /// The round of every game [default: as its Round tag says].
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// The game of records that do not say it.
    #[arg(long, value_name = "VARIANT")]
    variant: Option<Variant>,
    /// Report only.
    #[arg(long)]
    dry_run: bool,
    /// One JSON array of games: game, round, board, white, black, header, verdict,
    /// result, entered, problem.
    #[arg(long)]
    json: bool,
}

/// What became of one game.
#[derive(Debug, Default, Serialize)]
struct Report {
    game: u64,
    round: Option<u16>,
    board: Option<usize>,
    white: String,
    black: String,
    header: Option<&'static str>,
    verdict: Option<&'static str>,
    result: Option<&'static str>,
    entered: bool,
    problem: Option<String>,
}

pub(super) fn run(args: &Import, out: &mut impl Write) -> Result<Ending, Failure> {
    let mut file = EventFile::open(&args.file)?;
    let mut reports = Vec::new();
    for games in &args.games {
        let event = &mut file.event;
        input::for_each_game(&Source::parse(games), |game| {
            let mut report = Report {
                game: reports.len() as u64 + 1,
                ..Report::default()
            };
            if let Err(problem) = enter(event, args, &game, &mut report) {
                report.problem = Some(problem);
            }
            reports.push(report);
            Ok(ControlFlow::Continue(()))
        })?;
    }
    if !args.dry_run && reports.iter().any(|report| report.entered) {
        file.save()?;
    }
    let fine = reports.iter().all(|report| report.problem.is_none());
    if args.json {
        print_json(&reports, out)?;
    } else {
        tell(&reports, args.dry_run, out)?;
    }
    Ok(if fine && !reports.is_empty() {
        Ending::Fine
    } else {
        Ending::ProblemsFound
    })
}

/// Enters one game, or says why not.
fn enter(
    event: &mut Event,
    args: &Import,
    game: &Result<RawGame<'_>, PdnError>,
    report: &mut Report,
) -> Result<(), String> {
    let raw = game.as_ref().map_err(ToString::to_string)?;
    let tag = |name: &str| raw.tag(name).unwrap_or_default().trim().to_owned();
    (report.white, report.black) = (tag("White"), tag("Black"));
    let white = find(event, &report.white)?;
    let black = find(event, &report.black)?;
    let round = round_of(event, args, &tag("Round"), white, black)?;
    report.round = Some(round);
    let made = event.round(round).map_err(|error| error.to_string())?;
    let place = made
        .boards
        .iter()
        .position(|board| [(white, black), (black, white)].contains(&(board.white, board.black)));
    let Some(place) = place else {
        return Err(format!(
            "the two do not meet in round {round}: look at its pairs"
        ));
    };
    report.board = Some(place + 1);
    let board = &made.boards[place];
    if board.white != white {
        return Err(
            "the colours differ from the pairs: correct the record or the round".to_owned(),
        );
    }
    let replay = pdn::replay(raw, args.variant).map_err(|problem| problem.what())?;
    let outcome = judged(&replay, report)?;
    report.result = Some(outcome.spell(Spelling::Draughts));
    let result = match outcome {
        Outcome::Win(side) => GameResult::win(side),
        Outcome::Draw => GameResult::Draw,
        Outcome::BothLost => GameResult::BothPunished,
    };
    if board.result.is_final() && board.result != result {
        return Err(
            "the board has another result already: clear it first if the record is right"
                .to_owned(),
        );
    }
    event
        .set_result(round, place + 1, result, Some(clock::now()))
        .map_err(|error| error.to_string())?;
    report.entered = true;
    Ok(())
}

/// What a game ended with: by the rules, or else as its record says.
fn judged(replay: &Replay, report: &mut Report) -> Result<Outcome, String> {
    // `0-0` is what old logs write for "unknown".
    let header = replay.outcome.filter(|o| *o != Outcome::BothLost);
    report.header = replay.outcome.map(|o| o.spell(Spelling::Draughts));
    let Some(book) = RuleBook::default_for(replay.variant.id()) else {
        return Err(format!(
            "no rule book is built in for {}: enter it by hand",
            replay.variant
        ));
    };
    let mut referee = Referee::new(book, replay.start.facts());
    let until = replay
        .set_ups
        .first()
        .map_or(replay.plies.len(), |s| s.after);
    for ply in &replay.plies[..until] {
        if referee.verdict().is_some() {
            break;
        }
        referee.record(&ply.facts);
    }
    let verdict = referee.verdict().map(|verdict| verdict.outcome);
    report.verdict = verdict.map(|o| o.spell(Spelling::Draughts));
    match (verdict, header) {
        (Some(verdict), Some(header)) if verdict != header => Err(format!(
            "the record says {}, the rules say {}: the arbiter decides",
            header.spell(Spelling::Draughts),
            verdict.spell(Spelling::Draughts)
        )),
        (Some(verdict), _) => Ok(verdict),
        (None, _) if !replay.is_complete() => {
            let ply = replay.plies.len() + 1;
            Err(format!("ply {ply} cannot be played: correct the record"))
        }
        (None, Some(header)) => Ok(header),
        (None, None) => Err("the game is not over, and the record has no result".to_owned()),
    }
}

/// The player of a name, whatever the order of its words.
fn find(event: &Event, name: &str) -> Result<PlayerId, String> {
    let wanted = words(name);
    let mut found = event.players.iter().filter(|p| words(&p.name) == wanted);
    match (wanted.is_empty(), found.next(), found.next()) {
        (false, Some(player), None) => Ok(player.id),
        (false, Some(_), Some(_)) => Err(format!("several players are called `{name}`")),
        _ => Err(format!(
            "no player is called `{name}`: correct the name in one of the files"
        )),
    }
}

fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = name
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    words.sort_unstable();
    words
}

/// As asked for, as the record says (`3` or `3.12`), or the only round in which
/// the two meet.
fn round_of(
    event: &Event,
    args: &Import,
    tag: &str,
    white: PlayerId,
    black: PlayerId,
) -> Result<u16, String> {
    if let Some(round) = args.round {
        return Ok(round);
    }
    let number = tag.split('.').next().unwrap_or_default();
    if let Ok(round) = number.parse() {
        return Ok(round);
    }
    let mut meetings = (1..).zip(&event.rounds).filter(|(_, round)| {
        let same = |b: &damier_tournament::model::Board| (b.white, b.black) == (white, black);
        round.boards.iter().any(same)
    });
    match (meetings.next(), meetings.next()) {
        (Some((round, _)), None) => Ok(round),
        _ => Err("the record names no round: give it with --round".to_owned()),
    }
}

fn tell(reports: &[Report], dry_run: bool, out: &mut impl Write) -> Result<(), Failure> {
    for report in reports {
        let (game, white, black) = (report.game, &report.white, &report.black);
        write!(out, "game {game}: {white} - {black}")?;
        if let (Some(round), Some(board)) = (report.round, report.board) {
            write!(out, " (round {round}, board {board})")?;
        }
        match (&report.problem, report.result) {
            (Some(problem), _) => writeln!(out, ": not entered: {problem}")?,
            (None, Some(result)) => writeln!(out, ": {result}")?,
            (None, None) => writeln!(out)?,
        }
    }
    let entered = reports.iter().filter(|report| report.entered).count();
    let all = reports.len();
    let what = if dry_run {
        "could be entered"
    } else {
        "entered"
    };
    writeln!(out, "{entered} of {all} games {what}")?;
    Ok(())
}
