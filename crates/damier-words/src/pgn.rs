//! Records of chess.

use damier_arbiter::Lang;
use damier_chess::pgn::{Problem, ProblemKind};

use crate::bundle::{message, remedy};
use crate::{Args, chess_move, chess_position, joined, placed};

/// What is wrong or unusual in a record of chess.
pub fn pgn_problem(problem: &Problem, lang: Lang) -> String {
    let (id, args) = parts(&problem.kind, lang);
    message(lang, id, &args)
}

/// What to do about it.
pub fn pgn_remedy(problem: &Problem, lang: Lang) -> String {
    let (id, args) = parts(&problem.kind, lang);
    remedy(lang, id, &args)
}

/// Both, with the place.
pub fn pgn_sentence(problem: &Problem, lang: Lang) -> String {
    let both = joined(
        [pgn_problem(problem, lang), pgn_remedy(problem, lang)],
        lang,
    );
    placed(both, problem.line, problem.column, problem.ply, lang)
}

/// The message about a problem, and what is filled in.
fn parts(kind: &ProblemKind, lang: Lang) -> (&'static str, Args<'_>) {
    use ProblemKind as K;
    match kind {
        K::NoStart => {
            let example = "\"bqnnrkrb/… w GEge - 0 1\"";
            ("pgn-no-start", vec![("example", example.into())])
        }
        K::Fen(error) => {
            let why = chess_position(error, lang);
            ("pgn-fen", vec![("why", why.into())])
        }
        K::OtherGame(name) => ("pgn-other-game", vec![("name", name.as_str().into())]),
        K::Move(error) => ("pgn-move", vec![("why", chess_move(error, lang).into())]),
        K::OpenComment => ("pgn-open-comment", vec![("sign", "}".into())]),
        K::Brackets => ("pgn-brackets", vec![]),
        K::TooDeep => ("pgn-too-deep", vec![]),
        K::AfterResult => ("pgn-after-result", vec![]),
        K::TwoResults => ("pgn-two-results", vec![]),
        K::SecondListing => ("pgn-second-listing", vec![]),
        K::Stray(sign) => ("pgn-stray", vec![("text", sign.as_str().into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_chess::{FenError, MoveTextError};

    #[test]
    fn every_problem_is_told_in_every_language() {
        for kind in [
            ProblemKind::NoStart,
            ProblemKind::Fen(FenError::Empty),
            ProblemKind::OtherGame("x".to_owned()),
            ProblemKind::Move(MoveTextError::Illegal("Nf9".to_owned())),
            ProblemKind::OpenComment,
            ProblemKind::Brackets,
            ProblemKind::TooDeep,
            ProblemKind::AfterResult,
            ProblemKind::TwoResults,
            ProblemKind::SecondListing,
            ProblemKind::Stray("#".to_owned()),
        ] {
            let problem = Problem {
                kind,
                line: 3,
                column: 7,
                ply: Some(5),
            };
            assert_eq!(pgn_problem(&problem, Lang::En), problem.what());
            let told = Lang::ALL.map(|lang| pgn_sentence(&problem, lang));
            assert!(told[0].starts_with("line 3, column 7, ply 5: "), "{told:?}");
            assert!(told.iter().all(|told| !told.contains("pgn-")), "{told:?}");
            assert!(told[0] != told[1] && told[1] != told[2], "{told:?}");
        }
    }
}
