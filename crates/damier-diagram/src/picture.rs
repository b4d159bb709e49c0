use std::fmt::Write as _;

use damier_draughts::{PieceKind, Position};
use damier_game::Side;

use crate::options::Options;
use crate::plan::{FIELD, Plan};
use crate::{frame, marks, pieces};

/// Draws a position as an SVG document, which can also stand inside a page.
///
/// It has no identifiers, scripts, fonts or links, so that any number of
/// pictures can stand in one page; `<title>` and `<desc>` are for those who
/// cannot see it.
pub fn svg(position: &Position, options: &Options) -> String {
    let plan = Plan::new(position, options.bottom, options.notation);
    let (far, near) = match options.margins {
        Some(margins) => (i32::from(margins.far), i32::from(margins.near)),
        None => {
            let margin = frame::margin(options.coordinates);
            (margin, margin)
        }
    };
    let width = plan.columns() * FIELD + far + near;
    let height = plan.rows() * FIELD + far + near;
    let mut out = String::with_capacity(8 << 10);
    let role = if options.decoration {
        "aria-hidden=\"true\""
    } else {
        "role=\"img\""
    };
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {role} \
         viewBox=\"-{near} -{far} {width} {height}\""
    );
    if let Some(class) = options.class {
        let _ = write!(out, " class=\"{class}\"");
    }
    if let Some(size) = options.size {
        let tall = i64::from(size) * i64::from(height) / i64::from(width);
        let _ = write!(out, " width=\"{size}\" height=\"{tall}\"");
    }
    out.push_str(">\n");
    if !options.decoration {
        words(&mut out, position, &plan, options);
    }
    frame::fields(&mut out, &plan, &options.colours);
    marks::last_move(&mut out, &plan, options);
    frame::names(&mut out, &plan, options.coordinates, &options.colours);
    pieces::pieces(&mut out, position, &plan, &options.colours);
    marks::rings(&mut out, &plan, options);
    out.push_str("</svg>\n");
    out
}

/// What the picture says to those who cannot see it.
fn words(out: &mut String, position: &Position, plan: &Plan, options: &Options) {
    out.push_str("<title>");
    let name = options.title.clone();
    escape(out, &name.unwrap_or_else(|| title(position)));
    out.push_str("</title>\n");
    let told = options.description.clone();
    let told = told.unwrap_or_else(|| describe(position, plan));
    if !told.is_empty() {
        out.push_str("<desc>");
        escape(out, &told);
        out.push_str("</desc>\n");
    }
}

fn title(position: &Position) -> String {
    let id = position.variant().id();
    let (first, rest) = id.split_at(1);
    let turn = match position.side_to_move() {
        Side::White => "White to move",
        Side::Black => "Black to move",
    };
    format!("{}{rest} draughts, {turn}", first.to_uppercase())
}

fn describe(position: &Position, plan: &Plan) -> String {
    let army = |side: Side| {
        let squares = |kind: PieceKind| -> Vec<String> {
            position
                .pieces()
                .filter(|(_, piece)| piece.side == side && piece.kind == kind)
                .map(|(square, _)| plan.name(square))
                .collect()
        };
        let parts: Vec<String> = [("kings", PieceKind::King), ("men", PieceKind::Man)]
            .into_iter()
            .map(|(name, kind)| (name, squares(kind)))
            .filter(|(_, squares)| !squares.is_empty())
            .map(|(name, squares)| format!("{name} {}", squares.join(", ")))
            .collect();
        if parts.is_empty() {
            "no pieces".to_owned()
        } else {
            parts.join("; ")
        }
    };
    format!(
        "White: {}. Black: {}.",
        army(Side::White),
        army(Side::Black)
    )
}

/// Adds text so that XML takes it as text.
fn escape(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            // Control characters cannot stand in XML at all.
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
}
