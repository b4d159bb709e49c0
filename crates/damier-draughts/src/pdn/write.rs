//! Writing games as PDN 3.0.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

use damier_game::Side;

use super::game::{Game, Step};
use super::game_type::GameType;
use super::{guess, result, scan};
use crate::naming::{Naming, translated};
use crate::{Notation, Position, Variant};

/// Lines are not longer than this, if words allow.
const WIDTH: usize = 80;

impl Game {
    /// The game as PDN 3.0: tags, an empty line, moves, `*`, a line break.
    ///
    /// Moves are in the notation of the game, a capture with its whole path only if
    /// start and end name more than one; results as PDN has them for the game; the
    /// position in the first tags that are not there yet. Braces cannot stand in a
    /// comment of PDN and become parentheses. Between several games of one file
    /// goes an empty line.
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
        Header {
            game: self,
            variant: self.start.variant(),
            notation,
        }
        .write(&mut out);
        out.push('\n');
        let mut writer = Writer {
            out: String::new(),
            column: 0,
            open: String::new(),
        };
        Numbered::new(self.start, notation).line(&mut writer, &self.line);
        writer.word("*");
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

/// The tags of a game.
struct Header<'g> {
    game: &'g Game,
    variant: Variant,
    notation: Notation,
}

impl Header<'_> {
    fn write(&self, out: &mut String) {
        let is = |name: &str, names: &[&str]| names.iter().any(|n| n.eq_ignore_ascii_case(name));
        let (mut result, mut game_type) = (false, false);
        for (name, value) in &self.game.tags {
            if is(name, &result::NAMES) {
                if !core::mem::replace(&mut result, true) {
                    tag(out, "Result", &self.result());
                }
            } else if is(name, &guess::NAMES) {
                if !core::mem::replace(&mut game_type, true) {
                    self.game_type(out);
                }
            } else if !is(name, &["FEN", "SetUp"]) && (!self.is_shared() || !is(name, &["Variant"]))
            {
                tag(out, &identifier(name), value);
            }
        }
        if !result {
            tag(out, "Result", &self.result());
        }
        if !game_type {
            self.game_type(out);
        }
        if self.game.start != Position::start(self.variant) {
            tag(out, "SetUp", "1");
            tag(out, "FEN", &self.game.start.fen_in(self.notation));
        }
    }

    /// Whether another game has the same number.
    fn is_shared(&self) -> bool {
        Variant::from_game_type(self.variant.game_type()) != Some(self.variant)
    }

    fn game_type(&self, out: &mut String) {
        let game_type = GameType::of(self.variant, self.notation);
        tag(out, "GameType", &game_type.to_string());
        if self.is_shared() {
            tag(out, "Variant", self.variant.id());
        }
    }

    fn result(&self) -> String {
        let written = result::NAMES
            .into_iter()
            .find_map(|name| self.game.tag(name));
        let written = written.map(str::trim).unwrap_or_default();
        match self.game.outcome {
            // The points of a special system say more than who won.
            Some(_) if self.game.tag("ResultFormat").is_some() && !written.is_empty() => {
                written.into()
            }
            Some(outcome) => result::spell(outcome, self.variant).into(),
            None => match result::understand(written, self.variant) {
                result::Said::Odd => written.into(),
                _ => "*".into(),
            },
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

/// A tag name that PDN allows: letters and digits, the first a capital.
fn identifier(name: &str) -> String {
    let mut identifier = String::new();
    let mut capital = true;
    for c in name.chars() {
        if c.is_ascii_alphanumeric() || c == '_' {
            let fits = !identifier.is_empty() || c.is_ascii_alphabetic();
            let c = if capital { c.to_ascii_uppercase() } else { c };
            identifier.extend(Some(c).filter(|_| fits));
            capital = false;
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
                // PDN has no empty variations.
                Step::Variation { line, .. } if line.is_empty() => {}
                Step::Variation { replaces, line } => {
                    let start = if *replaces { before } else { self };
                    writer.open.push('(');
                    start.line(writer, line);
                    if writer.open.is_empty() {
                        writer.glue(")");
                    } else {
                        // PDN has no empty variations.
                        writer.open.pop();
                    }
                    numbered = false;
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
            if scan::is_move(&word) {
                writer.word(&word);
            } else {
                writer.comment(&word);
            }
        }
        self.position = None;
    }
}
