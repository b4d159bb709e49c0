//! Which clause of which rules is tested, and by what: the file
//! `docs/RULES-COVERAGE.md`, made from a list of clauses and from the sources.
//!
//! The list names tests; whether they exist is looked up in the sources, so that
//! a test that is deleted or renamed makes a cross.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::step::Steps;
use crate::workspace::Workspace;

/// Where the clauses are listed.
const LIST: &str = "crates/xtask/coverage/clauses.txt";
/// Where the result is written.
pub(crate) const PAGE: &str = "docs/RULES-COVERAGE.md";

/// Writes the page.
pub(crate) fn write(workspace: &Workspace, steps: &mut Steps) {
    steps.run("coverage: which clause is tested by what", || {
        let files = workspace.read_texts()?;
        let page = page(&files)?;
        let path = workspace.root().join(PAGE);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
        }
        std::fs::write(&path, &page).map_err(|error| format!("{PAGE}: {error}"))?;
        if let Some(summary) = page.lines().find(|line| line.contains(" clauses, ")) {
            println!("{summary}");
        }
        Ok(())
    });
}

/// The page as it should be; of every tracked file only its text is needed.
pub(crate) fn page(files: &BTreeMap<String, String>) -> Result<String, String> {
    let list = files
        .get(LIST)
        .ok_or_else(|| format!("{LIST} is missing"))?;
    let sections = read(list)?;
    let tests = tests(files);
    Ok(render(&sections, &tests))
}

/// A part of the list.
#[derive(PartialEq, Eq, Debug)]
struct Section {
    title: String,
    clauses: Vec<Clause>,
}

/// One line of the list.
#[derive(PartialEq, Eq, Debug)]
struct Clause {
    id: String,
    article: String,
    games: Vec<String>,
    what: String,
    /// Tests, or why there are none.
    tested: Result<Vec<String>, String>,
}

fn read(list: &str) -> Result<Vec<Section>, String> {
    let mut sections: Vec<Section> = Vec::new();
    for (index, line) in list.lines().enumerate() {
        let line = line.trim();
        if let Some(title) = line.strip_prefix("## ") {
            sections.push(Section {
                title: title.to_owned(),
                clauses: Vec::new(),
            });
            continue;
        }
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = |what: &str| format!("{LIST}:{}: {what}", index + 1);
        let fields: Vec<&str> = line.split(" | ").map(str::trim).collect();
        let [id, article, games, what, tested] = fields.as_slice() else {
            return Err(place("write id | article | games | what it says | tests"));
        };
        let list = |text: &str| text.split(',').map(|one| one.trim().to_owned()).collect();
        let tested = match tested.strip_prefix("no: ") {
            Some(reason) => Err(reason.to_owned()),
            None => Ok(list(tested)),
        };
        let clause = Clause {
            id: (*id).to_owned(),
            article: (*article).to_owned(),
            games: list(games),
            what: (*what).to_owned(),
            tested,
        };
        sections
            .last_mut()
            .ok_or_else(|| place("begin with a line such as `## Counting`"))?
            .clauses
            .push(clause);
    }
    Ok(sections)
}

/// Every test of the sources, as `crate:name`.
fn tests(files: &BTreeMap<String, String>) -> BTreeSet<String> {
    let sources = files.iter().filter_map(|(file, text)| {
        let (folder, _) = file.strip_prefix("crates/")?.split_once('/')?;
        let name = match folder {
            "damier" => "cli",
            folder => folder.strip_prefix("damier-")?,
        };
        file.ends_with(".rs").then_some((name, text))
    });
    sources
        .flat_map(|(name, text)| {
            let found = tests_in(text);
            found.into_iter().map(move |test| format!("{name}:{test}"))
        })
        .collect()
}

/// The names of the tests in a source: functions under `#[test]`, and the rows of
/// macros that make such functions.
fn tests_in(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut marked = false;
    let makes_tests = text.contains("macro_rules!");
    for line in text.lines().map(str::trim) {
        if line.starts_with("#[test]") || line.starts_with("#[tokio::test") {
            marked = true;
        } else if line.starts_with("#[") || line.starts_with("//") {
            // More attributes and remarks may stand between.
        } else if let Some(rest) = line
            .strip_prefix("fn ")
            .or_else(|| line.strip_prefix("async fn "))
        {
            if marked {
                names.extend(rest.split(['(', '<']).next());
            }
            marked = false;
        } else {
            marked = false;
            if makes_tests {
                names.extend(macro_row(line));
            }
        }
    }
    names
}

/// The name in a row such as `i1_twenty_five_each: "I1" 50 …;` or
/// `russian_agrees Russian;`.
fn macro_row(line: &str) -> Option<&str> {
    let body = line.strip_suffix(';')?;
    let end = body.find(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'))?;
    let (name, rest) = body.split_at(end);
    let row = rest.starts_with(": \"")
        || rest
            .strip_prefix(' ')
            .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
    (row && name.contains('_')).then_some(name)
}

fn render(sections: &[Section], tests: &BTreeSet<String>) -> String {
    let all = || sections.iter().flat_map(|section| &section.clauses);
    let is_tested = |clause: &Clause| {
        let named = clause.tested.as_ref();
        named.is_ok_and(|named| named.iter().all(|test| tests.contains(test)))
    };
    let total = all().count();
    let ticked = all().filter(|clause| is_tested(clause)).count();
    let mut page = format!(
        "# Which rules are tested, and by what\n\n\
         Made by `cargo xtask coverage` from the list in `{LIST}` and from the tests in the\n\
         sources; do not edit it. A tick means that every test named exists; what it shows is\n\
         for `cargo xtask test` to say. A cross gives its reason.\n\n\
         {total} clauses, {ticked} with a tick, {} with a cross.\n\n\
         ## By game\n\n| game | clauses | ticks |\n|---|---|---|\n",
        total - ticked
    );
    let games: BTreeSet<&String> = all().flat_map(|clause| &clause.games).collect();
    for game in games {
        let of_game = || all().filter(|clause| clause.games.contains(game));
        let good = of_game().filter(|clause| is_tested(clause)).count();
        line(
            &mut page,
            format_args!("| {game} | {} | {good} |", of_game().count()),
        );
    }
    for section in sections {
        line(
            &mut page,
            format_args!(
                "\n## {}\n\n| clause | article | game | what it says | | tests |\n\
                 |---|---|---|---|---|---|",
                section.title
            ),
        );
        for clause in &section.clauses {
            let mark = if is_tested(clause) { '✓' } else { '✗' };
            line(
                &mut page,
                format_args!(
                    "| {} | {} | {} | {} | {mark} | {} |",
                    clause.id,
                    clause.article,
                    clause.games.join(", "),
                    clause.what,
                    by(clause, tests)
                ),
            );
        }
    }
    page
}

/// The tests of a clause, or why there are none.
fn by(clause: &Clause, tests: &BTreeSet<String>) -> String {
    match &clause.tested {
        Err(reason) => reason.clone(),
        Ok(named) => {
            let told = named.iter().map(|test| match tests.contains(test) {
                true => format!("`{test}`"),
                false => format!("**no such test: `{test}`**"),
            });
            told.collect::<Vec<_>>().join(", ")
        }
    }
}

fn line(page: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = page.write_fmt(text);
    page.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
#[test]
fn a_rule() {}

/// No test.
fn helper() {}

#[test]
#[cfg(unix)]
// A remark.
fn another_rule() {}

macro_rules! examples {
    ($($test:ident: $name:literal;)*) => { $(#[test] fn $test() {})* };
}
examples! {
    i1_first: \"I1\";
    it_agrees International;
}
";

    fn files(list: &str, source: &str) -> BTreeMap<String, String> {
        BTreeMap::from([
            (LIST.to_owned(), list.to_owned()),
            (
                "crates/damier-arbiter/tests/it.rs".to_owned(),
                source.to_owned(),
            ),
        ])
    }

    #[test]
    fn tests_are_found_in_sources() {
        let found = tests_in(SOURCE);
        assert_eq!(found, ["a_rule", "another_rule", "i1_first", "it_agrees"]);
    }

    #[test]
    fn a_deleted_test_makes_a_cross() {
        let list = "## Draws\n\nX-1 | 6.1 | russian | repetition | arbiter:a_rule\n\
                    X-2 | 6.2 | russian | kings | no: not built\n";
        let page_with = page(&files(list, SOURCE)).expect("a list");
        assert!(page_with.contains("| X-1 | 6.1 | russian | repetition | ✓ | `arbiter:a_rule` |"));
        assert!(page_with.contains("| X-2 | 6.2 | russian | kings | ✗ | not built |"));
        assert!(page_with.contains("2 clauses, 1 with a tick, 1 with a cross."));
        let page_without = page(&files(list, "fn a_rule() {}")).expect("a list");
        assert!(page_without.contains("| ✗ | **no such test: `arbiter:a_rule`** |"));
    }

    #[test]
    fn a_line_that_is_no_clause_is_named() {
        let error = page(&files("## Draws\nX-1 | 6.1\n", "")).expect_err("two fields");
        assert!(error.contains("clauses.txt:2"), "{error}");
    }
}
