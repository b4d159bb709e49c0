//! Play-offs among some of those who share a place, and under a knock-out's next stage.

use damier_game::Side;
use damier_tournament::desk::{pair_by_hand, pair_next};
use damier_tournament::model::{EventError, GameResult, PlayOff, PlayOffForm};
use damier_tournament::pairing::{Pair, astray};
use damier_tournament::play_off::{PlayOffFault, Wanted, begin, ties};
use damier_tournament::standings::standings;
use damier_tournament::{Criterion, Event, Player, PlayerId, Preset, Ranking, Regulations, System};

fn event(system: System, players: u32) -> Event {
    let mut event = Event::new("tied", Regulations::new(system, 0, Preset::FmjdRr));
    for number in 1..=players {
        let player = Player::new(number, format!("Player {number}"));
        event.add_player(player).expect("a free number");
    }
    event
}

/// Four who have drawn everything, so that all share the first place.
fn all_drawn() -> Event {
    let mut event = event(System::RoundRobin, 4);
    while event.has_more() {
        pair_next(&mut event).expect("a round");
        for board in &mut event.rounds.last_mut().expect("paired").boards {
            board.result = GameResult::Draw;
        }
    }
    event
}

fn play_off(place: usize, players: &[u32], order: &[&[u32]]) -> PlayOff {
    let ids = |numbers: &[u32]| numbers.iter().copied().map(PlayerId).collect();
    PlayOff {
        place,
        players: ids(players),
        form: PlayOffForm::Barrage,
        games: Vec::new(),
        order: order.iter().map(|part| ids(part)).collect(),
    }
}

/// Places and numbers, best first.
fn places(event: &Event) -> Vec<(usize, u32)> {
    let order = standings(event, &Ranking::of(event), None);
    let lines = order.lines.iter();
    lines.map(|line| (line.place, line.id)).collect()
}

#[test]
fn some_of_the_tied_take_the_places_they_played_for_and_the_others_share_the_rest() {
    let mut event = all_drawn();
    assert_eq!(places(&event), [(1, 1), (1, 2), (1, 3), (1, 4)]);
    event.play_offs.push(play_off(1, &[2, 4], &[&[4], &[2]]));
    assert_eq!(places(&event), [(1, 4), (2, 2), (3, 1), (3, 3)]);
    let order = standings(&event, &Ranking::of(&event), None);
    let decided = order.lines.iter().map(|line| line.decided_by);
    let decided: Vec<Option<Criterion>> = decided.collect();
    let by = Some(Criterion::PlayOff);
    assert_eq!(decided, [by, by, None, None]);
    // Those who are left may play for what is left.
    let left = ties(&event);
    assert_eq!((left.len(), left[0].place), (1, 3));
    assert_eq!(left[0].players, [PlayerId(1), PlayerId(3)]);
    event.play_offs.push(play_off(3, &[1, 3], &[&[3], &[1]]));
    assert_eq!(places(&event), [(1, 4), (2, 2), (3, 3), (4, 1)]);
}

#[test]
fn three_of_four_may_go_on_sharing_after_a_round_robin_of_theirs() {
    let mut event = all_drawn();
    event
        .play_offs
        .push(play_off(1, &[1, 2, 3], &[&[3], &[1, 2]]));
    assert_eq!(places(&event), [(1, 3), (2, 1), (2, 2), (4, 4)]);
}

#[test]
fn a_play_off_that_decided_nothing_or_was_of_others_splits_nothing() {
    let mut level = all_drawn();
    let before = places(&level);
    level.play_offs.push(play_off(1, &[2, 4], &[&[2, 4]]));
    assert_eq!(places(&level), before);
    // Since then a result was corrected: one of them is no longer tied with the others.
    let mut event = all_drawn();
    event.play_offs.push(play_off(1, &[1, 2], &[&[2], &[1]]));
    let won = event.rounds[0].board_of(PlayerId(1)).expect("a game").0;
    let boards = &mut event.rounds[0].boards;
    let side = match boards[won].white {
        PlayerId(1) => Side::White,
        _ => Side::Black,
    };
    boards[won].result = GameResult::win(side);
    let order = places(&event);
    assert_eq!(order[0], (1, 1));
    let shared = order.iter().filter(|(place, _)| *place == 2).count();
    assert_eq!(shared, 2, "{order:?}");
}

#[test]
fn a_play_off_does_not_change_who_goes_on_under_the_next_stage() {
    let mut cup = event(System::KnockOut, 4);
    pair_next(&mut cup).expect("pairs");
    let boards = cup.rounds[0].boards.clone();
    for board in &mut cup.rounds[0].boards {
        board.result = GameResult::Draw;
    }
    let tie = |index: usize| [boards[index].white.0, boards[index].black.0];
    let ([a, b], [c, d]) = (tie(0), tie(1));
    cup.play_offs.push(play_off(1, &[a, b], &[]));
    cup.play_offs.push(play_off(1, &[c, d], &[&[c], &[d]]));
    // The arbiter lets one go on before the play-off is over.
    let pair = Pair {
        white: PlayerId(a),
        black: Some(PlayerId(c)),
    };
    pair_by_hand(&mut cup, &[pair], None).expect("known");
    let before = cup.clone();
    let (round, one, other) = (2, PlayerId(a), PlayerId(b));
    let lost = play_off(1, &[a, b], &[&[b], &[a]]);
    assert_eq!(
        cup.set_play_off(0, lost),
        Err(EventError::GoesOn { round, one, other })
    );
    assert_eq!(cup, before, "nothing is changed");
    let turned = play_off(1, &[c, d], &[&[d], &[c]]);
    assert!(cup.set_play_off(1, turned).is_err());
    cup.set_play_off(0, play_off(1, &[a, b], &[&[a], &[b]]))
        .expect("the same one goes on");
    assert_eq!(astray(&cup), []);
}

#[test]
fn lots_do_not_change_who_goes_on_under_the_next_stage() {
    let mut cup = event(System::KnockOut, 4);
    pair_next(&mut cup).expect("pairs");
    let [first, second] = &cup.rounds[0].boards[..] else {
        panic!("two boards")
    };
    let ([a, b], c) = ([first.white, first.black], second.white);
    cup.rounds[0].boards[0].result = GameResult::Draw;
    cup.rounds[0].boards[1].result = GameResult::win(Side::White);
    let pair = Pair {
        white: a,
        black: Some(c),
    };
    pair_by_hand(&mut cup, &[pair], None).expect("known");
    cup.rounds[1].boards[0].result = GameResult::win(Side::White);
    let before = cup.clone();
    let lots = |order: [PlayerId; 2]| Wanted {
        place: ties(&cup)[0].place,
        form: PlayOffForm::Lots,
        players: vec![a, b],
        order: order.to_vec(),
    };
    let (wrong, right) = (lots([b, a]), lots([a, b]));
    let (round, tie) = (2, [a, b]);
    let refused = Err(PlayOffFault::GoesOn { round, tie });
    assert_eq!(begin(&mut cup, &wrong), refused);
    assert_eq!(cup, before, "nothing is changed");
    assert_eq!(begin(&mut cup, &right), Ok(0));
    assert_eq!(astray(&cup), []);
}
