//! Whether those who won the ties of a knock-out are those who went on.

use super::knock_out::winner;
use crate::model::{Event, PlayerId, System};

/// A tie of a knock-out from which another went on than its results say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Astray {
    /// The round (from 1) that was paired with the other one.
    pub round: u16,
    /// Who met in the tie.
    pub tie: [PlayerId; 2],
    /// Who is paired in that round; nobody if neither of the two is.
    pub went_on: Option<PlayerId>,
    /// Who should be; nobody as long as the tie is not decided, or if both lost it.
    pub won: Option<PlayerId>,
}

/// The ties of a knock-out whose next stage is paired with somebody who did not win them,
/// by the results as they stand now. Ties are those that were played, so that a stage
/// paired by hand is judged like others; one of which both go on (to play for the third
/// place, say) is not judged. Empty in other systems.
pub fn astray(event: &Event) -> Vec<Astray> {
    let mut found = Vec::new();
    if event.regulations.system != System::KnockOut {
        return found;
    }
    let games = usize::from(event.regulations.games_a_tie.max(1));
    let stages = (0..event.rounds.len()).step_by(games);
    for (first, after) in stages.clone().zip(stages.skip(1)) {
        let next = &event.rounds[after];
        let is_in = |player: PlayerId| {
            let rests = || next.byes.iter().any(|bye| bye.player == player);
            next.board_of(player).is_some() || rests()
        };
        for board in &event.rounds[first].boards {
            let tie = [board.white, board.black];
            let went_on = match tie.map(is_in) {
                [true, true] => continue,
                [true, false] => Some(tie[0]),
                [false, true] => Some(tie[1]),
                [false, false] => None,
            };
            let won = match event.rounds[first..after].iter().all(is_decided(tie[0])) {
                true => winner(event, &tie.map(Some), first..after).ok(),
                false => None,
            };
            if won != Some(went_on) {
                found.push(Astray {
                    round: u16::try_from(after + 1).unwrap_or(u16::MAX),
                    tie,
                    went_on,
                    won: won.flatten(),
                });
            }
        }
    }
    found
}

/// Whether the game of a player in a round has its result.
fn is_decided(player: PlayerId) -> impl Fn(&crate::model::Round) -> bool {
    move |round| {
        let game = round.board_of(player);
        game.is_none_or(|(_, board)| board.result.is_final())
    }
}
