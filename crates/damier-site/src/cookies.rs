//! The two cookies the site uses, read and written by hand: both hold short
//! ASCII words, for which a cookie library would be much ado.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;

/// The value of a cookie in the request, if it is there.
pub(crate) fn read<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|header| header.to_str().ok())
        .flat_map(|header| header.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// A `Set-Cookie` value for a year, sent with top-level navigation only.
///
/// `script` says whether scripts of our pages may read it. The cookie is not
/// marked `Secure`: the site also runs on plain HTTP on one's own machine.
pub(crate) fn write(name: &str, value: &str, script: bool) -> String {
    let http_only = if script { "" } else { "; HttpOnly" };
    format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax{http_only}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, "a=1; lang=fr; b".parse().unwrap());
        headers.append(COOKIE, "damier_player=xyz".parse().unwrap());
        assert_eq!(read(&headers, "lang"), Some("fr"));
        assert_eq!(read(&headers, "damier_player"), Some("xyz"));
        assert_eq!(read(&headers, "b"), None);
        assert_eq!(read(&headers, "ang"), None);
    }
}
