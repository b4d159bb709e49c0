//! The short way from a move of PGN to the move, for the cases in which one look
//! shows that it is legal: no check, one piece that fits, no pin.

use shakmaty::san::San;
use shakmaty::{Bitboard, Chess, Color, File, Move, Position as _, Rank, Role, Square, attacks};

/// The move, if it is certain. `None` means that it must be looked at closely, not
/// that it is wrong.
pub(super) fn quick(chess: &Chess, san: San) -> Option<Move> {
    let San::Normal {
        role,
        file,
        rank,
        capture,
        to,
        promotion,
    } = san
    else {
        return None;
    };
    let board = chess.board();
    let captured = board.role_at(to).filter(|_| chess.them().contains(to));
    if captured.is_some() != capture || chess.us().contains(to) {
        return None;
    }
    let king = board.king_of(chess.turn())?;
    let from = match role {
        Role::King => {
            let safe = attacks::king_attacks(king).contains(to)
                && file.is_none_or(|file| file == king.file())
                && rank.is_none_or(|rank| rank == king.rank())
                && is_safe(chess, to, to, board.occupied().without(king).with(to));
            return (safe && promotion.is_none()).then_some(Move::Normal {
                role,
                from: king,
                capture: captured,
                to,
                promotion,
            });
        }
        Role::Pawn => pawn_from(chess, file, capture, to)?,
        _ => {
            let occupied = board.occupied();
            let reach = match role {
                Role::Knight => attacks::knight_attacks(to),
                Role::Bishop => attacks::bishop_attacks(to, occupied),
                Role::Rook => attacks::rook_attacks(to, occupied),
                _ => attacks::queen_attacks(to, occupied),
            };
            let fits = |from: &Square| {
                file.is_none_or(|file| file == from.file())
                    && rank.is_none_or(|rank| rank == from.rank())
            };
            let mut fitting = (reach & chess.our(role)).into_iter().filter(fits);
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
    let fits = rank.is_none_or(|rank| rank == from.rank());
    let occupied = board.occupied().without(from).with(to);
    let lines = attacks::queen_attacks(king, Bitboard::EMPTY);
    let free = !lines.contains(from) || is_safe(chess, king, to, occupied);
    (becomes_something && fits && free).then_some(Move::Normal {
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
