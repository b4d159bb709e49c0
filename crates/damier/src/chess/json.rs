//! The JSON object of a judged game: the same fields as for draughts, with results
//! spelled as in chess.

use damier_arbiter::{Carried, CounterView, RuleBook};
use damier_game::{Game as _, Spelling};
use serde::Serialize;

use super::adjudicate::{Judged, JudgedGame};
use super::position::start_number;
use crate::commands::adjudicate::explain::Story;
use crate::judged::{Ended, Problem};

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
    #[serde(skip_serializing_if = "Option::is_none")]
    story: Option<Story>,
    #[serde(skip_serializing_if = "Option::is_none")]
    carried: Option<&'g Carried>,
}

/// Writes the object of a game on one line. The file is named if several are
/// judged.
pub(super) fn write(
    judged: &Judged,
    book: &RuleBook,
    file: Option<&str>,
    explain: bool,
    out: &mut Vec<u8>,
) -> Result<(), serde_json::Error> {
    let problems = judged.troubles.iter().map(Problem::from).collect();
    let played = judged.game.as_ref();
    let game = Game {
        game: judged.number,
        variant: played.map(|_| "chess960"),
        rulebook: played.map(|_| book.id()),
        start: played.and_then(|game| start_number(&game.start)),
        plies: played.map_or(0, |game| game.recorded),
        played: played.map_or(0, |game| game.played),
        final_fen: played.map(|game| game.position.fen()),
        verdict: played
            .and_then(|game| Some(Ended::of(game.verdict.as_ref()?, book, Spelling::Chess))),
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
        story: played
            .filter(|_| explain)
            .map(|game| Story::of(game.told(book), None)),
        carried: played.and_then(|game| game.carried.as_ref()),
    };
    serde_json::to_writer(&mut *out, &game)?;
    out.push(b'\n');
    Ok(())
}
