//! The games that are played here behind one face: whatever the family, a board
//! has squares with numbers, a side to move and legal turns. What only draughts
//! or only chess knows is asked of [`Position`] by matching on it.

mod chess;
mod draughts;
mod kind;
mod numbers;
mod position;
mod turn;

pub(crate) use chess::square as chess_square;
pub(crate) use kind::{Kind, Writing};
pub(crate) use numbers::FenNumbers;
pub(crate) use position::Position;
pub(crate) use turn::Turn;
