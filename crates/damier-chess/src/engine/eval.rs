//! What a position is worth without looking ahead.

use shakmaty::{Bitboard, Chess, Color, File, Position as _, Role, Square, attacks};

/// A value early in the game and late in it.
#[derive(Clone, Copy)]
struct Pair(i32, i32);

impl core::ops::AddAssign for Pair {
    fn add_assign(&mut self, other: Pair) {
        self.0 += other.0;
        self.1 += other.1;
    }
}

impl core::ops::Mul<i32> for Pair {
    type Output = Pair;

    fn mul(self, by: i32) -> Pair {
        Pair(self.0 * by, self.1 * by)
    }
}

/// In hundredths of a pawn.
const fn worth(role: Role) -> Pair {
    match role {
        Role::Pawn => Pair(90, 115),
        Role::Knight => Pair(325, 300),
        Role::Bishop => Pair(340, 320),
        Role::Rook => Pair(490, 540),
        Role::Queen => Pair(980, 1000),
        Role::King => Pair(0, 0),
    }
}

/// What a capture gains, for ordering.
pub(super) const fn price(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 320,
        Role::Bishop => 330,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 0,
    }
}

/// How much of the beginning is left: 24 at the start, 0 without officers.
fn phase(chess: &Chess) -> i32 {
    let board = chess.board();
    let count = |pieces: Bitboard| pieces.count() as i32;
    let minor = count(board.knights() | board.bishops());
    (minor + 2 * count(board.rooks()) + 4 * count(board.queens())).min(24)
}

/// The value of a position for the side to move.
pub(super) fn evaluate(chess: &Chess) -> i32 {
    let white = side(chess, Color::White);
    let black = side(chess, Color::Black);
    let (early, late) = (white.0 - black.0, white.1 - black.1);
    let phase = phase(chess);
    let blend = (early * phase + late * (24 - phase)) / 24;
    let blend = blend * scale(chess, blend) / 16;
    let tempo = 10;
    match chess.turn() {
        Color::White => blend + tempo,
        Color::Black => tempo - blend,
    }
}

/// How much of an advantage counts, in sixteenths: without pawns little material
/// wins nothing.
fn scale(chess: &Chess, score: i32) -> i32 {
    let better = Color::from_white(score >= 0);
    let board = chess.board();
    let own = board.by_color(better);
    if (own & board.pawns()).any() {
        return 16;
    }
    let of = |color| {
        let own = board.by_color(color);
        let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let value = |role| (own & board.by_role(role)).count() as i32 * price(role);
        roles.into_iter().map(value).sum::<i32>()
    };
    if of(better) - of(!better) < 400 {
        3
    } else {
        16
    }
}

fn side(chess: &Chess, color: Color) -> Pair {
    let board = chess.board();
    let own = board.by_color(color);
    let occupied = board.occupied();
    let pawns = own & board.pawns();
    let enemy_pawns = board.by_color(!color) & board.pawns();
    let guarded = pawn_guard(enemy_pawns, !color);
    let mut sum = Pair(0, 0);
    for square in own {
        let Some(role) = board.role_at(square) else {
            continue;
        };
        sum += worth(role);
        sum += place(role, square, color);
        let reach = match role {
            Role::Knight => attacks::knight_attacks(square),
            Role::Bishop => attacks::bishop_attacks(square, occupied),
            Role::Rook => attacks::rook_attacks(square, occupied),
            Role::Queen => attacks::queen_attacks(square, occupied),
            Role::Pawn | Role::King => continue,
        };
        let free = (reach & !own & !guarded).count() as i32;
        sum += match role {
            Role::Knight => Pair(4, 4) * (free - 4),
            Role::Bishop => Pair(4, 5) * (free - 6),
            Role::Rook => Pair(2, 4) * (free - 7),
            _ => Pair(1, 3) * (free - 13),
        };
        if role == Role::Rook {
            let file = Bitboard::from_file(square.file());
            sum += match ((file & pawns).is_empty(), (file & enemy_pawns).is_empty()) {
                (true, true) => Pair(25, 12),
                (true, false) => Pair(12, 8),
                _ => Pair(0, 0),
            };
        }
    }
    if (own & board.bishops()).count() >= 2 {
        sum += Pair(28, 45);
    }
    sum += pawn_structure(pawns, enemy_pawns, color);
    sum += shelter(chess, color, pawns);
    sum
}

/// The squares that pawns guard.
fn pawn_guard(pawns: Bitboard, color: Color) -> Bitboard {
    pawns.into_iter().fold(Bitboard::EMPTY, |all, pawn| {
        all | attacks::pawn_attacks(color, pawn)
    })
}

/// Ranks from the own side, 0 to 7.
fn rank_of(square: Square, color: Color) -> i32 {
    let rank = i32::from(u8::from(square.rank()));
    color.fold_wb(rank, 7 - rank)
}

/// Files from the nearer edge, 0 to 3.
fn from_edge(square: Square) -> i32 {
    let file = i32::from(u8::from(square.file()));
    file.min(7 - file)
}

/// How good a square is for a piece: pawns in the middle and far ahead, officers
/// in the middle, the king at home early and in the middle late.
fn place(role: Role, square: Square, color: Color) -> Pair {
    let (rank, inner) = (rank_of(square, color), from_edge(square));
    let middle_rank = rank.min(7 - rank);
    let middle = inner + middle_rank;
    match role {
        Role::Pawn => {
            let centre = if inner == 3 {
                4 * (rank - 1).min(3)
            } else {
                inner
            };
            Pair(centre + 2 * (rank - 1), 4 * (rank - 1))
        }
        Role::Knight => Pair(6 * middle - 20 - 6 * i32::from(rank == 0), 5 * middle - 16),
        Role::Bishop => Pair(4 * middle - 10 - 8 * i32::from(rank == 0), 3 * middle - 8),
        Role::Rook => Pair(
            2 * inner + 10 * i32::from(rank == 6),
            5 * i32::from(rank >= 5),
        ),
        Role::Queen => Pair(middle - 4 * i32::from(rank > 0), 5 * middle - 10),
        Role::King => Pair(-10 * rank - 7 * inner, 9 * middle - 25),
    }
}

fn pawn_structure(pawns: Bitboard, enemy: Bitboard, color: Color) -> Pair {
    let mut sum = Pair(0, 0);
    for file in File::ALL {
        let on_file = (pawns & Bitboard::from_file(file)).count() as i32;
        if on_file > 1 {
            sum += Pair(-8, -18) * (on_file - 1);
        }
        if on_file > 0 && (pawns & neighbours(file)).is_empty() {
            sum += Pair(-10, -12) * on_file;
        }
    }
    for pawn in pawns {
        let span = Bitboard::from_file(pawn.file()) | neighbours(pawn.file());
        let ahead = |other: Square| rank_of(other, color) > rank_of(pawn, color);
        if !(enemy & span).into_iter().any(ahead) {
            let rank = rank_of(pawn, color);
            sum += Pair(3 * rank * rank / 2, 5 * rank * rank / 2 + 5 * rank);
        }
    }
    sum
}

fn neighbours(file: File) -> Bitboard {
    let left = file.offset(-1).map_or(Bitboard::EMPTY, Bitboard::from_file);
    let right = file.offset(1).map_or(Bitboard::EMPTY, Bitboard::from_file);
    left | right
}

/// Pawns before the king, and a bonus for rights to castle while it needs them.
fn shelter(chess: &Chess, color: Color, pawns: Bitboard) -> Pair {
    let Some(king) = chess.board().king_of(color) else {
        return Pair(0, 0);
    };
    let near = Bitboard::from_file(king.file()) | neighbours(king.file());
    let before = (pawns & near)
        .into_iter()
        .filter(|&pawn| (1..=2).contains(&(rank_of(pawn, color) - rank_of(king, color))));
    let castled = i32::from(from_edge(king) <= 2 && rank_of(king, color) == 0);
    let rights = i32::from(chess.castles().has_color(color));
    Pair(11 * before.count() as i32 + 12 * castled + 8 * rights, 0)
}
