use damier_draughts::{Notation, Square};
use damier_game::Side;

/// Where the names of squares stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Coordinates {
    /// Around the board: numbers of the outer squares, or letters and rows.
    #[default]
    Outside,
    /// In the corner of every square.
    Squares,
    /// Nowhere.
    None,
}

/// How a position is to be drawn.
///
/// ```
/// use damier_diagram::{Colours, Options};
///
/// let options = Options { size: Some(480), colours: Colours::DARK, ..Options::default() };
/// assert!(options.title.is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The side that sits at the bottom.
    pub bottom: Side,
    /// Where the names of squares stand.
    pub coordinates: Coordinates,
    /// How squares are named; `None` as the variant's federation does.
    pub notation: Option<Notation>,
    /// The width of the picture in pixels; `None` fills its place.
    pub size: Option<u32>,
    /// The squares of the last move in their order: start, landings, end. Empty
    /// if none is to be shown.
    pub last_move: Vec<Square>,
    /// Squares to be ringed.
    pub marks: Vec<Square>,
    /// The colours.
    pub colours: Colours,
    /// The name that a screen reader gives to the picture; `None` for the game and
    /// whose turn it is, in English.
    pub title: Option<String>,
    /// The longer description; `None` for the pieces and their squares, in English,
    /// and none at all if the text is empty.
    pub description: Option<String>,
    /// Whether the picture only decorates, so that screen readers pass it over.
    pub decoration: bool,
    /// The value of the attribute `class`, for pages that style their pictures.
    pub class: Option<&'static str>,
    /// Room around the fields; `None` as much as the coordinates need.
    pub margins: Option<Margins>,
}

/// Room around the fields, in hundredths of a field's width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Margins {
    /// At the top and at the right.
    pub far: u16,
    /// At the bottom and at the left.
    pub near: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            bottom: Side::White,
            coordinates: Coordinates::Outside,
            notation: None,
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

/// The colours of a picture, in any form that SVG takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours {
    /// Squares that are not played on.
    pub light: &'static str,
    /// Squares that are.
    pub dark: &'static str,
    /// The line around the board.
    pub frame: &'static str,
    /// Names of squares around the board.
    pub label: &'static str,
    /// Names of squares inside them.
    pub number: &'static str,
    /// White's pieces.
    pub white: &'static str,
    /// Ring and groove of White's pieces.
    pub white_ring: &'static str,
    /// The lower disc of White's kings.
    pub white_under: &'static str,
    /// The crown on White's kings.
    pub white_crown: &'static str,
    /// Black's pieces.
    pub black: &'static str,
    /// Ring and groove of Black's pieces.
    pub black_ring: &'static str,
    /// The lower disc of Black's kings.
    pub black_under: &'static str,
    /// The crown on Black's kings.
    pub black_crown: &'static str,
    /// The squares of the last move; drawn half transparent.
    pub last_move: &'static str,
    /// The path of a capture.
    pub path: &'static str,
    /// Rings around marked squares.
    pub mark: &'static str,
}

impl Colours {
    /// For light pages.
    pub const LIGHT: Colours = Colours {
        light: "#f1e0c5",
        dark: "#b18b63",
        frame: "#a17c55",
        label: "#6b6257",
        number: "#2b1f12",
        white: "#faf5ec",
        white_ring: "#cbbba5",
        white_under: "#cbbba5",
        white_crown: "#7a5a34",
        black: "#2c2521",
        black_ring: "#60544a",
        black_under: "#60544a",
        black_crown: "#e9d5b0",
        last_move: "#0f6e66",
        path: "#0b4f49",
        mark: "#f7b23e",
    };

    /// For dark pages.
    pub const DARK: Colours = Colours {
        light: "#cdb594",
        dark: "#7c5c40",
        frame: "#5e4632",
        label: "#a99e91",
        number: "#f3e7d6",
        white: "#f3eadb",
        white_ring: "#b8a78f",
        white_under: "#b8a78f",
        white_crown: "#6d5130",
        black: "#221c18",
        black_ring: "#6c5f54",
        black_under: "#6c5f54",
        black_crown: "#dcc7a2",
        last_move: "#4db6ac",
        path: "#a5ece4",
        mark: "#f7b23e",
    };

    /// For print in black and white.
    pub const PRINT: Colours = Colours {
        light: "#ffffff",
        dark: "#d9d9d9",
        frame: "#000000",
        label: "#000000",
        number: "#000000",
        white: "#ffffff",
        white_ring: "#000000",
        white_under: "#ffffff",
        white_crown: "#000000",
        black: "#1c1c1c",
        black_ring: "#ffffff",
        black_under: "#1c1c1c",
        black_crown: "#ffffff",
        last_move: "#8c8c8c",
        path: "#000000",
        mark: "#000000",
    };
}
