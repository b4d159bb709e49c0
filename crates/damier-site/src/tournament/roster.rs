//! Entry lists on the site: what is wrong with one in the language of the reader.

use damier_tournament::files::{self, Entry, ListFault};
use damier_tournament::model::EventError;
use damier_tournament::{Event, PlayerId};

use crate::problem::{Problem, ProblemKind};

/// The most players of one list.
const MOST: usize = 5000;

/// How much of a line that cannot be read is shown.
const EXCERPT_CHARACTERS: usize = 60;

/// Reads players of any list.
///
/// # Errors
///
/// The problem with its line and column.
pub(crate) fn players_of_text(text: &str) -> Result<Vec<Entry>, Problem> {
    let entries = files::read_entries(text).map_err(|error| match detail_of(error.fault) {
        Some(detail) => {
            bad(error.problem.line, detail).number("column", number(error.problem.column))
        }
        None => unreadable(text, &error.problem),
    })?;
    if entries.len() > MOST {
        return Err(bad(MOST, "problem-event-list-long"));
    }
    Ok(entries)
}

/// The message about a fault; `None` where the place itself must be shown.
const fn detail_of(fault: ListFault) -> Option<&'static str> {
    Some(match fault {
        ListFault::Empty => "problem-event-list-empty",
        ListFault::Name => "problem-event-name",
        ListFault::LongName => "problem-event-name-long",
        ListFault::Number => "problem-event-number",
        ListFault::Rating => "problem-event-rating",
        ListFault::Born => "problem-event-born",
        ListFault::Sex => "problem-event-sex",
        ListFault::Extra => "problem-event-extra",
        ListFault::Quote => "problem-event-quote",
        ListFault::File => return None,
    })
}

/// Whether a name can be printed.
///
/// # Errors
///
/// The message that says what is wrong.
pub(crate) fn check_name(name: &str) -> Result<(), &'static str> {
    files::check_name(name).map_err(|fault| detail_of(fault).unwrap_or("problem-event-name"))
}

/// The place of a file that cannot be read, with what stands there: the library gives
/// its reasons in English only.
pub(crate) fn unreadable(text: &str, problem: &files::Problem) -> Problem {
    if text.trim().is_empty() {
        return bad(1, "problem-event-list-empty");
    }
    let line = text.split_inclusive(['\n', '\r']);
    // CR LF ends one line, not two.
    let mut line = line.filter(|part| *part != "\n" || !text.contains("\r\n"));
    let line = line.nth(problem.line.saturating_sub(1)).unwrap_or("");
    let excerpt: String = line.trim().chars().take(EXCERPT_CHARACTERS).collect();
    Problem::new(ProblemKind::InvalidEvent)
        .detail("problem-event-file")
        .number("line", number(problem.line))
        .number("column", number(problem.column))
        .text("excerpt", excerpt)
        .text("reason", format!("{}; {}", problem.what, problem.remedy))
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
) -> Result<usize, Problem> {
    let count = entries.len();
    if event.players.len() + count > MOST {
        return Err(bad(MOST, "problem-event-list-long"));
    }
    let noted = event.log.len();
    for Entry { mut player, team } in entries {
        if player.id.0 == 0 || event.player(player.id).is_some() {
            player.id = event.free_id();
        }
        let id = player.id;
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
    Ok(count)
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
