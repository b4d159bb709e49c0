use damier_game::{Side, Spelling};
use fluent_bundle::FluentArgs;

use super::bundle::message;
use super::verdict::{args, explain};
use super::{headline, restarts};
use crate::Lang;
use crate::book::{Clause, RuleBook};
use crate::grounds::Grounds;
use crate::verdict::{CountGrounds, Verdict};

/// The whole story of a verdict, for teaching: why the game ended, since when
/// it was counted and what began it, what would have put the count back or
/// avoided the end, what the rule says and where it was read. One sentence an
/// entry.
pub fn story(verdict: &Verdict, book: &RuleBook, lang: Lang) -> Vec<String> {
    let mut told = vec![explain(verdict, book, lang)];
    let clause = verdict.clause.as_ref().and_then(|id| book.clause(id));
    if let Some(count) = &verdict.count {
        count_told(&mut told, verdict, count, book, lang);
    }
    // What is drawn at once counts nothing that could be put back.
    if let (Some(clause), Some(count)) = (clause, &verdict.count)
        && count.limit > 0
    {
        told.push(restarts(clause, book, lang));
    }
    repetition_told(&mut told, verdict, clause, lang);
    if let Some(side) = verdict.claimed_by {
        told.push(message(lang, "why-claimed", &side_args(side)));
    }
    if let Some(grounds) = &verdict.grounds {
        let side = verdict.claimed_by.or(verdict.side);
        told.push(super::grounds(grounds, side, lang));
    }
    if let Some(note) = &verdict.note {
        let mut args = FluentArgs::new();
        args.set("note", note.clone());
        told.push(message(lang, "why-noted", &args));
    }
    if let Some(clause) = clause {
        let mut args = FluentArgs::new();
        args.set("rule", clause.rule.get(lang).to_owned());
        args.set("source", clause.source.get(lang).to_owned());
        told.push(message(lang, "story-source", &args));
        told.push(message(lang, "story-read", &args));
        if !clause.verified {
            told.push(message(lang, "story-unverified", &args));
        }
    }
    // A count that nothing restarts has no sentence on that.
    told.retain(|sentence| !sentence.trim().is_empty());
    told
}

/// Where a position stood before, in this game and in the part before it.
fn repetition_told(told: &mut Vec<String>, verdict: &Verdict, clause: Option<&Clause>, lang: Lang) {
    let Some((last, before)) = verdict.repetitions.split_last() else {
        return;
    };
    let listed = u32::try_from(verdict.repetitions.len()).unwrap_or(u32::MAX);
    let earlier = super::verdict::times(verdict, clause).saturating_sub(listed);
    let mut args = FluentArgs::new();
    let plies: Vec<String> = before.iter().map(u32::to_string).collect();
    args.set("many", before.len());
    args.set("before", plies.join(", "));
    if let Some((latest, first)) = plies.split_last() {
        args.set("first", first.join(", "));
        args.set("latest", latest.clone());
    }
    args.set("last", last.to_string());
    args.set("earlier", earlier);
    if earlier > 0 {
        told.push(message(lang, "story-repeated-earlier", &args));
    }
    if before.is_empty() {
        return;
    }
    if is_announced(verdict) {
        told.push(message(lang, "story-repeated-announced", &args));
    } else {
        told.push(message(lang, "story-repeated", &args));
        told.push(message(lang, "story-avoid-repetition", &args));
    }
}

/// Whether the draw was claimed for a move that was announced and not played.
fn is_announced(verdict: &Verdict) -> bool {
    verdict.grounds == Some(Grounds::AnnouncedMove)
}

fn count_told(
    told: &mut Vec<String>,
    verdict: &Verdict,
    count: &CountGrounds,
    book: &RuleBook,
    lang: Lang,
) {
    let mut args = side_args(count.strong.unwrap_or(Side::White));
    args.set(
        "began",
        super::counter::in_game_words(book, count.began.word()),
    );
    args.set("since", count.since.to_string());
    args.set("unit", count.unit.as_str());
    args.set("moves", count.moves());
    args.set("plies", count.limit);
    args.set("last", verdict.ply.to_string());
    if count.limit == 0 {
        return; // a regulation draw counts nothing
    }
    told.push(message(lang, "story-began", &args));
    if is_announced(verdict) {
        return; // the last move of the count was not played
    }
    told.push(message(lang, "story-counted", &args));
    if verdict.ply > 0 {
        told.push(message(lang, "story-avoid-limit", &args));
    }
}

fn side_args(side: Side) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    args.set("side", side.as_str());
    args
}

/// The verdict on one line of a result sheet: "1-1 · Draw, article 6.3 · 36
/// plies".
pub fn sheet(verdict: &Verdict, book: &RuleBook, spelling: Spelling, lang: Lang) -> String {
    let mut args = args(verdict, book, lang);
    args.set("result", verdict.outcome.spell(spelling));
    args.set("headline", headline(verdict, lang));
    args.set("ply", verdict.ply);
    message(lang, "sheet", &args)
}
