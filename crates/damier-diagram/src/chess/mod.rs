//! Pictures of chess positions, from the first field of a FEN.
//!
//! ```
//! use damier_diagram::chess::{Board, Options, svg, text};
//!
//! let board: Board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR".parse()?;
//! assert!(svg(&board, &Options::default()).starts_with("<svg "));
//! assert!(text(&board, &Options::default()).starts_with(" 8 r n b q k b n r\n"));
//! // As on rules pages: squares to be marked follow after a blank.
//! let (board, marks) = Board::with_marks("k7/2p5/5q2/2b5/4N3/2R3r1/3P4/7K f6,d6,c5")?;
//! assert_eq!(marks.len(), 3);
//! # Ok::<(), damier_diagram::chess::NoBoard>(())
//! ```

mod board;
mod pieces;

use std::fmt::Write as _;

use damier_game::Side;

use crate::options::{Colours, Margins};
pub use board::{Board, Kind, NoBoard, Place};

/// How a chess position is to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The side that sits at the bottom.
    pub bottom: Side,
    /// Whether files and ranks are named around the board.
    pub coordinates: bool,
    /// The width of the picture in pixels; `None` fills its place.
    pub size: Option<u32>,
    /// The squares of the last move.
    pub last_move: Vec<Place>,
    /// Squares to be ringed.
    pub marks: Vec<Place>,
    /// The colours.
    pub colours: Colours,
    /// The name that a screen reader gives to the picture; `None` for a plain one
    /// in English.
    pub title: Option<String>,
    /// The longer description; `None` for the pieces and their squares, in English,
    /// and none at all if the text is empty.
    pub description: Option<String>,
    /// Whether the picture only decorates, so that screen readers pass it over.
    pub decoration: bool,
    /// The value of the attribute `class`, for pages that style their pictures.
    pub class: Option<&'static str>,
    /// Room around the squares; `None` as much as the names need.
    pub margins: Option<Margins>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            bottom: Side::White,
            coordinates: true,
            size: None,
            last_move: Vec::new(),
            marks: Vec::new(),
            colours: Colours::LIGHT,
            title: None,
            description: None,
            decoration: false,
            class: None,
            margins: None,
        }
    }
}

const FIELD: i32 = 100;
const WHOLE: i32 = 8 * FIELD;

/// The left upper corner of a square as seen.
fn corner(place: Place, bottom: Side) -> (i32, i32) {
    let (file, rank) = (i32::from(place.file), i32::from(place.rank));
    match bottom {
        Side::White => (file * FIELD, (7 - rank) * FIELD),
        Side::Black => ((7 - file) * FIELD, rank * FIELD),
    }
}

/// Draws a position as an SVG document, which can also stand inside a page. It has
/// no identifiers, scripts, fonts or links.
pub fn svg(board: &Board, options: &Options) -> String {
    let room = if options.coordinates { 46 } else { 4 };
    let (far, near) = options.margins.map_or((room, room), |margins| {
        (i32::from(margins.far), i32::from(margins.near))
    });
    let width = WHOLE + far + near;
    let mut out = String::with_capacity(16 << 10);
    out.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\"");
    if let Some(class) = options.class {
        let _ = write!(out, " class=\"{class}\"");
    }
    out.push_str(match options.decoration {
        true => " aria-hidden=\"true\"",
        false => " role=\"img\"",
    });
    let _ = write!(out, " viewBox=\"-{near} -{far} {width} {width}\"");
    if let Some(size) = options.size {
        let _ = write!(out, " width=\"{size}\" height=\"{size}\"");
    }
    out.push_str(">\n");
    if !options.decoration {
        describe(&mut out, board, options);
    }
    fields(&mut out, options);
    if options.coordinates {
        names(&mut out, options);
    }
    for (place, side, kind) in board.pieces() {
        let (x, y) = corner(place, options.bottom);
        pieces::piece(&mut out, (x, y), side, kind, &options.colours);
    }
    rings(&mut out, options);
    out.push_str("</svg>\n");
    out
}

fn describe(out: &mut String, board: &Board, options: &Options) {
    out.push_str("<title>");
    escape(out, options.title.as_deref().unwrap_or("Chess position"));
    out.push_str("</title>\n");
    let description = match &options.description {
        Some(text) => text.clone(),
        None => board.described(),
    };
    if !description.is_empty() {
        out.push_str("<desc>");
        escape(out, &description);
        out.push_str("</desc>\n");
    }
}

fn fields(out: &mut String, options: &Options) {
    let colours = &options.colours;
    let _ = write!(
        out,
        "<g shape-rendering=\"crispEdges\"><path fill=\"{}\" d=\"M0 0h{WHOLE}v{WHOLE}H0z\"/>\
         <path fill=\"{}\" d=\"",
        colours.light, colours.dark
    );
    for place in Place::all().filter(|place| (place.file + place.rank) % 2 == 0) {
        let (x, y) = corner(place, options.bottom);
        let _ = write!(out, "M{x} {y}h{FIELD}v{FIELD}h-{FIELD}z");
    }
    let _ = writeln!(
        out,
        "\"/></g><rect x=\"-1.5\" y=\"-1.5\" width=\"{0}\" height=\"{0}\" rx=\"2\" fill=\"none\" \
         stroke=\"{1}\" stroke-width=\"3\"/>",
        WHOLE + 3,
        colours.frame
    );
    if options.last_move.is_empty() {
        return;
    }
    let _ = write!(
        out,
        "<path fill=\"{}\" fill-opacity=\"0.44\" d=\"",
        colours.last_move
    );
    for &place in &options.last_move {
        let (x, y) = corner(place, options.bottom);
        let _ = write!(out, "M{x} {y}h{FIELD}v{FIELD}h-{FIELD}z");
    }
    out.push_str("\"/>\n");
}

/// Letters below, numbers at the left.
fn names(out: &mut String, options: &Options) {
    let _ = write!(
        out,
        "<g fill=\"{}\" font-family=\"system-ui,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif\" \
         font-size=\"28\" font-weight=\"500\" text-anchor=\"middle\" aria-hidden=\"true\">",
        options.colours.label
    );
    for index in 0..8_u8 {
        let place = Place {
            file: index,
            rank: index,
        };
        let (x, y) = corner(place, options.bottom);
        let letter = char::from(b'a' + index);
        let _ = write!(
            out,
            "<text x=\"{}\" y=\"{}\">{letter}</text>",
            x + 50,
            WHOLE + 34
        );
        let _ = write!(out, "<text x=\"-25\" y=\"{}\">{}</text>", y + 60, index + 1);
    }
    out.push_str("</g>\n");
}

fn rings(out: &mut String, options: &Options) {
    if options.marks.is_empty() {
        return;
    }
    let _ = write!(
        out,
        "<g fill=\"none\" stroke=\"{}\" stroke-width=\"9\">",
        options.colours.mark
    );
    for &place in &options.marks {
        let (x, y) = corner(place, options.bottom);
        let _ = write!(
            out,
            "<circle cx=\"{}\" cy=\"{}\" r=\"45\"/>",
            x + 50,
            y + 50
        );
    }
    out.push_str("</g>\n");
}

fn escape(out: &mut String, text: &str) {
    for sign in text.chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            sign => out.push(sign),
        }
    }
}

/// Writes a position as a board of letters: capitals for White, a dot for an empty
/// square.
pub fn text(board: &Board, options: &Options) -> String {
    let mut out = String::new();
    let turned = options.bottom == Side::Black;
    let order = |index: u8| if turned { 7 - index } else { index };
    for row in 0..8 {
        let rank = order(7 - row);
        let _ = write!(out, "{:>2}", rank + 1);
        for file in (0..8).map(order) {
            let sign = match board.at(Place { file, rank }) {
                Some((Side::White, kind)) => kind.letter(),
                Some((Side::Black, kind)) => kind.letter().to_ascii_lowercase(),
                None => '.',
            };
            out.extend([' ', sign]);
        }
        out.push('\n');
    }
    out.push_str("  ");
    for file in (0..8).map(order) {
        out.extend([' ', char::from(b'a' + file)]);
    }
    out.push('\n');
    out
}
