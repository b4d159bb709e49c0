//! Teams that leave, and what is lost when a round is taken back.

use damier_game::Side;
use damier_tournament::desk::{entered_results, pair_next, withdraw_team};
use damier_tournament::model::{GameResult, Team, TeamRules};
use damier_tournament::{Event, Player, PlayerId, Preset, Regulations, System, TeamId};

fn players(system: System, count: u32) -> Event {
    let mut event = Event::new("desk", Regulations::new(system, 3, Preset::FmjdRr));
    for number in 1..=count {
        let player = Player::new(number, format!("Player {number}"));
        event.add_player(player).expect("a free number");
    }
    event
}

#[test]
fn all_players_of_a_withdrawn_team_stay_away() {
    for system in [System::TeamSwiss, System::TeamRoundRobin] {
        let mut event = players(system, 8);
        event.regulations.teams = Some(TeamRules::new(2));
        for team in 1..=4 {
            event.teams.push(Team {
                id: TeamId(team),
                name: format!("Team {team}"),
                members: [team * 2 - 1, team * 2].map(PlayerId).to_vec(),
            });
        }
        assert!(withdraw_team(&mut event, TeamId(5), 0, None).is_err());
        withdraw_team(&mut event, TeamId(4), 0, None).expect("a team");
        pair_next(&mut event).expect("a round");
        let boards = &event.rounds[0].boards;
        let seated: Vec<u32> = boards.iter().flat_map(|b| [b.white.0, b.black.0]).collect();
        assert!(!seated.is_empty(), "{system:?}");
        assert!(!seated.contains(&7) && !seated.contains(&8), "{seated:?}");
        assert_eq!(entered_results(&event), 0);
        event.rounds[0].boards[0].result = GameResult::forfeit(Side::White);
        assert_eq!(entered_results(&event), 1, "{system:?}");
    }
}

#[test]
fn forfeits_are_results_but_for_those_that_pairing_wrote() {
    let mut event = players(System::RoundRobin, 6);
    event.withdraw(PlayerId(1), 0, None).expect("a player");
    pair_next(&mut event).expect("a round");
    let boards = &event.rounds[0].boards;
    let written = boards.iter().filter(|b| b.result.is_forfeit()).count();
    assert_eq!((written, entered_results(&event)), (1, 0));
    let open = boards.iter().position(|b| !b.result.is_final());
    let open = open.expect("a game to play");
    for result in [
        GameResult::forfeit(Side::White),
        GameResult::forfeit(Side::Black),
        GameResult::DoubleForfeit,
        GameResult::Draw,
    ] {
        event.rounds[0].boards[open].result = result;
        assert_eq!(entered_results(&event), 1);
    }
}
