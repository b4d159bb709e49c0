//! A game as PDN, so that other programs can read it.

use damier_arbiter::text;
use damier_draughts::pdn::{self, Step};
use damier_game::Side;

use crate::i18n::Language;
use crate::live::{Game, level_name};
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
    if let Some(clock) = settings.clock {
        let seconds = |ms: u64| ms / 1000;
        let (initial, increment) = (seconds(clock.initial_ms), seconds(clock.increment_ms));
        record.set_tag("TimeControl", &format!("{initial}+{increment}"));
    }
    record.set_tag("RuleBook", game.book().id());
    record
        .line
        .extend(game.plies().iter().map(|ply| Step::Move(ply.mv.clone())));
    if let Some(verdict) = game.verdict() {
        record.outcome = Some(verdict.outcome);
        let reason = verdict.reason.as_str();
        let termination = match &verdict.clause {
            Some(clause) => format!("{reason}, {}", clause.as_str()),
            None => reason.to_owned(),
        };
        record.set_tag("Termination", &termination);
        let why = text::explain(verdict, game.book(), language.referee());
        record.line.push(Step::Comment(why));
    }
    record.to_pdn()
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
