//! The referee's page of one game.

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use damier_arbiter::irregularity::{Irregularity, Noted};
use damier_arbiter::{LeftRuling, RuleBook, material_points, text};
use damier_game::{Reason, Side};
use serde::Deserialize;

use super::desk::{self, Live};
use super::frame::{Frame, html};
use super::referee_form::DecreeForm;
use super::wall::{Visitor, visitor};
use super::{date, fault, rules, texts};
use crate::AppState;
use crate::i18n::Language;
use crate::live::{Game, Snapshot};
use crate::pages::path::Path;
use crate::pages::query::Query;
use crate::problem::{Problem, ProblemKind};
use crate::referee::{Article, DecisionView, Offer, Seat, decision_view, offer};

#[derive(Template)]
#[template(path = "referee-game.html")]
struct DeskPage {
    frame: Frame,
    title: String,
    seat: String,
    book: String,
    book_url: String,
    action: String,
    live: Live,
    fault: Option<String>,
    done: Option<Done>,
    again: Again,
    results: Vec<Named>,
    articles: Vec<Named>,
    irregularities: Vec<Named>,
    must_correct: bool,
    other_languages: Vec<OtherLanguage>,
    open_irregularity: Option<String>,
    refusal_hint: Option<String>,
    replay_article: Option<String>,
    has_claim: bool,
    claim_pending: bool,
    claimant: &'static str,
    has_clock: bool,
    has_weighing: bool,
    material: String,
    weighed: String,
    depths: Vec<Depth>,
    evidence: Vec<String>,
    timeline: Option<String>,
    decisions: Vec<DecisionRow>,
    texts: String,
}

/// A decision that was just made.
struct Done {
    text: String,
    url: String,
}

/// What was filled in before something was refused.
#[derive(Default)]
pub(super) struct Again {
    pub(super) form: String,
    pub(super) why: String,
    pub(super) result: String,
    pub(super) side: String,
    pub(super) answer: String,
    pub(super) article: String,
    /// In the order of the languages.
    pub(super) why_in: [String; 3],
    /// The board said otherwise: the referee can insist.
    pub(super) may_insist: bool,
}

impl Again {
    fn has_translation(&self) -> bool {
        self.why_in.iter().any(|text| !text.is_empty())
    }

    fn translation(&self, code: &str) -> &str {
        let index = Language::ALL.iter().position(|known| known.code() == code);
        index.map_or("", |index| &self.why_in[index])
    }
}

struct Named {
    value: String,
    text: String,
}

struct OtherLanguage {
    code: &'static str,
    name: &'static str,
}

struct Depth {
    value: u32,
    text: String,
    is_chosen: bool,
}

/// A decision in a list.
pub(super) struct DecisionRow {
    pub(super) game: String,
    pub(super) version: u64,
    pub(super) title: String,
    pub(super) text: String,
    pub(super) why: String,
    pub(super) who: String,
    pub(super) iso: String,
    pub(super) plain: String,
    pub(super) url: String,
    pub(super) article: Option<String>,
    pub(super) article_url: String,
    pub(super) withdrawn: bool,
    pub(super) can_be_withdrawn: bool,
}

#[derive(Template)]
#[template(path = "referee-live.html")]
struct LivePart {
    frame: Frame,
    live: Live,
}

/// What was asked for in the address.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Asked {
    /// How hard to look into the position.
    #[serde(default)]
    evidence: Option<u32>,
    /// The version that a decision just made.
    #[serde(default)]
    done: Option<u64>,
}

/// How hard the position is looked into, against the usual effort.
const EFFORTS: [u32; 3] = [1, 4, 16];

/// The page of a game.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    seat: Result<Seat, Problem>,
    frame: Frame,
) -> Response {
    let seat = match visitor(seat, &frame, &format!("/referee/game/{id}")) {
        Visitor::Referee(seat) => seat,
        Visitor::AtTheDoor(page) => return page,
    };
    page(&state, frame, &id, &seat, &asked, None).await
}

/// The part of the page that changes while the game goes on.
pub(super) async fn live(
    State(state): State<AppState>,
    Path(id): Path<String>,
    _seat: Seat,
    frame: Frame,
) -> Result<Response, Problem> {
    let snapshot = state.live().find(&id).await?.snapshot();
    let live = desk::live(&frame, &snapshot);
    Ok(html(&LivePart { frame, live }))
}

/// A referee decides.
pub(super) async fn decide(
    State(state): State<AppState>,
    Path(id): Path<String>,
    seat: Result<Seat, Problem>,
    frame: Frame,
    Form(form): Form<DecreeForm>,
) -> Response {
    let seat = match visitor(seat, &frame, &format!("/referee/game/{id}")) {
        Visitor::Referee(seat) => seat,
        // Nothing was decided: a program must not take the door for an answer.
        Visitor::AtTheDoor(page) => return (StatusCode::UNAUTHORIZED, page).into_response(),
    };
    let decided = match form.wish() {
        Ok(wish) => state.decree(&id, wish, &seat).await,
        Err(problem) => Err(problem),
    };
    match decided {
        Ok(version) => Redirect::to(&format!("/referee/game/{id}?done={version}")).into_response(),
        Err(problem) => {
            let asked = Asked::default();
            let again = Again {
                may_insist: problem.kind() == ProblemKind::BoardDisagrees,
                ..form.again()
            };
            let refused = Some((&problem, again));
            let page = page(&state, frame, &id, &seat, &asked, refused).await;
            (problem.status(), page).into_response()
        }
    }
}

async fn page(
    state: &AppState,
    frame: Frame,
    id: &str,
    seat: &Seat,
    asked: &Asked,
    refused: Option<(&Problem, Again)>,
) -> Response {
    let snapshot = match state.live().find(id).await {
        Ok(handle) => handle.snapshot(),
        Err(problem) => return fault::page(frame, &problem),
    };
    let evidence = match asked.evidence {
        Some(effort) => {
            let effort = effort.min(EFFORTS[EFFORTS.len() - 1]);
            state
                .live()
                .evidence(&snapshot.game, effort, frame.language)
                .await
        }
        None => Vec::new(),
    };
    html(&DeskPage::new(
        frame, &snapshot, seat, asked, evidence, refused,
    ))
}

impl DeskPage {
    fn new(
        frame: Frame,
        snapshot: &Snapshot,
        seat: &Seat,
        asked: &Asked,
        evidence: Vec<String>,
        refused: Option<(&Problem, Again)>,
    ) -> DeskPage {
        let game = &*snapshot.game;
        let (language, book) = (frame.language, game.book());
        let variant = frame.text(&format!("variant-{}", game.variant().id()));
        let title = frame.text_with(
            "desk-title",
            &[("variant", variant.into()), ("game", game.id().into())],
        );
        let (fault, again) = refused
            .map(|(problem, again)| (problem.detail_in(language), again))
            .unzip();
        let decisions = decisions(game, language);
        let done = asked.done.and_then(|version| {
            let made = game.desk().decree(version)?;
            let view = decision_view(game, made, language);
            Some(Done {
                text: view.text,
                url: view.url,
            })
        });
        let effort = asked.evidence.unwrap_or(EFFORTS[0]);
        DeskPage {
            live: desk::live(&frame, snapshot),
            seat: seat.name.clone(),
            book: book.name().get(language.referee()).to_owned(),
            book_url: game.book_url(),
            action: format!("/referee/game/{}/decide", game.id()),
            fault,
            done,
            again: again.unwrap_or_default(),
            results: results(&frame),
            articles: articles(&frame, game, snapshot.now_ms()),
            irregularities: irregularities(book, language),
            must_correct: book.irregular_must_be_corrected(),
            other_languages: other_languages(language),
            open_irregularity: open_irregularity(game, language),
            refusal_hint: book.article_of_ruling(LeftRuling::Refusal).map(|article| {
                frame.text_with("decide-refusal-hint", &[("article", article.into())])
            }),
            replay_article: book
                .article_of_ruling(LeftRuling::Replay)
                .map(|article| named_article(&frame, book, article)),
            has_claim: !game.rulings().is_empty() || claimed(game).is_some(),
            claim_pending: game.asked().is_some(),
            claimant: claimed(game).map_or("", Side::as_str),
            has_clock: game.clock().is_some(),
            has_weighing: game.position().draughts().is_some(),
            material: material(&frame, game),
            weighed: weighed(&frame, game),
            depths: EFFORTS
                .map(|value| Depth {
                    value,
                    text: frame.text(&format!("desk-effort-{value}")),
                    is_chosen: value == effort,
                })
                .into(),
            evidence,
            timeline: timeline(game, language),
            decisions,
            texts: texts::json(language, texts::WALL),
            frame: frame.titled(&title),
            title,
        }
    }
}

/// Who claimed what is to be decided.
fn claimed(game: &Game) -> Option<Side> {
    let asked = game.asked().and_then(|asked| asked.by);
    let ruled = || game.rulings().iter().rev().find_map(|ruling| ruling.by);
    let ended = || game.verdict().and_then(|verdict| verdict.claimed_by);
    asked.or_else(ruled).or_else(ended)
}

fn results(frame: &Frame) -> Vec<Named> {
    ["2-0", "1-1", "0-2", "0-0"]
        .map(|value| Named {
            value: value.to_owned(),
            text: frame.text(&format!("result-{value}")),
        })
        .into()
}

/// The articles by which this game can end: clauses, endings, and what the book leaves to
/// a referee. Those that only a referee who insists can name come last and say so; what
/// cannot hold in this game is left out.
fn articles(frame: &Frame, game: &Game, now_ms: u64) -> Vec<Named> {
    let book = game.book();
    let lang = frame.language.referee();
    let clauses = book.clauses().map(|clause| Named {
        value: clause.id.as_str().to_owned(),
        text: format!("{} · {}", clause.article, clause.name.get(lang)),
    });
    // What begins the game anew ends none; it has a form of its own.
    let numbers = Article::numbers(book).into_iter();
    let numbers = numbers.filter(|number| book.left_ruling(number) != Some(LeftRuling::Replay));
    let others = numbers.map(|number| Named {
        text: named_article(frame, book, &number),
        value: number,
    });
    let offered = |named: &Named| {
        let article = Article::find(book, &named.value);
        article.map_or(Offer::Never, |article| offer(game, &article, now_ms))
    };
    let all: Vec<Named> = clauses.chain(others).collect();
    let (mut fit, mut insisting) = (Vec::new(), Vec::new());
    for named in all {
        match offered(&named) {
            Offer::Fits => fit.push(named),
            Offer::Insisting => {
                let args = [("article", named.text.into())];
                let text = frame.text_with("decide-article-not-shown", &args);
                let value = named.value;
                insisting.push(Named { value, text });
            }
            Offer::Never => {}
        }
    }
    fit.extend(insisting);
    fit
}

/// An article that is no clause, with what it speaks of.
fn named_article(frame: &Frame, book: &RuleBook, number: &str) -> String {
    format!("{number} · {}", what_article_says(frame, book, number))
}

/// What an article that is no clause speaks of.
pub(super) fn what_article_says(frame: &Frame, book: &RuleBook, number: &str) -> String {
    let lang = frame.language.referee();
    let left = book
        .left_to_referee()
        .iter()
        .find(|item| item.article == number);
    if let Some(left) = left {
        return left.what.get(lang).to_owned();
    }
    let reason = |reason: &&Reason| book.article_for(**reason) == Some(number);
    let reason = Reason::ALL.iter().find(reason);
    reason
        .and_then(|reason| rules::ending_text(frame, book, *reason))
        .unwrap_or_default()
}

fn irregularities(book: &RuleBook, language: Language) -> Vec<Named> {
    Irregularity::ALL
        .iter()
        .map(|what| Named {
            value: what.as_str().to_owned(),
            text: {
                let name = text::irregularity_name(*what, language.referee());
                match book.article_for_irregularity(*what) {
                    Some(article) => format!("{article} · {name}"),
                    None => name,
                }
            },
        })
        .collect()
}

fn other_languages(language: Language) -> Vec<OtherLanguage> {
    let others = Language::ALL.into_iter().filter(|other| *other != language);
    others
        .map(|other| OtherLanguage {
            code: other.code(),
            name: other.own_name(),
        })
        .collect()
}

fn open_irregularity(game: &Game, language: Language) -> Option<String> {
    let noted: Noted = game.desk().open_irregularity()?;
    Some(text::irregularity(&noted, game.book(), language.referee()))
}

/// What the material on the board would give now.
fn material(frame: &Frame, game: &Game) -> String {
    let points = material_points(&game.position().facts().force);
    let args = [
        ("white", u32::from(points.white).into()),
        ("black", u32::from(points.black).into()),
    ];
    frame.text_with("decide-material-now", &args)
}

/// What each side has.
fn weighed(frame: &Frame, game: &Game) -> String {
    let force = game.position().facts().force;
    let args = [
        ("whiteMen", u32::from(force.white.men).into()),
        ("whiteKings", u32::from(force.white.kings).into()),
        ("blackMen", u32::from(force.black.men).into()),
        ("blackKings", u32::from(force.black.kings).into()),
    ];
    frame.text_with("desk-weighed", &args)
}

/// All counters over the game, if there was one.
pub(super) fn timeline(game: &Game, language: Language) -> Option<String> {
    let timeline = game.referee().timeline();
    let counted = !timeline.tracks.is_empty();
    counted.then(|| text::timeline_svg(&timeline, game.book(), language.referee()))
}

/// The decisions in a game, the last one first.
fn decisions(game: &Game, language: Language) -> Vec<DecisionRow> {
    let withdrawable = game.desk().withdrawable().map(|entry| entry.version);
    let entries = game.desk().decrees().iter().rev();
    entries
        .map(|entry| DecisionRow {
            can_be_withdrawn: withdrawable == Some(entry.version),
            ..row(game.id(), decision_view(game, entry, language), language)
        })
        .collect()
}

/// A decision for a list.
pub(super) fn row(game: &str, view: DecisionView, language: Language) -> DecisionRow {
    let article = view
        .article
        .map(|article| language.text_with("decision-article", &[("article", article.into())]));
    DecisionRow {
        game: game.to_owned(),
        version: view.version,
        title: view.title,
        text: view.text,
        why: view.why,
        who: view.referee,
        iso: date::iso(view.at),
        plain: date::plain(view.at),
        url: view.url,
        article,
        article_url: view.article_url.unwrap_or_default(),
        withdrawn: view.withdrawn,
        can_be_withdrawn: false,
    }
}
