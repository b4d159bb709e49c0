//! Who is asking: an anonymous player, known by a random cookie.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Request};
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;

use crate::cookies;

/// The cookie that makes a browser the owner of its games.
pub const PLAYER_COOKIE: &str = "damier_player";

/// Letters and digits that can't be mistaken for one another; 32 of them, so
/// that five random bits make one.
pub(crate) const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// Length of a player's token: 130 random bits.
const TOKEN_LENGTH: usize = 26;

/// The anonymous player behind a request. Whoever shows the token owns the
/// games made with it, so it is a secret between browser and server.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Player(String);

impl Player {
    /// A new player with a random token.
    pub(crate) fn new_random() -> Player {
        Player(random_word(TOKEN_LENGTH))
    }

    /// The player with this token, if it looks like one of ours.
    pub(crate) fn from_token(token: &str) -> Option<Player> {
        let ours =
            token.len() == TOKEN_LENGTH && token.bytes().all(|byte| ALPHABET.contains(&byte));
        ours.then(|| Player(token.to_owned()))
    }

    /// The token, for storage.
    pub(crate) fn token(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Player(…)")
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Player {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Player, Infallible> {
        // Without the middleware (which is always there) everyone is a stranger.
        Ok(parts
            .extensions
            .get::<Player>()
            .cloned()
            .unwrap_or_else(Player::new_random))
    }
}

/// Recognises the player by the cookie, or makes a new one and hands out the
/// cookie with the response. Assets need no player and stay cacheable.
pub(crate) async fn know_player(mut request: Request, next: Next) -> Response {
    if request.uri().path().starts_with("/assets/") {
        return next.run(request).await;
    }
    let known = cookies::read(request.headers(), PLAYER_COOKIE).and_then(Player::from_token);
    let fresh = known.is_none();
    let by_https = cookies::came_by_https(request.headers());
    let player = known.unwrap_or_else(Player::new_random);
    request.extensions_mut().insert(player.clone());
    let mut response = next.run(request).await;
    if fresh {
        let cookie = cookies::write(PLAYER_COOKIE, player.token(), false);
        if let Ok(value) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, value);
        }
    }
    if by_https {
        cookies::keep_to_https(response.headers_mut());
    }
    response
}

/// A random word of the given length, five bits of chance a letter.
pub(crate) fn random_word(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the operating system has a source of randomness");
    bytes
        .iter()
        .map(|byte| char::from(ALPHABET[usize::from(byte & 31)]))
        .collect()
}

/// A random number.
pub(crate) fn random_number() -> u64 {
    getrandom::u64().expect("the operating system has a source of randomness")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_player_is_recognised_and_a_made_up_one_is_not() {
        let player = Player::new_random();
        assert_eq!(Player::from_token(player.token()), Some(player.clone()));
        assert_ne!(Player::new_random(), player);
        for bad in [
            "",
            "short",
            "0123456789abcdefghijklmnopq",
            &"é".repeat(13),
            &"l".repeat(26),
        ] {
            assert_eq!(Player::from_token(bad), None, "{bad}");
        }
        assert_eq!(format!("{player:?}"), "Player(…)");
    }
}
