use std::io::Write;
use std::str::FromStr;

use clap::Args;
use damier_game::Side;
use damier_site::tournament::explains_to_a_child;
use damier_tournament::model::GameResult;
use damier_tournament::{Event, Fraction, PlayerId, PointScale};
use serde::Serialize;

use super::file::EventFile;
use super::refusal;
use super::{clock, pair, print_json, words};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::{number, say};

/// Enter results by board.
///
/// A result is BOARD:POINTS, White first, in the points of the event. All results of
/// one command are entered, or none. Changing one that was entered is logged.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament result open.json 1:2-0 2:1-1 3:0-2
  damier tournament result open.json 4:+-            Black did not appear
  damier tournament result open.json 1:1-1 --round 2 a correction of round 2
  damier tournament result open.json 2:open          no result after all
  damier tournament result cup.json 1:2-1 --decided \"barrage\"
  damier tournament result open.json                 what the round looks like

Instead of points: white, black or draw; plus-white or plus-black for a draw with
advantage; +-, -+ and -- for who did not appear; annulled; open.")]
pub(crate) struct ResultArgs {
    /// The event.
    #[arg(value_name = "EVENT")]
    file: String,
    /// Boards and results; none to see the round.
    #[arg(value_name = "BOARD:RESULT")]
    results: Vec<Entry>,
    /// The round [default: the last one paired].
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// The referee decides on these points, with the reason.
    #[arg(long, value_name = "REASON")]
    decided: Option<String>,
    /// With --decided: the game was not played.
    #[arg(long, requires = "decided")]
    not_played: bool,
    /// One JSON array of boards: round, board, white, black, result.
    #[arg(long)]
    json: bool,
}

/// What was said about one board.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    board: usize,
    text: String,
    says: Says,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Says {
    Points(Fraction, Fraction),
    This(GameResult),
}

impl FromStr for Entry {
    type Err = String;

    fn from_str(text: &str) -> Result<Entry, String> {
        let remedy = || say("desk-result-form", &[("text", text.into())]);
        let (board, result) = text.split_once(':').ok_or_else(remedy)?;
        let board = board.trim().parse().map_err(|_| remedy())?;
        let says = Says::This(match result.trim() {
            "white" => GameResult::win(Side::White),
            "black" => GameResult::win(Side::Black),
            "draw" => GameResult::Draw,
            "plus-white" => GameResult::AdvantageDraw { side: Side::White },
            "plus-black" => GameResult::AdvantageDraw { side: Side::Black },
            "+-" => GameResult::forfeit(Side::White),
            "-+" => GameResult::forfeit(Side::Black),
            "--" => GameResult::DoubleForfeit,
            "annulled" => GameResult::Annulled,
            "open" => GameResult::Unfinished,
            points => {
                let (white, black) = points.split_once('-').ok_or_else(remedy)?;
                let number = |text: &str| text.parse::<Fraction>().map_err(|_| remedy());
                let says = Says::Points(number(white)?, number(black)?);
                let text = text.to_owned();
                return Ok(Entry { board, text, says });
            }
        });
        let text = text.to_owned();
        Ok(Entry { board, text, says })
    }
}

#[derive(Serialize)]
struct BoardJson<'e> {
    round: u16,
    board: usize,
    white: PlayerId,
    black: PlayerId,
    result: &'e GameResult,
}

pub(super) fn run(args: &ResultArgs, out: &mut impl Write) -> Result<Ending, Failure> {
    if args
        .decided
        .as_ref()
        .is_some_and(|reason| reason.trim().is_empty())
    {
        return Err(Failure::Usage(say("desk-reason-empty", &[])));
    }
    let mut file = EventFile::open(&args.file)?;
    let event = &mut file.event;
    if let Some(reason) = args.decided.as_ref().filter(|_| event.regulations.youth)
        && let Err([words, characters]) = explains_to_a_child(reason)
    {
        let args = [("words", number(words)), ("characters", number(characters))];
        return Err(Failure::Usage(say("desk-reason-youth", &args)));
    }
    let round = args.round.unwrap_or(event.next_round() - 1);
    if event.rounds.is_empty() {
        let args = [("file", args.file.as_str().into())];
        return Err(Failure::Usage(say("desk-no-round-yet", &args)));
    }
    for (index, entry) in args.results.iter().enumerate() {
        if args.results[..index].iter().any(|e| e.board == entry.board) {
            let args = [("board", entry.board.to_string().into())];
            return Err(Failure::Usage(say("desk-board-twice", &args)));
        }
        let result = meant(event, entry, args)?;
        event
            .set_result(round, entry.board, result, Some(clock::now()))
            .map_err(|error| {
                let args = [
                    ("what", entry.text.as_str().into()),
                    ("why", refusal::event(&error).into()),
                ];
                Failure::Usage(say("desk-at", &args))
            })?;
    }
    let event = event.clone();
    if !args.results.is_empty() {
        file.save()?;
    }
    let made = event
        .round(round)
        .map_err(|error| Failure::Usage(refusal::event(&error)))?;
    if args.json {
        let boards = (1..).zip(&made.boards).map(|(board, b)| BoardJson {
            round,
            board,
            white: b.white,
            black: b.black,
            result: &b.result,
        });
        return print_json(&boards.collect::<Vec<_>>(), out);
    }
    pair::print(&event, round, out)?;
    writeln!(out, "\n{}", words::left(made))?;
    Ok(Ending::Fine)
}

fn meant(event: &Event, entry: &Entry, args: &ResultArgs) -> Result<GameResult, Failure> {
    let scale = &event.regulations.scale;
    match (&entry.says, &args.decided) {
        (Says::This(GameResult::Draw), None) if !scale.has_draws() => {
            Err(no_such_split(scale, entry))
        }
        (Says::This(result), None) => Ok(result.clone()),
        (Says::Points(white, black), Some(_))
            if ![white, black]
                .into_iter()
                .all(|points| scale.may_award(*points)) =>
        {
            let args = [
                ("text", entry.text.as_str().into()),
                ("most", scale.most_awarded().to_string().into()),
                ("least", scale.least_awarded().to_string().into()),
            ];
            Err(Failure::Usage(say("desk-decided-range", &args)))
        }
        (Says::Points(white, black), Some(reason)) => Ok(GameResult::Decided {
            white: *white,
            black: *black,
            played: !args.not_played,
            reason: reason.clone(),
        }),
        (Says::This(_), Some(_)) => {
            let args = [
                ("text", entry.text.as_str().into()),
                ("board", entry.board.to_string().into()),
            ];
            Err(Failure::Usage(say("desk-decided-points", &args)))
        }
        (Says::Points(white, black), None) => scale
            .played(*white, *black)
            .filter(|result| scale.has_draws() || *result != GameResult::Draw)
            .ok_or_else(|| no_such_split(scale, entry)),
    }
}

/// What the scale has in the place of what was written.
fn no_such_split(scale: &PointScale, entry: &Entry) -> Failure {
    let (win, draw, loss) = (scale.win, scale.draw, scale.loss);
    let listed = if scale.graded.is_empty() && scale.advantage.is_none() {
        let args = [
            ("win", format!("{win}-{loss}").into()),
            ("draw", format!("{draw}-{draw}").into()),
            ("loss", format!("{loss}-{win}").into()),
        ];
        say("desk-three-results", &args)
    } else {
        let splits = scale.splits().into_iter();
        let splits: Vec<String> = splits
            .map(|(more, less)| format!("{more}-{less}"))
            .collect();
        say("desk-either-side", &[("splits", splits.join(", ").into())])
    };
    let args = [
        ("text", entry.text.as_str().into()),
        ("listed", listed.into()),
    ];
    Failure::Usage(say("desk-scale", &args))
}
