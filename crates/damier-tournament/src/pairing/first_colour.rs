//! The colour of the first player in round 1, which all later colours of those who
//! have none yet go by.

use std::collections::BTreeSet;

use damier_game::Side;

use crate::model::{ByeKind, Event, PlayerId, Round, System, TeamId};

/// The colour of the first player in round 1: as the regulations have it (it is kept
/// there when a round is paired), else as the first games show it, else White.
pub(super) fn first_colour(event: &Event) -> Side {
    let regulated = event.regulations.first_colour;
    regulated
        .or_else(|| shown_first_colour(event))
        .unwrap_or(Side::White)
}

/// The colour of the first player in round 1 as the games of the earliest round that
/// has some show it, whatever became of them; `None` without games, and in systems
/// whose colours come from a table.
pub(crate) fn shown_first_colour(event: &Event) -> Option<Side> {
    match event.regulations.system {
        System::TeamSwiss => shown_by_teams(event),
        System::Dutch2026
        | System::Dutch2017
        | System::FmjdRating
        | System::FmjdRatingColours
        | System::FmjdSolkoff => shown_by_players(event),
        System::RoundRobin
        | System::DoubleRoundRobin
        | System::TeamRoundRobin
        | System::Scheveningen
        | System::KnockOut
        | System::Manual => None,
    }
}

/// Whom the pairing of a round placed: at a board, or left over.
pub(super) fn placed_in(round: &Round) -> impl Iterator<Item = PlayerId> {
    let boards = round.boards.iter().flat_map(|b| [b.white, b.black]);
    let left_over = round.byes.iter().filter(|b| b.kind == ByeKind::Pairing);
    boards.chain(left_over.map(|bye| bye.player))
}

fn shown_by_players(event: &Event) -> Option<Side> {
    let mut order: Vec<(u32, PlayerId)> = event
        .players
        .iter()
        .map(|player| (player.start.unwrap_or(player.id.0), player.id))
        .collect();
    order.sort_unstable();
    let mut placed = BTreeSet::new();
    event.rounds.iter().find_map(|round| {
        placed.extend(placed_in(round));
        let ranked = order.iter().filter(|(_, id)| placed.contains(id));
        ranked.enumerate().find_map(|(rank, (_, id))| {
            let (_, board) = round.board_of(*id)?;
            let side = if board.white == *id {
                Side::White
            } else {
                Side::Black
            };
            Some(if rank % 2 == 0 { side } else { !side })
        })
    })
}

fn shown_by_teams(event: &Event) -> Option<Side> {
    let number = |id: TeamId| event.teams.iter().position(|t| t.id == id);
    let first = event.rounds.iter().flat_map(|r| &r.matches).next()?;
    let (white, black) = (number(first.white)?, number(first.black)?);
    // Of two without matches the one with the lower number is the first team.
    let (lower, side) = if white < black {
        (white, Side::White)
    } else {
        (black, Side::Black)
    };
    Some(if lower % 2 == 0 { side } else { !side })
}
