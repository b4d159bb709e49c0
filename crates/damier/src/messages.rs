//! Fluent messages of what the commands themselves say, in three languages.

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
    // Terminals show marks of direction as they like.
    bundle.set_use_isolating(false);
    // A test reads every file; whatever could be read is used.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(part, _)| part);
    bundle.add_resource_overriding(resource);
    bundle
}

/// A number as Fluent counts it.
pub(crate) fn number(number: usize) -> FluentValue<'static> {
    FluentValue::from(u32::try_from(number).unwrap_or(u32::MAX))
}

/// A message, filled in. One that does not exist gives its own name; a test makes sure
/// that none is missing.
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
    fn plies_are_counted_as_each_language_counts() {
        let told = |lang, played, recorded| {
            let args = [
                ("variant", "x".into()),
                ("played", number(played)),
                ("recorded", number(recorded)),
            ];
            message(lang, "judged-game", &args)
        };
        assert_eq!(told(Lang::En, 1, 1), " (x, 1 of 1 ply played)");
        assert_eq!(told(Lang::En, 1, 2), " (x, 1 of 2 plies played)");
        assert_eq!(told(Lang::Fr, 0, 0), " (x, 0 demi-coup joué sur 0)");
        assert_eq!(told(Lang::Fr, 2, 3), " (x, 2 demi-coups joués sur 3)");
        assert_eq!(told(Lang::Ru, 1, 1), " (x, сыграно 1 из 1 полухода)");
        assert_eq!(told(Lang::Ru, 2, 11), " (x, сыграно 2 из 11 полуходов)");
        assert_eq!(told(Lang::Ru, 2, 21), " (x, сыграно 2 из 21 полухода)");
    }

    #[test]
    fn french_is_set_by_its_customs() {
        for line in FILES[1].lines().filter(|line| !line.starts_with('#')) {
            for wrong in [" :", " ;", " !", " ?", "« ", " »", "'"] {
                assert!(!line.contains(wrong), "{wrong:?} in {line}");
            }
        }
    }
}
