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
    assert_eq!(clocks.left(), Some(28));
    let after = sides(force(0, 2, 0), force(0, 1, 0));
    let taken = clocks.after(&rules, TAKE, &after);
    assert_eq!(taken.left(), Some(10), "the new five are nearer");
}

#[test]
fn an_older_deadline_binds_if_it_is_nearer() {
    let rules = DrawRules::for_book("fmjd").expect("a known book");
    let here = sides(force(0, 3, 0), force(0, 1, 0));
    let clocks = run(&rules, &here, &[QUIET; 27]);
    let after = sides(force(0, 2, 0), force(0, 1, 0));
    assert_eq!(clocks.after(&rules, TAKE, &after).left(), Some(4));
}

#[test]
fn the_main_road_shortens_the_sixteen() {
    let rules = DrawRules::for_book("fmjd").expect("a known book");
    let off = sides(force(0, 3, 0), force(0, 1, 0));
    let on = sides(force(0, 3, 0), force(0, 1, 1));
    let clocks = run(&rules, &off, &[QUIET; 3]);
    let clocks = clocks.after(&rules, QUIET, &on);
    assert_eq!(clocks.left(), Some(10));
    let clocks = clocks.after(&rules, QUIET, &off);
    assert_eq!(clocks.left(), Some(9), "leaving does not help");
}

#[test]
fn russian_limits_depend_on_the_number_of_pieces() {
    let rules = DrawRules::for_book("russia-2022").expect("a known book");
    let three = sides(force(0, 2, 0), force(0, 1, 0));
    assert_eq!(run(&rules, &three, &[QUIET; 4]).left(), Some(6));
    let five = sides(force(1, 2, 0), force(1, 1, 0));
    assert_eq!(run(&rules, &five, &[QUIET; 4]).left(), Some(26));
    assert_eq!(run(&rules, &five, &[MAN; 4]).left(), Some(30));
    let eight = sides(force(3, 1, 0), force(3, 1, 0));
    assert_eq!(run(&rules, &eight, &[QUIET; 4]).left(), None);
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
    assert_eq!(clocks.left(), Some(25), "13 of 15 left, the next now");
    let road = sides(force(3, 0, 0), force(0, 1, 1));
    let clocks = run(&rules, &road, &[MAN, reply]);
    assert_eq!(clocks.left(), Some(7), "4 of 5 left, the next now");
}

#[test]
fn the_brazilian_chain_runs_on_through_captures() {
    let rules = DrawRules::for_book("cbd").expect("a known book");
    let pairs = sides(force(0, 2, 0), force(1, 1, 0));
    let clocks = run(&rules, &pairs, &[QUIET; 6]);
    let after = sides(force(0, 2, 0), force(0, 1, 0));
    assert_eq!(clocks.after(&rules, TAKE, &after).left(), Some(3));
    let mixed = sides(force(1, 1, 0), force(1, 1, 0));
    assert_eq!(run(&rules, &mixed, &[MAN; 6]).left(), Some(40));
}

#[test]
fn men_alone_leave_every_counter_at_rest() {
    let rules = DrawRules::for_book("fmjd").expect("a known book");
    let men = sides(force(5, 0, 1), force(5, 0, 0));
    assert_eq!(run(&rules, &men, &[MAN; 3]).left(), None);
}

#[test]
fn unknown_books_are_not_guessed() {
    assert_eq!(DrawRules::for_book("house-rules"), None);
    assert_eq!(DrawRules::for_variant("nine-men"), DrawRules::NONE);
}

/// What the search hands to the endgame tables is what the referee has left, counter
/// by counter.
#[test]
fn what_is_left_of_each_counter_is_what_the_referee_has() {
    use damier_arbiter::{Applies, CounterView, Referee, RuleBook};
    use damier_draughts::{Position, Variant};
    use damier_endgame::Counter;

    let mut random = crate::Random::new(9);
    let (mut compared, mut running) = (0, 0);
    for (variant, id, fen) in [
        (Variant::Russian, "russia-2022", "W:WK9,K23,31:BK20,2"),
        (Variant::Brazilian, "cbd", "W:W5,K14,K23:BK18,2"),
        (Variant::International, "fmjd", "W:WK12,K40,50:BK11,3"),
        (Variant::American, "wcdf", "W:WK12,K20,30:BK11,3"),
        (Variant::Russian, "idf", "W:WK9,K23,31:BK20,2"),
    ] {
        let book = RuleBook::builtin(id).expect("built in");
        let rules = DrawRules::from_book(&book);
        let automatic = |clause: &&damier_arbiter::Clause| clause.applies == Applies::Automatic;
        let limited = book.clauses().filter(automatic);
        let limited = limited.filter(|clause| clause.limit().is_some());
        let counters = limited.flat_map(|clause| {
            [None, Some(Opener::Strong), Some(Opener::Weak)].map(|opener| Counter {
                clauses: vec![clause.id.clone()],
                opener,
                spares_wins: false,
                is_mixed: false,
            })
        });
        let counters: Vec<Counter> = counters.collect();
        let routes = Route::all(&book, &counters).expect("all are counted");
        for _ in 0..60 {
            let mut position = Position::from_fen(variant, fen).expect("a position");
            let mut referee = Referee::new(book.clone(), position.facts());
            let mut clocks = DrawClocks::start(&rules, &position.facts().force);
            while referee.verdict().is_none() {
                let moves = position.legal_moves();
                let Some(mv) = moves.get(random.below(moves.len())) else {
                    break;
                };
                let facts = position.play(mv).expect("legal");
                referee.record(&facts);
                clocks = clocks.after(&rules, PlyKind::from(&facts), &facts.after.force);
                let force = facts.after.force;
                if force.white.kings + force.black.kings == 0 {
                    // Men alone leave every counter at rest.
                    continue;
                }
                let views = referee.all_counters();
                for (route, counter) in routes.iter().zip(&counters) {
                    let mover = position.side_to_move();
                    let begun_alike = |view: &&CounterView| match (counter.opener, view.strong) {
                        (Some(opener), Some(strong)) if view.unit == Unit::Strong => {
                            // An odd number of plies was begun by who is not to move.
                            let all = view.plies.white + view.plies.black;
                            let by_mover = all.is_multiple_of(2);
                            (opener == Opener::Strong) == (by_mover == (strong == mover))
                        }
                        _ => true,
                    };
                    let clauses = &counter.clauses;
                    let of_clause = views.iter().filter(|view| clauses.contains(&view.clause));
                    let of_clause = of_clause.filter(begun_alike);
                    let left = of_clause.map(|view| view.deadline - referee.plies());
                    let found = clocks.left_on(&rules, route, &facts.after.force, mover);
                    let found = (found != NEVER).then(|| u32::from(found));
                    assert_eq!(found, left.min(), "{id} {counter:?} {}", position.fen());
                    compared += 1;
                    running += u32::from(found.is_some());
                }
            }
        }
    }
    assert!(
        running > 1_000 && compared > running,
        "{running} of {compared}"
    );
}
