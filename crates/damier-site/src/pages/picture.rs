//! Boards as pictures inside pages. Unlike the diagrams for export they take
//! their colours from the page, so that they follow light and dark.

use std::fmt::Write as _;

use damier_draughts::{Notation, Piece, PieceKind, Position, Square};
use damier_game::Side;

/// Units of one field, the same as in the board's own drawing.
const FIELD: i32 = 100;

/// Room for coordinates, and for the edge without them.
const MARGIN: i32 = 46;
const BARE_MARGIN: i32 = 2;

/// The crown of the board's own drawing.
const CROWN: &str = "M-16 10L-19 -9L-9 0L0 -14L9 0L19 -9L16 10Z";

/// Puts the crown on the upper of the two discs.
const LIFT: &str = r#"transform="translate(0 -3)""#;

/// How a position is drawn.
#[derive(Clone, Debug)]
pub(super) struct Picture<'a> {
    position: &'a Position,
    bottom: Side,
    coordinates: Option<Notation>,
    trace: Vec<Square>,
    label: Option<String>,
}

impl<'a> Picture<'a> {
    /// The position seen from White, without coordinates, as decoration.
    pub(super) fn of(position: &'a Position) -> Picture<'a> {
        Picture {
            position,
            bottom: Side::White,
            coordinates: None,
            trace: Vec::new(),
            label: None,
        }
    }

    /// With this side at the bottom.
    pub(super) fn seen_from(mut self, side: Side) -> Picture<'a> {
        self.bottom = side;
        self
    }

    /// With coordinates at the edge.
    pub(super) fn with_coordinates(mut self, notation: Notation) -> Picture<'a> {
        self.coordinates = Some(notation);
        self
    }

    /// With the squares of the last move tinted.
    pub(super) fn with_trace(mut self, squares: &[Square]) -> Picture<'a> {
        self.trace = squares.to_vec();
        self
    }

    /// With a text for those who don't see it.
    pub(super) fn labelled(mut self, label: String) -> Picture<'a> {
        self.label = Some(label);
        self
    }

    /// The SVG element.
    pub(super) fn svg(&self) -> String {
        let (width, height) = self.size();
        let (far, near) = self.margins();
        let (full_width, full_height) = (width + far + near, height + far + near);
        let mut svg =
            format!(r#"<svg class="picture" viewBox="-{near} -{far} {full_width} {full_height}""#);
        match &self.label {
            Some(label) => push(
                &mut svg,
                format_args!(r#" role="img" aria-label="{}">"#, escape(label)),
            ),
            None => svg.push_str(r#" aria-hidden="true">"#),
        }
        push(
            &mut svg,
            format_args!(r#"<path class="light" d="M0 0h{width}v{height}H0z"/>"#),
        );
        self.fields(&mut svg);
        self.pieces(&mut svg);
        if let Some(notation) = self.coordinates {
            self.labels(&mut svg, notation);
        }
        svg.push_str("</svg>");
        svg
    }

    /// Room at top and right, and at bottom and left: numbers stand along all
    /// four edges, letters and figures along two.
    fn margins(&self) -> (i32, i32) {
        match self.coordinates {
            None => (BARE_MARGIN, BARE_MARGIN),
            Some(Notation::Algebraic) => (BARE_MARGIN, MARGIN),
            Some(Notation::Numeric | Notation::Reversed) => (MARGIN, MARGIN),
        }
    }

    fn size(&self) -> (i32, i32) {
        let geometry = self.position.variant().geometry();
        (
            i32::from(geometry.width()) * FIELD,
            i32::from(geometry.height()) * FIELD,
        )
    }

    /// The middle of a square as it is seen.
    fn middle(&self, square: Square) -> (i32, i32) {
        let (row, column) = self.position.variant().geometry().row_col(square);
        let (width, height) = self.size();
        let x = i32::from(column) * FIELD + FIELD / 2;
        let y = i32::from(row) * FIELD + FIELD / 2;
        match self.bottom {
            Side::White => (x, y),
            Side::Black => (width - x, height - y),
        }
    }

    fn fields(&self, svg: &mut String) {
        let (width, height) = self.size();
        svg.push_str(r#"<path class="dark" d=""#);
        for square in self.position.variant().geometry().all_squares() {
            self.field(svg, square);
        }
        svg.push_str(r#""/>"#);
        if !self.trace.is_empty() {
            svg.push_str(r#"<path class="trace" d=""#);
            for square in &self.trace {
                self.field(svg, *square);
            }
            svg.push_str(r#""/>"#);
        }
        let (width, height) = (width + 2, height + 2);
        let rect = format_args!(
            r#"<rect class="edge" x="-1" y="-1" rx="2" width="{width}" height="{height}"/>"#
        );
        push(svg, rect);
    }

    fn field(&self, svg: &mut String, square: Square) {
        let (x, y) = self.middle(square);
        let half = FIELD / 2;
        push(
            svg,
            format_args!("M{} {}h{FIELD}v{FIELD}h-{FIELD}z", x - half, y - half),
        );
    }

    fn pieces(&self, svg: &mut String) {
        for (square, piece) in self.position.pieces() {
            let (x, y) = self.middle(square);
            let side = match piece.side {
                Side::White => "w",
                Side::Black => "b",
            };
            push(
                svg,
                format_args!(r#"<g class="{side}" transform="translate({x} {y})">"#),
            );
            svg.push_str(&shapes(piece));
            svg.push_str("</g>");
        }
    }

    fn labels(&self, svg: &mut String, notation: Notation) {
        match notation {
            Notation::Numeric | Notation::Reversed => self.numbers(svg),
            Notation::Algebraic => self.lines(svg),
        }
    }

    /// Numbers along the four edges.
    fn numbers(&self, svg: &mut String) {
        let (width, height) = self.size();
        for square in self.position.variant().geometry().all_squares() {
            let (x, y) = self.middle(square);
            let name = square.number().to_string();
            if y < FIELD {
                label(svg, x, -24, &name);
            } else if y > height - FIELD {
                label(svg, x, height + 25, &name);
            } else if x < FIELD {
                label(svg, -23, y, &name);
            } else if x > width - FIELD {
                label(svg, width + 23, y, &name);
            }
        }
    }

    /// Letters below, figures at the left.
    fn lines(&self, svg: &mut String) {
        let geometry = self.position.variant().geometry();
        let (_, height) = self.size();
        for at in 0..geometry.width() {
            let column = if self.bottom == Side::White {
                at
            } else {
                geometry.width() - 1 - at
            };
            let letter = char::from(b'a' + column).to_string();
            label(svg, i32::from(at) * FIELD + FIELD / 2, height + 24, &letter);
        }
        for at in 0..geometry.height() {
            let figure = if self.bottom == Side::White {
                geometry.height() - at
            } else {
                at + 1
            };
            label(
                svg,
                -25,
                i32::from(at) * FIELD + FIELD / 2,
                &figure.to_string(),
            );
        }
    }
}

fn shapes(piece: Piece) -> String {
    match piece.kind {
        PieceKind::Man => r#"<circle r="40"/><circle class="groove" r="27"/>"#.to_owned(),
        PieceKind::King => format!(
            "{}{}",
            r#"<circle class="lower" cy="6" r="40"/><circle cy="-5" r="40"/>"#,
            format_args!(r#"<circle class="groove" cy="-5" r="30"/><path d="{CROWN}" {LIFT}/>"#),
        ),
    }
}

fn label(svg: &mut String, x: i32, y: i32, name: &str) {
    push(svg, format_args!(r#"<text x="{x}" y="{y}">{name}</text>"#));
}

fn push(svg: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing into a string does not fail.
    let _ = svg.write_fmt(text);
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use damier_draughts::Variant;

    use super::*;

    #[test]
    fn every_piece_and_square_is_drawn() {
        for variant in Variant::ALL.iter().copied() {
            let position = Position::start(variant);
            let svg = Picture::of(&position)
                .with_coordinates(Notation::Numeric)
                .svg();
            let count = |text: &str| svg.matches(text).count();
            assert_eq!(count("<g "), position.pieces().count(), "{}", variant.id());
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
        }
    }

    #[test]
    fn a_turned_board_has_its_pieces_on_the_other_side() {
        let position = Position::from_fen(Variant::Russian, "W:WK29:B4").expect("a position");
        let straight = Picture::of(&position).svg();
        let turned = Picture::of(&position).seen_from(Side::Black).svg();
        assert!(straight.contains(r#"<g class="w" transform="translate(50 750)">"#));
        assert!(turned.contains(r#"<g class="w" transform="translate(750 50)">"#));
    }

    #[test]
    fn a_label_cannot_break_out() {
        let position = Position::start(Variant::Russian);
        let svg = Picture::of(&position)
            .labelled(r#""><script>"#.to_owned())
            .svg();
        assert!(!svg.contains("<script>"));
    }
}
