use std::sync::Arc;

use damier_arbiter::{Referee, RuleBook, Verdict};
use damier_draughts::{Move, Position, Variant};
use damier_game::{PlyFacts, RepetitionKey};

pub(crate) fn book(id: &str) -> Arc<RuleBook> {
    RuleBook::builtin(id).unwrap_or_else(|| panic!("no book {id}"))
}

/// Every book of draughts, each of its settings chosen in turn.
pub(crate) fn editions() -> Vec<Arc<RuleBook>> {
    let mut all = Vec::new();
    for book in RuleBook::all() {
        if book.variants()[0].parse::<Variant>().is_err() {
            continue; // another family of games
        }
        all.push(Arc::clone(book));
        for setting in book.settings() {
            for choice in setting
                .choices
                .iter()
                .filter(|c| c.value != setting.default)
            {
                let chosen = book.with_setting(&setting.id, &choice.value);
                all.push(Arc::new(chosen.expect("it exists")));
            }
        }
    }
    all
}

/// A game and its referee, side by side.
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) position: Position,
    pub(crate) referee: Referee,
}

impl Game {
    pub(crate) fn new(book: Arc<RuleBook>, position: Position) -> Game {
        Game {
            referee: Referee::new(book, position.facts()),
            position,
        }
    }

    pub(crate) fn from_fen(book: &str, variant: Variant, fen: &str) -> Game {
        Game::new(
            self::book(book),
            Position::from_fen(variant, fen).expect(fen),
        )
    }

    pub(crate) fn play(&mut self, mv: &Move) -> Option<Verdict> {
        let facts = self.position.play(mv).expect("a legal move");
        self.referee.record(&facts)
    }

    #[track_caller]
    pub(crate) fn play_text(&mut self, text: &str) -> Option<Verdict> {
        let mv = self.position.parse_move(text).expect(text);
        self.play(&mv)
    }
}

/// A small generator of pseudo-random numbers (xorshift), so that a failure can
/// be repeated from its seed.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 16) % bound as u64).expect("less than a usize")
    }

    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// A legal quiet king move that is allowed, brings no position about a third
/// time and gives the opponent no capture, if there is one.
fn quiet_move(
    game: &Game,
    seen: &[RepetitionKey],
    random: &mut Random,
    allowed: &dyn Fn(&PlyFacts) -> bool,
) -> Option<Move> {
    let mut moves = game.position.legal_moves();
    while !moves.is_empty() {
        let mv = moves.swap_remove(random.below(moves.len()));
        let mut after = game.position;
        let facts = after.play(&mv).expect("legal");
        let often = seen.iter().filter(|key| **key == facts.after.key).count();
        let calm = after.legal_moves().iter().all(|reply| !reply.is_capture());
        if facts.is_quiet_king_move() && often < 2 && calm && allowed(&facts) {
            return Some(mv);
        }
    }
    None
}

/// Plays king moves without captures until the referee ends the game or the
/// number of plies is reached. Several tries, since a line can run into a dead
/// end.
pub(crate) fn shuffle(start: &Game, plies: u32) -> (Game, Option<Verdict>) {
    shuffle_among(start, plies, &|_| true)
}

/// The same with allowed plies only.
pub(crate) fn shuffle_among(
    start: &Game,
    plies: u32,
    allowed: &dyn Fn(&PlyFacts) -> bool,
) -> (Game, Option<Verdict>) {
    for seed in 1..500_u64 {
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut game = start.clone();
        let mut seen = vec![game.position.facts().key];
        while game.referee.plies() < plies && game.referee.verdict().is_none() {
            let Some(mv) = quiet_move(&game, &seen, &mut random, allowed) else {
                break;
            };
            game.play(&mv);
            seen.push(game.position.facts().key);
        }
        if game.referee.plies() == plies || game.referee.verdict().is_some() {
            let verdict = game.referee.verdict().cloned();
            return (game, verdict);
        }
    }
    panic!("no quiet line of {plies} plies found");
}
