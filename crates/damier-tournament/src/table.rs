//! The crosstable: every player's rounds side by side, which standings and
//! pairing engines read instead of walking through boards.

use std::collections::BTreeMap;

use damier_game::Side;

use crate::Fraction;

use crate::model::{
    ByeKind, Event, GameResult, PlayerId, PointScale, ResultClass, Round, TeamId, TeamMatch,
    TeamRules, WithdrawalRule,
};
use crate::pairing::knock_out_stages;

/// One finished game, seen from one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    /// Row of the opponent.
    pub opponent: usize,
    /// Own colour (for teams: on the first board).
    pub side: Side,
    /// Own points.
    pub points: Fraction,
    /// Points of the opponent.
    pub against: Fraction,
    /// Won, drawn, lost.
    pub class: ResultClass,
    /// Whether it was played over the board.
    pub played: bool,
    /// +1 for a plus draw, -1 for a minus draw.
    pub balance: i64,
    /// Whether it counts for ratings.
    pub rated: bool,
}

/// One round of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// Neither game nor bye: a free round, or not in the event.
    Empty,
    /// A game without result yet.
    Pending {
        /// Row of the opponent.
        opponent: usize,
        /// Own colour.
        side: Side,
    },
    /// A finished game or a forfeit.
    Game(Game),
    /// A round off.
    Bye {
        /// Of which kind.
        kind: ByeKind,
        /// What it brings.
        points: Fraction,
    },
}

impl Slot {
    /// What the round brought.
    pub const fn points(&self) -> Fraction {
        match self {
            Slot::Game(game) => game.points,
            Slot::Bye { points, .. } => *points,
            Slot::Empty | Slot::Pending { .. } => Fraction::ZERO,
        }
    }

    /// The game, if there was one or a forfeit.
    pub const fn game(&self) -> Option<&Game> {
        match self {
            Slot::Game(game) => Some(game),
            _ => None,
        }
    }

    /// The game, if it was really played.
    pub fn played(&self) -> Option<&Game> {
        self.game().filter(|g| g.played)
    }
}

/// One player (or team) of a [`Table`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Number of the player or team.
    pub id: u32,
    /// Start number, for the order among equals.
    pub start: u32,
    /// Rating, if any.
    pub rating: Option<u32>,
    /// One slot a round.
    pub slots: Vec<Slot>,
    /// Teams: points of the single games, by board.
    pub board_points: Vec<Fraction>,
    /// Teams: points of the single games, by round.
    pub game_points: Vec<Fraction>,
    /// Knock-out: ties survived, and a half more while the next one is open.
    pub stage: Fraction,
}

impl Row {
    /// All points.
    pub fn points(&self) -> Fraction {
        self.slots.iter().map(Slot::points).sum()
    }

    /// Finished games and forfeits.
    pub fn games(&self) -> impl Iterator<Item = &Game> {
        self.slots.iter().filter_map(Slot::game)
    }
}

/// The crosstable of an event after some round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// How many rounds it shows.
    pub rounds: u16,
    /// Everybody, by id.
    pub rows: Vec<Row>,
    /// What a win brings.
    pub win: Fraction,
    /// What a draw brings.
    pub draw: Fraction,
    /// What a loss brings.
    pub loss: Fraction,
    /// Teams: what a win in a single game brings.
    pub game_win: Fraction,
    /// Whether everybody meets everybody.
    pub round_robin: bool,
    /// Whether the rows are teams.
    pub teams: bool,
}

impl Table {
    /// The table of an event after `upto` rounds (`None`: all). In team events
    /// the rows are the teams.
    pub fn of(event: &Event, upto: Option<u16>) -> Table {
        if let Some(rules) = team_rules(event) {
            return team_table(event, rules, upto);
        }
        Table::of_players(event, upto)
    }

    /// The table of the single players, in team events too.
    pub fn of_players(event: &Event, upto: Option<u16>) -> Table {
        let rounds = counted(event, upto);
        let index: BTreeMap<PlayerId, usize> = event
            .players
            .iter()
            .enumerate()
            .map(|(i, p)| (p.id, i))
            .collect();
        let stages = knock_out_stages(event, rounds);
        let empty = vec![Slot::Empty; rounds];
        let mut rows: Vec<Row> = event
            .players
            .iter()
            .map(|p| Row {
                id: p.id.0,
                start: p.start.unwrap_or(p.id.0),
                rating: p.rating.filter(|r| *r > 0),
                slots: empty.clone(),
                board_points: Vec::new(),
                game_points: Vec::new(),
                stage: stages.get(&p.id).copied().unwrap_or_default(),
            })
            .collect();
        let struck: Vec<bool> = event
            .players
            .iter()
            .map(|p| is_struck(event, p.id))
            .collect();
        for (number, round) in event.rounds.iter().take(rounds).enumerate() {
            fill(
                &mut rows,
                round,
                number,
                &index,
                &struck,
                &event.regulations.scale,
            );
        }
        Table {
            rounds: u16::try_from(rounds).unwrap_or(u16::MAX),
            rows,
            win: event.regulations.scale.most(),
            draw: event.regulations.scale.draw,
            loss: event.regulations.scale.loss,
            game_win: event.regulations.scale.most(),
            round_robin: event.regulations.system.is_round_robin(),
            teams: false,
        }
    }

    /// Row of a player or team.
    pub fn row_of(&self, id: u32) -> Option<usize> {
        self.rows.iter().position(|r| r.id == id)
    }
}

fn counted(event: &Event, upto: Option<u16>) -> usize {
    upto.map_or(event.rounds.len(), |n| event.rounds.len().min(n.into()))
}

/// The rules of matches, if the rows are to be teams.
fn team_rules(event: &Event) -> Option<&TeamRules> {
    event
        .regulations
        .teams
        .as_ref()
        .filter(|_| !event.teams.is_empty())
}

/// Whether all games of a player are struck: he left too early.
fn is_struck(event: &Event, player: PlayerId) -> bool {
    event.regulations.withdrawal == WithdrawalRule::KeepAboveHalf
        && event
            .player(player)
            .and_then(|p| p.withdrawn_after)
            .is_some_and(|after| u32::from(after) * 2 <= u32::from(event.round_count()))
}

fn fill(
    rows: &mut [Row],
    round: &Round,
    number: usize,
    index: &BTreeMap<PlayerId, usize>,
    struck: &[bool],
    scale: &PointScale,
) {
    for board in &round.boards {
        let (Some(&white), Some(&black)) = (index.get(&board.white), index.get(&board.black))
        else {
            continue;
        };
        if struck[white] || struck[black] {
            continue;
        }
        for (row, opponent, side) in [(white, black, Side::White), (black, white, Side::Black)] {
            let result = &board.result;
            rows[row].slots[number] = match (
                scale.game(result, side),
                scale.game(result, !side),
                result.class(side),
            ) {
                (Some(points), Some(against), Some(class)) => Slot::Game(Game {
                    opponent,
                    side,
                    points,
                    against,
                    class,
                    played: result.is_played(),
                    balance: result.balance(side),
                    rated: board.rated,
                }),
                _ if result.is_final() => Slot::Empty,
                _ => Slot::Pending { opponent, side },
            };
        }
    }
    for bye in &round.byes {
        if let Some(&row) = index.get(&bye.player) {
            rows[row].slots[number] = Slot::Bye {
                kind: bye.kind,
                points: scale.bye(bye.kind),
            };
        }
    }
}

fn team_table(event: &Event, rules: &TeamRules, upto: Option<u16>) -> Table {
    let rounds = counted(event, upto);
    let index: BTreeMap<TeamId, usize> = event
        .teams
        .iter()
        .enumerate()
        .map(|(i, t)| (t.id, i))
        .collect();
    let boards = usize::from(rules.boards);
    let mut rows: Vec<Row> = event
        .teams
        .iter()
        .map(|t| Row {
            id: t.id.0,
            start: t.id.0,
            rating: team_rating(event, &t.members, boards),
            slots: vec![Slot::Empty; rounds],
            board_points: vec![Fraction::ZERO; boards],
            game_points: vec![Fraction::ZERO; rounds],
            stage: Fraction::ZERO,
        })
        .collect();
    for (number, round) in event.rounds.iter().take(rounds).enumerate() {
        for fixture in &round.matches {
            let (Some(&white), Some(&black)) =
                (index.get(&fixture.white), index.get(&fixture.black))
            else {
                continue;
            };
            let score = MatchScore::of(event, round, fixture, boards);
            add_match(&mut rows, number, (white, black), &score, rules);
        }
        for bye in &round.team_byes {
            if let Some(&row) = index.get(&bye.team) {
                // As many game points as a drawn match on every board.
                let all = Fraction::whole(i64::from(rules.boards));
                let mut games = event.regulations.scale.draw * all;
                let mut points = match bye.kind {
                    ByeKind::Full => rules.win,
                    ByeKind::Half | ByeKind::Pairing => rules.draw,
                    ByeKind::Zero => rules.loss,
                };
                if bye.kind == ByeKind::Pairing
                    && let Some(worth) = rules.bye
                {
                    (points, games) = (worth.match_points, worth.game_points);
                }
                rows[row].slots[number] = Slot::Bye {
                    kind: bye.kind,
                    points,
                };
                if bye.kind != ByeKind::Zero {
                    let each = games.checked_div(all).unwrap_or_default();
                    rows[row].board_points.iter_mut().for_each(|b| *b += each);
                    rows[row].game_points[number] = games;
                }
            }
        }
    }
    Table {
        rounds: u16::try_from(rounds).unwrap_or(u16::MAX),
        rows,
        win: rules.win,
        draw: rules.draw,
        loss: rules.loss,
        game_win: event.regulations.scale.most(),
        round_robin: event.regulations.system.is_round_robin(),
        teams: true,
    }
}

fn team_rating(event: &Event, members: &[PlayerId], boards: usize) -> Option<u32> {
    let ratings: Vec<u32> = members
        .iter()
        .take(boards)
        .filter_map(|m| event.player(*m)?.rating)
        .collect();
    let count = u32::try_from(ratings.len()).ok().filter(|n| *n > 0)?;
    Some(ratings.iter().sum::<u32>() / count)
}

/// What the boards of one match gave.
struct MatchScore {
    boards: Vec<[Fraction; 2]>,
    played: bool,
    complete: bool,
}

impl MatchScore {
    fn of(event: &Event, round: &Round, fixture: &TeamMatch, boards: usize) -> MatchScore {
        let scale = &event.regulations.scale;
        let mut score = MatchScore {
            boards: vec![[Fraction::ZERO; 2]; boards],
            played: false,
            complete: true,
        };
        for (place, index) in fixture.boards.iter().take(boards).enumerate() {
            let Some(board) = round.boards.get(*index) else {
                continue;
            };
            let home_is_white = event
                .team_of(board.white)
                .is_some_and(|team| team.id == fixture.white);
            let home = if home_is_white {
                Side::White
            } else {
                Side::Black
            };
            score.complete &= board.result.is_final();
            score.played |= board.result.is_played();
            for (team, side) in [(0, home), (1, !home)] {
                score.boards[place][team] +=
                    scale.game(&board.result, side).unwrap_or(Fraction::ZERO);
            }
        }
        let forfeit = GameResult::forfeit(Side::White);
        let empty = score.boards.iter_mut().skip(fixture.boards.len());
        for (place, player) in empty.zip(event.unopposed(round, fixture)) {
            let team = event.team_of(player);
            let is_home = team.is_some_and(|team| team.id == fixture.white);
            let own = usize::from(!is_home);
            for (team, side) in [(own, Side::White), (1 - own, Side::Black)] {
                place[team] += scale.game(&forfeit, side).unwrap_or(Fraction::ZERO);
            }
        }
        score
    }

    fn total(&self, team: usize) -> Fraction {
        self.boards.iter().map(|b| b[team]).sum()
    }
}

fn add_match(
    rows: &mut [Row],
    number: usize,
    (white, black): (usize, usize),
    score: &MatchScore,
    rules: &TeamRules,
) {
    let of = |own: Fraction, other: Fraction| match own.cmp(&other) {
        std::cmp::Ordering::Greater => (rules.win, ResultClass::Win),
        // Neither made anything on any board: both stayed away or were punished.
        std::cmp::Ordering::Equal if own.is_zero() => (rules.loss, ResultClass::Loss),
        std::cmp::Ordering::Equal => (rules.draw, ResultClass::Draw),
        std::cmp::Ordering::Less => (rules.loss, ResultClass::Loss),
    };
    for (team, row, opponent, side) in [
        (0, white, black, Side::White),
        (1, black, white, Side::Black),
    ] {
        let (own, other) = (score.total(team), score.total(1 - team));
        let (points, class) = of(own, other);
        rows[row].slots[number] = if score.complete {
            Slot::Game(Game {
                opponent,
                side,
                points,
                against: of(other, own).0,
                class,
                played: score.played,
                balance: 0,
                rated: true,
            })
        } else {
            Slot::Pending { opponent, side }
        };
        rows[row].game_points[number] = own;
        for (board, points) in score.boards.iter().enumerate() {
            rows[row].board_points[board] += points[team];
        }
    }
}
