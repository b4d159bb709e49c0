//! Games and matches on the site that are played for an event.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError};

use damier_arbiter::playoff::Player as MatchPlayer;
use damier_game::Side;
use damier_tournament::PlayerId;
use damier_tournament::model::{GameResult, PlayOffGame};
use tokio::sync::broadcast::{self, error::TryRecvError};

use super::doc::{Doc, Link};
use super::office::{Found, Tournaments};
use super::play_off::{Next, next};
use super::record::result_of;
use super::report::enter;
use super::step::Deed;
use crate::live::{Live, unix_ms};
use crate::problem::Problem;

/// How many games are remembered as looked at.
const MOST_LOOKED: usize = 10_000;

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

/// Which games events have looked at since something happened in them.
#[derive(Debug)]
pub(super) struct Seen {
    changes: broadcast::Receiver<Arc<str>>,
    /// Boards (event, round, board) by game.
    looked: HashMap<String, HashSet<(String, u16, usize)>>,
}

impl Seen {
    pub(super) fn new(live: &Live) -> Seen {
        Seen {
            changes: live.changes(),
            looked: HashMap::new(),
        }
    }

    /// Forgets games in which something has happened.
    fn catch_up(&mut self) {
        loop {
            match self.changes.try_recv() {
                Ok(game) => {
                    self.looked.remove(&*game);
                }
                Err(TryRecvError::Lagged(_)) => self.looked.clear(),
                Err(TryRecvError::Empty | TryRecvError::Closed) => return,
            }
        }
    }

    fn has(&self, event: &str, link: &Link) -> bool {
        let boards = self.looked.get(&link.game);
        boards.is_some_and(|all| all.contains(&(event.to_owned(), link.round, link.board)))
    }

    fn add(&mut self, event: &str, link: &Link) {
        if self.looked.len() > MOST_LOOKED {
            self.looked.clear();
        }
        let boards = self.looked.entry(link.game.clone()).or_default();
        boards.insert((event.to_owned(), link.round, link.board));
    }
}

/// What becomes of a board when its game is looked at.
enum Turn {
    /// Nothing.
    Stays,
    /// The board takes what the game says.
    Takes(&'static str),
    /// The game says what the board does not: the arbiter is asked.
    Asks,
    /// Only the link is noted.
    Noted,
}

/// Compares what a game says now with what it said before and what stands on the
/// board.
fn turn(link: &Link, stands: &GameResult, says: &GameResult) -> Turn {
    if !link.brought {
        return match (stands.is_final(), says.is_final()) {
            (_, false) => Turn::Stays,
            (false, true) => Turn::Takes("played"),
            (true, true) if stands == says => Turn::Noted,
            (true, true) => Turn::Asks,
        };
    }
    let before = link.took.as_ref().unwrap_or(stands);
    match () {
        () if before == says => Turn::Stays,
        () if stands == says => Turn::Noted,
        () if stands == before => Turn::Takes("followed"),
        () => Turn::Asks,
    }
}

impl Tournaments {
    /// What games and matches on the site have brought since the event was looked
    /// at last.
    pub(super) async fn news(&self, found: &Found) -> Result<Option<(Doc, Deed)>, Problem> {
        let mut news = None;
        self.news_of_boards(found, &mut news).await?;
        self.news_of_matches(found, &mut news).await;
        Ok(news)
    }

    fn seen<T>(&self, act: impl FnOnce(&mut Seen) -> T) -> T {
        // A half-done change of these notes makes a game be looked at again.
        act(&mut self.seen.lock().unwrap_or_else(PoisonError::into_inner))
    }

    async fn news_of_boards(
        &self,
        found: &Found,
        news: &mut Option<(Doc, Deed)>,
    ) -> Result<(), Problem> {
        let doc = &found.doc;
        self.seen(Seen::catch_up);
        for (index, link) in doc.links.iter().enumerate() {
            let made = doc.event.round(link.round);
            let seats = made.ok().and_then(|m| m.boards.get(link.board - 1));
            let is_current = doc.link(link.round, link.board) == Some(link);
            let Some(seats) = seats.filter(|_| is_current) else {
                continue;
            };
            if link.brought && self.seen(|seen| seen.has(&found.id, link)) {
                continue;
            }
            let Ok(handle) = self.live.find(&link.game).await else {
                continue;
            };
            let verdict = handle.snapshot().game.verdict().map(|v| v.outcome);
            let says = verdict.map_or(GameResult::Unfinished, result_of);
            let turn = turn(link, &seats.result, &says);
            if link.brought {
                self.seen(|seen| seen.add(&found.id, link));
            }
            let kind = match turn {
                Turn::Stays => continue,
                Turn::Takes(kind) => kind,
                Turn::Asks => "differs",
                Turn::Noted => "noted",
            };
            let (changed, deed) = news.get_or_insert_with(|| (Doc::clone(doc), Deed::new(kind)));
            // In a knock-out whose next stage is paired with another winner the board keeps
            // its result, and the arbiter is asked.
            let is_refused = matches!(turn, Turn::Takes(_))
                && enter(changed, link.round, link.board, says.clone(), unix_ms()).is_err();
            let kind = if is_refused { "differs" } else { kind };
            let asks = is_refused || matches!(turn, Turn::Asks);
            let noted = &mut changed.links[index];
            noted.brought = true;
            noted.differs = asks.then(|| says.clone());
            noted.took = Some(says);
            if deed.kind == "noted" || is_refused {
                kind.clone_into(&mut deed.kind);
            }
            *deed = deed.clone().round(link.round).board(link.board);
        }
        Ok(())
    }

    /// A match that would change who goes on in a knock-out whose next stage is paired
    /// brings nothing until that stage is taken back; the arbiter is told.
    async fn news_of_matches(&self, found: &Found, news: &mut Option<(Doc, Deed)>) {
        let doc = &found.doc;
        for index in 0..doc.matches.len() {
            let Some(games) = self.match_games(doc, index).await else {
                continue;
            };
            let link = &doc.matches[index];
            let mut played = doc.event.play_offs[link.play_off].clone();
            (played.games, played.order) = (games.clone(), Vec::new());
            if let Ok(Next::Over(order)) = next(&played) {
                played.order = order;
            }
            let mut event = doc.event.clone();
            let differs = event.set_play_off(link.play_off, played.clone()).is_err();
            if differs && link.differs {
                continue;
            }
            let kind = match differs {
                true => "play-off-differs",
                false => "play-off-played",
            };
            let deed = || Deed::new(kind).round(doc.event.next_round() - 1);
            let (changed, _) = news.get_or_insert_with(|| (Doc::clone(doc), deed()));
            let noted = &mut changed.matches[index];
            noted.differs = differs;
            if !differs {
                noted.brought = games;
                changed.event.play_offs[link.play_off] = played;
            }
        }
    }

    /// The games of a match so far, if there are others than the event knows.
    async fn match_games(&self, doc: &Doc, index: usize) -> Option<Vec<PlayOffGame>> {
        let link = &doc.matches[index];
        let play_off = doc.event.play_offs.get(link.play_off)?;
        let [first, second] = play_off.players[..] else {
            return None;
        };
        // Another match was begun in its place, or an arbiter entered other games; what
        // the match itself brought follows it.
        let is_replaced = doc.match_of(link.play_off) != Some(link);
        let by_hand = play_off.games != link.brought;
        if is_replaced || by_hand && (play_off.is_decided() || !play_off.games.is_empty()) {
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
