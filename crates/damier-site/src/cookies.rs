//! The two cookies the site uses, read and written by hand: both hold short
//! ASCII words, for which a cookie library would be much ado.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};

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
/// `script` says whether scripts of our pages may read it. [`keep_to_https`]
/// marks it `Secure` where that works: the site also runs on plain HTTP on one's
/// own machine.
pub(crate) fn write(name: &str, value: &str, script: bool) -> String {
    let http_only = if script { "" } else { "; HttpOnly" };
    format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax{http_only}")
}

/// Whether the request came by HTTPS to the proxy before us, as its header
/// `X-Forwarded-Proto` says. A browser that sends the header itself only changes
/// its own cookies.
pub(crate) fn came_by_https(request: &HeaderMap) -> bool {
    let protocol = request
        .get("x-forwarded-proto")
        .and_then(|value| value.to_str().ok());
    let first = protocol.and_then(|value| value.split(',').next());
    first.is_some_and(|value| value.trim().eq_ignore_ascii_case("https"))
}

/// Marks the cookies of a response `Secure`, so that they never travel in the
/// clear.
pub(crate) fn keep_to_https(response: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = response.get_all(SET_COOKIE).iter().cloned().collect();
    response.remove(SET_COOKIE);
    for cookie in cookies {
        let secure = [cookie.as_bytes(), b"; Secure"].concat();
        let secure = HeaderValue::from_bytes(&secure).unwrap_or(cookie);
        response.append(SET_COOKIE, secure);
    }
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
