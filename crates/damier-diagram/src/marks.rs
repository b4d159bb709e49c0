//! What is shown on the board besides the pieces.

use std::fmt::Write as _;

use damier_draughts::Square;

use crate::options::{Colours, Options};
use crate::plan::{Plan, Point};

/// Tints the squares of the last move and draws the path of a capture.
pub(crate) fn last_move(out: &mut String, plan: &Plan, options: &Options) {
    let path: Vec<Square> = on_board(plan, &options.last_move).collect();
    let colours: &Colours = &options.colours;
    if path.is_empty() {
        return;
    }
    let mut squares = path.clone();
    squares.sort_unstable();
    squares.dedup();
    let _ = write!(
        out,
        "<path fill=\"{}\" fill-opacity=\"0.44\" d=\"",
        colours.last_move
    );
    for square in squares {
        let Point { x, y } = plan.middle(square);
        let _ = write!(out, "M{} {}h100v100h-100z", x - 50, y - 50);
    }
    out.push_str("\"/>\n");
    if path.len() > 2 {
        let points: Vec<String> = path
            .iter()
            .map(|&square| {
                let Point { x, y } = plan.middle(square);
                format!("{x},{y}")
            })
            .collect();
        let _ = writeln!(
            out,
            "<polyline fill=\"none\" stroke=\"{}\" stroke-width=\"7\" stroke-opacity=\"0.55\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\" points=\"{}\"/>",
            colours.path,
            points.join(" ")
        );
    }
}

/// Draws a ring around marked squares, over the pieces.
pub(crate) fn rings(out: &mut String, plan: &Plan, options: &Options) {
    if options.marks.is_empty() {
        return;
    }
    let _ = write!(
        out,
        "<g fill=\"none\" stroke=\"{}\" stroke-width=\"9\">",
        options.colours.mark
    );
    for square in on_board(plan, &options.marks) {
        let Point { x, y } = plan.middle(square);
        let _ = write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"45\"/>");
    }
    out.push_str("</g>\n");
}

/// Squares of another board are left out.
fn on_board(plan: &Plan, squares: &[Square]) -> impl Iterator<Item = Square> {
    squares
        .iter()
        .copied()
        .filter(|&square| plan.geometry.contains(square))
}
