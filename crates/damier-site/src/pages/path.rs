//! The changing parts of the address of a page.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;

use super::fault;
use super::frame::Frame;

/// What stands in the address of a page, such as the number of a player. If it cannot be
/// read, there is no such page, and the answer says so in the language of the reader.
pub(super) struct Path<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Response> {
        let read = axum::extract::Path::from_request_parts(parts, state).await;
        if let Ok(axum::extract::Path(named)) = read {
            return Ok(Path(named));
        }
        match Frame::from_request_parts(parts, state).await {
            Ok(frame) => Err(fault::not_found(frame).await),
            Err(never) => match never {},
        }
    }
}
