//! Files that are no text at all are told so, instead of a thousand broken games.

/// How such files begin, and what to do with them.
const KNOWN: [(&[u8], &str); 7] = [
    (b"\x1f\x8b", "is compressed (gzip); unpack it first"),
    (b"PK\x03\x04", "is a zip archive; unpack it first"),
    (b"BZh", "is compressed (bzip2); unpack it first"),
    (b"\x28\xb5\x2f\xfd", "is compressed (zstd); unpack it first"),
    (b"\xfd7zXZ", "is compressed (xz); unpack it first"),
    (b"%PDF", "is a PDF document, not a file of games (PDN)"),
    (b"\x89PNG", "is a picture, not a file of games (PDN)"),
];

const BINARY: &str = "is a binary file, not a file of games (PDN)";

/// Looks at the blocks of a file as they come.
#[derive(Default, Debug)]
pub(super) struct Check {
    begun: bool,
    utf16: bool,
}

impl Check {
    /// Why the file is no text, seen from the next block of it; `None` if it may
    /// be text.
    pub(super) fn refuse(&mut self, block: &[u8]) -> Option<&'static str> {
        if !self.begun {
            self.begun = true;
            if let Some((_, why)) = KNOWN.iter().find(|(magic, _)| block.starts_with(magic)) {
                return Some(why);
            }
            self.utf16 = block.starts_with(b"\xff\xfe") || block.starts_with(b"\xfe\xff");
        }
        // No text has a zero byte, but for every second one in UTF-16.
        (!self.utf16 && block.contains(&0)).then_some(BINARY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn binary_and_compressed_files_are_refused_and_text_is_not() {
        let refuse = |block: &[u8]| Check::default().refuse(block);
        assert_eq!(refuse(b"\x7fELF\x02\x01\x01\x00"), Some(BINARY));
        assert!(refuse(b"\x1f\x8b\x08\x08abc").is_some_and(|why| why.contains("gzip")));
        assert_eq!(refuse(b"[Event \"\xc9t\xe9\"]\r\n1. 32-28 *\x1a"), None);
        assert_eq!(refuse(b"\xff\xfe1\0.\0"), None);
        assert_eq!(refuse(b""), None);
    }

    #[test]
    fn a_zero_byte_is_found_in_any_block() {
        let mut check = Check::default();
        assert_eq!(check.refuse(b"1. 32-28"), None);
        assert_eq!(check.refuse(b"*\0"), Some(BINARY));
    }
}
