//! Reading the arguments, and saying what is wrong with them in the language of the run.

use std::ffi::OsString;
use std::num::{IntErrorKind, ParseIntError};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error, Parser};
use damier_arbiter::UnknownLang;
use damier_arbiter::clock::ControlTextError;
use damier_draughts::UnknownVariant;

use crate::failure::Failure;
use crate::messages::{say, spoken};
use crate::output::Wants;

/// Reads the arguments, and what they want written. Whoever asks for help or for the
/// version gets it, and the program ends.
///
/// # Errors
///
/// What is wrong with them, in the language of the run.
pub(crate) fn read<C: Parser>(arguments: Vec<OsString>) -> Result<(C, Wants), Failure> {
    /// The commands that know chess as well as draughts.
    const OF_BOTH: [&str; 7] = [
        "moves",
        "perft",
        "analyse",
        "adjudicate",
        "show",
        "match",
        "claim",
    ];
    let named = arguments.get(1).and_then(|word| word.to_str());
    let others: &[&str] = match named.is_some_and(|command| OF_BOTH.contains(&command)) {
        true => &["chess960"],
        false => &[],
    };
    let mut command = with_negative_numbers(C::command());
    let read = command
        .try_get_matches_from_mut(arguments)
        .and_then(|matches| Ok((C::from_arg_matches(&matches)?, Wants::of(&matches))));
    read.map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => error.exit(),
        _ => Failure::Usage(refusal(&error, others)),
    })
}

/// Takes what looks like a negative number for the value that it is meant as: what is
/// said about it then is that it is too small, not that there is no such option.
fn with_negative_numbers(command: Command) -> Command {
    let valued = |arg: Arg| match arg.get_action().takes_values() {
        true => arg.allow_negative_numbers(true),
        false => arg,
    };
    command
        .mut_args(valued)
        .mut_subcommands(with_negative_numbers)
}

/// What is wrong, how the command is called, and where to read more. `others` are games
/// beside those of draughts.
fn refusal(error: &Error, others: &[&str]) -> String {
    let what = what(error, others);
    let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) else {
        return what;
    };
    let usage = usage.to_string();
    let usage = usage.trim().trim_start_matches("Usage:").trim();
    let words = usage.split_whitespace();
    let command = words.take_while(|word| word.bytes().all(|b| b.is_ascii_alphanumeric()));
    let help: Vec<&str> = command.chain(["--help"]).collect();
    let args = [
        ("what", what.into()),
        ("usage", usage.into()),
        ("help", help.join(" ").into()),
    ];
    say("arg-usage", &args)
}

fn what(error: &Error, others: &[&str]) -> String {
    let arg = || text(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => of_value(error, others),
        ErrorKind::UnknownArgument => {
            let suggested = text(error, ContextKind::SuggestedArg);
            let arg = arg();
            match (suggested.is_empty(), arg.starts_with('-')) {
                (false, _) => {
                    let args = [("arg", arg.into()), ("meant", suggested.into())];
                    say("arg-unknown-near", &args)
                }
                (true, true) => say("arg-unknown", &[("arg", arg.into())]),
                (true, false) => say("arg-surplus", &[("arg", arg.into())]),
            }
        }
        ErrorKind::InvalidSubcommand => {
            let arg = text(error, ContextKind::InvalidSubcommand);
            let suggested = text(error, ContextKind::SuggestedSubcommand);
            if suggested.is_empty() {
                return say("arg-command", &[("arg", arg.into())]);
            }
            let args = [("arg", arg.into()), ("meant", suggested.into())];
            say("arg-command-near", &args)
        }
        ErrorKind::MissingRequiredArgument => say("arg-missing", &[("args", arg().into())]),
        ErrorKind::MissingSubcommand => {
            let known = text(error, ContextKind::ValidSubcommand);
            say("arg-missing", &[("args", known.into())])
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            needs_value(&arg())
        }
        ErrorKind::ArgumentConflict => {
            let (arg, other) = (arg(), text(error, ContextKind::PriorArg));
            if other.is_empty() || other == arg {
                return say("arg-twice", &[("arg", arg.into())]);
            }
            say(
                "arg-conflict",
                &[("arg", arg.into()), ("other", other.into())],
            )
        }
        ErrorKind::InvalidUtf8 => say("arg-bad-utf8", &[]),
        // Whatever else there is, in the words of the reader.
        _ => error
            .to_string()
            .trim_start_matches("error: ")
            .trim()
            .to_owned(),
    }
}

/// An option as it is written, without the name of its value: `--depth`.
fn bare(arg: &str) -> &str {
    match arg.strip_prefix("--") {
        Some(_) => arg.split([' ', '=']).next().unwrap_or(arg),
        None => arg,
    }
}

fn needs_value(arg: &str) -> String {
    let name = arg.split_once(' ').map_or("…", |(_, name)| name);
    let args = [("arg", bare(arg).into()), ("name", name.into())];
    say("arg-needs-value", &args)
}

/// What is wrong with a value.
fn of_value(error: &Error, others: &[&str]) -> String {
    let arg = text(error, ContextKind::InvalidArg);
    let value = text(error, ContextKind::InvalidValue);
    let known = text(error, ContextKind::ValidValue);
    let what = if !known.is_empty() {
        say("arg-one-of", &[("known", known.into())])
    } else if error.kind() == ErrorKind::InvalidValue {
        return needs_value(&arg);
    } else {
        reason(error, &value, others)
    };
    let shown = match value.is_empty() {
        true => "\"\"".to_owned(),
        false => value,
    };
    let args = [
        ("arg", bare(&arg).into()),
        ("value", shown.into()),
        ("what", what.into()),
    ];
    say("arg-value", &args)
}

/// Why a value cannot be read, by the error of its own reader.
fn reason(error: &Error, value: &str, others: &[&str]) -> String {
    let Some(source) = std::error::Error::source(error) else {
        return say("arg-empty", &[]);
    };
    if let Some(unknown) = source.downcast_ref::<UnknownVariant>() {
        return damier_words::unknown_variant(unknown, others, spoken());
    }
    if let Some(unread) = source.downcast_ref::<ControlTextError>() {
        return unread.sentence(spoken());
    }
    if source.is::<UnknownLang>() {
        return say("arg-lang", &[]);
    }
    if let Some(unread) = source.downcast_ref::<ParseIntError>() {
        return match unread.kind() {
            IntErrorKind::Empty => say("arg-empty", &[]),
            _ => say("arg-number", &[]),
        };
    }
    if source.is::<damier_game::UnknownSide>() {
        return say("arg-side", &[]);
    }
    if let Some(unread) = crate::commands::unread(source) {
        return unread;
    }
    let text = source.to_string();
    let range = text
        .strip_prefix(value)
        .and_then(|text| text.strip_prefix(" is not in "));
    match range.and_then(|range| range.split_once("..")) {
        Some((from, to)) => {
            // The end is written `=9` if it belongs to the range, else `10`.
            let last = match to.strip_prefix('=') {
                Some(last) => last.to_owned(),
                None => match to.parse::<i128>() {
                    Ok(beyond) => (beyond - 1).to_string(),
                    Err(_) => "…".to_owned(),
                },
            };
            let args = [("from", from.into()), ("to", last.into())];
            say("arg-number-from-to", &args)
        }
        None => text,
    }
}

/// What the error says of this, in a row.
fn text(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    }
}
