//! Berger numbers such that players of one federation or club have met before
//! the end of a round robin, when somebody could be asked to lose on purpose.
//!
//! The Varma tables list numbers among which nobody meets in the last three
//! rounds. Any number of players and federations of any size are wanted here, so
//! the numbers are looked for: from those of the entry list by changing two at a
//! time as long as that helps. Nothing is drawn by lot; the same entry list gives
//! the same numbers.

use super::{berger, berger_rounds};
use crate::model::{Apart, Event, PlayerId};

/// Rounds at the end that are kept free.
const LAST: usize = 3;

/// More players than this keep their numbers: no round robin is so long.
const MOST: usize = 100;

/// Who gets which Berger number: the player at index 0 gets number 1.
pub(super) fn seats(event: &Event, ids: &[PlayerId]) -> Vec<PlayerId> {
    let Some(by) = event.regulations.keep_apart else {
        return ids.to_vec();
    };
    if ids.len() > MOST || ids.len() < 4 {
        return ids.to_vec();
    }
    let kin: Vec<&str> = ids.iter().map(|id| kin(event, *id, by)).collect();
    let mut seats = Seats::new(&kin);
    seats.settle();
    seats.who.iter().map(|index| ids[*index]).collect()
}

/// What must be equal for two to be kept apart; empty for nobody.
fn kin(event: &Event, id: PlayerId, by: Apart) -> &str {
    event.player(id).map_or("", |player| match by {
        Apart::Federation => &player.federation,
        Apart::Club => &player.club,
    })
}

struct Seats<'a> {
    kin: &'a [&'a str],
    /// Player of each number.
    who: Vec<usize>,
    /// How bad it is if two numbers are kin: the later they meet in the last
    /// rounds, the worse.
    cost: Vec<Vec<u32>>,
}

impl<'a> Seats<'a> {
    fn new(kin: &'a [&'a str]) -> Seats<'a> {
        let count = kin.len();
        let rounds = berger_rounds(count);
        let mut cost = vec![vec![0; count]; count];
        for (late, round) in (rounds.saturating_sub(LAST) + 1..=rounds).enumerate() {
            for (a, b) in berger(count, round, false) {
                let worth = 1 << late;
                (cost[a - 1][b - 1], cost[b - 1][a - 1]) = (worth, worth);
            }
        }
        Seats {
            kin,
            who: (0..count).collect(),
            cost,
        }
    }

    /// What a player would cost on a number, the number `but` left out.
    fn on(&self, player: usize, number: usize, but: usize) -> u32 {
        if self.kin[player].is_empty() {
            return 0;
        }
        let others = (0..self.who.len()).filter(|n| *n != number && *n != but);
        others
            .filter(|n| self.kin[self.who[*n]] == self.kin[player])
            .map(|n| self.cost[number][n])
            .sum()
    }

    /// Changes two numbers as long as it helps; first the nearest, so that most
    /// players keep theirs.
    fn settle(&mut self) {
        let count = self.who.len();
        loop {
            let mut best = (0, 0, 0);
            for distance in 1..count {
                for a in 0..count - distance {
                    let b = a + distance;
                    let (x, y) = (self.who[a], self.who[b]);
                    let before = self.on(x, a, b) + self.on(y, b, a);
                    let after = self.on(x, b, a) + self.on(y, a, b);
                    let gain = before.saturating_sub(after);
                    if gain > best.0 {
                        best = (gain, a, b);
                    }
                }
            }
            let (gain, a, b) = best;
            if gain == 0 {
                return;
            }
            self.who.swap(a, b);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn late_meetings(kin: &[&str]) -> Vec<(usize, usize, usize)> {
        let mut seats = Seats::new(kin);
        seats.settle();
        let rounds = berger_rounds(kin.len());
        let mut found = Vec::new();
        for round in rounds.saturating_sub(LAST) + 1..=rounds {
            for (a, b) in berger(kin.len(), round, false) {
                let (a, b) = (seats.who[a - 1], seats.who[b - 1]);
                if kin[a] == kin[b] {
                    found.push((round, a, b));
                }
            }
        }
        found
    }

    #[test]
    fn kin_have_met_before_the_last_three_rounds() {
        // As large as the groups of the Varma tables: 3 + 3 + 3 + 1 of ten, 4 of
        // twelve and so on.
        let ten = ["a", "a", "a", "b", "b", "b", "c", "c", "c", "d"];
        assert_eq!(late_meetings(&ten), []);
        let twelve = ["a", "a", "a", "a", "b", "b", "b", "c", "c", "d", "e", "f"];
        assert_eq!(late_meetings(&twelve), []);
        let sixteen = [
            "n", "n", "n", "n", "f", "f", "f", "f", "g", "g", "g", "h", "h", "i", "j", "k",
        ];
        assert_eq!(late_meetings(&sixteen), []);
    }

    #[test]
    fn everybody_keeps_a_number_of_his_own() {
        for count in 4..=20 {
            let kin: Vec<&str> = (0..count).map(|n| ["x", "y", "z"][n % 3]).collect();
            let mut seats = Seats::new(&kin);
            seats.settle();
            let mut who = seats.who.clone();
            who.sort_unstable();
            assert_eq!(who, (0..count).collect::<Vec<_>>());
        }
    }
}
