use std::sync::Arc;

use damier_arbiter::{
    Assessment, ClaimRefused, ClauseId, Evidence, Lang, Proof, Referee, RegulationRuling, RuleBook,
    ShortageRefused, Unit, text,
};
use damier_draughts::{Position, Variant};
use damier_game::{Outcome, Side};

use crate::support::{Game, book, shuffle};

#[test]
fn a_claim_by_count_is_granted_when_it_is_full() {
    let clause = ClauseId::parse("wcdf-claim/1.32.2").expect("an id");
    let start = Game::from_fen("wcdf-claim", Variant::American, "W:WK1,K2:BK31");
    let (mut early, verdict) = shuffle(&start, 78);
    assert_eq!(verdict, None);
    let refused = early
        .referee
        .claim(Side::White, &clause, None)
        .expect_err("78 plies");
    assert_eq!(
        refused,
        ClaimRefused::NotYet {
            clause: clause.clone(),
            missing: 2,
            unit: Unit::Each,
        }
    );
    for lang in Lang::ALL {
        let said = text::claim_refused(&refused, Some(early.referee.book()), lang);
        assert!(said.contains("1.32.2") && said.contains('2'), "{said}");
    }
    // One ply early, and on it.
    let (mut last, _) = shuffle(&start, 79);
    assert_eq!(last.referee.claimable(), Vec::new());
    let missing = last.referee.claim(Side::Black, &clause, None);
    assert!(
        matches!(missing, Err(ClaimRefused::NotYet { missing: 1, .. })),
        "{missing:?}"
    );
    let (mut just, _) = shuffle(&start, 80);
    let verdict = just.referee.claim(Side::White, &clause, None);
    assert_eq!(verdict.map(|verdict| verdict.ply), Ok(80));
    let (mut full, _) = shuffle(&start, 81);
    assert_eq!(full.referee.verdict(), None, "nobody has claimed");
    assert_eq!(full.referee.claimable(), std::slice::from_ref(&clause));
    let wrong = full.referee.claim(Side::White, &clause, None);
    assert_eq!(wrong, Err(ClaimRefused::NotYourTurn));
    let verdict = full
        .referee
        .claim(Side::Black, &clause, None)
        .expect("granted");
    assert_eq!((verdict.ply, verdict.claimed_by), (81, Some(Side::Black)));
    assert_eq!(
        full.referee.claim(Side::Black, &clause, None),
        Err(ClaimRefused::Over)
    );
    let story = text::story(&verdict, full.referee.book(), Lang::En);
    assert!(story.contains(&"Black claimed it.".to_owned()), "{story:?}");
}

#[test]
fn a_claim_may_announce_the_move() {
    let clause = ClauseId::parse("wcdf-claim/1.32.1").expect("an id");
    let mut game = Game::from_fen("wcdf-claim", Variant::American, "W:WK1:BK32");
    for text in ["1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1"] {
        game.play_text(text);
    }
    let now = game.referee.claim(Side::Black, &clause, None);
    assert_eq!(
        now,
        Err(ClaimRefused::NotRepeated {
            clause: clause.clone(),
            times: 2
        })
    );
    let mut after = game.position;
    let other = after.parse_move("28-24").expect("legal");
    let other = after.play(&other).expect("legal");
    let refused = game.referee.claim(Side::Black, &clause, Some(&other));
    assert_eq!(
        refused,
        Err(ClaimRefused::NotRepeated {
            clause: clause.clone(),
            times: 1
        })
    );
    let mut after = game.position;
    let back = after.parse_move("28-32").expect("legal");
    let back = after.play(&back).expect("legal");
    let verdict = game
        .referee
        .claim(Side::Black, &clause, Some(&back))
        .expect("granted");
    assert_eq!((verdict.ply, verdict.outcome), (7, Outcome::Draw));
    assert_eq!(
        game.referee.plies(),
        7,
        "the move was announced and not played"
    );
    let told = text::story(&verdict, game.referee.book(), Lang::En).join(" ");
    assert!(
        told.contains("had stood on the board after plies 0 and 4 (0 is")
            && told.contains("With the announced move it would have stood there again after ply 8"),
        "{told}"
    );
    assert!(!told.contains("avoided"), "the move was not played: {told}");
}

/// What is missing is told in the unit of the clause, and where it counts nothing it
/// is not told as plies.
#[test]
fn a_wrong_claim_is_told_in_the_unit_of_its_clause() {
    let text = "format = 1\nid = 'house'\nname.en = 'n'\nabout.en = 'a'\nsource = 's'\n\
         variants = ['russian']\n[[clause]]\nid = '31'\narticle = '31'\nsource = 's'\n\
         name.en = 'n'\nrule.en = 'r'\napplies = 'claim'\nkind = 'endgame-limit'\n\
         when.force = '3K v K'\nunit = 'strong'\nlimit = 13\n";
    let house = Arc::new(RuleBook::parse(text).unwrap_or_else(|errors| panic!("{errors}")));
    let clause = ClauseId::parse("house/31").expect("an id");
    let refused = |fen: &str| {
        let start = Position::from_fen(Variant::Russian, fen).expect("fine");
        let mut referee = Referee::new(house.clone(), start.facts());
        let refused = referee.claim(Side::White, &clause, None);
        refused.expect_err("not full")
    };
    let strong = refused("W:WK1,K2,K3:BK32");
    let told = Lang::ALL.map(|lang| text::claim_refused(&strong, Some(&house), lang));
    for (told, word) in told.iter().zip([
        "13 moves of the stronger side are",
        "13 coups du camp le plus fort",
        "13 ходов сильнейшей стороны",
    ]) {
        assert!(told.contains(word), "{told}");
    }
    let nothing = refused("W:WK1,K2:BK32");
    assert_eq!(nothing, ClaimRefused::NotCounting(clause.clone()));
    let told = text::claim_refused(&nothing, Some(&house), Lang::En);
    assert!(told.contains("nothing is counted"), "{told}");
}

/// One piece each is drawn at once: no count is spoken of.
#[test]
fn what_is_drawn_at_once_has_no_story_of_a_count() {
    let game = Game::from_fen("turkish", Variant::Turkish, "W:WKa1:BKh7");
    let verdict = game.referee.verdict().expect("drawn at once");
    for lang in Lang::ALL {
        let told = text::story(verdict, game.referee.book(), lang);
        let clause = verdict
            .clause
            .as_ref()
            .and_then(|id| game.referee.book().clause(id));
        let restarts = text::restarts(clause.expect("a clause"), game.referee.book(), lang);
        assert!(!told.contains(&restarts), "{told:?}");
    }
}

#[test]
fn only_clauses_for_claims_can_be_claimed() {
    let mut game = Game::from_fen("fmjd", Variant::International, "W:WK1,K2,K3:BK48");
    for name in ["fmjd/6.3", "fmjd/9.9", "wcdf/1.32.1"] {
        let clause = ClauseId::parse(name).expect("an id");
        let refused = game.referee.claim(Side::White, &clause, None);
        assert_eq!(refused, Err(ClaimRefused::NothingToClaim(clause)));
    }
    assert_eq!(game.referee.claimable(), []);
}

struct Says(Side, Proof, Option<i32>);

impl Evidence for Says {
    fn assess(&self, side: Side) -> Assessment {
        let (proof, centimen) = if side == self.0 {
            (self.1, self.2)
        } else {
            (Proof::NoWin, self.2.map(|score| -score))
        };
        Assessment {
            proof,
            centimen,
            rests_on: "a test".to_owned(),
        }
    }
}

#[test]
fn a_regulation_draw_waits_for_a_proven_win() {
    let book = Arc::new(
        book("fmjd")
            .with_setting("regulation-draw", "shown")
            .expect("exists"),
    );
    let position = Position::from_fen(Variant::International, "W:WK1,K2:BK48").expect("fine");
    let mut referee = Referee::new(book, position.facts());
    assert_eq!(referee.verdict(), None, "it does not end of itself");
    let win = Says(Side::White, Proof::Win { moves: Some(3) }, None);
    let ruling = referee.regulation_ruling(&win);
    assert!(
        matches!(
            ruling,
            RegulationRuling::MustShow {
                side: Side::White,
                ..
            }
        ),
        "{ruling:?}"
    );
    let gone = Says(Side::White, Proof::NoWin, None);
    let RegulationRuling::Drawn(verdict) = referee.regulation_ruling(&gone) else {
        panic!("the win is gone");
    };
    assert_eq!(
        verdict.clause.map(|id| id.to_string()).as_deref(),
        Some("fmjd/A3-6.1.1.a")
    );
    assert_eq!(
        referee.regulation_ruling(&win),
        RegulationRuling::DoesNotApply
    );
}

/// A count that a house leaves to its referee is shown and never ends a game by
/// itself, with or without evidence.
#[test]
fn what_is_left_to_a_referee_is_not_ruled_on() {
    let house = |ruling: &str| {
        let text = format!(
            "format = 1\nid = 'house'\nname.en = 'n'\nabout.en = 'a'\nsource = 's'\n\
             variants = ['russian']\n[[clause]]\nid = '25'\narticle = '25'\nsource = 's'\n\
             name.en = 'n'\nrule.en = 'r'\napplies = 'referee'\n{ruling}kind = 'move-limit'\n\
             unit = 'each'\nlimit = 2\nrestarts = ['capture', 'man-move']\n"
        );
        let book = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
        let start = Position::from_fen(Variant::Russian, "W:WK1,K2:BK32,K31").expect("fine");
        shuffle(&Game::new(Arc::new(book), start), 4).0.referee
    };
    let gone = Says(Side::White, Proof::NoWin, None);
    let mut shown = house("");
    assert_eq!(shown.counters()[0].left, 0, "the count is full");
    let ruling = shown.regulation_ruling(&gone);
    assert_eq!(ruling, RegulationRuling::DoesNotApply);
    assert_eq!(shown.verdict(), None);
    let mut ruled = house("ruling = 'regulation-draw'\n");
    let RegulationRuling::Drawn(verdict) = ruled.regulation_ruling(&gone) else {
        panic!("the book says that it is ruled on");
    };
    let grounds = verdict.grounds.expect("what it rests on");
    assert_eq!(grounds.article(), Some("25"));
}

#[test]
fn time_shortage_looks_at_three_facts() {
    let fresh = |fen: &str| Game::from_fen("fmjd", Variant::International, fen).referee;
    let fixed = "20'".parse().expect("a control");
    let few = "W:WK1,K2,31,32:BK48,20";
    let many = "W:WK1,K2,31,32,33:B16,17,18,20";
    let better = Says(Side::White, Proof::Open, Some(300));
    let found = fresh(few).time_shortage(Side::White, 60_000, &fixed, &better);
    let found = found.expect("the book has the article");
    assert!(found.verdict.is_some(), "{found:?}");
    assert_eq!(
        (found.pieces, found.material.white, found.material.black),
        (6, 6, 3)
    );
    let says = |proof, centimen| Says(Side::White, proof, centimen);
    for (fen, side, left_ms, evidence) in [
        (few, Side::White, 60_001, says(Proof::Open, Some(300))),
        (many, Side::White, 30_000, says(Proof::Open, Some(300))),
        (few, Side::Black, 30_000, says(Proof::Open, Some(300))),
        (few, Side::White, 30_000, says(Proof::Open, None)),
        (few, Side::White, 30_000, says(Proof::Open, Some(149))),
        // What is proven not to be won is not clearly superior, whatever the estimate.
        (few, Side::White, 30_000, says(Proof::NoWin, Some(300))),
    ] {
        let found = fresh(fen).time_shortage(side, left_ms, &fixed, &evidence);
        assert_eq!(found.expect("looked at").verdict, None);
    }
}

/// C-23: only in games without added time, and only where the book has the article.
#[test]
fn time_shortage_needs_an_article_and_a_fixed_time() {
    let win = Says(Side::White, Proof::Win { moves: None }, None);
    let ask = |book, variant, control: &str| {
        let mut game = Game::from_fen(book, variant, "W:WK1,K2:BK32");
        let control = control.parse().expect("a control");
        let claim = game
            .referee
            .clone()
            .time_shortage(Side::White, 0, &control, &win);
        let has_no_time = claim.is_err();
        let found = game
            .referee
            .time_shortage(Side::White, 1_000, &control, &win);
        assert!(has_no_time, "a flag has fallen");
        found.map(|found| found.verdict.is_some())
    };
    assert_eq!(ask("fmjd", Variant::International, "20'"), Ok(true));
    let added = ask("fmjd", Variant::International, "20'+5\"");
    assert_eq!(added, Err(ShortageRefused::TimeAdded));
    let american = ask("wcdf", Variant::American, "20'");
    assert_eq!(american, Err(ShortageRefused::NoArticle));
}

#[test]
fn the_timeline_shows_every_count() {
    let mut game = Game::from_fen("fmjd", Variant::International, "W:WK1,K2,K48:BK30,K36");
    for text in ["48x25", "36-22", "1-12", "22-27", "25-48", "27-22"] {
        game.play_text(text);
    }
    let timeline = game.referee.timeline();
    assert_eq!(timeline.plies, 6);
    let names: Vec<&str> = timeline
        .tracks
        .iter()
        .map(|track| track.clause.local())
        .collect();
    assert_eq!(names, ["6.3", "6.2"]);
    let three = &timeline.tracks[0].spans[0];
    assert_eq!(
        (three.from, three.to(), three.last(), three.limit),
        (1, 6, 5, 32)
    );
    let svg = text::timeline_svg(&timeline, game.referee.book(), Lang::Fr);
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
    assert!(
        svg.contains("3 contre 1\u{202f}: 5 sur 32, du demi-coup 1 au demi-coup 6"),
        "{svg}"
    );
}
