//! Lines of text files whatever ends them.

/// The text without a byte order mark.
pub(super) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// The lines with their numbers from 1; LF, CR LF and the bare CR of many TRF
/// files all end a line.
pub(super) fn split(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = text;
    let mut number = 0;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        number += 1;
        let end = rest.find(['\r', '\n']).unwrap_or(rest.len());
        let (line, tail) = rest.split_at(end);
        rest = tail
            .strip_prefix("\r\n")
            .or_else(|| tail.get(1..))
            .unwrap_or("");
        Some((number, line))
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_line_end_counts_once() {
        let lines: Vec<_> = super::split("a\r\nb\rc\n\nd").collect();
        assert_eq!(lines, [(1, "a"), (2, "b"), (3, "c"), (4, ""), (5, "d")]);
    }
}
