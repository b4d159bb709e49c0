//! Every text that a user sees is there in every language.

use std::collections::{BTreeMap, BTreeSet};

use super::Complaint;

const LANGUAGES: [&str; 3] = ["en", "fr", "ru"];

/// Compares the keys of the translations of each message file.
pub(super) fn check(files: &BTreeMap<String, String>) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let mut groups: BTreeMap<String, BTreeMap<&str, (&str, BTreeSet<String>)>> = BTreeMap::new();
    for (file, text) in files.iter().filter(|(file, _)| file.ends_with(".ftl")) {
        let Some((group, language)) = group_and_language(file) else {
            let what = "no language in the path; expected en, fr or ru".to_owned();
            complaints.push(Complaint {
                file: file.clone(),
                line: 0,
                what,
            });
            continue;
        };
        let mut keys = keys(text);
        keys.retain(|key| !is_helper(key, text));
        groups
            .entry(group)
            .or_default()
            .insert(language, (file, keys));
    }
    for (group, translations) in &groups {
        let all: BTreeSet<&String> = translations.values().flat_map(|(_, keys)| keys).collect();
        for language in LANGUAGES {
            let Some((file, keys)) = translations.get(language) else {
                let what = format!("no translation into {language}");
                complaints.push(Complaint {
                    file: group.clone(),
                    line: 0,
                    what,
                });
                continue;
            };
            for key in all.iter().filter(|key| !keys.contains(**key)) {
                let what = format!("`{key}` is not translated, but is in another language");
                complaints.push(Complaint {
                    file: (*file).to_owned(),
                    line: 0,
                    what,
                });
            }
        }
    }
    complaints
}

/// `locales/fr/play.ftl` as (`locales/*/play.ftl`, `fr`).
fn group_and_language(file: &str) -> Option<(String, &'static str)> {
    let parts: Vec<&str> = file.split('/').collect();
    for (index, part) in parts.iter().enumerate().rev() {
        let stem = part.trim_end_matches(".ftl");
        if let Some(language) = LANGUAGES.into_iter().find(|language| *language == stem) {
            let mut group = parts.clone();
            let star = part.replacen(language, "*", 1);
            group[index] = &star;
            return Some((group.join("/"), language));
        }
    }
    None
}

/// Whether other messages of the file are made with this one: how a language
/// builds its sentences is its own affair.
fn is_helper(key: &str, text: &str) -> bool {
    text.contains(&format!("{{ {key} }}")) || text.contains(&format!("{{{key}}}"))
}

/// Messages, terms and, as `message.attribute`, attributes.
fn keys(text: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut message = String::new();
    for line in text.lines() {
        let Some((name, _)) = line.split_once('=') else {
            continue;
        };
        let indented = name.starts_with([' ', '\t']);
        let name = name.trim();
        let is_name = |name: &str| {
            !name.is_empty()
                && name
                    .chars()
                    .all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
        };
        if !indented && is_name(name) {
            message = name.to_owned();
            keys.insert(message.clone());
        } else if let Some(attribute) = name.strip_prefix('.').filter(|name| is_name(name)) {
            keys.insert(format!("{message}.{attribute}"));
        }
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(texts: &[(&str, &str)]) -> BTreeMap<String, String> {
        texts
            .iter()
            .map(|(file, text)| ((*file).to_owned(), (*text).to_owned()))
            .collect()
    }

    #[test]
    fn a_missing_key_is_named_in_its_file() {
        let english = "# comment = none\nplay = Play\n    .title = Start\nleft = { $n ->\n    \
                       [one] one\n   *[other] { $n } = more\n }\n-brand = Damier\n";
        let french = "play = Jouer\nleft = reste\n-brand = Damier\n";
        let complaints = check(&files(&[
            ("locales/en/a.ftl", english),
            ("locales/fr/a.ftl", french),
            ("locales/ru/a.ftl", english),
        ]));
        assert_eq!(complaints.len(), 1);
        assert_eq!(complaints[0].file, "locales/fr/a.ftl");
        assert!(
            complaints[0].what.contains("`play.title`"),
            "{}",
            complaints[0]
        );
    }

    #[test]
    fn a_language_may_have_helpers_of_its_own() {
        let plain = "won = You won.\n";
        let russian = "side = Белые\nwon = { side } победили.\n";
        let complaints = check(&files(&[
            ("en.ftl", plain),
            ("fr.ftl", plain),
            ("ru.ftl", russian),
        ]));
        assert_eq!(complaints, []);
    }

    #[test]
    fn a_missing_language_is_named() {
        let complaints = check(&files(&[
            ("texts/en.ftl", "a = b"),
            ("texts/fr.ftl", "a = c"),
        ]));
        assert_eq!(complaints.len(), 1);
        assert_eq!(
            complaints[0].to_string(),
            "texts/*.ftl: no translation into ru"
        );
    }
}
