use damier_arbiter::playoff::{Player, Stage};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::machine::{Match, Played, Status, by_player};
use super::office::Found;
use crate::i18n::Language;

/// A match as everybody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayoffView {
    /// The name of the match in addresses.
    pub id: String,
    /// Number of events so far; grows with every change.
    pub version: u64,
    /// `lehmann-georgiev`, `micro-match` or `barrage`.
    pub kind: &'static str,
    /// Machine name of the variant.
    pub variant: String,
    /// Machine name of the rule book.
    pub rulebook: String,
    /// Whether no decision goes without its explanation.
    pub youth: bool,
    /// Whether the one who asks may begin games.
    pub owner: bool,
    /// `between`, `playing`, `undecided` (a game lost by both: a referee must name
    /// the winner) or `over`.
    pub status: &'static str,
    /// How it stands, in a sentence.
    pub text: String,
    /// When the break is over, in milliseconds since 1970.
    pub break_until: Option<u64>,
    /// `first` or `second`, once the match is won.
    pub winner: Option<&'static str>,
    /// The stage that the next game belongs to.
    pub stage: Option<&'static str>,
    /// The players, the first one first.
    pub players: [PlayerView; 2],
    /// The games so far.
    pub games: Vec<PlayoffGameView>,
}

/// A player of a match.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// `first` or `second`.
    pub player: &'static str,
    /// The name.
    pub name: String,
    /// Two points for each game won, one for each drawn.
    pub score: u32,
    /// Games won.
    pub wins: u32,
    /// The points for the table, once the match is over.
    pub points: Option<u32>,
    /// What the player has on the clock, in milliseconds.
    pub left_ms: u64,
    /// The side in the game that is played or comes next.
    pub side: Option<&'static str>,
    /// Whether the pause is used up.
    pub pause_used: bool,
    /// Sanctions against the player.
    pub sanctions: usize,
}

/// A game of a match.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayoffGameView {
    /// Its number, from 1.
    pub number: u32,
    /// Its name.
    pub game: String,
    /// `standard`, `rapid`, `blitz` or `decider`.
    pub stage: &'static str,
    /// Who has White: `first` or `second`.
    pub white: &'static str,
    /// What the first and the second player had at its start, in milliseconds.
    pub start_ms: [u64; 2],
    /// What they had at its end.
    pub left_ms: Option<[u64; 2]>,
    /// The result, White first.
    pub result: Option<&'static str>,
    /// The machine name of the reason.
    pub reason: Option<String>,
}

/// What is done in a match.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PlayoffAction {
    /// Begin the next game.
    Begin,
    /// A player asks for the pause, between games.
    Pause {
        /// `first` or `second`.
        #[schema(value_type = String)]
        player: Player,
    },
    /// A referee punishes a player: the opponent gets time.
    Sanction {
        /// `first` or `second`.
        #[schema(value_type = String)]
        player: Player,
        /// The explanation.
        why: String,
    },
    /// A referee names the winner of the match: a player withdrew or did not come,
    /// or both lost a game.
    Decide {
        /// The winner, `first` or `second`.
        #[schema(value_type = String)]
        player: Player,
        /// The explanation.
        why: String,
    },
}

const PLAYERS: [Player; 2] = [Player::First, Player::Second];

impl Found {
    /// The match for someone who started it, or only watches.
    pub(crate) fn view(&self, owner: bool, language: Language) -> PlayoffView {
        let state = &self.state;
        let plan = state.plan();
        let status = state.status();
        let winner = match status {
            Status::Over { winner, .. } => winner,
            _ => None,
        };
        PlayoffView {
            id: self.id.clone(),
            version: state.version(),
            kind: plan.kind.as_str(),
            variant: plan.variant.clone(),
            rulebook: plan.rulebook.clone(),
            youth: plan.youth,
            owner,
            status: match status {
                Status::Between { .. } => "between",
                Status::Playing => "playing",
                Status::Undecided => "undecided",
                Status::Over { .. } => "over",
            },
            text: super::tell::standing(state, language),
            break_until: match status {
                Status::Between { until } => Some(until),
                _ => None,
            },
            winner: winner.map(player_word),
            stage: state.stage().map(|stage| stage_word(stage.points.stage)),
            players: PLAYERS.map(|player| self.player(player, status)),
            games: state.games().iter().map(game_view).collect(),
        }
    }

    fn player(&self, player: Player, status: Status) -> PlayerView {
        let state = &self.state;
        let white = match (state.playing(), state.next()) {
            (Some(played), _) => Some(played.white),
            (None, Some(setup)) => Some(setup.white),
            (None, None) => None,
        };
        PlayerView {
            player: player_word(player),
            name: state.plan().names.of(player).clone(),
            score: *state.score().of(player),
            wins: *state.wins().of(player),
            points: match status {
                Status::Over { points, .. } => Some(*points.of(player)),
                _ => None,
            },
            left_ms: self.left_ms(player),
            side: white.map(|white| super::machine::side_of(white, player).as_str()),
            pause_used: state.pause_used(player),
            sanctions: sanctions(state, player),
        }
    }

    /// What a player has on the clock now.
    fn left_ms(&self, player: Player) -> u64 {
        let running = self.state.playing().and_then(|played| {
            let snapshot = self.snapshot.as_ref()?;
            let left = snapshot.game.remaining(snapshot.now_ms())?;
            Some(by_player(played.white, left))
        });
        *running.unwrap_or_else(|| self.state.left_ms()).of(player)
    }
}

fn sanctions(state: &Match, player: Player) -> usize {
    let against = state.sanctions().iter();
    against.filter(|sanction| sanction.player == player).count()
}

fn game_view(played: &Played) -> PlayoffGameView {
    let end = played.end.as_ref();
    PlayoffGameView {
        number: played.number,
        game: played.game.clone(),
        stage: stage_word(played.stage),
        white: player_word(played.white),
        start_ms: [played.start_ms.first, played.start_ms.second],
        left_ms: end.map(|end| {
            let left = by_player(played.white, end.left_ms);
            [left.first, left.second]
        }),
        result: end.map(|end| end.result.spell(damier_game::Spelling::Draughts)),
        reason: end.map(|end| end.reason.clone()),
    }
}

pub(super) const fn player_word(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}

pub(crate) const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Standard => "standard",
        Stage::Rapid => "rapid",
        Stage::Blitz => "blitz",
        Stage::Decider => "decider",
    }
}
