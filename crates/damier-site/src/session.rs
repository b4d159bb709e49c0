//! Who is asking: an anonymous player, known by a random cookie.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Request};
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use sha2::{Digest as _, Sha256};

use crate::cookies;

/// The cookie that makes a browser the owner of its games.
pub const PLAYER_COOKIE: &str = "damier_player";

/// Letters and digits that can't be mistaken for one another; 32 of them, so
/// that five random bits make one.
pub(crate) const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// Length of a player's token: 130 random bits.
const TOKEN_LENGTH: usize = 26;

/// Length of what is stored of it, in hexadecimal digits.
const KEY_LENGTH: usize = 64;

/// The anonymous player behind a request. Whoever shows the token owns the
/// games made with it, so it is a secret of the browser: here and in storage a
/// player is known by a hash of it, from which it cannot be found out.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Player(String);

impl Player {
    /// A new player, and the random token that proves it.
    pub(crate) fn new_random() -> (Player, String) {
        let token = random_word(TOKEN_LENGTH);
        (Player(key_of(&token)), token)
    }

    /// The player with this token, if it looks like one of ours.
    pub(crate) fn from_token(token: &str) -> Option<Player> {
        is_token(token).then(|| Player(key_of(token)))
    }

    /// The player whose key is stored. Databases of earlier versions hold tokens.
    pub(crate) fn from_stored(stored: &str) -> Option<Player> {
        let is_key = stored.len() == KEY_LENGTH && stored.bytes().all(|b| b.is_ascii_hexdigit());
        match is_key {
            true => Some(Player(stored.to_owned())),
            false => Player::from_token(stored),
        }
    }

    /// What is stored of the player.
    pub(crate) fn key(&self) -> &str {
        &self.0
    }
}

fn is_token(text: &str) -> bool {
    text.len() == TOKEN_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// The hash of a token. The token is random and long, so that a quick hash is
/// enough: there is nothing to guess.
fn key_of(token: &str) -> String {
    let hash = Sha256::digest(token.as_bytes());
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
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
            .unwrap_or_else(|| Player::new_random().0))
    }
}

/// Recognises the player by the cookie, or makes a new one and hands out the
/// cookie with the response. Assets need no player and stay cacheable.
pub(crate) async fn know_player(mut request: Request, next: Next) -> Response {
    if request.uri().path().starts_with("/assets/") {
        return next.run(request).await;
    }
    let known = cookies::read(request.headers(), PLAYER_COOKIE).and_then(Player::from_token);
    let by_https = cookies::came_by_https(request.headers());
    let (player, fresh) = match known {
        Some(player) => (player, None),
        None => {
            let (player, token) = Player::new_random();
            (player, Some(token))
        }
    };
    request.extensions_mut().insert(player);
    let mut response = next.run(request).await;
    if let Some(token) = fresh {
        let cookie = cookies::write(PLAYER_COOKIE, &token, false);
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
        let (player, token) = Player::new_random();
        assert_eq!(Player::from_token(&token), Some(player.clone()));
        assert_eq!(Player::from_stored(player.key()), Some(player.clone()));
        assert_eq!(Player::from_stored(&token), Some(player.clone()));
        assert!(!player.key().contains(&token));
        assert_ne!(Player::new_random().0, player);
        for bad in [
            "",
            "short",
            "0123456789abcdefghijklmnopq",
            &"é".repeat(13),
            &"l".repeat(26),
        ] {
            assert_eq!(Player::from_token(bad), None, "{bad}");
            assert_eq!(Player::from_stored(bad), None, "{bad}");
        }
        assert_eq!(format!("{player:?}"), "Player(…)");
    }
}
