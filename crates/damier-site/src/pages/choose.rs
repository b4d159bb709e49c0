//! The page where a game is chosen.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use damier_arbiter::RuleBook;
use damier_arbiter::book::Setting;

use super::frame::{Frame, html};
use super::picture::Picture;
use super::{fault, texts};
use crate::board;
use crate::limits;
use crate::live::REGULATION;
use crate::view::GameSummary;
use crate::{AppState, Library, Player};

/// Minutes and added seconds of the clocks offered.
const PRESETS: [(u64, u64); 5] = [(3, 2), (5, 3), (10, 5), (15, 10), (45, 15)];

/// The kinds of time control that can be put together, the usual one first.
const KINDS: [&str; 8] = [
    "increment",
    "fixed",
    "moves",
    "bronstein",
    "delay",
    "byo-yomi",
    "hourglass",
    "correspondence",
];

/// The level when nobody has chosen one.
const USUAL_LEVEL: u8 = 3;

/// The games that most people come for; the others are one click further.
const FIRST: [&str; 5] = [
    "international",
    "russian",
    "brazilian",
    "american",
    "chess960",
];

/// How many unfinished games are offered to go on with.
const GOING_ON: usize = 3;

#[derive(Template)]
#[template(path = "choose.html")]
struct ChoosePage {
    frame: Frame,
    going_on: Vec<GoingOn>,
    variants: Vec<VariantCard>,
    presets: Vec<Preset>,
    kinds: Vec<Kind>,
    choices: Vec<BookChoices>,
    level_line: String,
    lowest_level: u8,
    highest_level: u8,
    usual_level: u8,
    /// Every game of this server is in youth mode.
    is_youth: bool,
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
    is_first: bool,
    books: Vec<Book>,
}

struct Book {
    id: String,
    name: String,
}

/// A kind of time control.
struct Kind {
    id: &'static str,
    name: String,
}

/// Where a book leaves a choice.
struct BookChoices {
    book: String,
    settings: Vec<SettingField>,
}

struct SettingField {
    id: String,
    name: String,
    values: Vec<SettingValue>,
}

struct SettingValue {
    value: String,
    what: String,
    is_default: bool,
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
    let name = frame.text(&format!("level-{USUAL_LEVEL}"));
    let page = ChoosePage {
        going_on: going_on(&frame, &games),
        is_youth: state.live().youth(),
        variants: variants(&frame, state.library()),
        kinds: KINDS
            .into_iter()
            .map(|id| Kind {
                id,
                name: frame.text(&format!("choose-kind-{id}")),
            })
            .collect(),
        choices: choices(&frame, state.library()),
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
        lowest_level: 1,
        highest_level: limits::STRONGEST_LEVEL,
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

fn variants(frame: &Frame, library: &Library) -> Vec<VariantCard> {
    let card = |variant: board::Kind| VariantCard {
        id: variant.id(),
        name: frame.text(&format!("variant-{}", variant.id())),
        facts: frame.text(&format!("facts-{}", variant.id())),
        picture: Picture::of(&variant.start()).svg(),
        is_first: FIRST.contains(&variant.id()),
        books: books(frame, library, variant),
    };
    // A variant is offered once it is described here and has a rule book.
    let offered = |variant: &board::Kind| {
        frame.language.has_text(&format!("facts-{}", variant.id()))
            && RuleBook::default_for(variant.id()).is_some()
    };
    board::Kind::all().filter(offered).map(card).collect()
}

/// The rule books for a variant, the usual one first.
fn books(frame: &Frame, library: &Library, variant: board::Kind) -> Vec<Book> {
    let books = library.for_variant(variant.id());
    let name = |book: &RuleBook| book.name().get(frame.language.referee()).to_owned();
    let count = |wanted: &str| books.iter().filter(|book| name(book) == wanted).count();
    books
        .iter()
        .map(|book| (book.id().to_owned(), name(book)))
        .map(|(id, name)| Book {
            // A copy that kept the name of its model is told apart by its own id.
            name: if count(&name) > 1 {
                format!("{name} ({id})")
            } else {
                name
            },
            id,
        })
        .collect()
}

/// Where the books leave a choice, for each book that does.
fn choices(frame: &Frame, library: &Library) -> Vec<BookChoices> {
    let lang = frame.language.referee();
    let value = |setting: &Setting| -> Vec<SettingValue> {
        // Whether it is in force is a matter of the times, unless somebody says so.
        let by_clock = setting.id == REGULATION;
        let usual = by_clock.then(|| SettingValue {
            value: String::new(),
            what: frame.text("choose-regulation-by-clock"),
            is_default: true,
        });
        let choices = setting.choices.iter().map(|choice| SettingValue {
            value: choice.value.clone(),
            what: choice.what.get(lang).to_owned(),
            is_default: choice.value == setting.default && !by_clock,
        });
        usual.into_iter().chain(choices).collect()
    };
    let of = |book: &RuleBook| BookChoices {
        book: book.id().to_owned(),
        settings: book
            .settings()
            .iter()
            .map(|setting| SettingField {
                id: setting.id.clone(),
                name: setting.name.get(lang).to_owned(),
                values: value(setting),
            })
            .collect(),
    };
    let books = library.all();
    let open = books.iter().filter(|book| !book.settings().is_empty());
    open.map(|book| of(book)).collect()
}

fn preset(frame: &Frame, minutes: u64, seconds: u64) -> Preset {
    let args = [("minutes", minutes.into()), ("seconds", seconds.into())];
    Preset {
        value: format!("{minutes}+{seconds}"),
        text: frame.text_with("choose-time-preset", &args),
        title: frame.text_with("choose-time-preset-title", &args),
    }
}
