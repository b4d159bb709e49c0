//! Knock-out: the loser of a tie is out.

use std::collections::BTreeMap;

use damier_game::Side;

use super::{Pair, PairingError};
use crate::Fraction;
use crate::model::{Event, PlayerId, ResultClass, System};

/// Numbers from 1 in the order of the bracket, so that the best two can only
/// meet in the last tie: 1 8 4 5 2 7 3 6 for eight.
pub fn seeds(size: usize) -> Vec<usize> {
    let mut order = vec![1];
    while order.len() < size {
        let sum = order.len() * 2 + 1;
        order = order
            .into_iter()
            .flat_map(|seed| [seed, sum - seed])
            .collect();
    }
    order
}

/// The pairs of a round (from 1). Ties may take several rounds; who has no
/// opponent goes on without playing.
pub(super) fn pair(event: &Event, round: u16) -> Result<Vec<Pair>, PairingError> {
    if event.players.len() < 2 {
        return Err(PairingError::TooFew(event.players.len()));
    }
    let games = event.regulations.games_a_tie.max(1);
    let (stage, game) = ((round - 1) / games, (round - 1) % games);
    let mut alive = bracket(event);
    for done in 0..stage {
        let first = usize::from(done * games);
        alive = alive
            .chunks(2)
            .map(|tie| winner(event, tie, first..first + usize::from(games)))
            .collect::<Result<_, _>>()?;
    }
    if alive.len() < 2 {
        return Err(PairingError::Over(round - 1));
    }
    if alive.iter().all(Option::is_none) {
        // Nobody won a tie of the stage before.
        return Err(PairingError::TooFew(0));
    }
    let mut pairs = Vec::new();
    for (number, tie) in alive.chunks(2).enumerate() {
        match *tie {
            [Some(one), Some(other)] => {
                let before = usize::from(round - 1);
                let mut one_white = first_white(event, before, (one, other), number);
                if game > 0 {
                    // As in the first game, the other way round every time.
                    let start = usize::from(stage * games);
                    let before = event.rounds.get(start).and_then(|r| r.board_of(one));
                    one_white =
                        before.is_some_and(|(_, b)| b.white == one) == game.is_multiple_of(2);
                }
                let (white, black) = if one_white {
                    (one, other)
                } else {
                    (other, one)
                };
                pairs.push(Pair {
                    white,
                    black: Some(black),
                });
            }
            [Some(one), None] | [None, Some(one)] => pairs.push(Pair {
                white: one,
                black: None,
            }),
            _ => {}
        }
    }
    Ok(pairs)
}

/// Who had White less often in the rounds before; among equals the better one on every
/// other board.
fn first_white(
    event: &Event,
    before: usize,
    (one, other): (PlayerId, PlayerId),
    number: usize,
) -> bool {
    let whites = |player: PlayerId| {
        let boards = event.rounds.iter().take(before).flat_map(|r| &r.boards);
        boards
            .filter(|b| b.white == player && b.result.is_played())
            .count()
    };
    match whites(one).cmp(&whites(other)) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Greater => false,
        std::cmp::Ordering::Equal => (one < other) == number.is_multiple_of(2),
    }
}

/// How many ties everybody has survived after so many rounds, and a half more for whom
/// the next one is still open. Nobody of other systems is in it.
pub(crate) fn stages(event: &Event, rounds: usize) -> BTreeMap<PlayerId, Fraction> {
    let mut reached = BTreeMap::new();
    if event.regulations.system != System::KnockOut {
        return reached;
    }
    let games = usize::from(event.regulations.games_a_tie.max(1));
    let mut alive = bracket(event);
    let mut first = 0;
    while first < rounds && alive.len() > 1 {
        let mut next = Vec::new();
        let mut is_open = false;
        for tie in alive.chunks(2) {
            let after = first + games;
            let won = match tie {
                // A free stage is over when it begins.
                [_, None] | [None, _] => winner(event, tie, 0..0),
                _ if after > rounds || !is_played(event, tie, first..after) => Err(open(tie)),
                _ => winner(event, tie, first..after),
            };
            let step = if won.is_ok() {
                Fraction::ONE
            } else {
                Fraction::HALF
            };
            is_open |= won.is_err();
            for player in tie.iter().flatten() {
                let goes_on = match &won {
                    Ok(won) => *won == Some(*player),
                    Err(_) => true,
                };
                let survived = if goes_on { step } else { Fraction::ZERO };
                *reached.entry(*player).or_default() += survived;
            }
            next.push(won.unwrap_or(None));
        }
        if is_open {
            break;
        }
        alive = next;
        first += games;
    }
    reached
}

/// The ties of a knock-out that ended level and that no play-off has decided yet: the
/// next stage waits for them. Empty in other systems.
pub fn level_ties(event: &Event) -> Vec<[PlayerId; 2]> {
    let mut level = Vec::new();
    if event.regulations.system != System::KnockOut {
        return level;
    }
    let games = usize::from(event.regulations.games_a_tie.max(1));
    let mut alive = bracket(event);
    let mut first = 0;
    while level.is_empty() && alive.len() > 1 && first + games <= event.rounds.len() {
        let after = first + games;
        let mut next = Vec::new();
        for tie in alive.chunks(2) {
            let is_pair = tie.len() == 2 && tie.iter().all(Option::is_some);
            if is_pair && !is_played(event, tie, first..after) {
                next.push(None);
                continue;
            }
            match winner(event, tie, first..after) {
                Ok(won) => next.push(won),
                Err(PairingError::Undecided(one, other)) => level.push([one, other]),
                Err(_) => next.push(None),
            }
        }
        alive = next;
        first = after;
    }
    level
}

/// Whether all games of a tie have their result.
fn is_played(event: &Event, tie: &[Option<PlayerId>], rounds: std::ops::Range<usize>) -> bool {
    let rounds = event.rounds.get(rounds).unwrap_or(&[]);
    let boards = || rounds.iter().filter_map(|r| r.board_of(tie[0]?));
    rounds.len() == boards().count() && boards().all(|(_, board)| board.result.is_final())
}

fn open(tie: &[Option<PlayerId>]) -> PairingError {
    let id = |index: usize| tie.get(index).copied().flatten().unwrap_or(PlayerId(0));
    PairingError::Undecided(id(0), id(1))
}

/// Who stands where in the bracket, neighbours being paired first.
fn bracket(event: &Event) -> Vec<Option<PlayerId>> {
    seeds(event.players.len().next_power_of_two())
        .into_iter()
        .map(|seed| event.players.get(seed - 1).map(|p| p.id))
        .collect()
}

/// Who goes on from a tie by the results of these rounds (from 0) or by a play-off; nobody
/// if both lost it, by not appearing or by a punishment.
pub(super) fn winner(
    event: &Event,
    tie: &[Option<PlayerId>],
    rounds: std::ops::Range<usize>,
) -> Result<Option<PlayerId>, PairingError> {
    let (one, other) = match *tie {
        [Some(one), Some(other)] => (one, other),
        [Some(one), None] | [None, Some(one)] => return Ok(Some(one)),
        _ => return Ok(None),
    };
    let mut points: BTreeMap<PlayerId, Fraction> = BTreeMap::new();
    let (mut lost, mut counted) = (0, 0);
    for round in event.rounds.get(rounds).unwrap_or(&[]) {
        let Some((_, board)) = round.board_of(one) else {
            continue;
        };
        for (player, side) in [(board.white, Side::White), (board.black, Side::Black)] {
            let more = event.regulations.scale.game(&board.result, side);
            *points.entry(player).or_default() += more.unwrap_or(Fraction::ZERO);
            let class = board.result.class(side);
            lost += usize::from(class == Some(ResultClass::Loss));
            counted += usize::from(class.is_some() || !board.result.is_final());
        }
    }
    let both_lost = counted > 0 && lost == counted;
    let of = |player| points.get(&player).copied().unwrap_or(Fraction::ZERO);
    match of(one).cmp(&of(other)) {
        std::cmp::Ordering::Greater => Ok(Some(one)),
        std::cmp::Ordering::Less => Ok(Some(other)),
        std::cmp::Ordering::Equal => event
            .play_offs
            .iter()
            .filter(|p| p.players.contains(&one) && p.players.contains(&other))
            .find_map(|p| match p.order.first()?[..] {
                [won] => Some(won),
                // They shared what it was played for.
                _ => None,
            })
            .map(Some)
            .or_else(|| both_lost.then_some(None))
            .ok_or(PairingError::Undecided(one, other)),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_best_meet_last() {
        assert_eq!(super::seeds(1), [1]);
        assert_eq!(super::seeds(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        for size in [2, 4, 16, 64] {
            let seeds = super::seeds(size);
            assert!(seeds.chunks(2).all(|tie| tie[0] + tie[1] == size + 1));
        }
    }
}
