//! Tables whose columns stand under one another.

use std::io::{self, Write};

use damier_print::Texts;
use damier_tournament::Event;

use crate::messages::{say, spoken};

/// Where the text of a column stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Align {
    Left,
    Right,
}

/// A table that is printed once all its lines are known.
#[derive(Debug)]
pub(super) struct Grid {
    align: Vec<Align>,
    lines: Vec<Vec<String>>,
}

impl Grid {
    /// A table with these column names, which may have several lines.
    pub(super) fn new(columns: impl IntoIterator<Item = (String, Align)>) -> Grid {
        let (names, align) = columns.into_iter().unzip();
        Grid {
            align,
            lines: vec![names],
        }
    }

    /// One more line.
    pub(super) fn line(&mut self, cells: Vec<String>) {
        self.lines.push(cells);
    }

    /// Prints it with two blanks between columns; columns that are empty but for
    /// their name are left out.
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let width = |column: usize| {
            let cells = self.lines.iter().filter_map(|line| line.get(column));
            let widths = cells.flat_map(|cell| cell.split('\n'));
            widths.map(|line| line.chars().count()).max().unwrap_or(0)
        };
        let used = |column: &usize| {
            let mut cells = self.lines.iter().skip(1).filter_map(|l| l.get(*column));
            cells.any(|cell| !cell.is_empty())
        };
        let columns: Vec<(usize, usize, Align)> = (0..self.align.len())
            .filter(used)
            .map(|column| (column, width(column), self.align[column]))
            .collect();
        for line in self.heading().iter().chain(self.lines.iter().skip(1)) {
            let mut text = String::new();
            for (column, width, align) in &columns {
                let cell = line.get(*column).map_or("", String::as_str);
                let gap = if text.is_empty() { "" } else { "  " };
                // The widths that formatting takes end at 65535.
                let fill = " ".repeat(width.saturating_sub(cell.chars().count()));
                text += &match align {
                    Align::Left => format!("{gap}{cell}{fill}"),
                    Align::Right => format!("{gap}{fill}{cell}"),
                };
            }
            writeln!(out, "{}", text.trim_end())?;
        }
        Ok(())
    }

    /// The column names as lines; short names stand on the last one.
    fn heading(&self) -> Vec<Vec<String>> {
        let names = self.lines.first().map_or(&[][..], |names| &names[..]);
        let parts: Vec<Vec<&str>> = names.iter().map(|n| n.split('\n').collect()).collect();
        let height = parts.iter().map(Vec::len).max().unwrap_or(0);
        let line = |row: usize| {
            let part = |parts: &Vec<&str>| {
                let index = (row + parts.len()).checked_sub(height);
                index.map_or("", |index| parts[index]).to_owned()
            };
            parts.iter().map(part).collect()
        };
        (0..height).map(line).collect()
    }
}

/// A table with columns of the printed sheets (`col-…`) or of the desk (`table-…`).
pub(super) fn heading<const N: usize>(event: &Event, names: [(&str, Align); N]) -> Grid {
    let texts = Texts::new(event, spoken());
    Grid::new(names.map(|(name, align)| match name.starts_with("col-") {
        true => (texts.word(name), align),
        false => (say(name, &[]), align),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_may_be_as_long_as_it_likes() {
        let mut grid = Grid::new([("name".to_owned(), Align::Left)]);
        grid.line(vec!["x".repeat(70_000)]);
        grid.line(vec!["Bo".into()]);
        let mut text = Vec::new();
        grid.print(&mut text).expect("written to memory");
        assert_eq!(text.len(), 5 + 70_001 + 3);
    }

    #[test]
    fn columns_stand_under_one_another_and_empty_ones_are_left_out() {
        let names = [
            ("no", Align::Right),
            ("title", Align::Left),
            ("name", Align::Left),
            ("long\nvalue", Align::Right),
        ];
        let mut grid = Grid::new(names.map(|(name, align)| (name.to_owned(), align)));
        grid.line(vec!["9".into(), String::new(), "Élodie".into(), "1".into()]);
        grid.line(vec!["110".into(), String::new(), "Bo".into(), "23".into()]);
        let mut text = Vec::new();
        grid.print(&mut text).expect("written to memory");
        assert_eq!(
            String::from_utf8(text).expect("UTF-8"),
            "              long\n no  name    value\n  9  Élodie      1\n110  Bo         23\n"
        );
    }
}
