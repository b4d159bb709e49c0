//! Ratings against published examples and tables.

use std::collections::BTreeMap;

use damier_game::Side;
use damier_tournament::files::read_csv;
use damier_tournament::model::{Board, GameResult, Round};
use damier_tournament::rating::{
    EloRules, Glicko, Lack, Norm, NormTitle, elo_changes, expected_score, fide_difference,
    glicko_period, norms, performance,
};
use damier_tournament::{Event, Fraction, Player, PlayerId, Preset, Regulations, System};

fn f(text: &str) -> Fraction {
    text.parse().expect("a fraction")
}

#[test]
fn the_tables_of_fide() {
    for (per_cent, difference) in [
        (100, 800),
        (99, 677),
        (75, 193),
        (60, 72),
        (50, 0),
        (49, -7),
        (25, -193),
        (0, -800),
    ] {
        assert_eq!(
            fide_difference(f(&per_cent.to_string()) / f("100")),
            difference
        );
    }
    // Two of three are 66.67 per cent, taken as 67.
    assert_eq!(fide_difference(f("2/3")), 125);
    for (difference, share) in [
        (0, "0.5"),
        (3, "0.5"),
        (4, "0.51"),
        (50, "0.57"),
        (92, "0.63"),
        (197, "0.75"),
        (198, "0.76"),
        (391, "0.91"),
        (392, "0.92"),
        (735, "0.99"),
        (736, "1"),
    ] {
        assert_eq!(
            expected_score(2000 + difference, 2000, None),
            f(share),
            "{difference}"
        );
        let weaker = expected_score(2000, 2000 + difference, None);
        assert_eq!(weaker, f("1") - f(share), "-{difference}");
    }
    assert_eq!(expected_score(2800, 1400, Some(400)), f("0.92"));
}

const EVENT: &str = "# system: round robin\n# scoring: win=2 draw=1 loss=0\n\
    id;name;rating;R1;R2;R3\n\
    1;A;1500;2w2;3w0;4w0\n2;B;1400;1b0;;\n3;C;1550;;1b2;\n4;D;1700;;;1b2\n";

#[test]
fn elo_changes_and_performance() {
    let event = read_csv(EVENT).expect("a table").event;
    let changes = elo_changes(&event, EloRules::default(), None);
    let first = &changes[0];
    assert_eq!((first.games, first.score), (3, f("1")));
    // 0.64 + 0.43 + 0.24
    assert_eq!(first.expected, f("1.31"));
    assert_eq!(first.change, f("-6.2"));
    // Mean 1550, one of three is 33 per cent: -125.
    assert_eq!(first.performance, Some(1425));
    assert_eq!(performance(&[], f("0")), None);
}

/// The example of Mark Glickman's paper.
#[test]
fn glicko_2() {
    let event = read_csv(EVENT).expect("a table").event;
    let of = |rating, deviation| Glicko {
        rating,
        deviation,
        volatility: 0.06,
    };
    let before: BTreeMap<PlayerId, Glicko> = [
        (PlayerId(1), of(1500.0, 200.0)),
        (PlayerId(2), of(1400.0, 30.0)),
        (PlayerId(3), of(1550.0, 100.0)),
        (PlayerId(4), of(1700.0, 300.0)),
    ]
    .into();
    let after = glicko_period(&event, &before)[&PlayerId(1)];
    assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
    assert!((after.volatility - 0.05999).abs() < 0.0001, "{after:?}");
}

/// Nine games of an international master against five grandmasters, two masters and
/// two without title, from five federations.
fn nine_games(results: &str) -> Event {
    let mut event = Event::new(
        "norms",
        Regulations::new(System::RoundRobin, 9, Preset::Fide2026),
    );
    let mut player = |id: u32, title: &str, federation: &str, rating: u32| {
        let mut player = Player::new(id, format!("P{id}"));
        title.clone_into(&mut player.title);
        federation.clone_into(&mut player.federation);
        player.rating = Some(rating);
        event.add_player(player).expect("a free number");
    };
    player(1, "IM", "NED", 2480);
    for (id, title, federation, rating) in [
        (2, "GM", "FRA", 2600),
        (3, "GM", "NED", 2580),
        (4, "GM", "GER", 2550),
        (5, "GM", "POL", 2540),
        (6, "GM", "ESP", 2520),
        (7, "IM", "FRA", 2450),
        (8, "IM", "GER", 2400),
        (9, "", "POL", 2300),
        (10, "", "ESP", 1900),
    ] {
        player(id, title, federation, rating);
    }
    for (opponent, result) in (2..).zip(results.chars()) {
        let mut board = Board::new(PlayerId(1), PlayerId(opponent));
        board.result = match result {
            '1' => GameResult::win(Side::White),
            '=' => GameResult::Draw,
            '+' => GameResult::forfeit(Side::White),
            _ => GameResult::win(Side::Black),
        };
        event.rounds.push(Round {
            boards: vec![board],
            ..Round::default()
        });
    }
    event
}

fn norm_of(event: &Event, title: NormTitle) -> Norm {
    let all = norms(event);
    let found = all
        .into_iter()
        .find(|n| n.player == PlayerId(1) && n.title == title);
    found.expect("one of everybody")
}

#[test]
fn a_norm_of_a_grandmaster() {
    // 6½ of 9; the lowest counts as 2200, so the mean is 22140 / 9 = 2460.
    let norm = norm_of(&nine_games("===1==111"), NormTitle::Grandmaster);
    assert_eq!((norm.games, norm.score), (9, f("6.5")));
    assert_eq!(norm.average, Some(2460));
    assert_eq!(norm.performance, Some(2460 + 166));
    assert!(norm.is_made(), "{norm:?}");
    // As a norm for a master the lowest counts as 2050.
    let norm = norm_of(&nine_games("===1==111"), NormTitle::Master);
    assert_eq!(norm.average, Some(2443));
}

#[test]
fn what_a_norm_lacks() {
    let lacks = |event: &Event| norm_of(event, NormTitle::Grandmaster).lacks;
    assert_eq!(lacks(&nine_games("=========")), [Lack::Performance]);
    // A game that was not played does not count.
    assert_eq!(lacks(&nine_games("===1==11+")), [Lack::Games]);
    let mut event = nine_games("===1==111");
    for player in &mut event.players {
        "NED".clone_into(&mut player.federation);
    }
    assert_eq!(
        lacks(&event),
        [Lack::Federations, Lack::OwnFederation, Lack::OneFederation]
    );
    let mut event = nine_games("===1==111");
    for player in &mut event.players[1..] {
        player.title.clear();
    }
    assert_eq!(lacks(&event), [Lack::Titled, Lack::Peers]);
    let mut event = nine_games("===1==111");
    event.players[8].rating = None;
    event.players[9].rating = None;
    assert!(lacks(&event).contains(&Lack::Unrated));
    // Two grandmasters met several times are still two.
    let mut event = nine_games("===1==111");
    for board in event.rounds[2..5].iter_mut().map(|r| &mut r.boards[0]) {
        board.black = PlayerId(2);
    }
    assert!(lacks(&event).contains(&Lack::Peers));
    // Titles for women are looked at where the entry list says so.
    assert_eq!(norms(&event).len(), 20);
    event.players[0].sex = Some('w');
    assert_eq!(norms(&event).len(), 22);
}
