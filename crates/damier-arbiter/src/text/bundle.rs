use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_bundle::types::FluentNumberOptions;
use fluent_bundle::{FluentArgs, FluentValue};

use super::messages::Messages;
use crate::Lang;

pub(super) const EN_FILES: [&str; 3] = [
    include_str!("../../locales/en.ftl"),
    include_str!("../../locales/en/books.ftl"),
    include_str!("../../locales/en/clocks.ftl"),
];
pub(super) const FR_FILES: [&str; 3] = [
    include_str!("../../locales/fr.ftl"),
    include_str!("../../locales/fr/books.ftl"),
    include_str!("../../locales/fr/clocks.ftl"),
];
pub(super) const RU_FILES: [&str; 3] = [
    include_str!("../../locales/ru.ftl"),
    include_str!("../../locales/ru/books.ftl"),
    include_str!("../../locales/ru/clocks.ftl"),
];

static MESSAGES: LazyLock<Messages> =
    LazyLock::new(|| Messages::new([EN_FILES, FR_FILES, RU_FILES]));

thread_local! {
    /// Messages that were filled in not long ago: whoever judges a thousand games asks
    /// for the same few sentences.
    static RECENT: RefCell<HashMap<String, String>> = RefCell::default();
}

/// Not more messages than this are kept, none of them longer than this with what it
/// is made of.
const MOST_RECENT: usize = 500;
const LONGEST: usize = 1024;

/// Messages that consist of somebody's own words, which nobody asks for twice.
const PRIVATE: [&str; 1] = ["why-noted"];

/// A message of the language, filled in. A message that does not exist gives its
/// own name; the tests make sure that none is missing.
pub(crate) fn message(lang: Lang, id: &str, args: &FluentArgs<'_>) -> String {
    let key = key(lang, id, args).filter(|key| key.len() <= LONGEST && !PRIVATE.contains(&id));
    let Some(key) = key else {
        return MESSAGES.message(lang, id, args);
    };
    RECENT.with_borrow_mut(|recent| {
        if let Some(text) = recent.get(&key) {
            return text.clone();
        }
        if recent.len() == MOST_RECENT {
            recent.clear();
        }
        let text = MESSAGES.message(lang, id, args);
        if key.len() + text.len() <= LONGEST {
            recent.insert(key, text.clone());
        }
        text
    })
}

/// All that a message is made of, as one text. `None` for values of other kinds than
/// texts and plain numbers.
fn key(lang: Lang, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let mut key = String::with_capacity(256);
    key.push_str(lang.code());
    for part in [id].into_iter().chain(args.iter().map(|(name, _)| name)) {
        key.push('\0');
        key.push_str(part);
    }
    for (_, value) in args.iter() {
        key.push('\0');
        match value {
            FluentValue::String(text) => key.push_str(text),
            FluentValue::Number(number) if number.options == FluentNumberOptions::default() => {
                let bits = number.value.to_bits();
                key.push('\u{1}');
                key.extend((0..8).map(|byte| char::from((bits >> (8 * byte)) as u8)));
            }
            _ => return None,
        }
    }
    Some(key)
}

/// An attribute of a message, filled in.
pub(crate) fn attribute(lang: Lang, id: &str, name: &str, args: &FluentArgs<'_>) -> String {
    MESSAGES.attribute(lang, id, name, args)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::FluentResource;

    use super::*;

    const FILES: [(Lang, [&str; 3]); 3] = [
        (Lang::En, EN_FILES),
        (Lang::Fr, FR_FILES),
        (Lang::Ru, RU_FILES),
    ];

    /// Every message, and every attribute as `message.attribute`.
    fn names(files: [&str; 3]) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        let mut message = "";
        for line in files.into_iter().flat_map(str::lines) {
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

    /// What somebody wrote is not kept, nor what is long.
    #[test]
    fn own_words_and_long_messages_are_not_remembered() {
        let kept =
            |word: &str| RECENT.with_borrow(|recent| recent.keys().any(|key| key.contains(word)));
        let mut args = FluentArgs::new();
        args.set("note", "the secret of the hall");
        let told = message(Lang::En, "why-noted", &args);
        assert!(told.contains("the secret of the hall"), "{told}");
        assert!(!kept("the secret of the hall"));
        let mut args = FluentArgs::new();
        args.set("rule", "long ".repeat(300));
        message(Lang::En, "story-source", &args);
        assert!(!kept("long long"));
        let mut args = FluentArgs::new();
        args.set("rule", "a short rule");
        message(Lang::En, "story-source", &args);
        assert!(kept("a short rule"));
    }

    #[test]
    fn every_language_says_the_same_things() {
        for (lang, files) in FILES {
            for text in files {
                assert!(
                    FluentResource::try_new(text.to_owned()).is_ok(),
                    "{lang} is malformed"
                );
            }
            // Russian needs one form of the sides more.
            let mut found = names(files);
            found.remove("side-of");
            assert_eq!(found, names(FILES[0].1), "{lang}");
        }
    }

    /// What is wrong with clocks is named by messages that are looked up by name.
    #[test]
    fn what_is_wrong_with_clocks_can_be_said() {
        let sources = [
            include_str!("../clock/notation.rs"),
            include_str!("../clock/record.rs"),
            include_str!("../clock/tag.rs"),
        ];
        let known = names(FILES[0].1);
        let mut seen = BTreeSet::new();
        for source in sources {
            let quoted = source
                .split('"')
                .filter(|text| text.starts_with("log-") || text.starts_with("control-"));
            for id in quoted {
                assert!(
                    known.contains(id) && known.contains(&format!("{id}.remedy")),
                    "{id}"
                );
                seen.insert(format!("{id}.remedy"));
            }
        }
        let remedies = known.into_iter().filter(|name| {
            let is_of_clocks = name.starts_with("log-") || name.starts_with("control-");
            is_of_clocks && name.ends_with(".remedy")
        });
        assert_eq!(remedies.collect::<BTreeSet<_>>(), seen);
    }

    #[test]
    fn french_and_russian_are_set_by_their_customs() {
        let [_, (_, french), (_, russian)] = FILES;
        let lines = french.into_iter().flat_map(str::lines);
        for line in lines.filter(|line| !line.starts_with('#')) {
            for wrong in [" :", " ;", " !", " ?", "« ", " »", "'", "\""] {
                let plain = line.replace("{\" \"}", "").replace("{\"\"}", "");
                // A narrow space at the beginning of a part of a sentence.
                let plain = plain.replace("{\"\u{202f}\"}", "_");
                assert!(!plain.contains(wrong), "{wrong:?} in {line}");
            }
        }
        let lines = russian.into_iter().flat_map(str::lines);
        for line in lines.filter(|line| !line.starts_with('#')) {
            assert!(!line.contains(['“', '”', '\'']), "{line}");
        }
    }
}
