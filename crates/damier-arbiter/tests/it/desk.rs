use damier_arbiter::clock::log::Judgement;
use damier_arbiter::irregularity::{Irregularity, Noted};
use damier_arbiter::{EarlyAgreement, Lang, OfferRefused, OfferRules, Offers, Referee, text};
use damier_draughts::{Position, Variant};
use damier_game::{Outcome, Reason, Side};

use crate::support::{Game, book, shuffle};

#[test]
fn an_offer_stands_until_it_is_answered() {
    let mut game = Game::from_fen("wcdf", Variant::American, "W:WK1,K2:BK31");
    let mut offers = Offers::new(OfferRules::default());
    assert_eq!(
        offers.accept(Side::Black, &mut game.referee),
        Err(OfferRefused::NoOffer)
    );
    offers.offer(Side::White, &game.referee).expect("no ban");
    assert_eq!(
        offers.offer(Side::Black, &game.referee),
        Err(OfferRefused::AlreadyOpen)
    );
    assert_eq!(
        offers.accept(Side::White, &mut game.referee),
        Err(OfferRefused::OwnOffer)
    );
    offers.moved(Side::White);
    assert_eq!(
        offers.open(),
        Some(Side::White),
        "one's own move keeps the offer"
    );
    offers.moved(Side::Black);
    assert_eq!(offers.open(), None, "the opponent's move declines it");
    offers.offer(Side::Black, &game.referee).expect("again");
    let verdict = offers
        .accept(Side::White, &mut game.referee)
        .expect("agreed");
    assert_eq!(
        (verdict.outcome, verdict.reason),
        (Outcome::Draw, Reason::Agreement)
    );
    assert_eq!(
        offers.offer(Side::White, &game.referee),
        Err(OfferRefused::Over)
    );
}

#[test]
fn early_agreements_are_refused_or_punished() {
    let rules = OfferRules {
        not_before_move: Some(10),
        ..OfferRules::default()
    };
    let start = Game::from_fen("wcdf", Variant::American, "W:WK1,K2:BK31");
    let (early, _) = shuffle(&start, 19);
    let mut offers = Offers::new(rules);
    let refused = offers
        .offer(Side::White, &early.referee)
        .expect_err("19 plies");
    assert_eq!(refused, OfferRefused::TooEarly { moves: 10 });
    let (late, _) = shuffle(&start, 20);
    offers
        .offer(Side::White, &late.referee)
        .expect("10 moves each");
    let mut strict = Offers::new(OfferRules {
        early_agreement: EarlyAgreement::BothLose,
        ..rules
    });
    let mut referee = early.referee.clone();
    strict.offer(Side::White, &referee).expect("let through");
    let verdict = strict.accept(Side::Black, &mut referee).expect("punished");
    assert_eq!(
        (verdict.outcome, verdict.reason),
        (Outcome::BothLost, Reason::Forfeit)
    );
    let said = text::explain(&verdict, referee.book(), Lang::En);
    assert_eq!(said, "Neither player may have the game: both lose.");
}

#[test]
fn agreements_can_wait_for_few_pieces() {
    let rules = OfferRules {
        most_pieces: Some(6),
        ..OfferRules::default()
    };
    let position = Position::start(Variant::Russian);
    let referee = Referee::new(book("russia-2022"), position.facts());
    let refused = Offers::new(rules).offer(Side::White, &referee);
    assert_eq!(refused, Err(OfferRefused::TooManyPieces { pieces: 6 }));
}

#[test]
fn every_ruling_of_the_desk_is_said_in_every_language() {
    let judgements = [
        Judgement::GoesOn,
        Judgement::EndedOnBoard {
            outcome: Outcome::Draw,
            at_ms: 1,
            flag_later: false,
        },
        Judgement::EndedOnBoard {
            outcome: Outcome::Win(Side::White),
            at_ms: 5_000,
            flag_later: true,
        },
        Judgement::FlagFell {
            side: Side::White,
            at_ms: 7_200_000,
            completed: 39,
            required: Some(40),
            moved_too_late_to_press: true,
            opponent_can_win: None,
        },
        Judgement::FlagFell {
            side: Side::Black,
            at_ms: 1,
            completed: 1,
            required: None,
            moved_too_late_to_press: false,
            opponent_can_win: None,
        },
    ];
    let refusals = [
        OfferRefused::Over,
        OfferRefused::TooEarly { moves: 40 },
        OfferRefused::TooManyPieces { pieces: 6 },
        OfferRefused::NoOffer,
        OfferRefused::OwnOffer,
        OfferRefused::AlreadyOpen,
    ];
    let book = book("fmjd");
    for lang in Lang::ALL {
        let said = judgements
            .iter()
            .map(|judgement| text::clock_judgement(judgement, "international", lang));
        let refused = refusals
            .iter()
            .map(|refused| text::offer_refused(refused, lang));
        let noted = Irregularity::DRAUGHTS.iter().map(|what| {
            let noted = Noted {
                by: Side::White,
                what: *what,
                ply: 3,
                choice: None,
            };
            let sentence = text::irregularity(&noted, &book, lang);
            assert!(
                sentence.contains(&what.article().unwrap_or_default()),
                "{sentence}"
            );
            sentence
        });
        let noted: Vec<String> = noted.collect();
        let different: std::collections::BTreeSet<&String> = noted.iter().collect();
        assert_eq!(different.len(), 17);
        for sentence in said.chain(refused).chain(noted.iter().cloned()) {
            assert!(
                sentence.ends_with('.') && !sentence.contains(['{', '$']),
                "{sentence}"
            );
        }
    }
    assert_eq!(
        text::clock_judgement(&judgements[3], "international", Lang::Ru),
        "Белые сделали ход до падения флажка в 2:00:00.000, но нажали часы слишком поздно, \
         поэтому он не засчитан; завершено 39 ходов из 40 требуемых: чёрные выиграли \
         (Приложение 3, 6.7 и 6.11)."
    );
}

#[test]
fn a_story_tells_since_when_and_why() {
    let mut game = Game::from_fen("fmjd", Variant::International, "W:WK1,K2,K48:BK30,K36");
    let line = include_str!("../data/examples.txt");
    let moves = line
        .lines()
        .skip_while(|line| !line.starts_with("I4 "))
        .nth(1)
        .expect("I4");
    for text in moves.split_whitespace() {
        game.play_text(text);
    }
    let verdict = game.referee.verdict().expect("over at ply 33");
    let story = text::story(verdict, game.referee.book(), Lang::En).join("\n");
    for part in [
        "The count began after ply 1, a capture.",
        "Both sides together made all 32 plies allowed, 16 moves each.",
        "A win on ply 33 or sooner would have stood before the draw.",
        "Nothing restarts this count",
        "Read in: FMJD Annex 1, 6.3.",
    ] {
        assert!(story.contains(part), "{part} is not in:\n{story}");
    }
    let sheet = text::sheet(
        verdict,
        game.referee.book(),
        damier_game::Spelling::Draughts,
        Lang::Fr,
    );
    assert_eq!(sheet, "1-1 · Partie nulle, article 6.3 · 33 demi-coups");
}
