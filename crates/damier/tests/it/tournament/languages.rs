//! Tables of the desk, and what it refuses, in the language asked for.

use std::fs;

use super::{Club, desk, fine, table};

/// What a command prints in French and in Russian holds these words, and none of the
/// English ones.
#[track_caller]
fn told(args: &[&str], french: &[&str], russian: &[&str], english: &[&str]) {
    for (lang, words) in [("fr", french), ("ru", russian)] {
        let run = desk(&[args, &["--lang", lang]].concat());
        let text = run.out + &run.err;
        for word in words {
            assert!(text.contains(word), "{args:?} {lang}: {word:?} in {text}");
        }
        for word in english {
            assert!(!text.contains(word), "{args:?} {lang}: {word:?} in {text}");
        }
    }
}

#[test]
fn tables_of_a_round_are_in_the_language_asked_for() {
    let club = Club::new("dutch-2026");
    let event = &club.event();
    fine(&["pair", event, "--absent", "6"]);
    told(
        &["result", event],
        &[
            "Ronde 1\n",
            "Table  Blancs",
            "6 Sam Poe\u{202f}: absent",
            "\u{202f}: exempt",
            "il manque 2 résultats",
        ],
        &[
            "Тур 1\n",
            "Доска  Белые",
            "6 Sam Poe: отсутствует",
            ": свободен",
            "нет 2 результатов",
        ],
        &["Round", "oard", "hite", "bye", "missing"],
    );
    fine(&["result", event, "1:2-0"]);
    told(
        &["standings", event],
        &[
            "Après 1 ronde (ronde 1\u{202f}: il manque 1 résultat)",
            "Place",
        ],
        &["После 1 тура (тур 1: нет 1 результата)", "Место"],
        &["After", "rating", "Rating", "solkoff"],
    );
    told(
        &["standings", &table("01-wc-1948-double-round-robin.csv")],
        &["Départagé par"],
        &["Чем решено"],
        &["ecided by", "wins", "Wins"],
    );
    told(
        &["check", event],
        &["1 ronde sur 1 est appariée selon dutch-2026"],
        &["составлены так же, как по dutch-2026: 1 из 1 тура"],
        &["rounds", "as dutch-2026"],
    );
    let by_hand = Club::new("dutch-2026");
    fine(&["pair", &by_hand.event(), "--by-hand", "1-2,3-4,5-6"]);
    let other = ["check", &by_hand.event()];
    told(
        &other,
        &["ronde 1\u{202f}: autrement", "faite"],
        &["тур 1: составлен", "сделано"],
        &["differs", "made"],
    );
}

#[test]
fn entries_are_shown_in_the_language_asked_for() {
    let club = Club::new("dutch-2026");
    let event = &club.event();
    let english = ["title", "Title", "name", "from", "players", "entered"];
    told(
        &["add", event, "Zoe Lind", "--title", "GM"],
        &["Nom", "Titre", "Zoe Lind", "7 joueurs sont inscrits"],
        &["Звание", "Zoe Lind", "внесено 8 участников"],
        &english,
    );
    let one = club.file("one.json");
    fine(&["new", &one, "--name", "One", "--rounds", "3"]);
    let run = fine(&["add", &one, "Zoe Lind"]);
    assert!(run.out.ends_with("1 player is entered\n"), "{run:?}");
    // Somebody who comes late joins in a later round.
    fine(&["pair", event]);
    told(
        &["add", event, "Late Lind"],
        &["Dès la ronde"],
        &["С тура"],
        &english,
    );
}

#[test]
fn regulations_and_ratings_are_in_the_language_asked_for() {
    let club = Club::new("dutch-2026");
    let event = &club.event();
    fine(&["pair", event]);
    fine(&["result", event, "1:2-0", "2:1-1", "3:0-2"]);
    told(
        &["regulations", event],
        &[
            "système d’appariement\u{202f}: dutch-2026",
            "critères\u{202f}: Points",
        ],
        &["система жеребьёвки: dutch-2026", "критерии: Очки"],
        &["rounds", "criteria", "solkoff_"],
    );
    told(
        &["ratings", event],
        &["Parties", "Attendu", "Nouveau"],
        &["Партии", "Ожидание", "Новый"],
        &["name", "expected", "Expected"],
    );
    told(
        &["ratings", event, "--system", "glicko-2"],
        &["Volatilité"],
        &["Волатильность"],
        &["olatility"],
    );
    told(
        &["ratings", event, "--norms"],
        &["Il manque", "neuf parties"],
        &["Не хватает", "девяти партий"],
        &["nine games"],
    );
}

#[test]
fn names_that_do_not_exist_are_refused_in_the_language_asked_for() {
    let club = Club::new("dutch-2026");
    let event = &club.event();
    let new = club.file("another.json");
    told(
        &["standings", event, "--preset", "foo"],
        &["préréglage `foo`", "fmjd-swiss-solkoff"],
        &["набора критериев `foo` нет", "fmjd-swiss-solkoff"],
        &["preset `foo`", "choose"],
    );
    told(
        &["standings", event, "--criteria", "foo"],
        &["critère `foo`", "sonneborn_berger", "BH-C1"],
        &["критерия `foo` нет", "sonneborn_berger", "BH-C1"],
        &["unknown", "choose"],
    );
    told(
        &["standings", event, "--criteria", "wins,wins"],
        &["figure deux fois"],
        &["стоит в списке дважды"],
        &["twice"],
    );
    told(
        &["export", event, "--to", "html", "--sheet", "foo"],
        &["aucune feuille ne s’appelle `foo`"],
        &["листа `foo` нет"],
        &["no sheet"],
    );
    told(
        &["new", &new, "--name", "X", "--system", "foo"],
        &["système d’appariement `foo`", "knock-out"],
        &["системы жеребьёвки `foo` нет", "knock-out"],
        &["unknown", "choose"],
    );
    told(
        &["ratings", event, "--factor", "x"],
        &["`x` n’est pas un nombre de points"],
        &["`x` — не число очков"],
        &["not a number"],
    );
    told(
        &["explain", event, "99"],
        &["personne n’a le numéro 99"],
        &["ни у кого нет номера 99"],
        &["nobody"],
    );
}

#[test]
fn a_decision_without_its_reason_is_refused() {
    let club = Club::new("dutch-2026");
    let event = &club.event();
    fine(&["pair", event]);
    let before = fs::read(event).expect("the event");
    for reason in ["", "  "] {
        let run = desk(&["result", event, "1:2-1", "--decided", reason]);
        assert_eq!(run.code, 2, "{run:?}");
        assert!(run.err.contains("needs its reason"), "{run:?}");
    }
    assert_eq!(fs::read(event).expect("the event"), before);
}
