//! Every limit of every book at its edge: one ply early, on it, won on it, put
//! back by each cause. The plies are made up, so that every clause can be
//! reached, whatever the game.

use std::sync::Arc;

use damier_arbiter::{Applies, Clause, LimitRule, Referee, RuleBook, Unit};
use damier_game::{
    BySide, Force, Outcome, PieceClass, PlyFacts, PositionFacts, Reason, RepetitionKey, Side,
    Terminal,
};

/// A position that never repeats.
fn position(force: BySide<Force>, side_to_move: Side, number: u32) -> PositionFacts {
    let key = RepetitionKey([u64::from(number), 0, 0, 1]);
    PositionFacts {
        side_to_move,
        force,
        key,
        terminal: None,
        wins_at_once: false,
    }
}

pub(crate) fn forces() -> Vec<Force> {
    let mut all = Vec::new();
    for kings in 0..=4_u8 {
        for men in 0..=4_u8 {
            for on_long_diagonal in 0..=1_u8.min(kings + men) {
                all.push(Force {
                    men,
                    kings,
                    on_long_diagonal,
                });
            }
        }
    }
    all
}

/// How the players move without putting the clause back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Style {
    Kings,
    Men,
}

pub(crate) struct Line {
    pub(crate) book: Arc<RuleBook>,
    pub(crate) force: BySide<Force>,
    pub(crate) first: Side,
    pub(crate) style: Style,
}

impl Line {
    pub(crate) fn ply(&self, number: u32) -> PlyFacts {
        let mover = if number % 2 == 1 {
            self.first
        } else {
            !self.first
        };
        let piece = match self.style {
            Style::Kings => PieceClass::King,
            Style::Men => PieceClass::Man,
        };
        PlyFacts {
            mover,
            piece,
            captured: 0,
            promoted: false,
            after: position(self.force, !mover, number),
        }
    }

    pub(crate) fn referee(&self) -> Referee {
        Referee::new(self.book.clone(), position(self.force, self.first, 0))
    }

    /// Plays plies from `from` on until the game ends.
    fn run(&self, referee: &mut Referee, from: u32) -> u32 {
        for number in from..1000 {
            if let Some(verdict) = referee.record(&self.ply(number)) {
                return verdict.ply;
            }
        }
        panic!("the game never ends");
    }
}

/// A start position from which the clause is the one that ends the game.
fn line_for(book: &Arc<RuleBook>, clause: &Clause, rule: &LimitRule) -> Option<Line> {
    for white in forces() {
        for black in forces() {
            let force = BySide { white, black };
            if rule.when.holds(&force).is_none() {
                continue;
            }
            for first in Side::BOTH {
                for style in [Style::Kings, Style::Men] {
                    let line = Line {
                        book: book.clone(),
                        force,
                        first,
                        style,
                    };
                    let mut referee = line.referee();
                    if referee.verdict().is_none() {
                        (1..400).find_map(|number| referee.record(&line.ply(number)));
                    }
                    let by = referee
                        .verdict()
                        .and_then(|verdict| verdict.clause.as_ref());
                    if by == Some(&clause.id) {
                        return Some(line);
                    }
                }
            }
        }
    }
    None
}

fn check_clause(book: &Arc<RuleBook>, clause: &Clause, rule: &LimitRule) {
    let name = clause.id.as_str();
    let line = line_for(book, clause, rule).unwrap_or_else(|| panic!("{name} never ends a game"));
    let mut referee = line.referee();
    if let Some(verdict) = referee.verdict() {
        assert_eq!((verdict.ply, rule.limit.most()), (0, 0), "{name}");
        return;
    }
    let counter = referee
        .counters()
        .into_iter()
        .find(|counter| counter.clause == clause.id);
    let promised = counter.map(|counter| counter.deadline);
    let end = line.run(&mut referee, 1);
    // On it, and by its number of moves.
    if let Some(promised) = promised {
        assert_eq!(end, promised, "{name}");
    }
    let count = referee
        .verdict()
        .and_then(|v| v.count.as_ref())
        .expect("a limit");
    assert_eq!((count.count, count.since), (count.limit, 0), "{name}");
    let own = count.strong.filter(|_| count.unit == Unit::Strong);
    let counted = (1..=end).filter(|n| own.is_none_or(|side| line.ply(*n).mover == side));
    assert_eq!(counted.count() as u32, count.limit, "{name}");
    // One ply early.
    referee.take_back(1);
    assert_eq!(referee.verdict(), None, "{name}");
    // Won on it.
    let mut last = line.ply(end);
    let won = Terminal {
        outcome: Outcome::Win(last.mover),
        reason: Reason::NoPieces,
    };
    last.after.terminal = Some(won);
    let verdict = referee.record(&last).expect("the game is over");
    assert_eq!(
        (verdict.outcome, verdict.clause),
        (won.outcome, None),
        "{name}"
    );
    check_restarts(&line, rule, end, name);
}

/// Each event, on the ply before the end: either it puts the count back, or the
/// game ends as before.
fn check_restarts(line: &Line, rule: &LimitRule, end: u32, name: &str) {
    let at = end - 1;
    let events = [
        ("capture", rule.restarts.capture),
        ("man-move", rule.restarts.man_move),
        (
            "promotion",
            rule.restarts.promotion || rule.restarts.man_move,
        ),
    ];
    for (event, restarts) in events {
        let mut referee = line.referee();
        for number in 1..at {
            referee.record(&line.ply(number));
        }
        let mut ply = line.ply(at);
        match event {
            "capture" => ply.captured = 1,
            "man-move" => ply.piece = PieceClass::Man,
            _ => (ply.piece, ply.promoted) = (PieceClass::Man, true),
        }
        assert_eq!(referee.record(&ply), None, "{name}: {event}");
        let counter = |referee: &Referee| {
            referee
                .counters()
                .into_iter()
                .find(|counter| counter.clause.as_str() == name)
        };
        if restarts {
            let count = counter(&referee).map_or(0, |counter| counter.count);
            assert_eq!(count, 0, "{name}: {event} puts it back");
            referee.record(&line.ply(end));
            let by = referee
                .verdict()
                .and_then(|verdict| verdict.clause.as_ref());
            assert_ne!(by.map(|id| id.as_str()), Some(name), "{name}: {event}");
        } else {
            let left = counter(&referee).map(|counter| counter.left);
            assert_eq!(left, Some(1), "{name}: {event} changes nothing");
        }
    }
}

#[test]
fn every_limit_at_its_edge() {
    let mut checked = 0;
    for book in RuleBook::all() {
        let mut books = vec![book.clone()];
        for setting in book.settings() {
            for choice in setting
                .choices
                .iter()
                .filter(|c| c.value != setting.default)
            {
                let chosen = book
                    .with_setting(&setting.id, &choice.value)
                    .expect("exists");
                books.push(Arc::new(chosen));
            }
        }
        for (index, book) in books.iter().enumerate() {
            // Regulation draws come before the limits that they replace.
            let replaced = index > 0
                && book
                    .clauses()
                    .any(|c| c.limit().is_some_and(|r| r.limit.most() == 0));
            for clause in book.clauses().filter(|c| c.applies == Applies::Automatic) {
                let Some(rule) = clause.limit() else {
                    continue;
                };
                if replaced && rule.limit.most() > 0 {
                    continue;
                }
                check_clause(book, clause, rule);
                checked += 1;
            }
        }
    }
    assert!(checked > 60, "only {checked} limits");
}

/// A line with made-up plies under a book: when does it end?
#[track_caller]
fn ends(book: &str, white: &str, black: &str, first: Side, ply: u32) {
    let force = |text: &str| {
        let mut force = Force::default();
        for piece in text.chars() {
            match piece {
                'K' => force.kings += 1,
                'M' => force.men += 1,
                _ => force.on_long_diagonal += 1,
            }
        }
        force
    };
    let force = BySide {
        white: force(white),
        black: force(black),
    };
    let book = RuleBook::builtin(book).expect("a book");
    let line = Line {
        book,
        force,
        first,
        style: Style::Kings,
    };
    let mut referee = line.referee();
    let end = match referee.verdict() {
        Some(verdict) => verdict.ply,
        None => line.run(&mut referee, 1),
    };
    assert_eq!(end, ply);
}

#[test]
fn relatives_count_as_worked_out() {
    // P1 counts from the ply that occupies the diagonal, here the start.
    ends("portuguese", "KKK/", "K", Side::White, 23);
    ends("portuguese", "KKK/", "K", Side::Black, 24);
    ends("portuguese", "KKKM", "KM", Side::White, 40);
    ends("frisian", "KK", "K", Side::White, 14);
    ends("frisian", "K", "K", Side::Black, 4);
    ends("canadian", "KKK", "K", Side::White, 32);
    ends("pool", "KKK/", "K", Side::White, 25);
    ends("turkish", "K", "M", Side::White, 0);
    ends("turkish", "M", "M", Side::White, 0);
    ends("czech", "KKKKKK", "KKK", Side::White, 30);
    ends("fide-960", "KKM", "KM", Side::White, 150);
}

#[test]
fn f1_the_strong_sides_seven_are_a_setting() {
    let book = RuleBook::builtin("frisian").expect("a book");
    let book = book.with_setting("two-kings", "strong").expect("a setting");
    let mut force = BySide::<Force>::default();
    (force.white.kings, force.black.kings) = (2, 1);
    for (first, end) in [(Side::White, 13), (Side::Black, 14)] {
        let line = Line {
            book: Arc::new(book.clone()),
            force,
            first,
            style: Style::Kings,
        };
        assert_eq!(line.run(&mut line.referee(), 1), end);
    }
}

#[test]
fn p1_the_move_that_occupies_the_diagonal_does_not_count() {
    let book = RuleBook::builtin("portuguese").expect("a book");
    let mut force = BySide::<Force>::default();
    force.white.kings = 3;
    force.black.kings = 1;
    let off = Line {
        book: book.clone(),
        force,
        first: Side::White,
        style: Style::Kings,
    };
    force.white.on_long_diagonal = 1;
    let on = Line {
        book,
        force,
        first: Side::White,
        style: Style::Kings,
    };
    let mut referee = off.referee();
    assert_eq!(referee.record(&on.ply(1)), None);
    assert_eq!(on.run(&mut referee, 2), 25);
}

/// Three kings that leave the river and come back gain no moves by it, unless the
/// book is read so; then neither limit would ever end the game.
#[test]
fn leaving_the_river_does_not_escape_both_limits() {
    let end = |choice: &str| {
        let book = RuleBook::builtin("portuguese").expect("a book");
        let book = Arc::new(book.with_setting("river", choice).expect("a setting"));
        let line = |on_long_diagonal| {
            let mut force = BySide::<Force>::default();
            (force.white.kings, force.black.kings) = (3, 1);
            force.white.on_long_diagonal = on_long_diagonal;
            Line {
                book: book.clone(),
                force,
                first: Side::White,
                style: Style::Kings,
            }
        };
        let (off, on) = (line(0), line(1));
        let mut referee = off.referee();
        (1..400).find(|number| {
            let there = number % 6 < 3;
            let ply = if there { &on } else { &off }.ply(*number);
            referee.record(&ply).is_some()
        })
    };
    // Occupied by ply 1, which does not count: White's twelfth move after it.
    assert_eq!(end("goes-on"), Some(25));
    assert_eq!(end("restarts"), None);
}

#[test]
fn p2_a_man_move_restarts_the_twenty() {
    let book = RuleBook::builtin("portuguese").expect("a book");
    let mut force = BySide::<Force>::default();
    (force.white.kings, force.white.men, force.black.kings) = (2, 1, 2);
    let line = Line {
        book,
        force,
        first: Side::White,
        style: Style::Kings,
    };
    let mut referee = line.referee();
    for number in 1..9 {
        referee.record(&line.ply(number));
    }
    let mut man = line.ply(9);
    man.piece = PieceClass::Man;
    referee.record(&man);
    assert_eq!(line.run(&mut referee, 10), 49);
}

/// A book in which a repetition, a limit on moves and an endgame limit all fall
/// on ply 4.
fn all_at_once() -> Line {
    let clause = |id: &str, rest: &str| {
        format!(
            "[[clause]]\nid = '{id}'\narticle = '{id}'\nsource = 's'\nname.en = 'n'\n\
             rule.en = 'r'\n{rest}\n"
        )
    };
    let text = [
        "format = 1\nid = 'b'\nname.en = 'b'\nabout.en = 'b'\nsource = 's'\nvariants = ['russian']\n",
        &clause(
            "e",
            "kind = 'endgame-limit'\nunit = 'each'\nlimit = 2\nwhen.force = '2K v K'",
        ),
        &clause(
            "m",
            "kind = 'move-limit'\nunit = 'each'\nlimit = 2\nrestarts = 'capture'",
        ),
        &clause("r", "kind = 'repetition'\ntimes = 2"),
    ]
    .concat();
    let book = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
    let mut force = BySide::<Force>::default();
    (force.white.kings, force.black.kings) = (2, 1);
    Line {
        book: Arc::new(book),
        force,
        first: Side::White,
        style: Style::Kings,
    }
}

/// What ends the game on ply 4 if its facts are changed so.
fn on_ply_four(change: impl Fn(&mut PlyFacts, &PositionFacts)) -> (Outcome, Reason) {
    let line = all_at_once();
    let mut referee = line.referee();
    let start = *referee.position();
    for number in 1..4 {
        assert_eq!(referee.record(&line.ply(number)), None);
    }
    let mut last = line.ply(4);
    change(&mut last, &start);
    let verdict = referee.record(&last).expect("something ends it");
    (verdict.outcome, verdict.reason)
}

#[test]
fn a_win_comes_before_a_repetition() {
    let ended = on_ply_four(|ply, start| {
        ply.after.key = start.key;
        let outcome = Outcome::Win(Side::Black);
        ply.after.terminal = Some(Terminal {
            outcome,
            reason: Reason::NoMoves,
        });
    });
    assert_eq!(ended, (Outcome::Win(Side::Black), Reason::NoMoves));
}

#[test]
fn a_repetition_comes_before_a_limit_on_moves() {
    let ended = on_ply_four(|ply, start| ply.after.key = start.key);
    assert_eq!(ended, (Outcome::Draw, Reason::Repetition));
}

#[test]
fn a_limit_on_moves_comes_before_an_endgame_limit() {
    assert_eq!(on_ply_four(|_, _| {}), (Outcome::Draw, Reason::MoveLimit));
}

#[test]
fn an_endgame_limit_comes_last() {
    let ended = on_ply_four(|ply, _| ply.captured = 1);
    assert_eq!(ended, (Outcome::Draw, Reason::EndgameLimit));
}
