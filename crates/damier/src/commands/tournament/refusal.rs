//! Why the desk refuses something, in the language of the run.

use std::error::Error;

use damier_print::{Sheet, SheetError};
use damier_tournament::model::{EventError, UnknownSystem};
use damier_tournament::pairing::{HandFault, PairingError};
use damier_tournament::play_off::{PlayOffFault, Tie};
use damier_tournament::standings::{CriteriaError, UnknownCriterion, UnknownPreset};
use damier_tournament::{Event, NotAFraction, PlayerId, Preset, System};

use super::words;
use crate::failure::Failure;
use crate::messages::{number, say};

/// Why pairs made by hand are no whole round, and what to do.
pub(super) fn hand(event: &Event, fault: &HandFault) -> Failure {
    let several = |id: &str, ids: &[PlayerId]| {
        let first = ids.first().map_or(0, |id| id.0).to_string();
        let args = [("names", names(event, ids).into()), ("first", first.into())];
        say(id, &args)
    };
    Failure::Usage(match fault {
        HandFault::Unknown(id) => unknown(event, *id),
        HandFault::Himself(id) => say("desk-hand-himself", &[("id", id.to_string().into())]),
        HandFault::Twice(ids) => several("desk-hand-twice", ids),
        HandFault::LeftOut(ids) => several("desk-hand-left-out", ids),
        HandFault::Byes(ids) => several("desk-hand-byes", ids),
        HandFault::Gone(ids) => several("desk-hand-gone", ids),
    })
}

/// That nobody has this number: no player, or no team in events of teams.
pub(super) fn unknown(event: &Event, id: PlayerId) -> String {
    let message = match event.regulations.system.is_team() {
        true => "desk-no-team",
        false => "desk-no-player",
    };
    say(message, &[("id", id.to_string().into())])
}

/// Why a play-off cannot begin.
pub(super) fn play_off(event: &Event, file: &str, fault: &PlayOffFault) -> Failure {
    Failure::Usage(match fault {
        PlayOffFault::NotOver => say("desk-not-over", &[]),
        PlayOffFault::Number(id) => say("desk-players-number", &[("id", id.to_string().into())]),
        PlayOffFault::TooFew => say("desk-players-few", &[]),
        PlayOffFault::NotShared {
            place,
            there,
            named,
        } => {
            let who = match &there[..] {
                [] => say("desk-nobody", &[]),
                [one] => {
                    let name = words::numbered(event, *one);
                    say("desk-alone", &[("name", name.into())])
                }
                all => names(event, all),
            };
            let args = [
                ("place", place.to_string().into()),
                ("file", file.into()),
                ("names", who.into()),
            ];
            let message = match named {
                true => "desk-players-place",
                false => "desk-not-shared",
            };
            say(message, &args)
        }
        PlayOffFault::NotLevel { level } => {
            say("desk-level", &[("ties", ties(event, level).into())])
        }
        PlayOffFault::Playing(id) => {
            let name = words::numbered(event, *id);
            say("desk-playing-off", &[("name", name.into())])
        }
        PlayOffFault::Lots(ids) => say("desk-lots", &[("names", numbers(ids).into())]),
        PlayOffFault::ForTwo => say("desk-for-two", &[]),
        PlayOffFault::GoesOn {
            round,
            tie: [one, other],
        } => self::event(&EventError::GoesOn {
            round: *round,
            one: *one,
            other: *other,
        }),
    })
}

/// `1,4`, as options take it.
pub(super) fn numbers(ids: &[PlayerId]) -> String {
    let numbers: Vec<String> = ids.iter().map(ToString::to_string).collect();
    numbers.join(",")
}

/// `1 Ann, 4 Di`.
pub(super) fn names(event: &Event, ids: &[PlayerId]) -> String {
    let names: Vec<String> = ids.iter().map(|id| words::numbered(event, *id)).collect();
    names.join(", ")
}

/// `1 Ann, 4 Di (place 1); 2 Bo, 3 Cy (place 1)`.
pub(super) fn ties(event: &Event, ties: &[Tie]) -> String {
    let all = ties.iter().map(|tie| {
        let args = [
            ("names", names(event, &tie.players).into()),
            ("place", tie.place.to_string().into()),
        ];
        say("desk-tie", &args)
    });
    all.collect::<Vec<_>>().join("; ")
}

/// Why something cannot be done to an event.
pub(super) fn event(error: &EventError) -> String {
    let text = |number: &dyn std::fmt::Display| number.to_string().into();
    match error {
        EventError::NoSuchPlayer(id) => say("desk-no-player", &[("id", text(id))]),
        EventError::NoSuchTeam(id) => say("desk-no-team", &[("id", text(id))]),
        EventError::Taken(id) => say("desk-taken", &[("id", text(id))]),
        EventError::NumberBeyond(id) => say("desk-number-beyond", &[("id", text(id))]),
        EventError::RatingBeyond(rating) => say("desk-rating-beyond", &[("rating", text(rating))]),
        EventError::NoSuchRound(round) => say("desk-no-such-round", &[("round", text(round))]),
        EventError::NoSuchBoard {
            round,
            board,
            boards,
        } => {
            let args = [
                ("round", text(round)),
                ("board", text(board)),
                ("boards", text(boards)),
            ];
            say("desk-no-such-board", &args)
        }
        EventError::Twice { round, player } => say(
            "desk-twice",
            &[("round", text(round)), ("id", text(player))],
        ),
        EventError::Himself(id) => say("desk-himself", &[("id", text(id))]),
        EventError::Unfinished(round) => say("desk-unfinished", &[("round", text(round))]),
        EventError::NoSuchResult { white, black } => say(
            "desk-no-result",
            &[("white", text(white)), ("black", text(black))],
        ),
        EventError::GoesOn { round, one, other } => say(
            "desk-goes-on",
            &[
                ("round", text(round)),
                ("one", text(one)),
                ("other", text(other)),
            ],
        ),
        EventError::TableMade => say("desk-table-made", &[]),
        EventError::TeamTableMade(name) => say("desk-team-table-made", &[("name", text(name))]),
        EventError::NoRest(system) => say("desk-no-rest", &[("system", text(system))]),
        EventError::ReasonNeeded => say("desk-reason-needed", &[]),
    }
}

/// Why a round cannot be paired.
pub(super) fn pairing(error: &PairingError) -> String {
    let text = |number: &dyn std::fmt::Display| number.to_string().into();
    match error {
        PairingError::TooFew(count) => say("desk-too-few", &[("count", number(*count))]),
        PairingError::Impossible => say("desk-impossible", &[]),
        PairingError::Unfinished(round) => say("desk-unfinished", &[("round", text(round))]),
        PairingError::Over(rounds) => say("desk-over", &[("rounds", text(rounds))]),
        PairingError::Undecided(first, second) => {
            let args = [("first", text(first)), ("second", text(second))];
            say("desk-undecided", &args)
        }
        PairingError::TwoTeams => say("desk-two-teams", &[]),
        PairingError::ByHand(system) => say("desk-by-hand", &[("system", text(system))]),
    }
}

/// Why a sheet cannot be made.
pub(super) fn sheet(error: &SheetError) -> String {
    match error {
        SheetError::NoSuchRound(0) => say("desk-sheet-no-rounds", &[]),
        SheetError::NoSuchRound(round) => {
            let args = [("round", round.to_string().into())];
            say("desk-sheet-no-round", &args)
        }
        SheetError::Unknown(name) => {
            let names: Vec<&str> = Sheet::ALL.iter().map(|(_, name)| *name).collect();
            let args = [
                ("name", name.as_str().into()),
                ("names", names.join(", ").into()),
            ];
            say("desk-sheet-unknown", &args)
        }
    }
}

/// What is wrong with a name or a number on the command line, if it is one of the desk.
pub(crate) fn unread(error: &(dyn Error + 'static)) -> Option<String> {
    if let Some(UnknownPreset(name)) = error.downcast_ref() {
        let known = Preset::ALL.iter().map(|preset| preset.as_str());
        return Some(unknown_name("desk-no-preset", name, known.collect()));
    }
    if let Some(UnknownSystem(name)) = error.downcast_ref() {
        let known = System::ALL.iter().map(|system| system.as_str());
        return Some(unknown_name("desk-no-system", name, known.collect()));
    }
    if let Some(NotAFraction(text)) = error.downcast_ref() {
        return Some(say("desk-points", &[("text", text.as_str().into())]));
    }
    if let Some(error) = error.downcast_ref::<SheetError>() {
        return Some(sheet(error));
    }
    let criteria = error.downcast_ref::<CriteriaError>()?;
    Some(match criteria {
        CriteriaError::Unknown(UnknownCriterion(name)) => {
            let args = [
                ("name", name.as_str().into()),
                ("known", UnknownCriterion::NAMES.into()),
                ("codes", UnknownCriterion::CODES.into()),
            ];
            say("desk-no-criterion", &args)
        }
        CriteriaError::Repeated(criterion) => {
            let args = [("name", criterion.to_string().into())];
            say("desk-criterion-twice", &args)
        }
        CriteriaError::Empty => say("desk-criteria-none", &[]),
    })
}

fn unknown_name(message: &str, name: &str, known: Vec<&str>) -> String {
    let known = known.join(", ");
    say(message, &[("name", name.into()), ("known", known.into())])
}
