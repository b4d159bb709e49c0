//! The regulations.

use super::{Audit, Clash, MOST_ROUNDS};
use crate::Fraction;
use crate::model::Misdated;

/// Boards of a match; more would take for ever to compare.
const MOST_BOARDS: i64 = 999;

/// Games of a tie.
const MOST_GAMES: i64 = 99;

pub(super) fn audit(audit: &mut Audit<'_>) {
    let rules = &audit.event.regulations;
    let place = |field: &str| format!("event.regulations.{field}");
    audit.range(&place("rounds"), rules.rounds, 0, MOST_ROUNDS as i64);
    audit.range(&place("games_a_tie"), rules.games_a_tie, 1, MOST_GAMES);
    let days = rules.round_dates.len();
    if days > MOST_ROUNDS {
        audit.range(&place("round_dates"), days, 0, MOST_ROUNDS as i64);
    }
    rounds(audit);
    let scale = &rules.scale;
    for (field, points) in [
        ("win", scale.win),
        ("draw", scale.draw),
        ("loss", scale.loss),
        ("forfeit_win", scale.forfeit_win),
        ("forfeit_loss", scale.forfeit_loss),
        ("pairing_bye", scale.pairing_bye),
        ("half_bye", scale.half_bye),
        ("full_bye", scale.full_bye),
        ("zero_bye", scale.zero_bye),
    ] {
        audit.points(&place(&format!("scale.{field}")), points);
    }
    falling(audit, &place("scale"), [scale.win, scale.draw, scale.loss]);
    let splits = scale.graded.iter().enumerate();
    let splits = splits.map(|(index, split)| (format!("scale.graded[{index}]"), *split));
    let advantage = scale
        .advantage
        .map(|split| ("scale.advantage".to_owned(), split));
    for (field, (more, less)) in splits.chain(advantage) {
        let place = place(&field);
        audit.points(&place, more);
        audit.points(&place, less);
        falling(audit, &place, [more, less, less]);
    }
    if let Some(teams) = &rules.teams {
        if i64::from(teams.boards) > MOST_BOARDS {
            let most = MOST_BOARDS;
            audit.tell(place("teams.boards"), Clash::TooManyBoards { most });
        } else {
            audit.range(&place("teams.boards"), teams.boards, 1, MOST_BOARDS);
        }
        let points = [teams.win, teams.draw, teams.loss];
        for (field, points) in ["win", "draw", "loss"].into_iter().zip(points) {
            audit.points(&place(&format!("teams.{field}")), points);
        }
        falling(audit, &place("teams"), points);
        if let Some(bye) = teams.bye {
            audit.points(&place("teams.bye.match_points"), bye.match_points);
            audit.points(&place("teams.bye.game_points"), bye.game_points);
        }
    }
}

/// How many rounds there are, and their days.
fn rounds(audit: &mut Audit<'_>) {
    let event = audit.event;
    let (said, paired) = (event.regulations.rounds, event.rounds.len());
    if said > 0 && usize::from(said) < paired {
        let clash = Clash::FewerRounds { said, paired };
        audit.warn("event.regulations.rounds", clash);
    }
    for misdated in event.misdated() {
        match misdated {
            Misdated::Ends => {
                let (found, before) = (event.ends.clone(), event.starts.clone());
                audit.warn("event.ends", Clash::Earlier { found, before });
            }
            Misdated::Round {
                index,
                found,
                before,
            } => {
                let said = event.regulations.round_dates.get(index);
                let place = match said.is_some_and(|said| *said == found) {
                    true => format!("event.regulations.round_dates[{index}]"),
                    false => format!("event.rounds[{index}].date"),
                };
                audit.warn(place, Clash::Earlier { found, before });
            }
            Misdated::TooMany { dates, rounds } => {
                let place = format!("event.regulations.round_dates[{rounds}]");
                audit.warn(place, Clash::TooManyDates { dates, rounds });
            }
        }
    }
}

fn falling(audit: &mut Audit<'_>, place: &str, [win, draw, loss]: [Fraction; 3]) {
    if win < draw || draw < loss {
        audit.tell(place, Clash::Scale);
    }
}
