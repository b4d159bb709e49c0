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
        ("001 broken", ListFault::File, 1, 5),
    ] {
        let error = read_entries(text).expect_err(text);
        let found = (error.fault, error.problem.line, error.problem.column);
        assert_eq!(found, (fault, line, column), "{text}: {error}");
    }
    let long = "x".repeat(81);
    assert_eq!(
        read_entries(&long).map_err(|e| e.fault),
        Err(ListFault::LongName)
    );
}
