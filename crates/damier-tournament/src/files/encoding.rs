//! Text of files whose bytes do not say how they are meant.

/// The text of a file: UTF-8, UTF-16 with its mark, else one byte a letter:
/// Windows-1251 where the letters are Russian, Windows-1252 where they are not.
/// `None` for what is no text.
pub fn decode(bytes: &[u8]) -> Option<String> {
    match bytes {
        [0xFF, 0xFE, rest @ ..] => return utf_16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => return utf_16(rest, u16::from_be_bytes),
        _ => {}
    }
    if bytes.contains(&0) {
        return None;
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Some(text.to_owned());
    }
    let letter = if is_russian(bytes) {
        windows_1251
    } else {
        windows_1252
    };
    Some(bytes.iter().map(|byte| letter(*byte)).collect())
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let units: Vec<u16> = bytes.chunks_exact(2).map(|c| unit([c[0], c[1]])).collect();
    String::from_utf16(&units).ok()
}

/// Russian words are runs of high bytes; in other languages a high byte stands
/// between plain letters.
fn is_russian(bytes: &[u8]) -> bool {
    let high = bytes.iter().filter(|b| **b >= 0x80).count();
    let in_runs = bytes
        .windows(3)
        .filter(|w| w.iter().all(|b| *b >= 0xC0 || [0xA8, 0xB8].contains(b)))
        .count();
    in_runs * 3 > high
}

fn windows_1251(byte: u8) -> char {
    match byte {
        0xC0..=0xFF => char::from_u32(0x0410 + u32::from(byte) - 0xC0).unwrap_or(' '),
        0xA8 => 'Ё',
        0xB8 => 'ё',
        0xB9 => '№',
        0xAB => '«',
        0xBB => '»',
        0xAA => 'Є',
        0xBA => 'є',
        0xB2 => 'І',
        0xB3 => 'і',
        0xAF => 'Ї',
        0xBF => 'ї',
        0xA5 => 'Ґ',
        0xB4 => 'ґ',
        0xA1 => 'Ў',
        0xA2 => 'ў',
        0x96 => '–',
        0x97 => '—',
        0x93 => '“',
        0x94 => '”',
        0x84 => '„',
        0x85 => '…',
        0xA0 => '\u{a0}',
        _ => char::from(byte),
    }
}

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80 => '€',
        0x82 => '‚',
        0x84 => '„',
        0x85 => '…',
        0x8A => 'Š',
        0x8C => 'Œ',
        0x8E => 'Ž',
        0x91 => '‘',
        0x92 => '’',
        0x93 => '“',
        0x94 => '”',
        0x96 => '–',
        0x97 => '—',
        0x9A => 'š',
        0x9C => 'œ',
        0x9E => 'ž',
        0x9F => 'Ÿ',
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn old_programs_write_one_byte_a_letter() {
        let text = |bytes: &[u8]| decode(bytes).expect("text");
        assert_eq!(text("Rémy;Иван".as_bytes()), "Rémy;Иван");
        assert_eq!(text(b"R\xe9my;1\nJo\xeblle"), "Rémy;1\nJoëlle");
        assert_eq!(
            text(b"\xc8\xe2\xe0\xed\xee\xe2;2100\n\xb8\xe6\xe8\xea"),
            "Иванов;2100\nёжик"
        );
        assert_eq!(text(b"\xff\xfeA\0\x18\x04"), "AИ");
        assert_eq!(text(b"\xfe\xff\0A\x04\x18"), "AИ");
        assert_eq!(decode(b"001\0"), None);
    }
}
