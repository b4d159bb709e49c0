use damier_arbiter::clock::log::{Entry, Event, Judgement, judge};
use damier_arbiter::clock::{Bonus, Clock, Course, Period, SideControl, TimeControl};
use damier_game::{BySide, Outcome, Side};
use proptest::prelude::*;

use crate::support::Random;

pub(crate) fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn started(text: &str) -> Clock {
    let mut clock = Clock::new(control(text), Side::White);
    clock.start(0);
    clock
}

#[test]
fn an_increment_comes_after_the_move() {
    let mut clock = started("5'+3\"");
    clock.press(10_000).expect("in time");
    assert_eq!(clock.left_ms(Side::White, 10_000), 293_000);
    assert_eq!(clock.left_ms(Side::Black, 12_500), 297_500);
}

#[test]
fn bronstein_gives_back_what_was_used() {
    let mut clock = started("5' bronstein 10\"");
    clock.press(4_000).expect("in time");
    assert_eq!(clock.left_ms(Side::White, 4_000), 300_000);
    clock.press(19_000).expect("in time");
    assert_eq!(clock.left_ms(Side::Black, 19_000), 295_000);
}

#[test]
fn a_delay_runs_first() {
    let mut clock = started("1' delay 5\"");
    assert_eq!(clock.reading(Side::White, 2_000).delay_ms, 3_000);
    assert_eq!(clock.left_ms(Side::White, 5_000), 60_000);
    assert_eq!(clock.flag_falls_at(), Some(65_000));
    clock.press(8_000).expect("in time");
    assert_eq!(clock.left_ms(Side::White, 8_000), 57_000);
}

#[test]
fn periods_follow_one_another_and_the_last_repeats() {
    let mut clock = started("10\"/2, 5\"/1");
    let mut now = 0;
    for (white_ms, left) in [
        (1_000, 9_000),
        (1_000, 13_000),
        (2_000, 16_000),
        (0, 21_000),
    ] {
        now += white_ms;
        clock.press(now).expect("in time");
        assert_eq!(clock.left_ms(Side::White, now), left);
        clock.press(now).expect("in time");
    }
    let mut lapsing = started("10\"/2, 5\"/1 lapsing");
    for (at, left) in [(1_000, 9_000), (2_000, 5_000), (3_000, 5_000)] {
        lapsing.press(at).expect("in time");
        assert_eq!(lapsing.left_ms(Side::White, at), left);
        lapsing.press(at).expect("in time");
    }
}

#[test]
fn byo_yomi_stretches_come_back_unless_used_up() {
    let mut clock = started("10\" byo-yomi 3x5\"");
    assert_eq!(clock.flag_falls_at(), Some(25_000));
    let reading = clock.reading(Side::White, 17_000);
    assert_eq!((reading.left_ms, reading.stretches), (3_000, 2));
    clock.press(17_000).expect("in time");
    let reading = clock.reading(Side::White, 17_000);
    assert_eq!(
        (reading.left_ms, reading.stretches),
        (5_000, 2),
        "a whole stretch again"
    );
    clock.press(17_000).expect("in time");
    assert_eq!(clock.flag_falls_at(), Some(27_000));
    clock.press(21_999).expect("within one stretch");
    clock.press(21_999).expect("in time");
    assert_eq!(clock.reading(Side::White, 21_999).stretches, 2);
    assert_eq!(clock.press(31_999).expect_err("too late").at_ms, 31_999);
}

#[test]
fn the_hourglass_pours_over() {
    let mut clock = started("1' hourglass");
    assert_eq!(clock.left_ms(Side::Black, 20_000), 80_000);
    clock.press(20_000).expect("in time");
    assert_eq!(clock.left_ms(Side::White, 20_000), 40_000);
    assert_eq!(clock.left_ms(Side::White, 30_000), 50_000);
    assert_eq!(clock.left_ms(Side::Black, 30_000), 70_000);
}

#[test]
fn correspondence_gives_each_move_its_days() {
    const DAY: u64 = 86_400_000;
    let mut clock = started("3d/1 lapsing");
    clock.press(2 * DAY).expect("in time");
    assert_eq!(clock.left_ms(Side::White, 2 * DAY), 3 * DAY);
    assert_eq!(
        clock.press(5 * DAY).expect_err("too late").side,
        Side::Black
    );
}

#[test]
fn a_press_at_the_very_end_is_too_late() {
    let mut clock = started("1'");
    let flagged = clock.press(60_000).expect_err("too late");
    assert_eq!((flagged.side, flagged.at_ms), (Side::White, 60_000));
    assert_eq!(clock.left_ms(Side::White, 99_000), 0);
    assert_eq!(clock.press(99_000), Err(flagged), "a flag stays down");
    let mut clock = started("1'");
    clock
        .press(59_999)
        .expect("a millisecond before it is in time");
}

#[test]
fn a_pause_costs_nobody_anything() {
    let mut clock = started("1'+2\"");
    clock.pause(5_000).expect("in time");
    assert_eq!(clock.flag_falls_at(), None);
    assert_eq!(clock.left_ms(Side::White, 500_000), 55_000);
    clock.start(600_000);
    assert_eq!(clock.flag_falls_at(), Some(655_000));
    clock.press(601_000).expect("in time");
    assert_eq!(clock.left_ms(Side::White, 601_000), 56_000);
}

fn log(entries: &[(u64, Event)]) -> Vec<Entry> {
    entries
        .iter()
        .map(|(at_ms, event)| Entry {
            at_ms: *at_ms,
            event: *event,
        })
        .collect()
}

const MOVED: Event = Event::Moved { ends: None };

/// K1: a move released before the flag and pressed after it does not count.
#[test]
fn k1_the_last_required_move_pressed_too_late() {
    let entries = log(&[
        (0, Event::Started),
        (1_000, MOVED),
        (1_000, Event::Pressed),
        (1_500, MOVED),
        (1_500, Event::Pressed),
        // White has 9 seconds left, so the flag falls at 10.5 seconds.
        (10_400, MOVED),
        (10_600, Event::Pressed),
    ]);
    let judgement = judge(control("10\"/2, 1h"), Side::White, &entries, 20_000).expect("a log");
    let expected = Judgement::FlagFell {
        side: Side::White,
        at_ms: 10_500,
        completed: 1,
        required: Some(2),
        moved_too_late_to_press: true,
        opponent_can_win: None,
    };
    assert_eq!(judgement, expected);
    assert_eq!(judgement.articles("international"), ["A3 6.7", "A3 6.11"]);
}

/// K2: a move that ends the game before the flag stands, pressed or not.
#[test]
fn k2_the_last_piece_lifted_before_the_flag() {
    for (outcome, pressed) in [
        (Outcome::Win(Side::White), true),
        (Outcome::Win(Side::White), false),
        (Outcome::Draw, true),
    ] {
        let mut entries = log(&[
            (0, Event::Started),
            (
                9_900,
                Event::Moved {
                    ends: Some(outcome),
                },
            ),
            (10_100, Event::Pressed),
        ]);
        entries.truncate(if pressed { 3 } else { 2 });
        let judgement = judge(control("10\""), Side::White, &entries, 20_000).expect("a log");
        let expected = Judgement::EndedOnBoard {
            outcome,
            at_ms: 9_900,
            flag_later: true,
        };
        assert_eq!(judgement, expected);
    }
    let late = log(&[
        (0, Event::Started),
        (
            10_000,
            Event::Moved {
                ends: Some(Outcome::Win(Side::White)),
            },
        ),
    ]);
    let judgement = judge(control("10\""), Side::White, &late, 20_000).expect("a log");
    assert!(
        matches!(judgement, Judgement::FlagFell { at_ms: 10_000, .. }),
        "{judgement:?}"
    );
}

#[test]
fn a_flag_needs_no_claim_and_logs_are_checked() {
    let entries = log(&[(0, Event::Started)]);
    let judge = |entries: &[Entry], now| judge(control("10\""), Side::White, entries, now);
    assert_eq!(judge(&entries, 9_999), Ok(Judgement::GoesOn));
    assert!(matches!(
        judge(&entries, 10_000),
        Ok(Judgement::FlagFell { .. })
    ));
    let bad = [
        log(&[(5, Event::Started), (4, MOVED)]),
        log(&[(0, Event::Started), (1, Event::Pressed)]),
        log(&[(0, Event::Started), (1, MOVED), (2, MOVED)]),
        log(&[(5, MOVED)]),
        log(&[
            (0, Event::Started),
            (1, MOVED),
            (2, Event::Paused),
            (3, Event::Pressed),
        ]),
        log(&[(0, Event::Started), (1, Event::Started)]),
    ];
    for entries in bad {
        assert!(judge(&entries, 9).is_err(), "{entries:?}");
    }
    let text = serde_json::to_string(&log(&[(7, MOVED)])).expect("it can be written");
    assert_eq!(text, r#"[{"at":7,"event":"moved"}]"#);
}

#[test]
fn a_referee_lifts_a_flag_and_the_period_stays() {
    let fell = [
        (0, Event::Started),
        (1_000, Event::Moved { ends: None }),
        (1_000, Event::Pressed),
        (2_000, Event::Moved { ends: None }),
        (2_000, Event::Pressed),
        // The second period of White: five seconds and two stretches of two.
        (20_000, Event::Moved { ends: None }),
        (20_000, Event::Pressed),
    ];
    let set = Event::TimeSet {
        side: Side::White,
        ms: 3_000,
        stretches: Some(1),
    };
    let goes_on = [(30_000, set), (40_000, Event::Started)];
    let control = control("10\"/1, 5\" byo-yomi 2x2\"");
    let judged = |entries: &[(u64, Event)], now| {
        judge(control.clone(), Side::White, &log(entries), now).expect("a log")
    };
    let fall = |judgement| match judgement {
        Judgement::FlagFell { at_ms, .. } => Some(at_ms),
        _ => None,
    };
    // Nine seconds were left over: 2.0 + 9 + 5 + 4.
    assert_eq!(fall(judged(&fell[..5], 20_000)), Some(20_000));
    assert_eq!(fall(judged(&fell, 50_000)), Some(20_000));
    let lifted = [&fell[..], &goes_on].concat();
    assert_eq!(judged(&lifted, 44_999), Judgement::GoesOn);
    assert_eq!(fall(judged(&lifted, 50_000)), Some(45_000));
    let mut course = Course::new(control.clone(), Side::White);
    for entry in log(&lifted) {
        course.happen(entry.event, entry.at_ms);
    }
    let clock = course.clock();
    assert_eq!(clock.period_index(Side::White), 1);
    assert_eq!(
        clock.completed(Side::White),
        1,
        "the late move does not count"
    );
    assert_eq!(clock.reading(Side::White, 40_000).stretches, 1);
}

/// A move that ends the game and is pressed in time: no flag fell, however long the
/// other clock ran on.
#[test]
fn a_flag_after_the_end_is_told_only_if_it_fell() {
    let ends = Some(Outcome::Win(Side::White));
    let flag_later = |after: &[(u64, Event)], now| {
        let begin = [(0, Event::Started), (5_000, Event::Moved { ends })];
        let entries = log(&[&begin[..], after].concat());
        match judge(control("10\""), Side::White, &entries, now) {
            Ok(Judgement::EndedOnBoard { flag_later, .. }) => flag_later,
            other => panic!("{other:?}"),
        }
    };
    assert!(!flag_later(&[(5_500, Event::Pressed)], 60_000));
    assert!(!flag_later(&[(9_999, Event::Paused)], 60_000));
    assert!(flag_later(&[(10_000, Event::Pressed)], 60_000));
    assert!(!flag_later(&[], 9_999));
    assert!(flag_later(&[], 10_000));
}

/// What decides is the period in which endings are played.
#[test]
fn added_time_is_asked_of_the_last_period() {
    for (text, ends_without) in [
        ("20'", true),
        ("1h30'/40+30\", 30'", true),
        ("1h30'/40, 30'+30\"", false),
        ("20'+5\"", false),
        ("2h/50, 1h/25", false),
        ("20' v 20'+5\"", false),
    ] {
        assert_eq!(
            control(text).is_without_added_time(),
            ends_without,
            "{text}"
        );
    }
}

/// No seconds are no increment, however they are written: the articles on games without
/// added time apply (FMJD Annex 1, 6.1.1).
#[test]
fn a_bonus_of_no_time_adds_none() {
    for text in [
        "5'+0\"",
        "5'+0'",
        "5'+0.000\"",
        "5' delay 0\"",
        "5' bronstein 0\"",
        "5'+0\" v 5'",
        "5' v 5' delay 0s",
    ] {
        assert!(control(text).is_without_added_time(), "{text}");
        assert_eq!(control(text), control("5'"), "{text}");
    }
    assert_eq!(
        control("1h/40+0\", 30' delay 0\"").to_string(),
        "1h/40, 30'"
    );
    for tag in ["300+0", "300+00", "40/7200+0:300+0"] {
        let side = SideControl::from_tag(tag).expect(tag).expect("a clock");
        let added = side
            .periods()
            .iter()
            .any(|period| period.bonus != Bonus::None);
        assert!(!added, "{tag}");
        assert!(TimeControl::equal(side).is_without_added_time(), "{tag}");
    }
    for bonus in [
        Bonus::ByoYomi { times: 0, ms: 1 },
        Bonus::ByoYomi { times: 1, ms: 0 },
        Bonus::Increment { ms: 0 },
    ] {
        let period = Period {
            time_ms: 300_000,
            moves: None,
            bonus,
        };
        let side = SideControl::new(vec![period], false).expect("five minutes");
        assert_eq!(TimeControl::equal(side), control("5'"), "{bonus:?}");
    }
}

#[test]
fn a_referee_takes_no_more_than_is_left() {
    let taken = |text: &str, ms| {
        let mut clock = started(text);
        clock.take_time(Side::White, ms, 50_000);
        clock
    };
    let less = taken("1'", 4_000);
    assert_eq!(less.left_ms(Side::White, 50_000), 6_000);
    assert_eq!(less.flag_falls_at(), Some(56_000));
    // Ten seconds are left: thirty cannot be taken, and the flag falls now.
    let all = taken("1'", 30_000);
    assert_eq!(all.left_ms(Side::White, 50_000), 0);
    assert_eq!(all.flag_falls_at(), Some(50_000));
    assert_eq!(taken("1' delay 3\"", 30_000).flag_falls_at(), Some(50_000));
    let stretch = taken("1' byo-yomi 2x5\"", 30_000).reading(Side::White, 50_000);
    assert_eq!((stretch.left_ms, stretch.stretches), (5_000, 2));
    // The side that waits has used nothing.
    let mut clock = started("1'");
    clock.take_time(Side::Black, 70_000, 50_000);
    assert_eq!(clock.left_ms(Side::Black, 50_000), 0);
    let entries = log(&[
        (0, Event::Started),
        (
            50_000,
            Event::TimeTaken {
                side: Side::White,
                ms: 30_000,
            },
        ),
    ]);
    let judgement = judge(control("1'"), Side::White, &entries, 50_000);
    assert!(
        matches!(judgement, Ok(Judgement::FlagFell { at_ms: 50_000, .. })),
        "{judgement:?}"
    );
}

fn bonus() -> impl Strategy<Value = Bonus> {
    let ms = 1..20_000_u64;
    prop_oneof![
        Just(Bonus::None),
        ms.clone().prop_map(|ms| Bonus::Increment { ms }),
        ms.clone().prop_map(|ms| Bonus::Bronstein { ms }),
        ms.clone().prop_map(|ms| Bonus::Delay { ms }),
        (1..5_u16, ms).prop_map(|(times, ms)| Bonus::ByoYomi { times, ms }),
        Just(Bonus::Hourglass),
    ]
}

fn side_control() -> impl Strategy<Value = SideControl> {
    let period = || (1..200_000_u64, 1..40_u16, bonus());
    let inner = prop::collection::vec(period(), 0..3);
    (inner, period(), any::<bool>(), any::<bool>()).prop_map(|(inner, last, endless, lapsing)| {
        let whole = |(time_ms, moves, bonus)| Period {
            time_ms,
            moves: Some(moves),
            bonus,
        };
        let mut periods: Vec<Period> = inner.into_iter().map(whole).collect();
        let mut last = whole(last);
        last.moves = last.moves.filter(|_| !endless);
        periods.push(last);
        // Nothing lapses where the only period lasts to the end.
        let lapsing = lapsing && (periods.len() > 1 || !endless);
        SideControl::new(periods, lapsing).expect("sensible periods")
    })
}

proptest! {
    #[test]
    fn the_text_of_a_control_is_read_back(white in side_control(), black in side_control()) {
        let runs_over = |side: &SideControl| {
            side.periods().iter().any(|period| period.bonus == Bonus::Hourglass)
        };
        // An hourglass is one for both sides.
        let is_whole = runs_over(&white) == runs_over(&black);
        let control = TimeControl::unequal(white, black);
        let read = control.to_string().parse::<TimeControl>();
        match is_whole {
            true => prop_assert_eq!(read, Ok(control)),
            false => prop_assert!(read.is_err(), "{}", control),
        }
    }

    /// What was given is what was used and what is left, to the millisecond, and
    /// the flag falls exactly when the plain account is empty.
    #[test]
    fn no_millisecond_is_lost(white in side_control(), black in side_control(), seed: u64) {
        let control = TimeControl::unequal(white, black);
        account(&control, seed, 400);
    }
}

#[test]
fn a_million_presses_lose_no_millisecond() {
    let control = control("1h/40, 30'/20+30\" v 2h/50 delay 0.3\", 1h/25 delay 0.3\"");
    assert_eq!(account(&control, 42, 1_000_000), 1_000_000);
}

/// What one side should have, kept plainly.
#[derive(Clone, Copy)]
struct Account {
    left_ms: u64,
    period: usize,
    moves: u16,
    stretches: u64,
}

impl Account {
    fn open(control: &SideControl) -> Account {
        let first = control.periods()[0];
        Account {
            left_ms: first.time_ms,
            period: 0,
            moves: 0,
            stretches: stretches(first),
        }
    }

    /// The most that a move may take, and the least that is too much.
    fn allowance(&self, bonus: Bonus) -> u64 {
        self.left_ms
            + match bonus {
                Bonus::Delay { ms } => ms,
                Bonus::ByoYomi { ms, .. } => ms * self.stretches,
                _ => 0,
            }
    }

    /// A move that took so long; returns what it cost.
    fn spend(&mut self, control: &SideControl, took: u64) -> u64 {
        let period = control.periods()[self.period];
        let free = if let Bonus::Delay { ms } = period.bonus {
            ms
        } else {
            0
        };
        let used = took.saturating_sub(free);
        let charged = used.min(self.left_ms);
        self.left_ms -= charged;
        match period.bonus {
            Bonus::Increment { ms } => self.left_ms += ms,
            Bonus::Bronstein { ms } => self.left_ms += took.min(ms),
            Bonus::ByoYomi { ms, .. } => self.stretches -= (used - charged) / ms,
            Bonus::Hourglass | Bonus::None | Bonus::Delay { .. } => {}
        }
        self.moves += 1;
        if period.moves == Some(self.moves) {
            self.moves = 0;
            self.period = (self.period + 1).min(control.periods().len() - 1);
            let next = control.periods()[self.period];
            self.left_ms = next.time_ms
                + if control.is_lapsing() {
                    0
                } else {
                    self.left_ms
                };
            self.stretches = stretches(next);
        }
        charged
    }

    fn shown(&self, control: &SideControl) -> u64 {
        match control.periods()[self.period].bonus {
            Bonus::ByoYomi { ms, .. } if self.left_ms == 0 && self.stretches > 0 => ms,
            _ => self.left_ms,
        }
    }
}

fn stretches(period: Period) -> u64 {
    match period.bonus {
        Bonus::ByoYomi { times, .. } => u64::from(times),
        _ => 0,
    }
}

/// Presses at random moments and keeps plain accounts beside the clock; returns
/// the number of presses before a flag fell.
fn account(control: &TimeControl, seed: u64, presses: u32) -> u32 {
    let mut random = Random(seed | 1);
    let mut clock = Clock::new(control.clone(), Side::White);
    let mut accounts = BySide::from_fn(|side| Account::open(control.side(side)));
    let mut now = 1_000;
    clock.start(now);
    for press in 0..presses {
        let side = clock.turn();
        let bonus = control.side(side).periods()[accounts[side].period].bonus;
        let long = random.chance(5) && presses < 1_000;
        let took = random.below(if long { 90_000 } else { 900 }) as u64;
        // Now and then the clock stands for a while in the middle of a turn.
        if random.chance(10) {
            let first = took / 2;
            if clock.pause(now + first).is_ok() {
                let stood = random.below(50_000) as u64;
                clock.start(now + first + stood);
                now += stood;
            }
        }
        now += took;
        if took >= accounts[side].allowance(bonus) {
            assert_eq!(clock.press(now).expect_err("out of time").side, side);
            return press;
        }
        clock.press(now).expect("in time");
        let charged = accounts[side].spend(control.side(side), took);
        if bonus == Bonus::Hourglass {
            accounts[!side].left_ms += charged;
        }
        for side in Side::BOTH {
            let shown = accounts[side].shown(control.side(side));
            assert_eq!(clock.left_ms(side, now), shown, "press {press}, {side}");
        }
    }
    presses
}
