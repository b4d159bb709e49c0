//! How play-offs stand, for everybody.

use damier_arbiter::clock::TimeControl;
use damier_arbiter::playoff::Stage;
use damier_print::Who;
use damier_tournament::model::{PlayOff, PlayOffForm};
use damier_tournament::{Event, PlayerId};

use super::head::texts;
use crate::live::clock_words;
use crate::pages::frame::Frame;
use crate::referee::face;
use crate::tournament::play_off::{Next, next};

/// A play-off with its games so far.
pub(super) struct PlayedOff {
    pub(super) title: String,
    pub(super) form: String,
    /// Who met, White first, and the result.
    pub(super) games: Vec<(String, String)>,
    /// Who has White and Black next.
    pub(super) coming: Option<(String, String)>,
    pub(super) next_text: String,
    /// What came out, best first.
    pub(super) order: Vec<String>,
}

/// Those of an event that are meant.
pub(super) fn played_off(
    frame: &Frame,
    event: &Event,
    is_meant: impl Fn(&PlayOff) -> bool,
) -> Vec<PlayedOff> {
    let all = event.play_offs.iter().filter(|play_off| is_meant(play_off));
    all.map(|play_off| one(frame, event, play_off)).collect()
}

/// One of them.
pub(super) fn one(frame: &Frame, event: &Event, play_off: &PlayOff) -> PlayedOff {
    let texts = texts(frame, event);
    let who = Who::of_table(event);
    let name = |id: PlayerId| texts.name(id, who);
    let names: Vec<String> = play_off.players.iter().copied().map(name).collect();
    let title_args = [
        ("place", play_off.place.to_string().into()),
        ("names", names.join(" – ").into()),
    ];
    let games = play_off.games.iter().map(|game| {
        let args = [
            ("white", name(game.white).into()),
            ("black", name(game.black).into()),
        ];
        let pair = frame.text_with("event-pair", &args);
        (pair, texts.play_off_result(game.winner))
    });
    let (mut coming, mut next_text, mut order) = (None, String::new(), Vec::new());
    match next(play_off) {
        Ok(Next::Game {
            white,
            black,
            left_ms,
            stage,
        }) => {
            let (first, second) = (name(white), name(black));
            let args = [
                ("white", first.clone().into()),
                ("black", second.clone().into()),
            ];
            next_text = frame.text_with("event-play-off-next", &args);
            if let Some(stage) = stage {
                next_text += &format!(" · {}", stage_text(frame, stage));
            }
            if let Some([white, black]) = left_ms {
                next_text += &format!(" · {} – {}", face(white), face(black));
            }
            coming = Some((first, second));
        }
        Ok(Next::Over(places)) => order = texts.play_off_order(&places),
        Err(_) => {}
    }
    PlayedOff {
        title: frame.text_with("event-play-off-title", &title_args),
        form: form_text(frame, play_off.form),
        games: games.collect(),
        coming,
        next_text,
        order,
    }
}

fn stage_text(frame: &Frame, stage: Stage) -> String {
    frame.text(match stage {
        Stage::Standard => "event-stage-standard",
        Stage::Rapid => "event-stage-rapid",
        Stage::Blitz => "event-stage-blitz",
        Stage::Decider => "event-stage-decider",
    })
}

fn form_text(frame: &Frame, form: PlayOffForm) -> String {
    match form {
        PlayOffForm::LehmannGeorgiev {
            budget_ms,
            increment_ms,
        } => {
            let name = frame.text("event-form-lehmann-georgiev");
            let control = TimeControl::fischer(budget_ms, increment_ms);
            format!("{name} {}", clock_words(&control, frame.language))
        }
        PlayOffForm::Barrage => frame.text("event-form-barrage"),
        PlayOffForm::Stages => frame.text("event-form-stages"),
        PlayOffForm::RoundRobin => frame.text("event-form-round-robin"),
        PlayOffForm::Lots => frame.text("event-form-lots"),
    }
}
