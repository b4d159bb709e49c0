//! Playing a record through, without keeping what is not needed for that.

use std::borrow::Cow;

use damier_game::{Outcome, PlyFacts};
use shakmaty::san::SanPlus;

use super::problem::{Problem, ProblemKind};
use super::quick::quick;
use super::stream::RawGame;
use super::tags::{self, Essential, Kind, Tag, decode};
use super::token::{Token, Tokens};
use crate::{Letters, Move, MoveTextError, Position, entry};

/// A record whose tags are understood.
#[derive(Clone, Debug)]
pub struct Opened<'s> {
    raw: RawGame<'s>,
    /// Where the moves begin.
    body: usize,
    /// Where the Result tag stands.
    result_at: usize,
    /// The position before the first move.
    pub start: Position,
    /// The result that the Result tag states.
    pub stated: Option<Outcome>,
}

/// What came of playing a record through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Moves in the record, playable or not.
    pub recorded: usize,
    /// How many were played.
    pub played: usize,
    /// The position after these.
    pub position: Position,
    /// The result at the end of the moves, else that of the Result tag.
    pub outcome: Option<Outcome>,
    /// What is wrong or unusual.
    pub problems: Vec<Problem>,
}

impl<'s> RawGame<'s> {
    /// Reads the tags and sets the position up.
    ///
    /// # Errors
    ///
    /// A [`Problem`] if the start position is not known or this is another game.
    pub fn open(&self) -> Result<Opened<'s>, Problem> {
        let Essential {
            variant,
            fen,
            result,
            body,
        } = Essential::read(self.text);
        let (variant, fen) = (variant.as_ref(), fen.as_ref());
        let problem = |kind, tag: Option<&Tag<'_>>| {
            let (line, column) = self.place(tag.map_or(0, |tag| tag.at));
            Problem {
                kind,
                line,
                column,
                ply: None,
            }
        };
        // Tags have no order: nothing is decided before all have been seen.
        let kind = variant.map_or(Kind::Ordinary, |tag| tags::kind(&tag.value));
        if let (Kind::Other, Some(tag)) = (kind, variant) {
            let name = tag.value.clone().into_owned();
            return Err(problem(ProblemKind::OtherGame(name), variant));
        }
        let start = match (fen, kind) {
            (Some(tag), _) if matches!(tag.value.trim(), "" | "?" | "-") => {
                return Err(problem(ProblemKind::NoStart, fen));
            }
            (Some(tag), _) => Position::from_fen(&tag.value)
                .map_err(|error| problem(ProblemKind::Fen(error), fen))?,
            (None, Kind::Chess960) => return Err(problem(ProblemKind::NoStart, variant)),
            (None, _) => Position::classical(),
        };
        let stated = result
            .as_ref()
            .and_then(|tag| Outcome::parse(tag.value.trim()));
        Ok(Opened {
            raw: *self,
            body,
            result_at: result.map_or(0, |tag| tag.at),
            start,
            stated,
        })
    }

    /// The value of a tag, whatever its case, without setting the game up.
    pub fn tag(&self, name: &str) -> Option<Cow<'s, str>> {
        tags::find(self.text, name).map(|tag| tag.value)
    }

    /// The tags in their order, names and values, without setting the game up.
    pub fn tags(&self) -> impl Iterator<Item = (Cow<'s, str>, Cow<'s, str>)> + use<'s> {
        let (tags, _) = tags::read(self.text);
        tags.into_iter().map(|tag| (tag.name, tag.value))
    }
}

impl<'s> Opened<'s> {
    /// The tags in their order, names and values.
    pub fn tags(&self) -> impl Iterator<Item = (Cow<'s, str>, Cow<'s, str>)> + use<'s> {
        self.raw.tags()
    }

    /// The value of a tag, whatever its case.
    pub fn tag(&self, name: &str) -> Option<Cow<'s, str>> {
        self.raw.tag(name)
    }

    pub(super) fn tokens(&self) -> Tokens<'s> {
        Tokens::new(&self.raw, self.body)
    }

    pub(super) fn problem(&self, kind: ProblemKind, at: usize, ply: Option<usize>) -> Problem {
        let (line, column) = self.raw.place(at);
        Problem {
            kind,
            line,
            column,
            ply: ply.and_then(|ply| u32::try_from(ply).ok()),
        }
    }

    /// Plays the main line. `each` is told every move with its facts and says
    /// whether to go on; moves after that, and after one that cannot be played,
    /// are only counted.
    pub fn play(&self, mut each: impl FnMut(&Move, &PlyFacts) -> bool) -> Played {
        let mut played = Played {
            recorded: 0,
            played: 0,
            position: self.start.clone(),
            outcome: None,
            problems: Vec::new(),
        };
        let (mut depth, mut playing, mut ended) = (0_u32, true, false);
        let mut result = None;
        let mut tokens = self.tokens().without_comments();
        while let Some(token) = tokens.next() {
            let at = tokens.word_at;
            match token {
                Token::Open => depth += 1,
                Token::Close if depth > 0 => depth -= 1,
                Token::Close => self.note(&mut played, ProblemKind::Brackets, at),
                Token::OpenComment(_) => self.note(&mut played, ProblemKind::OpenComment, at),
                Token::SecondListing => self.note(&mut played, ProblemKind::SecondListing, at),
                Token::Stray(sign) if depth == 0 => {
                    let sign = decode(sign).into_owned();
                    self.note(&mut played, ProblemKind::Stray(sign), at);
                }
                Token::Result(outcome) if depth == 0 => {
                    result = outcome;
                    ended = true;
                }
                Token::Move(word) if depth == 0 => {
                    if ended {
                        ended = false;
                        self.note(&mut played, ProblemKind::AfterResult, at);
                    }
                    played.recorded += 1;
                    if playing {
                        playing = self.play_one(&mut played, word, at, &mut each);
                    }
                }
                _ => {}
            }
        }
        if depth > 0 {
            let end = self.raw.text.len();
            self.note(&mut played, ProblemKind::Brackets, end);
        }
        if let (Some(stated), Some(result)) = (self.stated, result)
            && stated != result
        {
            self.note(&mut played, ProblemKind::TwoResults, self.result_at);
        }
        played.outcome = result.or(self.stated);
        played
    }

    fn note(&self, played: &mut Played, kind: ProblemKind, at: usize) {
        played.problems.push(self.problem(kind, at, None));
    }

    fn play_one(
        &self,
        played: &mut Played,
        word: &[u8],
        at: usize,
        each: &mut impl FnMut(&Move, &PlyFacts) -> bool,
    ) -> bool {
        match read_move(&played.position, word) {
            Ok(mv) => {
                let facts = played.position.play_legal(mv);
                played.played += 1;
                each(&mv, &facts)
            }
            Err(error) => {
                let ply = Some(played.recorded);
                let problem = self.problem(ProblemKind::Move(error), at, ply);
                played.problems.push(problem);
                false
            }
        }
    }
}

/// A move of PGN, whose letters are always English.
pub(super) fn read_move(position: &Position, word: &[u8]) -> Result<Move, MoveTextError> {
    // Nearly all are written as they should be.
    if let Some(mv) = quick(position, word) {
        return Ok(Move(mv));
    }
    if let Ok(exact) = SanPlus::from_ascii(word)
        && let Ok(mv) = exact.san.to_move(position.chess())
    {
        return Ok(Move(mv));
    }
    entry::parse(position, &decode(word), Letters::English)
}
