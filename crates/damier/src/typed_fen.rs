//! Positions that are typed as FEN. Some federations count squares from another corner
//! than we do, and a FEN does not say which was meant: at the command line its numbers
//! count from the top left in every game, letters mean the same to everybody.

use std::sync::Once;

use damier_draughts::pdn::GameType;
use damier_draughts::{Notation, PlayOptions, Position, PositionError, Setup, Variant};

use crate::messages::{say, spoken};
use crate::output;
use crate::position::NotationArg;

/// Reads a FEN, its rules read as the options say where it says nothing of it. Where its
/// numbers could be counted from two corners and nobody said from which, a note tells
/// from which they were, and how to say the other.
///
/// # Errors
///
/// What is wrong with the FEN, in the language of this run.
pub(crate) fn read(
    variant: Variant,
    fen: &str,
    asked: Option<NotationArg>,
    options: PlayOptions,
) -> Result<Position, String> {
    let notation = asked.unwrap_or_default().of(variant);
    let read = Setup::parse_fen_in(variant, fen, notation)
        .map_err(PositionError::Fen)
        .and_then(|mut setup| {
            setup.options = setup.options.or(options);
            Position::from_setup(variant, &setup).map_err(PositionError::Setup)
        });
    let turned = OtherCorner::of(variant, fen, asked);
    match (read, turned) {
        (Ok(position), turned) => {
            turned.iter().for_each(OtherCorner::note);
            Ok(position)
        }
        (Err(error), turned) => {
            let name = |square| variant.geometry().name(square, notation);
            let what = damier_words::position_in(&error, &name, spoken());
            Err(match turned.filter(OtherCorner::is_a_position) {
                Some(turned) => turned.offered(&what),
                None => what,
            })
        }
    }
}

/// The position and moves of the command line as the tags and the FEN of a record, which
/// count as the federation does unless they say otherwise.
pub(crate) fn as_record(
    variant: Option<Variant>,
    fen: &str,
    asked: Option<NotationArg>,
) -> (String, String) {
    let fen = fen.replace(['"', '\n', '\r'], "");
    let Some(variant) = variant.filter(|&variant| variant.notation() == Notation::Reversed) else {
        return (String::new(), fen);
    };
    let notation = asked.unwrap_or_default().of(variant);
    let numbers = match notation {
        Notation::Reversed => Notation::Reversed,
        Notation::Numeric | Notation::Algebraic => Notation::Numeric,
    };
    let tag = format!("[GameType \"{}\"]\n", GameType::full(variant, numbers));
    let turned = OtherCorner::of(variant, &fen, asked);
    turned.iter().for_each(OtherCorner::note);
    // In letters it stays the same position, however the moves are then understood.
    let fen = match Setup::parse_fen_in(variant, &fen, notation) {
        Ok(setup) => {
            let mut text = setup.fen_in(variant, Notation::Algebraic);
            for counts in fen.split(':').filter(|field| is_of_counts(field)) {
                text.push(':');
                text.push_str(counts.trim());
            }
            text
        }
        Err(_) => fen,
    };
    (tag, fen)
}

/// Whether a field of a FEN carries the counts of a referee.
fn is_of_counts(field: &str) -> bool {
    field.trim_start().starts_with(['C', 'c']) && field.contains('=')
}

/// What the numbers of a FEN mean if they are counted from where the federation begins.
struct OtherCorner {
    variant: Variant,
    /// As it was understood, if it can be.
    taken: Option<Setup>,
    other: Setup,
}

impl OtherCorner {
    /// Nothing if nobody could understand another position, or it was said which is meant.
    fn of(variant: Variant, fen: &str, asked: Option<NotationArg>) -> Option<OtherCorner> {
        let is_said = matches!(asked, Some(NotationArg::Numbers | NotationArg::Federation));
        if is_said || variant.notation() != Notation::Reversed {
            return None;
        }
        let taken = Setup::parse_fen(variant, fen).ok();
        let other = Setup::parse_fen_in(variant, fen, Notation::Reversed).ok()?;
        (taken.as_ref() != Some(&other)).then_some(OtherCorner {
            variant,
            taken,
            other,
        })
    }

    fn is_a_position(&self) -> bool {
        Position::from_setup(self.variant, &self.other).is_ok()
    }

    fn letters(&self, setup: &Setup) -> String {
        setup.fen_in(self.variant, Notation::Algebraic)
    }

    /// Tells of it beside the output, once in a run.
    fn note(&self) {
        static ONCE: Once = Once::new();
        let Some(taken) = &self.taken else {
            return;
        };
        let args = [
            ("taken", self.letters(taken).into()),
            ("other", self.letters(&self.other).into()),
        ];
        ONCE.call_once(|| output::tell(format_args!("damier: {}", say("fen-counted", &args))));
    }

    /// What is wrong, and that the other corner gives a position.
    fn offered(&self, what: &str) -> String {
        let args = [
            ("what", what.into()),
            ("other", self.letters(&self.other).into()),
        ];
        say("fen-counted-wrongly", &args)
    }
}
