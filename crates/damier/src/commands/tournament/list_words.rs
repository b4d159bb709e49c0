//! What is wrong or odd about a list of players, in the language of the run.

use damier_tournament::PlayerId;
use damier_tournament::files::{Doubt, DoubtKind, ListError, ListFault};
use fluent_bundle::FluentValue;

use crate::failure::Failure;
use crate::input::Source;
use crate::messages::{number, say, spoken};

/// How many lines of a list that cannot be read are told.
const MOST_TOLD: usize = 20;

/// What is wrong with a list: every line of it, and that nobody was entered.
pub(super) fn refused(source: &Source, error: &ListError) -> Failure {
    let all: Vec<&ListError> = std::iter::once(error).chain(&error.others).collect();
    let told = all.iter().take(MOST_TOLD).map(|error| {
        let args = [
            ("source", source.to_string().into()),
            ("what", fault(error).into()),
        ];
        say("source-at", &args)
    });
    let mut lines: Vec<String> = told.collect();
    if all.len() > MOST_TOLD {
        let more = [("more", number(all.len() - MOST_TOLD))];
        lines.push(say("list-more", &more));
    }
    lines.push(say("list-nobody", &[]));
    Failure::Usage(lines.join("\n"))
}

fn fault(error: &ListError) -> String {
    let id = match &error.fault {
        ListFault::Empty => return say("list-empty", &[]),
        ListFault::File(problem) => return damier_words::file_problem(problem, spoken()),
        ListFault::Name => "list-name",
        ListFault::LongName => "list-name-long",
        ListFault::Number => "list-number",
        ListFault::Rating => "list-rating",
        ListFault::Born => "list-born",
        ListFault::Sex => "list-sex",
        ListFault::Extra => "list-extra",
        ListFault::Twice => "list-twice",
        ListFault::Quote => "list-quote",
    };
    let args = [
        ("line", error.line.to_string().into()),
        ("column", error.column.to_string().into()),
        ("found", error.found.as_str().into()),
    ];
    say(id, &args)
}

/// What may have been meant otherwise, with its place in the list.
pub(super) fn doubt(list: Option<&str>, doubt: &Doubt) -> String {
    let told = what(&doubt.kind);
    match (list, doubt.line) {
        (None, _) | (_, 0) => told,
        (Some(list), line) => {
            let args = [
                ("source", Source::parse(list).to_string().into()),
                ("line", line.to_string().into()),
                ("what", told.into()),
            ];
            say("at-line", &args)
        }
    }
}

fn what(kind: &DoubtKind) -> String {
    // Where the other one is: in the event, in a line of the list, or somewhere in it.
    let other = |id: PlayerId, line: usize| match (id.0, line) {
        (0, 0) => ("list", FluentValue::None),
        (0, line) => ("line", line.to_string().into()),
        (id, _) => ("event", id.to_string().into()),
    };
    let nowhere = other(PlayerId(0), 0);
    let (message, text, (place, which)) = match kind {
        DoubtKind::UnknownColumn { name } => ("doubt-column", name.clone(), nowhere),
        DoubtKind::TakenForClub { text, count } => {
            ("doubt-club", text.clone(), ("list", number(*count)))
        }
        DoubtKind::SameName {
            name,
            number: whose,
            line,
        } => ("doubt-name", name.clone(), other(*whose, *line)),
        DoubtKind::SameFederationId {
            id,
            number: whose,
            line,
        } => ("doubt-federation-id", id.clone(), other(*whose, *line)),
        DoubtKind::NumberTaken { number: taken } => ("doubt-number", taken.to_string(), nowhere),
        DoubtKind::NumbersReplaced { count } => {
            ("doubt-numbers", String::new(), ("list", number(*count)))
        }
    };
    let args = [
        ("what", text.into()),
        ("where", place.into()),
        ("which", which),
    ];
    say(message, &args)
}
