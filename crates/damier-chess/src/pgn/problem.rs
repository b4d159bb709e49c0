use core::fmt;

use crate::{FenError, MoveTextError};

/// Something wrong or unusual in a record, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// What it is.
    pub kind: ProblemKind,
    /// The line in the file, from 1.
    pub line: u32,
    /// The column in the line, from 1, in bytes.
    pub column: u32,
    /// The ply that it concerns, from 1.
    pub ply: Option<u32>,
}

/// What is wrong or unusual.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    /// A Chess960 game whose start position is not told.
    NoStart,
    /// The FEN tag is no position.
    Fen(FenError),
    /// The Variant tag names another game.
    OtherGame(String),
    /// A move that cannot be played.
    Move(MoveTextError),
    /// A comment that does not end.
    OpenComment,
    /// Brackets of variations that do not match.
    Brackets,
    /// A variation nested too deep to be kept.
    TooDeep,
    /// Moves after the result.
    AfterResult,
    /// The Result tag and the end of the moves disagree.
    TwoResults,
    /// A second listing of the moves, which some sites append, was left out.
    SecondListing,
    /// A sign in the moves that means nothing.
    Stray(String),
}

impl Problem {
    /// Whether the record could not be understood up to here.
    pub fn is_error(&self) -> bool {
        matches!(
            self.kind,
            ProblemKind::NoStart
                | ProblemKind::Fen(_)
                | ProblemKind::OtherGame(_)
                | ProblemKind::Move(_)
        )
    }

    /// What is wrong, in a sentence without its place.
    pub fn what(&self) -> String {
        match &self.kind {
            ProblemKind::NoStart => {
                "the start position of this Chess960 game is missing".to_owned()
            }
            ProblemKind::Fen(error) => format!("the FEN tag is no position: {error}"),
            ProblemKind::OtherGame(name) => format!("this is a game of {name}, not of chess"),
            ProblemKind::Move(error) => error.to_string(),
            ProblemKind::OpenComment => "a comment does not end".to_owned(),
            ProblemKind::Brackets => "brackets of variations do not match".to_owned(),
            ProblemKind::TooDeep => "a variation is nested too deep and was left out".to_owned(),
            ProblemKind::AfterResult => "there are moves after the result".to_owned(),
            ProblemKind::TwoResults => {
                "the Result tag and the end of the moves disagree".to_owned()
            }
            ProblemKind::SecondListing => "a second listing of the moves was left out".to_owned(),
            ProblemKind::Stray(sign) => format!("`{sign}` means nothing among moves"),
        }
    }

    /// What to do about it.
    pub fn remedy(&self) -> &'static str {
        match &self.kind {
            ProblemKind::NoStart => "add a tag such as `[FEN \"bqnnrkrb/... w GEge - 0 1\"]`",
            ProblemKind::Fen(_) => "correct the tag; the moves cannot be played without it",
            ProblemKind::OtherGame(_) => "take the Variant tag out if this is chess after all",
            ProblemKind::Move(_) => "the moves up to here were played; correct this one",
            ProblemKind::OpenComment => "close it with }",
            ProblemKind::Brackets => "give every ( its )",
            ProblemKind::TooDeep => "make it a game of its own",
            ProblemKind::AfterResult => "put the result at the end",
            ProblemKind::TwoResults => "the end of the moves was taken; correct one of them",
            ProblemKind::SecondListing => "nothing to do if the first one is whole",
            ProblemKind::Stray(_) => "take it out",
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)?;
        if let Some(ply) = self.ply {
            write!(f, " (ply {ply})")?;
        }
        write!(f, ": {}; {}", self.what(), self.remedy())
    }
}

impl core::error::Error for Problem {}
