//! Choosing a language, without script.

use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::{Frame, fault};
use crate::cookies;
use crate::i18n::{LANGUAGE_COOKIE, Language};
use crate::pages::path::Path;
use crate::pages::query::Query;

/// Where to go afterwards.
#[derive(Debug, Deserialize)]
pub(super) struct Back {
    back: Option<String>,
}

/// Remembers the language and goes back to the page it was chosen on.
pub(super) async fn set(
    Path(code): Path<String>,
    Query(Back { back }): Query<Back>,
    frame: Frame,
) -> Response {
    let Some(language) = Language::from_code(&code) else {
        return fault::not_found(frame).await;
    };
    let cookie = cookies::write(LANGUAGE_COOKIE, language.code(), false);
    let target = back
        .as_deref()
        .filter(|path| is_own_path(path))
        .unwrap_or("/");
    ([(header::SET_COOKIE, cookie)], Redirect::to(target)).into_response()
}

/// Whether the path stays on this site: browsers read `//host` and `/\host` as
/// another one.
fn is_own_path(path: &str) -> bool {
    let plain = path
        .bytes()
        .all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    path.starts_with('/') && !path.starts_with("//") && plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        for good in ["/", "/game/k3f9x2ab", "/rules/fmjd?x=1"] {
            assert!(is_own_path(good), "{good}");
        }
        for bad in [
            "",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/a\r\nb",
            "x",
        ] {
            assert!(!is_own_path(bad), "{bad:?}");
        }
    }
}
