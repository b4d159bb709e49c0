//! Fluent messages of the three languages.

use std::sync::LazyLock;

use damier_arbiter::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

static EN: LazyLock<Bundle> = LazyLock::new(|| bundle("en", include_str!("../locales/en.ftl")));
static FR: LazyLock<Bundle> = LazyLock::new(|| bundle("fr", include_str!("../locales/fr.ftl")));
static RU: LazyLock<Bundle> = LazyLock::new(|| bundle("ru", include_str!("../locales/ru.ftl")));

fn bundle(lang: &str, text: &str) -> Bundle {
    let lang: LanguageIdentifier = lang.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![lang]);
    // Names are shown as they are; marks of direction would be in the way.
    bundle.set_use_isolating(false);
    // A test reads every file; whatever could be read is used.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(part, _)| part);
    bundle.add_resource_overriding(resource);
    bundle
}

/// A value of a message.
pub(crate) fn value<'a>(value: impl Into<FluentValue<'a>>) -> FluentValue<'a> {
    value.into()
}

/// A message, filled in. One that does not exist gives its own name; a test
/// makes sure that none is missing.
pub(crate) fn message(lang: Lang, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    let bundle = match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
        Lang::Ru => &RU,
    };
    let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
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

    const FILES: [&str; 3] = [
        include_str!("../locales/en.ftl"),
        include_str!("../locales/fr.ftl"),
        include_str!("../locales/ru.ftl"),
    ];

    fn names(text: &str) -> BTreeSet<&str> {
        text.lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" =").map(|(name, _)| name))
            .collect()
    }

    #[test]
    fn every_language_says_the_same_things() {
        for text in FILES {
            assert!(FluentResource::try_new(text.to_owned()).is_ok());
            assert_eq!(names(text), names(FILES[0]));
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
