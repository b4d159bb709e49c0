//! Teams by FIDE C.04.6: situations worked out by hand from its articles.

use damier_game::Side;
use damier_tournament::desk::{pair_by_hand, pair_next, plan_round};
use damier_tournament::files::{LineEnd, TrfDialect, read_trf, write_trf};
use damier_tournament::model::{
    ByeKind, ColourPreferences, GameResult, PrimaryScore, RequestedBye, Team, TeamByeWorth,
    TeamRules,
};
use damier_tournament::pairing::{Obstacle, Pair, explain, pair_round};
use damier_tournament::table::Table;
use damier_tournament::{Event, Fraction, Player, PlayerId, Preset, Regulations, System, TeamId};

const fn id(number: u32) -> PlayerId {
    PlayerId(number)
}

/// Teams of two: number `n` has players `2n - 1` and `2n`.
fn event(teams: u32, rounds: u16, rules: TeamRules) -> Event {
    let mut regulations = Regulations::new(System::TeamSwiss, rounds, Preset::Fide2026);
    regulations.first_colour = Some(Side::White);
    regulations.teams = Some(rules);
    let mut event = Event::new("teams", regulations);
    for team in 1..=teams {
        let members = [id(team * 2 - 1), id(team * 2)];
        for member in members {
            let player = Player::new(member.0, format!("P{member}"));
            event.add_player(player).expect("a free number");
        }
        event.teams.push(Team {
            id: TeamId(team),
            name: format!("Team {team}"),
            members: members.to_vec(),
        });
    }
    event
}

/// Plays a round: teams with White and Black on the first board, and `1` for a
/// won match of White, `=`, `0`, or `-` for nobody there; a single number rests.
fn play(event: &mut Event, matches: &str) {
    let mut pairs = Vec::new();
    let mut results = Vec::new();
    for text in matches.split(' ') {
        let letter = text.chars().last().expect("not empty");
        let (white, black) = match text.trim_end_matches(letter).split_once('-') {
            Some((white, black)) => (white, Some(black)),
            None => (text, None),
        };
        let number = |text: &str| id(text.parse().expect("a number"));
        pairs.push(Pair {
            white: number(white),
            black: black.map(number),
        });
        if black.is_some() {
            results.push(letter);
        }
    }
    pair_by_hand(event, &pairs, None).expect("known teams");
    let round = event.rounds.last_mut().expect("just paired");
    for (fixture, letter) in round.matches.clone().iter().zip(results) {
        for (seat, index) in fixture.boards.iter().enumerate() {
            let home = if seat % 2 == 0 {
                Side::White
            } else {
                Side::Black
            };
            round.boards[*index].result = match letter {
                '1' => GameResult::win(home),
                '0' => GameResult::win(!home),
                '=' => GameResult::Draw,
                _ => GameResult::DoubleForfeit,
            };
        }
    }
}

fn next(event: &Event) -> Vec<(u32, u32)> {
    let pairs = pair_round(event, event.next_round(), System::TeamSwiss).expect("it can be paired");
    pairs
        .iter()
        .map(|p| (p.white.0, p.black.map_or(0, |b| b.0)))
        .collect()
}

#[test]
fn the_lower_number_is_above_whatever_its_points() {
    // 3.6.1: team 3 comes up and has a lower number than 4, so 1-3 and 2-4.
    let mut event = event(8, 5, TeamRules::new(2));
    play(&mut event, "1-51 2-61 3-7= 4-81");
    let pairs = next(&event);
    assert_eq!(pairs[..2], [(4, 2), (3, 1)].map(|p| p)[..]);
}

#[test]
fn the_bye_goes_to_the_last_who_played_most() {
    // 3.4: 2 and 4 have nothing; 2 has played a match, 4 was not there.
    let mut event = event(5, 5, TeamRules::new(2));
    play(&mut event, "1-21 3-41 5");
    let boards = &mut event.rounds[0].boards;
    for board in &mut boards[2..4] {
        let winner = if [5, 6].contains(&board.white.0) {
            Side::White
        } else {
            Side::Black
        };
        board.result = GameResult::forfeit(winner);
    }
    assert_eq!(next(&event).last(), Some(&(2, 0)));
    // C2: whoever had the bye or won by forfeit does not rest, even as the last.
    let table = Table::of(&event, None);
    assert_eq!(
        table.rows[4].points(),
        Fraction::ONE,
        "as for a drawn match"
    );
    assert_eq!(table.rows[4].game_points, [Fraction::ONE]);
}

#[test]
fn a_bye_is_worth_what_the_regulations_say() {
    let mut rules = TeamRules::new(2);
    rules.bye = Some(TeamByeWorth {
        match_points: Fraction::whole(2),
        game_points: Fraction::HALF,
    });
    let mut event = event(3, 3, rules);
    play(&mut event, "1-2= 3");
    let table = Table::of(&event, None);
    assert_eq!(table.rows[2].points(), Fraction::whole(2));
    assert_eq!(table.rows[2].game_points, [Fraction::HALF]);
}

#[test]
fn who_did_not_play_may_be_paired_again() {
    let mut event = event(6, 5, TeamRules::new(2));
    play(&mut event, "1-2- 3-4= 5-6=");
    assert!(next(&event).contains(&(1, 2)), "{:?}", next(&event));
}

#[test]
fn strong_wishes_come_first_in_type_b() {
    // Before the last round: team 1 had B B W W, team 2 nothing, W B W.
    let mut rules = TeamRules::new(2);
    rules.colours = ColourPreferences::TypeB;
    let mut event = event(6, 5, rules);
    play(&mut event, "6-1= 5-2- 4-3=");
    play(&mut event, "5-1= 2-3= 6-4=");
    play(&mut event, "1-4= 6-2= 5-3=");
    play(&mut event, "1-3= 2-4= 6-5=");
    // 2 has one White more: a mild wish for Black. 1 wishes Black strongly.
    assert!(next(&event).contains(&(2, 1)), "{:?}", next(&event));
}

#[test]
fn game_points_can_come_first() {
    let mut rules = TeamRules::new(2);
    rules.primary = PrimaryScore::GamePoints;
    let mut event = event(4, 3, rules);
    play(&mut event, "1-31 2-41");
    // 1 wins 1½-½ only: 2 stands alone, and 4 alone at the bottom.
    event.rounds[0].boards[0].result = GameResult::Draw;
    assert_eq!(next(&event).len(), 2);
    let pairs = next(&event);
    assert!(
        pairs.contains(&(2, 1)) || pairs.contains(&(1, 2)),
        "{pairs:?}"
    );
}

#[test]
fn absent_teams_and_byes_that_were_asked_for() {
    let mut event = event(6, 3, TeamRules::new(2));
    event.requested_byes.push(RequestedBye {
        round: 1,
        player: id(2),
        kind: ByeKind::Half,
    });
    // Nobody of team 6 came.
    event.withdraw(id(11), 0, None).expect("known");
    event.withdraw(id(12), 0, None).expect("known");
    pair_next(&mut event).expect("four teams");
    let round = &event.rounds[0];
    assert_eq!(round.matches.len(), 2);
    assert_eq!(round.team_byes.len(), 1);
    assert_eq!(round.team_byes[0].kind, ByeKind::Half);
    // A substitute moves up for somebody who left.
    let mut event = self::event(4, 3, TeamRules::new(2));
    event.add_player(Player::new(9, "P9")).expect("free");
    event.teams[0].members.push(id(9));
    event.withdraw(id(1), 0, None).expect("known");
    let round = plan_round(&event).expect("four teams");
    let of_first = |b: &damier_tournament::model::Board| [b.white, b.black].contains(&id(2));
    assert!(of_first(&round.boards[0]), "second board became the first");
}

/// A team that brings fewer players than boards gives the others away.
#[test]
fn empty_boards_are_won_by_forfeit() {
    let mut event = event(4, 3, TeamRules::new(3));
    for (player, team) in [(9, 0), (10, 1), (11, 2)] {
        event.add_player(Player::new(player, "P")).expect("free");
        event.teams[team].members.push(id(player));
    }
    // Team 1 brings one player, 2 and 3 three each, 4 two.
    event.withdraw(id(2), 0, None).expect("known");
    event.withdraw(id(9), 0, None).expect("known");
    pair_next(&mut event).expect("four teams");
    let round = &event.rounds[0];
    let pairs: Vec<_> = round
        .matches
        .iter()
        .map(|m| (m.white.0, m.black.0))
        .collect();
    assert_eq!(pairs, [(1, 3), (4, 2)]);
    let byes: Vec<_> = round.byes.iter().map(|b| (b.player.0, b.kind)).collect();
    assert_eq!(
        byes,
        [(6, ByeKind::Full), (11, ByeKind::Full), (10, ByeKind::Full)]
    );
    assert_eq!(event.unopposed(round, &round.matches[0]), [id(6), id(11)]);
    assert_eq!(event.unopposed(round, &round.matches[1]), [id(10)]);
    // Team 1 wins the only game it plays: 1-2. Team 4 wins one of two: 1-2.
    for board in &mut event.rounds[0].boards {
        let winner = [1, 7]
            .into_iter()
            .find(|p| [board.white.0, board.black.0].contains(p));
        let winner = winner.unwrap_or(4);
        let side = if board.white.0 == winner {
            Side::White
        } else {
            Side::Black
        };
        board.result = GameResult::win(side);
    }
    let whole = Fraction::whole;
    let check = |event: &Event| {
        let table = Table::of(event, None);
        let games: Vec<_> = table.rows.iter().map(|r| r.game_points[0]).collect();
        assert_eq!(games, [1, 2, 2, 1].map(whole));
        let matches: Vec<_> = table.rows.iter().map(|r| r.points()).collect();
        assert_eq!(matches, [0, 2, 2, 0].map(whole));
        assert_eq!(table.rows[2].board_points, [0, 1, 1].map(whole));
    };
    check(&event);
    // Whoever sat alone has the point for himself too.
    let players = Table::of_players(&event, None);
    let row = players
        .rows
        .iter()
        .find(|row| row.id == 11)
        .expect("entered");
    assert_eq!(row.points(), whole(1));
    let text = write_trf(&event, TrfDialect::Trf26, LineEnd::Lf);
    check(&read_trf(&text).expect("our own").event);
}

#[test]
fn reasons_why_teams_do_not_meet() {
    let mut event = event(6, 5, TeamRules::new(2));
    play(&mut event, "1-41 2-51 3-6=");
    let why = |event: &Event, round, a, b| {
        let answer = explain(event, round, System::TeamSwiss, id(a), id(b));
        answer.expect("it can be paired").obstacles
    };
    assert_eq!(why(&event, 1, 1, 4), [Obstacle::TheyMeet]);
    assert_eq!(
        why(&event, 2, 1, 4),
        [Obstacle::HaveMet { rounds: vec![1] }]
    );
    assert_eq!(why(&event, 2, 1, 2), [Obstacle::TheyMeet]);
    // 1 and 2 both won: if 1 met 3, two teams more would have to come up.
    let found = why(&event, 2, 1, 3);
    assert!(
        matches!(&found[..], [Obstacle::Worse { criterion: 4, now, then, .. }]
            if now == &[Fraction::ZERO] && then == &[Fraction::whole(2)]),
        "{found:?}"
    );
    // In the first round every other meeting is as good, but later.
    let first = self::event(6, 5, TeamRules::new(2));
    assert_eq!(why(&first, 1, 1, 5), [Obstacle::LaterCandidate]);
}

#[test]
fn trf26_keeps_what_pairing_goes_by() {
    let mut rules = TeamRules::new(2);
    rules.colours = ColourPreferences::TypeB;
    rules.primary = PrimaryScore::GamePoints;
    rules.win = Fraction::whole(3);
    rules.bye = Some(TeamByeWorth {
        match_points: Fraction::ONE,
        game_points: Fraction::HALF,
    });
    let mut event = event(5, 4, rules);
    event.regulations.round_dates = vec!["2026/11/28".to_owned(), "2026/11/29".to_owned()];
    pair_next(&mut event).expect("five teams");
    for board in &mut event.rounds[0].boards {
        board.result = GameResult::Draw;
    }
    let text = write_trf(&event, TrfDialect::Trf26, LineEnd::Cr);
    assert!(text.contains("192 FIDE_TEAM_TYPEB_GP_MP\r"), "{text}");
    let back = read_trf(&text).expect("our own").event;
    assert_eq!(back.regulations.teams, event.regulations.teams);
    assert_eq!(back.regulations.system, System::TeamSwiss);
    assert_eq!(back.regulations.round_dates, event.regulations.round_dates);
    assert_eq!(back.rounds[0].date, "2026/11/28");
    assert_eq!(back.rounds[0].team_byes, event.rounds[0].team_byes);
    assert_eq!(next(&back), next(&event));
    let code = |code: &str| {
        let text = text.replace("FIDE_TEAM_TYPEB_GP_MP", code);
        let rules = read_trf(&text).expect("a code").event.regulations.teams;
        let rules = rules.expect("teams");
        (rules.colours, rules.primary, rules.other_score_for_colours)
    };
    let match_points = PrimaryScore::MatchPoints;
    assert_eq!(
        code("FIDE_TEAM"),
        (ColourPreferences::TypeA, match_points, true)
    );
    assert_eq!(
        code("FIDE_TEAM_MP"),
        (ColourPreferences::None, match_points, false)
    );
}
