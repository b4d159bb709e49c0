use std::io::Write;

use clap::Args;
use damier_tournament::model::What;

use super::file::EventFile;
use super::{clock, print_json};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::say;

/// Take the last change back, whatever it was.
///
/// Every command that changes an event keeps the version before it in a hidden file
/// beside the event (`.open.json.undo`), the last fifty of them. The log of the event
/// says that something was taken back.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament undo open.json
  damier tournament undo open.json --json")]
pub(crate) struct Undo {
    /// The event.
    #[arg(value_name = "EVENT")]
    file: String,
    /// One JSON object: undone, left.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Undo, out: &mut impl Write) -> Result<Ending, Failure> {
    let mut file = EventFile::open(&args.file)?;
    let Some((before, left)) = file.version_before()? else {
        let args = [("file", args.file.as_str().into())];
        return Err(Failure::Usage(say("desk-no-earlier", &args)));
    };
    let after = std::mem::replace(&mut file.event, before);
    // Nobody gets another start position by taking a round back.
    file.event.keep_start_draws(&after);
    file.event.note(Some(clock::now()), What::Undone);
    file.save_undone(left)?;
    if args.json {
        let answer = serde_json::json!({ "undone": true, "left": left });
        return print_json(&answer, out);
    }
    writeln!(out, "{}", say("desk-undone", &[("left", left.into())]))?;
    Ok(Ending::Fine)
}
