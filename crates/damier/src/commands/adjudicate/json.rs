//! The JSON object of a game. Its fields, their names and their order are a
//! contract with other programs.

use std::io::Write;

use damier_arbiter::{Carried, CounterView, Lang, Referee, RuleBook, Verdict, text};
use damier_game::Spelling;
use serde::Serialize;

use super::explain::{ExplainArgs, Story};
use super::judge::{Judged, JudgedGame, Trouble};
use crate::failure::Failure;
use crate::position::NotationArg;

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
    notation: NotationArg,
    more: &ExplainArgs,
    file: Option<&str>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let problems = judged.troubles.iter().map(problem).collect();
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
        game.story = referee.filter(|_| more.explain).map(Story::of);
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
    notation: NotationArg,
    problems: Vec<Problem<'g>>,
    file: Option<&'g str>,
) -> Game<'g> {
    let ended = |book: &'g RuleBook| game.verdict.as_ref().map(|verdict| ended(verdict, book));
    Game {
        game: number,
        variant: Some(game.variant.id()),
        rulebook: game.book.as_ref().map(|book| book.id()),
        plies: game.recorded,
        played: game.played,
        final_fen: Some(game.position.fen_in(notation.of(game.variant))),
        verdict: game.book.as_deref().and_then(ended),
        counters: &game.counters,
        header: game.header.map(|outcome| outcome.spell(Spelling::Draughts)),
        agrees: game.agrees(),
        problems,
        file,
        story: None,
        carried: None,
    }
}

fn ended<'g>(verdict: &'g Verdict, book: &RuleBook) -> Ended<'g> {
    let text = |lang| text::explain(verdict, book, lang);
    Ended {
        result: verdict.result(Spelling::Draughts),
        reason: verdict.reason.as_str(),
        clause: verdict.clause.as_ref().map(|clause| clause.as_str()),
        ply: verdict.ply,
        by: verdict.by,
        text: Texts {
            en: text(Lang::En),
            fr: text(Lang::Fr),
            ru: text(Lang::Ru),
        },
    }
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
