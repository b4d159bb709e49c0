//! Games and matches on the site that are played for an event.

use damier_arbiter::playoff::Player as MatchPlayer;
use damier_game::Side;
use damier_tournament::PlayerId;
use damier_tournament::model::PlayOffGame;

use super::doc::{Doc, Link};
use super::office::{Found, Tournaments};
use super::play_off::{Next, next};
use super::record::result_of;
use super::report::enter;
use super::step::Deed;
use crate::live::{Live, unix_ms};
use crate::problem::Problem;

/// A game as the hall shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Face {
    /// The game.
    pub(crate) game: String,
    /// What White and Black have left, in milliseconds.
    pub(crate) left_ms: Option<[u64; 2]>,
    /// Whose clock runs.
    pub(crate) running: Option<Side>,
    /// Plies played.
    pub(crate) ply: u32,
    /// Whether it is over.
    pub(crate) is_over: bool,
}

/// How a linked game stands; `None` if it cannot be found.
pub(crate) async fn face(live: &Live, link: &Link) -> Option<Face> {
    let snapshot = live.find(&link.game).await.ok()?.snapshot();
    let left = snapshot.game.remaining(snapshot.now_ms());
    Some(Face {
        game: link.game.clone(),
        left_ms: left.map(|left| [left.white, left.black]),
        running: snapshot.game.running(),
        ply: snapshot.game.ply(),
        is_over: snapshot.game.is_over(),
    })
}

impl Tournaments {
    /// What games and matches on the site have brought since the event was looked
    /// at last.
    pub(super) async fn news(&self, found: &Found) -> Result<Option<(Doc, Deed)>, Problem> {
        let doc = &found.doc;
        let mut new: Option<Doc> = None;
        let mut deed = Deed::new("played");
        for (index, link) in doc.links.iter().enumerate() {
            let made = doc.event.round(link.round);
            let seats = made.ok().and_then(|m| m.boards.get(link.board - 1));
            let is_current = doc.link(link.round, link.board) == Some(link);
            if link.brought || !is_current || seats.is_none_or(|seats| seats.result.is_final()) {
                continue;
            }
            let Ok(handle) = self.live.find(&link.game).await else {
                continue;
            };
            let snapshot = handle.snapshot();
            let Some(verdict) = snapshot.game.verdict() else {
                continue;
            };
            let result = result_of(verdict.outcome);
            let changed = new.get_or_insert_with(|| Doc::clone(doc));
            enter(changed, link.round, link.board, result, unix_ms())?;
            changed.links[index].brought = true;
            deed = deed.round(link.round).board(link.board);
        }
        for index in 0..doc.matches.len() {
            if let Some(games) = self.match_games(doc, index).await {
                let changed = new.get_or_insert_with(|| Doc::clone(doc));
                changed.matches[index].brought.clone_from(&games);
                let play_off = &mut changed.event.play_offs[doc.matches[index].play_off];
                play_off.games = games;
                if let Ok(Next::Over(order)) = next(play_off) {
                    play_off.order = order;
                }
                if deed.boards.is_empty() {
                    deed = Deed::new("play-off-played").round(doc.event.next_round() - 1);
                }
            }
        }
        Ok(new.map(|new| (new, deed)))
    }

    /// The games of a match so far, if there are others than the event knows.
    async fn match_games(&self, doc: &Doc, index: usize) -> Option<Vec<PlayOffGame>> {
        let link = &doc.matches[index];
        let play_off = doc.event.play_offs.get(link.play_off)?;
        let [first, second] = play_off.players[..] else {
            return None;
        };
        // Another match was begun in its place, or an arbiter entered other games.
        let is_replaced = doc.match_of(link.play_off) != Some(link);
        let by_hand = !play_off.games.is_empty() && play_off.games != link.brought;
        if play_off.is_decided() || is_replaced || by_hand {
            return None;
        }
        let found = self.playoffs.find(&link.playoff).await.ok()?;
        let id = |player: MatchPlayer| -> PlayerId {
            match player {
                MatchPlayer::First => first,
                MatchPlayer::Second => second,
            }
        };
        let keeps_time = matches!(
            play_off.form,
            damier_tournament::model::PlayOffForm::LehmannGeorgiev { .. }
        );
        let games = found.state.games().iter().filter_map(|played| {
            let end = played.end.as_ref()?;
            Some(PlayOffGame {
                white: id(played.white),
                black: id(played.white.opponent()),
                winner: end.result.winner(),
                left_ms: keeps_time.then_some([end.left_ms.white, end.left_ms.black]),
                flag: end.flag,
            })
        });
        let games: Vec<PlayOffGame> = games.collect();
        (games != play_off.games && games != link.brought).then_some(games)
    }
}
