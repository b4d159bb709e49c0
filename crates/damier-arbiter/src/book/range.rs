use std::fmt;

/// How many of something: from `low` to `high`, both included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Range {
    pub(super) low: u8,
    pub(super) high: Option<u8>,
}

impl Range {
    /// From the least to the most, or without a bound; `None` if the most is less
    /// than the least.
    pub fn new(low: u8, high: Option<u8>) -> Option<Range> {
        high.is_none_or(|high| low <= high)
            .then_some(Range { low, high })
    }

    /// The least.
    pub fn low(self) -> u8 {
        self.low
    }

    /// The most; `None` if there is no bound.
    pub fn high(self) -> Option<u8> {
        self.high
    }

    /// Whether the number lies in the range.
    pub fn contains(self, number: u8) -> bool {
        self.low <= number && self.high.is_none_or(|high| number <= high)
    }

    /// Whether some number lies in both.
    pub fn overlaps(self, other: Range) -> bool {
        self.high.is_none_or(|high| other.low <= high)
            && other.high.is_none_or(|high| self.low <= high)
    }

    /// Reads `4`, `4-5` or `8+`; `None` if the text is none of these or names
    /// no number (`5-4`).
    pub fn parse(text: &str) -> Option<Range> {
        let text = text.trim();
        if let Some(low) = text.strip_suffix('+') {
            return Some(Range {
                low: number(low)?,
                high: None,
            });
        }
        let (low, high) = text.split_once('-').unwrap_or((text, text));
        let (low, high) = (number(low)?, number(high)?);
        Range::new(low, Some(high))
    }
}

/// Digits only: `str::parse` would take a sign too.
fn number(text: &str) -> Option<u8> {
    let text = text.trim();
    text.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| text.parse().ok())?
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.high {
            None => write!(f, "{}+", self.low),
            Some(high) if high == self.low => write!(f, "{high}"),
            Some(high) => write!(f, "{}-{high}", self.low),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_and_written() {
        for text in ["4", "4-5", "8+"] {
            assert_eq!(
                Range::parse(text).map(|range| range.to_string()),
                Some(text.to_owned())
            );
        }
        for bad in ["", "5-4", "-3", "x", "1-2-3", "+4", "300"] {
            assert_eq!(Range::parse(bad), None, "{bad}");
        }
        let range = Range::parse("4-5").expect("a range");
        assert_eq!(
            [3, 4, 5, 6].map(|n| range.contains(n)),
            [false, true, true, false]
        );
        assert!(range.overlaps(Range { low: 5, high: None }));
        assert!(!range.overlaps(Range {
            low: 6,
            high: Some(7)
        }));
    }
}
