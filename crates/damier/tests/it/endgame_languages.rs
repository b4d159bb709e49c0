//! What the commands about endgame tables tell, in the language of the user.

use std::fs;
use std::path::Path;

use crate::run::{Run, damier};

/// Names that are the same in every language: of games, books, folders.
const NAMES: [&str; 8] = [
    "czech",
    "russian",
    "portuguese",
    "russia",
    "damier",
    "endgame",
    "table",
    "pure",
];

/// Words of Latin letters that are no names, paths and positions apart.
fn latin_words(text: &str) -> Vec<String> {
    let told = text
        .split_whitespace()
        .filter(|word| !word.contains('/') && !word.starts_with("W:") && !word.starts_with("B:"));
    let words = told.flat_map(|word| word.split(|c: char| !c.is_alphabetic()));
    let latin = |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic());
    let words = words.filter(latin).map(str::to_lowercase);
    words
        .filter(|word| !NAMES.contains(&word.as_str()))
        .collect()
}

/// English words in a text in French or Russian. Russian has no words of Latin letters but
/// names; of French, which shares many with English, those that `english` tells are looked for.
#[track_caller]
fn no_english(lang: &str, text: &str, english: &str) {
    assert!(!text.trim().is_empty());
    assert!(!text.contains("endgame-") && !text.contains('{'), "{text}");
    let english: Vec<String> = latin_words(english);
    let left: Vec<String> = latin_words(text)
        .into_iter()
        .filter(|word| lang == "ru" || (english.contains(word) && !SHARED.contains(&word.as_str())))
        .collect();
    assert!(left.is_empty(), "{lang}: {left:?} in {text}");
}

/// Words that English and French share.
const SHARED: [&str; 5] = ["position", "positions", "classes", "second", "tables"];

/// A command in the three languages, with the same end and as many lines.
#[track_caller]
fn told(args: &[&str], code: i32) -> [Run; 3] {
    let runs = ["en", "fr", "ru"].map(|lang| damier(&[args, &["--lang", lang]].concat()));
    for run in &runs {
        assert_eq!(run.code, code, "{args:?} {run:?}");
    }
    for (lang, run) in [("fr", &runs[1]), ("ru", &runs[2])] {
        no_english(lang, &run.out, &runs[0].out);
        assert_eq!(run.out.lines().count(), runs[0].out.lines().count());
    }
    runs
}

fn built(folder: &Path) -> &str {
    let path = folder.to_str().expect("UTF-8");
    let run = damier(&[
        "endgame", "build", "czech", "--pieces", "3", "--folder", path,
    ]);
    assert_eq!(run.code, 0, "{run:?}");
    path
}

/// Cuts the file of one king against one, to which captures lead.
fn spoil(folder: &Path) {
    let file = folder.join("czech/pure/1k0m-1k0m.table");
    let bytes = fs::read(&file).expect("readable");
    fs::write(&file, &bytes[..bytes.len() / 3]).expect("writable");
}

#[test]
fn build_tells_what_it_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    for lang in ["fr", "ru"] {
        let args = [
            "endgame", "build", "czech", "--pieces", "3", "--folder", path, "--lang",
        ];
        if lang == "ru" {
            spoil(folder.path());
        }
        let run = damier(&[&args[..], &[lang]].concat());
        assert_eq!(run.code, 0, "{run:?}");
        no_english(
            lang,
            &run.out,
            "made anew damaged there bytes of processor were",
        );
        let made = if lang == "fr" {
            "classes construites, 0 déjà présente\u{202f};"
        } else {
            "построен 1 класс, уже было: 8;"
        };
        assert!(run.out.contains(made), "{}", run.out);
    }
    let runs = told(&["endgame", "build", "russian", "--estimate"], 0);
    assert!(runs[0].out.contains(" MB "), "{}", runs[0].out);
    assert!(runs[1].out.contains(" Mo "), "{}", runs[1].out);
    assert!(runs[2].out.contains(" МБ "), "{}", runs[2].out);
}

#[test]
fn info_tells_what_there_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = built(folder.path());
    let info = ["endgame", "info", "--folder", path];
    let runs = told(&info, 0);
    assert!(
        runs[1].out.contains("jeu pur\u{202f}: 9 classes"),
        "{}",
        runs[1].out
    );
    assert!(
        runs[2].out.contains("чистая игра: 9 классов"),
        "{}",
        runs[2].out
    );
    spoil(folder.path());
    let runs = told(&info, 1);
    assert!(
        runs[1].out.contains("\u{202f}: endommagé ou tronqué"),
        "{}",
        runs[1].out
    );
    assert!(
        runs[2].out.contains("файл повреждён или обрезан"),
        "{}",
        runs[2].out
    );
    // Classes whose counters no table holds are named with the letters of the language.
    let beyond = ["endgame", "info", "portuguese", "--folder", path];
    let runs = told(&beyond, 0);
    assert!(runs[0].out.contains("3K v K"), "{}", runs[0].out);
    assert!(runs[1].out.contains("3D contre D"), "{}", runs[1].out);
    assert!(runs[2].out.contains("3Д против Д"), "{}", runs[2].out);
}

#[test]
fn probe_tells_what_a_position_is_worth() {
    let won = ["endgame", "probe", "russian", "--fen", "W:WK29,K30,K31:BK5"];
    let runs = told(&won, 0);
    assert!(
        runs[0].out.starts_with("pure game: win in "),
        "{}",
        runs[0].out
    );
    assert!(
        runs[1].out.starts_with("jeu pur\u{202f}: gain en "),
        "{}",
        runs[1].out
    );
    assert!(
        runs[2].out.starts_with("чистая игра: выигрыш за "),
        "{}",
        runs[2].out
    );
    assert!(
        runs[1].out.contains("russia-2022/D2 laisse 29 demi-coups"),
        "{}",
        runs[1].out
    );
    assert!(
        runs[2]
            .out
            .contains("russia-2022/D2 оставляет 29 полуходов"),
        "{}",
        runs[2].out
    );
    // What is not known says why, and what a search proves.
    let otherwise = [
        "endgame",
        "probe",
        "portuguese",
        "--fen",
        "W:WK21,K22,K31:BK29",
    ];
    let runs = told(&otherwise, 0);
    assert!(
        runs[0].out.contains("counts on in another unit"),
        "{}",
        runs[0].out
    );
    let many = "W:W29,30,31,32:B1,2,3,4";
    let search = [
        "endgame", "probe", "russian", "--fen", many, "--search", "0.1",
    ];
    let runs = told(&search, 0);
    assert!(
        runs[2].out.contains("для этой позиции таблицы нет"),
        "{}",
        runs[2].out
    );
    assert!(runs[2].out.contains("\nпоиск: "), "{}", runs[2].out);
    for (fen, option, value) in [
        ("W:WK1:BK32", "--moves", "2-3"),
        (many, "--search", "1e300"),
    ] {
        let args = [
            "endgame", "probe", "russian", "--fen", fen, option, value, "--lang", "ru",
        ];
        let run = damier(&args);
        assert_eq!(run.code, 2, "{run:?}");
        assert!(run.err.contains(option), "{run:?}");
        let own = option.trim_start_matches('-');
        let words = latin_words(&run.err);
        assert!(words.iter().all(|word| word == own), "{run:?}");
    }
}

#[test]
fn verify_tells_what_it_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = built(folder.path());
    let args = [
        "endgame", "verify", "czech", "--pieces", "3", "--sample", "500", "--folder", path,
    ];
    let runs = told(&args, 0);
    assert!(runs[0].out.ends_with(" 0 wrong\n"), "{}", runs[0].out);
    assert!(
        runs[1].out.ends_with("fausses\u{202f}: 0\n"),
        "{}",
        runs[1].out
    );
    assert!(runs[2].out.ends_with("неверных: 0\n"), "{}", runs[2].out);
    // Where a class is missing, what leads to it is wrong, and why is told.
    spoil(folder.path());
    let runs = told(&args, 1);
    assert!(runs[0].out.contains("where no value is"), "{}", runs[0].out);
    assert!(
        runs[1].out.contains("là où il n’y a pas de valeur"),
        "{}",
        runs[1].out
    );
    assert!(runs[2].out.contains("где значения нет"), "{}", runs[2].out);
}

#[test]
fn stats_have_the_heads_letters_and_commas_of_the_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = built(folder.path());
    let picture = folder.path().join("wins.svg");
    let picture = picture.to_str().expect("UTF-8");
    let args = [
        "endgame", "stats", "czech", "--pieces", "3", "--folder", path,
    ];
    let runs = told(&args, 0);
    assert!(
        runs[0].out.contains("| 2K v K | first |"),
        "{}",
        runs[0].out
    );
    assert!(
        runs[1].out.contains("| 2D contre D | premier |"),
        "{}",
        runs[1].out
    );
    assert!(
        runs[2].out.contains("| 2Д против Д | первые |"),
        "{}",
        runs[2].out
    );
    assert!(
        runs[2].out.contains(",") && !runs[2].out.contains("."),
        "{}",
        runs[2].out
    );
    told(&[&args[..], &["--summary"]].concat(), 0);
    for (lang, axis) in [("fr", "coups du gagnant"), ("ru", "ходы выигравшего")] {
        let run = damier(&[&args[..], &["--plot", picture, "--lang", lang]].concat());
        assert_eq!(run.code, 0, "{run:?}");
        let svg = fs::read_to_string(picture).expect("written");
        assert!(svg.contains(axis), "{svg}");
        assert!(!svg.contains(" v K<"), "{svg}");
    }
    let nowhere = ["--plot", "/nonexistent/a.svg", "--lang", "ru"];
    let run = damier(&[&args[..], &nowhere].concat());
    assert_eq!(run.code, 1, "{run:?}");
    assert!(latin_words(&run.err).is_empty(), "{run:?}");
}
