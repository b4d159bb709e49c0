//! The shapes that the API answers with.

use std::collections::BTreeMap;

use damier_arbiter::Timeline;
use damier_game::Side;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::live::{Basis, ClaimKind, Decision};
pub use crate::referee::DecisionView;

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
    /// The number of a Chess960 start: `518` is the classical one; two numbers,
    /// `518/42`, if Black's pieces stand otherwise. Null in other games.
    pub start_number: Option<String>,
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
    /// The counts that came with it, such as `fmjd/6.3=15+15`.
    pub carried: Option<String>,
    /// The side whose king is attacked in it.
    #[schema(value_type = Option<SideName>)]
    pub start_check: Option<Side>,
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
    /// What else the rules say of this position.
    pub notes: Vec<NoteView>,
    /// The clock, if the game has one.
    pub clock: Option<ClockView>,
    /// Whether the computer is thinking about its move.
    pub thinking: bool,
    /// Who offered a draw that is not answered yet.
    #[schema(value_type = Option<SideName>)]
    pub draw_offer: Option<Side>,
    /// The answer to the last offer of a draw, until the next move.
    pub draw_answer: Option<DrawAnswer>,
    /// What can be claimed now.
    pub claims: Vec<ClaimView>,
    /// The ruling that is asked for and not given yet; meanwhile nobody moves and
    /// the clock stands.
    pub asked: Option<ClaimKind>,
    /// Who has to show a win; each move is checked.
    #[schema(value_type = Option<SideName>)]
    pub to_show: Option<Side>,
    /// The last ruling, with all that it rests on.
    pub ruling: Option<RulingView>,
    /// What was chosen where the rule book leaves a choice.
    pub choices: BTreeMap<String, String>,
    /// What the event says about draws by agreement.
    pub offers: OffersView,
    /// How the game ended.
    pub verdict: Option<VerdictView>,
    /// Where the whole story of the end and of the counters can be read.
    pub why_url: String,
    /// What referees decided in this game, in order.
    pub decisions: Vec<DecisionView>,
    /// Whether a referee has stopped the clocks.
    pub paused: bool,
    /// Whether no decision goes without its explanation.
    pub youth: bool,
    /// The players' names, in a match: White's and Black's.
    pub names: Option<[String; 2]>,
    /// The page of the match that the game belongs to.
    pub playoff_url: Option<String>,
    /// The number of the game in its match.
    pub playoff_game: Option<u32>,
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
    /// How its federation writes moves: `numeric`, `algebraic`, `chess`, or
    /// `reversed`: in numbers that begin at the bottom right. Texts of moves here
    /// are always in numbers from the top left.
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
    /// The move in numbers; in chess in short notation, with the piece letters of
    /// the reader's language.
    pub text: String,
    /// The move in algebra, on boards that have it.
    pub algebra: Option<String>,
    /// The squares it went over: start, landing squares, end.
    pub path: Vec<u8>,
    /// The squares of the captured pieces, ascending.
    pub captures: Vec<u8>,
    /// Whether a man became a king, or a pawn another piece.
    pub crowns: bool,
    /// The rook's squares before and after castling.
    pub rook: Option<[u8; 2]>,
    /// The position after it.
    pub fen: String,
    /// The side whose king is attacked then; always null in draughts.
    #[schema(value_type = Option<SideName>)]
    pub check: Option<Side>,
    /// The time it took by the clock; null in games without a clock.
    pub elapsed_ms: Option<u64>,
}

/// A legal move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LegalView {
    /// The move in numbers; in chess in short notation, with the piece letters of
    /// the reader's language.
    pub text: String,
    /// The move in algebra, on boards that have it.
    pub algebra: Option<String>,
    /// In chess the move as engines write it, which every language understands.
    pub uci: Option<String>,
    /// Where it starts.
    pub from: u8,
    /// Where it ends.
    pub to: u8,
    /// The squares of the captured pieces, ascending.
    pub captures: Vec<u8>,
    /// Every way to go it: start, landing squares, end. Castling can be entered in
    /// several ways.
    pub routes: Vec<Vec<u8>>,
    /// What a pawn becomes: `q`, `r`, `b` or `n`.
    pub promotion: Option<char>,
    /// The rook's squares before and after castling.
    pub rook: Option<[u8; 2]>,
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
    /// Who acts when it is full: `automatic`, `claim` or `referee`.
    pub applies: &'static str,
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

/// What a clause that counts nothing says of the present position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NoteView {
    /// The clause.
    pub clause: String,
    /// The number of its article.
    pub article: String,
    /// A few words: `Draw by regulation: may be asked for now`.
    pub chip: String,
    /// What it means and how it is decided, and then the rule.
    pub story: Vec<String>,
    /// Its article on the page of the rule book.
    pub url: String,
}

/// The clock. Values are true at the moment of sending.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// The times in the short notation, such as `80'+1'`.
    pub control: String,
    /// The same for people.
    pub label: String,
    /// What White had at the start.
    pub initial_ms: u64,
    /// What White gets for each move, in games with an increment.
    pub increment_ms: u64,
    /// What White has left.
    pub white_ms: u64,
    /// What Black has left.
    pub black_ms: u64,
    /// Whose clock runs.
    #[schema(value_type = Option<SideName>)]
    pub running: Option<Side>,
    /// More about White's clock.
    pub white: FaceView,
    /// More about Black's clock.
    pub black: FaceView,
    /// Whether it runs by the calendar, over days.
    pub is_correspondence: bool,
}

/// One side of the clock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FaceView {
    /// What each move gets: `none`, `increment`, `bronstein`, `delay`, `byo-yomi`
    /// or `hourglass`.
    pub bonus: &'static str,
    /// How much, in milliseconds; of byo-yomi, one stretch.
    pub bonus_ms: u64,
    /// What is left of a delay before the time begins to run.
    pub delay_ms: u64,
    /// Byo-yomi stretches left, the one that runs included.
    pub stretches: u16,
    /// Whether the time is used up, so that the stretches run.
    pub in_byo_yomi: bool,
    /// How many moves must still be made in this period; null if it lasts to the
    /// end.
    pub moves_to_go: Option<u16>,
    /// The number of the period, from 1.
    pub period: usize,
    /// How many periods there are.
    pub periods: usize,
    /// How many moves were completed.
    pub completed: u32,
    /// What a player needs to know besides the time, in a few words.
    pub note: String,
}

/// A draw that can be claimed now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClaimView {
    /// The clause, such as `wcdf-claim/1.32.1`, if one grants it.
    pub clause: Option<String>,
    /// The move to announce, if the claim rests on one.
    #[serde(rename = "move")]
    pub announced: Option<String>,
    /// The rule, if it needs evidence.
    pub ruling: Option<ClaimKind>,
    /// What the button says.
    pub label: String,
    /// The same without the move.
    pub reason: String,
    /// The move as players write it.
    pub shown: Option<String>,
}

/// A ruling that rests on evidence.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RulingView {
    /// By which rule.
    pub kind: ClaimKind,
    /// Who asked; null if a move of a demonstration was checked.
    #[schema(value_type = Option<SideName>)]
    pub by: Option<Side>,
    /// After which ply.
    pub ply: u32,
    /// What came of it.
    pub decision: Decision,
    /// Who has to show a win.
    #[schema(value_type = Option<SideName>)]
    pub to_show: Option<Side>,
    /// What was decided, in a sentence.
    pub headline: String,
    /// What it rests on, a sentence each.
    pub evidence: Vec<String>,
    /// The estimate in hundredths of a man, for White; null if there is none.
    pub centimen: Option<i32>,
    /// How the position was looked into.
    pub basis: Basis,
}

/// Why a game ended, and why its counters run: the whole story.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StoryView {
    /// After how many plies it is told.
    pub ply: u32,
    /// The end, if the game has ended by then.
    pub verdict: Option<VerdictStory>,
    /// The counters that run, the nearest deadline first.
    pub counters: Vec<CounterStory>,
    /// What else the rules say of the present position.
    pub notes: Vec<NoteView>,
    /// How often the position has stood on the board, if more than once.
    pub repetition: Option<String>,
    /// The rulings that were given, in order.
    pub rulings: Vec<RulingView>,
    /// Every counter over the whole game: `plies` and `tracks`, each of a clause
    /// with the stretches in which it counted.
    #[schema(value_type = Object)]
    pub timeline: Timeline,
    /// The same as a picture; null if nothing was ever counted.
    pub timeline_svg: Option<String>,
    /// Where the log of the clock is, in games with a clock.
    pub clock_log_url: Option<String>,
}

/// The story of an end.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VerdictStory {
    /// `2-0`, `1-1`, `0-2` or `0-0`, White first.
    pub result: String,
    /// A word or two.
    pub headline: String,
    /// What happened, since when it was counted, what would have stopped it, and
    /// what the rule says: a sentence each.
    pub story: Vec<String>,
    /// All on one line, for a result sheet.
    pub sheet: String,
    /// The clause, if one ended the game.
    pub clause: Option<String>,
    /// The article on the page of the rule book.
    pub url: Option<String>,
    /// Who acts by the clause, in a sentence.
    pub applies: Option<String>,
    /// The plies after which a repeated position stood.
    pub repetitions: Vec<u32>,
}

/// The story of a counter that runs.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CounterStory {
    /// The clause that keeps it.
    pub clause: String,
    /// The number of its article.
    pub article: String,
    /// Its name.
    pub name: String,
    /// A few words: `3 against 1 · 4 left`.
    pub chip: String,
    /// A sentence each.
    pub story: Vec<String>,
    /// Who acts when it is full, in a sentence.
    pub applies: String,
    /// The ply after which the count began.
    pub since: u32,
    /// Its article on the page of the rule book.
    pub url: String,
}

/// What an event says about draws by agreement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OffersView {
    /// No agreement before each player has made so many moves.
    pub not_before_move: Option<u16>,
    /// No agreement while a side has more pieces than so many.
    pub most_pieces: Option<u8>,
    /// Whether an early agreement makes both players lose.
    pub early_loses: bool,
    /// What forbids an agreement now that would cost both players the game, and that it
    /// does, in the language of the answer; nothing where none would.
    pub warning: Option<String>,
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
    /// Who decided: `players`, `rules`, `evidence` (a program, on it) or `referee`.
    pub by: String,
    /// A word or two.
    pub headline: String,
    /// One sentence.
    pub text: String,
    /// The article on the page of the rule book.
    pub url: Option<String>,
    /// The plies after which the repeated position stood.
    pub repetitions: Vec<u32>,
    /// The end on one line, for a result sheet.
    pub sheet: String,
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
