//! Who goes on in a knock-out, and what happens when an earlier result is corrected.

use damier_game::Side;
use damier_tournament::PlayerId;
use damier_tournament::desk::pair_next;
use damier_tournament::files::{Fault, read_json, write_json};
use damier_tournament::model::{EventError, GameResult};
use damier_tournament::pairing::{
    Astray, PairingError, astray, check_event, level_ties, pair_round,
};
use damier_tournament::standings::{Ranking, standings};
use damier_tournament::{Event, Player, Preset, Regulations, System};

fn decided_cup() -> Event {
    let regulations = Regulations::new(System::KnockOut, 0, Preset::FmjdRr);
    let mut cup = Event::new("Cup", regulations);
    for number in 1..=4 {
        cup.add_player(Player::new(number, "X")).expect("free");
    }
    for _ in 0..2 {
        let round = pair_next(&mut cup).expect("pairs");
        for board in 1..=cup.rounds[usize::from(round) - 1].boards.len() {
            let white = GameResult::win(Side::White);
            cup.set_result(round, board, white, None).expect("a board");
        }
    }
    cup
}

#[test]
fn who_went_on_in_a_knock_out_is_not_changed_under_the_next_stage() {
    let mut cup = decided_cup();
    let before = cup.clone();
    let [one, other] = [cup.rounds[0].boards[0].white, cup.rounds[0].boards[0].black];
    let lost = GameResult::win(Side::Black);
    for result in [
        lost.clone(),
        GameResult::Draw,
        GameResult::Unfinished,
        GameResult::Annulled,
    ] {
        let refused = cup.set_result(1, 1, result, None);
        let round = 2;
        assert_eq!(refused, Err(EventError::GoesOn { round, one, other }));
        assert_eq!(cup, before, "nothing is changed");
    }
    let walked_over = GameResult::forfeit(Side::White);
    cup.set_result(1, 1, walked_over, None)
        .expect("the same one goes on");
    cup.set_result(2, 1, lost.clone(), None)
        .expect("the last round");
    cup.rounds.pop();
    cup.set_result(1, 1, lost, None)
        .expect("nothing is paired on it");
}

#[test]
fn a_tree_that_does_not_fit_is_told_and_can_be_mended() {
    let mut cup = decided_cup();
    assert_eq!(astray(&cup), []);
    assert_eq!(check_event(&cup, System::KnockOut), []);
    let [one, other] = [cup.rounds[0].boards[0].white, cup.rounds[0].boards[0].black];
    let lost = GameResult::win(Side::Black);
    for (result, won) in [(lost, Some(other)), (GameResult::Unfinished, None)] {
        cup.rounds[0].boards[0].result = result;
        let expected = Astray {
            round: 2,
            tie: [one, other],
            went_on: Some(one),
            won,
        };
        assert_eq!(astray(&cup), [expected]);
        let differences = check_event(&cup, System::KnockOut);
        assert_eq!(differences.len(), 1, "{differences:?}");
        assert_eq!(differences[0].round, 2);
        let read = read_json(&write_json(&cup)).expect("it is read all the same");
        let faults: Vec<&Fault> = read.warnings.iter().map(|w| &w.fault).collect();
        assert_eq!(
            faults,
            [&Fault::Astray {
                one,
                other,
                round: 2
            }]
        );
    }
    cup.set_result(1, 1, GameResult::win(Side::White), None)
        .expect("mended");
    assert_eq!(astray(&cup), []);
}

#[test]
fn from_a_tie_that_both_lost_nobody_goes_on() {
    for both_lost in [GameResult::DoubleForfeit, GameResult::BothPunished] {
        let mut cup = decided_cup();
        cup.rounds.pop();
        let board = |index: usize| {
            let board = &cup.rounds[0].boards[index];
            [board.white, board.black]
        };
        let (out, [on, beaten]) = (board(0), board(1));
        cup.set_result(1, 1, both_lost, None).expect("a board");
        assert!(level_ties(&cup).is_empty());
        assert!(!cup.may_play_off(), "nobody has to play off");
        let table = standings(&cup, &Ranking::of(&cup), None);
        let place = |id: PlayerId| table.line(id.0).map(|line| line.place);
        assert_eq!(place(on), Some(1));
        for player in [out[0], out[1], beaten] {
            assert!(place(player) >= Some(2), "{player} is out");
        }
        assert_eq!(pair_next(&mut cup), Ok(2));
        assert!(cup.rounds[1].boards.is_empty());
        let free: Vec<_> = cup.rounds[1].byes.iter().map(|bye| bye.player).collect();
        assert_eq!(free, [on], "a free pass");
        assert_eq!(astray(&cup), []);
        let refused = cup.set_result(1, 1, GameResult::win(Side::White), None);
        assert!(matches!(refused, Err(EventError::GoesOn { .. })));
    }
}

#[test]
fn a_point_of_either_keeps_a_tie_of_two_games_level_and_nobody_left_is_said() {
    let mut cup = decided_cup();
    cup.rounds.pop();
    for board in 1..=2 {
        let lost = GameResult::DoubleForfeit;
        cup.set_result(1, board, lost, None).expect("a board");
    }
    assert_eq!(
        pair_round(&cup, 2, System::KnockOut),
        Err(PairingError::TooFew(0))
    );
    let mut cup = decided_cup();
    cup.rounds.clear();
    cup.regulations.games_a_tie = 2;
    for result in [GameResult::Draw, GameResult::DoubleForfeit] {
        let round = pair_next(&mut cup).expect("pairs");
        for board in 1..=2 {
            cup.set_result(round, board, result.clone(), None)
                .expect("a board");
        }
    }
    assert_eq!(level_ties(&cup).len(), 2);
    for board in 1..=2 {
        let lost = GameResult::BothPunished;
        cup.set_result(1, board, lost, None).expect("a board");
    }
    assert!(level_ties(&cup).is_empty());
}
