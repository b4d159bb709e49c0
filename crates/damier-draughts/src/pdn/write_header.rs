//! Writing the tags of a game: as they are, unless they say something else than the game.

use alloc::string::{String, ToString};

use damier_game::Outcome;

use super::game::Game;
use super::game_type::GameType;
use super::result::{self, Said};
use super::{attempt, guess};
use crate::naming::Naming;
use crate::{Notation, PlayOptions, Position, Variant};

/// The tags of a game.
pub(super) struct Header<'g> {
    game: &'g Game,
    variant: Variant,
    notation: Notation,
    /// Whether there is a Variant tag that names this game.
    is_named: bool,
    /// The value of a FEN tag that gives the start, as it is written.
    fen: Option<&'g str>,
}

/// Which of the tags that tell of the game have been written.
#[derive(Default)]
struct Written {
    result: bool,
    game_type: bool,
    set_up: bool,
    fen: bool,
}

impl<'g> Header<'g> {
    pub(super) fn new(game: &'g Game, notation: Notation) -> Header<'g> {
        let variant = game.start.variant();
        let named = game.tag("Variant").and_then(guess::named);
        let mut header = Header {
            game,
            variant,
            notation,
            is_named: named == Some(variant),
            fen: None,
        };
        header.fen = game.tag("FEN").filter(|fen| header.gives_start(fen));
        header
    }

    pub(super) fn write(&self, out: &mut String) {
        let mut written = Written::default();
        let first = |seen: &mut bool| !core::mem::replace(seen, true);
        for (name, value) in &self.game.tags {
            let is = |known: &str| name.eq_ignore_ascii_case(known);
            if result::NAMES.iter().any(|known| is(known)) {
                if first(&mut written.result) {
                    tag(out, &spelled(name, "Result"), &self.result());
                }
            } else if guess::NAMES.iter().any(|known| is(known)) {
                if first(&mut written.game_type) {
                    self.game_type(&spelled(name, "GameType"), value, out);
                }
            } else if is("Variant") {
                // Games that share a number are told apart by this tag.
                let named = guess::named(value);
                if self.is_named || !(self.is_shared() || named.is_some_and(|v| self.is_like(v))) {
                    tag(out, &identifier(name), value);
                }
            } else if is("SetUp") {
                let agrees = value.trim() == if self.has_fen() { "1" } else { "0" };
                if agrees && first(&mut written.set_up) {
                    tag(out, &identifier(name), value);
                }
            } else if is("FEN") {
                if self.fen.is_some_and(|fen| fen == value) && first(&mut written.fen) {
                    tag(out, &identifier(name), value);
                }
            } else {
                tag(out, &identifier(name), value);
            }
        }
        self.write_missing(&written, out);
    }

    fn write_missing(&self, written: &Written, out: &mut String) {
        if !written.result {
            tag(out, "Result", &self.result());
        }
        if !written.game_type {
            self.game_type("GameType", "", out);
        }
        if self.has_fen() {
            if !written.set_up {
                tag(out, "SetUp", "1");
            }
            if !written.fen {
                tag(out, "FEN", &self.game.start.fen_in(self.notation));
            }
        }
    }

    /// Whether the start is told by a FEN tag.
    fn has_fen(&self) -> bool {
        self.fen.is_some() || self.game.start != Position::start(self.variant)
    }

    /// Whether a value of the FEN tag is read as the start, in the notation of the rest.
    fn gives_start(&self, value: &str) -> bool {
        // In another notation than usual, everything is.
        let read = attempt::fen_of_tag(value).filter(|_| self.notation == self.variant.notation());
        let (naming, usual) = (Naming::of(self.notation), PlayOptions::USUAL);
        read.and_then(|fen| Position::from_fen_named(self.variant, fen, naming, usual).ok())
            .is_some_and(|position| position == self.game.start)
    }

    /// Whether another game has the same number.
    fn is_shared(&self) -> bool {
        Variant::from_game_type(self.variant.game_type()) != Some(self.variant)
    }

    /// Whether a variant is another one with the same number.
    fn is_like(&self, other: Variant) -> bool {
        other != self.variant && other.game_type() == self.variant.game_type()
    }

    fn game_type(&self, name: &str, value: &str, out: &mut String) {
        let value = value.trim();
        let said = GameType::parse(value).filter(|said| {
            let is_plain = value.bytes().all(|b| b.is_ascii_digit());
            let naming = said.naming(self.variant);
            let usual = self.notation == self.variant.notation();
            let by_number = self.notation != Notation::Algebraic;
            let fits = said
                .details
                .is_some_and(|details| (details.naming == 'N') == by_number);
            said.number == self.variant.game_type()
                && ((is_plain && usual) || (fits && naming == Some(Naming::of(self.notation))))
        });
        match said {
            Some(_) => tag(out, name, value),
            None => {
                let game_type = GameType::of(self.variant, self.notation);
                tag(out, name, &game_type.to_string());
            }
        }
        if self.is_shared() && !self.is_named {
            tag(out, "Variant", self.variant.id());
        }
    }

    /// The result as the record has it, and what that means.
    fn said(&self) -> (&'g str, Said) {
        let names = result::NAMES.into_iter();
        let value = names.filter_map(|name| self.game.tag(name)).next();
        let value = value.map(str::trim).unwrap_or_default();
        (value, result::understand(value, self.variant))
    }

    fn result(&self) -> String {
        match (self.said(), self.game.outcome) {
            (("", _), None) => "*".into(),
            // The points of a special system say more than who won.
            ((value, Said::Odd), _) => value.into(),
            ((value, Said::Unknown), None) => value.into(),
            ((value, Said::Outcome(said)), Some(outcome)) if said == outcome => value.into(),
            (_, Some(outcome)) => result::spell(outcome, self.variant).into(),
            (_, None) => "*".into(),
        }
    }

    /// What stands at the end of the moves: who won, if the tag does not tell.
    pub(super) fn result_at_end(&self) -> &'static str {
        match (self.said(), self.game.outcome) {
            // There it would mean that nobody knows.
            (_, Some(Outcome::BothLost)) => "*",
            ((_, Said::Odd), Some(outcome)) => result::spell(outcome, self.variant),
            _ => "*",
        }
    }
}

fn tag(out: &mut String, name: &str, value: &str) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for c in value.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push_str("\"]\n");
}

/// A tag name as it is written, if that is only another case of the known one.
fn spelled(name: &str, known: &str) -> String {
    if name.eq_ignore_ascii_case(known) {
        identifier(name)
    } else {
        known.into()
    }
}

/// A tag name that PDN allows: letters and digits, the first a capital.
fn identifier(name: &str) -> String {
    let mut identifier = String::new();
    let mut capital = true;
    for c in name.chars() {
        if c.is_ascii_alphanumeric() || c == '_' {
            let fits = !identifier.is_empty() || c.is_ascii_alphabetic();
            let c = if capital { c.to_ascii_uppercase() } else { c };
            identifier.extend(Some(c).filter(|_| fits));
            capital &= !fits;
        } else {
            capital = true;
        }
    }
    // A broken name must not become one that means something.
    let meant = ["Result", "GameType", "SetUp", "FEN", "Variant"];
    let is_meant = |word: &str| meant.iter().any(|known| known.eq_ignore_ascii_case(word));
    if identifier.is_empty() || (is_meant(&identifier) && !is_meant(name)) {
        identifier.insert_str(0, "Tag");
    }
    identifier
}
