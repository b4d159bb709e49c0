//! The same from records of chess: each is played through and refereed.

use damier_arbiter::Referee;
use damier_chess::pgn::{Opened, Played, ProblemKind, RawGame};
use damier_chess::{Start, StartNumber};
use damier_game::{Game as _, Outcome, Spelling};
use damier_tournament::{Event, Regulations};

use super::book::of_event;
use super::intake::Reading;
use super::record::{Given, Misfit, find_spot, said_once};
use super::wish::CHESS;
use crate::Library;

/// What one game of chess is, judged by the event's own rule book.
pub(super) fn read(event: &Event, known: (Given, &Library), raw: &RawGame<'_>) -> Reading {
    let mut reading = Reading {
        is_chess: true,
        ..Reading::default()
    };
    reading.entry.misfit = look(event, known, raw, &mut reading).err();
    reading
}

fn look(
    event: &Event,
    (given, library): (Given, &Library),
    raw: &RawGame<'_>,
    reading: &mut Reading,
) -> Result<(), Misfit> {
    let tag = |name: &str| raw.tag(name).unwrap_or_default().trim().to_owned();
    (reading.entry.white, reading.entry.black) = (tag("White"), tag("Black"));
    let tags: Vec<_> = raw.tags().collect();
    said_once(tags.iter().map(|(name, value)| (&**name, &**value)))?;
    let (round, _) = find_spot(event, given, &tag("Round"), reading)?;
    let judged = judged(raw, reading, &event.regulations, library).and_then(|outcome| {
        if !given.any_start {
            check_start(event, round, raw)?;
        }
        Ok(outcome)
    });
    reading.settle(judged, Spelling::Chess)
}

/// All games of a round begin at the position that was drawn for it.
fn check_start(event: &Event, round: u16, raw: &RawGame<'_>) -> Result<(), Misfit> {
    let start = raw.open().map_err(Misfit::NoChess)?.start;
    let drawn = event.start_draw(round).map(|draw| draw.number);
    let Some(drawn) = drawn.and_then(StartNumber::new) else {
        let is_start = Start::of(&start).is_some();
        return is_start.then_some(()).ok_or(Misfit::NoStart);
    };
    if start == drawn.position() {
        return Ok(());
    }
    Err(Misfit::OtherStart {
        drawn: drawn.get(),
        found: Start::of(&start).map(|start| start.to_string()),
    })
}

/// What a game ended with: by the rules, or else as its record says.
fn judged(
    raw: &RawGame<'_>,
    reading: &mut Reading,
    regulations: &Regulations,
    library: &Library,
) -> Result<Outcome, Misfit> {
    let opened = raw.open().map_err(Misfit::NoChess)?;
    let chosen = of_event(regulations, library, CHESS).map_err(Misfit::NoBook)?;
    let mut referee = Referee::new(chosen.book, opened.start.facts());
    let played = opened.play(|_, facts| {
        referee.record(facts);
        referee.verdict().is_none()
    });
    let header = played.outcome;
    reading.stated = header;
    reading.entry.header = header.map(|o| o.spell(Spelling::Chess));
    let verdict = referee.verdict().map(|verdict| verdict.outcome);
    reading.entry.verdict = verdict.map(|o| o.spell(Spelling::Chess));
    check_results(&opened, raw, &played, verdict)?;
    match (verdict, header) {
        (Some(verdict), Some(header)) if verdict != header => Err(Misfit::Disagrees {
            header: header.spell(Spelling::Chess),
            verdict: verdict.spell(Spelling::Chess),
        }),
        (Some(verdict), _) => Ok(verdict),
        (None, _) if played.played < played.recorded => Err(Misfit::IllegalPly(played.played + 1)),
        (None, Some(header)) => Ok(header),
        (None, None) => Err(Misfit::Open),
    }
}

/// Whether header and end of the moves state one result; either may say that the game is
/// open only where the rules do not say otherwise.
fn check_results(
    opened: &Opened<'_>,
    raw: &RawGame<'_>,
    played: &Played,
    verdict: Option<Outcome>,
) -> Result<(), Misfit> {
    let tag = raw.tag("Result").unwrap_or_default().trim().to_owned();
    if opened.stated.is_none() && !["", OPEN, "?"].contains(&&*tag) {
        return Err(Misfit::OddResult(tag));
    }
    let end = end_of(raw);
    let disagree = played
        .problems
        .iter()
        .any(|problem| problem.kind == ProblemKind::TwoResults);
    let one_is_open = match &*tag {
        OPEN => played.outcome.is_some(),
        _ => opened.stated.is_some() && end == OPEN,
    };
    if disagree || (verdict.is_none() && one_is_open) {
        return Err(Misfit::Contradicts { tag, end });
    }
    Ok(())
}

/// How a record says that its game is not over.
const OPEN: &str = "*";

/// The result behind the moves, as it stands there.
fn end_of(raw: &RawGame<'_>) -> String {
    let known = ["1-0", "0-1", "1/2-1/2", "1/2", "½-½", OPEN];
    let text = String::from_utf8_lossy(raw.text());
    let last = text
        .split_whitespace()
        .rev()
        .find(|word| known.contains(word));
    last.unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use damier_chess::pgn::Games;
    use damier_game::Side;
    use damier_tournament::desk::pair_next;
    use damier_tournament::model::{GameResult, StartDraw};
    use damier_tournament::{Player, Preset, System};

    use super::super::record::{Entry, Intake};
    use super::*;

    fn entered(moves: &str) -> (Entry, GameResult) {
        entered_from(None, moves)
    }

    /// The same in a round for which this start was drawn.
    fn entered_from(drawn: Option<u16>, moves: &str) -> (Entry, GameResult) {
        let mut regulations = Regulations::new(System::RoundRobin, 1, Preset::Fide2026);
        CHESS.clone_into(&mut regulations.variant);
        let mut event = Event::new("Club", regulations);
        for (id, name) in [(1, "Anna Berg"), (2, "Bo Larsen")] {
            event.add_player(Player::new(id, name)).expect("free");
        }
        pair_next(&mut event).expect("two");
        if let Some(number) = drawn {
            event.set_start_draw(StartDraw {
                round: 1,
                number,
                text: String::new(),
            });
        }
        let board = &event.rounds[0].boards[0];
        let name = |id| event.player(id).map_or("", |p| &p.name[..]).to_owned();
        let (white, black) = (name(board.white), name(board.black));
        let text = format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n{moves}\n");
        let library = Library::default();
        let mut intake = Intake::new(Given::default(), &library);
        let mut games = Games::new(text.as_bytes());
        intake.chess(&event, &games.next_game().expect("a game"));
        let entry = intake.settle(&mut event, None).pop().expect("a game");
        let result = event.rounds[0].boards[0].result.clone();
        (entry, result)
    }

    #[test]
    fn what_the_rules_say_counts() {
        let (entry, result) = entered("1. f3 e5 2. g4 Qh4# 0-1");
        assert_eq!((entry.misfit, entry.verdict), (None, Some("0-1")));
        assert_eq!(result, GameResult::win(Side::Black));
        let (entry, result) = entered("1. f3 e5 2. g4 Qh4# *");
        assert_eq!((entry.misfit, entry.header), (None, None));
        assert_eq!(result, GameResult::win(Side::Black));
        let (entry, result) = entered("1. e4 e5 1/2-1/2");
        assert_eq!((entry.misfit, entry.verdict), (None, None));
        assert_eq!(result, GameResult::Draw);
    }

    #[test]
    fn what_does_not_fit_is_not_entered() {
        let contradicts = |tag: &str, end: &str| Misfit::Contradicts {
            tag: tag.to_owned(),
            end: end.to_owned(),
        };
        let disagrees = Misfit::Disagrees {
            header: "1-0",
            verdict: "0-1",
        };
        for (moves, misfit) in [
            ("1. f3 e5 2. g4 Qh4# 1-0", disagrees),
            ("1. e4 e5 2. Ke3 1-0", Misfit::IllegalPly(3)),
            ("1. e4 e5 *", Misfit::Open),
            (
                "[Result \"1-0\"]\n\n1. e4 e5 1/2-1/2",
                contradicts("1-0", "1/2-1/2"),
            ),
            ("[Result \"1-0\"]\n\n1. e4 e5 *", contradicts("1-0", "*")),
            ("[Result \"*\"]\n\n1. e4 e5 1-0", contradicts("*", "1-0")),
            (
                "[Result \"1-0\"]\n[Result \"0-1\"]\n\n1. e4 e5",
                Misfit::TwoTags("Result"),
            ),
            (
                "[white \"Cy Roux\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0",
                Misfit::TwoTags("White"),
            ),
            (
                "[Result \"won\"]\n\n1. e4 e5 1-0",
                Misfit::OddResult("won".to_owned()),
            ),
        ] {
            let (entry, result) = entered(moves);
            assert_eq!(entry.misfit, Some(misfit), "{moves}");
            assert_eq!(result, GameResult::Unfinished);
        }
    }

    #[test]
    fn a_game_from_another_start_is_flagged() {
        let moves = "1. f3 e5 2. g4 Qh4# 0-1";
        let (entry, result) = entered_from(Some(518), moves);
        assert_eq!(entry.misfit, None);
        assert_eq!(result, GameResult::win(Side::Black));
        let (entry, result) = entered_from(Some(12), moves);
        let other = Misfit::OtherStart {
            drawn: 12,
            found: Some("518".to_owned()),
        };
        assert_eq!(entry.misfit, Some(other));
        assert_eq!(result, GameResult::Unfinished);
        // A position from the middle of a game has no number.
        let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        let tags = format!("[Variant \"Chess960\"]\n[FEN \"{fen}\"]\n\n1. Rh2 1-0");
        let (entry, _) = entered_from(Some(518), &tags);
        let other = Misfit::OtherStart {
            drawn: 518,
            found: None,
        };
        assert_eq!(entry.misfit, Some(other));
        let (entry, result) = entered_from(None, &tags);
        assert_eq!(entry.misfit, Some(Misfit::NoStart));
        assert_eq!(result, GameResult::Unfinished);
    }
}
