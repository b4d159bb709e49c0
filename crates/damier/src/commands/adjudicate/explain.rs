//! The story of a verdict: long for teaching, short for a result sheet, as a
//! picture of all counters, and counts carried in and out.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use damier_arbiter::{Carried, Lang, Referee, Timeline, text};
use damier_game::Spelling;
use serde::Serialize;

use super::judge::{Judged, JudgedGame};
use crate::failure::Failure;
use crate::input::{self, Source};

/// What is told beside the verdict.
#[derive(Debug, Default, Args)]
pub(super) struct ExplainArgs {
    /// Tell the whole story of every verdict: which clause, since when it counted
    /// and why, what restarted it, what would have avoided the end.
    #[arg(long)]
    pub(super) explain: bool,
    /// One line a game, for a result sheet.
    #[arg(long, conflicts_with_all = ["explain", "json"])]
    pub(super) short: bool,
    /// Draw all counters over the game into this file (SVG); further games get
    /// their number before the ending: t.svg, t-2.svg.
    #[arg(long, value_name = "FILE")]
    timeline: Option<PathBuf>,
    /// Give the counters out: in finalFen as a field `:C…`, and with --json as
    /// `carried`, positions that may repeat included.
    #[arg(long)]
    pub(super) carry: bool,
    /// Counts to begin with, as `carried` gives them (JSON), or a list such as
    /// fmjd/6.3=12+11 in a file. A FEN tag may name them, too.
    #[arg(long, value_name = "FILE")]
    carried: Option<String>,
}

impl ExplainArgs {
    /// The counts to begin with, if a file is named.
    pub(super) fn carried_in(&self) -> Result<Option<Carried>, Failure> {
        let Some(file) = &self.carried else {
            return Ok(None);
        };
        let source = Source::parse(file);
        let text = input::read_to_string(&source)?;
        let carried = match text.trim_start().starts_with('{') {
            true => serde_json::from_str(&text).map_err(|error| error.to_string()),
            false => text
                .trim()
                .parse()
                .map_err(|error: damier_arbiter::CarriedTextError| error.to_string()),
        };
        carried
            .map(Some)
            .map_err(|error| Failure::Usage(format!("{source}: no counters: {error}")))
    }

    /// Draws the counters of a game, if asked.
    pub(super) fn draw(&self, judged: &Judged, lang: Lang) -> Result<(), Failure> {
        let (Some(file), Some(game)) = (&self.timeline, &judged.game) else {
            return Ok(());
        };
        let Some(referee) = &game.referee else {
            return Ok(());
        };
        let svg = text::timeline_svg(&referee.timeline(), referee.book(), lang);
        let file = numbered(file, judged.number);
        fs::write(&file, svg)
            .map_err(|error| Failure::Trouble(format!("{}: {error}", file.display())))
    }
}

/// The name of the picture of a game.
fn numbered(file: &Path, number: u64) -> PathBuf {
    if number == 1 {
        return file.to_owned();
    }
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let name = match file.extension() {
        Some(ending) => format!("{stem}-{number}.{}", ending.to_string_lossy()),
        None => format!("{stem}-{number}"),
    };
    file.with_file_name(name)
}

/// The story of a game: of its verdict, or of the counters that run.
fn story(referee: &Referee, lang: Lang) -> Vec<String> {
    let book = referee.book();
    match referee.verdict() {
        Some(verdict) => text::story(verdict, book, lang),
        None => referee
            .counters()
            .iter()
            .flat_map(|counter| text::counter_story(counter, book, lang))
            .collect(),
    }
}

/// Writes the story, a sentence a line.
pub(super) fn write_story(
    game: &JudgedGame,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(referee) = &game.referee {
        // The verdict itself stands above.
        let told = usize::from(referee.verdict().is_some());
        for sentence in story(referee, lang).iter().skip(told) {
            writeln!(out, "    {sentence}")?;
        }
    }
    Ok(())
}

/// Writes one line for a result sheet.
pub(super) fn write_short(
    judged: &Judged,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let number = judged.number;
    let players = judged.players.as_deref().unwrap_or("?");
    let line = judged.game.as_ref().and_then(|game| {
        let book = game.book.as_deref()?;
        Some(match &game.verdict {
            Some(verdict) => text::sheet(verdict, book, Spelling::Draughts, lang),
            None => {
                let header = game.header.map(|outcome| outcome.spell(Spelling::Draughts));
                header.unwrap_or("*").to_owned()
            }
        })
    });
    writeln!(
        out,
        "{number}. {players}: {}",
        line.as_deref().unwrap_or("?")
    )?;
    Ok(())
}

/// The story in JSON.
#[derive(Serialize)]
pub(super) struct Story {
    en: Vec<String>,
    fr: Vec<String>,
    ru: Vec<String>,
    timeline: Timeline,
}

impl Story {
    pub(super) fn of(referee: &Referee) -> Story {
        Story {
            en: story(referee, Lang::En),
            fr: story(referee, Lang::Fr),
            ru: story(referee, Lang::Ru),
            timeline: referee.timeline(),
        }
    }
}
