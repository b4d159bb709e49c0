//! Further books, each under every one of its readings, against plain recounts
//! written from the rules; they share nothing with the referee.

use std::sync::Arc;

use damier_arbiter::RuleBook;
use damier_draughts::Variant;
use damier_game::{Force, Side};

use crate::oracle::{Expired, OwnLimits, Seen, drawn_alike, listed};

/// Plies counted, by White and by Black.
type Count = [u32; 2];

fn of(count: Count, side: Side) -> u32 {
    count[usize::from(side == Side::Black)]
}

fn both(count: Option<Count>) -> u32 {
    count.map_or(0, |[white, black]| white + black)
}

/// One more ply of whoever moved, or the beginning of a count.
fn counted(count: Option<Count>, seen: &Seen<'_>) -> Option<Count> {
    let mut count = count?;
    if let Some(side) = seen.mover() {
        count[usize::from(side == Side::Black)] += 1;
    }
    Some(count)
}

fn lone_king(force: Force) -> bool {
    (force.kings, force.men) == (1, 0)
}

/// The side that has so many pieces, a king among them, against a lone king.
fn against_one(seen: &Seen<'_>, pieces: u8) -> Option<(Side, Force, Force)> {
    seen.pairs()
        .into_iter()
        .find(|(_, strong, weak)| lone_king(*weak) && strong.kings > 0 && strong.pieces() == pieces)
}

fn older_international(fresh: bool) -> OwnLimits {
    let (mut sixteen, mut five): (Option<Count>, Option<Count>) = (None, None);
    Box::new(move |seen, quiet| {
        let three = against_one(seen, 3).is_some();
        let two = (1..=2).any(|pieces| against_one(seen, pieces).is_some());
        sixteen = match (sixteen, three) {
            (None, true) => Some([0, 0]),
            (None, false) => None,
            (Some(_), false) if fresh || !two => None,
            (running, _) => counted(running, seen),
        };
        five = match two {
            false => None,
            true => five.map_or(Some([0, 0]), |running| counted(Some(running), seen)),
        };
        Expired {
            moves: listed(&[(quiet == 50, "fmjd-lpp/6.2")]),
            endgame: listed(&[
                (both(sixteen) == 32, "fmjd-lpp/6.3"),
                (both(five) == 10, "fmjd-lpp/6.4"),
            ]),
        }
    })
}

fn frisian(strong_only: bool) -> OwnLimits {
    let (mut two, mut one): (Option<Count>, Option<Count>) = (None, None);
    Box::new(move |seen, _| {
        let kings = |s: u8| {
            seen.pairs().into_iter().find(move |(_, strong, weak)| {
                lone_king(*weak) && (strong.kings, strong.men) == (s, 0)
            })
        };
        let next = |count: Option<Count>, holds: bool| match (holds, count) {
            (false, _) => None,
            (true, None) => Some([0, 0]),
            (true, running) => counted(running, seen),
        };
        two = next(two, kings(2).is_some());
        one = next(one, kings(1).is_some());
        let seven = kings(2).is_some_and(|(side, ..)| match strong_only {
            true => two.is_some_and(|count| of(count, side) == 7),
            false => both(two) == 14,
        });
        Expired {
            moves: Vec::new(),
            endgame: listed(&[
                (seven, "frisian/2"),
                (one.is_some() && both(one) == 4, "frisian/3"),
            ]),
        }
    })
}

fn portuguese(goes_on: bool) -> OwnLimits {
    let (mut forced, mut twenty): (Option<Count>, Option<Count>) = (None, None);
    Box::new(move |seen, _| {
        let three = seen
            .pairs()
            .into_iter()
            .find(|(_, s, w)| lone_king(*w) && (s.kings, s.men) == (3, 0));
        let there = three.is_some_and(|(_, strong, _)| strong.on_long_diagonal > 0);
        forced = match (forced, there) {
            (None, true) => Some([0, 0]),
            (Some(_), true) => counted(forced, seen),
            (Some(_), false) if goes_on && three.is_some() => counted(forced, seen),
            (_, false) => None,
        };
        let small = [seen.white, seen.black]
            .iter()
            .all(|force| force.kings > 0 && (1..=4).contains(&force.pieces()));
        twenty = match twenty {
            _ if !small || there => None,
            None => Some([0, 0]),
            Some(_) if seen.captured() || seen.man_moved() => Some([0, 0]),
            running => counted(running, seen),
        };
        let twelve = three
            .zip(forced)
            .is_some_and(|((side, ..), n)| of(n, side) >= 12);
        Expired {
            moves: listed(&[(both(twenty) == 40, "portuguese/3.8.b")]),
            endgame: listed(&[(twelve, "portuguese/3.8.a")]),
        }
    })
}

/// How the IDF's limits are read.
#[derive(Clone, Copy)]
struct Idf {
    balance: &'static str,
    road: &'static str,
}

fn idf(how: Idf) -> OwnLimits {
    let (mut many, mut road, mut five) = (None, None, None);
    let mut was_there = false;
    let mut balance = 0;
    Box::new(move |seen, quiet| {
        let restart = seen.ply.is_none() || seen.captured() || seen.promoted();
        let kings = seen.white.kings > 0 && seen.black.kings > 0;
        balance = if restart || !kings { 0 } else { balance + 1 };
        let three = seen.pairs().into_iter().find(|(_, s, w)| {
            lone_king(*w) && s.kings >= 3 && (s.men == 0 || how.balance == "class-with-men")
        });
        many = match (many, three) {
            (_, None) => None,
            (Some(_), Some(_)) if how.balance == "change" && restart => Some([0, 0]),
            (None, Some(_)) => Some([0, 0]),
            (running, Some(_)) => counted(running, seen),
        };
        let small = against_one(seen, 3);
        let there =
            small.is_some_and(|(_, s, w)| s.on_long_diagonal == 0 && w.on_long_diagonal == 1);
        road = match road {
            None if there => Some([0, 0]),
            None => None,
            Some(_) if small.is_none() || (!there && how.road == "restarts") => None,
            running if how.road != "adds-up" || (was_there && there) => counted(running, seen),
            running => running,
        };
        was_there = there;
        let pair = (1..=2).find_map(|pieces| against_one(seen, pieces));
        five = match (five, pair) {
            (_, None) => None,
            (None, Some(_)) => Some([0, 0]),
            (running, Some(_)) => counted(running, seen),
        };
        let reached = |count: Option<Count>, strong: Option<(Side, Force, Force)>, moves: u32| {
            strong
                .zip(count)
                .is_some_and(|((side, ..), n)| of(n, side) >= moves)
        };
        let even = pair.is_some_and(|(_, strong, _)| lone_king(strong));
        let total = seen.total();
        let few = (kings && matches!(total, 4 | 5) && balance == 60)
            || (kings && matches!(total, 6 | 7) && balance == 120);
        Expired {
            moves: listed(&[(quiet == 30, "idf/7.2.5"), (few, "idf/7.2.6")]),
            endgame: listed(&[
                (reached(many, three, 15), "idf/7.2.4"),
                (reached(road, small, 5), "idf/7.2.7"),
                (!even && reached(five, pair, 5), "idf/7.2.8"),
                (even && both(five) >= 10, "idf/7.2.8-even"),
            ]),
        }
    })
}

/// Under a book with settings, in so many games; some of them must be draws.
fn agrees(
    book: &str,
    settings: &[(&str, &str)],
    variant: Variant,
    limits: impl Fn() -> (OwnLimits, &'static str),
) {
    let mut chosen = RuleBook::clone(&*RuleBook::builtin(book).expect("a book"));
    for (setting, value) in settings {
        chosen = chosen.with_setting(setting, value).expect("a setting");
    }
    let games = 500;
    let drawn = drawn_alike(&Arc::new(chosen), variant, games, limits);
    assert!(drawn * 10 > games, "{book}: only {drawn} draws");
}

#[test]
fn the_older_international_rules_agree_with_a_recount() {
    for (value, fresh) in [("nearer", false), ("fresh", true)] {
        let limits = || (older_international(fresh), "fmjd-lpp/6.1");
        agrees(
            "fmjd-lpp",
            &[("after-capture", value)],
            Variant::International,
            limits,
        );
    }
}

#[test]
fn frisian_agrees_with_a_recount() {
    for (value, strong) in [("each", false), ("strong", true)] {
        let limits = || (frisian(strong), "frisian/1");
        agrees("frisian", &[("two-kings", value)], Variant::Frisian, limits);
    }
}

#[test]
fn portuguese_agrees_with_a_recount() {
    for (value, goes_on) in [("goes-on", true), ("restarts", false)] {
        let limits = || (portuguese(goes_on), "portuguese/5.3");
        agrees(
            "portuguese",
            &[("river", value)],
            Variant::Portuguese,
            limits,
        );
    }
}

#[test]
fn idf_agrees_with_a_recount_in_every_reading() {
    for balance in ["change", "class", "class-with-men"] {
        for road in ["restarts", "latched", "adds-up"] {
            let settings = [("balance", balance), ("main-road", road)];
            let limits = || (idf(Idf { balance, road }), "idf/7.2.3");
            let variant = match road {
                "latched" => Variant::Brazilian,
                _ => Variant::Russian,
            };
            agrees("idf", &settings, variant, limits);
        }
    }
}
