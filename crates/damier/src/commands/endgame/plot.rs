//! A picture of how many moves wins take.

use std::fmt::Write;

use damier_endgame::Facts;

use crate::messages::say;
use crate::tables::{class_name, percent};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 56.0;
const BOTTOM: f64 = 40.0;
const TOP: f64 = 28.0;
const RIGHT: f64 = 150.0;
/// Colours that are told apart by most eyes, also on a dark page.
const COLOURS: [&str; 6] = [
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9",
];

/// The share of wins that take at most so many moves, for the classes of a lone
/// king with the longest wins.
pub(super) fn wins(facts: &[Facts], game: &str) -> String {
    let mut shown: Vec<&Facts> = facts
        .iter()
        .filter(|one| one.mover == "white" && one.class.ends_with(" v K") && one.won > 0)
        .collect();
    shown.sort_by_key(|one| std::cmp::Reverse(one.by_moves.len()));
    shown.truncate(COLOURS.len());
    let most = shown
        .iter()
        .map(|one| one.by_moves.len())
        .max()
        .unwrap_or(1);
    let x = |moves: usize| LEFT + (WIDTH - LEFT - RIGHT) * moves as f64 / most as f64;
    let y = |share: f64| HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\" fill=\"#777\">\n\
         <title>{}</title>\n",
        say("endgame-plot-title", &[("variant", game.into())])
    );
    for tenth in 0..=5 {
        let share = f64::from(tenth) / 5.0;
        line(&mut svg, (LEFT, y(share)), (WIDTH - RIGHT, y(share)));
        text(
            &mut svg,
            (LEFT - 8.0, y(share) + 4.0),
            "end",
            &percent(f64::from(20 * tenth), 0),
        );
    }
    let step = most.div_ceil(10).max(1);
    for moves in (0..=most).step_by(step) {
        text(
            &mut svg,
            (x(moves), HEIGHT - BOTTOM + 16.0),
            "middle",
            &moves.to_string(),
        );
    }
    text(
        &mut svg,
        (x(most) / 2.0 + LEFT / 2.0, HEIGHT - 6.0),
        "middle",
        &say("endgame-plot-moves", &[]),
    );
    for (at, (one, colour)) in shown.iter().zip(COLOURS).enumerate() {
        let mut sum = 0;
        let mut points = format!("{:.1},{:.1}", x(0), y(0.0));
        for (index, count) in one.by_moves.iter().enumerate() {
            sum += count;
            let share = sum as f64 / one.won as f64;
            let _ = write!(points, " {:.1},{:.1}", x(index + 1), y(share));
        }
        let _ = writeln!(
            svg,
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>"
        );
        let place = TOP + 18.0 * at as f64;
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{place:.1}\" fill=\"{colour}\">{}</text>",
            WIDTH - RIGHT + 10.0,
            class_name(&one.class)
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn line(svg: &mut String, from: (f64, f64), to: (f64, f64)) {
    let _ = writeln!(
        svg,
        "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"#999\" \
         stroke-opacity=\"0.4\"/>",
        from.0, from.1, to.0, to.1
    );
}

fn text(svg: &mut String, at: (f64, f64), anchor: &str, text: &str) {
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{text}</text>",
        at.0, at.1
    );
}
