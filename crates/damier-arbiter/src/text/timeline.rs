use std::fmt::Write;

use fluent_bundle::FluentArgs;

use super::bundle::message;
use crate::Lang;
use crate::book::RuleBook;
use crate::timeline::{Span, Timeline, Track};

/// Sizes in pixels of the picture.
const WIDTH: u32 = 640;
const LEFT: u32 = 14;
const ROW: u32 = 64;
const BAR: u32 = 26;

/// A small picture of all counters over the game: a row for each clause, in
/// which the count rises in steps towards its limit, a broken line. Colours come from the page
/// (`currentColor`); every stretch says its numbers in a tooltip.
pub fn timeline_svg(timeline: &Timeline, book: &RuleBook, lang: Lang) -> String {
    let rows = u32::try_from(timeline.tracks.len()).unwrap_or(u32::MAX);
    let height = rows.saturating_mul(ROW).saturating_add(26);
    let mut args = FluentArgs::new();
    args.set("last", timeline.plies.to_string());
    let title = escape(&message(lang, "timeline-title", &args));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         role=\"img\" aria-label=\"{title}\" font-family=\"system-ui, sans-serif\" \
         font-size=\"14\" fill=\"currentColor\"><title>{title}</title>"
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
    let (baseline, bottom) = (top + 15, top + 34 + BAR);
    // Several clauses can share an article: the name tells them apart.
    let label = format!("{name} · {article}");
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

/// The count as a stair that rises from the line, full at the limit: a tread for
/// each ply, and a broken line where the count ends the game.
fn area(svg: &mut String, span: &Span, plies: u32, bottom: u32, name: &str, lang: Lang) {
    let height = |count: u32| f64::from(BAR) * f64::from(count) / f64::from(span.limit.max(1));
    let mut path = format!("M{:.1} {bottom}", x(span.from, plies));
    let mut ply = span.from;
    for count in &span.counts {
        let y = f64::from(bottom) - height(*count).min(f64::from(BAR));
        // Up at the ply that is counted, then level until the next one.
        put(&mut path, format_args!("H{:.1}V{y:.1}", x(ply, plies)));
        ply = ply.saturating_add(1);
    }
    let end = x(ply.min(plies), plies);
    put(&mut path, format_args!("H{end:.1}V{bottom}Z"));
    let is_full = span.last() >= span.limit;
    let opacity = if is_full { "1" } else { ".5" };
    let mut args = FluentArgs::new();
    args.set("name", name.to_owned());
    args.set("count", span.last().to_string());
    args.set("limit", span.limit.to_string());
    args.set("from", span.from.to_string());
    args.set("to", span.to().to_string());
    let title = escape(&message(lang, "timeline-span", &args));
    put(
        svg,
        format_args!("<path d=\"{path}\" opacity=\"{opacity}\"><title>{title}</title></path>"),
    );
    limit(svg, span, plies, bottom, is_full);
}

/// Where the count ends the game, over its stretch; the number beside it. A full
/// count has a mark at its end, so that colour is not all that tells it.
fn limit(svg: &mut String, span: &Span, plies: u32, bottom: u32, is_full: bool) {
    let top = bottom - BAR;
    let (from, to) = (x(span.from, plies), x(span.to().min(plies), plies));
    put(
        svg,
        format_args!(
            "<path class=\"limit\" d=\"M{from:.1} {top}H{to:.1}\" stroke=\"currentColor\" \
             stroke-dasharray=\"4 3\" fill=\"none\"/>"
        ),
    );
    let room = to - from;
    if room >= 48.0 {
        let (at, y) = (to - 3.0, top - 3);
        let (last, limit) = (span.last(), span.limit);
        put(
            svg,
            format_args!(
                "<text x=\"{at:.1}\" y=\"{y}\" text-anchor=\"end\" \
                 font-size=\"12\">{last}/{limit}</text>"
            ),
        );
    }
    if is_full {
        put(
            svg,
            format_args!("<circle class=\"full\" cx=\"{to:.1}\" cy=\"{top}\" r=\"4.5\"/>"),
        );
    }
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
    // The last ply is named, too, unless another number stands close to it.
    let last = (plies % step >= step / 2).then_some(plies);
    let mut marks = Vec::new();
    while ply <= plies {
        marks.push(ply);
        ply = ply.saturating_add(step);
    }
    for ply in marks.into_iter().chain(last) {
        let at = x(ply, plies);
        put(
            svg,
            format_args!(
                "<text x=\"{at:.1}\" y=\"{y}\" text-anchor=\"middle\" opacity=\".6\">{ply}</text>"
            ),
        );
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
    fn counts_are_stairs_below_their_limit() {
        let book = RuleBook::builtin("fmjd").unwrap();
        let clause = book.clause_named("6.3").unwrap().id.clone();
        let picture = |last: u32| {
            let span = Span {
                from: 0,
                counts: (0..=last).collect(),
                limit: 10,
            };
            let track = Track {
                clause: clause.clone(),
                unit: crate::book::Unit::Each,
                spans: vec![span],
            };
            let timeline = Timeline {
                plies: last,
                tracks: vec![track],
            };
            timeline_svg(&timeline, &book, Lang::En)
        };
        let (open, full) = (picture(7), picture(10));
        // Nothing slopes: every line of a count is level or upright.
        let stairs = open.split("<path d=\"").nth(2).unwrap();
        let stairs = stairs.split('"').next().unwrap();
        assert!(
            !stairs.contains('L') && stairs.matches('V').count() > 7,
            "{stairs}"
        );
        for svg in [&open, &full] {
            assert!(svg.contains("class=\"limit\""), "{svg}");
        }
        assert!(open.contains(">7/10<") && !open.contains("class=\"full\""));
        assert!(full.contains(">10/10<") && full.contains("class=\"full\""));
    }

    #[test]
    fn names_cannot_break_the_picture() {
        assert_eq!(escape("a<b>&\"c\""), "a&lt;b&gt;&amp;&quot;c&quot;");
    }
}
