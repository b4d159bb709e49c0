//! Chess positions and moves: how they are asked for and shown.

use std::hash::{BuildHasher, RandomState};

use clap::{Args, ValueEnum};
use damier_arbiter::Lang;
use damier_chess::{
    Letters, Move, Position, PublicDraw, Rights, Scope, Start, StartNumber, UniformDraw,
};
use damier_game::Game;
use serde::Serialize;

use crate::failure::Failure;
use crate::messages::{of_option, say, spoken};

/// A position of Chess960.
#[derive(Debug, Args)]
pub(super) struct PositionArgs {
    /// The position: X-FEN (KQkq, or the file of an inner rook) or Shredder-FEN
    /// (always files) [default: position 518, ordinary chess].
    #[arg(long, value_name = "FEN", conflicts_with = "start")]
    fen: Option<String>,
    /// The number of a start position, 0 to 959, or `random`.
    #[arg(long, value_name = "N")]
    start: Option<String>,
    /// Draw the position from this text, so that everybody can draw it again.
    #[arg(long, value_name = "TEXT", requires = "start")]
    seed: Option<String>,
    /// With --seed: the round of an event for which the text is drawn from.
    #[arg(long, value_name = "N", requires = "seed", default_value_t = 1)]
    round: u32,
    /// Draw Black's rank apart; this is not FIDE's Chess960.
    #[arg(long, requires = "start")]
    double: bool,
    /// The language of what is wrong.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

impl PositionArgs {
    /// Whether anything was asked for.
    pub(super) const fn is_given(&self) -> bool {
        self.fen.is_some() || self.start.is_some()
    }

    /// The position asked for.
    pub(super) fn position(&self) -> Result<Position, Failure> {
        match (&self.fen, self.start.as_deref()) {
            (Some(fen), _) => Position::from_fen(fen).map_err(|error| {
                let what = damier_words::chess_position(&error, spoken());
                Failure::Usage(of_option("--fen", what))
            }),
            (None, None) => Ok(Position::classical()),
            (None, Some("random")) => Ok(self.drawn().position()),
            (None, Some(number)) => number
                .parse()
                .ok()
                .and_then(StartNumber::new)
                .map(StartNumber::position)
                .ok_or_else(|| {
                    let args = [("number", number.into())];
                    Failure::Usage(say("start-number", &args))
                }),
        }
    }

    fn drawn(&self) -> Start {
        if let Some(text) = &self.seed {
            let draw = PublicDraw {
                double: self.double,
                ..PublicDraw::new(text, Scope::Round)
            };
            return draw.start(self.round, 0, 0);
        }
        // The keys of a map are the only chance that the standard library has.
        let mut draw = UniformDraw::from_source(|| RandomState::new().hash_one(0));
        match self.double {
            true => draw.double(),
            false => draw.fide(),
        }
    }
}

/// The letters of the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(super) enum LettersArg {
    /// K Q R B N
    #[default]
    En,
    /// R D T F C
    Fr,
    /// Кр Ф Л С К
    Ru,
    /// ♔ ♕ ♖ ♗ ♘
    Figurines,
}

impl From<LettersArg> for Letters {
    fn from(letters: LettersArg) -> Letters {
        match letters {
            LettersArg::En => Letters::English,
            LettersArg::Fr => Letters::French,
            LettersArg::Ru => Letters::Russian,
            LettersArg::Figurines => Letters::Figurines,
        }
    }
}

/// How castling rights are written in a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(super) enum RightsArg {
    /// KQkq, and the file of an inner rook.
    #[default]
    XFen,
    /// The file of the rook, always.
    Shredder,
}

impl From<RightsArg> for Rights {
    fn from(rights: RightsArg) -> Rights {
        match rights {
            RightsArg::XFen => Rights::XFen,
            RightsArg::Shredder => Rights::Shredder,
        }
    }
}

/// A legal move in JSON.
#[derive(Serialize)]
pub(super) struct MoveJson {
    text: String,
    uci: String,
    path: [String; 2],
    captures: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    castling: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    promotion: Option<char>,
}

impl MoveJson {
    /// Describes a move of the position; of castling, the path is the king's, onto
    /// its rook.
    pub(super) fn new(position: &Position, mv: &Move, letters: Letters) -> MoveJson {
        let to = mv.rook().map_or(mv.to(), |(rook, _)| rook);
        MoveJson {
            text: position.san(mv, letters),
            uci: mv.uci(),
            path: [mv.from().to_string(), to.to_string()],
            captures: mv
                .capture_square()
                .map(|square| square.to_string())
                .into_iter()
                .collect(),
            castling: mv.wing().map(|wing| wing.as_str()),
            promotion: mv.promotion().map(|role| role.upper_char()),
        }
    }
}

/// The number of the start position that a position is, as JSON.
pub(super) fn start_number(position: &Position) -> Option<u16> {
    let start = Start::of(position).filter(|start| start.is_fide())?;
    Some(start.white.get())
}

/// The legal moves of a position in JSON.
pub(super) fn moves_json(position: &Position, letters: Letters) -> Vec<MoveJson> {
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|mv| MoveJson::new(position, mv, letters))
        .collect()
}
