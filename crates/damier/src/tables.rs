//! Endgame tables, and what is wrong with them, in the language of the user.

use std::io;

use damier_arbiter::Lang;
use damier_draughts::Variant;
use damier_endgame::{BuildError, Fault, FileProblem, MOST_PIECES, Mismatch, Standing};
use fluent_bundle::FluentValue;

use crate::failure::Failure;
use crate::messages::{say, spoken};

/// Why tables could not be made.
pub(crate) fn not_made(error: &BuildError) -> String {
    let text = |value: &dyn std::fmt::Display| value.to_string().into();
    match error {
        BuildError::NoTables(variant) => none_for(*variant),
        BuildError::TooManyPieces(pieces) => {
            let args = [("pieces", text(pieces)), ("most", text(&MOST_PIECES))];
            say("tables-pieces", &args)
        }
        BuildError::Memory { class, needed } => {
            let megabytes = needed.div_ceil(1 << 20);
            let args = [
                ("class", class_name(&class.to_string()).into()),
                ("megabytes", text(&megabytes)),
            ];
            say("tables-memory", &args)
        }
        BuildError::Write(path, why) => {
            let args = [
                ("path", text(&path.display())),
                ("why", system_trouble(why).into()),
            ];
            say("tables-write", &args)
        }
        BuildError::Stopped => say("tables-stopped", &[]),
        BuildError::Beyond(class) => {
            let class = class_name(&class.to_string());
            say("tables-beyond", &[("class", class.into())])
        }
        BuildError::Wrong(class, mismatch) => {
            let args = [
                ("class", class_name(&class.to_string()).into()),
                ("fen", text(&mismatch.fen)),
                ("what", disagreement(mismatch).into()),
            ];
            say("tables-wrong", &args)
        }
    }
}

/// That a game can have none.
pub(crate) fn none_for(variant: Variant) -> String {
    say("tables-none", &[("variant", variant.id().into())])
}

/// The end of a command that wanted to make tables.
pub(crate) fn failure(error: &BuildError) -> Failure {
    let why = not_made(error);
    match error {
        BuildError::NoTables(_) | BuildError::TooManyPieces(_) => Failure::Usage(why),
        BuildError::Memory { .. } => {
            Failure::Usage(say("tables-memory-option", &[("why", why.into())]))
        }
        _ => Failure::Trouble(why),
    }
}

/// A class such as `2K+M v K`, with the letters of the language.
pub(crate) fn class_name(class: &str) -> String {
    let (king, man) = (say("endgame-king", &[]), say("endgame-man", &[]));
    let side = |side: &str| side.replace('K', &king).replace('M', &man);
    let (first, second) = class.split_once(" v ").unwrap_or((class, ""));
    let args = [
        ("first", side(first).into()),
        ("second", side(second).into()),
    ];
    say("endgame-class", &args)
}

/// What a position is worth to the side to move, and in how many plies.
pub(crate) fn worth(value: Standing, plies: Option<u16>) -> String {
    let args = [
        ("value", value.as_str().into()),
        ("plies", or_none(plies.map(u64::from))),
    ];
    say("endgame-worth", &args)
}

/// A number for a message that leaves something out where there is none.
pub(crate) fn or_none(number: Option<u64>) -> FluentValue<'static> {
    number.map_or("none".into(), FluentValue::from)
}

/// Why a file of tables is not used.
pub(crate) fn file_trouble(problem: &FileProblem) -> String {
    match problem {
        FileProblem::Missing => say("endgame-file-missing", &[]),
        FileProblem::Damaged => say("endgame-file-damaged", &[]),
        FileProblem::Outdated => say("endgame-file-outdated", &[]),
        FileProblem::Unreadable(why) => {
            let why = system_trouble(why);
            say("endgame-file-unreadable", &[("why", why.into())])
        }
    }
}

/// How the value of a position differs from what its moves come to.
pub(crate) fn disagreement(mismatch: &Mismatch) -> String {
    let what = match mismatch.fault {
        Fault::Nothing => say("endgame-no-value", &[]),
        Fault::NothingAfter => say("endgame-no-value-after", &[]),
        Fault::Differs { stored, found } => {
            let args = [
                ("stored", worth(stored.value, stored.plies).into()),
                ("found", worth(found.value, found.plies).into()),
            ];
            say("endgame-differs", &args)
        }
    };
    let Some((book, counts)) = &mismatch.under else {
        return what;
    };
    let counts = Some(counts.as_str()).filter(|counts| !counts.is_empty());
    let args = [
        ("book", book.as_str().into()),
        ("counts", counts.unwrap_or("none").into()),
        ("what", what.into()),
    ];
    say("endgame-differs-under", &args)
}

/// What the system says of a file; the commonest in the language of the user.
pub(crate) fn system_trouble(error: &io::Error) -> String {
    let kind = match error.kind() {
        io::ErrorKind::NotFound => "missing",
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => "denied",
        io::ErrorKind::NotADirectory => "no-folder",
        io::ErrorKind::IsADirectory => "folder",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "full",
        _ => "other",
    };
    let args = [("kind", kind.into()), ("why", error.to_string().into())];
    say("endgame-system", &args)
}

/// A fraction as the language writes it.
pub(crate) fn fraction(number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    match spoken() {
        Lang::En => text,
        Lang::Fr | Lang::Ru => text.replace('.', ","),
    }
}

/// A share of a hundred as the language writes it.
pub(crate) fn percent(share: f64, digits: usize) -> String {
    say(
        "endgame-percent",
        &[("number", fraction(share, digits).into())],
    )
}
