//! Rounds that follow from the entry list alone.

use super::berger::shifted;
use super::{Pair, PairingError, apart, berger, berger_rounds, scheveningen};
use crate::model::{Event, PlayerId};

/// A round robin of players or, by their numbers, of teams. Of an odd number one is free.
pub(super) fn round_robin(
    event: &Event,
    ids: &[PlayerId],
    round: u16,
    cycles: usize,
) -> Result<Vec<Pair>, PairingError> {
    let rounds = berger_rounds(ids.len()) * cycles;
    if ids.len() < 2 {
        return Err(PairingError::TooFew(ids.len()));
    }
    if usize::from(round) > rounds {
        return Err(PairingError::Over(
            u16::try_from(rounds).unwrap_or(u16::MAX),
        ));
    }
    let seats = apart::seats(event, ids);
    let ids = &seats[..];
    let swap = event.regulations.swap_last_rounds && cycles > 1;
    let numbers = berger(ids.len(), round.into(), swap);
    let meets = |number: &usize| numbers.iter().any(|(a, b)| a == number || b == number);
    let free = (1..=ids.len()).find(|number| !meets(number));
    let pairs = numbers.iter().map(|(a, b)| Pair {
        white: ids[a - 1],
        black: Some(ids[b - 1]),
    });
    let free = free.map(|number| Pair {
        white: ids[number - 1],
        black: None,
    });
    Ok(pairs.chain(free).collect())
}

/// Two teams in which everybody meets everybody of the other.
pub(super) fn two_teams(event: &Event, round: u16) -> Result<Vec<Pair>, PairingError> {
    let [home, guests] = &event.teams[..] else {
        return Err(PairingError::TwoTeams);
    };
    let size = home.members.len();
    if size == 0 || size != guests.members.len() {
        return Err(PairingError::TwoTeams);
    }
    if usize::from(round) > size {
        return Err(PairingError::Over(u16::try_from(size).unwrap_or(u16::MAX)));
    }
    let pair = |(home_seat, guest_seat, home_white): (usize, usize, bool)| {
        let (a, b) = (home.members[home_seat - 1], guests.members[guest_seat - 1]);
        let (white, black) = if home_white { (a, b) } else { (b, a) };
        Pair {
            white,
            black: Some(black),
        }
    };
    let made = |table: Vec<_>| -> Vec<Pair> { table.into_iter().map(pair).collect() };
    // A match goes on as it began, also if that was before the tables in use now.
    let (before, now) = (made(shifted(size, 1)), made(scheveningen(size, 1)));
    let goes_on = size % 4 == 2 && began_so(event, &before) && !began_so(event, &now);
    Ok(made(match goes_on {
        true => shifted(size, round.into()),
        false => scheveningen(size, round.into()),
    }))
}

/// Whether these are the games of the first round.
fn began_so(event: &Event, pairs: &[Pair]) -> bool {
    let boards = event.rounds.first().map_or(&[][..], |round| &round.boards);
    let is_there = |pair: &Pair| {
        let mut boards = boards.iter();
        boards.any(|board| (board.white, Some(board.black)) == (pair.white, pair.black))
    };
    boards.len() == pairs.len() && pairs.iter().all(is_there)
}
