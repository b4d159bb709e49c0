//! What the arbiter does by hand: whole rounds, and play-offs for places and ties.

use damier_game::Side;
use damier_tournament::desk::{pair_by_hand, pair_next};
use damier_tournament::model::{GameResult, PlayOff, PlayOffForm, RequestedBye, Team, TeamRules};
use damier_tournament::pairing::{HandFault, Pair, check_by_hand, level_ties};
use damier_tournament::play_off::{
    PlayOffFault, Tie, Wanted, begin, due, round_of, ties, under_way,
};
use damier_tournament::{Event, Player, PlayerId, Preset, Regulations, System, TeamId};

fn id(number: u32) -> PlayerId {
    PlayerId(number)
}

fn ids<const N: usize>(numbers: [u32; N]) -> Vec<PlayerId> {
    numbers.map(PlayerId).into()
}

fn event(system: System, players: u32, rounds: u16) -> Event {
    let mut event = Event::new("desk", Regulations::new(system, rounds, Preset::FmjdRr));
    for number in 1..=players {
        let player = Player::new(number, format!("Player {number}"));
        event.add_player(player).expect("a free number");
    }
    event
}

/// `1-2 3-bye`.
fn pairs(text: &str) -> Vec<Pair> {
    let number = |text: &str| text.parse().map(PlayerId).ok();
    text.split_whitespace()
        .map(|pair| pair.split_once('-').expect("a pair"))
        .map(|(white, black)| Pair {
            white: number(white).expect("a number"),
            black: number(black),
        })
        .collect()
}

/// Pairs the next round and ends every game alike.
fn play(event: &mut Event, result: &GameResult) {
    let round = pair_next(event).expect("a round");
    for board in 1..=event.round(round).expect("paired").boards.len() {
        let result = result.clone();
        event
            .set_result(round, board, result, None)
            .expect("a board");
    }
}

#[test]
fn a_round_by_hand_has_one_place_for_everybody() {
    let mut event = event(System::Manual, 5, 0);
    let check = |event: &Event, text: &str| check_by_hand(event, &pairs(text));
    assert_eq!(check(&event, "1-2 3-4 5-bye"), Ok(()));
    assert_eq!(check(&event, "1-2 3-9"), Err(HandFault::Unknown(id(9))));
    assert_eq!(check(&event, "1-2 4-4 3-5"), Err(HandFault::Himself(id(4))));
    // Who stands twice is told before those left out for it.
    assert_eq!(check(&event, "1-2 1-3"), Err(HandFault::Twice(ids([1]))));
    assert_eq!(
        check(&event, "1-2 2-1 3-bye 3-5"),
        Err(HandFault::Twice(ids([1, 2, 3])))
    );
    assert_eq!(
        check(&event, "1-2 3-bye"),
        Err(HandFault::LeftOut(ids([4, 5])))
    );
    assert_eq!(
        check(&event, "1-2 3-bye 4-bye 5-bye"),
        Err(HandFault::Byes(ids([3, 4, 5])))
    );
    event.requested_byes.push(RequestedBye {
        round: 1,
        player: id(5),
        kind: damier_tournament::model::ByeKind::Zero,
    });
    assert_eq!(check(&event, "1-2 3-4"), Ok(()));
    event.withdraw(id(4), 0, None).expect("player 4");
    assert_eq!(check(&event, "1-2 3-bye"), Ok(()));
    assert_eq!(check(&event, "1-2 3-4"), Err(HandFault::Gone(ids([4]))));
}

#[test]
fn of_teams_the_numbers_are_those_of_teams() {
    let mut event = event(System::TeamSwiss, 6, 3);
    event.regulations.teams = Some(TeamRules::new(2));
    for team in 1..=3 {
        event.teams.push(Team {
            id: TeamId(team),
            name: format!("Team {team}"),
            members: ids([2 * team - 1, 2 * team]),
        });
    }
    let check = |text: &str| check_by_hand(&event, &pairs(text));
    assert_eq!(check("1-2 3-bye"), Ok(()));
    assert_eq!(check("1-2 3-4"), Err(HandFault::Unknown(id(4))));
    assert_eq!(check("1-2"), Err(HandFault::LeftOut(ids([3]))));
    let (round, _) = pair_by_hand(&mut event, &pairs("1-2 3-bye"), None).expect("a whole round");
    assert_eq!(event.round(round).expect("made").team_byes.len(), 1);
}

fn wanted(place: usize, players: &[u32]) -> Wanted {
    Wanted {
        place,
        form: PlayOffForm::Barrage,
        players: players.iter().copied().map(PlayerId).collect(),
        order: Vec::new(),
    }
}

#[test]
fn level_ties_of_a_knock_out_are_played_off_two_by_two() {
    let mut cup = event(System::KnockOut, 4, 0);
    assert_eq!(begin(&mut cup, &wanted(1, &[])), Err(PlayOffFault::NotOver));
    play(&mut cup, &GameResult::Draw);
    let tie = |players| Tie { place: 1, players };
    let both = vec![tie(ids([1, 4])), tie(ids([2, 3]))];
    assert_eq!(ties(&cup), both);
    assert_eq!(due(&cup), both);
    let level = PlayOffFault::NotLevel {
        level: both.clone(),
    };
    for (place, players) in [
        (1, &[][..]),
        (1, &[1, 2]),
        (1, &[1, 2, 3, 4]),
        // Nobody of them stands there.
        (2, &[1, 4]),
        (7, &[2, 3]),
    ] {
        let refused = begin(&mut cup, &wanted(place, players));
        assert_eq!(refused, Err(level.clone()), "{place} {players:?}");
    }
    assert!(cup.play_offs.is_empty());
    assert_eq!(begin(&mut cup, &wanted(1, &[4, 1])), Ok(0));
    assert_eq!(
        cup.play_offs[0].players,
        ids([4, 1]),
        "White is named first"
    );
    assert_eq!(due(&cup), both[1..]);
    assert_eq!(
        begin(&mut cup, &wanted(1, &[1, 4])),
        Err(PlayOffFault::Playing(id(1)))
    );
    assert_eq!(begin(&mut cup, &wanted(1, &[2, 3])), Ok(1));
    // The place does not tell them apart, their players do.
    assert_eq!(under_way(&cup, Some(1), &[]), [0, 1]);
    assert_eq!(under_way(&cup, None, &ids([3])), [1]);
    assert!(under_way(&cup, None, &ids([3, 4])).is_empty());
    assert_eq!(round_of(&cup, &cup.play_offs[1]), 1);
}

#[test]
fn a_play_off_without_a_winner_lets_nobody_through() {
    let mut cup = event(System::KnockOut, 2, 0);
    play(&mut cup, &GameResult::Draw);
    begin(&mut cup, &wanted(1, &[])).expect("the final is level");
    cup.play_offs[0].order = vec![ids([1, 2])];
    assert_eq!(level_ties(&cup), [[id(1), id(2)]]);
    assert_eq!(begin(&mut cup, &wanted(1, &[])), Ok(1), "another one");
    cup.play_offs[1].order = vec![ids([2]), ids([1])];
    assert_eq!(level_ties(&cup), [] as [[PlayerId; 2]; 0]);
    assert_eq!(due(&cup), []);
}

#[test]
fn a_tie_keeps_its_round_when_the_cup_goes_on() {
    let mut cup = event(System::KnockOut, 4, 0);
    play(&mut cup, &GameResult::Draw);
    for [one, other] in level_ties(&cup) {
        cup.play_offs.push(PlayOff {
            place: 1,
            players: vec![one, other],
            form: PlayOffForm::Lots,
            games: Vec::new(),
            order: vec![vec![one], vec![other]],
        });
    }
    play(&mut cup, &GameResult::win(Side::White));
    let rounds: Vec<u16> = cup.play_offs.iter().map(|p| round_of(&cup, p)).collect();
    assert_eq!(rounds, [1, 1]);
    // Those who went out together share their place, and may play for it.
    assert_eq!(
        ties(&cup),
        [Tie {
            place: 3,
            players: ids([3, 4])
        }]
    );
    begin(&mut cup, &wanted(3, &[])).expect("they share it");
    assert_eq!(round_of(&cup, &cup.play_offs[2]), 2);
}

#[test]
fn only_those_who_share_a_place_play_for_it() {
    let mut event = event(System::RoundRobin, 3, 0);
    for _ in 0..3 {
        play(&mut event, &GameResult::Draw);
    }
    let all = ids([1, 2, 3]);
    let begins = |event: &Event, wanted: &Wanted| begin(&mut event.clone(), wanted);
    assert_eq!(begins(&event, &wanted(1, &[])), Err(PlayOffFault::ForTwo));
    assert_eq!(begins(&event, &wanted(1, &[3, 1])), Ok(0));
    assert_eq!(begins(&event, &wanted(1, &[1])), Err(PlayOffFault::TooFew));
    assert_eq!(
        begins(&event, &wanted(1, &[1, 1])),
        Err(PlayOffFault::Number(id(1)))
    );
    assert_eq!(
        begins(&event, &wanted(1, &[1, 8])),
        Err(PlayOffFault::Number(id(8)))
    );
    assert_eq!(
        begins(&event, &wanted(2, &[])),
        Err(PlayOffFault::NotShared {
            place: 2,
            there: Vec::new(),
            named: false
        })
    );
    let mut lots = wanted(1, &[]);
    lots.form = PlayOffForm::Lots;
    lots.order = ids([2, 1]);
    assert_eq!(begins(&event, &lots), Err(PlayOffFault::Lots(all.clone())));
    lots.order = ids([2, 1, 3]);
    assert_eq!(begin(&mut event, &lots), Ok(0));
    assert_eq!(event.play_offs[0].players, all);
    assert_eq!(event.play_offs[0].order.concat(), ids([2, 1, 3]));
    // It is settled, so nobody shares the place any more.
    assert_eq!(ties(&event), []);
}
