//! Fluent messages of what the commands themselves say, in three languages.

use std::ffi::OsString;
use std::sync::{LazyLock, OnceLock};

use damier_arbiter::Lang;
use damier_arbiter::text::Messages;
use fluent_bundle::FluentValue;

const EN_FILES: [&str; 6] = [
    include_str!("../locales/en.ftl"),
    include_str!("../locales/en/desk.ftl"),
    include_str!("../locales/en/endgame.ftl"),
    include_str!("../locales/en/import.ftl"),
    include_str!("../locales/en/refusals.ftl"),
    include_str!("../locales/en/tables.ftl"),
];
const FR_FILES: [&str; 6] = [
    include_str!("../locales/fr.ftl"),
    include_str!("../locales/fr/desk.ftl"),
    include_str!("../locales/fr/endgame.ftl"),
    include_str!("../locales/fr/import.ftl"),
    include_str!("../locales/fr/refusals.ftl"),
    include_str!("../locales/fr/tables.ftl"),
];
const RU_FILES: [&str; 6] = [
    include_str!("../locales/ru.ftl"),
    include_str!("../locales/ru/desk.ftl"),
    include_str!("../locales/ru/endgame.ftl"),
    include_str!("../locales/ru/import.ftl"),
    include_str!("../locales/ru/refusals.ftl"),
    include_str!("../locales/ru/tables.ftl"),
];

static MESSAGES: LazyLock<Messages> =
    LazyLock::new(|| Messages::new([EN_FILES, FR_FILES, RU_FILES]));

/// The language of this run. There is one, named on the command line, and whoever has to
/// refuse a request speaks it, however deep down.
static SPOKEN: OnceLock<Lang> = OnceLock::new();

/// Chooses the language that the arguments name, if they name one.
pub(crate) fn speak(arguments: &[OsString]) {
    let mut words = arguments.iter().filter_map(|word| word.to_str());
    let mut named = None;
    while let Some(word) = words.next() {
        let value = match word {
            "--" => break,
            "--lang" => words.next(),
            word => word.strip_prefix("--lang="),
        };
        named = named.or(value.and_then(|value| value.parse().ok()));
    }
    // Nobody else chooses one.
    let _ = SPOKEN.set(named.unwrap_or(Lang::En));
}

/// The language of this run.
pub(crate) fn spoken() -> Lang {
    SPOKEN.get().copied().unwrap_or(Lang::En)
}

/// A message in the language of this run, filled in.
pub(crate) fn say(id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    message(spoken(), id, args)
}

/// What is wrong with the value of an option.
pub(crate) fn of_option(option: &str, what: impl Into<String>) -> String {
    let args = [("option", option.into()), ("what", what.into().into())];
    say("option-refused", &args)
}

/// A number as Fluent counts it.
pub(crate) fn number(number: usize) -> FluentValue<'static> {
    FluentValue::from(u32::try_from(number).unwrap_or(u32::MAX))
}

/// A message, filled in. One that does not exist gives its own name; a test makes sure
/// that none is missing.
pub(crate) fn message(lang: Lang, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    MESSAGES.message(lang, id, &args.iter().cloned().collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::FluentResource;

    use super::*;

    const FILES: [[&str; 6]; 3] = [EN_FILES, FR_FILES, RU_FILES];

    fn names(files: [&str; 6]) -> BTreeSet<&str> {
        files
            .into_iter()
            .flat_map(str::lines)
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" =").map(|(name, _)| name))
            .collect()
    }

    #[test]
    fn every_language_says_the_same_things() {
        for files in FILES {
            for text in files {
                assert!(FluentResource::try_new(text.to_owned()).is_ok());
            }
            assert_eq!(names(files), names(FILES[0]));
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

    /// The games that there are have names in French and Russian; English says the id.
    #[test]
    fn a_game_is_told_by_its_name() {
        let told = |lang, variant: &str| {
            let args = [
                ("variant", variant.to_owned().into()),
                ("played", number(2)),
                ("recorded", number(2)),
            ];
            message(lang, "judged-game", &args)
        };
        let ids = damier_draughts::Variant::ALL
            .iter()
            .map(|variant| variant.id());
        for id in ids.chain(["chess960"]) {
            for lang in [Lang::Fr, Lang::Ru] {
                let told = told(lang, id);
                assert!(!told.contains(&format!("({id},")), "{told}");
            }
        }
        assert!(told(Lang::Ru, "russian").contains("(русские шашки,"));
        assert!(told(Lang::Fr, "chess960").contains("(échecs 960,"));
    }

    #[test]
    fn french_is_set_by_its_customs() {
        let lines = FILES[1].into_iter().flat_map(str::lines);
        for line in lines.filter(|line| !line.starts_with('#')) {
            for wrong in [" :", " ;", " !", " ?", "« ", " »", "'"] {
                assert!(!line.contains(wrong), "{wrong:?} in {line}");
            }
        }
    }
}
