use std::io::Write;
use std::ops::ControlFlow;
use std::str::FromStr;

use clap::{Args, ValueEnum};
use damier_arbiter::playoff::Stage;
use damier_draughts::Variant;
use damier_game::{BySide, Outcome, Side};
use damier_site::Library;
use damier_site::tournament::play_off::{Next, next};
use damier_site::tournament::record::{Given, judge};
use damier_tournament::model::{PlayOff, PlayOffForm, PlayOffGame};
use damier_tournament::pairing::level_ties;
use damier_tournament::standings::standings;
use damier_tournament::{Event, PlayerId, Ranking};

use super::file::{self, EventFile};
use super::{print_json, words};
use crate::Ending;
use crate::failure::Failure;
use crate::input::{self, Source};

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
    /// Who plays, if not all who share the place; the first has White.
    #[arg(
        long,
        value_name = "NUMBERS",
        value_delimiter = ',',
        requires = "start"
    )]
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
        let remedy = || format!("`{text}`: write minutes and seconds a move, such as 5+2");
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
        let remedy = || format!("`{text}`: write both times, such as 1:40,3:05");
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
            let what = "--left and --flag go with --result or --record";
            return Err(Failure::usage(what));
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
    if !event.may_play_off() {
        let what = "the event is not over: play-offs come after its last result";
        return Err(Failure::usage(what));
    }
    let players = players(event, args, place)?;
    let played = |p: &PlayOff| !p.is_decided() && players.iter().any(|id| p.players.contains(id));
    if event.play_offs.iter().any(played) {
        return Err(Failure::usage(
            "one of them is playing a play-off already: finish it first",
        ));
    }
    let mut play_off = PlayOff {
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
        players,
        games: Vec::new(),
        order: Vec::new(),
    };
    if form == FormArg::Lots {
        let order: Vec<PlayerId> = args.order.iter().copied().map(PlayerId).collect();
        let (mut drawn, mut all) = (order.clone(), play_off.players.clone());
        drawn.sort_unstable();
        all.sort_unstable();
        if drawn != all {
            let names: Vec<String> = all.iter().map(ToString::to_string).collect();
            return Err(Failure::Usage(format!(
                "--order: name each of {} once, as the lots were drawn",
                names.join(",")
            )));
        }
        play_off.order = order.into_iter().map(|id| vec![id]).collect();
    }
    next(&play_off).map_err(Failure::Usage)?;
    event.play_offs.push(play_off);
    Ok(())
}

/// Who shares a place, or who was named.
fn players(event: &Event, args: &PlayOffArgs, place: usize) -> Result<Vec<PlayerId>, Failure> {
    let order = standings(event, &Ranking::of(event), None);
    let sharing: Vec<PlayerId> = order
        .lines
        .iter()
        .filter(|line| line.place == place)
        .map(|line| PlayerId(line.id))
        .collect();
    if args.players.is_empty() {
        if sharing.len() < 2 {
            return Err(Failure::Usage(format!(
                "place {place} is not shared; `damier tournament playoff {}` lists who is tied",
                args.file
            )));
        }
        return fit(event, place, &sharing, sharing.clone());
    }
    let mut players: Vec<PlayerId> = Vec::new();
    for id in args.players.iter().copied().map(PlayerId) {
        if !order.lines.iter().any(|line| line.id == id.0) || players.contains(&id) {
            return Err(Failure::Usage(format!(
                "--players {id}: name different numbers of the standings"
            )));
        }
        players.push(id);
    }
    if players.len() < 2 {
        return Err(Failure::usage("--players: name at least two"));
    }
    fit(event, place, &sharing, players)
}

/// Lets those play who have something to play for: the place they share, or the tie of a
/// knock-out that they left level.
fn fit(
    event: &Event,
    place: usize,
    sharing: &[PlayerId],
    players: Vec<PlayerId>,
) -> Result<Vec<PlayerId>, Failure> {
    let names = |ids: &[PlayerId]| {
        let names: Vec<String> = ids.iter().map(|id| words::numbered(event, *id)).collect();
        names.join(", ")
    };
    let ties = level_ties(event);
    if !ties.is_empty() {
        let is_one = |tie: &[PlayerId; 2]| {
            players.len() == 2 && players.iter().all(|player| tie.contains(player))
        };
        if ties.iter().any(is_one) {
            return Ok(players);
        }
        let level: Vec<String> = ties.iter().map(|tie| names(tie)).collect();
        return Err(Failure::Usage(format!(
            "--players: name the two of one level tie; level are: {}",
            level.join("; ")
        )));
    }
    if players.iter().all(|player| sharing.contains(player)) {
        return Ok(players);
    }
    let who = match sharing {
        [] => "nobody".to_owned(),
        [_] => format!("{} alone", names(sharing)),
        _ => names(sharing),
    };
    Err(Failure::Usage(format!(
        "--players: only those who share place {place} can play for it; there stands: {who}"
    )))
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
    };
    let mut games = Vec::new();
    input::for_each_game(&source, |game| {
        games.push(judge(event, given, &Library::default(), &game));
        Ok(ControlFlow::Continue(()))
    })?;
    let number = games.len();
    match (games.pop(), number) {
        (Some(Ok(judged)), 1) => Ok(judged),
        (Some(Err(misfit)), 1) => Err(Failure::Usage(format!("{source}: {misfit}"))),
        _ => Err(Failure::Usage(format!(
            "{source}: {number} games; give the record of the next game and no other"
        ))),
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
        let name = |id| words::numbered(event, id);
        format!("{} against {}", name(white), name(black))
    };
    if (players.white, players.black) != (white, black) {
        return Err(Failure::Usage(format!(
            "{record}: the next game is {}, White first, and this is {}: correct the record, \
             or name the play-off with --place",
            names(white, black),
            names(players.white, players.black)
        )));
    }
    match outcome {
        Outcome::Win(side) => Ok(Some(side)),
        Outcome::Draw => Ok(None),
        Outcome::BothLost => Err(Failure::Usage(format!(
            "{record}: both lost, which decides no play-off: the arbiter names the winner with \
             --result"
        ))),
    }
}

fn game(event: &mut Event, args: &PlayOffArgs) -> Result<(), Failure> {
    let before = event.clone();
    let open =
        |p: &&mut PlayOff| !p.is_decided() && args.place.is_none_or(|place| place == p.place);
    let mut found: Vec<&mut PlayOff> = event.play_offs.iter_mut().filter(open).collect();
    let [play_off] = &mut found[..] else {
        return Err(Failure::usage(if found.is_empty() {
            "no play-off is being played: begin one with --start"
        } else {
            "several play-offs are being played: name one with --place"
        }));
    };
    let Next::Game { white, black, .. } = next(play_off).map_err(Failure::Usage)? else {
        return Err(Failure::usage("this play-off is over"));
    };
    let timed = matches!(play_off.form, PlayOffForm::LehmannGeorgiev { .. });
    if timed != args.left.is_some() {
        return Err(Failure::usage(if timed {
            "give the times left with --left, White's first: the next game begins with them"
        } else {
            "--left: this form keeps no time from game to game"
        }));
    }
    play_off.games.push(PlayOffGame {
        white,
        black,
        winner: winner(&before, args, (white, black))?,
        left_ms: args.left.map(|left| left.0),
        flag: args.flag,
    });
    if let Next::Over(order) = next(play_off).map_err(Failure::Usage)? {
        play_off.order = order;
    }
    Ok(())
}

fn show(event: &Event, json: bool, out: &mut impl Write) -> Result<Ending, Failure> {
    if json {
        return print_json(&event.play_offs, out);
    }
    for play_off in &event.play_offs {
        tell(event, play_off, out)?;
    }
    let order = standings(event, &Ranking::of(event), None);
    let tied = order.lines.chunk_by(|a, b| a.place == b.place);
    let mut any = false;
    for group in tied.filter(|group| group.len() > 1) {
        any = true;
        let names: Vec<String> = group
            .iter()
            .map(|line| words::numbered(event, PlayerId(line.id)))
            .collect();
        writeln!(
            out,
            "place {} is shared: {}",
            group[0].place,
            names.join(", ")
        )?;
    }
    if !any {
        writeln!(out, "no place is shared")?;
    }
    Ok(Ending::Fine)
}

fn tell(event: &Event, play_off: &PlayOff, out: &mut impl Write) -> Result<(), Failure> {
    let name = |id: PlayerId| words::numbered(event, id);
    let names: Vec<String> = play_off.players.iter().copied().map(name).collect();
    writeln!(
        out,
        "play-off for place {}: {}",
        play_off.place,
        names.join(", ")
    )?;
    for (number, game) in play_off.games.iter().enumerate() {
        let result = match game.winner {
            Some(Side::White) => "White won",
            Some(Side::Black) => "Black won",
            None => "drawn",
        };
        let (white, black) = (name(game.white), name(game.black));
        writeln!(out, "  game {}: {white} - {black}, {result}", number + 1)?;
    }
    match next(play_off).map_err(Failure::Usage)? {
        Next::Game {
            white,
            black,
            left_ms,
            stage,
        } => {
            write!(out, "  next: {} - {}", name(white), name(black))?;
            if let Some(stage) = stage {
                write!(out, " ({})", stage_name(stage))?;
            }
            if let Some([white, black]) = left_ms {
                write!(out, ", {} against {}", clock(white), clock(black))?;
            }
            writeln!(out)?;
        }
        Next::Over(order) => {
            let parts: Vec<String> = order
                .iter()
                .map(|part| {
                    let names: Vec<String> = part.iter().copied().map(name).collect();
                    names.join(" = ")
                })
                .collect();
            writeln!(out, "  order: {}", parts.join(", "))?;
        }
    }
    Ok(())
}

const fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Standard => "standard game",
        Stage::Rapid => "rapid game",
        Stage::Blitz => "blitz game",
        Stage::Decider => "deciding game",
    }
}

fn clock(ms: u64) -> String {
    format!("{}:{:02}", ms / 60_000, ms / 1000 % 60)
}
