//! A judged game of chess in lines.

use std::io::Write as _;

use damier_arbiter::{Lang, RuleBook, text};
use damier_game::Game as _;

use super::adjudicate::{Asked, Judged, JudgedGame};
use crate::failure::Failure;
use crate::judged::{Open, claimable, heading, open_claims};
use crate::messages::message;

pub(super) fn write_short(
    judged: &Judged,
    book: &RuleBook,
    lang: Lang,
    out: &mut Vec<u8>,
) -> Result<(), Failure> {
    let (number, players) = (judged.number, judged.players.as_deref().unwrap_or("?"));
    let line = judged.game.as_ref();
    let line = line.map(|game| {
        let line = game.standing(book).sheet(lang);
        match game.verdict {
            Some(_) => line,
            None => Open {
                is_unfinished: game.header.is_none(),
                troubles: &judged.troubles,
                claims: open_claims(&game.claimable, &game.counters, book, lang),
            }
            .remark(line, lang),
        }
    });
    writeln!(
        out,
        "{number}. {players}: {}",
        line.as_deref().unwrap_or("?")
    )?;
    Ok(())
}

pub(super) fn write_text(
    judged: &Judged,
    book: &RuleBook,
    args: &Asked<'_>,
    file: Option<&str>,
    out: &mut Vec<u8>,
) -> Result<(), Failure> {
    let lang = args.lang;
    write!(
        out,
        "{}",
        heading(lang, file, judged.number, judged.players.as_deref())
    )?;
    match &judged.game {
        Some(game) => {
            write_game(game, book, lang, out)?;
            if args.explain {
                game.told(book).write(lang, out)?;
            }
            if args.carry {
                writeln!(out, "  {}", game.position.fen())?;
            }
        }
        None => writeln!(out, "\n  {}", message(lang, "judged-unreadable", &[]))?,
    }
    for trouble in &judged.troubles {
        trouble.write(lang, out)?;
    }
    Ok(())
}

fn write_game(
    game: &JudgedGame,
    book: &RuleBook,
    lang: Lang,
    out: &mut Vec<u8>,
) -> Result<(), Failure> {
    game.standing(book).write(lang, out)?;
    if game.verdict.is_some() {
        return Ok(());
    }
    for counter in &game.counters {
        writeln!(out, "  {}", text::counter_sentence(counter, book, lang))?;
    }
    for clause in &game.claimable {
        writeln!(out, "  {}", claimable(clause, book, lang))?;
    }
    Ok(())
}
