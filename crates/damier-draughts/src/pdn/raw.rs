use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use super::problem::{Place, Problem};

/// A tag pair of a game's header, such as `[Event "World Championship"]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag<'a> {
    /// The name, as written.
    pub name: &'a str,
    /// The value without its quotation marks, `\"` and `\\` resolved, line breaks
    /// replaced by spaces.
    pub value: Cow<'a, str>,
    pub(super) offset: u32,
}

/// What an [`Item`] of the moves is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ItemKind {
    /// The text of a move, such as `32-28`, `18x 9`, `e3:c5` or `3228`.
    Move,
    /// A move number, such as `12.` or `12...`.
    Number,
    /// `...` where a move of the other side is left out.
    Ellipsis,
    /// `-` or `--` where a move would stand.
    Null,
    /// A judgement, such as `!`, `?!`, `(?)`, or `*` right after a move (*forced*).
    Strength,
    /// A numeric annotation glyph; the text is its number.
    Nag,
    /// A comment; the text is what stands between the braces, or after `;` or `%`.
    Comment,
    /// Text without braces that is no part of PDN.
    Remark,
    /// A position set up between the moves, as in `/FEN "W:W31:B1"/`; the text is
    /// the FEN.
    Setup,
    /// A result inside a variation.
    Result,
    /// A variation: see [`Item::line`].
    Variation,
}

/// One token, with the extent of its text in the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: ItemKind,
    pub(super) start: u32,
    /// Of a variation: how many tokens are inside. Of others: bytes of text.
    pub(super) length: u32,
}

impl Token {
    pub(super) fn range(self) -> Range<usize> {
        self.start as usize..(self.start + self.length) as usize
    }
}

/// A game as it is written, before any rule of the game is asked.
///
/// All texts are parts of the input. Made by [`read`](super::read).
#[derive(Clone)]
pub struct RawGame<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
    pub(super) place: Place,
    pub(super) tags: Vec<Tag<'a>>,
    pub(super) tokens: Vec<Token>,
    pub(super) result: Option<Range<usize>>,
    pub(super) problems: Vec<Problem>,
}

impl<'a> RawGame<'a> {
    /// Which game of the input this is, counted from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Where it begins.
    pub fn place(&self) -> Place {
        self.place
    }

    /// The part of the input that is this game.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// The tags, in the order of the file.
    pub fn tags(&self) -> &[Tag<'a>] {
        &self.tags
    }

    /// The value of a tag, whatever the case of its name. The first one, if there
    /// are several.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self
            .tags
            .iter()
            .find(|tag| tag.name.eq_ignore_ascii_case(name))?;
        Some(&tag.value)
    }

    /// Where the tag stands.
    pub fn tag_place(&self, tag: &Tag<'_>) -> Place {
        self.place_of(tag.offset)
    }

    /// The main line.
    pub fn line(&self) -> Line<'_> {
        Line {
            game: self,
            next: 0,
            end: self.tokens.len(),
        }
    }

    /// The result at the end of the moves as it is written, such as `1-1` or `*`.
    pub fn result(&self) -> Option<&'a str> {
        self.result.clone().map(|range| &self.text[range])
    }

    /// Where the result stands.
    pub fn result_place(&self) -> Option<Place> {
        let range = self.result.as_ref()?;
        Some(self.place.after(&self.text[..range.start]))
    }

    /// What is wrong with the syntax. The game can often be read all the same.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    pub(super) fn place_of(&self, offset: u32) -> Place {
        self.place.after(&self.text[..offset as usize])
    }
}

impl fmt::Debug for RawGame<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RawGame")
            .field("number", &self.number)
            .field("place", &self.place)
            .field("tags", &self.tags)
            .field("line", &self.line())
            .field("result", &self.result())
            .field("problems", &self.problems)
            .finish()
    }
}

/// The items of a main line or variation, in the order of the file.
#[derive(Clone, Copy)]
pub struct Line<'g> {
    game: &'g RawGame<'g>,
    next: usize,
    end: usize,
}

impl<'g> Line<'g> {
    /// The moves of this line, without those of its variations.
    pub fn moves(self) -> impl Iterator<Item = Item<'g>> {
        self.filter(|item| item.kind == ItemKind::Move)
    }
}

impl<'g> Line<'g> {
    /// The first item of a kind in this line and its variations, in the order of the
    /// file.
    pub(super) fn first_anywhere(self, is_meant: impl Fn(ItemKind) -> bool) -> Option<Item<'g>> {
        let Line { game, next, end } = self;
        let index = (next..end).find(|&index| is_meant(game.tokens[index].kind))?;
        let kind = game.tokens[index].kind;
        Some(Item { kind, game, index })
    }
}

impl<'g> Iterator for Line<'g> {
    type Item = Item<'g>;

    fn next(&mut self) -> Option<Item<'g>> {
        if self.next >= self.end {
            return None;
        }
        let index = self.next;
        let token = self.game.tokens[index];
        let inside = if token.kind == ItemKind::Variation {
            token.length as usize
        } else {
            0
        };
        self.next = index + 1 + inside;
        Some(Item {
            kind: token.kind,
            game: self.game,
            index,
        })
    }
}

impl fmt::Debug for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(*self).finish()
    }
}

/// A move, comment, variation or other item between the tags and the result.
#[derive(Clone, Copy)]
pub struct Item<'g> {
    /// What it is.
    pub kind: ItemKind,
    game: &'g RawGame<'g>,
    index: usize,
}

impl<'g> Item<'g> {
    fn token(&self) -> Token {
        self.game.tokens[self.index]
    }

    /// Its text as written; empty for a variation.
    pub fn text(&self) -> &'g str {
        match self.kind {
            ItemKind::Variation => "",
            _ => &self.game.text[self.token().range()],
        }
    }

    /// Where it stands.
    pub fn place(&self) -> Place {
        self.game.place_of(self.token().start)
    }

    /// The items of a variation.
    pub fn line(&self) -> Option<Line<'g>> {
        (self.kind == ItemKind::Variation).then(|| {
            let next = self.index + 1;
            Line {
                game: self.game,
                next,
                end: next + self.token().length as usize,
            }
        })
    }

    /// The number of a [`ItemKind::Number`] or [`ItemKind::Nag`].
    pub fn value(&self) -> Option<u32> {
        if !matches!(self.kind, ItemKind::Number | ItemKind::Nag) {
            return None;
        }
        let text = self.text();
        let digits = text
            .bytes()
            .position(|b| !b.is_ascii_digit())
            .unwrap_or(text.len());
        text[..digits].parse().ok()
    }

    /// Whether a [`ItemKind::Number`] announces the second move of its pair, as
    /// `12...` does.
    pub fn is_second(&self) -> bool {
        self.kind == ItemKind::Number && (self.text().ends_with("..") || self.text().ends_with('…'))
    }
}

impl fmt::Debug for Item<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line() {
            Some(line) => write!(f, "Variation({line:?})"),
            None => write!(f, "{:?}({:?})", self.kind, self.text()),
        }
    }
}
