//! The program as a user or another program meets it: arguments in, text and
//! exit code out.

mod adjudicate;
mod bad_input;
mod books;
mod chess;
#[cfg(unix)]
mod chess_desk;
mod chess_engines;
mod chess_files;
mod clock_logs;
mod contracts;
mod convert;
mod desk;
mod desk_facts;
mod endgame;
mod endgame_languages;
mod endings;
mod foreign;
mod help;
mod languages;
mod moves_chosen;
mod playoff;
mod readme;
mod records;
mod referee;
mod refused_input;
mod run;
mod serve;
mod tournament;
mod typed_fen;
