use std::str::FromStr;

use damier_arbiter::RuleBook;
use damier_draughts::{Notation, PlayOptions, Variant};
use damier_game::{Side, Spelling};

use super::Position;

/// Which game: a variant of draughts, or Chess960.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Draughts.
    Draughts(Variant),
    /// Chess from any of its 960 starts, the classical one among them.
    Chess960,
}

/// How moves and squares are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Writing {
    /// `32-28`: squares by number, from the top left.
    Numeric,
    /// The same, from the bottom right.
    Reversed,
    /// `c3-d4`: squares by letter and figure.
    Algebraic,
    /// `Nf3`: pieces by letter.
    Chess,
}

impl Writing {
    /// The machine name.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Writing::Numeric => "numeric",
            Writing::Reversed => "reversed",
            Writing::Algebraic => "algebraic",
            Writing::Chess => "chess",
        }
    }
}

/// No game has this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no game has this name")]
pub(crate) struct UnknownKind;

impl Kind {
    /// The machine name of Chess960.
    const CHESS960: &'static str = "chess960";

    /// Every game, draughts first.
    pub(crate) fn all() -> impl Iterator<Item = Kind> {
        let draughts = Variant::ALL.iter().copied().map(Kind::Draughts);
        draughts.chain([Kind::Chess960])
    }

    /// The machine names of all games.
    pub(crate) fn ids() -> Vec<String> {
        Kind::all().map(|kind| kind.id().to_owned()).collect()
    }

    /// The machine name.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Kind::Draughts(variant) => variant.id(),
            Kind::Chess960 => Kind::CHESS960,
        }
    }

    /// The variant of draughts.
    pub(crate) const fn draughts(self) -> Option<Variant> {
        match self {
            Kind::Draughts(variant) => Some(variant),
            Kind::Chess960 => None,
        }
    }

    /// Squares from left to right.
    pub(crate) fn width(self) -> u8 {
        self.draughts()
            .map_or(8, |variant| variant.geometry().width())
    }

    /// Squares from top to bottom.
    pub(crate) fn height(self) -> u8 {
        self.draughts()
            .map_or(8, |variant| variant.geometry().height())
    }

    /// The number of squares that pieces stand on.
    pub(crate) fn squares(self) -> u8 {
        self.draughts()
            .map_or(64, |variant| variant.geometry().squares())
    }

    /// Whether every square of the board is played on.
    pub(crate) fn is_full(self) -> bool {
        self.squares() == self.width() * self.height()
    }

    /// How its federation writes moves.
    pub(crate) fn writing(self) -> Writing {
        match self.draughts().map(Variant::notation) {
            None => Writing::Chess,
            Some(Notation::Algebraic) => Writing::Algebraic,
            Some(Notation::Reversed) => Writing::Reversed,
            Some(Notation::Numeric) => Writing::Numeric,
        }
    }

    /// Who begins.
    pub(crate) fn first_mover(self) -> Side {
        self.draughts()
            .map_or(Side::White, |variant| variant.first_mover())
    }

    /// How results are written.
    pub(crate) const fn spelling(self) -> Spelling {
        match self {
            Kind::Draughts(_) => Spelling::Draughts,
            Kind::Chess960 => Spelling::Chess,
        }
    }

    /// How a book has the rules read where they leave a choice; chess leaves none.
    pub(crate) fn options(self, book: &RuleBook) -> PlayOptions {
        let of = |variant| damier_words::play_options(book, variant);
        self.draughts().map_or(PlayOptions::USUAL, of)
    }

    /// The usual first position, its moves as a book has them.
    pub(crate) fn start_under(self, book: &RuleBook) -> Position {
        match self.start() {
            Position::Draughts(start) => start.with_options(self.options(book)).into(),
            chess @ Position::Chess(_) => chess,
        }
    }

    /// The usual first position; of Chess960 the classical one.
    pub(crate) fn start(self) -> Position {
        match self {
            Kind::Draughts(variant) => {
                Position::Draughts(damier_draughts::Position::start(variant))
            }
            Kind::Chess960 => Position::from(damier_chess::Position::classical()),
        }
    }
}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        if let Ok(variant) = text.parse() {
            return Ok(Kind::Draughts(variant));
        }
        damier_chess::pgn::is_chess960_name(text)
            .then_some(Kind::Chess960)
            .ok_or(UnknownKind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_known_by_its_name() {
        for kind in Kind::all() {
            assert_eq!(kind.id().parse(), Ok(kind));
            assert_eq!(kind.start().kind(), kind);
        }
        assert_eq!("ludo".parse::<Kind>(), Err(UnknownKind));
    }
}
