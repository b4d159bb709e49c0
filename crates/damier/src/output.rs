//! The border to the terminal: what people read passes here, and control characters of
//! foreign texts (rule books, games, events, names of files) do not.

use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::io::{self, Write};

use clap::ArgMatches;

/// What a run writes on standard output.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Wants {
    /// Text for people.
    #[default]
    Text,
    /// Data for programs, or a file: not a byte is changed.
    Data,
}

impl Wants {
    /// What the arguments ask for. Options that ask for data are called alike everywhere:
    /// `--json`, `--pdn`, `--toml`, and `--to` with anything but `text`.
    pub(crate) fn of(matches: &ArgMatches) -> Wants {
        let is_set = |flag| matches!(matches.try_get_one::<bool>(flag), Ok(Some(true)));
        let forms = matches.try_get_raw("to").ok().flatten();
        let is_file = forms.is_some_and(|mut forms| forms.any(|form| form != "text"));
        if is_file || ["json", "pdn", "toml"].into_iter().any(is_set) {
            return Wants::Data;
        }
        match matches.subcommand() {
            Some((_, matches)) => Wants::of(matches),
            None => Wants::Text,
        }
    }
}

/// Standard output. Until it is told that data is wanted, it shows control characters
/// instead of sending them.
#[derive(Debug)]
pub(crate) struct Output<W> {
    to: W,
    wants: Wants,
}

impl<W: Write> Output<W> {
    /// Writes text for people to `to`.
    pub(crate) fn new(to: W) -> Output<W> {
        let wants = Wants::default();
        Output { to, wants }
    }

    /// Goes on with what is wanted.
    pub(crate) fn set(&mut self, wants: Wants) {
        self.wants = wants;
    }
}

impl<W: Write> Write for Output<W> {
    /// Takes whole texts: formatting never cuts a character.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.wants == Wants::Data {
            return self.to.write(bytes);
        }
        for chunk in bytes.utf8_chunks() {
            self.to.write_all(visible(chunk.valid()).as_bytes())?;
            for byte in chunk.invalid() {
                write!(self.to, "\\x{byte:02x}")?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// Says a line on standard error. Whoever closed it does not want to know.
pub(crate) fn tell(line: impl fmt::Display) {
    let _ = writeln!(io::stderr(), "{}", visible(&line.to_string()));
}

/// The text with its control characters written out: `\u{1b}` for an escape.
fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_control) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let ends_line = sign == '\r' && signs.peek() == Some(&'\n');
        if is_control(sign) && !ends_line {
            // Into a string nothing can fail.
            let _ = write!(shown, "{}", sign.escape_unicode());
        } else {
            shown.push(sign);
        }
    }
    Cow::Owned(shown)
}

/// Whether a terminal obeys the character instead of showing it, or lets it turn the
/// order of others round.
fn is_control(sign: char) -> bool {
    match sign {
        '\n' | '\t' => false,
        '\u{61c}' | '\u{200e}' | '\u{200f}' => true,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        sign => sign.is_control(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_shows_control_characters_and_data_keeps_them() {
        let foreign = "a\u{1b}[2J\u{7}\u{7f}\u{9b}\u{202e}\u{2066}\u{200f}\r\tä\r\n";
        let shown = "a\\u{1b}[2J\\u{7}\\u{7f}\\u{9b}\\u{202e}\\u{2066}\\u{200f}\\u{d}\tä\r\n";
        let mut text = Output::new(Vec::new());
        write!(text, "{foreign}").expect("written");
        text.write_all(b"\xff\x1b").expect("written");
        let bytes = [shown.as_bytes(), b"\\xff\\u{1b}"].concat();
        assert_eq!(text.to, bytes);
        let mut data = Output::new(Vec::new());
        data.set(Wants::Data);
        data.write_all(foreign.as_bytes()).expect("written");
        data.write_all(b"\xff\x1b").expect("written");
        assert_eq!(data.to, [foreign.as_bytes(), b"\xff\x1b"].concat());
    }
}
