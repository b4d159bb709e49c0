//! Claims and rulings as a client sees them.

use std::sync::Arc;

use damier_arbiter::book::Ruled;
use damier_arbiter::{
    Assessment, Clause, ClauseKind, Grounds, Lang, Proof, RuleBook, Verdict, text,
};
use damier_game::Side;
use fluent_bundle::FluentValue;

use super::claims::{OpenClaim, open_claims, regulation_applies};
use super::evidence::ENGINE_END;
use super::game::Game;
use super::notation;
use super::ruling::{Basis, ClaimKind, Decision, Ruling, Shortage, TableWord};
use crate::i18n::Language;
use crate::view::{ClaimView, NoteView, RulingView};

type Args<'a> = Vec<(&'a str, FluentValue<'a>)>;

/// What can be claimed now.
pub(super) fn open(game: &Game, now_ms: u64, language: Language) -> Vec<ClaimView> {
    let claims = open_claims(game, now_ms);
    claims
        .iter()
        .map(|claim| view(game, claim, language))
        .collect()
}

fn view(game: &Game, claim: &OpenClaim, language: Language) -> ClaimView {
    match claim {
        OpenClaim::Clause(id, mv) => {
            let (name, article) = clause_words(game.book(), id.as_str(), language.referee());
            let position = game.position();
            let written = mv.as_ref().map(|mv| position.written(mv, language));
            let mut args: Args<'_> = vec![("name", name.into()), ("article", article.into())];
            let reason = language.text_with("claim-clause", &args);
            let message = match &written {
                Some(written) => {
                    args.push(("move", written.as_str().into()));
                    "claim-announced"
                }
                None => "claim-clause",
            };
            ClaimView {
                clause: Some(id.as_str().to_owned()),
                announced: mv.as_ref().map(|mv| notation::numeric(position, mv)),
                ruling: None,
                label: language.text_with(message, &args),
                reason,
                shown: written,
            }
        }
        OpenClaim::Ruling(kind) => ClaimView {
            clause: None,
            announced: None,
            ruling: Some(*kind),
            label: language.text(&format!("claim-{}", kind.as_str())),
            reason: language.text(&format!("claim-{}", kind.as_str())),
            shown: None,
        },
    }
}

fn clause_words(book: &RuleBook, id: &str, lang: Lang) -> (String, String) {
    let clause = book.clauses().find(|clause| clause.id.as_str() == id);
    clause.map_or_else(
        || (id.to_owned(), id.to_owned()),
        |clause| (clause.name.get(lang).to_owned(), clause.article.clone()),
    )
}

/// A ruling with its evidence in words.
pub(crate) fn ruling(ruling: &Ruling, book: &RuleBook, language: Language) -> RulingView {
    RulingView {
        kind: ruling.kind,
        by: ruling.by,
        ply: ruling.ply,
        decision: ruling.decision,
        to_show: ruling.to_show,
        headline: headline(ruling, book, language),
        evidence: evidence(ruling, language),
        centimen: ruling.known[Side::White].centimen,
        basis: ruling.basis.clone(),
    }
}

/// What stands beside the counters without being one: the clauses that a player may
/// call upon now, and how often the position has stood.
pub(super) fn notes(game: &Game, language: Language) -> Vec<NoteView> {
    if game.is_over() {
        return Vec::new();
    }
    let repeated = repetition(game, language).into_iter();
    repeated.chain(regulation(game, language)).collect()
}

/// How often the position has stood, if more than once, and what comes of it.
fn repetition(game: &Game, language: Language) -> Option<NoteView> {
    let stood = game.referee().occurrences().len();
    let times = u32::try_from(stood).ok().filter(|times| *times > 1)?;
    let limit = |clause: &&Clause| match clause.kind {
        ClauseKind::Repetition { times } => times,
        ClauseKind::Limit(_) => u32::MAX,
    };
    let repetitions: Vec<&Clause> = game
        .book()
        .clauses()
        .filter(|clause| limit(clause) < u32::MAX)
        .collect();
    // The next one, or the last that was reached.
    let next = repetitions
        .iter()
        .filter(|clause| limit(clause) > times)
        .min_by_key(|clause| limit(clause));
    let clause = next.or_else(|| repetitions.iter().max_by_key(|clause| limit(clause)))?;
    let args: Args<'_> = vec![("times", times.into())];
    Some(NoteView {
        clause: clause.id.as_str().to_owned(),
        article: clause.article.clone(),
        chip: language.text_with("note-repetition-chip", &args),
        story: vec![clause.rule.get(language.referee()).to_owned()],
        url: game.place_url(clause.id.local()),
    })
}

/// The draw by regulation, where it may be asked for.
fn regulation(game: &Game, language: Language) -> Option<NoteView> {
    if game.to_show().is_some() || game.asked().is_some() || !regulation_applies(game) {
        return None;
    }
    let ruled = |clause: &&Clause| clause.ruled == Some(Ruled::RegulationDraw);
    let note = |clause: &Clause| {
        let args: Args<'_> = vec![("article", clause.article.as_str().into())];
        NoteView {
            clause: clause.id.as_str().to_owned(),
            article: clause.article.clone(),
            chip: language.text("note-regulation-chip"),
            story: vec![
                language.text_with("note-regulation", &args),
                clause.rule.get(language.referee()).to_owned(),
            ],
            url: game.place_url(clause.id.local()),
        }
    };
    // One question is put, whichever of the clauses the ending falls under.
    game.book().clauses().find(ruled).map(note)
}

/// The article that a ruling stands under.
fn article(kind: ClaimKind, book: &RuleBook) -> Option<&str> {
    match kind {
        ClaimKind::Regulation => {
            let ruled = |clause: &&Clause| clause.ruled == Some(Ruled::RegulationDraw);
            book.clauses().find(ruled).map(|clause| &*clause.article)
        }
        ClaimKind::TimeShortage => book.time_shortage().map(|rule| &*rule.article),
    }
}

fn headline(ruling: &Ruling, book: &RuleBook, language: Language) -> String {
    let checked = match ruling.by {
        Some(_) => "",
        None if ruling.imposed => "-imposed",
        None => "-checked",
    };
    let (kind, decision) = (ruling.kind.as_str(), ruling.decision.as_str());
    let side = ruling.to_show.map_or("none", Side::as_str);
    let message = format!("ruling-{kind}-{decision}{checked}");
    let text = language.text_with(&message, &[("side", side.into())]);
    match article(ruling.kind, book) {
        Some(article) => language.text_with(
            "ruling-by-article",
            &[("article", article.into()), ("text", text.into())],
        ),
        None => text,
    }
}

pub(super) fn evidence(ruling: &Ruling, language: Language) -> Vec<String> {
    let mut told = Vec::new();
    if let (Some(shortage), Some(by)) = (&ruling.shortage, ruling.by) {
        told.extend(facts(shortage, by, language));
    }
    told.push(proof(ruling, language));
    told.extend(basis(&ruling.basis, language));
    if let Some(score) = ruling.known[Side::White].centimen {
        told.push(estimate(score, language));
    }
    told
}

/// The facts of a claim in time shortage, one by one, each with whether it
/// speaks for the claim.
fn facts(shortage: &Shortage, by: Side, language: Language) -> Vec<String> {
    let yes_no = |yes: bool| FluentValue::from(if yes { "yes" } else { "no" });
    let seconds = shortage.left_ms.div_ceil(1000);
    let time: Args<'_> = vec![
        ("seconds", seconds.into()),
        ("time", crate::referee::face(shortage.left_ms).into()),
        ("short", yes_no(shortage.short_of_time)),
    ];
    let pieces: Args<'_> = vec![
        ("pieces", u32::from(shortage.pieces).into()),
        ("few", yes_no(shortage.pieces <= 8)),
    ];
    let material: Args<'_> = vec![
        ("white", shortage.material[Side::White].into()),
        ("black", shortage.material[Side::Black].into()),
    ];
    let superior = match shortage.superior {
        Some(true) => "yes",
        Some(false) => "no",
        None => "open",
    };
    let superior: Args<'_> = vec![("side", by.as_str().into()), ("superior", superior.into())];
    vec![
        language.text_with("evidence-time", &time),
        language.text_with("evidence-pieces", &pieces),
        language.text_with("evidence-material", &material),
        language.text_with("evidence-superior", &superior),
    ]
}

fn proof(ruling: &Ruling, language: Language) -> String {
    let win = |side: Side| match &ruling.known[side] {
        Assessment {
            proof: Proof::Win { moves },
            ..
        } => Some((side, *moves)),
        _ => None,
    };
    let Some((side, moves)) = Side::BOTH.into_iter().find_map(win) else {
        let is_proven = Side::BOTH
            .iter()
            .all(|side| ruling.known[*side].proof == Proof::NoWin);
        return language.text(match is_proven {
            true => "evidence-no-win-proven",
            false => "evidence-no-win",
        });
    };
    let side = side.as_str();
    match moves {
        Some(moves) => language.text_with(
            "evidence-win",
            &[("side", side.into()), ("moves", moves.into())],
        ),
        None => language.text_with("evidence-win-some-time", &[("side", side.into())]),
    }
}

/// How the position was looked into, a sentence each.
fn basis(basis: &Basis, language: Language) -> Vec<String> {
    let mut told = Vec::new();
    if basis.tables != TableWord::None {
        let args: Args<'_> = vec![
            ("word", basis.tables.as_str().into()),
            ("pieces", u32::from(basis.table_pieces).into()),
        ];
        told.push(language.text_with("evidence-tables", &args));
    }
    if let Some((need, left)) = basis.need {
        // A player's moves, of which the first or the last is half of a pair.
        let moves = |plies: u16| u32::from(plies.div_ceil(2));
        let args: Args<'_> = vec![
            ("in-time", if need <= left { "yes" } else { "no" }.into()),
            ("need", moves(need).into()),
            ("left", moves(left).into()),
        ];
        told.push(language.text_with("evidence-limit", &args));
    }
    if basis.positions > 0 {
        let args: Args<'_> = vec![
            ("plies", basis.plies.into()),
            ("positions", basis.positions.into()),
            ("positions-text", grouped(basis.positions, language).into()),
        ];
        told.push(language.text_with("evidence-lines", &args));
    }
    if let Some(reach) = &basis.reach {
        let args: Args<'_> = vec![
            ("pieces", u32::from(reach.pieces).into()),
            ("positions", reach.positions.into()),
            ("positions-text", grouped(reach.positions, language).into()),
            ("line", reach.line.clone().into()),
            (
                "shown",
                if reach.line.is_empty() { "no" } else { "yes" }.into(),
            ),
        ];
        told.push(language.text_with("evidence-reach", &args));
    }
    if basis.engine_positions > 0 {
        let count = basis.engine_positions;
        let args: Args<'_> = vec![
            ("depth", basis.engine_depth.into()),
            (
                "whole",
                if basis.engine_depth >= ENGINE_END {
                    "yes"
                } else {
                    "no"
                }
                .into(),
            ),
            ("positions", count.into()),
            ("positions-text", grouped(count, language).into()),
        ];
        told.push(language.text_with("evidence-engine", &args));
    }
    told
}

/// A verdict with what it rests on in the reader's language: a ruling keeps it as
/// data, and its verdict in the words of the log.
pub(super) fn in_words_of(
    verdict: &Verdict,
    rulings: &[Arc<Ruling>],
    language: Language,
) -> Verdict {
    let mut told = verdict.clone();
    let given = rulings
        .iter()
        .rev()
        .find(|ruling| ruling.ply <= verdict.ply && ruling.decision == Decision::Granted);
    let Some(ruling) = given else { return told };
    let words = text::sources(&ruling.basis.sources(), language.referee());
    match &mut told.grounds {
        Some(Grounds::TimeShortage { rests_on, .. } | Grounds::NoWinShown { rests_on, .. })
            if !words.is_empty() =>
        {
            *rests_on = words;
        }
        _ => {}
    }
    told
}

/// A number with its thousands set apart, as the language does.
fn grouped(number: u64, language: Language) -> String {
    let mark = match language {
        Language::English => ",",
        Language::French | Language::Russian => "\u{202f}",
    };
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push_str(mark);
        }
        text.push(digit);
    }
    text
}

/// The estimate in men, for whoever it favours.
fn estimate(centimen: i32, language: Language) -> String {
    let side = match centimen {
        0 => "none",
        1.. => "white",
        _ => "black",
    };
    if centimen.unsigned_abs() > 5_000 {
        return language.text_with("evidence-estimate-won", &[("side", side.into())]);
    }
    let men = f64::from(centimen.unsigned_abs()) / 100.0;
    let sep = match language {
        Language::English => ".",
        Language::French | Language::Russian => ",",
    };
    let men = format!("{men:.2}").replace('.', sep);
    language.text_with(
        "evidence-estimate",
        &[("side", side.into()), ("men", men.into())],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::ruling::Reach;

    #[test]
    fn thousands_are_set_apart() {
        for (number, text) in [
            (7, "7"),
            (999, "999"),
            (1000, "1,000"),
            (1_234_567, "1,234,567"),
        ] {
            assert_eq!(grouped(number, Language::English), text);
        }
        assert_eq!(grouped(41_233, Language::Russian), "41\u{202f}233");
    }

    /// An engine whose lines have all ended did not look a hundred turns ahead.
    #[test]
    fn an_engine_at_the_end_of_its_lines_is_said_to_be_there() {
        for language in Language::ALL {
            let at = |engine_depth| {
                let looked = Basis {
                    engine_depth,
                    engine_positions: 499,
                    ..Basis::default()
                };
                basis(&looked, language).join(" ")
            };
            for (depth, is_named) in [(ENGINE_END - 1, true), (ENGINE_END, false), (140, false)] {
                let told = at(depth);
                assert_eq!(told.contains(&depth.to_string()), is_named, "{told}");
                assert!(told.contains("499"), "{told}");
            }
        }
    }

    #[test]
    fn evidence_is_told_in_full_in_every_language() {
        let words = [
            TableWord::None,
            TableWord::Building,
            TableWord::Unknown,
            TableWord::Known,
        ];
        let needs = [None, Some((17, 32)), Some((40, 32))];
        for (language, tables, need) in Language::ALL.into_iter().flat_map(|language| {
            let pairs = words
                .into_iter()
                .flat_map(|word| needs.map(|need| (word, need)));
            pairs.map(move |(word, need)| (language, word, need))
        }) {
            let told = basis(
                &Basis {
                    tables,
                    table_pieces: 4,
                    need,
                    plies: 3,
                    positions: 1_200,
                    reach: Some(Reach {
                        pieces: 4,
                        positions: 300_000,
                        line: "c3-d4 e5-f4".to_owned(),
                    }),
                    engine_depth: 9,
                    engine_positions: 21,
                },
                language,
            );
            let mut sentences = if tables == TableWord::None { 3 } else { 4 };
            if let Some((need, _)) = need {
                sentences += 1;
                let moves = u16::div_ceil(need, 2).to_string();
                assert!(told.iter().any(|line| line.contains(&moves)), "{told:?}");
            }
            assert_eq!(told.len(), sentences, "{told:?}");
            assert!(told.iter().all(|line| !line.contains('{')), "{told:?}");
            assert!(told.iter().any(|line| line.contains("c3-d4")), "{told:?}");
            assert!(told.last().unwrap().contains("21"), "{told:?}");
        }
    }
}
