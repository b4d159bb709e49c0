//! Event files that contradict themselves: every place is told at once, with the way to it.

use damier_tournament::desk::{pair_by_hand, pair_next};
use damier_tournament::files::{Clash, Fault, Noun, Problems, read_event, read_json, write_json};
use damier_tournament::model::{
    Acceleration, ByeKind, ForbiddenGroup, PlayOff, PlayOffForm, PlayOffGame, RequestedBye,
    StartDraw, TeamRules,
};
use damier_tournament::pairing::Pair;
use damier_tournament::simulate::Simulation;
use damier_tournament::{Event, Fraction, Player, PlayerId, Preset, Regulations, System};
use serde_json::{Value, json};

fn entered(system: System, players: u32) -> Event {
    let mut event = Event::new(
        "Club",
        Regulations::new(system, 3, Preset::FmjdSwissSolkoff),
    );
    for id in 1..=players {
        let player = Player::new(id, format!("Player {id}"));
        event.add_player(player).expect("free");
    }
    event
}

/// An event with something of everything, before and after rounds.
fn rich() -> Event {
    let mut event = entered(System::Dutch2026, 6);
    event.requested_byes = vec![RequestedBye {
        round: 2,
        player: PlayerId(3),
        kind: ByeKind::Half,
    }];
    event.start_draws = vec![StartDraw {
        round: 1,
        number: 518,
        text: String::new(),
    }];
    event.forbidden = vec![ForbiddenGroup {
        first: 1,
        last: 3,
        players: vec![PlayerId(1), PlayerId(2)],
    }];
    event.accelerations = vec![Acceleration {
        points: Fraction::ONE,
        first: 1,
        last: 2,
        from: PlayerId(1),
        to: PlayerId(3),
    }];
    pair_next(&mut event).expect("six can be paired");
    event.play_offs = vec![PlayOff {
        place: 1,
        players: vec![PlayerId(1), PlayerId(2)],
        form: PlayOffForm::Barrage,
        games: vec![PlayOffGame {
            white: PlayerId(1),
            black: PlayerId(2),
            winner: None,
            left_ms: None,
            flag: None,
        }],
        order: Vec::new(),
    }];
    event
}

fn of_teams(system: System) -> Event {
    let mut event = entered(system, 8);
    event.regulations.teams = Some(TeamRules::new(2));
    for id in 1..=8 {
        let team = format!("Team {}", id % 4);
        event.seat(PlayerId(id), &team).expect("not begun");
    }
    pair_next(&mut event).expect("four teams");
    event
}

fn file(event: &Event) -> Value {
    serde_json::from_str(&write_json(event)).expect("JSON")
}

/// Reads the file with other values at some places.
fn changed(event: &Event, changes: &[(&str, Value)]) -> Result<Event, Problems> {
    let mut file = file(event);
    for (pointer, value) in changes {
        let (parent, field) = pointer.rsplit_once('/').expect("a field");
        let parent = file.pointer_mut(parent).expect(pointer);
        match field.parse::<usize>() {
            Ok(index) => parent[index] = value.clone(),
            Err(_) => parent[field] = value.clone(),
        }
    }
    let text = serde_json::to_string_pretty(&file).expect("JSON");
    read_json(&text).map(|reading| reading.event)
}

fn told(problems: &Problems) -> Vec<(String, Clash)> {
    let of = |fault: &Fault| match fault {
        Fault::Clash { path, clash } => (path.clone(), clash.clone()),
        other => panic!("{other}"),
    };
    problems.iter().map(|problem| of(&problem.fault)).collect()
}

#[test]
fn every_contradiction_is_told_with_the_way_to_it() {
    let twice = |noun, id| Clash::Twice { noun, id };
    let missing = |noun, id| Clash::Missing { noun, id };
    let (player, team) = (Noun::Player, Noun::Team);
    let seated = |noun, id| {
        let round = 1;
        Clash::Seated { noun, id, round }
    };
    let range = |found: &str, least, most| {
        let found = found.to_owned();
        Clash::Range { found, least, most }
    };
    let event = rich();
    let (boards, games) = ("/event/rounds/0/boards/0", "/event/play_offs/0/games/0");
    let white = event.rounds[0].boards[0].white.0;
    let other = event.rounds[0].boards[1].white.0;
    for (pointer, value, clash) in [
        ("/event/players/1/id", json!(3), twice(player, 3)),
        ("/event/players/5/id", json!(0), range("0", 1, 9999)),
        (
            "/event/players/5/id",
            json!(10_000),
            range("10000", 1, 9999),
        ),
        (
            "/event/requested_byes/0/player",
            json!(99),
            missing(player, 99),
        ),
        (
            "/event/requested_byes/0/round",
            json!(0),
            range("0", 1, 999),
        ),
        (
            "/event/start_draws/0/number",
            json!(960),
            range("960", 0, 959),
        ),
        ("/event/start_draws/0/round", json!(0), range("0", 1, 999)),
        ("/event/forbidden/0/players/1", json!(7), missing(player, 7)),
        ("/event/forbidden/0/players/1", json!(1), Clash::Repeated),
        ("/event/forbidden/0/first", json!(0), range("0", 1, 999)),
        (
            "/event/accelerations/0/to",
            json!(0),
            Clash::Backwards { first: 1, last: 0 },
        ),
        (
            "/event/regulations/rounds",
            json!(1000),
            range("1000", 0, 999),
        ),
        ("/event/regulations/scale/win", json!("-1"), Clash::Scale),
        (&format!("{boards}/black"), json!(99), missing(player, 99)),
        (
            &format!("{boards}/black"),
            json!(white),
            Clash::Himself {
                noun: player,
                id: white,
            },
        ),
        (
            &format!("{boards}/black"),
            json!(other),
            seated(player, other),
        ),
        ("/event/play_offs/0/place", json!(0), range("0", 1, 6)),
        (
            &format!("{games}/white"),
            json!(5),
            Clash::NotTied { id: 5 },
        ),
    ] {
        let problems = changed(&event, &[(pointer, value.clone())]).expect_err(pointer);
        let found = told(&problems);
        assert!(
            found.iter().any(|(_, found)| *found == clash),
            "{pointer} {value}: {problems}"
        );
        assert!(
            found.iter().all(|(path, _)| path.starts_with("event.")),
            "{problems}"
        );
        assert!(problems.first().line > 3, "{problems}");
    }
    for system in [System::TeamSwiss, System::TeamRoundRobin] {
        let event = of_teams(system);
        let white = event.rounds[0].matches[1].white.0;
        for (pointer, value, clash) in [
            ("/event/teams/1/id", json!(1), twice(team, 1)),
            ("/event/teams/1/id", json!(0), range("0", 1, 9999)),
            ("/event/teams/0/members/0", json!(77), missing(player, 77)),
            (
                "/event/rounds/0/matches/0/white",
                json!(9),
                missing(team, 9),
            ),
            (
                "/event/rounds/0/matches/0/white",
                json!(white),
                seated(team, white),
            ),
            (
                "/event/rounds/0/matches/0/boards/1",
                json!(0),
                Clash::BoardTwice { board: 0 },
            ),
            (
                "/event/rounds/0/matches/0/boards/1",
                json!(4),
                Clash::NoBoard {
                    board: 4,
                    boards: 4,
                },
            ),
            (
                "/event/regulations/teams/boards",
                json!(0),
                range("0", 1, 999),
            ),
        ] {
            let problems = changed(&event, &[(pointer, value)]).expect_err(pointer);
            let found = told(&problems);
            assert!(
                found.iter().any(|(_, found)| *found == clash),
                "{pointer}: {problems}"
            );
        }
        let member = event.teams[1].members[0].0;
        let two = changed(&event, &[("/event/teams/0/members/0", json!(member))]);
        let found = told(&two.expect_err("in two teams"));
        assert!(
            found
                .iter()
                .any(|(_, clash)| *clash == Clash::TwoTeams { id: member })
        );
    }
}

#[test]
fn all_faults_stand_in_the_order_of_their_places() {
    let mut event = entered(System::Dutch2026, 3);
    event.players[1].id = PlayerId(1);
    event.players[2].id = PlayerId(0);
    event.requested_byes = vec![RequestedBye {
        round: 1,
        player: PlayerId(9),
        kind: ByeKind::Half,
    }];
    let text = write_json(&event);
    let problems = read_event(&text).expect_err("three faults");
    let places: Vec<(usize, usize)> = problems.iter().map(|p| (p.line, p.column)).collect();
    let value_at = |line: usize| {
        let line = text.lines().nth(line - 1).expect("a line");
        line.split(": ")
            .nth(1)
            .expect("a value")
            .trim_end_matches(',')
    };
    let values: Vec<&str> = places.iter().map(|(line, _)| value_at(*line)).collect();
    assert_eq!(values, ["1", "0", "9"], "{problems}");
    assert!(places.iter().all(|(_, column)| *column > 10), "{places:?}");
    let words = problems.to_string();
    assert!(
        words.contains("at `event.players[1].id`: the number 1"),
        "{words}"
    );
}

#[test]
fn everything_that_is_no_value_of_its_field_is_told_at_once() {
    let event = rich();
    let changes = [
        ("/event/players/0/rating", json!("high")),
        ("/event/players/2/name", json!(null)),
        ("/event/rounds/0/boards/1/result", json!({"kind": "won"})),
        ("/event/regulations/system", json!("ladder")),
        ("/event/regulations/rounds", json!(-1)),
        ("/event/forbidden/0/last", json!(99_999)),
        ("/event/play_offs/0/games/0/winner", json!(1)),
    ];
    let problems = changed(&event, &changes).expect_err("seven faults");
    assert_eq!(problems.count(), changes.len(), "{problems}");
    let words = problems.to_string();
    for path in [
        "event.players[0].rating",
        "event.rounds[0].boards[1].result.kind",
    ] {
        assert!(words.contains(&format!("at `{path}`: ")), "{words}");
    }
    // A field that has to be there, and one that is not known.
    let mut file = file(&event);
    let players = file.pointer_mut("/event/players").expect("players");
    players[0].as_object_mut().expect("a player").remove("name");
    players[1]["nick"] = json!("Al");
    file["event"]
        .as_object_mut()
        .expect("an event")
        .remove("regulations");
    let problems = read_json(&file.to_string()).expect_err("three faults");
    let words = problems.to_string();
    for missing in [
        "missing field `name`",
        "field `nick`",
        "missing field `regulations`",
    ] {
        assert!(words.contains(missing), "{missing}: {words}");
    }
    assert_eq!(problems.count(), 3, "{words}");
    // The version is what matters where other things cannot be read.
    file["version"] = json!(2);
    let problems = read_json(&file.to_string()).expect_err("a later version");
    assert!(matches!(
        problems.first().fault,
        Fault::Format { version: 2, .. }
    ));
}

#[test]
fn what_the_desk_makes_can_be_read_again() {
    let same = |event: &Event| {
        let again = read_json(&write_json(event)).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(again.event, *event);
    };
    for system in System::ALL {
        let teams = system.is_team() || *system == System::Scheveningen;
        let mut event = entered(*system, 8);
        if teams {
            event.regulations.teams = Some(TeamRules::new(4));
            for id in 1..=8 {
                let team = if id % 2 == 0 { "A" } else { "B" };
                event.seat(PlayerId(id), team).expect("not begun");
            }
        }
        same(&event);
        if *system == System::Manual {
            let pair = |white, black| Pair {
                white: PlayerId(white),
                black: Some(PlayerId(black)),
            };
            pair_by_hand(&mut event, &[pair(1, 2), pair(4, 3)], None).expect("a round");
        } else {
            pair_next(&mut event).expect("a round");
        }
        event.withdraw(PlayerId(8), 1, None).expect("known");
        same(&event);
    }
    for seed in 0..20 {
        same(&Simulation::new(11, 5, seed).run().expect("an event"));
    }
}

#[test]
fn points_and_ratings_that_look_like_slips_are_warned_of() {
    let event = rich();
    let mut file = file(&event);
    file["event"]["players"][0]["rating"] = json!(12_345);
    file["event"]["requested_byes"][0]["round"] = json!(8);
    file["event"]["rounds"][0]["boards"][0]["result"] =
        json!({"kind": "decided", "white": "5", "black": "0", "played": true, "reason": "so"});
    let reading = read_json(&file.to_string()).expect("only odd");
    assert_eq!(reading.warnings.len(), 3, "{:?}", reading.warnings);
    // They are told beside faults, too.
    file["event"]["players"][5]["id"] = json!(1);
    let problems = read_json(&file.to_string()).expect_err("a fault");
    assert_eq!(
        (problems.count(), problems.warnings().len()),
        (1 + 1, 3),
        "{problems}"
    );
}
