//! The shapes that the API answers with.

use damier_game::Side;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A whole game as one client sees it, in its language.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    /// The name of the game in addresses.
    pub id: String,
    /// Number of events so far; grows with every change.
    pub version: u64,
    /// Machine name of the variant.
    pub variant: String,
    /// The board.
    pub geometry: GeometryView,
    /// The rules that end the game.
    pub rulebook: RulebookRef,
    /// Who plays: one human against the computer, or two at one board.
    pub mode: Mode,
    /// The computer's level.
    pub level: Option<u8>,
    /// The name of that level.
    pub level_name: Option<String>,
    /// The human's side against the computer; null with two at one board.
    #[schema(value_type = Option<SideName>)]
    pub human_side: Option<Side>,
    /// Whether the one who asks may play in this game.
    pub owner: bool,
    /// The first position.
    pub start_fen: String,
    /// The present position.
    pub fen: String,
    /// Whose turn it is.
    #[schema(value_type = SideName)]
    pub side_to_move: Side,
    /// How many plies were played.
    pub ply: u32,
    /// The plies played.
    pub moves: Vec<MoveView>,
    /// What the side to move may play; empty when the game is over.
    pub legal: Vec<LegalView>,
    /// Counters that run towards the end of the game.
    pub counters: Vec<CounterView>,
    /// The clock, if the game has one.
    pub clock: Option<ClockView>,
    /// Whether the computer is thinking about its move.
    pub thinking: bool,
    /// Who offered a draw that is not answered yet.
    #[schema(value_type = Option<SideName>)]
    pub draw_offer: Option<Side>,
    /// The answer to the last offer of a draw, until the next move.
    pub draw_answer: Option<DrawAnswer>,
    /// How the game ended.
    pub verdict: Option<VerdictView>,
    /// What the one who asks may do now.
    pub can: Can,
}

/// White or Black.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SideName {
    /// The light pieces.
    White,
    /// The dark pieces.
    Black,
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// One human against the computer.
    Computer,
    /// Two humans at one board, who share one browser.
    Local,
}

impl Mode {
    /// The machine name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Mode::Computer => "computer",
            Mode::Local => "local",
        }
    }
}

/// An answer to the offer of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum DrawAnswer {
    /// The computer wants to play on.
    Declined,
}

/// The board of a variant.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GeometryView {
    /// Squares from left to right, light and dark.
    pub width: u8,
    /// Squares from top to bottom.
    pub height: u8,
    /// How its federation writes moves: `numeric` or `algebraic`.
    pub notation: &'static str,
}

/// A rule book to follow.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RulebookRef {
    /// Its machine name.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its page.
    pub url: String,
}

/// A ply that was played.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MoveView {
    /// Its number, from 1.
    pub ply: u32,
    /// Who played it.
    #[schema(value_type = SideName)]
    pub side: Side,
    /// The move in numbers.
    pub text: String,
    /// The move in algebra, on boards that have it.
    pub algebra: Option<String>,
    /// The squares it went over: start, landing squares, end.
    pub path: Vec<u8>,
    /// The squares of the captured pieces, ascending.
    pub captures: Vec<u8>,
    /// Whether a man became a king.
    pub crowns: bool,
    /// The position after it.
    pub fen: String,
    /// The time it took by the clock; null in games without a clock.
    pub elapsed_ms: Option<u64>,
}

/// A legal move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LegalView {
    /// The move in numbers.
    pub text: String,
    /// The move in algebra, on boards that have it.
    pub algebra: Option<String>,
    /// Where it starts.
    pub from: u8,
    /// Where it ends.
    pub to: u8,
    /// The squares of the captured pieces, ascending.
    pub captures: Vec<u8>,
    /// Every way to go it: start, landing squares, end.
    pub routes: Vec<Vec<u8>>,
}

/// A counter that runs.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CounterView {
    /// The clause that keeps it, such as `fmjd/6.3`.
    pub clause: String,
    /// The number of its article.
    pub article: String,
    /// The reason with which it ends the game, such as `endgame-limit`.
    pub kind: String,
    /// `each`: plies are counted; `strong`: the stronger side's own moves.
    pub unit: String,
    /// Where it ends the game, in the unit.
    pub limit: u32,
    /// Where it stands, in the unit.
    pub count: u32,
    /// What is left, in the unit.
    pub left: u32,
    /// What is left, in moves as people count them.
    pub moves_left: u32,
    /// The ply after which the count began; 0 is the start.
    pub since: u32,
    /// A few words: `3 against 1 · 4 left`.
    pub chip: String,
    /// A sentence.
    pub text: String,
    /// What makes it start again.
    pub restarts: String,
    /// Its article on the page of the rule book.
    pub url: String,
}

/// The clock. Values are true at the moment of sending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// What each player had at the start.
    pub initial_ms: u64,
    /// What a player gets for each move.
    pub increment_ms: u64,
    /// What White has left.
    pub white_ms: u64,
    /// What Black has left.
    pub black_ms: u64,
    /// Whose clock runs.
    #[schema(value_type = Option<SideName>)]
    pub running: Option<Side>,
}

/// How a game ended, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct VerdictView {
    /// `2-0`, `1-1`, `0-2` or `0-0`, White first.
    pub result: String,
    /// The reason's machine name.
    pub reason: String,
    /// The clause that ended the game, if one did.
    pub clause: Option<String>,
    /// The number of the article, if the rule book names one.
    pub article: Option<String>,
    /// The ply on which the game ended.
    pub ply: u32,
    /// Who decided: `players`, `rules` or `referee`.
    pub by: String,
    /// A word or two.
    pub headline: String,
    /// One sentence.
    pub text: String,
    /// The article on the page of the rule book.
    pub url: Option<String>,
    /// The plies after which the repeated position stood.
    pub repetitions: Vec<u32>,
}

/// What a client may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Can {
    /// Move a piece.
    #[serde(rename = "move")]
    pub play: bool,
    /// Take back.
    pub take_back: bool,
    /// Offer a draw (or, with two at one board, agree to one).
    pub offer_draw: bool,
    /// Claim a draw that the rule book grants on claim.
    pub claim: bool,
    /// Resign.
    pub resign: bool,
}

/// A game in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameSummary {
    /// The name of the game in addresses.
    pub id: String,
    /// Machine name of the variant.
    pub variant: String,
    /// Who plays.
    pub mode: String,
    /// The computer's level.
    pub level: Option<u8>,
    /// The human's side against the computer.
    pub human_side: Option<String>,
    /// How many plies were played.
    pub ply: u32,
    /// The result, once the game is over.
    pub result: Option<String>,
    /// When it was started, in milliseconds since 1970.
    pub created_at: u64,
    /// When something last happened, in milliseconds since 1970.
    pub updated_at: u64,
}

/// A problem object (RFC 9457). Kinds have further members of their own.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ProblemView {
    /// The kind, such as `/problems/stale-ply`.
    pub r#type: String,
    /// What is wrong, in a few words, in the language of the request.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// What is wrong and what to do about it, in the language of the request.
    pub detail: String,
    /// Further members.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub members: Value,
}
