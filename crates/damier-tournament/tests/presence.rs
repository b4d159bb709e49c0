//! Who is there in the next round: players and teams that rest, leave and come back.

use damier_tournament::desk::{
    Presence, entered_results, pair_next, presence, return_team, set_presence, withdraw_team,
};
use damier_tournament::model::{ByeKind, EventError, GameResult, Team, TeamRules, What};
use damier_tournament::{
    Event, Fraction, Player, PlayerId, Preset, Regulations, System, Table, TeamId,
};

const WHEN: Option<&str> = Some("2026-05-01 10:00");

/// Eight players; in four teams of two where teams are paired.
fn event(system: System) -> Event {
    let mut event = Event::new("presence", Regulations::new(system, 3, Preset::FmjdRr));
    for number in 1..=8 {
        let player = Player::new(number, format!("Player {number}"));
        event.add_player(player).expect("a free number");
    }
    if system.is_team() {
        event.regulations.teams = Some(TeamRules::new(2));
        for team in 1..=4 {
            event.teams.push(Team {
                id: TeamId(team),
                name: format!("Team {team}"),
                members: [team * 2 - 1, team * 2].map(PlayerId).to_vec(),
            });
        }
    }
    event
}

fn set(event: &mut Event, id: u32, wanted: Presence) -> Result<bool, EventError> {
    set_presence(event, PlayerId(id), wanted, WHEN)
}

fn play(event: &mut Event) {
    pair_next(event).expect("a round");
    let last = event.rounds.last_mut().expect("a round");
    for board in last.boards.iter_mut().filter(|b| !b.result.is_final()) {
        board.result = GameResult::Draw;
    }
}

fn seated(event: &Event) -> Vec<u32> {
    let boards = &event.rounds.last().expect("a round").boards;
    boards.iter().flat_map(|b| [b.white.0, b.black.0]).collect()
}

#[test]
fn teams_rest_leave_and_come_back() {
    let mut event = event(System::TeamSwiss);
    let half = Presence::Rests(ByeKind::Half);
    assert_eq!(set(&mut event, 4, half), Ok(true));
    assert_eq!(set(&mut event, 4, half), Ok(false), "nothing new");
    assert_eq!(set(&mut event, 3, Presence::Gone), Ok(true));
    assert_eq!(presence(&event, PlayerId(3)), Presence::Gone);
    play(&mut event);
    let byes = &event.rounds[0].team_byes;
    assert_eq!(byes.len(), 1, "{byes:?}");
    assert_eq!((byes[0].team, byes[0].kind), (TeamId(4), ByeKind::Half));
    assert_eq!(presence(&event, PlayerId(4)), Presence::Plays, "one round");
    assert_eq!(set(&mut event, 3, Presence::Plays), Ok(true));
    assert_eq!(presence(&event, PlayerId(3)), Presence::Plays);
    play(&mut event);
    assert_eq!(seated(&event).len(), 8, "all four teams");
    let told: Vec<&What> = event.log.iter().map(|entry| &entry.what).collect();
    let round = 2;
    for player in [5, 6].map(PlayerId) {
        assert!(told.contains(&&What::Withdrawal { player, after: 0 }));
        assert!(told.contains(&&What::Return { player, round }), "{told:?}");
    }
    assert!(event.log.iter().all(|entry| entry.when.as_deref() == WHEN));
}

#[test]
fn with_a_team_those_come_back_who_left_with_it() {
    let mut event = event(System::TeamSwiss);
    event.withdraw(PlayerId(1), 0, None).expect("a player");
    assert_eq!(
        presence(&event, PlayerId(1)),
        Presence::Plays,
        "one is there"
    );
    play(&mut event);
    withdraw_team(&mut event, TeamId(1), 1, WHEN).expect("a team");
    assert_eq!(presence(&event, PlayerId(1)), Presence::Gone);
    return_team(&mut event, TeamId(1), WHEN).expect("a team");
    let left = |id: u32| event.player(PlayerId(id)).and_then(|p| p.withdrawn_after);
    assert_eq!((left(1), left(2)), (Some(0), None));
    let noted = event.log.len();
    return_team(&mut event, TeamId(1), WHEN).expect("a team that is there");
    assert_eq!(event.log.len(), noted);
    let unknown = Err(EventError::NoSuchTeam(TeamId(9)));
    assert_eq!(return_team(&mut event, TeamId(9), WHEN), unknown);
    assert_eq!(set(&mut event, 9, Presence::Gone), unknown.map(|()| false));
}

#[test]
fn a_team_without_players_leaves_and_comes_back() {
    let mut event = event(System::TeamSwiss);
    event.teams[3].members.clear();
    assert_eq!(set(&mut event, 4, Presence::Gone), Ok(true));
    assert_eq!(presence(&event, PlayerId(4)), Presence::Gone);
    play(&mut event);
    assert_eq!(set(&mut event, 4, Presence::Plays), Ok(true));
    assert_eq!(presence(&event, PlayerId(4)), Presence::Plays);
    assert!(event.requested(3).is_empty(), "nor is it away later");
}

#[test]
fn an_absent_team_of_a_table_gives_its_boards_away() {
    let mut event = event(System::TeamRoundRobin);
    let half = Presence::Rests(ByeKind::Half);
    let refused = Err(EventError::NoRest(System::TeamRoundRobin));
    assert_eq!(set(&mut event, 1, half), refused);
    assert_eq!(set(&mut event, 1, Presence::Rests(ByeKind::Zero)), Ok(true));
    play(&mut event);
    assert!(!seated(&event).contains(&1) && !seated(&event).contains(&2));
    assert_eq!(seated(&event).len(), 4, "the match of two others");
    let table = Table::of(&event, None);
    let games: Vec<Fraction> = table.rows.iter().map(|row| row.game_points[0]).collect();
    assert_eq!(games[0], Fraction::ZERO);
    let all = table.game_win + table.game_win;
    assert_eq!(games.iter().filter(|points| **points == all).count(), 1);
    play(&mut event);
    assert!(seated(&event).contains(&1), "absent from one round only");
}

#[test]
fn an_absent_player_of_a_table_loses_his_game() {
    for system in [System::RoundRobin, System::KnockOut] {
        let mut event = event(system);
        let away = Presence::Rests(ByeKind::Zero);
        assert_eq!(set(&mut event, 1, away), Ok(true));
        let full = Presence::Rests(ByeKind::Full);
        assert_eq!(set(&mut event, 2, full), Err(EventError::NoRest(system)));
        pair_next(&mut event).expect("a round");
        let round = &event.rounds[0];
        let (_, board) = round.board_of(PlayerId(1)).expect("the table has it");
        assert!(board.result.is_forfeit(), "{system}: {board:?}");
        let lost = Table::of(&event, None).rows[0].points();
        assert_eq!(lost, Fraction::ZERO, "{system}");
        assert_eq!(entered_results(&event), 0, "{system}: pairing wrote it");
        assert_eq!(round.missing(), 3, "{system}");
    }
}

#[test]
fn players_who_left_are_taken_back_once() {
    let mut event = event(System::Dutch2026);
    assert_eq!(set(&mut event, 8, Presence::Gone), Ok(true));
    assert_eq!(set(&mut event, 8, Presence::Gone), Ok(false));
    play(&mut event);
    let half = Presence::Rests(ByeKind::Half);
    assert_eq!(set(&mut event, 8, half), Ok(true));
    assert_eq!(presence(&event, PlayerId(8)), half);
    play(&mut event);
    let byes = &event.rounds[1].byes;
    let rests = byes
        .iter()
        .any(|b| b.player.0 == 8 && b.kind == ByeKind::Half);
    assert!(rests, "{byes:?}");
    assert_eq!(event.log.len(), 2, "left, came back");
    event
        .come_back(PlayerId(1), None)
        .expect("a player who is there");
    assert_eq!(event.log.len(), 2, "and nothing for who never left");
    assert!(event.come_back(PlayerId(9), None).is_err());
}
