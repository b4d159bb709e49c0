use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An exact rational number: what points, sums of points and averages are
/// compared as, so that no tie is made or broken by rounding.
///
/// Always in lowest terms, denominator positive. Written as an integer (`14`),
/// as a decimal where that is exact (`7.5`), otherwise as `6845/3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fraction {
    num: i64,
    den: i64,
}

impl Fraction {
    /// Nought.
    pub const ZERO: Fraction = Fraction { num: 0, den: 1 };
    /// One.
    pub const ONE: Fraction = Fraction { num: 1, den: 1 };
    /// One half.
    pub const HALF: Fraction = Fraction { num: 1, den: 2 };

    /// `num / den` in lowest terms. `None` if `den` is nought.
    pub fn new(num: i64, den: i64) -> Option<Fraction> {
        (den != 0).then(|| Fraction::reduced(i128::from(num), i128::from(den)))
    }

    /// A whole number.
    pub const fn whole(number: i64) -> Fraction {
        Fraction {
            num: number,
            den: 1,
        }
    }

    /// The numerator; carries the sign.
    pub const fn numerator(self) -> i64 {
        self.num
    }

    /// The denominator, at least 1.
    pub const fn denominator(self) -> i64 {
        self.den
    }

    /// Whether this is nought.
    pub const fn is_zero(self) -> bool {
        self.num == 0
    }

    /// `self / other`, or `None` if `other` is nought.
    pub fn checked_div(self, other: Fraction) -> Option<Fraction> {
        (!other.is_zero()).then(|| self / other)
    }

    /// As people read it: at most two decimals, the last one rounded. What is
    /// compared stays exact.
    pub fn shown(self) -> String {
        let (num, den) = (i128::from(self.num), i128::from(self.den));
        let sign = if num < 0 { "-" } else { "" };
        let hundredths = (num.abs() * 200 + den) / (den * 2);
        let (whole, rest) = (hundredths / 100, hundredths % 100);
        match (rest, rest % 10) {
            (0, _) if whole == 0 => "0".to_owned(),
            (0, _) => format!("{sign}{whole}"),
            (_, 0) => format!("{sign}{whole}.{}", rest / 10),
            _ => format!("{sign}{whole}.{rest:02}"),
        }
    }

    /// Half of it.
    #[must_use]
    pub fn half(self) -> Fraction {
        self * Fraction::HALF
    }

    /// The nearest floating-point number, for statistics only.
    pub fn to_f64(self) -> f64 {
        // Lossless below 2^53, which no score reaches.
        self.num as f64 / self.den as f64
    }

    /// The nearest tenth, halves up, as number of tenths (files in the TRF
    /// format have one decimal).
    pub fn tenths(self) -> i64 {
        (i128::from(self.num) * 20 + i128::from(self.den))
            .div_euclid(i128::from(self.den) * 2)
            .try_into()
            .unwrap_or(i64::MAX)
    }

    // Clamped instead of wrapped: no tournament comes near, and a hostile file
    // must not stop the program.
    fn reduced(num: i128, den: i128) -> Fraction {
        let sign = if den < 0 { -1 } else { 1 };
        let divisor = gcd(num.unsigned_abs(), den.unsigned_abs()).max(1);
        let divisor = i128::try_from(divisor).unwrap_or(1);
        let clamp =
            |n: i128| i64::try_from(n).unwrap_or(if n < 0 { i64::MIN + 1 } else { i64::MAX });
        Fraction {
            num: clamp(sign * num / divisor),
            den: clamp(sign * den / divisor).max(1),
        }
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Default for Fraction {
    fn default() -> Fraction {
        Fraction::ZERO
    }
}

impl From<i64> for Fraction {
    fn from(number: i64) -> Fraction {
        Fraction::whole(number)
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> std::cmp::Ordering {
        let left = i128::from(self.num) * i128::from(other.den);
        left.cmp(&(i128::from(other.num) * i128::from(self.den)))
    }
}

impl Add for Fraction {
    type Output = Fraction;

    fn add(self, other: Fraction) -> Fraction {
        Fraction::reduced(
            i128::from(self.num) * i128::from(other.den)
                + i128::from(other.num) * i128::from(self.den),
            i128::from(self.den) * i128::from(other.den),
        )
    }
}

impl Neg for Fraction {
    type Output = Fraction;

    fn neg(self) -> Fraction {
        Fraction::reduced(-i128::from(self.num), i128::from(self.den))
    }
}

impl Sub for Fraction {
    type Output = Fraction;

    fn sub(self, other: Fraction) -> Fraction {
        self + -other
    }
}

impl Mul for Fraction {
    type Output = Fraction;

    fn mul(self, other: Fraction) -> Fraction {
        Fraction::reduced(
            i128::from(self.num) * i128::from(other.num),
            i128::from(self.den) * i128::from(other.den),
        )
    }
}

impl Div for Fraction {
    type Output = Fraction;

    /// Division by nought gives nought; use [`Fraction::checked_div`] where it
    /// can happen.
    fn div(self, other: Fraction) -> Fraction {
        if other.is_zero() {
            return Fraction::ZERO;
        }
        Fraction::reduced(
            i128::from(self.num) * i128::from(other.den),
            i128::from(self.den) * i128::from(other.num),
        )
    }
}

impl AddAssign for Fraction {
    fn add_assign(&mut self, other: Fraction) {
        *self = *self + other;
    }
}

impl SubAssign for Fraction {
    fn sub_assign(&mut self, other: Fraction) {
        *self = *self - other;
    }
}

impl Sum for Fraction {
    fn sum<I: Iterator<Item = Fraction>>(numbers: I) -> Fraction {
        numbers.fold(Fraction::ZERO, Add::add)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.den == 1 {
            return write!(f, "{}", self.num);
        }
        // Exact as a decimal only if the denominator divides a power of ten.
        let mut scale: i128 = 1;
        for places in 1..=9_usize {
            scale *= 10;
            if scale % i128::from(self.den) == 0 {
                let all = i128::from(self.num) * (scale / i128::from(self.den));
                let sign = if all < 0 { "-" } else { "" };
                let all = all.abs();
                return write!(f, "{sign}{}.{:0places$}", all / scale, all % scale);
            }
        }
        write!(f, "{}/{}", self.num, self.den)
    }
}

impl fmt::Debug for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no number of points: write `2`, `0.5`, `½` or `7/3`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a number of points: write 2, 0.5, ½ or 7/3")]
pub struct NotAFraction(pub String);

impl FromStr for Fraction {
    type Err = NotAFraction;

    fn from_str(text: &str) -> Result<Fraction, NotAFraction> {
        parse(text.trim()).ok_or_else(|| NotAFraction(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<Fraction> {
    let digits = |t: &str| -> Option<i64> {
        let fine = !t.is_empty() && t.len() <= 15 && t.bytes().all(|b| b.is_ascii_digit());
        fine.then(|| t.parse().ok()).flatten()
    };
    if let Some(rest) = text.strip_prefix('-') {
        return if rest.starts_with('-') {
            None
        } else {
            parse(rest).map(|f| -f)
        };
    }
    if let Some(whole) = text.strip_suffix('½') {
        let whole = if whole.is_empty() { 0 } else { digits(whole)? };
        return Some(Fraction::whole(whole) + Fraction::HALF);
    }
    if let Some((num, den)) = text.split_once('/') {
        return Fraction::new(digits(num)?, digits(den)?);
    }
    let Some((whole, decimals)) = text.split_once(['.', ',']) else {
        return digits(text).map(Fraction::whole);
    };
    if decimals.len() > 9 {
        return None;
    }
    let scale = 10_i64.pow(u32::try_from(decimals.len()).ok()?);
    let whole = if whole.is_empty() { 0 } else { digits(whole)? };
    Some(Fraction::whole(whole) + Fraction::new(digits(decimals)?, scale)?)
}

impl Serialize for Fraction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Fraction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fraction, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn f(text: &str) -> Fraction {
        text.parse().expect("a fraction")
    }

    #[test]
    fn people_read_two_decimals() {
        for (text, wanted) in [
            ("2281.75", "2281.75"),
            ("6845/3", "2281.67"),
            ("4563/2", "2281.5"),
            ("7", "7"),
            ("-1/8", "-0.13"),
            ("1/1000", "0"),
            ("-1/1000", "0"),
            ("5999/1000", "6"),
        ] {
            assert_eq!(f(text).shown(), wanted, "{text}");
        }
    }

    #[test]
    fn reads_and_writes() {
        for text in ["14", "7.5", "2281.75", "6845/3", "-0.5", "0"] {
            assert_eq!(f(text).to_string(), text);
        }
        assert_eq!(f("½"), f("0.5"));
        assert_eq!(f("3½"), f("7/2"));
        assert_eq!(f("1,5"), f("3/2"));
        for bad in ["", "x", "1.", "1/0", "--1", "1.2.3", "99999999999999999999"] {
            assert!(bad.parse::<Fraction>().is_err(), "{bad}");
        }
    }

    #[test]
    fn compares_exactly() {
        // 2281.75 against 2281.50 is a real difference, a third against 0.3333 too.
        assert!(f("2281.75") > f("2281.5"));
        assert!(f("1/3") > f("0.3333"));
        assert_eq!(f("1/3") + f("1/6"), f("1/2"));
    }

    #[test]
    fn tenths_round_half_up() {
        assert_eq!(f("7.5").tenths(), 75);
        assert_eq!(f("0.25").tenths(), 3);
        assert_eq!(f("-0.25").tenths(), -2);
    }
}
