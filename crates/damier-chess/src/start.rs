//! The start positions and how one is drawn.

use damier_game::Side;
use shakmaty::{Bitboard, Board, Chess, Color, File, FromSetup, Rank, Role, Setup, Square};

use crate::Position;

/// Where the two knights stand among the five squares left for them.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// The number of a start position, 0 to 959, in Scharnagl's order. Number 518 is
/// the position of ordinary chess.
///
/// ```
/// use damier_chess::StartNumber;
///
/// assert_eq!(StartNumber::CLASSICAL.letters(), "RNBQKBNR");
/// assert_eq!(StartNumber::new(0).map(StartNumber::letters).as_deref(), Some("BBQNNRKR"));
/// assert_eq!(StartNumber::new(960), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StartNumber(u16);

impl StartNumber {
    /// How many there are.
    pub const COUNT: u16 = 960;
    /// The position of ordinary chess.
    pub const CLASSICAL: StartNumber = StartNumber(518);

    /// The number, if it is 0 to 959.
    pub const fn new(number: u16) -> Option<StartNumber> {
        if number < StartNumber::COUNT {
            Some(StartNumber(number))
        } else {
            None
        }
    }

    /// Every number.
    pub fn all() -> impl Iterator<Item = StartNumber> {
        (0..StartNumber::COUNT).map(StartNumber)
    }

    /// 0 to 959.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The pieces of the first rank, from the a-file (FIDE Guidelines II 2.2).
    pub fn rank(self) -> [Role; 8] {
        let number = usize::from(self.0);
        let (light, number) = (2 * (number % 4) + 1, number / 4);
        let (dark, number) = (2 * (number % 4), number / 4);
        let (queen, knights) = (number % 6, KNIGHTS[number / 6]);
        let mut rank = [None; 8];
        rank[light] = Some(Role::Bishop);
        rank[dark] = Some(Role::Bishop);
        put(&mut rank, queen, Role::Queen);
        // The later one first, so that the earlier place does not shift.
        put(&mut rank, knights.1, Role::Knight);
        put(&mut rank, knights.0, Role::Knight);
        put(&mut rank, 0, Role::Rook);
        put(&mut rank, 0, Role::King);
        rank.map(|role| role.unwrap_or(Role::Rook))
    }

    /// The number of a first rank, if it is one of the 960.
    pub fn of_rank(rank: &[Role; 8]) -> Option<StartNumber> {
        let places = |role| (0..8).filter(move |&file| rank[file] == role);
        let light = places(Role::Bishop).find(|file| file % 2 == 1)? / 2;
        let dark = places(Role::Bishop).find(|file| file % 2 == 0)? / 2;
        let free = |but: &[Role]| {
            let kept: Vec<Role> = rank.iter().copied().filter(|r| !but.contains(r)).collect();
            kept
        };
        let queen = free(&[Role::Bishop])
            .iter()
            .position(|&r| r == Role::Queen)?;
        let left = free(&[Role::Bishop, Role::Queen]);
        let mut knights = (0..left.len()).filter(|&at| left[at] == Role::Knight);
        let pair = (knights.next()?, knights.next()?);
        let knights = KNIGHTS.iter().position(|&places| places == pair)?;
        let number = StartNumber((light + 4 * (dark + 4 * (queen + 6 * knights))) as u16);
        (number.0 < StartNumber::COUNT && number.rank() == *rank).then_some(number)
    }

    /// The first rank in English letters: `RNBQKBNR`.
    pub fn letters(self) -> String {
        self.rank().iter().map(|role| role.upper_char()).collect()
    }

    /// The position of this number, Black's rank mirroring White's (FIDE
    /// Guidelines II 2.3).
    pub fn position(self) -> Position {
        Start::fide(self).position()
    }
}

impl std::fmt::Display for StartNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// Puts a piece on the nth free square.
fn put(rank: &mut [Option<Role>; 8], nth: usize, role: Role) {
    if let Some(place) = rank.iter_mut().filter(|place| place.is_none()).nth(nth) {
        *place = Some(role);
    }
}

/// The start of a game: White's rank and Black's.
///
/// FIDE draws one rank for both; some sites draw Black's apart, which is another
/// game ([`Start::is_fide`] tells them apart).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Start {
    /// White's first rank.
    pub white: StartNumber,
    /// Black's first rank.
    pub black: StartNumber,
}

impl Start {
    /// Both sides alike.
    pub const fn fide(number: StartNumber) -> Start {
        Start {
            white: number,
            black: number,
        }
    }

    /// Whether this is a start of FIDE's Chess960, in which Black mirrors White.
    pub fn is_fide(self) -> bool {
        self.white == self.black
    }

    /// The position, every castling right kept.
    pub fn position(self) -> Position {
        let mut setup = Setup::empty();
        let mut board = Board::empty();
        for (color, number) in [(Color::White, self.white), (Color::Black, self.black)] {
            let pawns = color.relative_rank(Rank::Second);
            for (file, role) in File::ALL.into_iter().zip(number.rank()) {
                let home = Square::from_coords(file, color.backrank());
                board.set_piece_at(home, role.of(color));
                board.set_piece_at(Square::from_coords(file, pawns), color.pawn());
                if role == Role::Rook {
                    setup.castling_rights.add(home);
                }
            }
        }
        setup.board = board;
        setup.turn = Color::White;
        let chess = Chess::from_setup(setup, shakmaty::CastlingMode::Chess960);
        Position::from_chess(chess.expect("a start position is legal"))
    }

    /// The start that a position is, if nothing has been played: all rights, no
    /// en passant, both counts at their beginning.
    pub fn of(position: &Position) -> Option<Start> {
        let first = |side: Side| {
            let rank = match side {
                Side::White => Rank::First,
                Side::Black => Rank::Eighth,
            };
            let mut roles = [Role::Pawn; 8];
            for (file, role) in File::ALL.into_iter().zip(&mut roles) {
                let (owner, found) = position.piece_at(Square::from_coords(file, rank))?;
                if owner != side {
                    return None;
                }
                *role = found;
            }
            StartNumber::of_rank(&roles)
        };
        let start = Start {
            white: first(Side::White)?,
            black: first(Side::Black)?,
        };
        (start.position() == *position && position.halfmoves() == 0 && position.move_number() == 1)
            .then_some(start)
    }
}

impl std::fmt::Display for Start {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_fide() {
            write!(f, "{}", self.white)
        } else {
            write!(f, "{}/{}", self.white, self.black)
        }
    }
}

/// Draws numbers that are all equally likely, from any source of random bits.
///
/// ```
/// use damier_chess::UniformDraw;
///
/// let mut draw = UniformDraw::seeded(7);
/// let number = draw.number();
/// assert_eq!(UniformDraw::seeded(7).number(), number, "a seed can be drawn again");
/// ```
#[derive(Clone, Debug)]
pub struct UniformDraw<R> {
    random: R,
}

impl UniformDraw<Seeded> {
    /// A draw that anybody can repeat who knows the seed.
    pub fn seeded(seed: u64) -> UniformDraw<Seeded> {
        UniformDraw {
            random: Seeded(seed),
        }
    }
}

impl<R: FnMut() -> u64> UniformDraw<Source<R>> {
    /// A draw from a source of 64 random bits at a time.
    pub fn from_source(random: R) -> UniformDraw<Source<R>> {
        UniformDraw {
            random: Source(random),
        }
    }
}

impl<R: RandomBits> UniformDraw<R> {
    /// The next number. Bits that would favour some numbers are thrown away.
    pub fn number(&mut self) -> StartNumber {
        const COUNT: u64 = StartNumber::COUNT as u64;
        const FAIR: u64 = u64::MAX - u64::MAX % COUNT;
        loop {
            let bits = self.random.next_bits();
            if bits < FAIR {
                return StartNumber((bits % COUNT) as u16);
            }
        }
    }

    /// 64 even bits.
    pub fn bits(&mut self) -> u64 {
        self.random.next_bits()
    }

    /// An even choice from `0..bound`, as even as 64 bits can be; 0 if the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.random.next_bits()) * bound as u128) >> 64) as usize
    }

    /// A start as FIDE draws it.
    pub fn fide(&mut self) -> Start {
        Start::fide(self.number())
    }

    /// White's and Black's rank drawn apart: not FIDE's Chess960.
    pub fn double(&mut self) -> Start {
        Start {
            white: self.number(),
            black: self.number(),
        }
    }
}

/// Something that yields random bits.
pub trait RandomBits {
    /// The next 64 bits.
    fn next_bits(&mut self) -> u64;
}

/// A function as a source of random bits.
#[derive(Clone, Debug)]
pub struct Source<R>(R);

impl<R: FnMut() -> u64> RandomBits for Source<R> {
    fn next_bits(&mut self) -> u64 {
        (self.0)()
    }
}

/// The SplitMix64 generator: equal seeds, equal bits, on every machine.
#[derive(Clone, Debug)]
pub struct Seeded(pub(crate) u64);

impl RandomBits for Seeded {
    fn next_bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }
}

/// How many games share a drawn position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// Each game has its own.
    Game,
    /// A game and its return game have the same.
    Pair,
    /// All boards of a round play the same.
    Round,
}

/// A draw that is announced beforehand and can be repeated by everybody: the
/// start of every game of an event follows from one public text.
///
/// ```
/// use damier_chess::{PublicDraw, Scope};
///
/// let draw = PublicDraw::new("Open of Lyon 2026, lot 4711", Scope::Round);
/// assert_eq!(draw.start(3, 1, 0), draw.start(3, 40, 0), "one position a round");
/// let pairs = PublicDraw { scope: Scope::Pair, ..draw };
/// assert_eq!(pairs.start(3, 1, 0), pairs.start(3, 1, 1), "the return game");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicDraw {
    /// What the public text comes to as a number.
    pub seed: u64,
    /// How many games share a position.
    pub scope: Scope,
    /// Whether Black's rank is drawn apart, which is not FIDE's Chess960.
    pub double: bool,
}

impl PublicDraw {
    /// A draw from a public text, with both sides alike. The seed is the FNV-1a
    /// hash of the text's bytes.
    pub fn new(text: &str, scope: Scope) -> PublicDraw {
        let seed = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        PublicDraw {
            seed,
            scope,
            double: false,
        }
    }

    /// The start of a game, by round, board (pairing) and game of the pairing, in
    /// which 0 and 1 are a game and its return game, 2 and 3 the next two.
    pub fn start(&self, round: u32, board: u32, game: u32) -> Start {
        let (board, game) = match self.scope {
            Scope::Game => (board, game),
            Scope::Pair => (board, game / 2),
            Scope::Round => (0, 0),
        };
        let mut bits = Seeded(self.seed);
        for part in [round, board, game] {
            bits = Seeded(bits.next_bits() ^ u64::from(part));
        }
        let mut draw = UniformDraw { random: bits };
        if self.double {
            draw.double()
        } else {
            draw.fide()
        }
    }
}

/// The castling rooks of a position as a set; for the key of repetition.
pub(crate) fn rights(chess: &Chess) -> Bitboard {
    use shakmaty::Position as _;
    chess.castles().castling_rights()
}
