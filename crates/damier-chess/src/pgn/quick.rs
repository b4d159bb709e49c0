//! The short way from a move of PGN to the move, for the cases in which one look
//! shows that it is legal: one piece that fits, and a king that stays safe.

use shakmaty::{Bitboard, Chess, Color, File, Move, Position as _, Rank, Role, Square, attacks};

use crate::Position;
use crate::lines::lines;

/// What a word says, if it is written as PGN asks for and is not castling.
struct Written {
    role: Role,
    file: Option<File>,
    rank: Option<Rank>,
    capture: bool,
    to: Square,
    promotion: Option<Role>,
}

impl Written {
    fn read(word: &[u8]) -> Option<Written> {
        let word = match word {
            [word @ .., b'+' | b'#'] => word,
            _ => word,
        };
        let (word, promotion) = match word {
            [word @ .., b'=', sign] => (word, Some(officer(*sign)?)),
            _ => (word, None),
        };
        let [word @ .., to_file, to_rank] = word else {
            return None;
        };
        let to = Square::from_coords(file(*to_file)?, rank(*to_rank)?);
        let (word, role) = match word {
            [] => (word, Role::Pawn),
            [first, rest @ ..] => match officer(*first) {
                Some(role) => (rest, role),
                None => (word, Role::Pawn),
            },
        };
        let (word, capture) = match word {
            [word @ .., b'x'] => (word, true),
            _ => (word, false),
        };
        let (file, rank) = match *word {
            [] => (None, None),
            [sign] => match file(sign) {
                Some(file) => (Some(file), None),
                None => (None, Some(rank(sign)?)),
            },
            [one, two] => (Some(file(one)?), Some(rank(two)?)),
            _ => return None,
        };
        Some(Written {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        })
    }

    /// Whether a piece on that square may be meant.
    fn fits(&self, from: Square) -> bool {
        self.file.is_none_or(|file| file == from.file())
            && self.rank.is_none_or(|rank| rank == from.rank())
    }
}

fn officer(sign: u8) -> Option<Role> {
    Some(match sign {
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        _ => return None,
    })
}

fn file(sign: u8) -> Option<File> {
    matches!(sign, b'a'..=b'h').then(|| File::new(u32::from(sign - b'a')))
}

fn rank(sign: u8) -> Option<Rank> {
    matches!(sign, b'1'..=b'8').then(|| Rank::new(u32::from(sign - b'1')))
}

/// The move, if it is certain. `None` means that it must be looked at closely, not
/// that it is wrong.
pub(super) fn quick(position: &Position, word: &[u8]) -> Option<Move> {
    let written = Written::read(word)?;
    let (role, to, promotion) = (written.role, written.to, written.promotion);
    let chess = position.chess();
    let board = chess.board();
    // Asking what stands on an empty square takes longest.
    if board.occupied().contains(to) != written.capture || chess.us().contains(to) {
        return None;
    }
    let captured = match written.capture {
        true => board.role_at(to),
        false => None,
    };
    let king = board.king_of(chess.turn())?;
    let stays_safe = |from: Square| {
        let occupied = board.occupied().without(from).with(to);
        // Without a check only a piece on a line with its king can expose it.
        !position.is_check() && !lines(king).contains(from) || is_safe(chess, king, to, occupied)
    };
    let from = match role {
        Role::King => {
            let safe = attacks::king_attacks(king).contains(to)
                && is_safe(chess, to, to, board.occupied().without(king).with(to));
            Some(king).filter(|_| safe)?
        }
        Role::Pawn => {
            pawn_from(chess, written.file, written.capture, to).filter(|&from| stays_safe(from))?
        }
        _ => {
            let occupied = board.occupied();
            let reach = match role {
                Role::Knight => attacks::knight_attacks(to),
                Role::Bishop => attacks::bishop_attacks(to, occupied),
                Role::Rook => attacks::rook_attacks(to, occupied),
                _ => attacks::queen_attacks(to, occupied),
            };
            let mut fitting = (reach & chess.our(role))
                .into_iter()
                .filter(|&from| written.fits(from) && stays_safe(from));
            let from = fitting.next()?;
            if fitting.next().is_some() {
                return None;
            }
            from
        }
    };
    let last = role == Role::Pawn && Bitboard::BACKRANKS.contains(to);
    let becomes_something = match promotion {
        None => !last,
        Some(Role::Pawn | Role::King) => false,
        Some(_) => last,
    };
    (becomes_something && written.fits(from)).then_some(Move::Normal {
        role,
        from,
        capture: captured,
        to,
        promotion,
    })
}

/// The pawn that gets to a square, not in passing.
fn pawn_from(chess: &Chess, file: Option<File>, capture: bool, to: Square) -> Option<Square> {
    let turn = chess.turn();
    let pawns = chess.our(Role::Pawn);
    let back = |ranks: i32| to.offset(turn.fold_wb(-8, 8) * ranks);
    if capture {
        let from = Square::from_coords(file?, back(1)?.rank());
        return (pawns.contains(from) && attacks::pawn_attacks(turn, from).contains(to))
            .then_some(from);
    }
    if file.is_some_and(|file| file != to.file()) {
        return None;
    }
    let one = back(1)?;
    if pawns.contains(one) {
        return Some(one);
    }
    let fourth = match turn {
        Color::White => Rank::Fourth,
        Color::Black => Rank::Fifth,
    };
    let two = back(2).filter(|_| to.rank() == fourth)?;
    let open = !chess.board().occupied().contains(one);
    (open && pawns.contains(two)).then_some(two)
}

/// Whether nothing attacks the king's square once a piece has gone `to` and these
/// squares are occupied. What stood there is taken and attacks nothing any more.
fn is_safe(chess: &Chess, king: Square, to: Square, occupied: Bitboard) -> bool {
    let attackers = chess.board().attacks_to(king, !chess.turn(), occupied);
    attackers.without(to).is_empty()
}

#[cfg(test)]
mod tests {
    use damier_game::Game;
    use shakmaty::san::SanPlus;

    use super::*;
    use crate::StartNumber;

    /// Everything that may be written about a square, legal or not.
    fn words(to: Square) -> Vec<String> {
        let mut words = Vec::new();
        for piece in ["", "N", "B", "R", "Q", "K"] {
            for from in ["", "a", "d", "g", "1", "7", "e4"] {
                for capture in ["", "x"] {
                    for promotion in ["", "=Q", "=N", "=K"] {
                        words.push(format!("{piece}{from}{capture}{to}{promotion}"));
                    }
                }
            }
        }
        words
    }

    #[test]
    fn the_short_way_leads_where_the_long_one_does() {
        let (mut bits, mut found) = (1_u64, 0);
        for number in (0..960).step_by(120) {
            let start = StartNumber::new(number).expect("below 960");
            let mut position = start.position();
            for ply in 0..70 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                for to in Square::ALL.into_iter().filter(|_| ply % 7 == 0) {
                    for word in words(to) {
                        let Some(mv) = quick(&position, word.as_bytes()) else {
                            continue;
                        };
                        let san = SanPlus::from_ascii(word.as_bytes()).expect("well written");
                        let long = san.san.to_move(position.chess());
                        assert_eq!(long, Ok(mv), "{word} in {position:?}");
                        found += 1;
                    }
                }
                bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(9);
                let pick = (bits >> 33) as usize % moves.len();
                position.play(&moves[pick]).expect("legal");
            }
        }
        assert!(found > 1000, "{found}");
    }
}
