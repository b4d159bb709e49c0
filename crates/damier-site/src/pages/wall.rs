//! The referee's door, and the wall with every game of the server.

use std::convert::Infallible;

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use tokio::sync::broadcast::error::RecvError;

use super::desk::{self, Card};
use super::frame::{Frame, html};
use super::picture::Picture;
use super::{fault, texts};
use crate::AppState;
use crate::board::{Kind, Position};
use crate::cookies;
use crate::pages::path::Path;
use crate::pages::query::Query;
use crate::problem::Problem;
use crate::referee::{REFEREE_COOKIE, SITTING, Seat};

/// How many games hang on the wall.
const GAMES: u32 = 120;

/// How many of them are over.
const OVER: u32 = 24;

#[derive(Template)]
#[template(path = "referee-login.html")]
struct LoginPage {
    frame: Frame,
    fault: Option<String>,
    back: String,
    name: String,
}

#[derive(Template)]
#[template(path = "referee-wall.html")]
struct WallPage {
    frame: Frame,
    seat: String,
    lead: String,
    choices: Vec<Choice>,
    words: String,
    cards: Vec<Card>,
    picture: String,
    texts: String,
}

struct Choice {
    value: &'static str,
    text: String,
    is_chosen: bool,
}

#[derive(Template)]
#[template(path = "referee-card.html")]
struct CardPart {
    card: Card,
}

/// Who comes to the desk: a referee, or someone at the door.
pub(super) enum Visitor {
    /// A referee.
    Referee(Seat),
    /// The page with the door.
    AtTheDoor(Response),
}

/// The page with the door, that leads to an address afterwards.
pub(super) fn door(frame: Frame, back: &str) -> Response {
    let title = frame.text("referee-login-title");
    html(&LoginPage {
        frame: frame.titled(&title),
        fault: None,
        back: back.to_owned(),
        name: String::new(),
    })
}

/// Lets a referee in, or shows the door.
pub(super) fn visitor(seat: Result<Seat, Problem>, frame: &Frame, back: &str) -> Visitor {
    match seat {
        Ok(seat) => Visitor::Referee(seat),
        Err(problem) if problem.status() == StatusCode::UNAUTHORIZED => {
            Visitor::AtTheDoor(door(frame.clone(), back))
        }
        Err(problem) => Visitor::AtTheDoor(fault::page(frame.clone(), &problem)),
    }
}

/// The key and the name.
#[derive(Deserialize)]
pub(super) struct Login {
    #[serde(default)]
    key: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    back: String,
}

/// A referee shows the key.
pub(super) async fn login(
    State(state): State<AppState>,
    frame: Frame,
    Form(login): Form<Login>,
) -> Response {
    let back = own_path(&login.back);
    match state.referee_enters(&login.key, &login.name).await {
        Ok(token) => {
            let age = SITTING.as_secs();
            let cookie = format!(
                "{REFEREE_COOKIE}={token}; Path=/; Max-Age={age}; SameSite=Strict; HttpOnly"
            );
            with_cookie(Redirect::to(back).into_response(), &cookie)
        }
        Err(problem) => {
            let title = frame.text("referee-login-title");
            let text = problem.detail_in(frame.language);
            let page = html(&LoginPage {
                frame: frame.titled(&title),
                fault: Some(text),
                back: back.to_owned(),
                name: login.name,
            });
            (problem.status(), page).into_response()
        }
    }
}

/// A referee leaves.
pub(super) async fn leave(State(state): State<AppState>, headers: HeaderMap) -> Response {
    if let Some(token) = cookies::read(&headers, REFEREE_COOKIE)
        && let Err(problem) = state.referee_leaves(token).await
    {
        return problem.into_response();
    }
    let cookie = format!("{REFEREE_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly");
    with_cookie(Redirect::to("/referee").into_response(), &cookie)
}

fn with_cookie(mut response: Response, cookie: &str) -> Response {
    if let Ok(value) = HeaderValue::from_str(cookie) {
        response.headers_mut().append(SET_COOKIE, value);
    }
    response
}

/// An address of the desk; anything else becomes the wall.
fn own_path(path: &str) -> &str {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'/' | b'-' | b'_');
    let fits = ["/referee", "/playoff", "/events"]
        .iter()
        .any(|start| path.starts_with(start));
    if fits && path.bytes().all(plain) {
        path
    } else {
        "/referee"
    }
}

/// Which games to show.
#[derive(Debug, Deserialize)]
pub(super) struct Filter {
    #[serde(default)]
    show: String,
    #[serde(default)]
    words: String,
    /// Where a referee comes from and goes back to.
    #[serde(default)]
    back: String,
}

const SHOWN: [&str; 4] = ["going", "watch", "clock", "over"];

/// The wall.
pub(super) async fn show(
    State(state): State<AppState>,
    Query(filter): Query<Filter>,
    seat: Result<Seat, Problem>,
    frame: Frame,
) -> Response {
    let back = own_path(&filter.back);
    let seat = match visitor(seat, &frame, back) {
        Visitor::Referee(_) if !filter.back.is_empty() => {
            return Redirect::to(back).into_response();
        }
        Visitor::Referee(seat) => seat,
        Visitor::AtTheDoor(page) => return page,
    };
    let games = match state.live().wall(GAMES, OVER).await {
        Ok(mut games) => {
            // Boards at which nobody has moved yet hang last.
            games.sort_by_key(|snapshot| snapshot.game.ply() == 0);
            games
        }
        Err(problem) => return fault::page(frame, &problem),
    };
    let shown = SHOWN.iter().find(|value| **value == filter.show);
    let shown = *shown.unwrap_or(&SHOWN[0]);
    let words = filter.words.to_lowercase();
    let cards: Vec<Card> = games.iter().map(|game| desk::card(&frame, game)).collect();
    let going = cards.iter().filter(|card| !card.is_over).count();
    let args = [("games", i64::try_from(going).unwrap_or(i64::MAX).into())];
    let lead = frame.text_with("wall-lead", &args);
    let title = frame.text("wall-title");
    // The scripts filter what is there; without them it is done here.
    let fits = |card: &Card| {
        card.kinds.split(' ').any(|kind| kind == shown) && card.words.contains(words.trim())
    };
    let unfiltered = filter.show.is_empty() && words.is_empty();
    let cards = cards
        .into_iter()
        .filter(|card| unfiltered && !card.is_over || fits(card));
    let page = WallPage {
        seat: seat.name,
        lead,
        choices: SHOWN
            .map(|value| Choice {
                value,
                text: frame.text(&format!("wall-show-{value}")),
                is_chosen: value == shown,
            })
            .into(),
        words: filter.words,
        cards: cards.collect(),
        picture: Position::from_fen(
            Kind::Draughts(damier_draughts::Variant::Russian),
            "W:WK14:B",
        )
        .map(|position| Picture::of(&position).svg())
        .unwrap_or_default(),
        texts: texts::json(frame.language, texts::WALL),
        frame: frame.titled(&title),
    };
    html(&page)
}

/// One game of the wall, as it stands now.
pub(super) async fn card(
    State(state): State<AppState>,
    Path(id): Path<String>,
    _seat: Seat,
    frame: Frame,
) -> Result<Response, Problem> {
    let snapshot = state.live().find(&id).await?.snapshot();
    Ok(html(&CardPart {
        card: desk::card(&frame, &snapshot),
    }))
}

/// Tells the names of games in which something happened, as they happen.
pub(super) async fn changes(
    State(state): State<AppState>,
    _seat: Seat,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let changes = state.live().changes();
    let all = stream::unfold((changes, state), async |(mut changes, state)| {
        let name = tokio::select! {
            change = changes.recv() => match change {
                Ok(name) => name.to_string(),
                // Too far behind: look at everything.
                Err(RecvError::Lagged(_)) => "*".to_owned(),
                Err(RecvError::Closed) => return None,
            },
            () = state.stopping() => return None,
        };
        Some((Ok(Event::default().data(name)), (changes, state)))
    });
    Sse::new(all).keep_alive(KeepAlive::default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_door_leads_to_our_own_pages_only() {
        for (path, expected) in [
            ("/referee/game/k3f9x2ab", "/referee/game/k3f9x2ab"),
            ("/playoff/k3f9x2abc", "/playoff/k3f9x2abc"),
            ("/events/k3f9x2a/desk", "/events/k3f9x2a/desk"),
            ("//evil.example", "/referee"),
            ("/referee@evil.example", "/referee"),
            ("https://evil.example", "/referee"),
            ("", "/referee"),
        ] {
            assert_eq!(own_path(path), expected, "{path}");
        }
    }
}
