//! The JSON object of a game. Its fields, their names and their order are a
//! contract with other programs.

use std::io::Write;

use damier_arbiter::{Carried, ClauseId, CounterView, Referee, RuleBook};
use damier_game::Spelling;
use serde::Serialize;

use super::explain::{ExplainArgs, Story};
use super::judge::{Judged, JudgedGame};
use crate::failure::Failure;
use crate::judged::{Ended, Problem};
use crate::position::{NotationArg, fen_notation};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Game<'g> {
    game: u64,
    variant: Option<&'static str>,
    rulebook: Option<&'g str>,
    plies: usize,
    played: usize,
    final_fen: Option<String>,
    verdict: Option<Ended<'g>>,
    counters: &'g [CounterView],
    #[serde(skip_serializing_if = "Option::is_none")]
    claimable: Option<&'g [ClauseId]>,
    header: Option<&'static str>,
    agrees: Option<bool>,
    problems: Vec<Problem<'g>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'g str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    story: Option<Story>,
    #[serde(skip_serializing_if = "Option::is_none")]
    carried: Option<Carried>,
}

/// Writes the object of a game on one line. The file is named if several are
/// judged.
pub(super) fn write(
    judged: &Judged,
    notation: Option<NotationArg>,
    more: &ExplainArgs,
    file: Option<&str>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let problems = judged.troubles.iter().map(Problem::from).collect();
    let mut game = match &judged.game {
        Some(game) => played(judged.number, game, notation, problems, file),
        None => Game {
            game: judged.number,
            variant: None,
            rulebook: None,
            plies: 0,
            played: 0,
            final_fen: None,
            verdict: None,
            counters: &[],
            claimable: None,
            header: None,
            agrees: None,
            problems,
            file,
            story: None,
            carried: None,
        },
    };
    if let Some(judged) = &judged.game {
        let referee = judged.referee.as_ref();
        let told = judged.told().filter(|_| more.explain);
        game.story = told.map(|told| Story::of(told, referee));
        game.carried = referee.filter(|_| more.carry).map(Referee::carried);
        if more.carry {
            game.final_fen = judged.carried_fen(notation).or(game.final_fen);
        }
    }
    serde_json::to_writer(&mut *out, &game)?;
    writeln!(out)?;
    Ok(())
}

fn played<'g>(
    number: u64,
    game: &'g JudgedGame,
    notation: Option<NotationArg>,
    problems: Vec<Problem<'g>>,
    file: Option<&'g str>,
) -> Game<'g> {
    let ended = |book: &'g RuleBook| {
        let verdict = game.verdict.as_ref()?;
        Some(Ended::of(verdict, book, Spelling::Draughts))
    };
    Game {
        game: number,
        variant: Some(game.variant.id()),
        rulebook: game.book.as_ref().map(|book| book.id()),
        plies: game.recorded,
        played: game.played,
        final_fen: Some(game.position.fen_in(fen_notation(notation, game.variant))),
        verdict: game.book.as_deref().and_then(ended),
        counters: &game.counters,
        claimable: game.claimable.as_deref(),
        header: game.header.map(|outcome| outcome.spell(Spelling::Draughts)),
        agrees: game.agrees(),
        problems,
        file,
        story: None,
        carried: None,
    }
}
