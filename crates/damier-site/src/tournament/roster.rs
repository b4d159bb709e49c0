//! Entry lists on the site: what is wrong with one in the language of the reader.

use damier_tournament::files::{self, Doubt, DoubtKind, Entry, List, ListError, ListFault};
use damier_tournament::model::EventError;
use damier_tournament::{Event, PlayerId};

use crate::i18n::Language;
use crate::problem::{Problem, ProblemKind};

/// The most players of one list.
const MOST: usize = 5000;

/// How many lines of a list that cannot be read are told.
const MOST_TOLD: usize = 20;

/// Reads players of any list.
///
/// # Errors
///
/// The problems of all lines that cannot be read, each with its remedy.
pub(crate) fn players_of_text(text: &str) -> Result<List, Problem> {
    let list = files::read_list(text).map_err(|error| refused_list(text, &error))?;
    if list.entries.len() > MOST {
        return Err(bad(MOST, "problem-event-list-long"));
    }
    Ok(list)
}

/// Every line that cannot be read, and that nobody was entered.
fn refused_list(text: &str, error: &ListError) -> Problem {
    let told = |error: &ListError| match &error.fault {
        ListFault::File(problem) if text.trim().is_empty() => bad(problem.line, EMPTY),
        ListFault::File(problem) => unreadable(problem),
        fault => bad(error.line, detail_of(fault))
            .number("column", number(error.column))
            .text("found", crate::live::shorten(&error.found)),
    };
    let mut problem = told(error).and(error.others.iter().take(MOST_TOLD - 1).map(told));
    let untold = (error.others.len() + 1).saturating_sub(MOST_TOLD);
    if untold > 0 {
        let more = bad(0, "problem-event-list-more").number("count", number(untold));
        problem = problem.and([more]);
    }
    match error.fault {
        ListFault::File(_) | ListFault::Empty => problem,
        _ => problem.and([bad(0, "problem-event-list-nobody")]),
    }
}

/// What may have been meant otherwise in a list that was taken, in a sentence.
pub(crate) fn doubt_in(language: Language, doubt: &Doubt) -> String {
    // Where the other one is: in the event, in a line of the list, or somewhere in it.
    let other = |id: PlayerId, line: usize| match (id.0, line) {
        (0, 0) => ("list", String::new()),
        (0, line) => ("line", line.to_string()),
        (id, _) => ("event", id.to_string()),
    };
    let (message, what, (place, which)) = match &doubt.kind {
        DoubtKind::UnknownColumn { name } => {
            ("event-doubt-column", name.clone(), other(PlayerId(0), 0))
        }
        DoubtKind::TakenForClub { text, count } => (
            "event-doubt-club",
            text.clone(),
            ("list", count.to_string()),
        ),
        DoubtKind::SameName { name, number, line } => {
            ("event-doubt-name", name.clone(), other(*number, *line))
        }
        DoubtKind::SameFederationId { id, number, line } => (
            "event-doubt-federation-id",
            id.clone(),
            other(*number, *line),
        ),
        DoubtKind::NumberTaken { number } => (
            "event-doubt-number",
            number.to_string(),
            other(PlayerId(0), 0),
        ),
        DoubtKind::NumbersReplaced { count } => {
            let args = [("count", (*count).into())];
            return language.text_with("event-doubt-numbers", &args);
        }
    };
    let many = if which == "1" { "no" } else { "yes" };
    let args = [
        ("what", crate::live::shorten(&what).into()),
        ("where", place.into()),
        ("which", which.into()),
        ("many", many.into()),
    ];
    let told = language.text_with(message, &args);
    match doubt.line {
        0 => told,
        line => {
            let args = [("line", line.to_string().into()), ("what", told.into())];
            language.text_with("event-doubt-line", &args)
        }
    }
}

/// A list without anybody.
const EMPTY: &str = "problem-event-list-empty";

/// The message about a fault of a list.
const fn detail_of(fault: &ListFault) -> &'static str {
    match fault {
        ListFault::Empty => EMPTY,
        ListFault::Name => "problem-event-list-name",
        ListFault::LongName => "problem-event-list-name-long",
        ListFault::Number => "problem-event-list-number",
        ListFault::Rating => "problem-event-list-rating",
        ListFault::Born => "problem-event-born",
        ListFault::Sex => "problem-event-sex",
        ListFault::Extra => "problem-event-extra",
        ListFault::Twice => "problem-event-column-twice",
        ListFault::Quote => "problem-event-quote",
        ListFault::File(_) => "problem-event-file",
    }
}

/// Whether a name can be printed.
///
/// # Errors
///
/// The message that says what is wrong.
pub(crate) fn check_name(name: &str) -> Result<(), &'static str> {
    files::check_name(name).map_err(|fault| match fault {
        ListFault::LongName => "problem-event-name-long",
        _ => "problem-event-name",
    })
}

/// A place of a file that cannot be read.
fn unreadable(problem: &files::Problem) -> Problem {
    let problem = problem.clone();
    Problem::new(ProblemKind::InvalidEvent)
        .detail("problem-event-file")
        .number("line", number(problem.line))
        .said("reason", move |lang| {
            damier_words::file_problem(&problem, lang)
        })
}

/// Every place of a file that cannot be read, and what is odd about it besides.
pub(crate) fn unreadable_file(text: &str, problems: &files::Problems) -> Problem {
    if text.trim().is_empty() {
        return bad(1, EMPTY);
    }
    let others = problems.iter().skip(1).take(MOST_TOLD - 1);
    let mut all = unreadable(problems.first()).and(others.map(unreadable));
    let untold = problems.count().saturating_sub(MOST_TOLD);
    if untold > 0 {
        let more = bad(0, "problem-event-list-more").number("count", number(untold));
        all = all.and([more]);
    }
    all.and(problems.warnings().iter().take(MOST_TOLD).map(odd))
}

/// A place of a file that looks like a slip, told beside those that cannot be read.
fn odd(problem: &files::Problem) -> Problem {
    let problem = problem.clone();
    bad(problem.line, "problem-event-file").said("reason", move |lang| {
        damier_words::file_warning(damier_words::file_problem(&problem, lang), lang)
    })
}

/// Enters all of them; numbers that are taken or missing make way for free ones.
///
/// # Errors
///
/// The problem if there are too many.
pub(crate) fn add_all(
    event: &mut Event,
    entries: Vec<Entry>,
    when: &str,
) -> Result<Vec<PlayerId>, Problem> {
    let count = entries.len();
    if event.players.len() + count > MOST {
        return Err(bad(MOST, "problem-event-list-long"));
    }
    let noted = event.log.len();
    let mut entered = Vec::with_capacity(count);
    for Entry { mut player, team } in entries {
        if player.id.0 == 0 || event.player(player.id).is_some() {
            player.id = event.free_id();
        }
        let id = player.id;
        entered.push(id);
        event.add_player(player).map_err(|error| match error {
            EventError::TableMade => bad(1, "problem-event-table-made"),
            _ => bad(1, "problem-event-number"),
        })?;
        if event.regulations.teams.is_some()
            && let Some(team) = team
        {
            seat(event, id, &team)?;
        }
    }
    for entry in event.log.iter_mut().skip(noted) {
        entry.when = Some(when.to_owned());
    }
    Ok(entered)
}

/// Puts a player into a team.
///
/// # Errors
///
/// The problem if the team is new and the system has no place for it any more.
pub(crate) fn seat(event: &mut Event, player: PlayerId, team: &str) -> Result<(), Problem> {
    let seated = event.seat(player, team);
    seated.map_err(|_| bad(1, "problem-event-team-table-made"))
}

fn bad(line: usize, detail: &'static str) -> Problem {
    Problem::new(ProblemKind::InvalidEvent)
        .detail(detail)
        .number("line", number(line))
}

fn number(line: usize) -> i64 {
    i64::try_from(line).unwrap_or(i64::MAX)
}
