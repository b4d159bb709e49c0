use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::str::FromStr;

use clap::Args;
use damier_chess::{PublicDraw, Scope, StartNumber, UniformDraw};
use damier_print::{Texts, Who};
use damier_tournament::desk::{
    DeskError, Presence, entered_results, pair_by_hand, pair_next, presence, set_presence,
};
use damier_tournament::model::{ByeKind, ForbiddenGroup, StartDraw, What};
use damier_tournament::pairing::{Difference, Pair, check_by_hand, pair_round, pairs_of};
use damier_tournament::{Event, PlayerId, System, TeamId};
use fluent_bundle::FluentValue;

use super::file::{self, EventFile};
use super::game::is_chess;
use super::grid::{Align, Grid};
use super::{clock, new, print_json, refusal, words};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::{say, spoken};
use crate::output;

/// Pair the next round.
///
/// In an event file the round is written down. Of a table (TRF, CSV), or with
/// --dry-run, it is only shown. In an event of teams the numbers are those of the
/// teams.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament pair open.json
  damier tournament pair open.json --absent 8,12 --half-bye 9
  damier tournament pair open.json --withdrawn 3 --forbid 1-5
  damier tournament pair open.json --by-hand 1-4,5-2,3-bye   checked, compared and logged
  damier tournament pair open.json --draw \"lot 4711\"         chess960: a public draw
  damier tournament pair open.json --undo                    take the last round back
  damier tournament pair table.trf --system dutch-2026 --json")]
pub(crate) struct PairArgs {
    /// An event or a table (TRF, CSV, JSON), or - for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// Pair by another system than the event's; shown only.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["by_hand", "undo"])]
    system: Option<System>,
    /// Your own pairs, White first.
    #[arg(
        long,
        value_name = "PAIRS",
        value_delimiter = ',',
        conflicts_with = "undo"
    )]
    by_hand: Vec<HandPair>,
    /// Who is absent from this round.
    #[arg(
        long,
        value_name = "NUMBERS",
        value_delimiter = ',',
        conflicts_with = "undo"
    )]
    absent: Vec<u32>,
    /// Who has asked for a bye with the points of a draw.
    #[arg(
        long,
        value_name = "NUMBERS",
        value_delimiter = ',',
        conflicts_with = "undo"
    )]
    half_bye: Vec<u32>,
    /// Who is given a bye with the points of a win.
    #[arg(
        long,
        value_name = "NUMBERS",
        value_delimiter = ',',
        conflicts_with = "undo"
    )]
    full_bye: Vec<u32>,
    /// Who has left for good.
    #[arg(
        long,
        value_name = "NUMBERS",
        value_delimiter = ',',
        conflicts_with = "undo"
    )]
    withdrawn: Vec<u32>,
    /// Who had left and is back from this round on.
    #[arg(
        long,
        value_name = "NUMBERS",
        value_delimiter = ',',
        conflicts_with = "undo"
    )]
    returned: Vec<u32>,
    /// Who must not meet from this round on.
    #[arg(
        long,
        value_name = "PAIRS",
        value_delimiter = ',',
        conflicts_with = "undo"
    )]
    forbid: Vec<HandPair>,
    /// When the round is played.
    #[arg(long, value_name = "YYYY/MM/DD", conflicts_with = "undo")]
    date: Option<String>,
    /// Chess960: the number of the position from which all games of the round start;
    /// without this it is drawn by lot, once: it stays when the round is taken back.
    #[arg(long, value_name = "0-959", conflicts_with_all = ["undo", "draw"],
          value_parser = clap::value_parser!(u16).range(..960))]
    start: Option<u16>,
    /// Chess960: draw the start position from a public text, so that everybody can
    /// repeat the draw.
    #[arg(long, value_name = "TEXT", conflicts_with = "undo")]
    draw: Option<String>,
    /// Show the round without writing it down.
    #[arg(long, conflicts_with = "undo")]
    dry_run: bool,
    /// Take the last round back with its byes, as long as no results are entered.
    #[arg(long)]
    undo: bool,
    /// One JSON array of pairs: white, black or bye.
    #[arg(long)]
    json: bool,
}

/// `1-4`, or `7-bye`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct HandPair(Pair);

impl FromStr for HandPair {
    type Err = String;

    fn from_str(text: &str) -> Result<HandPair, String> {
        let remedy = || say("desk-pair-form", &[("text", text.into())]);
        let number = |text: &str| text.trim().parse().map(PlayerId).map_err(|_| remedy());
        let (white, black) = text.split_once('-').ok_or_else(remedy)?;
        let black = match black.trim() {
            "bye" => None,
            black => Some(number(black)?),
        };
        Ok(HandPair(Pair {
            white: number(white)?,
            black,
        }))
    }
}

pub(super) fn run(args: &PairArgs, out: &mut impl Write) -> Result<Ending, Failure> {
    if let Some(date) = args.date.as_ref().filter(|date| !new::is_date(date)) {
        let args = [("option", "--date".into()), ("date", date.as_str().into())];
        return Err(Failure::Usage(say("desk-date", &args)));
    }
    if args.undo {
        return undo(args, out);
    }
    let is_event = is_event_file(&args.file);
    if args.dry_run || !is_event || args.system.is_some() {
        return show_only(args, out);
    }
    let mut file = EventFile::open(&args.file)?;
    prepare(&mut file.event, args)?;
    let (round, difference) = make(&mut file.event, args)?;
    let event = file.event.clone();
    file.save()?;
    finish(&event, args, (round, difference), out)
}

/// Whether the file is one that rounds are written into.
fn is_event_file(name: &str) -> bool {
    let start = std::fs::read(name).unwrap_or_default();
    let mut start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&start).iter();
    start.find(|byte| !byte.is_ascii_whitespace()) == Some(&b'{')
}

/// The next round without writing it down. A table may say nothing about the
/// number of rounds, so that there is always a next one.
fn show_only(args: &PairArgs, out: &mut impl Write) -> Result<Ending, Failure> {
    let mut event = file::read(&args.file)?;
    if let Some(system) = args.system {
        event.regulations.system = system;
    }
    prepare(&mut event, args)?;
    let system = event.regulations.system;
    if args.by_hand.is_empty() && args.json {
        let pairs = pair_round(&event, event.next_round(), system);
        return print_json(
            &pairs.map_err(|error| Failure::Trouble(refusal::pairing(&error)))?,
            out,
        );
    }
    event.regulations.rounds = event.regulations.rounds.max(event.next_round());
    let (round, difference) = make(&mut event, args)?;
    finish(&event, args, (round, difference), out)
}

/// Shows the round that was made, and what is to be said of pairs made by hand.
fn finish(
    event: &Event,
    args: &PairArgs,
    (round, difference): (u16, Option<Difference>),
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let texts = Texts::new(event, spoken());
    let against = args.by_hand.iter().flat_map(|HandPair(pair)| {
        texts.objections(round, pair, Who::of_system(event.regulations.system))
    });
    if args.json {
        for objection in against {
            output::tell(format_args!("damier: {objection}"));
        }
        return print_json(&pairs_of(event, round).map_err(Failure::usage)?, out);
    }
    print(event, round, out)?;
    if let Some(difference) = difference {
        tell(event, &difference, out)?;
    }
    for objection in against {
        writeln!(out, "{objection}")?;
    }
    Ok(Ending::Fine)
}

fn make(event: &mut Event, args: &PairArgs) -> Result<(u16, Option<Difference>), Failure> {
    let made = if args.by_hand.is_empty() {
        pair_next(event).map(|round| (round, None))
    } else {
        let pairs: Vec<Pair> = args.by_hand.iter().map(|pair| pair.0).collect();
        check_by_hand(event, &pairs).map_err(|fault| refusal::hand(event, &fault))?;
        pair_by_hand(event, &pairs, Some(clock::now()))
    };
    let (round, difference) = made.map_err(|error| {
        Failure::Trouble(match error {
            DeskError::Pairing(error) => refusal::pairing(&error),
            DeskError::Event(error) => refusal::event(&error),
        })
    })?;
    if let (Some(date), Some(last)) = (&args.date, event.rounds.last_mut()) {
        last.date.clone_from(date);
    }
    draw_start(event, args, round)?;
    Ok((round, difference))
}

/// Notes the start position of a round of Chess960: the one that was asked for, else
/// the one that it has had before, else one drawn by lot.
fn draw_start(event: &mut Event, args: &PairArgs, round: u16) -> Result<(), Failure> {
    if !is_chess(&event.regulations) {
        return match args.start.is_some() || args.draw.is_some() {
            true => Err(Failure::Usage(say("desk-only-chess", &[]))),
            false => Ok(()),
        };
    }
    let before = event.start_draw(round).map(|draw| draw.number);
    let (number, text) = match (args.start, &args.draw) {
        (Some(number), _) => (number, String::new()),
        (None, Some(text)) => {
            let draw = PublicDraw::new(text, Scope::Round).start(u32::from(round), 0, 0);
            (draw.white.get(), text.clone())
        }
        // A look at a round draws no lot.
        (None, None) if before.is_some() || args.dry_run => return Ok(()),
        (None, None) => {
            // The keys of a map are the only chance that the standard library has.
            let mut lot = UniformDraw::from_source(|| RandomState::new().hash_one(0));
            (lot.number().get(), String::new())
        }
    };
    if let Some(before) = before.filter(|before| *before != number) {
        let what = What::StartChanged {
            round,
            before,
            after: number,
        };
        event.note(Some(clock::now()), what);
    }
    event.set_start_draw(StartDraw {
        round,
        number,
        text,
    });
    Ok(())
}

/// Whether everybody is entered: players, or teams in their events.
fn known(event: &Event, ids: impl Iterator<Item = PlayerId>) -> Result<(), Failure> {
    let teams = event.regulations.system.is_team();
    for id in ids {
        let is_there = match teams {
            true => event.team(TeamId(id.0)).is_some(),
            false => event.player(id).is_some(),
        };
        if !is_there {
            return Err(Failure::Usage(refusal::unknown(event, id)));
        }
    }
    Ok(())
}

/// Whether nobody is said to be two things at once in this round.
fn one_at_a_time(event: &Event, args: &PairArgs) -> Result<(), Failure> {
    let byes = [
        ("--absent", &args.absent),
        ("--half-bye", &args.half_bye),
        ("--full-bye", &args.full_bye),
    ];
    let by_hand = args
        .by_hand
        .iter()
        .flat_map(|HandPair(pair)| pair.players().map(|id| ("--by-hand", id.0)));
    let said = byes
        .iter()
        .flat_map(|(option, ids)| ids.iter().map(move |id| (*option, *id)));
    let said: Vec<(&str, u32)> = said.chain(by_hand).collect();
    for (index, (option, id)) in said.iter().enumerate() {
        let refused = |message: &str, more: &[(&str, FluentValue<'_>)]| {
            let args = [("id", id.to_string().into()), ("option", (*option).into())];
            Failure::Usage(say(message, &[&args, more].concat()))
        };
        let before = said[..index].iter().find(|(_, other)| other == id);
        if let Some((other, _)) = before.filter(|(other, _)| other != option) {
            return Err(refused("desk-two-options", &[("other", (*other).into())]));
        }
        if *option == "--by-hand" {
            continue;
        }
        if args.withdrawn.contains(id) {
            return Err(refused("desk-bye-withdrawn", &[]));
        }
        let is_back = args.returned.contains(id);
        if presence(event, PlayerId(*id)) == Presence::Gone && !is_back {
            let name = words::numbered(event, PlayerId(*id));
            return Err(refused("desk-bye-gone", &[("name", name.into())]));
        }
    }
    Ok(())
}

/// Whether those who are said to be back had left.
fn back(event: &Event, args: &PairArgs) -> Result<(), Failure> {
    let ids = || args.returned.iter().copied().map(PlayerId);
    known(event, ids())?;
    for id in ids() {
        if presence(event, id) != Presence::Gone || args.withdrawn.contains(&id.0) {
            let name = words::numbered(event, id);
            return Err(Failure::Usage(say(
                "desk-not-gone",
                &[("name", name.into())],
            )));
        }
    }
    Ok(())
}

/// Byes, withdrawals, returns and forbidden pairs that come with the round.
fn prepare(event: &mut Event, args: &PairArgs) -> Result<(), Failure> {
    let round = event.next_round();
    one_at_a_time(event, args)?;
    back(event, args)?;
    let said = [
        (&args.withdrawn, Presence::Gone),
        (&args.returned, Presence::Plays),
        (&args.absent, Presence::Rests(ByeKind::Zero)),
        (&args.half_bye, Presence::Rests(ByeKind::Half)),
        (&args.full_bye, Presence::Rests(ByeKind::Full)),
    ];
    for (players, wanted) in said {
        known(event, players.iter().copied().map(PlayerId))?;
        for id in players.iter().copied().map(PlayerId) {
            set_presence(event, id, wanted, Some(&clock::now()))
                .map_err(|error| Failure::Usage(refusal::event(&error)))?;
        }
    }
    for HandPair(pair) in &args.forbid {
        let Some(black) = pair.black else {
            return Err(Failure::Usage(say("desk-forbid-two", &[])));
        };
        known(event, [pair.white, black].into_iter())?;
        if pair.white == black {
            let args = [("id", black.to_string().into())];
            return Err(Failure::Usage(say("desk-forbid-himself", &args)));
        }
        event.forbidden.push(ForbiddenGroup {
            first: round,
            last: event.regulations.rounds.max(round),
            players: vec![pair.white, black],
        });
    }
    Ok(())
}

fn undo(args: &PairArgs, out: &mut impl Write) -> Result<Ending, Failure> {
    let mut file = EventFile::open(&args.file)?;
    let event = &mut file.event;
    let results = entered_results(event);
    if event.rounds.pop().is_none() {
        let args = [("file", args.file.as_str().into())];
        return Err(Failure::Usage(say("desk-no-round", &args)));
    }
    let number = event.next_round();
    if results > 0 {
        let args = [
            ("file", args.file.as_str().into()),
            ("round", number.to_string().into()),
            ("count", results.to_string().into()),
        ];
        return Err(Failure::Usage(say("desk-has-results", &args)));
    }
    event.requested_byes.retain(|bye| bye.round != number);
    event.note(Some(clock::now()), What::TakenBack { round: number });
    file.save()?;
    if args.json {
        return print_json(&serde_json::json!({ "undone": number }), out);
    }
    let args = [("round", number.to_string().into())];
    writeln!(out, "{}", say("desk-taken-back", &args))?;
    Ok(Ending::Fine)
}

/// A pair in words.
pub(super) fn line(event: &Event, pair: &Pair) -> String {
    let white = ("white", words::numbered(event, pair.white).into());
    match pair.black {
        Some(black) => {
            let black = ("black", words::numbered(event, black).into());
            say("desk-pair", &[white, black])
        }
        None => say("desk-pair-bye", &[white]),
    }
}

/// The boards of a round, with results as far as there are any.
pub(super) fn print(event: &Event, number: u16, out: &mut impl Write) -> Result<(), Failure> {
    let round = event.round(number).map_err(Failure::usage)?;
    let texts = Texts::new(event, spoken());
    let columns = [
        ("col-board", Align::Right),
        ("col-white", Align::Left),
        ("col-black", Align::Left),
        ("col-result", Align::Left),
    ];
    let mut grid = Grid::new(columns.map(|(name, align)| (texts.word(name), align)));
    let player = |id| texts.numbered(id, Who::Players);
    for (index, board) in (1..).zip(&round.boards) {
        grid.line(vec![
            i32::to_string(&index),
            player(board.white),
            player(board.black),
            texts.result(&board.result),
        ]);
    }
    let round_number = [("round", number.to_string().into())];
    writeln!(out, "{}\n", say("table-round", &round_number))?;
    if let Some(draw) = event.start_draw(number) {
        print_start(draw, out)?;
    }
    grid.print(out)?;
    for bye in event.resting(number) {
        let who = player(bye.player);
        writeln!(out, "{}", words::item(who, texts.bye(bye.kind)))?;
    }
    for bye in event.resting_teams(number) {
        let team = words::numbered(event, PlayerId(bye.team.0));
        writeln!(out, "{}", words::item(team, texts.bye(bye.kind)))?;
    }
    Ok(())
}

/// From where the games of a round start, and how everybody can draw it again.
fn print_start(draw: &StartDraw, out: &mut impl Write) -> Result<(), Failure> {
    let rank = StartNumber::new(draw.number).map_or_else(String::new, StartNumber::letters);
    let message = match draw.text.as_str() {
        "" => "table-start",
        _ => "table-start-text",
    };
    let args = [
        ("number", draw.number.to_string().into()),
        ("rank", rank.into()),
        ("text", draw.text.as_str().into()),
    ];
    writeln!(out, "{}\n", say(message, &args))?;
    Ok(())
}

/// What the system would have done in the place of the arbiter.
fn tell(event: &Event, difference: &Difference, out: &mut impl Write) -> Result<(), Failure> {
    let args = [("system", event.regulations.system.as_str().into())];
    writeln!(out, "\n{}", say("desk-otherwise", &args))?;
    for pair in &difference.engine {
        writeln!(out, "  {}", line(event, pair))?;
    }
    if let Some(problem) = &difference.problem {
        writeln!(out, "  {}", refusal::pairing(problem))?;
    }
    Ok(())
}
