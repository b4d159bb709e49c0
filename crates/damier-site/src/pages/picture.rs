//! Boards as pictures inside pages. Unlike the diagrams for export they take
//! their colours from the page, so that they follow light, dark and print.

use damier_diagram::{Colours, Coordinates, Margins, Options};
use damier_draughts::{Notation, Position, Square};
use damier_game::Side;

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
    options: Options,
}

impl<'a> Picture<'a> {
    /// The position seen from White, without coordinates, as decoration.
    pub(super) fn of(position: &'a Position) -> Picture<'a> {
        let options = Options {
            coordinates: Coordinates::None,
            colours: COLOURS,
            class: Some("picture"),
            decoration: true,
            description: Some(String::new()),
            margins: Some(Margins {
                far: EDGE,
                near: EDGE,
            }),
            ..Options::default()
        };
        Picture { position, options }
    }

    /// With this side at the bottom.
    pub(super) fn seen_from(mut self, side: Side) -> Picture<'a> {
        self.options.bottom = side;
        self
    }

    /// With coordinates at the edge: numbers stand along all four sides, letters
    /// and figures along two.
    pub(super) fn with_coordinates(mut self, notation: Notation) -> Picture<'a> {
        self.options.coordinates = Coordinates::Outside;
        self.options.notation = Some(notation);
        let far = match notation {
            Notation::Algebraic => EDGE,
            Notation::Numeric | Notation::Reversed => ROOM,
        };
        self.options.margins = Some(Margins { far, near: ROOM });
        self
    }

    /// With the squares of the last move tinted.
    pub(super) fn with_trace(mut self, squares: &[Square]) -> Picture<'a> {
        self.options.last_move = squares.to_vec();
        self
    }

    /// With a text for those who don't see it.
    pub(super) fn labelled(mut self, label: String) -> Picture<'a> {
        self.options.title = Some(label);
        self.options.decoration = false;
        self
    }

    /// The SVG element.
    pub(super) fn svg(&self) -> String {
        damier_diagram::svg(self.position, &self.options)
    }
}

#[cfg(test)]
mod tests {
    use damier_draughts::Variant;

    use super::*;

    #[test]
    fn pictures_take_their_colours_from_the_page() {
        for variant in Variant::ALL.iter().copied() {
            let position = Position::start(variant);
            let svg = Picture::of(&position)
                .with_coordinates(Notation::Numeric)
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
        let position = Position::start(Variant::Russian);
        let silent = Picture::of(&position).svg();
        assert!(silent.contains("aria-hidden") && !silent.contains("<title>"));
        let told = Picture::of(&position)
            .labelled(r#"</title><script>"#.to_owned())
            .svg();
        assert!(told.contains("role=\"img\"") && !told.contains("<script>"));
    }
}
