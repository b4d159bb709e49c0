//! Who stood where after every round, as a picture.

use std::fmt::Write as _;

use damier_print::Who;
use damier_tournament::standings::standings;
use damier_tournament::{Event, PlayerId, Ranking};

use super::head::texts;
use crate::pages::frame::Frame;

/// Pixels from place to place, and from round to round.
const ROW: usize = 22;
const COLUMN: usize = 84;
/// Room for the places on the left and the names on the right.
const LEFT: usize = 36;
const RIGHT: usize = 250;
const TOP: usize = 34;

/// The most players that a picture can tell apart.
const MOST: usize = 120;

/// One line a player, from the first round to the last.
pub(super) fn progress(frame: &Frame, event: &Event) -> String {
    let rounds = event.next_round() - 1;
    let ranking = Ranking::of(event);
    let who = Who::of_table(event);
    let texts = texts(frame, event);
    let orders: Vec<Vec<u32>> = (1..=rounds)
        .map(|round| {
            let order = standings(event, &ranking, Some(round));
            order.lines.iter().map(|line| line.id).collect()
        })
        .collect();
    let Some(last) = orders.last() else {
        return String::new();
    };
    let count = last.len().min(MOST);
    let x = |round: usize| LEFT + 18 + COLUMN * round;
    let y = |place: usize| TOP + ROW * place + ROW / 2;
    let (wide, high) = (x(orders.len() - 1) + RIGHT, TOP + ROW * count + ROW / 2);
    let title = escape(&frame.text("event-progress-title"));
    let mut svg = format!(
        "<svg class=\"progress\" viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" \
         height=\"{high}\" role=\"img\" aria-label=\"{title}\">"
    );
    let mut put = |text: String| svg.write_str(&text).expect("a string takes everything");
    for index in 0..orders.len() {
        let args = [("round", (index + 1).to_string().into())];
        let head = escape(&frame.text_with("event-round-short", &args));
        put(format!(
            "<text class=\"axis\" x=\"{}\" y=\"20\" text-anchor=\"middle\">{head}</text>",
            x(index)
        ));
    }
    for place in 0..count {
        put(format!(
            "<text class=\"axis\" x=\"{LEFT}\" y=\"{}\" text-anchor=\"end\" dy=\"4\">{}</text>",
            y(place),
            place + 1
        ));
    }
    // The best lie on top of the others.
    for (place, id) in last.iter().take(count).enumerate().rev() {
        let mut points = Vec::new();
        for (round, order) in orders.iter().enumerate() {
            // Who came late has no place before.
            if let Some(then) = order.iter().position(|other| other == id) {
                points.push((x(round), y(then.min(count - 1))));
            }
        }
        let name = escape(&texts.name(PlayerId(*id), who));
        let class = match place {
            0..3 => format!("line top top-{}", place + 1),
            _ => "line".to_owned(),
        };
        put(format!(
            "<g class=\"{class}\" tabindex=\"-1\"><title>{name}</title>"
        ));
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
        put(format!("<polyline points=\"{}\"/>", path.join(" ")));
        for (x, y) in &points {
            put(format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"4\"/>"));
        }
        put(format!(
            "<text x=\"{}\" y=\"{}\" dy=\"5\">{name}</text></g>",
            x(orders.len() - 1) + 14,
            y(place)
        ));
    }
    put("</svg>".to_owned());
    svg
}

/// Makes text harmless in SVG.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
