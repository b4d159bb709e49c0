//! How many games may be started in a short time: nobody plays hundreds, but a
//! script could fill the disk with them.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;

use crate::limits;

/// Where a request comes from, as far as it can be told. `None` for this machine
/// itself, which is not limited: whoever sits at it owns the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin(Option<IpAddr>);

impl<S: Send + Sync> FromRequestParts<S> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Origin, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map(|ConnectInfo(address)| address.ip());
        let header = parts.headers.get("x-forwarded-for");
        let forwarded = header.and_then(|value| value.to_str().ok());
        Ok(Origin::of(peer, forwarded))
    }
}

impl Origin {
    /// A proxy on this machine names the address that it was asked from; the
    /// last one in its header is the one that it saw itself.
    fn of(peer: Option<IpAddr>, forwarded: Option<&str>) -> Origin {
        let Some(peer) = peer.map(|peer| peer.to_canonical()) else {
            return Origin(None);
        };
        if !peer.is_loopback() {
            return Origin(Some(network(peer)));
        }
        let last = forwarded.and_then(|list| list.rsplit(',').next());
        let address = last.and_then(|text| text.trim().parse::<IpAddr>().ok());
        Origin(address.map(network))
    }
}

/// An address of the sixth version stands for its whole network: one customer
/// has a network of them.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// What each address may still start.
#[derive(Debug, Default)]
pub(crate) struct Rates {
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    /// Games that may be started now.
    left: f64,
    at: Instant,
}

/// More addresses than this are not remembered when they have been quiet.
const REMEMBERED: usize = 10_000;

impl Rates {
    /// Takes note of a game that is to be started.
    ///
    /// # Errors
    ///
    /// After how many seconds the next one may be started.
    pub(crate) fn take(&self, origin: Origin, now: Instant) -> Result<(), u64> {
        let (most, a_minute) = limits::NEW_GAMES;
        let (most, a_second) = (f64::from(most), f64::from(a_minute) / 60.0);
        let Some(address) = origin.0 else {
            return Ok(());
        };
        // Single inserts and removals leave no half-done state behind.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let refilled = Duration::from_secs_f64(most / a_second);
        if buckets.len() > REMEMBERED {
            buckets.retain(|_, bucket| now.duration_since(bucket.at) < refilled);
        }
        let bucket = buckets.entry(address).or_insert(Bucket {
            left: most,
            at: now,
        });
        let gained = now.duration_since(bucket.at).as_secs_f64() * a_second;
        bucket.left = (bucket.left + gained).min(most);
        bucket.at = now;
        if bucket.left < 1.0 {
            let wait = (1.0 - bucket.left) / a_second;
            return Err(Duration::from_secs_f64(wait.ceil()).as_secs().max(1));
        }
        bucket.left -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_proxy_says_where_a_request_comes_from_and_nobody_else_does() {
        let of = |peer: Option<&str>, header| Origin::of(peer.map(address), header).0;
        assert_eq!(of(None, Some("9.9.9.9")), None);
        assert_eq!(of(Some("127.0.0.1"), None), None);
        assert_eq!(of(Some("::ffff:127.0.0.1"), None), None);
        let seen = of(Some("127.0.0.1"), Some("1.1.1.1, 9.9.9.9"));
        assert_eq!(seen, Some(address("9.9.9.9")));
        let seen = of(Some("8.8.8.8"), Some("9.9.9.9"));
        assert_eq!(seen, Some(address("8.8.8.8")));
        let seen = of(Some("2001:db8:1:2:3:4:5:6"), None);
        assert_eq!(seen, Some(address("2001:db8:1:2::")));
    }

    #[test]
    fn whoever_starts_too_many_waits_and_others_do_not() {
        let rates = Rates::default();
        let now = Instant::now();
        let one = Origin(Some(address("9.9.9.9")));
        let (most, a_minute) = limits::NEW_GAMES;
        for _ in 0..most {
            assert_eq!(rates.take(one, now), Ok(()));
        }
        let wait = rates.take(one, now).unwrap_err();
        assert!((1..=60).contains(&wait), "{wait}");
        assert_eq!(rates.take(Origin(Some(address("8.8.8.8"))), now), Ok(()));
        assert_eq!(rates.take(Origin(None), now), Ok(()));
        assert_eq!(rates.take(one, now + Duration::from_secs(wait)), Ok(()));
        let minute = now + Duration::from_secs(wait) + Duration::from_secs(60);
        for _ in 0..a_minute {
            assert_eq!(rates.take(one, minute), Ok(()));
        }
        assert!(rates.take(one, minute).is_err());
    }
}
