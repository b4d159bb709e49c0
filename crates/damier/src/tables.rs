//! What is wrong with endgame tables, in the language of the user.

use damier_draughts::Variant;
use damier_endgame::{BuildError, MOST_PIECES};

use crate::failure::Failure;
use crate::messages::say;

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
            let args = [("class", text(class)), ("megabytes", text(&megabytes))];
            say("tables-memory", &args)
        }
        BuildError::Write(path, why) => {
            let args = [("path", text(&path.display())), ("why", text(why))];
            say("tables-write", &args)
        }
        BuildError::Stopped => say("tables-stopped", &[]),
        BuildError::Beyond(class) => say("tables-beyond", &[("class", text(class))]),
        BuildError::Wrong(class, mismatch) => {
            let args = [
                ("class", text(class)),
                ("fen", text(&mismatch.fen)),
                ("what", text(&mismatch.what)),
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
