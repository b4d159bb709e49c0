//! Parameters in the address of a page.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;

use super::fault;
use super::frame::Frame;
use crate::problem::{Problem, ProblemKind};

/// What the address of a page asks for. If it cannot be read, the answer is a page
/// that says so in the language of the reader.
pub(super) struct Query<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Response> {
        if let Ok(axum::extract::Query(asked)) = axum::extract::Query::try_from_uri(&parts.uri) {
            return Ok(Query(asked));
        }
        let problem = Problem::new(ProblemKind::InvalidParameter);
        let problem = problem.detail("problem-invalid-parameter-page");
        match Frame::from_request_parts(parts, state).await {
            Ok(frame) => Err(fault::page(frame, &problem)),
            Err(never) => match never {},
        }
    }
}
