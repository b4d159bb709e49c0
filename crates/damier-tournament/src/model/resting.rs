//! Who has no game in a round, also where the file does not say so.

use super::{Bye, ByeKind, Event, TeamBye, TeamId};

impl Event {
    /// Who has no game in a round (from 1), and why: the byes, and in a round robin of an
    /// odd number the one who is free, whose round brings nothing.
    pub fn resting(&self, number: u16) -> Vec<Bye> {
        let Ok(round) = self.round(number) else {
            return Vec::new();
        };
        let mut resting = round.byes.clone();
        let system = self.regulations.system;
        if system.is_round_robin() && !system.is_team() && !round.boards.is_empty() {
            let players = self.players.iter().filter(|p| p.is_in(number));
            let ids = players.map(|p| p.id);
            let ids = ids.filter(|id| self.teams.is_empty() || self.team_of(*id).is_some());
            let free = ids.filter(|id| {
                round.board_of(*id).is_none() && round.byes.iter().all(|b| b.player != *id)
            });
            resting.extend(free.map(|player| Bye {
                player,
                kind: ByeKind::Pairing,
            }));
        }
        resting
    }

    /// The same of teams: which have no match in a round.
    pub fn resting_teams(&self, number: u16) -> Vec<TeamBye> {
        let Ok(round) = self.round(number) else {
            return Vec::new();
        };
        let mut resting = round.team_byes.clone();
        let system = self.regulations.system;
        if system.is_round_robin() && system.is_team() && !round.matches.is_empty() {
            let meets = |id: TeamId| {
                let mut matches = round.matches.iter();
                matches.any(|m| m.white == id || m.black == id)
            };
            let rests = |id: TeamId| round.team_byes.iter().any(|b| b.team == id);
            let free = self.teams.iter().map(|team| team.id);
            let free = free.filter(|id| !meets(*id) && !rests(*id));
            resting.extend(free.map(|team| TeamBye {
                team,
                kind: ByeKind::Pairing,
            }));
        }
        resting
    }
}
