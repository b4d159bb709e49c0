use std::io::Write;

use clap::{Args, ValueEnum};
use damier_print::{Document, Sheet, html, pdf};
use damier_tournament::Event;
use damier_tournament::files::{
    LineEnd, TrfDialect, adjourned, open_round, write_csv, write_json, write_trf,
};

use super::{file, refusal};
use crate::Ending;
use crate::failure::Failure;
use crate::input::Source;
use crate::messages::{number, say};
use crate::output;

/// Write an event in another format.
///
/// TRF is what federations and other pairing programs read; CSV opens in any
/// spreadsheet; JSON is the event file itself and keeps everything. HTML and PDF are
/// sheets to print.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament export open.json --to trf > open.trf
  damier tournament export open.json --to trf16 --line-end crlf > open.trf
  damier tournament export table.trf --to csv > table.csv
  damier tournament export table.csv --to json > open.json   an event to go on with
  damier tournament export open.json --format pdf --sheet pairings,slips > round.pdf
  damier tournament export open.json --format html --sheet standings --lang ru > table.html

Sheets: pairings, names (pairings by name), standings, crosstable, scores (points of the
players of teams), slips (result slips), cards (place cards), log.")]
pub(crate) struct Export {
    /// An event or a table (TRF, CSV, JSON), or - for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The format.
    #[arg(long, alias = "format", default_value = "trf")]
    to: Format,
    /// HTML and PDF: which sheets.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    #[arg(default_value = "pairings,standings")]
    sheet: Vec<Sheet>,
    /// HTML and PDF: of this round, or after it [default: the last].
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// What ends a line of TRF.
    #[arg(long, default_value = "lf")]
    line_end: End,
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
    /// The event file.
    Json,
    /// Sheets as a web page.
    Html,
    /// Sheets on paper, A4.
    Pdf,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum End {
    /// As text files everywhere.
    Lf,
    /// As on Windows.
    Crlf,
    /// As the description of the format asks for.
    Cr,
}

pub(super) fn run(args: &Export, out: &mut impl Write) -> Result<Ending, Failure> {
    let event = file::read(&args.file)?;
    let end = match args.line_end {
        End::Lf => LineEnd::Lf,
        End::Crlf => LineEnd::CrLf,
        End::Cr => LineEnd::Cr,
    };
    if matches!(args.to, Format::Trf | Format::Trf16) && !args.json {
        warn(&event, args);
    }
    let text = match args.to {
        _ if args.json => write_json(&event),
        Format::Json => write_json(&event),
        Format::Csv => write_csv(&event),
        Format::Html => html::page(&sheets(&event, args)?, crate::messages::spoken()),
        Format::Pdf => {
            out.write_all(&pdf::write(
                &sheets(&event, args)?,
                crate::messages::spoken(),
            ))?;
            return Ok(Ending::Fine);
        }
        Format::Trf => write_trf(&event, TrfDialect::Trf26, end),
        Format::Trf16 => write_trf(&event, TrfDialect::Trf16, end),
    };
    out.write_all(text.as_bytes())?;
    Ok(Ending::Fine)
}

/// What other programs will not find in the file, on standard error.
fn warn(event: &Event, args: &Export) {
    let source = || ("source", Source::parse(&args.file).to_string().into());
    let mut told = Vec::new();
    if let Some(round) = open_round(event) {
        let missing = event.rounds.last().map_or(0, |round| round.missing());
        let args = [
            source(),
            ("round", round.to_string().into()),
            ("count", number(missing)),
        ];
        told.push(say("export-open-round", &args));
    }
    let rounds: Vec<String> = adjourned(event).iter().map(u16::to_string).collect();
    if !rounds.is_empty() {
        let args = [source(), ("rounds", rounds.join(", ").into())];
        told.push(say("export-adjourned", &args));
    }
    for line in told {
        output::tell(format_args!("damier: {line}"));
    }
}

fn sheets(event: &Event, args: &Export) -> Result<Vec<Document>, Failure> {
    let sheets = args.sheet.iter();
    sheets
        .map(|sheet| {
            let made = sheet.of(event, args.round, crate::messages::spoken());
            made.map_err(|error| {
                let source = Source::parse(&args.file);
                Failure::Usage(file::at(&source, refusal::sheet(&error)))
            })
        })
        .collect()
}
