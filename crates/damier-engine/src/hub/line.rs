use std::fmt;

/// One line: a command and its arguments, of which some have no value.
///
/// ```
/// use damier_engine::hub::Line;
///
/// let line = Line::parse(r#"level time=3.5 name="two words" infinite"#);
/// assert_eq!(line.command(), "level");
/// assert_eq!(line.get("time"), Some("3.5"));
/// assert_eq!(line.get("name"), Some("two words"));
/// assert_eq!(line.get("infinite"), Some(""));
/// assert_eq!(line.get("depth"), None);
/// assert_eq!(line.to_string(), r#"level time=3.5 name="two words" infinite"#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    command: String,
    arguments: Vec<(String, String)>,
}

impl Line {
    /// A line without arguments.
    pub fn new(command: &str) -> Line {
        Line {
            command: command.into(),
            arguments: Vec::new(),
        }
    }

    /// The line with one more argument; an empty value makes it a mere flag.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Line {
        // A quote cannot be written within quotes.
        let value = value.to_string().replace('"', "'");
        self.arguments.push((name.into(), value));
        self
    }

    /// Reads a line; whatever it says has some reading.
    pub fn parse(text: &str) -> Line {
        let mut words = words(text).into_iter();
        let command = words.next().map_or_else(String::new, |(name, _)| name);
        Line {
            command,
            arguments: words.collect(),
        }
    }

    /// The first word.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// The value of an argument; empty for a flag.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.arguments.iter().find(|(n, _)| n == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The value of an argument as a number, if it is one.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.parse().ok()
    }
}

/// Words with what follows their equals sign.
fn words(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let end = rest
            .find(|c: char| c.is_whitespace() || c == '=')
            .unwrap_or(rest.len());
        let name = rest[..end].to_owned();
        rest = rest[end..].trim_start();
        let mut value = String::new();
        if let Some(after) = rest.strip_prefix('=') {
            (value, rest) = value_of(after.trim_start());
        }
        if !name.is_empty() || !value.is_empty() {
            found.push((name, value));
        }
        rest = rest.trim_start();
    }
    found
}

fn value_of(text: &str) -> (String, &str) {
    if let Some(quoted) = text.strip_prefix('"') {
        let (value, rest) = quoted.split_once('"').unwrap_or((quoted, ""));
        return (value.to_owned(), rest);
    }
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (text[..end].to_owned(), &text[end..])
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        for (name, value) in &self.arguments {
            let plain = !value.contains(|c: char| c.is_whitespace() || c == '=');
            match (value.is_empty(), plain) {
                (true, _) => write!(f, " {name}")?,
                (false, true) => write!(f, " {name}={value}")?,
                (false, false) => write!(f, " {name}=\"{value}\"")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strange_lines_are_read_without_harm() {
        assert_eq!(Line::parse("").command(), "");
        assert_eq!(Line::parse("   ").command(), "");
        assert_eq!(Line::parse("=").command(), "");
        assert_eq!(Line::parse("pos pos = Wbb").get("pos"), Some("Wbb"));
        assert_eq!(Line::parse("a b=\"open").get("b"), Some("open"));
        assert_eq!(Line::parse("ü é=ö").get("é"), Some("ö"));
        assert_eq!(
            Line::new("error").with("message", "a \"b\"").to_string(),
            "error message=\"a 'b'\""
        );
    }
}
