use std::fmt;
use std::sync::Arc;

/// The stable name of a clause: `book/clause`, such as `fmjd/6.3-diagonal`.
///
/// Cheap to clone.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClauseId(Arc<str>);

impl ClauseId {
    /// Reads an id; `None` unless it has one slash with something on both
    /// sides.
    pub fn parse(text: &str) -> Option<ClauseId> {
        let (book, local) = text.split_once('/')?;
        let fine = !book.is_empty() && !local.is_empty() && !local.contains('/');
        fine.then(|| ClauseId(text.into()))
    }

    pub(crate) fn new(book: &str, local: &str) -> ClauseId {
        ClauseId(format!("{book}/{local}").into())
    }

    /// The whole id.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The id of the rule book.
    pub fn book(&self) -> &str {
        self.0.split_once('/').map_or("", |(book, _)| book)
    }

    /// The name of the clause within its book. Unique there, so it is a good
    /// anchor on a page.
    pub fn local(&self) -> &str {
        self.0.split_once('/').map_or("", |(_, local)| local)
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl serde::Serialize for ClauseId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> serde::Deserialize<'de> for ClauseId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<ClauseId, D::Error> {
        let text = String::deserialize(deserializer)?;
        ClauseId::parse(&text).ok_or_else(|| {
            serde::de::Error::custom(format!("`{text}` is no clause id such as `fmjd/6.3`"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_two_parts() {
        let id = ClauseId::parse("fmjd/6.3-diagonal").expect("an id");
        assert_eq!((id.book(), id.local()), ("fmjd", "6.3-diagonal"));
        for bad in ["", "fmjd", "/6.3", "fmjd/", "a/b/c"] {
            assert_eq!(ClauseId::parse(bad), None, "{bad}");
        }
    }
}
