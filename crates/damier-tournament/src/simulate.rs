//! Whole events made up from a seed: to try regulations out and to test
//! pairing programs against each other.

mod teams;

use damier_game::Side;

use crate::Fraction;
use crate::model::{
    Board, Bye, ByeKind, Event, GameResult, Player, Regulations, RequestedBye, Round, System, Team,
    TeamId, TeamMatch, TeamRules,
};
use crate::pairing::{PairingError, pair_round};
use crate::standings::Preset;

/// What a made-up event is like. Rates are one in so many; 0 is never.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Simulation {
    /// Entries.
    pub players: u32,
    /// Rounds.
    pub rounds: u16,
    /// How rounds are paired.
    pub system: System,
    /// Where teams are paired: boards of a match. The entries are dealt out to as many
    /// teams as that takes, so that some may have a player too few.
    pub boards: u16,
    /// What the order is made by.
    pub preset: Preset,
    /// The same seed makes the same event.
    pub seed: u64,
    /// Share of draws among equals, per cent.
    pub draws: u32,
    /// Games lost by not appearing.
    pub forfeits: u32,
    /// Byes asked for with half a win, a player and round.
    pub half_byes: u32,
    /// Rounds a player is absent from.
    pub absences: u32,
    /// Players who leave for good, a round.
    pub withdrawals: u32,
}

impl Simulation {
    /// An event in which everybody always plays.
    pub const fn new(players: u32, rounds: u16, seed: u64) -> Simulation {
        Simulation {
            players,
            rounds,
            system: System::Dutch2026,
            boards: 4,
            preset: Preset::Fide2026,
            seed,
            draws: 30,
            forfeits: 0,
            half_byes: 0,
            absences: 0,
            withdrawals: 0,
        }
    }

    /// Makes the event. It ends early if a round cannot be paired.
    ///
    /// # Errors
    ///
    /// If not even the first round can be paired.
    pub fn run(&self) -> Result<Event, PairingError> {
        let mut numbers = Numbers::new(self.seed);
        let mut regulations = Regulations::new(self.system, self.rounds, self.preset);
        let white = numbers.one_in(2);
        regulations.first_colour = Some(if white { Side::White } else { Side::Black });
        let mut event = Event::new(format!("Simulation {}", self.seed), regulations);
        event.players = self.entries(&mut numbers);
        if self.system.is_team() {
            return teams::run(self, event, &mut numbers);
        }
        if self.system == System::Scheveningen {
            self.two_teams(&mut event);
        }
        for round in 1..=self.rounds {
            self.absent(&mut event, round, &mut numbers);
            let pairs = match pair_round(&event, round, self.system) {
                Ok(pairs) => pairs,
                Err(error) if round == 1 => return Err(error),
                Err(_) => break,
            };
            let mut made = Round::default();
            for pair in pairs {
                match pair.black {
                    Some(black) => {
                        let mut board = Board::new(pair.white, black);
                        board.result = self.result(&event, &board, &mut numbers);
                        made.boards.push(board);
                    }
                    // A free round of a table brings nothing.
                    None if self.system.is_round_robin() => {}
                    None => made.byes.push(Bye {
                        player: pair.white,
                        kind: ByeKind::Pairing,
                    }),
                }
            }
            let absent = event.requested(round);
            let seated =
                |id| made.board_of(id).is_some() || made.byes.iter().any(|b| b.player == id);
            let absent: Vec<_> = absent.into_iter().filter(|(id, _)| !seated(*id)).collect();
            made.byes.extend(
                absent
                    .into_iter()
                    .map(|(player, kind)| Bye { player, kind }),
            );
            if let [home, guests] = &event.teams[..] {
                made.matches.push(TeamMatch {
                    white: home.id,
                    black: guests.id,
                    boards: (0..made.boards.len()).collect(),
                });
            }
            event.rounds.push(made);
        }
        event.requested_byes.clear();
        Ok(event)
    }

    /// The two teams of a match: by turns, so that they are about equally strong.
    fn two_teams(&self, event: &mut Event) {
        let boards = u16::try_from(self.players / 2).unwrap_or(u16::MAX);
        event.regulations.teams = Some(TeamRules::new(boards));
        event.regulations.criteria = self.preset.team_criteria();
        event.teams = (1..=2_u32)
            .map(|number| {
                let members = event.players.iter().map(|player| player.id);
                Team {
                    id: TeamId(number),
                    name: format!("Team {number}"),
                    members: members.filter(|id| id.0 % 2 == number % 2).collect(),
                }
            })
            .collect();
    }

    fn entries(&self, numbers: &mut Numbers) -> Vec<Player> {
        let mut ratings: Vec<u32> = (0..self.players)
            .map(|_| 1400 + numbers.below(1000))
            .collect();
        ratings.sort_unstable_by(|a, b| b.cmp(a));
        let player = |(id, rating): (u32, u32)| {
            let mut player = Player::new(id, format!("Player {id}"));
            player.rating = Some(rating);
            player
        };
        (1..=self.players).zip(ratings).map(player).collect()
    }

    fn absent(&self, event: &mut Event, round: u16, numbers: &mut Numbers) {
        let mut byes = Vec::new();
        for player in &mut event.players {
            if round > 1 && player.withdrawn_after.is_none() && numbers.one_in(self.withdrawals) {
                player.withdrawn_after = Some(round - 1);
            }
            let kind = if player.withdrawn_after.is_some() || numbers.one_in(self.absences) {
                ByeKind::Zero
            } else if numbers.one_in(self.half_byes) {
                ByeKind::Half
            } else {
                continue;
            };
            byes.push(RequestedBye {
                round,
                player: player.id,
                kind,
            });
        }
        event.requested_byes.extend(byes);
    }

    fn result(&self, event: &Event, board: &Board, numbers: &mut Numbers) -> GameResult {
        let knock_out = self.system == System::KnockOut;
        if knock_out || self.system.is_round_robin() {
            // A table has a game for those who are not there, too.
            let asked = event.requested(event.next_round());
            let [white, black] = [board.white, board.black].map(|id| asked.contains_key(&id));
            if white && black && !knock_out {
                return GameResult::DoubleForfeit;
            }
            if white || black {
                return GameResult::forfeit(if white { Side::Black } else { Side::White });
            }
        }
        self.chance(event, board, numbers)
    }

    /// The result of a game whose players are there, or should be.
    fn chance(&self, event: &Event, board: &Board, numbers: &mut Numbers) -> GameResult {
        let knock_out = self.system == System::KnockOut;
        if numbers.one_in(self.forfeits) {
            return match numbers.below(5) {
                0 if knock_out => GameResult::forfeit(Side::White),
                0 => GameResult::DoubleForfeit,
                1 | 2 => GameResult::forfeit(Side::White),
                _ => GameResult::forfeit(Side::Black),
            };
        }
        // Somebody has to go on: a tie of one game is not drawn.
        if !knock_out && numbers.below(100) < self.draws {
            return GameResult::Draw;
        }
        let rating = |id| event.player(id).and_then(|p| p.rating).unwrap_or(1500);
        let expected =
            crate::rating::expected_score(rating(board.white), rating(board.black), None);
        let per_cent = (expected * Fraction::whole(100)).numerator();
        let white = i64::from(numbers.below(100)) < per_cent;
        GameResult::win(if white { Side::White } else { Side::Black })
    }
}

/// A small generator of numbers from a seed (splitmix64): an event made up today
/// must come out the same years from now.
struct Numbers(u64);

impl Numbers {
    const fn new(seed: u64) -> Numbers {
        Numbers(seed)
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, limit: u32) -> u32 {
        u32::try_from(((self.next() >> 32) * u64::from(limit)) >> 32).unwrap_or(0)
    }

    fn one_in(&mut self, many: u32) -> bool {
        many > 0 && self.below(many) == 0
    }
}
