//! Games and matches between players, refereed by the arbiter.

use std::fmt;
use std::sync::Arc;

use damier_arbiter::{Referee, RuleBook};
use damier_draughts::{Move, Position};
use damier_endgame::Tables;
use damier_game::{Outcome, Side};

use crate::Level;
use crate::Limits;
use crate::Random;
use crate::clocks::DrawRules;
use crate::engine::Engine;
use crate::past::Past;

/// Somebody who picks moves.
pub trait Player {
    /// A legal move of the position, which has at least one. `seed` is the only
    /// source of chance.
    fn pick(&mut self, position: &Position, past: &Past, seed: u64) -> Option<Move>;

    /// Called before every game.
    fn new_game(&mut self) {}
}

/// Plays any legal move, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPlayer;

impl Player for RandomPlayer {
    fn pick(&mut self, position: &Position, _past: &Past, seed: u64) -> Option<Move> {
        let mut moves = position.legal_moves();
        let at = Random::new(seed).below(moves.len());
        (!moves.is_empty()).then(|| moves.swap_remove(at))
    }
}

/// The engine at a level; never stopped by time.
#[derive(Debug)]
pub struct LevelPlayer {
    engine: Engine,
    level: Level,
    /// Caps the positions looked at per move, to make matches affordable.
    nodes: Option<u64>,
}

impl LevelPlayer {
    /// A player of this level with a table of so many megabytes. With `nodes`
    /// its thinking is cut off there.
    pub fn new(level: Level, table_megabytes: usize, nodes: Option<u64>) -> LevelPlayer {
        LevelPlayer {
            engine: Engine::new(table_megabytes),
            level,
            nodes,
        }
    }

    /// The same player with endgame tables.
    #[must_use]
    pub fn with_tables(mut self, tables: Arc<Tables>) -> LevelPlayer {
        self.engine.set_tables(Some(tables));
        self
    }
}

impl Player for LevelPlayer {
    fn pick(&mut self, position: &Position, past: &Past, seed: u64) -> Option<Move> {
        self.engine
            .choose_within(position, past, self.level, seed, self.nodes)
            .best
    }

    fn new_game(&mut self) {
        self.engine.forget();
    }
}

/// The engine searching to fixed limits.
#[derive(Debug)]
pub struct SearchPlayer {
    engine: Engine,
    limits: Limits,
}

impl SearchPlayer {
    /// A player that searches every move to these limits.
    pub fn new(limits: Limits, table_megabytes: usize) -> SearchPlayer {
        SearchPlayer {
            engine: Engine::new(table_megabytes),
            limits,
        }
    }

    /// The same player with endgame tables.
    #[must_use]
    pub fn with_tables(mut self, tables: Arc<Tables>) -> SearchPlayer {
        self.engine.set_tables(Some(tables));
        self
    }
}

impl Player for SearchPlayer {
    fn pick(&mut self, position: &Position, past: &Past, _seed: u64) -> Option<Move> {
        self.engine
            .search(position, past, &self.limits, &|| false)
            .best
    }

    fn new_game(&mut self) {
        self.engine.forget();
    }
}

/// A finished (or cut off) game.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// Where it began.
    pub start: Position,
    /// The moves played.
    pub moves: Vec<Move>,
    /// The referee with its verdict; without one if the game was cut off.
    pub referee: Referee,
}

impl GameRecord {
    /// The result; a game that was cut off counts as a draw.
    pub fn outcome(&self) -> Outcome {
        self.referee
            .verdict()
            .map_or(Outcome::Draw, |verdict| verdict.outcome)
    }
}

/// Games longer than this are cut off.
pub const LONGEST_GAME: usize = 400;

/// Plays one game from a position. A player without a move, or with an illegal
/// one, forfeits.
pub fn play_game(
    white: &mut dyn Player,
    black: &mut dyn Player,
    start: &Position,
    book: &Arc<RuleBook>,
    seed: u64,
) -> GameRecord {
    let facts = start.facts();
    let mut referee = Referee::new(Arc::clone(book), facts);
    let rules = DrawRules::from_book(book);
    let mut past = Past::start(rules, &facts);
    let mut random = Random::new(seed);
    let (mut position, mut moves) = (*start, Vec::new());
    white.new_game();
    black.new_game();
    while referee.verdict().is_none() && moves.len() < LONGEST_GAME {
        let side = position.side_to_move();
        let seed = random.next_u64();
        let picked = match side {
            Side::White => white.pick(&position, &past, seed),
            Side::Black => black.pick(&position, &past, seed),
        };
        let played = picked.and_then(|mv| position.play(&mv).ok().map(|facts| (mv, facts)));
        let Some((mv, facts)) = played else {
            referee.forfeit(side, None);
            break;
        };
        referee.record(&facts);
        past.record(&facts);
        moves.push(mv);
    }
    GameRecord {
        start: *start,
        moves,
        referee,
    }
}

/// The score of a match, from the first player's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Score {
    /// All games.
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Share of the points, 0 to 1; 0.5 without games.
    pub fn share(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.won) + 0.5 * f64::from(self.drawn)) / f64::from(self.games())
    }

    /// Takes note of a result of a game in which the first player had this side.
    pub fn record(&mut self, outcome: Outcome, side: Side) {
        match outcome.winner() {
            Some(winner) if winner == side => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.drawn += 1,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.won, self.drawn, self.lost)
    }
}

/// What is played in a match.
#[derive(Clone, Debug)]
pub struct MatchPlan {
    /// Where the game begins.
    pub start: Position,
    /// The rule book of the referee.
    pub book: Arc<RuleBook>,
    /// Where games are taken up, each twice with colours changed, over again if there
    /// are too few. Empty: always at the start.
    pub openings: Vec<Position>,
    /// How many games.
    pub games: u32,
    /// The source of all chance.
    pub seed: u64,
}

/// Plays a match and reports each game as it ends, with the first player's side.
pub fn play_match(
    plan: &MatchPlan,
    first: &mut dyn Player,
    second: &mut dyn Player,
    mut report: impl FnMut(&GameRecord, Side),
) -> Score {
    let mut random = Random::new(plan.seed);
    let mut score = Score::default();
    for game in 0..plan.games {
        let opening = match plan.openings.len() {
            0 => &plan.start,
            many => &plan.openings[(game / 2) as usize % many],
        };
        let side = if game % 2 == 0 {
            Side::White
        } else {
            Side::Black
        };
        let seed = random.next_u64();
        let record = match side {
            Side::White => play_game(first, second, opening, &plan.book, seed),
            Side::Black => play_game(second, first, opening, &plan.book, seed),
        };
        score.record(record.outcome(), side);
        report(&record, side);
    }
    score
}

/// Positions after so many random plies from the start that a short search
/// finds about even: fair and varied openings, the same for the same seed.
pub fn random_openings(start: &Position, plies: u32, count: usize, seed: u64) -> Vec<Position> {
    const EVEN: i32 = 60;
    let mut random = Random::new(seed);
    let mut engine = Engine::new(1);
    let limits = Limits {
        depth: Some(5),
        nodes: None,
    };
    let mut found: Vec<Position> = Vec::with_capacity(count);
    // Variants with few even openings end the search for them, not the program.
    for _ in 0..count.saturating_mul(50) {
        if found.len() == count {
            break;
        }
        let mut position = *start;
        let mut alive = true;
        for _ in 0..plies {
            let moves = position.legal_moves();
            let at = random.below(moves.len());
            alive &= moves.get(at).is_some_and(|mv| position.play(mv).is_ok());
        }
        if !alive || position.legal_moves().is_empty() || found.contains(&position) {
            continue;
        }
        engine.forget();
        let report = engine.search(&position, Past::unknown(), &limits, &|| false);
        if report.score.abs() <= EVEN {
            found.push(position);
        }
    }
    found
}
