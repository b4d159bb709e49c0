//! What protects visitors from pages of other sites, and from ourselves.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::problem::{Problem, ProblemKind};

/// Scripts, styles and pictures come from our own files only; nobody frames our
/// pages; forms stay with us.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Puts the security headers on every response.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=()",
        ),
    ] {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Refuses requests that could change something, and sockets, if a page of
/// another site makes them. Programs that are no browser send no `Origin`.
pub(crate) async fn same_origin(request: Request, next: Next) -> Response {
    let harmless = request.method().is_safe() && !is_socket(request.headers());
    if harmless || is_own(request.uri(), request.headers()) {
        return next.run(request).await;
    }
    debug_assert_ne!(request.method(), Method::OPTIONS, "OPTIONS is safe");
    Problem::new(ProblemKind::ForeignOrigin).into_response()
}

fn is_socket(headers: &HeaderMap) -> bool {
    headers
        .get(header::UPGRADE)
        .is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"websocket"))
}

fn is_own(uri: &Uri, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if text(HeaderName::from_static("sec-fetch-site")) == Some("cross-site") {
        return false;
    }
    let Some(origin) = text(header::ORIGIN) else {
        return true;
    };
    let host = text(header::HOST).or(uri.authority().map(|authority| authority.as_str()));
    let from = origin.split_once("://").map(|(_, authority)| authority);
    from.is_some() && from == host
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_count_as_ours() {
        for (origin, site, expected) in [
            (None, None, true),
            (Some("http://localhost:8960"), None, true),
            (Some("https://localhost:8960"), Some("same-origin"), true),
            (Some("http://localhost:9000"), None, false),
            (Some("http://evil.example"), None, false),
            (Some("null"), None, false),
            (None, Some("cross-site"), false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("localhost:8960"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            if let Some(site) = site {
                headers.insert("sec-fetch-site", HeaderValue::from_static(site));
            }
            assert_eq!(
                is_own(&Uri::from_static("/"), &headers),
                expected,
                "{origin:?} {site:?}"
            );
        }
    }
}
