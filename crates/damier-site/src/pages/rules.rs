//! The rule books, clause by clause, made from the same data that the referee
//! judges by.

use std::collections::HashSet;

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use damier_arbiter::{Applies, Clause, Lang, RuleBook, text};
use damier_game::Reason;

use super::castling::{self, Figure};
use super::fault;
use super::frame::{Frame, html};
use crate::AppState;
use crate::api::no_such_book;
use crate::board::Kind;
use crate::live::applies;
use crate::pages::path::Path;

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

pub(super) struct Book {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) about: String,
    pub(super) source: String,
    pub(super) variants: String,
    pub(super) is_default: bool,
}

#[derive(Template)]
#[template(path = "rulebook.html")]
struct BookPage {
    frame: Frame,
    content: Content,
    /// What else is to be said of a book that is not built in.
    note: String,
    /// Where its text is.
    source: Option<String>,
    /// Castling in pictures, for chess.
    figures: Vec<Figure>,
}

/// All that a book says, ready for a page.
pub(super) struct Content {
    pub(super) book: Book,
    pub(super) groups: Vec<ClauseGroup>,
    pub(super) endings: Vec<Ending>,
    pub(super) left: Vec<Left>,
    pub(super) settings: Vec<SettingRow>,
    pub(super) has_unverified: bool,
}

/// The clauses that go the same way: by themselves, on claim, by a referee.
pub(super) struct ClauseGroup {
    pub(super) kind: &'static str,
    pub(super) title: String,
    pub(super) lead: String,
    pub(super) clauses: Vec<ClauseRow>,
}

pub(super) struct ClauseRow {
    /// The clause's own name in the book.
    pub(super) anchor: String,
    /// The article, if it is not the clause's name and nothing above has it:
    /// several clauses can belong to one article.
    pub(super) article_anchor: Option<String>,
    pub(super) article: String,
    pub(super) is_verified: bool,
    pub(super) name: String,
    pub(super) rule: String,
    pub(super) notes: Vec<String>,
}

pub(super) struct Ending {
    pub(super) article: String,
    pub(super) owns_anchor: bool,
    pub(super) text: String,
}

pub(super) struct Left {
    pub(super) article: String,
    pub(super) what: String,
}

pub(super) struct SettingRow {
    pub(super) name: String,
    pub(super) choices: Vec<ChoiceRow>,
}

pub(super) struct ChoiceRow {
    pub(super) what: String,
    pub(super) is_chosen: bool,
}

/// Endings that are no draw rules, in the order of the page.
const ENDINGS: [Reason; 8] = [
    Reason::NoPieces,
    Reason::NoMoves,
    Reason::Checkmate,
    Reason::Stalemate,
    Reason::DeadPosition,
    Reason::Resignation,
    Reason::Agreement,
    Reason::Time,
];

/// All rule books.
pub(super) async fn index(State(state): State<AppState>, frame: Frame) -> Response {
    let title = frame.text("rules-page");
    let frame = frame.titled(&title);
    let group = |variant: Kind| {
        let books = state.library().for_variant(variant.id());
        Group {
            variant: variant_name(&frame, variant.id()),
            books: books
                .iter()
                .map(|found| book(&frame, found, variant.id()))
                .collect(),
        }
    };
    let groups = Kind::all()
        .map(group)
        .filter(|group| !group.books.is_empty())
        .collect();
    html(&RulesPage { groups, frame })
}

/// One rule book.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    frame: Frame,
) -> Response {
    let library = state.library();
    let Some(found) = library.find(&id) else {
        return fault::page(frame, &no_such_book(library, &id));
    };
    let lang = frame.language.referee();
    let frame = frame.titled(found.name().get(lang));
    html(&BookPage {
        content: content(&frame, &found),
        figures: castling::figures(&frame, &found),
        note: match library.own_text(&id) {
            Some(_) => frame.text("rules-own"),
            None => String::new(),
        },
        source: Some(format!("/api/rules/{id}/source")),
        frame,
    })
}

/// The rule book that goes with a game.
pub(super) async fn of_game(
    State(state): State<AppState>,
    Path(id): Path<String>,
    frame: Frame,
) -> Response {
    let snapshot = match state.live().find(&id).await {
        Ok(handle) => handle.snapshot(),
        Err(problem) => return fault::page(frame, &problem),
    };
    let note = frame.text("rules-of-game");
    page(frame, snapshot.game.book(), note)
}

/// The page of a book that stands in no list.
pub(super) fn page(frame: Frame, book: &RuleBook, note: String) -> Response {
    let lang = frame.language.referee();
    let frame = frame.titled(book.name().get(lang));
    html(&BookPage {
        content: content(&frame, book),
        figures: castling::figures(&frame, book),
        note,
        source: None,
        frame,
    })
}

/// All that a book says, clause by clause.
pub(super) fn content(frame: &Frame, found: &RuleBook) -> Content {
    let lang = frame.language.referee();
    let mut anchors = HashSet::new();
    let mut groups: Vec<ClauseGroup> = Vec::new();
    for who in [Applies::Automatic, Applies::Claim, Applies::Referee] {
        let of_kind = found.clauses().filter(|clause| clause.applies == who);
        let clauses: Vec<ClauseRow> = of_kind
            .map(|one| clause(frame, found, one, &mut anchors))
            .collect();
        if !clauses.is_empty() {
            groups.push(ClauseGroup {
                kind: who.as_str(),
                title: frame.text(&format!("applies-{}-title", who.as_str())),
                lead: applies(who, frame.language),
                clauses,
            });
        }
    }
    Content {
        book: book(frame, found, ""),
        groups,
        endings: endings(frame, found, &mut anchors),
        left: found
            .left_to_referee()
            .iter()
            .map(|item| Left {
                article: item.article.clone(),
                what: item.what.get(lang).to_owned(),
            })
            .collect(),
        settings: settings(found, lang),
        has_unverified: found.clauses().any(|clause| !clause.verified),
    }
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
        source: book.source().get(lang).to_owned(),
        variants: variants.join(", "),
        is_default: usual.is_some_and(|usual| usual.id() == book.id()),
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
                text: ending_text(frame, book, reason),
            })
        })
        .collect()
}

/// What an ending means by this book: a sentence about it, or else its name.
pub(super) fn ending_text(frame: &Frame, book: &RuleBook, reason: Reason) -> String {
    // In chess a flag loses only to someone who could still mate (FIDE 6.9).
    let mates = book.variants().iter().any(|id| id == Kind::Chess960.id());
    let id = match reason {
        Reason::Time if mates => "rules-ending-time-mate".to_owned(),
        reason => format!("rules-ending-{}", reason.as_str()),
    };
    match frame.language.has_text(&id) {
        true => frame.text(&id),
        false => capitalised(&text::reason_name(reason, frame.language.referee())),
    }
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
