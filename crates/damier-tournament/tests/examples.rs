//! The worked examples of the rules: small tables built by hand.

use damier_game::Side;
use damier_tournament::files::read_csv;
use damier_tournament::model::{
    Board, ByeKind, GameResult, ResultClass, Round, Team, TeamMatch, TeamRules, WithdrawalRule,
};
use damier_tournament::standings::{Criterion, Sums, rank, standings};
use damier_tournament::table::{Game, Row, Slot};
use damier_tournament::{
    Event, Fraction, Player, PlayerId, PointScale, Preset, Ranking, Regulations, System, Table,
    TeamId, UnplayedPolicy,
};

fn f(text: &str) -> Fraction {
    text.parse().expect("a fraction")
}

fn game(opponent: usize, points: i64) -> Slot {
    let class = [ResultClass::Loss, ResultClass::Draw, ResultClass::Win]
        [usize::try_from(points).expect("0 to 2")];
    Slot::Game(Game {
        opponent,
        side: Side::White,
        points: points.into(),
        against: (2 - points).into(),
        class,
        played: true,
        balance: 0,
        rated: true,
    })
}

fn rest(points: i64) -> Slot {
    Slot::Bye {
        kind: ByeKind::Full,
        points: points.into(),
    }
}

fn row(id: u32, rating: Option<u32>, slots: Vec<Slot>) -> Row {
    Row {
        id,
        start: id,
        rating,
        slots,
        board_points: Vec::new(),
        game_points: Vec::new(),
        stage: Fraction::ZERO,
    }
}

fn table(rows: Vec<Row>, round_robin: bool) -> Table {
    let rounds = u16::try_from(rows[0].slots.len()).expect("few");
    Table {
        rounds,
        rows,
        win: 2.into(),
        draw: 1.into(),
        loss: 0.into(),
        game_win: 2.into(),
        round_robin,
        teams: false,
    }
}

/// Player 1 has drawn with opponents who end with the given points.
fn against(scores: &[i64]) -> Table {
    let all = (1..=scores.len()).map(|o| game(o, 1)).collect();
    let mut rows = vec![row(1, None, all)];
    for (index, score) in scores.iter().enumerate() {
        let mut slots = vec![Slot::Empty; scores.len()];
        slots[index] = rest(*score);
        rows.push(row(u32::try_from(index + 2).expect("few"), None, slots));
    }
    table(rows, false)
}

fn value(table: &Table, criterion: Criterion) -> String {
    Sums::new(table, UnplayedPolicy::Draughts)
        .value(criterion, 0)
        .key
        .to_string()
}

#[test]
fn solkoff_median_and_truncated() {
    let table = against(&[12, 11, 10, 9, 7]);
    assert_eq!(value(&table, Criterion::Solkoff), "49");
    assert_eq!(value(&table, Criterion::SolkoffMedian), "30");
    assert_eq!(value(&table, Criterion::SolkoffTruncated(1)), "42");
    assert_eq!(value(&table, Criterion::SolkoffTruncated(2)), "33");
    // One of each is taken, also when several are equal.
    assert_eq!(
        value(&against(&[9, 9, 9, 4, 4]), Criterion::SolkoffMedian),
        "22"
    );
    // More cuts than opponents leave nothing, and do not fail.
    assert_eq!(value(&against(&[9]), Criterion::SolkoffMedian), "0");
    assert_eq!(value(&against(&[9]), Criterion::SolkoffTruncated(4)), "0");
}

#[test]
fn every_value_shows_its_addends() {
    let table = against(&[12, 11, 10, 9, 7]);
    let median = Sums::new(&table, UnplayedPolicy::Draughts).value(Criterion::SolkoffMedian, 0);
    let cut: Vec<i64> = median
        .addends
        .iter()
        .filter(|a| a.cut)
        .map(|a| a.amount.numerator())
        .collect();
    assert_eq!(cut, [12, 7]);
    let opponents: Vec<_> = median.addends.iter().map(|a| a.opponent).collect();
    assert_eq!(opponents, [Some(2), Some(3), Some(4), Some(5), Some(6)]);
    let kept: Fraction = median
        .addends
        .iter()
        .filter(|a| !a.cut)
        .map(|a| a.amount)
        .sum();
    assert_eq!(kept, f("30"));
}

/// One pair, two answers: stepwise truncation, median and Solkoff plus do not
/// put the same player first.
#[test]
fn the_pair_with_two_answers() {
    let first = against(&[3, 9, 10, 11, 11, 12, 12, 12, 13]);
    let second = against(&[8, 9, 9, 11, 11, 12, 12, 12, 14]);
    for (criterion, a, b) in [
        (Criterion::Solkoff, "93", "98"),
        (Criterion::SolkoffTruncated(1), "90", "90"),
        (Criterion::SolkoffTruncated(2), "81", "81"),
        (Criterion::SolkoffTruncated(3), "71", "72"),
        (Criterion::SolkoffMedian, "77", "76"),
    ] {
        assert_eq!(value(&first, criterion), a, "{criterion}");
        assert_eq!(value(&second, criterion), b, "{criterion}");
    }
}

#[test]
fn more_wins_come_before_the_game_between_the_tied() {
    // A and B have 8 points each; A has three wins, B two, but B beat A.
    let text = "# system: round robin\n# scoring: win=2 draw=1 loss=0\n\
        id;name;R1;R2;R3;R4;R5;R6\n\
        1;A;2w0;3w2;4w2;5w2;6w1;7w1\n\
        2;B;1b2;4w2;5w1;6w1;7w1;3w1\n\
        3;C;;1b0;;;;2b1\n4;D;;2b0;1b0;;;\n5;E;;;2b1;1b0;;\n6;F;;;;2b1;1b1;\n7;G;;;;;2b1;1b1\n";
    let event = read_csv(text).expect("a table").event;
    let order = standings(&event, &Ranking::preset(Preset::FmjdRr, false), None);
    assert_eq!((order.lines[0].id, order.lines[1].id), (1, 2));
    assert_eq!(order.lines[0].decided_by, Some(Criterion::Wins));
    assert_eq!(order.lines[1].behind_by, Some(Criterion::Wins));
}

/// Two players with equal points who met; `a` lost, but met stronger opponents.
fn rating_event(extra_leader: bool) -> Table {
    // Rows: 0 leader, 1 a, 2 b, 3 strong, 4 weak.
    let top = if extra_leader { 6 } else { 0 };
    table(
        vec![
            row(1, None, vec![rest(top), Slot::Empty, Slot::Empty]),
            row(2, Some(2000), vec![game(2, 0), game(3, 2), rest(1)]),
            row(3, Some(2000), vec![game(1, 2), game(4, 1), Slot::Empty]),
            row(4, Some(2200), vec![Slot::Empty, game(1, 0), Slot::Empty]),
            row(5, Some(1800), vec![Slot::Empty, game(2, 1), Slot::Empty]),
        ],
        false,
    )
}

#[test]
fn on_rating_the_mutual_game_counts_for_the_first_place_only() {
    let ranking = Ranking::preset(Preset::FmjdSwissRating, false);
    // Tied for places 2 and 3: the higher average goes first, although he lost.
    let order = rank(&rating_event(true), &ranking, 0);
    assert_eq!(
        order.lines.iter().map(|l| l.id).collect::<Vec<_>>()[..3],
        [1, 2, 3]
    );
    assert_eq!(order.lines[1].decided_by, Some(Criterion::AverageRating(0)));
    // Tied for place 1: the game between them decides.
    let order = rank(&rating_event(false), &ranking, 0);
    assert_eq!(order.lines[0].id, 3);
    assert_eq!(order.lines[0].decided_by, Some(Criterion::MutualFirstPlace));
}

#[test]
fn average_ratings_are_compared_as_fractions() {
    let ratings = |list: &[u32]| {
        let mut table = against(&vec![0; list.len()]);
        for (row, rating) in table.rows[1..].iter_mut().zip(list) {
            row.rating = Some(*rating).filter(|r| *r > 0);
        }
        value(&table, Criterion::AverageRating(0))
    };
    assert_eq!(ratings(&[2339, 2294, 2254, 2240]), "2281.75");
    assert!(f(&ratings(&[2339, 2294, 2254, 2240])) > f(&ratings(&[2339, 2294, 2254, 2239])));
    // The unrated are left out of sum and count.
    assert_eq!(ratings(&[2300, 0, 2301]), "2300.5");
    assert_eq!(ratings(&[0, 0]), "");
}

/// Not everybody tied has met: only who is ahead whatever the missing games
/// would have given is taken out.
#[test]
fn missing_mutual_games_decide_nothing_unless_they_cannot_matter() {
    let mut lines = vec![
        row(1, None, vec![game(1, 2), game(2, 2), rest(0), rest(0)]),
        row(2, None, vec![game(0, 0), rest(2), rest(2), rest(0)]),
        row(3, None, vec![rest(2), game(0, 0), rest(0), rest(2)]),
    ];
    let ranking = Ranking {
        criteria: vec![Criterion::Points, Criterion::Mutual],
        also_shown: Vec::new(),
        unplayed: UnplayedPolicy::Draughts,
    };
    let places = |rows: &[Row]| -> Vec<(usize, u32)> {
        let order = rank(&table(rows.to_vec(), false), &ranking, 0);
        order.lines.iter().map(|l| (l.place, l.id)).collect()
    };
    // 2 and 3 have not met; each could reach 2 points, 1 has 4: he is first.
    assert_eq!(places(&lines), [(1, 1), (2, 2), (2, 3)]);
    // Without the game against 3, 3 could have caught him up.
    lines[0].slots[1] = rest(2);
    lines[2].slots[1] = rest(0);
    lines[2].slots[0] = rest(2);
    assert_eq!(
        places(&lines).iter().map(|p| p.0).collect::<Vec<_>>(),
        [1, 1, 1]
    );
}

#[test]
fn a_double_forfeit_counts_the_scheduled_opponents() {
    let text = include_str!("data/04-world-cup-ouagadougou-2022-swiss.csv");
    let event = read_csv(text).expect("a table").event;
    let table = Table::of(&event, None);
    let row = table.row_of(66).expect("number 66");
    let of = |policy| Sums::new(&table, policy).value(Criterion::SolkoffTruncated(1), row);
    // Σ73−3 with the forfeit, Σ70−6 without it.
    assert_eq!(of(UnplayedPolicy::Draughts).key.to_string(), "70");
    assert_eq!(of(UnplayedPolicy::Online).key.to_string(), "64");
}

/// The virtual opponent of 2009: 2.5 points before a forfeit win in round 5 of 9
/// make a virtual opponent of 4.5 points.
#[test]
fn the_virtual_opponent_of_2009() {
    let half = |slot: Slot| match slot {
        Slot::Game(g) => Slot::Game(Game {
            points: g.points.half(),
            against: g.against.half(),
            ..g
        }),
        other => other,
    };
    // Adjusted opponents 4.5+5.5+5+6+5+5.5+7+7.5 with results 1 ½ 1 0 | 1 1 ½ 0.
    let wanted = ["4.5", "5.5", "5", "6", "5", "5.5", "7", "7.5"];
    let results = [2, 1, 2, 0, 2, 2, 2, 0];
    let mut own: Vec<Slot> = Vec::new();
    for (index, result) in results.iter().enumerate() {
        if index == 4 {
            own.push(Slot::Game(Game {
                opponent: 1,
                side: Side::White,
                points: Fraction::ONE,
                against: Fraction::ZERO,
                class: ResultClass::Win,
                played: false,
                balance: 0,
                rated: true,
            }));
        }
        own.push(half(game(index + 1, *result)));
    }
    let mut rows = vec![row(1, None, own)];
    for (index, (points, result)) in wanted.iter().zip(results).enumerate() {
        let round = if index < 4 { index } else { index + 1 };
        let mut slots = vec![Slot::Empty; 9];
        // Eight rounds without play count ½ each; the game is put right so that
        // the sum is as wanted.
        let played = f(points) - f("4");
        slots[round] = half(game(0, 2 - result));
        if let Slot::Game(game) = &mut slots[round] {
            game.points = played;
        }
        rows.push(row(u32::try_from(index + 2).expect("few"), None, slots));
    }
    let table = Table {
        rounds: 9,
        rows,
        win: 1.into(),
        draw: f("½"),
        loss: 0.into(),
        game_win: 1.into(),
        round_robin: false,
        teams: false,
    };
    let sums = Sums::new(&table, UnplayedPolicy::FideVirtual2009);
    assert_eq!(
        sums.value(Criterion::Buchholz(0), 0).key.to_string(),
        "50.5"
    );
    assert_eq!(sums.value(Criterion::Buchholz(1), 0).key.to_string(), "46");
    // 4.5 + 2.75 + 5 + 0 + ½·4.5 + 5 + 5.5 + 7 + 0
    assert_eq!(
        sums.value(Criterion::SonnebornBerger(0), 0).key.to_string(),
        "32"
    );
}

/// Somebody leaves after 4 of 7 rounds with 5 points: face value 5, for FIDE
/// 5 + 3·1 to his opponents.
#[test]
fn a_withdrawn_opponent_in_both_views() {
    let mut gone = vec![rest(2), rest(2), rest(0), game(0, 1)];
    gone.extend(vec![
        Slot::Bye {
            kind: ByeKind::Zero,
            points: Fraction::ZERO
        };
        3
    ]);
    let mut own = vec![Slot::Empty; 7];
    own[3] = game(1, 1);
    own[6] = rest(0);
    let table = table(vec![row(1, None, own), row(2, None, gone)], false);
    let met = |policy| {
        let value = Sums::new(&table, policy).value(Criterion::Buchholz(0), 0);
        value
            .addends
            .iter()
            .find(|a| a.opponent == Some(2))
            .map(|a| a.amount)
    };
    assert_eq!(met(UnplayedPolicy::Draughts), Some(f("5")));
    assert_eq!(met(UnplayedPolicy::FideCapped2026), Some(f("8")));
    assert_eq!(met(UnplayedPolicy::FideDummy2024), Some(f("8")));
}

const fn id(number: u32) -> PlayerId {
    PlayerId(number)
}

/// Three teams of four: A–B 1-1, 2-0, 1-1, 1-1; B–C 2-0, 1-1, 1-1, 1-1; C–A 1-1,
/// 1-1, 2-0, 1-1.
fn three_teams(first_board: GameResult) -> Event {
    let mut regulations = Regulations::new(System::TeamRoundRobin, 3, Preset::FmjdRr);
    regulations.teams = Some(TeamRules::new(4));
    let mut event = Event::new("teams", regulations);
    for team in 1..=3_u32 {
        let members: Vec<PlayerId> = (1..=4).map(|board| id(team * 10 + board)).collect();
        for member in &members {
            event.players.push(Player::new(member.0, ""));
        }
        event.teams.push(Team {
            id: TeamId(team),
            name: String::new(),
            members,
        });
    }
    let win = |side| GameResult::win(side);
    let draw = || GameResult::Draw;
    // The home team has White on odd boards.
    for (home, away, results) in [
        (1, 2, [draw(), win(Side::Black), draw(), draw()]),
        (2, 3, [first_board, draw(), draw(), draw()]),
        (3, 1, [draw(), draw(), win(Side::White), draw()]),
    ] {
        let mut round = Round::default();
        for (board, result) in (1..=4_u32).zip(results) {
            let (mut white, mut black) = (id(home * 10 + board), id(away * 10 + board));
            if board % 2 == 0 {
                std::mem::swap(&mut white, &mut black);
            }
            round.boards.push(Board {
                result,
                ..Board::new(white, black)
            });
        }
        let (white, black) = (TeamId(home), TeamId(away));
        round.matches.push(TeamMatch {
            white,
            black,
            boards: vec![0, 1, 2, 3],
        });
        event.append_round(round).expect("a round");
    }
    event
}

#[test]
fn teams_by_game_points_then_board_by_board() {
    let event = three_teams(GameResult::win(Side::White));
    let order = standings(&event, &Ranking::preset(Preset::FmjdRr, true), None);
    let rows = order.rows();
    assert_eq!(rows.iter().map(|r| r.id).collect::<Vec<_>>(), [2, 1, 3]);
    for row in &rows {
        assert_eq!(row.points, "2");
        assert_eq!(row.criteria.get("game_points"), Some("8"));
        assert_eq!(row.decided_by.as_deref(), Some("board_1"));
    }
    let boards: Vec<_> = rows
        .iter()
        .map(|r| r.criteria.get("board_1").expect("a value"))
        .collect();
    assert_eq!(boards, ["3", "2", "1"]);
    let second: Vec<_> = rows
        .iter()
        .map(|r| r.criteria.get("board_2").expect("a value"))
        .collect();
    assert_eq!(second, ["1", "3", "2"]);
    // 24 against 22 would do: game points come first.
    let event = three_teams(GameResult::Graded {
        white: 4.into(),
        black: 0.into(),
    });
    let order = standings(&event, &Ranking::preset(Preset::FmjdRr, true), None);
    assert_eq!(order.lines[0].id, 2);
    assert_eq!(
        order.lines[0].decided_by.map(|c| c.name()).as_deref(),
        Some("game_points")
    );
}

#[test]
fn every_kind_of_result_has_its_points() {
    let scale = PointScale::draughts();
    let both = |scale: &PointScale, result: &GameResult| {
        Side::BOTH.map(|side| scale.game(result, side).map(|p| p.to_string()))
    };
    let some = |a: &str, b: &str| [Some(a.to_owned()), Some(b.to_owned())];
    for (result, points) in [
        (GameResult::win(Side::White), some("2", "0")),
        (GameResult::win(Side::Black), some("0", "2")),
        (GameResult::Draw, some("1", "1")),
        (
            GameResult::AdvantageDraw { side: Side::Black },
            some("1", "1"),
        ),
        (GameResult::BothPunished, some("0", "0")),
        (GameResult::forfeit(Side::White), some("2", "0")),
        (GameResult::DoubleForfeit, some("0", "0")),
        (GameResult::Unfinished, [None, None]),
        (GameResult::Annulled, [None, None]),
    ] {
        assert_eq!(both(&scale, &result), points, "{result:?}");
    }
    let decided = GameResult::Decided {
        white: f("1.5"),
        black: f("0.5"),
        played: true,
        reason: "clock out of order".to_owned(),
    };
    assert_eq!(both(&scale, &decided), some("1.5", "0.5"));
    assert_eq!(decided.class(Side::White), Some(ResultClass::Win));
    for (kind, points) in [
        (ByeKind::Pairing, "2"),
        (ByeKind::Full, "2"),
        (ByeKind::Half, "1"),
        (ByeKind::Zero, "0"),
    ] {
        assert_eq!(scale.bye(kind), f(points), "{kind:?}");
    }
    // Matches by stages and the Delft count.
    let stages = PointScale::stages();
    let rapid = stages.played(f("4"), f("8")).expect("8-4 exists");
    assert_eq!(both(&stages, &rapid), some("4", "8"));
    assert_eq!(rapid.class(Side::Black), Some(ResultClass::Win));
    assert_eq!(stages.played(f("6"), f("6")), Some(GameResult::Draw));
    let delft = PointScale::delft();
    assert!(delft.played(f("9"), f("1")).is_some());
    assert_eq!(delft.played(f("9"), f("3")), None);
    assert!(stages.has_draws() && !delft.has_draws());
    assert!(!delft.splits().contains(&(f("5"), f("5"))));
}

#[test]
fn the_balance_of_plus_and_minus_draws() {
    let text = "# system: round robin\n# scoring: win=2 draw=1 loss=0\n\
        id;name;R1;R2;R3\n\
        1;A;2w1+;3b1;4w2\n2;B;1b1-;4w2;3b1\n3;C;4w1;1w1;2w1\n4;D;3b1;2b0;1b0\n";
    let event = read_csv(text).expect("a table").event;
    let rows = standings(
        &event,
        &Ranking::preset(Preset::KndbChampionship, false),
        None,
    )
    .rows();
    let balances: Vec<_> = rows
        .iter()
        .map(|r| (r.id, r.criteria.get("balance").expect("a value").to_owned()))
        .collect();
    assert_eq!(balances[0], (1, "1".to_owned()));
    assert_eq!(balances[1], (2, "-1".to_owned()));
    assert_eq!(rows[0].decided_by.as_deref(), Some("balance"));
}

#[test]
fn games_of_somebody_who_left_early_can_be_struck() {
    let text = "# system: round robin\n# scoring: win=2 draw=1 loss=0\n\
        id;name;R1;R2;R3\n\
        1;A;2w2;3b1;4w1\n2;B;1b0;4w0;3b1\n3;C;4w-;1w1;2w1\n4;D;3b+;2b2;1b1\n";
    let mut event = read_csv(text).expect("a table").event;
    event.withdraw(id(2), 1, None).expect("player 2");
    let points = |event: &Event| -> Vec<String> {
        Table::of(event, None)
            .rows
            .iter()
            .map(|r| r.points().to_string())
            .collect()
    };
    assert_eq!(points(&event), ["4", "1", "2", "5"]);
    event.regulations.withdrawal = WithdrawalRule::KeepAboveHalf;
    assert_eq!(points(&event), ["2", "0", "1", "3"]);
    // Two of three rounds are more than half: what was played stays.
    event.withdraw(id(2), 2, None).expect("player 2");
    assert_eq!(points(&event), ["4", "1", "2", "5"]);
}

#[test]
fn regulations_are_fixed_by_the_first_round() {
    let regulations = Regulations::new(System::Manual, 3, Preset::FmjdSwissSolkoff);
    let mut event = Event::new("club", regulations.clone());
    for number in 1..=2 {
        event
            .add_player(Player::new(number, ""))
            .expect("a free number");
    }
    let mut other = regulations;
    other.rounds = 4;
    event
        .change_regulations(other.clone(), "", None)
        .expect("before the start");
    assert_eq!(event.log, []);
    let round = Round {
        boards: vec![Board::new(id(1), id(2))],
        ..Round::default()
    };
    event.append_round(round).expect("a round");
    other.rounds = 5;
    assert!(event.change_regulations(other.clone(), " ", None).is_err());
    let when = Some("2026-11-30".to_owned());
    event
        .change_regulations(other, "two days more", when)
        .expect("with a reason");
    assert_eq!(event.log.len(), 1);
    // Overwriting a result is logged too, entering the first one is not.
    event
        .set_result(1, 1, GameResult::Draw, None)
        .expect("board 1");
    event
        .set_result(1, 1, GameResult::win(Side::Black), None)
        .expect("board 1");
    assert_eq!(event.log.len(), 2);
    assert!(event.set_result(1, 2, GameResult::Draw, None).is_err());
    assert!(event.set_result(2, 1, GameResult::Draw, None).is_err());
}

#[test]
fn matches_by_stages_rank_by_their_points() {
    let text = "# scoring: 12-0 standard, 8-4 rapid, 7-5 blitz, 6-6\n# system: round robin\n\
        id;name;R1;R2;R3\n1;A;2w8;3b7;4w6\n2;B;1b4;4w12;3b12\n3;C;4w6;1w5;2w0\n\
        4;D;3b6;2b0;1b6\n";
    let event = read_csv(text).expect("a table").event;
    let rows = standings(&event, &Ranking::preset(Preset::FmjdRr, false), None).rows();
    let points: Vec<_> = rows.iter().map(|r| (r.id, r.points.as_str())).collect();
    assert_eq!(points, [(2, "28"), (1, "21"), (4, "12"), (3, "11")]);
    assert_eq!(rows[1].criteria.get("wins"), Some("2"));
}
