//! Sheets as PDF, A4, with the letters embedded: DejaVu Sans, cut down to the
//! Latin and Cyrillic letters (licence beside the fonts). Wide tables lie on their
//! side.

mod font;
mod layout;

use damier_arbiter::Lang;
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str};

use crate::document::Document;
use crate::messages::{message, value};
use font::{BOLD, Font, REGULAR};
use layout::{Layout, Mark, Page};

/// A4 in points.
pub(crate) const WIDTH: f32 = 595.0;
/// A4 in points.
pub(crate) const HEIGHT: f32 = 842.0;
/// Left free on every side.
pub(crate) const MARGIN: f32 = 40.0;

/// Writes all sheets into one file, each beginning on a page of its own. Letters
/// outside of Latin and Cyrillic are shown as question marks.
pub fn write(sheets: &[Document], lang: Lang) -> Vec<u8> {
    let fonts = [Font::new(REGULAR), Font::new(BOLD)];
    let pages: Vec<Page> = sheets
        .iter()
        .flat_map(|sheet| Layout::new(&fonts).pages(sheet))
        .collect();
    let mut ids = (1..).map(Ref::new);
    let mut next = || ids.next().unwrap_or(Ref::new(1));
    let (catalog, tree, info) = (next(), next(), next());
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(tree);
    let font_ids = fonts.each_ref().map(|font| font.write(&mut pdf, &mut next));
    let mut kids = Vec::new();
    let count = pages.len();
    for (index, page) in pages.iter().enumerate() {
        let (id, content) = (next(), next());
        kids.push(id);
        let mut written = pdf.page(id);
        written.media_box(Rect::new(0.0, 0.0, page.size.0, page.size.1));
        written.parent(tree).contents(content);
        let mut resources = written.resources();
        let mut named = resources.fonts();
        for (name, font) in FONT_NAMES.iter().zip(font_ids) {
            named.pair(Name(name), font);
        }
        named.finish();
        resources.finish();
        written.finish();
        let args = [
            ("page", value((index + 1).to_string())),
            ("pages", value(count.to_string())),
        ];
        let footer = message(lang, "page-of", &args);
        pdf.stream(content, &drawn(page, &footer, &fonts));
    }
    let number = i32::try_from(kids.len()).unwrap_or(i32::MAX);
    pdf.pages(tree).kids(kids).count(number);
    let title = sheets.first().map_or("", |sheet| &sheet.event);
    pdf.document_info(info)
        .title(pdf_writer::TextStr(title))
        .producer(pdf_writer::TextStr("Damier"));
    pdf.finish()
}

const FONT_NAMES: [&[u8]; 2] = [b"R", b"B"];

/// The operators of one page.
fn drawn(page: &Page, footer: &str, fonts: &[Font<'_>; 2]) -> Vec<u8> {
    let mut content = Content::new();
    for mark in &page.marks {
        match mark {
            Mark::Text {
                x,
                y,
                size,
                bold,
                text,
            } => show(
                &mut content,
                fonts,
                usize::from(*bold),
                (*x, *y),
                *size,
                text,
            ),
            Mark::Bar {
                corner,
                width,
                height,
            } => {
                content.rect(corner.0, corner.1, *width, *height);
                content.fill_nonzero();
            }
            Mark::Line {
                from,
                to,
                width,
                dashed,
            } => {
                content.save_state();
                content.set_line_width(*width);
                if *dashed {
                    content.set_dash_pattern([3.0, 3.0], 0.0);
                }
                content.move_to(from.0, from.1).line_to(to.0, to.1).stroke();
                content.restore_state();
            }
        }
    }
    let x = page.size.0 - MARGIN - fonts[0].width(footer, 7.5);
    show(&mut content, fonts, 0, (x, MARGIN - 16.0), 7.5, footer);
    content.finish().to_vec()
}

fn show(
    content: &mut Content,
    fonts: &[Font<'_>; 2],
    font: usize,
    (x, y): (f32, f32),
    size: f32,
    text: &str,
) {
    let glyphs: Vec<u8> = fonts[font]
        .glyphs(text)
        .flat_map(|glyph| glyph.to_be_bytes())
        .collect();
    content.begin_text();
    content.set_font(Name(FONT_NAMES[font]), size);
    content.next_line(x, y);
    content.show(Str(&glyphs));
    content.end_text();
}
