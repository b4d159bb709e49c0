use damier_arbiter::playoff::{
    LehmannGeorgiev, MatchEvent, MatchStatus, MicroMatch, MicroStatus, Player, PlayoffError,
    Settings, Stage, StagePoints,
};
use damier_game::{BySide, Outcome, Side};

const BREAK: u64 = 120_000;

fn begun(break_ms: u64) -> MatchEvent {
    MatchEvent::GameBegan { break_ms }
}

fn ended(outcome: Outcome, white: u64, black: u64, flag: Option<Side>) -> MatchEvent {
    MatchEvent::GameEnded {
        outcome,
        left_ms: BySide { white, black },
        flag,
    }
}

/// L1: 1:10 against 0:40 after a draw; in the second game the other player's
/// time runs out.
#[test]
fn l1_remaining_times_follow_the_players() {
    let mut game = LehmannGeorgiev::new(Settings::usual(Player::First));
    assert_eq!(
        game.next_game().expect("a game").left_ms,
        BySide {
            white: 300_000,
            black: 300_000
        }
    );
    game.apply(begun(0)).expect("the first game");
    game.apply(ended(Outcome::Draw, 70_000, 40_000, None))
        .expect("a draw");
    let mut next = game.next_game().expect("a second game");
    assert_eq!((next.number, next.white), (2, Player::Second));
    assert_eq!(
        next.left_ms,
        BySide {
            white: 40_000,
            black: 70_000
        }
    );
    game.apply(begun(BREAK)).expect("the second game");
    // The clock handed out is the one that decides it.
    next.clock.start(0);
    let flagged = next.clock.press(40_000).expect_err("out of time");
    assert_eq!(flagged.side, Side::White);
    let status = game
        .apply(ended(
            Outcome::Win(Side::Black),
            0,
            70_000,
            Some(flagged.side),
        ))
        .expect("the end");
    assert_eq!(
        status,
        MatchStatus::Decided {
            winner: Player::First,
            by_flag: true
        }
    );
    assert_eq!(game.apply(begun(BREAK)), Err(PlayoffError::Decided));
    assert_eq!(game.next_game(), None);
}

#[test]
fn the_increment_runs_in_every_game() {
    let game = LehmannGeorgiev::new(Settings::usual(Player::Second));
    let mut clock = game.next_game().expect("a game").clock;
    clock.start(0);
    clock.press(10_000).expect("in time");
    assert_eq!(clock.left_ms(Side::White, 10_000), 292_000);
}

#[test]
fn a_log_gives_the_same_match() {
    let settings = Settings::usual(Player::First);
    let mut game = LehmannGeorgiev::new(settings);
    let mut break_ms = 0;
    for round in 0..7_u64 {
        game.apply(begun(break_ms)).expect("a game");
        game.apply(ended(Outcome::Draw, 200_000 - round, 100_000 + round, None))
            .expect("a draw");
        if round == 2 {
            game.apply(MatchEvent::PauseAsked {
                player: Player::First,
            })
            .expect("his pause");
            game.apply(MatchEvent::PauseAsked {
                player: Player::Second,
            })
            .expect("and hers");
            let again = game.apply(MatchEvent::PauseAsked {
                player: Player::First,
            });
            assert_eq!(again, Err(PlayoffError::PauseUsed));
        }
        if round == 3 {
            let before = game.left_ms(Player::Second);
            game.apply(MatchEvent::Sanctioned {
                player: Player::First,
            })
            .expect("a sanction");
            assert_eq!(game.left_ms(Player::Second), before + 60_000);
        }
        let MatchStatus::BetweenGames { break_ms: least } = game.status() else {
            panic!("a draw decides nothing");
        };
        assert_eq!(least, if round == 2 { 300_000 } else { BREAK });
        let short = game.apply(begun(least - 1));
        assert_eq!(short, Err(PlayoffError::BreakTooShort { least_ms: least }));
        break_ms = least;
        let white = game.next_game().expect("a game").white;
        let expected = if round % 2 == 0 {
            Player::Second
        } else {
            Player::First
        };
        assert_eq!(white, expected, "colours alternate");
    }
    let json = serde_json::to_string(game.log()).expect("it can be written");
    let log: Vec<MatchEvent> = serde_json::from_str(&json).expect("it can be read");
    assert_eq!(LehmannGeorgiev::replay(settings, &log), Ok(game));
}

#[test]
fn events_out_of_order_change_nothing() {
    let mut game = LehmannGeorgiev::new(Settings::usual(Player::First));
    let untouched = game.clone();
    let early = game.apply(ended(Outcome::Draw, 1, 1, None));
    assert_eq!((early, &game), (Err(PlayoffError::NotPlaying), &untouched));
    game.apply(begun(0)).expect("a game");
    let playing = game.clone();
    assert_eq!(game.apply(begun(BREAK)), Err(PlayoffError::Playing));
    let both = game.apply(ended(Outcome::BothLost, 1, 1, None));
    assert_eq!((both, &game), (Err(PlayoffError::BothLost), &playing));
    let log = [begun(0), begun(0)];
    let replayed = LehmannGeorgiev::replay(Settings::usual(Player::First), &log);
    assert_eq!(replayed, Err((1, PlayoffError::Playing)));
}

/// C-43: where both flags are down, the one seen first decides, and the result
/// follows from it.
#[test]
fn a_flag_and_a_result_that_contradict_each_other_are_refused() {
    let mut game = LehmannGeorgiev::new(Settings::usual(Player::First));
    game.apply(begun(0)).expect("a game");
    let playing = game.clone();
    for flag in Side::BOTH {
        for outcome in [Outcome::Win(flag), Outcome::Draw] {
            let refused = game.apply(ended(outcome, 0, 0, Some(flag)));
            assert_eq!(refused, Err(PlayoffError::FlagContradicts { flag }));
            assert_eq!(game, playing);
        }
        let both_down = ended(Outcome::Win(!flag), 0, 0, Some(flag));
        let by_flag = MatchStatus::Decided {
            winner: if flag == Side::White {
                Player::Second
            } else {
                Player::First
            },
            by_flag: true,
        };
        assert_eq!(game.clone().apply(both_down), Ok(by_flag));
    }
    let drawn = |white, black| ended(Outcome::Draw, white, black, None);
    let refused = |side| Err(PlayoffError::NoTimeLeft { side });
    assert_eq!(game.apply(drawn(0, 9)), refused(Side::White));
    assert_eq!(game.apply(drawn(9, 0)), refused(Side::Black));
    assert_eq!(game, playing);
    assert!(game.apply(drawn(1, 1)).is_ok());
}

#[test]
fn a_referee_names_the_winner_with_a_reason() {
    let decided = |why: &str| MatchEvent::Decided {
        winner: Player::Second,
        why: why.to_owned(),
    };
    let settings = Settings::usual(Player::First);
    let mut game = LehmannGeorgiev::new(settings);
    assert_eq!(game.apply(decided(" ")), Err(PlayoffError::NoReason));
    let won = MatchStatus::Decided {
        winner: Player::Second,
        by_flag: false,
    };
    assert_eq!(game.clone().apply(decided("He did not come.")), Ok(won));
    game.apply(begun(0)).expect("a game");
    let both = game.apply(ended(Outcome::BothLost, 1, 1, None));
    assert_eq!(both, Err(PlayoffError::BothLost));
    assert_eq!(game.apply(decided("Both spoke; he began.")), Ok(won));
    let over = game.apply(decided("again"));
    assert_eq!((over, game.next_game()), (Err(PlayoffError::Decided), None));
    let json = serde_json::to_string(game.log()).expect("it can be written");
    let log: Vec<MatchEvent> = serde_json::from_str(&json).expect("it can be read");
    assert_eq!(LehmannGeorgiev::replay(settings, &log), Ok(game));
}

/// In American draughts Black moves first, and so does his clock run first.
#[test]
fn the_first_clock_is_that_of_the_first_mover() {
    let first_mover = Side::Black;
    let settings = Settings {
        first_mover,
        ..Settings::usual(Player::First)
    };
    let mut clock = LehmannGeorgiev::new(settings)
        .next_game()
        .expect("a game")
        .clock;
    clock.start(0);
    assert_eq!(clock.running(), Some(Side::Black));
    let old = r#"{"budget_ms":1,"increment_ms":0,"first_white":"first","break_ms":0,
                  "pause_ms":0,"sanction_ms":0}"#;
    let old: Settings = serde_json::from_str(old).expect("settings of before");
    assert_eq!(old.first_mover, Side::White);
}

#[test]
fn micro_matches_by_stages() {
    let points = |winners: &[Option<Player>]| {
        let mut micro = MicroMatch::world_title();
        let mut status = micro.status();
        for winner in winners {
            status = micro.game_ended(*winner);
        }
        match status {
            MicroStatus::Won { points, .. } | MicroStatus::Drawn { points } => {
                (points.first, points.second)
            }
            MicroStatus::Next { .. } => panic!("not decided: {status:?}"),
        }
    };
    let (one, two) = (Some(Player::First), Some(Player::Second));
    assert_eq!(points(&[one]), (12, 0));
    assert_eq!(points(&[None, two]), (4, 8));
    assert_eq!(points(&[None, None, one]), (7, 5));
    assert_eq!(points(&[None, None, None]), (6, 6));
    assert_eq!(
        points(&[one, two, two]),
        (12, 0),
        "a decided match stays decided"
    );
}

#[test]
fn a_stage_ends_when_the_lead_is_out_of_reach() {
    let stage = StagePoints {
        stage: Stage::Rapid,
        games: 3,
        winner: 2,
        loser: 0,
    };
    let mut micro = MicroMatch::new(vec![stage], 1);
    assert_eq!(
        micro.game_ended(Some(Player::First)),
        MicroStatus::Next {
            stage: Stage::Rapid,
            game: 2
        }
    );
    assert!(matches!(
        micro.game_ended(Some(Player::First)),
        MicroStatus::Won { .. }
    ));
    let mut micro = MicroMatch::new(vec![stage], 1);
    for winner in [Some(Player::First), Some(Player::Second)] {
        micro.game_ended(winner);
    }
    assert!(matches!(micro.game_ended(None), MicroStatus::Drawn { .. }));
}

#[test]
fn a_barrage_goes_on_until_a_win() {
    let mut barrage = MicroMatch::barrage();
    for game in 2..20 {
        assert_eq!(
            barrage.game_ended(None),
            MicroStatus::Next {
                stage: Stage::Decider,
                game
            }
        );
    }
    let status = barrage.game_ended(Some(Player::Second));
    assert!(matches!(
        status,
        MicroStatus::Won {
            winner: Player::Second,
            ..
        }
    ));
    assert!(matches!(
        MicroMatch::new(Vec::new(), 6).status(),
        MicroStatus::Drawn { .. }
    ));
}
