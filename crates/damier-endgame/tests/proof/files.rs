//! Files: damaged ones are noticed and made anew, builds go on where they were.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use damier_draughts::{Position, Variant};
use damier_endgame::{
    BuildError, EndgameService, FileProblem, Folder, Order, Standing, State, Tables, build,
    estimate,
};

use crate::book;

fn order(pieces: u8) -> Order {
    Order {
        variant: Variant::Russian,
        book: Some(book("russia-2022")),
        pure: true,
        pieces,
        threads: 2,
        memory: 1 << 30,
    }
}

/// Every file below a folder.
fn files(root: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(root).expect("below it").to_owned();
                // A builder that is still at work renames what it has written.
                match fs::read(path) {
                    Ok(bytes) => all.insert(name, bytes),
                    Err(error) if error.kind() == ErrorKind::NotFound => continue,
                    Err(error) => panic!("{} cannot be read: {error}", name.display()),
                };
            }
        }
    }
    all
}

#[test]
fn a_stopped_build_goes_on_to_the_same_files() {
    let whole = tempfile::tempdir().expect("a folder");
    build(&order(3), &Folder::new(whole.path()), &mut |_| true).expect("can be built");
    let parts = tempfile::tempdir().expect("a folder");
    let mut stops = 0;
    loop {
        let mut told = 0;
        let once = build(&order(3), &Folder::new(parts.path()), &mut |progress| {
            told += 1;
            assert!(progress.done <= progress.all);
            // One stage, then stop.
            told < 2
        });
        match once {
            Ok(report) => {
                assert!(report.kept > 0);
                break;
            }
            Err(BuildError::Stopped) => stops += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert!(stops > 3, "{stops}");
    assert_eq!(files(whole.path()), files(parts.path()));
}

/// What is killed in `a_killed_build_goes_on_to_the_same_files`, which starts it with a
/// folder; alone it has nothing to do.
#[test]
fn a_build_to_be_killed() {
    let Some(folder) = std::env::var_os(KILLED) else {
        return;
    };
    build(&budgets(), &Folder::new(folder), &mut |_| true).expect("can be built");
}

const KILLED: &str = "DAMIER_KILLED_BUILD";

fn budgets() -> Order {
    Order {
        pure: false,
        ..order(4)
    }
}

/// The tables among the files below a folder.
fn table_files(root: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = files(root);
    all.retain(|path, _| path.extension().is_some_and(|text| text == "table"));
    all
}

#[test]
fn a_killed_build_goes_on_to_the_same_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = std::env::current_exe().expect("known");
    let mut child = std::process::Command::new(program)
        .args(["--exact", "files::a_build_to_be_killed"])
        .env(KILLED, folder.path())
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("can be started");
    while table_files(folder.path()).len() < 15 && child.try_wait().expect("asked").is_none() {
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    // No chance to clean up: the signal cannot be caught.
    child.kill().expect("can be killed");
    child.wait().expect("is dead");
    let found = table_files(folder.path()).len();
    let report = build(&budgets(), &Folder::new(folder.path()), &mut |_| true);
    let report = report.expect("goes on");
    assert!(found >= 15 && report.kept >= 15, "{found} {report:?}");
    assert!(report.replaced.is_empty(), "{:?}", report.replaced);
    let whole = tempfile::tempdir().expect("a folder");
    build(&budgets(), &Folder::new(whole.path()), &mut |_| true).expect("can be built");
    assert!(table_files(whole.path()) == table_files(folder.path()));
}

#[test]
fn a_build_keeps_to_its_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let expected = estimate(&order(3)).expect("can be");
    let tight = Order {
        memory: expected.memory,
        ..order(3)
    };
    build(&tight, &Folder::new(folder.path()), &mut |_| true).expect("what was said suffices");
    let larger = Order {
        memory: expected.memory,
        ..order(5)
    };
    let more = estimate(&larger).expect("can be").memory;
    assert!(more > 2 * expected.memory, "{more}");
    // It goes as far as it can, and says what it takes to go on.
    let halfway = Order {
        pieces: 4,
        memory: expected.memory,
        ..order(4)
    };
    match build(&halfway, &Folder::new(folder.path()), &mut |_| true) {
        Ok(_) => {}
        Err(BuildError::Memory { needed, .. }) => assert!(needed <= more),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn damaged_files_are_named_and_made_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Folder::new(folder.path());
    build(&order(3), &place, &mut |_| true).expect("can be built");
    let good = files(folder.path());
    let rules = book("russia-2022");
    for (nth, (name, bytes)) in good.iter().enumerate() {
        let path = folder.path().join(name);
        let mut bad = bytes.clone();
        if nth % 3 == 0 {
            bad.truncate(bytes.len() / 2);
        } else {
            let at = nth * 7919 % bytes.len();
            bad[at] ^= 0x10;
        }
        fs::write(&path, &bad).expect("writable");
        let tables = Tables::open(&place, Variant::Russian, Some(&rules), 3).expect("fits");
        let [missing] = tables.missing() else {
            panic!("one file is damaged: {:?}", tables.missing());
        };
        assert_eq!(missing.path, path);
        assert!(!matches!(missing.problem, FileProblem::Missing));
        let report = build(&order(3), &place, &mut |_| true).expect("can be built");
        assert_eq!(report.replaced.len(), 1, "{}", path.display());
        assert_eq!(fs::read(&path).expect("made anew"), *bytes);
    }
}

#[test]
fn tables_of_other_rules_are_not_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Folder::new(folder.path());
    build(&order(2), &place, &mut |_| true).expect("can be built");
    let other = book("fmjd-64");
    let tables = Tables::open(&place, Variant::Russian, Some(&other), 2).expect("fits");
    let position = Position::from_fen(Variant::Russian, "W:WK1:BK32").expect("one");
    let referee = damier_arbiter::Referee::new(other, position.facts());
    let mut prober = std::sync::Arc::new(tables).prober(1 << 20);
    assert_ne!(prober.pure(&position).value, Standing::Unknown);
    assert_eq!(prober.book(&position, &referee).value, Standing::Unknown);
}

#[test]
fn orders_that_cannot_be_are_refused() {
    let folder = Folder::new("nowhere");
    let canadian = Order {
        variant: Variant::Canadian,
        book: None,
        ..order(3)
    };
    let refused = |order: &Order| build(order, &folder, &mut |_| true).expect_err("no such tables");
    assert!(matches!(refused(&canadian), BuildError::NoTables(_)));
    assert!(matches!(refused(&order(8)), BuildError::TooManyPieces(8)));
    let tight = Order {
        memory: 1000,
        ..order(3)
    };
    assert!(matches!(refused(&tight), BuildError::Memory { .. }));
    let expected = estimate(&order(4)).expect("can be");
    assert_eq!(expected.positions, 6_408_836);
}

#[test]
fn the_service_makes_tables_without_being_waited_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = EndgameService::new(Folder::new(folder.path()));
    let rules = book("wcdf");
    assert!(
        service.tables(Variant::American, &rules).is_none(),
        "not yet"
    );
    service.stop();
    // It stops, or it was done already; it does not hang.
    loop {
        match service.state(Variant::American, &rules) {
            State::Building(_) => std::thread::sleep(std::time::Duration::from_millis(20)),
            State::Ready(tables) => {
                assert!(tables.missing().is_empty());
                break;
            }
            State::Failed(why) => {
                assert!(why.contains("stopped"), "{why}");
                break;
            }
        }
    }
}
