use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use damier_game::Side;

use super::{Seed, american};
use crate::pdn;
use crate::{Move, Notation, Piece, Position, Square, Variant};

/// A table of openings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    variant: Variant,
    id: &'static str,
    about: &'static str,
    size: usize,
    list: List,
}

/// Where the openings of a table come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum List {
    TwoMove,
    ThreeMove,
    ElevenMen,
    /// Lines of `name: moves`, or `name: from-to from-to` for flying pieces. A name
    /// marked with the id of a variant is for that one only.
    Text(&'static str),
}

const IDF: &str = include_str!("idf-64.txt");
const SHORT: &str = include_str!("short-64.txt");

/// All tables; the first of a variant is the usual one.
static TABLES: [Table; 7] = [
    Table {
        variant: Variant::American,
        id: "3-move",
        about: "three-move ballot; barred ones by the American Checker Federation",
        size: 174,
        list: List::ThreeMove,
    },
    Table {
        variant: Variant::American,
        id: "2-move",
        about: "two-move ballot",
        size: 49,
        list: List::TwoMove,
    },
    Table {
        variant: Variant::American,
        id: "11-man",
        about: "eleven-men ballot; which ones are barred is not known here",
        size: 2500,
        list: List::ElevenMen,
    },
    Table {
        variant: Variant::Russian,
        id: "idf-64",
        about: "table of the International Draughts Federation, with flying pieces",
        size: 745,
        list: List::Text(IDF),
    },
    Table {
        variant: Variant::Russian,
        id: "short-64",
        about: "the older table of 150 openings",
        size: 150,
        list: List::Text(SHORT),
    },
    Table {
        variant: Variant::Brazilian,
        id: "fmjd-64",
        about: "table of the FMJD section for 64 squares, with flying pieces",
        size: 736,
        list: List::Text(IDF),
    },
    Table {
        variant: Variant::Brazilian,
        id: "short-64",
        about: "the older table of 150 openings",
        size: 150,
        list: List::Text(SHORT),
    },
];

/// One opening of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The table.
    pub table: Table,
    /// Its name or number in the table.
    pub name: String,
    /// The position from which the game is played.
    pub position: Position,
    /// The moves that lead there from the usual start; none where pieces were moved
    /// freely or taken off.
    pub moves: Vec<Move>,
    /// Whether it may not be used, as it is lost for one side.
    pub barred: bool,
}

impl Table {
    /// Every table.
    pub fn all() -> &'static [Table] {
        &TABLES
    }

    /// The usual table of a variant, if its events draw openings.
    pub fn default_for(variant: Variant) -> Option<&'static Table> {
        Table::all().iter().find(|table| table.variant == variant)
    }

    /// The table of a variant with this name.
    ///
    /// # Errors
    ///
    /// If it has none of the name.
    pub fn find(variant: Variant, id: &str) -> Result<&'static Table, UnknownTable> {
        let own = || Table::all().iter().filter(|table| table.variant == variant);
        own()
            .find(|table| table.id == id)
            .ok_or_else(|| UnknownTable {
                variant,
                id: id.to_owned(),
                known: own().map(|table| table.id).collect(),
            })
    }

    /// The name, such as `3-move`.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// Which game.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// What it is, in a few English words.
    pub const fn about(&self) -> &'static str {
        self.about
    }

    /// How many openings it has, barred ones too.
    pub const fn size(&self) -> usize {
        self.size
    }

    /// Its openings, barred ones too.
    pub fn openings(&self) -> Vec<Opening> {
        match self.list {
            List::TwoMove => american::two_move(*self),
            List::ThreeMove => american::three_move(*self),
            List::ElevenMen => american::eleven_men(*self),
            List::Text(text) => text
                .lines()
                .filter_map(|line| opening(*self, line))
                .collect(),
        }
    }

    /// Draws so many openings that may be used, none twice before all were drawn.
    pub fn draw(&self, seed: &Seed, count: usize) -> Vec<Opening> {
        let mut usable = self.openings();
        usable.retain(|opening| !opening.barred);
        let drawn = seed.choose(count, usable.len());
        drawn
            .into_iter()
            .map(|index| usable[index].clone())
            .collect()
    }
}

impl Opening {
    /// A game that begins with this opening, without any moves of the players yet: its
    /// start is the opening's position, and tags name it and its table, since tables of
    /// one name have differed.
    ///
    /// ```
    /// use damier_draughts::{Variant, openings::Table};
    ///
    /// let table = Table::find(Variant::Russian, "idf-64")?;
    /// let game = table.openings()[3].game();
    /// assert_eq!(game.tag("Opening"), Some("I-4: ab4 ba5 ba3 ab6 ab2 dc5"));
    /// assert_eq!(game.tag("OpeningTable"), Some("idf-64 (745)"));
    /// assert!(game.to_pdn().contains("[SetUp \"1\"]"));
    /// # Ok::<(), damier_draughts::openings::UnknownTable>(())
    /// ```
    pub fn game(&self) -> pdn::Game {
        let mut game = pdn::Game::new(self.position);
        let Table { id, size, .. } = self.table;
        game.set_tag("Opening", &self.name);
        game.set_tag("OpeningTable", &alloc::format!("{id} ({size})"));
        game
    }

    /// The two games of a pair: both players have this opening once with White and once
    /// with Black.
    pub fn pair(&self, one: &str, two: &str) -> [pdn::Game; 2] {
        [("1", one, two), ("2", two, one)].map(|(number, white, black)| {
            let mut game = self.game();
            game.tags.insert(0, ("Round".to_owned(), number.to_owned()));
            game.tags.insert(1, ("White".to_owned(), white.to_owned()));
            game.tags.insert(2, ("Black".to_owned(), black.to_owned()));
            game
        })
    }
}

/// Reads a line of a table. `None` if it is for another variant.
fn opening(table: Table, line: &str) -> Option<Opening> {
    let variant = table.variant;
    let (head, text) = line.split_once(": ")?;
    let (name, only) = head.split_once(' ').unwrap_or((head, variant.id()));
    if only != variant.id() {
        return None;
    }
    let start = Position::start(variant);
    let (position, moves) = if text.contains('-') {
        (with_flying_pieces(start, text)?, Vec::new())
    } else {
        let mut position = start;
        let mut moves = Vec::new();
        // *Free*: the players begin as they like.
        for text in text.split(' ').filter(|&text| text != "Free") {
            let mv = position.parse_move(text).ok()?;
            position.play(&mv).ok()?;
            moves.push(mv);
        }
        (position, moves)
    };
    Some(Opening {
        table,
        name: alloc::format!("{name}: {text}"),
        position,
        moves,
        barred: false,
    })
}

/// `c3-f4 h8-h4`: a man of White's is put on another square, and one of Black's; `---`
/// for none. White begins.
fn with_flying_pieces(start: Position, text: &str) -> Option<Position> {
    let geometry = start.variant().geometry();
    let square =
        |name: &str| -> Option<Square> { geometry.parse_square(name, Notation::Algebraic) };
    let mut setup = start.setup();
    // Both are lifted before they are put down: one may go where the other stood.
    let pieces = text.split(' ').zip([Side::White, Side::Black]);
    let flights = pieces
        .filter(|(text, _)| *text != "---")
        .map(|(text, side)| {
            let (from, to) = text.split_once('-')?;
            Some((square(from)?, square(to)?, side))
        });
    let flights: Vec<(Square, Square, Side)> = flights.collect::<Option<_>>()?;
    for &(from, _, side) in &flights {
        (setup.pieces.remove(&from) == Some(Piece::man(side))).then_some(())?;
    }
    for &(_, to, side) in &flights {
        setup
            .pieces
            .insert(to, Piece::man(side))
            .is_none()
            .then_some(())?;
    }
    Position::from_setup(start.variant(), &setup).ok()
}

/// The variant has no table of this name.
///
/// ```
/// use damier_draughts::{Variant, openings::Table};
///
/// let error = Table::find(Variant::American, "5-move").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "american has no table of openings `5-move`: it has 3-move, 2-move, 11-man"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTable {
    variant: Variant,
    id: String,
    known: Vec<&'static str>,
}

impl UnknownTable {
    /// The game.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The name that no table has.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The names of its tables; none if it has no table.
    pub fn known(&self) -> &[&'static str] {
        &self.known
    }
}

impl fmt::Display for UnknownTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnknownTable { variant, id, known } = self;
        write!(f, "{variant} has no table of openings `{id}`: it has ")?;
        if known.is_empty() {
            f.write_str("none")
        } else {
            f.write_str(&known.join(", "))
        }
    }
}

impl core::error::Error for UnknownTable {}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;

    use super::*;

    #[track_caller]
    fn check(variant: Variant, id: &str, all: usize, usable: usize) {
        let table = Table::find(variant, id).expect("a table");
        let openings = table.openings();
        assert_eq!((openings.len(), table.size()), (all, all), "{variant} {id}");
        let free = openings.iter().filter(|opening| !opening.barred);
        assert_eq!(free.count(), usable, "{variant} {id}");
        let names: BTreeSet<&str> = openings.iter().map(|o| o.name.as_str()).collect();
        assert_eq!(names.len(), all, "{variant} {id}: names are different");
        for opening in openings {
            let mut position = Position::start(variant);
            for mv in &opening.moves {
                position.play(mv).expect("legal");
            }
            assert!(opening.moves.is_empty() || position == opening.position);
            assert!(
                opening.position.facts().terminal.is_none(),
                "{}",
                opening.name
            );
        }
    }

    #[test]
    fn tables_have_the_sizes_of_record() {
        check(Variant::American, "2-move", 49, 43);
        check(Variant::American, "3-move", 174, 156);
        check(Variant::American, "11-man", 2500, 2500);
        check(Variant::Russian, "idf-64", 745, 745);
        check(Variant::Brazilian, "fmjd-64", 736, 736);
        check(Variant::Russian, "short-64", 150, 150);
        check(Variant::Brazilian, "short-64", 150, 150);
    }

    #[test]
    fn positions_of_three_move_and_eleven_men_openings_differ() {
        for id in ["3-move", "11-man"] {
            let table = Table::find(Variant::American, id).expect("a table");
            let fens = table.openings().into_iter().map(|o| o.position.fen());
            let fens: Vec<String> = fens.collect();
            let different: BTreeSet<&String> = fens.iter().collect();
            assert_eq!(different.len(), fens.len(), "{id}");
        }
    }

    #[test]
    fn flying_pieces_go_where_the_table_says() {
        let table = Table::find(Variant::Russian, "idf-64").expect("a table");
        let openings = table.openings();
        let opening = openings
            .iter()
            .find(|opening| opening.name == "XIV-22: c3-f4 h8-h4")
            .expect("listed");
        let at = |name| {
            let square = Variant::Russian
                .geometry()
                .parse_square(name, Notation::Algebraic);
            opening.position.piece_at(square.expect("a square"))
        };
        assert_eq!(at("f4"), Some(Piece::man(Side::White)));
        assert_eq!(at("h4"), Some(Piece::man(Side::Black)));
        assert_eq!((at("c3"), at("h8")), (None, None));
        assert_eq!(opening.position.side_to_move(), Side::White);
        assert_eq!(opening.position.pieces().count(), 24);
    }
}
