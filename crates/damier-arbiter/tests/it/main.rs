//! The referee against worked examples, recorded games, and a plain recount.

mod any_text;
mod articles;
mod books;
mod cases;
mod claims;
mod clocks;
mod desk;
mod examples;
mod idle;
mod limits;
mod mistakes;
mod mistakes_found;
mod numbers;
mod oracle;
mod own_books;
mod playoffs;
mod predicates;
mod records;
mod recounts;
mod regulation;
mod rulings;
mod settings;
mod soak;
mod support;
mod texts;
mod warnings;
