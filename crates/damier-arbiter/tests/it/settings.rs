//! Every choice that a built-in book offers decides some game otherwise than every other
//! value of its setting.

use std::sync::Arc;

use damier_arbiter::{
    Assessment, Evidence, Lang, MovesOffered, Proof, Referee, RegulationRuling, RuleBook,
    RuleBookErrors, Warning,
};
use damier_draughts::{Position, Variant};
use damier_game::{PlyFacts, Side};

use crate::books::{CLAUSE, HEAD};
use crate::clocks::control;
use crate::oracle::random_game;
use crate::support::Random;

/// So many random games must show a difference.
const GAMES: u64 = 30_000;

/// Nobody can prove a win.
struct Nothing;

impl Evidence for Nothing {
    fn assess(&self, _: Side) -> Assessment {
        Assessment {
            proof: Proof::Open,
            centimen: None,
            rests_on: String::new(),
        }
    }
}

fn edition(book: &RuleBook, setting: &str, value: &str) -> Arc<RuleBook> {
    Arc::new(book.with_setting(setting, value).expect("it offers that"))
}

/// When and how a game ends by itself.
fn end(book: &Arc<RuleBook>, start: &Position, plies: &[PlyFacts]) -> Option<(u32, String)> {
    let mut referee = Referee::new(Arc::clone(book), start.facts());
    for ply in plies {
        if referee.record(ply).is_some() {
            break;
        }
    }
    let verdict = referee.verdict()?;
    Some((verdict.ply, format!("{:?}", verdict.outcome)))
}

/// Whether two editions end some game otherwise.
fn ends_differ(one: &Arc<RuleBook>, other: &Arc<RuleBook>, variant: Variant) -> bool {
    (1..=GAMES).any(|seed| {
        let mut random = Random(seed.wrapping_mul(0x2545_f491_4f6c_dd1d));
        let (start, plies) = random_game(variant, &mut random);
        end(one, &start, &plies) != end(other, &start, &plies)
    })
}

/// What becomes of a small ending in a game by this clock, of which nobody proves a win:
/// whether it is drawn at once, or when a referee looks.
fn small_ending(book: &RuleBook, clock: &str) -> (bool, bool) {
    let book = Arc::new(match book.follows_clock() {
        true => book.under(&control(clock), true),
        false => book.clone(),
    });
    let variant: Variant = book.variants()[0].parse().expect("draughts");
    // Two kings against one.
    let start = Position::from_fen(variant, "W:WK1,K2:BK32").expect("a position");
    let mut referee = Referee::new(book, start.facts());
    let at_once = referee.verdict().is_some();
    let ruled = matches!(
        referee.regulation_ruling(&Nothing),
        RegulationRuling::Drawn(_)
    );
    (at_once, ruled)
}

#[test]
fn every_value_of_every_setting_decides_a_game_otherwise() {
    for book in RuleBook::all() {
        for setting in book.settings() {
            let variant: Variant = book.variants()[0].parse().expect("draughts");
            let about_moves = setting
                .choices
                .iter()
                .any(|choice| !choice.moves.is_empty());
            let editions = setting.choices.iter();
            let editions: Vec<_> = editions
                .map(|choice| (&choice.value, edition(book, &setting.id, &choice.value)))
                .collect();
            for (at, (value, one)) in editions.iter().enumerate() {
                for (other_value, other) in &editions[..at] {
                    let clocks = ["20'", "20'+5\""];
                    let differ = match setting.id.as_str() {
                        "early-draws" => one.offer_rules() != other.offer_rules(),
                        "regulation-draw" => clocks
                            .iter()
                            .any(|clock| small_ending(one, clock) != small_ending(other, clock)),
                        _ if about_moves => !one.moves().eq(other.moves()),
                        _ => ends_differ(one, other, variant),
                    };
                    let (id, setting) = (book.id(), &setting.id);
                    assert!(differ, "{id}: {setting}={value} is as {other_value}");
                }
            }
        }
    }
}

#[test]
fn what_a_book_chooses_about_the_moves_is_handed_on() {
    let frisian = RuleBook::builtin("frisian").expect("a book");
    assert!(frisian.moves().eq([("king-value", "199")]));
    let half = frisian.with_moves("king-value", "150").expect("offered");
    assert_eq!(half, *edition(&frisian, "king-value", "150"));
    assert_eq!(frisian.with_moves("king-value", "160"), None);
    let setting = frisian.setting_of_moves("king-value").expect("its setting");
    assert_eq!(
        (setting.id.as_str(), setting.default.as_str()),
        ("king-value", "199")
    );
    let turkish = RuleBook::builtin("turkish").expect("a book");
    for value in ["as-man", "ends", "as-king"] {
        let edition = turkish.with_moves("crown-row", value).expect("offered");
        assert!(edition.moves().eq([("crown-row", value)]));
        // How a game ends is none of its business.
        assert!(edition.clauses().eq(turkish.clauses()));
    }
    let fmjd = RuleBook::builtin("fmjd").expect("a book");
    assert_eq!(
        (fmjd.moves().count(), fmjd.setting_of_moves("crown-row")),
        (0, None)
    );
}

/// A book with a choice about the moves of a game that offers the option `crown`, with
/// the values `soon` and `late`, or nothing.
fn choosing(variants: &str, moves: &str) -> Result<RuleBook, RuleBookErrors> {
    let setting = format!(
        "[[setting]]\nid = 'x'\nname.en = 'n'\ndefault = 'a'\n\
         [[setting.choice]]\nvalue = 'a'\nwhat.en = 'w'\n{moves}\n"
    );
    let head = HEAD.replace("['russian']", variants);
    let text = format!("{head}{setting}{CLAUSE}kind = 'repetition'\ntimes = 3\n");
    let book = RuleBook::parse(&text)?;
    let offered = |variant: &str| -> MovesOffered {
        match variant {
            "russian" => vec![("crown", &["soon", "late"])],
            _ => vec![],
        }
    };
    book.check_moves(offered).map(|()| book)
}

#[test]
fn what_no_game_offers_cannot_be_chosen_about_its_moves() {
    let book = choosing("['russian']", "moves.crown = 'late'").expect("offered");
    assert!(book.moves().eq([("crown", "late")]));
    let unused = |w: &Warning| matches!(w, Warning::UnusedSetting { .. });
    assert!(!book.warnings().iter().any(unused));
    let silent = choosing("['russian']", "").expect("nothing chosen");
    assert!(silent.warnings().iter().any(unused));
    for (variants, moves, what, remedy) in [
        (
            "['russian']",
            "moves.crow = 'late'",
            "russian have no such option",
            "`crown`",
        ),
        (
            "['russian']",
            "moves.crown = 'never'",
            "cannot be `never` in russian",
            "`soon`, `late`",
        ),
        (
            "['russian', 'pool']",
            "moves.crown = 'late'",
            "pool leave nothing",
            "remove the line",
        ),
    ] {
        let errors = choosing(variants, moves).expect_err(moves);
        let [error] = errors.all() else {
            panic!("{errors}");
        };
        assert_eq!((error.line, error.column), (14, 7));
        assert!(error.what(Lang::En).contains(what), "{error}");
        assert!(error.remedy(Lang::En).contains(remedy), "{error}");
    }
    // Without anything said, the moves are as usual.
    assert_eq!(silent.moves().count(), 0);
}

/// Books that choose about moves what no game offers, refused.
pub(crate) fn moves_refused() -> impl Iterator<Item = RuleBookErrors> {
    let games = ["['russian']", "['pool']"].into_iter();
    let odd = ["moves.crow = 'late'", "moves.crown = 'never'"];
    games.flat_map(move |game| odd.map(|moves| choosing(game, moves).expect_err("not offered")))
}
