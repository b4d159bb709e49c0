//! What is wrong with the file of a tournament, or odd about it.

use damier_arbiter::Lang;
use damier_tournament::files::{Clash, Fault, JsonKind, MOST_NAME, Noun, Problem, Problems};

use crate::bundle::message;
use crate::json::{told, with_path};
use crate::{Args, joined, number, placed};

/// How many problems of a file are told; the rest is counted.
const MOST_TOLD: usize = 20;

/// A problem with its place, as a sentence without its full stop.
pub fn file_problem(problem: &Problem, lang: Lang) -> String {
    let place = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let (line, column) = (place(problem.line), place(problem.column));
    // These messages say the place themselves.
    if let Fault::Json { kind, .. } = &problem.fault {
        let id = match kind {
            JsonKind::Cut => "json-cut",
            JsonKind::Broken => "json-broken",
            JsonKind::Data => "",
        };
        if !id.is_empty() {
            let args = [("line", line.into()), ("column", column.to_string().into())];
            return message(lang, id, &args);
        }
    }
    placed(file_fault(&problem.fault, lang), line, column, None, lang)
}

/// Several problems, each with its place; how many more there are comes last.
pub fn file_problems<'a>(
    problems: impl IntoIterator<Item = &'a Problem>,
    lang: Lang,
) -> Vec<String> {
    let mut problems = problems.into_iter();
    let first = problems.by_ref().take(MOST_TOLD);
    let mut lines: Vec<String> = first.map(|problem| file_problem(problem, lang)).collect();
    let more = problems.count();
    if more > 0 {
        lines.push(message(lang, "file-more", &[("more", number(more))]));
    }
    lines
}

/// Everything that is wrong with a file, and then what is odd about it, each with its
/// place; the second is marked as such.
pub fn file_refused(problems: &Problems, lang: Lang) -> Vec<String> {
    let mut lines = file_problems(problems.iter(), lang);
    let odd = file_problems(problems.warnings(), lang);
    lines.extend(odd.into_iter().map(|what| file_warning(what, lang)));
    lines
}

/// What is only odd, marked as such.
pub fn file_warning(what: String, lang: Lang) -> String {
    message(lang, "file-warning", &[("what", what.into())])
}

/// What is wrong, without its place.
fn file_fault(fault: &Fault, lang: Lang) -> String {
    let (id, args): (&str, Args<'_>) = match fault {
        Fault::Empty => ("file-empty", Args::new()),
        Fault::NoPlayers => ("file-no-players", Args::new()),
        Fault::Misread { field, found } => {
            let args = vec![
                ("field", field.as_str().into()),
                ("found", found.as_str().into()),
            ];
            ("file-misread", args)
        }
        Fault::Between { found } => ("file-between", vec![("found", found.as_str().into())]),
        Fault::LongName { start } => {
            let most = ("most", number(MOST_NAME));
            (
                "file-long-name",
                vec![("start", start.as_str().into()), most],
            )
        }
        Fault::Taken { id } => ("file-taken", vec![("id", id.to_string().into())]),
        Fault::IdMissing => ("file-id-missing", Args::new()),
        Fault::OneLine { a, b, round } => ("file-one-line", pair(*a, *b, *round)),
        Fault::TwoGames { id, round } => ("file-two-games", pair(*id, *id, *round)),
        Fault::Himself { id, round } => ("file-himself", pair(*id, *id, *round)),
        Fault::Absent {
            id,
            listed,
            players,
        } => {
            let listed = listed.map_or_else(|| "none".to_owned(), |listed| listed.to_string());
            let args = vec![
                ("id", id.to_string().into()),
                ("listed", listed.into()),
                ("players", players.to_string().into()),
            ];
            ("file-absent", args)
        }
        Fault::ByeMet { letter, id } => {
            let letter = ("letter", letter.to_string().into());
            ("file-bye-met", vec![letter, ("id", id.to_string().into())])
        }
        Fault::ColourAlone => ("file-colour-alone", Args::new()),
        Fault::Unequal { a, b, round } => ("file-unequal", pair(*a, *b, *round)),
        Fault::Colours { a, b, round } => ("file-colours", pair(*a, *b, *round)),
        Fault::Results { a, b, round } => ("file-results", pair(*a, *b, *round)),
        Fault::KeptRecords { codes } => ("file-kept", vec![("codes", codes.join(", ").into())]),
        Fault::Unused { code } => ("file-unused", vec![("code", code.as_str().into())]),
        Fault::RecordTwice { code } => ("file-record-twice", vec![("code", code.as_str().into())]),
        Fault::TieBreaks { names } => ("file-tie-breaks", vec![("names", names.join(", ").into())]),
        Fault::ByRank => ("file-by-rank", Args::new()),
        Fault::Nobody { id } => ("file-nobody", vec![("id", id.to_string().into())]),
        Fault::PointsDiffer { listed, computed } => {
            let listed = ("listed", listed.to_string().into());
            let computed = ("computed", computed.to_string().into());
            ("file-points", vec![listed, computed])
        }
        Fault::CountDiffers { listed, found } => {
            let listed = ("listed", listed.to_string().into());
            (
                "file-count",
                vec![listed, ("found", found.to_string().into())],
            )
        }
        Fault::FullBye { round } => ("file-full-bye", vec![("round", round.to_string().into())]),
        Fault::NoHeading => ("file-no-heading", Args::new()),
        Fault::NoId => ("file-no-id", Args::new()),
        Fault::RoundBeyond { name, most } => {
            let most = ("most", most.to_string().into());
            (
                "file-round-beyond",
                vec![("name", name.as_str().into()), most],
            )
        }
        Fault::ColumnTwice { name } => ("file-column-twice", vec![("name", name.as_str().into())]),
        Fault::ColumnUnknown { name } => {
            ("file-column-unknown", vec![("name", name.as_str().into())])
        }
        Fault::Outside { found } => ("file-outside", vec![("found", found.as_str().into())]),
        Fault::Cell { found } => ("file-cell", vec![("found", found.as_str().into())]),
        Fault::NoScoring => ("file-no-scoring", Args::new()),
        Fault::RemarkBroken => ("file-remark-broken", Args::new()),
        Fault::RemarkMisfit => ("file-remark-misfit", Args::new()),
        Fault::Astray { one, other, round } => {
            ("file-astray", pair(*one, *other, usize::from(*round)))
        }
        Fault::Json {
            complaint, path, ..
        } => {
            let (id, args) = told(complaint);
            let what = with_path(message(lang, id, &args), path, lang);
            let remedy = message(lang, "file-mend", &[]);
            return joined([what, remedy], lang);
        }
        Fault::Clash { path, clash: of } => {
            let (id, args) = clash(of);
            let what = in_round(message(lang, id, &args), path, lang);
            return with_path(what, path, lang);
        }
        Fault::NoEvent { missing } => {
            let missing = ("missing", missing.join(", ").into());
            ("file-no-event", vec![missing])
        }
        Fault::Format { format, version } => {
            let version = ("version", version.to_string().into());
            (
                "file-format",
                vec![("format", format.as_str().into()), version],
            )
        }
    };
    message(lang, id, &args)
}

/// The same with the round that the way leads through, as people count them.
fn in_round(what: String, path: &str, lang: Lang) -> String {
    let index = path
        .strip_prefix("event.rounds[")
        .and_then(|rest| rest.split(']').next());
    match index.and_then(|index| index.parse::<usize>().ok()) {
        Some(index) => {
            let round = ("round", (index + 1).to_string().into());
            message(lang, "file-in-round", &[round, ("what", what.into())])
        }
        None => what,
    }
}

/// What does not fit in an event.
fn clash(clash: &Clash) -> (&'static str, Args<'static>) {
    let text = |name, number: u64| (name, number.to_string().into());
    let who = |noun: Noun, id: u32| vec![("noun", noun.as_str().into()), text("id", id.into())];
    let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    match clash {
        Clash::Range { found, least, most } => {
            let args = vec![
                ("found", found.clone().into()),
                ("least", least.to_string().into()),
                ("most", most.to_string().into()),
            ];
            ("file-clash-range", args)
        }
        Clash::Twice { noun, id } => ("file-clash-twice", who(*noun, *id)),
        Clash::Missing { noun, id } => ("file-clash-missing", who(*noun, *id)),
        Clash::Himself { noun, id } => ("file-clash-himself", who(*noun, *id)),
        Clash::Seated { noun, id, round } => {
            let mut args = who(*noun, *id);
            args.push(text("round", count(*round)));
            ("file-clash-seated", args)
        }
        Clash::TwoTeams { id } => ("file-clash-two-teams", vec![text("id", (*id).into())]),
        Clash::NoBoard { board, boards } => {
            let args = vec![text("board", count(*board)), text("boards", count(*boards))];
            ("file-clash-no-board", args)
        }
        Clash::BoardTwice { board } => {
            let args = vec![text("board", count(*board))];
            ("file-clash-board-twice", args)
        }
        Clash::Backwards { first, last } => {
            let args = vec![text("first", (*first).into()), text("last", (*last).into())];
            ("file-clash-backwards", args)
        }
        Clash::TooManyBoards { most } => {
            ("file-clash-boards", vec![("most", most.to_string().into())])
        }
        Clash::Repeated => ("file-clash-repeated", Args::new()),
        Clash::Earlier { found, before } => {
            let before = ("before", before.clone().into());
            (
                "file-clash-earlier",
                vec![("found", found.clone().into()), before],
            )
        }
        Clash::TooManyDates { dates, rounds } => {
            let rounds = ("rounds", number(usize::from(*rounds)));
            ("file-clash-dates", vec![("dates", number(*dates)), rounds])
        }
        Clash::FewerRounds { said, paired } => {
            let paired = ("paired", number(*paired));
            let said = ("said", number(usize::from(*said)));
            ("file-clash-fewer-rounds", vec![said, paired])
        }
        Clash::JoinedLater { id, joined, round } => {
            let (id, joined) = (text("id", (*id).into()), text("joined", (*joined).into()));
            let args = vec![id, joined, text("round", count(*round))];
            ("file-clash-joined", args)
        }
        Clash::Alone => ("file-clash-alone", Args::new()),
        Clash::InVain { id, round } => {
            let args = vec![text("id", (*id).into()), text("round", (*round).into())];
            ("file-clash-in-vain", args)
        }
        Clash::NotTied { id } => ("file-clash-not-tied", vec![text("id", (*id).into())]),
        Clash::TooFew => ("file-clash-too-few", Args::new()),
        Clash::Flag => ("file-clash-flag", Args::new()),
        Clash::Unscaled { found, most } => {
            let most = ("most", most.to_string().into());
            (
                "file-clash-unscaled",
                vec![("found", found.clone().into()), most],
            )
        }
        Clash::Scale => ("file-clash-scale", Args::new()),
    }
}

/// Two players and their round.
fn pair(
    a: damier_tournament::PlayerId,
    b: damier_tournament::PlayerId,
    round: usize,
) -> Args<'static> {
    vec![
        ("a", a.to_string().into()),
        ("b", b.to_string().into()),
        ("round", round.to_string().into()),
    ]
}

#[cfg(test)]
mod tests {
    use damier_tournament::files::read_event;

    use super::*;

    #[test]
    fn faults_of_files_are_told_in_every_language() {
        for (text, wanted) in [
            ("", ["empty", "vide", "пуст"]),
            (
                "{\"format\": 1, \"version\": 1, \"event\": {}}",
                ["text in quotation", "texte", "текст"],
            ),
            (
                "{\"event\": 1}",
                [
                    "but no event file",
                    "aucun fichier de tournoi",
                    "не файл турнира",
                ],
            ),
            ("[{\"id\": 1}]", ["format, version, event"; 3]),
            (
                "{\"format\": \"x\"",
                ["breaks off", "s’interrompt", "обрыва"],
            ),
            (
                "# scoring: win=2 draw=1\nid;name;rating;R1\n1;A;x1;2w2\n",
                ["`x1` is no whole number", "x1", "x1"],
            ),
            (
                "142 x\n001    1\n",
                ["`x` is no number of rounds", "rondes", "туров"],
            ),
        ] {
            let problems = read_event(text).expect_err(text);
            for (lang, wanted) in Lang::ALL.into_iter().zip(wanted) {
                let told = file_problems(problems.iter(), lang).join("\n");
                assert!(told.contains(wanted), "{lang}: {told}");
                let foreign = lang != Lang::En;
                let english = ["expected", "missing", "invalid", "write", "column"];
                let is_english = english.iter().any(|word| told.contains(word));
                assert!(!(foreign && is_english), "{lang}: {told}");
            }
        }
    }

    #[test]
    fn a_file_full_of_faults_is_not_told_without_end() {
        let lines: String = (1..=50).map(|id| format!("{id};x\n")).collect();
        let table = format!("# scoring: win=2 draw=1\nid;rating\n{lines}");
        let problems = read_event(&table).expect_err("no ratings");
        let told = file_problems(problems.iter(), Lang::En);
        assert_eq!(told.len(), MOST_TOLD + 1);
        assert!(told[MOST_TOLD].contains("30 more"), "{told:?}");
    }
}
