//! Positions and moves of chess.

use damier_arbiter::Lang;
use damier_chess::{CastlingFault, FenError, MoveTextError};
use fluent_bundle::FluentValue;

use crate::bundle::message;
use crate::{Args, listed, number, side};

/// Why a text is no position of chess.
pub fn chess_position(error: &FenError, lang: Lang) -> String {
    let text = |text: &str| ("text", FluentValue::from(text.to_owned()));
    let sign = |sign: &char| ("text", FluentValue::from(sign.to_string()));
    let of = |of: &_| ("side", side(*of));
    let (id, args): (&str, Args<'_>) = match error {
        FenError::Empty => ("chess-fen-empty", vec![]),
        FenError::Ranks(ranks) => ("chess-fen-ranks", vec![("ranks", number(*ranks))]),
        FenError::RankLength { rank, squares } => {
            let args = vec![("rank", number(*rank)), ("squares", number(*squares))];
            ("chess-fen-rank", args)
        }
        FenError::Sign { rank, sign: found } => {
            ("chess-fen-sign", vec![("rank", number(*rank)), sign(found)])
        }
        FenError::Turn(found) => ("chess-fen-turn", vec![text(found)]),
        FenError::CastlingSign(found) => ("chess-fen-right", vec![sign(found)]),
        FenError::CastlingKing(whose) => ("chess-fen-right-king", vec![of(whose)]),
        FenError::CastlingRook { side, sign: found } => {
            ("chess-fen-right-rook", vec![of(side), sign(found)])
        }
        FenError::CastlingTwice(whose) => ("chess-fen-right-twice", vec![of(whose)]),
        FenError::EnPassant(found) => ("chess-fen-passing", vec![text(found)]),
        FenError::EnPassantPawn(square) => {
            ("chess-fen-passing-pawn", vec![text(&square.to_string())])
        }
        FenError::Count(found) => ("chess-fen-count", vec![text(found)]),
        FenError::TooMuch(found) => ("chess-fen-much", vec![text(found)]),
        FenError::NoKing(whose) => ("chess-fen-no-king", vec![of(whose)]),
        FenError::Kings(whose) => ("chess-fen-kings", vec![of(whose)]),
        FenError::PawnOnEdge(square) => ("chess-fen-pawn", vec![text(&square.to_string())]),
        FenError::LeftInCheck(whose) => ("chess-fen-check", vec![of(whose)]),
        FenError::ImpossibleCheck => ("chess-fen-impossible", vec![]),
        FenError::TooManyPieces(whose) => ("chess-fen-crowd", vec![of(whose)]),
    };
    message(lang, id, &args)
}

/// Why a text names no legal move of chess, or several.
pub fn chess_move(error: &MoveTextError, lang: Lang) -> String {
    let text = |text: &str| ("text", FluentValue::from(text.to_owned()));
    let (id, args): (&str, Args<'_>) = match error {
        MoveTextError::Unreadable(found) => ("chess-move-unreadable", vec![text(found)]),
        MoveTextError::Illegal(found) => ("chess-move-illegal", vec![text(found)]),
        MoveTextError::Ambiguous {
            text: found,
            candidates,
        } => {
            let args = vec![text(found), ("candidates", listed(candidates))];
            ("chess-move-ambiguous", args)
        }
        MoveTextError::PromotionMissing(found) => ("chess-move-promotion", vec![text(found)]),
        MoveTextError::Castling { wing, fault } => {
            let mut args: Args<'_> = vec![("wing", wing.as_str().into())];
            let id = match fault {
                CastlingFault::NoRight => "chess-castling-right",
                CastlingFault::Blocked(square) => {
                    args.push(("square", square.to_string().into()));
                    "chess-castling-blocked"
                }
                CastlingFault::InCheck => "chess-castling-check",
                CastlingFault::Attacked(square) => {
                    args.push(("square", square.to_string().into()));
                    "chess-castling-attacked"
                }
                CastlingFault::Exposed => "chess-castling-exposed",
            };
            (id, args)
        }
    };
    message(lang, id, &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_chess::Position;

    /// In English the words are the library's own.
    #[test]
    fn faults_of_positions_and_moves_are_told() {
        for fen in [
            "",
            "8/8 w - -",
            "9/8/8/8/8/8/8/K1k5 w - -",
            "x7/8/8/8/8/8/8/K1k5 w - -",
            "8/8/8/8/8/8/8/K1k5 x - -",
            "8/8/8/8/8/8/8/K1k5 w % -",
            "8/8/8/8/8/K7/8/2k4R w K -",
            "4k3/8/8/8/8/8/8/4K3 w K -",
            "4k3/8/8/8/8/8/8/4K1RR w GH -",
            "4k3/8/8/8/8/8/8/4K3 w - e9",
            "4k3/8/8/8/8/8/8/4K3 w - e6",
            "4k3/8/8/8/8/8/8/4K3 w - - x 1",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 more",
            "4k3/8/8/8/8/8/8/8 w - -",
            "4k3/8/8/8/8/8/8/K3K3 w - -",
            "4k2P/8/8/8/8/8/8/4K3 w - -",
            "4k3/8/8/8/8/8/8/4RK2 w - -",
        ] {
            let error = Position::from_fen(fen).expect_err(fen);
            told_everywhere(Lang::ALL.map(|lang| chess_position(&error, lang)), &error);
        }
        let start = Position::from_fen("4k3/8/8/8/8/5n2/8/R3K2R w KQ - 0 1").expect("check");
        for text in ["hello", "Ra8", "O-O"] {
            let error = start.parse_in(text, damier_chess::Letters::English);
            let error = error.expect_err(text);
            told_everywhere(Lang::ALL.map(|lang| chess_move(&error, lang)), &error);
        }
    }

    fn told_everywhere(told: [String; 3], error: &impl std::fmt::Display) {
        // A rank of one square has the singular here; the library names sides as programs do.
        let english = error.to_string().replace(" 1 squares", " 1 square");
        assert_eq!(told[0].to_lowercase(), english.to_lowercase());
        assert!(told[0] != told[1] && told[1] != told[2], "{told:?}");
        assert!(told.iter().all(|told| !told.contains("chess-")), "{told:?}");
    }
}
