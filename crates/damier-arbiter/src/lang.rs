use core::fmt;
use core::str::FromStr;

/// A language that the referee speaks.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
    /// Russian.
    Ru,
}

impl Lang {
    /// Every language, in the order of a menu.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::Ru];

    /// The two-letter code of ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Ru => "ru",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text names none of `en`, `fr`, `ru`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLang;

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown language: write `en`, `fr` or `ru`")
    }
}

impl core::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a code, in any case and with or without a region (`fr-CA`).
    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let language = text.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(language))
            .ok_or(UnknownLang)
    }
}

/// A text of a rule book in the languages its author gave. English is always
/// there; it stands in for a language that is missing.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Localized {
    pub(crate) en: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) fr: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ru: Option<String>,
}

impl Localized {
    /// The same text in every language, such as an address.
    pub(crate) fn everywhere(text: String) -> Localized {
        Localized {
            fr: Some(text.clone()),
            ru: Some(text.clone()),
            en: text,
        }
    }

    /// The text in the given language, or else in English.
    pub fn get(&self, lang: Lang) -> &str {
        self.given(lang).unwrap_or(&self.en)
    }

    /// The text in the given language, if its author wrote one.
    pub fn given(&self, lang: Lang) -> Option<&str> {
        match lang {
            Lang::En => Some(&self.en),
            Lang::Fr => self.fr.as_deref(),
            Lang::Ru => self.ru.as_deref(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_back() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
        }
        assert_eq!("FR-ca".parse(), Ok(Lang::Fr));
        assert_eq!("de".parse::<Lang>(), Err(UnknownLang));
        assert_eq!("".parse::<Lang>(), Err(UnknownLang));
    }
}
