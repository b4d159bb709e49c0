/// A whole turn that is legal in the position that made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// Of draughts.
    Draughts(damier_draughts::Move),
    /// Of chess.
    Chess(damier_chess::Move),
}

impl Turn {
    /// The move, if it is one of chess.
    pub(crate) fn chess(&self) -> Option<damier_chess::Move> {
        match self {
            Turn::Draughts(_) => None,
            Turn::Chess(mv) => Some(*mv),
        }
    }

    /// Whether something is captured.
    pub(crate) fn is_capture(&self) -> bool {
        match self {
            Turn::Draughts(mv) => mv.is_capture(),
            Turn::Chess(mv) => mv.captured().is_some(),
        }
    }

    /// The numbers of the squares it goes over: start, landings, end.
    pub(crate) fn path(&self) -> Vec<u8> {
        match self {
            Turn::Draughts(mv) => super::draughts::numbers(mv.path()),
            Turn::Chess(mv) => [mv.from(), mv.to()].map(super::chess::number).into(),
        }
    }

    /// The numbers of the squares of what is captured, ascending.
    pub(crate) fn captures(&self) -> Vec<u8> {
        match self {
            Turn::Draughts(mv) => super::draughts::numbers(mv.captures()),
            Turn::Chess(mv) => mv
                .capture_square()
                .map(super::chess::number)
                .into_iter()
                .collect(),
        }
    }

    /// The numbers of the squares where it starts and ends.
    pub(crate) fn ends(&self) -> [u8; 2] {
        match self {
            Turn::Draughts(mv) => [mv.from().number(), mv.to().number()],
            Turn::Chess(mv) => [mv.from(), mv.to()].map(super::chess::number),
        }
    }

    /// The letter of what a pawn becomes, as in a FEN.
    pub(crate) fn promotion(&self) -> Option<char> {
        match self {
            Turn::Draughts(_) => None,
            Turn::Chess(mv) => mv.promotion().map(damier_chess::Role::char),
        }
    }

    /// The numbers of a rook's squares before and after castling.
    pub(crate) fn rook(&self) -> Option<[u8; 2]> {
        match self {
            Turn::Draughts(_) => None,
            Turn::Chess(mv) => mv
                .rook()
                .map(|(from, to)| [from, to].map(super::chess::number)),
        }
    }
}
