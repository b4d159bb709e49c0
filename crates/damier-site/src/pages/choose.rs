//! The page where a game is chosen.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use damier_arbiter::RuleBook;
use damier_draughts::{Position, Variant};
use damier_engine::Level;

use super::frame::{Frame, html};
use super::picture::Picture;
use super::{fault, texts};
use crate::view::GameSummary;
use crate::{AppState, Player};

/// Minutes and added seconds of the clocks offered.
const PRESETS: [(u64, u64); 5] = [(3, 2), (5, 3), (10, 5), (15, 10), (45, 15)];

/// The level when nobody has chosen one.
const USUAL_LEVEL: u8 = 3;

/// How many unfinished games are offered to go on with.
const GOING_ON: usize = 3;

#[derive(Template)]
#[template(path = "choose.html")]
struct ChoosePage {
    frame: Frame,
    going_on: Vec<GoingOn>,
    variants: Vec<VariantCard>,
    presets: Vec<Preset>,
    level_line: String,
    lowest_level: u8,
    highest_level: u8,
    usual_level: u8,
    texts: String,
}

struct GoingOn {
    id: String,
    text: String,
}

struct VariantCard {
    id: &'static str,
    name: String,
    facts: String,
    picture: String,
    books: Vec<Book>,
}

struct Book {
    id: String,
    name: String,
}

struct Preset {
    value: String,
    text: String,
    title: String,
}

/// The start page.
pub(super) async fn show(State(state): State<AppState>, player: Player, frame: Frame) -> Response {
    let games = match state.games_of(&player).await {
        Ok(games) => games,
        Err(problem) => return fault::page(frame, &problem),
    };
    let title = frame.text("choose-page");
    let frame = frame.titled(&title);
    let levels: Vec<u8> = Level::ALL.iter().map(|level| level.number()).collect();
    let name = frame.text(&format!("level-{USUAL_LEVEL}"));
    let page = ChoosePage {
        going_on: going_on(&frame, &games),
        variants: variants(&frame),
        presets: PRESETS
            .iter()
            .map(|&(minutes, seconds)| preset(&frame, minutes, seconds))
            .collect(),
        level_line: frame.text_with(
            "js-level",
            &[
                ("level", i64::from(USUAL_LEVEL).into()),
                ("name", name.into()),
            ],
        ),
        lowest_level: levels.first().copied().unwrap_or(USUAL_LEVEL),
        highest_level: levels.last().copied().unwrap_or(USUAL_LEVEL),
        usual_level: USUAL_LEVEL,
        texts: texts::json(frame.language, texts::CHOOSE),
        frame,
    };
    html(&page)
}

fn going_on(frame: &Frame, games: &[GameSummary]) -> Vec<GoingOn> {
    let unfinished = games.iter().filter(|game| game.result.is_none());
    unfinished
        .take(GOING_ON)
        .map(|game| GoingOn {
            id: game.id.clone(),
            text: frame.text_with(
                "choose-going-on-game",
                &[
                    (
                        "variant",
                        frame.text(&format!("variant-{}", game.variant)).into(),
                    ),
                    ("moves", i64::from(game.ply.div_ceil(2)).into()),
                ],
            ),
        })
        .collect()
}

fn variants(frame: &Frame) -> Vec<VariantCard> {
    let card = |variant: Variant| VariantCard {
        id: variant.id(),
        name: frame.text(&format!("variant-{}", variant.id())),
        facts: frame.text(&format!("facts-{}", variant.id())),
        picture: Picture::of(&Position::start(variant)).svg(),
        books: books(frame, variant),
    };
    // A variant is offered once it is described here and has a rule book.
    let offered = |variant: &Variant| {
        frame.language.has_text(&format!("facts-{}", variant.id()))
            && RuleBook::default_for(variant.id()).is_some()
    };
    Variant::ALL
        .iter()
        .copied()
        .filter(offered)
        .map(card)
        .collect()
}

/// The rule books for a variant, the usual one first.
fn books(frame: &Frame, variant: Variant) -> Vec<Book> {
    let usual = RuleBook::default_for(variant.id());
    let is_usual = |book: &RuleBook| usual.as_ref().is_some_and(|usual| usual.id() == book.id());
    let mut books = RuleBook::for_variant(variant.id());
    books.sort_by_key(|book| !is_usual(book));
    books
        .iter()
        .map(|book| Book {
            id: book.id().to_owned(),
            name: book.name().get(frame.language.referee()).to_owned(),
        })
        .collect()
}

fn preset(frame: &Frame, minutes: u64, seconds: u64) -> Preset {
    let args = [("minutes", minutes.into()), ("seconds", seconds.into())];
    Preset {
        value: format!("{minutes}+{seconds}"),
        text: frame.text_with("choose-time-preset", &args),
        title: frame.text_with("choose-time-preset-title", &args),
    }
}
