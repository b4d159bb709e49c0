use std::io::Write;

use clap::{Args, Subcommand};
use damier_arbiter::Lang;
use damier_site::i18n::Language;
use damier_site::playoff;

use crate::Ending;
use crate::failure::Failure;
use crate::input::{self, Source};

/// Replay play-off matches: Lehmann-Georgiev, micro-matches, barrages.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier playoff replay match.ndjson              what happened, and who has won
  damier playoff replay match.ndjson --lang fr")]
pub(crate) struct Playoff {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Play the log of a match again and tell it.
    #[command(after_help = "\
Examples:
  damier playoff replay match.ndjson
  damier playoff replay - --lang ru < match.ndjson
  damier playoff replay match.ndjson --json

The log is what the page of a match on the site offers for download: JSON, one event a
line, beginning with `created`. Times are carried, colours changed and breaks checked again
by the rules of the match.

Exit code 1 if the log cannot be read, or something in it cannot have happened.")]
    Replay {
        /// The log, or - for standard input.
        #[arg(value_name = "LOG")]
        log: String,
        /// The language of the story.
        #[arg(long, default_value = "en")]
        lang: Lang,
        /// One JSON object: events (a sentence each) and standing; of a log that
        /// cannot be, `error` with line and what.
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(args: &Playoff, out: &mut impl Write) -> Result<Ending, Failure> {
    let Action::Replay { log, lang, json } = &args.action;
    let source = Source::parse(log);
    let text = input::read_to_string(&source)?;
    let language = match lang {
        Lang::En => Language::English,
        Lang::Fr => Language::French,
        Lang::Ru => Language::Russian,
    };
    let told = match playoff::replay(&text, language) {
        Ok(told) => told,
        Err(error) if *json => {
            let what = error.what(language);
            let answer = serde_json::json!({ "error": { "line": error.line(), "what": what } });
            writeln!(out, "{answer}")?;
            return Ok(Ending::ProblemsFound);
        }
        Err(error) => {
            let told = source.error(&error.sentence(language));
            return Err(Failure::trouble(told));
        }
    };
    if *json {
        let (standing, events) = match told.split_last() {
            Some((standing, events)) => (Some(standing), events),
            None => (None, &[][..]),
        };
        let answer = serde_json::json!({ "events": events, "standing": standing });
        writeln!(out, "{answer}")?;
        return Ok(Ending::Fine);
    }
    for line in told {
        writeln!(out, "{line}")?;
    }
    Ok(Ending::Fine)
}
