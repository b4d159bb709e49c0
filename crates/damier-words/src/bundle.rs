//! The Fluent messages of this crate.

use std::sync::LazyLock;

use damier_arbiter::Lang;
use damier_arbiter::text::Messages;
use fluent_bundle::FluentValue;

static MESSAGES: LazyLock<Messages> = LazyLock::new(|| {
    Messages::new([
        [include_str!("../locales/en.ftl")],
        [include_str!("../locales/fr.ftl")],
        [include_str!("../locales/ru.ftl")],
    ])
});

/// A message, filled in. One that does not exist gives its own name; a test makes sure
/// that none is missing.
pub(crate) fn message(lang: Lang, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    MESSAGES.message(lang, id, &args.iter().cloned().collect())
}

/// What to do about it: the attribute `remedy` of a message, filled in.
pub(crate) fn remedy(lang: Lang, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    MESSAGES.attribute(lang, id, "remedy", &args.iter().cloned().collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::FluentResource;

    use super::*;

    const FILES: [(Lang, &str); 3] = [
        (Lang::En, include_str!("../locales/en.ftl")),
        (Lang::Fr, include_str!("../locales/fr.ftl")),
        (Lang::Ru, include_str!("../locales/ru.ftl")),
    ];
    const SOURCES: [&str; 8] = [
        include_str!("lib.rs"),
        include_str!("chess.rs"),
        include_str!("draughts.rs"),
        include_str!("files.rs"),
        include_str!("json.rs"),
        include_str!("options.rs"),
        include_str!("pdn.rs"),
        include_str!("pgn.rs"),
    ];

    /// Every message, and every remedy as `message.remedy`.
    fn names(text: &str) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        let mut message = "";
        for line in text.lines() {
            let Some((name, _)) = line.split_once(" =") else {
                continue;
            };
            if name.starts_with(|c: char| c.is_ascii_lowercase()) {
                message = name;
                names.insert(name.to_owned());
            } else if let Some(attribute) = name.strip_prefix("    .") {
                names.insert(format!("{message}.{attribute}"));
            }
        }
        names
    }

    /// The texts in quotes of the sources that are names of messages.
    fn used() -> BTreeSet<String> {
        let families = [
            "fen-", "setup-", "move-", "moves-", "data-", "unknown-", "pdn-", "pgn-", "chess-",
            "json-", "file-",
        ];
        let others = ["both", "at-place", "at-ply"];
        let is_name = |text: &&str| {
            others.contains(text) || families.iter().any(|family| text.starts_with(family))
        };
        let mut used = BTreeSet::new();
        for source in SOURCES {
            let code = source.split("#[cfg(test)]").next().unwrap_or_default();
            let code = code.replace("\\\"", "");
            let quoted = code.split('"').skip(1).step_by(2);
            used.extend(quoted.filter(is_name).map(str::to_owned));
        }
        used
    }

    /// A fault for which a language has no words, and words that no fault uses.
    #[test]
    fn every_language_has_words_for_every_fault() {
        for (lang, text) in FILES {
            assert!(
                FluentResource::try_new(text.to_owned()).is_ok(),
                "{lang} is malformed"
            );
            let names = names(text);
            let messages = names.iter().filter(|name| !name.contains('.')).cloned();
            assert_eq!(messages.collect::<BTreeSet<_>>(), used(), "{lang}");
            for name in used()
                .iter()
                .filter(|name| name.starts_with("pdn-") || name.starts_with("pgn-"))
            {
                let has_remedy = names.contains(&format!("{name}.remedy"));
                assert!(
                    has_remedy || name == "pdn-or-fits",
                    "{lang}: {name} has no remedy"
                );
            }
        }
    }

    #[test]
    fn french_and_russian_are_set_by_their_customs() {
        let [_, (_, french), (_, russian)] = FILES;
        for line in french.lines().filter(|line| !line.starts_with('#')) {
            for wrong in [" :", " ;", " !", " ?", "« ", " »", "'", "\""] {
                assert!(!line.contains(wrong), "{wrong:?} in {line}");
            }
        }
        for line in russian.lines().filter(|line| !line.starts_with('#')) {
            assert!(!line.contains(['“', '”', '\'', '"']), "{line}");
        }
    }
}
