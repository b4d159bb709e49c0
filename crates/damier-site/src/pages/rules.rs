//! The rule books, clause by clause, made from the same data that the referee
//! judges by.

use std::collections::HashSet;

use askama::Template;
use axum::extract::Path;
use axum::response::Response;
use damier_arbiter::{Applies, Clause, Lang, RuleBook, text};
use damier_draughts::Variant;
use damier_game::Reason;

use super::fault;
use super::frame::{Frame, html};
use crate::live::shorten;
use crate::problem::{Problem, ProblemKind};

#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    frame: Frame,
    groups: Vec<Group>,
}

struct Group {
    variant: String,
    books: Vec<Book>,
}

struct Book {
    id: String,
    name: String,
    about: String,
    source: String,
    variants: String,
    is_default: bool,
}

#[derive(Template)]
#[template(path = "rulebook.html")]
struct BookPage {
    frame: Frame,
    book: Book,
    clauses: Vec<ClauseRow>,
    endings: Vec<Ending>,
    left: Vec<Left>,
    settings: Vec<SettingRow>,
    has_unverified: bool,
}

struct ClauseRow {
    /// The clause's own name in the book.
    anchor: String,
    /// The article, if it is not the clause's name and nothing above has it:
    /// several clauses can belong to one article.
    article_anchor: Option<String>,
    article: String,
    is_verified: bool,
    name: String,
    rule: String,
    notes: Vec<String>,
}

struct Ending {
    article: String,
    owns_anchor: bool,
    text: String,
}

struct Left {
    article: String,
    what: String,
}

struct SettingRow {
    name: String,
    choices: Vec<ChoiceRow>,
}

struct ChoiceRow {
    what: String,
    is_chosen: bool,
}

/// Endings that are no draw rules, in the order of the page.
const ENDINGS: [Reason; 5] = [
    Reason::NoPieces,
    Reason::NoMoves,
    Reason::Resignation,
    Reason::Agreement,
    Reason::Time,
];

/// All rule books.
pub(super) async fn index(frame: Frame) -> Response {
    let title = frame.text("rules-page");
    let frame = frame.titled(&title);
    let group = |variant: &Variant| {
        let books = RuleBook::for_variant(variant.id());
        Group {
            variant: variant_name(&frame, variant.id()),
            books: books
                .iter()
                .map(|found| book(&frame, found, variant.id()))
                .collect(),
        }
    };
    let groups = Variant::ALL
        .iter()
        .map(group)
        .filter(|group| !group.books.is_empty())
        .collect();
    html(&RulesPage { groups, frame })
}

/// One rule book.
pub(super) async fn show(Path(id): Path<String>, frame: Frame) -> Response {
    let Some(found) = RuleBook::builtin(&id) else {
        let known: Vec<String> = RuleBook::all()
            .iter()
            .map(|book| book.id().to_owned())
            .collect();
        let problem = Problem::new(ProblemKind::NoSuchRulebook)
            .text("rulebook", shorten(&id))
            .list("known", &known);
        return fault::page(frame, &problem);
    };
    let lang = frame.language.referee();
    let frame = frame.titled(found.name().get(lang));
    let mut anchors = HashSet::new();
    let page = BookPage {
        book: book(&frame, &found, ""),
        clauses: found
            .clauses()
            .map(|c| clause(&frame, &found, c, &mut anchors))
            .collect(),
        endings: endings(&frame, &found, &mut anchors),
        left: found
            .left_to_referee()
            .iter()
            .map(|item| Left {
                article: item.article.clone(),
                what: item.what.get(lang).to_owned(),
            })
            .collect(),
        settings: settings(&found, lang),
        has_unverified: found.clauses().any(|clause| !clause.verified),
        frame,
    };
    html(&page)
}

fn book(frame: &Frame, book: &RuleBook, variant: &str) -> Book {
    let lang = frame.language.referee();
    let variants: Vec<String> = book
        .variants()
        .iter()
        .map(|id| variant_name(frame, id))
        .collect();
    let usual = RuleBook::default_for(variant);
    Book {
        id: book.id().to_owned(),
        name: book.name().get(lang).to_owned(),
        about: book.about().get(lang).to_owned(),
        source: source(frame, book),
        variants: variants.join(", "),
        is_default: usual.is_some_and(|usual| usual.id() == book.id()),
    }
}

/// Where the rules were read: in the visitor's language if it is written there.
fn source(frame: &Frame, book: &RuleBook) -> String {
    let message = format!("rules-source-{}", book.id());
    if frame.language.has_text(&message) {
        frame.text(&message)
    } else {
        book.source().to_owned()
    }
}

/// The name of a variant, or its id while it has no name here.
fn variant_name(frame: &Frame, id: &str) -> String {
    let message = format!("variant-{id}");
    if frame.language.has_text(&message) {
        frame.text(&message)
    } else {
        id.to_owned()
    }
}

fn clause(
    frame: &Frame,
    book: &RuleBook,
    clause: &Clause,
    anchors: &mut HashSet<String>,
) -> ClauseRow {
    let lang = frame.language.referee();
    let mut notes = Vec::new();
    if clause.limit().is_some() {
        notes.push(text::restarts(clause, book, lang));
    }
    match clause.applies {
        Applies::Automatic => {}
        Applies::Claim => notes.push(frame.text("rules-note-claim")),
        Applies::Referee => notes.push(frame.text("rules-note-referee")),
    }
    let anchor = clause.id.local().to_owned();
    anchors.insert(anchor.clone());
    let is_free = anchors.insert(clause.article.clone());
    ClauseRow {
        anchor,
        article_anchor: is_free.then(|| clause.article.clone()),
        article: clause.article.clone(),
        is_verified: clause.verified,
        name: capitalised(clause.name.get(lang)),
        rule: clause.rule.get(lang).to_owned(),
        notes: notes.into_iter().filter(|note| !note.is_empty()).collect(),
    }
}

fn endings(frame: &Frame, book: &RuleBook, anchors: &mut HashSet<String>) -> Vec<Ending> {
    ENDINGS
        .into_iter()
        .filter_map(|reason| {
            let article = book.article_for(reason)?;
            Some(Ending {
                article: article.to_owned(),
                owns_anchor: anchors.insert(article.to_owned()),
                text: frame.text(&format!("rules-ending-{reason}")),
            })
        })
        .collect()
}

fn settings(book: &RuleBook, lang: Lang) -> Vec<SettingRow> {
    let choices = |setting: &damier_arbiter::book::Setting| {
        let row = |choice: &damier_arbiter::book::Choice| ChoiceRow {
            what: choice.what.get(lang).to_owned(),
            is_chosen: choice.value == setting.chosen,
        };
        setting.choices.iter().map(row).collect()
    };
    book.settings()
        .iter()
        .map(|setting| SettingRow {
            name: setting.name.get(lang).to_owned(),
            choices: choices(setting),
        })
        .collect()
}

/// Names of clauses are written to stand inside a sentence; here they begin one.
fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
