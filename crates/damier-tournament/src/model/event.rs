use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{
    Board, ByeKind, GameResult, LogEntry, MOST_PLAYER_ID, MOST_RATING, PlayOff, Player, PlayerId,
    Regulations, Round, StartDraw, System, Team, TeamId, TeamMatch, What,
};
use crate::Fraction;
use crate::pairing::{Astray, astray, shown_first_colour};

/// A bye asked for before the round was paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RequestedBye {
    /// Round, from 1.
    pub round: u16,
    /// Who; the id of a team in team events.
    pub player: PlayerId,
    /// Of which kind.
    pub kind: ByeKind,
}

/// People who must not meet one another in some rounds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForbiddenGroup {
    /// First round it holds for.
    pub first: u16,
    /// Last round it holds for.
    pub last: u16,
    /// Nobody of these meets another of these.
    pub players: Vec<PlayerId>,
}

/// Points that count for pairing only (accelerated Swiss).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Acceleration {
    /// How many.
    pub points: Fraction,
    /// First round they hold for.
    pub first: u16,
    /// Last round they hold for.
    pub last: u16,
    /// First player who has them.
    pub from: PlayerId,
    /// Last player who has them.
    pub to: PlayerId,
}

/// A whole event: entry list, regulations, rounds and log. As JSON it is one
/// readable file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// As it is printed.
    pub name: String,
    /// Place; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub city: String,
    /// Federation; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// `YYYY/MM/DD`; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub starts: String,
    /// `YYYY/MM/DD`; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ends: String,
    /// Chief arbiter; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub arbiter: String,
    /// The special regulations.
    pub regulations: Regulations,
    /// Entry list, by id.
    pub players: Vec<Player>,
    /// Teams, by id; empty in individual events.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Team>,
    /// Rounds paired so far.
    #[serde(default)]
    pub rounds: Vec<Round>,
    /// Byes asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requested_byes: Vec<RequestedBye>,
    /// Chess960: the start positions that were drawn, by round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start_draws: Vec<StartDraw>,
    /// Who must not meet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<ForbiddenGroup>,
    /// Points for pairing only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accelerations: Vec<Acceleration>,
    /// Games for places left tied.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub play_offs: Vec<PlayOff>,
    /// Records of a TRF file that are not used here, each as it stood.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub records: Vec<String>,
    /// What was changed after the start, and by whom it was made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<LogEntry>,
}

/// Why something cannot be done to an event.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EventError {
    /// Nobody has that number.
    #[error("no player has number {0}: look at the entry list")]
    NoSuchPlayer(PlayerId),
    /// No team has that number.
    #[error("no team has number {0}: look at the list of teams")]
    NoSuchTeam(TeamId),
    /// Two players with one number.
    #[error("number {0} is taken: give the player a free number")]
    Taken(PlayerId),
    /// A number of more than four digits, or nought.
    #[error("number {0} does not fit into files: give a number from 1 to 9999")]
    NumberBeyond(PlayerId),
    /// A rating of more than four digits.
    #[error("rating {0} does not fit into files: give a whole number below 10000")]
    RatingBeyond(u32),
    /// There is no such round.
    #[error("round {0} has not been paired: pair it first")]
    NoSuchRound(u16),
    /// There is no such board.
    #[error("round {round} has no board {board}: boards are numbered from 1 to {boards}")]
    NoSuchBoard {
        /// Round, from 1.
        round: u16,
        /// Board, from 1.
        board: usize,
        /// How many there are.
        boards: usize,
    },
    /// A player appears twice in a round.
    #[error("player {player} appears twice in round {round}: leave out one of the two entries")]
    Twice {
        /// Round, from 1.
        round: u16,
        /// Who.
        player: PlayerId,
    },
    /// A player is paired with himself.
    #[error("player {0} is paired with himself: name two players")]
    Himself(PlayerId),
    /// The round before is not finished.
    #[error("round {0} still has games without result: enter them first")]
    Unfinished(u16),
    /// A result that the scale does not know.
    #[error("the scale of this event has no result {white}-{black}")]
    NoSuchResult {
        /// White's points.
        white: Fraction,
        /// Black's points.
        black: Fraction,
    },
    /// A newcomer for whom the table that was made before round 1 has no place.
    #[error(
        "round 1 is paired, and the table of this system has no place for more: let the newcomer \
         take over the number of somebody who left, or take the rounds back and enter him before \
         round 1"
    )]
    TableMade,
    /// A new team for which the table that was made before round 1 has no place.
    #[error(
        "round 1 is paired, and the table of this system has no place for the new team `{0}`: \
         let the newcomer sit in a team that is there, or take the rounds back and enter the team \
         before round 1"
    )]
    TeamTableMade(String),
    /// A result that changes who goes on in a knock-out whose next stage is paired.
    #[error(
        "round {round} is paired, and this would change who goes on from the tie of {one} and \
         {other}: take the rounds from {round} on back first"
    )]
    GoesOn {
        /// The first round that would have to be paired again, from 1.
        round: u16,
        /// One of the tie.
        one: PlayerId,
        /// The other.
        other: PlayerId,
    },
    /// A rest for points where the table has a game for everybody.
    #[error(
        "the table of the system `{0}` has a game for everybody, so nobody rests for points: say \
         that he is absent, which gives his game away"
    )]
    NoRest(System),
    /// A change after the start needs a reason for the log.
    #[error("the regulations are fixed since round 1: give a reason for the log")]
    ReasonNeeded,
}

impl Event {
    /// An event without players.
    pub fn new(name: impl Into<String>, regulations: Regulations) -> Event {
        Event {
            name: name.into(),
            city: String::new(),
            federation: String::new(),
            starts: String::new(),
            ends: String::new(),
            arbiter: String::new(),
            regulations,
            players: Vec::new(),
            teams: Vec::new(),
            rounds: Vec::new(),
            requested_byes: Vec::new(),
            start_draws: Vec::new(),
            forbidden: Vec::new(),
            accelerations: Vec::new(),
            play_offs: Vec::new(),
            records: Vec::new(),
            log: Vec::new(),
        }
    }

    /// When a round (from 1) is played: as it says itself, else as the regulations
    /// say; may be empty.
    pub fn date_of(&self, round: u16) -> &str {
        let index = usize::from(round).wrapping_sub(1);
        let own = self.rounds.get(index).map(|r| &r.date);
        own.filter(|date| !date.is_empty())
            .or_else(|| self.regulations.round_dates.get(index))
            .map_or("", String::as_str)
    }

    /// Whether round 1 has been paired, so that changes are logged.
    pub fn has_started(&self) -> bool {
        !self.rounds.is_empty()
    }

    /// A player by number.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.iter().find(|p| p.id == id)
    }

    /// A team by number.
    pub fn team(&self, id: TeamId) -> Option<&Team> {
        self.teams.iter().find(|t| t.id == id)
    }

    /// The team a player belongs to.
    pub fn team_of(&self, player: PlayerId) -> Option<&Team> {
        self.teams.iter().find(|t| t.members.contains(&player))
    }

    /// Who of two teams in a match has nobody opposite, as the other team brought
    /// fewer players, in board order: members with a full-point bye in that round.
    /// Their boards follow those of the match, and count as won by forfeit.
    pub fn unopposed(&self, round: &Round, fixture: &TeamMatch) -> Vec<PlayerId> {
        let teams = [fixture.white, fixture.black].into_iter();
        let members = teams
            .filter_map(|id| self.team(id))
            .flat_map(|t| &t.members);
        let alone = |player: &&PlayerId| {
            let mut byes = round.byes.iter();
            byes.any(|bye| bye.player == **player && bye.kind == ByeKind::Full)
        };
        members.filter(alone).copied().collect()
    }

    /// Whether a team, by the number under which it is paired, has somebody to
    /// send to a round.
    pub(crate) fn team_is_in(&self, team: PlayerId, round: u16) -> bool {
        let members = self
            .team(TeamId(team.0))
            .map_or(&[][..], |t| &t.members[..]);
        let is_in = |id: &PlayerId| self.player(*id).is_some_and(|p| p.is_in(round));
        members.is_empty() || members.iter().any(is_in)
    }

    /// A number not given yet: the one after the highest, as long as files hold it, else
    /// the smallest.
    pub fn free_id(&self) -> PlayerId {
        let given: BTreeSet<u32> = self.players.iter().map(|p| p.id.0).collect();
        let next = given.last().map_or(1, |id| id.saturating_add(1));
        let smallest = || (1..=next).find(|id| !given.contains(id));
        PlayerId(match next {
            next if next <= MOST_PLAYER_ID => next,
            next => smallest().unwrap_or(next),
        })
    }

    /// Enters a player. After the start he is a late entry of the next round.
    ///
    /// # Errors
    ///
    /// If the number is taken, number or rating are too high, or the event has started
    /// by a table made for those who were there.
    pub fn add_player(&mut self, mut player: Player) -> Result<(), EventError> {
        if !(1..=MOST_PLAYER_ID).contains(&player.id.0) {
            return Err(EventError::NumberBeyond(player.id));
        }
        if let Some(rating) = player.rating.filter(|rating| *rating > MOST_RATING) {
            return Err(EventError::RatingBeyond(rating));
        }
        if self.player(player.id).is_some() {
            return Err(EventError::Taken(player.id));
        }
        if self.has_started() {
            if self.regulations.system.is_fixed_by_entries() {
                return Err(EventError::TableMade);
            }
            player.joined = player.joined.max(self.next_round());
            self.note(
                None,
                What::LateEntry {
                    player: player.id,
                    round: player.joined,
                },
            );
        }
        self.players.push(player);
        self.players.sort_by_key(|p| p.id);
        Ok(())
    }

    /// Numbers everybody by rating, the highest first, and whoever is named elsewhere
    /// with them; gives the new numbers by the old ones. Only before round 1: afterwards
    /// numbers must stay.
    pub fn number_by_rating(&mut self) -> BTreeMap<PlayerId, PlayerId> {
        let mut number: BTreeMap<PlayerId, PlayerId> = BTreeMap::new();
        if self.has_started() {
            return number;
        }
        self.players
            .sort_by_key(|player| (std::cmp::Reverse(player.rating), player.id));
        for (new, player) in (1..).zip(&mut self.players) {
            number.insert(player.id, PlayerId(new));
            player.id = PlayerId(new);
        }
        let renew = |id: &mut PlayerId| {
            if let Some(new) = number.get(id) {
                *id = *new;
            }
        };
        let members = self.teams.iter_mut().flat_map(|team| &mut team.members);
        members.for_each(renew);
        if !self.regulations.system.is_team() {
            let byes = self.requested_byes.iter_mut().map(|bye| &mut bye.player);
            let groups = self.forbidden.iter_mut().flat_map(|g| &mut g.players);
            byes.chain(groups).for_each(renew);
        }
        number
    }

    /// Puts a player into a team, behind those who are there; a new name makes a
    /// team, an empty one only takes him out of his.
    ///
    /// # Errors
    ///
    /// If the team is new and the event has started by a table made for those that were
    /// there.
    pub fn seat(&mut self, player: PlayerId, team: &str) -> Result<(), EventError> {
        let is_new = !team.trim().is_empty() && !self.teams.iter().any(|t| t.name == team.trim());
        let by_table = matches!(
            self.regulations.system,
            System::TeamRoundRobin | System::Scheveningen
        );
        if is_new && by_table && self.has_started() {
            return Err(EventError::TeamTableMade(team.trim().to_owned()));
        }
        for old in &mut self.teams {
            old.members.retain(|member| *member != player);
        }
        let team = team.trim();
        if team.is_empty() {
            return Ok(());
        }
        if let Some(known) = self.teams.iter_mut().find(|known| known.name == *team) {
            known.members.push(player);
            return Ok(());
        }
        let highest = self.teams.iter().map(|t| t.id.0).max().unwrap_or(0);
        self.teams.push(Team {
            id: TeamId(highest + 1),
            name: team.to_owned(),
            members: vec![player],
        });
        Ok(())
    }

    /// The number of the round to be paired next, from 1.
    pub fn next_round(&self) -> u16 {
        u16::try_from(self.rounds.len() + 1).unwrap_or(u16::MAX)
    }

    /// A paired round, from 1.
    ///
    /// # Errors
    ///
    /// If it has not been paired.
    pub fn round(&self, number: u16) -> Result<&Round, EventError> {
        let index = usize::from(number).checked_sub(1);
        index
            .and_then(|i| self.rounds.get(i))
            .ok_or(EventError::NoSuchRound(number))
    }

    /// Enters a result by round and board, both from 1. Overwriting one is
    /// logged.
    ///
    /// # Errors
    ///
    /// If there is no such round or board, or if in a knock-out whose next stage is paired
    /// another one than before would go on.
    pub fn set_result(
        &mut self,
        round: u16,
        board: usize,
        result: GameResult,
        when: Option<String>,
    ) -> Result<(), EventError> {
        let boards = self.round(round)?.boards.len();
        let index = board.checked_sub(1).filter(|index| *index < boards);
        let index = index.ok_or(EventError::NoSuchBoard {
            round,
            board,
            boards,
        })?;
        let before_change = astray(self);
        let slot = |event: &mut Event, result: GameResult| {
            let board = &mut event.rounds[usize::from(round) - 1].boards[index];
            std::mem::replace(&mut board.result, result)
        };
        let before = slot(self, result.clone());
        // A tie that did not fit before may be mended step by step.
        let known = |new: &Astray| before_change.iter().any(|old| old.tie == new.tie);
        if let Some(new) = astray(self).into_iter().find(|new| !known(new)) {
            slot(self, before);
            let (round, [one, other]) = (new.round, new.tie);
            return Err(EventError::GoesOn { round, one, other });
        }
        if before.is_final() && before != result {
            self.note(
                when,
                What::ResultChanged {
                    round,
                    board,
                    before,
                    after: result,
                },
            );
        }
        Ok(())
    }

    /// Changes the regulations. Once the event has started the reason is
    /// needed and logged.
    ///
    /// # Errors
    ///
    /// If the event has started and no reason is given.
    pub fn change_regulations(
        &mut self,
        regulations: Regulations,
        reason: &str,
        when: Option<String>,
    ) -> Result<(), EventError> {
        if self.has_started() && self.regulations != regulations {
            if reason.trim().is_empty() {
                return Err(EventError::ReasonNeeded);
            }
            let before = Box::new(self.regulations.clone());
            self.note(
                when,
                What::RegulationsChanged {
                    before,
                    reason: reason.to_owned(),
                },
            );
        }
        self.regulations = regulations;
        Ok(())
    }

    /// A player leaves after a round (0: before the first).
    ///
    /// # Errors
    ///
    /// If there is no such player.
    pub fn withdraw(
        &mut self,
        player: PlayerId,
        after: u16,
        when: Option<String>,
    ) -> Result<(), EventError> {
        let entry = self.players.iter_mut().find(|p| p.id == player);
        entry
            .ok_or(EventError::NoSuchPlayer(player))?
            .withdrawn_after = Some(after);
        self.note(when, What::Withdrawal { player, after });
        Ok(())
    }

    /// A player who left comes back for the round to be paired next.
    ///
    /// # Errors
    ///
    /// If there is no such player.
    pub fn come_back(&mut self, player: PlayerId, when: Option<String>) -> Result<(), EventError> {
        let round = self.next_round();
        let entry = self.players.iter_mut().find(|p| p.id == player);
        let entry = entry.ok_or(EventError::NoSuchPlayer(player))?;
        if entry.withdrawn_after.take().is_some() {
            self.note(when, What::Return { player, round });
        }
        Ok(())
    }

    /// Appends a round after checking it. The colour that was drawn for the first player
    /// is kept in the regulations.
    ///
    /// # Errors
    ///
    /// If a player is unknown, appears twice or meets himself, or the round
    /// before is unfinished.
    pub fn append_round(&mut self, round: Round) -> Result<u16, EventError> {
        let number = self.next_round();
        self.check_round(&round, number)?;
        if self.rounds.last().is_some_and(|last| !last.is_finished()) {
            return Err(EventError::Unfinished(number - 1));
        }
        let date = self.date_of(number).to_owned();
        self.rounds.push(round);
        // From now on known, whatever becomes of the games that show it.
        if self.regulations.first_colour.is_none() {
            self.regulations.first_colour = shown_first_colour(self);
        }
        if let Some(round) = self.rounds.last_mut().filter(|r| r.date.is_empty()) {
            round.date = date;
        }
        Ok(number)
    }

    /// Whether a round is one that can be played: known players, each once.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn check_round(&self, round: &Round, number: u16) -> Result<(), EventError> {
        let known: BTreeSet<PlayerId> = self.players.iter().map(|p| p.id).collect();
        let mut seen = BTreeSet::new();
        let mut see = |player: PlayerId| {
            if !known.contains(&player) {
                return Err(EventError::NoSuchPlayer(player));
            }
            if !seen.insert(player) {
                return Err(EventError::Twice {
                    round: number,
                    player,
                });
            }
            Ok(())
        };
        for Board { white, black, .. } in &round.boards {
            if white == black {
                return Err(EventError::Himself(*white));
            }
            see(*white)?;
            see(*black)?;
        }
        round.byes.iter().try_for_each(|bye| see(bye.player))
    }

    /// Byes asked for in a round.
    pub fn requested(&self, round: u16) -> BTreeMap<PlayerId, ByeKind> {
        let of_round = self.requested_byes.iter().filter(|b| b.round == round);
        of_round.map(|b| (b.player, b.kind)).collect()
    }

    /// Writes a line into the log.
    pub fn note(&mut self, when: Option<String>, what: What) {
        self.log.push(LogEntry {
            when,
            after_round: self.next_round() - 1,
            what,
        });
    }
}
