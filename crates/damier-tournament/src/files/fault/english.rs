use std::fmt;

use super::Fault;
use crate::files::MOST_NAME;

impl fmt::Display for Fault {
    /// In English, with the remedy.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const AGREE: &str = "make both players' lines agree";
        match self {
            Fault::Empty => {
                f.write_str("the file is empty; give an event as JSON, or a table as CSV or TRF")
            }
            Fault::NoPlayers => f.write_str(
                "no player was found; a TRF file has a line beginning 001 for each player",
            ),
            Fault::Misread { field, found } => {
                let (_, what, remedy) = field.words();
                write!(f, "`{found}` is no {what}; {remedy}")
            }
            Fault::Between { found } => write!(
                f,
                "`{found}` stands between the columns; move the fields of the line into theirs"
            ),
            Fault::LongName { start } => write!(
                f,
                "a name that begins `{start}` is longer than {} characters; shorten it",
                MOST_NAME
            ),
            Fault::Taken { id } => write!(
                f,
                "the number {id} is nought or taken; give each player one line and his own number"
            ),
            Fault::IdMissing => f.write_str("the id is missing; give a number from 1"),
            Fault::OneLine { a, b, round } => write!(
                f,
                "the game of {a} and {b} in round {round} must stand in both lines, once each; \
                 {AGREE}"
            ),
            Fault::TwoGames { id, round } => {
                write!(f, "{id} has two games in round {round}; {AGREE}")
            }
            Fault::Himself { id, round } => {
                write!(f, "{id} meets himself in round {round}; name the opponent")
            }
            Fault::Absent {
                id, listed: None, ..
            } => write!(
                f,
                "{id} has no line of a player; correct the opponent's number or add the line"
            ),
            Fault::Absent {
                id,
                listed: Some(listed),
                players,
            } => write!(
                f,
                "{id} has no line of a player, and the file speaks of {listed} players but has \
                 {players}; add the line that is missing, or correct the number"
            ),
            Fault::ByeMet { letter, id } => write!(
                f,
                "{letter} says that there was no game, but {id} is named as opponent; write 0000 \
                 for him, or the letter of a result"
            ),
            Fault::ColourAlone => f.write_str(
                "a colour stands here without an opponent; name him, or write - for the colour",
            ),
            Fault::Unequal { a, b, round } => write!(
                f,
                "the results of {a} and {b} in round {round} are not those of one game, and are \
                 taken for a decision of the referee; correct one of them if they are not"
            ),
            Fault::Colours { a, b, round } => write!(
                f,
                "{a} and {b} need one White and one Black in round {round}; {AGREE}"
            ),
            Fault::Results { a, b, round } => write!(
                f,
                "the results of {a} and {b} in round {round} do not fit together in this scale; \
                 {AGREE}"
            ),
            Fault::KeptRecords { codes } => write!(
                f,
                "the records {} are kept as they stand, but not used; nothing is to do",
                codes.join(", ")
            ),
            Fault::Unused { code } => write!(
                f,
                "the record {code} is kept as it stands, but not used; enter what it says yourself"
            ),
            Fault::RecordTwice { code } => write!(
                f,
                "the record {code} stands here once more and says something else; leave in the \
                 file the one that is right"
            ),
            Fault::TieBreaks { names } => write!(
                f,
                "the tie-break {} is not known here; name the criteria yourself",
                names.join(", ")
            ),
            Fault::ByRank => f.write_str("pairing by place is not done here; renumber the players"),
            Fault::Nobody { id } => write!(
                f,
                "nobody has number {id}, which is named here; correct the number or remove it"
            ),
            Fault::PointsDiffer { listed, computed } => write!(
                f,
                "{listed} points are listed, the results make {computed}; check the results, or \
                 name the scale in a 162 line"
            ),
            Fault::CountDiffers { listed, found } => write!(
                f,
                "the file speaks of {listed} and has {found}; look whether lines are missing"
            ),
            Fault::FullBye { round } => write!(
                f,
                "round {round} has a full-point bye (F); write U if the pairing left the player \
                 over"
            ),
            Fault::NoHeading => f.write_str(
                "the line of column names is missing; write a line such as \
                 id;name;fed;rating;start;R1;R2",
            ),
            Fault::NoId => f.write_str(
                "no column is called id; write a line such as id;name;fed;rating;start;R1;R2",
            ),
            Fault::RoundBeyond { name, most } => write!(
                f,
                "the column {name} names a round beyond {most}; number the rounds from R1"
            ),
            Fault::ColumnTwice { name } => write!(
                f,
                "two columns are called {name}; give each column its own name"
            ),
            Fault::ColumnUnknown { name } => write!(
                f,
                "the column {name} is not known here and was not read; correct its name"
            ),
            Fault::Outside { found } => write!(
                f,
                "`{found}` stands outside the columns; add a column name or remove it"
            ),
            Fault::Cell { found } => write!(
                f,
                "the cell `{found}` is neither a game nor a bye; write for example 12w2, 7b+, U, \
                 H, F, Z or nothing"
            ),
            Fault::NoScoring => f.write_str(
                "no scoring is named: 2-1-0 is taken; add a line such as # scoring: win=2 draw=1 \
                 loss=0",
            ),
            Fault::RemarkBroken => f.write_str(
                "the remark of Damier is no JSON object, and is passed over; remove it, or export \
                 the event once more",
            ),
            Fault::RemarkMisfit => f.write_str(
                "the remark of Damier does not fit the table, and is passed over; remove it, or \
                 export the event once more",
            ),
            Fault::Astray { one, other, round } => write!(
                f,
                "round {round} does not fit the result of the tie of {one} and {other}: another \
                 goes on; correct that result, or take the rounds from {round} on back and pair \
                 again"
            ),
            Fault::Json {
                complaint, path, ..
            } => {
                if !path.is_empty() {
                    write!(f, "at `{path}`: ")?;
                }
                write!(
                    f,
                    "{complaint}; restore the file from a copy or mend that place"
                )
            }
            Fault::Clash { path, clash } => {
                if !path.is_empty() {
                    write!(f, "at `{path}`: ")?;
                }
                clash.fmt(f)
            }
            Fault::NoEvent { missing } => write!(
                f,
                "this is JSON, but no event file, as it lacks {}; give a file that `damier \
                 tournament` has made, or a table as CSV or TRF",
                missing.join(", ")
            ),
            Fault::Format { format, version } => write!(
                f,
                "this is {format} version {version}; it takes a newer program, or is no event file"
            ),
        }
    }
}
