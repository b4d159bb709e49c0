use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

/// What an operator can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen. Port 0 takes any free port.
    pub listen: SocketAddr,
    /// The SQLite file, as a path or a `sqlite:` URL; `None` is `damier.db` in
    /// the user's data folder.
    pub database: Option<String>,
    /// The least time the computer takes for a move. An answer at once would be
    /// hard to follow on the board.
    pub computer_delay: Duration,
    /// How long a game that nobody looks at stays in memory.
    pub idle: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8960)),
            database: None,
            computer_delay: Duration::from_millis(300),
            idle: Duration::from_secs(300),
        }
    }
}
