//! Strict PGN.

use core::fmt::{self, Write as _};

use damier_game::{Game as _, Side, Spelling};

use super::record::{Node, Record};
use crate::{Letters, Position};

/// The tags that every game has, in their order.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The longest line of moves.
const WIDTH: usize = 79;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = self
            .outcome
            .map_or("*", |outcome| outcome.spell(Spelling::Chess));
        for (name, unknown) in ROSTER {
            let value = match name {
                "Result" => result,
                _ => self.tag(name).unwrap_or(unknown),
            };
            write_tag(f, name, value)?;
        }
        let classical = self.start == Position::classical() && self.start.move_number() == 1;
        if !classical {
            write_tag(f, "Variant", "Chess960")?;
            write_tag(f, "SetUp", "1")?;
            write_tag(f, "FEN", &self.start.fen())?;
        }
        let is_ours = |name: &str| {
            let taken = ROSTER
                .iter()
                .any(|(roster, _)| name.eq_ignore_ascii_case(roster));
            taken
                || ["SetUp", "FEN", "Variant"]
                    .iter()
                    .any(|own| name.eq_ignore_ascii_case(own))
        };
        for (name, value) in self.tags.iter().filter(|(name, _)| !is_ours(name)) {
            write_tag(f, name, value)?;
        }
        let mut words = Words::default();
        comments(&mut words, &self.intro);
        line(&mut words, &self.start, &self.line);
        words.push(result);
        writeln!(f, "\n{}", words.text)
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for sign in value.chars() {
        match sign {
            '"' | '\\' => {
                f.write_char('\\')?;
                f.write_char(sign)?;
            }
            '\n' | '\r' | '\t' => f.write_char(' ')?,
            sign => f.write_char(sign)?,
        }
    }
    f.write_str("\"]\n")
}

/// Words on lines that are not too long.
#[derive(Default)]
struct Words {
    text: String,
    /// Characters on the last line.
    width: usize,
}

impl Words {
    fn push(&mut self, word: &str) {
        let length = word.chars().count();
        if self.width > 0 && self.width + 1 + length > WIDTH {
            self.text.push('\n');
            self.width = 0;
        }
        if self.width > 0 {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(word);
        self.width += length;
    }
}

fn comments(words: &mut Words, comments: &[String]) {
    for comment in comments {
        words.push("{");
        for word in comment.split_whitespace() {
            words.push(&word.replace('}', ")").replace('{', "("));
        }
        words.push("}");
    }
}

/// Writes moves with their numbers. After a comment or a variation Black's move
/// has its number, too.
fn line(words: &mut Words, start: &Position, nodes: &[Node]) {
    let mut position = start.clone();
    let mut numbered = true;
    for node in nodes {
        match position.side_to_move() {
            Side::White => words.push(&format!("{}.", position.move_number())),
            Side::Black if numbered => words.push(&format!("{}...", position.move_number())),
            Side::Black => {}
        }
        words.push(&position.san(&node.mv, Letters::English));
        for nag in &node.nags {
            words.push(&format!("${nag}"));
        }
        comments(words, &node.comments);
        for variation in &node.variations {
            words.push("(");
            comments(words, &variation.intro);
            line(words, &position, &variation.line);
            words.push(")");
        }
        numbered = !node.comments.is_empty() || !node.variations.is_empty();
        position = position.after(&node.mv);
    }
}
