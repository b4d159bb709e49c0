//! What Chess960 must do, compared with the rule text and with another library.

mod castling;
mod fens;
mod notation;
mod oracle;
mod reports;
mod starts;
mod wins;
