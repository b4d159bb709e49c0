use damier_arbiter::Lang;
use damier_game::Side;
use damier_tournament::model::{GameResult, PlayOffGame};
use damier_tournament::{Event, files};
use serde::{Deserialize, Serialize};

use crate::session::random_word;

/// Length of the secret that codes of boards are made from.
const SECRET_LENGTH: usize = 26;

/// An event with what only the site knows of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Doc {
    /// The event as its file has it.
    pub(crate) event: Event,
    /// What the codes of boards are made from; never shown.
    pub(crate) secret: String,
    /// Games on the site that are played for boards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) links: Vec<Link>,
    /// What players said and nobody has confirmed yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) reports: Vec<Report>,
    /// Matches on the site that are played for play-offs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) matches: Vec<MatchLink>,
    /// What was odd about the file that the event came from, in the languages of
    /// [`Lang::ALL`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) odd: Vec<[String; 3]>,
}

/// A board whose game is played on the site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Link {
    /// Round, from 1.
    pub(crate) round: u16,
    /// Board, from 1.
    pub(crate) board: usize,
    /// The name of the game.
    pub(crate) game: String,
    /// Whether it has brought its result. What an arbiter makes of the board
    /// afterwards stays; what a referee makes of the game follows.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) brought: bool,
    /// What the game said when it was looked at last; open while it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) took: Option<GameResult>,
    /// What the game says where the arbiter has put something else on the board
    /// and has not decided between the two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) differs: Option<GameResult>,
}

impl Link {
    /// A board that is played by a game from now on.
    pub(crate) fn new(round: u16, board: usize, game: &str) -> Link {
        Link {
            round,
            board,
            game: game.to_owned(),
            brought: false,
            took: None,
            differs: None,
        }
    }
}

/// What a player reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Report {
    /// Round, from 1.
    pub(crate) round: u16,
    /// Board, from 1.
    pub(crate) board: usize,
    /// Who says it.
    pub(crate) side: Side,
    /// How the game ended.
    pub(crate) result: GameResult,
    /// The browser that it came from, hashed.
    pub(crate) browser: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
}

/// A play-off that is played on the site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MatchLink {
    /// Index among the event's play-offs.
    pub(crate) play_off: usize,
    /// The name of the match.
    pub(crate) playoff: String,
    /// The games that it has brought, each state of it once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) brought: Vec<PlayOffGame>,
    /// Whether it says that another one goes on than is paired in the next stage.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) differs: bool,
}

impl Doc {
    /// An event that comes to the site.
    pub(crate) fn new(event: Event) -> Doc {
        Doc {
            event,
            secret: random_word(SECRET_LENGTH),
            links: Vec::new(),
            reports: Vec::new(),
            matches: Vec::new(),
            odd: Vec::new(),
        }
    }

    /// An event that comes from a file, and what is odd about that.
    pub(crate) fn of_file(event: Event, odd: &[files::Problem]) -> Doc {
        let [en, fr, ru] = Lang::ALL.map(|lang| damier_words::file_problems(odd, lang));
        let lines = en.into_iter().zip(fr).zip(ru);
        Doc {
            odd: lines.map(|((en, fr), ru)| [en, fr, ru]).collect(),
            ..Doc::new(event)
        }
    }

    /// What was odd about the file that the event came from.
    pub(crate) fn odd_in(&self, lang: Lang) -> Vec<String> {
        let place = Lang::ALL.iter().position(|known| *known == lang);
        let line = |all: &[String; 3]| all[place.unwrap_or(0)].clone();
        self.odd.iter().map(line).collect()
    }

    /// The game that is played for a board.
    pub(crate) fn link(&self, round: u16, board: usize) -> Option<&Link> {
        let mut newest_first = self.links.iter().rev();
        newest_first.find(|link| (link.round, link.board) == (round, board))
    }

    /// The match that is played for a play-off, the last one if it was played anew.
    pub(crate) fn match_of(&self, play_off: usize) -> Option<&MatchLink> {
        let mut newest_first = self.matches.iter().rev();
        newest_first.find(|link| link.play_off == play_off)
    }

    /// Whether a play-off waits for a match: it has none, or what its match brought was
    /// taken back, so that it is to be played anew.
    pub(crate) fn awaits_match(&self, play_off: usize) -> bool {
        let games = self.event.play_offs.get(play_off).map(|p| p.games.len());
        self.match_of(play_off)
            .is_none_or(|link| !link.brought.is_empty() && games == Some(0))
    }

    /// What the game of a board says, if the board says something else and nobody
    /// has decided.
    pub(crate) fn difference(&self, round: u16, board: usize) -> Option<&GameResult> {
        let says = self.link(round, board)?.differs.as_ref()?;
        let made = self.event.round(round).ok()?;
        let stands = &made.boards.get(board.checked_sub(1)?)?.result;
        (says != stands).then_some(says)
    }

    /// What was reported of a board.
    pub(crate) fn reports_of(&self, round: u16, board: usize) -> Vec<&Report> {
        let all = self.reports.iter();
        all.filter(|r| (r.round, r.board) == (round, board))
            .collect()
    }

    /// Notes what games and matches had brought by a later state, so that they do not
    /// bring it again when the event goes back to this one.
    pub(crate) fn keep_brought(&mut self, later: &Doc) {
        for link in &mut self.links {
            let known = later.links.iter().find(|other| {
                (other.round, other.board) == (link.round, link.board) && other.game == link.game
            });
            let Some(known) = known else { continue };
            link.brought |= known.brought;
            if link.took != known.took {
                // Not what the game says any more: the arbiter wants it so for now.
                link.differs.clone_from(&known.took);
                link.took.clone_from(&known.took);
            }
        }
        for link in &mut self.matches {
            let mut others = later.matches.iter();
            if let Some(known) = others.find(|other| other.playoff == link.playoff) {
                link.brought.clone_from(&known.brought);
                link.differs |= known.differs;
            }
        }
    }

    /// Forgets what belongs to rounds that are not there (any more).
    pub(crate) fn forget_lost_rounds(&mut self) {
        let last = self.event.next_round();
        self.links.retain(|link| link.round < last);
        self.reports.retain(|report| report.round < last);
    }
}
