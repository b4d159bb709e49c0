//! Sentences about a book, to be said in any language.

/// The name of a message and what is filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    pub(crate) id: &'static str,
    pub(crate) args: Vec<(&'static str, Arg)>,
}

/// What is filled into a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Arg {
    /// Words of the file, or a name that selects among forms.
    Text(String),
    /// A number, for plural forms.
    Number(u32),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Arg {
        Arg::Number(u32::from(number))
    }
}

/// A sentence without anything filled in yet.
pub(crate) const fn say(id: &'static str) -> Said {
    Said {
        id,
        args: Vec::new(),
    }
}

impl Said {
    /// Fills something in.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Said {
        self.args.push((name, value.into()));
        self
    }
}

impl Said {
    /// Whether it says that something is not there.
    pub(crate) fn speaks_of_what_is_missing(&self) -> bool {
        const MISSING: [&str; 15] = [
            "mistake-missing",
            "mistake-text-missing",
            "mistake-empty-list",
            "mistake-no-clause",
            "mistake-default",
            "mistake-default-for",
            "mistake-no-such-clause",
            "mistake-setting-unknown",
            "mistake-no-strong-side",
            "mistake-lasts-without-force",
            "mistake-diagonal-without-force",
            "mistake-offers-empty",
            "mistake-offers-twice",
            "mistake-id-twice",
            "mistake-ruling",
        ];
        MISSING.contains(&self.id)
    }

    /// Whether it says that this field of a table is not there, or what follows from that.
    pub(crate) fn is_about_missing(&self, name: &str) -> bool {
        let fields: &[&str] = match self.id {
            "mistake-missing" | "mistake-text-missing" => {
                return self.args.contains(&("name", Arg::from(name)));
            }
            "mistake-no-strong-side" | "mistake-lasts-without-force" => &["when"],
            "mistake-offers-empty" => &["not-before-move", "most-pieces"],
            _ => &[],
        };
        fields.contains(&name)
    }
}

/// Words in a row, each in backquotes: "`a`, `b`".
pub(crate) fn listed<'w>(words: impl IntoIterator<Item = &'w str>) -> String {
    let quoted: Vec<String> = words.into_iter().map(|word| format!("`{word}`")).collect();
    quoted.join(", ")
}
