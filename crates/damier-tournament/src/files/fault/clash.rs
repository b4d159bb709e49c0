use std::fmt;

use crate::Fraction;

/// Who has a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Noun {
    /// A player.
    Player,
    /// A team.
    Team,
}

impl Noun {
    /// Its name in messages.
    pub const fn as_str(self) -> &'static str {
        match self {
            Noun::Player => "player",
            Noun::Team => "team",
        }
    }
}

/// Where an event contradicts itself, or cannot be, although each part can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Clash {
    /// A number is too low or too high.
    Range {
        /// Which.
        found: String,
        /// The lowest that can be.
        least: i64,
        /// The highest that can be.
        most: i64,
    },
    /// A number is given twice.
    Twice {
        /// To whom.
        noun: Noun,
        /// Which.
        id: u32,
    },
    /// A number that nobody has.
    Missing {
        /// Of whom.
        noun: Noun,
        /// Which.
        id: u32,
    },
    /// Somebody meets himself.
    Himself {
        /// Who.
        noun: Noun,
        /// His number.
        id: u32,
    },
    /// Somebody has two places in a round.
    Seated {
        /// Who.
        noun: Noun,
        /// His number.
        id: u32,
        /// Round, from 1.
        round: usize,
    },
    /// A player belongs to two teams.
    TwoTeams {
        /// Who.
        id: u32,
    },
    /// A match names a board that its round has not.
    NoBoard {
        /// The index, from 0.
        board: usize,
        /// How many there are.
        boards: usize,
    },
    /// A board belongs to two matches.
    BoardTwice {
        /// The index, from 0.
        board: usize,
    },
    /// The end of a range is before its beginning.
    Backwards {
        /// The beginning.
        first: u32,
        /// The end.
        last: u32,
    },
    /// A match has more boards than can be.
    TooManyBoards {
        /// The most that can be.
        most: i64,
    },
    /// The same stands there twice.
    Repeated,
    /// A day lies before an earlier one.
    Earlier {
        /// Which.
        found: String,
        /// The one before it.
        before: String,
    },
    /// More rounds have a day than there are.
    TooManyDates {
        /// How many days.
        dates: usize,
        /// How many rounds.
        rounds: u16,
    },
    /// More rounds are paired than the event is said to have.
    FewerRounds {
        /// How many it is said to have.
        said: u16,
        /// How many are paired.
        paired: usize,
    },
    /// Somebody has a place in a round before the one he joins in.
    JoinedLater {
        /// Who.
        id: u32,
        /// In which round he joins, from 1.
        joined: u16,
        /// The first in which he has a place, from 1.
        round: usize,
    },
    /// Who is kept apart from nobody.
    Alone,
    /// Nothing comes of what is asked for, as something else stands there already.
    InVain {
        /// For whom.
        id: u32,
        /// Round, from 1.
        round: u16,
    },
    /// Somebody is named in a play-off who does not play in it.
    NotTied {
        /// His number.
        id: u32,
    },
    /// A play-off needs two at least.
    TooFew,
    /// Whose flag fell has won.
    Flag,
    /// A better result is worth less.
    Scale,
    /// A game has more points, or less, than any result of the scale.
    Unscaled {
        /// Its points.
        found: String,
        /// The most that a result brings.
        most: Fraction,
    },
}

impl fmt::Display for Clash {
    /// In English, with the remedy.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clash::Range { found, least, most } => {
                write!(
                    f,
                    "`{found}` cannot be; give a number from {least} to {most}"
                )
            }
            Clash::Twice { noun, id } => write!(
                f,
                "the number {id} of a {} is given twice; give each a number of its own",
                noun.as_str()
            ),
            Clash::Missing { noun, id } => write!(
                f,
                "no {} has number {id}; correct the number or remove it",
                noun.as_str()
            ),
            Clash::Himself { noun, id } => {
                write!(f, "{} {id} meets itself; name the opponent", noun.as_str())
            }
            Clash::Seated { noun, id, round } => write!(
                f,
                "{} {id} stands twice in round {round}; leave out one of the two entries",
                noun.as_str()
            ),
            Clash::TwoTeams { id } => write!(
                f,
                "player {id} belongs to another team as well; leave him in one of them"
            ),
            Clash::NoBoard { board, boards } => write!(
                f,
                "there is no board {board}, as the round has {boards} and counting begins with \
                 0; correct the number or remove it"
            ),
            Clash::BoardTwice { board } => write!(
                f,
                "board {board} belongs to a match already; leave it in one of them"
            ),
            Clash::Backwards { first, last } => {
                write!(
                    f,
                    "{last} comes before {first}; give the lower number first"
                )
            }
            Clash::TooManyBoards { most } => {
                write!(
                    f,
                    "a match has more than {most} boards; correct that number"
                )
            }
            Clash::Repeated => f.write_str("the same stands here twice; remove one of the two"),
            Clash::Earlier { found, before } => write!(
                f,
                "{found} lies before {before}, which is the day of an earlier round or the \
                 beginning; correct one of the two if it is a slip"
            ),
            Clash::TooManyDates { dates, rounds } => write!(
                f,
                "{dates} rounds have a day, and there are {rounds}; leave out the days that are \
                 too many, or correct the number of rounds"
            ),
            Clash::FewerRounds { said, paired } => write!(
                f,
                "the event is said to have {said} rounds, and {paired} are paired; correct the \
                 number of rounds"
            ),
            Clash::JoinedLater { id, joined, round } => write!(
                f,
                "player {id} joins in round {joined}, but has a place in round {round}; correct \
                 one of the two"
            ),
            Clash::Alone => f.write_str(
                "only one is named here, who is kept apart from nobody; name another or remove \
                 it",
            ),
            Clash::InVain { id, round } => write!(
                f,
                "what is asked for {id} in round {round} is passed over, as something else \
                 stands there already; leave out one of the two"
            ),
            Clash::NotTied { id } => write!(
                f,
                "{id} does not play in this play-off; correct the number or its list of players"
            ),
            Clash::TooFew => f.write_str("a play-off takes two at least; name them or remove it"),
            Clash::Flag => f.write_str("the side whose flag fell has won; correct one of the two"),
            Clash::Unscaled { found, most } => write!(
                f,
                "{found} is beyond the scale, in which a game brings at most {most}; correct the \
                 points if they are a slip"
            ),
            Clash::Scale => f.write_str(
                "a better result is worth less than a worse one; put the points into order",
            ),
        }
    }
}
