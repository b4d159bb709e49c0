//! The clock as a client sees it.

use damier_arbiter::clock::{Bonus, SideControl, TimeControl};
use damier_game::Side;

use super::clock::GameClock;
use super::game::Game;
use crate::i18n::Language;
use crate::view::{ClockView, FaceView};

/// The clock as it stands now.
pub(super) fn view(game: &Game, now_ms: u64, language: Language) -> Option<ClockView> {
    let clock = game.clock()?;
    let remaining = clock.remaining(now_ms);
    let first = clock.control().side(Side::White).periods().first()?;
    Some(ClockView {
        control: clock.control().to_string(),
        label: clock_words(clock.control(), language),
        initial_ms: first.time_ms,
        increment_ms: match first.bonus {
            Bonus::Increment { ms } => ms,
            _ => 0,
        },
        white_ms: remaining[Side::White],
        black_ms: remaining[Side::Black],
        running: clock.running(),
        white: face(clock, Side::White, now_ms, language),
        black: face(clock, Side::Black, now_ms, language),
        is_correspondence: clock.is_correspondence(),
    })
}

fn face(clock: &GameClock, side: Side, now_ms: u64, language: Language) -> FaceView {
    let reading = clock.reading(side, now_ms);
    let periods = clock.control().side(side).periods();
    let period = periods.get(clock.period(side)).or(periods.last());
    let bonus = period.map_or(Bonus::None, |period| period.bonus);
    let in_byo_yomi = clock.in_byo_yomi(side, now_ms);
    FaceView {
        bonus: name(bonus),
        bonus_ms: bonus.ms(),
        delay_ms: reading.delay_ms,
        stretches: reading.stretches,
        in_byo_yomi,
        moves_to_go: reading.moves_to_go,
        period: clock.period(side) + 1,
        periods: periods.len(),
        completed: clock.completed(side),
        note: note(bonus, reading.stretches, reading.moves_to_go, language),
    }
}

/// The machine name of what each move gets.
fn name(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::None => "none",
        Bonus::Increment { .. } => "increment",
        Bonus::Bronstein { .. } => "bronstein",
        Bonus::Delay { .. } => "delay",
        Bonus::ByoYomi { .. } => "byo-yomi",
        Bonus::Hourglass => "hourglass",
    }
}

/// What a player needs to know besides the time: the moves that a period still
/// asks for, or the stretches of byo-yomi.
fn note(bonus: Bonus, stretches: u16, moves: Option<u16>, language: Language) -> String {
    let seconds = bonus.ms() / 1000;
    if let Some(moves) = moves {
        return language.text_with("clock-note-moves", &[("moves", moves.into())]);
    }
    match bonus {
        Bonus::ByoYomi { .. } => language.text_with(
            "clock-note-byo-yomi",
            &[("stretches", stretches.into()), ("seconds", seconds.into())],
        ),
        Bonus::Delay { .. } => {
            language.text_with("clock-note-delay", &[("seconds", seconds.into())])
        }
        Bonus::Bronstein { .. } => {
            language.text_with("clock-note-bronstein", &[("seconds", seconds.into())])
        }
        Bonus::Hourglass => language.text("clock-note-hourglass"),
        Bonus::None | Bonus::Increment { .. } => String::new(),
    }
}

/// A time control in words: typographic marks, and the words of the notation in
/// the reader's language.
pub(crate) fn clock_words(control: &TimeControl, language: Language) -> String {
    const WORDS: [&str; 6] = [
        "bronstein",
        "delay",
        "byo-yomi",
        "hourglass",
        "lapsing",
        "v",
    ];
    let text = rounded(control).to_string();
    let words: Vec<String> = text
        .split(' ')
        .map(|word| match WORDS.contains(&word) {
            true => language.text(&format!("clock-word-{word}")),
            false => marks(word),
        })
        .collect();
    words.join(" ")
}

/// A control whose times are full seconds, and tenths below twenty of them: in a match
/// a game is begun with what the one before it has left.
fn rounded(control: &TimeControl) -> TimeControl {
    const SHORT_MS: u64 = 20_000;
    let side = |side: Side| {
        let side = control.side(side);
        let mut periods = side.periods().to_vec();
        for period in &mut periods {
            let unit = if period.time_ms < SHORT_MS { 100 } else { 1000 };
            period.time_ms = period.time_ms.div_ceil(unit) * unit;
        }
        SideControl::new(periods, side.is_lapsing()).unwrap_or_else(|_| side.clone())
    };
    TimeControl::unequal(side(Side::White), side(Side::Black))
}

fn marks(word: &str) -> String {
    word.replace('\'', "\u{2032}")
        .replace('"', "\u{2033}")
        .replace('x', " × ")
        .replace('+', " + ")
}
