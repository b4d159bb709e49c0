//! What every page has around it.

use std::convert::Infallible;
use std::fmt;

use askama::Template;
use askama::filters::HtmlSafe;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Response};

use crate::i18n::{FluentValue, Language};
use crate::problem::{Problem, ProblemKind};

/// Language, address and title of the page that is being made.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    /// The language of the page.
    pub(super) language: Language,
    /// The title in the browser's tab.
    pub(super) title: String,
    path: String,
}

/// An entry of a menu.
#[derive(Debug)]
pub(super) struct MenuItem {
    /// Where it leads.
    pub(super) href: String,
    /// What it says.
    pub(super) text: String,
    /// The language it leads to, if it is one.
    pub(super) code: &'static str,
    /// Whether the visitor is there already.
    pub(super) is_current: bool,
}

/// An icon of the site's own set.
#[derive(Debug)]
pub(super) struct Icon<'a>(&'a str);

impl fmt::Display for Icon<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.0;
        let href = format_args!("/assets/icons.svg#{name}");
        write!(
            f,
            r#"<svg class="icon" aria-hidden="true"><use href="{href}"/></svg>"#
        )
    }
}

// The names of icons are written in the templates.
impl HtmlSafe for Icon<'_> {}

impl Frame {
    /// The same frame around a page with this title.
    pub(super) fn titled(mut self, title: &str) -> Frame {
        self.title = format!("{title} · Damier");
        self
    }

    /// A text without arguments.
    pub(super) fn text(&self, id: &str) -> String {
        self.language.text(id)
    }

    /// A text with arguments.
    pub(super) fn text_with(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.language.text_with(id, args)
    }

    /// An icon by its name.
    pub(super) fn icon<'a>(&self, name: &'a str) -> Icon<'a> {
        Icon(name)
    }

    /// The entries of the main menu.
    pub(super) fn navigation(&self) -> Vec<MenuItem> {
        let entries = [
            ("/", "nav-play"),
            ("/playoff/new", "nav-playoff"),
            ("/events", "nav-events"),
            ("/games", "nav-games"),
            ("/rules", "nav-rules"),
            ("/about", "nav-about"),
        ];
        entries
            .into_iter()
            .map(|(href, id)| MenuItem {
                href: href.to_owned(),
                text: self.text(id),
                code: "",
                is_current: self.path == href
                    || (href == "/rules" && self.path.starts_with("/rules/"))
                    || (href == "/events" && self.path.starts_with("/events/"))
                    || (href == "/playoff/new" && self.path.starts_with("/playoff/")),
            })
            .collect()
    }

    /// The languages, each with the address that switches to it and comes back.
    pub(super) fn languages(&self) -> Vec<MenuItem> {
        Language::ALL
            .into_iter()
            .map(|language| MenuItem {
                href: format!(
                    "/lang/{}?back={}",
                    language.code(),
                    percent_encode(&self.path)
                ),
                text: language.own_name().to_owned(),
                code: language.code(),
                is_current: language == self.language,
            })
            .collect()
    }
}

#[cfg(test)]
impl Frame {
    /// A frame in this language, around nothing.
    pub(super) fn speaking(language: Language) -> Frame {
        Frame {
            language,
            title: String::new(),
            path: String::new(),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Frame {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Frame, Infallible> {
        Ok(Frame {
            language: Language::of_request(&parts.headers),
            title: "Damier".to_owned(),
            path: parts.uri.path().to_owned(),
        })
    }
}

/// A page as a response.
pub(super) fn html(template: &impl Template) -> Response {
    match template.render() {
        Ok(page) => Html(page).into_response(),
        Err(error) => {
            tracing::error!(%error, "a page could not be made");
            Problem::new(ProblemKind::Internal).into_response()
        }
    }
}

/// Writes a path so that it can stand in a query.
fn percent_encode(path: &str) -> String {
    let mut encoded = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => {
                encoded.push(char::from(byte));
            }
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_survives_in_a_query() {
        assert_eq!(percent_encode("/game/k3f9x2ab"), "/game/k3f9x2ab");
        assert_eq!(percent_encode("/a b&back=\"é"), "/a%20b%26back%3D%22%C3%A9");
    }
}
