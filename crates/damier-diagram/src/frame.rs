//! The fields of the board and the names around them.

use std::fmt::Write as _;

use damier_draughts::Notation;

use crate::options::{Colours, Coordinates};
use crate::plan::{FIELD, Plan, Point};

/// Room around the fields for names, and for the frame alone.
pub(crate) fn margin(coordinates: Coordinates) -> i32 {
    match coordinates {
        Coordinates::Outside => 46,
        Coordinates::Squares | Coordinates::None => 4,
    }
}

/// Draws the fields and the line around them.
pub(crate) fn fields(out: &mut String, plan: &Plan, colours: &Colours) {
    let (width, height) = (plan.columns() * FIELD, plan.rows() * FIELD);
    let every = i32::from(plan.geometry.squares()) == plan.columns() * plan.rows();
    out.push_str("<g shape-rendering=\"crispEdges\">");
    let _ = write!(
        out,
        "<path fill=\"{}\" d=\"M0 0h{width}v{height}H0z\"/>",
        colours.light
    );
    if every {
        // All squares are played on: they are told apart by lines.
        let _ = write!(
            out,
            "<path stroke=\"{}\" stroke-width=\"3\" d=\"",
            colours.dark
        );
        for column in 1..plan.columns() {
            let _ = write!(out, "M{} 0v{height}", column * FIELD);
        }
        for row in 1..plan.rows() {
            let _ = write!(out, "M0 {}h{width}", row * FIELD);
        }
        out.push_str("\"/>");
    } else {
        let _ = write!(out, "<path fill=\"{}\" d=\"", colours.dark);
        for square in plan.geometry.all_squares() {
            let Point { x, y } = plan.middle(square);
            let _ = write!(out, "M{} {}h{FIELD}v{FIELD}h-{FIELD}z", x - 50, y - 50);
        }
        out.push_str("\"/>");
    }
    let _ = writeln!(
        out,
        "</g><rect x=\"-1.5\" y=\"-1.5\" width=\"{}\" height=\"{}\" rx=\"2\" fill=\"none\" \
         stroke=\"{}\" stroke-width=\"3\"/>",
        width + 3,
        height + 3,
        colours.frame
    );
}

/// Draws the names of squares.
pub(crate) fn names(out: &mut String, plan: &Plan, coordinates: Coordinates, colours: &Colours) {
    match (coordinates, plan.notation) {
        (Coordinates::None, _) => {}
        (Coordinates::Squares, _) => {
            open(out, colours.number, 17, "start");
            for square in plan.geometry.all_squares() {
                let Point { x, y } = plan.middle(square);
                label(
                    out,
                    &plan.name(square),
                    Point {
                        x: x - 47,
                        y: y - 32,
                    },
                );
            }
            out.push_str("</g>\n");
        }
        (Coordinates::Outside, Notation::Numeric | Notation::Reversed) => {
            open(out, colours.label, 28, "middle");
            numbers(out, plan);
            out.push_str("</g>\n");
        }
        (Coordinates::Outside, Notation::Algebraic) => {
            open(out, colours.label, 28, "middle");
            letters(out, plan);
            out.push_str("</g>\n");
        }
    }
}

fn open(out: &mut String, colour: &str, size: u32, anchor: &str) {
    let _ = write!(
        out,
        "<g fill=\"{colour}\" font-family=\"system-ui,'Segoe UI',Roboto,'Noto Sans',Arial,\
         sans-serif\" font-size=\"{size}\" font-weight=\"500\" text-anchor=\"{anchor}\" \
         aria-hidden=\"true\">"
    );
}

/// Writes a name whose middle is at the height of a point. The shift is given in
/// units: not every renderer knows `dominant-baseline`.
fn label(out: &mut String, name: &str, Point { x, y }: Point) {
    let _ = write!(out, "<text x=\"{x}\" y=\"{y}\">{name}</text>");
}

/// A capital's half height at the size of the outer names.
const HALF_HEIGHT: i32 = 10;

/// The numbers of the outer squares, on the side where each lies.
fn numbers(out: &mut String, plan: &Plan) {
    let (width, height) = (plan.columns() * FIELD, plan.rows() * FIELD);
    for square in plan.geometry.all_squares() {
        let (row, column) = plan.seen(square);
        let Point { x, y } = plan.middle(square);
        let y = y + HALF_HEIGHT;
        let point = if row == 0 {
            Point {
                x,
                y: HALF_HEIGHT - 24,
            }
        } else if i32::from(row) + 1 == plan.rows() {
            Point {
                x,
                y: height + 25 + HALF_HEIGHT,
            }
        } else if column == 0 {
            Point { x: -25, y }
        } else if i32::from(column) + 1 == plan.columns() {
            Point { x: width + 25, y }
        } else {
            continue;
        };
        label(out, &plan.name(square), point);
    }
}

/// Letters below, row numbers at the left.
fn letters(out: &mut String, plan: &Plan) {
    let turned = |index: i32, count: i32| {
        if plan.is_turned() {
            count - 1 - index
        } else {
            index
        }
    };
    for column in 0..plan.columns() {
        let index = u8::try_from(turned(column, plan.columns())).unwrap_or(0);
        let letter = char::from(b'a' + index).to_string();
        let y = plan.rows() * FIELD + 24 + HALF_HEIGHT;
        label(
            out,
            &letter,
            Point {
                x: column * FIELD + FIELD / 2,
                y,
            },
        );
    }
    for row in 0..plan.rows() {
        let number = plan.rows() - turned(row, plan.rows());
        let y = row * FIELD + FIELD / 2 + HALF_HEIGHT;
        label(out, &number.to_string(), Point { x: -25, y });
    }
}
