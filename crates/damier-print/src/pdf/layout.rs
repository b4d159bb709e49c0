//! Where everything stands on the paper.

mod cards;

use super::font::Font;
use super::{HEIGHT, MARGIN, WIDTH};
use crate::document::{Align, Body, Column, Document};

/// Something on a page; points from the lower left corner.
pub(super) enum Mark {
    Text {
        x: f32,
        y: f32,
        size: f32,
        bold: bool,
        text: String,
    },
    Line {
        from: (f32, f32),
        to: (f32, f32),
        width: f32,
        dashed: bool,
    },
    /// A filled bar, from its lower left corner.
    Bar {
        corner: (f32, f32),
        width: f32,
        height: f32,
    },
}

/// One side of paper.
pub(super) struct Page {
    pub(super) marks: Vec<Mark>,
    /// Width and height.
    pub(super) size: (f32, f32),
}

impl Page {
    const fn new(size: (f32, f32)) -> Page {
        Page {
            marks: Vec::new(),
            size,
        }
    }
}

/// The size of letters in tables, where they fit.
const SIZE: f32 = 9.0;
/// The least size that can be read on a wall.
const LEAST: f32 = 5.0;
/// Tables that would be smaller lie on their side.
const UPRIGHT: f32 = 7.0;
/// Between columns, of the size of letters.
const GAP: f32 = 1.1;
pub(super) struct Layout<'a> {
    fonts: &'a [Font<'a>; 2],
    size: (f32, f32),
    done: Vec<Page>,
    page: Page,
    /// The line to be written next.
    y: f32,
}

impl<'a> Layout<'a> {
    pub(super) fn new(fonts: &'a [Font<'a>; 2]) -> Layout<'a> {
        let size = (WIDTH, HEIGHT);
        Layout {
            fonts,
            size,
            done: Vec::new(),
            page: Page::new(size),
            y: HEIGHT - MARGIN,
        }
    }

    /// Room from margin to margin.
    fn space(&self) -> f32 {
        self.size.0 - 2.0 * MARGIN
    }

    /// Lays a sheet out.
    pub(super) fn pages(mut self, sheet: &Document) -> Vec<Page> {
        match &sheet.body {
            Body::Table { columns, rows } => self.table(sheet, columns, rows),
            Body::Cards(cards) => self.cards(cards),
        }
        for note in sheet.notes.iter().chain(&sheet.play_offs) {
            self.y -= 6.0;
            self.text(MARGIN, SIZE, false, note);
            self.y -= SIZE * 1.4;
        }
        self.done.push(self.page);
        self.done
    }

    fn turn(&mut self) {
        let page = std::mem::replace(&mut self.page, Page::new(self.size));
        self.done.push(page);
        self.y = self.size.1 - MARGIN;
    }

    fn text(&mut self, x: f32, size: f32, bold: bool, text: &str) {
        if !text.is_empty() {
            self.page.marks.push(Mark::Text {
                x,
                y: self.y,
                size,
                bold,
                text: text.to_owned(),
            });
        }
    }

    fn rule(&mut self, width: f32, below: f32) {
        let y = self.y - below;
        self.page.marks.push(Mark::Line {
            from: (MARGIN, y),
            to: (self.size.0 - MARGIN, y),
            width,
            dashed: false,
        });
    }

    fn title(&mut self, sheet: &Document) {
        self.y -= 14.0;
        for line in self.wrapped(&sheet.event, self.space(), 15.0, true) {
            self.text(MARGIN, 15.0, true, &line);
            self.y -= 18.0;
        }
        self.y += 2.0;
        let title = self.fitting(&sheet.title, self.space(), 11.0, false);
        self.text(MARGIN, 11.0, false, &title);
        self.y -= 22.0;
    }

    /// Cuts a text that is too long.
    fn fitting(&self, text: &str, room: f32, size: f32, bold: bool) -> String {
        let font = &self.fonts[usize::from(bold)];
        if font.width(text, size) <= room {
            return text.to_owned();
        }
        let mut short = text.to_owned();
        while !short.is_empty() && font.width(&format!("{short}…"), size) > room {
            short.pop();
        }
        format!("{short}…")
    }

    fn table(&mut self, sheet: &Document, columns: &[Column], rows: &[Vec<String>]) {
        if self.widths(columns, rows).0 < UPRIGHT {
            self.size = (HEIGHT, WIDTH);
            self.page.size = self.size;
            self.y = self.size.1 - MARGIN;
        }
        self.title(sheet);
        let (size, widths) = self.widths(columns, rows);
        let step = size * 1.55;
        let heads: Vec<Vec<String>> = columns
            .iter()
            .zip(&widths)
            .map(|(column, width)| self.wrapped(&column.head, *width, size, true))
            .collect();
        self.heads(columns, &heads, &widths, size);
        for row in rows {
            let cells: Vec<Vec<String>> = row
                .iter()
                .zip(&widths)
                .map(|(cell, width)| self.wrapped(cell, *width, size, false))
                .collect();
            let lines = cells.iter().map(Vec::len).max().unwrap_or(1).max(1);
            let height = step * f32::from(u16::try_from(lines).unwrap_or(1));
            if self.y - height < MARGIN {
                self.turn();
                self.title(sheet);
                self.heads(columns, &heads, &widths, size);
            }
            self.row(columns, &cells, &widths, (size, step), false);
            // Half way between the feet of this row and the heads of the next.
            self.rule(0.25, size * 0.4 - step);
        }
    }

    fn heads(&mut self, columns: &[Column], heads: &[Vec<String>], widths: &[f32], size: f32) {
        self.row(columns, heads, widths, (size, size * 1.2), true);
        self.rule(1.0, -size * 0.9);
        self.y -= size * 0.5;
    }

    /// Writes one row and goes below it.
    fn row(
        &mut self,
        columns: &[Column],
        cells: &[Vec<String>],
        widths: &[f32],
        (size, step): (f32, f32),
        bold: bool,
    ) {
        let top = self.y;
        let height = cells.iter().map(Vec::len).max().unwrap_or(1).max(1);
        let mut x = MARGIN;
        for ((column, cell), width) in columns.iter().zip(cells).zip(widths) {
            // Heads stand at the bottom of theirs.
            let above = if bold {
                height - cell.len().min(height)
            } else {
                0
            };
            self.y = top - step * f32::from(u16::try_from(above).unwrap_or(0));
            for line in cell {
                let long = self.fonts[usize::from(bold)].width(line, size);
                let shift = match column.align {
                    Align::Left => 0.0,
                    Align::Right => (width - long).max(0.0),
                    Align::Center => (width - long).max(0.0) / 2.0,
                };
                self.text(x + shift, size, bold, line);
                self.y -= step;
            }
            x += width + GAP * size;
        }
        self.y = top - step * f32::from(u16::try_from(height).unwrap_or(1));
    }

    /// How wide columns are, and the size of letters at which they fit.
    fn widths(&self, columns: &[Column], rows: &[Vec<String>]) -> (f32, Vec<f32>) {
        let mut size = SIZE;
        loop {
            let natural: Vec<f32> = columns
                .iter()
                .enumerate()
                .map(|(index, column)| {
                    let words = column.head.split(' ').map(|w| self.fonts[1].width(w, size));
                    let cells = rows.iter().filter_map(|row| row.get(index));
                    let cells = cells.map(|cell| self.fonts[0].width(cell, size));
                    words.chain(cells).fold(0.0, f32::max)
                })
                .collect();
            let gaps = GAP * size * (f32::from(u16::try_from(columns.len()).unwrap_or(1)) - 1.0);
            let total: f32 = natural.iter().sum::<f32>() + gaps;
            if total <= self.space() {
                return (size, natural);
            }
            if size <= LEAST {
                // The widest give way; their text is wrapped.
                return (size, squeezed(natural, self.space() - gaps));
            }
            size -= 0.5;
        }
    }

    /// Breaks a text into lines that fit; words too long for one are cut.
    fn wrapped(&self, text: &str, room: f32, size: f32, bold: bool) -> Vec<String> {
        let font = &self.fonts[usize::from(bold)];
        let room = room + 0.5;
        if font.width(text, size) <= room {
            return vec![text.to_owned()];
        }
        let mut lines: Vec<String> = Vec::new();
        for word in text.split(' ') {
            let joined = lines.last().map(|last| format!("{last} {word}"));
            match (joined, lines.last_mut()) {
                (Some(joined), Some(last)) if font.width(&joined, size) <= room => *last = joined,
                _ => lines.push(self.fitting(word, room, size, bold)),
            }
        }
        lines
    }
}

/// Takes from the widest columns until all fit.
fn squeezed(mut widths: Vec<f32>, room: f32) -> Vec<f32> {
    for _ in 0..1000 {
        let total: f32 = widths.iter().sum();
        if total <= room {
            break;
        }
        let Some(widest) = widths.iter_mut().max_by(|a, b| a.total_cmp(b)) else {
            break;
        };
        *widest *= 0.95;
    }
    widths
}
