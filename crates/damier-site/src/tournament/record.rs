//! Results from the records of games: each is played through and refereed, and put
//! on the board of those who played it.

use std::fmt;

use damier_arbiter::Referee;
use damier_draughts::Variant;
use damier_draughts::pdn::{self, PdnError, RawGame, Replay};
use damier_game::{BySide, Outcome, Spelling};
use damier_tournament::model::GameResult;
use damier_tournament::{Event, PlayerId, Regulations};

use super::book::{BookFault, check_played, of_event, options_of};
use crate::Library;

/// What became of one record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// The round.
    pub round: Option<u16>,
    /// The board in it, from 1.
    pub board: Option<usize>,
    /// White, as the record calls him.
    pub white: String,
    /// Black, as the record calls him.
    pub black: String,
    /// The result that the record claims.
    pub header: Option<&'static str>,
    /// The result by the rules, if they ended the game.
    pub verdict: Option<&'static str>,
    /// The result that counts.
    pub result: Option<&'static str>,
    /// Why it was not entered.
    pub misfit: Option<Misfit>,
}

/// Why a record is not entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// It cannot be read.
    Unreadable(PdnError),
    /// It is no game of chess that can be read.
    NoChess(damier_chess::pgn::Problem),
    /// Nobody has that name.
    NoSuchName(String),
    /// Several have that name.
    SeveralOfName(String),
    /// It names no round, and the two do not meet in just one.
    NoRound,
    /// That round has not been paired.
    NoSuchRound(u16),
    /// The two do not meet in that round.
    DoNotMeet(u16),
    /// They have the other colours there.
    Colours,
    /// The board has another result.
    OtherResult,
    /// It begins at another position than was drawn for the round.
    OtherStart {
        /// The number that was drawn.
        drawn: u16,
        /// The number of the record's own; `None` if it is no start of Chess960.
        found: Option<String>,
    },
    /// The event has no rule book that can judge the game.
    NoBook(BookFault),
    /// What the record says is not what the rules say.
    Disagrees {
        /// By the record.
        header: &'static str,
        /// By the rules.
        verdict: &'static str,
    },
    /// A ply cannot be played.
    IllegalPly(usize),
    /// The game is not over, and the record has no result.
    Open,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::Unreadable(problem) => f.write_str(&problem.what()),
            Misfit::NoChess(problem) => f.write_str(&problem.what()),
            Misfit::NoSuchName(name) => write!(
                f,
                "no player is called `{name}`: correct the name in one of the files"
            ),
            Misfit::SeveralOfName(name) => write!(f, "several players are called `{name}`"),
            Misfit::NoRound => f.write_str("the record names no round: give it with --round"),
            Misfit::NoSuchRound(round) => {
                write!(f, "round {round} has not been paired: pair it first")
            }
            Misfit::DoNotMeet(round) => {
                write!(f, "the two do not meet in round {round}: look at its pairs")
            }
            Misfit::Colours => {
                f.write_str("the colours differ from the pairs: correct the record or the round")
            }
            Misfit::OtherResult => f.write_str(
                "the board has another result already: clear it first if the record is right",
            ),
            Misfit::OtherStart { drawn, found } => {
                let found = found.as_deref();
                let own = found.map_or("none of the 960 starts".to_owned(), |n| {
                    format!("start {n}")
                });
                write!(
                    f,
                    "the game begins at {own}, and position {drawn} was drawn for the round: \
                     correct the record or the round"
                )
            }
            Misfit::NoBook(fault) => fault.fmt(f),
            Misfit::Disagrees { header, verdict } => write!(
                f,
                "the record says {header}, the rules say {verdict}: the arbiter decides"
            ),
            Misfit::IllegalPly(ply) => {
                write!(f, "ply {ply} cannot be played: correct the record")
            }
            Misfit::Open => f.write_str("the game is not over, and the record has no result"),
        }
    }
}

/// What is known beside the record itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Given {
    /// The round of every game; without it, as the records say.
    pub round: Option<u16>,
    /// The game of records that do not say it.
    pub variant: Option<Variant>,
}

/// Enters one game into the event, or says why not. It is judged by the event's own rule
/// book; `library` holds the books that an event may name without their text. `when` is
/// for the log.
pub fn enter(
    event: &mut Event,
    given: Given,
    library: &Library,
    game: &Result<RawGame<'_>, PdnError>,
    when: Option<String>,
) -> Entry {
    let mut entry = Entry::default();
    entry.misfit = put(event, (given, library), game, when, &mut entry).err();
    entry
}

/// The players and the end of one game, judged as [`enter`] does; it belongs to no round.
///
/// # Errors
///
/// Why it cannot be judged, or whose game it is cannot be said.
pub fn judge(
    event: &Event,
    given: Given,
    library: &Library,
    game: &Result<RawGame<'_>, PdnError>,
) -> Result<(BySide<PlayerId>, Outcome), Misfit> {
    let raw = game
        .as_ref()
        .map_err(|problem| Misfit::Unreadable(problem.clone()))?;
    let name = |tag: &str| find(event, raw.tag(tag).unwrap_or_default().trim());
    let players = BySide {
        white: name("White")?,
        black: name("Black")?,
    };
    let replay = replayed(event, given, library, raw)?;
    let entry = &mut Entry::default();
    let outcome = judged(&replay, entry, &event.regulations, library)?;
    Ok((players, outcome))
}

/// The moves of a record, played as the book of the event has it.
fn replayed(
    event: &Event,
    given: Given,
    library: &Library,
    raw: &RawGame<'_>,
) -> Result<Replay, Misfit> {
    let options = options_of(&event.regulations, library);
    pdn::replay_with(raw, given.variant, options).map_err(Misfit::Unreadable)
}

fn put(
    event: &mut Event,
    (given, library): (Given, &Library),
    game: &Result<RawGame<'_>, PdnError>,
    when: Option<String>,
    entry: &mut Entry,
) -> Result<(), Misfit> {
    let raw = game
        .as_ref()
        .map_err(|problem| Misfit::Unreadable(problem.clone()))?;
    let tag = |name: &str| raw.tag(name).unwrap_or_default().trim().to_owned();
    (entry.white, entry.black) = (tag("White"), tag("Black"));
    let spot = spot_of(event, given, &tag("Round"), entry)?;
    let replay = replayed(event, given, library, raw)?;
    let outcome = judged(&replay, entry, &event.regulations, library)?;
    entry.result = Some(outcome.spell(Spelling::Draughts));
    set(event, spot, outcome, when)
}

/// The round and the index of the board that the two of a record play on, with the
/// colours that they have there.
pub(super) fn spot_of(
    event: &Event,
    given: Given,
    round: &str,
    entry: &mut Entry,
) -> Result<(u16, usize), Misfit> {
    let white = find(event, &entry.white)?;
    let black = find(event, &entry.black)?;
    let round = round_of(event, given, round, white, black)?;
    entry.round = Some(round);
    let made = event.round(round).map_err(|_| Misfit::NoSuchRound(round))?;
    let place = made
        .boards
        .iter()
        .position(|board| [(white, black), (black, white)].contains(&(board.white, board.black)))
        .ok_or(Misfit::DoNotMeet(round))?;
    entry.board = Some(place + 1);
    if made.boards[place].white != white {
        return Err(Misfit::Colours);
    }
    Ok((round, place))
}

/// Puts a result on its board, unless that has another one.
pub(super) fn set(
    event: &mut Event,
    (round, place): (u16, usize),
    outcome: Outcome,
    when: Option<String>,
) -> Result<(), Misfit> {
    let result = result_of(outcome);
    let made = event.round(round).map_err(|_| Misfit::NoSuchRound(round))?;
    let stands = &made.boards[place].result;
    if stands.is_final() && *stands != result {
        return Err(Misfit::OtherResult);
    }
    event
        .set_result(round, place + 1, result, when)
        .map_err(|_| Misfit::NoSuchRound(round))
}

/// How a game that ended so stands in the table.
pub fn result_of(outcome: Outcome) -> GameResult {
    match outcome {
        Outcome::Win(side) => GameResult::win(side),
        Outcome::Draw => GameResult::Draw,
        Outcome::BothLost => GameResult::BothPunished,
    }
}

/// What a game ended with: by the rules, or else as its record says.
fn judged(
    replay: &Replay,
    entry: &mut Entry,
    regulations: &Regulations,
    library: &Library,
) -> Result<Outcome, Misfit> {
    // `0-0` is what old logs write for "unknown".
    let header = replay.outcome.filter(|o| *o != Outcome::BothLost);
    entry.header = replay.outcome.map(|o| o.spell(Spelling::Draughts));
    let chosen = of_event(regulations, library, replay.variant.id()).map_err(Misfit::NoBook)?;
    check_played(&chosen, &replay.start).map_err(Misfit::NoBook)?;
    let mut referee = Referee::new(chosen.book, replay.start.facts());
    let until = replay
        .set_ups
        .first()
        .map_or(replay.plies.len(), |s| s.after);
    for ply in &replay.plies[..until] {
        if referee.verdict().is_some() {
            break;
        }
        referee.record(&ply.facts);
    }
    let verdict = referee.verdict().map(|verdict| verdict.outcome);
    entry.verdict = verdict.map(|o| o.spell(Spelling::Draughts));
    match (verdict, header) {
        (Some(verdict), Some(header)) if verdict != header => Err(Misfit::Disagrees {
            header: header.spell(Spelling::Draughts),
            verdict: verdict.spell(Spelling::Draughts),
        }),
        (Some(verdict), _) => Ok(verdict),
        (None, _) if !replay.is_complete() => Err(Misfit::IllegalPly(replay.plies.len() + 1)),
        (None, Some(header)) => Ok(header),
        (None, None) => Err(Misfit::Open),
    }
}

/// The player of a name, whatever the order of its words.
fn find(event: &Event, name: &str) -> Result<PlayerId, Misfit> {
    let wanted = words(name);
    let mut found = event.players.iter().filter(|p| words(&p.name) == wanted);
    match (wanted.is_empty(), found.next(), found.next()) {
        (false, Some(player), None) => Ok(player.id),
        (false, Some(_), Some(_)) => Err(Misfit::SeveralOfName(name.to_owned())),
        _ => Err(Misfit::NoSuchName(name.to_owned())),
    }
}

fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = name
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    words.sort_unstable();
    words
}

/// As asked for, as the record says (`3` or `3.12`), or the only round in which
/// the two meet.
fn round_of(
    event: &Event,
    given: Given,
    tag: &str,
    white: PlayerId,
    black: PlayerId,
) -> Result<u16, Misfit> {
    if let Some(round) = given.round {
        return Ok(round);
    }
    let number = tag.split('.').next().unwrap_or_default();
    if let Ok(round) = number.parse() {
        return Ok(round);
    }
    let mut meetings = (1..).zip(&event.rounds).filter(|(_, round)| {
        let same = |b: &damier_tournament::model::Board| (b.white, b.black) == (white, black);
        round.boards.iter().any(same)
    });
    match (meetings.next(), meetings.next()) {
        (Some((round, _)), None) => Ok(round),
        _ => Err(Misfit::NoRound),
    }
}
