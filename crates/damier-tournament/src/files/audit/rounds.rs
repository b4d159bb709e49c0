//! Rounds that were paired.

use std::collections::BTreeSet;

use super::{Audit, Clash, MOST_ROUNDS, Noun};
use crate::model::{GameResult, Round};

pub(super) fn audit(audit: &mut Audit<'_>) {
    let rounds = &audit.event.rounds;
    if rounds.len() > MOST_ROUNDS {
        audit.range("event.rounds", rounds.len(), 0, MOST_ROUNDS as i64);
    }
    for (index, round) in rounds.iter().enumerate() {
        boards(audit, index, round);
        matches(audit, index, round);
    }
}

fn boards(audit: &mut Audit<'_>, index: usize, round: &Round) {
    let mut seats = Seats::new(Noun::Player, index + 1);
    for (number, board) in round.boards.iter().enumerate() {
        let place = format!("event.rounds[{index}].boards[{number}]");
        let (white, black) = (board.white.0, board.black.0);
        seats.take(audit, &format!("{place}.white"), white);
        if white == black {
            let (noun, id) = (Noun::Player, black);
            audit.tell(format!("{place}.black"), Clash::Himself { noun, id });
        } else {
            seats.take(audit, &format!("{place}.black"), black);
        }
        let split = match &board.result {
            GameResult::Graded { white, black } | GameResult::Decided { white, black, .. } => {
                [*white, *black]
            }
            _ => continue,
        };
        let scale = &audit.event.regulations.scale;
        if !split.iter().all(|points| scale.may_award(*points)) {
            let found = format!("{}-{}", split[0], split[1]);
            let most = scale.most_awarded();
            audit.warn(format!("{place}.result"), Clash::Unscaled { found, most });
        }
    }
    for (number, bye) in round.byes.iter().enumerate() {
        let place = format!("event.rounds[{index}].byes[{number}].player");
        seats.take(audit, &place, bye.player.0);
    }
}

fn matches(audit: &mut Audit<'_>, index: usize, round: &Round) {
    let mut seats = Seats::new(Noun::Team, index + 1);
    let mut taken = BTreeSet::new();
    let boards = round.boards.len();
    for (number, fixture) in round.matches.iter().enumerate() {
        let place = format!("event.rounds[{index}].matches[{number}]");
        let (white, black) = (fixture.white.0, fixture.black.0);
        seats.take(audit, &format!("{place}.white"), white);
        if white == black {
            let (noun, id) = (Noun::Team, black);
            audit.tell(format!("{place}.black"), Clash::Himself { noun, id });
        } else {
            seats.take(audit, &format!("{place}.black"), black);
        }
        for (seat, board) in fixture.boards.iter().enumerate() {
            let (place, board) = (format!("{place}.boards[{seat}]"), *board);
            if board >= boards {
                audit.tell(place, Clash::NoBoard { board, boards });
            } else if !taken.insert(board) {
                audit.tell(place, Clash::BoardTwice { board });
            }
        }
    }
    for (number, bye) in round.team_byes.iter().enumerate() {
        let place = format!("event.rounds[{index}].team_byes[{number}].team");
        seats.take(audit, &place, bye.team.0);
    }
}

/// Who has a place in a round.
struct Seats {
    noun: Noun,
    round: usize,
    taken: BTreeSet<u32>,
}

impl Seats {
    fn new(noun: Noun, round: usize) -> Seats {
        Seats {
            noun,
            round,
            taken: BTreeSet::new(),
        }
    }

    fn take(&mut self, audit: &mut Audit<'_>, place: &str, id: u32) {
        let (noun, round) = (self.noun, self.round);
        audit.known(place, noun, id);
        if !self.taken.insert(id) {
            audit.tell(place, Clash::Seated { noun, id, round });
        }
    }
}
