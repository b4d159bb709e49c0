//! Styles, scripts and icons, embedded in the binary.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use super::Frame;
use super::fault;
use crate::pages::path::Path;

#[derive(RustEmbed)]
#[folder = "web/"]
struct Web;

/// An asset. Browsers keep it and ask whether it changed: the modules name each
/// other by plain paths, so an address can't carry the version.
pub(super) async fn serve(Path(path): Path<String>, headers: HeaderMap, frame: Frame) -> Response {
    let Some(file) = Web::get(&path) else {
        return fault::not_found(frame).await;
    };
    let tag = entity_tag(&file.metadata.sha256_hash());
    let known = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|value| value.to_str().ok());
    let fixed = [
        (header::CACHE_CONTROL, "public, no-cache"),
        (header::ETAG, tag.as_str()),
    ];
    if known.is_some_and(|known| known.contains(tag.as_str())) {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    (
        fixed,
        [(header::CONTENT_TYPE, content_type(&path))],
        file.data,
    )
        .into_response()
}

/// The modules of a folder, for pages that load them early.
pub(super) fn modules(folder: &str) -> Vec<String> {
    let wanted = |path: &str| path.starts_with(folder) && path.ends_with(".js");
    Web::iter()
        .filter(|path| wanted(path))
        .map(|path| path.into_owned())
        .collect()
}

fn entity_tag(hash: &[u8]) -> String {
    let digits: String = hash
        .iter()
        .take(12)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("\"{digits}\"")
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_front_end_is_embedded() {
        for path in [
            "tokens.css",
            "icons.svg",
            "board/damier-board.js",
            "play/main.js",
        ] {
            assert!(Web::get(path).is_some(), "{path}");
        }
        assert!(modules("board/").contains(&"board/entry.js".to_owned()));
        assert!(modules("nowhere/").is_empty());
    }

    #[test]
    fn every_icon_that_a_template_names_is_in_the_sprite() {
        let sprite = Web::get("icons.svg").expect("the sprite is embedded");
        let sprite = String::from_utf8_lossy(&sprite.data).into_owned();
        let templates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
        let mut named = 0;
        for entry in std::fs::read_dir(templates).expect("templates are there") {
            let text = std::fs::read_to_string(entry.expect("readable").path()).expect("text");
            for part in text.split("frame.icon(\"").skip(1) {
                let name = part.split('"').next().unwrap_or_default();
                assert!(sprite.contains(&format!("id=\"{name}\"")), "{name}");
                named += 1;
            }
        }
        assert!(named > 10, "the templates use icons");
    }
}
