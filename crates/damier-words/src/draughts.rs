//! Positions, moves and games of draughts.

use damier_arbiter::Lang;
use damier_draughts::openings::UnknownTable;
use damier_draughts::pdn::{DataFault, GameDataError};
use damier_draughts::{
    FenFault, FenProblem, MoveFault, MoveTextError, PositionError, SetupError, Square,
    UnknownVariant, Variant,
};
use fluent_bundle::FluentValue;

use crate::bundle::message;
use crate::{Args, joined, listed, number, side};

/// Why a text gives no position to play from: every reason, with its remedy. Squares
/// are named by their numbers from the top left.
pub fn position(error: &PositionError, lang: Lang) -> String {
    position_in(error, &|square| square.to_string(), lang)
}

/// As [`position`], with squares named as the text numbers them.
pub fn position_in(error: &PositionError, name: &dyn Fn(Square) -> String, lang: Lang) -> String {
    match error {
        PositionError::Fen(error) => {
            let problems = error.problems().iter();
            joined(problems.map(|it| fen_problem(it, name, lang)), lang)
        }
        PositionError::Setup(errors) => {
            let reasons = errors.reasons().iter();
            joined(reasons.map(|reason| setup(reason, name, lang)), lang)
        }
    }
}

/// One fault of a FEN text, with its place and remedy.
fn fen_problem(problem: &FenProblem, name: &dyn Fn(Square) -> String, lang: Lang) -> String {
    let text = || ("text", FluentValue::from(problem.text.as_str()));
    let last = |last: u8| ("last", FluentValue::from(last));
    let (id, args): (&str, Args<'_>) = match problem.what {
        FenFault::NoSide => ("fen-no-side", vec![text()]),
        FenFault::NoColour => ("fen-no-colour", vec![text()]),
        FenFault::ColourTwice(of) => ("fen-colour-twice", vec![("side", side(of))]),
        FenFault::NoList(of) => ("fen-no-list", vec![("side", side(of))]),
        FenFault::NothingListed => ("fen-nothing-listed", vec![]),
        FenFault::NotASquare => ("fen-not-a-square", vec![text()]),
        FenFault::OffBoard(square) => ("fen-off-board", vec![text(), last(square)]),
        FenFault::BadRange(square) => ("fen-bad-range", vec![text(), last(square)]),
        FenFault::UsedTwice(square) => ("fen-used-twice", vec![("square", name(square).into())]),
        FenFault::NoSuchOption(offered) => {
            let known = offered.iter().flat_map(|option| {
                let field = |value: &&str| format!("`O{}={value}`", option.id);
                option.values.iter().map(field).collect::<Vec<_>>()
            });
            let known: Vec<String> = known.collect();
            (
                "fen-no-such-option",
                vec![text(), ("known", listed(&known))],
            )
        }
        FenFault::OptionTwice => ("fen-option-twice", vec![text()]),
        FenFault::HubLetter => ("fen-hub-letter", vec![text()]),
        FenFault::HubLength { found, squares } => {
            let args = vec![("found", number(found)), ("squares", squares.into())];
            ("fen-hub-length", args)
        }
    };
    let what = message(lang, id, &args);
    let args = [("offset", number(problem.offset)), ("what", what.into())];
    message(lang, "fen-at", &args)
}

/// Why a set-up cannot be played on, with its remedy.
fn setup(error: &SetupError, name: &dyn Fn(Square) -> String, lang: Lang) -> String {
    match error {
        SetupError::OffBoard(square) => message(
            lang,
            "setup-off-board",
            &[("square", square.number().into())],
        ),
        SetupError::ManOnCrownRow(square, of) => {
            let args = [("square", name(*square).into()), ("side", side(*of))];
            message(lang, "setup-man", &args)
        }
        SetupError::NoPieces => message(lang, "setup-empty", &[]),
        SetupError::NoKingThere(square, of) => {
            let args = [("square", name(*square).into()), ("side", side(*of))];
            message(lang, "setup-no-king", &args)
        }
    }
}

/// Why a text names no move, or several, and which may have been meant.
pub fn move_text(error: &MoveTextError, lang: Lang) -> String {
    let mut args: Args<'_> = vec![("text", error.text().into())];
    let id = match error.what() {
        MoveFault::Malformed => "move-malformed",
        MoveFault::NoSquare(square) => {
            args.push(("square", square.as_str().into()));
            "move-no-square"
        }
        MoveFault::NoOwnPiece(square) => {
            args.push(("square", square.number().into()));
            "move-no-own-piece"
        }
        MoveFault::MustCapture => "move-must-capture",
        MoveFault::NothingToCapture => "move-nothing-to-capture",
        MoveFault::Ambiguous => "move-ambiguous",
        MoveFault::GameOver => "move-game-over",
        MoveFault::Illegal => "move-illegal",
    };
    let what = message(lang, id, &args);
    if error.candidates().is_empty() {
        return what;
    }
    let args = [("what", what.into()), ("moves", listed(error.candidates()))];
    message(lang, "move-legal", &args)
}

/// Why data are no game that can be played, with the place in them.
pub fn game_data(error: &GameDataError, lang: Lang) -> String {
    let text = |text: &str| ("text", FluentValue::from(text.to_owned()));
    let what = match error.fault() {
        DataFault::Position(error) => position(error, lang),
        DataFault::Result(result) => message(lang, "data-result", &[text(result)]),
        DataFault::UnknownPosition(mv) => message(lang, "data-unknown-position", &[text(mv)]),
        DataFault::Move(error) => move_text(error, lang),
        DataFault::TooDeep(limit) => message(lang, "data-too-deep", &[("limit", number(*limit))]),
    };
    let args = [("place", error.place().into()), ("what", what.into())];
    message(lang, "data-at", &args)
}

/// A game that is not known, and those that are: the games of draughts, and `others` that
/// may stand in their place.
pub fn unknown_variant(error: &UnknownVariant, others: &[&str], lang: Lang) -> String {
    let games = Variant::ALL.iter().map(|variant| variant.id());
    let known: Vec<&str> = games.chain(others.iter().copied()).collect();
    let args = [("name", error.name().into()), ("known", listed(&known))];
    message(lang, "unknown-variant", &args)
}

/// A table of openings that a game does not have, and those that it has.
pub fn unknown_table(error: &UnknownTable, lang: Lang) -> String {
    let args = [
        ("variant", error.variant().id().into()),
        ("id", error.id().into()),
        ("known", listed(error.known())),
    ];
    message(lang, "unknown-table", &args)
}
