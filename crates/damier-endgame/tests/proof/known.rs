//! Every published or measured figure about endings that fits the tables, compared: most were
//! first found by a prototype that shares no code with this crate.
//!
//! The readings of doubtful clauses are those that the books name: the international five moves
//! on the long diagonal go on once begun, the Russian fifteen moves go on through captures and
//! crownings, the Russian main road counts anew when it is left, and one Brazilian count runs
//! through all endings of five moves.

use std::sync::Arc;

use damier_draughts::{Position, Variant};
use damier_endgame::{Class, Facts, Prober, Standing, Tables};

use crate::{all, book, tables};

/// Positions of a class with one side to move in which neither side could capture.
#[derive(Default)]
struct Quiet {
    positions: u64,
    /// Won by White, who has the more pieces.
    won: u64,
    /// Wins by the moves of White that they take.
    by_moves: [u64; 32],
}

impl Quiet {
    fn add(&mut self, won_in: Option<usize>) {
        self.positions += 1;
        if let Some(moves) = won_in {
            self.won += 1;
            self.by_moves[moves] += 1;
        }
    }

    fn share(&self) -> String {
        percent(self.won, self.positions)
    }

    fn within(&self, moves: usize) -> String {
        percent(self.by_moves[..=moves].iter().sum(), self.won)
    }

    fn longest(&self) -> Option<usize> {
        self.by_moves.iter().rposition(|&count| count > 0)
    }
}

fn percent(part: u64, whole: u64) -> String {
    format!("{:.2}", 100.0 * part as f64 / whole.max(1) as f64)
}

/// Three or two against a lone king.
#[derive(Default)]
struct Hunt {
    positions: u64,
    won: u64,
    decided: u64,
    quiet: Quiet,
    /// The lone king alone on the long diagonal, off it, and on it with a piece of White.
    alone: Quiet,
    off: Quiet,
    shared: Quiet,
    /// The most plies to a win of White.
    longest: u16,
    /// Positions that take so many.
    of_longest: u64,
}

fn hunt(tables: &Arc<Tables>, class: Class, mover: usize) -> Hunt {
    let mut prober = tables.prober(64 << 20);
    let mut hunt = Hunt::default();
    for place in 0.. {
        let Some(position) = tables.position_at(class, mover, place) else {
            break;
        };
        hunt.look(&mut prober, &position, mover == 0);
    }
    hunt
}

impl Hunt {
    fn look(&mut self, prober: &mut Prober, position: &Position, strong_moves: bool) {
        let found = prober.pure(position);
        let wins = if strong_moves {
            Standing::Win
        } else {
            Standing::Loss
        };
        let won = found.value == wins;
        let plies = found.plies.unwrap_or(0);
        self.positions += 1;
        self.won += u64::from(won);
        self.decided += u64::from(found.plies.is_some());
        if captures(position) {
            return;
        }
        if won && plies > self.longest {
            (self.longest, self.of_longest) = (plies, 0);
        }
        self.of_longest += u64::from(won && plies == self.longest);
        if captures(&other_to_move(position)) {
            return;
        }
        let own = if strong_moves {
            plies.div_ceil(2)
        } else {
            plies / 2
        };
        let won_in = won.then_some(usize::from(own));
        self.quiet.add(won_in);
        let force = position.facts().force;
        let of = match (force.black.on_long_diagonal, force.white.on_long_diagonal) {
            (0, _) => &mut self.off,
            (_, 0) => &mut self.alone,
            _ => &mut self.shared,
        };
        of.add(won_in);
    }
}

fn captures(position: &Position) -> bool {
    let moves = position.legal_moves();
    moves.first().is_some_and(|mv| !mv.captures().is_empty())
}

fn other_to_move(position: &Position) -> Position {
    let fen = position.fen();
    let letter = if fen.starts_with('W') { "B" } else { "W" };
    let fen = format!("{letter}{}", &fen[1..]);
    Position::from_fen(position.variant(), &fen).expect("the same pieces")
}

const THREE_KINGS: Class = Class::new([0, 0], [3, 1]);
const TWO_AND_A_MAN: Class = Class::new([1, 0], [2, 1]);
const ONE_AND_TWO_MEN: Class = Class::new([2, 0], [1, 1]);
const TWO_KINGS: Class = Class::new([0, 0], [2, 1]);
const ONE_AND_A_MAN: Class = Class::new([1, 0], [1, 1]);

#[test]
fn russian_three_kings_against_one() {
    let tables = tables(Variant::Russian, &book("russia-2022"), 4);
    let strong = hunt(&tables, THREE_KINGS, 0);
    assert_eq!(strong.positions, 143_840);
    assert_eq!(percent(strong.won, strong.positions), "91.94");
    assert_eq!(strong.quiet.positions, 61_632);
    assert_eq!(strong.quiet.share(), "82.65");
    assert_eq!(strong.alone.share(), "3.50");
    assert_eq!(strong.alone.longest(), Some(5), "all within five moves");
    // Petrov: off the main road three kings always win.
    assert_eq!((strong.off.positions, strong.off.won), (49_676, 49_676));
    assert_eq!(strong.shared.share(), "100.00");
    assert_eq!(strong.longest, 25);
    let within = [3, 5, 8, 12].map(|moves| strong.quiet.within(moves));
    let rounded = within.map(|text| text.parse::<f64>().expect("a number").round() as u32);
    assert_eq!(rounded[..3], [20, 30, 45]);
    assert_eq!(&strong.quiet.within(12)[..4], "98.8");
    let weak = hunt(&tables, THREE_KINGS, 1);
    assert_eq!(percent(weak.won, weak.positions), "39.29");
    assert_eq!(weak.quiet.share(), "58.89");
    assert_eq!(weak.alone.won, 0);
    assert_eq!(weak.off.share(), "71.31");
    assert_eq!(weak.shared.share(), "100.00");
    assert_eq!(weak.longest, 26);
}

#[test]
fn international_pairs_against_a_king() {
    let tables = tables(Variant::International, &book("fmjd"), 3);
    for (class, strong, weak, longest) in [
        (TWO_KINGS, "2.42", "0.41", 7),
        (ONE_AND_A_MAN, "1.51", "0.21", 9),
    ] {
        let found = hunt(&tables, class, 0);
        assert_eq!(found.quiet.share(), strong, "{class}");
        assert_eq!(found.longest, longest, "{class}");
        assert_eq!(hunt(&tables, class, 1).quiet.share(), weak, "{class}");
    }
}

#[test]
fn international_threes_against_a_king() {
    if !all() {
        return;
    }
    let tables = tables(Variant::International, &book("fmjd"), 4);
    let strong = hunt(&tables, THREE_KINGS, 0);
    assert_eq!(strong.positions, 921_200);
    assert_eq!(percent(strong.won, strong.positions), "52.81");
    assert_eq!(strong.quiet.positions, 445_942);
    assert_eq!(strong.quiet.share(), "13.59");
    assert_eq!(strong.alone.share(), "3.12");
    assert_eq!(strong.alone.longest(), Some(5), "all within five moves");
    assert_eq!(strong.off.share(), "15.12");
    assert_eq!(strong.shared.share(), "100.00");
    let within = [3, 5, 8].map(|moves| strong.quiet.within(moves));
    let rounded = within.map(|text| text.parse::<f64>().expect("a number").round() as u32);
    assert_eq!(rounded, [73, 98, 100]);
    let weak = hunt(&tables, THREE_KINGS, 1);
    assert_eq!(percent(weak.won, weak.positions), "4.41");
    assert_eq!(weak.quiet.share(), "2.23");
    assert_eq!(weak.alone.won, 0);
    assert_eq!(weak.off.share(), "2.07");
    assert_eq!(&weak.shared.share()[..4], "99.9");
    for (class, strong, weak, longest, how_many) in [
        (TWO_AND_A_MAN, "7.94", "1.02", [31, 32], [5, 1]),
        (ONE_AND_TWO_MEN, "4.29", "0.43", [29, 18], [0, 0]),
    ] {
        let found = [0, 1].map(|mover| hunt(&tables, class, mover));
        assert_eq!(found[0].quiet.share(), strong, "{class}");
        assert_eq!(found[1].quiet.share(), weak, "{class}");
        for ((one, longest), how_many) in found.iter().zip(longest).zip(how_many) {
            assert_eq!(one.longest, longest, "{class}");
            assert!(how_many == 0 || one.of_longest == how_many, "{class}");
        }
    }
    let even = hunt(&tables, Class::new([0, 0], [2, 2]), 0);
    assert_eq!(even.quiet.share(), "1.30");
    let fen = "B:WK44:B1,K6,K11";
    let position = Position::from_fen(Variant::International, fen).expect("a position");
    let turned = Position::from_fen(Variant::International, "W:WK44:B1,K6,K11");
    let mut prober = tables.prober(1 << 20);
    let plies = [Ok(position), turned].map(|one| one.map(|one| prober.pure(&one).plies));
    assert!(plies.contains(&Ok(Some(32))), "{plies:?}");
}

fn of<'f>(facts: &'f [Facts], class: &str, mover: &str) -> &'f Facts {
    let mut all = facts.iter();
    all.find(|one| one.class == class && one.mover == mover)
        .expect("a class of the set")
}

/// Wins and losses of the pure game that are draws under the book with nothing counted, of the
/// classes with so many pieces.
fn cursed(facts: &[Facts], pieces: u8) -> (u64, u64) {
    let of_size = facts.iter().filter(|one| {
        let classes = Class::up_to(pieces).into_iter();
        let mut classes = classes.filter(|class| class.pieces() == pieces);
        classes.any(|class| class.to_string() == one.class)
    });
    of_size.fold((0, 0), |sum, one| {
        (sum.0 + one.win_spoilt, sum.1 + one.loss_saved)
    })
}

fn longest(facts: &[Facts]) -> u16 {
    let all = facts.iter();
    let all = all.map(|one| one.longest_win.max(one.longest_loss));
    all.max().unwrap_or(0)
}

/// The greatest need among some classes.
fn need(facts: &[Facts], classes: &[&str]) -> u16 {
    let some = facts
        .iter()
        .filter(|one| classes.is_empty() || classes.contains(&one.class.as_str()));
    some.map(|one| one.most_need).max().unwrap_or(0)
}

/// The classes of two and three pieces with kings on both sides.
const SMALL: [&str; 3] = ["K v K", "2K v K", "K+M v K"];

#[test]
fn russian_counters_with_four_pieces() {
    let tables = tables(Variant::Russian, &book("russia-2022"), 4);
    let facts = tables.facts();
    assert_eq!(cursed(&facts, 4), (0, 0));
    assert_eq!(cursed(&facts, 3), (0, 0));
    assert_eq!(longest(&facts), 86);
    assert_eq!(need(&facts, &SMALL), 8, "of the ten plies");
    // The prototype, without the road: 25 of the 30 plies. With it a king that has been on the
    // road may be left a count of five, and a win asks for no more than 23.
    assert!(need(&facts, &["3K v K"]) <= 25);
    // Positions that need several lists of numbers, and the longest of these.
    for (class, mover, several, most) in [
        ("2K v K+M", "white", 103, 2),
        ("2K v K+M", "black", 35, 2),
        ("2K+M v K", "white", 37_845, 6),
        ("2K+M v K", "black", 23_722, 4),
        ("K+2M v K", "white", 19_737, 5),
        ("K+2M v K", "black", 12_518, 5),
        ("K+M v K+M", "white", 29, 2),
        ("3K v K", "white", 0, 1),
        ("3K v K", "black", 0, 1),
    ] {
        let one = of(&facts, class, mover);
        assert_eq!(
            (one.several, one.most_lists),
            (several, most),
            "{class} {mover}"
        );
    }
}

#[test]
fn brazilian_counters_with_four_pieces() {
    let tables = tables(Variant::Brazilian, &book("cbd"), 4);
    let facts = tables.facts();
    let spoilt = |classes: &[&str]| {
        let some = facts
            .iter()
            .filter(|one| classes.contains(&one.class.as_str()));
        some.fold((0, 0), |sum, one| {
            (sum.0 + one.win_spoilt, sum.1 + one.loss_saved)
        })
    };
    // The five moves of two kings against a king and a man, and what leads there.
    assert_eq!(spoilt(&["2K v K+M", "2K v 2M", "K+M v 2M"]), (51, 10));
    // The five moves on the long diagonal.
    assert_eq!(spoilt(&["2K+M v K", "K+2M v K"]), (30, 57));
    // And what leads to those, which the prototype left out.
    assert_eq!(cursed(&facts, 4), (51 + 30 + 3, 10 + 57 + 13));
    assert_eq!(of(&facts, "2K+M v K", "white").several, 9);
    assert_eq!(of(&facts, "K+2M v K", "white").several, 95);
    let several: u64 = facts.iter().map(|one| one.several).sum();
    assert_eq!(several, 104);
    let five = ["2K v 2K", "2K v K", "2K v K+M", "K v K", "K+M v K"];
    assert_eq!(need(&facts, &five), 10, "all of the ten plies");
    assert_eq!(need(&facts, &["3K v K"]), 23, "of forty plies");
    assert!(need(&facts, &[]) <= 34);
}

#[test]
fn american_counters_with_four_pieces() {
    let tables = tables(Variant::American, &book("wcdf"), 4);
    let facts = tables.facts();
    assert_eq!(cursed(&facts, 4), (0, 0));
    assert_eq!(longest(&facts), 109);
    assert!(need(&facts, &[]) <= 60, "of eighty plies");
}

#[test]
fn international_counters_with_four_pieces() {
    if !all() {
        return;
    }
    let fmjd = book("fmjd");
    let facts = tables(Variant::International, &fmjd, 4).facts();
    assert_eq!(cursed(&facts, 4), (21, 32));
    assert_eq!(longest(&facts), 43);
    let sixteen = ["3K v K", "2K+M v K", "K+2M v K"];
    assert_eq!(need(&facts, &sixteen), 32, "all of the 32 plies");
    assert_eq!(
        need(&facts, &["2K v K", "K+M v K", "K v K"]),
        9,
        "of ten plies"
    );
    assert!(
        facts.iter().all(|one| one.several == 0),
        "one number is enough"
    );
    let others = facts.iter().filter(|one| {
        let class = one.class.as_str();
        !sixteen.contains(&class) && !SMALL.contains(&class)
    });
    assert!(
        others.map(|one| one.most_need).max() <= Some(22),
        "of fifty plies"
    );
    // If the five moves on the diagonal hold only while the king is there, nothing is lost to
    // them, and still one number is enough.
    let loose = fmjd.with_setting("long-diagonal", "while-there");
    let facts = tables(
        Variant::International,
        &Arc::new(loose.expect("a setting")),
        4,
    )
    .facts();
    assert_eq!(cursed(&facts, 4), (0, 0));
    assert!(facts.iter().all(|one| one.several == 0));
}

/// The figures of five pieces, for which the tables must be made first: half a minute to a
/// minute of a processor each.
mod five {
    use super::*;

    fn wanted() -> bool {
        std::env::var_os("DAMIER_FIVE_PIECES").is_some()
    }

    #[test]
    fn russian() {
        if !wanted() {
            return;
        }
        let facts = tables(Variant::Russian, &book("russia-2022"), 5).facts();
        let mixed = ["white", "black"].map(|mover| {
            let one = of(&facts, "2K+M v K+M", mover);
            (one.win_spoilt, one.loss_saved)
        });
        println!("russian: {:?}, of 2K+M v K+M {mixed:?}", cursed(&facts, 5));
        assert_eq!(longest(&facts), 109);
        // The prototype, which left the five moves of the road out, found 387 and 201.
        assert_eq!(cursed(&facts, 5), (389, 201));
        assert_eq!(
            (mixed[0].0 + mixed[1].0, mixed[0].1 + mixed[1].1),
            (336, 157)
        );
    }

    #[test]
    fn brazilian() {
        if !wanted() {
            return;
        }
        let facts = tables(Variant::Brazilian, &book("cbd"), 5).facts();
        // The prototype, which left the diagonal out, found 448 and 502.
        assert_eq!(cursed(&facts, 5), (520, 640));
        assert_eq!(longest(&facts), 109);
    }

    #[test]
    fn american() {
        if !wanted() {
            return;
        }
        let facts = tables(Variant::American, &book("wcdf"), 5).facts();
        assert_eq!(cursed(&facts, 5), (0, 0));
        assert_eq!((longest(&facts), need(&facts, &[])), (162, 60));
    }
}
