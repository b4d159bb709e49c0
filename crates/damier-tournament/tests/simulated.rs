//! Events made up by every system and preset.

use damier_tournament::files::{LineEnd, TrfDialect, read_trf, write_trf};
use damier_tournament::pairing::check_event;
use damier_tournament::simulate::Simulation;
use damier_tournament::standings::standings;
use damier_tournament::{Preset, Ranking, System};

#[test]
fn every_system_and_preset_makes_events_that_are_found_again() {
    let single = System::ALL.iter().filter(|system| !system.is_team());
    for system in single.filter(|system| **system != System::Manual) {
        for preset in Preset::ALL {
            for seed in 1..4 {
                let mut made = Simulation::new(8, 3, seed);
                made.system = *system;
                made.preset = *preset;
                (made.forfeits, made.half_byes, made.absences) = (9, 8, 7);
                let told = format!("{system} {preset} {seed}");
                let event = made.run().expect(&told);
                assert_eq!(check_event(&event, *system), [], "{told}");
                let places = standings(&event, &Ranking::of(&event), None);
                let of_teams = *system == System::Scheveningen;
                assert_eq!(places.lines.len(), if of_teams { 2 } else { 8 }, "{told}");
                let text = write_trf(&event, TrfDialect::Trf26, LineEnd::Lf);
                let read = read_trf(&text).expect(&told).event;
                assert_eq!(read.rounds.len(), event.rounds.len(), "{told}");
                assert_eq!(check_event(&read, *system), [], "{told}");
                assert_eq!(
                    standings(&read, &Ranking::of(&read), None).rows(),
                    places.rows(),
                    "{told}"
                );
            }
        }
    }
}
