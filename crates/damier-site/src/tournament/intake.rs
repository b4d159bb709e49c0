//! The records of one import, taken together: nothing is entered before all of them have
//! been read, so that records which tell one game differently are left out, all of them.

use std::collections::BTreeMap;

use damier_draughts::pdn::{PdnError, RawGame};
use damier_game::{Outcome, Spelling};
use damier_tournament::Event;

use super::drawn::DrawnStarts;
use super::misfit::{Misfit, OtherRecord};
use super::record::{Entry, Given, set};
use super::{chess_record, record};
use crate::Library;

/// How many of the other records of a game are named.
const NAMED: usize = 5;

/// A round and the index of a board in it.
pub(super) type Spot = (u16, usize);

/// What a record says, before it is compared with the others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Reading {
    pub(super) entry: Entry,
    /// Where it belongs, if that is known.
    pub(super) spot: Option<Spot>,
    /// Whether it is one of chess.
    pub(super) is_chess: bool,
    /// Whether it gives the players the other colours.
    pub(super) is_swapped: bool,
    /// What the record itself states.
    pub(super) stated: Option<Outcome>,
    /// What it comes to.
    pub(super) outcome: Option<Outcome>,
}

impl Reading {
    /// Takes what became of judging the game; the colours come before everything else.
    pub(super) fn settle(
        &mut self,
        judged: Result<Outcome, Misfit>,
        spelling: Spelling,
    ) -> Result<(), Misfit> {
        self.outcome = judged.as_ref().ok().copied();
        if self.is_swapped {
            return Err(Misfit::Colours);
        }
        self.entry.result = Some(judged?.spell(spelling));
        Ok(())
    }

    /// The board and the result that the record puts forward for it, entered or not. A
    /// result of 0-0 is what old logs write for "unknown".
    fn claim(&self) -> Option<(Spot, Outcome)> {
        let stated = self.stated.filter(|stated| *stated != Outcome::BothLost);
        let outcome = self.outcome.or(stated)?;
        let outcome = match outcome {
            Outcome::Win(side) if self.is_swapped => Outcome::Win(side.opponent()),
            outcome => outcome,
        };
        Some((self.spot?, outcome))
    }
}

/// The records of one import.
#[derive(Clone, Debug)]
pub struct Intake<'a> {
    given: Given,
    library: &'a Library,
    starts: DrawnStarts,
    file: String,
    readings: Vec<Reading>,
}

impl<'a> Intake<'a> {
    /// None yet. `library` holds the books that an event may name without their text.
    pub fn new(given: Given, library: &'a Library) -> Intake<'a> {
        Intake {
            given,
            library,
            starts: DrawnStarts::default(),
            file: String::new(),
            readings: Vec::new(),
        }
    }

    /// The records that follow come from this file.
    pub fn begin_file(&mut self, name: &str) {
        name.clone_into(&mut self.file);
    }

    /// Reads one game, and judges it by the event's own rule book.
    pub fn draughts(&mut self, event: &Event, game: &Result<RawGame<'_>, PdnError>) {
        let known = (self.given, self.library, &mut self.starts);
        let mut reading = record::read(event, known, game);
        reading.entry.line = match game {
            Ok(raw) => raw.place().line,
            Err(problem) => problem.place().line,
        };
        self.keep(reading);
    }

    /// The same for one game of chess.
    pub fn chess(&mut self, event: &Event, raw: &damier_chess::pgn::RawGame<'_>) {
        let mut reading = chess_record::read(event, (self.given, self.library), raw);
        reading.entry.line = raw.line();
        self.keep(reading);
    }

    fn keep(&mut self, mut reading: Reading) {
        reading.entry.file.clone_from(&self.file);
        self.readings.push(reading);
    }

    /// Puts the results on their boards, and says of every record, in their order, what
    /// became of it. `when` is for the log.
    pub fn settle(mut self, event: &mut Event, when: Option<&str>) -> Vec<Entry> {
        self.part();
        let mut entered: BTreeMap<Spot, usize> = BTreeMap::new();
        for (index, reading) in self.readings.iter_mut().enumerate() {
            let entry = &mut reading.entry;
            let (None, Some(spot), Some(outcome)) = (&entry.misfit, reading.spot, reading.outcome)
            else {
                continue;
            };
            if let Some(first) = entered.get(&spot) {
                entry.same_as = Some(first + 1);
                continue;
            }
            match set(event, spot, outcome, when.map(str::to_owned)) {
                Ok(()) => drop(entered.insert(spot, index)),
                Err(misfit) => entry.misfit = Some(misfit),
            }
        }
        let readings = self.readings.into_iter();
        readings.map(|reading| reading.entry).collect()
    }

    /// Flags whatever another record of the same game contradicts.
    fn part(&mut self) {
        let mut claims: BTreeMap<Spot, Vec<(usize, Outcome)>> = BTreeMap::new();
        for (index, reading) in self.readings.iter().enumerate() {
            if let Some((spot, outcome)) = reading.claim() {
                claims.entry(spot).or_default().push((index, outcome));
            }
        }
        for told in claims.values() {
            self.part_one(told);
        }
    }

    /// The same for the records of one game.
    fn part_one(&mut self, told: &[(usize, Outcome)]) {
        let first = told.first().map(|(_, outcome)| *outcome);
        if told.iter().all(|(_, outcome)| Some(*outcome) == first) {
            return;
        }
        let mut seen: Vec<(Outcome, Vec<OtherRecord>)> = Vec::new();
        for (index, outcome) in told {
            if !seen.iter().any(|(other, _)| other == outcome) {
                let others = told.iter().filter(|(_, other)| other != outcome);
                let others = others.take(NAMED).map(|other| self.other(*other));
                seen.push((*outcome, others.collect()));
            }
            let others = seen.iter().find(|(other, _)| other == outcome);
            let misfit = &mut self.readings[*index].entry.misfit;
            if let (None, Some((_, others))) = (&misfit, others) {
                *misfit = Some(Misfit::ToldOtherwise(others.clone()));
            }
        }
    }

    fn other(&self, (index, outcome): (usize, Outcome)) -> OtherRecord {
        let reading = &self.readings[index];
        OtherRecord {
            number: index + 1,
            file: reading.entry.file.clone(),
            line: reading.entry.line,
            result: outcome.spell(match reading.is_chess {
                true => Spelling::Chess,
                false => Spelling::Draughts,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use damier_draughts::pdn;
    use damier_tournament::desk::pair_next;
    use damier_tournament::model::GameResult;
    use damier_tournament::{Player, Preset, Regulations, System};

    use super::*;

    /// What becomes of records of one game: for each its result with the end of its
    /// moves, and whether the colours are exchanged.
    fn entered(records: &[(&str, &str, bool)]) -> (Vec<Entry>, GameResult) {
        let mut regulations = Regulations::new(System::RoundRobin, 1, Preset::FmjdRr);
        "international".clone_into(&mut regulations.variant);
        let mut event = Event::new("Club", regulations);
        for (id, name) in [(1, "Anna Berg"), (2, "Bo Larsen")] {
            event.add_player(Player::new(id, name)).expect("free");
        }
        pair_next(&mut event).expect("two");
        let board = &event.rounds[0].boards[0];
        let name = |id| event.player(id).map_or("", |p| &p.name[..]).to_owned();
        let (white, black) = (name(board.white), name(board.black));
        let mut text = String::new();
        for (tag, end, is_swapped) in records {
            let (white, black) = match is_swapped {
                true => (&black, &white),
                false => (&white, &black),
            };
            text += &format!(
                "[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n[Result \"{tag}\"]\n\n\
                 1. 32-28 19-23 {end}\n\n"
            );
        }
        let library = Library::default();
        let mut intake = Intake::new(Given::default(), &library);
        for game in pdn::read(&text) {
            intake.draughts(&event, &game);
        }
        let entries = intake.settle(&mut event, None);
        (entries, event.rounds[0].boards[0].result.clone())
    }

    fn other(number: usize, result: &'static str) -> OtherRecord {
        let line = u32::try_from(number).expect("small") * 7 - 6;
        OtherRecord {
            number,
            file: String::new(),
            line,
            result,
        }
    }

    fn misfits(entries: &[Entry]) -> Vec<Option<Misfit>> {
        entries.iter().map(|entry| entry.misfit.clone()).collect()
    }

    #[test]
    fn records_that_tell_one_game_differently_are_all_left_out() {
        let (draw, won) = (("1-1", "1-1", false), ("2-0", "2-0", false));
        let otherwise = |others: &[OtherRecord]| Some(Misfit::ToldOtherwise(others.to_vec()));
        let (entries, result) = entered(&[draw, won, draw]);
        let against_draw = otherwise(&[other(2, "2-0")]);
        let wanted = [
            against_draw.clone(),
            otherwise(&[other(1, "1-1"), other(3, "1-1")]),
            against_draw,
        ];
        assert_eq!(misfits(&entries), wanted);
        assert_eq!(
            entries.iter().map(|e| e.line).collect::<Vec<_>>(),
            [1, 8, 15]
        );
        assert_eq!(result, GameResult::Unfinished);
    }

    #[test]
    fn one_that_is_flagged_itself_contradicts_too() {
        let draw = ("1-1", "1-1", false);
        // Its moves cannot be played to the end, and with other colours it is lost.
        for (flagged, told) in [
            (("2-0", "40-1 2-0", false), "2-0"),
            (("2-0", "2-0", true), "0-2"),
        ] {
            let (entries, result) = entered(&[draw, flagged]);
            let otherwise = Some(Misfit::ToldOtherwise(vec![other(2, told)]));
            assert_eq!(misfits(&entries)[0], otherwise);
            assert!(entries[1].misfit.is_some(), "{entries:?}");
            assert_ne!(entries[1].misfit, otherwise);
            assert_eq!(result, GameResult::Unfinished);
        }
        // What says nothing of the result contradicts nothing.
        for silent in [("*", "*", false), ("0-0", "0-0", false)] {
            let (entries, result) = entered(&[silent, draw]);
            assert!(entries[0].misfit.is_some() && entries[1].is_entered());
            assert_eq!(result, GameResult::Draw);
        }
    }

    #[test]
    fn records_that_say_the_same_count_once() {
        let draw = ("1-1", "1-1", false);
        let (entries, result) = entered(&[draw, draw, ("1-1", "1-1", true)]);
        let same: Vec<Option<usize>> = entries.iter().map(|entry| entry.same_as).collect();
        assert_eq!(same, [None, Some(1), None]);
        assert_eq!(misfits(&entries), [None, None, Some(Misfit::Colours)]);
        assert_eq!(result, GameResult::Draw);
    }
}
