//! The referee's page of one game.

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use damier_arbiter::irregularity::Noted;
use damier_arbiter::{LeftRuling, material_points, text};
use damier_game::Side;
use serde::Deserialize;

use super::desk::{self, Live};
use super::frame::{Frame, html};
use super::offered::{
    Named, OtherLanguage, ResultChoice, articles, irregularities, named_article, other_languages,
    results,
};
use super::referee_form::{Again, DecreeForm};
use super::wall::{Visitor, visitor};
use super::{date, fault, texts};
use crate::AppState;
use crate::i18n::Language;
use crate::live::{Game, Snapshot};
use crate::pages::path::Path;
use crate::pages::query::Query;
use crate::problem::{Problem, ProblemKind};
use crate::referee::{DecisionView, Seat, decision_view};

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
    results: Vec<ResultChoice>,
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

/// What the page showed from which a decision comes.
#[derive(Debug, Deserialize)]
pub(super) struct Seen {
    /// How many decisions there were.
    #[serde(default)]
    decisions: Option<u32>,
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
    Query(seen): Query<Seen>,
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
        Ok(mut wish) => {
            wish.decisions = seen.decisions.filter(|_| !form.is_for_any());
            state.decree(&id, wish, &seat).await
        }
        Err(problem) => Err(problem),
    };
    match decided {
        Ok(version) => Redirect::to(&format!("/referee/game/{id}?done={version}")).into_response(),
        Err(problem) => {
            let asked = Asked::default();
            let may_insist = problem.kind() == ProblemKind::BoardDisagrees;
            let refused = Some((&problem, Again::of(form, may_insist)));
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
            action: format!(
                "/referee/game/{}/decide?decisions={}",
                game.id(),
                game.desk().decrees().len()
            ),
            fault,
            done,
            again: again.unwrap_or_default(),
            results: results(&frame, game.variant()),
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
            weighed: desk::in_force("desk-weighed", &frame, game, game.position()),
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
