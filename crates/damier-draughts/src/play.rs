//! What a [`Position`](crate::Position) asks of its board, whose rules it does
//! not know.

use alloc::vec;
use alloc::vec::Vec;

use damier_game::{
    BySide, Force, IllegalMove, Outcome, PieceClass, PlyFacts, PositionFacts, Reason,
    RepetitionKey, Side, Terminal,
};

use crate::board::{Jump, Memory};
use crate::move_text::Fit;
use crate::rules::Goal;
use crate::{Bits, Board, KingRun, Move, Piece, PieceKind, PlayOptions, Ply, Rules, Setup, Square};

pub(crate) trait Play {
    fn side(&self) -> Side;
    fn piece_at(&self, square: Square) -> Option<Piece>;
    fn setup(&self) -> Setup;
    fn options(&self) -> PlayOptions;
    fn legal_moves(&self) -> Vec<Move>;
    /// At most so many routes.
    fn routes(&self, mv: &Move, limit: usize) -> Vec<Vec<Square>>;
    fn play(&mut self, mv: &Move) -> Result<PlyFacts, IllegalMove>;
    /// Plays the legal move between two squares, if there is exactly one: what
    /// most moves of a record are, without a list of all the others.
    fn play_between(&mut self, from: Square, to: Square) -> Option<(Move, PlyFacts)>;
    fn facts(&self) -> PositionFacts;
    fn perft(&self, depth: u32) -> u64;
    fn perft_no_bulk(&self, depth: u32) -> u64;
    fn perft_routes(&self, depth: u32) -> u64;
    fn perft_routes_no_bulk(&self, depth: u32) -> u64;
    /// Whether another legal move has the same start and end.
    fn shares_ends(&self, mv: &Move) -> bool;
    /// How well a list of squares, start and end included, describes a move that
    /// is legal here.
    fn fit(&self, mv: &Move, path: &[Square]) -> Fit;
}

impl<R: Rules> Play for Board<R> {
    fn side(&self) -> Side {
        self.side_to_move()
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = Self::square_bits(square.number());
        let side = Side::BOTH
            .into_iter()
            .find(|&side| self.pieces(side).meets(bit))?;
        Some(if self.kings(side).meets(bit) {
            Piece::king(side)
        } else {
            Piece::man(side)
        })
    }

    fn setup(&self) -> Setup {
        let pieces = |side, set: R::Bits, kind| {
            set.each()
                .map(move |index| (square::<R>(index), Piece { side, kind }))
        };
        let all = Side::BOTH.into_iter().flat_map(|side| {
            pieces(side, self.men(side), PieceKind::Man).chain(pieces(
                side,
                self.kings(side),
                PieceKind::King,
            ))
        });
        Setup {
            side_to_move: self.side_to_move(),
            pieces: all.collect(),
            king_runs: self.king_runs(),
            options: R::OPTIONS,
        }
    }

    fn options(&self) -> PlayOptions {
        R::OPTIONS
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut plies = Vec::new();
        self.moves_into(&mut plies);
        plies.into_iter().map(|ply| self.describe(ply)).collect()
    }

    fn routes(&self, mv: &Move, limit: usize) -> Vec<Vec<Square>> {
        let Some(ply) = self.find(mv) else {
            return Vec::new();
        };
        if !ply.is_capture() {
            return vec![vec![mv.from, mv.to]];
        }
        let mut routes = Vec::new();
        self.each_route(ply, &mut |jumps| {
            routes.push(path::<R>(jumps, ply.to));
            routes.len() < limit
        });
        routes
    }

    fn play(&mut self, mv: &Move) -> Result<PlyFacts, IllegalMove> {
        let ply = self.find(mv).ok_or(IllegalMove)?;
        Ok(self.advance(ply))
    }

    fn play_between(&mut self, from: Square, to: Square) -> Option<(Move, PlyFacts)> {
        let [start, end] = [from, to].map(|square| Self::square_bits(square.number()));
        if (start & self.pieces(self.side_to_move())).is_empty() || end.is_empty() {
            return None;
        }
        let ends = (start.first(), end.first());
        let mut plies = Vec::with_capacity(USUAL_MOVES);
        self.moves_into(&mut plies);
        let mut fitting = plies.iter().filter(|ply| (ply.from, ply.to) == ends);
        let ply = *fitting.next()?;
        if fitting.next().is_some() {
            return None;
        }
        let mv = self.describe(ply);
        Some((mv, self.advance(ply)))
    }

    fn facts(&self) -> PositionFacts {
        let long = Self::long_diagonal_bits();
        PositionFacts {
            side_to_move: self.side_to_move(),
            force: BySide::from_fn(|side| Force {
                men: self.men(side).count() as u8,
                kings: self.kings(side).count() as u8,
                on_long_diagonal: (self.pieces(side) & long).count() as u8,
            }),
            key: self.repetition_key(),
            terminal: self.terminal(),
            wins_at_once: self.wins_at_once(),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        Board::perft(self, depth)
    }

    fn perft_no_bulk(&self, depth: u32) -> u64 {
        Board::perft_no_bulk(self, depth)
    }

    fn perft_routes(&self, depth: u32) -> u64 {
        Board::perft_routes(self, depth)
    }

    fn perft_routes_no_bulk(&self, depth: u32) -> u64 {
        Board::perft_routes_no_bulk(self, depth)
    }

    fn shares_ends(&self, mv: &Move) -> bool {
        let ply = Self::ply_of(mv);
        let mut plies = Vec::new();
        self.moves_into(&mut plies);
        plies
            .iter()
            .any(|other| (other.from, other.to) == (ply.from, ply.to) && *other != ply)
    }

    fn fit(&self, mv: &Move, path: &[Square]) -> Fit {
        let [from, middle @ .., to] = path else {
            return Fit::No;
        };
        if (*from, *to) != (mv.from, mv.to) {
            return Fit::No;
        }
        if middle.is_empty() {
            // Start and end are the whole route of a move without a turn.
            return if mv.captures.len() < 2 {
                Fit::Whole
            } else {
                Fit::Part
            };
        }
        let through: Vec<R::Bits> = middle
            .iter()
            .map(|square| Self::square_bits(square.number()))
            .collect();
        if !mv.is_capture() || self.route_through(Self::ply_of(mv), &through).is_none() {
            return Fit::No;
        }
        if middle.len() + 1 == mv.captures.len() {
            Fit::Whole
        } else {
            Fit::Part
        }
    }
}

/// Few positions have more legal moves than this.
const USUAL_MOVES: usize = 32;

fn square<R: Rules>(index: u8) -> Square {
    Square::new(Board::<R>::number_at(index)).expect("pieces stand on squares of the board")
}

fn path<R: Rules>(jumps: &[Jump<R::Bits>], to: u8) -> Vec<Square> {
    jumps
        .iter()
        .map(|jump| jump.takeoff)
        .chain([to])
        .map(square::<R>)
        .collect()
}

impl<R: Rules> Board<R> {
    /// Makes a legal ply, and tells a referee of it.
    fn advance(&mut self, ply: Ply<R::Bits>) -> PlyFacts {
        let mover = self.side_to_move();
        let piece = if self.moves_king(ply) {
            PieceClass::King
        } else {
            PieceClass::Man
        };
        *self = self.apply(ply);
        PlyFacts {
            mover,
            piece,
            captured: ply.captured.count() as u8,
            promoted: ply.crowns,
            after: self.facts(),
        }
    }

    /// A legal ply in full, with one of its routes.
    pub fn describe(&self, ply: Ply<R::Bits>) -> Move {
        let (from, to) = (square::<R>(ply.from), square::<R>(ply.to));
        let captured = ply.captured.count();
        // The route over a single piece is its ends.
        let route = if captured > 1 {
            self.route_through(ply, &[])
        } else {
            None
        };
        let path = match route {
            Some(jumps) => path::<R>(&jumps, ply.to).into_iter().collect(),
            None => [from, to].into_iter().collect(),
        };
        let captures = if captured < 2 {
            ply.captured.each().map(square::<R>).collect()
        } else {
            let mut captures: Vec<Square> = ply.captured.each().map(square::<R>).collect();
            captures.sort_unstable();
            captures.into_iter().collect()
        };
        Move {
            from,
            to,
            captures,
            path,
            crowns: ply.crowns,
        }
    }

    /// The legal ply of this board that is this move, if there is one.
    pub fn find(&self, mv: &Move) -> Option<Ply<R::Bits>> {
        let ply = Self::ply_of(mv);
        let mut plies = Vec::new();
        self.moves_into(&mut plies);
        plies.contains(&ply).then_some(ply)
    }

    /// The move as a ply, whether or not it is legal anywhere.
    fn ply_of(mv: &Move) -> Ply<R::Bits> {
        let set = |square: &Square| Self::square_bits(square.number());
        Ply {
            from: set(&mv.from).first(),
            to: set(&mv.to).first(),
            crowns: mv.crowns,
            captured: mv
                .captures
                .iter()
                .map(set)
                .fold(R::Bits::EMPTY, |all, one| all | one),
        }
    }

    /// The whole position, packed: equal for positions that count as equal when
    /// they are repeated.
    pub fn repetition_key(&self) -> RepetitionKey {
        let [white, black, kings] = [
            self.pieces(Side::White),
            self.pieces(Side::Black),
            self.kings_of_both(),
        ]
        .map(Bits::wide);
        let high = |set: u128| (set >> 64) as u64;
        RepetitionKey([
            white as u64,
            black as u64,
            kings as u64,
            high(white)
                | high(black) << 14
                | high(kings) << 28
                | u64::from(self.memory().packed()) << 42
                | u64::from(const { R::OPTIONS.packed() }) << 58
                | u64::from(self.side_to_move() == Side::White) << 63,
        ])
    }

    /// Whether the side to move can end the game with its win in one move: looked for
    /// among few pieces only, one side having a lone king, where draws by regulation are.
    fn wins_at_once(&self) -> bool {
        const FEW: u32 = 4;
        let mover = self.side_to_move();
        let count = |side: Side| self.pieces(side).count();
        let lone = |side: Side| count(side) == 1 && self.kings(side).count() == 1;
        let asked = count(mover) + count(mover.opponent()) <= FEW
            && (lone(mover) || lone(mover.opponent()));
        if !asked || self.terminal().is_some() {
            return false;
        }
        let mut plies = Vec::with_capacity(USUAL_MOVES);
        self.moves_into(&mut plies);
        plies.iter().any(|ply| {
            let end = self.apply(*ply).terminal();
            end.is_some_and(|end| end.outcome == Outcome::Win(mover))
        })
    }

    /// How the game has ended by its own rules, if it has.
    pub fn terminal(&self) -> Option<Terminal> {
        let side = self.side_to_move();
        if self.is_decided() {
            // The king is the last mover's, unless the position was set up.
            let last = side.opponent();
            let crowned = if self.kings(last).is_empty() {
                side
            } else {
                last
            };
            let outcome = Outcome::Win(crowned);
            return Some(Terminal {
                outcome,
                reason: Reason::VariantEnd,
            });
        }
        // Only in a position that was set up can the other side be without pieces.
        let bare = Side::BOTH
            .into_iter()
            .find(|&side| self.pieces(side).is_empty());
        if bare.is_none() && self.has_move() {
            return None;
        }
        let stuck = bare.unwrap_or(side);
        let winner = match R::GOAL {
            Goal::LeaveNoMove | Goal::CrownFirst => stuck.opponent(),
            Goal::HaveNoMove => stuck,
        };
        let none = bare.is_some();
        let reason = if none {
            Reason::NoPieces
        } else {
            Reason::NoMoves
        };
        Some(Terminal {
            outcome: Outcome::Win(winner),
            reason,
        })
    }

    fn king_runs(&self) -> BySide<Option<KingRun>> {
        let runs = self.memory().runs();
        BySide::from_fn(|side| match runs[side] {
            (_, 0) => None,
            (index, length) => Some(KingRun {
                square: square::<R>(index),
                length,
            }),
        })
    }

    /// The board with these runs of king moves, as far as the rule concerns them: of
    /// a side that has a man.
    pub(crate) fn with_king_runs(self, runs: BySide<Option<KingRun>>) -> Board<R> {
        let memory = R::Memory::of_runs(BySide::from_fn(|side| {
            let run = runs[side].filter(|_| !self.men(side).is_empty());
            run.map_or((0, 0), |run| {
                let bit = Self::square_bits(run.square.number());
                if (bit & self.kings(side)).is_empty() {
                    (0, 0)
                } else {
                    (bit.first(), run.length)
                }
            })
        }));
        self.with_memory(memory)
    }

    fn kings_of_both(&self) -> R::Bits {
        self.kings(Side::White) | self.kings(Side::Black)
    }
}
