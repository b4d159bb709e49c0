//! Events made up by every system and preset.

use damier_tournament::files::{
    LineEnd, TrfDialect, read_event, read_trf, write_csv, write_json, write_trf,
};
use damier_tournament::model::{ByeKind, GameResult};
use damier_tournament::pairing::check_event;
use damier_tournament::simulate::Simulation;
use damier_tournament::standings::standings;
use damier_tournament::{Event, Preset, Ranking, System};

/// Every system that pairs by itself.
fn systems() -> impl Iterator<Item = System> {
    let all = System::ALL.iter().copied();
    all.filter(|system| *system != System::Manual)
}

#[test]
fn every_system_and_preset_makes_events_that_are_found_again() {
    for system in systems().filter(|system| !system.is_team()) {
        for preset in Preset::ALL {
            for seed in 1..4 {
                let mut made = Simulation::new(8, 3, seed);
                made.system = system;
                made.preset = *preset;
                (made.forfeits, made.half_byes, made.absences) = (9, 8, 7);
                let told = format!("{system} {preset} {seed}");
                let event = made.run().expect(&told);
                assert_eq!(check_event(&event, system), [], "{told}");
                let places = standings(&event, &Ranking::of(&event), None);
                let of_teams = system == System::Scheveningen;
                assert_eq!(places.lines.len(), if of_teams { 2 } else { 8 }, "{told}");
                let text = write_trf(&event, TrfDialect::Trf26, LineEnd::Lf);
                let read = read_trf(&text).expect(&told).event;
                assert_eq!(read.rounds.len(), event.rounds.len(), "{told}");
                assert_eq!(check_event(&read, system), [], "{told}");
                assert_eq!(
                    standings(&read, &Ranking::of(&read), None).rows(),
                    places.rows(),
                    "{told}"
                );
            }
        }
    }
}

/// An event with everything that goes wrong at events.
fn troubled(system: System, seed: u64) -> Event {
    let players = match system {
        System::Scheveningen => 10,
        System::TeamSwiss | System::TeamRoundRobin => 21,
        _ => 11,
    };
    let mut made = Simulation::new(players, 4, seed);
    made.system = system;
    made.boards = 3;
    made.preset = if seed.is_multiple_of(2) {
        Preset::Fide2026
    } else {
        Preset::Fmjd2022
    };
    (made.forfeits, made.half_byes) = (7, 9);
    (made.absences, made.withdrawals) = (8, 12);
    made.run()
        .unwrap_or_else(|why| panic!("{system} {seed}: {why}"))
}

#[test]
fn events_of_every_system_come_back_from_every_kind_of_file() {
    for system in systems() {
        for seed in 1..=12 {
            let event = troubled(system, seed);
            assert_eq!(check_event(&event, system), [], "{system} {seed}");
            let rows = standings(&event, &Ranking::of(&event), None).rows();
            for (kind, text) in [
                ("csv", write_csv(&event)),
                ("json", write_json(&event)),
                ("trf16", write_trf(&event, TrfDialect::Trf16, LineEnd::Cr)),
                ("trf26", write_trf(&event, TrfDialect::Trf26, LineEnd::CrLf)),
            ] {
                let told = format!("{system} {seed} {kind}:\n{text}");
                let read = read_event(&text).unwrap_or_else(|why| panic!("{told}{why}"));
                assert_eq!(read.warnings, [], "{told}");
                assert_eq!(read.event, event, "{told}");
                assert_eq!(check_event(&read.event, system), [], "{told}");
                let again = standings(&read.event, &Ranking::of(&read.event), None).rows();
                assert_eq!(again, rows, "{told}");
            }
        }
    }
}

#[test]
fn made_up_events_of_teams_have_what_goes_wrong_at_events() {
    let events: Vec<Event> = [System::TeamSwiss, System::TeamRoundRobin]
        .iter()
        .flat_map(|system| (1..=12).map(|seed| troubled(*system, seed)))
        .collect();
    let rounds = || events.iter().flat_map(|event| &event.rounds);
    let results = || rounds().flat_map(|round| &round.boards).map(|b| &b.result);
    let has = |wanted: &dyn Fn(&GameResult) -> bool| results().any(wanted);
    assert!(has(&|result| *result == GameResult::Draw));
    assert!(has(&|result| *result == GameResult::DoubleForfeit));
    assert!(has(&|result| result.is_forfeit()));
    assert!(!has(&|result| !result.is_final()));
    let byes = |kind: ByeKind| {
        let mut all = rounds().flat_map(|round| &round.team_byes);
        all.any(|bye| bye.kind == kind)
    };
    assert!(byes(ByeKind::Half) && byes(ByeKind::Zero) && byes(ByeKind::Pairing));
    // Somebody sits alone, as the other team is short of a player.
    assert!(rounds().any(|round| !round.byes.is_empty()));
    let left = events.iter().flat_map(|event| &event.players);
    assert!(left.filter(|p| p.withdrawn_after.is_some()).count() > 10);
}

#[test]
fn who_is_free_by_an_odd_table_is_marked_in_csv() {
    let mut made = Simulation::new(5, 5, 1);
    made.system = System::RoundRobin;
    let event = made.run().expect("an event");
    let text = write_csv(&event);
    let lines = text.lines().filter(|line| !line.starts_with('#')).skip(1);
    for line in lines {
        let free = line.split(';').filter(|cell| *cell == "-");
        assert_eq!(free.count(), 1, "{line}");
    }
    assert_eq!(read_event(&text).expect("a table").event, event);
}
