use std::sync::Arc;

use damier_arbiter::{
    Assessment, ClaimRefused, ClauseId, Evidence, Lang, Proof, Referee, RegulationRuling, text,
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
            missing: 2
        }
    );
    for lang in Lang::ALL {
        let said = text::claim_refused(&refused, Some(early.referee.book()), lang);
        assert!(said.contains("1.32.2") && said.contains('2'), "{said}");
    }
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

#[test]
fn time_shortage_looks_at_three_facts() {
    let fresh = |fen: &str| Game::from_fen("fmjd", Variant::International, fen).referee;
    let few = "W:WK1,K2,31,32:BK48,20";
    let many = "W:WK1,K2,31,32,33:B16,17,18,20";
    let better = Says(Side::White, Proof::Open, Some(300));
    let granted = fresh(few).time_shortage(Side::White, 60_000, &better);
    assert!(granted.verdict.is_some(), "{granted:?}");
    assert_eq!(
        (
            granted.pieces,
            granted.material.white,
            granted.material.black
        ),
        (6, 8, 4)
    );
    for (fen, side, left_ms, evidence) in [
        (few, Side::White, 60_001, &better),
        (many, Side::White, 30_000, &better),
        (few, Side::Black, 30_000, &better),
        (
            few,
            Side::White,
            30_000,
            &Says(Side::White, Proof::Open, None),
        ),
    ] {
        let refused = fresh(fen).time_shortage(side, left_ms, evidence);
        assert_eq!(refused.verdict, None, "{refused:?}");
    }
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
