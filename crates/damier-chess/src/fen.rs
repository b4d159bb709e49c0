//! Positions as text: X-FEN and Shredder-FEN.

use core::num::NonZeroU32;

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, EnPassantMode, File, FromSetup, Piece,
    Position as _, PositionErrorKinds, Rank, Role, Setup, Square,
};

use crate::Position;
use crate::fen_fault::FenError;
use crate::position::side;

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rights {
    /// `KQkq` for the outermost rook of a wing, the file for an inner one.
    #[default]
    XFen,
    /// The file of the rook, always: `HAha`.
    Shredder,
}

pub(crate) fn read(text: &str) -> Result<Position, FenError> {
    let mut fields = text
        .split([' ', '_', '\t'])
        .filter(|field| !field.is_empty());
    let mut setup = Setup::empty();
    setup.board = board(fields.next().ok_or(FenError::Empty)?)?;
    setup.turn = match fields.next() {
        None | Some("w" | "W") => Color::White,
        Some("b" | "B") => Color::Black,
        Some(other) => return Err(FenError::Turn(other.to_owned())),
    };
    let mut rights = fields.next();
    if let Some(files) = rights.and_then(|count| vchess_rights(count, fields.clone().next())) {
        // One site writes the number of plies first, then four rook files.
        fields.next();
        for (color, file) in files {
            add_right(&mut setup, color, file)?;
        }
        setup.ep_square = passed(&setup, fields.next());
        return check(setup);
    }
    if rights == Some("-") {
        rights = None;
    }
    for sign in rights.into_iter().flat_map(str::chars) {
        add_right(&mut setup, owner(sign), sign)?;
    }
    setup.ep_square = match fields.next() {
        None | Some("-") => None,
        Some(square) => Some(
            square
                .parse()
                .ok()
                .filter(|s: &Square| s.rank() == setup.turn.relative_rank(Rank::Sixth))
                .ok_or_else(|| FenError::EnPassant(square.to_owned()))?,
        ),
    };
    let mut count = |least: u32| match fields.next() {
        None | Some("-") => Ok(least),
        Some(text) => match text.parse::<u64>() {
            Ok(count) => Ok(u32::try_from(count).unwrap_or(u32::MAX).max(least)),
            Err(_) => Err(FenError::Count(text.to_owned())),
        },
    };
    // More would only overflow somewhere else.
    setup.halfmoves = count(0)?.min(10_000);
    setup.fullmoves = NonZeroU32::new(count(1)?.min(100_000)).unwrap_or(NonZeroU32::MIN);
    match fields.next() {
        Some(more) => Err(FenError::TooMuch(more.to_owned())),
        None => check(setup),
    }
}

fn board(text: &str) -> Result<Board, FenError> {
    let ranks = text.trim_end_matches('/').split('/').count();
    if ranks != 8 {
        return Err(FenError::Ranks(ranks));
    }
    let mut board = Board::empty();
    for (above, row) in text.trim_end_matches('/').split('/').enumerate() {
        let rank = 8 - above;
        let mut file = 0_usize;
        for sign in row.chars().filter(|&sign| sign != '~') {
            if let Some(empty @ 1..=8) = sign.to_digit(10) {
                file += empty as usize;
                continue;
            }
            let piece = Piece::from_char(sign).ok_or(FenError::Sign { rank, sign })?;
            if let Some(&at) = File::ALL.get(file) {
                board.set_piece_at(Square::from_coords(at, Rank::ALL[rank - 1]), piece);
            }
            file += 1;
        }
        if file != 8 {
            let squares = file;
            return Err(FenError::RankLength { rank, squares });
        }
    }
    Ok(board)
}

const fn owner(sign: char) -> Color {
    if sign.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    }
}

/// Adds a right by `K`, `Q` or the file of its rook.
fn add_right(setup: &mut Setup, color: Color, sign: char) -> Result<(), FenError> {
    let small = sign.to_ascii_lowercase();
    let by = side(color);
    let king = setup.board.king_of(color);
    if !matches!(small, 'k' | 'q' | 'a'..='h') {
        return Err(FenError::CastlingSign(sign));
    }
    let Some(king) = king.filter(|king| king.rank() == color.backrank()) else {
        return Err(FenError::CastlingKing(by));
    };
    let rooks = setup.board.rooks() & setup.board.by_color(color) & color.backrank();
    let rook = match small {
        'k' => rooks.last().filter(|&rook| rook > king),
        'q' => rooks.first().filter(|&rook| rook < king),
        file => File::from_char(file)
            .map(|file| Square::from_coords(file, color.backrank()))
            .filter(|&square| rooks.contains(square)),
    };
    let rook = rook.ok_or(FenError::CastlingRook { side: by, sign })?;
    let same_wing = (setup.castling_rights & color.backrank())
        .into_iter()
        .any(|other| other != rook && (other > king) == (rook > king));
    if same_wing {
        return Err(FenError::CastlingTwice(by));
    }
    setup.castling_rights.add(rook);
    Ok(())
}

/// The rook files of a site that writes `0 ahah` where others write `HAha`: of
/// White's long and short wing, then of Black's. A later letter than `h` is a lost
/// right.
fn vchess_rights(count: &str, files: Option<&str>) -> Option<Vec<(Color, char)>> {
    let files = files.filter(|files| files.len() == 4)?;
    let numbers = count.bytes().all(|sign| sign.is_ascii_digit());
    let small = files.bytes().all(|sign| sign.is_ascii_lowercase());
    let colors = [Color::White, Color::White, Color::Black, Color::Black];
    let kept = colors
        .into_iter()
        .zip(files.chars())
        .filter(|(_, file)| *file <= 'h');
    (numbers && small).then(|| kept.collect())
}

/// A square passed by a pawn as that site writes it; nothing if it cannot be.
fn passed(setup: &Setup, field: Option<&str>) -> Option<Square> {
    let square: Square = field?.parse().ok()?;
    let pawn = square.xor(Square::A2);
    let passed = square.rank() == setup.turn.relative_rank(Rank::Sixth)
        && (setup.board.pawns() & setup.board.by_color(!setup.turn)).contains(pawn);
    passed.then_some(square)
}

fn check(setup: Setup) -> Result<Position, FenError> {
    for color in Color::ALL {
        let kings = setup.board.kings() & setup.board.by_color(color);
        match kings.count() {
            0 => return Err(FenError::NoKing(side(color))),
            1 => {}
            _ => return Err(FenError::Kings(side(color))),
        }
    }
    if let Some(square) = (setup.board.pawns() & Bitboard::BACKRANKS).first() {
        return Err(FenError::PawnOnEdge(square));
    }
    let crowded = Color::ALL
        .into_iter()
        .find(|&color| is_crowded(&setup, color));
    let (turn, passed) = (setup.turn, setup.ep_square);
    match Chess::from_setup(setup, CastlingMode::Chess960) {
        Ok(chess) => Ok(Position::from_chess(chess)),
        Err(error) => {
            let kinds = error.kinds();
            Err(if kinds.contains(PositionErrorKinds::OPPOSITE_CHECK) {
                FenError::LeftInCheck(side(!turn))
            } else if let (Some(square), true) = (
                passed,
                kinds.contains(PositionErrorKinds::INVALID_EP_SQUARE),
            ) {
                FenError::EnPassantPawn(square)
            } else if let Some(color) = crowded {
                FenError::TooManyPieces(side(color))
            } else {
                FenError::ImpossibleCheck
            })
        }
    }
}

/// Whether a side has more than sixteen pieces, or more officers than its missing
/// pawns can have become.
fn is_crowded(setup: &Setup, color: Color) -> bool {
    let own = setup.board.by_color(color);
    let count = |role| (own & setup.board.by_role(role)).count();
    let (light, dark) = (Bitboard::LIGHT_SQUARES, Bitboard::DARK_SQUARES);
    let bishops = own & setup.board.bishops();
    let promoted = count(Role::Queen).saturating_sub(1)
        + count(Role::Rook).saturating_sub(2)
        + count(Role::Knight).saturating_sub(2)
        + (bishops & light).count().saturating_sub(1)
        + (bishops & dark).count().saturating_sub(1);
    own.count() > 16 || count(Role::Pawn) + promoted > 8
}

pub(crate) fn write(position: &Position, rights: Rights) -> String {
    let chess = position.chess();
    let turn = chess.turn().char();
    let passed = chess.ep_square(EnPassantMode::Legal);
    let passed = passed.map_or_else(|| "-".to_owned(), |square| square.to_string());
    format!(
        "{} {turn} {} {passed} {} {}",
        chess.board().board_fen(),
        rights_text(chess, rights),
        chess.halfmoves(),
        chess.fullmoves()
    )
}

fn rights_text(chess: &Chess, rights: Rights) -> String {
    let mut text = String::new();
    for color in Color::ALL {
        let home = chess.board().rooks() & chess.board().by_color(color) & color.backrank();
        let kept = chess.castles().castling_rights() & color.backrank();
        for rook in kept.into_iter().rev() {
            let king = chess.board().king_of(color);
            let short = king.is_some_and(|king| king < rook);
            let sign = match (rights, short) {
                (Rights::XFen, true) if home.last() == Some(rook) => 'k',
                (Rights::XFen, false) if home.first() == Some(rook) => 'q',
                _ => rook.file().char(),
            };
            text.push(color.fold_wb(sign.to_ascii_uppercase(), sign));
        }
    }
    if text.is_empty() {
        text.push('-');
    }
    text
}
