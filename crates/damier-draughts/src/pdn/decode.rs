use alloc::borrow::Cow;
use alloc::string::String;

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
        if bytes.starts_with(&[0xFF, 0xFE]) {
            return Encoding::Utf16Le;
        }
        if bytes.starts_with(&[0xFE, 0xFF]) {
            return Encoding::Utf16Be;
        }
        if core::str::from_utf8(bytes).is_ok() || is_mostly_utf8(bytes) {
            return Encoding::Utf8;
        }
        let letter = |b: u8| b >= 0xC0 || b == 0xA8 || b == 0xB8;
        let letters = bytes.iter().filter(|&&b| letter(b)).count();
        let pairs = bytes
            .windows(2)
            .filter(|w| letter(w[0]) && letter(w[1]))
            .count();
        if pairs * 2 > letters {
            Encoding::Cp1251
        } else {
            Encoding::Cp1252
        }
    }

    /// Reads the text as this encoding; what is not valid becomes U+FFFD.
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Encoding::Utf8 => {
                let bytes = bytes.strip_prefix(&[0xEF, 0xBB, 0xBF]).unwrap_or(bytes);
                String::from_utf8_lossy(bytes)
            }
            Encoding::Utf16Le => Cow::Owned(utf16(bytes, u16::from_le_bytes)),
            Encoding::Utf16Be => Cow::Owned(utf16(bytes, u16::from_be_bytes)),
            Encoding::Cp1252 => Cow::Owned(bytes.iter().map(|&b| cp1252(b)).collect()),
            Encoding::Cp1251 => Cow::Owned(bytes.iter().map(|&b| cp1251(b)).collect()),
        }
    }
}

/// Turns the bytes of a PDN file into text, whatever its encoding.
///
/// Nothing is copied if the file is UTF-8 (or ASCII), as most are.
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
    Encoding::guess(bytes).decode(bytes)
}

/// Whether the text is UTF-8 with a few broken characters: more whole
/// multi-byte characters than stray bytes.
fn is_mostly_utf8(bytes: &[u8]) -> bool {
    let (mut whole, mut stray) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        whole += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        stray += chunk.invalid().len();
    }
    whole > stray
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes
        .chunks_exact(2)
        .skip(1)
        .map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units)
        .map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
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
