//! The rules: against a slow second generator, published counts and examples.

mod agree;
mod chance;
mod crowded;
mod examples;
mod fens;
mod laws;
mod names;
mod options;
mod perft;
mod reports;
mod sheet;
mod slow;
mod walks;
#[cfg(feature = "serde")]
mod wire;
