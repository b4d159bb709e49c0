//! The JSON object of a judged game: the same fields as for draughts, with results
//! spelled as in chess.

use damier_arbiter::{CounterView, Lang, RuleBook, Verdict, text};
use damier_game::{Game as _, Spelling};
use serde::Serialize;

use super::adjudicate::{Judged, JudgedGame, Trouble};
use super::position::start_number;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Game<'g> {
    game: u64,
    variant: Option<&'static str>,
    rulebook: Option<&'g str>,
    start: Option<u16>,
    plies: usize,
    played: usize,
    final_fen: Option<String>,
    verdict: Option<Ended<'g>>,
    counters: &'g [CounterView],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    claimable: Vec<&'g str>,
    header: Option<&'static str>,
    agrees: Option<bool>,
    problems: Vec<Problem<'g>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'g str>,
}

#[derive(Serialize)]
struct Ended<'g> {
    result: &'static str,
    reason: &'static str,
    clause: Option<&'g str>,
    ply: u32,
    by: damier_arbiter::DecidedBy,
    text: Texts,
}

#[derive(Serialize)]
struct Texts {
    en: String,
    fr: String,
    ru: String,
}

#[derive(Serialize)]
struct Problem<'g> {
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
    what: &'g str,
    #[serde(skip_serializing_if = "Option::is_none")]
    remedy: Option<&'g str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    severity: Option<&'static str>,
}

/// Writes the object of a game on one line. The file is named if several are
/// judged.
pub(super) fn write(
    judged: &Judged,
    book: &RuleBook,
    file: Option<&str>,
    out: &mut Vec<u8>,
) -> Result<(), serde_json::Error> {
    let problems = judged.troubles.iter().map(problem).collect();
    let played = judged.game.as_ref();
    let game = Game {
        game: judged.number,
        variant: played.map(|_| "chess960"),
        rulebook: played.map(|_| book.id()),
        start: played.and_then(|game| start_number(&game.start)),
        plies: played.map_or(0, |game| game.recorded),
        played: played.map_or(0, |game| game.played),
        final_fen: played.map(|game| game.position.fen()),
        verdict: played.and_then(|game| ended(game.verdict.as_ref()?, book)),
        counters: played.map_or(&[], |game| &game.counters),
        claimable: played.map_or_else(Vec::new, |game| {
            game.claimable
                .iter()
                .map(|clause| clause.as_str())
                .collect()
        }),
        header: played
            .and_then(|game| game.header)
            .map(|outcome| outcome.spell(Spelling::Chess)),
        agrees: played.and_then(JudgedGame::agrees),
        problems,
        file,
    };
    serde_json::to_writer(&mut *out, &game)?;
    out.push(b'\n');
    Ok(())
}

fn ended<'g>(verdict: &'g Verdict, book: &RuleBook) -> Option<Ended<'g>> {
    let text = |lang| text::explain(verdict, book, lang);
    Some(Ended {
        result: verdict.result(Spelling::Chess),
        reason: verdict.reason.as_str(),
        clause: verdict.clause.as_ref().map(|clause| clause.as_str()),
        ply: verdict.ply,
        by: verdict.by,
        text: Texts {
            en: text(Lang::En),
            fr: text(Lang::Fr),
            ru: text(Lang::Ru),
        },
    })
}

fn problem(trouble: &Trouble) -> Problem<'_> {
    Problem {
        ply: trouble.ply,
        line: trouble.place.map(|(line, _)| line),
        column: trouble.place.map(|(_, column)| column),
        what: &trouble.what,
        remedy: trouble.remedy.as_deref(),
        severity: trouble.is_warning.then_some("warning"),
    }
}
