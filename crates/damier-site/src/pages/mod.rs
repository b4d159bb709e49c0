//! The pages, rendered on the server.

use axum::Router;

use crate::AppState;

/// Routes of all pages and assets.
pub(crate) fn router() -> Router<AppState> {
    Router::new()
}
