//! What Chess960 must do, compared with the rule text and with another library.

mod castling;
mod engine;
mod fens;
mod notation;
mod oracle;
mod pgn;
mod reports;
mod skim;
mod starts;
#[cfg(unix)]
mod uci;
mod wins;
