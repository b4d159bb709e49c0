//! What the results of a record say.

/// Whether a value of the Result tag is one that many records have.
pub(super) fn is_usual(value: &str) -> bool {
    let mut squeezed = [0_u8; 8];
    let mut length = 0;
    for byte in value.bytes().filter(|b| !b.is_ascii_whitespace()) {
        let Some(place) = squeezed.get_mut(length) else {
            return false;
        };
        *place = byte;
        length += 1;
    }
    matches!(
        &squeezed[..length],
        b"1-0" | b"0-1" | b"2-0" | b"0-2" | b"1-1" | b"0-0" | b"1/2-1/2" | b"1/2" | b"*"
    )
}
