use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use axum::Router;
use axum::middleware::from_fn;
use tokio::net::TcpListener;

use crate::library::LibraryError;
use crate::storage::StorageError;
use crate::{AppState, Config, api, guard, pages, problem, session};

/// How long open requests may take to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why the site could not start or had to stop.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The games can't be stored.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// A rule book of the operator's can't be used.
    #[error(transparent)]
    Rules(#[from] LibraryError),
    /// The operator's chess program can't be used.
    #[error(
        "cannot play chess by {}: {source}; check the path given with --uci-engine", program.display()
    )]
    Program {
        /// The program.
        program: PathBuf,
        /// What went wrong.
        source: damier_chess::uci::UciError,
    },
    /// Another program listens there.
    #[error(
        "cannot listen on {address}: the port is in use, perhaps by another Damier; \
         choose another one with --listen"
    )]
    PortInUse {
        /// The address asked for.
        address: SocketAddr,
    },
    /// The address can't be listened on.
    #[error("cannot listen on {address}: {source}; choose another address with --listen")]
    Bind {
        /// The address asked for.
        address: SocketAddr,
        /// What the system said.
        source: io::Error,
    },
    /// The server broke while running.
    #[error("the server stopped: {0}")]
    Run(#[source] io::Error),
}

/// The whole site as a value.
pub fn router(state: AppState) -> Router {
    pages::router()
        .nest("/api", api::router())
        .layer(from_fn(guard::same_origin))
        .layer(from_fn(session::know_player))
        // Outermost but one, for problems that the layers inside it answer.
        .layer(from_fn(problem::in_language))
        .layer(from_fn(guard::headers))
        .with_state(state)
}

/// Runs the site until it is told to stop (Ctrl-C, or SIGTERM on Unix), and
/// prints one line with its address once it listens.
///
/// # Errors
///
/// If the storage can't be opened or the address can't be listened on.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    // First the address: whoever starts a second Damier by mistake should hear
    // of the first one, not of its database.
    let listener = listen(config.listen).await?;
    let address = listener.local_addr().map_err(ServeError::Run)?;
    let state = AppState::open(&config).await?;
    println!("Damier: http://{address}");
    if let Some(key) = state.open_desk(config.referee_key.as_deref()).await? {
        // Shown once: the database has its hash only.
        eprintln!("Referee's key for http://{address}/referee: {key} (keep it; shown once)");
    }
    let stop = {
        let state = state.clone();
        async move {
            told_to_stop().await;
            tracing::info!("stopping");
            state.begin_stop();
        }
    };
    let site = router(state.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, site).with_graceful_shutdown(stop);
    let farewell = {
        let state = state.clone();
        async move {
            state.stopping().await;
            tokio::time::sleep(FAREWELL).await;
        }
    };
    let result = tokio::select! {
        result = async { served.await } => result.map_err(ServeError::Run),
        () = farewell => Ok(()),
    };
    state.close().await;
    result
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address)
        .await
        .map_err(|source| match source.kind() {
            io::ErrorKind::AddrInUse => ServeError::PortInUse { address },
            _ => ServeError::Bind { address, source },
        })
}

/// Waits for Ctrl-C, or SIGTERM on Unix.
async fn told_to_stop() {
    let interrupt = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "cannot wait for Ctrl-C");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signals) => {
                signals.recv().await;
            }
            Err(error) => {
                tracing::error!(%error, "cannot wait for SIGTERM");
                std::future::pending::<()>().await;
            }
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
