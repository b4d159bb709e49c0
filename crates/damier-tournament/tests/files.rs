//! Files: what is written is read back, and errors name their place.

use damier_tournament::files::{
    Fault, Field, LineEnd, TrfDialect, read_csv, read_event, read_json, read_trf, write_csv,
    write_json, write_trf,
};
use damier_tournament::model::ByeKind;
use damier_tournament::{Event, Fraction, Preset, System, Table};

const OUAGADOUGOU: &str = include_str!("data/04-world-cup-ouagadougou-2022-swiss.trf");
const EXERCISE: &str = include_str!("data/11-tec-exercise-swiss.trf");
const ONLINE: &str = include_str!("data/12-lichess-swiss-FaLp5fSD.csv");

fn points(event: &Event) -> Vec<Fraction> {
    Table::of(event, None)
        .rows
        .iter()
        .map(|r| r.points())
        .collect()
}

fn trf(text: &str) -> Event {
    let reading = read_trf(text).expect("a TRF file");
    assert_eq!(reading.warnings, []);
    reading.event
}

#[test]
fn trf_comes_back_in_both_editions_and_all_line_ends() {
    for text in [OUAGADOUGOU, EXERCISE] {
        let event = trf(text);
        for dialect in [TrfDialect::Trf16, TrfDialect::Trf26] {
            for end in [LineEnd::Lf, LineEnd::CrLf, LineEnd::Cr] {
                let again = trf(&write_trf(&event, dialect, end));
                assert_eq!(again.rounds, event.rounds, "{dialect:?} {end:?}");
                assert_eq!(again.players, event.players);
                assert_eq!(again.regulations.scale, event.regulations.scale);
                assert_eq!(again.regulations.rounds, event.regulations.rounds);
                assert_eq!(
                    again.regulations.first_colour,
                    event.regulations.first_colour
                );
                assert_eq!(points(&again), points(&event));
            }
        }
    }
}

#[test]
fn csv_and_json_come_back() {
    let event = read_csv(ONLINE).expect("a table").event;
    let again = read_csv(&write_csv(&event)).expect("a table").event;
    assert_eq!(again, event);
    let event = trf(EXERCISE);
    let again = read_json(&write_json(&event)).expect("JSON").event;
    assert_eq!(again, event);
    // Each is recognised by its looks.
    for text in [write_csv(&event), write_json(&event), EXERCISE.to_owned()] {
        let found = read_event(&text).expect("an event").event;
        assert_eq!(found.rounds.len(), event.rounds.len());
    }
}

#[test]
fn both_customs_of_extension_codes_are_read() {
    let javafo = "012 Club\nXXR 5\nXXC black1\nXXS W=3.0 D=1.0 PAB=1.0\n\
        001    1      A                                 1800                             4.0    1     2 w 1  0000 - U\n\
        001    2      B                                 1700                             0.0    3     1 b 0  0000 - Z\n\
        001    3      C                                    0                             1.0    2  0000 - U  0000 -  \n\
        XXZ 2\nXXP 1 3\n";
    let reading = read_trf(javafo).expect("a TRF file");
    assert_eq!(reading.warnings, []);
    let event = reading.event;
    assert_eq!(event.regulations.rounds, 5);
    assert_eq!(event.regulations.scale.pairing_bye, Fraction::ONE);
    assert_eq!(event.regulations.scale.win, Fraction::whole(3));
    assert_eq!(event.requested_byes.len(), 1);
    assert_eq!(
        (event.requested_byes[0].round, event.requested_byes[0].kind),
        (3, ByeKind::Zero)
    );
    assert_eq!(event.forbidden[0].players.len(), 2);
    let trf26 = "012 Club\n142 5\n152 B\n162  W 3.0    D 1.0    L 0.0    P 1.0\n192 FIDE_DUTCH\n\
        001    1      A                                 1800                             3.0    1     2 w 1\n\
        001    2      B                                 1700                             0.0    2     1 b 0\n\
        240 H 002    2\n260 001 002    1    2\n250      01.0 001 002    1    1\n";
    let event = trf(trf26);
    assert_eq!(event.regulations.system, System::Dutch2026);
    assert_eq!(event.regulations.scale.win, Fraction::whole(3));
    assert_eq!(event.regulations.scale.pairing_bye, Fraction::ONE);
    assert_eq!(event.requested_byes[0].kind, ByeKind::Half);
    assert_eq!((event.forbidden[0].first, event.forbidden[0].last), (1, 2));
    assert_eq!(event.accelerations[0].points, Fraction::ONE);
    let again = trf(&write_trf(&event, TrfDialect::Trf26, LineEnd::Lf));
    assert_eq!(again.requested_byes, event.requested_byes);
    assert_eq!(again.forbidden, event.forbidden);
    assert_eq!(again.accelerations, event.accelerations);
}

#[test]
fn usual_values_of_the_scale_are_left_out_of_trf26_and_strangers_are_told() {
    let line = |event: &Event| {
        let text = write_trf(event, TrfDialect::Trf26, LineEnd::Lf);
        let again = trf(&text);
        assert_eq!(again.regulations.scale, event.regulations.scale);
        let found = text.lines().find(|line| line.starts_with("162"));
        found.unwrap_or_default().to_owned()
    };
    let head = "162  W 2.0    D 1.0    L 0.0";
    let player =
        "001    1      A                                 1800                             0.0    1";
    let usual = trf(&format!("{head}\n{player}\n"));
    assert_eq!(line(&usual), head);
    assert_eq!(trf(&format!("{head}    A 0.0    P 2.0\n{player}\n")), usual);
    let mut other = usual;
    other.regulations.scale.pairing_bye = Fraction::ONE;
    assert_eq!(line(&other), format!("{head}    P 1.0"));
    other.regulations.system = System::Scheveningen;
    let text = write_trf(&other, TrfDialect::Trf26, LineEnd::Lf);
    assert!(text.contains("\n092 Team: Scheveningen"), "{text}");

    let reading = read_trf(&format!("{head}\n{player}\n260 001 002    1   99\n"));
    let warnings = reading.expect("a TRF file").warnings;
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    assert_eq!(warnings[0].line, 3);
    assert!(warnings[0].to_string().contains("99"), "{warnings:?}");
}

#[test]
fn endless_names_and_empty_files_are_refused_with_the_place() {
    let table =
        |name: &str| format!("# scoring: win=2 draw=1 loss=0\nid;name;R1\n1;Ann;U\n2;{name};Z\n");
    let fits = read_event(&table(&"x".repeat(200))).expect("a table").event;
    let long = read_event(&table(&"x".repeat(201))).expect_err("too long");
    assert_eq!(long.first().line, 4);
    assert!(long.to_string().contains("200 characters"), "{long}");
    let saved = write_json(&fits).replace("xxx", "xxxx");
    assert!(
        read_event(&saved)
            .expect_err("too long")
            .to_string()
            .contains("200")
    );
    for text in ["", " \r\n", "\u{feff}"] {
        let empty = read_event(text).expect_err("empty");
        assert_eq!(empty.first().fault, Fault::Empty);
    }
}

fn place(text: &str) -> (usize, usize) {
    let problems = read_event(text).expect_err("something is wrong");
    let first = problems.first();
    (first.line, first.column)
}

#[test]
fn errors_in_tables_name_line_and_column() {
    let head = "# scoring: win=2 draw=1 loss=0\nid;name;R1\n";
    let with = |lines: &str| format!("{head}{lines}");
    // No such cell.
    assert_eq!(place(&with("1;A;2x2\n2;B;1b0\n")), (3, 5));
    // Both White.
    assert_eq!(place(&with("1;A;2w2\n2;B;1w0\n")), (4, 5));
    // The opponent knows nothing of it.
    assert_eq!(place(&with("1;A;2w2\n2;B;\n")), (3, 5));
    // Points that make no result.
    assert_eq!(place(&with("1;A;2w2\n2;B;1b1\n")), (4, 5));
    // A game against oneself, a number twice, a column too many.
    assert_eq!(place(&with("1;A;1w2\n")), (3, 5));
    assert_eq!(place(&with("1;A;\n1;B;\n")), (4, 1));
    assert_eq!(place(&with("1;A;;x\n")), (3, 6));
    assert_eq!(place("# scoring: win=x draw=1\nid;R1\n").0, 1);
}

#[test]
fn columns_may_come_in_any_order() {
    let scale = "# scoring: win=2 draw=1 loss=0\n";
    let straight = format!("{scale}id;name;rating;R1;R2;R3\n1;A;1900;2w2;;2b0\n2;B;;1b0;U;1w2\n");
    let mixed = format!("{scale}R3;rating;R1;name;id;R2\n1w2;;1b0;B;2;U\n2b0;1900;2w2;A;1;\n");
    let event = |text: &str| read_csv(text).expect("a table").event;
    assert_eq!(event(&mixed), event(&straight));
    assert_eq!(event(&mixed).rounds[1].byes.len(), 1);
    // A round may be left out, but none may stand there twice.
    assert_eq!(event("id;R3\n1;2w2\n2;1b0\n").rounds.len(), 3);
    assert_eq!(place("id;R1;R2; R1\n1;;;\n"), (1, 11));
    assert_eq!(place("id;name;ID\n1;A;1\n"), (1, 9));
    assert_eq!(place("id;R1000\n1;\n"), (1, 4));
}

#[test]
fn errors_in_trf_name_line_and_column() {
    let head = "001    1      A                                 1800                             ";
    assert_eq!(place(&format!("{head}0.0    1     2 x 1\n")), (1, 97));
    assert_eq!(place(&format!("{head}0.0    1     2 w ?\n")), (1, 99));
    assert_eq!(place(&format!("{head}0.0    1    ab w 1\n")), (1, 92));
    assert_eq!(place(&format!("{head}0.0    1     2 w 1\n")), (1, 92));
    assert_eq!(place("012 nothing else\n"), (1, 1));
    // Wrong points are a warning.
    let text = OUAGADOUGOU.replacen("12.0    4", "13.0    4", 1);
    let reading = read_trf(&text).expect("readable");
    assert_eq!(
        (reading.warnings[0].line, reading.warnings[0].column),
        (8, 81)
    );
}

#[test]
fn errors_in_json_name_line_and_column() {
    assert_eq!(place("{\n  \"format\": 1\n}"), (2, 13));
    assert_eq!(
        place("{\"format\":\"other\",\"version\":1,\"event\":{}}").0,
        1
    );
}

#[test]
fn nothing_makes_a_reader_fail_badly() {
    // Every prefix of real files, and every file with one character replaced.
    for text in [ONLINE, EXERCISE] {
        for end in (0..text.len())
            .filter(|e| text.is_char_boundary(*e))
            .step_by(7)
        {
            let _ = read_event(&text[..end]);
        }
        for at in (0..text.len()).step_by(5) {
            for letter in ["x", ";", "9", "\n", "é"] {
                let mut changed = text.to_owned();
                changed.replace_range(at..at + 1, letter);
                let _ = read_event(&changed);
            }
        }
    }
}

/// A small generator of numbers, the same every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % most.max(1)
    }
}

/// Changes, doubles or drops a few letters of a file.
fn damaged(text: &str, numbers: &mut Numbers) -> String {
    let odd = [
        "",
        " ",
        "9",
        "99999999999999999999",
        "-",
        "+",
        ";",
        "w",
        "\n",
        "\r",
        "½",
        "1/0",
        "{",
        "U",
        "\u{feff}",
        "\t",
        "0000",
        "4w",
    ];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=numbers.below(4) {
        let at = numbers.below(letters.len());
        let until = (at + numbers.below(6)).min(letters.len());
        let new = odd[numbers.below(odd.len())].chars();
        letters.splice(at..until, new);
    }
    letters.into_iter().collect()
}

#[test]
fn whatever_can_be_read_can_be_used() {
    let mut numbers = Numbers(7);
    let mut read = 0;
    for name in [
        "15-italian-championship-2004-rr.csv",
        "12-lichess-swiss-FaLp5fSD.csv",
        "11-tec-exercise-swiss.trf",
        "pairings/2026-14p6r-byes.trf",
    ] {
        let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("a file of this repository");
        for _ in 0..150 {
            let Ok(reading) = damier_tournament::files::read_event(&damaged(&text, &mut numbers))
            else {
                continue;
            };
            read += 1;
            let event = reading.event;
            let preset = Preset::ALL[numbers.below(Preset::ALL.len())];
            let order = damier_tournament::standings::by_preset(&event, preset, None);
            assert_eq!(order.lines.len(), event.players.len());
            let _ = damier_tournament::pairing::pair_round(
                &event,
                event.next_round(),
                System::Dutch2026,
            );
            let _ = write_trf(&event, TrfDialect::Trf16, LineEnd::Lf);
            let back = read_json(&write_json(&event)).expect("what was written");
            assert_eq!(back.event, event);
        }
    }
    assert!(read > 50, "only {read} could be read");
}

const HEAD: &str = "012 Club\n142 3\n";

/// A line of a player; what follows is written over it from a column on.
fn line_with(id: u32, over: &[(usize, &str)]) -> String {
    let mut line: Vec<char> = format!(
        "001 {id:>4} m    {:<33} 1800 FRA {:>11} 1990/05/17  0.0 {id:>4}",
        format!("Player {id}"),
        10 + id
    )
    .chars()
    .collect();
    for (column, text) in over {
        for (place, letter) in (column - 1..).zip(text.chars()) {
            if line.len() <= place {
                line.resize(place + 1, ' ');
            }
            line[place] = letter;
        }
    }
    line.into_iter().collect()
}

/// What is told of one line: place, field and what stands there.
fn odd(lines: &str) -> Vec<(usize, usize, Field, String)> {
    let warnings = read_trf(lines).expect("readable").warnings.into_iter();
    warnings
        .map(|warning| match warning.fault {
            Fault::Misread { field, found } => (warning.line, warning.column, field, found),
            other => panic!("{other}"),
        })
        .collect()
}

#[test]
fn a_slip_in_any_field_of_a_player_is_told() {
    let plain = format!("{HEAD}{}\n", line_with(1, &[]));
    assert_eq!(odd(&plain), []);
    for (column, text, field) in [
        (10, "x", Field::Sex),
        (49, "21x0", Field::Rating),
        (58, "      12a45", Field::FederationId),
        (70, "1990/o5/17", Field::Born),
        (70, "17 May    ", Field::Born),
        (86, "  1.", Field::Place),
    ] {
        let lines = format!("{HEAD}{}\n", line_with(1, &[(column, text)]));
        let found = text.trim().to_owned();
        assert_eq!(odd(&lines), [(3, column, field, found)], "{text}");
    }
    // A date and a number are kept as they stand, whatever they are.
    let lines = format!(
        "{HEAD}{}\n",
        line_with(1, &[(70, "17 May    "), (49, "21x0")])
    );
    let player = &read_trf(&lines).expect("readable").event.players[0];
    assert_eq!((player.born.as_str(), player.rating), ("17 May", None));
    // A line that is moved by a letter is told as such.
    let moved = line_with(1, &[(54, " FRA")]);
    let warnings = read_trf(&format!("{HEAD}{moved}\n"))
        .expect("readable")
        .warnings;
    let between = warnings
        .iter()
        .any(|w| matches!(w.fault, Fault::Between { .. }));
    assert!(between, "{warnings:?}");
}

#[test]
fn everything_that_cannot_be_read_is_told_at_once() {
    let lines = format!(
        "012 Club\n142 three\n{}\n{}\n{}\n240 Q 001    1\n250      1.x 001 001    1    1\n",
        line_with(1, &[(81, " x.0"), (92, "  ab w 1")]),
        line_with(2, &[(92, "   3 x ?")]),
        line_with(1, &[]),
    );
    let problems = read_trf(&lines).expect_err("wrong in many places");
    let places: Vec<(usize, usize)> = problems.iter().map(|p| (p.line, p.column)).collect();
    let wanted = [
        (2, 5),
        (3, 81),
        (3, 92),
        (4, 97),
        (4, 99),
        (5, 5),
        (6, 5),
        (7, 10),
    ];
    assert_eq!(places, wanted, "{problems}");
    assert_eq!(problems.count(), wanted.len());
    let table = "# scoring: win=x\nid;name;rating;R1\nq;A;;\n1;B;19oo;9?\n2;C;;1w2\n";
    let problems = read_csv(table).expect_err("wrong in many places");
    let places: Vec<(usize, usize)> = problems.iter().map(|p| (p.line, p.column)).collect();
    assert_eq!(
        places,
        [(1, 11), (3, 1), (4, 5), (4, 10), (5, 6)],
        "{problems}"
    );
}

#[test]
fn other_records_and_their_slips_are_told() {
    let player = line_with(1, &[]);
    for (record, column, field) in [
        ("042 2026-1x-30", 5, Field::Date),
        ("062 many", 5, Field::Count),
        ("162  Q 1.0", 6, Field::Symbol),
        ("192 MY_OWN_SYSTEM", 5, Field::System),
        ("352 WBXB", 5, Field::BoardColours),
        ("362 TQ 2.0", 5, Field::Symbol),
        ("320  1.0  2.0 abc", 15, Field::Team),
        ("XXC sideways", 5, Field::Setting),
        ("XXS Q=1.0", 5, Field::Setting),
        ("no record at all", 1, Field::Code),
    ] {
        let told = odd(&format!("{HEAD}{record}\n{player}\n"));
        let told: Vec<_> = told.iter().map(|odd| (odd.0, odd.1, odd.2)).collect();
        assert_eq!(told, [(3, column, field)], "{record}");
    }
    // Dates of rounds that do not stand above their rounds.
    let dates = read_trf(&format!("{HEAD}132 26/11/30\n{player}\n")).expect("readable");
    let [told] = &dates.warnings[..] else {
        panic!("one fault was expected: {:?}", dates.warnings);
    };
    assert_eq!((told.line, told.column), (3, 5));
    assert!(matches!(&told.fault, Fault::Between { found } if found == "26/11/30"));
    let counts = read_trf(&format!("{HEAD}062 7\n{player}\n")).expect("readable");
    let fault = Fault::CountDiffers {
        listed: 7,
        found: 1,
    };
    assert_eq!(counts.warnings[0].fault, fault);
}

#[test]
fn records_that_are_not_used_come_back_as_they_stood() {
    let records = [
        "112 Ann  Deputy ",
        "172 FRA NIDOF",
        "182 Somebody's program",
        "222 5400+30",
        "FRA    1 m   Player 1                          1750",
        "299 H      1.0   002    1",
        "330 +- 001 001 002",
        "801   1 TEAM",
        "DAT 0001 GROUP Green",
    ];
    let lines = format!("{HEAD}{}\n{}\n", records.join("\n"), line_with(1, &[]));
    let reading = read_trf(&lines).expect("readable");
    assert_eq!(reading.event.records, records);
    assert_eq!(reading.event.regulations.time_control, "5400+30");
    let told: Vec<String> = reading
        .warnings
        .iter()
        .map(|w| w.fault.to_string())
        .collect();
    for code in ["299", "330", "FRA", "DAT", "112, 172, 182, 801"] {
        assert!(
            told.iter().any(|told| told.contains(code)),
            "{code}: {told:?}"
        );
    }
    for dialect in [TrfDialect::Trf16, TrfDialect::Trf26] {
        let text = write_trf(&reading.event, dialect, LineEnd::CrLf);
        for record in records {
            assert!(
                text.contains(&format!("\r\n{record}\r\n")),
                "{record}: {text}"
            );
        }
        assert_eq!(read_trf(&text).expect("our own").event, reading.event);
    }
    let json = read_json(&write_json(&reading.event))
        .expect("our own")
        .event;
    assert_eq!(json, reading.event);
}
