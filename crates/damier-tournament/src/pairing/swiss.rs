//! From a draw to the pairs of a round: colours and the order of boards.

use std::collections::BTreeSet;

use damier_game::Side;

use super::colours::colour_of;
use super::dutch::{self, Draw};
use super::field::Field;
use super::fmjd::{self, Style};
use super::{Edition, Pair, PairingError, team};
use crate::model::{Event, PlayerId};

pub(super) fn dutch(
    event: &Event,
    round: u16,
    edition: Edition,
    present: Option<&BTreeSet<PlayerId>>,
) -> Result<Vec<Pair>, PairingError> {
    let field = Field::of(event, round, edition, present);
    if field.players.len() < 2 {
        return Err(PairingError::TooFew(field.players.len()));
    }
    let draw = dutch::pair(&field, edition).ok_or(PairingError::Impossible)?;
    Ok(boards(&field, draw))
}

pub(super) fn fmjd(
    event: &Event,
    round: u16,
    style: Style,
    present: Option<&BTreeSet<PlayerId>>,
) -> Result<Vec<Pair>, PairingError> {
    let field = Field::of(event, round, Edition::E2026, present);
    if field.players.len() < 2 {
        return Err(PairingError::TooFew(field.players.len()));
    }
    fmjd::pair(event, field, style).ok_or(PairingError::Impossible)
}

pub(super) fn teams(
    event: &Event,
    round: u16,
    present: Option<&BTreeSet<PlayerId>>,
) -> Result<Vec<Pair>, PairingError> {
    let teams = team::Teams::of(event, round, present);
    if teams.list.len() < 2 {
        return Err(PairingError::TooFew(teams.list.len()));
    }
    team::pair(&teams).ok_or(PairingError::Impossible)
}

/// Gives colours by the Dutch rules and puts the boards in order.
pub(super) fn boards(field: &Field, mut draw: Draw) -> Vec<Pair> {
    sort_boards(field, &mut draw.pairs);
    let mut pairs: Vec<Pair> = draw
        .pairs
        .iter()
        .map(|(a, b)| {
            let (one, other) = (&field.players[*a], &field.players[*b]);
            let (side, _) = colour_of(one, other, field.first_colour);
            let (white, black) = if side == Side::White {
                (one, other)
            } else {
                (other, one)
            };
            Pair {
                white: white.id,
                black: Some(black.id),
            }
        })
        .collect();
    pairs.extend(draw.resting.map(|r| Pair {
        white: field.players[r].id,
        black: None,
    }));
    pairs
}

/// Most points of the better one first, then of both together, then the lower
/// number (of real points: what counts for pairing only does not count here).
pub(super) fn sort_boards(field: &Field, pairs: &mut [(usize, usize)]) {
    pairs.sort_by_key(|(a, b)| {
        let (one, other) = (&field.players[*a], &field.players[*b]);
        let key = |p: &super::field::Entrant| (std::cmp::Reverse(p.real_score), p.rank);
        let higher = if key(one) < key(other) { one } else { other };
        (
            std::cmp::Reverse(one.real_score.max(other.real_score)),
            std::cmp::Reverse(one.real_score + other.real_score),
            higher.rank,
        )
    });
}
