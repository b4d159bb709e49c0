use std::io::Write;
use std::ops::ControlFlow;
use std::str::FromStr;

use clap::{Args, ValueEnum};
use damier_arbiter::playoff::Stage;
use damier_draughts::Variant;
use damier_game::{BySide, Outcome, Side};
use damier_site::Library;
use damier_site::tournament::play_off::{Next, next, over_budget};
use damier_site::tournament::record::{Given, judge};
use damier_tournament::model::{PlayOff, PlayOffForm, PlayOffGame};
use damier_tournament::pairing::level_ties;
use damier_tournament::play_off::{Tie, Wanted, begin, is_cup_going_on, ties, under_way};
use damier_tournament::{Event, PlayerId};

use super::file::{self, EventFile};
use super::{misfit, print_json, refusal, words};
use crate::Ending;
use crate::failure::Failure;
use crate::input::{self, Source};
use crate::messages::say;

/// Play for places that the criteria leave tied.
///
/// Without options it lists who is tied and how the play-offs stand. What comes out is
/// fed back into the standings, whose `decided by` then says play_off.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament playoff open.json
  damier tournament playoff open.json --start 1 --form lehmann-georgiev --time 5+2
  damier tournament playoff open.json --result draw --left 1:40,3:05
  damier tournament playoff open.json --result black --left 0:00,1:30 --flag white
  damier tournament playoff open.json --record game3.pdn --left 0:40,1:05
  damier tournament playoff open.json --start 3 --form round-robin
  damier tournament playoff open.json --start 5 --form lots --order 7,2
  damier tournament playoff cup.json --start 1 --players 3,6 --form barrage
  damier tournament playoff cup.json --players 3,6 --result white

Forms: lehmann-georgiev, barrage (single games until one is won) and stages (standard,
rapid, blitz) for two, round-robin for three or more, lots.")]
pub(crate) struct PlayOffArgs {
    /// The event.
    #[arg(value_name = "EVENT")]
    file: String,
    /// Begin one for this place, shared by those who play.
    #[arg(long, value_name = "PLACE", requires = "form")]
    start: Option<usize>,
    /// How it is played.
    #[arg(long, value_enum, requires = "start")]
    form: Option<FormArg>,
    /// Lehmann-Georgiev: minutes of each and seconds a move.
    #[arg(
        long,
        value_name = "MIN+SEC",
        default_value = "5+2",
        requires = "start"
    )]
    time: Budget,
    /// Who plays, if not all who share the place; the first has White. With --result
    /// and --record it names the play-off meant, by one or all of its players.
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    players: Vec<u32>,
    /// Lots: the order that was drawn.
    #[arg(
        long,
        value_name = "NUMBERS",
        value_delimiter = ',',
        requires = "start"
    )]
    order: Vec<u32>,
    /// How the next game ended.
    #[arg(long, value_enum, conflicts_with = "start")]
    result: Option<Ended>,
    /// The record of the next game (PDN): it is played through and judged by the rule
    /// book of the event.
    #[arg(long, value_name = "GAME", conflicts_with_all = ["start", "result"])]
    record: Option<String>,
    /// The game of a record that does not say it.
    #[arg(long, value_name = "VARIANT", requires = "record")]
    variant: Option<Variant>,
    /// Take a record that begins at any position, not only at the start or at a drawn
    /// opening.
    #[arg(long, requires = "record")]
    any_start: bool,
    /// What White and Black had left (Lehmann-Georgiev).
    #[arg(long, value_name = "MIN:SEC,MIN:SEC", conflicts_with = "start")]
    left: Option<Left>,
    /// Whose flag fell.
    #[arg(long, value_name = "SIDE", conflicts_with = "start")]
    flag: Option<Side>,
    /// The play-off meant, by its place [default: the one being played].
    #[arg(long, value_name = "PLACE", conflicts_with = "start")]
    place: Option<usize>,
    /// One JSON array of play-offs: place, players, form, games, order.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum FormArg {
    /// One budget of time for any number of games.
    LehmannGeorgiev,
    /// Single games until one is won.
    Barrage,
    /// A standard, a rapid and a blitz game.
    Stages,
    /// Everybody meets everybody.
    RoundRobin,
    /// No games.
    Lots,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Ended {
    /// White won.
    White,
    /// Black won.
    Black,
    /// Nobody won.
    Draw,
}

/// Minutes of each and seconds a move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Budget(u64, u64);

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let remedy = || say("desk-budget", &[("text", text.into())]);
        let (minutes, seconds) = text.split_once('+').ok_or_else(remedy)?;
        let number = |text: &str, most: u64| -> Result<u64, String> {
            let number = text.trim().parse().map_err(|_| remedy())?;
            Some(number).filter(|n| *n <= most).ok_or_else(remedy)
        };
        let minutes = number(minutes, 600)?;
        if minutes == 0 {
            return Err(remedy());
        }
        Ok(Budget(minutes * 60_000, number(seconds, 600)? * 1000))
    }
}

/// What White and Black had left, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Left([u64; 2]);

impl FromStr for Left {
    type Err = String;

    fn from_str(text: &str) -> Result<Left, String> {
        let remedy = || say("desk-left", &[("text", text.into())]);
        let clock = |text: &str| -> Result<u64, String> {
            let (minutes, seconds) = text.split_once(':').ok_or_else(remedy)?;
            let minutes: u64 = minutes.trim().parse().map_err(|_| remedy())?;
            let seconds: u64 = seconds.trim().parse().map_err(|_| remedy())?;
            if minutes > 6000 || seconds > 59 {
                return Err(remedy());
            }
            Ok((minutes * 60 + seconds) * 1000)
        };
        let (white, black) = text.split_once(',').ok_or_else(remedy)?;
        Ok(Left([clock(white)?, clock(black)?]))
    }
}

pub(super) fn run(args: &PlayOffArgs, out: &mut impl Write) -> Result<Ending, Failure> {
    let ended = args.result.is_some() || args.record.is_some();
    if args.start.is_none() && !ended {
        if args.left.is_some() || args.flag.is_some() {
            return Err(Failure::Usage(say("desk-times-alone", &[])));
        }
        return show(&file::read(&args.file)?, args.json, out);
    }
    let mut file = EventFile::open(&args.file)?;
    match (args.start, args.form) {
        (Some(place), Some(form)) => start(&mut file.event, args, place, form)?,
        _ => game(&mut file.event, args)?,
    }
    let event = file.event.clone();
    file.save()?;
    show(&event, args.json, out)
}

fn start(
    event: &mut Event,
    args: &PlayOffArgs,
    place: usize,
    form: FormArg,
) -> Result<(), Failure> {
    let wanted = Wanted {
        place,
        form: match form {
            FormArg::LehmannGeorgiev => PlayOffForm::LehmannGeorgiev {
                budget_ms: args.time.0,
                increment_ms: args.time.1,
            },
            FormArg::Barrage => PlayOffForm::Barrage,
            FormArg::Stages => PlayOffForm::Stages,
            FormArg::RoundRobin => PlayOffForm::RoundRobin,
            FormArg::Lots => PlayOffForm::Lots,
        },
        players: ids(&args.players),
        order: ids(&args.order),
    };
    begin(event, &wanted).map_err(|fault| refusal::play_off(event, &args.file, &fault))?;
    Ok(())
}

fn ids(numbers: &[u32]) -> Vec<PlayerId> {
    numbers.iter().copied().map(PlayerId).collect()
}

/// The only game of a record, judged by the rule book of the event.
fn judged(
    event: &Event,
    args: &PlayOffArgs,
    name: &str,
) -> Result<(BySide<PlayerId>, Outcome), Failure> {
    let source = Source::parse(name);
    let given = Given {
        round: None,
        variant: args.variant,
        any_start: args.any_start,
    };
    let mut games = Vec::new();
    input::for_each_game(&source, |game| {
        games.push(judge(event, given, &Library::default(), &game));
        Ok(ControlFlow::Continue(()))
    })?;
    let number = games.len();
    match (games.pop(), number) {
        (Some(Ok(judged)), 1) => Ok(judged),
        (Some(Err(why)), 1) => Err(Failure::Usage(file::at(&source, misfit::told(&why)))),
        _ => {
            let args = [
                ("source", source.to_string().into()),
                ("games", crate::messages::number(number)),
            ];
            Err(Failure::Usage(say("desk-game-number", &args)))
        }
    }
}

/// Who won the next game: as was said, or as its record is judged.
fn winner(
    event: &Event,
    args: &PlayOffArgs,
    (white, black): (PlayerId, PlayerId),
) -> Result<Option<Side>, Failure> {
    let Some(record) = &args.record else {
        return Ok(match args.result {
            Some(Ended::White) => Some(Side::White),
            Some(Ended::Black) => Some(Side::Black),
            Some(Ended::Draw) | None => None,
        });
    };
    let (players, outcome) = judged(event, args, record)?;
    let names = |white, black| {
        let name = |id| words::numbered(event, id).into();
        say(
            "desk-against",
            &[("white", name(white)), ("black", name(black))],
        )
    };
    if (players.white, players.black) != (white, black) {
        let args = [
            ("record", record.as_str().into()),
            ("next", names(white, black).into()),
            ("this", names(players.white, players.black).into()),
        ];
        return Err(Failure::Usage(say("desk-other-game", &args)));
    }
    match outcome {
        Outcome::Win(side) => Ok(Some(side)),
        Outcome::Draw => Ok(None),
        Outcome::BothLost => {
            let args = [("record", record.as_str().into())];
            Err(Failure::Usage(say("desk-both-lost", &args)))
        }
    }
}

/// The index of the play-off that is meant: the one being played, else by its place or
/// its players.
fn meant(event: &Event, args: &PlayOffArgs) -> Result<usize, Failure> {
    let found = under_way(event, args.place, &ids(&args.players));
    if let [index] = found[..] {
        return Ok(index);
    }
    let (message, shown) = match found.is_empty() {
        false => ("desk-several-play-offs", found),
        true => ("desk-not-this-play-off", under_way(event, None, &[])),
    };
    let shown: Vec<Tie> = shown
        .into_iter()
        .filter_map(|index| event.play_offs.get(index))
        .map(|play_off| Tie {
            place: play_off.place,
            players: play_off.players.clone(),
        })
        .collect();
    let Some(first) = shown.first() else {
        return Err(Failure::Usage(say("desk-no-play-off", &[])));
    };
    let args = [
        ("ties", refusal::ties(event, &shown).into()),
        ("players", refusal::numbers(&first.players).into()),
    ];
    Err(Failure::Usage(say(message, &args)))
}

fn game(event: &mut Event, args: &PlayOffArgs) -> Result<(), Failure> {
    let index = meant(event, args)?;
    let mut play_off = event.play_offs[index].clone();
    let Next::Game { white, black, .. } = next(&play_off).map_err(Failure::Usage)? else {
        return Err(Failure::Usage(say("desk-no-play-off", &[])));
    };
    let timed = matches!(play_off.form, PlayOffForm::LehmannGeorgiev { .. });
    if timed != args.left.is_some() {
        let message = match timed {
            true => "desk-left-missing",
            false => "desk-left-needless",
        };
        return Err(Failure::Usage(say(message, &[])));
    }
    let winner = winner(event, args, (white, black))?;
    if args.flag.is_some() && args.flag == winner {
        return Err(Failure::Usage(say("desk-flag-won", &[])));
    }
    if let Some(left) = args.left
        && let Some((side, most)) = over_budget(&play_off, left.0)
    {
        let seconds = most / 1000;
        let args = [
            ("side", side.as_str().into()),
            (
                "most",
                format!("{}:{:02}", seconds / 60, seconds % 60).into(),
            ),
        ];
        return Err(Failure::Usage(say("desk-left-over", &args)));
    }
    play_off.games.push(PlayOffGame {
        white,
        black,
        winner,
        left_ms: args.left.map(|left| left.0),
        flag: args.flag,
    });
    if let Next::Over(order) = next(&play_off).map_err(Failure::Usage)? {
        play_off.order = order;
    }
    let put = event.set_play_off(index, play_off);
    put.map_err(|error| Failure::Usage(refusal::event(&error)))
}

fn show(event: &Event, json: bool, out: &mut impl Write) -> Result<Ending, Failure> {
    if json {
        return print_json(&event.play_offs, out);
    }
    for play_off in &event.play_offs {
        tell(event, play_off, out)?;
    }
    let shared = ties(event);
    let message = match level_ties(event).is_empty() {
        true => "desk-shared",
        false => "desk-tie-level",
    };
    for tie in &shared {
        let args = [
            ("place", tie.place.to_string().into()),
            ("names", refusal::names(event, &tie.players).into()),
        ];
        writeln!(out, "{}", say(message, &args))?;
    }
    if shared.is_empty() {
        let message = match is_cup_going_on(event) {
            true => "desk-none-level",
            false => "desk-none-shared",
        };
        writeln!(out, "{}", say(message, &[]))?;
    }
    Ok(Ending::Fine)
}

fn tell(event: &Event, play_off: &PlayOff, out: &mut impl Write) -> Result<(), Failure> {
    let name = |id: PlayerId| words::numbered(event, id);
    let args = [
        ("place", play_off.place.to_string().into()),
        ("names", refusal::names(event, &play_off.players).into()),
    ];
    writeln!(out, "{}", say("desk-play-off", &args))?;
    for (number, game) in (1..).zip(&play_off.games) {
        let args = [
            ("number", i32::to_string(&number).into()),
            ("white", name(game.white).into()),
            ("black", name(game.black).into()),
            ("winner", game.winner.map_or("none", Side::as_str).into()),
        ];
        writeln!(out, "{}", say("desk-play-off-game", &args))?;
    }
    match next(play_off).map_err(Failure::Usage)? {
        Next::Game {
            white,
            black,
            left_ms,
            stage,
        } => {
            let args = [
                ("white", name(white).into()),
                ("black", name(black).into()),
                ("stage", stage.map_or("none", stage_name).into()),
            ];
            let mut line = say("desk-play-off-next", &args);
            if let Some([white, black]) = left_ms {
                let args = [
                    ("next", line.into()),
                    ("white", clock(white).into()),
                    ("black", clock(black).into()),
                ];
                line = say("desk-play-off-left", &args);
            }
            writeln!(out, "{line}")?;
        }
        Next::Over(order) => {
            let parts: Vec<String> = order
                .iter()
                .map(|part| {
                    let names: Vec<String> = part.iter().copied().map(name).collect();
                    names.join(" = ")
                })
                .collect();
            let args = [("names", parts.join(", ").into())];
            writeln!(out, "{}", say("desk-play-off-order", &args))?;
        }
    }
    Ok(())
}

const fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Standard => "standard",
        Stage::Rapid => "rapid",
        Stage::Blitz => "blitz",
        Stage::Decider => "decider",
    }
}

fn clock(ms: u64) -> String {
    format!("{}:{:02}", ms / 60_000, ms / 1000 % 60)
}
