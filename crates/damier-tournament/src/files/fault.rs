//! What is wrong with a file, as data: whoever shows it says it in the language of the
//! reader.

use std::fmt;

use crate::Fraction;
use crate::model::PlayerId;

/// What should have stood in some place of a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    /// Number of a player in the first columns of his line.
    StartRank,
    /// `m` or `w`.
    Sex,
    /// Rating.
    Rating,
    /// Number at the federation.
    FederationId,
    /// Date of birth.
    Born,
    /// Points.
    Points,
    /// Place in the final order.
    Place,
    /// Number of an opponent.
    Opponent,
    /// Colour of a game.
    Colour,
    /// Letter of a result.
    Result,
    /// How many rounds there are.
    Rounds,
    /// A round.
    Round,
    /// Colour of the first player.
    FirstColour,
    /// How many players or teams there are.
    Count,
    /// A date.
    Date,
    /// How rounds are paired.
    System,
    /// What points are for.
    Symbol,
    /// Why somebody has no game.
    Bye,
    /// Number of a player who is named.
    Player,
    /// Number of a team.
    Team,
    /// Colours by board.
    BoardColours,
    /// A setting of another program.
    Setting,
    /// Code of a record.
    Code,
    /// A whole number of a column of a table.
    Number,
    /// What results are worth.
    Scoring,
}

impl Field {
    /// Its name in messages.
    pub const fn as_str(self) -> &'static str {
        self.words().0
    }

    /// Name, what it is, and how it is written.
    const fn words(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Field::StartRank => (
                "start-rank",
                "starting rank number",
                "write a whole number from 1 in columns 5 to 8",
            ),
            Field::Sex => ("sex", "sex", "write m or w, or leave it empty"),
            Field::Rating => ("rating", "rating", "write a whole number, or 0 for none"),
            Field::FederationId => (
                "federation-id",
                "number at the federation",
                "write digits only; it is kept as it stands",
            ),
            Field::Born => (
                "born",
                "date of birth",
                "write 1990/05/17 or 1990; it is kept as it stands",
            ),
            Field::Points => ("points", "number of points", "write it as 11.5"),
            Field::Place => ("place", "place", "write a whole number, or leave it empty"),
            Field::Opponent => (
                "opponent",
                "opponent",
                "write a starting rank number, or 0000 for nobody",
            ),
            Field::Colour => ("colour", "colour", "write w, b or -"),
            Field::Result => ("result", "result", "write one of 1 = 0 + - W D L H F U Z"),
            Field::Rounds => ("rounds", "number of rounds", "write a whole number"),
            Field::Round => ("round", "round", "write a whole number of three digits"),
            Field::FirstColour => ("first-colour", "colour", "write W or B"),
            Field::Count => (
                "count",
                "number of players or teams",
                "write a whole number",
            ),
            Field::Date => ("date", "date", "write 2026/11/30; it is kept as it stands"),
            Field::System => (
                "system",
                "type of tournament that is known here",
                "write for example FIDE_DUTCH, or choose the system yourself",
            ),
            Field::Symbol => (
                "symbol",
                "symbol of a result",
                "write W, D, L, A, P or X, of matches TW, TD or TL",
            ),
            Field::Bye => ("bye", "kind of bye", "write F, H or Z"),
            Field::Player => ("player", "player's number", "write numbers from 1 to 9999"),
            Field::Team => ("team", "team's number", "write a whole number from 1"),
            Field::BoardColours => (
                "board-colours",
                "order of colours",
                "write W and B, such as WBWB",
            ),
            Field::Setting => (
                "setting",
                "setting that is known here",
                "write for example white1 or W=1.0",
            ),
            Field::Code => (
                "code",
                "code of a record",
                "begin the line with three digits or letters and a blank",
            ),
            Field::Number => (
                "number",
                "whole number below 10000",
                "write at most four digits, or leave it empty",
            ),
            Field::Scoring => ("scoring", "scoring", "write win=2 draw=1 loss=0"),
        }
    }
}

/// How far JSON could be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum JsonKind {
    /// The text ends too early.
    Cut,
    /// The text is no JSON.
    Broken,
    /// The text is JSON, but something else should stand there.
    Data,
}

/// What is wrong, or odd, in some place of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The file is empty.
    Empty,
    /// There is no line of a player.
    NoPlayers,
    /// What stands there is not what should.
    Misread {
        /// What should.
        field: Field,
        /// What does.
        found: String,
    },
    /// Text stands between the columns.
    Between {
        /// Which.
        found: String,
    },
    /// A name is too long for any sheet.
    LongName {
        /// How it begins.
        start: String,
    },
    /// A number is nought or belongs to another player.
    Taken {
        /// Which.
        id: PlayerId,
    },
    /// A table gives a player no number.
    IdMissing,
    /// A game does not stand in the lines of both players, once each.
    OneLine {
        /// One player.
        a: PlayerId,
        /// The other.
        b: PlayerId,
        /// Round, from 1.
        round: usize,
    },
    /// A player has more than one game in a round.
    TwoGames {
        /// Who.
        id: PlayerId,
        /// Round, from 1.
        round: usize,
    },
    /// A player meets himself.
    Himself {
        /// Who.
        id: PlayerId,
        /// Round, from 1.
        round: usize,
    },
    /// A game needs one White and one Black.
    Colours {
        /// One player.
        a: PlayerId,
        /// The other.
        b: PlayerId,
        /// Round, from 1.
        round: usize,
    },
    /// The results of both players do not fit together in the scale.
    Results {
        /// One player.
        a: PlayerId,
        /// The other.
        b: PlayerId,
        /// Round, from 1.
        round: usize,
    },
    /// Records that say nothing about results are kept, but not used.
    KeptRecords {
        /// Their codes.
        codes: Vec<String>,
    },
    /// A record that may change results or orders is kept, but not used.
    Unused {
        /// Its code.
        code: String,
    },
    /// Tie-breaks that are not known.
    TieBreaks {
        /// Their codes.
        names: Vec<String>,
    },
    /// Pairing by place instead of number is asked for.
    ByRank,
    /// A number that nobody has.
    Nobody {
        /// Which.
        id: PlayerId,
    },
    /// The points of a line are not the sum of its results.
    PointsDiffer {
        /// In the line.
        listed: Fraction,
        /// By the results.
        computed: Fraction,
    },
    /// The file says another number of players or teams than it has.
    CountDiffers {
        /// What it says.
        listed: usize,
        /// What it has.
        found: usize,
    },
    /// A full-point bye may be a pairing bye in disguise.
    FullBye {
        /// Round, from 1.
        round: usize,
    },
    /// A table has no line of column names.
    NoHeading,
    /// No column of a table is called id.
    NoId,
    /// A column of a table names a round that is too high.
    RoundBeyond {
        /// Its name.
        name: String,
        /// The highest round.
        most: u16,
    },
    /// Two columns of a table have one name.
    ColumnTwice {
        /// The name.
        name: String,
    },
    /// A column of a table is not read.
    ColumnUnknown {
        /// Its name.
        name: String,
    },
    /// Text stands outside the columns of a table.
    Outside {
        /// Which.
        found: String,
    },
    /// A cell of a table is neither a game nor a bye.
    Cell {
        /// What stands there.
        found: String,
    },
    /// A table does not say what results are worth.
    NoScoring,
    /// A remark of Damier is no JSON.
    RemarkBroken,
    /// A remark of Damier does not fit the table.
    RemarkMisfit,
    /// In a knock-out another went on than the results of a tie say.
    Astray {
        /// One of the tie.
        one: PlayerId,
        /// The other.
        other: PlayerId,
        /// The round paired with the other one, from 1.
        round: u16,
    },
    /// An event file cannot be read.
    Json {
        /// How far.
        kind: JsonKind,
        /// What its reader says, in English.
        complaint: String,
        /// The way to the place; may be empty.
        path: String,
    },
    /// An event file is of another format or a later version.
    Format {
        /// What it says of itself.
        format: String,
        /// Its version.
        version: u32,
    },
}

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
                super::MOST_NAME
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
            Fault::Format { format, version } => write!(
                f,
                "this is {format} version {version}; it takes a newer program, or is no event file"
            ),
        }
    }
}

/// What is wrong at one place of a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct Problem {
    /// Line, from 1.
    pub line: usize,
    /// Character of the line, from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: Fault,
}

impl Problem {
    pub(crate) const fn new(line: usize, column: usize, fault: Fault) -> Problem {
        Problem {
            line,
            column,
            fault,
        }
    }
}

/// Why a file cannot be read: everything that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problems {
    first: Problem,
    others: Vec<Problem>,
}

impl Problems {
    /// The problems in the order of their places; nothing if there are none.
    pub(crate) fn of(mut all: Vec<Problem>) -> Result<(), Problems> {
        all.sort_by_key(|problem| (problem.line, problem.column));
        all.dedup();
        let mut all = all.into_iter();
        match all.next() {
            Some(first) => Err(Problems {
                first,
                others: all.collect(),
            }),
            None => Ok(()),
        }
    }

    /// The first one.
    pub const fn first(&self) -> &Problem {
        &self.first
    }

    /// All of them, by place.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        std::iter::once(&self.first).chain(&self.others)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.others.len() + 1
    }
}

impl From<Problem> for Problems {
    fn from(first: Problem) -> Problems {
        Problems {
            first,
            others: Vec::new(),
        }
    }
}

impl fmt::Display for Problems {
    /// A line each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        self.others
            .iter()
            .try_for_each(|other| write!(f, "\n{other}"))
    }
}

impl std::error::Error for Problems {}
