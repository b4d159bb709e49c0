//! Boards as pictures inside pages. Unlike the diagrams for export they take
//! their colours from the page, so that they follow light, dark and print.

use damier_diagram::{Colours, Coordinates, Margins, Options, chess};
use damier_draughts::{Notation, Square};
use damier_game::{Game as _, Side};

use crate::board::{Position, Writing, chess_square};

/// The colours of the page, by name.
const COLOURS: Colours = Colours {
    light: "var(--board-light)",
    dark: "var(--board-dark)",
    frame: "var(--board-frame)",
    label: "var(--board-label)",
    number: "var(--board-number)",
    white: "var(--white-piece)",
    white_ring: "var(--white-ring)",
    white_under: "var(--white-ring)",
    white_crown: "var(--white-crown)",
    black: "var(--black-piece)",
    black_ring: "var(--black-ring)",
    black_under: "var(--black-ring)",
    black_crown: "var(--black-crown)",
    last_move: "var(--trace)",
    path: "var(--target)",
    mark: "var(--must)",
};

/// Room for coordinates, and for the edge without them: as much as around the
/// board that scripts draw, so that nothing moves when it takes over.
const ROOM: u16 = 46;
const EDGE: u16 = 2;

/// How a position is drawn.
#[derive(Clone, Debug)]
pub(super) struct Picture<'a> {
    position: &'a Position,
    bottom: Side,
    writing: Option<Writing>,
    trace: Vec<u8>,
    rings: Vec<u8>,
    label: Option<String>,
}

impl<'a> Picture<'a> {
    /// The position seen from White, without coordinates, as decoration.
    pub(super) const fn of(position: &'a Position) -> Picture<'a> {
        Picture {
            position,
            bottom: Side::White,
            writing: None,
            trace: Vec::new(),
            rings: Vec::new(),
            label: None,
        }
    }

    /// With this side at the bottom.
    pub(super) const fn seen_from(mut self, side: Side) -> Picture<'a> {
        self.bottom = side;
        self
    }

    /// With coordinates at the edge: numbers stand along all four sides, letters
    /// and figures along two.
    pub(super) const fn with_coordinates(mut self, writing: Writing) -> Picture<'a> {
        self.writing = Some(writing);
        self
    }

    /// With the squares of the last move tinted.
    pub(super) fn with_trace(mut self, squares: &[u8]) -> Picture<'a> {
        self.trace = squares.to_vec();
        self
    }

    /// With rings around squares of chess.
    pub(super) fn with_rings(mut self, squares: &[u8]) -> Picture<'a> {
        self.rings = squares.to_vec();
        self
    }

    /// With a text for those who don't see it.
    pub(super) fn labelled(mut self, label: String) -> Picture<'a> {
        self.label = Some(label);
        self
    }

    /// The SVG element.
    pub(super) fn svg(&self) -> String {
        match self.position {
            Position::Draughts(position) => self.draughts(position),
            Position::Chess(position) => self.chess(&position.fen()),
        }
    }

    fn margins(&self) -> Margins {
        let (far, near) = match self.writing {
            None => (EDGE, EDGE),
            Some(Writing::Algebraic | Writing::Chess) => (EDGE, ROOM),
            Some(Writing::Numeric | Writing::Reversed) => (ROOM, ROOM),
        };
        Margins { far, near }
    }

    fn draughts(&self, position: &damier_draughts::Position) -> String {
        let options = Options {
            bottom: self.bottom,
            coordinates: match self.writing {
                Some(_) => Coordinates::Outside,
                None => Coordinates::None,
            },
            notation: self.writing.map(|writing| match writing {
                Writing::Algebraic => Notation::Algebraic,
                Writing::Reversed => Notation::Reversed,
                Writing::Numeric | Writing::Chess => Notation::Numeric,
            }),
            last_move: self.trace.iter().copied().filter_map(Square::new).collect(),
            colours: COLOURS,
            class: Some("picture"),
            decoration: self.label.is_none(),
            title: self.label.clone(),
            description: Some(String::new()),
            margins: Some(self.margins()),
            ..Options::default()
        };
        damier_diagram::svg(position, &options)
    }

    fn chess(&self, fen: &str) -> String {
        let board = fen.split(' ').next().unwrap_or_default();
        // A position that is played on is a board.
        let Ok(board) = board.parse::<chess::Board>() else {
            return String::new();
        };
        let place = |number: &u8| chess_square(*number)?.to_string().parse().ok();
        let options = chess::Options {
            bottom: self.bottom,
            coordinates: self.writing.is_some(),
            last_move: self.trace.iter().filter_map(place).collect(),
            marks: self.rings.iter().filter_map(place).collect(),
            colours: COLOURS,
            class: Some("picture"),
            decoration: self.label.is_none(),
            title: self.label.clone(),
            description: Some(String::new()),
            margins: Some(self.margins()),
            ..chess::Options::default()
        };
        chess::svg(&board, &options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Kind;

    #[test]
    fn pictures_take_their_colours_from_the_page() {
        for kind in Kind::all() {
            let position = kind.start();
            let svg = Picture::of(&position)
                .with_coordinates(kind.writing())
                .svg();
            assert!(svg.starts_with("<svg") && svg.contains("class=\"picture\""));
            assert!(
                !svg.contains("#f") && svg.contains("var(--board-dark)"),
                "{svg}"
            );
        }
    }

    #[test]
    fn a_label_is_told_and_a_decoration_says_nothing() {
        let position = Kind::Chess960.start();
        let silent = Picture::of(&position).svg();
        assert!(silent.contains("aria-hidden") && !silent.contains("<title>"));
        let told = Picture::of(&position)
            .labelled(r#"</title><script>"#.to_owned())
            .svg();
        assert!(told.contains("role=\"img\"") && !told.contains("<script>"));
    }
}
