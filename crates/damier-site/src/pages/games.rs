//! The list of a player's games.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use super::frame::{Frame, html};
use super::picture::Picture;
use super::{date, fault};
use crate::board::Kind;
use crate::view::GameSummary;
use crate::{AppState, Player};

#[derive(Template)]
#[template(path = "games.html")]
struct GamesPage {
    frame: Frame,
    games: Vec<Row>,
    picture: String,
}

struct Row {
    id: String,
    variant: String,
    opponent: String,
    moves: String,
    updated: String,
    updated_text: String,
    result: String,
    is_over: bool,
}

/// The page of a player's games.
pub(super) async fn show(State(state): State<AppState>, player: Player, frame: Frame) -> Response {
    let games = match state.games_of(&player).await {
        Ok(games) => games,
        Err(problem) => return fault::page(frame, &problem),
    };
    let title = frame.text("games-page");
    let frame = frame.titled(&title);
    let page = GamesPage {
        games: games.iter().map(|game| row(&frame, game)).collect(),
        picture: Picture::of(&Kind::Draughts(damier_draughts::Variant::International).start())
            .svg(),
        frame,
    };
    html(&page)
}

fn row(frame: &Frame, game: &GameSummary) -> Row {
    let opponent = match game.level {
        Some(level) => frame.text_with(
            "games-against-computer",
            &[("level", i64::from(level).into())],
        ),
        None => frame.text("games-local"),
    };
    Row {
        id: game.id.clone(),
        variant: frame.text(&format!("variant-{}", game.variant)),
        opponent,
        moves: frame.text_with(
            "games-move-count",
            &[("moves", i64::from(game.ply.div_ceil(2)).into())],
        ),
        updated: date::iso(game.updated_at),
        updated_text: date::plain(game.updated_at),
        result: result(frame, game),
        is_over: game.result.is_some(),
    }
}

/// The result as the player sees it; with two at one board, as it is.
fn result(frame: &Frame, game: &GameSummary) -> String {
    let Some(result) = &game.result else {
        return frame.text("games-going-on");
    };
    let shown = result.replace('-', "–");
    let id = match (result.as_str(), game.human_side.as_deref()) {
        ("1-1", _) => "games-drawn",
        ("2-0", Some("white")) | ("0-2", Some("black")) => "games-won",
        ("2-0" | "0-2" | "0-0", Some(_)) => "games-lost",
        _ => return shown,
    };
    frame.text_with(id, &[("result", shown.into())])
}
