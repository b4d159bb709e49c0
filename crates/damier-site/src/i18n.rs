//! Languages of the site: which one a request wants, and the texts in it.
//!
//! Texts are Fluent messages in `locales/<code>/*.ftl`, embedded in the binary.
//! All files of a language share one name space.

use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::OnceLock;

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use rust_embed::RustEmbed;
use unic_langid::LanguageIdentifier;

pub use fluent_bundle::FluentValue;

use crate::cookies;

/// The cookie that remembers the language a visitor chose.
pub const LANGUAGE_COOKIE: &str = "lang";

#[derive(RustEmbed)]
#[folder = "locales/"]
struct Locales;

/// A language of the site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, also the language of everyone we don't speak to otherwise.
    #[default]
    English,
    /// French.
    French,
    /// Russian.
    Russian,
}

impl Language {
    /// Every language, the default first.
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::Russian];

    /// The code used in cookies, links and the `lang` attribute: `en`, `fr`, `ru`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Russian => "ru",
        }
    }

    /// The name of the language in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::Russian => "Русский",
        }
    }

    /// The same language for the referee's texts.
    pub const fn referee(self) -> damier_arbiter::Lang {
        match self {
            Language::English => damier_arbiter::Lang::En,
            Language::French => damier_arbiter::Lang::Fr,
            Language::Russian => damier_arbiter::Lang::Ru,
        }
    }

    /// The language with this code; `None` if the site has no such language.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// What a visitor gets: the choice remembered in the cookie, else the first
    /// language of the `Accept-Language` header that we have, else English.
    pub fn choose(cookie: Option<&str>, accept_language: Option<&str>) -> Language {
        if let Some(language) = cookie.and_then(Language::from_code) {
            return language;
        }
        let wanted = by_preference(accept_language.unwrap_or_default());
        let have: Vec<LanguageIdentifier> = Language::ALL.iter().map(|l| l.identifier()).collect();
        negotiate_languages(&wanted, &have, None, NegotiationStrategy::Filtering)
            .first()
            .and_then(|found| Language::from_code(found.language.as_str()))
            .unwrap_or_default()
    }

    /// The text of a message without arguments.
    pub fn text(self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The text of a message with arguments. A message missing in this language
    /// is taken from English; one missing there too shows its id.
    pub fn text_with(self, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let fluent_args: FluentArgs<'_> = args.iter().cloned().collect();
        self.format(id, &fluent_args)
            .or_else(|| Language::English.format(id, &fluent_args))
            .unwrap_or_else(|| {
                tracing::error!(message.id = id, "no such text");
                id.to_owned()
            })
    }

    /// Whether this language has its own text for the message.
    pub fn has_text(self, id: &str) -> bool {
        self.bundle().has_message(id)
    }

    fn format(self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let bundle = self.bundle();
        let pattern = bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = bundle
            .format_pattern(pattern, Some(args), &mut errors)
            .into_owned();
        if !errors.is_empty() {
            tracing::error!(message.id = id, ?errors, "text with faults");
        }
        Some(text)
    }

    fn identifier(self) -> LanguageIdentifier {
        // The codes are valid by construction; the tests walk all of them.
        self.code().parse().unwrap_or_default()
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        static BUNDLES: OnceLock<[FluentBundle<FluentResource>; 3]> = OnceLock::new();
        let bundles = BUNDLES.get_or_init(|| Language::ALL.map(|language| load(language).0));
        match self {
            Language::English => &bundles[0],
            Language::French => &bundles[1],
            Language::Russian => &bundles[2],
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Language {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Language, Infallible> {
        Ok(Language::of_request(&parts.headers))
    }
}

impl Language {
    /// The language for a request with these headers.
    pub fn of_request(headers: &axum::http::HeaderMap) -> Language {
        let accept = headers
            .get(ACCEPT_LANGUAGE)
            .and_then(|value| value.to_str().ok());
        Language::choose(cookies::read(headers, LANGUAGE_COOKIE), accept)
    }
}

/// The languages of an `Accept-Language` header, the most wanted first. What
/// can't be read is left out.
fn by_preference(header: &str) -> Vec<LanguageIdentifier> {
    let mut wanted: Vec<(LanguageIdentifier, f32)> = header
        .split(',')
        .filter_map(|entry| {
            let (tag, parameters) = entry.split_once(';').unwrap_or((entry, ""));
            let quality = match parameters.trim().strip_prefix("q=") {
                Some(number) => number.trim().parse().ok()?,
                None => 1.0,
            };
            Some((tag.trim().parse().ok()?, quality))
        })
        .filter(|(_, quality)| *quality > 0.0)
        .collect();
    // A stable sort: of equally wanted languages the first one wins.
    wanted.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    wanted.into_iter().map(|(language, _)| language).collect()
}

/// Loads the files of a language. Faults don't stop the site (a missing text
/// shows its id); they are returned for the tests and logged.
fn load(language: Language) -> (FluentBundle<FluentResource>, Vec<String>) {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // Isolation marks would get into PDN comments, JSON and page titles.
    bundle.set_use_isolating(false);
    let mut faults = Vec::new();
    for (path, text) in files(language) {
        let resource = match FluentResource::try_new(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                faults.extend(errors.iter().map(|error| format!("{path}: {error}")));
                resource
            }
        };
        if let Err(errors) = bundle.add_resource(resource) {
            faults.extend(errors.iter().map(|error| format!("{path}: {error}")));
        }
    }
    for fault in &faults {
        tracing::error!("{fault}");
    }
    (bundle, faults)
}

/// The files of a language with their names; those of names of the tournament desk come
/// from its sheets.
fn files(language: Language) -> Vec<(String, String)> {
    let folder = format!("{}/", language.code());
    let paths = Locales::iter();
    let own = paths.filter(|path| path.starts_with(&folder) && path.ends_with(".ftl"));
    let read = own.filter_map(|path| {
        let file = Locales::get(&path)?;
        Some((
            path.into_owned(),
            String::from_utf8_lossy(&file.data).into_owned(),
        ))
    });
    let names = damier_print::names(language.referee()).to_owned();
    read.chain([("names.ftl".to_owned(), names)]).collect()
}

/// Ids of all messages of a language, read from its files.
fn message_ids(language: Language) -> HashSet<String> {
    files(language)
        .into_iter()
        .flat_map(|(_, text)| {
            text.lines()
                .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
                .filter_map(|line| line.split_once('=').map(|(id, _)| id.trim().to_owned()))
                .collect::<Vec<_>>()
        })
        .collect()
}

/// Faults in the texts: files that can't be read, doubled messages, and
/// messages that one language has and another lacks.
pub fn faults() -> Vec<String> {
    let mut faults: Vec<String> = Language::ALL.into_iter().flat_map(|l| load(l).1).collect();
    let ids = Language::ALL.map(message_ids);
    for (language, own) in Language::ALL.into_iter().zip(&ids) {
        let mut missing: Vec<&String> = ids
            .iter()
            .flatten()
            .filter(|id| !own.contains(*id))
            .collect();
        missing.sort();
        missing.dedup();
        faults.extend(
            missing
                .iter()
                .map(|id| format!("{}: no message `{id}`", language.code())),
        );
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_wins_then_the_browser_then_english() {
        for (cookie, accept, expected) in [
            (None, None, Language::English),
            (None, Some("fr-CA,fr;q=0.9,en;q=0.8"), Language::French),
            (None, Some("uk, ru;q=0.7, en;q=0.3"), Language::Russian),
            (None, Some("en;q=0.3, ru;q=0.7"), Language::Russian),
            (None, Some("ru;q=0, fr;q=0.1"), Language::French),
            (None, Some("nl-NL,nl"), Language::English),
            (None, Some(";;;=,,q"), Language::English),
            (Some("ru"), Some("fr"), Language::Russian),
            (Some("xx"), Some("fr"), Language::French),
        ] {
            let got = Language::choose(cookie, accept);
            assert_eq!(got, expected, "cookie {cookie:?}, header {accept:?}");
        }
    }

    #[test]
    fn every_language_has_every_text_and_no_file_has_faults() {
        assert_eq!(faults(), Vec::<String>::new());
    }

    #[test]
    fn texts_take_arguments_and_plural_forms() {
        let count = |n: i64| {
            Language::Russian.text_with(
                "problem-hint-captures",
                &[("count", n.into()), ("moves", "12x3".into())],
            )
        };
        assert_ne!(count(1), count(3));
        assert_eq!(Language::French.text("no-such-message"), "no-such-message");
    }
}
