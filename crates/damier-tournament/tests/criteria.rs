//! Criteria of FIDE's C.07, worked out by hand, and the order of a knock-out.

use damier_game::Side;
use damier_tournament::desk::{pair_next, plan_round};
use damier_tournament::files::read_csv;
use damier_tournament::model::{
    EventError, GameResult, PlayOff, PlayOffForm, Team, TeamRules, WithdrawalRule,
};
use damier_tournament::pairing::PairingError;
use damier_tournament::standings::{Criteria, standings};
use damier_tournament::{
    Event, Player, PlayerId, Preset, Ranking, Regulations, System, TeamId, UnplayedPolicy,
};

const SCALE: &str = "# system: dutch-2026\n# scoring: win=1 draw=0.5 loss=0\n";

/// Four players, three rounds: 1 beats everybody, 4 stays away after round 1.
const SMALL: &str = "id;name;rating;R1;R2;R3\n\
    1;A;2000;2w1;3b1;4w+\n\
    2;B;1900;1b0;4w+;3b0.5\n\
    3;C;1800;4w0.5;1w0;2w0.5\n\
    4;D;1700;3b0.5;2b-;1b-\n";

fn event(lines: &str) -> Event {
    let reading = read_csv(&format!("{SCALE}{lines}")).expect("a table");
    assert_eq!(reading.warnings, []);
    reading.event
}

fn by(criteria: &str, unplayed: UnplayedPolicy) -> Ranking {
    Ranking {
        criteria: criteria.parse::<Criteria>().expect("a list").0,
        also_shown: Vec::new(),
        unplayed,
    }
}

/// The values of players 1, 2, … by one criterion.
fn values(event: &Event, code: &str) -> Vec<String> {
    let ranking = by(code, UnplayedPolicy::FideCapped2026);
    let name = ranking.criteria[0].name();
    let order = standings(event, &ranking, None);
    let mut lines: Vec<_> = order.rows();
    lines.sort_by_key(|line| line.id);
    let value = |line: &damier_tournament::StandingRow| {
        line.criteria.get(&name).unwrap_or("none").to_owned()
    };
    lines.iter().map(value).collect()
}

#[test]
fn own_results() {
    let event = event(SMALL);
    for (code, expected) in [
        ("WIN", ["3", "1", "0", "0"]),
        ("WON", ["2", "0", "0", "0"]),
        ("REP", ["3", "3", "3", "1"]),
        ("STD", ["3", "1.5", "1", "0.5"]),
        ("BPG", ["1", "2", "0", "1"]),
        ("BWG", ["1", "0", "0", "0"]),
        ("PS", ["6", "2.5", "2", "1.5"]),
        ("PS-C1", ["5", "2.5", "1.5", "1"]),
        ("RTNG", ["2000", "1900", "1800", "1700"]),
        ("TPN", ["1", "2", "3", "4"]),
    ] {
        assert_eq!(values(&event, code), expected, "{code}");
    }
    // The lower start number is the better one.
    let order = standings(&event, &by("TPN", UnplayedPolicy::FideCapped2026), None);
    assert_eq!(order.lines[0].id, 1);
    // A win worth three is a win all the same.
    let text = "id;name;R1\n1;A;2w3\n2;B;1b0\n3;C;4w1\n4;D;3b1\n";
    let text = format!("# scoring: win=3 draw=1 loss=0\n{text}");
    let other = read_csv(&text).expect("a table").event;
    assert_eq!(values(&other, "STD"), ["1", "0", "0.5", "0.5"]);
}

#[test]
fn sums_over_opponents() {
    let event = event(SMALL);
    // 1 met 2 (1.5) and 3 (1) and a dummy for the forfeit: his own 3, capped by what
    // number 4 is worth, 0.5.
    assert_eq!(values(&event, "BH")[0], "3");
    // If the last round had been drawn: 2 has 1.5, 3 has 1, and the forfeit is a game
    // with 4, who has 1; 2 has had 1 (2.5) and 3 (1), and his dummy (1.5) is capped by 4.
    assert_eq!(values(&event, "FB")[..2], ["3.5", "4.5"]);
    // 2 and 3 were met by number 1: (BH of 2 + BH of 3) / 2.
    let bh: Vec<f64> = values(&event, "BH")
        .iter()
        .map(|v| v.parse().expect("a number"))
        .collect();
    let aob: f64 = values(&event, "AOB")[0].parse().expect("a number");
    assert!((aob - (bh[1] + bh[2]) / 2.0).abs() < 1e-9, "{bh:?} {aob}");
    assert_eq!(values(&event, "KS")[0], "1");
    assert_eq!(values(&event, "KS-L+1")[0], "0");
}

#[test]
fn performances() {
    let event = event(SMALL);
    // 1 made 2 of 2 against 1900 and 1800: 1850 + 800.
    assert_eq!(values(&event, "TPR")[0], "2650");
    // The lowest rating of whom 2 points are expected: more than 735 above the stronger.
    assert_eq!(values(&event, "PTP")[0], "2636");
    // 3 made 1 of 3 against 1700, 2000 and 1900: at 1739 it is .56 + .18 + .28 = 1.02; one
    // less than the least number for which the sum is 1 gives less.
    let perfect: u32 = values(&event, "PTP")[2].parse().expect("a number");
    let expected = |own: u32| -> f64 {
        [1700, 2000, 1900]
            .iter()
            .map(|other| damier_tournament::rating::expected_score(own, *other, None).to_f64())
            .sum()
    };
    assert!(
        expected(perfect) >= 1.0 && expected(perfect - 1) < 1.0,
        "{perfect}"
    );
    // Without points: 800 below the weakest opponent.
    let lost = self::event("id;name;rating;R1\n1;A;1500;2w0\n2;B;1600;1b1\n");
    assert_eq!(values(&lost, "PTP")[0], "800");
    // The mean of what the opponents met have, halves up.
    let tpr: Vec<f64> = values(&event, "TPR")
        .iter()
        .map(|v| v.parse().expect("a number"))
        .collect();
    let mean = ((tpr[1] + tpr[2]) / 2.0 + 0.5).floor();
    assert_eq!(values(&event, "APRO")[0], mean.to_string());
}

#[test]
fn direct_encounters_of_fide_leave_forfeits_out_and_take_means() {
    // 1 and 2 have a point each; 2 won by forfeit only.
    let lines = "id;name;R1;R2\n1;A;2w-;3w1\n2;B;1b+;4w0\n3;C;4w0;1b0\n4;D;3b1;2b1\n";
    let event = event(lines);
    let order = |unplayed| {
        let order = standings(&event, &by("points,DE", unplayed), None);
        let of = |id| order.line(id).expect("a player").place;
        (of(1), of(2))
    };
    assert_eq!(order(UnplayedPolicy::FideCapped2026), (2, 2));
    assert_eq!(order(UnplayedPolicy::Draughts), (3, 2));
    // Two games of the same two are one meeting.
    let lines = "id;name;R1;R2;R3\n1;A;2w1;2b0;3w0\n2;B;1b0;1w1;4w0\n3;C;4w1;4b0;1b1\n\
        4;D;3b0;3w1;2b1\n";
    let twice = self::event(lines);
    let order = standings(
        &twice,
        &by("points,DE", UnplayedPolicy::FideCapped2026),
        None,
    );
    let row = &order.rows()[3];
    assert_eq!(row.criteria.get("mutual"), Some("0.5"), "{row:?}");
}

#[test]
fn second_places_are_certain_in_the_same_table() {
    // 1 beat 2, 3 and 4; 2 beat 3 and 4, who did not meet: 1 and 2 are certain.
    let lines = "id;name;R1;R2;R3;R4;R5\n\
        1;A;2w1;3w1;4w1;;\n\
        2;B;1b0;4w1;3w1;5w1;\n\
        3;C;5w1;1b0;2b0;6w1;7w1\n\
        4;D;6w1;2b0;1b0;7w1;5w1\n\
        5;E;3b0;;;2b0;4b0\n\
        6;F;4b0;;;3b0;\n\
        7;G;;;;4b0;3b0\n";
    let event = event(lines);
    let order = standings(
        &event,
        &by("points,DE", UnplayedPolicy::FideCapped2026),
        None,
    );
    let places: Vec<(usize, u32)> = order.lines.iter().map(|l| (l.place, l.id)).collect();
    assert_eq!(places[..4], [(1, 1), (2, 2), (3, 3), (3, 4)]);
}

/// Two teams of two that met once: 2-0 and 1-1 for the first.
#[test]
fn schedule_strength_of_teams() {
    let mut regulations = Regulations::new(System::TeamSwiss, 2, Preset::Fide2026);
    regulations.scale = damier_tournament::PointScale::draughts();
    regulations.teams = Some(TeamRules::new(2));
    regulations.withdrawal = WithdrawalRule::Keep;
    let mut event = Event::new("Teams", regulations);
    for number in 1..=8 {
        event
            .players
            .push(Player::new(number, format!("P{number}")));
    }
    event.teams = (0..4)
        .map(|team| Team {
            id: TeamId(team + 1),
            name: format!("T{team}"),
            members: vec![PlayerId(2 * team + 1), PlayerId(2 * team + 2)],
        })
        .collect();
    for _ in 0..2 {
        let round = pair_next(&mut event).expect("a round");
        for board in 1..=4 {
            let result = match board % 2 {
                1 => GameResult::win(Side::White),
                _ => GameResult::Draw,
            };
            event
                .set_result(round, board, result, None)
                .expect("a board");
        }
    }
    let table = damier_tournament::Table::of(&event, None);
    // Two rounds of 2 match points over two boards of 2 points: the factor is 1.
    let games = values(&event, "GPTS");
    let schedule = values(&event, "BH");
    let whole = |text: &String| text.parse::<f64>().expect("a number");
    for team in 0..table.rows.len() {
        let expected = whole(&games[team]) + whole(&schedule[team]);
        assert!((whole(&values(&event, "SSSC")[team]) - expected).abs() < 1e-9);
        let by_four = whole(&games[team]) + whole(&schedule[team]) / 4.0;
        assert!((whole(&values(&event, "SSSC/K4")[team]) - by_four).abs() < 1e-9);
    }
}

fn cup(players: u32, games: u16) -> Event {
    let mut regulations = Regulations::new(System::KnockOut, 0, Preset::FmjdSwissSolkoff);
    regulations.games_a_tie = games;
    let mut event = Event::new("Cup", regulations);
    for number in 1..=players {
        let player = Player::new(number, format!("P{number}"));
        event.add_player(player).expect("a free number");
    }
    event
}

fn finish(event: &mut Event, result: impl Fn(PlayerId, PlayerId) -> GameResult) {
    let round = pair_next(event).expect("a round");
    let boards = event.rounds[usize::from(round) - 1].boards.clone();
    for (board, game) in (1..).zip(boards) {
        let result = result(game.white, game.black);
        event
            .set_result(round, board, result, None)
            .expect("a board");
    }
}

fn better(white: PlayerId, black: PlayerId) -> GameResult {
    GameResult::win(if white < black {
        Side::White
    } else {
        Side::Black
    })
}

fn places(event: &Event) -> Vec<(usize, u32)> {
    let order = standings(event, &Ranking::of(event), None);
    order.lines.iter().map(|l| (l.place, l.id)).collect()
}

#[test]
fn a_knock_out_is_ranked_by_the_round_of_going_out() {
    let mut event = cup(6, 1);
    finish(&mut event, better);
    // 1 and 2 had nobody to beat; 3 and 4 went on, 5 and 6 went out.
    assert_eq!(
        places(&event),
        [(1, 1), (1, 2), (1, 3), (1, 4), (5, 5), (5, 6)]
    );
    finish(&mut event, better);
    assert_eq!(
        places(&event),
        [(1, 1), (1, 2), (3, 3), (3, 4), (5, 5), (5, 6)]
    );
    finish(&mut event, |_, _| GameResult::Draw);
    // The final was drawn: both are still in, and the tie waits for its play-off.
    assert!(event.is_over() && event.may_play_off());
    assert_eq!(places(&event)[..3], [(1, 1), (1, 2), (3, 3)]);
    event.play_offs.push(PlayOff {
        place: 1,
        players: vec![PlayerId(1), PlayerId(2)],
        form: PlayOffForm::Lots,
        games: Vec::new(),
        order: vec![vec![PlayerId(2)], vec![PlayerId(1)]],
    });
    assert_eq!(places(&event)[..3], [(1, 2), (2, 1), (3, 3)]);
    let order = standings(&event, &Ranking::of(&event), None);
    let rows = order.rows();
    assert_eq!(rows[0].criteria.get("stage"), Some("3"));
    // A bye, a win and a draw.
    assert_eq!(rows[0].points, "5", "{rows:?}");
    assert_eq!(plan_round(&event), Err(PairingError::Over(3)));
}

#[test]
fn a_micro_match_is_open_until_its_last_game() {
    let mut event = cup(4, 2);
    finish(&mut event, better);
    assert_eq!(places(&event), [(1, 1), (1, 2), (1, 3), (1, 4)]);
    // 4 takes revenge of 1, so that this tie is level; 2 has beaten 3 twice.
    finish(&mut event, |white, black| match (white.0, black.0) {
        (1, 4) => GameResult::win(Side::Black),
        (4, 1) => GameResult::win(Side::White),
        _ => better(white, black),
    });
    assert_eq!(places(&event), [(1, 2), (2, 1), (2, 4), (4, 3)]);
    let level = PairingError::Undecided(PlayerId(1), PlayerId(4));
    assert_eq!(plan_round(&event), Err(level));
    event.play_offs.push(PlayOff {
        place: 2,
        players: vec![PlayerId(1), PlayerId(4)],
        form: PlayOffForm::Lots,
        games: Vec::new(),
        order: vec![vec![PlayerId(4)], vec![PlayerId(1)]],
    });
    assert_eq!(places(&event), [(1, 2), (1, 4), (3, 1), (3, 3)]);
    finish(&mut event, better);
    finish(&mut event, better);
    assert_eq!(places(&event), [(1, 2), (2, 4), (3, 1), (3, 3)]);
}

#[test]
fn a_team_that_comes_late() {
    let teams = |system| {
        let mut regulations = Regulations::new(system, 3, Preset::FmjdRr);
        regulations.teams = Some(TeamRules::new(1));
        let mut event = Event::new("League", regulations);
        for (id, team) in [(1, "A"), (2, "B"), (3, "C"), (4, "D")] {
            event.add_player(Player::new(id, team)).expect("free");
            event.seat(PlayerId(id), team).expect("before the start");
        }
        finish(&mut event, better);
        event
    };
    for system in [System::TeamRoundRobin, System::TeamSwiss] {
        let mut event = teams(system);
        // Somebody new may always sit in a team that is there.
        event
            .add_player(Player::new(5, "Late"))
            .expect("a substitute");
        event
            .seat(PlayerId(5), " A ")
            .expect("a team that is there");
        assert_eq!(event.teams[0].members, [PlayerId(1), PlayerId(5)]);
        event.add_player(Player::new(6, "Later")).expect("a player");
        let seated = event.seat(PlayerId(6), "E");
        if system == System::TeamRoundRobin {
            assert_eq!(seated, Err(EventError::TeamTableMade("E".to_owned())));
            assert_eq!(event.teams.len(), 4);
            continue;
        }
        seated.expect("a Swiss takes teams in");
        let round = plan_round(&event).expect("a round");
        let mut in_it: Vec<u32> = round
            .matches
            .iter()
            .flat_map(|m| [m.white.0, m.black.0])
            .chain(round.team_byes.iter().map(|b| b.team.0))
            .collect();
        in_it.sort_unstable();
        assert_eq!(in_it, [1, 2, 3, 4, 5]);
        assert_eq!(event.rounds[0].matches.len(), 2);
    }
}
