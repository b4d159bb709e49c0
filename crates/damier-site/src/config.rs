use std::net::{Ipv4Addr, SocketAddr};

/// What an operator can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen. Port 0 takes any free port.
    pub listen: SocketAddr,
    /// The SQLite file, as a path or a `sqlite:` URL; `None` is `damier.db` in
    /// the user's data folder.
    pub database: Option<String>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8960)),
            database: None,
        }
    }
}
