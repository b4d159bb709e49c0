//! Play-off matches: starting one, and its page.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use damier_arbiter::RuleBook;
use damier_game::Side;

use super::desk;
use super::frame::{Frame, html};
use super::own_book::{BookChoice, Mistake, books, mistakes_of};
use super::{fault, texts};
use crate::board::Kind;
use crate::pages::path::Path;
use crate::playoff::{Found, PlayoffView};
use crate::problem::Problem;
use crate::referee::{Seat, face};
use crate::{AppState, Player};

mod form;

use form::Again;
pub(super) use form::{ActForm, NewForm};

#[derive(Template)]
#[template(path = "playoff-new.html")]
struct NewPage {
    frame: Frame,
    fault: Option<String>,
    /// In the rule book that was pasted.
    mistakes: Vec<Mistake>,
    again: NewForm,
    variants: Vec<Choice>,
    books: Vec<BookChoice>,
    kinds: Vec<Choice>,
    deciders: Vec<Choice>,
    first: Vec<Choice>,
    clocks: Vec<ClockField>,
    going_on: Vec<Listed>,
}

struct Choice {
    value: String,
    text: String,
    hint: String,
    is_chosen: bool,
}

struct ClockField {
    id: &'static str,
    text: String,
    value: String,
}

struct Listed {
    id: String,
    title: String,
    text: String,
}

#[derive(Template)]
#[template(path = "playoff.html")]
struct MatchPage {
    frame: Frame,
    title: String,
    live: MatchLive,
    book: String,
    fault: Option<String>,
    seat: Option<String>,
    sanction: Again,
    decide: Again,
    texts: String,
}

/// The part of the page that changes.
pub(super) struct MatchLive {
    id: String,
    version: u64,
    kind: String,
    text: String,
    status: &'static str,
    owner: bool,
    players: Vec<PlayerRow>,
    stages: Vec<StageRow>,
    games: Vec<GameRow>,
    board: Option<Board>,
    next: Option<String>,
    wait_ms: u64,
    wait: String,
    is_over: bool,
    has_sanctions: bool,
    /// Whether a referee may still name the winner.
    is_open: bool,
    sanctions: Vec<String>,
    points: Option<String>,
    is_youth: bool,
}

struct PlayerRow {
    player: &'static str,
    name: String,
    score: String,
    left: String,
    left_ms: u64,
    side: &'static str,
    icon: &'static str,
    side_text: String,
    is_running: bool,
    is_winner: bool,
    can_pause: bool,
}

struct StageRow {
    text: String,
    clock: String,
    points: String,
    state: &'static str,
}

struct GameRow {
    game: String,
    title: String,
    white: String,
    result: String,
    reason: String,
    start: [String; 2],
    left: [String; 2],
    is_going: bool,
}

struct Board {
    game: String,
    picture: String,
    state: String,
    action: String,
}

#[derive(Template)]
#[template(path = "playoff-live.html")]
struct LivePart {
    frame: Frame,
    live: MatchLive,
}

/// Where a match is started, with those that go on.
pub(super) async fn new(State(state): State<AppState>, player: Player, frame: Frame) -> Response {
    new_page(&state, &player, frame, NewForm::default(), None).await
}

async fn new_page(
    state: &AppState,
    player: &Player,
    frame: Frame,
    again: NewForm,
    problem: Option<&Problem>,
) -> Response {
    let matches = match state.playoffs().of(player).await {
        Ok(matches) => matches,
        Err(problem) => return fault::page(frame, &problem),
    };
    let title = frame.text("playoff-new-title");
    let frame = frame.titled(&title);
    let chosen = |given: &str, usual: &'static str| match given {
        "" => usual.to_owned(),
        given => given.to_owned(),
    };
    let kind = chosen(&again.kind, "lehmann-georgiev");
    let decider = chosen(&again.decider, "shared");
    let white = chosen(&again.first_white, "random");
    let choice = |value: &str, message: &str, is_chosen: bool| Choice {
        value: value.to_owned(),
        text: frame.text(&format!("{message}-{value}")),
        hint: String::new(),
        is_chosen,
    };
    let page = NewPage {
        fault: problem.map(|problem| problem.detail_in(frame.language)),
        mistakes: mistakes_of(&frame, problem, &again.rulebook_text),
        variants: variants(&frame, &again.variant),
        books: books(state, &frame, &again.rulebook),
        kinds: ["lehmann-georgiev", "micro-match", "barrage"]
            .map(|value| Choice {
                hint: frame.text(&format!("playoff-about-{value}")),
                ..choice(value, "playoff-kind", value == kind)
            })
            .into(),
        deciders: ["shared", "lehmann-georgiev", "barrage"]
            .map(|value| choice(value, "playoff-decider", value == decider))
            .into(),
        first: ["first", "random", "second"]
            .map(|value| choice(value, "playoff-white", value == white))
            .into(),
        clocks: clock_fields(&frame, &again),
        going_on: matches.iter().map(|found| listed(&frame, found)).collect(),
        again,
        frame,
    };
    let page = html(&page);
    match problem {
        Some(problem) => (problem.status(), page).into_response(),
        None => page,
    }
}

fn variants(frame: &Frame, chosen: &str) -> Vec<Choice> {
    let chosen = if chosen.is_empty() {
        "international"
    } else {
        chosen
    };
    let offered = |variant: &Kind| {
        frame.language.has_text(&format!("facts-{}", variant.id()))
            && RuleBook::default_for(variant.id()).is_some()
    };
    Kind::all()
        .filter(offered)
        .map(|variant| Choice {
            value: variant.id().to_owned(),
            text: frame.text(&format!("variant-{}", variant.id())),
            hint: String::new(),
            is_chosen: variant.id() == chosen,
        })
        .collect()
}

fn clock_fields(frame: &Frame, again: &NewForm) -> Vec<ClockField> {
    let field = |id: &'static str, given: &str, usual: &str| ClockField {
        id,
        text: frame.text(&format!("playoff-clock-{id}")),
        value: if given.is_empty() { usual } else { given }.to_owned(),
    };
    vec![
        field("standard", &again.standard, "80:00 + 60"),
        field("rapid", &again.rapid, "20:00 + 5"),
        field("blitz", &again.blitz, "5:00 + 3"),
        field("single", &again.single, "5:00 + 2"),
    ]
}

fn listed(frame: &Frame, found: &Found) -> Listed {
    let view = found.view(true, frame.language);
    Listed {
        id: view.id.clone(),
        title: names(frame, &view),
        text: view.text,
    }
}

fn names(frame: &Frame, view: &PlayoffView) -> String {
    let args = [
        ("first", view.players[0].name.as_str().into()),
        ("second", view.players[1].name.as_str().into()),
    ];
    frame.text_with("playoff-title", &args)
}

/// Starts a match.
pub(super) async fn create(
    State(state): State<AppState>,
    player: Player,
    frame: Frame,
    Form(form): Form<NewForm>,
) -> Response {
    let made = match form.wish() {
        Ok(wish) => state.playoffs().create(&player, &wish).await,
        Err(problem) => Err(problem),
    };
    match made {
        Ok(id) => Redirect::to(&format!("/playoff/{id}")).into_response(),
        Err(problem) => new_page(&state, &player, frame, form, Some(&problem)).await,
    }
}

/// The page of a match.
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
    player: Player,
    seat: Result<Seat, Problem>,
    frame: Frame,
) -> Response {
    page(&state, &id, &player, seat.ok(), frame, None).await
}

/// The part of the page that changes while a game goes on.
pub(super) async fn live(
    State(state): State<AppState>,
    Path(id): Path<String>,
    player: Player,
    frame: Frame,
) -> Result<Response, Problem> {
    let found = state.playoffs().find(&id).await?;
    let live = match_live(&frame, &found, found.owner == player);
    Ok(html(&LivePart { frame, live }))
}

async fn page(
    state: &AppState,
    id: &str,
    player: &Player,
    seat: Option<Seat>,
    frame: Frame,
    refused: Option<(&Problem, &ActForm)>,
) -> Response {
    let again = |action| {
        refused
            .map(|(_, form)| form.again(action))
            .unwrap_or_default()
    };
    let problem = refused.map(|(problem, _)| problem);
    let found = match state.playoffs().find(id).await {
        Ok(found) => found,
        Err(problem) => return fault::page(frame, &problem),
    };
    let view = found.view(found.owner == *player, frame.language);
    let title = names(&frame, &view);
    let text = found.state.plan().rulebook_text.as_deref();
    let named = || state.library().find(&view.rulebook);
    let own = text.and_then(|text| RuleBook::parse(text).ok());
    let book = own.map(Arc::new).or_else(named);
    let page = MatchPage {
        live: match_live(&frame, &found, found.owner == *player),
        book: book
            .map(|book| book.name().get(frame.language.referee()).to_owned())
            .unwrap_or_default(),
        fault: problem.map(|problem| problem.detail_in(frame.language)),
        seat: seat.map(|seat| seat.name),
        sanction: again("sanction"),
        decide: again("decide"),
        texts: texts::json(frame.language, texts::WALL),
        frame: frame.titled(&title),
        title,
    };
    let page = html(&page);
    match problem {
        Some(problem) => (problem.status(), page).into_response(),
        None => page,
    }
}

/// Something is done in a match.
pub(super) async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    player: Player,
    seat: Result<Seat, Problem>,
    frame: Frame,
    Form(form): Form<ActForm>,
) -> Response {
    let seat = seat.ok();
    let acted = match form.action() {
        Ok(action) => state.playoff_act(&id, &player, seat.as_ref(), action).await,
        Err(problem) => Err(problem),
    };
    match acted {
        Ok(Some(game)) => Redirect::to(&format!("/game/{game}")).into_response(),
        Ok(None) => Redirect::to(&format!("/playoff/{id}")).into_response(),
        Err(problem) => {
            let refused = Some((&problem, &form));
            page(&state, &id, &player, seat, frame, refused).await
        }
    }
}

fn match_live(frame: &Frame, found: &Found, owner: bool) -> MatchLive {
    let view = found.view(owner, frame.language);
    let now = crate::live::unix_ms();
    let break_until = view.break_until.unwrap_or(0);
    let wait_ms = break_until.saturating_sub(now);
    let running = found.snapshot.as_ref().and_then(|snapshot| {
        let running = snapshot.game.running()?;
        (view.status == "playing").then_some(running.as_str())
    });
    let next = (view.status == "between").then(|| {
        let number = view.games.len() + 1;
        let args = [("number", i64::try_from(number).unwrap_or(i64::MAX).into())];
        frame.text_with("playoff-begin", &args)
    });
    let is_chess = found.state.plan().variant == Kind::Chess960.id();
    let between = view.status == "between" && !view.games.is_empty();
    MatchLive {
        kind: frame.text(&format!("playoff-kind-{}", view.kind)),
        players: view
            .players
            .iter()
            .map(|player| PlayerRow {
                player: player.player,
                name: player.name.clone(),
                score: player.score.to_string(),
                left: face(player.left_ms),
                left_ms: player.left_ms,
                side: player.side.unwrap_or(""),
                icon: player.side.map_or("", |side| {
                    let side = match side {
                        "white" => Side::White,
                        _ => Side::Black,
                    };
                    desk::icon(is_chess, side)
                }),
                side_text: player.side.map(|side| frame.text(side)).unwrap_or_default(),
                is_running: running.is_some() && player.side == running,
                is_winner: view.winner == Some(player.player),
                can_pause: owner && between && !player.pause_used,
            })
            .collect(),
        stages: stages(frame, found, &view),
        games: view
            .games
            .iter()
            .map(|game| game_row(frame, &view, game))
            .collect(),
        board: board(frame, found, owner),
        next,
        wait_ms,
        wait: face(wait_ms),
        is_over: view.status == "over",
        is_open: view.status != "over",
        has_sanctions: view.status == "playing" || view.status == "between",
        sanctions: sanctions(frame, found),
        points: points(frame, &view),
        is_youth: view.youth,
        id: view.id,
        version: view.version,
        text: view.text,
        status: view.status,
        owner,
    }
}

fn stages(frame: &Frame, found: &Found, view: &PlayoffView) -> Vec<StageRow> {
    let plan = found.state.plan();
    let word = |stage: &crate::playoff::StagePlan| crate::playoff::stage_word(stage.points.stage);
    let present = view.stage.or(view.games.last().map(|game| game.stage));
    let at = plan
        .stages
        .iter()
        .position(|stage| Some(word(stage)) == present);
    plan.stages
        .iter()
        .enumerate()
        .map(|(index, stage)| {
            let (clock, points) = (stage.clock, stage.points);
            let args = [
                ("time", face(clock.initial_ms).into()),
                ("seconds", (clock.increment_ms / 1000).into()),
                ("carried", if stage.carried { "yes" } else { "no" }.into()),
            ];
            StageRow {
                text: match stage.carried {
                    true => frame.text("playoff-kind-lehmann-georgiev"),
                    false => frame.text(&format!("playoff-stage-{}", word(stage))),
                },
                clock: frame.text_with("playoff-stage-clock", &args),
                points: match points.winner {
                    1 => String::new(),
                    winner => format!("{winner}–{}", points.loser),
                },
                state: match at.map(|at| index.cmp(&at)) {
                    Some(std::cmp::Ordering::Less) => "done",
                    Some(std::cmp::Ordering::Equal) => "now",
                    _ => "",
                },
            }
        })
        .collect()
}

fn game_row(frame: &Frame, view: &PlayoffView, game: &crate::playoff::PlayoffGameView) -> GameRow {
    let white = view
        .players
        .iter()
        .find(|player| player.player == game.white);
    let reason = game
        .reason
        .as_ref()
        .map(|reason| format!("reason-{reason}"));
    GameRow {
        game: game.game.clone(),
        title: match game.stage {
            // Behind stages with names of their own the last one has its name, too.
            "decider" if view.kind != "micro-match" => {
                frame.text_with("playoff-game-number", &[("number", game.number.into())])
            }
            stage => {
                let stage = frame.text(&format!("playoff-stage-{stage}"));
                format!("{}. {stage}", game.number)
            }
        },
        white: white.map(|player| player.name.clone()).unwrap_or_default(),
        result: match game.result {
            Some(result) => result.to_owned(),
            None => frame.text("playoff-going-on"),
        },
        reason: reason.map(|id| frame.text(&id)).unwrap_or_default(),
        start: game.start_ms.map(face),
        left: game
            .left_ms
            .map_or_else(Default::default, |left| left.map(face)),
        is_going: game.result.is_none(),
    }
}

fn board(frame: &Frame, found: &Found, owner: bool) -> Option<Board> {
    let snapshot = found.snapshot.as_ref()?;
    let game = &*snapshot.game;
    let live = desk::live(frame, snapshot);
    let action = match (game.is_over(), owner) {
        (true, _) => "playoff-look",
        (false, true) => "playoff-play",
        (false, false) => "playoff-watch",
    };
    Some(Board {
        game: game.id().to_owned(),
        picture: desk::picture(frame, game, game.ply(), false),
        state: live.verdict.unwrap_or(live.state),
        action: frame.text(action),
    })
}

fn sanctions(frame: &Frame, found: &Found) -> Vec<String> {
    let names = &found.state.plan().names;
    found
        .state
        .sanctions()
        .iter()
        .map(|sanction| {
            let args = [
                ("player", names.of(sanction.player).clone().into()),
                (
                    "opponent",
                    names.of(sanction.player.opponent()).clone().into(),
                ),
                ("time", face(found.state.plan().sanction_ms).into()),
                ("referee", sanction.referee.as_str().into()),
                ("why", sanction.why.as_str().into()),
            ];
            frame.text_with("playoff-told-sanction", &args)
        })
        .collect()
}

/// The points for the table, where there are more than one.
fn points(frame: &Frame, view: &PlayoffView) -> Option<String> {
    let [first, second] = &view.players;
    let (first, second) = (first.points?, second.points?);
    if first + second <= 1 {
        return None;
    }
    let args = [("first", first.into()), ("second", second.into())];
    Some(frame.text_with("playoff-points", &args))
}
