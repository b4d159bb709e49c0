//! Slips and place cards: two side by side, to be cut out.

use super::super::{HEIGHT, MARGIN};
use super::{LEAST, Layout, Mark, SIZE};
use crate::code::Code;
use crate::document::Card;

/// The side of a code on a slip: three centimetres.
const CODE: f32 = 85.0;
/// What a slip takes above its names.
const ABOVE: f32 = 41.0;
/// What it leaves free at its foot.
const BELOW: f32 = 6.0;
/// What a line to write on takes.
const WRITING: f32 = 26.0;

impl Layout<'_> {
    /// A line that is too long in two of about the same width.
    fn in_two(&self, line: &str, room: f32, size: f32) -> Vec<String> {
        let wide = |text: &str| self.fonts[1].width(text, size);
        if wide(line) <= room {
            return vec![line.to_owned()];
        }
        let breaks = line.match_indices(' ').map(|(at, _)| line.split_at(at));
        let longer = |(one, other): &(&str, &str)| wide(one).max(wide(other.trim_start()));
        let best = breaks.min_by(|a, b| longer(a).total_cmp(&longer(b)));
        best.map_or_else(
            || vec![line.to_owned()],
            |(one, other)| vec![one.to_owned(), other.trim_start().to_owned()],
        )
    }

    /// Two side by side, four below one another.
    pub(super) fn cards(&mut self, cards: &[Card]) {
        let (wide, high) = (self.space() / 2.0, (HEIGHT - 2.0 * MARGIN) / 4.0);
        for (index, card) in cards.iter().enumerate() {
            let slot = index % 8;
            if slot == 0 && index > 0 {
                self.turn();
            }
            let column = if slot % 2 == 0 { 0.0 } else { 1.0 };
            let row = f32::from(u8::try_from(slot / 2).unwrap_or(0));
            let left = MARGIN + wide * column;
            let top = HEIGHT - MARGIN - high * row;
            self.frame((left, top), (wide, high));
            self.card(card, (left + 14.0, top), high, wide - 28.0);
        }
    }

    fn frame(&mut self, (left, top): (f32, f32), (wide, high): (f32, f32)) {
        let (right, bottom) = (left + wide, top - high);
        for (from, to) in [
            ((left, top), (right, top)),
            ((left, bottom), (right, bottom)),
            ((left, top), (left, bottom)),
            ((right, top), (right, bottom)),
        ] {
            self.page.marks.push(Mark::Line {
                from,
                to,
                width: 0.4,
                dashed: true,
            });
        }
    }

    fn card(&mut self, card: &Card, (left, top): (f32, f32), high: f32, room: f32) {
        let full = room;
        let room = match &card.code {
            Some(code) => {
                self.code(code, (left + room - CODE + 8.0, top - 8.0));
                room - CODE
            }
            None => room,
        };
        self.y = top - 22.0;
        self.text(left, SIZE, false, &card.caption);
        if card.lines.is_empty() {
            self.place_card(card, left, room);
            return;
        }
        let ways = f32::from(u16::try_from(card.lines.len()).unwrap_or(1));
        self.names(card, left, (room, high - ABOVE - BELOW - WRITING * ways));
        if card.code.is_some() {
            // The lines to write on are as long as ever, below the code.
            self.y = self.y.min(top - CODE - 4.0);
        }
        for line in &card.lines {
            self.y -= 14.0;
            self.text(left, SIZE, false, line);
            let from = left + self.fonts[0].width(line, SIZE) + 6.0;
            self.page.marks.push(Mark::Line {
                from: (from, self.y - 2.0),
                to: (left + full, self.y - 2.0),
                width: 0.5,
                dashed: false,
            });
            self.y -= WRITING - 14.0;
        }
    }

    /// The names of a slip, whole: smaller and in more lines as long as they do not fit
    /// into room and height.
    fn names(&mut self, card: &Card, left: f32, (room, high): (f32, f32)) {
        let mut size = 12.0;
        let names = loop {
            let names: Vec<Vec<String>> = card
                .large
                .iter()
                .map(|name| self.whole(name, room, size))
                .collect();
            let lines: usize = names.iter().map(Vec::len).sum();
            let lines = f32::from(u16::try_from(lines).unwrap_or(u16::MAX));
            let gaps = f32::from(u16::try_from(names.len()).unwrap_or(1)) * size * 0.3;
            if lines * size * 1.2 + gaps <= high || size <= LEAST {
                break names;
            }
            size -= 0.5;
        };
        self.y -= size * 1.6;
        for line in names {
            for part in line {
                self.text(left, size, true, &part);
                self.y -= size * 1.2;
            }
            self.y -= size * 0.3;
        }
    }

    /// A large name, and smaller what is said of the player.
    fn place_card(&mut self, card: &Card, left: f32, room: f32) {
        let mut size = 24.0;
        self.y -= size * 1.6;
        for (index, line) in card.large.iter().enumerate() {
            // A long name of a place card takes two lines, not small letters.
            let parts = match (index == 0, line.split_once(", ")) {
                (true, Some((surname, first)))
                    if self.fonts[1].width(line, size) > room && !first.is_empty() =>
                {
                    vec![format!("{surname},"), first.to_owned()]
                }
                // Nor is a name without a comma cut, if it has words to break it at.
                (true, None) if line.trim().contains(' ') => self.in_two(line, room, size),
                _ => vec![line.clone()],
            };
            for part in parts {
                let width = self.fonts[1].width(&part, size);
                let own = match width > room {
                    true => (size * room / width).max(8.0),
                    false => size,
                };
                for line in self.whole(&part, room, own) {
                    self.text(left, own, true, &line);
                    self.y -= size * 1.5;
                }
            }
            size = 13.0;
        }
    }

    /// A text in as many lines as it takes, broken at spaces, else at hyphens, else
    /// anywhere; nothing of it is lost.
    fn whole(&self, text: &str, room: f32, size: f32) -> Vec<String> {
        let fits = |line: &str| self.fonts[1].width(line.trim_end(), size) <= room + 0.5;
        let mut lines = vec![String::new()];
        let mut add = |piece: &str| {
            match lines.last_mut() {
                Some(last) if last.is_empty() || fits(&format!("{last}{piece}")) => {
                    last.push_str(piece);
                }
                _ => lines.push(piece.to_owned()),
            };
        };
        for piece in text.split_inclusive([' ', '-']) {
            if fits(piece) {
                add(piece);
                continue;
            }
            for letter in piece.chars() {
                add(letter.encode_utf8(&mut [0; 4]));
            }
        }
        lines
            .iter()
            .map(|line| line.trim_end().to_owned())
            .collect()
    }

    /// Draws a code from its upper left corner.
    fn code(&mut self, code: &Code, (left, top): (f32, f32)) {
        let number = |n: usize| f32::from(u16::try_from(n).unwrap_or(u16::MAX));
        let module = CODE / number(code.side());
        for (column, row, length) in code.runs() {
            self.page.marks.push(Mark::Bar {
                corner: (
                    left + module * number(column),
                    top - module * (number(row) + 1.0),
                ),
                width: module * number(length),
                height: module,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{BOLD, REGULAR};
    use super::super::Font;
    use super::*;

    #[test]
    fn a_long_name_without_a_comma_is_broken_not_cut() {
        let fonts = [Font::new(REGULAR), Font::new(BOLD)];
        let layout = Layout::new(&fonts);
        let name = "Maximiliana Konstantinovna Wolkenstein-Oppenheim";
        let parts = layout.in_two(name, 220.0, 24.0);
        assert_eq!(
            parts,
            ["Maximiliana Konstantinovna", "Wolkenstein-Oppenheim"]
        );
        assert_eq!(layout.in_two("Bo Maas", 220.0, 24.0), ["Bo Maas"]);
        // Nothing is lost where it stands on the card.
        let parts = parts.join(" ");
        assert_eq!(parts, name);
    }

    #[test]
    fn names_of_slips_are_whole_within_their_frames() {
        let fonts = [Font::new(REGULAR), Font::new(BOLD)];
        let long = [
            "12  Константинопольский-Преображенский, Всеволод",
            "7  Jean-Christophe-Maximilien de la Rochefoucauld-Saint-Germain-en-Laye-sur-Mer",
            "1234  Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
            "5  Bo",
        ];
        for white in long {
            for black in long {
                let code = Code::of("https://damier.example/report/abcdefgh/1/2/qwertyui");
                assert!(code.is_some());
                let card = Card {
                    caption: "Round 1, board 2".to_owned(),
                    large: vec![white.to_owned(), black.to_owned()],
                    lines: ["Result", "White", "Black"].map(str::to_owned).to_vec(),
                    code,
                };
                let mut layout = Layout::new(&fonts);
                layout.cards(&[card]);
                let (wide, high) = (layout.space() / 2.0, (HEIGHT - 2.0 * MARGIN) / 4.0);
                let (mut names, mut lowest) = (String::new(), HEIGHT);
                for mark in &layout.page.marks {
                    if let Mark::Text {
                        x,
                        y,
                        size,
                        bold,
                        text,
                    } = mark
                    {
                        lowest = lowest.min(*y);
                        if *bold {
                            names += text;
                            let end = x + fonts[1].width(text, *size);
                            assert!(end <= MARGIN + wide - 14.0 - CODE + 1.0, "{text}");
                            assert!(*size >= 6.0, "{size}: {text}");
                        }
                    }
                }
                let plain = |text: &str| text.replace(' ', "");
                assert_eq!(plain(&names), plain(&format!("{white}{black}")));
                let foot = HEIGHT - MARGIN - high;
                assert!(lowest > foot + 2.0, "{lowest} {foot}: {white} {black}");
            }
        }
    }
}
