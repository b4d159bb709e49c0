//! Clock times in comments.

use damier_game::{BySide, Side};

/// The times that a comment tells, as PDN 3.0 embeds them: `[%clk 1:55:21]` for the side
/// that has just moved, `[%clock w0:10:03 B0:09:58]` for both.
///
/// ```
/// use damier_draughts::pdn::Clocks;
/// use damier_game::Side;
///
/// let clocks = Clocks::of("good [%clock w0:10:03 B0:09:58]", Side::White).expect("two times");
/// assert_eq!(clocks.left[Side::White], Some(603));
/// assert_eq!(clocks.left[Side::Black], Some(598));
/// assert_eq!(clocks.running, Some(Side::Black));
///
/// let own = Clocks::of("[%clk 1:55:21]", Side::Black).expect("one time");
/// assert_eq!(own.left[Side::Black], Some(6921));
/// assert_eq!(Clocks::of("no time", Side::White), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Clocks {
    /// Seconds on each clock, as far as they are told.
    pub left: BySide<Option<u32>>,
    /// Whose clock runs, if a capital letter tells.
    pub running: Option<Side>,
}

impl Clocks {
    /// The times in a comment after a move of the given side. `None` if there are none.
    pub fn of(comment: &str, mover: Side) -> Option<Clocks> {
        let mut clocks = Clocks::default();
        for command in comment.split("[%").skip(1) {
            let command = command.split(']').next().unwrap_or("");
            let Some((name, values)) = command.split_once(|c: char| c.is_whitespace()) else {
                continue;
            };
            if name == "clk" || name == "clock" {
                for value in values.split_whitespace() {
                    clocks.take(value, mover);
                }
            }
        }
        (clocks != Clocks::default()).then_some(clocks)
    }

    fn take(&mut self, value: &str, mover: Side) {
        let (side, time) = match value.chars().next() {
            Some('w' | 'W') => (Side::White, &value[1..]),
            Some('b' | 'B') => (Side::Black, &value[1..]),
            _ => (mover, value),
        };
        if let Some(seconds) = seconds(time) {
            self.left[side] = Some(seconds);
            if value.starts_with(['W', 'B']) {
                self.running = Some(side);
            }
        }
    }
}

/// `1:55:21` or `55:21`; what comes after a point is left out.
fn seconds(text: &str) -> Option<u32> {
    let whole = text.split('.').next()?;
    let mut fields = 0;
    let seconds = whole.split(':').try_fold(0_u32, |seconds, field| {
        fields += 1;
        let digits = (1..=4).contains(&field.len()) && field.bytes().all(|b| b.is_ascii_digit());
        let field: u32 = field.parse().ok().filter(|_| digits)?;
        seconds.checked_mul(60)?.checked_add(field)
    })?;
    (2..=3).contains(&fields).then_some(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_in_every_form() {
        let of = |text| Clocks::of(text, Side::White).map(|clocks| clocks.left);
        let both = |white, black| Some(BySide { white, black });
        assert_eq!(of("[%clk w0:00:10 B0:00:03]"), both(Some(10), Some(3)));
        assert_eq!(of("[%clk 1:02:03.4]"), both(Some(3723), None));
        assert_eq!(of("[%eval 1][%clk 59:59] fine"), both(Some(3599), None));
        assert_eq!(of("[%clock 0:49:11]"), both(Some(2951), None));
        for odd in [
            "[%clk]",
            "[%clk x]",
            "[%clk 1:-1:1]",
            "[%clk 99999:00]",
            "%clk 1:00",
            "[%",
        ] {
            assert_eq!(of(odd), None, "{odd}");
        }
    }
}
