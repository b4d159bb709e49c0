//! Why a FEN is no position of chess, as a problem for its sender.

use damier_chess::FenError;
use damier_game::Side;

use super::fen::problem;
use super::new_game::shorten;
use crate::problem::Problem;

/// The problem that names the fault and its remedy.
pub(super) fn refusal(error: &FenError) -> Problem {
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let of = |detail, side: &Side| problem(detail).text("side", side.as_str());
    let with = |detail, text: &str| problem(detail).text("text", shorten(text));
    let sign = |detail, sign: char| problem(detail).text("text", sign.to_string());
    match error {
        FenError::Empty => problem("problem-chess-fen-empty"),
        FenError::Ranks(ranks) => problem("problem-chess-fen-ranks").number("ranks", count(*ranks)),
        FenError::RankLength { rank, squares } => problem("problem-chess-fen-rank")
            .number("rank", count(*rank))
            .number("squares", count(*squares)),
        FenError::Sign { rank, sign: found } => {
            sign("problem-chess-fen-sign", *found).number("rank", count(*rank))
        }
        FenError::Turn(text) => with("problem-chess-fen-turn", text),
        FenError::CastlingSign(found) => sign("problem-chess-fen-right", *found),
        FenError::CastlingKing(side) => of("problem-chess-fen-right-king", side),
        FenError::CastlingRook { side, sign: found } => {
            sign("problem-chess-fen-right-rook", *found).text("side", side.as_str())
        }
        FenError::CastlingTwice(side) => of("problem-chess-fen-right-twice", side),
        FenError::EnPassant(text) => with("problem-chess-fen-passing", text),
        FenError::EnPassantPawn(square) => {
            with("problem-chess-fen-passing-pawn", &square.to_string())
        }
        FenError::Count(text) => with("problem-chess-fen-count", text),
        FenError::TooMuch(text) => with("problem-chess-fen-much", text),
        FenError::NoKing(side) => of("problem-chess-fen-no-king", side),
        FenError::Kings(side) => of("problem-chess-fen-kings", side),
        FenError::PawnOnEdge(square) => with("problem-chess-fen-pawn", &square.to_string()),
        FenError::LeftInCheck(side) => of("problem-chess-fen-check", side),
        FenError::ImpossibleCheck => problem("problem-chess-fen-impossible"),
        FenError::TooManyPieces(side) => of("problem-chess-fen-crowd", side),
    }
}

#[cfg(test)]
mod tests {
    use super::super::fen::read;
    use crate::board::{FenNumbers, Kind};
    use crate::i18n::Language;

    #[test]
    fn every_fault_has_a_sentence_of_its_own_in_every_language() {
        let mut seen = Vec::new();
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
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        ] {
            let Err(problem) = read(Kind::Chess960, FenNumbers::TopLeft, fen) else {
                assert_eq!(fen, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "should be refused");
                continue;
            };
            for language in Language::ALL {
                let detail = problem.detail_in(language);
                let is_whole = !detail.contains("problem-") && !detail.contains("{$");
                assert!(is_whole, "{fen}: {detail}");
                assert!(!seen.contains(&detail), "{fen}: {detail}");
                seen.push(detail);
            }
        }
    }
}
