//! Decisions that rest on more than position and counts.

use std::sync::Arc;

use damier_arbiter::clock::{SideControl, TimeControl};
use damier_arbiter::irregularity::{Irregularities, Irregularity, Penalties};
use damier_arbiter::{
    Assessment, Carried, CarriedTextError, EarlyAgreement, Evidence, Grounds, Lang, OfferRules,
    Offers, Proof, Referee, RegulationRuling, RuleBook, Source, Verdict, text,
};
use damier_draughts::{Position, Variant};
use damier_game::{BySide, Outcome, Reason, Side};

use crate::support::{Game, book, shuffle};

fn fresh(id: &str) -> Referee {
    let variant: Variant = book(id).variants()[0].parse().expect("draughts");
    Referee::new(book(id), Position::start(variant).facts())
}

/// A verdict is stored and read back, and told wholly in every language.
#[track_caller]
fn told(verdict: &Verdict, book: &RuleBook) -> [String; 3] {
    let json = serde_json::to_string(verdict).expect("it can be written");
    assert_eq!(
        &serde_json::from_str::<Verdict>(&json).expect(&json),
        verdict
    );
    Lang::ALL.map(|lang| {
        let story = text::story(verdict, book, lang).join("\n");
        assert!(!story.contains(['{', '}', '$']), "{story}");
        story
    })
}

#[test]
fn a_flag_in_draughts_has_no_exception() {
    for id in ["fmjd", "russia-2022", "cbd", "wcdf", "turkish"] {
        for can_win in [true, false] {
            let verdict = fresh(id).flag_fell(Side::White, can_win);
            assert_eq!(
                (verdict.outcome, verdict.reason),
                (Outcome::Win(Side::Black), Reason::Time)
            );
        }
    }
}

#[test]
fn a_flag_in_chess_has_its_exception() {
    for id in ["fide-960", "casual-960"] {
        // The facts of any position will do: the book decides.
        let start = Position::start(Variant::International).facts();
        let flag = |can_win| {
            Referee::new(book(id), start)
                .flag_fell(Side::White, can_win)
                .outcome
        };
        assert_eq!(flag(true), Outcome::Win(Side::Black));
        assert_eq!(flag(false), Outcome::Draw);
    }
}

#[test]
fn a_referee_decides_with_a_reason() {
    let mut referee = fresh("fmjd");
    let note = Some("refused to play on".to_owned());
    let verdict = referee.referee_decides(Outcome::Win(Side::Black), note);
    let [english, ..] = told(&verdict, referee.book());
    assert!(english.contains("refused to play on"), "{english}");
    assert_eq!(
        referee.resign(Side::Black),
        verdict,
        "what is decided stands"
    );
}

/// Every article that a book leaves to a referee can be ruled by, with the results that it
/// leads to and no other.
#[test]
fn what_a_book_leaves_to_a_referee_has_its_article() {
    let results = [
        Outcome::Win(Side::White),
        Outcome::Draw,
        Outcome::Win(Side::Black),
        Outcome::BothLost,
    ];
    let mut rulings = Vec::new();
    for id in ["fmjd", "fmjd-lpp", "fmjd-64", "idf", "russia-2022"] {
        for left in book(id).left_to_referee() {
            let made: Vec<Outcome> = results
                .into_iter()
                .filter(|outcome| {
                    let mut referee = fresh(id);
                    let Ok(verdict) = referee.referee_rules(&left.article, *outcome, None) else {
                        assert_eq!(referee.verdict(), None);
                        return false;
                    };
                    let [english, ..] = told(&verdict, referee.book());
                    assert!(english.contains(&left.article), "{english}");
                    true
                })
                .collect();
            rulings.push((id, left.article.clone(), made));
        }
    }
    let draws = &results[1..2];
    let losses = [results[0], results[2], results[3]];
    for (id, article, expected) in [
        ("fmjd", "7.2.4", &losses[..]),
        ("fmjd", "7.3.3", draws),
        ("fmjd", "5.1", &[]),
        ("fmjd", "6.1.1.b", &results[..]),
        ("fmjd-lpp", "7.2.4", &losses[..]),
        ("fmjd-64", "7.3.3", draws),
        ("idf", "6.1.4", &losses[..]),
        ("idf", "6.2.3", draws),
        ("idf", "7.2.2", draws),
        ("russia-2022", "6.1.8.7", draws),
    ] {
        let found = rulings.iter().find(|one| one.0 == id && one.1 == article);
        let found = found.unwrap_or_else(|| panic!("{id} has no {article}"));
        assert_eq!(found.2, expected, "{id} {article}");
    }
    let refused = fresh("fmjd").referee_rules("6.3", Outcome::Draw, None);
    let known = refused.expect_err("a clause is none").to_string();
    assert!(known.contains("7.2.4"), "{known}");
    let mut referee = fresh("fmjd");
    let white_won = Outcome::Win(Side::White);
    let verdict = referee
        .referee_rules("7.2.4", white_won, None)
        .expect("a loss");
    assert_eq!(
        (verdict.reason, verdict.side),
        (Reason::Forfeit, Some(Side::Black))
    );
}

#[test]
fn lateness_forfeits_one_or_both() {
    let minutes = |white: u64, black: u64| BySide {
        white: white * 60_000,
        black: black * 60_000,
    };
    let allowed = 15 * 60_000;
    assert_eq!(fresh("fmjd").late(minutes(15, 15), allowed), None);
    for (late, outcome, russian) in [
        (
            minutes(16, 0),
            Outcome::Win(Side::Black),
            "Опоздание белых: 16:00; допустимо 15:00.",
        ),
        (
            minutes(0, 90),
            Outcome::Win(Side::White),
            "Опоздание чёрных: 1:30:00;",
        ),
        (minutes(16, 17), Outcome::BothLost, "чёрных: 17:00;"),
    ] {
        let mut referee = fresh("fmjd");
        let verdict = referee.late(late, allowed).expect("too late");
        assert_eq!(
            (verdict.outcome, verdict.reason),
            (outcome, Reason::Forfeit)
        );
        let [_, _, story] = told(&verdict, referee.book());
        assert!(story.contains(russian), "{story}");
    }
}

#[test]
fn an_irregular_move_too_many_loses() {
    let penalties = Penalties {
        opponent_gains_ms: 120_000,
        loss_at: Some(2),
    };
    let mut desk = Irregularities::new(penalties);
    let mut referee = fresh("idf");
    desk.notice(Side::White, Irregularity::TwoHands, 3);
    desk.notice(Side::Black, Irregularity::TwoHands, 4);
    assert_eq!(desk.sanction(&mut referee, true), None, "one of each");
    desk.notice(Side::White, Irregularity::CaptureMissed, 9);
    let verdict = desk
        .sanction(&mut referee, true)
        .expect("the second of White");
    assert_eq!(verdict.outcome, Outcome::Win(Side::Black));
    let grounds = verdict.grounds.clone().expect("it rests on something");
    assert_eq!(grounds.article(), Some("5.4.6"));
    let [english, french, _] = told(&verdict, referee.book());
    assert!(english.contains("irregular move number 2"), "{english}");
    assert!(french.contains("article 5.4.6"), "{french}");
    for lang in Lang::ALL {
        let gain = text::irregularity_gain(&penalties, lang).expect("two minutes");
        assert!(gain.contains("2:00"), "{gain}");
        assert_eq!(text::irregularity_gain(&Penalties::default(), lang), None);
    }
}

#[test]
fn punished_agreements_say_why_in_every_language() {
    let rules = |not_before_move, most_pieces| OfferRules {
        not_before_move,
        most_pieces,
        early_agreement: EarlyAgreement::BothLose,
    };
    for (rules, grounds, english, russian) in [
        (
            rules(Some(40), None),
            Grounds::EarlyAgreement { moves: 40 },
            "before each had made 40 moves",
            "не было сделано 40 ходов",
        ),
        (
            rules(None, Some(6)),
            Grounds::CrowdedAgreement { pieces: 6 },
            "more than 6 pieces",
            "больше 6 шашек",
        ),
    ] {
        let mut referee = fresh("russia-2022");
        let mut offers = Offers::new(rules);
        offers.offer(Side::White, &referee).expect("let through");
        let verdict = offers.accept(Side::Black, &mut referee).expect("punished");
        assert_eq!(verdict.grounds, Some(grounds));
        let [en, _, ru] = told(&verdict, referee.book());
        assert!(en.contains(english), "{en}");
        assert!(ru.contains(russian), "{ru}");
    }
}

#[test]
fn the_regulation_draw_follows_the_time_control() {
    let control = |text: &str| text.parse::<TimeControl>().expect(text);
    for (id, clause) in [("fmjd", "A3-6.1.1.a"), ("idf", "7.2.9")] {
        let book = book(id);
        let applies = |text: &str, shown: bool| {
            let book = book.under(&control(text), shown);
            book.clause_named(clause)
                .map(|clause| clause.applies.as_str())
        };
        assert_eq!(applies("20'", false), Some("automatic"), "{id}");
        assert_eq!(applies("20'", true), Some("referee"), "{id}");
        assert_eq!(applies("2h/50, 30'", false), Some("automatic"), "{id}");
        for added in [
            "20'+5\"",
            "2h/50, 1h/25",
            "5' delay 2\"",
            "3' byo-yomi 3x10\"",
            "3d/1",
        ] {
            assert_eq!(applies(added, false), None, "{id} {added}");
        }
    }
    let russian = book("russia-2022");
    assert_eq!(
        russian.under(&control("20'"), false),
        *russian,
        "it has none"
    );
    let chosen = book("fmjd")
        .with_setting("regulation-draw", "on")
        .expect("exists");
    assert_eq!(
        chosen.under(&control("20'"), true),
        chosen,
        "a choice stands"
    );
}

struct Nothing;

impl Evidence for Nothing {
    fn assess(&self, _: Side) -> Assessment {
        Assessment {
            proof: Proof::Open,
            centimen: Some(400),
            rests_on: text::sources(
                &[
                    Source::EveryLine {
                        plies: 2,
                        positions: 21,
                    },
                    Source::Material,
                ],
                Lang::Ru,
            ),
        }
    }
}

#[test]
fn rulings_on_evidence_are_told_with_it() {
    let shown = Arc::new(
        book("fmjd")
            .with_setting("regulation-draw", "shown")
            .expect("exists"),
    );
    let position = Position::from_fen(Variant::International, "W:WK1,K2:BK48").expect("fine");
    let mut referee = Referee::new(shown, position.facts());
    let ruling = referee.regulation_ruling(&Nothing);
    let RegulationRuling::Drawn(verdict) = &ruling else {
        panic!("{ruling:?}");
    };
    let [_, _, russian] = told(verdict, referee.book());
    assert!(
        russian.contains("все варианты на 2 полухода (21 позиция)"),
        "{russian}"
    );
    let mut referee = Game::from_fen("fmjd", Variant::International, "W:WK1,K2:BK48,20").referee;
    let ruling = referee.time_shortage(
        Side::White,
        55_000,
        &crate::clocks::control("20'"),
        &Nothing,
    );
    let ruling = ruling.expect("looked at");
    let verdict = ruling.verdict.clone().expect("granted");
    let [english, french, _] = told(&verdict, referee.book());
    assert!(
        english.contains("0:55 left; 4 pieces on the board"),
        "{english}"
    );
    assert!(french.contains("Blancs 4, Noirs 3"), "{french}");
    for lang in Lang::ALL {
        let facts = text::shortage(&ruling, Side::White, lang);
        assert_eq!(facts.len(), 4);
        let estimate = match lang {
            Lang::En => "+4.00",
            Lang::Fr | Lang::Ru => "+4,00",
        };
        assert!(facts[2].contains(estimate), "{facts:?}");
    }
}

#[test]
fn known_rates_of_play_are_read() {
    for (text, tag) in [
        ("2h/50, 1h/25", "50/7200:25/3600"),
        ("2h/50, 1h", "50/7200:3600"),
        ("2h/50, 30'", "50/7200:1800"),
        ("1h30'/40, 1h", "40/5400:3600"),
        ("80'+1'", "4800+60"),
        ("20'+5\"", "1200+5"),
        ("5'+3\"", "300+3"),
        ("5'+2\"", "300+2"),
        ("1h/30", "30/3600"),
        ("45'", "2700"),
    ] {
        let control: TimeControl = text.parse().expect(text);
        assert_eq!(control.to_string(), text);
        let side = control.side(Side::White);
        assert_eq!(side.to_tag().as_deref(), Some(tag));
        assert_eq!(SideControl::from_tag(tag).expect(tag).as_ref(), Some(side));
    }
}

#[test]
fn different_times_have_a_tag_each() {
    let control: TimeControl = "70\" v 40\"+2\""
        .parse()
        .expect("Lehmann-Georgiev, second game");
    let tags = Side::BOTH.map(|side| control.side(side).to_tag());
    assert_eq!(tags.map(|tag| tag.expect("sayable")), ["70", "40+2"]);
    assert!(!control.is_equal());
}

#[test]
fn counters_stand_in_a_position() {
    let start = Game::from_fen("russia-2022", Variant::Russian, "W:WK1,K2,K3,21:BK32");
    let (game, _) = shuffle(&start, 9);
    let carried = game.referee.carried();
    let written = carried.in_fen(&game.position.fen());
    let (fen, read) = Carried::split_fen(&written).expect(&written);
    assert_eq!(fen, game.position.fen());
    let read = read.expect("counters");
    assert_eq!(read.counters, carried.counters);
    let again = Referee::with_counters(book("russia-2022"), game.position.facts(), &read);
    let counts = |referee: &Referee| {
        let views = referee.counters();
        let mut counts: Vec<_> = views
            .iter()
            .map(|c| (c.clause.to_string(), c.count))
            .collect();
        counts.sort();
        counts
    };
    assert_eq!(counts(&again.expect("they can run")), counts(&game.referee));
    for bad in [
        "W:WK1:BK5:Cx=1",
        "W:WK1:BK5:Cfmjd/6.3=1+x",
        "W:WK1:BK5:Cfmjd/6.3=1+1@red",
    ] {
        let error = Carried::split_fen(bad).expect_err(bad);
        assert!(bad.contains(&error.part), "{error}");
    }
    let plain: Result<_, CarriedTextError> = Carried::split_fen("W:WK1:BK5:H0:F12");
    assert_eq!(
        plain.expect("extra fields of others"),
        ("W:WK1:BK5:H0:F12", None)
    );
}

#[test]
fn counts_within_others_and_positions_before_fit_the_book() {
    use damier_arbiter::{CarriedPosition, CarryError};

    let start = Position::from_fen(Variant::International, "W:WK1,K2,K3:BK46").expect("legal");
    let brought = |carried: &Carried| {
        let referee = Referee::with_counters(book("fmjd"), start.facts(), carried);
        referee.map(|_| ())
    };
    let counts = |text: &str| brought(&text.parse().expect("counters"));
    for fine in [
        "fmjd/6.3=4+4,fmjd/6.3-diagonal=4+4",
        "fmjd/6.3-diagonal=3+4,fmjd/6.3=9+9",
        "fmjd/6.3-diagonal=0+0",
    ] {
        assert_eq!(counts(fine), Ok(()), "{fine}");
    }
    for (behind, inner) in [
        ("fmjd/6.3-diagonal=4+4", "4+4"),
        ("fmjd/6.3=3+4,fmjd/6.3-diagonal=4+4", "4+4"),
    ] {
        let error = counts(behind).expect_err(inner);
        assert!(
            matches!(error, CarryError::BeyondOuter { .. }),
            "{behind}: {error:?}"
        );
        for lang in Lang::ALL {
            let told = damier_arbiter::text::carry_refused(&error, lang);
            assert!(
                told.contains("`fmjd/6.3-diagonal`") && told.contains("`fmjd/6.3`"),
                "{told}"
            );
        }
    }
    let stood = |times| {
        brought(&Carried {
            positions: vec![CarriedPosition {
                key: start.facts().key,
                times,
            }],
            ..Carried::default()
        })
    };
    // Now it stands for the third time: the game ends there.
    assert_eq!(stood(2), Ok(()));
    for times in [3, 9, u32::MAX] {
        let error = stood(times).expect_err("the game was over");
        assert!(
            matches!(error, CarryError::TooOften { limit: 3, .. }),
            "{error:?}"
        );
        for lang in Lang::ALL {
            let told = damier_arbiter::text::carry_refused(&error, lang);
            assert!(
                told.contains("`times`") && !told.contains("carry-"),
                "{told}"
            );
        }
    }
}

#[test]
fn counts_that_cannot_be_are_not_carried_in() {
    use damier_arbiter::CarryError;

    let brought = |fen: &str, text: &str| {
        let start = Position::from_fen(Variant::Russian, fen).expect("a position");
        let carried: Carried = text.parse().expect("counters");
        let counters = carried.counters.clone();
        let referee = Referee::with_counters(book("russia-2022"), start.facts(), &carried);
        (referee.map(|_| ()), counters[0].clause.clone())
    };
    // Three kings of White against one: White's moves count.
    let fen = "W:WK1,K2,K3:BK32";
    for fine in ["D2=3+3", "D2=3+4@white"] {
        let (found, _) = brought(fen, &format!("russia-2022/{fine}"));
        assert_eq!(found, Ok(()), "{fine}");
    }
    let (found, clause) = brought(fen, "russia-2022/D2=1+1,russia-2022/D2=9+9");
    assert_eq!(found, Err(CarryError::Twice(clause)));
    for far in ["14+0", "5+3", "3+5", "0+4294967295"] {
        let (found, clause) = brought(fen, &format!("russia-2022/D2={far}"));
        assert_eq!(found, Err(CarryError::NotAlternating(clause)), "{far}");
    }
    for (fen, text, to_move) in [
        (fen, "4+3", Side::White),
        ("B:WK1,K2,K3:BK32", "3+4", Side::Black),
    ] {
        let (found, clause) = brought(fen, &format!("russia-2022/D2={text}"));
        let error = CarryError::OutOfTurn { clause, to_move };
        assert_eq!(
            found,
            Err(error.clone()),
            "who is to move has not made the last"
        );
        assert_eq!(
            damier_arbiter::text::carry_refused(&error, Lang::En),
            error
                .to_string()
                .replace("white", "White")
                .replace("black", "Black")
        );
    }
    let (found, clause) = brought(fen, "russia-2022/D2=16+16");
    let limit = 15;
    assert_eq!(found, Err(CarryError::BeyondLimit { clause, limit }));
    let (found, _) = brought(fen, "russia-2022/D2=15+15");
    assert_eq!(found, Ok(()), "a game that has ended there");
    let twice = Carried::split_fen("W:WK1:BK32:Cfmjd/6.3=1+1:Cfmjd/6.3=2+2").expect("read");
    assert_eq!(twice.1.map(|carried| carried.counters.len()), Some(2));
    let (found, clause) = brought(fen, "russia-2022/D2=3+3@black");
    let strong = Side::White;
    assert_eq!(found, Err(CarryError::OtherSide { clause, strong }));
}

#[test]
fn the_strong_side_is_carried_where_the_position_does_not_tell() {
    // The lone king has left the road, which the reading `latched` lets count on.
    let chosen = book("russia-2022")
        .with_setting("main-road", "latched")
        .expect("exists");
    let chosen = Arc::new(chosen);
    let position = Position::from_fen(Variant::Russian, "W:WKb8,Kd8,Kc1:BKa1").expect("fine");
    let mut game = Game::new(Arc::clone(&chosen), position);
    for text in ["d8-g5", "a1-g7", "b8-g3", "g7-h6"] {
        game.play_text(text);
    }
    let carried = game.referee.carried();
    let written = carried.to_string();
    assert!(written.contains("russia-2022/D3=2+2@white"), "{written}");
    let read: Carried = written.parse().expect("it reads what it writes");
    let again = Referee::with_counters(chosen, game.position.facts(), &read).expect("it runs");
    let strong = |referee: &Referee| {
        let counters = referee.counters();
        let road = counters.iter().find(|c| c.clause.local() == "D3").cloned();
        road.map(|c| (c.count, c.strong))
    };
    assert_eq!(strong(&again), Some((2, Some(Side::White))));
    assert_eq!(strong(&again), strong(&game.referee));
}
