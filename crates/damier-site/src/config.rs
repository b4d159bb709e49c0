use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use damier_endgame::Folder;

/// What an operator can choose.
#[derive(Clone, PartialEq, Eq)]
pub struct Config {
    /// Where to listen. Port 0 takes any free port.
    pub listen: SocketAddr,
    /// The SQLite file, as a path or a `sqlite:` URL; `None` is `damier.db` in
    /// the user's data folder.
    pub database: Option<String>,
    /// Files with rule books of one's own, beside the built-in ones.
    pub rules: Vec<PathBuf>,
    /// The least time the computer takes for a move. An answer at once would be
    /// hard to follow on the board.
    pub computer_delay: Duration,
    /// How long a game that nobody looks at stays in memory.
    pub idle: Duration,
    /// The key that opens the referee's desk. Without it the key of the last start
    /// stays; at the first start one is made and shown once.
    pub referee_key: Option<String>,
    /// A program that speaks UCI and plays chess instead of the built-in engine.
    pub uci_engine: Option<PathBuf>,
    /// Youth mode for every game: no decision without its explanation.
    pub youth: bool,
    /// The folder of the endgame tables that rulings ask first; they are made there
    /// in the background when one is asked for. `None`: rulings do without.
    pub endgames: Option<PathBuf>,
}

impl std::fmt::Debug for Config {
    /// Everything but the key.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Config")
            .field("listen", &self.listen)
            .field("database", &self.database)
            .field("computer_delay", &self.computer_delay)
            .field("idle", &self.idle)
            .field("youth", &self.youth)
            .finish_non_exhaustive()
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8960)),
            database: None,
            rules: Vec::new(),
            computer_delay: Duration::from_millis(300),
            idle: Duration::from_secs(300),
            referee_key: None,
            uci_engine: None,
            youth: false,
            endgames: Some(Folder::of_user().root().to_owned()),
        }
    }
}
