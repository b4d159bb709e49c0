//! Which game a record is of.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::game_type::GameType;
use super::raw::RawGame;
use crate::naming::Naming;
use crate::{Notation, PlayOptions, Variant};

/// Names of the GameType tag, that of another language too.
pub(super) const NAMES: [&str; 2] = ["GameType", "Type de jeu"];

/// Numbers that other programs use for games that have another one in PDN 3.0.
const FOREIGN: [(u8, &str); 1] = [(32, "american")];

/// What a record says about its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Declared {
    /// The value of the tag.
    pub(super) text: Option<String>,
    pub(super) variant: Option<Variant>,
    /// The number of PDN 3.0, if another one was written.
    pub(super) foreign: bool,
    /// Whether the Variant tag names the game, too: two tags are not left over from
    /// another record.
    pub(super) is_named: bool,
    /// The tag, if it begins with a number.
    game_type: Option<GameType>,
    /// How the rules are read, which no tag says.
    pub(super) options: PlayOptions,
}

impl Declared {
    pub(super) fn of(game: &RawGame<'_>) -> Declared {
        let named = game.tag("Variant").and_then(named);
        let tag = NAMES.into_iter().find_map(|name| game.tag(name));
        if let Some(text) = tag
            .map(str::trim)
            .filter(|text| !text.is_empty() && *text != "?")
        {
            let first = text.split(',').next().unwrap_or("").trim();
            let game_type = GameType::parse(text);
            let number = game_type.map(|game_type| game_type.number);
            let own = match number {
                Some(number) => Variant::from_game_type(number),
                None => first.parse().ok(),
            };
            let variant = own.or_else(|| number.and_then(from_foreign));
            // Games that share a number are told apart by name.
            let variant = named
                .filter(|named| Some(named.game_type()) == number)
                .or(variant);
            let foreign = own.is_none() && variant.is_some();
            return Declared {
                text: Some(text.to_owned()),
                variant,
                foreign,
                is_named: named.is_some() && named == variant,
                game_type,
                options: PlayOptions::USUAL,
            };
        }
        Declared {
            text: None,
            variant: named,
            foreign: false,
            is_named: named.is_some(),
            game_type: None,
            options: PlayOptions::USUAL,
        }
    }

    /// How the record names the squares of a game: as its tag says, or else as is
    /// usual for the game.
    pub(super) fn naming(&self, variant: Variant) -> Naming {
        self.game_type
            .filter(|_| self.variant == Some(variant))
            .and_then(|game_type| game_type.naming(variant))
            .unwrap_or_else(|| Naming::of(variant.notation()))
    }
}

/// The game that the value of a Variant tag names.
pub(super) fn named(text: &str) -> Option<Variant> {
    let mut names = text.split('/');
    let is_blank = |c: char| c.is_whitespace() || c.is_control();
    names.find_map(|name| name.trim_matches(is_blank).parse().ok())
}

fn from_foreign(number: u8) -> Option<Variant> {
    let (_, id) = FOREIGN
        .into_iter()
        .find(|&(foreign, _)| foreign == number)?;
    id.parse().ok()
}

/// What the squares of a record tell about its board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Squares {
    greatest: u8,
    algebraic: bool,
    any: bool,
}

impl Squares {
    fn of(game: &RawGame<'_>) -> Squares {
        let mut squares = Squares::default();
        for list in game
            .tag("FEN")
            .into_iter()
            .flat_map(|fen| fen.split(':').skip(1))
        {
            // Other fields hold counts, and the first letter is a colour, no column.
            let list = list.trim_start().strip_prefix(['W', 'w', 'B', 'b']);
            squares.look_at(list.unwrap_or(""));
        }
        for item in game.line().moves() {
            squares.any = true;
            squares.look_at(item.text());
        }
        squares
    }

    fn look_at(&mut self, text: &str) {
        for name in text.split(|c: char| !c.is_ascii_alphanumeric()) {
            for number in name.split(|c: char| !c.is_ascii_digit()) {
                // Longer ones are squares without separator.
                if let Some(number) = number.parse().ok().filter(|&n: &u8| n <= 72) {
                    self.greatest = self.greatest.max(number);
                }
            }
            let mut bytes = name.trim_start_matches('K').bytes();
            if let (Some(letter), Some(digit)) = (bytes.next(), bytes.next()) {
                let letter = letter.to_ascii_lowercase();
                self.algebraic |= (b'a'..=b'h').contains(&letter) && digit.is_ascii_digit();
            }
        }
    }
}

/// The games that a record which names none can be of, most likely first. Empty
/// if nothing can be said.
pub(super) fn candidates(game: &RawGame<'_>) -> Vec<Variant> {
    let squares = Squares::of(game);
    let fits = |variant: &Variant| {
        let geometry = variant.geometry();
        if squares.algebraic {
            geometry.height() == 8 && geometry.width() == 8
        } else {
            geometry.squares() >= squares.greatest
        }
    };
    if !squares.any && squares.greatest <= 32 {
        // Only a game in letters is then known, and of those that print letters.
        let in_letters =
            |variant: &Variant| squares.algebraic && variant.notation() == Notation::Algebraic;
        return by_records(|variant| fits(variant) && in_letters(variant) && records(*variant) > 0);
    }
    let mut found = by_records(fits);
    if squares.algebraic {
        // Games of which there are records in letters come first.
        found.sort_by_key(|variant| {
            records(*variant) == 0 || variant.notation() != Notation::Algebraic
        });
    }
    found
}

/// The games that may be meant, those with most records first.
fn by_records(may_be: impl Fn(&Variant) -> bool) -> Vec<Variant> {
    let mut found: Vec<Variant> = Variant::ALL.iter().copied().filter(may_be).collect();
    found.sort_by_key(|variant| Reverse(records(*variant)));
    found
}

fn records(variant: Variant) -> u8 {
    variant.sheet().names.records
}
