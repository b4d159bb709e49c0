//! Who goes on in a knock-out, and what happens when an earlier result is corrected.

use damier_game::Side;
use damier_tournament::desk::pair_next;
use damier_tournament::files::{Fault, read_json, write_json};
use damier_tournament::model::{EventError, GameResult};
use damier_tournament::pairing::{Astray, astray, check_event};
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
