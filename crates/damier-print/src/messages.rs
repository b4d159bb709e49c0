//! Fluent messages of the three languages.

use std::sync::LazyLock;

use damier_arbiter::Lang;
use damier_arbiter::text::Messages;
use fluent_bundle::FluentValue;

const NAMES: [&str; 3] = [
    include_str!("../locales/en/names.ftl"),
    include_str!("../locales/fr/names.ftl"),
    include_str!("../locales/ru/names.ftl"),
];

static MESSAGES: LazyLock<Messages> = LazyLock::new(|| {
    let [en, fr, ru] = NAMES;
    Messages::new([
        [include_str!("../locales/en.ftl"), en],
        [include_str!("../locales/fr.ftl"), fr],
        [include_str!("../locales/ru.ftl"), ru],
    ])
});

/// The names of pairing systems, presets and policies as Fluent messages, `event-system-…`,
/// `event-preset-…` and `event-unplayed-…`, for pages that choose among them.
pub const fn names(lang: Lang) -> &'static str {
    match lang {
        Lang::En => NAMES[0],
        Lang::Fr => NAMES[1],
        Lang::Ru => NAMES[2],
    }
}

/// A value of a message.
pub(crate) fn value<'a>(value: impl Into<FluentValue<'a>>) -> FluentValue<'a> {
    value.into()
}

/// A message, filled in. One that does not exist gives its own name; a test
/// makes sure that none is missing.
pub(crate) fn message(lang: Lang, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    MESSAGES.message(lang, id, &args.iter().cloned().collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::FluentResource;

    const FILES: [&str; 3] = [
        include_str!("../locales/en.ftl"),
        include_str!("../locales/fr.ftl"),
        include_str!("../locales/ru.ftl"),
    ];

    fn ids(text: &str) -> BTreeSet<&str> {
        text.lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" =").map(|(name, _)| name))
            .collect()
    }

    #[test]
    fn every_language_says_the_same_things() {
        for (text, all) in FILES
            .into_iter()
            .chain(super::NAMES)
            .zip([[FILES[0]; 3], [super::NAMES[0]; 3]].concat())
        {
            assert!(FluentResource::try_new(text.to_owned()).is_ok());
            assert_eq!(ids(text), ids(all));
        }
    }

    #[test]
    fn french_and_russian_are_set_by_their_customs() {
        for line in FILES[1].lines().filter(|line| !line.starts_with('#')) {
            for wrong in [" :", " ;", " !", " ?", "« ", " »", "'", "\""] {
                assert!(!line.contains(wrong), "{wrong:?} in {line}");
            }
        }
        for line in FILES[2].lines().filter(|line| !line.starts_with('#')) {
            assert!(!line.contains(['“', '”', '\'', '"']), "{line}");
        }
    }
}
