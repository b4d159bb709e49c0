//! Who may sit at the referee's desk: whoever holds the key. The database has
//! hashes only, of the key and of every sitting.

use std::sync::Arc;
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::rand_core::{self, RngCore};
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;

use crate::AppState;
use crate::cookies;
use crate::live::unix_ms;
use crate::problem::{Problem, ProblemKind};
use crate::session::{ALPHABET, random_word};
use crate::storage::{Office, SeatRecord, StorageError};

/// The cookie of someone who sits at the desk.
pub(crate) const REFEREE_COOKIE: &str = "damier_referee";

/// How long a sitting lasts: a long day of play.
pub(crate) const SITTING: Duration = Duration::from_secs(16 * 3600);

/// Length of a token and of a key that is made here: 130 random bits.
const TOKEN_LENGTH: usize = 26;

/// How long a wrong key waits for its answer. Keys are looked at one at a time,
/// so guessing gets nowhere.
const WRONG_KEY: Duration = Duration::from_millis(700);

/// The longest name of a referee, in characters.
const NAME_CHARACTERS: usize = 60;

/// The door to the desk.
#[derive(Clone, Debug)]
pub(crate) struct Gate {
    turn: Arc<Semaphore>,
}

/// Someone who sits at the desk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seat {
    /// The referee's name, as it stands under decrees.
    pub(crate) name: String,
    token: String,
}

/// What happened to the key at the start of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum KeySetting {
    /// The storage keeps no key: the desk stays closed.
    Closed,
    /// The key is as it was.
    Kept,
    /// The key was set to what the operator gave.
    Set,
    /// A key was made, which is shown this once.
    Made(String),
}

impl Gate {
    pub(crate) fn new() -> Gate {
        Gate {
            turn: Arc::new(Semaphore::new(1)),
        }
    }

    /// Sets the key that the operator gave. Without one, the key that is there
    /// stays, and if none is there, one is made.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub(crate) async fn set_key(
        office: Option<&dyn Office>,
        given: Option<&str>,
    ) -> Result<KeySetting, StorageError> {
        let Some(office) = office else {
            return Ok(KeySetting::Closed);
        };
        let known = office.referee_key().await?;
        match (given, known) {
            (Some(key), Some(hash)) if matches(key, &hash) => Ok(KeySetting::Kept),
            (Some(key), _) => {
                office.set_referee_key(&hash(key)).await?;
                Ok(KeySetting::Set)
            }
            (None, Some(_)) => Ok(KeySetting::Kept),
            (None, None) => {
                let key = random_word(TOKEN_LENGTH);
                office.set_referee_key(&hash(&key)).await?;
                Ok(KeySetting::Made(key))
            }
        }
    }

    /// Lets somebody in, and returns the token for the cookie.
    ///
    /// # Errors
    ///
    /// The problem why not.
    pub(crate) async fn enter(
        &self,
        office: &dyn Office,
        key: &str,
        name: &str,
    ) -> Result<String, Problem> {
        let name = name.trim();
        if name.is_empty() || name.chars().count() > NAME_CHARACTERS {
            let most = i64::try_from(NAME_CHARACTERS).unwrap_or(i64::MAX);
            return Err(Problem::new(ProblemKind::InvalidDecision)
                .number("limit", most)
                .detail("problem-invalid-decision-name"));
        }
        let _turn = self.turn.acquire().await;
        let known = office.referee_key().await.map_err(refused)?;
        let key = key.trim().to_owned();
        let fits =
            tokio::task::spawn_blocking(move || known.is_some_and(|hash| matches(&key, &hash)));
        if !fits.await.unwrap_or(false) {
            tokio::time::sleep(WRONG_KEY).await;
            return Err(Problem::new(ProblemKind::WrongKey));
        }
        let token = random_word(TOKEN_LENGTH);
        let now = unix_ms();
        let length = u64::try_from(SITTING.as_millis()).unwrap_or(u64::MAX);
        let seat = SeatRecord {
            token: digest(&token),
            name: name.to_owned(),
            expires_at: now.saturating_add(length),
        };
        office.sit_down(seat, now).await.map_err(refused)?;
        Ok(token)
    }
}

impl Seat {
    /// Who shows this token.
    pub(crate) async fn find(office: &dyn Office, token: &str) -> Result<Option<Seat>, Problem> {
        let ours =
            token.len() == TOKEN_LENGTH && token.bytes().all(|byte| ALPHABET.contains(&byte));
        if !ours {
            return Ok(None);
        }
        let token = digest(token);
        let seat = office.seat(&token).await.map_err(refused)?;
        Ok(seat
            .filter(|seat| seat.expires_at > unix_ms())
            .map(|seat| Seat {
                name: seat.name,
                token,
            }))
    }

    /// Gets up.
    pub(crate) async fn leave(&self, office: &dyn Office) -> Result<(), Problem> {
        office.stand_up(&self.token).await.map_err(refused)
    }
}

impl FromRequestParts<AppState> for Seat {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Seat, Problem> {
        let closed = || Problem::new(ProblemKind::NoReferee);
        let office = state.live().office().ok_or_else(closed)?;
        let token = cookies::read(&parts.headers, REFEREE_COOKIE).ok_or_else(closed)?;
        Seat::find(office, token).await?.ok_or_else(closed)
    }
}

fn refused(error: StorageError) -> Problem {
    tracing::error!(%error, "the storage refused");
    Problem::new(ProblemKind::Storage)
}

/// Whether the key is the one that was hashed; takes as long for a wrong one.
fn matches(key: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| {
        Argon2::default()
            .verify_password(key.as_bytes(), &hash)
            .is_ok()
    })
}

/// The key as it is stored.
fn hash(key: &str) -> String {
    let salt = SaltString::generate(SystemChance);
    Argon2::default()
        .hash_password(key.as_bytes(), &salt)
        .map(|hash| hash.to_string())
        .expect("the default parameters and a fresh salt are valid")
}

/// The token as it is stored. It is random, so a plain hash keeps it.
fn digest(token: &str) -> String {
    let bytes = Sha256::digest(token.as_bytes());
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The operating system's source of randomness, for salts.
struct SystemChance;

impl RngCore for SystemChance {
    fn next_u32(&mut self) -> u32 {
        rand_core::impls::next_u32_via_fill(self)
    }

    fn next_u64(&mut self) -> u64 {
        rand_core::impls::next_u64_via_fill(self)
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system has a source of randomness");
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), rand_core::Error> {
        self.fill_bytes(bytes);
        Ok(())
    }
}

impl rand_core::CryptoRng for SystemChance {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_fits_its_own_hash_only() {
        let hashed = hash("open sesame");
        assert!(!hashed.contains("sesame"));
        assert_ne!(hashed, hash("open sesame"), "salted");
        assert!(matches("open sesame", &hashed));
        assert!(!matches("open sesame ", &hashed));
        assert!(!matches("", &hashed));
        assert!(!matches("open sesame", "no hash"));
    }
}
