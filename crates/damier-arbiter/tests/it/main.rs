//! The referee against worked examples, recorded games, and a plain recount.

mod books;
mod cases;
mod clocks;
mod examples;
mod limits;
mod oracle;
mod support;
mod texts;
