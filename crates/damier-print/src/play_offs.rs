//! Play-offs in words.

use damier_game::Side;
use damier_tournament::model::{GameResult, PlayOff};
use damier_tournament::play_off::round_of;
use damier_tournament::{Fraction, PlayerId};

use crate::messages::value;
use crate::texts::{Texts, Who, halves};

impl Texts<'_> {
    /// How a game of a play-off ended, White first, in the points of the event; of teams
    /// in those of a match.
    pub fn play_off_result(&self, winner: Option<Side>) -> String {
        let result = winner.map_or(GameResult::Draw, GameResult::win);
        let teams = self.event().regulations.teams.as_ref();
        let Some(rules) = teams.filter(|_| Who::of_table(self.event()) == Who::Teams) else {
            return self.result(&result);
        };
        let of = |side: Side| -> Fraction {
            match winner {
                None => rules.draw,
                Some(winner) if winner == side => rules.win,
                Some(_) => rules.loss,
            }
        };
        format!("{}-{}", halves(of(Side::White)), halves(of(Side::Black)))
    }

    /// Who came out of a play-off where, best first; those who share a place together.
    pub fn play_off_order(&self, order: &[Vec<PlayerId>]) -> Vec<String> {
        let who = Who::of_table(self.event());
        let name = |id: &PlayerId| self.name(*id, who);
        let parts = order.iter();
        parts
            .map(|part| part.iter().map(name).collect::<Vec<_>>().join(" = "))
            .collect()
    }

    /// The play-offs after a round, or after it and those before, a sentence each.
    pub(crate) fn play_offs(&self, round: u16, also_before: bool) -> Vec<String> {
        let all = self.event().play_offs.iter();
        let is_meant = |play_off: &&PlayOff| {
            let after = round_of(self.event(), play_off);
            after == round || (also_before && after < round)
        };
        all.filter(is_meant).map(|p| self.play_off(p)).collect()
    }

    fn play_off(&self, play_off: &PlayOff) -> String {
        let who = Who::of_table(self.event());
        let game = |game: &damier_tournament::model::PlayOffGame| {
            let args = [
                ("white", value(self.name(game.white, who))),
                ("black", value(self.name(game.black, who))),
                ("result", value(self.play_off_result(game.winner))),
            ];
            self.say("play-off-game", &args)
        };
        let mut games: Vec<String> = play_off.games.iter().map(game).collect();
        let id = match (play_off.is_decided(), games.is_empty()) {
            (true, true) => "play-off-lots",
            (true, false) => "play-off-over",
            (false, _) => "play-off-open",
        };
        if games.is_empty() {
            let names = play_off.players.iter();
            games = names.map(|id| self.name(*id, who)).collect();
        }
        let args = [
            ("place", value(play_off.place.to_string())),
            ("games", value(games.join(", "))),
            (
                "order",
                value(self.play_off_order(&play_off.order).join(", ")),
            ),
        ];
        self.say(id, &args)
    }
}
