use std::fmt;

use super::Warning;
use super::check::{known_variants, odd_variants};
use super::distance::nearest;
use super::fields::Placed;
use super::said::{Arg, Said, listed, say};
use crate::{Lang, text};

/// A mistake in the text of a rule book. What is wrong and what to do about it are
/// said in the language that is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleBookError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    pub(crate) said: Said,
}

impl RuleBookError {
    /// What is wrong.
    pub fn what(&self, lang: Lang) -> String {
        text::mistake(&self.said, lang)
    }

    /// What to do about it.
    pub fn remedy(&self, lang: Lang) -> String {
        text::mistake_remedy(&self.said, lang)
    }

    /// The whole of it: place, what is wrong, what to do.
    pub fn sentence(&self, lang: Lang) -> String {
        text::mistake_at(self, lang)
    }
}

impl fmt::Display for RuleBookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}

impl std::error::Error for RuleBookError {}

/// Every mistake in the text of a rule book, in the order of the lines; never
/// empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleBookErrors {
    all: Vec<RuleBookError>,
    warnings: Vec<Warning>,
}

impl RuleBookErrors {
    /// These mistakes of a book for these games, in the order of the lines, if there are
    /// any.
    pub(crate) fn unless_none(
        mut wrong: Vec<RuleBookError>,
        variants: &[String],
    ) -> Result<(), RuleBookErrors> {
        wrong.sort_by_key(|error| (error.line, error.column));
        match wrong.is_empty() {
            true => Ok(()),
            false => Err(RuleBookErrors {
                all: wrong,
                warnings: odd_variants(variants.iter().map(String::as_str)),
            }),
        }
    }

    /// These and others of the same text, in the order of the lines.
    #[must_use]
    pub fn and(mut self, others: RuleBookErrors) -> RuleBookErrors {
        self.all.extend(others.all);
        self.all.sort_by_key(|error| (error.line, error.column));
        self
    }

    /// All of them; never empty.
    pub fn all(&self) -> &[RuleBookError] {
        &self.all
    }

    /// What else is odd about the text, as far as that can be told before the mistakes
    /// are mended.
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// The sentences, one a line.
    pub fn sentences(&self, lang: Lang) -> String {
        let sentences: Vec<String> = self.all.iter().map(|error| error.sentence(lang)).collect();
        sentences.join("\n")
    }
}

impl fmt::Display for RuleBookErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentences(Lang::En))
    }
}

impl std::error::Error for RuleBookErrors {}

/// Collects mistakes with their places.
pub(crate) struct Errors<'t> {
    text: &'t str,
    found: Vec<(usize, Said)>,
    variants: Vec<Placed<String>>,
}

impl<'t> Errors<'t> {
    pub(crate) fn new(text: &'t str) -> Errors<'t> {
        Errors {
            text,
            found: Vec::new(),
            variants: Vec::new(),
        }
    }

    /// Notes the games that the book is for. They are looked at only if the book has a
    /// mistake; the built-in ones, which tell what games there are, have none.
    pub(crate) fn games(&mut self, variants: &[Placed<String>]) {
        self.variants = variants.to_vec();
    }

    /// A book for no game that there is can never be used: each of its games is a mistake.
    /// Where one is known, the others are only warned of.
    pub(crate) fn no_game_known(&mut self) {
        let known = known_variants();
        let is_known = |(id, _): &Placed<String>| known.contains(&id.as_str());
        if self.variants.iter().any(is_known) {
            return;
        }
        for (variant, at) in std::mem::take(&mut self.variants) {
            let said = match nearest(&variant, &known) {
                Some(meant) => say("mistake-no-such-game-near").with("meant", meant),
                None => say("mistake-no-such-game").with("known", listed(known.iter().copied())),
            };
            self.found.push((at, said.with("variant", variant)));
        }
    }

    /// How many there are so far.
    pub(crate) fn mark(&self) -> usize {
        self.found.len()
    }

    /// Forgets what was found to be missing since the mark: it may be there, but
    /// written so that it cannot be read. Nor is more said of a line that cannot.
    pub(crate) fn believe_only(&mut self, mark: usize) {
        let line = |at: usize| line_and_column(self.text, at).0;
        let broken: Vec<usize> = self.found[..mark].iter().map(|(at, _)| line(*at)).collect();
        let mut index = 0;
        let text = self.text;
        self.found.retain(|(at, said)| {
            index += 1;
            let follows =
                said.speaks_of_what_is_missing() || broken.contains(&line_and_column(text, *at).0);
            index <= mark || !follows
        });
    }

    /// Forgets what was found to be missing since the mark.
    pub(crate) fn forget_missing(&mut self, mark: usize) {
        let mut index = 0;
        self.found.retain(|(_, said)| {
            index += 1;
            index <= mark || !said.speaks_of_what_is_missing()
        });
    }

    /// Forgets that a table lacks what another name in it is probably meant for.
    pub(crate) fn forget_missing_of(&mut self, table: usize, name: &str) {
        self.found
            .retain(|(at, said)| *at != table || !said.is_about_missing(name));
    }

    /// Whether since the mark a name was found that is probably meant for this one.
    pub(crate) fn mistyped(&self, mark: usize, name: &str) -> bool {
        let meant = |(of, value): &(&str, Arg)| *of == "meant" && *value == Arg::from(name);
        let mut since = self.found[mark..].iter();
        since.any(|(_, said)| said.args.iter().any(meant))
    }

    /// Notes a mistake at a byte of the text.
    pub(crate) fn add(&mut self, at: usize, said: Said) {
        self.found.push((at, said));
    }

    /// The line and column of a byte of the text.
    pub(crate) fn place(&self, at: usize) -> (usize, usize) {
        line_and_column(self.text, at)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    pub(crate) fn finish(mut self) -> RuleBookErrors {
        self.no_game_known();
        self.found.sort_by_key(|(at, _)| *at);
        let text = self.text;
        let place = |(at, said): (usize, Said)| {
            let (line, column) = line_and_column(text, at);
            RuleBookError { line, column, said }
        };
        RuleBookErrors {
            all: self.found.into_iter().map(place).collect(),
            warnings: odd_variants(self.variants.iter().map(|(id, _)| id.as_str())),
        }
    }
}

pub(crate) fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (
        before.matches('\n').count() + 1,
        // No editor counts the mark of UTF-8 at the beginning of a file.
        before[start..]
            .trim_start_matches('\u{feff}')
            .chars()
            .count()
            + 1,
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
        assert_eq!(line_and_column("\u{feff}a = 1", 3), (1, 1));
        assert_eq!(line_and_column("\u{feff}a = 1", 7), (1, 5));
    }
}
