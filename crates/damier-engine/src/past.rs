//! The game so far, as far as the engine must know it.

use damier_arbiter::Referee;
use damier_game::{PlyFacts, PositionFacts, RepetitionKey};

use crate::clocks::{DrawClocks, DrawRules, PlyKind};

/// More often no position stands in a game.
const MOST_TIMES: u32 = 4;

/// What the engine must know of the game so far besides the position: which
/// positions would repeat and how far the counters have run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    keys: Vec<RepetitionKey>,
    state: Option<(DrawRules, DrawClocks)>,
}

impl Past {
    /// Nothing is known: no position repeats, and the counters of the variant's
    /// default book start at 0.
    pub const fn unknown() -> Past {
        Past {
            keys: Vec::new(),
            state: None,
        }
    }

    /// A game that starts here, under these rules.
    pub fn start(rules: DrawRules, start: &PositionFacts) -> Past {
        let clocks = DrawClocks::start(&rules, &start.force);
        Past {
            keys: vec![start.key],
            state: Some((rules, clocks)),
        }
    }

    /// A game that goes on here with what its referee knows of the past: counts that run, and
    /// positions that may come back.
    pub fn going_on(referee: &Referee) -> Past {
        let (book, here) = (referee.book(), referee.position());
        let rules = DrawRules::from_book(book);
        let carried = referee.carried();
        let clocks = DrawClocks::carried(&rules, book, here, &carried);
        let mut keys = Vec::new();
        for one in &carried.positions {
            // Of the present position: how often it stood before.
            let times = one.times.min(MOST_TIMES);
            keys.extend((0..times).map(|_| one.key));
        }
        keys.push(here.key);
        Past {
            keys,
            state: Some((rules, clocks)),
        }
    }

    /// Takes note of one more ply of the game.
    pub fn record(&mut self, facts: &PlyFacts) {
        let kind = PlyKind::from(facts);
        if kind.man || kind.capture {
            // Nothing before this ply can come back (draughts men only advance).
            self.keys.clear();
        }
        self.keys.push(facts.after.key);
        if let Some((rules, clocks)) = &mut self.state {
            *clocks = clocks.after(rules, kind, &facts.after.force);
        }
    }

    /// Keys of the positions that may come back, the current one included.
    pub fn keys(&self) -> &[RepetitionKey] {
        &self.keys
    }

    /// The rules and their counters, if known.
    pub(crate) fn state(&self) -> Option<(DrawRules, DrawClocks)> {
        self.state
    }
}

/// Only the keys are known: the counters of the variant's default book are
/// taken to start at 0.
impl From<&[RepetitionKey]> for Past {
    fn from(keys: &[RepetitionKey]) -> Past {
        Past {
            keys: keys.to_vec(),
            state: None,
        }
    }
}

impl From<&Vec<RepetitionKey>> for Past {
    fn from(keys: &Vec<RepetitionKey>) -> Past {
        Past::from(keys.as_slice())
    }
}

impl From<&Past> for Past {
    fn from(past: &Past) -> Past {
        past.clone()
    }
}

#[cfg(test)]
mod tests {
    use damier_arbiter::RuleBook;
    use damier_draughts::{Position, Variant};

    use super::*;

    /// A game that is taken up anywhere has the same counts as one that was followed.
    #[test]
    fn a_game_that_goes_on_has_its_counts() {
        let mut random = crate::Random::new(4);
        let (mut compared, mut running) = (0, 0);
        for (variant, id, fen) in [
            (Variant::Russian, "russia-2022", "W:WK9,K23,31:BK20,2"),
            (Variant::Brazilian, "cbd", "W:W5,K14,K23:BK18,2"),
            (Variant::International, "fmjd", "W:WK12,K40,50:BK11,3"),
            (Variant::Russian, "idf", "W:WK9,K23,31:BK20,2"),
            (Variant::American, "wcdf", "W:WK12,K20,30:BK11,3"),
        ] {
            let book = RuleBook::builtin(id).expect("built in");
            for _ in 0..20 {
                let mut position = Position::from_fen(variant, fen).expect("a position");
                let mut referee = Referee::new(book.clone(), position.facts());
                let mut followed = Past::start(DrawRules::from_book(&book), &position.facts());
                let mut taken_up = Past::going_on(&referee);
                while referee.verdict().is_none() {
                    let moves = position.legal_moves();
                    let Some(mv) = moves.get(random.below(moves.len())) else {
                        break;
                    };
                    let facts = position.play(mv).expect("legal");
                    referee.record(&facts);
                    followed.record(&facts);
                    taken_up.record(&facts);
                    if random.below(3) == 0 {
                        taken_up = Past::going_on(&referee);
                    }
                    let left = |past: &Past| past.state().and_then(|(_, clocks)| clocks.left());
                    let force = facts.after.force;
                    if force.white.kings + force.black.kings > 0 {
                        assert_eq!(left(&taken_up), left(&followed), "{id} {}", position.fen());
                        running += u32::from(left(&followed).is_some());
                    }
                    let stood = |past: &Past| {
                        let keys = past.keys().iter();
                        keys.filter(|key| **key == facts.after.key).count()
                    };
                    assert_eq!(stood(&taken_up), stood(&followed), "{id}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 500 && running > 300, "{running} of {compared}");
    }
}
