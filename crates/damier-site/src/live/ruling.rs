//! Rulings that rest on evidence: small endings that are not played on, and
//! claims in time shortage.

use damier_arbiter::{Assessment, Source};
use damier_game::{BySide, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a player can ask a ruling by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimKind {
    /// A small ending is not played on unless a win is obvious (FMJD, Annex 3,
    /// 6.1.1.a).
    Regulation,
    /// A minute or less, few pieces, a clearly superior position (FMJD, Annex 3,
    /// 6.1.1.b).
    TimeShortage,
}

impl ClaimKind {
    /// The machine name.
    pub const fn as_str(self) -> &'static str {
        match self {
            ClaimKind::Regulation => "regulation",
            ClaimKind::TimeShortage => "time-shortage",
        }
    }
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// The draw is given.
    Granted,
    /// The game goes on.
    Refused,
    /// A side has a win and must show it; each of its moves is checked.
    ToShow,
}

impl Decision {
    /// The machine name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Decision::Granted => "granted",
            Decision::Refused => "refused",
            Decision::ToShow => "to-show",
        }
    }
}

/// A ruling with all that it rests on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Ruling {
    /// By which rule.
    pub(crate) kind: ClaimKind,
    /// Who asked; nobody when a move of a demonstration was checked, or when the
    /// ending arose.
    pub(crate) by: Option<Side>,
    /// Whether nobody asked, since the ending is ruled on as it arises.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) imposed: bool,
    /// After which ply.
    pub(crate) ply: u32,
    /// What came of it.
    pub(crate) decision: Decision,
    /// Who must show a win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) to_show: Option<Side>,
    /// What is known of the position, for either side.
    pub(crate) known: BySide<Assessment>,
    /// How it was looked into.
    pub(crate) basis: Basis,
    /// The facts of a claim in time shortage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) shortage: Option<Shortage>,
    /// When, in the game's own time, in games with a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock_at: Option<u64>,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
}

/// How a position was looked into.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Basis {
    /// What endgame tables said.
    #[serde(default)]
    pub tables: TableWord,
    /// The most pieces of those tables; 0 if they were not asked.
    #[serde(default)]
    pub table_pieces: u8,
    /// The plies of the governing counter that the win takes by those tables, and
    /// those that it leaves; left out where nothing is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub need: Option<(u16, u16)>,
    /// So many plies were searched through completely.
    pub plies: u32,
    /// How many positions that were; 0: there was no such search.
    pub positions: u64,
    /// A search into the tables from a position with more pieces than they know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reach: Option<Reach>,
    /// The depth of the engine's search, in plies.
    pub engine_depth: u32,
    /// How many positions that were.
    pub engine_positions: u64,
}

/// A search into endgame tables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reach {
    /// The most pieces of the tables.
    pub pieces: u8,
    /// How many positions were looked at.
    pub positions: u64,
    /// The moves that the proof begins with.
    pub line: String,
}

/// What endgame tables said of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableWord {
    /// Nothing: there are none for so many pieces, or for this game.
    #[default]
    None,
    /// Nothing yet: they are being made.
    Building,
    /// They do not know this position under this rule book.
    Unknown,
    /// Who wins, or that nobody can force a win.
    Known,
}

impl TableWord {
    /// The machine name.
    pub const fn as_str(self) -> &'static str {
        match self {
            TableWord::None => "none",
            TableWord::Building => "building",
            TableWord::Unknown => "unknown",
            TableWord::Known => "known",
        }
    }
}

impl Basis {
    /// What a ruling rests on, for the referee to put in words.
    pub(crate) fn sources(&self) -> Vec<Source> {
        let tables = Source::Tables {
            pieces: self.table_pieces,
        };
        let lines = Source::EveryLine {
            plies: self.plies,
            positions: self.positions,
        };
        let engine = Source::Engine {
            depth: self.engine_depth,
            positions: self.engine_positions,
        };
        let reach = self.reach.clone().unwrap_or_default();
        let reach = Source::Reach {
            pieces: reach.pieces,
            positions: reach.positions,
            line: reach.line,
        };
        let all = [
            (self.tables == TableWord::Known, tables),
            (self.positions > 0 || self.plies > 0, lines),
            (self.reach.is_some(), reach),
            (self.engine_positions > 0, engine),
        ];
        all.into_iter()
            .filter_map(|(was_asked, source)| was_asked.then_some(source))
            .collect()
    }
}

/// The facts of a claim in time shortage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Shortage {
    /// What the claimant had left.
    pub(crate) left_ms: u64,
    /// Whether that is a minute or less.
    pub(crate) short_of_time: bool,
    /// The pieces on the board, both sides together.
    pub(crate) pieces: u8,
    /// What each side has, a king counted as so many men.
    pub(crate) material: BySide<u32>,
    /// Whether the claimant's position is clearly superior; `None`: the evidence
    /// does not say.
    pub(crate) superior: Option<bool>,
}
