//! The colour drawn for round 1 is kept: whatever becomes of the games that show it, the
//! program finds its own rounds again, from the event and from its files.

use damier_game::Side;
use damier_tournament::desk::pair_next;
use damier_tournament::files::{
    LineEnd, TrfDialect, read_event, read_trf, write_json, write_plain_trf, write_trf,
};
use damier_tournament::model::{
    ByeKind, GameResult, RequestedBye, Team, TeamRules, WithdrawalRule,
};
use damier_tournament::pairing::check_event;
use damier_tournament::{Event, Player, PlayerId, Preset, Regulations, System, TeamId};

/// What may become of a game without being played.
const FATES: [GameResult; 4] = [
    GameResult::Annulled,
    GameResult::Forfeit { side: Side::White },
    GameResult::Forfeit { side: Side::Black },
    GameResult::DoubleForfeit,
];

const SWISS: [System; 6] = [
    System::Dutch2026,
    System::Dutch2017,
    System::FmjdRating,
    System::FmjdRatingColours,
    System::FmjdSolkoff,
    System::TeamSwiss,
];

fn event(system: System, size: u32) -> Event {
    let mut event = Event::new("kept", Regulations::new(system, 5, Preset::FmjdRr));
    let members = if system.is_team() { 2 } else { 1 };
    if system.is_team() {
        event.regulations.teams = Some(TeamRules::new(2));
    }
    for number in 1..=size * members {
        let mut player = Player::new(number, format!("Player {number}"));
        player.rating = Some(2400 - number);
        event.add_player(player).expect("a free number");
    }
    for team in (1..=size).filter(|_| system.is_team()) {
        event.teams.push(Team {
            id: TeamId(team),
            name: format!("Team {team}"),
            members: vec![PlayerId(team * 2 - 1), PlayerId(team * 2)],
        });
    }
    event
}

/// A number that looks random, from two.
fn lot(seed: u32, index: usize) -> u64 {
    let mixed = u64::from(seed) << 32 | u64::try_from(index).unwrap_or(0);
    let mixed = (mixed ^ mixed >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 40
}

/// Plays the round that is paired; the first boards are ended by a fate.
fn play(event: &mut Event, seed: u32, fates: usize, fate: &GameResult) {
    let round = event.next_round() - 1;
    for board in 1..=event.rounds[usize::from(round) - 1].boards.len() {
        let result = match lot(seed, usize::from(round) * 100 + board) % 3 {
            _ if board <= fates => fate.clone(),
            0 => GameResult::Draw,
            1 => GameResult::win(Side::White),
            _ => GameResult::win(Side::Black),
        };
        event
            .set_result(round, board, result, None)
            .expect("a board");
    }
}

fn assert_found_again(event: &Event, told: &str) {
    let system = event.regulations.system;
    assert_eq!(check_event(event, system), [], "{told}: the event");
    let json = read_event(&write_json(event)).expect("its own file").event;
    assert_eq!(check_event(&json, system), [], "{told}: JSON");
    for dialect in [TrfDialect::Trf26, TrfDialect::Trf16] {
        let text = write_trf(event, dialect, LineEnd::Lf);
        let read = read_trf(&text).expect("its own file").event;
        assert_eq!(
            check_event(&read, system),
            [],
            "{told}: {dialect:?}\n{text}"
        );
    }
    let mut old = event.clone();
    old.regulations.first_colour = None;
    assert_eq!(check_event(&old, system), [], "{told}: a file of old");
}

#[test]
fn rounds_are_found_again_whatever_became_of_the_first_boards() {
    for system in SWISS {
        for seed in 0..12_u32 {
            let fate = &FATES[seed as usize % FATES.len()];
            let mut event = event(system, 6 + seed % 5);
            if seed % 3 == 1 && !system.is_team() {
                let bye = |kind| RequestedBye {
                    round: 1,
                    player: PlayerId(1),
                    kind,
                };
                event.requested_byes.push(bye(ByeKind::Zero));
            }
            // A whole match of the teams' event, or more of it.
            let fates = (1 + seed as usize % 2) * if system.is_team() { 2 } else { 1 };
            for round in 1..=3_u16 {
                let many = if round == 1 { fates } else { 0 };
                if pair_next(&mut event).is_err() {
                    break;
                }
                play(&mut event, seed, many, fate);
            }
            assert_found_again(&event, &format!("{system}, seed {seed}, {fate:?}"));
        }
    }
}

#[test]
fn the_colour_is_kept_from_the_first_round_on_and_written() {
    for system in SWISS {
        let mut event = event(system, 8);
        assert_eq!(event.regulations.first_colour, None);
        pair_next(&mut event).expect("a round");
        assert_eq!(
            event.regulations.first_colour,
            Some(Side::White),
            "{system}"
        );
        // Also while the round is not finished, and for a file of old that names none.
        event.regulations.first_colour = None;
        for text in [
            write_trf(&event, TrfDialect::Trf26, LineEnd::Lf),
            write_plain_trf(&event, TrfDialect::Trf26, LineEnd::Lf),
        ] {
            assert!(text.contains("\n152 W\n"), "{system}: {text}");
            let read = read_trf(&text).expect("its own file").event;
            assert_eq!(read.regulations.first_colour, Some(Side::White), "{system}");
        }
    }
    let mut table = event(System::RoundRobin, 8);
    pair_next(&mut table).expect("a round");
    assert_eq!(table.regulations.first_colour, None);
}

#[test]
fn pairs_are_found_again_after_somebody_left_and_his_games_were_struck() {
    for leaver in 1..=8 {
        let mut event = event(System::Dutch2026, 8);
        event.regulations.withdrawal = WithdrawalRule::KeepAboveHalf;
        for _ in 0..2 {
            pair_next(&mut event).expect("a round");
            play(&mut event, leaver, 0, &GameResult::Annulled);
        }
        event.withdraw(PlayerId(leaver), 2, None).expect("he is in");
        pair_next(&mut event).expect("a round");
        play(&mut event, leaver, 0, &GameResult::Annulled);
        assert_found_again(&event, &format!("{leaver} left"));
    }
}
