//! The line of column names of a list.

use super::column::Column;
use super::{Field, ListError, ListFault, fields};

/// What the names of the columns say.
pub(super) struct Head {
    /// What stands between the fields of every line.
    pub(super) separator: char,
    /// What each column says.
    pub(super) columns: Vec<Column>,
    /// The names of columns that nothing is taken from.
    pub(super) unread: Vec<String>,
}

/// The separator and the columns, if the line names any that stand for a name.
///
/// # Errors
///
/// If two columns have one name, or stand for one part of the players' names: which one
/// is meant cannot be said.
pub(super) fn heading(line: usize, text: &str) -> Result<Option<Head>, ListError> {
    let found = ['\t', ';', ','].into_iter().find_map(|separator| {
        let heads = fields(text, separator).ok()?;
        let columns: Vec<Option<Column>> = heads.iter().map(|f| Column::of(&f.text)).collect();
        let names = columns.iter().flatten().any(|c| is_of_name(*c));
        let fits = columns.len() > 1 || columns[0].is_some();
        (names && fits).then_some((separator, heads, columns))
    });
    let Some((separator, heads, known)) = found else {
        return Ok(None);
    };
    let mut columns: Vec<Column> = Vec::new();
    let mut unread = Vec::new();
    for (index, (head, column)) in heads.iter().zip(known).enumerate() {
        let column = column.unwrap_or(Column::Other);
        let again = column != Column::Other && columns.contains(&column);
        if again && is_of_name(column) || is_there(&heads[..index], head) {
            let fault = ListFault::Twice;
            return Err(ListError::new(fault, line, head.column, &head.text));
        }
        columns.push(match column {
            Column::Other if head.text.is_empty() => Column::Unnamed,
            // A club and a town, two ratings: the first counts.
            _ if again => Column::Other,
            column => column,
        });
    }
    part_names(&heads, &mut columns);
    for (head, column) in heads.into_iter().zip(&columns) {
        if *column == Column::Other {
            unread.push(head.text);
        }
    }
    Ok(Some(Head {
        separator,
        columns,
        unread,
    }))
}

/// Beside a first name, "name" is the surname; a whole name needs no parts beside it.
fn part_names(heads: &[Field], columns: &mut [Column]) {
    let Some(name) = columns.iter().position(|c| *c == Column::Name) else {
        return;
    };
    let first = columns.contains(&Column::FirstName);
    let surname = columns.contains(&Column::Surname);
    if first && !surname && !Column::is_whole_name(&heads[name].text) {
        columns[name] = Column::Surname;
    } else if first {
        for column in columns {
            if matches!(column, Column::FirstName | Column::Surname) {
                *column = Column::Other;
            }
        }
    }
}

fn is_of_name(column: Column) -> bool {
    [Column::Name, Column::Surname, Column::FirstName].contains(&column)
}

/// Whether one of the columns before has the same name.
fn is_there(before: &[Field], head: &Field) -> bool {
    let name = head.text.to_lowercase();
    !name.is_empty() && before.iter().any(|other| other.text.to_lowercase() == name)
}
