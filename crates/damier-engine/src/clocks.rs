//! The draw counters as the search sees them: a small copyable model of the
//! rule book in force, stepped on every ply of the tree.
//!
//! The referee stays with `damier-arbiter`; this model only has to make the
//! search want what the referee will say. It is exact for the books named in
//! [`DrawRules::for_book`] but for who is counted in the last lines of the IDF
//! text (its strong side's fifth move is taken as five moves each).

use damier_game::{BySide, Force, PieceClass, PlyFacts, Side};

/// A number of plies that never runs out.
const NEVER: u16 = u16::MAX;

/// Limits, in plies, by how many pieces are on the board: up to 3, 4 or 5,
/// 6 or 7, and more.
type ByPieces = [u16; 4];

const fn by_pieces(limits: ByPieces, pieces: u8) -> u16 {
    match pieces {
        0..=3 => limits[0],
        4 | 5 => limits[1],
        6 | 7 => limits[2],
        _ => limits[3],
    }
}

/// The counters of one rule book, as numbers for the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawRules {
    /// Quiet king moves in a row, both sides, in plies.
    quiet: ByPieces,
    /// Plies without capture or promotion while both sides have a king.
    balance: ByPieces,
    /// Plies left once three pieces (a king among them) face a lone king.
    three_against_one: u16,
    /// The same once the lone king is alone on the long diagonal.
    three_on_diagonal: u16,
    /// Plies left once one or two pieces (a king among them) face a lone king.
    two_against_one: u16,
    /// Plies in the chain of the Brazilian five-move endings.
    chain: u16,
    /// Own moves of three or more kings against a lone king.
    many_kings: u8,
    /// Own moves of three pieces off the long diagonal against a lone king on it.
    road: u8,
    /// Whether three men count as the three pieces of `road`.
    road_with_men_only: bool,
}

impl DrawRules {
    /// No counter at all: only repetition draws.
    pub const NONE: DrawRules = DrawRules {
        quiet: [NEVER; 4],
        balance: [NEVER; 4],
        three_against_one: NEVER,
        three_on_diagonal: NEVER,
        two_against_one: NEVER,
        chain: NEVER,
        many_kings: u8::MAX,
        road: u8::MAX,
        road_with_men_only: false,
    };

    /// The counters of a built-in rule book, by its id (`fmjd`, `russia-2022`,
    /// `idf`, `cbd`, `wcdf`, `fmjd-lpp`, `fmjd-64`). `None` for an id unknown here.
    pub fn for_book(id: &str) -> Option<DrawRules> {
        let none = DrawRules::NONE;
        Some(match id {
            // FMJD annex 1, 6.2-6.4: 25 each, 16 each, 5 each.
            "fmjd" => DrawRules {
                quiet: [50; 4],
                three_against_one: 32,
                three_on_diagonal: 10,
                two_against_one: 10,
                ..none
            },
            "fmjd-lpp" => DrawRules {
                quiet: [50; 4],
                three_against_one: 32,
                two_against_one: 10,
                ..none
            },
            "fmjd-64" => DrawRules {
                quiet: [30; 4],
                two_against_one: 10,
                ..none
            },
            "russia-2022" => DrawRules {
                quiet: [NEVER, 30, 50, NEVER],
                balance: [10, 60, 120, NEVER],
                many_kings: 15,
                road: 5,
                road_with_men_only: true,
                ..none
            },
            "idf" => DrawRules {
                quiet: [30; 4],
                balance: [NEVER, 60, 120, NEVER],
                two_against_one: 10,
                many_kings: 15,
                road: 5,
                ..none
            },
            // CBD 97, 99, 100.
            "cbd" => DrawRules {
                quiet: [40; 4],
                chain: 10,
                ..none
            },
            // WCDF 1.32.2: 40 each.
            "wcdf" | "wcdf-claim" => DrawRules {
                quiet: [80; 4],
                ..none
            },
            _ => return None,
        })
    }

    /// The counters of the default book of a variant, by the variant's id;
    /// relatives without a book of their own have none.
    pub fn for_variant(id: &str) -> DrawRules {
        let book = match id {
            "international" | "killer" | "antidraughts" | "breakthrough" => "fmjd",
            "russian" => "russia-2022",
            "brazilian" => "cbd",
            "american" => "wcdf",
            _ => return DrawRules::NONE,
        };
        DrawRules::for_book(book).unwrap_or(DrawRules::NONE)
    }
}

/// What a ply did, as far as counters ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlyKind {
    /// Who moved.
    pub mover: Side,
    /// Whether a man moved (crowned or not).
    pub man: bool,
    /// Whether anything was captured.
    pub capture: bool,
    /// Whether a man was crowned.
    pub promotion: bool,
}

impl From<&PlyFacts> for PlyKind {
    fn from(facts: &PlyFacts) -> PlyKind {
        PlyKind {
            mover: facts.mover,
            man: facts.piece == PieceClass::Man,
            capture: facts.captured > 0,
            promotion: facts.promoted,
        }
    }
}

/// Where the counters stand. Cheap to copy; the search keeps one per ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawClocks {
    quiet: u16,
    balance: u16,
    /// Plies left of the latched lone-king deadline.
    lone: u16,
    stage: Stage,
    chain: u16,
    in_chain: bool,
    many_kings: u8,
    big_side: Option<Side>,
    road: u8,
    road_side: Option<Side>,
}

/// How far the latched lone-king deadline has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Idle,
    Three,
    ThreeOnDiagonal,
    Two,
}

impl DrawClocks {
    const ZERO: DrawClocks = DrawClocks {
        quiet: 0,
        balance: 0,
        lone: NEVER,
        stage: Stage::Idle,
        chain: 0,
        in_chain: false,
        many_kings: 0,
        big_side: None,
        road: 0,
        road_side: None,
    };

    /// Every counter at 0 in this material (the start of a game or a diagram).
    pub fn start(rules: &DrawRules, force: &BySide<Force>) -> DrawClocks {
        let mut clocks = DrawClocks::ZERO;
        clocks.enter(rules, force);
        clocks
    }

    /// The counters after one more ply that led to this material.
    #[must_use]
    pub fn after(&self, rules: &DrawRules, ply: PlyKind, force: &BySide<Force>) -> DrawClocks {
        let mut next = *self;
        let quiet = !ply.man && !ply.capture;
        next.quiet = if quiet {
            self.quiet.saturating_add(1)
        } else {
            0
        };
        if force.white.kings == 0 && force.black.kings == 0 {
            return DrawClocks {
                quiet: next.quiet,
                ..DrawClocks::ZERO
            };
        }
        let both = force.white.kings > 0 && force.black.kings > 0;
        let calm = both && !ply.capture && !ply.promotion;
        next.balance = if calm {
            self.balance.saturating_add(1)
        } else {
            0
        };
        if next.stage != Stage::Idle {
            next.lone = self.lone.saturating_sub(1);
        }
        next.chain = if self.in_chain {
            self.chain.saturating_add(1)
        } else {
            0
        };
        next.many_kings += u8::from(self.big_side == Some(ply.mover));
        next.road += u8::from(self.road_side == Some(ply.mover));
        next.enter(rules, force);
        next
    }

    /// Starts, keeps or stops the counters that depend on the material.
    fn enter(&mut self, rules: &DrawRules, force: &BySide<Force>) {
        self.enter_lone(rules, force);
        self.in_chain = rules.chain != NEVER && in_chain(force);
        if !self.in_chain {
            self.chain = 0;
        }
        let strong = strong_side(force);
        let big = strong.filter(|&s| rules.many_kings != u8::MAX && force[s].kings >= 3);
        if big.is_none() || big != self.big_side {
            self.many_kings = 0;
        }
        self.big_side = big;
        let road = strong.filter(|&s| rules.road != u8::MAX && on_road(rules, force, s));
        if road.is_none() || road != self.road_side {
            self.road = 0;
        }
        self.road_side = road;
    }

    fn enter_lone(&mut self, rules: &DrawRules, force: &BySide<Force>) {
        let group = strong_side(force).map(|s| force[s]).filter(|f| f.kings > 0);
        let pieces = group.map_or(0, Force::pieces);
        match pieces {
            3 if rules.three_against_one != NEVER => {
                if matches!(self.stage, Stage::Idle | Stage::Two) {
                    self.stage = Stage::Three;
                    self.lone = self.lone.min(rules.three_against_one);
                }
                let alone = alone_on_diagonal(force);
                if self.stage == Stage::Three && alone && rules.three_on_diagonal != NEVER {
                    self.stage = Stage::ThreeOnDiagonal;
                    self.lone = self.lone.min(rules.three_on_diagonal);
                }
            }
            1 | 2 if rules.two_against_one != NEVER => {
                if self.stage != Stage::Two {
                    self.stage = Stage::Two;
                    self.lone = self.lone.min(rules.two_against_one);
                }
            }
            _ => {
                self.stage = Stage::Idle;
                self.lone = NEVER;
            }
        }
    }

    /// Plies until the nearest counter draws the game, if it keeps running.
    /// 0 = drawn now, unless this very ply won. `None`: no counter runs.
    pub fn left(&self, rules: &DrawRules, force: &BySide<Force>) -> Option<u16> {
        if force.white.kings == 0 && force.black.kings == 0 {
            return None;
        }
        let pieces = force.white.pieces() + force.black.pieces();
        let plain = |limit: u16, count: u16| match limit {
            NEVER => NEVER,
            _ => limit.saturating_sub(count),
        };
        // The strong side's own moves: two plies each, one less if it is on
        // move; that half ply is not worth a field.
        let own = |limit: u8, count: u8| 2 * u16::from(limit.saturating_sub(count));
        let mut left = plain(by_pieces(rules.quiet, pieces), self.quiet);
        if force.white.kings > 0 && force.black.kings > 0 {
            left = left.min(plain(by_pieces(rules.balance, pieces), self.balance));
        }
        left = left.min(self.lone);
        if self.in_chain {
            left = left.min(plain(rules.chain, self.chain));
        }
        if self.big_side.is_some() {
            left = left.min(own(rules.many_kings, self.many_kings));
        }
        if self.road_side.is_some() {
            left = left.min(own(rules.road, self.road));
        }
        (left != NEVER).then_some(left)
    }

    /// How many quiet king plies have just been played in a row.
    pub fn quiet_plies(&self) -> u16 {
        self.quiet
    }
}

/// The side whose opponent has nothing but one king. With a king each: White.
fn strong_side(force: &BySide<Force>) -> Option<Side> {
    if force.black.is_lone_king() {
        Some(Side::White)
    } else if force.white.is_lone_king() {
        Some(Side::Black)
    } else {
        None
    }
}

fn alone_on_diagonal(force: &BySide<Force>) -> bool {
    strong_side(force)
        .is_some_and(|s| force[s].on_long_diagonal == 0 && force[!s].on_long_diagonal == 1)
}

fn on_road(rules: &DrawRules, force: &BySide<Force>, strong: Side) -> bool {
    force[strong].pieces() == 3
        && (force[strong].kings > 0 || rules.road_with_men_only)
        && alone_on_diagonal(force)
}

/// CBD 99 and 100: 2K-2K, 2K-K, 2K-(K+M), K-K, K-(K+M), or three pieces (a king
/// among them) against a king that is alone on the long diagonal.
fn in_chain(force: &BySide<Force>) -> bool {
    let pair = |f: Force| f.kings >= 1 && f.pieces() <= 2;
    let small = pair(force.white) && pair(force.black);
    let two_mixed = [force.white, force.black].iter().all(|f| f.men == 1);
    if small && !two_mixed {
        return true;
    }
    strong_side(force).is_some_and(|s| force[s].pieces() == 3 && force[s].kings > 0)
        && alone_on_diagonal(force)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn force(men: u8, kings: u8, on_long_diagonal: u8) -> Force {
        Force {
            men,
            kings,
            on_long_diagonal,
        }
    }

    fn sides(white: Force, black: Force) -> BySide<Force> {
        BySide { white, black }
    }

    const QUIET: PlyKind = PlyKind {
        mover: Side::White,
        man: false,
        capture: false,
        promotion: false,
    };
    const MAN: PlyKind = PlyKind { man: true, ..QUIET };
    const TAKE: PlyKind = PlyKind {
        capture: true,
        ..QUIET
    };

    fn run(rules: &DrawRules, force: &BySide<Force>, plies: &[PlyKind]) -> DrawClocks {
        plies.iter().fold(DrawClocks::start(rules, force), |c, &p| {
            c.after(rules, p, force)
        })
    }

    #[test]
    fn sixteen_each_run_through_man_moves() {
        let rules = DrawRules::for_book("fmjd").expect("a known book");
        let here = sides(force(1, 2, 0), force(0, 1, 0));
        let clocks = run(&rules, &here, &[QUIET, MAN, QUIET, MAN]);
        assert_eq!(clocks.left(&rules, &here), Some(28));
        let after = sides(force(0, 2, 0), force(0, 1, 0));
        let taken = clocks.after(&rules, TAKE, &after);
        assert_eq!(
            taken.left(&rules, &after),
            Some(10),
            "the new five are nearer"
        );
    }

    #[test]
    fn an_older_deadline_binds_if_it_is_nearer() {
        let rules = DrawRules::for_book("fmjd").expect("a known book");
        let here = sides(force(0, 3, 0), force(0, 1, 0));
        let clocks = run(&rules, &here, &[QUIET; 27]);
        let after = sides(force(0, 2, 0), force(0, 1, 0));
        assert_eq!(
            clocks.after(&rules, TAKE, &after).left(&rules, &after),
            Some(4)
        );
    }

    #[test]
    fn the_main_road_shortens_the_sixteen() {
        let rules = DrawRules::for_book("fmjd").expect("a known book");
        let off = sides(force(0, 3, 0), force(0, 1, 0));
        let on = sides(force(0, 3, 0), force(0, 1, 1));
        let clocks = run(&rules, &off, &[QUIET; 3]);
        let clocks = clocks.after(&rules, QUIET, &on);
        assert_eq!(clocks.left(&rules, &on), Some(10));
        let clocks = clocks.after(&rules, QUIET, &off);
        assert_eq!(clocks.left(&rules, &off), Some(9), "leaving does not help");
    }

    #[test]
    fn russian_limits_depend_on_the_number_of_pieces() {
        let rules = DrawRules::for_book("russia-2022").expect("a known book");
        let three = sides(force(0, 2, 0), force(0, 1, 0));
        assert_eq!(
            run(&rules, &three, &[QUIET; 4]).left(&rules, &three),
            Some(6)
        );
        let five = sides(force(1, 2, 0), force(1, 1, 0));
        assert_eq!(
            run(&rules, &five, &[QUIET; 4]).left(&rules, &five),
            Some(26)
        );
        assert_eq!(run(&rules, &five, &[MAN; 4]).left(&rules, &five), Some(30));
        let eight = sides(force(3, 1, 0), force(3, 1, 0));
        assert_eq!(run(&rules, &eight, &[QUIET; 4]).left(&rules, &eight), None);
    }

    #[test]
    fn the_strong_sides_own_moves_are_counted() {
        let rules = DrawRules::for_book("russia-2022").expect("a known book");
        let reply = PlyKind {
            mover: Side::Black,
            ..QUIET
        };
        let here = sides(force(2, 3, 0), force(0, 1, 0));
        let clocks = run(&rules, &here, &[QUIET, reply, QUIET, reply]);
        assert_eq!(clocks.left(&rules, &here), Some(26), "13 of 15 left");
        let road = sides(force(3, 0, 0), force(0, 1, 1));
        let clocks = run(&rules, &road, &[MAN, reply]);
        assert_eq!(clocks.left(&rules, &road), Some(8), "4 of 5 left");
    }

    #[test]
    fn the_brazilian_chain_runs_on_through_captures() {
        let rules = DrawRules::for_book("cbd").expect("a known book");
        let pairs = sides(force(0, 2, 0), force(1, 1, 0));
        let clocks = run(&rules, &pairs, &[QUIET; 6]);
        let after = sides(force(0, 2, 0), force(0, 1, 0));
        assert_eq!(
            clocks.after(&rules, TAKE, &after).left(&rules, &after),
            Some(3)
        );
        let mixed = sides(force(1, 1, 0), force(1, 1, 0));
        assert_eq!(
            run(&rules, &mixed, &[MAN; 6]).left(&rules, &mixed),
            Some(40)
        );
    }

    #[test]
    fn men_alone_leave_every_counter_at_rest() {
        let rules = DrawRules::for_book("fmjd").expect("a known book");
        let men = sides(force(5, 0, 1), force(5, 0, 0));
        assert_eq!(run(&rules, &men, &[MAN; 3]).left(&rules, &men), None);
    }

    #[test]
    fn unknown_books_are_not_guessed() {
        assert_eq!(DrawRules::for_book("house-rules"), None);
        assert_eq!(DrawRules::for_variant("turkish"), DrawRules::NONE);
    }
}
