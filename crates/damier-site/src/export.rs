//! A game as PDN or PGN, so that other programs can read it.

use damier_arbiter::clock::TimeControl;
use damier_chess::pgn::{Node, Record};
use damier_draughts::pdn::{self, Step};
use damier_game::Side;

use crate::board::{Position, Turn};
use crate::i18n::Language;
use crate::live::{Game, level_name, tell};
use crate::pages::date;
use crate::view::Mode;

/// A record of a game for other programs.
pub(crate) struct Export {
    /// The text.
    pub(crate) text: String,
    /// The kind of its content.
    pub(crate) media_type: &'static str,
    /// The ending of its file's name.
    pub(crate) extension: &'static str,
}

/// The game record: PDN, of chess PGN. The reason of the end is in the tag
/// `Termination` for programs and in a comment after the last move for people, in
/// their language.
pub(crate) fn record(game: &Game, language: Language) -> Export {
    match game.start_position() {
        Position::Draughts(start) => Export {
            text: pdn(game, *start, language),
            media_type: "application/x-draughts-pdn; charset=utf-8",
            extension: "pdn",
        },
        Position::Chess(start) => Export {
            text: pgn(game, (**start).clone(), language),
            media_type: "application/x-chess-pgn; charset=utf-8",
            extension: "pgn",
        },
    }
}

/// The tags of a record, in their order.
fn tags(game: &Game, language: Language) -> Vec<(&'static str, String)> {
    let settings = game.settings();
    // Records write dates with points: 2026.11.05.
    let date = date::iso(settings.at);
    let date = date.split('T').next().unwrap_or_default().replace('-', ".");
    let mut tags = vec![
        ("Event", "Damier".to_owned()),
        ("Site", format!("/game/{}", game.id())),
        ("Date", date),
        ("Round", "-".to_owned()),
        ("White", player(game, Side::White, language)),
        ("Black", player(game, Side::Black, language)),
    ];
    if let Some(control) = &settings.clock {
        tags.extend(time_control(control));
    }
    tags.push(("RuleBook", game.book().id().to_owned()));
    if let Some(verdict) = game.verdict() {
        let reason = verdict.reason.as_str();
        let told = tell(game, verdict, language);
        let by = verdict.clause.as_ref().map(|clause| clause.as_str());
        let termination = match by.or(told.article.as_deref()) {
            Some(by) => format!("{reason}, {by}"),
            None => reason.to_owned(),
        };
        tags.push(("Termination", termination));
    }
    tags
}

/// Why the game ended.
fn end(game: &Game, language: Language) -> Option<String> {
    let verdict = game.verdict()?;
    Some(tell(game, verdict, language).text)
}

fn pdn(game: &Game, start: damier_draughts::Position, language: Language) -> String {
    let mut record = pdn::Game::new(start);
    for (tag, value) in tags(game, language) {
        record.set_tag(tag, &value);
        if tag == "Black" {
            // The last of the seven tags with which records begin; the writer fills it in.
            record.set_tag("Result", "");
        }
    }
    if let Some(carried) = &game.settings().carried {
        let fen = start.fen_in(start.variant().notation());
        record.set_tag("FEN", &carried.in_fen(&fen));
    }
    for ply in game.plies() {
        let pushed = match &ply.mv {
            Turn::Draughts(mv) => record.push(mv).is_ok(),
            Turn::Chess(_) => false,
        };
        if !pushed {
            // A game is made of legal moves; what would not be one ends the record.
            break;
        }
        if let Some(remaining) = ply.remaining {
            comment(&mut record, clock_comment(remaining[ply.side]));
        }
    }
    record.outcome = game.verdict().map(|verdict| verdict.outcome);
    if let Some(text) = end(game, language) {
        comment(&mut record, text);
    }
    record.to_pdn()
}

fn pgn(game: &Game, start: damier_chess::Position, language: Language) -> String {
    let mut record = Record::new(start);
    for (tag, value) in tags(game, language) {
        record.set_tag(tag, value);
    }
    for ply in game.plies() {
        let Some(mv) = ply.mv.chess() else {
            continue;
        };
        let mut node = Node::from(mv);
        let left = ply.remaining.map(|remaining| remaining[ply.side]);
        node.comments.extend(left.map(clock_comment));
        record.line.push(node);
    }
    record.outcome = game.verdict().map(|verdict| verdict.outcome);
    let last = match record.line.last_mut() {
        Some(node) => &mut node.comments,
        None => &mut record.intro,
    };
    last.extend(end(game, language));
    record.to_string()
}

fn comment(record: &mut pdn::Game, text: String) {
    // Nothing about a comment can be illegal.
    let _ = record.add(Step::Comment(text));
}

/// The tags of the times. What the tag of PDN cannot say (delays, byo-yomi, a
/// time that lapses) is written in the short notation beside it.
fn time_control(control: &TimeControl) -> Vec<(&'static str, String)> {
    let tags = Side::BOTH.map(|side| control.side(side).to_tag());
    let [white, black] = tags.map(|tag| tag.unwrap_or_else(|| "?".to_owned()));
    let says_all = white != "?" && black != "?";
    let mut tags = match control.is_equal() {
        true => vec![("TimeControl", white)],
        false => vec![("WhiteTimeControl", white), ("BlackTimeControl", black)],
    };
    if !says_all {
        tags.push(("TimeControlText", control.to_string()));
    }
    tags
}

/// What the mover has left, as other programs read it: `[%clk 0:04:57]`.
fn clock_comment(ms: u64) -> String {
    let (seconds, tenths) = (ms / 1000, ms / 100 % 10);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match (hours, minutes, tenths) {
        (0, 0, 1..) => format!("[%clk 0:00:{seconds:02}.{tenths}]"),
        _ => format!("[%clk {hours}:{minutes:02}:{seconds:02}]"),
    }
}

/// Who played this side.
fn player(game: &Game, side: Side, language: Language) -> String {
    let settings = game.settings();
    match (settings.mode, settings.level) {
        (Mode::Computer, Some(level)) if settings.human_side != Some(side) => language.text_with(
            "record-computer",
            &[
                ("level", level.into()),
                ("name", level_name(level, language).into()),
            ],
        ),
        _ => language.text("record-player"),
    }
}
