//! The site as its clients see it: the real router over a real database.

mod endings;
mod life;
mod refusals;
mod security;
mod socket;
mod storage;
mod streams;
mod support;
