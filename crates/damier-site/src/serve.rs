use std::io;
use std::net::SocketAddr;

use axum::Router;
use axum::middleware::from_fn;
use tokio::net::TcpListener;

use crate::{AppState, Config, pages, session};

/// Why the site could not start or had to stop.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
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
        .layer(from_fn(session::know_player))
        .with_state(state)
}

/// Runs the site until it is told to stop (Ctrl-C, or SIGTERM on Unix).
///
/// # Errors
///
/// If the storage can't be opened or the address can't be listened on.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let state = AppState::open(&config).await?;
    let listener = TcpListener::bind(config.listen)
        .await
        .map_err(|source| ServeError::Bind {
            address: config.listen,
            source,
        })?;
    let address = listener.local_addr().map_err(ServeError::Run)?;
    println!("Damier: http://{address}");
    axum::serve(listener, router(state))
        .await
        .map_err(ServeError::Run)
}
