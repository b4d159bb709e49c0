//! Rounds made at the desk: every system, byes, absences, hand-made pairs and
//! the answers to "why not?".

use std::collections::{BTreeMap, BTreeSet};

use damier_game::Side;
use damier_tournament::desk::{pair_by_hand, pair_next, plan_round};
use damier_tournament::model::{
    ByeKind, EventError, ForbiddenGroup, GameResult, RequestedBye, Team, TeamRules, What,
};
use damier_tournament::pairing::{Obstacle, Pair, PairingError, check_event, explain, pairs_of};
use damier_tournament::simulate::Simulation;
use damier_tournament::standings::standings;
use damier_tournament::{
    Event, Player, PlayerId, Preset, Ranking, Regulations, System, Table, TeamId,
};
use proptest::prelude::*;

fn id(number: u32) -> PlayerId {
    PlayerId(number)
}

fn event(system: System, players: u32, rounds: u16) -> Event {
    let mut event = Event::new("desk", Regulations::new(system, rounds, Preset::FmjdRr));
    for number in 1..=players {
        let mut player = Player::new(number, format!("Player {number}"));
        player.rating = Some(2400 - number * 10);
        event.add_player(player).expect("a free number");
    }
    event
}

/// The better number wins, or draws with the next one.
fn play(event: &mut Event) -> u16 {
    play_out(event, 1)
}

/// The better number wins, or draws with one at this distance.
fn play_out(event: &mut Event, draws: u32) -> u16 {
    let round = pair_next(event).expect("a round");
    let boards = event.round(round).expect("paired").boards.clone();
    for (index, board) in boards.iter().enumerate() {
        if board.result.is_final() {
            continue;
        }
        let result = if board.white.0.abs_diff(board.black.0) == draws {
            GameResult::Draw
        } else if board.white < board.black {
            GameResult::win(Side::White)
        } else {
            GameResult::win(Side::Black)
        };
        event
            .set_result(round, index + 1, result, None)
            .expect("a board");
    }
    round
}

#[test]
fn the_system_says_how_many_rounds_there_are() {
    for (system, players, rounds) in [
        (System::RoundRobin, 4, 3),
        (System::RoundRobin, 5, 5),
        (System::DoubleRoundRobin, 4, 6),
        (System::KnockOut, 6, 3),
    ] {
        let mut event = event(system, players, 0);
        for round in 1..=rounds {
            assert_eq!(event.round_count(), rounds, "{system}");
            assert!(!event.is_over() && event.has_more(), "{system} {round}");
            play_out(&mut event, 99);
            assert_eq!(event.may_play_off(), round == rounds, "{system} {round}");
        }
        assert!(event.is_over() && !event.has_more(), "{system}");
    }
    // A tie that ended level has to be played off before the next round.
    let mut event = event(System::KnockOut, 4, 0);
    play_out(&mut event, 1);
    assert!(event.may_play_off() && !event.is_over());
    assert!(self::event(System::Dutch2026, 4, 2).has_more());
}

#[test]
fn a_round_without_any_result_does_not_count() {
    let mut event = event(System::Dutch2026, 5, 3);
    play(&mut event);
    pair_next(&mut event).expect("a round");
    let rounds = |event: &Event| standings(event, &Ranking::of(event), None).rounds;
    assert_eq!((event.standing_round(), rounds(&event)), (1, 1));
    let win = GameResult::win(Side::White);
    event.set_result(2, 1, win, None).expect("a board");
    assert_eq!((event.standing_round(), rounds(&event)), (2, 2));
    assert_eq!(event.round(2).expect("paired").missing(), 1);
}

#[test]
fn a_table_that_was_made_takes_nobody_in() {
    let mut event = event(System::RoundRobin, 4, 0);
    play(&mut event);
    let late = event.add_player(Player::new(5, "Late"));
    assert_eq!(late, Err(EventError::TableMade));
    assert_eq!(event.players.len(), 4);
    pair_next(&mut event).expect("a round");
    // While a round is played its table can still be asked.
    let answer = explain(&event, 2, System::RoundRobin, id(1), id(3)).expect("a table");
    assert_eq!(answer.obstacles, [Obstacle::OtherRound { round: 3 }]);
}

#[test]
fn a_correction_does_not_make_earlier_pairs_wrong() {
    let mut event = event(System::Dutch2026, 8, 4);
    play(&mut event);
    play(&mut event);
    for board in 1..=4 {
        let before = event.rounds[0].boards[board - 1].result.clone();
        let other = match before {
            GameResult::Draw => GameResult::win(Side::Black),
            _ => GameResult::Draw,
        };
        event.set_result(1, board, other, None).expect("a board");
    }
    assert_eq!(check_event(&event, System::Dutch2026), []);
    let pairs = pairs_of(&event, 2).expect("paired");
    let (a, b) = (pairs[0].white, pairs[1].white);
    let answer = explain(&event, 2, System::Dutch2026, a, b).expect("a pairing");
    assert_eq!(answer.obstacles[0], Obstacle::Corrected { round: 1 });
    assert!(!answer.obstacles.contains(&Obstacle::ByHand), "{answer:?}");
    assert!(answer.obstacles.len() > 1, "{answer:?}");
    // The next round is paired from what stands now.
    let next = explain(&event, 3, System::Dutch2026, a, b).expect("a pairing");
    assert_ne!(next.obstacles[0], Obstacle::Corrected { round: 1 });
    play(&mut event);
    assert_eq!(check_event(&event, System::Dutch2026), []);
}

#[test]
fn a_round_robin_ends_when_all_have_met() {
    let mut event = event(System::DoubleRoundRobin, 5, 0);
    for _ in 0..10 {
        play(&mut event);
    }
    assert_eq!(plan_round(&event), Err(PairingError::Over(10)));
    let table = Table::of(&event, None);
    for row in &table.rows {
        assert_eq!(row.games().count(), 8);
        // A free round is no bye: it brings nothing.
        assert!(
            row.slots
                .iter()
                .all(|s| !matches!(s, damier_tournament::table::Slot::Bye { .. }))
        );
    }
}

#[test]
fn who_leaves_a_round_robin_loses_the_rest() {
    let mut event = event(System::RoundRobin, 4, 0);
    play(&mut event);
    event.withdraw(id(1), 1, None).expect("player 1");
    play(&mut event);
    play(&mut event);
    let table = Table::of(&event, None);
    assert_eq!(table.rows[0].points().to_string(), "2");
    assert_eq!(table.rows[0].games().filter(|g| !g.played).count(), 2);
}

#[test]
fn a_knock_out_of_six() {
    let mut event = event(System::KnockOut, 6, 0);
    event.regulations.games_a_tie = 2;
    play(&mut event);
    // Numbers 1 and 2 have nobody to beat in the first stage.
    let byes: Vec<u32> = event.rounds[0].byes.iter().map(|b| b.player.0).collect();
    assert_eq!(byes, [1, 2]);
    assert_eq!(event.rounds[0].boards.len(), 2);
    play(&mut event);
    // Colours are swapped in the second game.
    let of = |round: usize| {
        event.rounds[round]
            .boards
            .iter()
            .map(|b| (b.white, b.black))
    };
    assert!(of(0).zip(of(1)).all(|(a, b)| a == (b.1, b.0)));
    // 4 and 5 drew both games: the tie needs a decision.
    assert_eq!(
        plan_round(&event),
        Err(PairingError::Undecided(id(4), id(5)))
    );
    let (board, _) = event.rounds[1].board_of(id(4)).expect("a game");
    let decided = GameResult::Decided {
        white: 1.into(),
        black: 2.into(),
        played: true,
        reason: "barrage".to_owned(),
    };
    event
        .set_result(2, board + 1, decided, None)
        .expect("a board");
    for _ in 0..4 {
        play_out(&mut event, 9);
    }
    assert_eq!(plan_round(&event), Err(PairingError::Over(6)));
    let last = &event.rounds[5].boards[0];
    assert_eq!(
        BTreeSet::from([last.white, last.black]),
        BTreeSet::from([id(1), id(2)])
    );
}

fn teams(system: System, count: u32, size: u32, rounds: u16) -> Event {
    let mut event = event(system, count * size, rounds);
    for team in 1..=count {
        let members = (1..=size)
            .map(|seat| id((team - 1) * size + seat))
            .collect();
        event.teams.push(Team {
            id: TeamId(team),
            name: format!("Team {team}"),
            members,
        });
    }
    event.regulations.teams = Some(TeamRules::new(u16::try_from(size).expect("small")));
    event
}

#[test]
fn teams_meet_by_table_and_by_swiss() {
    let mut event = teams(System::TeamRoundRobin, 4, 3, 0);
    for _ in 0..3 {
        play(&mut event);
    }
    assert_eq!(plan_round(&event), Err(PairingError::Over(3)));
    let order = standings(&event, &Ranking::preset(Preset::FmjdRr, true), None);
    assert_eq!(
        order.lines.iter().map(|l| l.id).collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );

    let mut event = teams(System::TeamSwiss, 7, 2, 4);
    let mut met = BTreeSet::new();
    for round in 1..=4 {
        play(&mut event);
        for pair in pairs_of(&event, round).expect("paired") {
            let low = pair.black.map_or(pair.white, |b| b.min(pair.white));
            let high = pair.black.map(|b| b.max(pair.white));
            assert!(met.insert((low, high)), "no match and no bye twice");
        }
    }
}

#[test]
fn scheveningen_of_two_teams() {
    let mut event = teams(System::Scheveningen, 2, 4, 0);
    for _ in 0..4 {
        play(&mut event);
    }
    assert_eq!(plan_round(&event), Err(PairingError::Over(4)));
    assert!(
        Table::of_players(&event, None)
            .rows
            .iter()
            .all(|r| r.games().count() == 4)
    );
    assert_eq!(Table::of(&event, None).rows[0].games().count(), 4);
}

#[test]
fn late_entries_absences_and_forbidden_pairs() {
    let mut event = event(System::Dutch2026, 8, 5);
    event.forbidden.push(ForbiddenGroup {
        first: 1,
        last: 5,
        players: vec![id(1), id(5)],
    });
    let absent = RequestedBye {
        round: 2,
        player: id(8),
        kind: ByeKind::Half,
    };
    event.requested_byes.push(absent);
    play(&mut event);
    let meets = |event: &Event, round: u16, a: u32, b: u32| {
        pairs_of(event, round)
            .expect("paired")
            .iter()
            .any(|p| [(id(a), Some(id(b))), (id(b), Some(id(a)))].contains(&(p.white, p.black)))
    };
    assert!(
        !meets(&event, 1, 1, 5),
        "1 and 5 would meet but for the rule"
    );
    event
        .add_player(Player::new(9, "Late"))
        .expect("a free number");
    assert_eq!(event.player(id(9)).map(|p| p.joined), Some(2));
    play(&mut event);
    let byes = &event.rounds[1].byes;
    assert!(
        byes.iter()
            .any(|b| (b.player, b.kind) == (id(8), ByeKind::Half))
    );
    assert!(event.rounds[1].board_of(id(9)).is_some());
    event.withdraw(id(3), 2, None).expect("player 3");
    play(&mut event);
    assert!(event.rounds[2].board_of(id(3)).is_none());
    assert_eq!(check_event(&event, System::Dutch2026), []);
}

#[test]
fn pairs_by_hand_are_compared_and_logged() {
    let mut event = event(System::Dutch2026, 6, 5);
    let engine = pairs_of(
        &{
            let mut copy = event.clone();
            pair_next(&mut copy).expect("a round");
            copy
        },
        1,
    )
    .expect("paired");
    let (_, difference) = pair_by_hand(&mut event.clone(), &engine, None).expect("a round");
    assert_eq!(difference, None);
    let pair = |a, b| Pair {
        white: id(a),
        black: Some(id(b)),
    };
    let made = [pair(1, 2), pair(3, 4), pair(5, 6)];
    let (round, difference) = pair_by_hand(&mut event, &made, None).expect("a round");
    assert_eq!(difference.expect("not the engine's").made, made);
    assert!(matches!(&event.log[..], [entry]
        if matches!(&entry.what, What::ManualPairs { round: r, .. } if *r == round)));
    let twice = [pair(1, 2), pair(1, 3)];
    assert!(pair_by_hand(&mut event, &twice, None).is_err());
}

#[test]
fn a_knock_out_agrees_with_itself_once_results_are_in() {
    for players in [7, 8] {
        let mut simulation = Simulation::new(players, 3, 5);
        simulation.system = System::KnockOut;
        let made = simulation.run().expect("they can be paired");
        let boards: Vec<usize> = made.rounds.iter().map(|r| r.boards.len()).collect();
        assert_eq!(boards, [if players == 7 { 3 } else { 4 }, 2, 1]);
        assert_eq!(check_event(&made, System::KnockOut), []);
        let mut event = event(System::KnockOut, players, 3);
        for _ in 0..3 {
            play_out(&mut event, 99);
            assert_eq!(check_event(&event, System::KnockOut), []);
        }
    }
}

#[test]
fn whoever_has_left_gets_no_points_for_a_bye_asked_for_before() {
    let mut event = event(System::Dutch2026, 8, 5);
    for (player, kind) in [(7, ByeKind::Full), (8, ByeKind::Half)] {
        event.requested_byes.push(RequestedBye {
            round: 2,
            player: id(player),
            kind,
        });
    }
    play(&mut event);
    event.withdraw(id(7), 1, None).expect("player 7");
    play(&mut event);
    let byes = &event.rounds[1].byes;
    assert!(byes.iter().all(|bye| bye.player != id(7)), "{byes:?}");
    assert!(byes.iter().any(|bye| bye.player == id(8)), "{byes:?}");
}

#[test]
fn every_refusal_has_its_reason() {
    let mut event = event(System::Dutch2026, 8, 5);
    event.forbidden.push(ForbiddenGroup {
        first: 1,
        last: 5,
        players: vec![id(1), id(8)],
    });
    for _ in 0..2 {
        play(&mut event);
    }
    let why = |event: &Event, a, b| {
        explain(event, event.next_round(), System::Dutch2026, id(a), id(b)).expect("a pairing")
    };
    let first = pairs_of(&event, 1).expect("paired")[0];
    let (a, b) = (first.white.0, first.black.expect("a game").0);
    assert_eq!(
        why(&event, a, b).obstacles,
        [Obstacle::HaveMet { rounds: vec![1] }]
    );
    assert_eq!(why(&event, 1, 8).obstacles, [Obstacle::Forbidden]);
    let plan = plan_round(&event).expect("a round");
    let board = &plan.boards[0];
    assert_eq!(
        why(&event, board.white.0, board.black.0).obstacles,
        [Obstacle::TheyMeet]
    );
    let mut absent = event.clone();
    absent.requested_byes.push(RequestedBye {
        round: 3,
        player: id(8),
        kind: ByeKind::Zero,
    });
    let bye = Some(ByeKind::Zero);
    assert_eq!(
        why(&absent, 2, 8).obstacles,
        [Obstacle::NotPaired { player: id(8), bye }]
    );
    // Everybody else has a reason too, and it comes with the round as it would be.
    for a in 1..=8 {
        for b in (1..=8).filter(|b| *b != a) {
            let answer = why(&event, a, b);
            assert_eq!(answer.obstacles.len(), 1, "{a} {b}: {answer:?}");
            if let Some(instead) = answer.instead {
                assert!(instead.iter().any(|p| {
                    [(id(a), Some(id(b))), (id(b), Some(id(a)))].contains(&(p.white, p.black))
                }));
            }
        }
    }
    let table = explain(
        &self::event(System::RoundRobin, 4, 0),
        1,
        System::RoundRobin,
        id(1),
        id(3),
    );
    assert_eq!(
        table.expect("a pairing").obstacles,
        [Obstacle::OtherRound { round: 3 }]
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// What every Swiss system must keep: nobody meets anybody twice, nobody is
    /// left over twice, everybody present is placed once; under the Dutch rules
    /// no third colour running and no difference above two before the last round.
    #[test]
    fn swiss_events_keep_the_absolute_rules(
        seed in any::<u64>(),
        players in 6_u32..40,
        rounds in 2_u16..6,
        rate in prop_oneof![Just(0), 6_u32..20],
        system in 0_usize..5,
    ) {
        let system = [
            System::Dutch2026,
            System::Dutch2017,
            System::FmjdSolkoff,
            System::FmjdRating,
            System::FmjdRatingColours,
        ][system];
        let mut simulation = Simulation::new(players, rounds, seed);
        simulation.system = system;
        simulation.forfeits = rate;
        simulation.half_byes = rate;
        simulation.absences = rate * 2;
        let event = simulation.run().expect("a first round");
        let mut met = BTreeSet::new();
        let mut rested = BTreeSet::new();
        let mut colours: BTreeMap<PlayerId, Vec<Side>> = BTreeMap::new();
        for (number, round) in (1..).zip(&event.rounds) {
            prop_assert_eq!(event.check_round(round, number), Ok(()));
            prop_assert!(round.byes.iter().filter(|b| b.kind == ByeKind::Pairing).count() <= 1);
            for bye in round.byes.iter().filter(|b| b.kind == ByeKind::Pairing) {
                prop_assert!(rested.insert(bye.player), "{} is left over twice", bye.player);
            }
            for board in round.boards.iter().filter(|b| b.result.is_played()) {
                let pair = (board.white.min(board.black), board.white.max(board.black));
                prop_assert!(met.insert(pair), "{pair:?} meet twice");
                colours.entry(board.white).or_default().push(Side::White);
                colours.entry(board.black).or_default().push(Side::Black);
            }
            let placed = round.boards.len() * 2 + round.byes.len();
            prop_assert_eq!(placed, event.players.len());
            let dutch = matches!(system, System::Dutch2026 | System::Dutch2017);
            for (player, list) in colours.iter().filter(|_| dutch && number < rounds) {
                let third = list.windows(3).any(|w| w[0] == w[1] && w[1] == w[2]);
                prop_assert!(!third, "{player} has {list:?}");
                let whites = list.iter().filter(|s| **s == Side::White).count();
                prop_assert!(whites.abs_diff(list.len() - whites) <= 2, "{player} has {list:?}");
            }
        }
        prop_assert_eq!(check_event(&event, system), []);
    }
}
