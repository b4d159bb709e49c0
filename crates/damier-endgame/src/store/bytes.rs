//! Numbers as bytes, the lowest first, and a checksum.

/// A checksum that notices any change: FNV-1a over words of eight bytes.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    let mut hash = Checksum::new();
    hash.add(bytes);
    hash.value()
}

/// The checksum of bytes that come in pieces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Checksum {
    hash: u64,
    rest: [u8; 8],
    held: usize,
}

impl Checksum {
    pub(crate) fn new() -> Checksum {
        Checksum {
            hash: 0xcbf2_9ce4_8422_2325,
            rest: [0; 8],
            held: 0,
        }
    }

    fn word(&mut self, word: u64) {
        self.hash = (self.hash ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        self.hash ^= self.hash >> 29;
    }

    pub(crate) fn add(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            if self.held == 0 && bytes.len() >= 8 {
                let (head, tail) = bytes.split_at(8);
                self.word(u64::from_le_bytes(head.try_into().unwrap_or_default()));
                bytes = tail;
                continue;
            }
            let take = bytes.len().min(8 - self.held);
            self.rest[self.held..self.held + take].copy_from_slice(&bytes[..take]);
            self.held += take;
            bytes = &bytes[take..];
            if self.held == 8 {
                self.word(u64::from_le_bytes(self.rest));
                self.held = 0;
            }
        }
    }

    pub(crate) fn value(mut self) -> u64 {
        self.rest[self.held..].fill(0);
        self.word(u64::from_le_bytes(self.rest));
        self.word(self.held as u64);
        self.hash
    }
}

/// Bytes being written.
#[derive(Debug, Default)]
pub(crate) struct Writer(pub(crate) Vec<u8>);

impl Writer {
    pub(crate) fn u8(&mut self, value: u8) {
        self.0.push(value);
    }

    pub(crate) fn u32(&mut self, value: u32) {
        self.0.extend(value.to_le_bytes());
    }

    pub(crate) fn u64(&mut self, value: u64) {
        self.0.extend(value.to_le_bytes());
    }

    /// A number in as many bytes as it needs.
    pub(crate) fn short(&mut self, mut value: u64) {
        while value >= 128 {
            self.u8(value as u8 | 128);
            value >>= 7;
        }
        self.u8(value as u8);
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.u8(text.len().min(255) as u8);
        self.0.extend(text.bytes().take(255));
    }
}

/// Bytes being read; `None` where they end too early.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader<'b>(pub(crate) &'b [u8]);

impl<'b> Reader<'b> {
    pub(crate) fn take(&mut self, count: usize) -> Option<&'b [u8]> {
        let (head, tail) = self.0.split_at_checked(count)?;
        self.0 = tail;
        Some(head)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    pub(crate) fn u8(&mut self) -> Option<u8> {
        self.array::<1>().map(|[byte]| byte)
    }

    pub(crate) fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    pub(crate) fn u64(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }

    pub(crate) fn short(&mut self) -> Option<u64> {
        let mut value = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.u8()?;
            value |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return Some(value);
            }
        }
        None
    }

    pub(crate) fn text(&mut self) -> Option<String> {
        let length = usize::from(self.u8()?);
        String::from_utf8(self.take(length)?.to_vec()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_notices_every_byte() {
        let bytes: Vec<u8> = (0..100).collect();
        let whole = checksum(&bytes);
        let mut pieces = Checksum::new();
        for piece in bytes.chunks(7) {
            pieces.add(piece);
        }
        assert_eq!(pieces.value(), whole);
        for at in 0..bytes.len() {
            let mut other = bytes.clone();
            other[at] ^= 1;
            assert_ne!(checksum(&other), whole, "byte {at}");
        }
        assert_ne!(checksum(&bytes[..99]), whole);
    }
}
