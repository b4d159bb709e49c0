use damier_game::{BySide, Force};
use fluent_bundle::FluentArgs;

use super::bundle::message;
use super::grounds::span;
use crate::Lang;
use crate::book::RuleBook;
use crate::claim::{ClaimRefused, Source};
use crate::material::{Favour, KING_IN_MEN, in_men};

/// Why a claim is not granted. The book gives the number of the article; without
/// it the name of the clause stands in.
pub fn claim_refused(refused: &ClaimRefused, book: Option<&RuleBook>, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    let (id, clause) = match refused {
        ClaimRefused::Over => ("claim-over", None),
        ClaimRefused::NotYourTurn => ("claim-turn", None),
        ClaimRefused::NothingToClaim(clause) => ("claim-unknown", Some(clause)),
        ClaimRefused::NotRepeated { clause, times } => {
            args.set("times", *times);
            ("claim-not-repeated", Some(clause))
        }
        ClaimRefused::NotCounting(clause) => ("claim-not-counting", Some(clause)),
        ClaimRefused::NotYet {
            clause,
            missing,
            unit,
        } => {
            args.set("missing", *missing);
            args.set("unit", unit.as_str());
            ("claim-not-yet", Some(clause))
        }
    };
    if let Some(clause) = clause {
        let found = book.and_then(|book| book.clause(clause));
        let article = found.map_or(clause.local(), |clause| &clause.article);
        args.set("article", article.to_owned());
        args.set("clause", clause.to_string());
    }
    message(lang, id, &args)
}

/// What the opponent gains by a claim that was wrong, if the book gives anything. A
/// claim out of turn or without a clause to claim by is none.
pub fn wrong_claim(refused: &ClaimRefused, book: &RuleBook, lang: Lang) -> Option<String> {
    let wrong = matches!(
        refused,
        ClaimRefused::NotRepeated { .. }
            | ClaimRefused::NotYet { .. }
            | ClaimRefused::NotCounting(_)
    );
    let gain = book.wrong_claim_gives_ms();
    let mut args = FluentArgs::new();
    args.set("gain", span(gain));
    (wrong && gain > 0).then(|| message(lang, "claim-wrong-gives", &args))
}

/// Endgame tables are being made, which takes a moment and is done once.
pub fn making_tables(pieces: u8, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("pieces", pieces);
    message(lang, "tables-making", &args)
}

/// The question is answered without tables.
pub fn without_tables(lang: Lang) -> String {
    message(lang, "tables-without", &FluentArgs::new())
}

/// What each side has, as points by material weigh it.
pub fn points_material(force: &BySide<Force>, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("king", KING_IN_MEN.to_string());
    args.set("white", in_men(force.white).to_string());
    args.set("black", in_men(force.black).to_string());
    message(lang, "points-material", &args)
}

/// Whom the equality rule of points by material favours, and why.
pub fn points_favour(favour: Favour, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("side", favour.side().as_str());
    let id = match favour {
        Favour::LongDiagonal(_) => "points-favour",
        Favour::FirstKing(_) => "points-favour-first",
    };
    message(lang, id, &args)
}

/// The equality rule of points by material favours nobody that is known: no king holds
/// the long diagonal alone, and who was first to get one is not in the record.
pub fn points_first_unknown(lang: Lang) -> String {
    message(lang, "points-first-unknown", &FluentArgs::new())
}

/// What evidence rests on: "every line of 7 plies (1234 positions); engine, depth
/// 15 (250000 positions)".
pub fn sources(sources: &[Source], lang: Lang) -> String {
    let told = sources.iter().map(|source| {
        let mut args = FluentArgs::new();
        let id = match source {
            Source::EveryLine { plies, positions } => {
                args.set("plies", *plies);
                args.set("positions", *positions);
                "source-every-line"
            }
            Source::Engine { depth, positions } => {
                args.set("depth", *depth);
                args.set("positions", *positions);
                "source-engine"
            }
            Source::Tables { pieces } => {
                args.set("pieces", *pieces);
                "source-tables"
            }
            Source::Reach {
                pieces,
                positions,
                line,
            } => {
                args.set("pieces", *pieces);
                args.set("positions", *positions);
                args.set("line", line.clone());
                if line.is_empty() {
                    "source-reach"
                } else {
                    "source-reach-line"
                }
            }
            Source::Material => "source-material",
            Source::Person { name } => {
                args.set("name", name.clone());
                "source-person"
            }
        };
        message(lang, id, &args)
    });
    let told: Vec<String> = told.collect();
    told.into_iter()
        .reduce(|first, second| {
            let mut args = FluentArgs::new();
            args.set("first", first);
            args.set("second", second);
            message(lang, "sources-and", &args)
        })
        .unwrap_or_default()
}
