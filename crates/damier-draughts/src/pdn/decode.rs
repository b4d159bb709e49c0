use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

/// An encoding in which PDN files are found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark; ASCII is part of it.
    Utf8,
    /// UTF-16, little endian, known by its byte order mark.
    Utf16Le,
    /// UTF-16, big endian, known by its byte order mark.
    Utf16Be,
    /// Windows code page 1252, of which Latin-1 is a part.
    Cp1252,
    /// Windows code page 1251 (Cyrillic).
    Cp1251,
}

impl Encoding {
    /// Guesses the encoding of a text.
    ///
    /// Valid UTF-8 is UTF-8. Otherwise it must be a code page: accented Western
    /// letters stand alone between ASCII ones, Cyrillic letters stand in words.
    pub fn guess(bytes: &[u8]) -> Encoding {
        if let Some(utf16) = Encoding::by_mark(bytes) {
            return utf16;
        }
        if is_utf8(bytes) {
            return Encoding::Utf8;
        }
        code_page(bytes)
    }

    /// UTF-16, if the text begins with its byte order mark.
    pub(super) fn by_mark(bytes: &[u8]) -> Option<Encoding> {
        match bytes {
            [0xFF, 0xFE, ..] => Some(Encoding::Utf16Le),
            [0xFE, 0xFF, ..] => Some(Encoding::Utf16Be),
            _ => None,
        }
    }

    /// Reads the text as this encoding; what is not valid becomes U+FFFD.
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Encoding::Utf8 => String::from_utf8_lossy(without_mark(bytes)),
            Encoding::Utf16Le => Cow::Owned(utf16(bytes, u16::from_le_bytes)),
            Encoding::Utf16Be => Cow::Owned(utf16(bytes, u16::from_be_bytes)),
            Encoding::Cp1252 => Cow::Owned(bytes.iter().map(|&b| cp1252(b)).collect()),
            Encoding::Cp1251 => Cow::Owned(bytes.iter().map(|&b| cp1251(b)).collect()),
        }
    }
}

/// Turns the bytes of a PDN file into text, whatever its encoding.
///
/// Nothing is copied if the file is UTF-8 (or ASCII), as most are. Of other files each
/// line is read by itself, since files are put together of others: as UTF-8 if it is
/// that, else by a code page, which is the same for the whole file. The first letters
/// that need one tell which: those of the lines that begin within a mebibyte from the
/// first such line.
///
/// ```
/// use damier_draughts::pdn::decode;
///
/// assert_eq!(decode(b"\xEF\xBB\xBF[Event \"\xC3\xA9t\xC3\xA9\"]"), "[Event \"été\"]");
/// assert_eq!(decode(b"[Event \"\xE9t\xE9\"]"), "[Event \"été\"]");
/// assert_eq!(decode(b"[Event \"\xCF\xE5\xF0\xE2\xE5\xED\xF1\xF2\xE2\xEE\"]"),
///     "[Event \"Первенство\"]");
/// ```
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Some(utf16) = Encoding::by_mark(bytes) {
        return utf16.decode(bytes);
    }
    let bytes = without_mark(bytes);
    if let Ok(text) = core::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len());
    let mut decoder = Decoder::default();
    decoder.push(bytes, &mut text);
    decoder.end(&mut text);
    Cow::Owned(text)
}

/// So many bytes are looked at to find out which code page a file has.
const AHEAD: usize = 1 << 20;

/// So many letters that need a code page tell which.
const TELLING: usize = 200;

/// Decodes a file line by line, in the memory of [`AHEAD`].
#[derive(Clone, Debug, Default)]
pub(super) struct Decoder {
    /// Lines that wait for the code page to be known, the first of which needs it.
    held: Vec<u8>,
    page: Option<Encoding>,
}

impl Decoder {
    /// Takes whole lines (or parts of lines that are too long) without byte order
    /// marks, and adds what is decoded to the text.
    pub(super) fn push(&mut self, bytes: &[u8], text: &mut String) {
        if self.page.is_some() {
            return self.lines(bytes, text);
        }
        if self.held.is_empty() {
            if let Ok(all) = core::str::from_utf8(bytes) {
                text.push_str(all);
                return;
            }
            let mut rest = bytes;
            while let Some(line) = first_line(rest).filter(|line| is_utf8(line)) {
                text.push_str(&String::from_utf8_lossy(line));
                rest = &rest[line.len()..];
            }
            self.held.extend_from_slice(rest);
        } else {
            self.held.extend_from_slice(bytes);
        }
        if self.held.len() >= AHEAD {
            self.end(text);
        }
    }

    /// Decodes what was held back.
    pub(super) fn end(&mut self, text: &mut String) {
        if !self.held.is_empty() {
            self.page = Some(code_page(&self.held));
            let held = core::mem::take(&mut self.held);
            self.lines(&held, text);
        }
    }

    fn lines(&self, mut bytes: &[u8], text: &mut String) {
        let page = self.page.unwrap_or(Encoding::Utf8);
        while let Some(line) = first_line(bytes) {
            if is_utf8(line) {
                text.push_str(&String::from_utf8_lossy(line));
            } else {
                text.push_str(&page.decode(line));
            }
            bytes = &bytes[line.len()..];
        }
    }
}

/// The bytes up to the first line break, that included; `None` of nothing.
fn first_line(bytes: &[u8]) -> Option<&[u8]> {
    let end = bytes.iter().position(|&b| b == b'\n');
    let line = end.map_or(bytes, |end| &bytes[..=end]);
    (!line.is_empty()).then_some(line)
}

/// Which code page the lines that are not UTF-8 are written in.
fn code_page(bytes: &[u8]) -> Encoding {
    let letter = |b: u8| b >= 0xC0 || b == 0xA8 || b == 0xB8;
    let (mut letters, mut pairs) = (0, 0);
    let mut rest = bytes;
    while let Some(line) = first_line(rest).filter(|_| letters < TELLING) {
        if bytes.len() - rest.len() >= AHEAD {
            break;
        }
        if !is_utf8(line) {
            letters += line.iter().filter(|&&b| letter(b)).count();
            pairs += line
                .windows(2)
                .filter(|w| letter(w[0]) && letter(w[1]))
                .count();
        }
        rest = &rest[line.len()..];
    }
    if pairs * 2 > letters {
        Encoding::Cp1251
    } else {
        Encoding::Cp1252
    }
}

/// Whether the text is UTF-8, perhaps with a few broken characters: more whole
/// multi-byte characters than stray bytes.
fn is_utf8(bytes: &[u8]) -> bool {
    if core::str::from_utf8(bytes).is_ok() {
        return true;
    }
    let (mut whole, mut stray) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        whole += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        stray += chunk.invalid().len();
    }
    whole > stray
}

pub(super) fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    let mut text: String = char::decode_utf16(units)
        .map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect();
    if text.starts_with('\u{FEFF}') {
        text.drain(..'\u{FEFF}'.len_utf8());
    }
    text
}

const NONE: char = char::REPLACEMENT_CHARACTER;

/// The characters 0x80-0x9F of code page 1252.
const CP1252: [char; 32] = [
    '€', NONE, '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', NONE, 'Ž', NONE, //
    NONE, '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', NONE, 'ž', 'Ÿ',
];

/// The characters 0x80-0xBF of code page 1251; the letters А-я follow.
const CP1251: [char; 64] = [
    'Ђ', 'Ѓ', '‚', 'ѓ', '„', '…', '†', '‡', '€', '‰', 'Љ', '‹', 'Њ', 'Ќ', 'Ћ', 'Џ', //
    'ђ', '‘', '’', '“', '”', '•', '–', '—', NONE, '™', 'љ', '›', 'њ', 'ќ', 'ћ', 'џ', //
    '\u{A0}', 'Ў', 'ў', 'Ј', '¤', 'Ґ', '¦', '§', 'Ё', '©', 'Є', '«', '¬', '\u{AD}', '®',
    'Ї', //
    '°', '±', 'І', 'і', 'ґ', 'µ', '¶', '·', 'ё', '№', 'є', '»', 'ј', 'Ѕ', 'ѕ', 'ї',
];

fn cp1252(byte: u8) -> char {
    match byte {
        0x80..=0x9F => CP1252[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

fn cp1251(byte: u8) -> char {
    match byte {
        0..0x80 => char::from(byte),
        0x80..0xC0 => CP1251[usize::from(byte - 0x80)],
        _ => char::from_u32(u32::from(byte) - 0xC0 + u32::from('А')).unwrap_or(NONE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(bytes: &[u8], encoding: Encoding, text: &str) {
        assert_eq!(Encoding::guess(bytes), encoding);
        assert_eq!(decode(bytes), text);
    }

    #[test]
    fn every_encoding_is_told_apart() {
        check(b"1. 32-28", Encoding::Utf8, "1. 32-28");
        check(
            "Wiersma – Дибман".as_bytes(),
            Encoding::Utf8,
            "Wiersma – Дибман",
        );
        check(b"\xEF\xBB\xBF1. 32-28", Encoding::Utf8, "1. 32-28");
        check(
            b"G\xE9rard, No\xEBl \x96 \x80",
            Encoding::Cp1252,
            "Gérard, Noël – €",
        );
        check(
            b"\xD8\xE0\xF8\xEA\xE8 \xB9 1",
            Encoding::Cp1251,
            "Шашки № 1",
        );
        check(b"\xFF\xFE1\x00.\x00\xE9\x00", Encoding::Utf16Le, "1.é");
        check(b"\xFE\xFF\x001\x00.\x00\xE9", Encoding::Utf16Be, "1.é");
    }

    #[test]
    fn a_broken_character_does_not_spoil_a_utf8_text() {
        check(
            b"\xD0\x9C\xD0\xBE\xD1\x8F \xD0",
            Encoding::Utf8,
            "Моя \u{FFFD}",
        );
    }

    #[test]
    fn the_code_page_is_that_of_the_whole_file() {
        // One letter alone looks Western, but the file is Cyrillic.
        let file = b"[Site \"\xD1\"]\n[White \"\xD8\xE0\xF8\xEA\xE8\"]\n";
        assert_eq!(decode(file), "[Site \"С\"]\n[White \"Шашки\"]\n");
        // And a part of it may come from elsewhere.
        let mixed = [file.as_slice(), "[Black \"été – Моя\"]\n".as_bytes()].concat();
        assert!(decode(&mixed).ends_with("[Black \"été – Моя\"]\n"));
    }

    #[test]
    fn a_file_is_decoded_the_same_in_pieces() {
        let lines: [&[u8]; 4] = [
            b"[Site \"\xD1\"]\n",
            b"1. 32-28 19-23\n",
            "Дамье\n".as_bytes(),
            b"[White \"\xD8\xE0\xF8\xEA\xE8\"]\n",
        ];
        let whole = lines.concat();
        let mut decoder = Decoder::default();
        let mut text = String::new();
        for line in lines {
            decoder.push(line, &mut text);
        }
        decoder.end(&mut text);
        assert_eq!(text, decode(&whole));
    }

    #[test]
    fn utf8_is_not_copied() {
        assert!(matches!(decode("été".as_bytes()), Cow::Borrowed(_)));
    }

    #[test]
    fn tables_hold_the_letters_that_matter() {
        assert_eq!(cp1251(0xA8), 'Ё');
        assert_eq!(cp1251(0xB8), 'ё');
        assert_eq!(cp1251(0xFF), 'я');
        assert_eq!(cp1251(0xBF), 'ї');
        assert_eq!(cp1252(0x9C), 'œ');
        assert_eq!(cp1252(0xE9), 'é');
    }
}
