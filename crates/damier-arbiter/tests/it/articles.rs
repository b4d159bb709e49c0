//! Articles of federations that no worked example shows, one test each.

use std::sync::Arc;

use damier_arbiter::irregularity::{Choice, Irregularities, Irregularity, Penalties};
use damier_arbiter::{
    Applies, ClaimRefused, ClauseKind, Lang, OfferRefused, Offers, Referee, RuleBook, text,
};
use damier_draughts::{Move, Position, Variant};
use damier_game::{Outcome, Reason, Side};

use crate::support::{Game, Random, book, editions};

fn started(book: &Arc<RuleBook>) -> Referee {
    let variant = book.variants()[0].parse().unwrap_or(Variant::International);
    Referee::new(Arc::clone(book), Position::start(variant).facts())
}

/// Annex 1, 7.2.1.
/// Where a book has no article of its own, the general rule is named, not invented.
#[test]
fn books_that_are_silent_on_flags_and_irregular_moves_say_so() {
    use damier_arbiter::irregularity::{Irregularities, Irregularity, Penalties};
    use damier_arbiter::{Lang, text};
    for (id, article) in [
        ("fmjd", Some("5.4.6")),
        ("idf", Some("5.4.6")),
        ("wcdf", Some("1.25")),
        ("wcdf-claim", Some("1.25")),
        ("russia-2022", None),
        ("turkish", None),
    ] {
        let book = crate::support::book(id);
        let variant: damier_draughts::Variant = book.variants()[0].parse().expect("draughts");
        let start = damier_draughts::Position::start(variant).facts();
        let mut referee = damier_arbiter::Referee::new(book.clone(), start);
        let penalties = Penalties {
            loss_at: Some(1),
            ..Penalties::default()
        };
        let mut desk = Irregularities::new(penalties);
        desk.notice(damier_game::Side::White, Irregularity::CaptureMissed, 0);
        let noted = *desk.open().expect("it waits");
        let verdict = desk.sanction(&mut referee, true).expect("lost");
        let grounds = verdict.grounds.as_ref().expect("told");
        assert_eq!(grounds.article(), article, "{id}");
        let json = serde_json::to_string(&verdict).expect("written");
        let again: damier_arbiter::Verdict = serde_json::from_str(&json).expect("read");
        assert_eq!(again, verdict);
        let mut flagged = damier_arbiter::Referee::new(book.clone(), start);
        let flagged = flagged.flag(damier_game::Side::White);
        let general = book.article_for(damier_game::Reason::Time).is_none();
        for lang in Lang::ALL {
            let said = text::irregularity(&noted, &book, lang);
            assert!(said.contains(article.unwrap_or("5.4")), "{said}");
            let told = text::story(&verdict, &book, lang).join(" ");
            assert!(
                article.is_none_or(|article| told.contains(article)),
                "{told}"
            );
            let flag = text::explain(&flagged, &book, lang);
            assert!(flag.contains("6.11"), "{flag}");
            assert_eq!(flag.contains("3, 6.11"), general, "{id}: {flag}");
        }
    }
}

#[test]
fn who_resigns_has_lost() {
    for book in editions() {
        for side in Side::BOTH {
            let mut referee = started(&book);
            let verdict = referee.resigned(side, false);
            assert_eq!(verdict.outcome, Outcome::Win(!side), "{}", book.id());
            assert_eq!(verdict.reason, Reason::Resignation);
            let article = book.article_for(Reason::Resignation);
            let told = text::explain(&verdict, &book, Lang::En);
            assert!(
                article.is_none_or(|article| told.contains(article)),
                "{told}"
            );
        }
    }
}

/// FIDE 5.1.2: resigning against somebody who cannot mate is a draw.
#[test]
fn a_resignation_in_chess_has_its_exception() {
    let laws = book("fide-960");
    let resign = |can_win| started(&laws).resigned(Side::Black, can_win);
    assert_eq!(resign(true).outcome, Outcome::Win(Side::White));
    let drawn = resign(false);
    assert_eq!(
        (drawn.outcome, drawn.reason),
        (Outcome::Draw, Reason::Resignation)
    );
    let said = Lang::ALL.map(|lang| text::explain(&drawn, &laws, lang));
    assert_eq!(
        said[0],
        "Black resigned, but the opponent cannot win by any series of moves: draw \
         (article 5.1.2)."
    );
    assert!(
        said[1].contains("partie nulle") && said[2].contains("ничья"),
        "{said:?}"
    );
}

/// FIDE 9.5.3: the opponent of somebody who claims wrongly gains two minutes.
#[test]
fn a_wrong_claim_gives_what_the_book_says() {
    let laws = book("fide-960");
    let clause = laws
        .clauses()
        .find(|clause| clause.applies == Applies::Claim)
        .expect("chess has claims");
    let mut referee = started(&laws);
    let refused = referee
        .claim(Side::White, &clause.id, None)
        .expect_err("too early");
    assert_eq!(laws.wrong_claim_gives_ms(), 120_000);
    let told = text::wrong_claim(&refused, &laws, Lang::En).expect("a price");
    assert!(told.contains("gains 2:00 for"), "{told}");
    // Out of turn there is no claim that could be wrong.
    let out_of_turn = referee
        .claim(Side::Black, &clause.id, None)
        .expect_err("White moves");
    assert_eq!(out_of_turn, ClaimRefused::NotYourTurn);
    assert_eq!(text::wrong_claim(&out_of_turn, &laws, Lang::En), None);
    // In draughts nothing is said of it.
    assert_eq!(
        text::wrong_claim(&refused, &book("wcdf-claim"), Lang::En),
        None
    );
}

/// Annex 1, 3.6-3.7 and 5.4.15-16: the piece is a king in law, whoever forgot the disc.
#[test]
fn a_king_without_its_disc_is_a_king_and_an_irregularity() {
    let mut game = Game::from_fen("fmjd", Variant::International, "W:W7:BK5");
    let mut desk = Irregularities::new(Penalties::default());
    game.play_text("7-1");
    assert_eq!(
        game.referee.position().force.white.kings,
        1,
        "a king in law"
    );
    desk.notice(Side::White, Irregularity::NotCrowned, 1);
    assert_eq!(
        desk.open()
            .and_then(|noted| noted.what.article())
            .as_deref(),
        Some("5.4.15")
    );
    desk.choose(Side::Black, Choice::Correct)
        .expect("Black chooses");
    game.play_text("5-10");
    // It moves as a king, wherever the disc is; that it had none is another irregularity.
    game.play_text("1-6");
    let consequence = desk.notice(Side::White, Irregularity::UncrownedKingMoved, 3);
    assert_eq!(consequence.chooser, Side::Black);
    assert_eq!(
        desk.open()
            .and_then(|noted| noted.what.article())
            .as_deref(),
        Some("5.4.16")
    );
    desk.choose(Side::Black, Choice::LetStand)
        .expect("Black chooses");
    assert_eq!(game.referee.position().force.white.kings, 1);
}

/// Annex 1, 3.11 and 5.4.3: a piece that was touched must move, if the opponent asks.
#[test]
fn another_piece_than_the_touched_one_is_for_the_opponent_to_accept() {
    for choice in [Choice::Correct, Choice::LetStand] {
        let mut desk = Irregularities::new(Penalties::default());
        desk.notice(Side::Black, Irregularity::OtherPieceTouched, 4);
        assert_eq!(
            desk.open()
                .and_then(|noted| noted.what.article())
                .as_deref(),
            Some("5.4.3")
        );
        assert!(
            desk.choose(Side::Black, choice).is_err(),
            "not the one who touched"
        );
        desk.choose(Side::White, choice).expect("the opponent");
        assert_eq!(desk.noted()[0].choice, Some(choice));
        assert!(desk.choose(Side::White, choice).is_err(), "only once");
    }
}

/// Annex 1, 6.3-6.4 are closed lists: other endings know the 25 moves only.
#[test]
fn unlisted_endings_know_the_25_moves_only() {
    for fen in [
        "W:WK1,K2:BK45,K50",
        "W:WK1,K2,K3,K4:BK45",
        "W:W31,32,33:BK45",
        "W:W31:BK45",
        "W:WK1,K2,31,32:BK45",
    ] {
        let game = Game::from_fen("fmjd", Variant::International, fen);
        let counting: Vec<_> = game
            .referee
            .counters()
            .iter()
            .map(|counter| counter.clause.to_string())
            .collect();
        assert!(
            counting.iter().all(|clause| clause == "fmjd/6.2"),
            "{fen}: {counting:?}"
        );
    }
    for (fen, clause) in [
        ("W:WK1,K2,K3:BK45", "fmjd/6.3"),
        ("W:WK1,K2:BK45", "fmjd/6.4"),
    ] {
        let game = Game::from_fen("fmjd", Variant::International, fen);
        let mut counters = game.referee.counters().into_iter();
        assert!(counters.any(|c| c.clause.to_string() == clause), "{fen}");
    }
}

/// Two kings each that can go there and back without a capture.
fn there_and_back(variant: Variant) -> (Position, [Move; 4]) {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let squares = Position::start(variant).facts();
    let most = usize::from(squares.force.white.pieces()) + 30;
    for _ in 0..20_000 {
        let mut places: Vec<usize> = (0..4).map(|_| 1 + random.below(most)).collect();
        places.sort_unstable();
        places.dedup();
        let [a, b, c, d] = places[..] else { continue };
        let fen = format!("W:WK{a},K{c}:BK{b},K{d}");
        let Ok(start) = Position::from_fen(variant, &fen) else {
            continue;
        };
        if let Some(line) = line_back(start) {
            return (start, line);
        }
    }
    panic!("{variant}: no such position");
}

/// A quiet move of each side and the way back.
fn line_back(start: Position) -> Option<[Move; 4]> {
    for first in start.legal_moves() {
        let mut after = start;
        let white = after.play(&first).ok().filter(|ply| ply.captured == 0)?;
        for second in after.legal_moves() {
            let mut line = vec![];
            let mut at = start;
            let moves = [(first.from(), first.to()), (second.from(), second.to())];
            for (from, to) in moves.into_iter().chain(moves.map(|(from, to)| (to, from))) {
                let found = at.legal_moves().into_iter();
                let mut found = found.filter(|mv| mv.from() == from && mv.to() == to);
                let Some(mv) = found.find(|mv| !mv.is_capture()) else {
                    break;
                };
                at.play(&mv).ok()?;
                line.push(mv);
            }
            if let Ok(line) = <[Move; 4]>::try_from(line)
                && at.facts().key == start.facts().key
                && white.captured == 0
            {
                return Some(line);
            }
        }
    }
    None
}

/// The third time of a position, not necessarily in a row, in every book of draughts.
#[test]
fn the_third_time_is_a_draw_or_a_claim_in_every_book() {
    for book in editions() {
        let repetition = book.clauses().find_map(|clause| match clause.kind {
            ClauseKind::Repetition { times } => Some((clause, times)),
            ClauseKind::Limit(_) => None,
        });
        let Some((clause, times)) = repetition else {
            continue;
        };
        for variant in book.variants() {
            let Ok(variant) = variant.parse::<Variant>() else {
                continue;
            };
            if variant == Variant::Breakthrough {
                continue; // The first king wins, and men never come back.
            }
            let (start, line) = there_and_back(variant);
            let mut game = Game::new(Arc::clone(&book), start);
            let name = format!("{} {variant} {} {line:?}", book.id(), start.fen());
            for round in 1..times {
                for mv in &line {
                    assert_eq!(game.referee.verdict(), None, "{name} in round {round}");
                    game.play(mv);
                }
            }
            let verdict = match clause.applies {
                Applies::Automatic => game.referee.verdict().cloned(),
                _ => {
                    assert_eq!(game.referee.verdict(), None, "{name}: nobody has claimed");
                    game.referee.claim(Side::White, &clause.id, None).ok()
                }
            };
            let verdict = verdict.unwrap_or_else(|| panic!("{name}: no draw"));
            assert_eq!(
                (verdict.outcome, verdict.reason),
                (Outcome::Draw, Reason::Repetition)
            );
            assert_eq!(verdict.clause.as_ref(), Some(&clause.id), "{name}");
            assert_eq!(verdict.ply, 4 * (times - 1), "{name}");
        }
    }
}

/// The bans on early draws of events stand in the books; a game may say otherwise.
#[test]
fn books_hold_the_bans_of_their_events() {
    for (id, value, moves, pieces, lose) in [
        ("fmjd", "refused", Some(40), None, false),
        ("fmjd", "both-lose", Some(40), None, true),
        ("idf", "not-before-20", Some(20), None, false),
        ("idf", "few-pieces", None, Some(6), false),
        ("turkish", "federation", Some(20), None, false),
    ] {
        let free = book(id);
        assert_eq!(free.offers(), None, "{id} forbids nothing unasked");
        let chosen = free.with_setting("early-draws", value).expect("a choice");
        let rules = chosen.offer_rules();
        assert_eq!(
            (rules.not_before_move, rules.most_pieces),
            (moves, pieces),
            "{id}"
        );
        let referee = started(&Arc::new(chosen));
        let refused = match (moves, pieces) {
            (Some(moves), _) => OfferRefused::TooEarly { moves },
            (None, pieces) => OfferRefused::TooManyPieces {
                pieces: pieces.unwrap_or(0),
            },
        };
        let mut offers = Offers::new(rules);
        let offered = offers.offer(Side::White, &referee);
        // Where an early draw is punished, the offer goes through and both lose.
        assert_eq!(offered, if lose { Ok(()) } else { Err(refused) }, "{id}");
        if lose {
            let mut referee = referee;
            let verdict = offers.accept(Side::Black, &mut referee).expect("punished");
            assert_eq!(verdict.outcome, Outcome::BothLost);
        }
        for lang in Lang::ALL {
            assert!(!text::offer_rules(&rules, lang).is_empty());
        }
    }
}

/// FIDE 5.2.3 and 9.1: no draw is agreed before each player has made a move.
#[test]
fn chess_is_agreed_after_a_move_of_each() {
    let laws = book("fide-960");
    // The facts of any game will do: the book decides.
    let mut game = Game::new(Arc::clone(&laws), Position::start(Variant::International));
    let offers = || Offers::new(laws.offer_rules());
    let early = Err(OfferRefused::TooEarly { moves: 1 });
    assert_eq!(offers().offer(Side::White, &game.referee), early);
    game.play_text("32-28");
    assert_eq!(offers().offer(Side::Black, &game.referee), early);
    game.play_text("19-23");
    assert_eq!(offers().offer(Side::White, &game.referee), Ok(()));
}

/// IDF 6.2.2 speaks of article 6 and means the draw rules of article 7.
#[test]
fn draws_of_the_idf_are_in_article_seven() {
    let idf = book("idf");
    assert!(
        idf.all_clauses()
            .iter()
            .all(|clause| clause.article.starts_with("7.2"))
    );
    assert_eq!(idf.clauses().count(), 7);
}

/// IDF 7.2.4: men beside the three kings are a reading to be chosen.
#[test]
fn men_beside_three_kings_are_a_setting_of_the_idf() {
    let fen = "W:WK1,K2,K3,21:BK32";
    for (value, counts) in [
        ("change", false),
        ("class", false),
        ("class-with-men", true),
    ] {
        let chosen = book("idf")
            .with_setting("balance", value)
            .expect("a choice");
        let position = Position::from_fen(Variant::Russian, fen).expect(fen);
        let referee = Referee::new(Arc::new(chosen), position.facts());
        let runs = referee
            .counters()
            .iter()
            .any(|c| c.clause.local() == "7.2.4");
        assert_eq!(runs, counts, "{value}");
    }
}

/// Turkish: one piece each is drawn at once, a king against a man by choice.
#[test]
fn a_turkish_king_against_a_man_is_a_setting() {
    for (value, fen, drawn) in [
        ("draw", "W:WKa1,a3:Bh8", true),
        ("draw", "W:WKa1,a3:BKh8", true),
        ("play", "W:WKa1,a3:Bh8", false),
        ("play", "W:WKa1,a3:BKh8", true),
    ] {
        let chosen = book("turkish").with_setting("king-against-man", value);
        let start = Position::from_fen(Variant::Turkish, fen).expect(fen);
        let game = Game::new(Arc::new(chosen.expect("a choice")), start);
        // One of the two white pieces is gone after an exchange.
        let mut after = start.facts();
        after.force.white.men = 0;
        let referee = Referee::new(Arc::clone(game.referee.book()), after);
        assert_eq!(referee.verdict().is_some(), drawn, "{value} {fen}");
        assert_eq!(game.referee.verdict(), None);
    }
}

/// FIDE 7.5.1 to 7.5.4: chess has irregular moves of its own, always corrected, whatever the
/// book says of articles; draughts without a book of its own follows FMJD Annex 1, 5.4.
#[test]
fn each_game_knows_its_own_irregular_moves() {
    let of_chess = |id: &str| {
        let book = crate::support::book(id);
        let numbers = book.irregularities().iter();
        let numbers = numbers.filter_map(|what| book.article_for_irregularity(*what));
        (
            book.irregular_must_be_corrected(),
            numbers.collect::<Vec<_>>(),
        )
    };
    let fide = ["7.5.1", "7.5.2", "7.5.3", "7.5.4"].map(str::to_owned);
    assert_eq!(of_chess("fide-960"), (true, fide.to_vec()));
    assert_eq!(of_chess("casual-960"), (true, Vec::new()));
    for (id, article) in [("fmjd", Some("5.7")), ("idf", Some("5.7")), ("cbd", None)] {
        let book = crate::support::book(id);
        assert_eq!(book.irregularities(), Irregularity::DRAUGHTS, "{id}");
        assert_eq!(book.article_for_acceptance(), article, "{id}");
    }
    let book = crate::support::book("casual-960");
    let mut desk = Irregularities::new(Penalties::default());
    desk.notice(Side::White, Irregularity::PawnNotReplaced, 9);
    let noted = *desk.open().expect("it waits");
    for lang in Lang::ALL {
        let told = text::irregularity(&noted, &book, lang);
        assert!(told.contains("7.5") && !told.contains("5.4"), "{told}");
    }
}
