//! Flat discs with a ring and a groove; a king is two of them with a crown.

use std::fmt::Write as _;

use damier_draughts::{Piece, PieceKind, Position};
use damier_game::Side;

use crate::options::Colours;
use crate::plan::{Plan, Point};

/// Five points on a band, around the middle of the upper disc.
const CROWN: &str = "l-3 -19 10 9 9 -14 9 14 10 -9 -3 19z";

struct Paint {
    disc: &'static str,
    ring: &'static str,
    under: &'static str,
    crown: &'static str,
}

fn paint(side: Side, colours: &Colours) -> Paint {
    match side {
        Side::White => Paint {
            disc: colours.white,
            ring: colours.white_ring,
            under: colours.white_under,
            crown: colours.white_crown,
        },
        Side::Black => Paint {
            disc: colours.black,
            ring: colours.black_ring,
            under: colours.black_under,
            crown: colours.black_crown,
        },
    }
}

/// Draws all pieces of a position.
pub(crate) fn pieces(out: &mut String, position: &Position, plan: &Plan, colours: &Colours) {
    for side in Side::BOTH {
        for kind in [PieceKind::Man, PieceKind::King] {
            let wanted = Piece { side, kind };
            let middles: Vec<Point> = position
                .pieces()
                .filter(|&(_, piece)| piece == wanted)
                .map(|(square, _)| plan.middle(square))
                .collect();
            if middles.is_empty() {
                continue;
            }
            let paint = paint(side, colours);
            let _ = write!(out, "<g fill=\"{}\" stroke=\"{}\">", paint.disc, paint.ring);
            for middle in middles {
                match kind {
                    PieceKind::Man => man(out, middle),
                    PieceKind::King => king(out, middle, &paint),
                }
            }
            out.push_str("</g>\n");
        }
    }
}

fn man(out: &mut String, Point { x, y }: Point) {
    circle(out, x, y, 40, "stroke-width=\"4.5\"");
    circle(out, x, y, 27, "stroke-width=\"2.5\" fill=\"none\"");
}

fn king(out: &mut String, Point { x, y }: Point, paint: &Paint) {
    circle(
        out,
        x,
        y + 6,
        40,
        &format!("stroke-width=\"4.5\" fill=\"{}\"", paint.under),
    );
    circle(out, x, y - 5, 40, "stroke-width=\"4.5\"");
    circle(out, x, y - 5, 30, "stroke-width=\"2.5\" fill=\"none\"");
    let _ = write!(
        out,
        "<path d=\"M{} {}{CROWN}\" fill=\"{}\" stroke=\"none\"/>",
        x - 16,
        y + 7,
        paint.crown
    );
}

fn circle(out: &mut String, x: i32, y: i32, radius: i32, attributes: &str) {
    let _ = write!(
        out,
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {attributes}/>"
    );
}
