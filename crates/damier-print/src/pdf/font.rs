use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Finish, Name, Pdf, Rect, Ref, Str};
use ttf_parser::{Face, GlyphId};

/// DejaVu Sans.
pub(super) const REGULAR: &[u8] = include_bytes!("../../fonts/DejaVuSans.ttf");
/// DejaVu Sans Bold.
pub(super) const BOLD: &[u8] = include_bytes!("../../fonts/DejaVuSans-Bold.ttf");

const SYSTEM: SystemInfo<'static> = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// A font of ours, measured.
pub(super) struct Font<'a> {
    data: &'a [u8],
    face: Face<'a>,
}

impl<'a> Font<'a> {
    /// Reads one of the two fonts above.
    pub(super) fn new(data: &'a [u8]) -> Font<'a> {
        let face = Face::parse(data, 0).expect("the fonts of this crate are sound");
        Font { data, face }
    }

    /// Glyphs of a text; letters that are not there are written without their marks
    /// or as question marks, odd blanks as plain ones.
    pub(super) fn glyphs(&self, text: &str) -> impl Iterator<Item = u16> {
        text.chars().map(|letter| {
            let letter = match letter {
                '\t' | '\n' | '\r' | '\u{2009}' | '\u{202f}' => ' ',
                other => other,
            };
            let glyph = |letter| self.face.glyph_index(letter);
            let found = glyph(letter).or_else(|| glyph(plain(letter)?));
            found.or_else(|| glyph('?')).map_or(0, |glyph| glyph.0)
        })
    }

    /// How long a text is, in points.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        let units: f32 = self.glyphs(text).map(|glyph| self.advance(glyph)).sum();
        units * size / 1000.0
    }

    /// In thousandths of the size of the font.
    fn advance(&self, glyph: u16) -> f32 {
        let units = self.face.glyph_hor_advance(GlyphId(glyph)).unwrap_or(600);
        self.scaled(f32::from(units))
    }

    fn scaled(&self, units: f32) -> f32 {
        units * 1000.0 / f32::from(self.face.units_per_em())
    }

    /// Embeds the font; returns the object that pages name.
    pub(super) fn write(&self, pdf: &mut Pdf, next: &mut impl FnMut() -> Ref) -> Ref {
        let (font, cid, descriptor, cmap, file) = (next(), next(), next(), next(), next());
        let bold = self.face.is_bold();
        let name: &[u8] = if bold {
            b"DejaVuSans-Bold"
        } else {
            b"DejaVuSans"
        };
        pdf.type0_font(font)
            .base_font(Name(name))
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(cmap);
        let count = self.face.number_of_glyphs();
        let mut descendant = pdf.cid_font(cid);
        descendant
            .subtype(CidFontType::Type2)
            .base_font(Name(name))
            .system_info(SYSTEM)
            .font_descriptor(descriptor)
            .cid_to_gid_map_predefined(Name(b"Identity"));
        descendant
            .widths()
            .consecutive(0, (0..count).map(|glyph| self.advance(glyph)));
        descendant.finish();
        let bounds = self.face.global_bounding_box();
        let of = |units: i16| self.scaled(f32::from(units));
        pdf.font_descriptor(descriptor)
            .name(Name(name))
            .flags(FontFlags::NON_SYMBOLIC)
            .bbox(Rect::new(
                of(bounds.x_min),
                of(bounds.y_min),
                of(bounds.x_max),
                of(bounds.y_max),
            ))
            .italic_angle(0.0)
            .ascent(of(self.face.ascender()))
            .descent(of(self.face.descender()))
            .cap_height(of(self.face.capital_height().unwrap_or(1493)))
            .stem_v(if bold { 140.0 } else { 80.0 })
            .font_file2(file);
        let mut unicode = UnicodeCmap::new(Name(b"Damier"), SYSTEM);
        for (glyph, letter) in self.letters() {
            unicode.pair(glyph, letter);
        }
        pdf.cmap(cmap, &unicode.finish());
        pdf.stream(file, self.data).pair(
            Name(b"Length1"),
            i32::try_from(self.data.len()).unwrap_or(0),
        );
        font
    }

    /// Each glyph with its letter, for whoever copies text out of the file.
    fn letters(&self) -> Vec<(u16, char)> {
        let mut all = Vec::new();
        let tables = self.face.tables().cmap.iter().flat_map(|c| c.subtables);
        for table in tables.filter(ttf_parser::cmap::Subtable::is_unicode) {
            table.codepoints(|code| {
                let letter = char::from_u32(code);
                if let Some((glyph, letter)) = table.glyph_index(code).zip(letter) {
                    all.push((glyph.0, letter));
                }
            });
        }
        all.sort_unstable();
        all.dedup_by_key(|(glyph, _)| *glyph);
        all
    }
}

/// A Latin letter with two marks (as Vietnamese names have them) without them.
const fn plain(letter: char) -> Option<char> {
    // Large and small letters take turns in this block of Unicode.
    let large = (letter as u32).is_multiple_of(2);
    let (upper, lower) = match letter {
        '\u{1ea0}'..='\u{1eb7}' => ('A', 'a'),
        '\u{1eb8}'..='\u{1ec7}' => ('E', 'e'),
        '\u{1ec8}'..='\u{1ecb}' => ('I', 'i'),
        '\u{1ecc}'..='\u{1ee3}' => ('O', 'o'),
        '\u{1ee4}'..='\u{1ef1}' => ('U', 'u'),
        '\u{1ef2}'..='\u{1ef9}' => ('Y', 'y'),
        _ => return None,
    };
    Some(if large { upper } else { lower })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_written_somehow() {
        let font = Font::new(REGULAR);
        let same = |one: &str, other: &str| {
            assert!(font.glyphs(one).eq(font.glyphs(other)), "{one} {other}");
        };
        same("Nguyễn, Thị", "Nguyen, Thi");
        same("ẤỸ", "AY");
        same("王", "?");
        assert!(font.glyphs("Żółkiewski Ђорђе ½№").all(|glyph| glyph != 0));
    }
}
