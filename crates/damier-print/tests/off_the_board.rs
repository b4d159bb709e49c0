//! What sheets say of those who do not play in the round, and of play-offs after it.

use damier_arbiter::Lang;
use damier_game::Side;
use damier_print::{Body, Document, Sheet, html};
use damier_tournament::desk::pair_by_hand;
use damier_tournament::model::{GameResult, PlayOff, PlayOffForm, PlayOffGame, Team, TeamRules};
use damier_tournament::pairing::Pair;
use damier_tournament::{Event, Player, PlayerId, PointScale, Preset, Regulations, System, TeamId};

fn id(number: u32) -> PlayerId {
    PlayerId(number)
}

fn event(system: System, players: u32) -> Event {
    let mut event = Event::new("Club", Regulations::new(system, 3, Preset::FmjdRr));
    for number in 1..=players {
        let player = Player::new(number, format!("Player {number}"));
        event.add_player(player).expect("a free number");
    }
    event
}

fn rows(document: &Document) -> &[Vec<String>] {
    match &document.body {
        Body::Table { rows, .. } => rows,
        Body::Cards(_) => panic!("a table"),
    }
}

#[test]
fn everybody_finds_himself_in_the_list_by_name() {
    let mut event = event(System::TeamSwiss, 6);
    event.regulations.teams = Some(TeamRules::new(2));
    for team in 1..=3 {
        event.teams.push(Team {
            id: TeamId(team),
            name: format!("Team {team}"),
            members: [2 * team - 1, 2 * team].map(PlayerId).into(),
        });
    }
    event.withdraw(id(6), 0, None).expect("player 6");
    let pair = |white, black: Option<u32>| Pair {
        white: id(white),
        black: black.map(PlayerId),
    };
    let pairs = [pair(1, Some(2)), pair(3, None)];
    pair_by_hand(&mut event, &pairs, None).expect("a round");
    for (lang, bye) in [
        (Lang::En, "bye"),
        (Lang::Fr, "exempt"),
        (Lang::Ru, "свободен"),
    ] {
        let sheet = Sheet::Names.of(&event, Some(1), lang).expect("paired");
        let listed: Vec<&str> = rows(&sheet).iter().map(|row| row[1].as_str()).collect();
        // Of the team without a match everybody who is there; player 6 has left.
        assert_eq!(listed, ["1", "2", "3", "4", "5"]);
        assert_eq!(rows(&sheet)[4][3], bye);
    }
}

/// A play-off of which the first game was drawn, and the second won by White.
fn played(players: [PlayerId; 2]) -> PlayOff {
    let [one, other] = players;
    let game = |white, black, winner| PlayOffGame {
        white,
        black,
        winner,
        left_ms: None,
        flag: None,
    };
    PlayOff {
        place: 1,
        players: players.into(),
        form: PlayOffForm::Barrage,
        games: vec![game(one, other, None), game(other, one, Some(Side::White))],
        order: vec![vec![other], vec![one]],
    }
}

#[test]
fn play_offs_stand_below_their_round_in_the_points_of_the_event() {
    let mut cup = event(System::KnockOut, 4);
    for result in [GameResult::Draw, GameResult::win(Side::White)] {
        let round = damier_tournament::desk::pair_next(&mut cup).expect("a round");
        for board in 1..=cup.round(round).expect("paired").boards.len() {
            let result = result.clone();
            cup.set_result(round, board, result, None).expect("a board");
        }
        if round == 1 {
            cup.play_offs = vec![played([id(1), id(4)]), played([id(2), id(3)])];
        }
    }
    let below = |cup: &Event, sheet: Sheet, round| {
        let document = sheet.of(cup, Some(round), Lang::En).expect("paired");
        let page = html::page(std::slice::from_ref(&document), Lang::En);
        for line in &document.play_offs {
            assert!(page.contains(line), "{page}");
        }
        document.play_offs
    };
    let first = "Play-off for place 1: Player 1 – Player 4 1-1, Player 4 – Player 1 2-0 \
                 (order: Player 4, Player 1)";
    let shown = below(&cup, Sheet::Pairings, 1);
    assert_eq!(shown.len(), 2);
    assert_eq!(shown[0], first);
    assert!(below(&cup, Sheet::Pairings, 2).is_empty());
    assert!(below(&cup, Sheet::Names, 1).is_empty());
    for sheet in [Sheet::Standings, Sheet::Crosstable] {
        assert_eq!(below(&cup, sheet, 2).len(), 2, "{sheet}");
    }
    cup.regulations.scale = PointScale::chess();
    let shown = below(&cup, Sheet::Pairings, 1);
    assert!(shown[0].contains("Player 4 ½-½"), "{}", shown[0]);
    assert!(shown[0].contains("Player 1 1-0"), "{}", shown[0]);
}
