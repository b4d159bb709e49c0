use std::io::Write;

use clap::{Args, Subcommand};
use damier_arbiter::clock::log::{Event, Judgement};
use damier_arbiter::clock::{ControlTextError, Record, SideControl, TimeControl, read_span};
use damier_arbiter::{Lang, text};
use damier_game::{Side, Spelling};
use serde::Serialize;

use crate::Ending;
use crate::failure::Failure;
use crate::input::{self, Source};
use crate::messages::{say, spoken};

/// Settle disputes about a clock, and read and write time controls.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier clock replay board3.jsonl                who is right, by article
  damier clock replay board3.jsonl --lang fr --json
  damier clock control \"2h/50, 1h/25\"             the same as a PDN tag
  damier clock control --tag 40/7200:3600         and back")]
pub(crate) struct Clock {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Play the log of a clock again and say who is right.
    #[command(after_help = "\
Examples:
  damier clock replay board3.jsonl
  damier clock replay - --at 2:00:05 < board3.jsonl

The log is JSON, one object a line. The first one gives the control and who moves first:
  {\"control\": \"10\\\"/2, 1h\", \"first\": \"white\"}
The others say what happened, and when: milliseconds as a number, or \"h:mm:ss.mmm\":
  {\"at\": 0, \"event\": \"started\"}
  {\"at\": \"0:00:01.500\", \"event\": \"moved\"}
  {\"at\": 1700, \"event\": \"pressed\"}
`moved` is the moment when the piece was released or all captured pieces were lifted; a
move that ended the game has \"ends\": \"2-0\" (or 1-1, 0-2). Also `paused`, and `time-added`,
`time-taken` and `time-set` (which lifts a flag) with \"side\" and \"ms\", and `taken-back` with
\"plies\": a referee had so many moves taken back, with what they had earned. In chess the first
object has \"variant\": \"chess960\", and `flagged` says by \"canWin\": false that the opponent
cannot win: a draw. Empty lines and lines that begin with # are left out.

Exit code 1 if the log cannot be read or contradicts itself.")]
    Replay {
        /// The log, or - for standard input.
        #[arg(value_name = "LOG")]
        log: String,
        /// Judge at this moment instead of right after the last entry: h:mm:ss.mmm,
        /// 1h30, 90" or 1700ms. What happened later is left out.
        #[arg(long, value_name = "MOMENT", value_parser = parse_moment)]
        at: Option<u64>,
        /// The language of the judgement.
        #[arg(long, default_value = "en")]
        lang: Lang,
        /// One JSON object: judgement, result, articles, text and the clocks after
        /// every entry (afterEnd: it came when the game was over; undone: by a flag that
        /// was lifted later); of a log that cannot be,
        /// `error` with line, column, what and remedy.
        #[arg(long)]
        json: bool,
    },
    /// Read a time control and write it in every form.
    #[command(after_help = "\
Examples:
  damier clock control \"80'+1'\"
  damier clock control \"30' byo-yomi 3x30\\\"\"
  damier clock control \"3d/1 lapsing\"             three days for every move
  damier clock control \"5' v 3'\"                  White 5 minutes, Black 3
  damier clock control --tag 300+3
  damier clock control \"10'+5\\\"\" --json")]
    Control {
        /// The control, such as 5'+3\" or \"2h/50, 1h/25\".
        #[arg(value_name = "CONTROL", required_unless_present = "tag")]
        control: Option<String>,
        /// The value of a TimeControl tag of PDN or PGN.
        #[arg(long, value_name = "VALUE", conflicts_with = "control")]
        tag: Option<String>,
        /// The language of the remarks.
        #[arg(long, default_value = "en")]
        lang: Lang,
        /// One JSON object: control, tags (null where none can say it) and
        /// withoutAddedTime.
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(args: &Clock, out: &mut impl Write) -> Result<Ending, Failure> {
    match &args.action {
        Action::Replay {
            log,
            at,
            lang,
            json,
        } => replay(log, *at, *lang, *json, out),
        Action::Control {
            control,
            tag,
            lang,
            json,
        } => {
            let control: TimeControl = match (control, tag) {
                (_, Some(tag)) => from_tag(tag)?,
                (Some(text), None) => text
                    .parse()
                    .map_err(|error: ControlTextError| Failure::Usage(error.sentence(*lang)))?,
                (None, None) => return Err(Failure::Usage(say("give-control", &[]))),
            };
            if *json {
                return describe_json(&control, out);
            }
            describe(&control, *lang, out)
        }
    }
}

fn from_tag(tag: &str) -> Result<TimeControl, Failure> {
    match SideControl::from_tag(tag).map_err(|error| Failure::Usage(error.sentence(spoken())))? {
        Some(side) => Ok(TimeControl::equal(side)),
        None => {
            let args = [("tag", tag.into())];
            Err(Failure::Usage(say("tag-without-clock", &args)))
        }
    }
}

/// The tags of a control, and what each says of it if it can.
fn tags(control: &TimeControl) -> Vec<(&'static str, Option<String>)> {
    let sides: &[(&str, Side)] = if control.is_equal() {
        &[("TimeControl", Side::White)]
    } else {
        &[
            ("TimeControlWhite", Side::White),
            ("TimeControlBlack", Side::Black),
        ]
    };
    sides
        .iter()
        .map(|(name, side)| (*name, control.side(*side).to_tag()))
        .collect()
}

fn describe(control: &TimeControl, lang: Lang, out: &mut impl Write) -> Result<Ending, Failure> {
    writeln!(out, "{control}")?;
    for (name, value) in tags(control) {
        match value {
            Some(value) => writeln!(out, "[{name} \"{value}\"]")?,
            None => writeln!(out, "{}", text::control_without_tag(name, lang))?,
        }
    }
    if control.is_without_added_time() {
        writeln!(out, "{}", text::control_without_added_time(lang))?;
    }
    Ok(Ending::Fine)
}

fn describe_json(control: &TimeControl, out: &mut impl Write) -> Result<Ending, Failure> {
    let tags = tags(control).into_iter();
    let tags: serde_json::Map<_, _> = tags
        .map(|(name, value)| (name.to_owned(), value.into()))
        .collect();
    let answer = serde_json::json!({
        "control": control.to_string(),
        "tags": tags,
        "withoutAddedTime": control.is_without_added_time(),
    });
    writeln!(out, "{answer}")?;
    Ok(Ending::Fine)
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Answer {
    #[serde(flatten)]
    judgement: Judgement,
    result: Option<&'static str>,
    articles: &'static [&'static str],
    text: String,
    clocks: Vec<Row>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Row {
    line: usize,
    at_ms: u64,
    event: &'static str,
    /// Whether the move ended the game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    ended: bool,
    white_ms: u64,
    black_ms: u64,
    /// Whether the game was over by then, so that it changes nothing.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    after_end: bool,
    /// Whether the flag that ended it was lifted later.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    undone: bool,
}

fn replay(
    file: &str,
    at: Option<u64>,
    lang: Lang,
    json: bool,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let source = Source::parse(file);
    let log = input::read_to_string(&source)?;
    let judged = Record::parse(&log).and_then(|record| Ok((record.judge(at)?, record)));
    let (judgement, record) = match judged {
        Ok(judged) => judged,
        Err(error) if json => {
            let answer = serde_json::json!({ "error": {
                "line": error.line,
                "column": error.column,
                "what": error.what(lang),
                "remedy": error.remedy(lang),
            }});
            writeln!(out, "{answer}")?;
            return Ok(Ending::ProblemsFound);
        }
        Err(error) => {
            let told = source.error(&error.sentence(lang));
            writeln!(out, "{told}")?;
            return Ok(Ending::ProblemsFound);
        }
    };
    let rows = rows(&record, at);
    let variant = record.variant.as_deref().unwrap_or("international");
    let said = text::clock_judgement(&judgement, variant, lang);
    let spelling = match variant {
        "chess960" => Spelling::Chess,
        _ => Spelling::Draughts,
    };
    let result = judgement
        .outcome(variant)
        .map(|outcome| outcome.spell(spelling));
    if json {
        let answer = Answer {
            result,
            articles: judgement.articles(variant),
            text: said,
            clocks: rows,
            judgement,
        };
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(Ending::Fine);
    }
    writeln!(out, "{}", record.control)?;
    table(&rows, lang, out)?;
    match result {
        Some(result) => writeln!(out, "{result}  {said}")?,
        None => writeln!(out, "{said}")?,
    }
    Ok(Ending::Fine)
}

/// Writes a table with a heading, each column as wide as it has to be.
fn table(rows: &[Row], lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let line = |row: &Row| {
        [
            row.line.to_string(),
            text::clock_moment(row.at_ms),
            match (row.after_end, row.ended) {
                _ if row.undone => text::clock_event_undone(row.event, lang),
                (true, _) => text::clock_event_after_end(row.event, lang),
                (false, true) => text::clock_event("moved-end", lang),
                (false, false) => text::clock_event(row.event, lang),
            },
            text::clock_moment(row.white_ms),
            text::clock_moment(row.black_ms),
        ]
    };
    let lines: Vec<[String; 5]> = std::iter::once(text::clock_columns(lang))
        .chain(rows.iter().map(line))
        .collect();
    let width = |column: usize| {
        let cells = lines.iter().map(|line| line[column].chars().count());
        cells.max().unwrap_or(0)
    };
    let [number, moment, event, white] = [0, 1, 2, 3].map(width);
    for [a, b, c, d, e] in &lines {
        writeln!(
            out,
            "{a:>number$}  {b:<moment$}  {c:<event$}  {d:<white$}  {e}"
        )?;
    }
    Ok(())
}

/// What happened until the moment that is asked about.
fn rows(record: &Record, at: Option<u64>) -> Vec<Row> {
    let clocks = record.clocks(at).into_iter();
    let rows = clocks.map(|row| {
        let (entry, clock) = (row.entry, row.clock);
        Row {
            line: row.line,
            at_ms: entry.at_ms,
            event: match entry.event {
                Event::Started => "started",
                Event::Moved { .. } => "moved",
                Event::Pressed => "pressed",
                Event::Paused => "paused",
                Event::TimeAdded { .. } => "time-added",
                Event::TimeTaken { .. } => "time-taken",
                Event::TimeSet { .. } => "time-set",
                Event::TakenBack { .. } => "taken-back",
                Event::Flagged { .. } => "flagged",
            },
            ended: matches!(entry.event, Event::Moved { ends: Some(_) }),
            white_ms: clock.left_ms(Side::White, entry.at_ms),
            black_ms: clock.left_ms(Side::Black, entry.at_ms),
            after_end: row.after_end,
            undone: row.is_undone,
        }
    });
    rows.collect()
}

/// A moment with its unit: `2:00:05`, `90"`, `1700ms`. A number alone may mean anything.
fn parse_moment(text: &str) -> Result<u64, String> {
    let plain = text.trim();
    let ms = match plain.strip_suffix("ms") {
        Some(number) => number.trim_end().parse().ok(),
        None => read_span(plain),
    };
    ms.ok_or_else(|| say("arg-moment", &[]))
}
