//! Orders of teams, play-offs, and reasons why two do not meet.

use damier_game::Side;
use damier_tournament::desk::{pair_by_hand, pair_next, plan_round};
use damier_tournament::model::{
    Apart, Board, GameResult, PlayOff, PlayOffForm, Round, Team, TeamMatch, TeamRules,
};
use damier_tournament::pairing::{Obstacle, Pair, PairingError, explain, pair_round};
use damier_tournament::standings::standings;
use damier_tournament::{
    Criterion, Event, Player, PlayerId, Preset, Ranking, Regulations, System, TeamId,
    UnplayedPolicy,
};

const fn id(number: u32) -> PlayerId {
    PlayerId(number)
}

/// Three teams of four: A–B 1-1, 2-0, 1-1, 1-1; B–C 2-0, 1-1, 1-1, 1-1; C–A 1-1,
/// 1-1, 2-0, 1-1.
fn three_teams() -> Event {
    let mut regulations = Regulations::new(System::TeamRoundRobin, 3, Preset::FmjdRr);
    regulations.teams = Some(TeamRules::new(4));
    let mut event = Event::new("teams", regulations);
    for team in 1..=3_u32 {
        let members: Vec<PlayerId> = (1..=4).map(|seat| id(team * 10 + seat)).collect();
        for member in &members {
            let player = Player::new(member.0, format!("P{member}"));
            event.add_player(player).expect("a free number");
        }
        event.teams.push(Team {
            id: TeamId(team),
            name: format!("Team {team}"),
            members,
        });
    }
    for (home, guests, won) in [(1, 2, 2), (2, 3, 1), (3, 1, 3)] {
        let boards = (1..=4_u32).map(|seat| {
            let (home, guest) = (id(home * 10 + seat), id(guests * 10 + seat));
            let home_white = seat % 2 == 1;
            let (white, black) = if home_white {
                (home, guest)
            } else {
                (guest, home)
            };
            let mut board = Board::new(white, black);
            let winner = if home_white { Side::White } else { Side::Black };
            board.result = if seat == won {
                GameResult::win(winner)
            } else {
                GameResult::Draw
            };
            board
        });
        event.rounds.push(Round {
            boards: boards.collect(),
            matches: vec![TeamMatch {
                white: TeamId(home),
                black: TeamId(guests),
                boards: (0..4).collect(),
            }],
            ..Round::default()
        });
    }
    event
}

fn values(event: &Event, names: &str) -> Vec<String> {
    let criteria = names.split(' ').map(|n| n.parse().expect("a criterion"));
    let ranking = Ranking {
        criteria: vec![Criterion::MatchPoints],
        also_shown: criteria.collect(),
        unplayed: UnplayedPolicy::Draughts,
    };
    let order = standings(event, &ranking, None);
    (1..=3)
        .map(|team| {
            let line = order.line(team).expect("a team");
            let values: Vec<String> = line.values[1..]
                .iter()
                .map(|(_, v)| v.key.to_string())
                .collect();
            values.join(" ")
        })
        .collect()
}

#[test]
fn criteria_of_teams_by_hand() {
    let event = three_teams();
    // Boards: A 2 3 1 2, B 3 1 2 2, C 1 2 3 2; every team won 5-3 and lost 3-5.
    assert_eq!(
        values(
            &event,
            "game_points berlin board_count bottom_boards_1 bottom_boards_2"
        ),
        ["8 21 19 6 5", "8 21 19 6 4", "8 18 22 6 3"]
    );
    // Opponents have 2 match and 8 board points each.
    let bergers = "emmsb egmsb emgsb eggsb emgsb_cut_1";
    assert_eq!(values(&event, bergers), ["4 16 16 64 10"; 3]);
}

#[test]
fn orders_of_teams() {
    let event = three_teams();
    let order = |names: &str| -> Vec<u32> {
        let ranking = Ranking {
            criteria: names
                .split(' ')
                .map(|n| n.parse().expect("known"))
                .collect(),
            also_shown: Vec::new(),
            unplayed: UnplayedPolicy::Draughts,
        };
        let order = standings(&event, &ranking, None);
        order.lines.iter().map(|l| l.id).collect()
    };
    assert_eq!(
        order("match_points mutual_extended bottom_boards"),
        [1, 2, 3]
    );
    assert_eq!(order("match_points boards"), [2, 1, 3]);
    // Fewer is better: the teams that made their points on high boards.
    let ranking = Ranking {
        criteria: vec![Criterion::MatchPoints, Criterion::BoardCount],
        also_shown: Vec::new(),
        unplayed: UnplayedPolicy::Draughts,
    };
    let places: Vec<usize> = standings(&event, &ranking, None)
        .lines
        .iter()
        .map(|l| l.place)
        .collect();
    assert_eq!(places, [1, 1, 3]);
}

#[test]
fn extended_direct_encounter_goes_on_with_board_points() {
    // Two teams tied that drew their match 4-4 cannot be told apart; with three
    // in a circle the board points between them decide.
    let mut event = three_teams();
    // C won its match 6-2 instead of 5-3.
    event.rounds[2].boards[0].result = GameResult::win(Side::White);
    let ranking = Ranking {
        criteria: vec![Criterion::MatchPoints, Criterion::MutualExtended],
        also_shown: Vec::new(),
        unplayed: UnplayedPolicy::Draughts,
    };
    let order = standings(&event, &ranking, None);
    // A 5 + 2, B 3 + 5, C 3 + 6.
    let ids: Vec<u32> = order.lines.iter().map(|l| l.id).collect();
    assert_eq!(ids, [3, 2, 1]);
    let line = order.line(3).expect("C");
    assert_eq!(line.decided_by, Some(Criterion::MutualExtended));
    assert_eq!(line.values[1].1.key.to_string(), "2 9");
}

#[test]
fn fide_codes_of_team_criteria_come_back() {
    for code in [
        "EMMSB", "EMGSB/C1", "EGMSB", "EGGSB/C2", "EDE", "BC", "TBR", "BBE",
    ] {
        let criterion = Criterion::from_fide_code(code).expect(code);
        assert_eq!(criterion.fide_code(), code);
        assert_eq!(criterion.to_string().parse(), Ok(criterion));
    }
}

fn event(system: System, players: u32, rounds: u16) -> Event {
    let mut event = Event::new("event", Regulations::new(system, rounds, Preset::FmjdRr));
    for number in 1..=players {
        let player = Player::new(number, format!("P{number}"));
        event.add_player(player).expect("a free number");
    }
    event
}

fn finish(event: &mut Event, result: &GameResult) {
    pair_next(event).expect("paired");
    let round = event.rounds.last_mut().expect("a round");
    for board in &mut round.boards {
        board.result = result.clone();
    }
}

#[test]
fn a_play_off_decides_and_says_so() {
    let mut event = event(System::RoundRobin, 3, 0);
    event.regulations.rounds = 3;
    for _ in 0..3 {
        finish(&mut event, &GameResult::Draw);
    }
    let ranking = Ranking::of(&event);
    let tied = standings(&event, &ranking, None);
    assert!(tied.lines.iter().all(|l| l.place == 1));
    event.play_offs.push(PlayOff {
        place: 1,
        players: vec![id(1), id(2), id(3)],
        form: PlayOffForm::RoundRobin,
        games: Vec::new(),
        order: vec![vec![id(2)], vec![id(1), id(3)]],
    });
    let after = standings(&event, &ranking, None);
    let places: Vec<(usize, u32)> = after.lines.iter().map(|l| (l.place, l.id)).collect();
    assert_eq!(places, [(1, 2), (2, 1), (2, 3)]);
    assert_eq!(after.lines[0].decided_by, Some(Criterion::PlayOff));
    assert_eq!(after.rows()[0].decided_by.as_deref(), Some("play_off"));
    // Two are still tied, and play again.
    event.play_offs.push(PlayOff {
        place: 2,
        players: vec![id(1), id(3)],
        form: PlayOffForm::Barrage,
        games: Vec::new(),
        order: vec![vec![id(3)], vec![id(1)]],
    });
    let last = standings(&event, &ranking, None);
    let ids: Vec<u32> = last.lines.iter().map(|l| l.id).collect();
    assert_eq!(ids, [2, 3, 1]);
    // As it stood before the end it is without play-offs.
    let before = standings(&event, &ranking, Some(2));
    assert!(before.criteria.iter().all(|c| *c != Criterion::PlayOff));
}

#[test]
fn a_level_tie_goes_on_by_its_play_off() {
    let mut event = event(System::KnockOut, 4, 0);
    finish(&mut event, &GameResult::Draw);
    let level = plan_round(&event);
    assert!(
        matches!(level, Err(PairingError::Undecided(_, _))),
        "{level:?}"
    );
    for (winner, loser) in [(4, 1), (2, 3)] {
        event.play_offs.push(PlayOff {
            place: 1,
            players: vec![id(loser), id(winner)],
            form: PlayOffForm::Barrage,
            games: Vec::new(),
            order: vec![vec![id(winner)], vec![id(loser)]],
        });
    }
    let last = plan_round(&event).expect("both ties are decided");
    let mut meet = [last.boards[0].white, last.boards[0].black];
    meet.sort_unstable();
    assert_eq!(meet, [id(2), id(4)]);
}

#[test]
fn reasons_in_systems_without_point_groups() {
    let mut cup = event(System::KnockOut, 8, 0);
    finish(&mut cup, &GameResult::win(Side::White));
    let why = |event: &Event, round, a, b| {
        let system = event.regulations.system;
        let answer = explain(event, round, system, id(a), id(b));
        answer.expect("the round is there").obstacles
    };
    // 1 and 8 meet at once, 1 and 2 in the last tie only.
    assert_eq!(why(&cup, 1, 1, 8), [Obstacle::TheyMeet]);
    assert_eq!(why(&cup, 1, 1, 2), [Obstacle::Tree { stage: 3 }]);
    let out = cup.rounds[0].boards[0].black;
    let found = why(&cup, 2, out.0, 2);
    assert!(
        found.contains(&Obstacle::NotPaired {
            player: out,
            bye: None
        }),
        "{found:?}"
    );

    let hand = |event: &mut Event, pairs: &[(u32, u32)]| {
        let pairs: Vec<Pair> = pairs
            .iter()
            .map(|(white, black)| Pair {
                white: id(*white),
                black: Some(id(*black)),
            })
            .collect();
        pair_by_hand(event, &pairs, None).expect("known players");
    };
    let mut manual = event(System::Manual, 4, 0);
    hand(&mut manual, &[(1, 2), (3, 4)]);
    assert_eq!(why(&manual, 1, 1, 2), [Obstacle::TheyMeet]);
    assert_eq!(why(&manual, 1, 1, 3), [Obstacle::Arbiter]);

    let mut swiss = event(System::Dutch2026, 4, 3);
    hand(&mut swiss, &[(1, 4), (2, 3)]);
    assert_eq!(
        why(&swiss, 1, 1, 3),
        [Obstacle::ByHand],
        "the system has them meet"
    );
    assert_eq!(why(&swiss, 1, 1, 4), [Obstacle::TheyMeet]);
    let found = why(&swiss, 1, 1, 2);
    assert_eq!(found[0], Obstacle::ByHand);
    assert!(found.len() > 1, "and why the system has not: {found:?}");
}

#[test]
fn federations_have_met_before_the_last_three_rounds() {
    let mut event = event(System::RoundRobin, 10, 0);
    for (player, federation) in event.players.iter_mut().zip([
        "NED", "FRA", "NED", "RUS", "LAT", "RUS", "NED", "RUS", "FRA", "POL",
    ]) {
        federation.clone_into(&mut player.federation);
    }
    event.regulations.keep_apart = Some(Apart::Federation);
    let mut met = 0;
    for round in 1..=9 {
        for pair in pair_round(&event, round, System::RoundRobin).expect("ten players") {
            let black = pair.black.expect("an even number");
            let of = |id| event.player(id).map(|p| p.federation.clone());
            if of(pair.white) == of(black) {
                met += 1;
                assert!(round <= 6, "round {round}: {pair:?}");
            }
        }
    }
    assert_eq!(met, 3 + 3 + 1);
}

#[test]
fn a_match_of_two_teams_goes_on_by_the_table_that_it_began_with() {
    // Before there were tables for ten, the guests shifted and whole teams alternated.
    let shifted = |round: u32, home: u32| {
        let guest = 10 + (home - 1 + round - 1) % 10 + 1;
        match round % 2 {
            1 => (PlayerId(home), PlayerId(guest)),
            _ => (PlayerId(guest), PlayerId(home)),
        }
    };
    let regulations = Regulations::new(System::Scheveningen, 10, Preset::FmjdRr);
    let mut event = Event::new("Match", regulations);
    event.regulations.teams = Some(TeamRules::new(10));
    for id in 1..=20 {
        event.players.push(Player::new(id, format!("P{id}")));
        let team = if id <= 10 { "Home" } else { "Guests" };
        event.seat(PlayerId(id), team).expect("not begun");
    }
    let now = pair_round(&event, 1, System::Scheveningen).expect("a round");
    let mut round = Round::default();
    for home in 1..=10 {
        let (white, black) = shifted(1, home);
        round.boards.push(Board {
            result: GameResult::Draw,
            ..Board::new(white, black)
        });
    }
    let made = round.boards.iter().map(|b| (b.white, Some(b.black)));
    assert!(
        made.clone()
            .any(|pair| now.iter().all(|p| (p.white, p.black) != pair))
    );
    event.rounds.push(round);
    for number in 1..=2 {
        let pairs = pair_round(&event, number, System::Scheveningen).expect("a round");
        let pairs: Vec<_> = pairs.iter().map(|p| (p.white, p.black)).collect();
        let wanted = (1..=10).map(|home| shifted(number.into(), home));
        let wanted: Vec<_> = wanted.map(|(white, black)| (white, Some(black))).collect();
        assert_eq!(pairs, wanted, "round {number}");
    }
}
