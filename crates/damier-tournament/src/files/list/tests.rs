use super::super::{Fault, Field};
use super::*;

fn read(text: &str) -> Vec<(String, Option<u32>, String, String)> {
    let entries = read_entries(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    entries
        .into_iter()
        .map(|e| {
            (
                e.player.name,
                e.player.rating,
                e.player.federation,
                e.player.title,
            )
        })
        .collect()
}

#[test]
fn lists_of_all_kinds() {
    let anna = |rating, fed: &str, title: &str| {
        (
            "Anna Berg".to_owned(),
            rating,
            fed.to_owned(),
            title.to_owned(),
        )
    };
    for (text, expected) in [
        ("Anna Berg", anna(None, "", "")),
        ("Anna Berg 2100", anna(Some(2100), "", "")),
        ("3. Anna Berg 2100", anna(Some(2100), "", "")),
        ("Anna Berg;2100;NED", anna(Some(2100), "NED", "")),
        ("1\tMI\tAnna Berg\tNED\t2100", anna(Some(2100), "NED", "MI")),
        (
            "Fed;Name;Rating\nNED;Anna Berg;2100",
            anna(Some(2100), "NED", ""),
        ),
        (
            "name,rating,fed\r\nAnna Berg,2100,NED\r\n",
            anna(Some(2100), "NED", ""),
        ),
        (
            "\u{feff}\"Name\",\"Elo\"\n\"Anna Berg\",\"2100\"",
            anna(Some(2100), "", ""),
        ),
        (
            "Имя\tРейтинг\tСтрана\nAnna Berg\t2100\tNED",
            anna(Some(2100), "NED", ""),
        ),
        (
            "Titre;Nom;Élo;Pays\nMI;Anna Berg;-;FRA",
            anna(None, "FRA", "MI"),
        ),
        (
            "id;name;fed;rating;R1\n1;Anna Berg;NED;2100;",
            anna(Some(2100), "NED", ""),
        ),
    ] {
        assert_eq!(read(text), [expected], "{text}");
    }
    let comma = read("Berg, Anna\nMaas, Ivo");
    assert_eq!(comma[0].0, "Berg, Anna");
    assert_eq!(comma.len(), 2);
    assert_eq!(read("name\nBerg, Anna")[0].0, "Berg, Anna");
    assert_eq!(
        read("name,elo\n\"Berg, Anna \"\"Nan\"\"\",1")[0].0,
        "Berg, Anna \"Nan\""
    );
    assert_eq!(read("Фамилия;Имя\nБерг;Анна")[0].0, "Берг, Анна");
    assert_eq!(read("Nom de famille,Prénom\nBerg,Anna")[0].0, "Berg, Anna");
}

#[test]
fn everything_a_column_can_say() {
    let text = "No.,Surname,First name,Born,Sex,Club,FMJD ID,Team,Extra\n\
                7,Berg,Anna,17.05.1990,w,Damclub,10123,Reds,whatever\n\
                ,Maas,Ivo,1988,m,,,,";
    let entries = read_entries(text).expect("a list");
    let anna = &entries[0].player;
    assert_eq!((anna.id.0, &anna.name[..]), (7, "Berg, Anna"));
    assert_eq!((&anna.born[..], anna.sex), ("1990/05/17", Some('w')));
    assert_eq!(
        (&anna.club[..], &anna.federation_id[..]),
        ("Damclub", "10123")
    );
    assert_eq!(entries[0].team.as_deref(), Some("Reds"));
    let ivo = &entries[1].player;
    assert_eq!((ivo.id.0, &ivo.born[..]), (0, "1988"));
}

#[test]
fn faults_name_line_and_column() {
    let fault = Fault::Misread {
        field: Field::StartRank,
        found: "brok".to_owned(),
    };
    let broken = Problem::new(1, 5, fault);
    for (text, fault, line, column) in [
        ("", ListFault::Empty, 1, 1),
        ("  \n", ListFault::Empty, 1, 1),
        ("Name;Rating\n", ListFault::Empty, 1, 1),
        ("Name;Rating\nAnna;many", ListFault::Rating, 2, 6),
        ("Name;Rating\nAnna;12345", ListFault::Rating, 2, 6),
        ("Name;Rating\n;2100", ListFault::Name, 2, 1),
        ("No;Name\nx;Anna", ListFault::Number, 2, 1),
        ("Name,Rating\nBerg, Anna,2100", ListFault::Rating, 2, 7),
        ("Name,Rating\nAnna,2100,NED", ListFault::Extra, 2, 11),
        ("Name,Rating\n\"Anna,2100", ListFault::Quote, 2, 1),
        ("Name;Born\nAnna;yesterday", ListFault::Born, 2, 6),
        ("001 broken", ListFault::File(Box::new(broken)), 1, 5),
    ] {
        let error = read_entries(text).expect_err(text);
        let found = (error.fault.clone(), error.line, error.column);
        assert_eq!(found, (fault, line, column), "{text}: {error}");
    }
    let long = "x".repeat(81);
    assert_eq!(
        read_entries(&long).map_err(|e| e.fault),
        Err(ListFault::LongName)
    );
}

#[test]
fn a_number_is_no_name() {
    for (text, fault, line, column) in [
        (";1700", ListFault::Name, 1, 1),
        ("Anna Berg;1800\n;1700", ListFault::Name, 2, 1),
        ("5;1700", ListFault::Name, 1, 1),
        ("1700", ListFault::Name, 1, 1),
        ("Name;Rating\n1700;1700", ListFault::Name, 2, 1),
    ] {
        let error = read_entries(text).expect_err(text);
        let found = (error.fault.clone(), error.line, error.column);
        assert_eq!(found, (fault, line, column), "{text}: {error}");
    }
}

#[test]
fn what_stands_in_the_place_of_the_ratings_is_one() {
    let text = "Anna Berg;2100;NED\nBo Maas;abc;NED\nCy Roux;21000;FRA\nDi Poe;1850;FRA";
    let error = read_entries(text).expect_err("no rating");
    let place = |e: &ListError| (e.fault.clone(), e.line, e.column, e.found.clone());
    assert_eq!(place(&error), (ListFault::Rating, 2, 9, "abc".to_owned()));
    let others: Vec<_> = error.others.iter().map(place).collect();
    assert_eq!(others, [(ListFault::Rating, 3, 9, "21000".to_owned())]);
    // Whoever has none leaves it empty, and a rating may stand elsewhere.
    let text = "Anna Berg;2100;NED\nBo Maas;;NED\nCy Roux;FRA;2010\nDi Poe;1850";
    let ratings: Vec<Option<u32>> = read(text).into_iter().map(|e| e.1).collect();
    assert_eq!(ratings, [Some(2100), None, Some(2010), Some(1850)]);
}

#[test]
fn every_line_that_cannot_be_read_is_told() {
    let text = "Name;Rating;Sex\nAnna;many;w\nBo;1900;x\n;1800;m\nDi;1700;m";
    let error = read_list(text).expect_err("three faults");
    let mut all = vec![(error.fault.clone(), error.line)];
    all.extend(error.others.iter().map(|e| (e.fault.clone(), e.line)));
    let expected = [
        (ListFault::Rating, 2),
        (ListFault::Sex, 3),
        (ListFault::Name, 4),
    ];
    assert_eq!(all, expected);
}

#[test]
fn doubts_are_told() {
    use crate::model::Regulations;
    use crate::{Preset, System};

    let text =
        "No;Name;FMJD ID;Shoes\n1;Anna Berg;77;42\n1;berg anna;;\n3;Cy Roux;77;\n;Eva Lind;9;";
    let list = read_list(text).expect("a list");
    let column = DoubtKind::UnknownColumn {
        name: "Shoes".to_owned(),
    };
    assert_eq!(
        list.doubts,
        [Doubt {
            line: 1,
            kind: column
        }]
    );
    let mut event = Event::new("Cup", Regulations::new(System::Manual, 1, Preset::FmjdRr));
    event.players.push(Player::new(4, "Lind, Eva"));
    let told: Vec<(usize, DoubtKind)> = list
        .twice(&event)
        .into_iter()
        .map(|doubt| (doubt.line, doubt.kind))
        .collect();
    let here = PlayerId(0);
    let same = |name: &str, number, line| DoubtKind::SameName {
        name: name.to_owned(),
        number,
        line,
    };
    let id = DoubtKind::SameFederationId {
        id: "77".to_owned(),
        number: here,
        line: 2,
    };
    let taken = DoubtKind::NumberTaken {
        number: PlayerId(1),
    };
    let expected = [
        (3, taken),
        (3, same("berg anna", here, 2)),
        (4, id),
        (5, same("Eva Lind", PlayerId(4), 0)),
    ];
    assert_eq!(told, expected);
    let clubs = read_list("Anna Berg;Damclub\nBo Maas;Reds")
        .expect("a list")
        .doubts;
    let kind = DoubtKind::TakenForClub {
        text: "Damclub".to_owned(),
        count: 2,
    };
    assert_eq!(clubs, [Doubt { line: 1, kind }]);
}

#[test]
fn numbers_given_by_rating_are_the_ones_that_are_told() {
    use crate::model::Regulations;
    use crate::{Preset, System};

    let lines = "no,name,rating\n1,Eva Lind,1900\n2,Anna Berg,2100\n,Bo Maas,2000\n";
    let list = read_list(lines).expect("a list");
    let regulations = Regulations::new(System::Dutch2026, 5, Preset::FmjdSwissSolkoff);
    let mut event = Event::new("Club", regulations);
    let known = Player {
        rating: Some(2300),
        ..Player::new(1, "Lind, Eva")
    };
    event.add_player(known).expect("a free number");
    let doubts = list.twice(&event);
    let wanted: Vec<PlayerId> = list.entries.iter().map(|e| e.player.id).collect();
    let mut entered = Vec::new();
    for Entry { mut player, .. } in list.entries {
        if player.id.0 == 0 || event.player(player.id).is_some() {
            player.id = event.free_id();
        }
        entered.push(player.id);
        event.add_player(player).expect("a free number");
    }
    assert_eq!(entered, [PlayerId(2), PlayerId(3), PlayerId(4)]);
    event.players[0].rating = Some(1500);
    let numbers = event.number_by_rating();
    let kinds = renumbered(doubts, &wanted, &entered, &numbers);
    let kinds: Vec<DoubtKind> = kinds.into_iter().map(|doubt| doubt.kind).collect();
    // The one who had number 1 has the last one now, and that 1 was taken no longer matters.
    let same = DoubtKind::SameName {
        name: "Eva Lind".to_owned(),
        number: PlayerId(4),
        line: 0,
    };
    assert_eq!(kinds, [same, DoubtKind::NumbersReplaced { count: 2 }]);
    assert_eq!(event.players[3].name, "Lind, Eva");
}

#[test]
fn a_name_beside_a_first_name_is_the_surname() {
    for head in [
        "Nom;Prénom",
        "NOM;PRÉNOM",
        "Nom;Prenom",
        "Nom;Pre\u{301}nom",
        "Name;First name",
        "Name;first_name",
        "Фамилия;Имя",
    ] {
        let found = read(&format!("{head};Elo\nBerg;Anna;2100\nMaas;;1900"));
        assert_eq!((&found[0].0[..], found[0].1), ("Berg, Anna", Some(2100)));
        assert_eq!(found[1].0, "Maas", "{head}");
    }
    assert_eq!(read("Name,First name\nBerg,Anna")[0].0, "Berg, Anna");
    assert_eq!(read("Prénom;Nom;Élo\nAnna;Berg;2100")[0].0, "Berg, Anna");
    let whole = read_list("Nom et prénom;Prénom\nBerg Anna;Anna").expect("a list");
    assert_eq!(whole.entries[0].player.name, "Berg Anna");
    assert_eq!(unread(&whole), ["Prénom"]);
}

/// The columns that are told to be left out.
fn unread(list: &List) -> Vec<&str> {
    let names = list.doubts.iter().map(|doubt| match &doubt.kind {
        DoubtKind::UnknownColumn { name } => &name[..],
        other => panic!("{other:?}"),
    });
    names.collect()
}

#[test]
fn no_column_is_lost_without_a_word() {
    for (text, fault, line, column) in [
        ("Name;Name;Rating\nBerg;Anna;2100", ListFault::Twice, 1, 6),
        ("Name;Player\nBerg;Anna", ListFault::Twice, 1, 6),
        ("Name;Elo;ELO\nAnna;2100;1900", ListFault::Twice, 1, 10),
        ("Name;Shoes;Shoes\nAnna;42;43", ListFault::Twice, 1, 12),
        ("Name;;Rating\nBerg;Anna;2100", ListFault::Extra, 2, 6),
    ] {
        let error = read_list(text).expect_err(text);
        let found = (error.fault.clone(), error.line, error.column);
        assert_eq!(found, (fault, line, column), "{text}: {error}");
    }
    let towns = read_list("Name;Клуб;Город;Elo;Rating\nAnna;Reds;Riga;2100;2000").expect("a list");
    let anna = &towns.entries[0].player;
    assert_eq!((&anna.club[..], anna.rating), ("Reds", Some(2100)));
    assert_eq!(unread(&towns), ["Город", "Rating"]);
}
