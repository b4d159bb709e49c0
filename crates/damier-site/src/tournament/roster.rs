//! Entry lists as people have them: a table of a spreadsheet, a list of names, a
//! file of a federation.

use std::collections::BTreeMap;

use damier_tournament::model::Team;
use damier_tournament::{Event, Player, PlayerId, TeamId, files};

use crate::problem::{Problem, ProblemKind};

/// Players with the teams that they sit in; the number 0 is none yet.
pub(crate) type Entries = Vec<(Player, Option<String>)>;

/// The most players of one list.
const MOST: usize = 5000;

/// The longest name, in characters.
const NAME_CHARACTERS: usize = 80;

/// How much of a line that cannot be read is shown.
const EXCERPT_CHARACTERS: usize = 60;

/// Titles that are recognised in a list without column names.
const TITLES: [&str; 20] = [
    "GMI", "MI", "MF", "CMF", "GMIF", "MIF", "MFF", "CMFF", "GM", "IM", "FM", "CM", "WGM", "WIM",
    "WFM", "WCM", "MG", "MN", "NM", "CMN",
];

/// Reads players of any list: TRF, an event file, a table with the columns that
/// `damier-tournament` knows, or one line a player, in whatever order of fields.
///
/// # Errors
///
/// The problem with its line.
pub(crate) fn players_of_text(text: &str) -> Result<Entries, Problem> {
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().find(|line| !line.trim().is_empty());
    let Some(first) = first else {
        return Err(bad(1, "problem-event-list-empty"));
    };
    let entries = if is_file(first) {
        let reading = files::read_event(text).map_err(|problem| unreadable(text, &problem))?;
        of_event(&reading.event)
    } else {
        of_lines(text)?
    };
    if entries.is_empty() {
        return Err(bad(1, "problem-event-list-empty"));
    }
    if entries.len() > MOST {
        return Err(bad(MOST, "problem-event-list-long"));
    }
    Ok(entries)
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

/// Whether the text is a file of one of the formats of the library.
fn is_file(first: &str) -> bool {
    let line = first.trim_start();
    let code = matches!(line.as_bytes(), [a, b, c, b' ', ..]
        if [a, b, c].iter().all(|digit| digit.is_ascii_digit()));
    let columns: Vec<&str> = line.split(';').map(str::trim).collect();
    let table = columns.iter().any(|c| c.eq_ignore_ascii_case("id"))
        && columns.iter().any(|c| c.eq_ignore_ascii_case("r1"));
    line.starts_with('{') || line.starts_with('#') || code || table
}

fn of_event(event: &Event) -> Entries {
    let players = event.players.iter().cloned();
    players
        .map(|mut player| {
            player.joined = 1;
            player.withdrawn_after = None;
            let team = event.team_of(player.id).map(|team| team.name.clone());
            (player, team)
        })
        .collect()
}

/// What a column of a table says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    Number,
    Name,
    Rating,
    Federation,
    Club,
    Title,
    FederationId,
    Team,
    Other,
}

impl Column {
    /// The column of a name in any of our languages.
    fn of(head: &str) -> Option<Column> {
        Some(match head.trim().to_lowercase().as_str() {
            "id" | "no" | "nr" | "no." | "nr." | "n°" | "#" | "№" => Column::Number,
            "name" | "player" | "nom" | "joueur" | "имя" | "фамилия" | "игрок" => {
                Column::Name
            }
            "rating" | "elo" | "élo" | "рейтинг" => Column::Rating,
            "fed" | "federation" | "country" | "fédération" | "fed." | "федерация" | "страна" => {
                Column::Federation
            }
            "club" | "клуб" => Column::Club,
            "title" | "titre" | "звание" => Column::Title,
            "fid" | "federation_id" | "fmjd" | "fmjd id" | "fide" | "fide id" | "licence" => {
                Column::FederationId
            }
            "team" | "équipe" | "equipe" | "команда" => Column::Team,
            "start" | "sex" | "born" | "birth" => Column::Other,
            _ => return None,
        })
    }
}

/// One line a player, with or without a line of column names.
fn of_lines(text: &str) -> Result<Entries, Problem> {
    let mut lines = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty());
    let mut entries = Vec::new();
    let mut columns: Option<Vec<Column>> = None;
    if let Some((line, first)) = lines.next() {
        let heads: Vec<Option<Column>> = fields(first).iter().map(|h| Column::of(h)).collect();
        if heads.len() > 1 && heads.contains(&Some(Column::Name)) {
            let known = heads.into_iter().map(|c| c.unwrap_or(Column::Other));
            columns = Some(known.collect());
        } else {
            entries.push(entry(line, first, None)?);
        }
    }
    for (line, text) in lines {
        entries.push(entry(line, text, columns.as_deref())?);
    }
    Ok(entries)
}

/// The fields of a line: by tabs, else by semicolons, else by commas if there are
/// more than one (a single one stands between surname and first name).
fn fields(line: &str) -> Vec<String> {
    let by = |separator: char| -> Vec<String> {
        let parts = line.split(separator);
        parts
            .map(|part| part.trim().trim_matches('"').trim().to_owned())
            .collect()
    };
    if line.contains('\t') {
        by('\t')
    } else if line.contains(';') {
        by(';')
    } else if line.matches(',').count() > 1 {
        by(',')
    } else {
        vec![line.trim().to_owned()]
    }
}

fn entry(
    line: usize,
    text: &str,
    columns: Option<&[Column]>,
) -> Result<(Player, Option<String>), Problem> {
    let mut player = Player::new(0, "");
    let mut team = None;
    let parts = fields(text);
    let guessed: Vec<Column>;
    let columns = match columns {
        Some(columns) => columns,
        None => {
            guessed = guess(&parts);
            &guessed
        }
    };
    for (part, column) in parts.iter().zip(columns) {
        if part.is_empty() {
            continue;
        }
        match column {
            Column::Number => {
                let id: u32 = part
                    .parse()
                    .map_err(|_| bad(line, "problem-event-number"))?;
                player.id = PlayerId(id.min(99_999));
            }
            Column::Name => part.clone_into(&mut player.name),
            Column::Rating => {
                let rating: u32 = part
                    .parse()
                    .map_err(|_| bad(line, "problem-event-rating"))?;
                player.rating = Some(rating.min(9999)).filter(|rating| *rating > 0);
            }
            Column::Federation => part.clone_into(&mut player.federation),
            Column::Club => part.clone_into(&mut player.club),
            Column::Title => part.clone_into(&mut player.title),
            Column::FederationId => part.clone_into(&mut player.federation_id),
            Column::Team => team = Some(part.clone()),
            Column::Other => {}
        }
    }
    if parts.len() == 1 {
        // `Anna Berg 2100`: the rating stands at the end.
        if let Some((name, rating)) = player.name.clone().rsplit_once(' ')
            && let Some(rating) = rating_of(rating)
        {
            name.trim().clone_into(&mut player.name);
            player.rating = Some(rating);
        }
        // `7. Anna Berg`: lists often have numbers.
        let name = player.name.trim_start_matches(|c: char| c.is_ascii_digit());
        if let Some(name) = name.strip_prefix(['.', ')']) {
            player.name = name.trim().to_owned();
        }
    }
    check_name(&player.name).map_err(|detail| bad(line, detail))?;
    Ok((player, team))
}

/// Which field of a line without column names says what.
fn guess(parts: &[String]) -> Vec<Column> {
    let mut named = false;
    let mut columns = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let is_number = part.parse::<u32>().is_ok();
        let capitals = part.chars().all(char::is_uppercase);
        columns.push(if !named && index == 0 && is_number {
            Column::Number
        } else if !named && !TITLES.contains(&part.as_str()) && !part.is_empty() {
            named = true;
            Column::Name
        } else if TITLES.contains(&part.as_str()) {
            Column::Title
        } else if rating_of(part).is_some() {
            Column::Rating
        } else if is_number {
            Column::FederationId
        } else if capitals && part.chars().count() == 3 {
            Column::Federation
        } else if part.is_empty() {
            Column::Other
        } else {
            Column::Club
        });
    }
    columns
}

fn rating_of(text: &str) -> Option<u32> {
    let likely = (3..=4).contains(&text.len());
    text.parse().ok().filter(|_| likely)
}

/// A name that can be printed.
///
/// # Errors
///
/// The message that says what is wrong.
pub(crate) fn check_name(name: &str) -> Result<(), &'static str> {
    if name.trim().is_empty() || name.chars().any(char::is_control) {
        return Err("problem-event-name");
    }
    if name.chars().count() > NAME_CHARACTERS {
        return Err("problem-event-name-long");
    }
    Ok(())
}

/// Enters all of them; numbers that are taken or missing make way for free ones.
///
/// # Errors
///
/// The problem if there are too many.
pub(crate) fn add_all(event: &mut Event, entries: Entries, when: &str) -> Result<usize, Problem> {
    let count = entries.len();
    if event.players.len() + count > MOST {
        return Err(bad(MOST, "problem-event-list-long"));
    }
    let noted = event.log.len();
    for (mut player, team) in entries {
        if player.id.0 == 0 || event.player(player.id).is_some() {
            player.id = event.free_id();
        }
        let id = player.id;
        event
            .add_player(player)
            .map_err(|_| bad(1, "problem-event-number"))?;
        if event.regulations.teams.is_some()
            && let Some(team) = team
        {
            sit(event, id, &team);
        }
    }
    for entry in event.log.iter_mut().skip(noted) {
        entry.when = Some(when.to_owned());
    }
    Ok(count)
}

/// Puts a player into a team, behind those who are there; a new name makes a team.
pub(crate) fn sit(event: &mut Event, player: PlayerId, team: &str) {
    for old in &mut event.teams {
        old.members.retain(|member| *member != player);
    }
    let team = team.trim();
    if team.is_empty() {
        return;
    }
    match event.teams.iter_mut().find(|known| known.name == *team) {
        Some(known) => known.members.push(player),
        None => event.teams.push(Team {
            id: TeamId(event.teams.iter().map(|t| t.id.0).max().unwrap_or(0) + 1),
            name: team.to_owned(),
            members: vec![player],
        }),
    }
}

/// Numbers everybody by rating, the highest first, and whoever is named elsewhere
/// with them. Only before round 1.
pub(crate) fn sort_by_rating(event: &mut Event) {
    event
        .players
        .sort_by_key(|player| (std::cmp::Reverse(player.rating), player.id));
    let mut new_ids: BTreeMap<PlayerId, PlayerId> = BTreeMap::new();
    for (new, player) in (1..).zip(&mut event.players) {
        new_ids.insert(player.id, PlayerId(new));
        player.id = PlayerId(new);
    }
    let renew = |id: &mut PlayerId| {
        if let Some(new) = new_ids.get(id) {
            *id = *new;
        }
    };
    event
        .teams
        .iter_mut()
        .flat_map(|team| &mut team.members)
        .for_each(renew);
    if !event.regulations.system.is_team() {
        event
            .requested_byes
            .iter_mut()
            .map(|bye| &mut bye.player)
            .chain(event.forbidden.iter_mut().flat_map(|g| &mut g.players))
            .for_each(renew);
    }
}

fn bad(line: usize, detail: &'static str) -> Problem {
    Problem::new(ProblemKind::InvalidEvent)
        .detail(detail)
        .number("line", number(line))
}

fn number(line: usize) -> i64 {
    i64::try_from(line).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(String, Option<u32>, String, String)> {
        let entries = players_of_text(text).expect("a list");
        entries
            .into_iter()
            .map(|(p, _)| (p.name, p.rating, p.federation, p.title))
            .collect()
    }

    #[test]
    fn lists_of_all_kinds() {
        let anna = |rating, fed: &str, title: &str| {
            (
                "Anna Berg".to_owned(),
                rating,
                fed.to_owned(),
                title.to_owned(),
            )
        };
        for (text, expected) in [
            ("Anna Berg", anna(None, "", "")),
            ("Anna Berg 2100", anna(Some(2100), "", "")),
            ("3. Anna Berg 2100", anna(Some(2100), "", "")),
            ("Anna Berg;2100;NED", anna(Some(2100), "NED", "")),
            ("1\tMI\tAnna Berg\tNED\t2100", anna(Some(2100), "NED", "MI")),
            (
                "Fed;Name;Rating\nNED;Anna Berg;2100",
                anna(Some(2100), "NED", ""),
            ),
            (
                "Имя\tРейтинг\tСтрана\nAnna Berg\t2100\tNED",
                anna(Some(2100), "NED", ""),
            ),
            (
                "id;name;fed;rating;R1\n1;Anna Berg;NED;2100;",
                anna(Some(2100), "NED", ""),
            ),
        ] {
            assert_eq!(read(text), [expected], "{text}");
        }
        let comma = read("Berg, Anna\nMaas, Ivo");
        assert_eq!(comma[0].0, "Berg, Anna");
        assert_eq!(comma.len(), 2);
        for text in ["", "  \n", "Name;Rating\nAnna;many", "Name;Rating\n;2100"] {
            assert!(players_of_text(text).is_err(), "{text}");
        }
    }
}
