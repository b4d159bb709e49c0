//! Writing games as PDN 3.0.

use alloc::format;
use alloc::string::String;
use core::fmt;

use damier_game::Side;

use super::game::{Game, Step};
use super::scan;
use super::write_header::Header;
use crate::naming::{Naming, translated};
use crate::{Notation, Position, Variant};

/// Lines are not longer than this, if words allow.
const WIDTH: usize = 80;

impl Game {
    /// The game as PDN 3.0: tags, an empty line, moves, `*`, a line break.
    ///
    /// Moves are in the notation of the game, a capture with its whole path only if
    /// start and end name more than one. Braces cannot stand in a comment of PDN and
    /// become parentheses. Between several games of one file goes an empty line.
    ///
    /// Tags stay as they are: their order, and also the spelling of `Result`,
    /// `GameType`, `Variant`, `SetUp` and `FEN` where it says what the game is. Where it
    /// does not, they are written anew as PDN has them for the game; where they are
    /// missing, they follow the others. A result that is no usual one (`4-6`) stays,
    /// and the moves then end with who won, if that is known, instead of `*`.
    pub fn to_pdn(&self) -> String {
        self.to_pdn_in(self.start.variant().notation())
    }

    /// The same with squares named in another notation than that of the game. The
    /// GameType tag then says so.
    ///
    /// ```
    /// use damier_draughts::{Notation, Position, Variant, pdn};
    ///
    /// let game = pdn::Game::new(Position::start(Variant::Russian));
    /// let text = game.to_pdn_in(Notation::Numeric);
    /// assert!(text.contains("[GameType \"25,W,8,8,N2,0\"]"));
    /// ```
    pub fn to_pdn_in(&self, notation: Notation) -> String {
        let mut out = String::new();
        let header = Header::new(self, notation);
        header.write(&mut out);
        out.push('\n');
        let mut writer = Writer {
            out: String::new(),
            column: 0,
            open: String::new(),
        };
        Numbered::new(self.start, notation).line(&mut writer, &self.line);
        writer.word(header.result_at_end());
        out.push_str(&writer.out);
        out.push('\n');
        out
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_pdn())
    }
}

/// Puts words on lines.
struct Writer {
    out: String,
    column: usize,
    /// What is to be glued before the next word: opened brackets.
    open: String,
}

impl Writer {
    fn word(&mut self, word: &str) {
        self.put(word, true);
    }

    /// Puts a word after a blank, or on the next line if that is allowed.
    fn put(&mut self, word: &str, may_break: bool) {
        let word = core::mem::take(&mut self.open) + word;
        let width = word.chars().count();
        if self.column > 0 {
            if may_break && self.column + 1 + width > WIDTH {
                self.out.push('\n');
                self.column = 0;
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.out.push_str(&word);
        self.column += width;
    }

    /// Puts something right after the last word.
    fn glue(&mut self, text: &str) {
        if self.open.is_empty() {
            self.out.push_str(text);
            self.column += text.chars().count();
        } else {
            self.open.push_str(text);
        }
    }

    fn comment(&mut self, text: &str) {
        let text = text.replace('{', "(").replace('}', ")");
        let mut words = text.split_whitespace().peekable();
        if words.peek().is_none() {
            return;
        }
        self.open.push('{');
        while let Some(word) = words.next() {
            // A bracket where a line begins would look like a tag.
            let may_break = !word.starts_with('[') || !self.open.is_empty();
            match words.peek() {
                Some(_) => self.put(word, may_break),
                None => self.put(&format!("{word}}}"), may_break),
            }
        }
    }
}

/// A place in a line: the position, if it is known, and the number of the move.
#[derive(Clone, Copy)]
struct Numbered {
    position: Option<Position>,
    variant: Variant,
    notation: Notation,
    /// Twice the number of moves played, and one more if one is half played.
    halves: usize,
}

impl Numbered {
    fn new(start: Position, notation: Notation) -> Numbered {
        let variant = start.variant();
        let mut place = Numbered {
            position: Some(start),
            variant,
            notation,
            halves: 0,
        };
        place.align(start.side_to_move());
        place
    }

    /// Brings the number into step with the side to move.
    fn align(&mut self, side: Side) {
        let second = side != self.variant.first_mover();
        if second != (self.halves % 2 == 1) {
            self.halves += 1;
        }
    }

    fn line(mut self, writer: &mut Writer, steps: &[Step]) {
        let mut before = self;
        // Whether the second move of a pair follows the first one directly.
        let mut numbered = false;
        for step in steps {
            match step {
                Step::Unplayed(text) if scan::is_set_up(text) => {
                    writer.word(text);
                    self.position = None;
                    numbered = false;
                }
                Step::Move(_) | Step::Unplayed(_) => {
                    before = self;
                    self.number(writer, numbered);
                    numbered = true;
                    match step {
                        Step::Move(mv) => self.write_move(writer, mv),
                        _ => self.write_unplayed(writer, step),
                    }
                    self.halves += 1;
                }
                Step::Judgement(signs) => {
                    let signs: String = signs.chars().filter(|c| "!?".contains(*c)).collect();
                    writer.glue(&signs);
                }
                Step::Nag(number) => writer.word(&format!("${number}")),
                Step::Comment(text) => {
                    writer.comment(text);
                    numbered = false;
                }
                Step::Variation { replaces, line } => {
                    let start = if *replaces { before } else { self };
                    numbered &= !start.variation(writer, line);
                }
                Step::SetUp(position) => {
                    let fen = position.fen_in(self.notation);
                    writer.word(&format!("/FEN \"{fen}\"/"));
                    self.position = Some(*position);
                    self.align(position.side_to_move());
                    numbered = false;
                }
            }
        }
    }

    /// Writes a variation. Returns whether anything was to be written.
    fn variation(self, writer: &mut Writer, line: &[Step]) -> bool {
        let (opened, written) = (writer.open.len(), writer.out.len());
        writer.open.push('(');
        self.line(writer, line);
        if writer.out.len() > written {
            writer.glue(")");
            return true;
        }
        // PDN has no empty variations, and signs in brackets are no variation.
        let signs = writer.open.split_off(opened);
        writer.glue(&signs[1..]);
        false
    }

    fn number(&self, writer: &mut Writer, is_known: bool) {
        let number = self.halves / 2 + 1;
        if self.halves.is_multiple_of(2) {
            writer.word(&format!("{number}."));
        } else if !is_known {
            writer.word(&format!("{number}..."));
        }
    }

    fn write_move(&mut self, writer: &mut Writer, mv: &crate::Move) {
        let notation = self.notation;
        if let Some(mut position) = self.position {
            let text = position.move_text(mv, notation);
            writer.word(&text);
            self.position = position.play(mv).is_ok().then_some(position);
            return;
        }
        // Its position is not known: its path says most.
        let geometry = self.variant.geometry();
        let mut text = String::new();
        for &square in mv.path() {
            if !text.is_empty() {
                text.push(if mv.is_capture() { 'x' } else { '-' });
            }
            text.push_str(&geometry.name(square, notation));
        }
        writer.word(&text);
    }

    fn write_unplayed(&mut self, writer: &mut Writer, step: &Step) {
        if let Step::Unplayed(text) = step {
            let word: String = text.chars().filter(|c| !c.is_whitespace()).collect();
            let geometry = self.variant.geometry();
            let word = translated(&word, geometry, Naming::OURS, Naming::of(self.notation));
            match scan::as_move(word) {
                Ok(word) => writer.word(&word),
                Err(word) => writer.comment(&word),
            }
        }
        self.position = None;
    }
}
