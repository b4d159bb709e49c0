//! Results from the records of games: each is played through and refereed, and put
//! on the board of those who played it.

use damier_arbiter::Referee;
use damier_draughts::Variant;
use damier_draughts::pdn::{self, PdnError, ProblemKind, RawGame, Replay};
use damier_game::{BySide, Outcome, Spelling};
use damier_tournament::model::{EventError, GameResult};
use damier_tournament::{Event, PlayerId, Regulations};

use super::book::{check_played, of_event, options_of};
use super::drawn::DrawnStarts;
pub use super::intake::Intake;
use super::intake::{Reading, Spot};
pub use super::misfit::{Misfit, OtherRecord};
use crate::Library;

/// What became of one record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// The file that it is from; empty if there is but one.
    pub file: String,
    /// The line at which it begins, from 1.
    pub line: u32,
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
    /// Which record of the same import, from 1, has brought the same result to the same
    /// board already.
    pub same_as: Option<usize>,
    /// Why it was not entered.
    pub misfit: Option<Misfit>,
}

impl Entry {
    /// Whether its result is on its board through this record.
    pub const fn is_entered(&self) -> bool {
        self.misfit.is_none() && self.same_as.is_none()
    }
}

/// What is known beside the record itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Given {
    /// The round of every game; without it, as the records say.
    pub round: Option<u16>,
    /// The game of records that do not say it.
    pub variant: Option<Variant>,
    /// Whether games may begin at any position, as they do in events of positions that
    /// somebody has chosen.
    pub any_start: bool,
}

/// What one game is, judged by the event's own rule book.
pub(super) fn read(
    event: &Event,
    known: (Given, &Library, &mut DrawnStarts),
    game: &Result<RawGame<'_>, PdnError>,
) -> Reading {
    let mut reading = Reading::default();
    reading.entry.misfit = look(event, known, game, &mut reading).err();
    reading
}

/// The players and the end of one game, judged as an [`Intake`] does; it belongs to no
/// round.
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
    check_tags(raw)?;
    let name = |tag: &str| find(event, raw.tag(tag).unwrap_or_default().trim());
    let players = BySide {
        white: name("White")?,
        black: name("Black")?,
    };
    let replay = replayed(event, given, library, raw)?;
    check_start(given, &mut DrawnStarts::default(), &replay)?;
    let outcome = judged(raw, &replay, &mut Reading::default(), (event, library))?;
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

fn look(
    event: &Event,
    (given, library, starts): (Given, &Library, &mut DrawnStarts),
    game: &Result<RawGame<'_>, PdnError>,
    reading: &mut Reading,
) -> Result<(), Misfit> {
    let raw = game
        .as_ref()
        .map_err(|problem| Misfit::Unreadable(problem.clone()))?;
    let tag = |name: &str| raw.tag(name).unwrap_or_default().trim().to_owned();
    (reading.entry.white, reading.entry.black) = (tag("White"), tag("Black"));
    check_tags(raw)?;
    find_spot(event, given, &tag("Round"), reading)?;
    let judged = replayed(event, given, library, raw).and_then(|replay| {
        let outcome = judged(raw, &replay, reading, (event, library))?;
        check_start(given, starts, &replay)?;
        Ok(outcome)
    });
    reading.settle(judged, Spelling::Draughts)
}

/// Whether a game begins where games do.
fn check_start(given: Given, starts: &mut DrawnStarts, replay: &Replay) -> Result<(), Misfit> {
    let is_one = given.any_start || starts.is_one(&replay.start);
    is_one.then_some(()).ok_or(Misfit::SetUpStart)
}

/// Finds the round and the board that the two of a record play on, and whether they have
/// the other colours there.
pub(super) fn find_spot(
    event: &Event,
    given: Given,
    round: &str,
    reading: &mut Reading,
) -> Result<Spot, Misfit> {
    let entry = &mut reading.entry;
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
    reading.spot = Some((round, place));
    reading.is_swapped = made.boards[place].white != white;
    Ok((round, place))
}

/// Puts a result on its board, unless that has another one.
pub(super) fn set(
    event: &mut Event,
    (round, place): Spot,
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
        .map_err(|error| match error {
            EventError::GoesOn { round, one, other } => Misfit::GoesOn { round, one, other },
            _ => Misfit::NoSuchRound(round),
        })
}

/// How a game that ended so stands in the table.
pub fn result_of(outcome: Outcome) -> GameResult {
    match outcome {
        Outcome::Win(side) => GameResult::win(side),
        Outcome::Draw => GameResult::Draw,
        Outcome::BothLost => GameResult::BothPunished,
    }
}

/// What a game ended with: by the rules, or else as its record says. Whatever disagrees
/// with something else is told.
fn judged(
    raw: &RawGame<'_>,
    replay: &Replay,
    reading: &mut Reading,
    (event, library): (&Event, &Library),
) -> Result<Outcome, Misfit> {
    let regulations = &event.regulations;
    reading.stated = replay.outcome;
    reading.entry.header = replay.outcome.map(|o| o.spell(Spelling::Draughts));
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
    reading.entry.verdict = verdict.map(|o| o.spell(Spelling::Draughts));
    check_words(raw, replay, regulations, verdict)?;
    match (verdict, replay.outcome) {
        (Some(verdict), Some(header)) if verdict != header => Err(Misfit::Disagrees {
            header: header.spell(Spelling::Draughts),
            verdict: verdict.spell(Spelling::Draughts),
        }),
        _ if !replay.is_complete() => Err(Misfit::IllegalPly(replay.plies.len() + 1)),
        (Some(verdict), _) => Ok(verdict),
        (None, _) if !replay.set_ups.is_empty() => Err(Misfit::SetUp),
        (None, None) => Err(Misfit::Open),
        (None, Some(Outcome::BothLost)) => Err(Misfit::Punished),
        (None, Some(_)) if replay.plies.is_empty() => Err(Misfit::NoMoves),
        (None, Some(header)) => Ok(header),
    }
}

/// Whether whoever plays, where and with what result is said once.
fn check_tags(raw: &RawGame<'_>) -> Result<(), Misfit> {
    said_once(raw.tags().iter().map(|tag| (tag.name, &*tag.value)))
}

/// The same of any tags, names and values.
pub(super) fn said_once<'t>(
    tags: impl Iterator<Item = (&'t str, &'t str)> + Clone,
) -> Result<(), Misfit> {
    for wanted in ["White", "Black", "Round", "Result"] {
        let mut values = tags
            .clone()
            .filter(|(name, _)| name.eq_ignore_ascii_case(wanted))
            .map(|(_, value)| value.trim());
        let first = values.next();
        if values.any(|value| Some(value) != first) {
            return Err(Misfit::TwoTags(wanted));
        }
    }
    Ok(())
}

/// Whether what the record says of itself fits its moves, and the event.
fn check_words(
    raw: &RawGame<'_>,
    replay: &Replay,
    regulations: &Regulations,
    verdict: Option<Outcome>,
) -> Result<(), Misfit> {
    for problem in &replay.problems {
        match &problem.kind {
            ProblemKind::OtherVariant { declared, played } => {
                let declared = declared.clone();
                return Err(Misfit::OtherMoves { declared, played });
            }
            ProblemKind::ResultConflict { tag, end } => {
                let (tag, end) = (tag.clone(), end.clone());
                return Err(Misfit::Contradicts { tag, end });
            }
            ProblemKind::UnknownResult { text } => return Err(Misfit::OddResult(text.clone())),
            _ => {}
        }
    }
    let (record, event) = (replay.variant.id(), &*regulations.variant);
    if !event.is_empty() && record != event {
        let (record, event) = (record.to_owned(), event.to_owned());
        return Err(Misfit::OtherGame { record, event });
    }
    // One of the two says that the game goes on.
    if let (Some(tag), Some(end), None) = (raw.tag("Result"), raw.result(), verdict)
        && (tag.trim() == OPEN) != (end.trim() == OPEN)
    {
        let (tag, end) = (tag.trim().to_owned(), end.trim().to_owned());
        return Err(Misfit::Contradicts { tag, end });
    }
    Ok(())
}

/// How a record says that its game is not over.
const OPEN: &str = "*";

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

#[cfg(test)]
mod tests {
    use damier_draughts::openings::Table;
    use damier_draughts::{Notation, Position};
    use damier_game::Side;
    use damier_tournament::desk::pair_next;
    use damier_tournament::{Player, Preset, System};

    use super::*;

    fn event(variant: &str) -> Event {
        let mut regulations = Regulations::new(System::RoundRobin, 1, Preset::FmjdRr);
        variant.clone_into(&mut regulations.variant);
        let mut event = Event::new("Club", regulations);
        for (id, name) in [(1, "Anna Berg"), (2, "Bo Larsen")] {
            event.add_player(Player::new(id, name)).expect("free");
        }
        pair_next(&mut event).expect("two");
        event
    }

    fn record(event: &Event, tags: &str, moves: &str) -> String {
        let board = &event.rounds[0].boards[0];
        let name = |id| event.player(id).map_or("", |p| &p.name[..]).to_owned();
        let (white, black) = (name(board.white), name(board.black));
        format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n{tags}\n\n{moves}\n\n")
    }

    fn entries(event: &mut Event, text: &str) -> Vec<Entry> {
        // Most of these games are set up, so that they end soon.
        let any_start = Given {
            any_start: true,
            ..Given::default()
        };
        entries_of(event, any_start, text)
    }

    fn entries_of(event: &mut Event, given: Given, text: &str) -> Vec<Entry> {
        let library = Library::default();
        let mut intake = Intake::new(given, &library);
        for game in pdn::read(text) {
            intake.draughts(event, &game);
        }
        intake.settle(event, None)
    }

    /// Why one record is not entered, and what the board has afterwards.
    fn misfit(tags: &str, moves: &str) -> (Option<Misfit>, GameResult) {
        let mut event = event("international");
        let text = record(&event, tags, moves);
        let misfit = entries(&mut event, &text).pop().expect("a game").misfit;
        (misfit, event.rounds[0].boards[0].result.clone())
    }

    #[test]
    fn whatever_disagrees_is_named_and_not_entered() {
        let contradicts = |tag: &str, end: &str| Misfit::Contradicts {
            tag: tag.to_owned(),
            end: end.to_owned(),
        };
        let disagrees = |header| Misfit::Disagrees {
            header,
            verdict: "2-0",
        };
        // White takes the last piece.
        let taken = "[SetUp \"1\"]\n[FEN \"W:W28:B23\"]";
        for (tags, moves, wanted) in [
            (
                "[Result \"2-0\"]",
                "1. 32-28 19-23 1-1",
                contradicts("2-0", "1-1"),
            ),
            (
                "[Result \"2-0\"]",
                "1. 32-28 19-23 *",
                contradicts("2-0", "*"),
            ),
            (
                "[Result \"*\"]",
                "1. 32-28 19-23 0-2",
                contradicts("*", "0-2"),
            ),
            (
                "[Result \"won\"]",
                "1. 32-28 19-23 2-0",
                Misfit::OddResult("won".to_owned()),
            ),
            (
                "[Result \"2-0\"]\n[Result \"1-1\"]",
                "1. 32-28",
                Misfit::TwoTags("Result"),
            ),
            (
                "[White \"Cy Roux\"]\n[Result \"2-0\"]",
                "1. 32-28 2-0",
                Misfit::TwoTags("White"),
            ),
            (
                "[black \"Cy Roux\"]\n[Result \"2-0\"]",
                "1. 32-28 2-0",
                Misfit::TwoTags("Black"),
            ),
            (
                "[Round \"2\"]\n[Result \"2-0\"]",
                "1. 32-28 2-0",
                Misfit::TwoTags("Round"),
            ),
            (
                &format!("[Result \"1-1\"]\n{taken}"),
                "1. 28x19",
                disagrees("1-1"),
            ),
            (taken, "1. 28x19 0-2", disagrees("0-2")),
            (
                &format!("[Result \"0-0\"]\n{taken}"),
                "1. 28x19",
                disagrees("0-0"),
            ),
            (
                &format!("[Result \"0-2\"]\n{taken}"),
                "1. 28x19 2-0",
                contradicts("0-2", "2-0"),
            ),
            ("[Result \"1-1\"]", "1. 32-28 1-2", Misfit::IllegalPly(2)),
            ("", "1. 32-28 19-23 *", Misfit::Open),
            ("[Result \"0-0\"]", "1. 32-28 19-23", Misfit::Punished),
            ("[GameType \"20\"]", "2-0", Misfit::NoMoves),
            (
                "[GameType \"20\"]\n[Result \"1-1\"]",
                "1-1",
                Misfit::NoMoves,
            ),
            ("[GameType \"20\"]\n[Result \"*\"]", "*", Misfit::Open),
        ] {
            let (found, result) = misfit(tags, moves);
            assert_eq!(found, Some(wanted), "{tags} {moves}");
            assert_eq!(result, GameResult::Unfinished, "{tags} {moves}");
        }
        let fits = misfit(&format!("[Result \"*\"]\n{taken}"), "1. 28x19 2-0");
        assert_eq!(fits, (None, GameResult::win(Side::White)));
    }

    #[test]
    fn another_game_than_the_events_is_not_entered() {
        let mut event = event("international");
        let text = record(
            &event,
            "[GameType \"40\"]\n[Result \"2-0\"]",
            "1. 32-28 2-0",
        );
        let entry = entries(&mut event, &text).pop().expect("a game");
        let other = Misfit::OtherGame {
            record: "frisian".to_owned(),
            event: "international".to_owned(),
        };
        assert_eq!(entry.misfit, Some(other));
    }

    #[test]
    fn a_game_that_begins_anywhere_counts_only_if_that_is_asked_for() {
        let ordinary = Position::start(Variant::International).fen();
        let table = Table::find(Variant::Russian, "idf-64").expect("a table");
        let opening = table.openings().pop().expect("an opening").position;
        let first = |position: Position| {
            let mv = &position.legal_moves()[0];
            position.move_text(mv, Notation::Numeric)
        };
        for (variant, kind, fen, mv, counts) in [
            ("international", 20, "W:W28:B23", "28x19".to_owned(), false),
            ("international", 20, &ordinary, "32-28".to_owned(), true),
            ("russian", 25, "W:W22:B18", "22x15".to_owned(), false),
            ("russian", 25, &opening.fen(), first(opening), true),
        ] {
            let tags = format!("[GameType \"{kind}\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]");
            for (any_start, enters) in [(false, counts), (true, true)] {
                let mut event = event(variant);
                let text = record(&event, &tags, &format!("1. {mv} 2-0"));
                let given = Given {
                    any_start,
                    ..Given::default()
                };
                let entry = entries_of(&mut event, given, &text).pop().expect("a game");
                let wanted = (!enters).then_some(Misfit::SetUpStart);
                assert_eq!(entry.misfit, wanted, "{variant} {fen}");
                let result = event.rounds[0].boards[0].result.clone();
                assert_eq!(result.is_final(), enters, "{variant} {fen}");
            }
        }
    }
}
