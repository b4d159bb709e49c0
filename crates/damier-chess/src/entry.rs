//! From what people and programs write to the one legal move that they mean.

use core::fmt;

use shakmaty::{CastlingSide, Chess, File, Position as _, Rank, Role, Square};

use crate::{Letters, Move, Position};

/// The wing to which a king castles. Wherever it starts, it ends on the g-file
/// (short) or the c-file (long).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// `O-O`, with the rook nearer to the h-file.
    Short,
    /// `O-O-O`, with the rook nearer to the a-file.
    Long,
}

impl Wing {
    /// The sign of PGN: `O-O` or `O-O-O`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Wing::Short => "O-O",
            Wing::Long => "O-O-O",
        }
    }

    pub(crate) const fn side(self) -> CastlingSide {
        match self {
            Wing::Short => CastlingSide::KingSide,
            Wing::Long => CastlingSide::QueenSide,
        }
    }
}

impl From<CastlingSide> for Wing {
    fn from(side: CastlingSide) -> Wing {
        match side {
            CastlingSide::KingSide => Wing::Short,
            CastlingSide::QueenSide => Wing::Long,
        }
    }
}

/// Why castling is not possible now (FIDE 3.8.2, Guidelines II 3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingFault {
    /// King or rook has moved, or there never was such a right.
    NoRight,
    /// A piece stands in the way of king or rook.
    Blocked(Square),
    /// The king is in check.
    InCheck,
    /// The king would cross or reach an attacked square.
    Attacked(Square),
    /// The rook shields the king, and castling would expose it.
    Exposed,
}

/// Why a text names no legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveTextError {
    /// The text is no move in the notation expected.
    Unreadable(String),
    /// It is a move, but not a legal one here.
    Illegal(String),
    /// It names more than one legal move: these, in SAN.
    Ambiguous {
        /// What was written.
        text: String,
        /// What it could mean.
        candidates: Vec<String>,
    },
    /// A pawn reaches the last rank, and the text does not say what it becomes.
    PromotionMissing(String),
    /// Castling is not possible.
    Castling {
        /// The wing.
        wing: Wing,
        /// The reason.
        fault: CastlingFault,
    },
}

impl fmt::Display for CastlingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CastlingFault::NoRight => f.write_str("king or rook has moved"),
            CastlingFault::Blocked(square) => write!(f, "a piece on {square} is in the way"),
            CastlingFault::InCheck => f.write_str("the king is in check"),
            CastlingFault::Attacked(square) => {
                write!(
                    f,
                    "the king may not pass or reach {square}, which is attacked"
                )
            }
            CastlingFault::Exposed => f.write_str("the rook shields its king where it stands"),
        }
    }
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveTextError::Unreadable(text) => {
                write!(f, "`{text}` is no move; write it like e4, Nf3, O-O or g1f3")
            }
            MoveTextError::Illegal(text) => write!(f, "`{text}` is not legal in this position"),
            MoveTextError::Ambiguous { text, candidates } => {
                write!(f, "`{text}` names several moves: {}", candidates.join(", "))
            }
            MoveTextError::PromotionMissing(text) => {
                write!(
                    f,
                    "`{text}` does not say what the pawn becomes; add =Q, =R, =B or =N"
                )
            }
            MoveTextError::Castling { wing, fault } => {
                write!(f, "{} is not legal: {fault}", wing.as_str())
            }
        }
    }
}

impl core::error::Error for MoveTextError {}

/// A move as it is written.
#[derive(Clone, Copy, Debug)]
struct Written {
    role: Role,
    /// Whether a letter says what moves.
    named: bool,
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
    promotion: Option<Role>,
}

pub(crate) fn parse(
    position: &Position,
    text: &str,
    letters: Letters,
) -> Result<Move, MoveTextError> {
    let bare = undecorated(text);
    if let Some(wing) = castling(bare) {
        return castle(position, wing);
    }
    let written = if bare.is_ascii() {
        read(bare, letters)
    } else {
        read(&plain(bare, letters), letters)
    };
    let Some(written) = written else {
        return Err(MoveTextError::Unreadable(text.trim().to_owned()));
    };
    if let (false, Some(file), Some(rank)) = (written.named, written.file, written.rank) {
        let from = Square::from_coords(file, rank);
        return enter(position, from, written.to, written.promotion);
    }
    resolve(position, &written, text.trim())
}

/// The text without the signs for check, mate, quality and capture in passing.
fn undecorated(text: &str) -> &str {
    let signs = |text: &'_ str| {
        let kept = text.trim_end_matches(['+', '#', '!', '?', '†', '‡', '=', ' ', '\u{a0}']);
        kept.len()
    };
    let text = text.trim();
    let text = &text[..signs(text)];
    let passing = ["e.p.", "e.p", "ep."]
        .iter()
        .find_map(|sign| text.strip_suffix(sign));
    match passing {
        Some(rest) => rest.trim_end(),
        None => text,
    }
}

/// Castling in any spelling: letters, zeros, long dashes.
fn castling(text: &str) -> Option<Wing> {
    if !text.starts_with(['O', '0', 'o', 'О', 'о']) {
        return None;
    }
    let (mut circles, mut dashes) = (0, 0);
    for (at, sign) in text.chars().enumerate() {
        match sign {
            'O' | '0' | 'o' | 'О' | 'о' if at % 2 == 0 => circles += 1,
            '-' | '–' | '—' | '‑' | '−' if at % 2 == 1 => dashes += 1,
            _ => return None,
        }
    }
    match (circles, dashes) {
        (2, 1) => Some(Wing::Short),
        (3, 2) => Some(Wing::Long),
        _ => None,
    }
}

/// Puts plain signs for those that look alike: dashes, crosses, and in Russian
/// the small letters that are typed on the wrong keyboard.
fn plain(text: &str, letters: Letters) -> String {
    let sign = |sign| match (sign, letters) {
        ('–' | '—' | '‑' | '−', _) => '-',
        ('×' | 'х' | '✕', _) => 'x',
        ('а', Letters::Russian) => 'a',
        ('с', Letters::Russian) => 'c',
        ('е', Letters::Russian) => 'e',
        (other, _) => other,
    };
    text.chars().map(sign).collect()
}

fn read(text: &str, letters: Letters) -> Option<Written> {
    let (role, rest) = letters.read(text);
    let rest = match (role, letters) {
        (Role::Pawn, Letters::English) => rest.strip_prefix('P').unwrap_or(rest),
        _ => rest,
    };
    let named = rest.len() < text.len();
    let mut signs = rest.as_bytes();
    let (file, rank) = (take_file(&mut signs), take_rank(&mut signs));
    let separated = match signs.first() {
        Some(b'x' | b'X' | b':' | b'-') => {
            signs = &signs[1..];
            true
        }
        _ => false,
    };
    let (file, rank, to) = match (take_file(&mut signs), file, rank) {
        (Some(to), file, rank) => (file, rank, Square::from_coords(to, take_rank(&mut signs)?)),
        (None, Some(file), Some(rank)) if !separated => {
            (None, None, Square::from_coords(file, rank))
        }
        _ => return None,
    };
    let promotion = match core::str::from_utf8(signs).ok()? {
        "" => None,
        left => Some(promotion(left, letters)?),
    };
    Some(Written {
        role,
        named,
        file,
        rank,
        to,
        promotion,
    })
}

fn take_file(signs: &mut &[u8]) -> Option<File> {
    let file = File::from_char(char::from(*signs.first()?))?;
    *signs = &signs[1..];
    Some(file)
}

fn take_rank(signs: &mut &[u8]) -> Option<Rank> {
    let rank = Rank::from_char(char::from(*signs.first()?))?;
    *signs = &signs[1..];
    Some(rank)
}

/// What a pawn becomes: `=Q`, `/Q`, `(Q)`, `Q`, and `q` as engines write it.
fn promotion(text: &str, letters: Letters) -> Option<Role> {
    let bare = text.strip_prefix(['=', '/']).unwrap_or(text);
    let bare = match bare.strip_prefix('(') {
        Some(open) => open.strip_suffix(')')?,
        None => bare,
    };
    let small = || match (bare, letters) {
        ("q", Letters::English) => Some(Role::Queen),
        ("r", Letters::English) => Some(Role::Rook),
        ("b", Letters::English) => Some(Role::Bishop),
        ("n", Letters::English) => Some(Role::Knight),
        _ => None,
    };
    letters.piece(bare).or_else(small)
}

fn resolve(position: &Position, written: &Written, text: &str) -> Result<Move, MoveTextError> {
    let mut fitting = position.chess().san_candidates(written.role, written.to);
    fitting.retain(|mv| {
        mv.from().is_some_and(|from| {
            written.file.is_none_or(|file| file == from.file())
                && written.rank.is_none_or(|rank| rank == from.rank())
        })
    });
    pick(position, &fitting, written.promotion, text)
}

/// The one among candidates, all of the same piece to the same square.
fn pick(
    position: &Position,
    fitting: &[shakmaty::Move],
    promotion: Option<Role>,
    text: &str,
) -> Result<Move, MoveTextError> {
    let mut exact = fitting.iter().filter(|mv| mv.promotion() == promotion);
    match (exact.next(), exact.next()) {
        (Some(mv), None) => Ok(Move(*mv)),
        (None, _) if fitting.is_empty() || promotion.is_some() => {
            Err(MoveTextError::Illegal(text.to_owned()))
        }
        (None, _) => Err(MoveTextError::PromotionMissing(text.to_owned())),
        (Some(_), Some(_)) => Err(MoveTextError::Ambiguous {
            text: text.to_owned(),
            candidates: fitting
                .iter()
                .filter(|mv| mv.promotion() == promotion)
                .map(|mv| position.san(&Move(*mv), Letters::English))
                .collect(),
        }),
    }
}

fn castle(position: &Position, wing: Wing) -> Result<Move, MoveTextError> {
    let moves = position.chess().castling_moves(wing.side());
    let legal = moves.iter().find(|_| !position.is_check());
    match legal {
        Some(mv) => Ok(Move(*mv)),
        None => Err(MoveTextError::Castling {
            wing,
            fault: castling_fault(position.chess(), wing),
        }),
    }
}

fn castling_fault(chess: &Chess, wing: Wing) -> CastlingFault {
    let (turn, side) = (chess.turn(), wing.side());
    let board = chess.board();
    let (Some(rook), Some(king)) = (chess.castles().rook(turn, side), board.king_of(turn)) else {
        return CastlingFault::NoRight;
    };
    if let Some(square) = (chess.castles().path(turn, side) & board.occupied()).first() {
        return CastlingFault::Blocked(square);
    }
    if chess.is_check() {
        return CastlingFault::InCheck;
    }
    let occupied = board.occupied().without(king).without(rook);
    let end = side.king_to(turn);
    let mut passed = shakmaty::attacks::between(king, end).with(end).into_iter();
    let attacked = |square: &Square| board.attacks_to(*square, !turn, occupied).any();
    // Behind the rook's old place an attack only matters once all stand anew.
    let crossed = |square: &Square| {
        board
            .attacks_to(*square, !turn, board.occupied().without(king))
            .any()
    };
    match passed.find(crossed) {
        Some(square) => CastlingFault::Attacked(square),
        None if attacked(&end) => CastlingFault::Exposed,
        None => CastlingFault::NoRight,
    }
}

pub(crate) fn enter(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, MoveTextError> {
    let chess = position.chess();
    let written = || {
        let sign = promotion.map_or_else(String::new, |role| format!("={}", role.upper_char()));
        format!("{from}{to}{sign}")
    };
    let own = chess.us();
    let Some(role) = chess.board().role_at(from).filter(|_| own.contains(from)) else {
        return Err(MoveTextError::Illegal(written()));
    };
    if role == Role::King && own.contains(to) && chess.board().rooks().contains(to) {
        return castle_with(position, from, to).ok_or(MoveTextError::Illegal(written()))?;
    }
    let mut fitting = chess.san_candidates(role, to);
    fitting.retain(|mv| mv.from() == Some(from));
    if fitting.is_empty()
        && role == Role::King
        && let Some(wing) = wing_meant(chess, from, to)
    {
        return castle(position, wing);
    }
    if fitting.is_empty() {
        return Err(MoveTextError::Illegal(written()));
    }
    pick(position, &fitting, promotion, &written())
}

/// Castling with the rook on a square; `None` if the two do not stand for it.
fn castle_with(
    position: &Position,
    king: Square,
    rook: Square,
) -> Option<Result<Move, MoveTextError>> {
    let chess = position.chess();
    if king.rank() != chess.turn().backrank() || rook.rank() != king.rank() {
        return None;
    }
    let wing = Wing::from(CastlingSide::from_king_side(king < rook));
    if chess.castles().rook(chess.turn(), wing.side()) != Some(rook) {
        let fault = CastlingFault::NoRight;
        return Some(Err(MoveTextError::Castling { wing, fault }));
    }
    Some(castle(position, wing))
}

/// The wing that a king's step of more than one square means: to its end square,
/// or two squares towards the rook. A single step is always the king's own move.
fn wing_meant(chess: &Chess, from: Square, to: Square) -> Option<Wing> {
    let distance = i32::from(u8::from(to.file())) - i32::from(u8::from(from.file()));
    if from.rank() != to.rank() || from.rank() != chess.turn().backrank() || distance.abs() < 2 {
        return None;
    }
    let has = |wing: &Wing| chess.castles().has(chess.turn(), wing.side());
    let ends = |wing: &Wing| wing.side().king_to(chess.turn()) == to;
    let wings = [Wing::Short, Wing::Long];
    let by_end = wings.into_iter().find(|wing| has(wing) && ends(wing));
    let towards = if distance > 0 {
        Wing::Short
    } else {
        Wing::Long
    };
    by_end.or_else(|| (distance.abs() == 2 && has(&towards)).then_some(towards))
}

pub(crate) fn entries(position: &Position, mv: &Move) -> Vec<(Square, Square)> {
    let (Some((rook, _)), king) = (mv.rook(), mv.from()) else {
        return vec![(mv.from(), mv.to())];
    };
    let step = if rook > king { 2 } else { -2 };
    let two = File::try_from(i32::from(u8::from(king.file())) + step)
        .map(|file| Square::from_coords(file, king.rank()));
    let mut ways = vec![(king, rook)];
    for to in [Some(mv.to()), two.ok()].into_iter().flatten() {
        if !ways.contains(&(king, to)) && enter(position, king, to, None).as_ref() == Ok(mv) {
            ways.push((king, to));
        }
    }
    ways
}
