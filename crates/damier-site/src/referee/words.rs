//! What is asked of an explanation, whatever it explains. Pure.

use std::collections::BTreeMap;

use crate::i18n::Language;
use crate::limits;
use crate::problem::{Problem, ProblemKind};

/// The shortest explanation where every decision is explained, in characters.
const YOUTH_WHY: usize = 40;
/// In words.
const YOUTH_WORDS: usize = 6;

/// How much an explanation must say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// It may be missing.
    Nothing,
    /// A word at least.
    Something,
    /// So much that a child understands it.
    Youth,
}

/// Looks whether a decision is explained, in every language in which it claims
/// to be.
///
/// # Errors
///
/// The problem that says what is missing, and in which language.
pub(crate) fn check_words(
    why: &str,
    why_in: &BTreeMap<String, String>,
    asked: Asked,
) -> Result<(), Problem> {
    let most = limits::EXPLANATION_CHARACTERS;
    let all = why_in.values().map(String::as_str).chain([why]);
    if all.into_iter().any(|text| text.chars().count() > most) {
        let number = i64::try_from(most).unwrap_or(i64::MAX);
        let problem = Problem::new(ProblemKind::NoExplanation).number("limit", number);
        return Err(problem.detail("problem-no-explanation-long"));
    }
    check(why, asked, None)?;
    for (code, text) in why_in {
        let Some(language) = Language::from_code(code) else {
            let shown = crate::live::shorten(code);
            let problem = Problem::new(ProblemKind::InvalidDecision).text("language", shown);
            return Err(problem.detail("problem-invalid-decision-language"));
        };
        // Whoever leaves a field empty gives no translation.
        if !clean(text).is_empty() {
            check(text, asked.for_translation(), Some(language))?;
        }
    }
    Ok(())
}

impl Asked {
    /// What is asked of every decision, in youth mode and without it.
    pub(crate) const fn where_youth(youth: bool) -> Asked {
        match youth {
            true => Asked::Youth,
            false => Asked::Something,
        }
    }

    /// A translation that is there says something.
    const fn for_translation(self) -> Asked {
        match self {
            Asked::Nothing | Asked::Something => Asked::Something,
            Asked::Youth => Asked::Youth,
        }
    }
}

fn check(text: &str, asked: Asked, translation: Option<Language>) -> Result<(), Problem> {
    let words = words(text);
    let problem = || {
        let problem = Problem::new(ProblemKind::NoExplanation);
        problem.text("language", translation.map_or("none", Language::code))
    };
    if asked != Asked::Nothing && words.is_empty() {
        return Err(match translation {
            None => problem(),
            Some(_) => problem().detail("problem-no-explanation-translation"),
        });
    }
    if asked == Asked::Youth
        && let Err(least) = explains_to_a_child(text)
    {
        let [words, characters] = least.map(|count| i64::try_from(count).unwrap_or(i64::MAX));
        return Err(problem()
            .detail("problem-no-explanation-youth")
            .number("characters", characters)
            .number("words", words));
    }
    Ok(())
}

/// Whether a text says as much as youth mode asks for.
///
/// # Errors
///
/// How many words, and how many letters and digits with single spaces, are the least.
pub fn explains_to_a_child(text: &str) -> Result<(), [usize; 2]> {
    let words = words(text);
    let spaces = words.len().saturating_sub(1);
    let characters = spaces + words.iter().map(|word| word.chars().count()).sum::<usize>();
    match characters < YOUTH_WHY || words.len() < YOUTH_WORDS {
        true => Err([YOUTH_WORDS, YOUTH_WHY]),
        false => Ok(()),
    }
}

/// The words of a text, each without what is no letter and no digit: dots, blanks
/// and invisible characters explain nothing.
fn words(text: &str) -> Vec<String> {
    let says = |c: &char| c.is_alphanumeric() && !is_invisible(*c);
    let letters = |word: &str| word.chars().filter(says).collect();
    let words = text.split_whitespace().map(letters);
    words.filter(|word: &String| !word.is_empty()).collect()
}

/// A text without blanks and invisible characters around it.
pub(crate) fn clean(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || c.is_control() || is_invisible(c))
}

/// Marks of width nothing that trimming leaves in place.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: &str = "The break was over at three, and White did not come back.";

    fn refused(why: &str, fr: &str, asked: Asked) -> Option<String> {
        let why_in = BTreeMap::from([("fr".to_owned(), fr.to_owned())]);
        let problem = check_words(why, &why_in, asked).err()?;
        Some(problem.detail_in(Language::English))
    }

    #[test]
    fn only_letters_and_digits_explain() {
        let dots = ". ".repeat(40);
        let hidden = "\u{200b}\u{2060} \u{feff}".repeat(20);
        for nothing in ["", "  \n", &dots, &hidden, "\u{3164}\u{2800}", "—!?"] {
            for asked in [Asked::Something, Asked::Youth] {
                assert!(refused(nothing, "", asked).is_some(), "{nothing:?}");
            }
        }
        assert_eq!(refused("Agreed.", "", Asked::Something), None);
        assert_eq!(refused("", "", Asked::Nothing), None);
        assert!(refused("A a a a a a . . . . . . . . . . . . .", "", Asked::Youth).is_some());
        assert_eq!(refused(LONG, "", Asked::Youth), None);
        assert_eq!(clean("\u{200b} Draw. \u{feff}"), "Draw.");
    }

    #[test]
    fn a_translation_is_checked_like_the_explanation() {
        let told = refused(LONG, "x", Asked::Youth).unwrap();
        assert!(told.contains("French"), "{told}");
        let told = refused("Agreed.", "...", Asked::Something).unwrap();
        assert!(told.contains("French"), "{told}");
        assert_eq!(refused("Agreed.", "D’accord.", Asked::Something), None);
        let long = "Les Blancs ne sont pas revenus de la pause à trois heures.";
        assert_eq!(refused(LONG, long, Asked::Youth), None);
    }
}
