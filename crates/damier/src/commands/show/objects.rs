//! JSON objects of a file, one after another, so that a broken one does not stop the
//! next.

use std::io::{BufRead, ErrorKind};

use crate::messages::say;

/// An object of more bytes is no game.
const MOST_BYTES: usize = 64 << 20;

/// Objects and lists are not nested deeper than this. A variation of PDN takes three
/// levels, and there are at most two hundred of them in one another.
const MOST_DEPTH: usize = 700;

/// The text of an object, or why it is none.
#[derive(Debug)]
pub(crate) struct Object {
    /// The line in which it begins.
    pub(crate) line: u64,
    pub(crate) text: Result<Vec<u8>, String>,
}

/// Cuts a text into its objects. A list around them is taken off.
///
/// Where an object is broken it cannot be known for sure where it ends; it is taken to
/// end with the line in which a text is not closed, or where a line opens an object
/// that cannot be part of it.
#[derive(Debug)]
pub(crate) struct Objects<R> {
    reader: R,
    line: u64,
}

/// An object while it is being read.
#[derive(Default)]
struct Open {
    text: Vec<u8>,
    depth: usize,
    deepest: usize,
    in_text: bool,
    escaped: bool,
    /// The last character that is not blank.
    last: u8,
}

/// What a character is for the object that is being read.
enum Step {
    Goes,
    Ends,
    /// It ends before this character, and is broken.
    Broken,
}

impl Open {
    fn step(&mut self, byte: u8, starts_line: bool) -> Step {
        if self.in_text {
            match byte {
                b'\n' => return Step::Broken,
                _ if self.escaped => self.escaped = false,
                b'\\' => self.escaped = true,
                b'"' => self.in_text = false,
                _ => {}
            }
        } else {
            let is_value = matches!(self.last, b'[' | b',' | b':');
            match byte {
                b'{' if starts_line && self.depth > 0 && !is_value => return Step::Broken,
                b'"' => self.in_text = true,
                b'{' | b'[' => self.depth += 1,
                b'}' | b']' => self.depth -= 1,
                _ => {}
            }
            self.deepest = self.deepest.max(self.depth);
        }
        if !byte.is_ascii_whitespace() {
            self.last = byte;
        }
        if self.text.len() < MOST_BYTES {
            self.text.push(byte);
        }
        match self.depth {
            0 => Step::Ends,
            _ => Step::Goes,
        }
    }

    fn finish(self) -> Result<Vec<u8>, String> {
        if self.text.len() == MOST_BYTES {
            return Err(say(
                "object-long",
                &[("most", MOST_BYTES.to_string().into())],
            ));
        }
        if self.deepest > MOST_DEPTH {
            return Err(say(
                "object-deep",
                &[("most", MOST_DEPTH.to_string().into())],
            ));
        }
        Ok(self.text)
    }
}

impl<R: BufRead> Objects<R> {
    pub(crate) fn of(reader: R) -> Objects<R> {
        Objects { reader, line: 1 }
    }

    /// The next character, which stays where it is.
    fn peek(&mut self) -> Result<Option<u8>, String> {
        loop {
            match self.reader.fill_buf() {
                Ok(bytes) => return Ok(bytes.first().copied()),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error.to_string()),
            }
        }
    }

    fn take(&mut self, byte: u8) {
        self.reader.consume(1);
        self.line += u64::from(byte == b'\n');
    }

    /// Goes on to the end of the line.
    fn skip_line(&mut self) -> Result<(), String> {
        while let Some(byte) = self.peek()? {
            self.take(byte);
            if byte == b'\n' {
                break;
            }
        }
        Ok(())
    }

    /// Reads an object from its first character on.
    fn object(&mut self) -> Result<Vec<u8>, String> {
        let mut open = Open::default();
        let mut starts_line = false;
        while let Some(byte) = self.peek()? {
            match open.step(byte, starts_line) {
                Step::Broken => {
                    let line = (self.line + 1).to_string();
                    return Err(say("object-open-before", &[("line", line.into())]));
                }
                Step::Ends => {
                    self.take(byte);
                    return open.finish();
                }
                Step::Goes => self.take(byte),
            }
            starts_line = byte == b'\n';
        }
        Err(say("object-open", &[]))
    }
}

impl<R: BufRead> Iterator for Objects<R> {
    type Item = Object;

    fn next(&mut self) -> Option<Object> {
        loop {
            let line = self.line;
            let text = match self.peek() {
                Ok(None) => return None,
                Ok(Some(b'{')) => self.object(),
                // The mark of UTF-8, blanks, and what parts the objects of a list.
                Ok(Some(byte))
                    if byte.is_ascii_whitespace() || b"[],\xEF\xBB\xBF".contains(&byte) =>
                {
                    self.take(byte);
                    continue;
                }
                Ok(Some(_)) => {
                    let skipped = self.skip_line();
                    skipped.and(Err(say("object-none", &[("sign", "{".into())])))
                }
                Err(error) => Err(error),
            };
            return Some(Object { line, text });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(u64, Result<String, String>)> {
        let objects = Objects::of(text.as_bytes()).map(|object| {
            let text = object
                .text
                .map(|bytes| String::from_utf8(bytes).unwrap_or_default());
            (object.line, text)
        });
        objects.collect()
    }

    #[test]
    fn objects_are_found_however_they_are_laid_out() {
        let one = r#"{"a": "}{\"", "b": [{"c": {}}]}"#;
        for text in [
            format!("{one}\n{one}\n"),
            format!("{one}{one}"),
            format!("\u{FEFF}[{one},\r\n{one}]\n"),
        ] {
            let found: Vec<_> = read(&text).into_iter().map(|(_, text)| text).collect();
            assert_eq!(found, [Ok(one.to_owned()), Ok(one.to_owned())], "{text}");
        }
        let tall = "{\n\"a\":\n{\n}, \"b\": [\n{},\n{}]\n}";
        assert_eq!(read(tall), [(1, Ok(tall.to_owned()))]);
    }

    #[test]
    fn a_broken_object_does_not_stop_the_next() {
        for broken in [
            r#"{"a": 1"#,
            r#"{"a": "b}"#,
            r#"{"a": [1, 2"#,
            "junk",
            r#"{"a": {"b": 2}"#,
        ] {
            let found = read(&format!("{broken}\n{{\"good\": 1}}\n"));
            assert_eq!(found.len(), 2, "{broken}: {found:?}");
            assert!(found[0].1.is_err(), "{broken}");
            assert_eq!(found[1], (2, Ok(r#"{"good": 1}"#.to_owned())), "{broken}");
        }
        let deep = format!(
            "{}{}\n{{}}",
            "{\"a\":".repeat(100_000),
            "1".to_owned() + &"}".repeat(100_000)
        );
        let found = read(&deep);
        assert!(found[0].1.is_err());
        assert_eq!(found[1], (2, Ok("{}".to_owned())));
    }
}
