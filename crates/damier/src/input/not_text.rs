//! Files that are no text at all are told so, instead of a thousand broken games.

use crate::messages::say;

/// How such files begin, the message about them, and what they were packed with.
const KNOWN: [(&[u8], &str, &str); 7] = [
    (b"\x1f\x8b", "source-packed", "gzip"),
    (b"PK\x03\x04", "source-zip", ""),
    (b"BZh", "source-packed", "bzip2"),
    (b"\x28\xb5\x2f\xfd", "source-packed", "zstd"),
    (b"\xfd7zXZ", "source-packed", "xz"),
    (b"%PDF", "source-pdf", ""),
    (b"\x89PNG", "source-picture", ""),
];

/// Looks at the blocks of a file as they come.
#[derive(Default, Debug)]
pub(super) struct Check {
    begun: bool,
    utf16: bool,
}

impl Check {
    /// Why the file is no text, seen from the next block of it; `None` if it may
    /// be text.
    pub(super) fn refuse(&mut self, block: &[u8]) -> Option<String> {
        if !self.begun {
            self.begun = true;
            let known = KNOWN.iter().find(|(magic, ..)| block.starts_with(magic));
            if let Some((_, id, how)) = known {
                return Some(say(id, &[("how", (*how).into())]));
            }
            self.utf16 = block.starts_with(b"\xff\xfe") || block.starts_with(b"\xfe\xff");
        }
        // No text has a zero byte, but for every second one in UTF-16.
        (!self.utf16 && block.contains(&0)).then(|| say("source-binary", &[]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn binary_and_compressed_files_are_refused_and_text_is_not() {
        let refuse = |block: &[u8]| Check::default().refuse(block);
        assert!(refuse(b"\x7fELF\x02\x01\x01\x00").is_some_and(|why| why.contains("binary")));
        assert!(refuse(b"\x1f\x8b\x08\x08abc").is_some_and(|why| why.contains("gzip")));
        assert_eq!(refuse(b"[Event \"\xc9t\xe9\"]\r\n1. 32-28 *\x1a"), None);
        assert_eq!(refuse(b"\xff\xfe1\0.\0"), None);
        assert_eq!(refuse(b""), None);
    }

    #[test]
    fn a_zero_byte_is_found_in_any_block() {
        let mut check = Check::default();
        assert_eq!(check.refuse(b"1. 32-28"), None);
        assert!(check.refuse(b"*\0").is_some());
    }
}
