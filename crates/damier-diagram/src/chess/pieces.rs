//! The chess pieces, drawn for Damier: plain bodies on a broad foot, with the ring
//! and groove of the discs.

use std::fmt::Write as _;

use damier_game::Side;

use super::Kind;
use crate::options::Colours;

/// The outline of a piece in a field of 100 by 100.
const fn outline(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => {
            "M50 22a13 13 0 0 1 9 22l5 3v6h-6c1 12 5 18 12 23v10H30V76c7-5 11-11 12-23h-6v-6l5-3\
             a13 13 0 0 1 9-22z"
        }
        Kind::Knight => {
            "M44 14l6 9c18 3 27 17 26 38-.4 9-2 17-4 25H32c0-14 8-21 16-31l-11 3c-4 5-9 7-14 5\
             l-3-8 15-20c1-8 4-15 9-21z"
        }
        Kind::Bishop => {
            "M50 10a6.500 6.500 0 0 1 5 10.600c10 7 15 16 15 25 0 7-3 12-8 16l3 3v5l-5 1\
             c2 4 5 6 10 8v8H30v-8c5-2 8-4 10-8l-5-1v-5l3-3c-5-4-8-9-8-16 0-9 5-18 15-25\
             A6.500 6.500 0 0 1 50 10z"
        }
        Kind::Rook => "M28 18h11v8h6v-8h10v8h6v-8h11v20l-8 6 3 28 7 6v8H26v-8l7-6 3-28-8-6z",
        Kind::Queen => {
            "M16 28a6 6 0 1 1 7 6l10 17 4-25a6 6 0 1 1 6 .500l7 24.500 7-24.500a6 6 0 1 1 6-.500\
             l4 25 10-17a6 6 0 1 1 7-6l-13 44 4 6v8H25v-8l4-6z"
        }
        Kind::King => {
            "M46 8h8v7h7v8h-7v8c6-5 13-7 19-5 9 3 12 12 8 21l-8 19 3 6v14H24V72l3-6-8-19\
             c-4-9-1-18 8-21 6-2 13 0 19 5v-8h-7v-8h7z"
        }
    }
}

/// Lines inside of the outline.
const fn groove(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "M38 78h24",
        Kind::Knight => "M40 78h28M43 37l3 3M59 32c6 6 8 14 8 24",
        Kind::Bishop => "M39 70h22M50 33v14M43 40h14",
        Kind::Rook => "M37 43h26M35 74h30",
        Kind::Queen => "M32 64c12-4 24-4 36 0M33 76h34",
        Kind::King => "M31 66c13-5 25-5 38 0M32 77h36M50 38v16",
    }
}

/// Draws a piece into the field with this left upper corner.
pub(super) fn piece(
    out: &mut String,
    (x, y): (i32, i32),
    side: Side,
    kind: Kind,
    colours: &Colours,
) {
    let (fill, line, inner) = match side {
        // The ring of a white disc is too light for a thin outline.
        Side::White => (colours.white, colours.white_crown, colours.white_crown),
        Side::Black => (colours.black, colours.black, colours.black_crown),
    };
    let _ = writeln!(
        out,
        "<g transform=\"translate({x} {y})\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\
         <path d=\"{}\" fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"3.5\"/>\
         <path d=\"{}\" fill=\"none\" stroke=\"{inner}\" stroke-width=\"3\"/></g>",
        outline(kind),
        groove(kind)
    );
}
