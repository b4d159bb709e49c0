//! What this is, and what it is not.

use askama::Template;
use axum::response::Response;

use super::frame::{Frame, html};

#[derive(Template)]
#[template(path = "about.html")]
struct AboutPage {
    frame: Frame,
    does: Vec<String>,
    limits: Vec<String>,
    keys: Vec<String>,
    version_line: String,
}

/// The page about the site.
pub(super) async fn show(frame: Frame) -> Response {
    let title = frame.text("nav-about");
    let frame = frame.titled(&title);
    let lines = |group: &str, names: &[&str]| -> Vec<String> {
        names
            .iter()
            .map(|name| frame.text(&format!("about-{group}-{name}")))
            .collect()
    };
    let page = AboutPage {
        does: lines("does", &["play", "referee", "record", "languages"]),
        limits: lines("limits", &["online", "strength", "arbiter", "readings"]),
        keys: lines("keys", &["board", "type", "replay"]),
        version_line: frame.text_with(
            "about-version",
            &[("version", env!("CARGO_PKG_VERSION").into())],
        ),
        frame,
    };
    html(&page)
}
