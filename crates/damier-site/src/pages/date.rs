//! Dates for pages: in UTC, until the browser puts them into local time.

/// A moment as `2026-11-05T14:03:00Z`.
pub(crate) fn iso(unix_ms: u64) -> String {
    let (date, time) = parts(unix_ms);
    format!("{date}T{time}:00Z")
}

/// A moment as `2026-11-05 14:03 UTC`.
pub(crate) fn plain(unix_ms: u64) -> String {
    let (date, time) = parts(unix_ms);
    format!("{date} {time} UTC")
}

fn parts(unix_ms: u64) -> (String, String) {
    let minutes = unix_ms / 60_000;
    let (year, month, day) = civil(minutes / 1440);
    let time = format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60);
    (format!("{year:04}-{month:02}-{day:02}"), time)
}

/// Year, month and day of a day counted from 1970-01-01, in the Gregorian
/// calendar. Counted in years that begin in March, so that the leap day is the
/// last of its year.
fn civil(days: u64) -> (u64, u64, u64) {
    const FROM_MARCH_OF_YEAR_0: u64 = 719_468;
    const DAYS_IN_400_YEARS: u64 = 146_097;
    let days = days + FROM_MARCH_OF_YEAR_0;
    let day_of_era = days % DAYS_IN_400_YEARS;
    let leaps = day_of_era / 1_460 - day_of_era / 36_524 + day_of_era / 146_096;
    let year_of_era = (day_of_era - leaps) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = year_of_era + days / DAYS_IN_400_YEARS * 400 + u64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_moments() {
        for (unix_ms, expected) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (951_868_799_999, "2000-02-29T23:59:00Z"),
            (1_709_164_800_000, "2024-02-29T00:00:00Z"),
            (1_793_887_380_000, "2026-11-05T14:03:00Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(iso(unix_ms), expected);
        }
        assert_eq!(plain(1_793_887_380_000), "2026-11-05 14:03 UTC");
    }
}
