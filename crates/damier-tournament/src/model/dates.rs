//! The days of an event.

use super::Event;

/// A day as files write it, `2026/11/30` or with `-` or `.` for the strokes; `None` if it
/// is no whole day of the calendar.
pub(crate) fn day(text: &str) -> Option<(u16, u8, u8)> {
    let parts: Vec<&str> = text.trim().split(['/', '-', '.']).collect();
    let [year, month, day] = parts[..] else {
        return None;
    };
    let has_year = year.len() == 4;
    let (year, month, day) = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
    let is_one = has_year && (1..=12).contains(&month) && (1..=31).contains(&day);
    is_one.then_some((year, month, day))
}

/// The first day that lies before an earlier one of the list: its index, and that of the
/// latest day before it. What is no day is passed over.
///
/// ```
/// use damier_tournament::model::first_step_back;
///
/// let days = ["2026/11/30", "", "2026/12/07", "2026/11/14"];
/// assert_eq!(first_step_back(&days), Some((3, 2)));
/// assert_eq!(first_step_back(&days[..3]), None);
/// ```
pub fn first_step_back<S: AsRef<str>>(days: &[S]) -> Option<(usize, usize)> {
    let mut latest = None;
    for (index, text) in days.iter().enumerate() {
        let Some(day) = day(text.as_ref()) else {
            continue;
        };
        match latest {
            Some((before, last)) if day < last => return Some((index, before)),
            _ => latest = Some((index, day)),
        }
    }
    None
}

/// What cannot be about the days of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misdated {
    /// The event ends before it starts.
    Ends,
    /// A round has a day before that of an earlier one.
    Round {
        /// Its index, from 0.
        index: usize,
        /// Its day.
        found: String,
        /// The day of the earlier round.
        before: String,
    },
    /// More rounds have a day than there are.
    TooMany {
        /// How many days.
        dates: usize,
        /// How many rounds.
        rounds: u16,
    },
}

impl Event {
    /// Everything that looks like a slip about its days.
    pub fn misdated(&self) -> Vec<Misdated> {
        let mut found = Vec::new();
        if first_step_back(&[&self.starts, &self.ends]).is_some() {
            found.push(Misdated::Ends);
        }
        let days = self.days();
        if let Some((index, before)) = first_step_back(&days) {
            let (found_day, before) = (days[index].to_owned(), days[before].to_owned());
            found.push(Misdated::Round {
                index,
                found: found_day,
                before,
            });
        }
        let (dates, rounds) = (self.regulations.round_dates.len(), self.round_count());
        let is_known = !self.is_open_ended() && self.has_its_entries();
        if is_known && dates > usize::from(rounds) {
            found.push(Misdated::TooMany { dates, rounds });
        }
        found
    }

    /// The days of the rounds, paired or not; empty where nobody has said it.
    pub(crate) fn days(&self) -> Vec<&str> {
        let said = self.regulations.round_dates.len();
        let count = self.rounds.len().max(said);
        let rounds = (1..).take(count);
        rounds.map(|round| self.date_of(round)).collect()
    }
}
