use std::fmt::Write as _;

use fast_qr::qr::QRBuilder;
use fast_qr::{ECL, QRCode};

/// White modules that a reader needs around the code (ISO/IEC 18004).
const QUIET: usize = 4;

/// An address as a picture that a telephone reads (a QR code).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// Dark modules, row by row from the top left.
    rows: Vec<Vec<bool>>,
}

impl Code {
    /// The code of an address; `None` if that is longer than any code holds.
    pub fn of(address: &str) -> Option<Code> {
        let made: QRCode = QRBuilder::new(address).ecl(ECL::M).build().ok()?;
        let rows = (0..made.size).map(|row| made[row].iter().map(|module| module.value()));
        let rows = rows.map(|row| row.take(made.size).collect()).collect();
        Some(Code { rows })
    }

    /// How many modules a side has, the white ones around it included.
    pub const fn side(&self) -> usize {
        self.rows.len() + 2 * QUIET
    }

    /// Runs of dark modules: column, row and length, counted from the upper left
    /// corner of the white frame.
    pub fn runs(&self) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
        self.rows.iter().enumerate().flat_map(|(row, modules)| {
            let mut runs = Vec::new();
            let mut column = 0;
            for run in modules.chunk_by(|a, b| a == b) {
                if run[0] {
                    runs.push((column + QUIET, row + QUIET, run.len()));
                }
                column += run.len();
            }
            runs
        })
    }

    /// The picture as SVG, black on white whatever the page around it.
    pub fn svg(&self, label: &str) -> String {
        let side = self.side();
        let mut path = String::new();
        for (column, row, length) in self.runs() {
            write!(path, "M{column} {row}h{length}v1h-{length}z")
                .expect("a string takes whatever is written");
        }
        let label = crate::html::escape(label);
        format!(
            "<svg class=\"code\" viewBox=\"0 0 {side} {side}\" role=\"img\" \
             aria-label=\"{label}\" shape-rendering=\"crispEdges\">\
             <path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/>\
             <path fill=\"#000\" d=\"{path}\"/></svg>"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_a_white_frame() {
        let code = Code::of("https://example.org/events/abc/report/1-1-xyz").expect("short");
        let side = code.side();
        let dark = |x: usize, y: usize| {
            code.runs()
                .any(|(column, row, length)| row == y && (column..column + length).contains(&x))
        };
        let last = side - QUIET - 7;
        for (x, y) in [(QUIET, QUIET), (last, QUIET), (QUIET, last)] {
            for step in 0..7 {
                assert!(dark(x + step, y) && dark(x, y + step), "{x} {y}");
            }
            assert!(!dark(x + 1, y + 1) && dark(x + 3, y + 3));
        }
        for place in 0..side {
            assert!(!dark(place, QUIET - 1) && !dark(QUIET - 1, place));
        }
        assert!(Code::of(&"x".repeat(5000)).is_none());
    }
}
