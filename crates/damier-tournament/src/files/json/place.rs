//! Where in a text of JSON the values stand whose paths are known.

use std::collections::{BTreeMap, BTreeSet};

/// Line and column, from 1, of each path that leads to a value; the way to the others is
/// followed as far as it goes. The text has been read as JSON.
pub(super) fn places<'p>(
    text: &str,
    paths: impl IntoIterator<Item = &'p str>,
) -> BTreeMap<String, (usize, usize)> {
    let mut wanted: BTreeSet<String> = BTreeSet::new();
    let mut asked = Vec::new();
    for path in paths {
        wanted.extend(ways(path).map(str::to_owned));
        asked.push(path);
    }
    let mut walk = Walk {
        text,
        at: 0,
        wanted: &wanted,
        found: BTreeMap::new(),
    };
    walk.value(&mut String::new());
    let found = walk.found;
    let places = in_lines(text, &found);
    let nearest = |path: &str| ways(path).find_map(|way| places.get(way).copied());
    let asked = asked.into_iter();
    asked
        .map(|path| (path.to_owned(), nearest(path).unwrap_or((1, 1))))
        .collect()
}

/// A path and the ways to what holds it, the longest first.
fn ways(path: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(path), |way| Some(&way[..way.rfind(['.', '['])?]))
}

/// Lines and columns of offsets.
fn in_lines(text: &str, found: &BTreeMap<String, usize>) -> BTreeMap<String, (usize, usize)> {
    let mut by_offset: Vec<(usize, &String)> = found.iter().map(|(p, at)| (*at, p)).collect();
    by_offset.sort_unstable();
    let (mut line, mut begins, mut from) = (1, 0, 0);
    let mut places = BTreeMap::new();
    for (at, path) in by_offset {
        let passed = &text[from..at];
        line += passed.matches('\n').count();
        begins = passed.rfind('\n').map_or(begins, |end| from + end + 1);
        from = at;
        let column = text[begins..at].chars().count() + 1;
        places.insert(path.clone(), (line, column));
    }
    places
}

struct Walk<'t> {
    text: &'t str,
    at: usize,
    wanted: &'t BTreeSet<String>,
    found: BTreeMap<String, usize>,
}

impl Walk<'_> {
    fn peek(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    fn blank(&mut self) {
        while self.peek().is_ascii_whitespace() {
            self.at += 1;
        }
    }

    /// Passes a sign if it stands here.
    fn take(&mut self, sign: u8) -> bool {
        self.blank();
        let is_there = self.peek() == sign;
        self.at += usize::from(is_there);
        is_there
    }

    /// A value; what was read as JSON is not nested too deep for it.
    fn value(&mut self, path: &mut String) {
        self.blank();
        if self.wanted.contains(path) {
            self.found.entry(path.clone()).or_insert(self.at);
        }
        let length = path.len();
        match self.peek() {
            b'{' => {
                self.at += 1;
                while !self.take(b'}') && self.at < self.text.len() {
                    let name = self.name();
                    self.take(b':');
                    if length > 0 {
                        path.push('.');
                    }
                    path.push_str(&name);
                    self.value(path);
                    path.truncate(length);
                    self.take(b',');
                }
            }
            b'[' => {
                self.at += 1;
                let mut index = 0;
                while !self.take(b']') && self.at < self.text.len() {
                    path.push_str(&format!("[{index}]"));
                    self.value(path);
                    path.truncate(length);
                    index += 1;
                    self.take(b',');
                }
            }
            b'"' => self.string(),
            _ => {
                let rest = &self.text[self.at..];
                let end = rest.find([',', ']', '}']).unwrap_or(rest.len());
                self.at += end;
            }
        }
    }

    fn name(&mut self) -> String {
        self.blank();
        let from = self.at;
        self.string();
        serde_json::from_str(&self.text[from..self.at]).unwrap_or_default()
    }

    fn string(&mut self) {
        self.at += 1;
        while self.at < self.text.len() && self.peek() != b'"' {
            self.at += if self.peek() == b'\\' { 2 } else { 1 };
        }
        self.at = (self.at + 1).min(self.text.len());
    }
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn values_are_found_by_their_paths() {
        let text = "{ \"é\\\"\": [1, {\"b\": \"]}\",\n  \"c\" : [ [], -2.5 ] }], \"d\": null}";
        for (path, place) in [
            ("é\"", (1, 10)),
            ("é\"[0]", (1, 11)),
            ("é\"[1].b", (1, 20)),
            ("é\"[1].c[1]", (2, 15)),
            ("é\"[1].x", (1, 14)),
            ("d", (2, 31)),
            ("nothing", (1, 1)),
        ] {
            let found = places(text, [path]);
            assert_eq!(found.get(path), Some(&place), "{path}");
        }
    }
}
