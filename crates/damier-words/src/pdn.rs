//! Records of draughts.

use damier_arbiter::Lang;
use damier_draughts::pdn::{Problem, ProblemKind};
use fluent_bundle::FluentValue;

use crate::bundle::{message, remedy};
use crate::{Args, joined, listed, number, placed, position};

/// What is wrong or unusual in a record of draughts.
pub fn pdn_problem(problem: &Problem, lang: Lang) -> String {
    message(lang, id(&problem.kind), &args(&problem.kind, lang))
}

/// What to do about it.
pub fn pdn_remedy(problem: &Problem, lang: Lang) -> String {
    let remedy = remedy(lang, id(&problem.kind), &args(&problem.kind, lang));
    let Some(other) = problem.fits else {
        return remedy;
    };
    let args = [
        ("remedy", remedy.into()),
        ("variant", other.id().into()),
        ("example", quoted(other.game_type())),
    ];
    message(lang, "pdn-or-fits", &args)
}

/// Both, with the place.
pub fn pdn_sentence(problem: &Problem, lang: Lang) -> String {
    let both = joined(
        [pdn_problem(problem, lang), pdn_remedy(problem, lang)],
        lang,
    );
    placed(both, problem.line, problem.column, problem.ply, lang)
}

/// The message about a problem.
fn id(kind: &ProblemKind) -> &'static str {
    use ProblemKind as K;
    match kind {
        K::NoGame { .. } => "pdn-no-game",
        K::TooLong { .. } => "pdn-too-long",
        K::UnclosedComment => "pdn-unclosed-comment",
        K::UnclosedVariation => "pdn-unclosed-variation",
        K::LoneBracket { .. } => "pdn-lone-bracket",
        K::TooDeep { .. } => "pdn-too-deep",
        K::BrokenTag { .. } => "pdn-broken-tag",
        K::Remark { .. } => "pdn-remark",
        K::MoreProblems { .. } => "pdn-more-problems",
        K::UnknownVariant { .. } => "pdn-unknown-variant",
        K::OtherVariant { .. } => "pdn-other-variant",
        K::ForeignGameType { .. } => "pdn-foreign-game-type",
        K::ContradictoryTag { .. } => "pdn-contradictory-tag",
        K::MissingFen => "pdn-missing-fen",
        K::BadFen { .. } => "pdn-bad-fen",
        K::OtherTurn => "pdn-other-turn",
        K::BoardTurned => "pdn-board-turned",
        K::IllegalMove { .. } => "pdn-illegal-move",
        K::AmbiguousMove { .. } => "pdn-ambiguous-move",
        K::GameOver { .. } => "pdn-game-over",
        K::NotPlayed { .. } => "pdn-not-played",
        K::SplitCapture { .. } => "pdn-split-capture",
        K::UnknownResult { .. } => "pdn-unknown-result",
        K::ResultConflict { .. } => "pdn-result-conflict",
    }
}

/// A value in the quotation marks of PDN.
fn quoted(value: impl std::fmt::Display) -> FluentValue<'static> {
    FluentValue::from(format!("\"{value}\""))
}

/// What is filled into it.
fn args(kind: &ProblemKind, lang: Lang) -> Args<'_> {
    use ProblemKind as K;
    let text = |text: &str| FluentValue::from(text.to_owned());
    match kind {
        K::NoGame { text: found } => vec![("text", text(found)), ("example", quoted(20))],
        K::TooLong { limit } => vec![("limit", limit.to_string().into())],
        K::UnclosedComment => vec![("sign", "}".into())],
        K::LoneBracket { bracket } => vec![("bracket", bracket.to_string().into())],
        K::TooDeep { limit } => vec![("limit", number(*limit))],
        K::BrokenTag { name } => vec![("name", text(name)), ("example", quoted("…"))],
        K::Remark { text: found } => vec![("text", text(found)), ("example", "{…}".into())],
        K::MoreProblems { count } | K::NotPlayed { count } => vec![("count", number(*count))],
        K::UnknownVariant { game_type } => {
            let value = game_type.as_ref().map_or("none".into(), quoted);
            vec![("value", value), ("example", quoted(20))]
        }
        K::OtherVariant { declared, played } => {
            vec![("declared", quoted(declared)), ("played", (*played).into())]
        }
        K::ForeignGameType { found, expected } => vec![
            ("found", quoted(found)),
            ("expected", expected.to_string().into()),
            ("example", quoted(expected)),
        ],
        K::ContradictoryTag { name } => vec![("name", text(name))],
        K::BadFen { fen, why } => vec![("fen", text(fen)), ("why", position(why, lang).into())],
        K::IllegalMove { text: mv, legal } => vec![
            ("text", text(mv)),
            ("legal", listed(legal)),
            ("example", "/FEN \"…\"/".into()),
        ],
        K::AmbiguousMove {
            text: mv,
            candidates,
        } => vec![("text", text(mv)), ("candidates", listed(candidates))],
        K::GameOver { text: found }
        | K::SplitCapture { text: found }
        | K::UnknownResult { text: found } => vec![("text", text(found))],
        K::ResultConflict { tag, end } => vec![("tag", text(tag)), ("end", text(end))],
        K::UnclosedVariation | K::MissingFen | K::OtherTurn | K::BoardTurned => vec![],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_draughts::pdn;

    /// Every kind, as far as records can have it, made by a record.
    fn records() -> Vec<String> {
        let mut all: Vec<String> = [
            "neither tags nor moves",
            "[GameType \"20\"] 1. 32-28 {open",
            "[GameType \"20\"] 1. 32-28 (1. 33-28 19-23 *",
            "[GameType \"20\"] 1. 32-28 ) *",
            "[GameType \"20\"]\n[Event \"x]\n\n1. 32-28 *",
            "[GameType \"20\"] 1. 32-28 hello *",
            "[GameType \"99\"] 1. 32-28 *",
            "1-0",
            "[GameType \"25\"] 1. 32-28 19-23 2. 28x19 14x23 *",
            "[GameType \"20\"]\n[White \"A\"]\n[White \"B\"] 1. 32-28 *",
            "[GameType \"20\"]\n[SetUp \"1\"] 1. 32-28 *",
            "[GameType \"20\"]\n[FEN \"W:W99:B1\"] 1. 32-28 *",
            "[GameType \"20\"]\n[FEN \"W:W3:B20\"] 1. 32-28 *",
            "[GameType \"20\"]\n[FEN \"W:W31-50:B1-20\"] 1... 19-23 2. 32-28 *",
            "[GameType \"20\"] 1. 32-27 19-24 2. 32-28 18-23 *",
            "[GameType \"20\"]\n[FEN \"W:WK46:BK5\"] 1. 46x5 5-10 *",
            "[GameType \"20\"] 1. 32-28 1-1/2 2-2 *",
            "[GameType \"20\"]\n[Result \"2-0\"] 1. 32-28 0-2",
            "[GameType \"20\"]\n[Result \"perhaps\"] 1. 32-28 *",
        ]
        .map(str::to_owned)
        .to_vec();
        all.push(format!(
            "[GameType \"20\"] 1. 32-28 {}",
            "(1. 33-28 ".repeat(300)
        ));
        all
    }

    #[test]
    fn problems_are_told_in_three_languages_and_in_english_as_the_library_does() {
        let mut seen = std::collections::BTreeSet::new();
        for text in records() {
            let mut problems = Vec::new();
            for game in pdn::read(&text) {
                match game {
                    Err(problem) => problems.push(problem),
                    Ok(raw) => match pdn::Game::understand(&raw, None) {
                        Ok((_, replay)) => problems.extend(replay.problems),
                        Err(problem) => problems.push(problem),
                    },
                }
            }
            for problem in &problems {
                seen.insert(problem.kind.code());
                let english = problem.what().replace('\'', "’");
                // The library names sides as programs do.
                let own = pdn_problem(problem, Lang::En);
                assert_eq!(own.to_lowercase(), english.to_lowercase());
                for lang in [Lang::Fr, Lang::Ru] {
                    let told = pdn_sentence(problem, lang);
                    let place = match lang {
                        Lang::Fr => format!("ligne {}, colonne {}", problem.line, problem.column),
                        _ => format!("строка {}, столбец {}", problem.line, problem.column),
                    };
                    assert!(told.starts_with(&place), "{told}");
                    assert!(!told.contains("pdn-") && !told.contains("{ $"), "{told}");
                }
            }
        }
        assert!(seen.len() >= 15, "{seen:?}");
    }
}
