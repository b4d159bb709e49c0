//! What is wrong with a file, as data: whoever shows it says it in the language of the
//! reader.

mod clash;
mod english;
mod field;
mod problem;

pub use clash::{Clash, Noun};
pub use field::Field;
pub(super) use problem::by_place;
pub use problem::{Problem, Problems};

use crate::Fraction;
use crate::model::PlayerId;

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
    /// An opponent has no line of his own.
    Absent {
        /// Who.
        id: PlayerId,
        /// How many players the file says it has, if more than it has lines of.
        listed: Option<usize>,
        /// How many lines of players it has.
        players: usize,
    },
    /// An opponent is named beside a letter that says that there was no game.
    ByeMet {
        /// The letter.
        letter: char,
        /// The opponent.
        id: PlayerId,
    },
    /// A colour stands there, and no opponent.
    ColourAlone,
    /// The results of both players are not those of one game, and are taken for a decision
    /// of the referee.
    Unequal {
        /// One player.
        a: PlayerId,
        /// The other.
        b: PlayerId,
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
    /// A record that is to stand once says something else here than before.
    RecordTwice {
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
    /// Parts of the event do not fit one another.
    Clash {
        /// The way to the place in an event file; empty in other files.
        path: String,
        /// What does not fit.
        clash: Clash,
    },
    /// The text is JSON, but not that of an event.
    NoEvent {
        /// The fields that an event file has, and this one has not.
        missing: Vec<&'static str>,
    },
    /// An event file is of another format or a later version.
    Format {
        /// What it says of itself.
        format: String,
        /// Its version.
        version: u32,
    },
}
