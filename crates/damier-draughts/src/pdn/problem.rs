use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::{PositionError, Variant};

/// A place in the text that was read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line, counted from 1.
    pub line: u32,
    /// The column, counted from 1 in characters.
    pub column: u32,
}

impl Place {
    /// The first character of a text.
    pub const START: Place = Place { line: 1, column: 1 };

    /// The place right after `text`, if `text` begins here.
    #[must_use]
    pub fn after(self, text: &str) -> Place {
        let newlines = text.bytes().filter(|&b| b == b'\n').count();
        let tail = text.rfind('\n').map_or(text, |at| &text[at + 1..]);
        let width = u32::try_from(tail.chars().count()).unwrap_or(u32::MAX);
        if newlines == 0 {
            Place {
                line: self.line,
                column: self.column.saturating_add(width),
            }
        } else {
            let down = u32::try_from(newlines).unwrap_or(u32::MAX);
            Place {
                line: self.line.saturating_add(down),
                column: width.saturating_add(1),
            }
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// How much a [`Problem`] matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The record is unusual, but it was understood.
    Warning,
    /// Some of the record could not be understood or played.
    Error,
}

/// Something wrong or unusual in a record, with its place and what to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The ply that it concerns (1 = the first move of the game), if it is one.
    pub ply: Option<u32>,
    /// The line, counted from 1.
    pub line: u32,
    /// The column, counted from 1 in characters.
    pub column: u32,
    /// What it is, as data.
    pub kind: ProblemKind,
    /// Another game than the one that was named, if the whole record fits into it.
    pub fits: Option<Variant>,
}

/// What [`read`](super::read) returns instead of a game: the text at that place
/// holds none.
pub type PdnError = Problem;

impl Problem {
    pub(super) fn new(kind: ProblemKind, place: Place, ply: Option<u32>) -> Problem {
        Problem {
            ply,
            line: place.line,
            column: place.column,
            kind,
            fits: None,
        }
    }

    /// Where it is.
    pub fn place(&self) -> Place {
        Place {
            line: self.line,
            column: self.column,
        }
    }

    /// Whether a move could not be played because of it.
    pub fn stops_play(&self) -> bool {
        use ProblemKind as K;
        matches!(
            self.kind,
            K::IllegalMove { .. } | K::AmbiguousMove { .. } | K::GameOver { .. } | K::BadFen { .. }
        )
    }

    /// Whether some of the record could not be understood or played.
    pub fn is_error(&self) -> bool {
        self.severity() == Severity::Error
    }

    /// How much it matters.
    pub fn severity(&self) -> Severity {
        self.kind.severity()
    }

    /// What is wrong: one English sentence without a full stop.
    pub fn what(&self) -> String {
        self.kind.what()
    }

    /// What to do about it: one English sentence without a full stop.
    pub fn remedy(&self) -> String {
        let remedy = self.kind.remedy();
        match self.fits {
            Some(other) => format!(
                "{remedy}; or name another game: the whole record fits {other} \
                 (`[GameType \"{}\"]`)",
                other.game_type()
            ),
            None => remedy,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.place())?;
        if let Some(ply) = self.ply {
            write!(f, "ply {ply}: ")?;
        }
        write!(f, "{}; {}", self.what(), self.remedy())
    }
}

impl core::error::Error for Problem {}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    /// The text holds neither tags nor moves.
    NoGame {
        /// The beginning of the text.
        text: String,
    },
    /// The game does not end within the limit; the rest is read as another one.
    TooLong {
        /// The limit in bytes.
        limit: usize,
    },
    /// A `{` has no `}`; the comment ends where the next game begins.
    UnclosedComment,
    /// A `(` has no `)`.
    UnclosedVariation,
    /// A `)` has no `(`, a `}` no `{`, or a `[` stands before another one.
    LoneBracket {
        /// The bracket.
        bracket: char,
    },
    /// Variations are nested too deeply; the brackets are ignored.
    TooDeep {
        /// The limit.
        limit: usize,
    },
    /// A tag pair lacks a quotation mark or its closing bracket.
    BrokenTag {
        /// Its name.
        name: String,
    },
    /// Text between the moves that is no part of PDN; kept as a remark.
    Remark {
        /// The beginning of the text.
        text: String,
    },
    /// More problems of syntax than are listed.
    MoreProblems {
        /// How many are not listed.
        count: usize,
    },
    /// Nothing in the record tells which game was played.
    UnknownVariant {
        /// The value of the GameType tag, if there is one.
        game_type: Option<String>,
    },
    /// The GameType tag names one game, the moves are those of another.
    OtherVariant {
        /// The value of the tag.
        declared: String,
        /// The game that the moves fit.
        played: &'static str,
    },
    /// A number that another program uses for this game.
    ForeignGameType {
        /// The value of the tag.
        found: String,
        /// The number of PDN 3.0.
        expected: u8,
    },
    /// A tag comes several times in one header, with different values.
    ContradictoryTag {
        /// Its name.
        name: String,
    },
    /// A position is announced, but there is none.
    MissingFen,
    /// The start position, or one set up during the game, cannot be read.
    BadFen {
        /// The value of the tag.
        fen: String,
        /// What is wrong with it.
        why: PositionError,
    },
    /// The other side than the start position says makes the first move.
    OtherTurn,
    /// The squares are named from another corner of the board than is said or usual.
    BoardTurned,
    /// The text names no legal move.
    IllegalMove {
        /// The text of the move.
        text: String,
        /// Legal moves, those most like the text first.
        legal: Vec<String>,
    },
    /// The text names more than one legal move.
    AmbiguousMove {
        /// The text of the move.
        text: String,
        /// The moves, each with its complete path.
        candidates: Vec<String>,
    },
    /// The game was over by its own rules before this move.
    GameOver {
        /// The text of the move.
        text: String,
    },
    /// Moves after one that could not be played: kept, but not played.
    NotPlayed {
        /// How many.
        count: usize,
    },
    /// One capture is written as several moves.
    SplitCapture {
        /// The move as it should be written.
        text: String,
    },
    /// The result is written in no known way.
    UnknownResult {
        /// The text.
        text: String,
    },
    /// The Result tag and the end of the moves disagree.
    ResultConflict {
        /// The value of the tag.
        tag: String,
        /// The text at the end of the moves.
        end: String,
    },
}

impl ProblemKind {
    /// How much it matters.
    pub fn severity(&self) -> Severity {
        use ProblemKind as K;
        match self {
            K::NoGame { .. }
            | K::TooLong { .. }
            | K::UnclosedComment
            | K::UnknownVariant { .. }
            | K::BadFen { .. }
            | K::IllegalMove { .. }
            | K::AmbiguousMove { .. }
            | K::GameOver { .. }
            | K::NotPlayed { .. } => Severity::Error,
            _ => Severity::Warning,
        }
    }

    /// The machine name, such as `illegal-move`. It is stable.
    pub fn code(&self) -> &'static str {
        use ProblemKind as K;
        match self {
            K::NoGame { .. } => "no-game",
            K::TooLong { .. } => "too-long",
            K::UnclosedComment => "unclosed-comment",
            K::UnclosedVariation => "unclosed-variation",
            K::LoneBracket { .. } => "lone-bracket",
            K::TooDeep { .. } => "too-deep",
            K::BrokenTag { .. } => "broken-tag",
            K::Remark { .. } => "remark",
            K::MoreProblems { .. } => "more-problems",
            K::UnknownVariant { .. } => "unknown-variant",
            K::OtherVariant { .. } => "other-variant",
            K::ForeignGameType { .. } => "foreign-game-type",
            K::ContradictoryTag { .. } => "contradictory-tag",
            K::MissingFen => "missing-fen",
            K::BadFen { .. } => "bad-fen",
            K::OtherTurn => "other-turn",
            K::BoardTurned => "board-turned",
            K::IllegalMove { .. } => "illegal-move",
            K::AmbiguousMove { .. } => "ambiguous-move",
            K::GameOver { .. } => "game-over",
            K::NotPlayed { .. } => "not-played",
            K::SplitCapture { .. } => "split-capture",
            K::UnknownResult { .. } => "unknown-result",
            K::ResultConflict { .. } => "result-conflict",
        }
    }

    fn what(&self) -> String {
        use ProblemKind as K;
        match self {
            K::NoGame { text } => format!("no game here: expected a tag or a move, found `{text}`"),
            K::TooLong { limit } => format!(
                "the game does not end within {limit} bytes; what follows is skipped, \
                 up to the next tag"
            ),
            K::UnclosedComment => "a comment is not closed".to_owned(),
            K::UnclosedVariation => "a variation is not closed".to_owned(),
            K::LoneBracket { bracket } => format!("`{bracket}` has no partner"),
            K::TooDeep { limit } => format!("variations are nested more than {limit} deep"),
            K::BrokenTag { name } => format!("the tag {name} is not closed"),
            K::Remark { text } => format!("expected a move, found `{text}`"),
            K::MoreProblems { count } => format!("{count} more problems in this game"),
            K::UnknownVariant {
                game_type: Some(value),
            } => {
                format!("GameType \"{value}\" is no game that Damier plays")
            }
            K::UnknownVariant { game_type: None } => {
                "nothing tells which draughts game this is".to_owned()
            }
            K::OtherVariant { declared, played } => {
                format!("the record says GameType \"{declared}\", but the moves are {played}")
            }
            K::ForeignGameType { found, expected } => {
                format!("GameType \"{found}\" is another program's number for {expected}")
            }
            K::ContradictoryTag { name } => {
                format!("the tag {name} comes several times, with different values")
            }
            K::MissingFen => "a start position is announced, but no FEN tag gives it".to_owned(),
            K::BadFen { fen, why } => format!("the position `{fen}` cannot be set up: {why}"),
            K::OtherTurn => {
                "the first move is one of the side that does not have the turn".to_owned()
            }
            K::BoardTurned => {
                "the squares are named from another corner of the board than the record says"
                    .to_owned()
            }
            K::IllegalMove { text, legal } if legal.is_empty() => {
                format!("`{text}` is not a legal move")
            }
            K::IllegalMove { text, legal } => {
                format!("`{text}` is not a legal move; legal: {}", legal.join(", "))
            }
            K::AmbiguousMove { text, candidates } => {
                format!("`{text}` can be any of {}", candidates.join(", "))
            }
            K::GameOver { text } => {
                format!("`{text}` comes after the end of the game: there is no legal move")
            }
            K::NotPlayed { count: 1 } => "1 more move is kept but not played".to_owned(),
            K::NotPlayed { count } => format!("{count} more moves are kept but not played"),
            K::SplitCapture { text } => format!("the capture {text} is written in pieces"),
            K::UnknownResult { text } => format!("`{text}` is no known result"),
            K::ResultConflict { tag, end } => {
                format!("the Result tag says `{tag}`, the moves end with `{end}`")
            }
        }
    }

    fn remedy(&self) -> String {
        use ProblemKind as K;
        match self {
            K::NoGame { .. } => "give a PDN file, such as `[GameType \"20\"] 1. 32-28 19-23 *`",
            K::TooLong { .. } => "look for a missing end of the game",
            K::UnclosedComment => "add the missing `}`",
            K::UnclosedVariation => "add the missing `)`",
            K::LoneBracket { .. } => "remove it, or add the other bracket",
            K::TooDeep { .. } => "write the inner variations as games of their own",
            K::BrokenTag { .. } => "write it as `[Name \"value\"]`",
            K::Remark { .. } => "put remarks between braces: `{like this}`",
            K::MoreProblems { .. } => "mend those listed first",
            K::UnknownVariant { .. } => {
                "add a tag such as `[GameType \"20\"]`, or name the game (`--variant`)"
            }
            K::OtherVariant { .. } => "correct the GameType tag",
            K::ForeignGameType { expected, .. } => {
                return format!("write `[GameType \"{expected}\"]`");
            }
            K::ContradictoryTag { .. } => "keep one of them; the first was believed",
            K::MissingFen => "add the FEN tag, or remove SetUp; the usual start position was taken",
            K::BadFen { .. } => "correct it; a position looks like `W:W31,K40:B1,K5`",
            K::OtherTurn => "give the turn in the first letter of the FEN tag: `W` or `B`",
            K::BoardTurned => {
                "write the squares as the federation counts them, or say in the whole GameType \
                 tag where names begin"
            }
            K::IllegalMove { .. } => "correct the move, or set up the position with `/FEN \"…\"/`",
            K::AmbiguousMove { .. } => "write the complete path of the capture",
            K::GameOver { .. } => "remove the moves after the end",
            K::NotPlayed { .. } => "mend the move before them first",
            K::SplitCapture { .. } => "write a whole capture as one move",
            K::UnknownResult { .. } => "write `2-0`, `1-1`, `0-2`, `1-0`, `1/2-1/2`, `0-1` or `*`",
            K::ResultConflict { .. } => "make both the same; the tag was believed",
        }
        .to_owned()
    }
}

/// The beginning of a text, up to the end of its line, short enough for a message.
pub(super) fn excerpt(text: &str) -> String {
    const LENGTH: usize = 40;
    let line = text.trim_start().chars().take_while(|&c| c != '\n');
    let mut words = String::new();
    for (index, c) in line.enumerate() {
        if index == LENGTH {
            words.push('…');
            break;
        }
        words.push(if c.is_control() { ' ' } else { c });
    }
    words.truncate(words.trim_end().len());
    words
}

/// Problems as they are found. Finding the place of one takes the longer the
/// further on it is, so not all of a hopeless record are listed.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    problems: Vec<Problem>,
    more: usize,
}

impl Found {
    const MOST: usize = 100;

    /// The problem that another game might not have: the first one, if it is that a
    /// move or position cannot be.
    fn first_of_game(&mut self) -> Option<&mut Problem> {
        let stops = self
            .problems
            .iter_mut()
            .find(|problem| problem.stops_play())?;
        let is_of_game = matches!(
            stops.kind,
            ProblemKind::IllegalMove { .. } | ProblemKind::BadFen { .. }
        );
        is_of_game.then_some(stops)
    }

    /// Whether it is worth looking for another game.
    pub(super) fn asks_for_another_game(&mut self) -> bool {
        self.first_of_game().is_some()
    }

    /// Says that the record fits another game.
    pub(super) fn suggest(&mut self, other: Variant) {
        if let Some(problem) = self.first_of_game() {
            problem.fits = Some(other);
        }
    }

    pub(super) fn add(
        &mut self,
        kind: ProblemKind,
        place: impl FnOnce() -> Place,
        ply: Option<u32>,
    ) {
        if self.problems.len() < Found::MOST {
            self.problems.push(Problem::new(kind, place(), ply));
        } else {
            self.more += 1;
        }
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.problems.len() + self.more
    }

    /// Moves them to the end of a list; what is not listed is said of a place.
    pub(super) fn append_to(self, list: &mut Vec<Problem>, place: Place) {
        list.extend(self.problems);
        if self.more > 0 {
            let kind = ProblemKind::MoreProblems { count: self.more };
            list.push(Problem::new(kind, place, None));
        }
    }
}
