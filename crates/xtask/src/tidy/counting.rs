//! A number beside the word that it counts has the plural forms of its language.

use super::Complaint;

/// What is counted on and around a board. Of English and French whole words, of Russian
/// their beginnings.
const ENGLISH: &str = "man men king kings piece pieces ply plies move moves game games round \
                       rounds second seconds minute minutes time times";
const FRENCH: &str = "pion pions dame dames pièce pièces demi-coup demi-coups coup coups partie \
                      parties ronde rondes seconde secondes minute minutes exigé exigés";
const RUSSIAN: &str = "шаш дамк дамок прост полуход ход партии партий секунд минут требуем";

/// Numbers that never need another form: limits, which are large; and the moves that are
/// counted only where there are several.
const ALWAYS_MANY: [&str; 3] = ["most", "limit", "count"];

/// Looks at the messages of one file.
pub(super) fn check(file: &str, text: &str) -> Vec<Complaint> {
    let Some(language) = language(file) else {
        return Vec::new();
    };
    let mut complaints = Vec::new();
    // What the braces that are open select by; a new message has none open.
    let mut open: Vec<Option<&str>> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.starts_with(|c: char| c.is_alphabetic() || c == '-') {
            open.clear();
        }
        for counted in counted(line, &mut open, language) {
            complaints.push(Complaint {
                file: file.to_owned(),
                line: index + 1,
                what: format!("`{counted}` needs plural forms: select by the number"),
            });
        }
    }
    complaints
}

fn language(file: &str) -> Option<&'static str> {
    let name = file.strip_suffix(".ftl")?;
    ["en", "fr", "ru"]
        .into_iter()
        .find(|code| name.split('/').any(|part| part == *code))
}

/// The numbers of a line with the words that they count, where nothing around selects by
/// the number.
fn counted<'t>(line: &'t str, open: &mut Vec<Option<&'t str>>, language: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = line;
    while let Some(at) = rest.find(['{', '}']) {
        let brace = &rest[at..];
        rest = &brace[1..];
        if brace.starts_with('}') {
            open.pop();
            continue;
        }
        let inside = rest.trim_start();
        let name = inside.strip_prefix('$').unwrap_or_default();
        let name = &name[..name.find([' ', '}']).unwrap_or(name.len())];
        if inside.contains("->") && !inside.split("->").next().unwrap_or("}").contains('}') {
            open.push(Some(name));
            continue;
        }
        open.push(None);
        let Some((_, after)) = rest.split_once('}') else {
            continue;
        };
        let word = after.trim_start_matches([' ', '\u{a0}', '\u{202f}']);
        let end = word.find(|c: char| !c.is_alphabetic() && c != '-');
        let word = &word[..end.unwrap_or(word.len())];
        let is_selected = open.iter().flatten().any(|by| *by == name);
        let stands_apart = after.starts_with([' ', '\u{a0}', '\u{202f}']);
        if !name.is_empty()
            && stands_apart
            && !is_selected
            && !ALWAYS_MANY.contains(&name)
            && is_counted(word, language)
        {
            found.push(format!("{{ ${name} }} {word}"));
        }
    }
    found
}

fn is_counted(word: &str, language: &str) -> bool {
    let word = word.to_lowercase();
    match language {
        "en" => ENGLISH.split(' ').any(|noun| noun == word),
        "fr" => FRENCH.split(' ').any(|noun| noun == word),
        _ => RUSSIAN.split(' ').any(|stem| word.starts_with(stem)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_without_plural_forms_is_named() {
        let bad = "a = fine\nboard = White: { $men } men, { $kings } kings.\n";
        let found = check("x/locales/en/a.ftl", bad);
        let what: Vec<&str> = found.iter().map(|one| one.what.as_str()).collect();
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].line, 2);
        assert!(what[0].contains("{ $men } men") && what[1].contains("{ $kings } kings"));
        for (file, bad) in [
            ("locales/fr.ftl", "a = sur { $required }\u{202f}exigés\n"),
            (
                "locales/ru.ftl",
                "a = { $side ->\n    [white] { $n } шашек\n   *[black] ?\n}\n",
            ),
        ] {
            assert_eq!(check(file, bad).len(), 1, "{bad}");
        }
    }

    #[test]
    fn plural_forms_in_whichever_place_are_enough() {
        let good = "a = { $n ->\n    [one] { $n } man\n   *[other] { $n } men\n} left\n\
                    b = at most { $most } pieces, game { $number } of { $rounds }\n\
                    c = { $n ->\n    [0] none\n   *[other] { $side ->\n        [white] { $n } \
                    moves\n       *[black] { $n } plies\n    }\n}\n";
        assert_eq!(check("en.ftl", good), []);
    }
}
