//! Decisions to be printed, and the log of all of them.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use damier_arbiter::{Lang, Referee, text};
use damier_game::{Reason, Side};

use super::desk;
use super::frame::{Frame, html};
use super::offered::what_article_says;
use super::referee::{DecisionRow, row, timeline};
use super::wall::{Visitor, visitor};
use super::{date, fault};
use crate::AppState;
use crate::i18n::Language;
use crate::live::{Game, tell};
use crate::pages::path::Path;
use crate::problem::{Problem, ProblemKind};
use crate::referee::{Decree, Entry, Seat, decision_view, face};

/// How many decisions the log shows.
const LISTED: u32 = 200;

#[derive(Template)]
#[template(path = "referee-decision.html")]
struct NotePage {
    frame: Frame,
    game: String,
    decision: DecisionRow,
    variant: String,
    players: String,
    book: String,
    iso: String,
    plain: String,
    ply_text: String,
    clocks: Option<String>,
    result: Option<String>,
    picture: String,
    to_move: String,
    why: Vec<String>,
    article: Option<ArticleText>,
    counters: Vec<String>,
    timeline: Option<String>,
    moves: String,
    signed: String,
}

struct ArticleText {
    title: String,
    text: String,
}

#[derive(Template)]
#[template(path = "referee-log.html")]
struct LogPage {
    frame: Frame,
    decisions: Vec<DecisionRow>,
}

/// The note of a decision: for everybody who may see the game.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    frame: Frame,
) -> Response {
    let none =
        || Problem::new(ProblemKind::NoSuchDecision).text("decision", crate::live::shorten(&id));
    let Some((name, version)) = id.rsplit_once('-') else {
        return fault::page(frame, &none());
    };
    let snapshot = match state.live().find(name).await {
        Ok(handle) => handle.snapshot(),
        Err(problem) if problem.kind() == ProblemKind::NoSuchGame => {
            return fault::page(frame, &none());
        }
        Err(problem) => return fault::page(frame, &problem),
    };
    let game = &*snapshot.game;
    let version = version.parse().ok();
    match version.and_then(|version| game.desk().decree(version)) {
        Some(entry) => html(&note(frame, game, entry)),
        None => fault::page(frame, &none()),
    }
}

fn note(frame: Frame, game: &Game, entry: &Entry) -> NotePage {
    let (language, lang) = (frame.language, frame.language.referee());
    let decree = &*entry.decree;
    let view = decision_view(game, entry, language);
    // Plies that were taken back since are no longer known.
    let ply = decree.ply.min(game.ply());
    let variant = frame.text(&format!("variant-{}", game.variant().id()));
    let players = [Side::White, Side::Black].map(|side| {
        let name = desk::player_name(&frame, game, side);
        match game.settings().names {
            Some(_) => frame.text_with(
                "note-player",
                &[
                    ("name", name.into()),
                    ("side", frame.text(side.as_str()).into()),
                ],
            ),
            None => name,
        }
    });
    let moves: Vec<String> = desk::moves(game, frame.language)
        .iter()
        .take(ply as usize)
        .map(|mv| format!("{} {}", mv.number, mv.text).trim().to_owned())
        .collect();
    let title = view.title.clone();
    let to_move = game
        .position_at(ply)
        .map(|position| format!("js-turn-{}", position.side_to_move().as_str()));
    NotePage {
        game: game.id().to_owned(),
        variant,
        players: players.join(" – "),
        book: game.book().name().get(lang).to_owned(),
        iso: date::iso(decree.at),
        plain: date::plain(decree.at),
        ply_text: desk::ply_text(&frame, decree.ply),
        clocks: clocks(&frame, decree),
        result: decree
            .after
            .verdict
            .as_ref()
            .map(|verdict| verdict.result(game.variant().spelling()).to_owned()),
        picture: desk::picture(&frame, game, ply, true),
        to_move: to_move.map(|id| frame.text(&id)).unwrap_or_default(),
        why: explanation(&view.why, decree, game, language),
        article: article(&frame, game, decree),
        counters: counters(game, ply, lang),
        timeline: timeline(game, language),
        moves: moves.join(" "),
        signed: frame.text_with(
            "note-referee-name",
            &[("name", view.referee.as_str().into())],
        ),
        decision: row(game.id(), view, language),
        frame: frame.titled(&title),
    }
}

fn clocks(frame: &Frame, decree: &Decree) -> Option<String> {
    let clock = decree.after.clock.or(decree.before.clock)?;
    let args = [
        ("white", face(clock.white).into()),
        ("black", face(clock.black).into()),
    ];
    Some(frame.text_with("note-clock-times", &args))
}

/// The referee's words; in a youth game also what the rules tell about the end.
fn explanation(why: &str, decree: &Decree, game: &Game, language: Language) -> Vec<String> {
    let mut told: Vec<String> = why.lines().map(str::to_owned).collect();
    told.retain(|line| !line.trim().is_empty());
    if let Some(verdict) = decree
        .after
        .verdict
        .as_ref()
        .filter(|_| game.settings().youth)
    {
        // What the referee noted stands above.
        let noted = verdict.note.clone().unwrap_or_default();
        let story = tell(game, verdict, language).story.into_iter();
        // That a referee declared the result is the decision itself, which stands above.
        let declared = matches!(verdict.reason, Reason::Referee | Reason::Forfeit);
        let story = story.skip(usize::from(declared));
        told.extend(story.filter(|line| noted.is_empty() || !line.contains(&noted)));
    }
    if told.is_empty() {
        told.push("–".to_owned());
    }
    told
}

/// The text of the article that the decision rests on.
fn article(frame: &Frame, game: &Game, decree: &Decree) -> Option<ArticleText> {
    let article = decree.article.as_ref()?;
    let book = game.book();
    let named = |id: &String| book.clauses().find(|clause| clause.id.as_str() == id);
    let text = match article.clause.as_ref().and_then(named) {
        Some(clause) => clause.rule.get(frame.language.referee()).to_owned(),
        None => what_article_says(frame, book, &article.number),
    };
    let args = [("article", article.number.as_str().into())];
    let title = frame.text_with("decision-article", &args);
    let title = match title.chars().next() {
        Some(first) => first.to_uppercase().chain(title.chars().skip(1)).collect(),
        None => title,
    };
    Some(ArticleText { title, text })
}

/// How the counters stood.
fn counters(game: &Game, ply: u32, lang: Lang) -> Vec<String> {
    let mut then: Referee = game.referee().clone();
    then.take_back(game.ply() - ply);
    let counters = then.counters();
    counters
        .iter()
        .map(|counter| text::counter_sentence(counter, game.book(), lang))
        .collect()
}

/// Every decision on this server, the last one first.
pub(super) async fn log(
    State(state): State<AppState>,
    seat: Result<Seat, Problem>,
    frame: Frame,
) -> Response {
    if let Visitor::AtTheDoor(page) = visitor(seat, &frame, "/referee/decisions") {
        return page;
    }
    let found = match state.live().decrees(LISTED).await {
        Ok(found) => found,
        Err(problem) => return fault::page(frame, &problem),
    };
    let mut decisions = Vec::new();
    for (name, version) in found {
        // A game that cannot be read is reported where it is looked at.
        let Ok(handle) = state.live().find(&name).await else {
            continue;
        };
        let game = handle.snapshot().game;
        if let Some(entry) = game.desk().decree(version) {
            let view = decision_view(&game, entry, frame.language);
            decisions.push(row(&name, view, frame.language));
        }
    }
    let title = frame.text("desk-log");
    html(&LogPage {
        decisions,
        frame: frame.titled(&title),
    })
}
