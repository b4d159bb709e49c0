//! What is written as a table comes back whole, whatever the results and the scale.

use damier_game::Side;
use damier_tournament::files::{
    LineEnd, TrfDialect, adjourned, open_round, read_event, read_list, write_csv, write_json,
    write_plain_trf, write_trf,
};
use damier_tournament::model::{
    Board, Bye, ByeKind, EventError, GameResult, PlayOff, PlayOffForm, RequestedBye, Round,
    WithdrawalRule,
};
use damier_tournament::simulate::Simulation;
use damier_tournament::standings::standings;
use damier_tournament::{
    Event, Fraction, Player, PlayerId, PointScale, Preset, Ranking, Regulations, System,
};
use proptest::prelude::*;

fn fraction(halves: i64) -> Fraction {
    Fraction::new(halves, 2).expect("a denominator")
}

fn scales() -> Vec<PointScale> {
    let mut plus = PointScale::draughts();
    plus.advantage = Some((fraction(3), fraction(1)));
    let mut byes = PointScale::new(3.into(), 1.into(), 0.into());
    byes.pairing_bye = Fraction::ONE;
    byes.half_bye = Fraction::ZERO;
    byes.forfeit_win = fraction(5);
    byes.forfeit_loss = fraction(-1);
    let thirds = Fraction::new(1, 3).expect("a third");
    vec![
        PointScale::draughts(),
        PointScale::chess(),
        PointScale::stages(),
        PointScale::delft(),
        plus,
        byes,
        // What is lost is worth as much as what is drawn.
        PointScale::new(3.into(), 1.into(), 1.into()),
        PointScale::new(Fraction::ONE, thirds, Fraction::ZERO),
    ]
}

fn result() -> impl Strategy<Value = GameResult> {
    let side = prop_oneof![Just(Side::White), Just(Side::Black)];
    let points = || (0..26_i64).prop_map(fraction);
    prop_oneof![
        side.clone().prop_map(GameResult::win),
        Just(GameResult::Draw),
        side.clone()
            .prop_map(|side| GameResult::AdvantageDraw { side }),
        (points(), points()).prop_map(|(white, black)| GameResult::Graded { white, black }),
        Just(GameResult::BothPunished),
        side.prop_map(GameResult::forfeit),
        Just(GameResult::DoubleForfeit),
        Just(GameResult::Unfinished),
        Just(GameResult::Annulled),
        (points(), points(), any::<bool>(), "[a-zé; \"#:]{0,12}").prop_map(
            |(white, black, played, reason)| GameResult::Decided {
                white,
                black,
                played,
                reason,
            }
        ),
    ]
}

fn bye() -> impl Strategy<Value = ByeKind> {
    prop_oneof![
        Just(ByeKind::Pairing),
        Just(ByeKind::Half),
        Just(ByeKind::Full),
        Just(ByeKind::Zero),
    ]
}

/// A round: who sits where by the order of some numbers, and what came out.
fn round(players: usize) -> impl Strategy<Value = Round> {
    let lot = prop::collection::vec(any::<u32>(), players);
    let games = prop::collection::vec((result(), any::<bool>(), 0..9_u8), players);
    (lot, games, bye()).prop_map(|(lot, games, bye)| {
        let mut ids: Vec<usize> = (0..lot.len()).collect();
        ids.sort_by_key(|id| (lot[*id], *id));
        let id = |index: usize| PlayerId(u32::try_from(index + 1).unwrap_or(0));
        let mut round = Round::default();
        for (seat, (result, rated, alone)) in games.into_iter().enumerate().take(ids.len() / 2) {
            let (white, black) = (id(ids[2 * seat]), id(ids[2 * seat + 1]));
            if alone == 0 {
                round.byes.push(Bye {
                    player: white,
                    kind: bye,
                });
                continue;
            }
            round.boards.push(Board {
                result,
                rated,
                ..Board::new(white, black)
            });
        }
        round
    })
}

fn event() -> impl Strategy<Value = Event> {
    let rounds = prop::collection::vec(round(7), 0..4);
    let kinds = (
        0..scales().len(),
        0..Preset::ALL.len(),
        0..System::ALL.len(),
    );
    (rounds, kinds, any::<bool>(), "[A-Za-zЖé .,'-]{1,60}").prop_map(
        |(rounds, (scale, preset, system), odd, name)| {
            let system = match System::ALL[system] {
                system if system.is_team() || system == System::Scheveningen => System::Manual,
                system => system,
            };
            let mut regulations = Regulations::new(system, 5, Preset::ALL[preset]);
            regulations.scale = scales()[scale].clone();
            if odd {
                regulations.withdrawal = WithdrawalRule::KeepAboveHalf;
            }
            regulations.youth = odd;
            let mut event = Event::new("Cup; \"Open\"", regulations);
            for id in 1..=7 {
                let mut player = Player::new(id, format!("{name} {id}"));
                player.rating = (id % 3 > 0).then_some(2000 - id);
                player.club = if id == 3 { "A; B" } else { "" }.to_owned();
                player.withdrawn_after = (odd && id == 4).then_some(2);
                event.players.push(player);
            }
            event.rounds = rounds;
            // What the games show of it is written out.
            event.regulations.first_colour = Some(damier_game::Side::Black);
            if odd {
                event.play_offs.push(PlayOff {
                    place: 1,
                    players: vec![PlayerId(1), PlayerId(2)],
                    form: PlayOffForm::Lots,
                    games: Vec::new(),
                    order: vec![vec![PlayerId(2)], vec![PlayerId(1)]],
                });
                event.requested_byes.push(RequestedBye {
                    round: 5,
                    player: PlayerId(6),
                    kind: ByeKind::Half,
                });
            }
            event
        },
    )
}

fn files(event: &Event) -> Vec<String> {
    let mut files = vec![write_csv(event)];
    for dialect in [TrfDialect::Trf16, TrfDialect::Trf26] {
        for end in [LineEnd::Lf, LineEnd::CrLf, LineEnd::Cr] {
            files.push(write_trf(event, dialect, end));
        }
    }
    files
}

fn rows(event: &Event) -> String {
    let rows = standings(event, &Ranking::of(event), None).rows();
    serde_json::to_string(&rows).expect("JSON")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn every_result_of_every_scale_comes_back(event in event()) {
        for text in files(&event) {
            let reading = read_event(&text).map_err(|problem| {
                TestCaseError::fail(format!("{problem}\n{text}"))
            })?;
            prop_assert_eq!(rows(&reading.event), rows(&event), "{}", text);
            let (left, right) = (write_json(&reading.event), write_json(&event));
            let differs = |(a, b): &(&str, &str)| a != b;
            let first = left.lines().zip(right.lines()).find(differs);
            prop_assert!(left == right, "{first:?} in\n{text}");
        }
    }
}

#[test]
fn a_decision_is_seen_in_the_cell() {
    let mut event = Event::new("Cup", Regulations::new(System::Manual, 1, Preset::FmjdRr));
    event.players = vec![Player::new(1, "Ann"), Player::new(2, "Bo")];
    event.rounds = vec![Round::default()];
    event.rounds[0].boards.push(Board {
        result: GameResult::Decided {
            white: 12.into(),
            black: Fraction::ZERO,
            played: true,
            reason: "article 5".to_owned(),
        },
        ..Board::new(PlayerId(1), PlayerId(2))
    });
    let text = write_csv(&event);
    assert!(text.contains("1;Ann;;;;2w12!\n2;Bo;;;;1b0!\n"), "{text}");
    assert_eq!(text.matches("# damier").count(), 2, "{text}");
    // Without the remarks the points are kept, the reason is not.
    let lines = text.lines().filter(|line| !line.starts_with("# damier"));
    let bare = lines.collect::<Vec<_>>().join("\n");
    let read = read_event(&bare).expect("a table").event;
    let points = |event: &Event| {
        let result = &event.rounds[0].boards[0].result;
        [Side::White, Side::Black].map(|side| event.regulations.scale.game(result, side))
    };
    assert_eq!(points(&read), points(&event));
    assert_ne!(read.rounds, event.rounds);
}

#[test]
fn an_ordinary_table_has_no_remarks() {
    let mut event = Event::new(
        "Open",
        Regulations::new(System::Dutch2026, 1, Preset::Fide2026),
    );
    event.players = vec![Player::new(1, "Ann"), Player::new(2, "Bo")];
    let mut board = Board::new(PlayerId(1), PlayerId(2));
    board.result = GameResult::Draw;
    event.rounds = vec![Round {
        boards: vec![board],
        ..Round::default()
    }];
    assert!(
        !write_csv(&event).contains("# damier"),
        "{}",
        write_csv(&event)
    );
    let trf = write_trf(&event, TrfDialect::Trf16, LineEnd::Lf);
    assert_eq!(trf, write_plain_trf(&event, TrfDialect::Trf16, LineEnd::Lf));
}

#[test]
fn remarks_that_do_not_fit_are_told_and_passed_over() {
    let table = "# scoring: win=2 draw=1 loss=0\nid;name;R1\n1;A;2w2\n2;B;1b0\n";
    let plain = read_event(table).expect("a table");
    for remark in [
        "game {\"round\":1,\"white\":1,\"black\":9,\"result\":{\"kind\":\"draw\"}}",
        "game {\"round\":7,\"white\":1,\"black\":2}",
        "round {\"round\":1,\"order\":[[2,1]]}",
        "round {\"round\":1,\"matches\":[{\"white\":1,\"black\":2,\"boards\":[5]}]}",
        "player {\"id\":3,\"name\":\"C\"}",
        "player {\"id\":1,\"wings\":2}",
        "event {\"rounds\":-1}",
        "event {\"players\":[]}",
        "event {\"name\":null}",
        "regulations {\"system\":\"nine-pins\"}",
        "weather {\"rain\":true}",
        "game not JSON",
    ] {
        let text = format!("# damier {remark}\n{table}");
        let reading = read_event(&text).expect("a table");
        assert_eq!(reading.warnings.len(), 1, "{remark}");
        assert_eq!(reading.warnings[0].line, 1);
        assert_eq!(reading.event, plain.event, "{remark}");
    }
}

#[test]
fn what_the_columns_cannot_hold_comes_back_whole() {
    let mut event = Simulation::new(4, 2, 1).run().expect("four can be paired");
    event.players[0].rating = Some(12_345);
    event.players[1].rating = Some(u32::MAX);
    let decided = |white: i64, black: i64| GameResult::Decided {
        white: white.into(),
        black: black.into(),
        played: true,
        reason: "as agreed".to_owned(),
    };
    for (white, black) in [(100, 0), (1_000_000, 0), (3, 98), (-100, 250)] {
        event.rounds[1].boards[0].result = decided(white, black);
        for dialect in [TrfDialect::Trf16, TrfDialect::Trf26] {
            let text = write_trf(&event, dialect, LineEnd::Lf);
            let reading = read_event(&text).expect("our own");
            assert_eq!(reading.event, event, "{white}-{black}: {text}");
            // Whatever the points, the columns behind them stay where they are.
            let players = text.lines().filter(|line| line.starts_with("001"));
            for line in players {
                let cells: String = line.chars().skip(96).step_by(10).collect();
                assert!(cells.chars().all(|side| "wb-".contains(side)), "{line}");
            }
        }
    }
}

#[test]
fn numbers_and_ratings_that_no_file_holds_are_refused_everywhere() {
    let mut event = Simulation::new(4, 1, 1).run().expect("four can be paired");
    let mut add = |id: u32, rating: u32| {
        let mut player = Player::new(id, "Late");
        player.rating = Some(rating);
        event.add_player(player)
    };
    assert_eq!(
        add(10_000, 1800),
        Err(EventError::NumberBeyond(PlayerId(10_000)))
    );
    assert_eq!(add(0, 1800), Err(EventError::NumberBeyond(PlayerId(0))));
    assert_eq!(add(7, 10_000), Err(EventError::RatingBeyond(10_000)));
    assert_eq!(add(9999, 9999), Ok(()));
    // The highest number is given: the next is one that is left.
    assert_eq!(event.free_id(), PlayerId(5));
    for dialect in [TrfDialect::Trf16, TrfDialect::Trf26] {
        let mut back = read_event(&write_trf(&event, dialect, LineEnd::Lf)).expect("our own");
        back.event.log.clone_from(&event.log);
        assert_eq!(back.event, event);
    }
    for line in ["10000;Ann;1900", "1;Ann;19000"] {
        let table = format!("# scoring: win=2 draw=1 loss=0\nid;name;rating\n{line}\n");
        let refused = read_event(&table).expect_err("more than four digits");
        assert_eq!(refused.first().line, 3, "{refused}");
        let list = read_list(&format!("no;name;rating\n{line}\n"));
        assert_eq!(list.expect_err("more than four digits").line, 2);
    }
    let json = write_json(&event).replace("\"id\": 9999", "\"id\": 10000");
    let refused = read_event(&json).expect_err("more than four digits");
    let place = json.lines().position(|line| line.contains("10000"));
    assert_eq!(Some(refused.first().line - 1), place);
    assert!(refused.to_string().contains("9999"), "{refused}");
}

#[test]
fn a_round_that_is_being_played_stands_in_the_comments_only() {
    let mut event = Simulation::new(9, 3, 4).run().expect("nine can be paired");
    event.regulations.rounds = 4;
    event.withdraw(PlayerId(9), 3, None).expect("a player");
    event.requested_byes.push(RequestedBye {
        round: 4,
        player: PlayerId(8),
        kind: ByeKind::Half,
    });
    damier_tournament::desk::pair_next(&mut event).expect("paired");
    event
        .set_result(4, 1, GameResult::Draw, None)
        .expect("a board");
    assert_eq!(open_round(&event), Some(4));
    for dialect in [TrfDialect::Trf16, TrfDialect::Trf26] {
        let text = write_trf(&event, dialect, LineEnd::Lf);
        // Others find three rounds with a letter in every cell, and the absent ones.
        let columns = match dialect {
            TrfDialect::Trf16 => 4,
            TrfDialect::Trf26 => 3,
        };
        let players = text.lines().filter(|line| line.starts_with("001"));
        for player in players {
            let cells: Vec<char> = player.chars().skip(98).step_by(10).collect();
            assert!(cells.len() <= columns, "{player}");
            assert!(cells.iter().all(|letter| *letter != ' '), "{player}");
        }
        if dialect == TrfDialect::Trf26 {
            assert!(text.contains("\n240 H 004    8\n"), "{text}");
            assert!(text.contains("\n240 Z 004    9\n"), "{text}");
        }
        assert!(text.contains("### round 4 is not finished"), "{text}");
        let mut back = read_event(&text).expect("our own").event;
        back.log.clone_from(&event.log);
        assert_eq!(back, event, "{dialect:?}");
    }
    for board in 1..=event.rounds[3].boards.len() {
        event
            .set_result(4, board, GameResult::Draw, None)
            .expect("a board");
    }
    assert_eq!(open_round(&event), None);
    // A game of an earlier round that was adjourned.
    event
        .set_result(2, 1, GameResult::Unfinished, None)
        .expect("a board");
    assert_eq!(adjourned(&event), [2]);
}
