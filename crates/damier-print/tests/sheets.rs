//! Sheets of a made-up event in three languages, as HTML and as PDF.

use damier_arbiter::Lang;
use damier_game::Side;
use damier_print::{Body, Sheet, SheetError, Texts, html, pdf};
use damier_tournament::model::{GameResult, LogEntry, Team, What};
use damier_tournament::pairing::explain;
use damier_tournament::simulate::Simulation;
use damier_tournament::standings::{TeamBerger, standings};
use damier_tournament::{
    Criterion, Event, Fraction, Player, PlayerId, Preset, Ranking, Regulations, System, TeamId,
};

fn event() -> Event {
    let mut event = Simulation::new(9, 3, 4).run().expect("nine can be paired");
    "Кубок <мира> & Élan".clone_into(&mut event.name);
    for (player, name) in event.players.iter_mut().zip([
        "Ирина Чижова",
        "Élodie Maître",
        "Bo \"Ace\" Larsen",
        "Žydrūnas Łoś",
    ]) {
        name.clone_into(&mut player.name);
    }
    event
}

#[test]
fn every_sheet_in_every_language() {
    let event = event();
    for lang in Lang::ALL {
        for (sheet, name) in Sheet::ALL {
            assert_eq!(name.parse(), Ok(sheet));
            let document = sheet
                .of(&event, None, lang)
                .expect("three rounds are paired");
            assert!(!document.title.contains("sheet-"), "{}", document.title);
            if let Body::Table { columns, rows } = &document.body {
                for row in rows {
                    assert_eq!(row.len(), columns.len(), "{name}");
                }
            }
            let page = html::page(std::slice::from_ref(&document), lang);
            for id in ["col-", "criterion-", "bye-", "note-", "colour-", "slip-"] {
                assert!(!page.contains(&format!(">{id}")), "{lang} {name}: {id}");
            }
            assert!(page.contains("&lt;мира&gt; &amp; Élan"));
            assert!(pdf::write(&[document], lang).starts_with(b"%PDF-"));
        }
    }
}

#[test]
fn what_stands_on_the_sheets() {
    let event = event();
    let rows = |sheet: Sheet, round| match sheet.of(&event, round, Lang::En).expect("paired").body {
        Body::Table { rows, .. } => rows,
        Body::Cards(_) => panic!("a table"),
    };
    let pairings = rows(Sheet::Pairings, Some(2));
    assert_eq!(pairings.len(), 5, "four boards and a bye");
    assert_eq!(pairings[4][4], "bye");
    let names = rows(Sheet::Names, Some(2));
    assert_eq!(names.len(), 9);
    assert!(names.is_sorted_by_key(|row| row[0].to_lowercase()));
    assert_eq!(rows(Sheet::Crosstable, None).len(), 9);
    let places = rows(Sheet::Standings, None);
    assert!(
        places.iter().all(|row| !row[5].is_empty()),
        "everybody has points"
    );
    let slips = Sheet::Slips
        .of(&event, None, Lang::Ru)
        .expect("paired")
        .body;
    let Body::Cards(slips) = slips else {
        panic!("cards")
    };
    assert_eq!(slips[0].caption, "Тур 3, доска 1");
    assert_eq!(
        Sheet::Slips.of(&event, Some(4), Lang::En),
        Err(SheetError::NoSuchRound(4))
    );
}

#[test]
fn long_lists_take_several_pages() {
    let event = Simulation::new(200, 1, 1).run().expect("paired");
    let of = |sheet: Sheet| sheet.of(&event, None, Lang::Fr).expect("paired");
    let file = pdf::write(&[of(Sheet::Names), of(Sheet::Cards)], Lang::Fr);
    let pages = file.windows(12).filter(|w| w == b"/Type /Page\n").count();
    assert!(
        pages >= 25 + 3,
        "{pages} pages: 25 of eight cards, and the list"
    );
}

#[test]
fn missing_results_are_mentioned_with_the_right_plural() {
    let mut event = event();
    for board in &mut event.rounds[2].boards[..2] {
        board.result = GameResult::Unfinished;
    }
    let notes = |event: &Event, lang| {
        let sheet = Sheet::Standings.of(event, None, lang);
        sheet.expect("paired").notes
    };
    assert_eq!(notes(&event, Lang::Ru), ["Нет 2 результатов."]);
    event.rounds[2].boards[0].result = GameResult::Draw;
    assert_eq!(notes(&event, Lang::Ru), ["Нет 1 результата."]);
    assert_eq!(notes(&event, Lang::En), ["1 result is missing."]);
    assert_eq!(notes(&event, Lang::Fr), ["Il manque 1 résultat."]);
}

#[test]
fn the_log_gives_the_reason_of_a_decision() {
    let event = event();
    let entry = LogEntry {
        when: None,
        after_round: 1,
        what: What::ResultChanged {
            round: 1,
            board: 2,
            before: GameResult::Draw,
            after: GameResult::Decided {
                white: Fraction::whole(2),
                black: Fraction::ZERO,
                played: true,
                reason: "He left the hall".to_owned(),
            },
        },
    };
    for lang in Lang::ALL {
        let line = Texts::new(&event, lang).log_entry(&entry);
        assert!(line.contains("He left the hall"), "{line}");
        assert!(line.contains("2-0") && !line.contains("log-"), "{line}");
    }
}

#[test]
fn explanations_and_places_are_sentences() {
    let event = event();
    let system = event.regulations.system;
    for lang in Lang::ALL {
        let texts = Texts::new(&event, lang);
        for a in 1..=9 {
            for b in (1..=9).filter(|b| *b != a) {
                for round in 1..=4 {
                    let answer = explain(&event, round, system, PlayerId(a), PlayerId(b));
                    let Ok(answer) = answer else { continue };
                    for line in texts.explanation(&answer, system) {
                        assert!(!line.contains("obstacle-"), "{line}");
                        assert!(!line.contains("explain-"), "{line}");
                    }
                }
            }
        }
        let order = standings(&event, &Ranking::of(&event), None);
        for line in &order.lines {
            for text in texts.place(&order, line) {
                for id in ["place-", "addend-", "criterion-"] {
                    assert!(!text.contains(id), "{text}");
                }
            }
        }
    }
}

#[test]
fn every_criterion_has_a_name() {
    let event = event();
    let berger = |opponent_games, own_games| TeamBerger {
        opponent_games,
        own_games,
    };
    let mut all = Vec::new();
    for preset in Preset::ALL {
        all.extend(preset.criteria());
        all.extend(preset.team_criteria());
        all.extend(preset.also_shown());
    }
    // As regulations name them, and step by step.
    all.extend([Criterion::BottomBoardSteps, Criterion::Boards]);
    all.extend(Criterion::expand(&all, 9, 8));
    for k in 0..3 {
        all.extend(
            [(false, false), (false, true), (true, false), (true, true)]
                .map(|(opponents, own)| Criterion::TeamBerger(berger(opponents, own), k)),
        );
    }
    all.extend([
        Criterion::MutualExtended,
        Criterion::BoardCount,
        Criterion::Berlin,
        Criterion::BottomBoards(2),
        Criterion::PlayOff,
        Criterion::AverageRating(1),
        Criterion::SonnebornBerger(2),
        Criterion::BlackGames,
        Criterion::BlackWins,
    ]);
    for lang in Lang::ALL {
        for criterion in &all {
            let name = Texts::new(&event, lang).criterion(*criterion);
            assert!(!name.contains("criterion-"), "{name}");
        }
    }
}

#[test]
fn team_sheets_name_matches_and_teams() {
    let mut regulations = Regulations::new(System::TeamRoundRobin, 0, Preset::FmjdRr);
    regulations.teams = Some(damier_tournament::model::TeamRules::new(2));
    regulations.criteria = Preset::FmjdRr.team_criteria();
    let mut event = Event::new("League", regulations);
    for id in 1..=8 {
        event
            .add_player(Player::new(id, format!("P{id}")))
            .expect("a free number");
    }
    for id in 1..=4 {
        event.teams.push(Team {
            id: TeamId(id),
            name: format!("Team {id}"),
            members: vec![PlayerId(id * 2 - 1), PlayerId(id * 2)],
        });
    }
    damier_tournament::desk::pair_next(&mut event).expect("four teams");
    let sheet = Sheet::Pairings.of(&event, None, Lang::En).expect("paired");
    let Body::Table { rows, .. } = sheet.body else {
        panic!("a table")
    };
    assert_eq!(rows.len(), 4);
    assert_eq!(rows[0][0], "1.1");
    assert_eq!(rows[0][2], "P1 (Team 1)");
    let Body::Table { rows, .. } = Sheet::Standings
        .of(&event, None, Lang::En)
        .expect("fine")
        .body
    else {
        panic!("a table")
    };
    assert_eq!(rows[0][2], "Team 1");
}

#[test]
fn the_log_says_what_was_changed_in_the_regulations() {
    let mut event = event();
    for (rounds, time) in [(4, ""), (5, "1h")] {
        let mut changed = event.regulations.clone();
        changed.rounds = rounds;
        changed.swap_last_rounds = rounds == 5;
        changed.time_control = time.to_owned();
        changed.youth = rounds == 5;
        event
            .change_regulations(changed, "hall", None)
            .expect("a reason is given");
    }
    let told = |lang| {
        let texts = Texts::new(&event, lang);
        event
            .log
            .iter()
            .map(|entry| texts.log_entry(entry))
            .collect::<Vec<_>>()
    };
    let english = told(Lang::En);
    assert_eq!(
        english[0],
        "The regulations were changed (rounds: 3 → 4): hall"
    );
    assert!(english[1].contains("rounds: 4 → 5"), "{english:?}");
    assert!(english[1].contains("time control: — → 1h"), "{english:?}");
    assert!(
        english[1].contains("changed places: — → yes"),
        "{english:?}"
    );
    assert!(english[1].contains("youth mode: — → yes"), "{english:?}");
    assert!(told(Lang::Fr)[0].contains("rondes\u{202f}: 3 → 4"));
    assert!(told(Lang::Ru)[0].contains("туры: 3 → 4"));
}

#[test]
fn the_log_says_who_left_and_who_is_back() {
    let mut event = Event::new("Open", event().regulations);
    event
        .add_player(Player::new(1, "Anna"))
        .expect("a free number");
    event.withdraw(PlayerId(1), 0, None).expect("a player");
    event.come_back(PlayerId(1), None).expect("a player");
    event.withdraw(PlayerId(1), 2, None).expect("a player");
    let told = |lang| {
        let texts = Texts::new(&event, lang);
        let lines = event.log.iter().map(|entry| texts.log_entry(entry));
        lines.collect::<Vec<_>>().join("; ")
    };
    let english = told(Lang::En);
    for part in ["before round 1", "back from round 1", "after round 2"] {
        assert!(english.contains(part), "{english}");
    }
    assert!(told(Lang::Fr).contains("avant la ronde 1"));
    assert!(told(Lang::Ru).contains("до тура 1"));
}

/// Two teams in which everybody meets everybody of the other one.
fn match_of_two_teams(boards: u32) -> Event {
    let mut regulations = Regulations::new(System::Scheveningen, 0, Preset::FmjdRr);
    let boards_a_match = u16::try_from(boards).expect("few");
    regulations.teams = Some(damier_tournament::model::TeamRules::new(boards_a_match));
    let mut event = Event::new("Friends", regulations);
    for id in 1..=2 * boards {
        let player = Player::new(id, format!("P{id}"));
        event.add_player(player).expect("a free number");
    }
    for (id, name) in [(1, "Home"), (2, "Guests")] {
        let first = (id - 1) * boards + 1;
        event.teams.push(Team {
            id: TeamId(id),
            name: name.to_owned(),
            members: (first..first + boards).map(PlayerId).collect(),
        });
    }
    event
}

#[test]
fn a_match_of_everybody_against_everybody_has_a_grid_of_its_players() {
    let mut event = match_of_two_teams(3);
    for round in 1..=2 {
        damier_tournament::desk::pair_next(&mut event).expect("two teams");
        // White wins on every board, but for the first one of round 2.
        for board in 1..=3 {
            let result = match (round, board) {
                (2, 1) => GameResult::Draw,
                _ => GameResult::win(Side::White),
            };
            event
                .set_result(round, board, result, None)
                .expect("a board");
        }
    }
    let sheet = |kind: Sheet, lang| kind.of(&event, None, lang).expect("a sheet");
    let rows = |document: &damier_print::Document| match &document.body {
        Body::Table { rows, .. } => rows.clone(),
        Body::Cards(_) => panic!("a table"),
    };
    let grid = sheet(Sheet::Crosstable, Lang::En);
    // Places are by points: 4, 3, 2, 2, 1, 0.
    let wanted = [
        ["1", "2", "1", "P1", "Home", "w2", "b1", "", "3"],
        ["2", "1", "2", "P2", "Home", "", "w2", "w2", "4"],
        ["3", "6", "3", "P3", "Home", "b0", "", "b0", "0"],
        ["1", "3", "4", "P4", "Guests", "b0", "", "w2", "2"],
        ["2", "5", "5", "P5", "Guests", "w1", "b0", "", "1"],
        ["3", "3", "6", "P6", "Guests", "", "b0", "w2", "2"],
    ];
    assert_eq!(rows(&grid), wanted);
    assert_eq!(
        grid.notes,
        ["The columns are the boards of the other team."]
    );
    let scores = sheet(Sheet::Scores, Lang::Fr);
    assert_eq!(scores.title, "Points des joueurs après 2 rondes");
    assert_eq!(
        rows(&scores)[..2],
        [
            ["1", "2", "P2", "Home", "2", "4"]
                .map(str::to_owned)
                .to_vec(),
            ["2", "1", "P1", "Home", "2", "3"]
                .map(str::to_owned)
                .to_vec(),
        ]
    );
    assert_eq!(
        sheet(Sheet::Scores, Lang::Ru).title,
        "Очки игроков после 2 туров"
    );
}

#[test]
fn the_log_names_systems_and_presets_in_every_language() {
    let mut event = event();
    for (system, preset) in System::ALL.iter().zip(Preset::ALL.iter().cycle()) {
        let mut changed = Regulations::new(*system, 9, *preset);
        changed.first_colour = Some(damier_game::Side::Black);
        changed.keep_apart = Some(damier_tournament::model::Apart::Club);
        event
            .change_regulations(changed, "hall", None)
            .expect("a reason is given");
    }
    for lang in Lang::ALL {
        let texts = Texts::new(&event, lang);
        for entry in &event.log {
            let told = texts.log_entry(entry);
            for id in ["event-", "regulation-", "fmjd-", "dutch-", "virtual-"] {
                assert!(!told.contains(id), "{told}");
            }
        }
    }
    let last = Texts::new(&event, Lang::Ru).log_entry(&event.log[0]);
    assert!(last.contains("ФМЖД"), "{last}");
}

#[test]
fn standings_leave_out_what_nobody_has_and_keep_short_names_whole() {
    let mut event = event();
    for player in &mut event.players {
        player.federation.clear();
        player.rating = None;
    }
    let heads = |event: &Event| {
        let sheet = Sheet::Standings.of(event, None, Lang::En).expect("paired");
        let page = html::page(std::slice::from_ref(&sheet), Lang::En);
        let Body::Table { columns, rows } = sheet.body else {
            panic!("a table")
        };
        assert!(rows.iter().all(|row| row.len() == columns.len()));
        let heads: Vec<String> = columns.into_iter().map(|column| column.head).collect();
        (heads, page)
    };
    let (bare, page) = heads(&event);
    assert!(
        page.contains("<td class=\"name\">Élodie Maître</td>"),
        "{page}"
    );
    "NED".clone_into(&mut event.players[0].federation);
    let long = "Maximiliane von Hohenstein-Lichtenberg";
    long.clone_into(&mut event.players[1].name);
    let (with_federation, page) = heads(&event);
    assert_eq!(with_federation.len(), bare.len() + 1, "{with_federation:?}");
    assert!(page.contains(&format!("<td>{long}</td>")), "{page}");
    event.players[2].rating = Some(2000);
    assert_eq!(heads(&event).0.len(), bare.len() + 2);
}
