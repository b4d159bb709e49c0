use serde::{Deserialize, Serialize};

use super::Event;

/// The start position that was drawn for all games of a round of Chess960.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartDraw {
    /// Round, from 1.
    pub round: u16,
    /// The number of the position, 0 to 959.
    pub number: u16,
    /// The public text from which everybody can repeat the draw; empty if there is
    /// none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

impl Event {
    /// The start position of a round: also of one that was taken back, so that nobody
    /// gets another position by pairing it again.
    pub fn start_draw(&self, round: u16) -> Option<&StartDraw> {
        self.start_draws.iter().find(|draw| draw.round == round)
    }

    /// Notes the start position of a round in the place of the one it had.
    pub fn set_start_draw(&mut self, draw: StartDraw) {
        self.start_draws.retain(|other| other.round != draw.round);
        self.start_draws.push(draw);
        self.start_draws.sort_by_key(|draw| draw.round);
    }

    /// Keeps what a later state of the event has drawn, when it goes back to this one.
    pub fn keep_start_draws(&mut self, later: &Event) {
        for draw in &later.start_draws {
            self.set_start_draw(draw.clone());
        }
    }
}
