//! Entry lists as people have them: a table of a spreadsheet, a list of names, a
//! file of a federation or of another event.

use crate::model::{Event, MOST_PLAYER_ID, MOST_RATING, Player, PlayerId};

use super::{Problem, Problems, lines, read_event};

mod column;
mod doubt;
mod head;

use column::{Column, guess, is_name, rating_of, rating_place};
pub use doubt::{Doubt, DoubtKind, renumbered, same_name};
use head::{Head, heading};

/// A player of a list; the number 0 is none yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who.
    pub player: Player,
    /// The team he sits in.
    pub team: Option<String>,
}

/// The longest name, in characters.
const NAME_CHARACTERS: usize = 80;

/// What is wrong with one field of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListFault {
    /// There is nobody in it.
    Empty,
    /// The name is missing or no line of text.
    Name,
    /// The name has more than eighty characters.
    LongName,
    /// A start number that is none.
    Number,
    /// A rating that is none.
    Rating,
    /// A date of birth that is none.
    Born,
    /// A sex that is none.
    Sex,
    /// A field under no column name.
    Extra,
    /// Two columns of one name, or for one part of the name.
    Twice,
    /// A quotation mark without its counterpart.
    Quote,
    /// What is wrong with a file of another format.
    File(Box<Problem>),
}

/// Where a list cannot be read, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct ListError {
    /// Of which kind.
    pub fault: ListFault,
    /// Line, from 1.
    pub line: usize,
    /// Character of the line, from 1.
    pub column: usize,
    /// In English words, with the remedy.
    what: String,
    /// What stands there.
    pub found: String,
    /// The same of the lines after it.
    pub others: Vec<ListError>,
}

/// A list that was read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct List {
    /// Who is in it.
    pub entries: Vec<Entry>,
    /// The lines they stand in; empty for a file of another format.
    pub lines: Vec<usize>,
    /// What may have been meant otherwise.
    pub doubts: Vec<Doubt>,
}

impl ListError {
    fn new(fault: ListFault, line: usize, column: usize, found: &str) -> ListError {
        let (what, remedy) = match &fault {
            ListFault::Empty => (
                "the list names no players".to_owned(),
                "write one line a player, such as Anna Berg;2100;NED",
            ),
            ListFault::Name => (
                "the name is missing, or is none".to_owned(),
                "write every player's name, which has a letter",
            ),
            ListFault::LongName => (
                format!("`{found}` is longer than {NAME_CHARACTERS} characters"),
                "shorten the name",
            ),
            ListFault::Number => (
                format!("`{found}` is no start number"),
                "write a whole number from 1 to 9999, or leave it empty",
            ),
            ListFault::Rating => (
                format!("`{found}` is no rating"),
                "write a whole number below 10000, or leave it empty",
            ),
            ListFault::Born => (
                format!("`{found}` is no date of birth"),
                "write 1990, 1990/05/17 or 17.05.1990",
            ),
            ListFault::Sex => (
                format!("`{found}` is no sex"),
                "write w or m, or leave it empty",
            ),
            ListFault::Extra => (
                format!("`{found}` stands outside the columns that have names"),
                "name its column, or put names with the separator in them into quotes",
            ),
            ListFault::Twice => (
                format!("the column `{found}` stands there a second time"),
                "leave one of the two, or name them Surname and First name",
            ),
            ListFault::Quote => (
                "a quotation mark has no counterpart".to_owned(),
                "close it before the end of the line",
            ),
            ListFault::File(problem) => (problem.fault.to_string(), ""),
        };
        let separator = if remedy.is_empty() { "" } else { "; " };
        ListError {
            fault,
            line,
            column,
            what: format!("{what}{separator}{remedy}"),
            found: found.to_owned(),
            others: Vec::new(),
        }
    }
}

/// Reads players of any list: TRF, an event file, a table of results, or a table
/// or list of one line a player, in whatever order of fields. Fields stand between
/// tabs, semicolons or commas and may be in quotes; names of columns may be
/// English, French or Russian; numbers are optional.
///
/// # Errors
///
/// Every line that cannot be read; then nobody is taken from the list.
pub fn read_list(text: &str) -> Result<List, ListError> {
    let text = lines::without_mark(text);
    let first = lines::split(text)
        .map(|(_, line)| line)
        .find(|line| !line.trim().is_empty());
    let list = if first.is_some_and(is_file) {
        let reading = read_event(text).map_err(|problems| of_file(&problems))?;
        List {
            entries: of_event(&reading.event),
            ..List::default()
        }
    } else {
        of_lines(text)?
    };
    if list.entries.is_empty() {
        return Err(ListError::new(ListFault::Empty, 1, 1, ""));
    }
    Ok(list)
}

/// What is wrong with a file of another format, all of it.
fn of_file(problems: &Problems) -> ListError {
    let one = |problem: &Problem| {
        let fault = ListFault::File(Box::new(problem.clone()));
        ListError::new(fault, problem.line, problem.column, "")
    };
    ListError {
        others: problems.iter().skip(1).map(one).collect(),
        ..one(problems.first())
    }
}

/// The entries alone of what [`read_list`] reads.
///
/// # Errors
///
/// As there.
pub fn read_entries(text: &str) -> Result<Vec<Entry>, ListError> {
    read_list(text).map(|list| list.entries)
}

/// Whether a name can be printed.
///
/// # Errors
///
/// What is wrong with it.
pub fn check_name(name: &str) -> Result<(), ListFault> {
    if !is_name(name) || name.chars().any(char::is_control) {
        return Err(ListFault::Name);
    }
    if name.chars().count() > NAME_CHARACTERS {
        return Err(ListFault::LongName);
    }
    Ok(())
}

/// Whether the text is a file of one of the other formats.
fn is_file(first: &str) -> bool {
    let line = first.trim_start();
    let code = matches!(line.as_bytes(), [a, b, c, b' ', ..]
        if [a, b, c].iter().all(|digit| digit.is_ascii_digit()));
    let columns: Vec<&str> = line.split(';').map(str::trim).collect();
    let table = columns.iter().any(|c| c.eq_ignore_ascii_case("id"))
        && columns.iter().any(|c| c.eq_ignore_ascii_case("r1"));
    let comment = line.starts_with('#') && line.contains(':');
    line.starts_with('{') || comment || code || table
}

fn of_event(event: &Event) -> Vec<Entry> {
    let players = event.players.iter().cloned();
    players
        .map(|mut player| {
            player.joined = 1;
            player.withdrawn_after = None;
            let team = event.team_of(player.id).map(|team| team.name.clone());
            Entry { player, team }
        })
        .collect()
}

/// One line a player, with or without a line of column names.
fn of_lines(text: &str) -> Result<List, ListError> {
    let mut lines = lines::split(text)
        .filter(|(_, line)| !line.trim().is_empty())
        .peekable();
    let mut list = List::default();
    let head = match lines.peek() {
        Some((line, first)) => heading(*line, first)?,
        None => None,
    };
    if let (Some(head), Some((line, _))) = (&head, lines.peek()) {
        let doubts = head.unread.iter().map(|name| Doubt {
            line: *line,
            kind: DoubtKind::UnknownColumn { name: name.clone() },
        });
        list.doubts.extend(doubts);
    }
    let mut rows = Vec::new();
    let mut faults = Vec::new();
    for (line, text) in lines.skip(usize::from(head.is_some())) {
        match row(line, text, head.as_ref()) {
            Ok(row) => rows.push(row),
            Err(fault) => faults.push(fault),
        }
    }
    if head.is_none() {
        let columns: Vec<Vec<Column>> = rows.iter().map(|row| row.columns.clone()).collect();
        let place = rating_place(&columns);
        for row in &mut rows {
            row.expect_rating(place);
        }
        list.doubts.extend(taken_for_clubs(&rows));
    }
    for row in rows {
        match row.entry(head.is_none()) {
            Ok(entry) => {
                list.entries.push(entry);
                list.lines.push(row.line);
            }
            Err(fault) => faults.push(fault),
        }
    }
    faults.sort_by_key(|fault| fault.line);
    let mut faults = faults.into_iter();
    match faults.next() {
        Some(mut first) => {
            first.others = faults.collect();
            Err(first)
        }
        None => Ok(list),
    }
}

/// What a list without column names says that no player's line shows.
fn taken_for_clubs(rows: &[Row]) -> Option<Doubt> {
    let clubs = || {
        rows.iter().flat_map(|row| {
            let fields = row.parts.iter().zip(&row.columns);
            let clubs = fields.filter(|(_, column)| **column == Column::Club);
            clubs.map(|(field, _)| (row.line, &field.text))
        })
    };
    let (line, text) = clubs().next()?;
    Some(Doubt {
        line,
        kind: DoubtKind::TakenForClub {
            text: text.clone(),
            count: clubs().count(),
        },
    })
}

struct Field {
    text: String,
    /// Character of the line at which it begins, from 1.
    column: usize,
}

/// The fields of a line; what stands in quotes may hold the separator, and a
/// doubled quotation mark is one. The error is where a quotation mark is open.
fn fields(line: &str, separator: char) -> Result<Vec<Field>, usize> {
    let letters: Vec<char> = line.chars().collect();
    let mut fields = Vec::new();
    let mut at = 0;
    loop {
        while at < letters.len() && letters[at] != separator && letters[at].is_whitespace() {
            at += 1;
        }
        let column = at + 1;
        let mut text = String::new();
        if letters.get(at) == Some(&'"') {
            at += 1;
            loop {
                match (letters.get(at), letters.get(at + 1)) {
                    (Some('"'), Some('"')) => {
                        text.push('"');
                        at += 2;
                    }
                    (Some('"'), _) => break,
                    (Some(letter), _) => {
                        text.push(*letter);
                        at += 1;
                    }
                    (None, _) => return Err(column),
                }
            }
            at += 1;
        }
        while at < letters.len() && letters[at] != separator {
            text.push(letters[at]);
            at += 1;
        }
        fields.push(Field {
            text: text.trim().to_owned(),
            column,
        });
        if at >= letters.len() {
            return Ok(fields);
        }
        at += 1;
    }
}

/// What separates the fields of a line without column names: tabs, else
/// semicolons, else commas if there are more than one (a single one stands between
/// surname and first name).
fn separator_of(line: &str) -> char {
    match () {
        () if line.contains('\t') => '\t',
        () if line.contains(';') => ';',
        () if line.matches(',').count() > 1 || line.trim_start().starts_with('"') => ',',
        () => '\t',
    }
}

/// One line, cut into its fields.
struct Row {
    line: usize,
    parts: Vec<Field>,
    columns: Vec<Column>,
}

fn row(line: usize, text: &str, head: Option<&Head>) -> Result<Row, ListError> {
    let separator = head.map_or_else(|| separator_of(text), |head| head.separator);
    let parts = fields(text, separator)
        .map_err(|column| ListError::new(ListFault::Quote, line, column, ""))?;
    let columns = match head {
        Some(head) => head.columns.clone(),
        None => guess(&parts.iter().map(|p| &p.text[..]).collect::<Vec<_>>()),
    };
    Ok(Row {
        line,
        parts,
        columns,
    })
}

impl Row {
    /// What stands where the other lines have their rating is meant for one, unless the
    /// line has one elsewhere.
    fn expect_rating(&mut self, place: Option<usize>) {
        let Some(place) = place.filter(|_| !self.columns.contains(&Column::Rating)) else {
            return;
        };
        if let Some(column @ (Column::Club | Column::FederationId)) = self.columns.get_mut(place) {
            *column = Column::Rating;
        }
    }

    fn entry(&self, guessed: bool) -> Result<Entry, ListError> {
        let (line, parts) = (self.line, &self.parts);
        let mut names = Names::default();
        let mut entry = Entry {
            player: Player::new(0, ""),
            team: None,
        };
        for (index, part) in parts.iter().enumerate().filter(|(_, p)| !p.text.is_empty()) {
            let fault = match self.columns.get(index) {
                Some(Column::Unnamed) | None => Err(ListFault::Extra),
                Some(column) => set(&mut entry, &mut names, *column, &part.text),
            };
            fault.map_err(|fault| ListError::new(fault, line, part.column, &part.text))?;
        }
        if guessed && parts.len() == 1 {
            names.of_one_field(&mut entry.player);
        }
        entry.player.name = names.whole();
        let name_at = self.columns.iter().position(|c| *c == Column::Name);
        let column = name_at.and_then(|at| parts.get(at)).map_or(1, |p| p.column);
        check_name(&entry.player.name)
            .map_err(|fault| ListError::new(fault, line, column, &entry.player.name))?;
        Ok(entry)
    }
}

/// The parts of a name.
#[derive(Default)]
struct Names {
    name: String,
    surname: String,
    first: String,
}

impl Names {
    fn whole(self) -> String {
        match (
            self.name.is_empty(),
            self.surname.is_empty(),
            self.first.is_empty(),
        ) {
            (true, false, true) => self.surname,
            (true, true, false) => self.first,
            (true, false, false) => format!("{}, {}", self.surname, self.first),
            // `имя` beside `фамилия` is a first name.
            (false, false, true) => format!("{}, {}", self.surname, self.name),
            _ => self.name,
        }
    }

    /// `7. Anna Berg 2100`: number and rating around the name.
    fn of_one_field(&mut self, player: &mut Player) {
        if let Some((name, rating)) = self.name.clone().rsplit_once(char::is_whitespace)
            && let Some(rating) = rating_of(rating)
        {
            name.trim().clone_into(&mut self.name);
            player.rating = Some(rating);
        }
        let name = self.name.trim_start_matches(|c: char| c.is_ascii_digit());
        if let Some(name) = name.strip_prefix(['.', ')']) {
            self.name = name.trim().to_owned();
        }
    }
}

fn set(entry: &mut Entry, names: &mut Names, column: Column, text: &str) -> Result<(), ListFault> {
    let player = &mut entry.player;
    let own = || text.to_owned();
    match column {
        Column::Number => {
            let text = text.trim_end_matches(['.', ')']);
            let id = text.parse().ok().filter(|id| *id <= MOST_PLAYER_ID);
            player.id = PlayerId(id.ok_or(ListFault::Number)?);
        }
        Column::Name => names.name = own(),
        Column::Surname => names.surname = own(),
        Column::FirstName => names.first = own(),
        Column::Rating => {
            // What some programs write for "none".
            if matches!(text, "-" | "–" | "—") {
                return Ok(());
            }
            let rating = text.parse().ok().filter(|rating| *rating <= MOST_RATING);
            player.rating = Some(rating.ok_or(ListFault::Rating)?).filter(|r| *r > 0);
        }
        Column::Federation => player.federation = own(),
        Column::Club => player.club = own(),
        Column::Title => player.title = own(),
        Column::FederationId => player.federation_id = own(),
        Column::Born => player.born = born(text).ok_or(ListFault::Born)?,
        Column::Sex => {
            player.sex = match text.to_lowercase().chars().next() {
                Some('w' | 'f' | 'ж') => Some('w'),
                Some('m' | 'h' | 'м') => Some('m'),
                Some('-' | '–' | '—' | '?') => None,
                _ => return Err(ListFault::Sex),
            };
        }
        Column::Team => entry.team = Some(own()),
        Column::Other | Column::Unnamed => {}
    }
    Ok(())
}

/// `1990`, `1990/05/17`, `1990-05-17` or `17.05.1990` as files have it.
fn born(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(['/', '-', '.']).map(str::trim).collect();
    let number = |text: &str, length: usize, most: u32| {
        let fits = text.len() == length || length == 2 && text.len() == 1;
        let number: Option<u32> = text.parse().ok();
        number.filter(|n| fits && *n <= most)
    };
    let year = |text: &str| number(text, 4, 9999).filter(|year| *year > 0);
    match parts[..] {
        [only] => Some(format!("{:04}", year(only)?)),
        [first, month, last] => {
            let (y, d) = match first.len() {
                4 => (year(first)?, number(last, 2, 31)?),
                _ => (year(last)?, number(first, 2, 31)?),
            };
            Some(format!("{y:04}/{:02}/{d:02}", number(month, 2, 12)?))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
