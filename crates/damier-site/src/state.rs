use std::sync::Arc;

/// What every handler shares.
#[derive(Clone, Debug)]
pub struct AppState(Arc<Inner>);

#[derive(Debug)]
struct Inner;

impl AppState {
    /// Opens the storage and makes everything that handlers share.
    pub async fn open(_config: &crate::Config) -> Result<AppState, crate::ServeError> {
        Ok(AppState(Arc::new(Inner)))
    }
}
