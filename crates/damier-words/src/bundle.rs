//! The Fluent messages of this crate.

use std::sync::LazyLock;

use damier_arbiter::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

type Bundle = FluentBundle<FluentResource>;

static EN: LazyLock<Bundle> = LazyLock::new(|| bundle("en", include_str!("../locales/en.ftl")));
static FR: LazyLock<Bundle> = LazyLock::new(|| bundle("fr", include_str!("../locales/fr.ftl")));
static RU: LazyLock<Bundle> = LazyLock::new(|| bundle("ru", include_str!("../locales/ru.ftl")));

fn bundle(lang: &str, text: &str) -> Bundle {
    let lang = lang.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![lang]);
    // The texts are shown as they are; marks of direction would be in the way.
    bundle.set_use_isolating(false);
    // A test reads every file; whatever could be read is used.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(part, _)| part);
    bundle.add_resource_overriding(resource);
    bundle
}

/// A message, filled in. One that does not exist gives its own name; a test makes sure
/// that none is missing.
pub(crate) fn message(lang: Lang, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    part(lang, id, None, args)
}

/// What to do about it: the attribute `remedy` of a message, filled in.
pub(crate) fn remedy(lang: Lang, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    part(lang, id, Some("remedy"), args)
}

fn part(lang: Lang, id: &str, name: Option<&str>, args: &[(&str, FluentValue<'_>)]) -> String {
    let bundle = match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
        Lang::Ru => &RU,
    };
    let message = bundle.get_message(id);
    let pattern = match name {
        None => message.and_then(|message| message.value()),
        Some(name) => message
            .and_then(|message| message.get_attribute(name))
            .map(|attribute| attribute.value()),
    };
    let Some(pattern) = pattern else {
        return id.to_owned();
    };
    let args: FluentArgs<'_> = args.iter().cloned().collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    debug_assert!(errors.is_empty(), "{lang} {id}: {errors:?}");
    text.into_owned()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const FILES: [(Lang, &str); 3] = [
        (Lang::En, include_str!("../locales/en.ftl")),
        (Lang::Fr, include_str!("../locales/fr.ftl")),
        (Lang::Ru, include_str!("../locales/ru.ftl")),
    ];
    const SOURCES: [&str; 5] = [
        include_str!("lib.rs"),
        include_str!("chess.rs"),
        include_str!("draughts.rs"),
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
            "fen-", "setup-", "move-", "data-", "unknown-", "pdn-", "pgn-", "chess-",
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
