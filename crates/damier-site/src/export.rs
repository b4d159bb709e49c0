//! A game as PDN, so that other programs can read it.

use damier_arbiter::clock::TimeControl;
use damier_draughts::pdn::{self, Step};
use damier_game::Side;

use crate::i18n::Language;
use crate::live::{Game, level_name, tell};
use crate::pages::date;
use crate::view::Mode;

/// The game record in PDN. The reason of the end is in the tag `Termination` for
/// programs and in a comment after the last move for people, in their language.
pub(crate) fn pdn(game: &Game, language: Language) -> String {
    let mut record = pdn::Game::new(*game.start_position());
    let settings = game.settings();
    record.set_tag("Event", "Damier");
    record.set_tag("Site", &format!("/game/{}", game.id()));
    // PDN writes dates with points: 2026.11.05.
    let date = date::iso(settings.at);
    record.set_tag(
        "Date",
        &date.split('T').next().unwrap_or_default().replace('-', "."),
    );
    record.set_tag("Round", "-");
    for (tag, side) in [("White", Side::White), ("Black", Side::Black)] {
        record.set_tag(tag, &player(game, side, language));
    }
    if let Some(control) = &settings.clock {
        set_time_control(&mut record, control);
    }
    record.set_tag("RuleBook", game.book().id());
    for ply in game.plies() {
        if record.push(&ply.mv).is_err() {
            // A game is made of legal moves; what would not be one ends the record.
            break;
        }
        if let Some(remaining) = ply.remaining {
            comment(&mut record, clock_comment(remaining[ply.side]));
        }
    }
    if let Some(verdict) = game.verdict() {
        record.outcome = Some(verdict.outcome);
        let reason = verdict.reason.as_str();
        let told = tell(game, verdict, language);
        let by = verdict.clause.as_ref().map(|clause| clause.as_str());
        let termination = match by.or(told.article.as_deref()) {
            Some(by) => format!("{reason}, {by}"),
            None => reason.to_owned(),
        };
        record.set_tag("Termination", &termination);
        comment(&mut record, told.text);
    }
    record.to_pdn()
}

fn comment(record: &mut pdn::Game, text: String) {
    // Nothing about a comment can be illegal.
    let _ = record.add(Step::Comment(text));
}

/// The tags of the times. What the tag of PDN cannot say (delays, byo-yomi, a
/// time that lapses) is written in the short notation beside it.
fn set_time_control(record: &mut pdn::Game, control: &TimeControl) {
    let tags = Side::BOTH.map(|side| control.side(side).to_tag());
    let [white, black] = tags.map(|tag| tag.unwrap_or_else(|| "?".to_owned()));
    if control.is_equal() {
        record.set_tag("TimeControl", &white);
    } else {
        record.set_tag("WhiteTimeControl", &white);
        record.set_tag("BlackTimeControl", &black);
    }
    if white == "?" || black == "?" {
        record.set_tag("TimeControlText", &control.to_string());
    }
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
