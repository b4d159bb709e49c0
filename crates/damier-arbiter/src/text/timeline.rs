use std::fmt::Write;

use fluent_bundle::FluentArgs;

use super::bundle::message;
use crate::Lang;
use crate::book::RuleBook;
use crate::timeline::{Span, Timeline, Track};

/// Sizes in pixels of the picture.
const WIDTH: u32 = 640;
const LEFT: u32 = 8;
const ROW: u32 = 44;
const BAR: u32 = 22;

/// A small picture of all counters over the game: a row for each clause, in
/// which the count rises towards its limit. Colours come from the page
/// (`currentColor`); every stretch says its numbers in a tooltip.
pub fn timeline_svg(timeline: &Timeline, book: &RuleBook, lang: Lang) -> String {
    let rows = u32::try_from(timeline.tracks.len()).unwrap_or(u32::MAX);
    let height = rows.saturating_mul(ROW).saturating_add(24);
    let mut args = FluentArgs::new();
    args.set("last", timeline.plies.to_string());
    let title = escape(&message(lang, "timeline-title", &args));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         role=\"img\" aria-label=\"{title}\" font-family=\"system-ui, sans-serif\" \
         font-size=\"12\" fill=\"currentColor\"><title>{title}</title>"
    );
    let mut top = 0_u32;
    for track in &timeline.tracks {
        row(&mut svg, track, timeline.plies, top, book, lang);
        top = top.saturating_add(ROW);
    }
    axis(&mut svg, timeline.plies, top);
    svg.push_str("</svg>");
    svg
}

fn x(ply: u32, plies: u32) -> f64 {
    let width = f64::from(WIDTH - 2 * LEFT);
    f64::from(LEFT) + width * f64::from(ply) / f64::from(plies.max(1))
}

fn row(svg: &mut String, track: &Track, plies: u32, top: u32, book: &RuleBook, lang: Lang) {
    let clause = book.clause(&track.clause);
    let name = clause.map_or(track.clause.local(), |clause| clause.name.get(lang));
    let article = clause.map_or("", |clause| &clause.article);
    let (baseline, bottom) = (top + 14, top + 18 + BAR);
    let label = format!("{article} · {name}");
    put(
        svg,
        format_args!(
            "<text x=\"{LEFT}\" y=\"{baseline}\">{}</text>",
            escape(&label)
        ),
    );
    let (from, to) = (x(0, plies), x(plies, plies));
    put(
        svg,
        format_args!(
            "<path d=\"M{from:.1} {bottom}H{to:.1}\" stroke=\"currentColor\" opacity=\".3\"/>"
        ),
    );
    for span in &track.spans {
        area(svg, span, plies, bottom, name, lang);
    }
}

/// The count as a stair that rises from the line, full at the limit.
fn area(svg: &mut String, span: &Span, plies: u32, bottom: u32, name: &str, lang: Lang) {
    let height = |count: u32| f64::from(BAR) * f64::from(count) / f64::from(span.limit.max(1));
    let mut path = format!("M{:.1} {bottom}", x(span.from, plies));
    let mut ply = span.from;
    for count in &span.counts {
        let y = f64::from(bottom) - height(*count).min(f64::from(BAR));
        put(&mut path, format_args!("L{:.1} {y:.1}", x(ply, plies)));
        ply = ply.saturating_add(1);
    }
    put(&mut path, format_args!("V{bottom}Z"));
    let full = if span.last() >= span.limit { "1" } else { ".5" };
    let mut args = FluentArgs::new();
    args.set("name", name.to_owned());
    args.set("count", span.last().to_string());
    args.set("limit", span.limit.to_string());
    args.set("from", span.from.to_string());
    args.set("to", span.to().to_string());
    let title = escape(&message(lang, "timeline-span", &args));
    put(
        svg,
        format_args!("<path d=\"{path}\" opacity=\"{full}\"><title>{title}</title></path>"),
    );
}

fn axis(svg: &mut String, plies: u32, top: u32) {
    let y = top.saturating_add(16);
    let step = match plies {
        0..=20 => 5,
        21..=60 => 10,
        61..=200 => 20,
        _ => plies.div_ceil(10).next_multiple_of(10),
    };
    let mut ply = 0_u32;
    while ply <= plies {
        let at = x(ply, plies);
        put(
            svg,
            format_args!(
                "<text x=\"{at:.1}\" y=\"{y}\" text-anchor=\"middle\" opacity=\".6\">{ply}</text>"
            ),
        );
        ply = ply.saturating_add(step);
    }
}

fn put(text: &mut String, part: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(part);
}

fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_the_picture() {
        assert_eq!(escape("a<b>&\"c\""), "a&lt;b&gt;&amp;&quot;c&quot;");
    }
}
