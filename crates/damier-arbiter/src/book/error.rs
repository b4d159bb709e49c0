use std::fmt;

/// A mistake in the text of a rule book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleBookError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub what: String,
    /// What to do about it.
    pub remedy: String,
}

impl fmt::Display for RuleBookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}; {}",
            self.line, self.column, self.what, self.remedy
        )
    }
}

impl std::error::Error for RuleBookError {}

/// Every mistake in the text of a rule book, in the order of the lines; never
/// empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleBookErrors(pub Vec<RuleBookError>);

impl fmt::Display for RuleBookErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            let newline = if index == 0 { "" } else { "\n" };
            write!(f, "{newline}{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for RuleBookErrors {}

/// Collects mistakes with their places.
pub(crate) struct Errors<'t> {
    text: &'t str,
    found: Vec<(usize, String, String)>,
}

impl<'t> Errors<'t> {
    pub(crate) fn new(text: &'t str) -> Errors<'t> {
        Errors {
            text,
            found: Vec::new(),
        }
    }

    /// Notes a mistake at a byte of the text.
    pub(crate) fn add(&mut self, at: usize, what: impl Into<String>, remedy: impl Into<String>) {
        self.found.push((at, what.into(), remedy.into()));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    pub(crate) fn finish(mut self) -> RuleBookErrors {
        self.found.sort_by_key(|(at, ..)| *at);
        let text = self.text;
        let place = |(at, what, remedy): (usize, String, String)| {
            let (line, column) = line_and_column(text, at);
            RuleBookError {
                line,
                column,
                what,
                remedy,
            }
        };
        RuleBookErrors(self.found.into_iter().map(place).collect())
    }
}

fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (
        before.matches('\n').count() + 1,
        before[start..].chars().count() + 1,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters_from_one() {
        let text = "a = 1\né = 2\n";
        assert_eq!(line_and_column(text, 0), (1, 1));
        assert_eq!(
            line_and_column(text, text.find('2').expect("there")),
            (2, 5)
        );
        assert_eq!(line_and_column(text, 999), (3, 1));
    }
}
