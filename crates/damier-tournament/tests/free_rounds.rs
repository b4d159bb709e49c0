//! Who is free in a table of an odd number.

use std::collections::BTreeMap;

use damier_game::Side;
use damier_tournament::desk::{pair_by_hand, pair_next, plan_round};
use damier_tournament::model::{GameResult, Team, TeamRules};
use damier_tournament::pairing::{Pair, check_event, pairs_of};
use damier_tournament::{
    Event, Fraction, Player, PlayerId, Preset, Regulations, System, Table, TeamId,
};

fn id(number: u32) -> PlayerId {
    PlayerId(number)
}

fn event(system: System, players: u32) -> Event {
    let mut event = Event::new("odd", Regulations::new(system, 0, Preset::FmjdRr));
    for number in 1..=players {
        let player = Player::new(number, format!("Player {number}"));
        event.add_player(player).expect("a free number");
    }
    event
}

/// Pairs a round; White wins everywhere.
fn play(event: &mut Event) -> u16 {
    let round = pair_next(event).expect("a round");
    for board in &mut event.rounds.last_mut().expect("paired").boards {
        board.result = GameResult::win(Side::White);
    }
    round
}

fn team(number: u32) -> Team {
    Team {
        id: TeamId(number),
        name: format!("Team {number}"),
        members: vec![id(2 * number - 1), id(2 * number)],
    }
}

/// A round robin of an odd number, of players or of teams of two.
fn odd(system: System) -> Event {
    let mut event = event(system, if system.is_team() { 10 } else { 5 });
    if system.is_team() {
        event.regulations.teams = Some(TeamRules::new(2));
        event.teams = (1..=5).map(team).collect();
    }
    event
}

#[test]
fn who_is_free_in_a_round_robin_is_named_and_gets_nothing_for_it() {
    for system in [
        System::RoundRobin,
        System::DoubleRoundRobin,
        System::TeamRoundRobin,
    ] {
        let mut event = odd(system);
        let mut free = BTreeMap::new();
        while event.has_more() {
            let planned = plan_round(&event).expect("a round");
            assert!(planned.byes.is_empty() && planned.team_byes.is_empty());
            let round = play(&mut event);
            let pairs = pairs_of(&event, round).expect("paired");
            let rests = pairs.iter().filter(|pair| pair.black.is_none());
            let rests: Vec<PlayerId> = rests.map(|pair| pair.white).collect();
            assert_eq!(rests.len(), 1, "{system} {round}");
            *free.entry(rests[0]).or_insert(0) += 1;
            let named: Vec<PlayerId> = match system.is_team() {
                true => event
                    .resting_teams(round)
                    .iter()
                    .map(|b| id(b.team.0))
                    .collect(),
                false => event.resting(round).iter().map(|b| b.player).collect(),
            };
            assert_eq!(named, rests, "{system} {round}");
            assert_eq!(pairs.iter().flat_map(Pair::players).count(), 5);
        }
        let times = if system == System::DoubleRoundRobin {
            2
        } else {
            1
        };
        assert!(
            free.len() == 5 && free.values().all(|n| *n == times),
            "{free:?}"
        );
        assert_eq!(check_event(&event, system), []);
        let table = Table::of(&event, None);
        let points: Fraction = table.rows.iter().map(|row| row.points()).sum();
        let games = i64::from(event.next_round() - 1) * 2;
        assert_eq!(points, Fraction::whole(games * 2), "{system}");
    }
}

#[test]
fn a_free_round_by_hand_is_no_bye_either() {
    let mut event = odd(System::RoundRobin);
    let pairs = [(1, Some(2)), (3, Some(4)), (5, None)].map(|(white, black)| Pair {
        white: id(white),
        black: black.map(id),
    });
    pair_by_hand(&mut event, &pairs, None).expect("known players");
    assert!(event.rounds[0].byes.is_empty());
    assert_eq!(pairs_of(&event, 1).expect("paired"), pairs);
}
