//! How many rounds an event has, and how far it has come.

use super::{Event, System};
use crate::pairing::{PairingError, berger_rounds, pair_round};

impl Event {
    /// How many rounds the event has in all: as many as its system takes for those
    /// entered, else as many as the regulations say, and never fewer than are paired.
    pub fn round_count(&self) -> u16 {
        let paired = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX);
        let said = self.regulations.rounds;
        let total = match self.system_rounds() {
            0 => said,
            table => table,
        };
        total.max(paired)
    }

    /// How many rounds the system takes; 0 if it has no end of its own.
    fn system_rounds(&self) -> u16 {
        let (players, teams) = (self.players.len(), self.teams.len());
        let rounds = match self.regulations.system {
            System::RoundRobin => berger_rounds(players),
            System::DoubleRoundRobin => berger_rounds(players) * 2,
            System::TeamRoundRobin => berger_rounds(teams),
            System::Scheveningen => self.teams.first().map_or(0, |team| team.members.len()),
            System::KnockOut if players > 1 => {
                let depth = usize::try_from(players.next_power_of_two().ilog2()).unwrap_or(0);
                depth * usize::from(self.regulations.games_a_tie.max(1))
            }
            _ => 0,
        };
        u16::try_from(rounds).unwrap_or(u16::MAX)
    }

    /// Whether those who play have been entered, as far as the number of rounds follows
    /// from them.
    pub(crate) fn has_its_entries(&self) -> bool {
        let fixed =
            self.regulations.system.is_round_robin() || self.regulations.system == System::KnockOut;
        !fixed || self.has_started() || self.system_rounds() == 0
    }

    /// Whether the last round is paired and all its results are in.
    pub fn is_over(&self) -> bool {
        let finished = self.rounds.last().is_some_and(|round| round.is_finished());
        finished && self.next_round() > self.round_count()
    }

    /// Whether nobody has said how many rounds there are: it goes on as long as the
    /// arbiter pairs rounds.
    pub fn is_open_ended(&self) -> bool {
        self.regulations.rounds == 0 && self.system_rounds() == 0
    }

    /// Whether another round can follow those paired.
    pub fn has_more(&self) -> bool {
        self.is_open_ended() || self.next_round() <= self.round_count()
    }

    /// Whether ties can be played off: at the end, and in a knock-out whenever a
    /// tie ended level, as its next round waits for that.
    pub fn may_play_off(&self) -> bool {
        let level = || {
            let next = pair_round(self, self.next_round(), System::KnockOut);
            matches!(next, Err(PairingError::Undecided(..)))
        };
        self.is_over()
            || (self.has_started() && self.regulations.system == System::KnockOut && level())
    }

    /// After which round the standings are taken unless somebody asks for another:
    /// the last one, but a round that was paired and has no result yet does not
    /// count. 0 before the first result.
    pub fn standing_round(&self) -> u16 {
        let last = self.next_round() - 1;
        match self.rounds.last() {
            Some(round) if !round.has_result() => last - 1,
            _ => last,
        }
    }
}
