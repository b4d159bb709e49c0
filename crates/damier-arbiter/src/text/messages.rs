use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::Lang;

type Bundle = FluentBundle<FluentResource>;

/// The Fluent messages of a crate in the three languages, for every crate that tells
/// something in words.
///
/// ```
/// use damier_arbiter::{Lang, text::Messages};
/// use fluent_bundle::FluentArgs;
///
/// let messages = Messages::new(
///     [["draw = a draw"], ["draw = nulle"], ["draw = ничья"]],
/// );
/// assert_eq!(messages.message(Lang::Fr, "draw", &FluentArgs::new()), "nulle");
/// assert_eq!(messages.message(Lang::Fr, "win", &FluentArgs::new()), "win");
/// ```
pub struct Messages([Bundle; 3]);

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Messages").finish_non_exhaustive()
    }
}

impl Messages {
    /// Reads the texts of the files of each language: English, French, Russian. What is
    /// malformed in them is passed over; that nothing is should be tested.
    pub fn new<const FILES: usize>(texts: [[&str; FILES]; 3]) -> Messages {
        let [en, fr, ru] = texts;
        Messages([
            bundle(Lang::En, en),
            bundle(Lang::Fr, fr),
            bundle(Lang::Ru, ru),
        ])
    }

    /// A message, filled in. One that does not exist gives its own name; that none is
    /// missing should be tested.
    pub fn message(&self, lang: Lang, id: &str, args: &FluentArgs<'_>) -> String {
        self.part(lang, id, None, args)
    }

    /// An attribute of a message, filled in; the name of the message if there is none.
    pub fn attribute(&self, lang: Lang, id: &str, name: &str, args: &FluentArgs<'_>) -> String {
        self.part(lang, id, Some(name), args)
    }

    fn part(&self, lang: Lang, id: &str, name: Option<&str>, args: &FluentArgs<'_>) -> String {
        let [en, fr, ru] = &self.0;
        let bundle = match lang {
            Lang::En => en,
            Lang::Fr => fr,
            Lang::Ru => ru,
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
        let mut errors = Vec::new();
        let text = bundle
            .format_pattern(pattern, Some(args), &mut errors)
            .into_owned();
        debug_assert!(errors.is_empty(), "{lang} {id}: {errors:?}");
        text
    }
}

fn bundle<const FILES: usize>(lang: Lang, files: [&str; FILES]) -> Bundle {
    let lang: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![lang]);
    // The texts are shown as they are; marks of direction would be in the way.
    bundle.set_use_isolating(false);
    for text in files {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(part, _)| part);
        bundle.add_resource_overriding(resource);
    }
    bundle
}
