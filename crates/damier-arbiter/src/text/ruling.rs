use damier_game::Side;
use fluent_bundle::FluentArgs;

use super::bundle::message;
use super::grounds::{span, span_beside};
use super::{claim_refused, explain};
use crate::Lang;
use crate::book::RuleBook;
use crate::claim::{ClaimRefused, Proof, RegulationRuling, ShortageRefused, ShortageRuling};

/// What becomes of an ending that is not played on, in sentences.
pub fn regulation(ruling: &RegulationRuling, book: &RuleBook, lang: Lang) -> Vec<String> {
    match ruling {
        RegulationRuling::DoesNotApply => {
            vec![message(lang, "regulation-none", &FluentArgs::new())]
        }
        RegulationRuling::Drawn(verdict) => {
            let mut told = vec![explain(verdict, book, lang)];
            let grounds = verdict.grounds.as_ref();
            told.extend(grounds.map(|grounds| super::grounds(grounds, None, lang)));
            told
        }
        RegulationRuling::MustShow { side, assessment } => {
            let mut args = FluentArgs::new();
            args.set("side", side.as_str());
            args.set("evidence", assessment.rests_on.clone());
            let moves = match assessment.proof {
                Proof::Win { moves } => moves.unwrap_or(0),
                Proof::NoWin | Proof::Open => 0,
            };
            args.set("moves", moves);
            vec![message(lang, "regulation-show", &args)]
        }
    }
}

/// What a claim in time shortage rests on and what came of it, fact by fact.
pub fn shortage(ruling: &ShortageRuling, side: Side, lang: Lang) -> Vec<String> {
    let mut args = FluentArgs::new();
    args.set("side", side.as_str());
    args.set("article", ruling.rule.article.clone());
    args.set("left", span_beside(ruling.left_ms, ruling.rule.most_ms));
    args.set("most", span(ruling.rule.most_ms));
    args.set("pieces", ruling.pieces);
    args.set("limit", ruling.rule.most_pieces);
    args.set("ours", ruling.material[side].to_string());
    args.set("theirs", ruling.material[!side].to_string());
    args.set("evidence", ruling.assessment.rests_on.clone());
    let score = ruling.assessment.centimen;
    args.set(
        "score",
        score.map_or("none".to_owned(), |score| signed(score, lang)),
    );
    match ruling.assessment.proof {
        Proof::Win { moves } => args.set("win", moves.unwrap_or(0)),
        Proof::NoWin | Proof::Open => args.set("win", "none"),
    }
    args.set("short", yes(ruling.short_of_time));
    args.set("few", yes(ruling.few_pieces()));
    args.set("superior", ruling.superior.map_or("unknown", yes));
    args.set("granted", yes(ruling.verdict.is_some()));
    let parts = ["time", "pieces", "superior", "ruling"];
    parts
        .iter()
        .map(|part| message(lang, &format!("shortage-{part}"), &args))
        .collect()
}

/// Why a claim in time shortage is not looked at.
pub fn shortage_refused(refused: ShortageRefused, lang: Lang) -> String {
    let id = match refused {
        ShortageRefused::Over => "shortage-over",
        ShortageRefused::NoArticle => "shortage-no-article",
        ShortageRefused::TimeAdded => "shortage-time-added",
        ShortageRefused::NoTimeLeft => "shortage-no-time-left",
    };
    message(lang, id, &FluentArgs::new())
}

/// A score in men with its sign, as the language writes fractions: `+1.50`.
fn signed(centimen: i32, lang: Lang) -> String {
    let score = format!("{:+.2}", f64::from(centimen) / 100.0);
    match lang {
        Lang::En => score,
        Lang::Fr | Lang::Ru => score.replace('.', ","),
    }
}

const fn yes(fact: bool) -> &'static str {
    if fact { "yes" } else { "no" }
}

/// That a side has a proven win in an ending that is not played on, which it must show.
pub fn must_show(side: Side, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("side", side.as_str());
    message(lang, "regulation-must-show", &args)
}

/// That a side has shown the win that it had to show.
pub fn win_shown(side: Side, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("side", side.as_str());
    message(lang, "regulation-shown", &args)
}

/// That a win that has to be shown is still there after a move.
pub fn win_stands(side: Side, lang: Lang) -> String {
    let mut args = FluentArgs::new();
    args.set("side", side.as_str());
    message(lang, "regulation-stands", &args)
}

/// That moves were given to show a win, though none has to be shown.
pub fn nothing_to_show(lang: Lang) -> String {
    message(lang, "regulation-nothing-to-show", &FluentArgs::new())
}

/// Why a claim is not granted and what follows for the game.
pub fn claim_goes_on(refused: &ClaimRefused, book: &RuleBook, lang: Lang) -> Vec<String> {
    let mut told = vec![claim_refused(refused, Some(book), lang)];
    if !matches!(refused, ClaimRefused::Over) {
        told.push(message(lang, "claim-goes-on", &FluentArgs::new()));
    }
    told
}
